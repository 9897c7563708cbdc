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

because-chance = Wybór losowy.
because-silent = Ten bot nie podaje powodów.
because-careless = Ten bot buduje dla punktów i nie zważa na bilety.

# Połączenia i dworce.

because-last-turn = To ostatnia tura.
because-completes = To połączenie pozwala zrealizować: { $goals }.
because-would-complete = To połączenie pozwoliłoby zrealizować: { $goals }.
because-on-way = To połączenie pomaga zrealizować: { $goals }.
because-countries = To pomaga połączyć kraje: { $countries }; w nawiasach wartości ich wierzchnich kart.
because-points = To daje { number-points }.
because-points-done = Na swoje bilety nie musisz już nic budować, a to daje { number-points }.
because-points-spare = To daje { number-points }, a na bilety wystarczy tego, co ci zostanie ({ number-trains }).
because-lengthens = To rozbudowuje sieć.
because-ahead = Nikt nie ma więcej punktów za połączenia, a każdy postawiony wagon przybliża koniec gry.
because-rivals = { $number ->
        [one] Na obu końcach tego połączenia buduje już { $number } rywal, który też może go potrzebować.
        [few] Na obu końcach tego połączenia budują już { $number } rywale, którzy też mogą go potrzebować.
       *[many] Na obu końcach tego połączenia buduje już { $number } rywali, którzy też mogą go potrzebować.
    }
because-tunnel = { $number ->
        [0] To tunel, a na dopłatę nie zostałoby kart: jeśli okaże się konieczna, przepadnie tylko tura.
        [one] To tunel, a na dopłatę zostałaby { $number } karta.
        [few] To tunel, a na dopłatę zostałyby { $number } karty.
       *[many] To tunel, a na dopłatę zostałoby { $number } kart.
    }
because-station = Dworzec korzysta z połączenia { $route } (gracz: { $owner }) i pozwala zrealizować: { $goals }.
because-station-late = { $turns ->
        [0] Prawie nie ma już tur na połączenie tych miast inną drogą.
        [one] Zostało już tylko około { $turns } tury na połączenie tych miast inną drogą.
       *[many] Zostało już tylko około { $turns } tur na połączenie tych miast inną drogą.
    }

# Karty.

because-lacks = Na połączenie { $route } brakuje { $short-lacking }.
because-lacks-any = Za połączenie { $route } można zapłacić kartami jednego dowolnego koloru; brakuje { $short-lacking }, a właśnie w tym kolorze jest najwięcej wolnych kart.
because-colour-lacks = Za połączenie { $route } można zapłacić kartami jednego dowolnego koloru; w tym kolorze brakuje { $short-lacking }.
because-colour-in-all = Potrzebne karty tego koloru: { $number } ({ $routes }); masz { $held }.
because-shortest = To część najkrótszej drogi dla biletu { $goals }.
because-tunnel-extra = { $route } to tunel: ta karta może się przydać do dopłaty.
because-wild = Lokomotywa może zastąpić kartę dowolnego koloru.
because-saves-locomotive = Z tą kartą na połączenie { $route } wystarczy o jedną lokomotywę mniej.
because-lacks-else = Na połączenie { $route } brakuje { $short-lacking } albo kart zastępczych.
because-lacks-cards = { $number ->
        [one] Na połączenie { $route } brakuje { $number } karty tego samego koloru.
       *[many] Na połączenie { $route } brakuje { $number } kart tego samego koloru.
    }
because-lacks-both = { $number ->
        [one] Na połączenie { $route } brakuje { $number } karty tego samego koloru i { $short-lacking }.
       *[many] Na połączenie { $route } brakuje { $number } kart tego samego koloru i { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] Lokomotywa przyda się na połączenie { $route }, na które brakuje { $number } karty.
       *[many] Lokomotywa przyda się na połączenie { $route }, na które brakuje { $number } kart.
    }
