# Dlaczego bot wybiera to, co wybiera. Całe zdania; plan to to, co bot zbudowałby na tym miejscu.

ticket-points = { $ticket } ({ number-points })
ticket-points-trains = { $ticket } ({ number-points }, { number-trains })
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
because-silent = Ten bot nie podaje powodów.
because-careless = Ten bot buduje dla punktów i nie zważa na bilety.

# Połączenia i dworce.

because-last-turn = To ostatnia tura.
because-completes = To połączenie realizuje bilet { $goals }.
because-would-complete = To połączenie zrealizowałoby bilet { $goals }.
because-on-way = To połączenie przybliża realizację biletu { $goals }.
because-countries = To połączenie pomaga połączyć kraje: { $countries }; w nawiasach wartość ich wierzchnich kart.
because-points = To daje { number-points }.
because-points-done = W planie nie ma już nic do zbudowania, a to daje { number-points }.
because-points-spare = To daje { number-points }, a na plan wystarczy tego, co zostanie ({ number-trains }).
because-lengthens = To wydłuża sieć.
because-ahead = Nikt nie ma więcej punktów za połączenia, a każdy postawiony wagon przybliża koniec gry.
because-rivals = { $number ->
        [one] Na obu końcach tego połączenia jest już { $number } rywal, który też może je zająć.
        [few] Na obu końcach tego połączenia są już { $number } rywale, którzy też mogą je zająć.
       *[many] Na obu końcach tego połączenia jest już { $number } rywali, którzy też mogą je zająć.
    }
because-tunnel = { $number ->
        [0] To tunel bez kart na dopłatę: jeśli okaże się potrzebna, przepada tylko tura.
        [one] To tunel, a na dopłatę zostałaby { $number } karta.
        [few] To tunel, a na dopłatę zostałyby { $number } karty.
       *[many] To tunel, a na dopłatę zostałoby { $number } kart.
    }
because-station = Dworzec korzysta z połączenia { $route } (gracz: { $owner }) i realizuje bilet { $goals }.
because-station-late = { $turns ->
        [0] Nie ma już prawie żadnej tury, by połączyć to inaczej.
        [one] Została już mniej więcej { $turns } tura, by połączyć to inaczej.
        [few] Zostały już mniej więcej { $turns } tury, by połączyć to inaczej.
       *[many] Zostało już mniej więcej { $turns } tur, by połączyć to inaczej.
    }

# Karty.

because-lacks = Na połączenie { $route } brakuje { $short-lacking }.
because-lacks-any = Na połączenie { $route }, w jednym dowolnym kolorze, brakuje { $short-lacking }; właśnie w tym kolorze jest najwięcej wolnych kart.
because-lacks-else = Na połączenie { $route } brakuje { $short-lacking } albo kart zastępczych.
because-lacks-cards = { $number ->
        [one] Na połączenie { $route } brakuje { $number } karty jednego koloru.
       *[many] Na połączenie { $route } brakuje { $number } kart jednego koloru.
    }
because-lacks-both = { $number ->
        [one] Na połączenie { $route } brakuje { $number } karty jednego koloru i { $short-lacking }.
       *[many] Na połączenie { $route } brakuje { $number } kart jednego koloru i { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] Lokomotywa pasuje na połączenie { $route }, na które brakuje { $number } karty.
       *[many] Lokomotywa pasuje na połączenie { $route }, na które brakuje { $number } kart.
    }
