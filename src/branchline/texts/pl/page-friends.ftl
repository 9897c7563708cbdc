# Znajomi, zaproszenia i szybkie dobieranie.

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
