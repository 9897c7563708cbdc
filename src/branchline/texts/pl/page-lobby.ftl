# Strona przy stole przed grą, w czacie i wtedy, gdy patrzy się gdzie indziej.

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