because-plan-done = Na swoje bilety nie musisz już nic budować.
because-nothing-lacks = Na każde z potrzebnych połączeń masz już karty, więc możesz zbierać na inne.
because-lacks-together = Na każde z potrzebnych połączeń z osobna kart ci wystarczy, ale na wszystkie razem jeszcze nie.
because-face-up-empty = Żadnej z odkrytych kart nie można wziąć.
because-face-up-useless = Żadna z odkrytych kart ci nie pomaga.
because-face-up-locomotive = Z odkrytych kart przydałaby się tylko lokomotywa, a wzięcie jej zajmuje całą turę.
because-locomotive-turn = Wzięcie odkrytej lokomotywy zajęłoby całą turę.
because-locomotive-second = Odkrytej lokomotywy nie można wziąć jako drugiej karty.
because-not-face-up = Potrzebujesz też kolorów, których nie ma wśród odkrytych kart: { $colours }.
because-deck-empty = Stos jest pusty.
because-would-give = To połączenie dałoby { number-points }.
because-can-wait = Można już zająć { $routes }, ale to może poczekać.
because-no-claim-pays = Żadne z połączeń, które można teraz zająć, nie jest warte więcej niż nowe karty.
because-no-claim = Nie można teraz zająć żadnego połączenia.
because-give = Na ręce: { $cards }, z czego potrzebujesz { $number }.
because-pay = Kart wystarczy, a dopłata zapewnia połączenie { $route }.
because-cannot-pay = { $number ->
        [one] Tunel wymaga jeszcze { $number } karty, a nie ma jej na ręce.
       *[many] Tunel wymaga jeszcze { $number } kart, a tylu nie ma na ręce.
    }
because-decline = Rezygnacja kosztuje tylko turę: wszystkie karty zostają na ręce.

# Bilety.

because-only-tickets = Nie ma kart do dobrania ani połączeń do zajęcia.
because-given-up = Przy pozostałych turach i wagonach nie warto już realizować: { $goals }.
because-all-joined = { $number ->
        [one] Jedyny bilet jest zrealizowany.
       *[many] Wszystkie bilety ({ $number }) są zrealizowane.
    }
because-turns-for-tickets = { $turns ->
        [one] Na nowe bilety zostało około { $turns } tury.
       *[many] Na nowe bilety zostało około { $turns } tur.
    }
because-trains-for-tickets = Masz jeszcze { number-trains }, a na niezrealizowane bilety potrzebujesz najwyżej { $number }.
because-keep = { $turns ->
        [one] { $ways }: potrzebujesz na to mniej więcej { $turns } tury.
       *[many] { $ways }: potrzebujesz na to mniej więcej { $turns } tur.
    }
because-keep-with-held = { $turns ->
        [one] { $ways }: razem z biletami na ręce potrzebujesz na to mniej więcej { $turns } tury.
       *[many] { $ways }: razem z biletami na ręce potrzebujesz na to mniej więcej { $turns } tur.
    }
because-joined-already = Już zrealizowane: { $goals }.
because-must-keep = Zbyt kosztowne lub nieosiągalne, ale trzeba zatrzymać co najmniej { $number ->
        [one] { $number } bilet
        [few] { $number } bilety
       *[many] { $number } biletów
    }: { $goals }.
because-out-of-reach = Odrzuć { $goals }: przy pozostałych turach i wagonach nie warto próbować.
because-instead = Odrzuć { $goals }: trzeba by zrezygnować z: { $tickets }.
because-too-dear = Odrzuć { $goals }: te punkty nie są warte mniej więcej { $turns ->
        [one] { $turns } dodatkowej tury
       *[many] { $turns } dodatkowych tur
    }.
