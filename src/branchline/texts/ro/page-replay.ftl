# O partidă revăzută, în pagină.

page-replay-scrub = Poziția în partidă
page-replay-at = Mutarea { $text }, pasul { $number }
page-replay-first = La început
page-replay-back = Un pas înapoi
page-replay-play = Redă
page-replay-pause = Pauză
page-replay-next = Un pas înainte
page-replay-last = La sfârșit
page-replay-turn = Mutarea
page-replay-speed = Viteza: { $number }×
page-replay-viewer = Perspectiva
page-replay-all = Toți: se văd toate cărțile
page-replay-nothing = Partida urmează să înceapă.
page-replay-link = Copiază linkul către această mutare
page-replay-copied = Linkul către această mutare a fost copiat.
page-replay-result = Înapoi la rezultat
page-replay-why = Ce spune un bot
page-replay-coach = Antrenorul a simulat multe partide de aici și a găsit o mutare mai bună: { $text }
page-replay-thinking = Se gândește…
page-replay-nobody = Aici nimeni nu a avut de ales.
page-replay-no-choice = Nu era nimic de ales.
page-replay-agrees = Un bot puternic ar fi făcut la fel.
page-replay-instead = Un bot puternic ar fi ales: { $text }
page-replay-told-to = Lui { $name } i-ar fi spus:
page-chart = Punctele pe parcursul partidei; la sfârșit: { $text }
page-chart-table = Punctele după fiecare mutare

page-record = Deschide o înregistrare
page-record-told = Orice partidă înregistrată de Branchline poate fi urmărită aici, pas cu pas: de la o masă, din terminal sau din arenă.
page-record-drop = Trage aici un fișier cu o înregistrare sau alege unul.
page-record-choose = Alege un fișier
page-record-other = Deschide altă înregistrare
