# Co dzieje się przy stole, do dziennika: w czasie teraźniejszym, o miejscu czytającego w drugiej osobie. Bez kropki.

event-keep = { $you ->
        [yes] Zatrzymujesz { $tickets }
       *[no] { $seat } zatrzymuje { $tickets }
    }
event-keep-returning = { $you ->
        [yes] Zatrzymujesz { $tickets }, a zwracasz { $returned }
       *[no] { $seat } zatrzymuje { $tickets }, a zwraca { $returned }
    }
event-keep-number = { $you ->
        [yes] Zatrzymujesz
       *[no] { $seat } zatrzymuje
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilety
       *[many] { $number } biletów
    }
event-keep-secret = { $you ->
        [yes] Masz już wybrane bilety
       *[no] { $seat } ma już wybrane bilety
    }
event-kept = { $you ->
        [yes] Zaczynasz
       *[no] { $seat } zaczyna
    } grę z { $number ->
        [one] { $number } biletem
       *[many] { $number } biletami
    }
event-kept-seen = { $you ->
        [yes] Zaczynasz
       *[no] { $seat } zaczyna
    } grę z { $number ->
        [one] { $number } biletem
       *[many] { $number } biletami
    }: { $tickets }
event-take = { $you ->
        [yes] Bierzesz
       *[no] { $seat } bierze
    } { $card-object } spośród odkrytych
event-draw = { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } { $card-object } ze stosu
event-draw-secret = { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } kartę ze stosu
event-tickets = { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilety
       *[many] { $number } biletów
    } do wyboru
event-tickets-seen = { $you ->
        [yes] Dobierasz
       *[no] { $seat } dobiera
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilety
       *[many] { $number } biletów
    } do wyboru: { $tickets }

event-claim = { $you ->
        [yes] Wykładasz
       *[no] { $seat } wykłada
    } { $cards-object } na połączenie { $route }
event-claim-swaps = { $you ->
        [yes] Wykładasz
       *[no] { $seat } wykłada
    } { $cards-object } na połączenie { $route } oraz karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
event-claim-only-swaps = { $you ->
        [yes] Zajmujesz
       *[no] { $seat } zajmuje
    } połączenie { $route }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
event-give = { $you ->
        [yes] Oddajesz
       *[no] { $seat } oddaje
    } { $card-object } jako kartę zastępczą
event-tunnel = { $you ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
    } { $turned_up-object } w tunelu { $route }: { $owed ->
        [0] bez dopłaty
        [one] trzeba dopłacić { $owed } kartę
        [few] trzeba dopłacić { $owed } karty
       *[many] trzeba dopłacić { $owed } kart
    }
event-tunnel-nothing = { $you ->
        [yes] Nie masz
       *[no] { $seat } nie ma
    } czego odkryć w tunelu { $route }: bez dopłaty
event-pay = { $you ->
        [yes] Dopłacasz
       *[no] { $seat } dopłaca
    } { $cards-object }
event-decline = { $you ->
        [yes] Rezygnujesz z tunelu { $route } i bierzesz z powrotem { $cards-object }
       *[no] { $seat } rezygnuje z tunelu { $route } i bierze z powrotem { $cards-object }
    }
event-claimed = { $you ->
        [yes] Stawiasz
       *[no] { $seat } stawia
    } { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    } na połączeniu { $route } i { $you ->
        [yes] zdobywasz
       *[no] zdobywa
    } { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
event-station = { $you ->
        [yes] Budujesz
       *[no] { $seat } buduje
    } dworzec w mieście { $city } za { $cards-object }
event-countries = { $you ->
        [yes] Bierzesz
       *[no] { $seat } bierze
    } karty krajów: { $countries }
event-pass = { $you ->
        [yes] Pasujesz
       *[no] { $seat } pasuje
    }

event-turned-up = Do odkrytych kart dochodzi { $card-subject }
event-reset = Za dużo odkrytych lokomotyw: odrzuca się { $face_up-object }
event-reshuffle = Odrzucone karty są tasowane i tworzą nowy stos: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
event-last-turns = { $you ->
        [yes] Prawie nie masz już wagonów: każdy ma jeszcze jedną turę, ty też
       *[no] { $seat } prawie nie ma już wagonów: każdy ma jeszcze jedną turę
    }
event-over = { $ending ->
        [all-passed] Koniec gry, bo wszyscy spasowali
        [idle] Koniec gry, bo od dawna nic się nie dzieje
       *[last-turns] Koniec gry
    }: { $you ->
        [yes] wygrywasz
       *[no] { $winners-number ->
            [one] wygrywa { $winners }
           *[other] zwycięstwem dzielą się { $winners }
        }
    }

# Cudze boty.

event-fault-crashed = { $seat } ulega awarii ({ $text }): wykonany zostaje losowy ruch
event-fault-timed-out = { $seat } myśli za długo ({ $text }): wykonany zostaje losowy ruch
event-fault-illegal = { $seat } próbuje niedozwolonego ruchu ({ $text }): wykonany zostaje losowy ruch
event-fault-garbage = { $seat } przysyła niezrozumiały ruch ({ $text }): wykonany zostaje losowy ruch
event-fault-forfeited = { $seat } zawodzi zbyt często: pozostałe ruchy będą losowe