because-worth-less = Odrzuć { $goals }: z tym biletem punktów byłoby pewnie mniej.
because-risky = Odrzuć { $goals }: to ryzykowny bilet; niezrealizowany kosztuje { number-points }.
because-as-good = Odrzuć { $goals }, choć zatrzymanie także tego biletu jest mniej więcej tak samo dobre.
because-did-worse = Odrzuć { $goals }: z tym biletem było mniej wygranych w symulowanych grach.

because-nothing-better = Nic innego nie wyglądało lepiej.
because-nothing-else = Nic innego nie jest możliwe.

# Przeszukiwanie.

because-playouts = { $number ->
        [one] Szansa na zwycięstwo według { $number } symulowanej gry:
       *[many] Szansa na zwycięstwo według { $number } symulowanych gier:
    }
because-tried = W symulowanych grach ten ruch wypadł najlepiej.
playouts-of = { $number ->
        [one] { $percent }% w { $number } grze: { $move }
       *[many] { $percent }% w { $number } grach: { $move }
    }
playouts-same = Mniej więcej tak samo dobry ruch: { $move }

# Jeden ruch zamiast innego (trener). „Po zagranym ruchu”: po tym, co zrobiono w grze. Procenty to części symulowanych gier.

rather-last-turn = To ostatnia tura: karty nic już nie dają, a lepszy ruch daje { number-points }.
rather-completes = Lepszy ruch od razu realizuje bilet { $goals }; po zagranym ruchu udało się to w { $percent }% symulowanych gier.
rather-bonus = { $part ->
        [longest-path] Lepszy ruch dał premię za najdłuższą trasę w { $percent }% symulowanych gier, a zagrany w { $number }%.
       *[most-tickets] Lepszy ruch dał premię za najwięcej biletów w { $percent }% symulowanych gier, a zagrany w { $number }%.
    }
rather-taken = Po zagranym ruchu rywal zajął połączenie { $route } w { $percent }% symulowanych gier.
rather-taken-detour = Po zagranym ruchu rywal zajął połączenie { $route } w { $percent }% symulowanych gier, a bez niego bilet { $goals } wymaga o { number-trains } więcej.
rather-taken-only-way = Po zagranym ruchu rywal zajął połączenie { $route } w { $percent }% symulowanych gier, a bez niego nie da się zrealizować biletu { $goals }.
rather-urgent = Połączenie { $route } nie mogło czekać: rywal zajął je w { $percent }% symulowanych gier, a { $waits } w { $number }%.
rather-trains = { $number ->
        [0] Po zajęciu { $waits } nie zostaje żaden wagon, a bilet { $goals } nadal wymaga { $trains ->
            [one] { $trains } wagonu
           *[many] { $trains } wagonów
        }.
        [one] Po zajęciu { $waits } zostaje tylko { $number } wagon, a bilet { $goals } nadal wymaga { $trains ->
            [one] { $trains } wagonu
           *[many] { $trains } wagonów
        }.
        [few] Po zajęciu { $waits } zostają tylko { $number } wagony, a bilet { $goals } nadal wymaga { $trains ->
            [one] { $trains } wagonu
           *[many] { $trains } wagonów
        }.
       *[many] Po zajęciu { $waits } zostaje tylko { $number } wagonów, a bilet { $goals } nadal wymaga { $trains ->
            [one] { $trains } wagonu
           *[many] { $trains } wagonów
        }.
    }
route-aim = { $ticket ->
        [none] { $route } ({ number-points })
       *[other] { $route } (do biletu { $ticket })
    }
rather-spent = Karty wydane na { $waits } są potrzebne na połączenie { route-aim }: bez nich brakuje { $short-lacking }{ $least ->
        [0] .
       *[many] , a z nimi { $least }.
    }
rather-spent-locomotive = { $number ->
        [one] Lokomotywa wydana na { $waits } jest potrzebna
       *[many] Lokomotywy wydane na { $waits } są potrzebne
    } na połączenie { route-aim }: bez { $number ->
        [one] niej
       *[many] nich
    } brakuje { $short-lacking }{ $least ->
        [0] .
       *[many] , a z { $number ->
            [one] nią
           *[many] nimi
        } { $least }.
    }