because-plan-done = W planie nie ma już nic do zbudowania.
because-nothing-lacks = Na każde połączenie z planu są już karty, więc można zbierać je na inne.
because-lacks-together = Na każde połączenie z planu z osobna kart wystarczy, ale na wszystkie razem jeszcze nie.
because-face-up-empty = Żadnej z odkrytych kart nie można wziąć.
because-face-up-useless = Żadna z odkrytych kart nie pomaga w planie.
because-face-up-little = Odkryte karty pomagają mniej, niż może pomóc karta ze stosu.
because-deck-empty = W stosie nie ma kart.
because-would-give = To połączenie dałoby { number-points }.
because-can-wait = Można już zająć { $routes }, ale to może poczekać.
because-no-claim-pays = Żadne z połączeń, które można teraz zająć, nie jest warte więcej niż nowe karty.
because-no-claim = Nie można teraz zająć żadnego połączenia.
because-give = Na ręce: { $cards }; plan potrzebuje takich kart: { $number }.
because-pay = Kart wystarczy, a dopłata daje połączenie { $route }.
because-cannot-pay = { $number ->
        [one] Tunel wymaga jeszcze { $number } karty, a nie ma jej na ręce.
       *[many] Tunel wymaga jeszcze { $number } kart, a tylu nie ma na ręce.
    }

# Bilety.

because-only-tickets = Nie ma kart do dobrania ani połączeń do zajęcia.
because-given-up = Przy pozostałych turach i wagonach nie opłaca się już bilet { $goals }.
because-all-joined = { $number ->
        [one] Jedyny bilet jest zrealizowany.
       *[many] Wszystkie bilety ({ $number }) są zrealizowane.
    }
because-turns-for-tickets = { $turns ->
        [one] Na nowe bilety została mniej więcej { $turns } tura.
        [few] Na nowe bilety zostały mniej więcej { $turns } tury.
       *[many] Na nowe bilety zostało mniej więcej { $turns } tur.
    }
because-keep = { $turns ->
        [one] { $ways }: plan przewiduje na to mniej więcej { $turns } turę.
        [few] { $ways }: plan przewiduje na to mniej więcej { $turns } tury.
       *[many] { $ways }: plan przewiduje na to mniej więcej { $turns } tur.
    }
because-keep-with-held = { $turns ->
        [one] { $ways }: razem z wcześniejszymi biletami plan przewiduje na to mniej więcej { $turns } turę.
        [few] { $ways }: razem z wcześniejszymi biletami plan przewiduje na to mniej więcej { $turns } tury.
       *[many] { $ways }: razem z wcześniejszymi biletami plan przewiduje na to mniej więcej { $turns } tur.
    }
because-joined-already = Już zrealizowane: { $goals }.
because-must-keep = Zbyt kosztowne lub nieosiągalne, ale trzeba zatrzymać co najmniej { $number }: { $goals }.
because-out-of-reach = Do zwrotu { $goals }: przy pozostałych turach i wagonach ten bilet się nie opłaca.
because-instead = Do zwrotu { $goals }: z tym biletem w planie nie byłoby miejsca na { $tickets }.
because-too-dear = Do zwrotu { $goals }: wymaga dodatkowo co najmniej { $trains ->
        [one] { $trains } wagonu
       *[many] { $trains } wagonów
    } i mniej więcej { $turns ->
        [one] { $turns } tury
       *[many] { $turns } tur
    }.
because-worth-less = Do zwrotu { $goals }: z tym biletem plan dałby mniej.

because-nothing-better = Nic innego nie wyglądało lepiej.
because-nothing-else = Nic innego nie jest możliwe.

# Przeszukiwanie.

because-playouts = { $number ->
        [one] Rozgrywka próbna ({ $number }), od 0% (wyraźna porażka) do 100% (wyraźne zwycięstwo):
       *[many] Rozgrywki próbne ({ $number }), od 0% (wyraźna porażka) do 100% (wyraźne zwycięstwo):
    }
because-tried = W symulowanych dalszych rozgrywkach ten ruch wypadł najlepiej.
because-not-surely-better = Inna akcja wypadła lepiej, ale różnica może być przypadkowa.
playouts-of = { $number ->
        [one] { $percent }% w { $number } rozgrywce: { $move }
       *[many] { $percent }% w { $number } rozgrywkach: { $move }
    }
