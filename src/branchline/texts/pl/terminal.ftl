# Gra w terminalu. Słowa akcji są w typing.ftl; słowa samego terminalu (command-…) są tutaj, pierwsze jest pokazywane. Nagłówki i etykiety bez kropki.

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

at-table = Przy stole: { $words }.

opening = Wpisz, co chcesz zrobić: dobierz, weź 2, zajmij 7, bilety. Tab uzupełnia, ? pokazuje, co jest możliwe, a „zasady” – zasady gry. Gwiazdka ★ oznacza połączenia na najkrótszej drodze do zrealizowania twoich biletów.
cover = { $text }: naciśnij Enter, gdy nikt inny nie patrzy
press-enter = Naciśnij Enter, żeby zakryć swoje karty
choose-by-number = Wybierz numer albo wpisz coś innego
saved = Zapisano: { $path }
warming-up = { $text } jeszcze się rozgrzewa: przez pierwszą minutę gra na poziomie „trudny”.
saved-go-on = Gra jest zapisana. Aby grać dalej, wpisz: branchline resume { $path }
finished-replay = Gra jest zapisana. Aby obejrzeć ją jeszcze raz, wpisz: branchline replay { $path }

# Stół.

label-face-up = Odkryte
label-hand = Na ręce
decks = Stos { $deck } · odrzucone { $discards } · stos biletów { $left }
last-turns-banner = Ostatnia runda · zostało tur: { $number }
head-cards = karty
head-trains = wagony
head-points = punkty
head-tickets = bilety
head-path = trasa
head-stations = dworce
head-countries = kraje
head-log = Przebieg gry
head-routes = Połączenia, które możesz zająć: { $number }
head-own-tickets = Twoje bilety
head-offer = Bilety do wyboru
head-laid = Do opłacenia: { $route }
head-board = Połączenia
head-possible = Co możesz teraz zrobić
head-commands = Inne polecenia
routes-more = { $number ->
        [one] i jeszcze { $number } połączenie: wpisz „połączenia”, żeby je zobaczyć
        [few] i jeszcze { $number } połączenia: wpisz „połączenia”, żeby je zobaczyć
       *[many] i jeszcze { $number } połączeń: wpisz „połączenia”, żeby je zobaczyć
    }
routes-none = Teraz nie możesz zająć żadnego połączenia
route-points = { $points } pkt
route-tunnel = tunel
route-ferry = prom
price-substitutes = + { $number } zast.
ticket-done = zrealizowany
ticket-open = w toku
ticket-lost = nieosiągalny
ticket-way = { $trains ->
        [one] potrzeba { $trains } wagonu
       *[many] potrzeba { $trains } wagonów
    }
offer-way = { $trains ->
        [one] { $trains } wagon
        [few] { $trains } wagony
       *[many] { $trains } wagonów
    }
ticket-long = długi

short-purple = fiolet.
short-blue = nieb.
short-orange = pomar.
short-white = biała
short-green = ziel.
short-yellow = żółta
short-black = czarna
short-red = czerw.
short-locomotive = lok.

# Koniec.

head-scores = Wyniki
head-tickets-of = { $you ->
        [yes] Twoje bilety
       *[no] Bilety: { $seat }
    }
score-routes = połączenia
score-tickets = bilety
score-countries = kraje
score-stations = dworce
score-path = najdłuższa trasa
score-most-tickets = globtroter
score-total = razem
tie-broken = Remis rozstrzyga: { $ties }

# O co można zapytać.

command-help = pomoc
    .about = co jest teraz możliwe; w skrócie ?
command-hint = podpowiedź
    .about = co warto zrobić i dlaczego
command-why = dlaczego
    .about = dlaczego nie można zająć połączenia o tej nazwie lub tym numerze
command-routes = połączenia linie map mapa
    .about = wszystkie połączenia, które możesz zająć; z nazwą miasta – wszystkie połączenia tego miasta
command-board = plansza
    .about = wszystkie połączenia i ich właściciele
command-log = dziennik
    .about = wszystko, co się wydarzyło
command-rules = zasady
    .about = zasady tej planszy
command-table = stół
    .about = pokaż stół jeszcze raz; to samo robi Enter
command-save = zapisz
    .about = zapisz grę, także pod nazwą: zapisz PLIK
command-resume = wznów
    .about = przejdź do innej gry: wznów PLIK
command-replay = odtwórz
    .about = obejrzyj skończoną grę: odtwórz PLIK
command-quit = koniec wyjdź q
    .about = zapisz i wyjdź

help-take = weź odkrytą kartę (podaj nazwę albo numer)
help-draw = dobierz kartę ze stosu
help-tickets = dobierz bilety do wyboru
help-keep = zatrzymaj bilety (podaj nazwy albo numery): zatrzymaj 1 3
help-claim = { $number ->
        [one] zajmij połączenie (podaj nazwę albo numer); { $number } sposób
        [few] zajmij połączenie (podaj nazwę albo numer); { $number } sposoby
       *[many] zajmij połączenie (podaj nazwę albo numer); { $number } sposobów
    }
help-station = { $number ->
        [one] zbuduj dworzec; { $number } sposób
        [few] zbuduj dworzec; { $number } sposoby
       *[many] zbuduj dworzec; { $number } sposobów
    }
help-pay = dopłać do tunelu
help-decline = weź karty z powrotem i zakończ turę
help-give = oddaj kartę zastępczą
help-pass = spasuj, bo nic innego nie jest możliwe

why-possible = Możesz zająć połączenie { $route }:
why-nothing-against = W swojej turze możesz zająć połączenie { $route }
why-legal = To jest możliwe: { $text }

# Odtwarzanie gry.

replay-step = Krok { $number } z { $last }
replay-keys = → dalej, ← wstecz, numer przenosi do kroku, q kończy

# Czego nie można.

refusal-which-board = która plansza? Do wyboru: { $words } albo plik z własną
refusal-bad-name = „{ $text }” nie może być nickiem gracza: nick ma od 1 do { $most } znaków
refusal-seat-like-bot = nie ma bota „{ $text }” (może { $near }?); jeśli to nick osoby, napisz { $example }
refusal-too-many-seats = podanych miejsc jest { $number }, a graczy ma być tylko { $players }
refusal-narrow-terminal = terminal ma za mało kolumn ({ $columns }); stół potrzebuje co najmniej { $least }
refusal-unknown-word = nieznane polecenie „{ $text }”{ suggestion }; ? pokazuje, co jest możliwe
refusal-ambiguous-word = „{ $text }” może znaczyć { $choices }: dopisz więcej liter
refusal-no-such-number = żadna opcja nie ma numeru { $text }
refusal-why-what = po „dlaczego” podaj połączenie: { $example }
refusal-which-file = brakuje nazwy pliku: { $example }
refusal-no-saves = w { $path } nie ma zapisanych gier
refusal-save-failed = { $path }: nie można zapisać gry ({ $error })
refusal-save-broken = { $path }: { $error }
refusal-save-not-ours = { $path } już istnieje i nie jest zapisaną grą: wybierz inną nazwę
refusal-replay-unfinished = { $path }: ta gra nie jest skończona, a odtwarzanie pokazałoby zakryte karty
refusal-replay-word = „{ $text }” to nie krok: wpisz numer od 0 do { $last }, n, p albo q
refusal-bots-not-allowed = { $path }: przy stole siedzą gracze, którzy uruchamiają programy lub otwierają pliki: { $words }. Jeśli im ufasz, pozwól im grać: { $text }
