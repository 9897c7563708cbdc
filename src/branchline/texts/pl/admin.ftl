# Opieka nad bazą danych serwera. Wiersze i nagłówki bez kropki.

admin-schema-good = Schemat jest aktualny: wersja { $after }
admin-schema-old = { $before ->
        [none] Nie ma jeszcze schematu, a potrzebna jest wersja { $after }: uruchom branchline admin migrate
       *[other] Schemat ma wersję { $before }, a potrzebna jest { $after }: uruchom branchline admin migrate
    }
admin-schema-changed = { $before ->
        [none] Schemat utworzono: wersja { $after }
       *[other] Schemat zaktualizowano z wersji { $before } do { $after }
    }
admin-exported = { $number ->
        [one] Wyeksportowano { $number } stół do pliku { $path }
        [few] Wyeksportowano { $number } stoły do pliku { $path }
        [many] Wyeksportowano { $number } stołów do pliku { $path }
       *[other] Wyeksportowano { $number } stołu do pliku { $path }
    }. Plik zawiera zakryte karty, sekrety rozdań i czat: strzeż go jak bazy danych
admin-imported = { $number ->
        [one] Zaimportowano { $number } stół
        [few] Zaimportowano { $number } stoły
        [many] Zaimportowano { $number } stołów
       *[other] Zaimportowano { $number } stołu
    }
admin-deleted = { $number ->
        [0] Niczego nie usunięto
        [one] Usunięto { $number } stół
        [few] Usunięto { $number } stoły
        [many] Usunięto { $number } stołów
       *[other] Usunięto { $number } stołu
    }
admin-delete-sure = { $number ->
        [one] Trwale usunąć ten stół?
        [few] Trwale usunąć te { $number } stoły?
        [many] Trwale usunąć te { $number } stołów?
       *[other] Trwale usunąć te { $number } stołu?
    } Aby potwierdzić, wpisz { $word }:
admin-yes = tak t
admin-checked = { $number ->
        [one] Sprawdzono { $number } stół
        [few] Sprawdzono { $number } stoły
        [many] Sprawdzono { $number } stołów
       *[other] Sprawdzono { $number } stołu
    }, { $damaged ->
        [0] żaden nie jest uszkodzony
        [one] { $damaged } jest uszkodzony
        [few] { $damaged } są uszkodzone
        [many] { $damaged } jest uszkodzonych
       *[other] { $damaged } jest uszkodzone
    }
admin-banned = { $name } ({ $text }): dostęp zablokowany
admin-unbanned = { $name } ({ $text }): dostęp przywrócony
admin-moderator = Od teraz { $name } jest moderatorem
admin-no-moderator = { $name } nie jest już moderatorem
admin-names-name = { $text }: nick zastrzeżony
admin-names-word = { $text }: zabronione w nickach
admin-names-removed = { $text }: reguła usunięta
admin-backed-up = { $number ->
        [one] { $path } to pełna kopia, zawiera { $number } stół
        [few] { $path } to pełna kopia, zawiera { $number } stoły
        [many] { $path } to pełna kopia, zawiera { $number } stołów
       *[other] { $path } to pełna kopia, zawiera { $number } stołu
    }
admin-drilled = { $path } przywrócono w { $seconds } s: { $number ->
        [one] { $number } stół
        [few] { $number } stoły
       *[many] { $number } stołów
    }, { $events ->
        [one] { $events } zdarzenie
        [few] { $events } zdarzenia
       *[many] { $events } zdarzeń
    }, { $people ->
        [one] { $people } osoba
        [few] { $people } osoby
       *[many] { $people } osób
    }; odtworzono wszystkie gry, { $damaged ->
        [0] żadna nie jest uszkodzona
       *[other] uszkodzonych: { $damaged }
    }
admin-bar = stoły

# Listy.

admin-head-table = stół
admin-head-board = plansza
admin-head-seats = miejsca
admin-head-status = stan
admin-head-pace = tempo
admin-head-version = wer.
admin-head-touched = ostatnio
admin-head-person = osoba
admin-head-name = nick
admin-head-language = język
admin-head-tables = stoły
admin-head-created = od
admin-head-seen = ostatnio
admin-head-banned = blokada
admin-head-at = czas
admin-head-who = kto
admin-head-action = czynność
admin-head-to = kogo dotyczy
admin-head-details = szczegóły
admin-head-kind = rodzaj
admin-head-megabytes = MB dziś
admin-usage-person = osoba
admin-usage-address = adres
admin-usage-network = sieć
admin-status-open = otwarty
admin-status-running = w toku
admin-status-over = skończony
admin-status-gone = porzucony
admin-pace-none = bez zegara
admin-pace-live = na żywo
admin-pace-days = koresp.
admin-bot = bot { $text }
admin-banned-mark = tak

# Czego nie można.

refusal-no-database = { $path }: nie ma takiej bazy danych; utwórz ją poleceniem branchline admin migrate
refusal-database-address = adres bazy danych ma postać sqlite:///PLIK albo postgresql://UŻYTKOWNIK@SERWER/NAZWA
refusal-database-down = nie można użyć bazy danych: { $error }
refusal-no-driver = PostgreSQL wymaga dodatkowych pakietów: pip install '{ $text }'
refusal-schema-old = { $before ->
        [none] baza danych nie ma jeszcze schematu
       *[other] schemat ma wersję { $before }, a potrzebna jest { $after }
    }: uruchom branchline admin migrate
