# Zasady planszy dla gracza, opowiedziane z jej ustawień. Całe zdania.

rule-players = { $title }: gra dla { $low }–{ $high } graczy.
rule-trains = Każdy gracz ma { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }.
rule-turn = W swojej turze dobierasz dwie karty albo zajmujesz linię, albo dobierasz bilety.
rule-turn-stations = W swojej turze dobierasz dwie karty albo zajmujesz linię, albo dobierasz bilety, albo budujesz dworzec.
rule-cards = W każdym z ośmiu kolorów { $each_colour ->
        [one] jest { $each_colour } karta
        [few] są { $each_colour } karty
       *[many] jest { $each_colour } kart
    }, a do tego { $locomotives ->
        [one] { $locomotives } lokomotywa
        [few] { $locomotives } lokomotywy
       *[many] { $locomotives } lokomotyw
    }; każdy gracz dostaje na początku { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }.
rule-row-locomotive-ends = Odkryta lokomotywa to całe dobieranie i nie może być drugą kartą.
rule-row-locomotive-plain = Odkrytą lokomotywę bierze się jak każdą inną kartę.
rule-row-reset = Gdy wśród odkrytych kart { $number ->
        [one] jest { $number } lokomotywa
        [few] są { $number } lokomotywy
       *[many] jest { $number } lokomotyw
    } lub więcej, wszystkie zastępuje się nowymi.
rule-row-stays = Odkryte karty zostają bez względu na liczbę lokomotyw.

rule-claim = Aby zająć linię, wykładasz tyle kart, ile ma pól: w jej kolorze, a za szarą w jednym dowolnym. Tyle samo wagonów stawiasz na linii.
rule-points = Punkty za linię według długości: { $values }.
rule-locomotives = Lokomotywy zastępują każdy kolor.
rule-locomotives-special = Lokomotywy zastępują inne karty tylko na promach i w tunelach.
rule-doubles-closed = Liczba graczy: { $players }, więc na każdej podwójnej trasie można zająć tylko jedną linię.
rule-doubles-open = Liczba graczy: { $players }, więc na podwójnej trasie można zająć obie linie, ale nie może mieć ich ten sam gracz.
rule-tunnels = W tunelu po zapłacie odkrywa się ze stosu { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }: każda lokomotywa i każda karta twojego koloru to jedna karta dopłaty – albo bierzesz swoje karty z powrotem.
rule-ferries = Prom wymaga lokomotywy za każdy symbol.
rule-ferry-substitutes = Lokomotywę za symbol na promie { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }.
rule-any-cards = Za jedno pole { $number ->
        [one] może zapłacić { $number } dowolna karta
        [few] mogą zapłacić { $number } dowolne karty
       *[many] może zapłacić { $number } dowolnych kart
    }: { $lanes }.
rule-stations = { $stations ->
        [one] Masz { $stations } dworzec
        [few] Masz { $stations } dworce
       *[many] Masz { $stations } dworców
    }; koszt w kartach po kolei: { $values }. Każdy pozwala użyć do biletów jednej linii innego gracza. Za niezbudowany dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-countries = Do każdego kraju wolno mieć jedną linię. Gdy połączysz nowy dla siebie kraj z innym, każdy kraj tej sieci daje ci wierzchnią kartę swojego stosu.

rule-offer = Na początku dostajesz do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i zatrzymujesz co najmniej { $least }.
rule-offer-long = Na początku dostajesz do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } (w tym długie: { $long }) i zatrzymujesz co najmniej { $least }.
rule-offer-leaves = Bilety wtedy niezatrzymane wypadają z gry.
rule-offer-returns = Bilety wtedy niezatrzymane trafiają pod stos biletów.
rule-draw-tickets = Później dobierasz { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i zatrzymujesz co najmniej { $least }.
rule-drawn-leaves = Bilety niezatrzymane w trakcie gry wypadają z gry.
rule-drawn-returns = Bilety niezatrzymane w trakcie gry trafiają pod stos biletów.
rule-tickets-count = Na koniec każdy bilet zrealizowany twoimi liniami dodaje swoją wartość, a każdy inny ją odejmuje.

rule-last-turns = Gdy gracz kończy turę { $trains ->
        [0] bez wagonów
        [one] z najwyżej { $trains } wagonem
       *[many] z najwyżej { $trains } wagonami
    }, każdy ma jeszcze jedną turę.
rule-longest-path = Najdłuższa trasa jest warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-longest-path-optional = Najdłuższa trasa jest warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, chyba że stół gra bez tej premii.
rule-most-tickets = Najwięcej zrealizowanych biletów jest warte { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-ties = Remis rozstrzygają kolejno: { $ties }.

tie-completed-tickets = więcej zrealizowanych biletów
tie-fewer-stations = mniej zbudowanych dworców
tie-longest-path-bonus = premia za najdłuższą trasę
tie-ticket-points = więcej punktów za bilety
tie-longest-path = dłuższa trasa
