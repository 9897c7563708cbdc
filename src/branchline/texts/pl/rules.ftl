# Zasady planszy dla gracza, opowiedziane z jej ustawień. Całe zdania.

rule-players = { $title }: gra dla { $low }–{ $high } graczy.
rule-trains = Każdy gracz ma { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }.
rule-turn = W swojej turze wykonujesz jedną akcję: dobierasz dwie karty, zajmujesz połączenie albo dobierasz bilety.
rule-turn-stations = W swojej turze wykonujesz jedną akcję: dobierasz dwie karty, zajmujesz połączenie, dobierasz bilety albo budujesz dworzec.
rule-cards = Talia to { $each_colour ->
        [one] { $each_colour } karta
        [few] { $each_colour } karty
       *[many] { $each_colour } kart
    } w każdym z ośmiu kolorów i { $locomotives ->
        [one] { $locomotives } lokomotywa
        [few] { $locomotives } lokomotywy
       *[many] { $locomotives } lokomotyw
    }; każdy gracz dostaje na początku { $hand ->
        [one] { $hand } kartę
        [few] { $hand } karty
       *[many] { $hand } kart
    }.
rule-face-up-locomotive-ends = Odkryta lokomotywa liczy się za obie karty, więc nie można jej wziąć jako drugiej karty.
rule-face-up-locomotive-plain = Odkrytą lokomotywę bierze się jak każdą inną kartę.
rule-face-up-reset = Gdy wśród odkrytych kart { $number ->
        [one] jest { $number } lokomotywa
        [few] są { $number } lokomotywy
       *[many] jest { $number } lokomotyw
    } lub więcej, wszystkie te karty wymienia się na nowe.
rule-face-up-stays = Odkrytych kart się nie wymienia, bez względu na liczbę lokomotyw wśród nich.

rule-claim = Aby zająć połączenie, wykładasz tyle kart, ile ma ono pól: w jego kolorze, a jeśli jest szare – w jednym dowolnym. Na każdym polu stawiasz swój wagon.
rule-points = Punkty za połączenie według długości: { $values }.
rule-locomotives = Lokomotywy zastępują karty dowolnego koloru.
rule-locomotives-special = Lokomotywy zastępują inne karty tylko na promach i w tunelach.
rule-doubles-closed = Przy { $players } graczach można zająć tylko jedną nitkę każdego podwójnego połączenia.
rule-doubles-open = Przy { $players } graczach można zająć obie nitki podwójnego połączenia, ale jeden gracz nie może mieć obu.
rule-tunnels = W tunelu po wyłożeniu kart odkrywasz ze stosu { $number ->
        [one] { $number } kartę
        [few] { $number } karty
       *[many] { $number } kart
    }: za każdą lokomotywę i za każdą kartę w kolorze, którym płacisz, dopłacasz jedną kartę w tym kolorze lub lokomotywę; możesz też wziąć karty z powrotem i zakończyć turę.
rule-ferries = Za każdy symbol lokomotywy na promie wykładasz lokomotywę.
rule-ferry-substitutes = Lokomotywę wymaganą na promie { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }.
rule-ferry-substitutes-any = Na promach lokomotywę { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }, także wtedy, gdy lokomotywa miałaby zastąpić kartę kolorową.
rule-ferry-substitutes-optional = Na promach lokomotywę { $number ->
        [one] może zastąpić { $number } dowolna karta kolorowa
        [few] mogą zastąpić { $number } dowolne karty kolorowe
       *[many] może zastąpić { $number } dowolnych kart kolorowych
    }, także wtedy, gdy lokomotywa miałaby zastąpić kartę kolorową; jeśli gracie ze ścisłą zasadą promów, tylko lokomotywę wymaganą przez symbol.
rule-any-cards = Na połączeniu { $routes } każde pole można opłacić { $number ->
        [one] { $number } dowolną kartą
       *[many] { $number } dowolnymi kartami zamiast jednej
    }.
rule-stations = { $stations ->
        [one] Masz { $stations } dworzec
        [few] Masz { $stations } dworce
       *[many] Masz { $stations } dworców
    }; koszt kolejnych w kartach: { $values }. Każdy pozwala ci wykorzystać do biletów jedno połączenie innego gracza prowadzące do miasta, w którym stoi. Za każdy niezbudowany dostajesz { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-countries = Z każdym krajem wolno ci mieć tylko jedno połączenie. Gdy połączysz nowy dla siebie kraj z innym, każdy kraj tej sieci daje ci wierzchnią kartę ze swojego stosu.

rule-offer = Na początku dostajesz do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i zatrzymujesz co najmniej { $least }.
rule-offer-long = Na początku dostajesz do wyboru { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    }, w tym { $long ->
        [one] { $long } długi
        [few] { $long } długie
       *[many] { $long } długich
    }, i zatrzymujesz co najmniej { $least }.
rule-offer-leaves = Bilety odrzucone na początku usuwa się z gry.
rule-offer-returns = Bilety odrzucone na początku trafiają na spód stosu biletów.
rule-draw-tickets = Później za każdym razem dobierasz { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilety
       *[many] { $offered } biletów
    } i zatrzymujesz co najmniej { $least }.
rule-drawn-leaves = Bilety odrzucone później usuwa się z gry.
rule-drawn-returns = Bilety odrzucone później trafiają na spód stosu biletów.
rule-tickets-count = Na koniec za każdy zrealizowany bilet dostajesz tyle punktów, ile jest wart, a za każdy niezrealizowany tyle tracisz.

rule-last-turns = Gdy po swojej turze gracz { $trains ->
        [0] nie ma już wagonów
        [one] ma najwyżej { $trains } wagon
        [few] ma najwyżej { $trains } wagony
       *[many] ma najwyżej { $trains } wagonów
    }, wszyscy mają jeszcze po jednej turze.
rule-longest-path = Najdłuższa trasa jest warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-longest-path-optional = Najdłuższa trasa jest warta { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, chyba że gracie bez tej premii.
rule-most-tickets = Za największą liczbę zrealizowanych biletów dostaje się { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }.
rule-ties = Przy remisie decydują kolejno: { $ties }.

tie-completed-tickets = większa liczba zrealizowanych biletów
tie-fewer-stations = mniejsza liczba zbudowanych dworców
tie-longest-path-bonus = premia za najdłuższą trasę
tie-ticket-points = większa suma punktów za bilety
tie-longest-path = dłuższa trasa

# Nagłówki, gdy zasady czyta się jako stronę.
rules-of-table = Gracze
rules-of-cards = Tury i karty
rules-of-routes = Połączenia
rules-of-stations = Dworce
rules-of-countries = Kraje
rules-of-tickets = Bilety
rules-of-end = Koniec gry
