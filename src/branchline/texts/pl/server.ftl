# Czego stół odmawia.

refusal-seat-taken = to miejsce jest zajęte ({ $seat })
refusal-seat-not-yours = to nie jest twoje miejsce ({ $seat })
refusal-seat-resigned = gra jest już poddana: do końca zastępuje cię bot
refusal-seat-present = nikt nie gra za ciebie
refusal-seat-stood-in = zamiast ciebie gra bot: najpierw wróć
refusal-seat-has-bot = na tym miejscu gra już bot ({ $seat })
refusal-clock-decides = ta gra ma zegar: bot zastępuje gracza, gdy skończy mu się czas
refusal-seat-not-awaited = to nie jest kolej tego gracza ({ $seat })
refusal-seat-not-away = ten gracz był tu przed chwilą ({ $seat }): spróbuj ponownie za { $number ->
        [one] { $number } sekundę
        [few] { $number } sekundy
        [many] { $number } sekund
       *[other] { $number } sekundy
    }
refusal-seats-free = { $number ->
        [one] jeszcze { $number } miejsce jest wolne
        [few] jeszcze { $number } miejsca są wolne
        [many] jeszcze { $number } miejsc jest wolnych
       *[other] jeszcze { $number } miejsca jest wolne
    }
refusal-nothing-to-undo = nie ma ruchu, który można cofnąć
refusal-after-chance = najpierw trzeba odkryć kartę: resztę wykonaj jako osobny ruch
refusal-not-host = to może zrobić tylko gospodarz
refusal-dismissed = gospodarz wyprosił cię od tego stołu
refusal-nobody-to-dismiss = na tym miejscu nie ma nikogo, kogo można by usunąć
refusal-no-such-table = nie ma takiego stołu
refusal-table-not-open = gra już się zaczęła
refusal-table-not-started = gra jeszcze się nie zaczęła
refusal-table-over = gra jest skończona
refusal-table-not-over = to widać dopiero po zakończeniu gry
refusal-rematched = jest już nowy stół: { $table }
refusal-not-player = mogą to zrobić tylko ci, którzy grali
refusal-code-needed = to miejsce wymaga kodu stołu
refusal-no-such-level = nie ma bota „{ $level }”; poziomy to { $levels }
refusal-move-id-taken = ten move_id należy do ruchu innej osoby
refusal-table-worn = przy tym stole zdarzyło się to już zbyt wiele razy
refusal-hints-off = podpowiedzi są dostępne tylko w grach bez innych osób
refusal-too-many-tables = { $most ->
        [one] masz { $most } niezakończoną grę: najpierw ją zakończ
        [few] masz { $most } niezakończone gry: najpierw zakończ którąś z nich
        [many] masz { $most } niezakończonych gier: najpierw zakończ którąś z nich
       *[other] masz { $most } niezakończonej gry: najpierw zakończ którąś z nich
    }

# Czego serwer odmawia, zanim spojrzy na jakikolwiek stół.

refusal-stale = tymczasem sytuacja na stole się zmieniła
refusal-try-again = teraz się nie udało i nic nie zostało zmienione: spróbuj ponownie
refusal-bad-message = nie da się zrozumieć tej wiadomości: { $error }
refusal-no-guest = najpierw podaj nick
refusal-guest-already = masz już tutaj nick
refusal-banned = { $until ->
        [0] administrator zablokował ci dostęp do tego serwera
       *[other] administrator zablokował ci dostęp do tego serwera do { $time } UTC
    }
refusal-other-origin = to żądanie pochodzi z innej witryny
refusal-wrong-code = ten kod jest nieznany albo już nieważny
refusal-no-such-board = nie ma planszy „{ $board }”
refusal-no-such-record = tego zapisu już tu nie ma: otwórz go jeszcze raz
refusal-no-record-board = tę grę rozegrano na planszy „{ $board }” ({ $digest }), której ten serwer nie ma: jego administrator może dodać plik planszy do folderu z planszami
refusal-too-large = więcej niż { $most } bajtów: to za dużo
refusal-too-many = zbyt wiele żądań: poczekaj chwilę
refusal-stored-too-much = wykorzystano dzisiejszy limit zapisanych danych: spróbuj jutro
refusal-not-ready = serwer się uruchamia: poczekaj chwilę
refusal-name-empty = wpisz nick
refusal-nothing-here = pod tym adresem niczego nie ma
refusal-no-such-method = pod tym adresem nie można tego zrobić
refusal-too-slow = wiadomość nie przyszła na czas
refusal-trouble = wystąpił błąd i nic nie zostało zmienione: spróbuj ponownie

