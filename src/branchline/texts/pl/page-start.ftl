# Pierwsze ekrany: gra od razu, nowy stół, listy, kody, ja. Etykiety nie mają kropki, zdania mają.

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
