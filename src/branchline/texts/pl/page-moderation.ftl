# Zgłoszenia graczy.

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

# Rzetelność i decyzje moderatorów wobec czytelnika.

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

# Strona moderatorów.

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
