var e=`action-take = weź { $card-object } spośród odkrytych
action-draw = dobierz kartę ze stosu
action-tickets = dobierz bilety
action-keep = zatrzymaj { $tickets }
action-claim = zajmij połączenie { $route } za { $cards-object }
action-claim-swaps = zajmij połączenie { $route } za { $cards-object }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-only-swaps = zajmij połączenie { $route }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = zbuduj dworzec w mieście { $city } za { $cards-object }
action-pay = dopłać { $cards-object }
action-decline = zrezygnuj z tunelu
action-give = oddaj { $card-object } jako kartę zastępczą
action-pass = spasuj
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
cards-none = brak kart
    .object = 0 kart
    .lacking = 0 kart
colour-purple = fioletowa
    .route = fioletowe
colour-blue = niebieska
    .route = niebieskie
colour-orange = pomarańczowa
    .route = pomarańczowe
colour-white = biała
    .route = białe
colour-green = zielona
    .route = zielone
colour-yellow = żółta
    .route = żółte
colour-black = czarna
    .route = czarne
colour-red = czerwona
    .route = czerwone
colour-grey = szara
    .route = szare
seat-number = miejsce { $number }
list-and = { $list } i { $last }
list-or = { $list } lub { $last }
city-also = { $city } ({ $other })
route-number = { $route } ({ $number })
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
page-home = Branchline, strona główna
page-menu = Menu
page-community = Społeczność
page-close = Zamknij
page-reload = Wczytaj ponownie
page-nowhere = Pod tym adresem nic nie ma.
page-unreachable = Serwer jest teraz nieosiągalny.
page-retrying-unreachable = Serwer jest teraz nieosiągalny. Strona stale próbuje się z nim połączyć.
page-retrying-busy = Serwer jest teraz przeciążony. Za chwilę kolejna próba.
page-waiting = Chwileczkę…
page-newer = Serwer ma nowszą wersję tej strony.
page-forgetful = Ta przeglądarka niczego dla tej strony nie przechowuje: ustawienia przetrwają do jej zamknięcia.
page-no-cookies = Ta przeglądarka nie przyjmuje plików cookie z tej strony, więc serwer nie może cię rozpoznać. Zezwól na nie i spróbuj ponownie.
page-choices = Ustawienia
page-language = Język
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Motyw
page-theme-light = Jasny
page-theme-dark = Ciemny
page-theme-system = Jak w systemie
page-motion = Animacje
page-motion-full = Tak
page-motion-none = Nie
page-motion-system = Jak w systemie
page-speed = Tempo pokazywania ruchów innych
page-speed-slow = Wolno
page-speed-normal = Normalnie
page-speed-fast = Szybko
page-speed-none = Od razu
page-sound = Dźwięki
page-sound-on = Włącz dźwięki
page-sound-off = Wyłącz dźwięki
page-confirm = Potwierdzaj ruchy, których nie da się cofnąć
page-tips = Wskazówki w pierwszych grach
page-text = Widok tekstowy
page-text-what = Stół jako tekst, dla czytników ekranu i klawiatury.
page-board = Plansza
account-sign-in = Zaloguj się
account-register = Załóż konto
account-password = Hasło
account-password-hint = Co najmniej 8 znaków; najlepiej kilka słów, które do siebie nie pasują
account-password-show = Pokaż hasło
account-password-new = Nowe hasło
account-password-none = Nie masz jeszcze hasła
account-password-save = Ustaw hasło
account-password-set = Nowe hasło ustawione. Wszystkie inne urządzenia zostały wylogowane.
account-with-passkey = Użyj klucza dostępu
account-or-password = Albo podaj nick i hasło:
account-code = Kod odzyskiwania
account-lost = Nie pamiętasz hasła albo nie masz już klucza dostępu?
account-use-password = Zaloguj się hasłem
account-signed-in = Witaj ponownie, { $name }.
account-none-yet = Nie masz jeszcze konta?
account-have-one = Masz już konto?
account-twice = Zajmujesz przy tym stole dwa miejsca
account-twice-told = Siedzisz przy tym samym stole jako gość na tym urządzeniu i na swoim koncie. Najpierw dokończ tę grę albo zaloguj się bez gier gościa: później już do nich nie wrócisz.
account-twice-go = Zaloguj się bez nich
account-registered = Twoje konto jest gotowe, { $name }.
account-why = Dzięki kontu masz swój nick i swoje gry na wszystkich urządzeniach. Gry rozegrane jako gość przechodzą na konto. Adres e-mail nie jest potrzebny.
account-closed = Na tym serwerze nie można zakładać nowych kont.
account-name-hint = Ten nick będzie tylko twój
account-invitation = Kod zaproszenia
account-passkey-why = Klucz dostępu pozwala zalogować się odciskiem palca, twarzą albo PIN-em urządzenia.
account-register-passkey = Załóż je z kluczem dostępu
account-passkeys = Klucze dostępu
account-passkey-add = Dodaj klucz dostępu
account-passkey-name = Nazwa klucza dostępu
account-passkey-drop = Usuń klucz dostępu { $name }
account-delete = Usuń
account-used = ostatnie użycie: { $day }
account-codes = Kody odzyskiwania
account-codes-keep = { $kind ->
        [password] Jeśli zapomnisz hasła,
        [passkey] Jeśli stracisz klucz dostępu,
       *[both] Jeśli zapomnisz hasła lub stracisz klucz dostępu,
    } możesz się zalogować jednym z tych kodów. Każdy działa tylko raz. Zapisz je: później ich nie zobaczysz.
account-codes-copy = Skopiuj
account-codes-select = Kody są zaznaczone: skopiuj je.
account-codes-save = Zapisz je w pliku
account-codes-kept = Mam je zapisane
account-codes-new = Nowe kody zamiast starych
account-sessions = Zalogowane urządzenia
account-device = Nieznane urządzenie
account-here = to urządzenie
account-session-end = Wyloguj
account-session-end-of = Wyloguj: { $name }
account-sessions-end = Wyloguj wszystkie inne urządzenia
account-confirm = Czy to ty?
account-confirm-why = Od zalogowania minęło trochę czasu. Potwierdź, że to ty.
account-confirm-go = Potwierdź
account-trains = Twoje ulubione wagony
account-train = Wagony { $number }
account-heading = Konto
account-name = Zmień nick
account-data = Twoje dane
account-export = Pobierz moje dane
account-export-what = Wszystko, co ten serwer o tobie przechowuje, w jednym pliku.
account-erase = Usuń wszystkie moje dane
account-erase-ask = Usunąć wszystkie twoje dane?
account-erase-what = Twój nick, konto, wiadomości i urządzenia zostaną usunięte na zawsze. Odejdziesz od stołów, a w grach innych osób na twoim miejscu będzie widoczny napis „usunięty gracz”.
account-erase-type = Aby potwierdzić, wpisz swój nick: { $name }
account-erased = Wszystkie twoje dane zostały usunięte.
account-out = Wyloguj się
account-out-what = Wylogujesz się na tym urządzeniu. Konto i gry zostaną.
account-blank = usunięty gracz
account-codes-left = { $number ->
        [one] Został ci { $number } kod.
        [few] Zostały ci { $number } kody.
       *[other] Zostało ci { $number } kodów.
    }
page-coach-title = Trener
page-coach-review = Omów grę
page-coach-told = Szanse na wygraną po każdym ruchu, punkty zwrotne i lepsze zagrania. Zajmie to około pół minuty.
page-coach-queued = Najpierw inne gry, ta czeka w kolejce.
page-coach-working = Trener przegląda grę…
page-coach-failed = Omówienie się nie udało. Możesz poprosić jeszcze raz.
page-coach-chart = Szanse na wygraną w tym momencie: { $text }
page-coach-lesson = Na następny raz:
page-coach-accuracy = Dokładność
page-coach-accuracy-told = Dokładność od 0 do 100: 100 oznacza, że żadna decyzja nie zmniejszyła szans na wygraną; szczęście do kart się nie liczy
page-coach-act = Ten ruch
page-coach-luck = Szczęście
page-coach-choice = Decyzja
page-coach-unit = Zmiana szansy na wygraną; szczęście to karty, które wychodzą z talii
page-coach-cost = { $kind ->
        [blunder] Duży błąd: kosztował wygraną w około { $number } na 100 gier
        [mistake] Błąd: kosztował wygraną w około { $number } na 100 gier
        [slip] Drobna niedokładność: kosztowała wygraną w około { $number } na 100 gier, to niewiele
       *[hidden] Pech: przy takim układzie kart ten ruch kosztował wygraną w około { $number } na 100 gier
    }
page-coach-no-act = W tym kroku nie było żadnego ruchu
page-coach-turning-points = Punkty zwrotne
page-coach-no-turning-points = Żadna pojedyncza decyzja nie odwróciła losów gry
page-coach-ahead = { $turn ->
        [0] Od początku prowadzi { $name }.
       *[other] Mniej więcej od ruchu { $turn } prowadzi { $name }.
    }
page-coach-moment = Najlepszy moment
page-coach-gain = Około { $number } wygranych więcej na 100 gier niż po najlepszym z innych ruchów
page-coach-nothing = Nic się nie wyróżniło: żaden wybór nie był wyraźnie lepszy ani gorszy od innych.
page-coach-hindsight = Z tego, co ten gracz mógł wiedzieć, żaden wybór nie był wyraźnym błędem. Patrząc wstecz, gdy znane są wszystkie karty, najwięcej zmienił ten:
page-coach-hindsight-turn = Ruch { $number }: szansa na wygraną { $text }
page-coach-better = Lepiej
page-coach-numbers = Dalsze powody i liczby
page-coach-games = Symulowane gry: { $number }
page-coach-won = Wygrane gry
page-coach-part = { $part ->
        [routes] Punkty za połączenia
        [tickets] Punkty za bilety
        [stations] Punkty za dworce
        [longest-path] Punkty za najdłuższą trasę
        [most-tickets] Punkty za premię Globtroter
        [countries] Punkty za karty krajów
        [total] Punkty razem
       *[rival] Punkty najlepszego rywala
    }
page-coach-try = Spróbuj jeszcze raz
page-coach-your-move = Co tu zagrasz?
page-coach-thinking = Trener myśli…
page-coach-back = Wróć do powtórki
page-coach-again = Spróbuj inaczej
page-coach-yours = Twój ruch
page-coach-played = W grze
page-coach-best = Najlepszy
page-coach-chance-told = Szanse na wygraną według tego, co ten gracz mógł wiedzieć
page-coach-verdict-best = To najlepszy ruch!
page-coach-verdict-better = Lepiej niż w grze
page-coach-verdict-equal = Mniej więcej tak samo jak w grze
page-coach-verdict-worse = Gorzej niż w grze
page-coach-show-points = Pokaż punkty na wykresie
page-coach-show-chances = Pokaż szanse na wykresie
page-end-count = Podliczanie punktów
page-end-skip = Przejdź do wyniku
page-end-again = Podlicz jeszcze raz
page-end-routes = { $you ->
        [yes] Twoje połączenia
       *[no] Połączenia: { $seat }
    }
page-end-done = { $you ->
        [yes] Realizujesz bilet { $ticket }
       *[no] { $seat } realizuje bilet { $ticket }
    }
page-end-failed = { $you ->
        [yes] Nie realizujesz biletu { $ticket }
       *[no] { $seat } nie realizuje biletu { $ticket }
    }
page-end-station = { $you ->
        [yes] Twój dworzec w mieście { $city } korzysta z połączenia { $route }
       *[no] { $seat }: dworzec w mieście { $city } korzysta z połączenia { $route }
    }
page-end-stations = { $you ->
        [yes] Twoje niezbudowane dworce
       *[no] Niezbudowane dworce: { $seat }
    }
page-end-countries = { $you ->
        [yes] Twoje karty krajów
       *[no] Karty krajów: { $seat }
    }
page-end-path = { $you ->
        [yes] Masz
       *[no] { $seat } ma
    } najdłuższą trasę: { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
page-end-most-tickets = Globtroter: { $you ->
        [yes] masz
       *[no] { $seat } ma
    } najwięcej zrealizowanych biletów ({ $number })
page-end-won = { $you ->
        [yes] Wygrywasz!
       *[no] { $winners-number ->
            [one] Wygrywa { $winners }!
           *[many] Zwycięstwem dzielą się { $winners }!
        }
    }
page-end-lead = { $points ->
        [one] O { $points } punkt więcej niż { $seat }.
        [few] O { $points } punkty więcej niż { $seat }.
       *[many] O { $points } punktów więcej niż { $seat }.
    }
page-end-place = Zajmujesz { $place ->
        [2] drugie
        [3] trzecie
        [4] czwarte
       *[5] piąte
    } miejsce ze stratą { $points ->
        [one] { $points } punktu
        [few] { $points } punktów
       *[many] { $points } punktów
    } do pierwszego.
page-end-best = Co się udało
page-end-best-ticket = Najlepszy bilet: { $ticket }, { number-points }
page-end-best-tickets = Zrealizowane wszystkie bilety: { $number }
page-end-best-route = Najdłuższe połączenie: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } zajęte połączenie
        [few] { $number } zajęte połączenia
       *[many] { $number } zajętych połączeń
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] Masz najdłuższą trasę ({ number-trains }): daje ona { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } ma najdłuższą trasę ({ number-trains }): daje ona { number-points }.
           *[other] { $winners } mają równie długą, najdłuższą trasę ({ number-trains }): każda daje { number-points }.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] Najdłuższa trasa rywala: { $text }.
       *[many] Najdłuższe trasy pozostałych: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] Masz najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } ma najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje { number-points }.
           *[other] { $winners } mają po równo najwięcej zrealizowanych biletów ({ $number }): premia globtrotera daje każdemu { number-points }.
        }
    }
page-end-tie = Tyle samo punktów. Remis rozstrzyga: { $ties }.
page-end-shared = Tyle samo punktów i nic nie rozstrzyga remisu.
page-end-agreed = Gra zakończona bez zwycięzcy
page-end-resigned = Wszyscy pozostali się poddali.
page-end-you-resigned = Poddajesz grę.
page-end-all-passed = Wszyscy po kolei spasowali.
page-end-idle = Przez długi czas nic się nie wydarzyło.
page-end-part = Za co są punkty
page-end-of-tickets = { $you ->
        [yes] Twoje bilety
       *[no] Bilety: { $seat }
    }
page-end-no-tickets = Brak biletów
page-end-next = Co dalej
page-end-larger = Większa mapa
page-end-smaller = Mniejsza mapa
page-rematch = Zagraj jeszcze raz
page-rematch-go = Przejdź do nowego stołu
page-end-play-too = Zagraj też
page-end-what = Branchline: kolejowe gry planszowe w przeglądarce, z botami albo ze znajomymi. Za darmo, bez konta.
page-end-replay = Obejrzyj powtórkę
page-end-picture = Obrazek
page-end-picture-told = Plansza na koniec gry: { $text }
page-end-picture-share = Udostępnij obrazek
page-end-picture-save = Zapisz obrazek
page-end-record = Pobierz zapis gry
page-end-prove = Sprawdź tasowanie
page-proof-told = Zanim ktokolwiek usiadł, serwer wylosował sekret i pokazał jego odcisk. Potem każde miejsce dołożyło własną losową liczbę. Sekret i liczby razem zdecydowały o całym rozdaniu, więc nikt nie mógł ustalić go w pojedynkę. Teraz sekret jest jawny, a twoja przeglądarka go sprawdza.
page-proof-secret = Sekret pasuje do odcisku pokazanego przed grą
page-proof-secret-not = Sekret nie pasuje do odcisku pokazanego przed grą
page-proof-seed = Sekret i liczby dają ziarno rozdania: { $text }
page-proof-kept = Przebieg gry zgadza się z odciskiem, który przeglądarka zachowała podczas gry (do zdarzenia { $number })
page-proof-edited = Historię zmieniono po grze: do zdarzenia { $number } nie pasuje do odcisku zachowanego w przeglądarce
page-proof-cut = Historię ucięto: przeglądarka zachowała odcisk zdarzenia { $number }, którego brakuje
page-proof-server = Serwer odtworzył z tego ziarna całą grę
page-proof-holds = Wszystko się zgadza: karty potasowano uczciwie.
page-proof-fails = Coś się nie zgadza.
page-proof-none = Ta gra nie ma dowodu tasowania.
page-proof-unsafe = Przeglądarki sprawdzają odciski tylko na stronach z HTTPS: tutaj trzeba wierzyć serwerowi na słowo.
page-proof-checking = Sprawdzanie…
page-proof-values = Pokaż wartości
page-proof-fingerprint = Odcisk
page-proof-hidden = Sekret
page-proof-share = Liczba ({ $seat })
page-proof-heads = Odcisk historii do zdarzenia { $number }
page-proof-heads-told = Podczas gry twoja przeglądarka zachowywała odciski jej historii, niektóre z podpisem serwera.
page-proof-heads-save = Zapisz je
page-proof-later = Porównaj odcisk z tym, który był widoczny przy stole przed grą.
page-end-winner = Zwycięstwo
page-friends = Znajomi
page-friends-all = { $number ->
        [0] Twoi znajomi
        [one] { $number } znajomy
        [few] { $number } znajomych
       *[many] { $number } znajomych
    }
page-friends-none = Na razie nikogo tu nie ma. Wyślij swój link albo dodaj osoby, z którymi grasz: z menu obok ich nicku.
page-friends-online = Online
page-friends-today = Ostatnio online: dzisiaj
page-friends-week = Ostatnio online: w tym tygodniu
page-friends-long = Od dawna offline
page-friends-hidden = Status ukryty
page-friends-join = Dołącz
page-friends-watch = Oglądaj
page-friends-play = Zagraj
page-friends-play-of = Zaproś do nowej gry: { $name }
page-friends-remove = Usuń
page-friends-remove-of = Usuń ze znajomych: { $name }
page-friends-remove-text = Ta osoba nie dostanie o tym wiadomości. W każdej chwili możecie znów zostać znajomymi.
page-friends-accept = Przyjmij
page-friends-decline = Odrzuć
page-friends-asked = Wysłano zaproszenie do znajomych: { $name }.
page-friends-now = Ty i { $name } jesteście teraz znajomymi.
page-friends-account = Żeby mieć tu znajomych, potrzebujesz konta: znajdą cię wtedy na każdym urządzeniu. Twoje gry przejdą na konto.
page-friends-register = Załóż konto
page-friends-sign-in = Zaloguj się
page-friends-link = Twój link dla znajomych
page-friends-link-share = Każdy, kto go otworzy, może dołączyć do twoich znajomych. Link działa przez siedem dni i dla dowolnej liczby osób.
page-friends-link-new = Utwórz link
page-friends-link-revoke = Unieważnij wszystkie moje linki
page-friends-link-how = { $name } zaprasza cię do znajomych w Branchline.
page-friends-link-follow = Zostańmy znajomymi
page-friends-link-own = To twój własny link. Wyślij go komuś innemu!
page-friends-link-already = Ty i { $name } jesteście już znajomymi.
page-friends-link-wrong = Ten link nie działa
page-friends-link-wrong-how = Wygasł albo został unieważniony. Poproś o nowy.
page-friends-blocked-people = Zablokowani i wyciszeni
page-friends-is-blocked = Zablokowany gracz
page-friends-is-muted = Wyciszony gracz
page-friends-unblock = Odblokuj
page-friends-unblock-of = Odblokuj: { $name }
page-friends-unmute-of = Wyłącz wyciszenie: { $name }
page-friends-blocked = Nie trafisz już na gracza { $name } w szybkich grach ani nie zobaczysz jego wiadomości.
page-friends-muted = Nie zobaczysz już wiadomości gracza { $name }.
page-player-menu = Menu gracza { $name }
page-player-add = Dodaj do znajomych
page-player-is-friend = Jesteście znajomymi.
page-player-guest = Ten gracz nie ma konta, więc nie możecie jeszcze zostać znajomymi.
page-player-account = Żeby dodawać znajomych, potrzebujesz konta.
page-player-mute = Wycisz
page-player-block = Zablokuj
page-player-block-how = Wyciszenie ukrywa wiadomości tej osoby. Zablokowana osoba nie może też zapraszać cię do gry ani do znajomych i nie trafi z tobą do szybkiej gry. Nie dowie się o tym.
page-inbox = Czeka na ciebie
page-inbox-invited = { $name } zaprasza cię do gry: { $title }
page-inbox-rematch = { $name } proponuje rewanż: { $title }
page-inbox-request = { $name } zaprasza cię do znajomych
page-inbox-join = Dołącz
page-inbox-dismiss = Nie, dziękuję
page-invite-friends = Zaproś znajomych
page-invite-friend = Zaproś
page-invite-of = Zaproś: { $name }
page-invite-sent = Zaproszono
page-invite-all = { $number ->
        [one] Pokaż { $number } znajomego
        [few] Pokaż wszystkich { $number } znajomych
       *[many] Pokaż wszystkich { $number } znajomych
    }
page-match = Znajdź grę
page-match-how = Zagraj z osobami, które szukają takiej samej gry. Gra zacznie się, gdy wszystkie miejsca będą zajęte.
page-match-board = Plansza
page-match-any-board = Dowolna plansza
page-match-players = Liczba graczy
page-match-any = Dowolna
page-match-pace = Zegar
page-match-pace-none = Bez zegara
page-match-pace-live = 10 minut
page-match-pace-days = Dzień na ruch
page-match-bots = { $seconds ->
        [one] Po { $seconds } sekundzie dosiadają się boty
        [few] Po { $seconds } sekundach dosiadają się boty
       *[many] Po { $seconds } sekundach dosiadają się boty
    }
page-match-rated = Gra rankingowa
page-match-find = Znajdź mi grę
page-match-waiting = Szukamy graczy…
page-match-starting = Są wszyscy: gra się zaczyna…
page-match-waited = Czas oczekiwania
page-match-bots-in = { $number ->
        [one] Bot zajmie wolne miejsce za { $time }
        [few] Boty zajmą wolne miejsca za { $time }
       *[many] Boty zajmą wolne miejsca za { $time }
    }
page-match-cancel = Przestań szukać
page-lobby-seats = Kto gra
page-lobby-public = Publiczny
page-lobby-private = Prywatny
page-lobby-pace-none = Bez zegara
page-lobby-pace-live = { $minutes } min + { $seconds } s na turę
page-lobby-pace-days = { $number ->
        [one] { $number } dzień na turę
        [few] { $number } dni na turę
        [many] { $number } dni na turę
       *[other] { $number } dnia na turę
    }
page-lobby-invited = { $name } zaprasza cię do gry
page-lobby-taken = Zajęte miejsca: { $number } z { $total }
page-lobby-join = Dołącz do gry
page-lobby-no-longest-path = Bez premii za najdłuższą trasę
page-lobby-strict-ferries = Ścisła zasada promów: karty zastępcze tylko za narysowane lokomotywy
page-lobby-watching-delayed = Widzowie oglądają grę z opóźnieniem
page-lobby-watching-end = Widzowie zobaczą grę dopiero po jej zakończeniu
page-lobby-code = Kod tego prywatnego stołu
page-lobby-start = Zacznij grę
page-lobby-free = { $number ->
        [one] { $number } miejsce jest jeszcze wolne: wyślij link albo dodaj bota.
        [few] { $number } miejsca są jeszcze wolne: wyślij link albo dodaj boty.
        [many] { $number } miejsc jest jeszcze wolnych: wyślij link albo dodaj boty.
       *[other] { $number } miejsca jest jeszcze wolne: wyślij link albo dodaj boty.
    }
page-lobby-fill = Uzupełnij botami i zacznij
page-lobby-wait-others = Gra zacznie się, gdy wszyscy będą na miejscu.
page-lobby-wait-host = Wszyscy są na miejscu: gospodarz może zacząć grę.
page-lobby-full = Wszystkie miejsca są zajęte. Możesz zostać i oglądać grę albo otworzyć własny stół.
page-lobby-held-back = Gracze pokażą swoją grę innym dopiero później: wtedy sama się tu pojawi.
page-lobby-about = Zbieraj karty, zajmuj połączenia kolejowe i łącz miasta ze swoich biletów: wygrywa, kto ma najwięcej punktów.
page-lobby-proof = Dowód uczciwego tasowania
page-lobby-sealed = Rozdanie jest już zapieczętowane; po grze każdy może sprawdzić, czy nikt przy nim nie majstrował:
page-seat-free = Wolne miejsce
page-seat-invited = Dla kogoś z linkiem
page-seat-bot = Bot, { bot-level }
page-seat-yours = Twoje miejsce
page-seat-here = Na miejscu
page-seat-sit = Usiądź tu
page-seat-fill = Obsadź
page-seat-friend = Dodaj kogoś
page-seat-leave = Zwolnij miejsce
page-seat-leave-of = Zwolnij miejsce: { $name }
page-seat-away = Usuń
page-seat-away-of = Usuń: { $name }
page-fill = Kto zajmie miejsce { $number }?
page-fill-bot = Bot
page-fill-friend = Ktoś przy tym urządzeniu
page-fill-friend-go = Dodaj
page-share = Zaproś innych
page-share-how = Wyślij ten link albo daj zeskanować kod QR.
page-share-link = Link do tego stołu
page-share-copy = Kopiuj
page-share-copied = Skopiowano
page-share-send = Udostępnij
page-share-text = Zagraj ze mną w Branchline.
page-share-picture = Link jako kod QR
page-share-code = Kod
page-share-game = Udostępnij tę grę
page-share-game-how = Kto ma ten link, może oglądać grę.
page-chat-players = Czytają to tylko gracze. Przywitaj się!
page-chat-spectators = Czytają to tylko widzowie, gracze nie.
page-chat-unread = Nowe wiadomości
page-chat-write = Napisz coś
page-chat-send = Wyślij
page-chat-phrases = Gotowe zwroty
page-chat-join = Aby dołączyć do rozmowy, podaj nick
page-chat-join-go = Dołącz
page-chat-mute = Wycisz: { $name }
page-chat-muted = Wyciszono: { $name }.
page-chat-unmute = Wyłącz wyciszenie
page-phrase-hello = Cześć!
page-phrase-good-luck = Powodzenia!
page-phrase-well-played = Dobrze zagrane!
page-phrase-thanks = Dzięki!
page-phrase-oops = Ojej…
page-phrase-hurry = Twój ruch!
page-phrase-rematch = Rewanż?
page-phrase-goodbye = Na razie!
page-call = Powiadom mnie, gdy przyjdzie moja kolej
page-call-turn = Twoja kolej: { $title }
page-call-forbidden = Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Zezwól na nie w jej ustawieniach dla tej witryny.
page-shut = Tu nie ma stołu
page-shut-no-such-table = Może w linku jest błąd, a może stół usunięto, bo nikt go nie używał. Poproś o nowy link.
page-shut-banned = Administrator zablokował ci dostęp do tego serwera. Jeśli uważasz to za pomyłkę, napisz do niego.
page-shut-other-origin = Otwórz stronę pod właściwym adresem serwera.
page-unreachable-next = Serwer jest teraz nieosiągalny i nic nie zostało zmienione. Sprawdź połączenie z internetem i spróbuj ponownie.
page-next-seat-taken = Ktoś był szybszy: wybierz inne miejsce.
page-next-code-needed = Poproś o link osobę, która cię zaprosiła.
page-next-stale = Spójrz jeszcze raz i wybierz.
page-next-too-many = Potem spróbuj ponownie.
page-next-too-many-tables = Twoje gry są na stronie głównej.
page-next-table-not-open = Możesz oglądać.
page-next-wrong-code = Poproś o nowy.
page-next-no-guest = Potem spróbuj ponownie.
page-next-banned = Administrator może powiedzieć dlaczego.
page-next-not-ready = Potrwa to minutę lub dwie, ale tylko raz.
page-report-of = Zgłoś: { $name }
page-report-who = Gracz
page-report-why = Co jest nie tak?
page-report-insults = Obelgi lub groźby
page-report-cheating = Oszukiwanie
page-report-stalling = Celowe przeciąganie lub porzucanie gry
page-report-name = Obraźliwy nick
page-report-other = Coś innego
page-report-lines = Które wiadomości?
page-report-text = Co jeszcze powinni wiedzieć moderatorzy? (nieobowiązkowe)
page-report-send = Wyślij zgłoszenie
page-report-note = Widzą to tylko moderatorzy. { $name } nie dowie się, kto wysłał zgłoszenie.
page-report-thanks = Dziękujemy. Moderatorzy się tym zajmą.
page-reliability-new = gra tu od niedawna
page-reliability-reliable = gra do końca
page-reliability-leaves = często odchodzi
page-sanctions = Decyzje moderatorów
page-sanction-mute = Odebrano ci głos: nie możesz pisać na czacie.
page-sanction-suspend = Twoje konto jest zawieszone: możesz dokończyć swoje gry, ale nie możesz siadać do stołów, tworzyć ich ani pisać na czacie.
page-sanction-ban = Masz zablokowany dostęp do tego serwera.
page-sanction-rename = Twój nick został zmieniony. Wybierz taki, który nikogo nie obraża.
page-sanction-until = Do { $time }.
page-sanction-forever = Na stałe.
page-sanction-why = Powód: { $reason }
page-next-muted = Powód znajdziesz na stronie „Ty”.
page-next-suspended = Powód znajdziesz na stronie „Ty”.
page-next-address-banned = O powód zapytaj osobę, która prowadzi serwer.
page-moderation = Moderacja
page-moderation-show = Pokaż
page-moderation-open = Zgłoszenia
page-moderation-handled = Historia
page-moderation-sanctions = Kary
page-moderation-networks = Sieci
page-moderation-names = Nicki
page-moderation-none-open = Brak nowych zgłoszeń. Świetna robota!
page-moderation-none = Nic tu nie ma.
page-moderation-gone = usunięty gracz
page-moderation-by = Zgłoszenie od: { $name }, { $time }
page-moderation-server = Zauważone przez serwer, { $time }
page-moderation-same-person = Dwa konta jednej osoby?
page-moderation-with = i { $name }
page-moderation-same-device = Obu kont używano w tej samej przeglądarce. Wspólne gry rankingowe: { $games }; { $name } zajmuje wyższe miejsce w { $ahead } z nich.
page-moderation-same-network = Na obu kontach gra się z tej samej sieci. Ostatnie wspólne gry rankingowe: { $games }; { $name } zajmuje wyższe miejsce w { $ahead } z nich.
page-moderation-lines = Wiadomości z czatu; zgłoszone są wyróżnione
page-moderation-table = Przejdź do stołu
page-moderation-reports = { $number ->
        [0] Brak innych zgłoszeń
        [one] { $number } inne zgłoszenie
        [few] { $number } inne zgłoszenia
       *[other] { $number } innych zgłoszeń
    }
page-moderation-dismiss = Wszystko w porządku
page-moderation-reopen = Otwórz ponownie
page-moderation-rename = Zmień nick
page-moderation-impose = Nałóż karę…
page-moderation-impose-on = Kara dla: { $name }
page-moderation-kind = Kara
page-moderation-mute = Odbierz głos
page-moderation-suspend = Zawieś
page-moderation-ban = Zablokuj
page-moderation-renamed = Zmieniony nick, poprzednio: { $name }
page-moderation-mute-note = Nie może pisać na czacie.
page-moderation-suspend-note = Nie może siadać do stołów, tworzyć ich ani pisać na czacie; może dokończyć rozpoczęte gry.
page-moderation-ban-note = Nie może w ogóle korzystać z serwera.
page-moderation-length = Na jak długo?
page-moderation-hour = 1 godzina
page-moderation-day = 1 dzień
page-moderation-week = 1 tydzień
page-moderation-month = 1 miesiąc
page-moderation-forever = Na stałe
page-moderation-reason = Powód, który zobaczy gracz
page-moderation-network-reason = Powód
page-moderation-do = Nałóż
page-moderation-done = Gotowe: { $name }
page-moderation-undo = Cofnij
page-moderation-undo-of = Cofnij: { $name }
page-moderation-undone = Cofnięto.
page-moderation-lifted = cofnięto
page-moderation-outcome = { $outcome ->
        [dismissed] Wszystko w porządku
        [mute] Odebrano głos
        [suspend] Zawieszono
        [ban] Zablokowano
       *[rename] Zmieniono nick
    }, decyzja: { $name }, { $time }
page-moderation-where = Znajdź sieć gracza
page-moderation-nowhere = Sieć tego gracza nie jest już znana: sieci są przechowywane tylko w pamięci.
page-moderation-network = Sieć, na przykład 203.0.113.0/24
page-moderation-network-ban = Zablokuj sieć
page-moderation-network-note = Nikt z tej sieci nie będzie mógł korzystać z serwera, nawet osoby, które nie zrobiły nic złego. Wybieraj krótkie okresy i małe sieci.
page-moderation-find-name = Nick
page-moderation-find-go = Szukaj
page-moderation-find-none = Nie ma konta o takim nicku.
page-moderation-rule = Nick lub słowo
page-moderation-rule-name = Jako cały nick
page-moderation-rule-word = W dowolnym miejscu nicku
page-moderation-rule-kind = Niedozwolone
page-moderation-rule-add = Dodaj
page-rated = gra rankingowa
page-new-rated = Gra rankingowa
page-new-rated-yes = Gra zmienia rankingi. Każdy musi mieć konto i nie ma podpowiedzi.
page-new-rated-no = Gra towarzyska: nie zmienia rankingów.
page-new-rated-friend = W grze rankingowej każdy zajmuje jedno miejsce: miejsca dla osób przy tym urządzeniu obsadź inaczej.
page-end-ratings = Rankingi
page-end-replaced = Bot rozegrał dużą część gry albo jej końcówkę za: { $seats }. W historii i rankingu liczy się to jako ostatnie miejsce.
page-end-counts-last = ostatnie miejsce, bez względu na punkty
page-end-last = Zajmujesz ostatnie miejsce
page-end-last-why = Bot wykonał za ciebie ponad jedną czwartą ruchów albo dokończył grę. W grze rankingowej liczy się to jako ostatnie miejsce, bez względu na punkty.
page-players-title = Gracz
page-players-page = Profil gracza
page-players-own-page = Mój profil
page-players-own-games = Moje gry
page-players-games = Gry
page-players-private = Ten profil widzisz tylko ty: twoje konto jest prywatne.
page-players-none = Jeszcze żadnej ukończonej gry.
page-players-played = Gry
page-players-won = Wygrane
page-players-tickets = Zrealizowane bilety
page-players-longest = Najdłuższa trasa
page-players-favourite = Ulubiona plansza
page-players-rating = Ranking
page-players-number = { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
        [many] { $number } graczy
       *[other] { $number } gracza
    }
page-players-chart = Wykres rankingu: { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }; teraz { $rating }
page-players-boards = Według planszy
page-players-points = Średnio punktów
page-players-best = Najwięcej punktów
page-players-accuracy = Dokładność
page-players-provisional = Ranking tymczasowy
page-players-provisional-note = Znak zapytania oznacza ranking tymczasowy: ustalony staje się po około dziesięciu grach rankingowych.
page-players-rivals = Bezpośrednie pojedynki
page-players-rival = { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gry
    }, wyżej: { $ahead }, niżej: { $behind }
page-players-bot = Bot ({ $level })
page-players-somebody = Ktoś
page-players-place = { $place ->
        [1] I miejsce
        [2] II miejsce
        [3] III miejsce
        [4] IV miejsce
       *[5] V miejsce
    }
page-players-agreed = zakończona za zgodą graczy
page-players-abandoned = porzucona
page-players-result = Wynik
page-players-result-won = Wygrane
page-players-result-lost = Niewygrane
page-players-result-left = Opuszczone
page-players-result-unfinished = Bez zwycięzcy
page-players-filter = Filtry
page-players-opponent = Nick rywala
page-players-from = Od
page-players-to = Do
page-players-points-of = { $number ->
        [one] { $number } punkt
        [few] { $number } punkty
        [many] { $number } punktów
       *[other] { $number } punktu
    }
page-players-left-resigned = poddana
page-players-left-stand-in = grę dokończył bot: liczy się to jako ostatnie miejsce, niezależnie od punktów
page-players-accuracy-of = dokładność { $number }
page-players-record = Zapis
page-players-all-records = Pobierz wszystkie zapisy
page-players-more = Pokaż więcej
page-players-nothing = Żadna gra nie pasuje.
page-leaderboard = Najlepsi gracze
page-leaderboard-own = Zajmujesz miejsce { $rank } z { $number }.
page-leaderboard-rank = Miejsce
page-leaderboard-player = Gracz
page-leaderboard-none = Nikt nie ma tu jeszcze ustalonego rankingu. Możesz go mieć jako pierwsza osoba: wystarczy około dziesięciu gier rankingowych.
page-leaderboard-bots = Dla porównania: boty
page-leaderboard-note = Rankingi są osobne dla każdej planszy i liczby graczy. Każdy zaczyna od 1500.
page-statistics = Statystyki
page-statistics-games = { $number ->
        [one] { $number } ukończona gra
        [few] { $number } ukończone gry
        [many] { $number } ukończonych gier
       *[other] { $number } ukończonej gry
    }, { $rated ->
        [0] żadna rankingowa
       *[other] w tym rankingowych: { $rated }
    }.
page-statistics-wins = Co daje zwycięstwo
page-statistics-winner-points = Punkty zwycięzców
page-statistics-tickets = Zrealizowane bilety
page-statistics-path = Najdłuższa trasa
page-statistics-pairs = Średnie. Gdzie są dwie liczby, pierwsza dotyczy zwycięzców, a druga pozostałych.
page-statistics-heat = Mapy cieplne
page-statistics-show = Kolory pokazują
page-statistics-claims = Częstość zajmowania
page-statistics-wins-share = Skuteczność
page-statistics-picture = Mapa cieplna: { $board }
page-statistics-few = W tym serwisie rozegrano jeszcze za mało gier na statystyki.
page-statistics-few-heat = Na tej planszy rozegrano jeszcze za mało gier na mapę cieplną.
page-statistics-title = Statystyki tego serwisu
page-statistics-note = Liczby pochodzą z gier z udziałem ludzi w tym serwisie i nie mówią nic o nikim z osobna.
page-replay-scrub = Pozycja w grze
page-replay-at = Ruch { $text }, krok { $number }
page-replay-first = Na początek
page-replay-back = Krok wstecz
page-replay-play = Odtwarzaj
page-replay-pause = Wstrzymaj
page-replay-next = Krok dalej
page-replay-last = Na koniec
page-replay-turn = Ruch
page-replay-speed = Szybkość: { $number }×
page-replay-viewer = Widok
page-replay-all = Wszyscy: widać wszystkie karty
page-replay-nothing = Gra zaraz się zacznie.
page-replay-link = Skopiuj link do tego ruchu
page-replay-copied = Skopiowano link do tego ruchu.
page-replay-result = Wróć do wyniku
page-replay-why = Co na to bot
page-replay-coach = Trener zasymulował stąd wiele gier i znalazł lepszy ruch: { $text }
page-replay-thinking = Bot się zastanawia…
page-replay-nobody = Tutaj nikt niczego nie wybierał.
page-replay-no-choice = Nie było z czego wybierać.
page-replay-agrees = Silny bot zrobiłby to samo.
page-replay-instead = Silny bot wybrałby: { $text }
page-replay-told-to = Gracz { $name } usłyszałby:
page-chart = Punkty w trakcie gry; na koniec: { $text }
page-chart-table = Punkty po każdym ruchu
page-record = Otwórz zapis gry
page-record-told = Można tu obejrzeć krok po kroku każdą grę zapisaną przez Branchline, rozegraną przy stole, w terminalu albo na arenie.
page-record-drop = Upuść tu plik z zapisem albo go wybierz.
page-record-choose = Wybierz plik
page-record-other = Otwórz inny zapis
page-start-where = Dokąd jedziemy?
page-start-what = Kolejowa gra planszowa: zbieraj karty, zajmuj połączenia, realizuj bilety.
page-start-free = Za darmo, w przeglądarce, bez konta.
page-start-bots = Zagraj z botami
page-start-players = { $least }–{ $most } graczy
page-start-trains = { $number ->
        [one] po { $number } wagonie
        [few] po { $number } wagony
        [many] po { $number } wagonów
       *[other] po { $number } wagonu
    }
page-start-opponents = Przeciwnicy
page-start-level = Poziom
page-start-level-of = { $name } ({ $number } z { $total })
page-start-name = Twój nick
page-start-some-name = { $number ->
        [0] Nocny Pociąg
        [1] Cichy Semafor
        [2] Srebrna Wydra
        [3] Poranny Ekspres
        [4] Zielona Latarnia
        [5] Wesoła Czapla
        [6] Miejsce przy Oknie
       *[other] Papierowy Lis
    }
page-start-play = Graj
page-start-how = Jak grać
page-start-going = Twoje gry
page-start-past = Zakończone gry
page-start-past-all = { $number ->
        [one] { $number } gra
        [few] Wszystkie { $number } gry
        [many] Wszystkie { $number } gier
       *[other] Wszystkie { $number } gry
    }
page-start-friends = Ze znajomymi
page-start-friends-how = Otwórz stół i wyślij link. Nikt nie musi mieć konta.
page-start-new = Nowy stół
page-start-open = Otwarte stoły
page-start-open-none = Nikt teraz nie czeka. Otwórz stół publiczny, a inni go tu zobaczą.
page-start-open-all = Wszystkie stoły
page-start-learn = Pierwszy raz?
page-start-learn-go = Zacznij lekcję
page-start-rules = Zasady
page-start-record = Otwórz zapis gry
page-start-seats = { $number ->
        [one] { $number } gracz
        [few] { $number } gracze
        [many] { $number } graczy
       *[other] { $number } gracza
    }
page-list-over = Zakończona
page-list-running = Gra trwa
page-list-your-turn = Twoja kolej
page-list-their-turn = Czekasz na innych
page-list-free = { $number ->
        [one] { $number } wolne miejsce
        [few] { $number } wolne miejsca
        [many] { $number } wolnych miejsc
       *[other] { $number } wolnego miejsca
    }
page-list-full = Zaraz się zacznie
page-pace-none = Bez zegara
page-pace-live = Na żywo
page-pace-days = Korespondencyjnie
page-tables = Stoły
page-tables-state = Pokaż
page-tables-open = Otwarte
page-tables-running = Trwające
page-tables-over = Zakończone
page-tables-any = Wszystkie
page-tables-none-open = Nie ma teraz takich otwartych stołów. Otwórz własny, publiczny: pojawi się tutaj i inni będą mogli dołączyć.
page-tables-none-running = Nie trwa teraz żadna publiczna gra.
page-tables-none-over = Ostatnio nie skończyła się żadna publiczna gra.
page-code = Dołącz do stołu
page-code-label = Masz kod?
page-code-enter = Dołącz
page-code-wrong = Żaden stół nie ma kodu { $text }. Sprawdź go albo poproś o nowy link: nieużywane stoły są usuwane.
page-code-often = Wypróbowano stąd za wiele kodów. Odczekaj minutę i spróbuj ponownie.
page-code-lost = Serwer jest teraz nieosiągalny. Sprawdź połączenie z internetem i spróbuj ponownie.
page-again = Spróbuj ponownie
page-new = Nowy stół
page-new-seats = Miejsca
page-new-players = Gracze
page-new-you = Ty
page-new-seat = Miejsce { $number }
page-new-seat-open = Wolne miejsce
page-new-seat-invited = Tylko z linkiem
page-new-seat-bot-novice = Bot, uczeń
page-new-seat-bot-easy = Bot, łatwy
page-new-seat-bot-medium = Bot, średni
page-new-seat-bot-hard = Bot, trudny
page-new-seat-bot-expert = Bot, ekspert
page-new-seat-bot-master = Bot, mistrz
page-new-seat-friend = Ktoś przy tym urządzeniu
page-new-friend = Nick tej osoby
page-new-friend-name = Gracz { $number }
page-new-hot-seat = Gracie na jednym urządzeniu: przed każdą turą karty są zakryte, dopóki nie przekażecie urządzenia dalej.
page-new-public = Każdy może dołączyć
page-new-public-yes = Stół pojawi się na liście otwartych stołów.
page-new-public-no = Tylko ci, którym wyślesz link.
page-new-more = Zegar i inne ustawienia
page-new-pace = Zegar
page-new-bank = Czas każdego gracza
page-new-minutes = { $number } min
page-new-days = Czas na turę
page-new-pace-none = Gracie bez limitu czasu.
page-new-pace-live = Każdy ma tyle czasu i z każdą turą dostaje trochę więcej. Gdy czas ci się skończy, zastąpi cię bot.
page-new-pace-days = Gra rozłożona na wiele dni. Gdy przegapisz termin, zastąpi cię bot.
page-new-watching = Widzowie oglądają grę
page-new-watching-live = Na żywo
page-new-watching-delayed = 5 minut później
page-new-watching-end = Po zakończeniu
page-new-longest-path = Premia za najdłuższą trasę
page-new-strict-ferries = Ścisła zasada promów
page-new-strict-ferries-note = Karty zastępcze (kolorowe karty zamiast lokomotywy) wykłada się tylko za lokomotywy narysowane na promie.
page-new-make = Otwórz stół
page-new-make-then = Potem dostaniesz link do wysłania.
page-new-start = Zacznij grę
page-new-start-then = Wszystkie miejsca są zajęte: gra zaczyna się od razu.
page-me = Ty
page-me-of = Ty: { $name }
page-me-rename = Zapisz
page-me-renamed = Twój nick to teraz { $name }.
page-me-nobody = Nie masz tu jeszcze nicku. Przy pierwszym stole będziesz grać jako „{ $name }”, chyba że podasz inny.
page-me-devices = Na innym urządzeniu
page-me-devices-how = Graj tam pod tym samym nickiem i wracaj do swoich gier. Bez hasła, wystarczy jednorazowy kod.
page-me-code = Pokaż kod
page-me-code-until = Wpisz go na drugim urządzeniu do godziny { $time }.
page-me-arrive = Kod z drugiego urządzenia
page-me-arrive-go = Zaloguj się
page-me-arrived = Witaj ponownie, { $name }.
page-me-forget = Wyloguj się na tym urządzeniu
page-me-forget-what = To urządzenie zapomni, kim jesteś. Do swoich gier wrócisz tylko z kodem z innego urządzenia.
page-me-forget-ask = Wylogować się na tym urządzeniu?
page-me-forgotten = Wylogowano cię na tym urządzeniu.
page-nowhere-next = Może w adresie jest błąd, a może tego, co tu było, już nie ma.
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
        [0] { $days }\xA0d
       *[other] { $days }\xA0d { $hours }\xA0h
    }
page-clock-hours = { $hours }\xA0h
page-clock-minutes = { $minutes }\xA0min
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
page-hint = Co zrobiłby ekspert?
page-hint-more = Więcej
page-hint-thinking = Ekspert się zastanawia…
page-hint-warming-up = Ekspert jeszcze się rozgrzewa: za minutę będzie planował więcej ruchów naprzód.
page-text-board = Pokaż planszę
page-text-type = Co chcesz zrobić?
page-text-example = Na przykład: dobierz, weź czerwoną, bilety. Słowa można skracać. Znak zapytania pokazuje, co jest możliwe.
page-text-do = Wykonaj
page-text-possible = Co możesz teraz zrobić
page-text-nothing = Na razie nic: to nie twoja kolej.
page-text-position = Stan gry
page-text-which = To można rozumieć na kilka sposobów. O co chodzi?
page-text-many = { $number ->
        [one] Możliwa jest { $number } akcja; jest wymieniona niżej.
        [few] Możliwe są { $number } akcje; są wymienione niżej.
       *[many] Możliwych jest { $number } akcji; są wymienione niżej.
    }
page-text-no-routes = Teraz nie możesz zająć żadnego połączenia.
page-text-no-city = Nie ma miasta „{ $text }”.
page-text-which-route = Które połączenie? Na przykład: { $example }
page-text-group-cards = Karty
page-text-group-tickets = Bilety
page-text-group-routes = Połączenia: { $number }
page-text-group-stations = Dworce
page-text-group-paying = Zapłata
page-text-hand = Na ręce: { $cards }
page-text-cards = Karty i stosy
page-text-face-up = Odkryte: { $text }
page-text-decks = W stosie { $deck ->
        [one] { $deck } karta
        [few] { $deck } karty
       *[many] { $deck } kart
    }, odrzucone: { $discards }, { $left ->
        [one] został { $left } bilet
        [few] zostały { $left } bilety
       *[many] zostało { $left } biletów
    }
page-text-player = { $seat }: { number-points }, jeszcze { number-trains }, { $hand ->
        [one] { $hand } karta
        [few] { $hand } karty
       *[many] { $hand } kart
    }, { $held ->
        [one] { $held } bilet
        [few] { $held } bilety
       *[many] { $held } biletów
    }
page-text-stations = { $number ->
        [one] został { $number } dworzec
        [few] zostały { $number } dworce
       *[many] zostało { $number } dworców
    }
page-text-countries = karty krajów: { $countries }
page-text-you = (ty)
page-text-map = Plansza, miasto po mieście
page-text-owned = { $you ->
        [yes] twoje
       *[no] zajęte: { $seat }
    }
page-tips-off = Bez wskazówek
page-tip-offer = Na każdym bilecie są dwa miasta do połączenia. Zrealizowany daje na koniec punkty, niezrealizowany je odbiera.
page-tip-turn = Brakuje kart? Dobierz dwie. Podświetlone połączenia możesz zająć od razu: wybierz jedno, a zobaczysz cenę.
page-tip-route = Masz karty na połączenie { $route }, po drodze do celu z twojego biletu. Wybierz je na planszy, by je zająć.
page-tip-tunnel = Tunel { $route } jest po drodze: gdy zapłacisz, odkrywa się karty, a pasujące oznaczają dopłatę.
page-tip-ferry = Prom { $route } jest po drodze: za każdą lokomotywę na nim wykładasz swoją{ $number ->
        [0] .
        [one] {" "}albo dowolną kartę kolorową.
        [few] {" "}albo dowolne { $number } karty kolorowe.
       *[many] {" "}albo dowolnych { $number } kart kolorowych.
    }
page-tip-station = Dworzec pozwala użyć do biletów połączenia innego gracza, które prowadzi do tego miasta.
page-tip-ways = Wybierz jeden ze swoich biletów: plansza pokaże połączenia, których jeszcze potrzebuje.
page-tip-countries = Połącz dwa kraje własnymi połączeniami i weź z obu wierzchnią kartę. Kto pierwszy, ten dostaje najwięcej.
page-tip-collected = Kraje są połączone: każdy dał ci wierzchnią kartę ze swojego stosu. Kto pierwszy, ten dostaje najwięcej.
page-tip-reset = Wśród odkrytych kart było za dużo lokomotyw, więc wszystkie wymieniono.
page-tip-done = Wszystkie twoje bilety są zrealizowane! Dobierz nowe albo buduj długie połączenia dla punktów.
page-tip-last-turns = { $you ->
        [yes] Prawie skończyły ci się wagony
       *[no] { $seat } prawie nie ma już wagonów
    }, więc to twoja ostatnia tura. Potem podliczamy punkty.
prompt-start = Wybierz bilety: co najmniej { $least }{"\\u00A0"}z{"\\u00A0"}{ $offered }
prompt-turn = { $you ->
        [yes] Twój ruch
       *[no] Teraz gra { $seat }
    }
prompt-second_card = { $you ->
        [yes] Dobierz drugą kartę
       *[no] { $seat } dobiera drugą kartę
    }
prompt-offer = Wybierz bilety: co najmniej { $least }{"\\u00A0"}z{"\\u00A0"}{ $offered }
prompt-tunnel = { $owed ->
        [one] Tunel { $route } wymaga dopłaty { $owed } karty: dopłać albo zrezygnuj
       *[many] Tunel { $route } wymaga dopłaty { $owed } kart: dopłać albo zrezygnuj
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
rule-country-bonus = Karty krajów dostajesz, gdy zajmując połączenie, po raz pierwszy łączysz jakiś kraj z innym krajem. Wtedy każdy kraj tej sieci daje ci wierzchnią kartę ze swojego stosu, nawet jeśli wcześniej już jakąś dał. Pusty stos nic nie daje.
tie-completed-tickets = większa liczba zrealizowanych biletów
tie-fewer-stations = mniejsza liczba zbudowanych dworców
tie-longest-path-bonus = premia za najdłuższą trasę
tie-ticket-points = większa suma punktów za bilety
tie-longest-path = najdłuższa trasa
name-me = Ty
name-player = Gracz
name-random = Losowy
name-greedy = Chciwiec
name-neural = Sieć neuronowa
name-planner = Planista
name-racer = Sprinter
name-search = Myśliciel
name-novice = Uczeń
name-easy = Łatwy
name-medium = Średni
name-hard = Trudny
name-expert = Ekspert
name-master = Mistrz
bot-level = { $level ->
        [novice] uczeń
        [easy] łatwy
        [medium] średni
        [hard] trudny
        [expert] ekspert
        [master] mistrz
       *[other] { $level }
    }
bot-with-level = { $name } ({ bot-level })
ticket-done = zrealizowany
ticket-open = w toku
ticket-lost = nieosiągalny
ticket-way = { $trains ->
        [one] potrzeba { $trains } wagonu
       *[many] potrzeba { $trains } wagonów
    }
ticket-long = długi
score-routes = połączenia
score-tickets = bilety
score-countries = kraje
score-stations = dworce
score-path = najdłuższa trasa
score-most-tickets = globtroter
score-total = razem
command-help = pomoc
    .about = co jest teraz możliwe; w skrócie ?
command-hint = podpowiedź
    .about = co warto zrobić i dlaczego
command-why = dlaczego
    .about = dlaczego nie można zająć połączenia o tej nazwie lub tym numerze
command-routes = połączenia linie map mapa
    .about = wszystkie połączenia, które możesz zająć; z nazwą miasta – wszystkie połączenia tego miasta
command-rules = zasady
    .about = zasady tej planszy
command-table = stół
    .about = pokaż stół jeszcze raz; to samo robi Enter
typed-draw = dobierz, dobieram, dociągnij, ciągnij, ciągnę, pociągnij
typed-take = weź, biorę, bierz, zabierz
typed-tickets = bilety, bilet, dobierz bilety, dobierz bilet, dobieram bilety, weź bilety, biorę bilety, ciągnij bilety, ciągnę bilety, nowe bilety
typed-keep = zatrzymaj, zatrzymuję, zostaw, zostawiam, zachowaj, zachowuję
typed-claim = zajmij, zajmuję, zajmę, przejmij
typed-station = dworzec, zbuduj dworzec, buduję dworzec, buduj dworzec, postaw dworzec, stawiam dworzec, zbuduj, buduję, stacja, stację, zbuduj stację
typed-pay = dopłać, dopłacam, zapłać, płacę, płać
typed-decline = zrezygnuj, rezygnuję, rezygnuj, odmów, odmawiam
typed-give = oddaj, oddaję, daj, daję
typed-pass = pas, spasuj, pasuję, pasuj
typed-with = za, z, używając, płacąc
typed-for = z zastępczymi za, z kartami zastępczymi za, oddając karty zastępcze za, karty zastępcze za, zastępcze za, zamiast
typed-and = i, oraz, plus
typed-filler = karta, kartę, karty, kart, kartami, połączenie, połączenia, trasa, trasę, odcinek, bilet, bilety, dworzec, miasto, mieście, w, we, ze stosu, ze, stosu, w ciemno, spośród odkrytych, spośród, z odkrytych, odkrytych, odkrytą, pole, pola, pól, zastępczą, jako kartę zastępczą, jako, z tunelu, do tunelu, tunel
typed-purple = fioletowa, fioletowej, fioletowy, fioletowe, fioletowych, fioletowego, fioletowymi, fiolet, różowa, różowej, różowy, różowe, różowych, purpurowa, purpurowej, purpurowe, purpurowych
typed-blue = niebieska, niebieskiej, niebieski, niebieskie, niebieskich, niebieskiego, niebieskimi
typed-orange = pomarańczowa, pomarańczowej, pomarańczowy, pomarańczowe, pomarańczowych, pomarańczowego, pomarańczowymi
typed-white = biała, białej, biały, białe, białych, białego, białymi
typed-green = zielona, zielonej, zielony, zielone, zielonych, zielonego, zielonymi
typed-yellow = żółta, żółtej, żółty, żółte, żółtych, żółtego, żółtymi
typed-black = czarna, czarnej, czarny, czarne, czarnych, czarnego, czarnymi
typed-red = czerwona, czerwonej, czerwony, czerwone, czerwonych, czerwonego, czerwonymi
typed-locomotive = lokomotywa, lokomotywy, lokomotywę, lokomotyw, lokomotywą, lokomotywie, lokomotywami, loko, lok, joker, jokera, jokery`;export{e as default};