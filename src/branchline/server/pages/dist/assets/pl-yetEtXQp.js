var e=`action-take = weź { $card-object } spośród odkrytych
action-draw = dobierz kartę ze stosu
action-tickets = dobierz bilety
action-keep = zatrzymaj { $tickets }
action-claim = zajmij linię { $lane } za { $cards-object }
action-claim-swaps = zajmij linię { $lane } za { $cards-object }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-only-swaps = zajmij linię { $lane }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = zbuduj dworzec w mieście { $city } za { $cards-object }
action-pay = dopłać { $cards-object }
action-decline = zrezygnuj z tunelu
action-give = oddaj kartę zastępczą: { $card-object }
action-pass = spasuj
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
card-purple = fioletowa karta
    .subject = fioletowa karta
    .object = fioletową kartę
    .lacking = fioletowej karty
cards-purple = { $number ->
         [one] { $number } fioletowa karta
         [few] { $number } fioletowe karty
        *[many] { $number } fioletowych kart
    }
    .object = { $number ->
             [one] { $number } fioletową kartę
             [few] { $number } fioletowe karty
            *[many] { $number } fioletowych kart
        }
    .lacking = { $number ->
             [one] { $number } fioletowej karty
            *[many] { $number } fioletowych kart
        }
card-blue = niebieska karta
    .subject = niebieska karta
    .object = niebieską kartę
    .lacking = niebieskiej karty
cards-blue = { $number ->
         [one] { $number } niebieska karta
         [few] { $number } niebieskie karty
        *[many] { $number } niebieskich kart
    }
    .object = { $number ->
             [one] { $number } niebieską kartę
             [few] { $number } niebieskie karty
            *[many] { $number } niebieskich kart
        }
    .lacking = { $number ->
             [one] { $number } niebieskiej karty
            *[many] { $number } niebieskich kart
        }
card-orange = pomarańczowa karta
    .subject = pomarańczowa karta
    .object = pomarańczową kartę
    .lacking = pomarańczowej karty
cards-orange = { $number ->
         [one] { $number } pomarańczowa karta
         [few] { $number } pomarańczowe karty
        *[many] { $number } pomarańczowych kart
    }
    .object = { $number ->
             [one] { $number } pomarańczową kartę
             [few] { $number } pomarańczowe karty
            *[many] { $number } pomarańczowych kart
        }
    .lacking = { $number ->
             [one] { $number } pomarańczowej karty
            *[many] { $number } pomarańczowych kart
        }
card-white = biała karta
    .subject = biała karta
    .object = białą kartę
    .lacking = białej karty
cards-white = { $number ->
         [one] { $number } biała karta
         [few] { $number } białe karty
        *[many] { $number } białych kart
    }
    .object = { $number ->
             [one] { $number } białą kartę
             [few] { $number } białe karty
            *[many] { $number } białych kart
        }
    .lacking = { $number ->
             [one] { $number } białej karty
            *[many] { $number } białych kart
        }
card-green = zielona karta
    .subject = zielona karta
    .object = zieloną kartę
    .lacking = zielonej karty
cards-green = { $number ->
         [one] { $number } zielona karta
         [few] { $number } zielone karty
        *[many] { $number } zielonych kart
    }
    .object = { $number ->
             [one] { $number } zieloną kartę
             [few] { $number } zielone karty
            *[many] { $number } zielonych kart
        }
    .lacking = { $number ->
             [one] { $number } zielonej karty
            *[many] { $number } zielonych kart
        }
card-yellow = żółta karta
    .subject = żółta karta
    .object = żółtą kartę
    .lacking = żółtej karty
cards-yellow = { $number ->
         [one] { $number } żółta karta
         [few] { $number } żółte karty
        *[many] { $number } żółtych kart
    }
    .object = { $number ->
             [one] { $number } żółtą kartę
             [few] { $number } żółte karty
            *[many] { $number } żółtych kart
        }
    .lacking = { $number ->
             [one] { $number } żółtej karty
            *[many] { $number } żółtych kart
        }
card-black = czarna karta
    .subject = czarna karta
    .object = czarną kartę
    .lacking = czarnej karty
cards-black = { $number ->
         [one] { $number } czarna karta
         [few] { $number } czarne karty
        *[many] { $number } czarnych kart
    }
    .object = { $number ->
             [one] { $number } czarną kartę
             [few] { $number } czarne karty
            *[many] { $number } czarnych kart
        }
    .lacking = { $number ->
             [one] { $number } czarnej karty
            *[many] { $number } czarnych kart
        }
card-red = czerwona karta
    .subject = czerwona karta
    .object = czerwoną kartę
    .lacking = czerwonej karty
cards-red = { $number ->
         [one] { $number } czerwona karta
         [few] { $number } czerwone karty
        *[many] { $number } czerwonych kart
    }
    .object = { $number ->
             [one] { $number } czerwoną kartę
             [few] { $number } czerwone karty
            *[many] { $number } czerwonych kart
        }
    .lacking = { $number ->
             [one] { $number } czerwonej karty
            *[many] { $number } czerwonych kart
        }
card-locomotive = lokomotywa
    .subject = lokomotywa
    .object = lokomotywę
    .lacking = lokomotywy
cards-locomotive = { $number ->
         [one] { $number } lokomotywa
         [few] { $number } lokomotywy
        *[many] { $number } lokomotyw
    }
    .object = { $number ->
             [one] { $number } lokomotywę
             [few] { $number } lokomotywy
            *[many] { $number } lokomotyw
        }
    .lacking = { $number ->
             [one] { $number } lokomotywy
            *[many] { $number } lokomotyw
        }
cards-none = 0 kart
    .object = 0 kart
    .lacking = 0 kart
colour-purple = fioletowa
colour-blue = niebieska
colour-orange = pomarańczowa
colour-white = biała
colour-green = zielona
colour-yellow = żółta
colour-black = czarna
colour-red = czerwona
colour-grey = szara
seat-number = miejsce { $number }
list-and = { $list } i { $last }
list-or = { $list } lub { $last }
lane-number = { $lane } ({ $number })
country-cards = { $country } ({ $values })
quoted = „{ $text }”
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
        [yes] Wybierasz bilety
       *[no] { $seat } wybiera bilety
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
    } { $cards-object } za linię { $lane }
event-claim-swaps = { $you ->
        [yes] Wykładasz
       *[no] { $seat } wykłada
    } { $cards-object } za linię { $lane } oraz karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
event-claim-only-swaps = { $you ->
        [yes] Zajmujesz
       *[no] { $seat } zajmuje
    } linię { $lane }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
event-give = { $you ->
        [yes] Oddajesz
       *[no] { $seat } oddaje
    } kartę zastępczą: { $card-object }
event-tunnel = { $you ->
        [yes] Odkrywasz
       *[no] { $seat } odkrywa
    } { $turned_up-object } w tunelu { $lane }: { $owed ->
        [0] bez dopłaty
        [one] trzeba dopłacić { $owed } kartę
        [few] trzeba dopłacić { $owed } karty
       *[many] trzeba dopłacić { $owed } kart
    }
event-tunnel-nothing = { $you ->
        [yes] Nie masz
       *[no] { $seat } nie ma
    } czego odkryć w tunelu { $lane }: bez dopłaty
event-pay = { $you ->
        [yes] Dopłacasz
       *[no] { $seat } dopłaca
    } { $cards-object }
event-decline = { $you ->
        [yes] Rezygnujesz z tunelu { $lane } i bierzesz z powrotem { $cards-object }
       *[no] { $seat } rezygnuje z tunelu { $lane } i bierze z powrotem { $cards-object }
    }
event-claimed = { $you ->
        [yes] Stawiasz
       *[no] { $seat } stawia
    } { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    } na linii { $lane } i { $you ->
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
event-turned-up = Ze stosu odkrywa się { $card-object }
event-reset = Za dużo odkrytych lokomotyw: odrzuca się { $row-object }
event-reshuffle = Odrzucone karty tworzą nowy stos: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
event-last-turns = { $you ->
        [yes] Nie masz już prawie wagonów
       *[no] { $seat } nie ma już prawie wagonów
    }: { $turns ->
        [one] została jeszcze { $turns } tura
        [few] zostały jeszcze { $turns } tury
       *[many] zostało jeszcze { $turns } tur
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
page-home = Branchline, pierwszy ekran
page-menu = Menu
page-close = Zamknij
page-reload = Wczytaj ponownie
page-nowhere = Pod tym adresem nic nie ma.
page-unreachable = Serwer jest teraz nieosiągalny.
page-waiting = Chwileczkę …
page-compiling = Zasady są kompilowane, raz na ten komputer. Potrwa to minutę lub dwie.
page-newer = Serwer ma nowszą wersję tej strony.
page-forgetful = Ta przeglądarka niczego dla tej strony nie przechowuje: ustawienia przetrwają do jej zamknięcia.
page-choices = Ustawienia
page-language = Język
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Kolory
page-theme-light = Jasne
page-theme-dark = Ciemne
page-theme-system = Jak w systemie
page-motion = Ruch
page-motion-full = Tak
page-motion-none = Nie
page-motion-system = Jak w systemie
page-sound = Dźwięki
page-sound-on = Włącz dźwięki
page-sound-off = Wyłącz dźwięki
page-confirm = Pytaj przed tym, czego nie da się cofnąć
page-text = Stół jako tekst
page-board = Plansza
page-play-bot = Zagraj z botem
page-home-go = Do pierwszego ekranu
page-map = Plansza: przesuwaj ją myszą, palcem lub strzałkami, plus i minus powiększa
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-whole = Cała plansza
page-claim-lane = Zajmij linię { $lane }
page-build-in = Zbuduj dworzec: { $city }
page-players = Gracze
page-points = punkty
page-trains = Pozostałe wagony
page-cards = Karty na ręce
page-tickets = Bilety
page-stations = Pozostałe dworce
page-countries = Punkty za karty krajów
page-clock = Zegar
page-days = { $number ->
        [one] { $number } dzień
        [few] { $number } dni
       *[many] { $number } dni
    }
page-hours = { $number ->
        [one] { $number } godzina
        [few] { $number } godziny
       *[many] { $number } godzin
    }
page-resigned = poddaje się
page-stood-in = gra bot
page-wants-end = chce zakończyć
page-away = poza stołem
page-row = Odkryte karty, stos i bilety
page-take = Weź { $card-object }
page-draw = Dobierz ze stosu: { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    }
page-draw-tickets = Dobierz bilety: { $number ->
        [one] został { $number }
        [few] zostały { $number }
       *[many] zostało { $number }
    }
page-discards = { $number ->
        [one] { $number } karta odrzucona
        [few] { $number } karty odrzucone
       *[many] { $number } kart odrzuconych
    }
page-hand = Twoje karty
page-ask-tickets = Dobrać nowe bilety?
page-ask-tickets-yes = Dobierz bilety
page-lane = { $colour } linia{ $kind ->
        [tunnel] , tunel
        [ferry] , prom
       *[plain] { "" }
    }, { $length ->
        [one] { $length } pole
        [few] { $length } pola
       *[many] { $length } pól
    }
page-symbols = { $number ->
        [one] potrzebna { $number } lokomotywa
        [few] potrzebne { $number } lokomotywy
       *[many] potrzeba { $number } lokomotyw
    }
page-tunnel-note = { $number ->
        [one] Potem odkrywa się { $number } kartę: może trzeba będzie dopłacić.
        [few] Potem odkrywa się { $number } karty: może trzeba będzie dopłacić.
       *[many] Potem odkrywa się { $number } kart: może trzeba będzie dopłacić.
    }
page-country-top = { $country }: karta na wierzchu jest warta { number-points }
page-other-lane = Druga linia
page-can-claim = Możesz ją zająć
page-watching = przyglądasz się
page-short-both = za mało kart: brakuje { $text } i { $number ->
        [one] { $number } karty zastępczej
       *[many] { $number } kart zastępczych
    }
page-claim-with = Zajmij ją, płacąc
page-pay-with = Zapłać: { $text }
page-pay-swaps = { $text ->
        [none] Zapłać kartami zastępczymi
       *[other] Zapłać: { $text } i karty zastępcze
    } za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
page-swaps = { $swaps ->
        [one] zastępcze za { $swaps } pole
        [few] zastępcze za { $swaps } pola
       *[many] zastępcze za { $swaps } pól
    }
page-more-payments = { $number ->
        [one] jeszcze { $number } sposób
        [few] jeszcze { $number } sposoby
       *[many] jeszcze { $number } sposobów
    }
page-build-station = Zbuduj tu dworzec
page-no-station = Nie możesz teraz zbudować tu dworca.
page-city = Miasto.
page-station-mode = Zbuduj dworzec: wybierz miasto
page-offer-aside = Spójrz na planszę
page-offer-back = Wróć do biletów
page-keep = { $number ->
        [0] Zatrzymaj
        [one] Zatrzymaj { $number } bilet
        [few] Zatrzymaj { $number } bilety
       *[many] Zatrzymaj { $number } biletów
    }
page-ticket-done = , wykonany
page-ticket-open = , wciąż możliwy
page-ticket-lost = , nieosiągalny
page-no-tickets = Jeszcze żadnych
page-give = Oddaj { $card-object }
page-give-back = Weź z powrotem { $card-object }
page-give-more = { $number ->
        [one] jeszcze { $number } karta
        [few] jeszcze { $number } karty
       *[many] jeszcze { $number } kart
    }
page-give-now = Oddaj te karty
page-tunnel = Tunel { $lane }
page-owed = { $owed ->
        [0] Bez dopłaty.
        [one] Dopłata: { $owed } karta.
        [few] Dopłata: { $owed } karty.
       *[many] Dopłata: { $owed } kart.
    }
page-decline = Weź karty z powrotem
page-line-down = Połączenie jest przerwane; samo wróci.
page-stood-in-for-you = W Twoim miejscu gra bot
page-others-choose = Inni jeszcze wybierają bilety
page-come-back = Wróć do gry
page-pass = Pasuj
page-undo = Cofnij
page-log = Przebieg
page-chat = Czat
page-last-turns = { $turns ->
        [0] Ostatnia tura
        [one] Jeszcze { $turns } ostatnia tura
        [few] Jeszcze { $turns } ostatnie tury
       *[many] Jeszcze { $turns } ostatnich tur
    }
page-rules = Zasady tej planszy
page-stand-in = Niech bot gra za mnie
page-vote-yes = Zaproponuj zakończenie gry
page-vote-no = Jednak nie kończ gry
page-resign = Poddaj się
page-ask-resign = Poddać tę grę?
page-ask-resign-text = Nie da się do niej wrócić. Bot gra dalej w Twoim miejscu, dopóki w grze jest dwoje innych.
page-leave = Odejdź od stołu, jak jest
page-cancel = Anuluj
page-log-resigned = { $you ->
        [yes] Poddajesz się
       *[no] { $seat } się poddaje
    }
page-log-voted = { $you ->
        [yes] { $end ->
            [no] Nie chcesz już
           *[yes] Chcesz
        }
       *[no] { $seat } { $end ->
            [no] nie chce już
           *[yes] chce
        }
    } zakończyć grę
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] Twój czas się skończył
           *[no] { $seat } nie ma już czasu
        }
       *[left] { $you ->
            [yes] Nie ma Cię przy stole
           *[no] { $seat } odchodzi
        }
    }: gra bot
page-log-came-back = { $you ->
        [yes] Wracasz do gry
       *[no] { $seat } wraca do gry
    }
page-log-undone = { $you ->
        [yes] Cofasz ostatni ruch
       *[no] { $seat } cofa ostatni ruch
    }
page-curtain = Teraz gra { $name }
page-curtain-text = Przekaż urządzenie: następnych kart nie powinien widzieć nikt inny.
page-curtain-go = Gra { $name }
prompt-start = Wybierz bilety: zatrzymaj co najmniej { $least } z { $offered }
prompt-turn = { $you ->
        [yes] Twój ruch
       *[no] Teraz gra { $seat }
    }
prompt-second_card = { $you ->
        [yes] Dobierz drugą kartę
       *[no] { $seat } dobiera drugą kartę
    }
prompt-offer = Wybierz bilety: zatrzymaj co najmniej { $least } z { $offered }
prompt-tunnel = { $owed ->
        [one] Tunel { $lane } wymaga dopłaty { $owed } karty: dopłać albo zrezygnuj
       *[many] Tunel { $lane } wymaga dopłaty { $owed } kart: dopłać albo zrezygnuj
    }
prompt-paying = { $to_give ->
        [one] Oddaj jeszcze { $to_give } kartę zastępczą
        [few] Oddaj jeszcze { $to_give } karty zastępcze
       *[many] Oddaj jeszcze { $to_give } kart zastępczych
    }
prompt-over = Koniec gry
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
refusal-not-in-row = wśród odkrytych kart nie ma { $card-lacking }
refusal-second-card-locomotive = odkryta lokomotywa nie może być drugą kartą
refusal-pile-empty = stos jest pusty
refusal-ticket-pile-empty = w stosie nie ma już biletów
refusal-can-act = spasować można tylko wtedy, gdy nic innego nie jest możliwe
refusal-keep-more = { $offered ->
        [one] do wyboru jest tylko jeden bilet: zatrzymaj go
       *[many] zatrzymaj co najmniej { $least } z { $offered } biletów do wyboru
    }
refusal-not-offered = { $ticket ->
        [none] takiego biletu
       *[other] biletu { $ticket }
    } nie ma do wyboru
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
refusal-double-own = nie możesz zająć linii { $lane }: masz już drugą linię tej podwójnej trasy
refusal-double-closed = linia { $lane } jest zamknięta: przy { $players } graczach na podwójnej trasie można zająć tylko jedną linię
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
refusal-no-locomotives = lokomotywy zastępują inne karty tylko na promach i w tunelach, a nie na linii { $lane }
refusal-needs-locomotives = linia { $lane } wymaga { $symbols ->
        [one] { $symbols } lokomotywy
       *[many] { $symbols } lokomotyw
    }
refusal-no-substitutes = za linię { $lane } nie można płacić kartami zastępczymi
refusal-too-many-swaps = na linii { $lane } kartami zastępczymi można opłacić najwyżej { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }, a nie { $swaps }
refusal-wrong-count = linia { $lane } kosztuje { $length ->
        [one] { $length } kartę
        [few] { $length } karty
       *[many] { $length } kart
    }, a nie { $paid }
deed-take = brać odkrytych kart
deed-draw = dobierać kart ze stosu
deed-tickets = dobierać biletów
deed-keep = wybierać biletów
deed-claim = zająć linii
deed-station = zbudować dworca
deed-pay = dopłacać do tunelu
deed-decline = zrezygnować z tunelu
deed-give = oddawać kart zastępczych
deed-pass = spasować
phase-start = najpierw wszyscy wybierają bilety
phase-turn = tura dopiero się zaczyna
phase-second_card = trzeba dobrać drugą kartę
phase-offer = trzeba wybrać bilety spośród dobranych
phase-tunnel = trzeba dopłacić do tunelu albo z niego zrezygnować
phase-paying = trzeba oddać karty zastępcze
phase-over = gra się skończyła
tie-completed-tickets = większa liczba zrealizowanych biletów
tie-fewer-stations = mniejsza liczba zbudowanych dworców
tie-longest-path-bonus = premia za najdłuższą trasę
tie-ticket-points = większa suma punktów za bilety
tie-longest-path = dłuższa trasa
name-me = Ty
name-player = Gracz
name-random = Losowy
name-greedy = Chciwiec
name-planner = Planista
name-racer = Sprinter
name-search = Myśliciel
name-easy = Łatwy
name-medium = Średni
name-hard = Trudny
name-expert = Ekspert
tie-broken = Przy remisie decyduje: { $ties }`;export{e as default};