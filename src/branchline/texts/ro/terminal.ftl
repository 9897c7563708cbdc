# Jocul într-un terminal. Cuvintele notației (draw, take red) sunt aceleași în orice limbă; cuvintele terminalului
# (command-…) au aici echivalentele lor, primul este cel arătat. Titlurile și etichetele sunt fără punct.

name-me = Tu
name-player = Jucător
name-random = Aleatoriu

opening = Scrie ce vrei să faci: draw, take 2, claim 7, tickets. Tab completează, ? arată ce este posibil, reguli spune regulile. O ★ arată liniile de pe drumul cel mai scurt pentru biletele tale.
cover = { $text }, apasă Enter când nu se mai uită nimeni
press-enter = Apasă Enter ca să-ți acoperi cărțile
choose-by-number = Alege un număr sau scrie altceva
saved = Salvat: { $path }
saved-go-on = Jocul este salvat. Continuă cu: branchline resume { $path }
finished-replay = Jocul este salvat. Îl poți revedea cu: branchline replay { $path }

# Masa.

label-row = La vedere
label-hand = În mână
piles = Teanc { $pile } · decartate { $discards } · teancul de bilete { $left }
last-turns-banner = Ultima rundă · ture rămase: { $number }
head-cards = cărți
head-trains = vagoane
head-points = puncte
head-tickets = bilete
head-path = traseu
head-stations = gări
head-countries = țări
head-log = Ce se întâmplă
head-lanes = Linii pe care le poți ocupa: { $number }
head-own-tickets = Biletele tale
head-offer = Bilete la alegere
head-laid = De plătit: { $lane }
head-board = Linii
head-possible = Ce poți face acum
head-commands = Ce poți întreba
lanes-more = { $number ->
        [one] încă { $number } linie: scrie linii ca să o vezi
        [few] încă { $number } linii: scrie linii ca să le vezi
       *[other] încă { $number } de linii: scrie linii ca să le vezi
    }
lanes-none = Acum nu poți ocupa nicio linie
lane-points = { $points } p.
lane-tunnel = tunel
lane-ferry = feribot
price-substitutes = + { $number } înloc.
ticket-done = împlinit
ticket-open = deschis
ticket-lost = de neatins
ticket-way = { $trains ->
        [one] deschis: { $trains } vagon
        [few] deschis: { $trains } vagoane
       *[other] deschis: { $trains } de vagoane
    }
offer-way = { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }
ticket-long = lung

short-purple = mov
short-blue = albastră
short-orange = portoc.
short-white = albă
short-green = verde
short-yellow = galbenă
short-black = neagră
short-red = roșie
short-locomotive = loc.

# Sfârșitul.

head-scores = Scoruri
head-tickets-of = { $you ->
        [yes] Biletele tale
       *[no] Bilete: { $seat }
    }
score-routes = linii
score-tickets = bilete
score-countries = țări
score-stations = gări
score-path = cel mai lung traseu
score-most-tickets = cele mai multe bilete
score-total = total
tie-broken = Egalitatea este hotărâtă de { $ties }

# Ce se poate întreba.

command-help = ajutor
    .about = ce este posibil acum; pe scurt ?
command-hint = sfat
    .about = ce ai putea face și de ce
command-why = de-ce
    .about = de ce nu poți ocupa linia cu acest nume sau număr
command-lanes = linii map
    .about = toate liniile pe care le poți ocupa; cu un oraș, toate liniile lui
command-board = hartă
    .about = fiecare linie și a cui este
command-log = jurnal
    .about = tot ce s-a întâmplat
command-rules = reguli
    .about = regulile acestei hărți
command-table = masă
    .about = arată masa din nou; la fel face Enter
command-save = salvează
    .about = salvează jocul, și sub un nume: salvează FIȘIER
command-resume = reia
    .about = treci la alt joc: reia FIȘIER
command-replay = redă
    .about = revezi un joc terminat: redă FIȘIER
command-quit = ieșire q
    .about = salvează și ieși

help-take = ia o carte la vedere, după nume sau număr
help-draw = trage o carte din teanc
help-tickets = trage bilete la alegere
help-keep = păstrează bilete, după nume sau numere: keep 1 3
help-claim = { $number ->
        [one] ocupă o linie, după nume sau număr; { $number } fel
        [few] ocupă o linie, după nume sau număr; { $number } feluri
       *[other] ocupă o linie, după nume sau număr; { $number } de feluri
    }
help-station = { $number ->
        [one] construiește o gară; { $number } fel
        [few] construiește o gară; { $number } feluri
       *[other] construiește o gară; { $number } de feluri
    }
help-pay = plătește ce cere tunelul
help-decline = ia-ți cărțile înapoi și încheie tura
help-give = dă o carte ca înlocuitoare
help-pass = spune pas, fiindcă nimic altceva nu este posibil

why-possible = Poți ocupa linia { $lane }:
why-nothing-against = Nimic nu se opune liniei { $lane } când vine vremea ocupării
why-legal = Este posibil: { $text }

hint-none = Acum nu este nimic de făcut
hint-keep = { $trains ->
        [one] { $tickets } dau cel mai mult pentru drumul lor: ajunge { $trains } vagon
        [few] { $tickets } dau cel mai mult pentru drumul lor: ajung { $trains } vagoane
       *[other] { $tickets } dau cel mai mult pentru drumul lor: ajung { $trains } de vagoane
    }
hint-pay = Ai cărțile, iar linia devine a ta
hint-decline = Nu ai cărțile pe care le cere tunelul
hint-give = Din acestea ai cele mai puține
hint-claim = Linia { $lane } este pe drumul cel mai scurt pentru biletul tău { $ticket }
hint-claim-long = { $lane } este cea mai lungă linie pe care o poți plăti
hint-take = Cu { $card-object } te apropii de linia { $lane }, de care are nevoie biletul tău { $ticket }
hint-draw = Pentru linia { $lane } lipsesc cărți, și niciuna nu este la vedere
hint-draw-any = Mai multe cărți îți dau mai multe de ales
hint-tickets = Nu ai niciun bilet deschis la îndemână, iar vagoanele ajung pentru unul nou
hint-any = Este posibil

# Revederea unui joc.

replay-step = Pasul { $number } din { $last }
replay-keys = → înainte, ← înapoi, un număr duce acolo, q încheie

# Ce nu se poate.

refusal-which-board = care hartă? Sunt { $words } sau fișierul uneia proprii
refusal-bad-name = „{ $text }” nu este un nume de jucător: un nume are între 1 și { $most } litere
refusal-too-many-seats = numărul de locuri numite este { $number }, dar jucători sunt numai { $players }
refusal-narrow-terminal = terminalul are { $columns } de coloane; masa cere cel puțin { $least }
refusal-unknown-word = comandă necunoscută „{ $text }”{ suggestion }; ? arată ce este posibil
refusal-ambiguous-word = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-no-such-number = nimic de ales nu are numărul { $text }
refusal-why-what = „de-ce” cere o linie: { $example }
refusal-which-file = lipsește numele unui fișier: { $example }
refusal-no-saves = nu este niciun joc salvat în { $path }
refusal-save-failed = { $path }: jocul nu poate fi salvat ({ $error })
refusal-save-broken = { $path }: { $error }
refusal-save-not-ours = { $path } există deja și nu este un joc salvat: alege alt nume
refusal-replay-unfinished = { $path }: acest joc nu s-a terminat, deci s-ar vedea cărți ascunse
refusal-replay-word = „{ $text }” nu este un pas: un număr de la 0 la { $last }, n, p sau q
