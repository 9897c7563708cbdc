# Primele ecrane: o partidă pe loc, o masă nouă, liste, coduri, eu. Etichetele nu au punct, propozițiile au.

page-start-where = Încotro?
page-start-what = Un joc de societate cu trenuri: strânge cărți, ocupă rute, realizează bilete.
page-start-free = Gratuit, în browser, fără cont.
page-start-bots = Joacă împotriva boților
page-start-players = { $least }–{ $most } jucători
page-start-trains = { $number ->
        [one] câte { $number } vagon
        [few] câte { $number } vagoane
       *[other] câte { $number } de vagoane
    }
page-start-opponents = Adversari
page-start-level = Nivel
page-start-level-of = { $name } ({ $number } din { $total })
page-start-name = Numele tău
page-start-some-name = { $number ->
        [0] Trenul de Noapte
        [1] Semnalul Tăcut
        [2] Vidra de Argint
        [3] Expresul din Zori
        [4] Felinarul Verde
        [5] Stârcul Vesel
        [6] Locul la Geam
       *[other] Vulpea de Hârtie
    }
page-start-play = Joacă
page-start-how = Cum se joacă
page-start-going = Partidele tale
page-start-past = Partide încheiate
page-start-past-all = { $number ->
        [one] { $number } partidă
        [few] Toate cele { $number } partide
       *[other] Toate cele { $number } de partide
    }
page-start-friends = Cu prietenii
page-start-friends-how = Deschide o masă și trimite linkul. Nimeni nu are nevoie de cont.
page-start-new = Masă nouă
page-start-open = Mese deschise
page-start-open-none = Acum nu așteaptă nimeni. Deschide o masă publică, iar ceilalți o vor vedea aici.
page-start-open-all = Toate mesele
page-start-learn = Prima dată?
page-start-learn-go = Începe lecția
page-start-rules = Reguli
page-start-record = Deschide o înregistrare
page-start-seats = { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }

page-list-over = Încheiată
page-list-running = În curs
page-list-your-turn = E rândul tău
page-list-their-turn = E rândul altcuiva
page-list-free = { $number ->
        [one] { $number } loc liber
        [few] { $number } locuri libere
       *[other] { $number } de locuri libere
    }
page-list-full = Urmează să înceapă
page-pace-none = Fără ceas
page-pace-live = În timp real
page-pace-days = Mai multe zile

page-tables = Mese
page-tables-state = Arată
page-tables-open = Deschise
page-tables-running = În curs
page-tables-over = Încheiate
page-tables-any = Toate
page-tables-none-open = Nu există nicio masă deschisă de acest fel. Deschide una publică: va apărea aici, iar alții se vor putea alătura.
page-tables-none-running = Acum nu este în curs nicio partidă publică.
page-tables-none-over = În ultima vreme nu s-a încheiat nicio partidă publică.

page-code = Intră la o masă
page-code-label = Ai un cod?
page-code-enter = Intră
page-code-wrong = Nicio masă nu are codul { $text }. Verifică-l sau cere un link nou: mesele nefolosite sunt șterse.
page-code-often = De aici s-au încercat prea multe coduri. Așteaptă un minut, apoi încearcă din nou.
page-code-lost = Serverul nu răspunde acum. Verifică conexiunea, apoi încearcă din nou.
page-again = Încearcă din nou

page-new = Masă nouă
page-new-seats = Locuri
page-new-players = Jucători
page-new-you = Tu
page-new-seat = Locul { $number }
page-new-seat-open = Loc liber
page-new-seat-invited = Doar cu linkul
page-new-seat-bot-novice = Bot, novice
page-new-seat-bot-easy = Bot, ușor
page-new-seat-bot-medium = Bot, mediu
page-new-seat-bot-hard = Bot, greu
page-new-seat-bot-expert = Bot, expert
page-new-seat-bot-master = Bot, maestru
page-new-seat-friend = Cineva pe acest dispozitiv
page-new-friend = Numele acestei persoane
page-new-friend-name = Jucătorul { $number }
page-new-hot-seat = Jucați pe același dispozitiv: înaintea fiecărei ture, cărțile rămân acoperite până când îl dați mai departe.
page-new-public = Se poate alătura oricine
page-new-public-yes = Masa apare în lista meselor deschise.
page-new-public-no = Doar cei cărora le trimiți linkul.
page-new-more = Ceas și alte opțiuni
page-new-pace = Ceas
page-new-bank = Timpul fiecărui jucător
page-new-minutes = { $number } min
page-new-days = Timpul pentru o tură
page-new-pace-none = Fiecare se gândește cât vrea.
page-new-pace-live = Fiecare are atâta timp, plus puțin la fiecare tură. Dacă rămâi fără timp, joacă un bot în locul tău.
page-new-pace-days = Pentru partide pe mai multe zile. Dacă depășești termenul, joacă un bot în locul tău.
page-new-watching = Spectatorii văd partida
page-new-watching-live = Imediat
page-new-watching-delayed = După 5 minute
page-new-watching-end = La sfârșit
page-new-longest-path = Bonus pentru cel mai lung traseu
page-new-strict-ferries = Regula strictă a feriboturilor
page-new-strict-ferries-note = Cărțile înlocuitoare (cărți colorate în locul unei locomotive) se pot juca doar pentru locomotivele desenate pe feribot.
page-new-make = Deschide masa
page-new-make-then = Apoi primești un link de trimis.
page-new-start = Începe partida
page-new-start-then = Toate locurile sunt ocupate: partida începe imediat.

page-me = Tu
page-me-of = Tu: { $name }
page-me-rename = Salvează
page-me-renamed = Acum te numești { $name }.
page-me-nobody = Încă nu ai un nume aici. La prima masă te vei numi { $name }, dacă nu alegi alt nume.
page-me-devices = Pe alt dispozitiv
page-me-devices-how = Păstrează-ți și acolo numele și partidele. Fără parolă, doar cu un cod de unică folosință.
page-me-code = Arată un cod
page-me-code-until = Introdu-l pe celălalt dispozitiv până la { $time }.
page-me-arrive = Codul de pe celălalt dispozitiv
page-me-arrive-go = Conectează-mă
page-me-arrived = Bine ai revenit, { $name }.
page-me-forget = Deconectează-mă de pe acest dispozitiv
page-me-forget-what = Acest dispozitiv nu te va mai recunoaște. La partidele tale te poți întoarce doar cu un cod de pe alt dispozitiv.
page-me-forget-ask = Te deconectezi de pe acest dispozitiv?
page-me-forgotten = Te-ai deconectat de pe acest dispozitiv.

page-nowhere-next = Poate că adresa este greșită sau ce era aici a dispărut.