refusal-schema-newer = schemat ma wersję { $before } i pochodzi z nowszego wydania Branchline; to wydanie zna tylko wersję { $after }
refusal-no-table = nie ma stołu { $text }
refusal-no-person = nie ma osoby { $text }
refusal-no-such-account = nie ma konta { $text }
refusal-table-there = ten stół już tu jest
refusal-code-there = inny stół ma już kod { $text }
refusal-delete-unsure = nie ma tu kogo poprosić o potwierdzenie; { $text } usuwa bez pytania
refusal-file-there = { $path } już istnieje: wybierz inną nazwę
refusal-file-unwritable = { $path }: nie można zapisać pliku ({ $error })
refusal-export-not-one = { $path }: to nie jest plik zapisany przez branchline admin export
refusal-export-version = { $path }: plik w formacie { $version }; ten program czyta format { $ours }
refusal-export-cut = { $path }: plik się urywa, brakuje jego końca
refusal-export-damaged = { $path }: wiersz { $line } zmienił się od czasu zapisania
refusal-import-refused = { $path }: niczego nie zaimportowano z powodu stołu { $text }: { $error }
refusal-backup-postgres = kopię bazy PostgreSQL robi się jej własnym narzędziem: pg_dump --format=custom --file=PLIK URL
refusal-drill-not-one = { $path }: to nie jest baza SQLite. Zrzut PostgreSQL przywróć przez pg_restore do pustej bazy i uruchom tam branchline admin check
refusal-drill-damaged = { $path }: kopia jest uszkodzona ({ $error })
refusal-backup-failed = { $path }: nie można skopiować bazy danych ({ $error })

# Co jest nie tak ze stołem.

refusal-log-gap = zdarzenia { $number } nie ma w dzienniku tam, gdzie powinno być
refusal-log-start = dziennik nie zaczyna się od utworzenia stołu
refusal-log-secret = sekret nie zgadza się ze zobowiązaniem
refusal-log-board = plansza { $text } zmieniła się od utworzenia stołu
refusal-log-body = zdarzenie { $number } nie zgadza się ze swoimi kolumnami
refusal-log-seat = zdarzenie { $number } dotyczy miejsca { $place }, którego nie ma
refusal-log-event = zdarzenie { $number } jest niemożliwe: { $error }
refusal-log-twice = jeden ruch jest w dzienniku dwa razy
refusal-log-replay = skończonej gry nie można odtworzyć: { $error }
refusal-log-result = odtworzona gra kończy się innym wynikiem
refusal-row-differs = dziennik nie zgadza się z zapisanymi danymi stołu: { $text }
refusal-log-board-unknown = planszy { $text } nie ma wśród wbudowanych, a jej tekstu brakuje
refusal-log-board-text = tekst planszy { $text } jest nieprawidłowy: { $error }
refusal-log-board-other = do stołu dołączono planszę { $text }, ale gra się przy nim na innej
refusal-log-bot = zdarzenie { $number } sadza przy stole bota o nieznanym poziomie: { $text }
refusal-log-chain = zdarzenie { $number } lub jedno z wcześniejszych zmieniono: zapisany skrót się nie zgadza
refusal-log-order = zdarzenie { $number } nie może wystąpić w tym miejscu dziennika
refusal-log-field = zdarzenie { $number }: żaden serwer nie zapisuje takiego pola: { $text }
refusal-row-field = żaden serwer nie zapisuje takiego pola stołu: { $text }
refusal-chat-line = wiadomość { $number } z czatu nie wygląda na zapisaną przez serwer
refusal-table-twice = stół występuje w pliku dwa razy
refusal-chat-order = wiadomości z czatu nie są po kolei
refusal-odd-text = zawiera tekst, którego nie przechowa żadna baza danych
admin-ratings-computed = { $number ->
        [one] Obliczono rankingi z { $number } gry rankingowej
        [few] Obliczono rankingi z { $number } gier rankingowych
        [many] Obliczono rankingi z { $number } gier rankingowych
       *[other] Obliczono rankingi z { $number } gry rankingowej
    }
admin-ratings-checked = { $number ->
        [one] { $number } gra rankingowa
        [few] { $number } gry rankingowe
        [many] { $number } gier rankingowych
       *[other] { $number } gry rankingowej
    }, { $damaged ->
        [0] wszystkie rankingi się zgadzają
        [one] { $damaged } ranking się nie zgadza
        [few] { $damaged } rankingi się nie zgadzają
        [many] { $damaged } rankingów się nie zgadza
       *[other] { $damaged } rankingu się nie zgadza
    }


# Konta.

admin-head-ways = logowanie
admin-password = hasło
admin-passkeys = { $number ->
        [one] { $number } klucz dostępu
        [few] { $number } klucze dostępu
       *[other] { $number } kluczy dostępu
    }
admin-invited = Kod zaproszenia: { $text } ({ $number ->
        [one] na { $number } konto
        [few] na { $number } konta
       *[other] na { $number } kont
    }, ważność w dniach: { $days })
admin-reset = Jednorazowy kod odzyskiwania ({ $name }): { $text }
