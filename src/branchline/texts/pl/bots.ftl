# Dlaczego bot wybiera to, co wybiera. Całe zdania; plan to to, co bot zbudowałby na tym miejscu.

ticket-points = { $ticket } ({ number-points })
number-points = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
number-trains = { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
number-turns = { $turns ->
        [one] { $turns } tura
        [few] { $turns } tury
       *[many] { $turns } tur
    }

because-chance = To przypadek.
because-silent = Ten bot nie mówi dlaczego.
because-careless = Ten bot buduje dla punktów i nie zważa na bilety.

# Linie i dworce.

because-last-turn = To ostatnia tura.
because-completes = Ta linia realizuje { $goals }.
because-would-complete = Ta linia zrealizowałaby { $goals }.
because-on-way = Ta linia leży na drodze { $goals }.
because-countries = Ta linia leży na drodze, która łączy kraje: { $countries }; w nawiasach wartość ich wierzchnich kart.
because-points = To daje { number-points }.
because-points-done = W planie nie ma już nic do zbudowania, a to daje { number-points }.
because-points-spare = To daje { number-points }, a wagonów wystarczy na plan ({ number-trains }).
because-lengthens = To wydłuża sieć.
because-ahead = Nikt nie ma więcej punktów za linie, a każdy położony wagon przybliża koniec.
because-rivals = { $number ->
        [one] Na obu jej końcach zbudował już coś { $number } rywal.
        [few] Na obu jej końcach zbudowali już coś { $number } rywale.
       *[many] Na obu jej końcach zbudowało już coś { $number } rywali.
    }
because-tunnel = { $number ->
        [0] To tunel, a na dopłatę nie zostałaby żadna karta.
        [one] To tunel, a na dopłatę zostałaby { $number } karta.
        [few] To tunel, a na dopłatę zostałyby { $number } karty.
       *[many] To tunel, a na dopłatę zostałoby { $number } kart.
    }
because-station = Z linią { $lane } (właściciel: { $owner }) dworzec realizuje { $goals }.
because-turns-left = { $turns ->
        [one] Została mniej więcej { $turns } tura.
        [few] Zostały mniej więcej { $turns } tury.
       *[many] Zostało mniej więcej { $turns } tur.
    }

# Karty.

because-lacks = Na linię { $lane } brakuje { $short-lacking }.
because-lacks-any = Linia { $lane } przyjmie dowolny kolor i brakuje na nią { $short-lacking }; w żadnym kolorze nie ma więcej wolnych kart.
because-lacks-else = Na linię { $lane } brakuje { $short-lacking }, chyba że odda się karty zastępcze.
because-lacks-cards = { $number ->
        [one] Na linię { $lane } brakuje { $number } karty jednego koloru.
       *[many] Na linię { $lane } brakuje { $number } kart jednego koloru.
    }
because-lacks-both = { $number ->
        [one] Na linię { $lane } brakuje { $number } karty jednego koloru i { $short-lacking }.
       *[many] Na linię { $lane } brakuje { $number } kart jednego koloru i { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] Lokomotywa pasuje na linię { $lane }, na którą brakuje { $number } karty.
       *[many] Lokomotywa pasuje na linię { $lane }, na którą brakuje { $number } kart.
    }
because-plan-done = W planie nie ma już nic do zbudowania.
because-nothing-lacks = Na żadną linię planu nie brakuje kart.
because-row-empty = Żadnej z odkrytych kart nie można wziąć.
because-row-useless = Żadna z odkrytych kart nie pomaga w planie.
because-row-little = Odkryte karty pomagają mniej, niż może pomóc karta ze stosu.
because-pile-empty = W stosie nie ma kart.
because-would-give = Ta linia dałaby { number-points }.
because-can-wait = Można już zająć { $lanes }, ale to może poczekać.
because-no-claim-pays = Żadna z linii, które można teraz zająć, nie jest warta więcej niż nowe karty.
because-no-claim = Nie można teraz zająć żadnej linii.
because-give = Na ręce: { $cards }; plan potrzebuje takich kart: { $number }.
because-pay = Kart wystarczy, a dopłata daje linię { $lane }.
because-cannot-pay = { $number ->
        [one] Tunel wymaga jeszcze { $number } karty, a jej brakuje.
       *[many] Tunel wymaga jeszcze { $number } kart, a tylu brakuje.
    }

# Bilety.

because-only-tickets = Nie ma kart do dobrania ani linii do zajęcia.
because-given-up = W turach i z wagonami, które zostały, nie opłaca się już żadna droga: { $goals }.
because-all-joined = { $number ->
        [one] Jedyny bilet jest zrealizowany.
       *[many] Wszystkie bilety ({ $number }) są zrealizowane.
    }
because-keep = { $goals }: w planie { number-trains } i mniej więcej { number-turns }.
because-keep-with-held = { $goals }: w planie, razem z wcześniejszymi biletami, { number-trains } i mniej więcej { number-turns }.
because-joined-already = Już zrealizowane: { $goals }.
because-must-keep = Zbyt kosztowne lub nieosiągalne, ale trzeba zatrzymać co najmniej { $number }: { $goals }.
because-out-of-reach = { $goals }: w turach i z wagonami, które zostaną, nie opłaca się żadna droga.
because-instead = { $goals }: wtedy w planie nie byłoby miejsca na { $tickets }.
because-too-dear = { $goals }: dodatkowo { number-trains } i mniej więcej { number-turns }.
because-worth-less = { $goals }: z tym biletem plan dałby mniej.

because-nothing-better = Nic innego nie wyglądało lepiej.
because-nothing-else = Nic innego nie jest możliwe.

# Przeszukiwanie.

because-playouts = { $number ->
        [one] Rozgrywka próbna ({ $number }), od 0% (wyraźna porażka) do 100% (wyraźne zwycięstwo):
       *[many] Rozgrywki próbne ({ $number }), od 0% (wyraźna porażka) do 100% (wyraźne zwycięstwo):
    }
because-not-surely-better = Inna akcja wypadła lepiej, ale nie bardziej, niż mógłby sprawić przypadek.
playouts-of = { $number ->
        [one] { $percent }% w { $number } rozgrywce: { $deed }
       *[many] { $percent }% w { $number } rozgrywkach: { $deed }
    }
