# Gra oglądana jeszcze raz, na stronie.

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
