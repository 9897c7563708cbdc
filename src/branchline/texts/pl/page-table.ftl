# Strona przy stole: co jest wokół planszy. Etykiety bez kropki, zdania z kropką.

page-home-go = Strona główna
page-map = Plansza: przesuwaj ją myszą, palcem lub strzałkami, plus powiększa, minus pomniejsza
page-zoom-in = Powiększ
page-zoom-out = Pomniejsz
page-zoom-whole = Cała plansza

page-players = Gracze
page-you = ty
page-trains = Pozostałe wagony
page-cards = Karty na ręce
page-tickets = Bilety
page-stations = Pozostałe dworce
page-countries = Punkty za karty krajów
page-clock = Zegar
page-clock-left = Pozostały czas: { $time }
page-clock-days = { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
page-clock-hours = { $hours } h
page-clock-minutes = { $minutes } min
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
page-minutes = { $number ->
        [one] { $number } minuta
        [few] { $number } minuty
       *[many] { $number } minut
    }
page-resigned = gra poddana
page-stood-in = gra bot
page-wants-end = chce zakończyć
page-away = offline
page-warming-up = rozgrzewa się

# Co ktoś zrobił ostatnio, obok nicku: bez czasownika i bez kropki.
page-did-take = odkryta { $card }
page-did-draw = { $card ->
        [none] karta
       *[other] { $card }
    } ze stosu
page-did-draws = { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[many] { $number } kart
    } ze stosu
page-did-tickets = nowe bilety
page-did-keep = bilety wybrane
page-did-kept = { page-did-keep }
page-did-claimed = { $route }, +{ $points }
page-did-station = dworzec: { $city }
page-did-decline = rezygnacja z tunelu { $route }
page-did-pass = pas
page-told-routes = { $number ->
        [0] Nie możesz zająć żadnego połączenia
        [one] Możesz zająć { $number } połączenie
        [few] Możesz zająć { $number } połączenia
       *[many] Możesz zająć { $number } połączeń
    }
page-told-new = Nowe możliwości: { $routes }
page-turn-how = Dobierz dwie karty, zajmij połączenie{ $stations ->
        [yes] , dobierz bilety albo zbuduj dworzec.
       *[no] {" "}albo dobierz bilety.
    }

page-face-up = Odkryte karty, stos i bilety
page-take = Weź { $card-object }
page-draw = Dobierz ze stosu: { $number ->
        [one] została { $number } karta
        [few] zostały { $number } karty
       *[many] zostało { $number } kart
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
page-ask-tickets-how = { $number ->
        [one] Dobierasz { $number } bilet i musisz go zatrzymać.
        [few] Dobierasz { $number } bilety i zatrzymujesz co najmniej { $least }.
       *[many] Dobierasz { $number } biletów i zatrzymujesz co najmniej { $least }.
    } Za zatrzymany, a niezrealizowany bilet tracisz jego punkty.
page-ask-tickets-yes = Dobierz bilety

page-route = { $colour-route } połączenie{ $kind ->
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
page-country-top = { $country }: karta z wierzchu, warta { number-points }, będzie twoja, gdy połączysz ten kraj z innym.
page-country-gain = Łączy kraje. Bierzesz karty: { $countries }, razem { number-points }.
page-country-gain-short = Karty krajów: +{ $points }
page-country-left = W stosie: { $values }
page-country-empty = Stos jest pusty.
page-country-taken = { $you ->
        [yes] Twoje karty: { $values }
       *[no] { $seat }: { $values }
    }
page-other-route = Drugi tor
page-other-route-number = Tor nr { $number }
page-can-claim = Możesz je zająć
page-news-route = Zajęte od twojego ostatniego ruchu
page-news-card = Odkryta od twojego ostatniego ruchu
page-watching = tylko oglądasz
page-short-grey = za mało kart: brakuje { $number ->
        [one] { $number } karty
       *[many] { $number } kart
    } jednego koloru{ $locomotives ->
        [0] { "" }
        [one] {" "}i { $locomotives } lokomotywy
       *[many] {" "}i { $locomotives } lokomotyw
    }
page-any-cards = zamiast jednej karty: { $number ->
        [one] { $number } dowolna
        [few] { $number } dowolne
       *[many] { $number } dowolnych
    }
page-short-both = za mało kart: brakuje { $text } i { $number ->
        [one] { $number } karty zastępczej
       *[many] { $number } kart zastępczych
    }
page-short-rest = { $text }, jeśli resztę zapłacisz kartami zastępczymi
page-claim-with = Zajmij, płacąc:
page-pay-with = Zapłać: { $text }
page-pay-swaps = { $text ->
        [none] Zapłać kartami zastępczymi
       *[other] Zapłać: { $text } i karty zastępcze
    } za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
page-swaps = { $number ->
        [one] { $number } karta zastępcza
        [few] { $number } karty zastępcze
       *[many] { $number } kart zastępczych
    }
page-swap-spaces = { $number ->
        [one] Pola opłacone kartami zastępczymi, po { $number } za każde
       *[many] Pola opłacone kartami zastępczymi, po { $number } za każde
    }
page-more-payments = { $number ->
        [one] jeszcze { $number } sposób zapłaty
        [few] jeszcze { $number } sposoby zapłaty
       *[many] jeszcze { $number } sposobów zapłaty
    }
page-build-station = Zbuduj tu dworzec
page-station-price = Dworzec nr { $ordinal } kosztuje { $cost ->
        [one] { $cost } kartę.
        [few] { $cost } karty w jednym kolorze.
       *[many] { $cost } kart w jednym kolorze.
    }
page-station-why = Dzięki dworcowi możesz do swoich biletów użyć jednego połączenia innego gracza, które prowadzi do tego miasta. Każdy niezbudowany dworzec jest na koniec wart { number-points }.
page-no-station = Nie możesz teraz zbudować tu dworca.
page-city-tickets = Twoje bilety do tego miasta: { $text }
page-station-mode = Zbuduj dworzec: wybierz miasto
page-keep = { $number ->
        [0] Zatrzymaj
        [one] Zatrzymaj { $number } bilet
        [few] Zatrzymaj { $number } bilety
       *[many] Zatrzymaj { $number } biletów
    }
page-ticket-done = , zrealizowany
page-ticket-open = , wciąż możliwy
page-ticket-lost = , nieosiągalny
page-ticket-completed = Bilet zrealizowany:
page-ticket-needs = { $trains ->
        [one] jeszcze { $trains } wagon
        [few] jeszcze { $trains } wagony
       *[many] jeszcze { $trains } wagonów
    }
page-ticket-held = na ręce { $held } z { $number }
page-ticket-no-path = tylko z dworcem
page-ticket-hide = Ukryj ten bilet
page-no-tickets = Jeszcze brak
page-give = Oddaj { $card-object }
page-give-back = Weź z powrotem { $card-object }
page-give-more = { $number ->
        [one] jeszcze { $number } karta
        [few] jeszcze { $number } karty
       *[many] jeszcze { $number } kart
    }
page-give-now = Oddaj te karty
page-tunnel = Tunel { $route }
page-tunnel-prompt = { $able ->
        [yes] { $owed ->
            [one] Dopłać { $owed } kartę albo zabierz swoje
            [few] Dopłać { $owed } karty albo zabierz swoje
           *[many] Dopłać { $owed } kart albo zabierz swoje
        }
       *[no] Nie masz kart na dopłatę
    }
page-tunnel-of = { $seat }: tunel { $route }
page-tunnel-turning = Każda lokomotywa i każda karta w kolorze, którym płacisz, będzie cię kosztować jeszcze jedną kartę.
page-tunnel-pay = { $owed ->
        [few] Liczą się { $owed } z nich
       *[many] Liczy się { $owed } z nich
    }. Dopłata: { $text }{ $only ->
        [yes] .
       *[no] {" "}albo { $owed ->
            [one] lokomotywa.
            [few] lokomotywy.
           *[many] lokomotyw.
        }
    }
page-tunnel-cannot = Nie masz na to kart.
page-owed = { $owed ->
        [0] Bez dopłaty.
        [one] Dopłata: { $owed } karta.
        [few] Dopłata: { $owed } karty.
       *[many] Dopłata: { $owed } kart.
    }
page-decline = Zabierz karty i zakończ turę

page-line-down = Brak połączenia z serwerem; trwa ponowne łączenie…
page-stood-in-for-you = Zamiast ciebie gra bot
page-others-choose = { $seats } jeszcze { $seats-number ->
        [one] wybiera
       *[other] wybierają
    } bilety
page-come-back = Wróć do gry
page-absent = { $seat } jest offline
page-absent-wait = { $seat } jest offline: bot może przejąć grę za { $time }
page-absent-bot = Niech gra bot
page-pass = Spasuj
page-undo = Cofnij
page-undo-within = Cofnij (jeszcze { $seconds } s)
page-skip = Pokaż wszystkie ruchy od razu
page-watching-now = Oglądasz
page-log = Przebieg
page-chat = Czat
page-last-turn-yours = Twoja ostatnia tura
page-last-turns = { $seats-number ->
        [one] Ostatnia tura: { $seats }
       *[other] Ostatnie tury: { $seats }
    }
page-last-turn-to-come = Ostatnia runda: masz jeszcze jedną turę
page-invite = Skopiuj link dla widzów
page-invite-copied = Link skopiowany: kto go ma, może oglądać.
page-invite-link = Kto ma ten link, może oglądać: { $text }
page-rules = Zasady tej planszy
page-stand-in = Niech bot gra za mnie
page-stand-in-rated = W grze rankingowej zajmiesz ostatnie miejsce, jeśli bot wykona za ciebie ponad jedną czwartą ruchów albo dokończy grę.
page-ask-stand-in = Bot ma grać za ciebie?
page-vote-yes = Zaproponuj zakończenie gry
page-ask-propose = Zaproponować zakończenie gry?
page-ask-propose-text = Pozostali gracze dostaną pytanie. Jeśli wszyscy się zgodzą, gra skończy się od razu i bez zwycięzcy.
page-end-now = Zakończ grę
page-ask-end = Zakończyć tę grę?
page-ask-end-text = Skończy się od razu i bez zwycięzcy.
page-ask-end-rated = Skończy się od razu, a ty zajmiesz ostatnie miejsce: to gra rankingowa.
page-end-asked = { $seat } proponuje zakończyć grę teraz, bez zwycięzcy.
page-end-asked-yes = Zakończ grę
page-end-asked-no = Grajmy dalej
page-end-proposed = Proponujesz zakończyć grę. Brakuje odpowiedzi: { $names }
page-vote-no = Wycofaj propozycję
page-resign = Poddaj się
page-ask-resign = Poddać tę grę?
page-ask-resign-text = Nie da się do niej wrócić. Bot będzie grał za ciebie, dopóki w grze zostaje co najmniej dwoje innych graczy.
page-ask-resign-ends = Gra skończy się od razu.
page-ask-resign-rated = Nie da się do niej wrócić, a ty zajmiesz ostatnie miejsce: to gra rankingowa. Bot będzie grał za ciebie, dopóki w grze zostaje co najmniej dwoje innych graczy.
page-ask-resign-last = Gra skończy się od razu, a ty zajmiesz ostatnie miejsce: to gra rankingowa.
page-leave = Odejdź od stołu (gra trwa dalej)
page-cancel = Anuluj

page-log-resigned = { $you ->
        [yes] Poddajesz się
       *[no] { $seat } się poddaje
    }
page-log-voted = { $you ->
        [yes] { $end ->
            [no] Chcesz grać dalej
           *[yes] Proponujesz zakończyć grę
        }
       *[no] { $seat } { $end ->
            [no] chce grać dalej
           *[yes] proponuje zakończyć grę
        }
    }
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] Twój czas się skończył
           *[no] { $seat } przekracza limit czasu
        }
        [away] { $you ->
            [yes] Od dłuższej chwili nie ma cię przy stole
           *[no] { $seat } od dłuższej chwili jest offline
        }
       *[left] { $you ->
            [yes] Nie ma cię przy stole
           *[no] { $seat } odchodzi
        }
    }: dalej gra bot
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
page-curtain-go = To ja: { $name }
page-curtain-down = Przekaż urządzenie
page-curtain-undo = { $name }: cofnij ruch
