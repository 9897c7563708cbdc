# Dlaczego czegoś teraz nie można zrobić. Jedna linijka bez kropki: co jest źle, potem co byłoby dobrze.

refusal-game-over = gra się skończyła
refusal-not-your-turn = { $you ->
        [yes] to nie twoja kolej
       *[no] { $seat } musi poczekać
    }: teraz gra { $turn }
refusal-already-chosen = { $you ->
        [yes] masz już wybrane bilety
       *[no] { $seat } ma już wybrane bilety
    }: inni jeszcze wybierają
refusal-which-seat = teraz może grać więcej niż jeden gracz ({ $seats }): podaj, o którego chodzi
refusal-no-such-seat = nie ma miejsca { $number }: w tej grze są miejsca od 0 do { $last }
refusal-not-now = teraz { $action ->
        [none] to niemożliwe
       *[other] nie można { $action }
    }: { $phase }
refusal-no-such-action = nie ma takiej akcji

refusal-not-face-up = wśród odkrytych kart nie ma { $card-lacking }
refusal-second-card-locomotive = odkryta lokomotywa nie może być drugą kartą
refusal-deck-empty = stos jest pusty
refusal-ticket-deck-empty = w stosie biletów nic już nie ma
refusal-can-act = spasować można tylko wtedy, gdy nic innego nie jest możliwe
refusal-keep-more = { $offered ->
        [one] do wyboru jest tylko jeden bilet: zatrzymaj go
       *[many] zatrzymaj co najmniej { $least } z { $offered } biletów do wyboru
    }
refusal-not-offered = { $ticket ->
        [none] takiego biletu
       *[other] biletu { $ticket }
    } nie ma wśród dobranych

refusal-tunnel-colour = wyłożono same lokomotywy, więc dopłacić można tylko lokomotywami
refusal-tunnel-count = trzeba dopłacić { $owed ->
        [one] { $owed } kartę
        [few] { $owed } karty
       *[many] { $owed } kart
    }, a nie { $paid }
refusal-tunnel-wrong-card = do tunelu można dopłacić { $asked-object } lub lokomotywę, a nie { $card-object }
refusal-cards-short = za mało kart: brakuje { $short-lacking }
refusal-substitutes-short = za mało kart: brakuje { $number ->
        [one] { $number } karty zastępczej
       *[many] { $number } kart zastępczych
    }
refusal-give-order = karty zastępcze oddaje się w stałej kolejności: jeśli następną będzie { $card-subject }, zabraknie kart, a trzeba oddać jeszcze { $to_give ->
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
        [one] twój jedyny dworzec już stoi
        [few] wszystkie twoje { $stations } dworce już stoją
       *[many] wszystkie twoje dworce ({ $stations }) już stoją
    }
refusal-station-there = w mieście { $city } { $yours ->
        [yes] masz już dworzec
       *[no] stoi już dworzec ({ $owner })
    }
refusal-station-count = dworzec nr { $ordinal } kosztuje { $cost ->
        [one] { $cost } kartę
        [few] { $cost } karty
       *[many] { $cost } kart
    }, a nie { $paid }

refusal-route-taken = { $yours ->
        [yes] połączenie { $route } już należy do ciebie
       *[no] połączenie { $route } jest już zajęte ({ $owner })
    }
refusal-double-own = nie możesz zająć połączenia { $route }: masz już drugi tor tego podwójnego połączenia
refusal-double-closed = połączenie { $route } jest zamknięte: przy { $players } graczach można zająć tylko jeden tor podwójnego połączenia
refusal-country-own = masz już połączenie z tym krajem ({ $country }): z każdym wolno mieć tylko jedno
refusal-trains-short = połączenie { $route } wymaga { $length ->
        [one] { $length } wagonu
       *[many] { $length } wagonów
    }, a { $trains ->
        [one] został { $trains }
        [few] zostały { $trains }
       *[many] zostało { $trains }
    }
refusal-one-colour = płaci się kartami jednego koloru, a tu są: { $cards }
refusal-wrong-colour = na połączenie { $route } potrzebna jest karta { $colour }: { $card-subject } nie pasuje
refusal-no-locomotives = lokomotywy zastępują inne karty tylko na promach i w tunelach, a nie na połączeniu { $route }
refusal-needs-locomotives = połączenie { $route } wymaga { $symbols ->
        [one] { $symbols } lokomotywy
       *[many] { $symbols } lokomotyw
    }
refusal-no-substitutes = za połączenie { $route } nie można płacić kartami zastępczymi
refusal-too-many-swaps = na połączeniu { $route } kartami zastępczymi można opłacić najwyżej { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }, a nie { $swaps }
refusal-wrong-count = połączenie { $route } kosztuje { $length ->
        [one] { $length } kartę
        [few] { $length } karty
       *[many] { $length } kart
    }, a nie { $paid }

# Czego teraz nie można (bezokolicznik z dopełniaczem, po „nie można”) i co trzeba zrobić zamiast tego.

doing-take = brać odkrytych kart
doing-draw = dobierać kart ze stosu
doing-tickets = dobierać biletów
doing-keep = wybierać biletów
doing-claim = zająć połączenia
doing-station = zbudować dworca
doing-pay = dopłacać do tunelu
doing-decline = zrezygnować z tunelu
doing-give = oddawać kart zastępczych
doing-pass = spasować

phase-start = najpierw wszyscy wybierają bilety
phase-turn = tura dopiero się zaczyna
phase-second_card = ta tura kończy się dobraniem drugiej karty
phase-offer = najpierw trzeba wybrać bilety spośród dobranych
phase-tunnel = najpierw trzeba dopłacić do tunelu albo z niego zrezygnować
phase-paying = najpierw trzeba oddać karty zastępcze
phase-over = gra się skończyła
