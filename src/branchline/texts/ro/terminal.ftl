# Jocul într-un terminal. Cuvintele acțiunilor sunt în typing.ftl; cuvintele terminalului (command-…) sunt aici,
# primul este cel arătat. Titlurile și etichetele sunt fără punct.

name-me = Tu
name-player = Jucător
name-random = Aleatoriu
name-greedy = Lacomul
name-neural = Rețeaua neuronală
name-planner = Planificatorul
name-racer = Sprinterul
name-search = Gânditorul
name-novice = Începător
name-easy = Ușor
name-medium = Mediu
name-hard = Greu
name-expert = Expert
name-master = Maestru
bot-level = { $level ->
        [novice] novice
        [easy] ușor
        [medium] mediu
        [hard] greu
        [expert] expert
        [master] maestru
       *[other] { $level }
    }
bot-with-level = { $name } ({ bot-level })

at-table = La masă: { $words }.

opening = Scrie ce vrei să faci: trage, ia 2, ocupă 7, bilete. Tab completează, ? arată ce este posibil, „reguli” arată regulile. Semnul ★ marchează rutele de pe drumul cel mai scurt pentru biletele tale.
cover = { $text }, apasă Enter când nu se mai uită nimeni altcineva
press-enter = Apasă Enter ca să-ți ascunzi cărțile
choose-by-number = Alege un număr sau scrie altceva
saved = Salvat: { $path }
warming-up = { $text } încă se încălzește: în primul minut joacă la nivelul „greu”.
saved-go-on = Partida este salvată. Continuă cu: branchline resume { $path }
finished-replay = Partida este salvată. O poți revedea cu: branchline replay { $path }

# Masa.

label-face-up = La vedere
label-hand = În mână
decks = Teanc { $deck } · decartate { $discards } · teancul de bilete { $left }
last-turns-banner = Ultima rundă · ture rămase: { $number }
head-cards = cărți
head-trains = vagoane
head-points = puncte
head-tickets = bilete
head-path = traseu
head-stations = gări
head-countries = țări
head-log = Ce s-a întâmplat
head-routes = Rute pe care le poți ocupa: { $number }
head-own-tickets = Biletele tale
head-offer = Bilete din care alegi
head-laid = De plătit pentru: { $route }
head-board = Rute
head-possible = Ce poți face acum
head-commands = Alte comenzi
routes-more = { $number ->
        [one] încă { $number } rută: scrie „rute” ca să o vezi
        [few] încă { $number } rute: scrie „rute” ca să le vezi
       *[other] încă { $number } de rute: scrie „rute” ca să le vezi
    }
routes-none = Acum nu poți ocupa nicio rută
route-points = { $points } p.
route-tunnel = tunel
route-ferry = feribot
price-substitutes = + { $number } înloc.
ticket-done = realizat
ticket-open = în curs
ticket-lost = imposibil
ticket-way = { $trains ->
        [one] cere { $trains } vagon
        [few] cere { $trains } vagoane
       *[other] cere { $trains } de vagoane
    }
offer-way = { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }
ticket-long = lung

short-purple = mov
short-blue = albastru
short-orange = portoc.
short-white = alb
short-green = verde
short-yellow = galben
short-black = negru
short-red = roșu
short-locomotive = loco

# Sfârșitul.

head-scores = Scoruri
head-tickets-of = { $you ->
        [yes] Biletele tale
       *[no] Bilete: { $seat }
    }
score-routes = rute
score-tickets = bilete
score-countries = țări
score-stations = gări
score-path = cel mai lung traseu
score-most-tickets = Globetrotter
score-total = total
tie-broken = Departajare: { $ties }

# Ce se poate cere.

command-help = ajutor
    .about = ce este posibil acum; prescurtat: ?
command-hint = sfat
    .about = ce ai putea face și de ce
command-why = de-ce
    .about = de ce nu poți ocupa ruta cu acest nume sau număr
command-routes = rute map
    .about = toate rutele pe care le poți ocupa; cu un oraș, toate rutele de acolo
command-board = hartă
    .about = fiecare rută și a cui este
command-log = jurnal
    .about = tot ce s-a întâmplat
command-rules = reguli
    .about = regulile acestei hărți
command-table = masă
    .about = arată din nou masa; Enter face același lucru
command-save = salvează
    .about = salvează partida, la nevoie sub alt nume: salvează FIȘIER
command-resume = reia
    .about = continuă altă partidă: reia FIȘIER
command-replay = redă
    .about = revezi o partidă încheiată: redă FIȘIER
command-quit = ieșire exit q
    .about = salvează și ieși

help-take = ia o carte dintre cele la vedere, după nume sau număr
help-draw = trage o carte din teanc
help-tickets = trage bilete din care să alegi
help-keep = păstrează bilete, după nume sau numere: păstrează 1 3
help-claim = { $number ->
        [one] ocupă o rută, după nume sau număr; { $number } posibilitate
        [few] ocupă o rută, după nume sau număr; { $number } posibilități
       *[other] ocupă o rută, după nume sau număr; { $number } de posibilități
    }
help-station = { $number ->
        [one] construiește o gară; { $number } posibilitate
        [few] construiește o gară; { $number } posibilități
       *[other] construiește o gară; { $number } de posibilități
    }
help-pay = plătește ce cere tunelul
help-decline = ia-ți cărțile înapoi și încheie-ți tura
help-give = dă o carte ca înlocuitoare
help-pass = pasează, fiindcă nu poți face nimic altceva

why-possible = Poți ocupa ruta { $route }:
why-nothing-against = La rândul tău, poți ocupa ruta { $route }
why-legal = Este posibil: { $text }

# Revederea unei partide.

replay-step = Pasul { $number } din { $last }
replay-keys = → înainte, ← înapoi, un număr: la acel pas, q: ieșire

# Ce nu se poate.

refusal-which-board = ce hartă? Alege { $words } sau un fișier propriu
refusal-bad-name = „{ $text }” nu poate fi numele unui jucător: lungimea permisă, în caractere, este de la 1 la { $most }
refusal-seat-like-bot = niciun bot nu se numește „{ $text }” (poate { $near }?); dacă este numele unei persoane, scrie { $example }
refusal-too-many-seats = sunt numite prea multe locuri ({ $number }): jucătorii sunt doar { $players }
refusal-narrow-terminal = terminalul este prea îngust: masa cere cel puțin { $least } de coloane, nu { $columns }
refusal-unknown-word = comandă necunoscută: „{ $text }”{ suggestion }; ? arată ce este posibil
refusal-ambiguous-word = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-no-such-number = nu există nicio opțiune cu numărul { $text }
refusal-why-what = „de-ce” cere o rută: { $example }
refusal-which-file = lipsește numele fișierului: { $example }
refusal-no-saves = nu există nicio partidă salvată în { $path }
refusal-save-failed = { $path }: partida nu poate fi salvată ({ $error })
refusal-save-broken = { $path }: { $error }
refusal-save-not-ours = { $path } există deja și nu este o partidă salvată: alege alt nume
refusal-replay-unfinished = { $path }: partida nu s-a încheiat, iar redarea ar arăta cărți ascunse
refusal-replay-word = „{ $text }” nu este un pas: scrie un număr de la 0 la { $last }, n, p sau q
refusal-bots-not-allowed = { $path } are jucători care pornesc programe sau deschid fișiere: { $words }. Dacă ai încredere în ei, permite-i cu { $text }
