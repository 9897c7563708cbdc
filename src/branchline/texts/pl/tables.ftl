# Przygotowanie gry, ziarna losowości i zapisy gier.

refusal-wrong-players = { $title }: gra dla { $low }–{ $high } graczy, a nie dla { $players }
refusal-no-first-seat = nie może zaczynać miejsce { $number }: są miejsca od 0 do { $last }
refusal-no-path-choice = { $title }: premii za najdłuższą trasę nie można tu włączać ani wyłączać
refusal-no-ferry-choice = { $title }: zasady kart zastępczych na promach nie można tu wybierać
refusal-too-few-games = potrzebna jest co najmniej jedna gra, a nie { $games }
refusal-wrong-actions = { $games ->
        [one] { $games } gra wymaga jednej akcji
        [few] { $games } gry wymagają tylu samo akcji
       *[many] { $games } gier wymaga tylu samo akcji
    }, a nie tablicy o kształcie { $shape }
refusal-wrong-games = liczba gier musi wynosić od 1 do { $most }, a nie { $games }
refusal-wrong-threads = liczba wątków musi wynosić co najmniej 1, a nie { $threads }
refusal-bad-seed = ziarno „{ $text }” nie jest liczbą od 0 do 2^{ $bits } − 1 ani liczbą szesnastkową o najwyżej { $digits } cyfrach

refusal-file-missing = { $path }: nie ma takiego pliku ani katalogu
refusal-file-unreadable = { $path }: nie można odczytać pliku ({ $error })
refusal-file-not-text = { $path }: to nie jest plik tekstowy

record-line = zapis, wiersz { $line }:
refusal-record-not-one = { record-line } to nie jest zapis gry: zapis zaczyna się wierszem ze słowem „branchline”
refusal-record-version = { record-line } zapis w wersji { $version }; ten program czyta wersję { $ours }
refusal-record-cut = { record-line } zapis się urywa: brakuje ostatniego wiersza
refusal-record-cut-line = { record-line } zapis urywa się w tym wierszu
refusal-record-no-line = { record-line } to nie jest wiersz zapisu
refusal-record-changed = { record-line } ten wiersz został zmieniony po zapisaniu
refusal-record-goes-on = { record-line } po ostatnim wierszu zapisu jest coś jeszcze
refusal-record-acts = { record-line } { $announced ->
        [one] zapowiedziano { $announced } akcję
        [few] zapowiedziano { $announced } akcje
       *[many] zapowiedziano { $announced } akcji
    }, a { $found ->
        [one] jest { $found }
        [few] są { $found }
       *[many] jest { $found }
    }
refusal-record-fields = { record-line } { $error }
refusal-record-start = { record-line } { $error }
refusal-record-seats = { record-line } liczba podanych miejsc to { $number }, a graczy { $players }
refusal-record-act = { record-line } „{ $text }”: { $error }
refusal-record-other-board = { record-line } gra rozegrana na innej wersji planszy „{ $text }” ({ $digest }, a nie { $ours })
refusal-board-missing = grę rozegrano na planszy „{ $text }” ({ $digest }), której tu nie ma: podaj jej plik przez --board PLIK albo umieść go w { $path }
refusal-board-changed = { $path } to inna wersja ({ $ours }) planszy „{ $text }” niż ta, na której grano ({ $digest }): podaj właściwy plik przez --board PLIK
refusal-board-other = { $path } to plansza „{ $board }”, a grę rozegrano na „{ $text }”
refusal-record-end = { record-line } gra nie kończy się tak, jak mówi zapis
refusal-record-seedless = { record-line } zapis nie ma ani ziarna, ani pozycji początkowej
refusal-record-after-proof = { record-line } po dowodzie rozdania następują tylko dziennik i ostatni wiersz
