# Zasady planszy dla gracza, opowiedziane z jej ustawień. Całe zdania.

# Cel.
rule-goal = Zajmuj połączenia kolejowe między miastami i łącz nimi miasta ze swoich tajnych biletów.
rule-winner = Za każde połączenie dostajesz punkty od razu, gdy je zajmujesz, a za bilety na koniec. Wygrywa gracz z największą liczbą punktów.
rule-winner-bonuses = Za każde połączenie dostajesz punkty od razu, gdy je zajmujesz, a za bilety i premie na koniec. Wygrywa gracz z największą liczbą punktów.

# Przygotowanie.
rule-players = { $title }: gra dla { $low }–{ $high } graczy.
rule-players-exactly = { $title }: gra dla { $number } graczy.
rule-trains = Każdy gracz ma { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }, które stawia na połączeniach.
rule-cards = W talii jest po { $each_colour ->
        [one] { $each_colour } karcie
        [few] { $each_colour } karty
       *[many] { $each_colour } kart
    } w każdym z ośmiu kolorów i { $locomotives ->
        [0] nie ma lokomotyw
        [one] { $locomotives } lokomotywa
        [few] { $locomotives } lokomotywy
       *[many] { $locomotives } lokomotyw
    }.
rule-deal = Karty się tasuje. Każdy gracz dostaje { $hand ->
        [0] zero kart
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }, a { $number } kart odkrywa się na stole. Reszta to stos.
rule-offer = Dostajesz { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i wybierasz, które zatrzymać: co najmniej { $least }.
rule-offer-long = Dostajesz { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    }, w tym { $long ->
        [one] { $long } długi
        [few] { $long } długie
       *[many] { $long } długich
    }, i wybierasz, które zatrzymać: co najmniej { $least }, obojętnie które.
rule-offer-leaves = Bilety odrzucone na początku usuwa się z gry.
rule-offer-returns = Bilety odrzucone na początku trafiają na spód stosu biletów.
rule-first = Pierwszego gracza się losuje, chyba że wskaże go gospodarz. Potem wszyscy grają po kolei.

# Tura.
rule-turn = W swojej turze wykonujesz dokładnie jedną akcję: dobierasz karty, zajmujesz połączenie albo dobierasz bilety.
rule-turn-stations = W swojej turze wykonujesz dokładnie jedną akcję: dobierasz karty, zajmujesz połączenie, dobierasz bilety albo budujesz dworzec.
rule-pass = Pasujesz tylko wtedy, gdy żadna z tych akcji nie jest możliwa.

# Dobieranie kart.
rule-draw = Dobierasz dwie karty. Każdą bierzesz spośród odkrytych albo w ciemno z wierzchu stosu. W miejsce wziętej odkrytej karty od razu odkrywa się nową ze stosu, zanim wybierzesz następną.
rule-face-up-locomotive-ends = Odkryta lokomotywa liczy się za obie karty: możesz ją wziąć tylko jako pierwszą i wtedy nie dobierasz drugiej. Lokomotywa z wierzchu stosu liczy się za jedną kartę.
rule-face-up-locomotive-plain = Odkrytą lokomotywę bierze się jak każdą inną kartę.
rule-face-up-reset = Gdy wśród odkrytych kart { $number ->
        [one] jest { $number } lokomotywa
        [few] są { $number } lokomotywy
       *[many] jest { $number } lokomotyw
    } lub więcej, wszystkie odkryte karty odrzuca się i odkrywa nowe.
rule-face-up-stays = Odkrytych kart się nie wymienia, bez względu na liczbę lokomotyw wśród nich.
rule-reshuffle = Gdy stos się skończy, tasuje się karty odrzucone i tworzy z nich nowy stos.
rule-hand = Na ręce możesz mieć dowolną liczbę kart. Inni widzą, ile ich masz, ale nie jakie.

# Zajmowanie połączenia.
rule-claim = Możesz zająć dowolne wolne połączenie, nawet jeśli nie styka się z twoimi, ale tylko jedno w turze i od razu całe.
rule-pay = Wykładasz tyle kart, ile pól ma połączenie. Karty te odrzuca się.
rule-pay-colour = Za kolorowe połączenie płacisz kartami w jego kolorze.
rule-pay-grey = Za szare połączenie płacisz kartami jednego, dowolnie wybranego koloru.
rule-locomotives = Lokomotywy to karty uniwersalne: zastępują karty dowolnego koloru. Możesz nawet zapłacić samymi lokomotywami.
rule-locomotives-special = Lokomotywy { $where ->
       *[both] zastępują inne karty tylko na promach i w tunelach
        [ferries] zastępują inne karty tylko na promach
        [tunnels] zastępują inne karty tylko w tunelach
        [nowhere] nie zastępują innych kart na żadnym połączeniu
    }.
rule-place = Na każdym polu stawiasz swój wagon. Połączenie jest teraz twoje i nikt inny nie może go zająć. Jeśli masz za mało wagonów, nie możesz go zająć.
rule-score-at-once = Punkty za połączenie dostajesz od razu.
rule-points = Punkty według liczby pól: { $values }.

# Podwójne połączenia.
rule-doubles = Podwójne połączenie to tory biegnące obok siebie między tymi samymi dwoma miastami. Każdy tor zajmuje się osobno, ale jeden gracz nie może mieć dwóch.
rule-doubles-closed = Przy { $players } graczach można zająć tylko jeden tor każdego podwójnego połączenia: gdy ktoś to zrobi, pozostałe są zamknięte dla wszystkich.
rule-doubles-open = Przy { $players } graczach można zająć wszystkie tory, ale muszą to zrobić różni gracze.

# Promy.
rule-ferries = Na promie narysowana jest co najmniej jedna lokomotywa. Za każdą z nich musisz wyłożyć lokomotywę. Za pozostałe pola płacisz jak zwykle; tam lokomotywy też mogą zastąpić inne karty.
rule-ferry-substitutes = Lokomotywę narysowaną na promie { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }. Karty wyłożone w ten sposób to karty zastępcze.
rule-ferry-substitutes-any = Na promie lokomotywę { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }, nawet wtedy, gdy lokomotywa miałaby zastąpić kartę kolorową. Karty wyłożone w ten sposób to karty zastępcze.
rule-ferry-substitutes-optional = Można też zagrać ze ścisłą zasadą promów: wtedy karty zastępcze wykłada się tylko za lokomotywy narysowane na promie.

# Tunele.
rule-tunnels = Nie wiadomo z góry, ile będzie kosztował tunel. Najpierw wykładasz karty za jego pola. Potem odkrywa się { $number ->
        [one] wierzchnią kartę stosu
        [few] { $number } wierzchnie karty stosu
       *[many] { $number } wierzchnich kart stosu
    }.
rule-tunnel-owed = Za każdą odkrytą lokomotywę i za każdą odkrytą kartę w kolorze, którym płacisz, dopłacasz jedną kartę: w tym kolorze albo lokomotywę.
rule-tunnel-locomotives = Jeśli płacisz samymi lokomotywami, liczą się tylko odkryte lokomotywy i dopłacasz też lokomotywami.
rule-tunnel-decline = Jeśli nie możesz lub nie chcesz dopłacić, bierzesz swoje karty z powrotem. Niczego nie zajmujesz, a twoja tura się kończy.
rule-tunnel-after = Odkryte karty odrzuca się. Dopłata nie zmienia ani liczby wagonów, ani punktów.

# Połączenia za dowolne karty.
rule-any-cards = Na połączeniu { $routes } każde pole można opłacić { $number ->
        [one] { $number } dowolną kartą
       *[many] { $number } dowolnymi kartami
    } zamiast jednej pasującej. Możesz tak opłacić dowolnie wiele pól, nawet wszystkie. Są to karty zastępcze; mogą wśród nich być lokomotywy.

# Dworce.
rule-stations = Każdy gracz ma { $stations ->
        [one] { $stations } dworzec
        [few] { $stations } dworce
       *[many] { $stations } dworców
    }. Budowa dworca zajmuje całą turę.
rule-station-where = Możesz budować w każdym mieście, w którym nie ma jeszcze dworca, nawet jeśli nie masz tam połączeń.
rule-station-costs = Koszt kolejnych dworców w kartach: { $values }. Wszystkie karty za jeden dworzec muszą być w tym samym kolorze; lokomotywy zastępują każdy kolor.
rule-station-borrow = Dzięki dworcowi możesz do wszystkich swoich biletów użyć jednego połączenia innego gracza, które prowadzi do tego miasta, tak jakby było twoje. Najlepsze dla ciebie połączenie zostanie na koniec wybrane automatycznie.
rule-station-path = Takie pożyczone połączenia nie liczą się do najdłuższej trasy.

# Kraje.
rule-country-stacks = Każdy sąsiedni kraj ma stos kart, z najwyższą na wierzchu: { $countries }.
rule-country-routes = Połączenia z krajami zajmuje się i punktuje jak każde inne. Z każdym krajem możesz mieć tylko jedno, ale nigdy się ich nie zamyka, bez względu na liczbę graczy.
rule-country-ends = Kraj to koniec linii: nie można przez niego przejechać i nie ma go na żadnym bilecie.
rule-country-bonus = Karty krajów dostajesz, gdy zajmując połączenie, po raz pierwszy łączysz jakiś kraj z innym krajem. Wtedy każdy kraj tej sieci daje ci wierzchnią kartę ze swojego stosu, nawet jeśli wcześniej już jakąś dał. Pusty stos nic nie daje.
rule-country-networks = Połączenie dwóch własnych sieci nic nie daje, jeśli wszystkie ich kraje były już połączone z innymi.

# Bilety.
rule-tickets = Na bilecie są dwa miasta i liczba punktów. Realizujesz go, łącząc te miasta swoimi połączeniami, obojętnie którędy.
rule-tickets-secret = Twoje bilety są tajne i zatrzymujesz je do końca gry. Możesz mieć ich dowolnie wiele.
rule-draw-tickets = Dobierając bilety, bierzesz ze stosu { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety (lub wszystkie, jeśli zostało mniej)
       *[many] { $offered } biletów (lub wszystkie, jeśli zostało mniej)
    } i zatrzymujesz co najmniej { $least }.
rule-drawn-leaves = Dobrane bilety, których nie zatrzymasz, usuwa się z gry.
rule-drawn-returns = Dobrane bilety, których nie zatrzymasz, trafiają na spód stosu biletów.
rule-tickets-long = Długie bilety rozdaje się tylko na początku.

# Koniec.
rule-last-turns = Gdy po swojej turze gracz { $trains ->
        [0] nie ma już wagonów
        [one] ma najwyżej { $trains } wagon
        [few] ma najwyżej { $trains } wagony
       *[many] ma najwyżej { $trains } wagonów
    }, każdy ma jeszcze jedną turę, ten gracz jako ostatni. Potem gra się kończy.

# Punktacja końcowa.
rule-score-routes = Połączenia: punkty za nie policzono już w trakcie gry.
rule-score-tickets = Bilety: dodajesz punkty za każdy zrealizowany bilet i odejmujesz za każdy niezrealizowany. Wynik może być ujemny.
rule-score-stations = Dworce: dodajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każdy niezbudowany.
rule-score-countries = Karty krajów: dodajesz ich punkty.
rule-longest-path = Najdłuższa trasa: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } dla gracza, który ma najdłuższą. Przy remisie premię dostają wszyscy remisujący.
rule-longest-path-optional = Można też zagrać bez premii za najdłuższą trasę.
rule-most-tickets = Globtroter: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } dla gracza, który zrealizował najwięcej biletów. Przy remisie premię dostają wszyscy remisujący.
rule-path = Trasa to nieprzerwany ciąg wagonów jednego gracza, bez rozgałęzień. Może kilka razy przechodzić przez to samo miasto, ale każde połączenie liczy się tylko raz.
rule-ties = Wygrywa gracz z największą liczbą punktów. Przy remisie decydują kolejno: { $ties }. Jeśli to nie rozstrzygnie, remisujący dzielą się zwycięstwem.
rule-ties-none = Wygrywa gracz z największą liczbą punktów. Przy remisie gracze dzielą się zwycięstwem.