# Co nałożyli moderatorzy i czego odmawia moderacja.

refusal-muted = { $until ->
        [0] moderator odebrał ci głos: nie możesz pisać na czacie
       *[other] moderator odebrał ci głos: do { $time } UTC nie możesz pisać na czacie
    }
refusal-suspended = { $until ->
        [0] moderator zawiesił cię: możesz dokończyć swoje gry, ale nie możesz siadać do stołów, tworzyć ich ani pisać na czacie
       *[other] moderator zawiesił cię do { $time } UTC: możesz dokończyć swoje gry, ale nie możesz siadać do stołów, tworzyć ich ani pisać na czacie
    }
refusal-address-banned = ten serwer nie przyjmuje połączeń z twojej sieci
refusal-nobody-to-report = nie ma tam nikogo, kogo można zgłosić
refusal-report-self = nie możesz zgłosić siebie
refusal-no-such-report = nie ma takiego zgłoszenia
refusal-no-such-sanction = to już zostało cofnięte
refusal-no-such-rule = nie ma takiej reguły
refusal-person-gone = tej osoby już tu nie ma
refusal-is-moderator = moderator nie może karać moderatora: zwróć się do administratora
refusal-name-taken-now = dawny nick należy teraz do kogoś innego
refusal-bad-network = to nie jest sieć: zapisz ją na przykład jako 203.0.113.0/24 albo 2001:db8::/32
refusal-network-too-wide = ta sieć jest za duża: podaj co najmniej /{ $most }
refusal-network-own = w tej sieci jesteś ty albo ten serwer
moderation-neutral-name = Gracz { $text }

# Konta.

refusal-name-taken = nick „{ $name }” lub łudząco podobny należy do czyjegoś konta: wybierz inny
refusal-name-forbidden = nick „{ $name }” nie jest tu dozwolony: wybierz inny
refusal-account-already = masz już konto i właśnie go używasz
refusal-no-account = do tego potrzebne jest konto
refusal-registration-closed = na tym serwerze nie można zakładać nowych kont
refusal-invitation-needed = do założenia konta na tym serwerze potrzebny jest kod zaproszenia
refusal-invitation-wrong = ten kod zaproszenia jest nieznany, wygasł albo został wykorzystany
refusal-password-short = hasło jest za krótkie: użyj co najmniej { $number } znaków
refusal-password-long = hasło jest za długie: najwyżej { $number } bajtów
refusal-password-weak = to hasło zbyt łatwo odgadnąć: wydłuż je, na przykład o kilka słów, które do siebie nie pasują
refusal-wrong-sign-in = nick i hasło lub kod nie pasują do żadnego konta
refusal-not-fresh = aby to zmienić, potwierdź najpierw, że to ty: zaloguj się jeszcze raz
refusal-sign-in-instead = masz konto: zaloguj się na nie na drugim urządzeniu
refusal-both-seated = siedzisz przy tym samym stole jako gość i na tym koncie: dokończ najpierw tę grę albo zaloguj się bez gier gościa
refusal-no-passkeys-here = pod tym adresem klucze dostępu nie działają: wymagają HTTPS i nazwy domeny zamiast adresu IP
refusal-passkey-late = to potwierdzenie wygasło albo zostało już użyte: spróbuj ponownie
refusal-passkey-wrong = ten klucz dostępu nie jest tu ważny
refusal-passkey-known = ten klucz dostępu jest już używany
refusal-no-such-passkey = tego klucza dostępu już nie ma
refusal-last-sign-in = to twój jedyny sposób logowania: najpierw ustaw hasło albo dodaj inny klucz dostępu
refusal-too-many-passkeys = { $most ->
        [one] najwyżej { $most } klucz dostępu: najpierw go usuń
        [few] najwyżej { $most } klucze dostępu: najpierw usuń jeden z nich
       *[other] najwyżej { $most } kluczy dostępu: najpierw usuń jeden z nich
    }