rather-spent-any = Karty wydane na { $waits } są potrzebne na połączenie { route-aim }: bez nich brakuje { $number ->
        [one] { $number } karty
       *[many] { $number } kart
    } tego samego koloru{ $least ->
        [0] .
       *[many] , a z nimi { $least }.
    }
rather-off-way = Połączenie { $waits } nie przybliża realizacji żadnego biletu, a bilet { $goals } udało się zrealizować w { $number }% symulowanych gier zamiast w { $percent }%.
rather-wait = Połączenie { $waits } mogło poczekać: i tak udało się je zająć w { $percent }% symulowanych gier.
rather-last-card = Na połączenie { $route } brakuje tylko jednej karty, a odkryta leży { $card-subject }.
rather-face-up = Na połączenie { $route } brakuje { $short-lacking }: jedna leży odkryta, a wśród kart w stosie ({ $deck }) { $number ->
        [0] nie ma już takich.
       *[many] jest takich najwyżej { $number }.
    }
rather-helps = Gdy wzięto { $card-object }, połączenie { route-aim } udało się zająć w { $percent }% symulowanych gier, a po zagranym ruchu w { $number }%.
rather-two-cards = Odkryta lokomotywa zajmuje całą turę; bez niej można dobrać dwie karty.
rather-useless = { $card-subject } nie pasuje do żadnego z połączeń potrzebnych jeszcze do realizacji biletów.
rather-return = Bilet { $goals } kosztuje { number-trains } oprócz tych na pozostałe bilety, a udało się go zrealizować tylko w { $percent }% symulowanych gier.
rather-keep = { $trains ->
        [0] Do realizacji biletu { $goals } wystarczą połączenia na pozostałe bilety; udało się to w { $percent }% symulowanych gier.
       *[other] Bilet { $goals } kosztuje { number-trains } oprócz tych na pozostałe bilety, a udało się go zrealizować w { $percent }% symulowanych gier.
    }
rather-keep-far = Bilet { $goals } warto było zatrzymać: udało się go zrealizować w { $percent }% symulowanych gier.
rather-no-tickets = { $turns ->
        [one] Do końca zostało około { $turns } tury, więc nowe bilety kosztowały w symulowanych grach średnio { number-points }.
       *[many] Do końca zostało około { $turns } tur, więc nowe bilety kosztowały w symulowanych grach średnio { number-points }.
    }
rather-new-tickets = Nowe bilety dały w symulowanych grach średnio { number-points }.
rather-ticket = Po lepszym ruchu bilet { $goals } udało się zrealizować w { $percent }% symulowanych gier, a po zagranym w { $number }%.
rather-route = Po lepszym ruchu połączenie { route-aim } udało się zająć w { $percent }% symulowanych gier, a po zagranym w { $number }%.
rather-first = Po zagranym ruchu rywal zajął połączenie { $route } w { $percent }% symulowanych gier, a po lepszym w { $number }%.
rather-seldom = Po zagranym ruchu połączenie { $route } udało się zająć w { $percent }% symulowanych gier.
rather-points = { $part ->
        [routes] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za połączenia.
        [tickets] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za bilety.
        [stations] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za dworce.
        [longest-path] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za najdłuższą trasę.
        [most-tickets] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za premię za najwięcej biletów.
        [countries] W symulowanych grach lepszy ruch dał średnio o { number-points } więcej za karty krajów.
       *[rival] W symulowanych grach lepszy ruch kosztował najlepszego rywala średnio { number-points }.
    }
rather-unexplained = Lepszy ruch dał zwycięstwo w większej liczbie symulowanych gier, ale nie tłumaczy tego żaden pojedynczy fakt.
rather-hidden = To nie błąd: nikt nie mógł wiedzieć, że zakryte karty obrócą się przeciw temu ruchowi.