tie-completed-tickets = większa liczba zrealizowanych biletów
tie-fewer-stations = mniejsza liczba zbudowanych dworców
tie-longest-path-bonus = premia za najdłuższą trasę
tie-ticket-points = większa suma punktów za bilety
tie-longest-path = najdłuższa trasa

# Przykłady z liczbami, każdy obok obrazka z połączeniami, które wymienia.
example-plain = Połączenie { $route } ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. Wykładasz { $cards-object } albo na przykład { $short-object }. Stawiasz { $length ->
        [one] { $length } wagon
        [few] { $length } wagony
       *[many] { $length } wagonów
    } i dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-plain-only = Połączenie { $route } ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. Wykładasz { $cards-object }. Stawiasz { $length ->
        [one] { $length } wagon
        [few] { $length } wagony
       *[many] { $length } wagonów
    } i dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-grey = Połączenie { $route } jest szare. Wykładasz na przykład { $cards-object } albo { $short-object }, ale nie { $substitutes-object }. Jest warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-double-closed = Inny gracz zajął jeden tor połączenia { $route }. Przy { $players } graczach drugi jest zamknięty.
example-double-open = Inny gracz zajął jeden tor połączenia { $route }. Przy { $players } graczach drugi możesz jeszcze zająć.
example-ferry = { $route } to prom: ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }, a na nim { $symbols ->
        [one] jest { $symbols } lokomotywa
        [few] są { $symbols } lokomotywy
       *[many] jest { $symbols } lokomotyw
    }. Wykładasz na przykład { $cards-object }. Prom jest wart { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-ferry-substitutes = Brakuje jednej lokomotywy? Wykładasz za nią { $number ->
        [one] { $number } kartę kolorową
        [few] { $number } karty kolorowe
       *[many] { $number } kart kolorowych
    }, na przykład { $substitutes-object }, a do tego { $short-object }.
example-ferry-substitutes-only = Brakuje jednej lokomotywy? Wykładasz za nią { $number ->
        [one] { $number } kartę kolorową
        [few] { $number } karty kolorowe
       *[many] { $number } kart kolorowych
    }, na przykład { $substitutes-object }.
example-ferry-all = Można tak zapłacić nawet za cały prom: { $number ->
        [one] { $number } dowolną kartą kolorową
       *[many] { $number } dowolnymi kartami kolorowymi
    }.
example-tunnel = { $route } to tunel i ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. Wykładasz { $cards-object }.
example-tunnel-owed = Odkryto: { $turned_up }. { $number ->
        [one] Liczy się { $number } z nich, więc dopłacasz { $number } kartę: { $card-object } albo lokomotywę.
        [few] Liczą się { $number } z nich, więc dopłacasz { $number } karty: za każdą dajesz { $card-object } albo lokomotywę.
       *[many] Liczy się { $number } z nich, więc dopłacasz { $number } kart: za każdą dajesz { $card-object } albo lokomotywę.
    }
example-tunnel-paid = Jeśli dopłacisz, tunel kosztuje cię { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }. Stawiasz { $length ->
        [one] { $length } wagon
        [few] { $length } wagony
       *[many] { $length } wagonów
    } i dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-any = Połączenie { $route } ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }. Wykładasz na przykład { $cards-object }, a za { $swaps ->
        [one] pozostałe pole
        [few] pozostałe { $swaps } pola
       *[many] pozostałe { $swaps } pól
    } { $number ->
        [one] jedną dowolną kartę
        [few] { $number } dowolne karty
       *[many] { $number } dowolnych kart
    }. Stawiasz { $length ->
        [one] { $length } wagon
        [few] { $length } wagony
       *[many] { $length } wagonów
    } i dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-any-only = Połączenie { $route } ma { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }, a zapłacić za nie można tak: { $number ->
        [one] { $number } dowolna karta
        [few] { $number } dowolne karty
       *[many] { $number } dowolnych kart
    }. Jest warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-station = Połączenie { $route } jest twoje, a { $lent } należy do innego gracza. Z dworcem w mieście { $city } możesz do biletów użyć obu, więc miasta { $cities } są dla ciebie połączone.
example-countries = Te połączenia są twoje i łączą dwa kraje. Bierzesz wierzchnią kartę każdego z nich: { $countries }. Na koniec to { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
example-ticket = Te połączenia są twoje, więc bilet { $ticket } jest zrealizowany i na koniec dostajesz za niego { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }. Gdyby nie był, tyle by cię kosztował.

# Nagłówki, gdy zasady czyta się jako stronę.
rules-of-goal = Cel gry
rules-of-setup = Przygotowanie
rules-of-turn = Twoja tura
rules-of-cards = Dobieranie kart
rules-of-routes = Zajmowanie połączenia
rules-of-doubles = Podwójne połączenia
rules-of-ferries = Promy
rules-of-tunnels = Tunele
rules-of-any = Połączenia za dowolne karty
rules-of-stations = Dworce
rules-of-countries = Kraje
rules-of-tickets = Bilety
rules-of-end = Koniec gry
rules-of-score = Punktacja końcowa