refusal-no-such-session = to urządzenie jest już wylogowane
refusal-erase-unsure = aby potwierdzić, wpisz swój nick: { $name }

# Co mówi `branchline serve`.

serve-up = Branchline działa pod adresem { $address } – Ctrl-C zatrzymuje
serve-alone = Dostęp ma tylko ten komputer; `branchline serve --host 0.0.0.0` wpuści innych.
serve-no-https = Bez HTTPS każdy, kto ma dostęp do sieci po drodze, może podsłuchiwać i grać pod cudzym nickiem: poza zaufaną siecią umieść serwer za proxy z HTTPS (--https).
serve-boards = Własne plansze umieszczaj w { $path }
serve-no-valkey = Valkey wymaga dodatkowych pakietów: pip install '{ $text }'
serve-down = Branchline zatrzymano; wszystko jest zapisane.

# Co mówi `branchline join`.

join-seated = { $name } zajmuje miejsce { $number } i czeka na grę
join-fault = bot niczego nie wybrał ({ $error }): losowana jest jedna z dozwolonych akcji
join-points = { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
        [many] { $name }: { $points } punktów
       *[other] { $name }: { $points } punktu
    }
join-left = { $name } zwalnia miejsce { $number }
join-stood-in = { $name } opuszcza miejsce { $number }, dalej gra tam bot
join-stopped = { $name } kończy
join-not-left = { $name } kończy, ale nie może zawiadomić serwera: { $error }
join-ended = gra skończyła się bez liczenia punktów

# Uczący się, w pierwszej grze.

lesson-you = Ty

# Znajomi, zablokowane osoby, zaproszenia i szybkie dobieranie.

refusal-account-needed = do tego potrzebne jest konto: najpierw zarejestruj się lub zaloguj
refusal-no-such-player = nie ma takiego gracza
refusal-guest-no-friend = ten gracz nie ma konta, a znajomymi mogą być tylko osoby z kontem
refusal-only-others = to ty
refusal-not-friends = zaprosić możesz tylko znajomych
refusal-too-many-friends = { $most ->
        [one] jedno z was ma już { $most } znajomego
        [few] jedno z was ma już { $most } znajomych
       *[many] jedno z was ma już { $most } znajomych
    }
refusal-too-many-requests = { $most ->
        [one] { $most } zaproszenie wciąż czeka: najpierw poczekaj na odpowiedź
        [few] { $most } zaproszenia wciąż czekają: najpierw poczekaj na odpowiedzi
       *[many] { $most } zaproszeń wciąż czeka: najpierw poczekaj na odpowiedzi
    }
refusal-too-many-blocked = { $most ->
        [one] zablokować lub wyciszyć możesz najwyżej { $most } osobę
        [few] zablokować lub wyciszyć możesz najwyżej { $most } osoby
       *[many] zablokować lub wyciszyć możesz najwyżej { $most } osób
    }
refusal-too-many-invited = { $most ->
        [one] do tego stołu zaproszono już { $most } osobę
        [few] do tego stołu zaproszono już { $most } osoby
       *[many] do tego stołu zaproszono już { $most } osób
    }
refusal-quick-no-host = szybka gra nie ma gospodarza: zaczyna się sama
refusal-quick-one-seat = w szybkiej grze zajmujesz jedno miejsce

# Gry rankingowe, gracze i ich wyniki.
refusal-rated-one-seat = w grze rankingowej każdy zajmuje jedno miejsce
refusal-hints-rated = w grach rankingowych nie ma podpowiedzi
refusal-player-private = ten gracz ma prywatny profil
refusal-no-such-game = nie ma takiej gry albo nie jest ona twoja
refusal-few-games = na tej planszy rozegrano jeszcze zbyt mało gier
