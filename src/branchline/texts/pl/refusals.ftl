# Dlaczego czegoś teraz nie można zrobić. Jedna linijka bez kropki: co jest źle, potem co byłoby dobrze.

refusal-game-over = gra się skończyła
refusal-not-your-turn = { $you ->
        [yes] nie możesz teraz grać
       *[no] { $seat } nie może teraz grać
    }: ruch ma { $turn }
refusal-already-chosen = { $you ->
        [yes] masz już wybrane bilety
       *[no] { $seat } ma już wybrane bilety
    }: inni jeszcze wybierają
refusal-which-seat = teraz może grać więcej niż jedno miejsce ({ $seats }): podaj które
refusal-no-such-seat = nie ma miejsca { $number }: w tej grze są miejsca od 0 do { $last }
refusal-not-now = { $action ->
        [none] teraz to niemożliwe
       *[other] { $action } – teraz to niemożliwe
    }: { $phase }
refusal-no-such-action = nie ma takiej akcji

refusal-not-in-row = wśród odkrytych kart nie ma { $card-lacking }
refusal-second-card-locomotive = odkryta lokomotywa nie może być drugą kartą
refusal-pile-empty = stos jest pusty
refusal-ticket-pile-empty = w stosie nie ma już biletów
refusal-can-act = spasować można tylko wtedy, gdy nic innego nie jest możliwe
refusal-keep-more = { $offered ->
        [one] zatrzymaj jedyny proponowany bilet
       *[many] zatrzymaj co najmniej { $least } z { $offered } proponowanych biletów
    }
refusal-not-offered = { $ticket ->
        [none] takiego biletu
       *[other] biletu { $ticket }
    } nie ma wśród proponowanych

refusal-tunnel-colour = zapłata to same lokomotywy, więc dopłacić można tylko lokomotywami
refusal-tunnel-count = dopłata wynosi { $owed ->
        [one] { $owed } kartę
        [few] { $owed } karty
       *[many] { $owed } kart
    }, a nie { $paid }
refusal-tunnel-wrong-card = do tunelu można dołożyć { $asked-object } lub lokomotywę, a nie { $card-object }
refusal-cards-short = za mało kart: brakuje { $short-lacking }
refusal-substitutes-short = za mało kart: brakuje { $number ->
        [one] { $number } karty zastępczej
       *[many] { $number } kart zastępczych
    }
refusal-give-order = karty zastępcze oddaje się w kolejności kart: gdy następna to { $card-subject }, nie wystarczy ich, by oddać jeszcze { $to_give ->
        [one] { $to_give } kartę
        [few] { $to_give } karty
       *[many] { $to_give } kart
    }
refusal-give-colour-only = na promie lokomotywę mogą zastąpić tylko karty kolorowe
refusal-substitute-count = karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    } to { $needed ->
        [one] { $needed } karta
        [few] { $needed } karty
       *[many] { $needed } kart
    }, a nie { $given }

refusal-no-stations = na tej planszy nie ma dworców
refusal-no-stations-left = { $stations ->
        [one] jedyny dworzec już stoi
        [few] wszystkie { $stations } dworce już stoją
       *[many] wszystkie dworce ({ $stations }) już stoją
    }
refusal-station-there = w mieście { $city } { $yours ->
        [yes] masz już dworzec
       *[no] dworzec ma już { $owner }
    }
refusal-station-count = dworzec nr { $ordinal } kosztuje { $cost ->
        [one] { $cost } kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a nie { $paid }

refusal-lane-taken = { $yours ->
        [yes] linia { $lane } już należy do ciebie
       *[no] linię { $lane } ma już { $owner }
    }
refusal-double-own = linia { $lane } leży na podwójnej trasie, której druga linia należy do ciebie
refusal-double-closed = linia { $lane } jest zamknięta: gdy gra { $players } graczy, na podwójnej trasie można zająć tylko jedną linię
refusal-country-own = masz już linię do kraju { $country }: do każdego kraju wolno mieć tylko jedną
refusal-trains-short = linia { $lane } wymaga { $length ->
        [one] { $length } wagonu
       *[many] { $length } wagonów
    }, a { $trains ->
        [one] został { $trains }
        [few] zostały { $trains }
       *[many] zostało { $trains }
    }
refusal-one-colour = płaci się kartami jednego koloru, a tu są: { $cards }
refusal-wrong-colour = linia { $lane } jest { $colour }: { $card-subject } do niej nie pasuje
refusal-no-locomotives = lokomotywy zastępują karty tylko na promach i w tunelach, a nie na linii { $lane }
refusal-needs-locomotives = linia { $lane } wymaga { $symbols ->
        [one] { $symbols } lokomotywy
       *[many] { $symbols } lokomotyw
    }
refusal-no-substitutes = za linię { $lane } nie można płacić kartami zastępczymi
refusal-too-many-swaps = na linii { $lane } karty zastępcze mogą zapłacić najwyżej za { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }, a nie za { $swaps }
refusal-wrong-count = linia { $lane } kosztuje { $length ->
        [one] { $length } kartę
        [few] { $length } karty
       *[many] { $length } kart
    }, a nie { $paid }

# Co teraz niemożliwe, i co trzeba zrobić zamiast tego.

deed-take = branie odkrytej karty
deed-draw = dobieranie ze stosu
deed-tickets = dobieranie biletów
deed-keep = wybór biletów
deed-claim = zajęcie linii
deed-station = budowa dworca
deed-pay = dopłata do tunelu
deed-decline = rezygnacja z tunelu
deed-give = oddanie karty zastępczej
deed-pass = pas

phase-start = najpierw wszyscy wybierają bilety
phase-turn = tura dopiero się zaczyna
phase-second_card = trzeba dobrać drugą kartę
phase-offer = trzeba wybrać spośród proponowanych biletów
phase-tunnel = trzeba dopłacić do tunelu albo z niego zrezygnować
phase-paying = trzeba oddać karty zastępcze
phase-over = gra się skończyła
