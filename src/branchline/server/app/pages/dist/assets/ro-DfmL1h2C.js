var e=`action-take = ia { $card-object } dintre cele la vedere
action-draw = trage o carte din teanc
action-tickets = trage bilete
action-keep = păstrează { $tickets }
action-claim = ocupă ruta { $route } cu { $cards-object }
action-claim-swaps = ocupă ruta { $route } cu { $cards-object } plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
action-claim-only-swaps = ocupă ruta { $route } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = construiește o gară în { $city } cu { $cards-object }
action-pay = plătește în plus { $cards-object }
action-decline = renunță la tunel
action-give = dă { $card-object } ca înlocuitoare
action-pass = pasează
ticket-points = { $ticket } ({ number-points })
ticket-points-trains = { $ticket } ({ number-points }, { number-trains })
number-points = { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
number-trains = { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }
number-turns = { $turns ->
        [one] { $turns } tură
        [few] { $turns } ture
       *[other] { $turns } de ture
    }
card-purple = carte mov
    .subject = o carte mov
    .object = o carte mov
    .lacking = carte mov
cards-purple = { $number ->
         [one] { $number } carte mov
         [few] { $number } cărți mov
        *[other] { $number } de cărți mov
    }
    .object = { cards-purple }
    .lacking = { cards-purple }
card-blue = carte albastră
    .subject = o carte albastră
    .object = o carte albastră
    .lacking = carte albastră
cards-blue = { $number ->
         [one] { $number } carte albastră
         [few] { $number } cărți albastre
        *[other] { $number } de cărți albastre
    }
    .object = { cards-blue }
    .lacking = { cards-blue }
card-orange = carte portocalie
    .subject = o carte portocalie
    .object = o carte portocalie
    .lacking = carte portocalie
cards-orange = { $number ->
         [one] { $number } carte portocalie
         [few] { $number } cărți portocalii
        *[other] { $number } de cărți portocalii
    }
    .object = { cards-orange }
    .lacking = { cards-orange }
card-white = carte albă
    .subject = o carte albă
    .object = o carte albă
    .lacking = carte albă
cards-white = { $number ->
         [one] { $number } carte albă
         [few] { $number } cărți albe
        *[other] { $number } de cărți albe
    }
    .object = { cards-white }
    .lacking = { cards-white }
card-green = carte verde
    .subject = o carte verde
    .object = o carte verde
    .lacking = carte verde
cards-green = { $number ->
         [one] { $number } carte verde
         [few] { $number } cărți verzi
        *[other] { $number } de cărți verzi
    }
    .object = { cards-green }
    .lacking = { cards-green }
card-yellow = carte galbenă
    .subject = o carte galbenă
    .object = o carte galbenă
    .lacking = carte galbenă
cards-yellow = { $number ->
         [one] { $number } carte galbenă
         [few] { $number } cărți galbene
        *[other] { $number } de cărți galbene
    }
    .object = { cards-yellow }
    .lacking = { cards-yellow }
card-black = carte neagră
    .subject = o carte neagră
    .object = o carte neagră
    .lacking = carte neagră
cards-black = { $number ->
         [one] { $number } carte neagră
         [few] { $number } cărți negre
        *[other] { $number } de cărți negre
    }
    .object = { cards-black }
    .lacking = { cards-black }
card-red = carte roșie
    .subject = o carte roșie
    .object = o carte roșie
    .lacking = carte roșie
cards-red = { $number ->
         [one] { $number } carte roșie
         [few] { $number } cărți roșii
        *[other] { $number } de cărți roșii
    }
    .object = { cards-red }
    .lacking = { cards-red }
card-locomotive = locomotivă
    .subject = o locomotivă
    .object = o locomotivă
    .lacking = locomotivă
cards-locomotive = { $number ->
         [one] { $number } locomotivă
         [few] { $number } locomotive
        *[other] { $number } de locomotive
    }
    .object = { cards-locomotive }
    .lacking = { cards-locomotive }
cards-none = nicio carte
    .object = nicio carte
    .lacking = nicio carte
colour-purple = mov
    .route = { colour-purple }
colour-blue = albastră
    .route = { colour-blue }
colour-orange = portocalie
    .route = { colour-orange }
colour-white = albă
    .route = { colour-white }
colour-green = verde
    .route = { colour-green }
colour-yellow = galbenă
    .route = { colour-yellow }
colour-black = neagră
    .route = { colour-black }
colour-red = roșie
    .route = { colour-red }
colour-grey = gri
    .route = { colour-grey }
seat-number = locul { $number }
list-and = { $list } și { $last }
list-or = { $list } sau { $last }
city-also = { $city } ({ $other })
route-number = { $route } ({ $number })
country-cards = { $country } ({ $values })
quoted = „{ $text }”
event-keep = { $you ->
        [yes] Păstrezi { $tickets }
       *[no] { $seat } păstrează { $tickets }
    }
event-keep-returning = { $you ->
        [yes] Păstrezi { $tickets } și înapoiezi { $returned }
       *[no] { $seat } păstrează { $tickets } și înapoiază { $returned }
    }
event-keep-number = { $you ->
        [yes] Păstrezi
       *[no] { $seat } păstrează
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
event-keep-secret = { $you ->
        [yes] Ți-ai ales biletele
       *[no] { $seat } și-a ales biletele
    }
event-kept = { $you ->
        [yes] Începi
       *[no] { $seat } începe
    } cu { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
event-kept-seen = { $you ->
        [yes] Începi
       *[no] { $seat } începe
    } cu { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }: { $tickets }
event-take = { $you ->
        [yes] Iei
       *[no] { $seat } ia
    } { $card-object } dintre cele la vedere
event-draw = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } { $card-object } din teanc
event-draw-secret = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } o carte din teanc
event-tickets = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    } din care { $you ->
        [yes] să alegi
       *[no] să aleagă
    }
event-tickets-seen = { event-tickets }: { $tickets }
event-claim = { $you ->
        [yes] Joci
       *[no] { $seat } joacă
    } { $cards-object } pentru ruta { $route }
event-claim-swaps = { $you ->
        [yes] Joci
       *[no] { $seat } joacă
    } { $cards-object } pentru ruta { $route }, plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
event-claim-only-swaps = { $you ->
        [yes] Ocupi
       *[no] { $seat } ocupă
    } ruta { $route } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
event-give = { $you ->
        [yes] Dai
       *[no] { $seat } dă
    } { $card-object } ca înlocuitoare
event-tunnel = { $you ->
        [yes] Întorci
       *[no] { $seat } întoarce
    } { $turned_up-object } pentru tunelul { $route }: { $owed ->
        [0] nimic de plătit în plus
        [one] { $owed } carte de plătit în plus
        [few] { $owed } cărți de plătit în plus
       *[other] { $owed } de cărți de plătit în plus
    }
event-tunnel-nothing = { $you ->
        [yes] Nu ai ce cărți să întorci
       *[no] { $seat } nu are ce cărți să întoarcă
    } pentru tunelul { $route }: nimic de plătit în plus
event-pay = { $you ->
        [yes] Plătești
       *[no] { $seat } plătește
    } în plus { $cards-object }
event-decline = { $you ->
        [yes] Renunți la tunelul { $route } și iei înapoi { $cards-object }
       *[no] { $seat } renunță la tunelul { $route } și ia înapoi { $cards-object }
    }
event-claimed = { $you ->
        [yes] Așezi
       *[no] { $seat } așază
    } { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    } pe ruta { $route } și { $you ->
        [yes] primești
       *[no] primește
    } { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
event-station = { $you ->
        [yes] Construiești
       *[no] { $seat } construiește
    } o gară în { $city } cu { $cards-object }
event-countries = { $you ->
        [yes] Iei
       *[no] { $seat } ia
    } cărți de țară: { $countries }
event-pass = { $you ->
        [yes] Pasezi
       *[no] { $seat } pasează
    }
event-turned-up = La vedere apare { $card-subject }
event-reset = Prea multe locomotive la vedere: se decartează { $face_up-object }
event-reshuffle = Cărțile decartate sunt amestecate și formează noul teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
event-last-turns = { $you ->
        [yes] Aproape că nu mai ai vagoane: fiecare mai are o tură, și tu la fel
       *[no] { $seat } aproape că nu mai are vagoane: fiecare mai are o tură
    }
event-over = { $ending ->
        [all-passed] Partida s-a încheiat, fiindcă toți au pasat
        [idle] Partida s-a încheiat, fiindcă de mult nu s-a mai întâmplat nimic
       *[last-turns] Partida s-a încheiat
    }: { $you ->
        [yes] ai câștigat
       *[no] { $winners-number ->
            [one] a câștigat { $winners }
           *[other] { $winners } împart victoria
        }
    }
page-home = Branchline, pagina principală
page-menu = Meniu
page-community = Comunitate
page-close = Închide
page-reload = Reîncarcă
page-nowhere = La această adresă nu există nimic.
page-unreachable = Serverul nu răspunde acum.
page-retrying-unreachable = Serverul nu răspunde acum. Pagina continuă să încerce.
page-retrying-busy = Serverul este suprasolicitat acum. Pagina continuă să încerce.
page-waiting = O clipă…
page-newer = Serverul are o versiune mai nouă a acestei pagini.
page-forgetful = Acest browser nu salvează nimic pentru pagină: setările se păstrează doar până o închizi.
page-no-cookies = Acest browser nu acceptă cookie-uri de la această pagină, așa că serverul nu te poate recunoaște. Permite-le, apoi încearcă din nou.
page-choices = Setări
page-language = Limbă
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Temă
page-theme-light = Deschisă
page-theme-dark = Închisă
page-theme-system = Ca în sistem
page-motion = Animații
page-motion-full = Da
page-motion-none = Nu
page-motion-system = Ca în sistem
page-speed = Cât de repede se văd mutările celorlalți
page-speed-slow = Lent
page-speed-normal = Normal
page-speed-fast = Rapid
page-speed-none = Imediat
page-sound = Sunete
page-sound-on = Pornește sunetele
page-sound-off = Oprește sunetele
page-confirm = Cere confirmare la mutările care nu se pot anula
page-tips = Sfaturi în primele partide
page-text = Mod text
page-text-what = Masa ca text, pentru cititoare de ecran și tastatură.
page-board = Hartă
account-sign-in = Conectează-te
account-register = Creează un cont
account-password = Parolă
account-password-hint = Cel puțin 8 caractere; cel mai bine câteva cuvinte fără legătură între ele
account-password-show = Arată parola
account-password-new = Parolă nouă
account-password-none = Nu ai încă o parolă
account-password-save = Setează parola
account-password-set = Parola nouă este setată. Toate celelalte dispozitive au fost deconectate.
account-with-passkey = Folosește o cheie de acces
account-or-password = Sau cu numele și parola:
account-code = Cod de recuperare
account-lost = Ai pierdut parola sau cheia de acces?
account-use-password = Conectează-te cu parola
account-signed-in = Bine ai revenit, { $name }.
account-none-yet = Nu ai încă un cont?
account-have-one = Ai deja un cont?
account-twice = Ocupi două locuri la aceeași masă
account-twice-told = Ocupi două locuri la aceeași masă: unul ca oaspete, pe acest dispozitiv, și altul cu contul tău. Termină mai întâi partida aceea sau conectează-te fără partidele jucate ca oaspete: la ele nu te vei mai putea întoarce.
account-twice-go = Conectează-te fără ele
account-registered = Contul tău este gata, { $name }.
account-why = Cu un cont ai numele și partidele tale pe toate dispozitivele. Partidele jucate ca oaspete se păstrează. Nu e nevoie de adresă de e-mail.
account-closed = Pe acest server nu se mai pot crea conturi.
account-name-hint = Nimeni altcineva nu va putea folosi acest nume aici
account-invitation = Cod de invitație
account-passkey-why = Cu o cheie de acces te conectezi cu amprenta, cu fața sau cu PIN-ul dispozitivului.
account-register-passkey = Creează-l cu o cheie de acces
account-passkeys = Chei de acces
account-passkey-add = Adaugă o cheie de acces
account-passkey-name = Numele cheii de acces
account-passkey-drop = Șterge cheia de acces { $name }
account-delete = Șterge
account-used = ultima utilizare: { $day }
account-codes = Coduri de recuperare
account-codes-keep = { $kind ->
        [password] Dacă pierzi parola,
        [passkey] Dacă pierzi cheia de acces,
       *[both] Dacă pierzi parola sau cheia de acces,
    } te poți conecta cu unul dintre aceste coduri; fiecare este valabil o singură dată. Notează-le: apar doar acum.
account-codes-copy = Copiază-le
account-codes-select = Codurile sunt selectate: copiază-le.
account-codes-save = Salvează-le într-un fișier
account-codes-kept = Le-am salvat
account-codes-new = Coduri noi în locul celor vechi
account-sessions = Dispozitive conectate
account-device = Dispozitiv necunoscut
account-here = acest dispozitiv
account-session-end = Deconectează
account-session-end-of = Deconectează: { $name }
account-sessions-end = Deconectează toate celelalte dispozitive
account-confirm = Ești tu?
account-confirm-why = A trecut ceva timp de când te-ai conectat. Confirmă că ești tu.
account-confirm-go = Confirmă
account-trains = Vagoanele tale preferate
account-train = Vagoane { $number }
account-heading = Cont
account-name = Schimbă-ți numele
account-data = Datele tale
account-export = Descarcă datele mele
account-export-what = Tot ce păstrează acest server despre tine, într-un singur fișier.
account-erase = Șterge toate datele mele
account-erase-ask = Ștergi toate datele despre tine?
account-erase-what = Numele, contul, mesajele și dispozitivele tale se șterg definitiv. Pleci de la mesele tale, iar în partidele celorlalți, pe locul tău va scrie „jucător șters”.
account-erase-type = Ca să confirmi, scrie numele tău: { $name }
account-erased = Toate datele despre tine au fost șterse.
account-out = Deconectează-te
account-out-what = Te deconectezi pe acest dispozitiv. Contul și partidele rămân.
account-blank = jucător șters
account-codes-left = { $number ->
        [one] Ți-a rămas un cod.
        [few] Ți-au rămas { $number } coduri.
       *[other] Ți-au rămas { $number } de coduri.
    }
page-coach-title = Antrenorul
page-coach-review = Analizează partida
page-coach-told = Șansele de câștig după fiecare mutare, momentele decisive și ce ar fi fost mai bine. Durează cam o jumătate de minut.
page-coach-queued = Alte partide sunt la rând înaintea acesteia.
page-coach-working = Antrenorul parcurge partida…
page-coach-failed = Analiza nu a reușit. O poți cere din nou.
page-coach-chart = Șanse de câștig aici: { $text }
page-coach-lesson = Pentru data viitoare:
page-coach-accuracy = Precizie
page-coach-accuracy-told = Precizie de la 0 la 100: 100 înseamnă că nicio decizie n-a irosit șanse de victorie; norocul la cărți nu contează
page-coach-act = Această mutare
page-coach-luck = Noroc
page-coach-choice = Decizie
page-coach-unit = Schimbarea șansei de câștig; noroc = ce cărți ies din teanc
page-coach-cost = { $kind ->
        [blunder] Greșeală mare: a scăzut șansa de câștig cu cam { $number } %
        [mistake] Greșeală: a scăzut șansa de câștig cu cam { $number } %
        [slip] Mică scăpare: a scăzut șansa de câștig cu cam { $number } %
       *[hidden] Ghinion: cu cărțile așa cum erau, a scăzut șansa de câștig cu cam { $number } %
    }
page-coach-no-act = La acest pas nu s-a jucat nimic
page-coach-turning-points = Momente decisive
page-coach-no-turning-points = Nicio decizie nu a întors singură soarta partidei
page-coach-ahead = { $turn ->
        [0] { $name } conduce de la început.
       *[other] { $name } conduce cam de la mutarea { $turn } încolo.
    }
page-coach-moment = Cel mai bun moment
page-coach-gain = Cam { $number } victorii în plus la 100 de partide față de cea mai bună dintre celelalte mutări
page-coach-nothing = Nimic nu a ieșit în evidență: nicio alegere nu a fost clar mai bună sau mai proastă decât altele.
page-coach-hindsight = După ce putea ști acest jucător, nicio alegere nu a fost o greșeală clară. Privind înapoi, cu toate cărțile cunoscute, aceasta a schimbat cel mai mult:
page-coach-hindsight-turn = Mutarea { $number }: șansa de câștig { $text }
page-coach-better = Mai bine
page-coach-numbers = Alte motive și cifre
page-coach-games = Partide simulate: { $number }
page-coach-won = Partide câștigate
page-coach-part = { $part ->
        [routes] Puncte din rute
        [tickets] Puncte din bilete
        [stations] Puncte din gări
        [longest-path] Puncte din cel mai lung traseu
        [most-tickets] Puncte din bonusul Globetrotter
        [countries] Puncte din cărți de țară
        [total] Punctaj total
       *[rival] Punctele celui mai bun rival
    }
page-coach-try = Încearcă din nou
page-coach-your-move = Tu ce ai face aici?
page-coach-thinking = Antrenorul se gândește…
page-coach-back = Înapoi la reluare
page-coach-again = Încearcă altceva
page-coach-yours = Mutarea ta
page-coach-played = În partidă
page-coach-best = Cea mai bună
page-coach-chance-told = Șanse de câștig după ceea ce putea ști acest jucător
page-coach-verdict-best = Este cea mai bună mutare!
page-coach-verdict-better = Mai bine decât în partidă
page-coach-verdict-equal = Cam la fel de bine ca în partidă
page-coach-verdict-worse = Mai slab decât în partidă
page-coach-show-points = Arată punctele în grafic
page-coach-show-chances = Arată șansele în grafic
page-end-count = Calcularea punctajului
page-end-skip = Sari la rezultat
page-end-again = Revezi punctajul
page-end-routes = { $you ->
        [yes] Rutele tale
       *[no] Rute: { $seat }
    }
page-end-done = { $you ->
        [yes] Realizezi biletul { $ticket }
       *[no] { $seat } realizează biletul { $ticket }
    }
page-end-failed = { $you ->
        [yes] Nu realizezi biletul { $ticket }
       *[no] { $seat } nu realizează biletul { $ticket }
    }
page-end-station = { $you ->
        [yes] Gara ta din { $city } folosește ruta { $route }
       *[no] { $seat }: gara din { $city } folosește ruta { $route }
    }
page-end-stations = { $you ->
        [yes] Gările tale neconstruite
       *[no] Gări neconstruite: { $seat }
    }
page-end-countries = { $you ->
        [yes] Cărțile tale de țară
       *[no] Cărți de țară: { $seat }
    }
page-end-path = { $you ->
        [yes] Ai
       *[no] { $seat } are
    } cel mai lung traseu: { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }
page-end-most-tickets = Globetrotter: { $you ->
        [yes] ai
       *[no] { $seat } are
    } cele mai multe bilete realizate ({ $number })
page-end-won = { $you ->
        [yes] Ai câștigat!
       *[no] { $winners-number ->
            [one] A câștigat { $winners }!
           *[other] { $winners } împart victoria!
        }
    }
page-end-lead = { $points ->
        [one] Cu { $points } punct mai mult decât { $seat }.
        [few] Cu { $points } puncte mai mult decât { $seat }.
       *[other] Cu { $points } de puncte mai mult decât { $seat }.
    }
page-end-place = Ești pe locul { $place ->
        [2] al doilea
        [3] al treilea
        [4] al patrulea
       *[5] al cincilea
    }, la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de primul loc.
page-end-best = Ce ți-a ieșit bine
page-end-best-ticket = Cel mai bun bilet: { $ticket }, { number-points }
page-end-best-tickets = Toate biletele realizate: { $number }
page-end-best-route = Cea mai lungă rută: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } rută ocupată
        [few] { $number } rute ocupate
       *[other] { $number } de rute ocupate
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] Ai cel mai lung traseu ({ number-trains }): aduce { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } are cel mai lung traseu ({ number-trains }): aduce { number-points }.
           *[other] { $winners } au trasee la fel de lungi, cele mai lungi ({ number-trains }): fiecare aduce { number-points }.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] Cel mai lung traseu al celuilalt jucător: { $text }.
       *[other] Cele mai lungi trasee ale celorlalți: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] Ai realizat cele mai multe bilete ({ $number }): bonusul Globetrotter aduce { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } are cele mai multe bilete realizate ({ $number }): bonusul Globetrotter aduce { number-points }.
           *[other] { $winners } au la egalitate cele mai multe bilete realizate ({ $number }): bonusul Globetrotter aduce fiecăruia { number-points }.
        }
    }
page-end-tie = Egalitate de puncte. Departajare: { $ties }.
page-end-shared = Egalitate de puncte, fără departajare.
page-end-agreed = Partidă încheiată fără câștigător
page-end-resigned = Toți ceilalți au abandonat.
page-end-you-resigned = Ai abandonat partida.
page-end-all-passed = Toți au pasat, unul după altul.
page-end-idle = Nu se mai întâmplase nimic de mult timp.
page-end-part = De unde vin punctele
page-end-of-tickets = { $you ->
        [yes] Biletele tale
       *[no] Bilete: { $seat }
    }
page-end-no-tickets = Niciun bilet
page-end-next = Ce urmează
page-end-larger = Hartă mai mare
page-end-smaller = Hartă mai mică
page-rematch = Joacă din nou
page-rematch-go = Mergi la masa nouă
page-end-play-too = Joacă și tu
page-end-what = Branchline: jocuri de societate cu trenuri, în browser, singur sau cu prietenii. Gratuit, fără cont.
page-end-replay = Revezi partida
page-end-picture = Imagine
page-end-picture-told = Harta la sfârșit: { $text }
page-end-picture-share = Distribuie imaginea
page-end-picture-save = Salvează imaginea
page-end-record = Descarcă înregistrarea
page-end-prove = Verifică amestecarea
page-proof-told = Înainte să se așeze cineva, serverul a ales la întâmplare un secret și i-a arătat amprenta. Apoi fiecare loc a adăugat un număr aleatoriu propriu. Secretul și numerele au hotărât împreună toată împărțirea, deci nimeni nu o putea alege singur. Acum secretul este public, iar browserul tău îl verifică.
page-proof-secret = Secretul corespunde amprentei arătate înainte de partidă
page-proof-secret-not = Secretul nu corespunde amprentei arătate înainte de partidă
page-proof-seed = Secretul și numerele dau sămânța împărțirii: { $text }
page-proof-kept = Istoricul partidei corespunde amprentei păstrate de browser în timpul jocului (până la evenimentul { $number })
page-proof-edited = Istoricul a fost modificat după partidă: până la evenimentul { $number } nu corespunde amprentei păstrate de browser
page-proof-cut = Istoricul a fost trunchiat: browserul a păstrat amprenta evenimentului { $number }, care lipsește
page-proof-server = Serverul a rejucat toată partida pornind de la această sămânță
page-proof-holds = Totul se potrivește: cărțile au fost amestecate corect.
page-proof-fails = Ceva nu se potrivește.
page-proof-none = Această partidă nu are o dovadă a amestecării.
page-proof-unsafe = Browserele verifică amprente numai pe pagini HTTPS: aici trebuie să crezi serverul pe cuvânt.
page-proof-checking = Se verifică…
page-proof-values = Arată valorile
page-proof-fingerprint = Amprenta
page-proof-hidden = Secretul
page-proof-share = Numărul ({ $seat })
page-proof-heads = Amprenta istoricului până la evenimentul { $number }
page-proof-heads-told = În timp ce jucai, browserul tău a păstrat amprente ale istoricului partidei, unele semnate de server.
page-proof-heads-save = Salvează-le
page-proof-later = Compară amprenta cu cea pe care ai văzut-o la masă înainte de partidă.
page-end-winner = Victorie
page-friends = Prieteni
page-friends-all = { $number ->
        [0] Prietenii tăi
        [one] { $number } prieten
        [few] { $number } prieteni
       *[other] { $number } de prieteni
    }
page-friends-none = Nu e nimeni aici deocamdată. Trimite-le prietenilor linkul tău sau adaugă oameni cu care ai jucat, din meniul de lângă numele lor.
page-friends-online = Online
page-friends-today = A fost aici azi
page-friends-week = A fost aici săptămâna asta
page-friends-long = N-a mai trecut de mult
page-friends-hidden = Stare ascunsă
page-friends-join = Intră
page-friends-watch = Urmărește
page-friends-play = Joacă
page-friends-play-of = Invită la o partidă nouă: { $name }
page-friends-remove = Elimină
page-friends-remove-of = Elimină dintre prieteni: { $name }
page-friends-remove-text = Nu i se spune nimic. Puteți deveni din nou prieteni oricând.
page-friends-accept = Acceptă
page-friends-decline = Refuză
page-friends-asked = Cererea de prietenie a fost trimisă: { $name }.
page-friends-now = Tu și { $name } sunteți acum prieteni.
page-friends-account = Ca să ai prieteni aici, ai nevoie de un cont: așa te regăsesc pe orice dispozitiv. Partidele tale se păstrează.
page-friends-register = Creează un cont
page-friends-sign-in = Conectează-te
page-friends-link = Linkul tău pentru prieteni
page-friends-link-share = Cine îl deschide poate deveni prieten cu tine. Linkul e valabil șapte zile, pentru oricâte persoane.
page-friends-link-new = Creează un link
page-friends-link-revoke = Anulează toate linkurile mele
page-friends-link-how = { $name } vrea să fiți prieteni pe Branchline.
page-friends-link-follow = Să fim prieteni
page-friends-link-own = Acesta e linkul tău. Trimite-l altcuiva!
page-friends-link-already = Tu și { $name } sunteți deja prieteni.
page-friends-link-wrong = Linkul nu funcționează
page-friends-link-wrong-how = A expirat sau a fost anulat. Cere unul nou.
page-friends-blocked-people = Blocări și mesaje ascunse
page-friends-is-blocked = Jucător blocat
page-friends-is-muted = Mesaje ascunse
page-friends-unblock = Deblochează
page-friends-unblock-of = Deblochează: { $name }
page-friends-unmute-of = Arată din nou mesajele: { $name }
page-friends-blocked = Nu vei mai nimeri cu { $name } în partide rapide și nu îi vei mai vedea mesajele.
page-friends-muted = Nu vei mai vedea ce scrie { $name }.
page-player-menu = Meniu pentru { $name }
page-player-add = Adaugă la prieteni
page-player-is-friend = Sunteți prieteni.
page-player-guest = Acest jucător nu are cont, așa că nu puteți fi încă prieteni.
page-player-account = Ca să adaugi prieteni, ai nevoie de un cont.
page-player-mute = Ascunde mesajele
page-player-block = Blochează
page-player-block-how = Dacă ascunzi mesajele cuiva, nu mai vezi ce scrie. Cine e blocat nici nu te mai poate invita la partide, nici nu-ți mai poate cere prietenia, iar în partide rapide nu mai nimeriți împreună. Persoana nu află.
page-inbox = Te așteaptă
page-inbox-invited = { $name } te invită la o partidă: { $title }
page-inbox-rematch = { $name } vrea revanșa: { $title }
page-inbox-request = { $name } vrea să fiți prieteni
page-inbox-join = Intră
page-inbox-dismiss = Nu, mulțumesc
page-invite-friends = Invită prieteni
page-invite-friend = Invită
page-invite-of = Invită: { $name }
page-invite-sent = Invitație trimisă
page-invite-all = { $number ->
        [one] Arată { $number } prieten
        [few] Arată toți cei { $number } prieteni
       *[other] Arată toți cei { $number } de prieteni
    }
page-match = Găsește o partidă
page-match-how = Joacă cu cineva care caută același lucru. Partida începe când toate locurile sunt ocupate.
page-match-board = Hartă
page-match-any-board = Orice hartă
page-match-players = Jucători
page-match-any = Oricâți
page-match-pace = Ceas
page-match-pace-none = Fără ceas
page-match-pace-live = 10 minute
page-match-pace-days = O zi pe tură
page-match-bots = { $seconds ->
        [one] Completează cu boți după { $seconds } secundă
        [few] Completează cu boți după { $seconds } secunde
       *[other] Completează cu boți după { $seconds } de secunde
    }
page-match-rated = Partidă cotată
page-match-find = Caută-mi o partidă
page-match-waiting = Căutăm jucători…
page-match-starting = Toată lumea e aici: partida începe…
page-match-waited = Timp de așteptare
page-match-bots-in = { $number ->
        [one] Un bot ocupă locul liber peste { $time }
        [few] Boții ocupă locurile libere peste { $time }
       *[other] Boții ocupă locurile libere peste { $time }
    }
page-match-cancel = Nu mai căuta
page-lobby-seats = Cine joacă
page-lobby-public = Publică
page-lobby-private = Privată
page-lobby-pace-none = Fără ceas
page-lobby-pace-live = { $minutes } min + { $seconds } s pe tură
page-lobby-pace-days = { $number ->
        [one] { $number } zi pe tură
        [few] { $number } zile pe tură
       *[other] { $number } de zile pe tură
    }
page-lobby-invited = { $name } te invită la o partidă
page-lobby-taken = Locuri ocupate: { $number } din { $total }
page-lobby-join = Intră în partidă
page-lobby-no-longest-path = Fără bonus pentru cel mai lung traseu
page-lobby-strict-ferries = Regula strictă a feriboturilor: cărți înlocuitoare doar pentru locomotivele desenate
page-lobby-watching-delayed = Spectatorii văd partida cu întârziere
page-lobby-watching-end = Spectatorii văd partida abia după încheiere
page-lobby-code = Codul acestei mese private
page-lobby-start = Începe partida
page-lobby-free = { $number ->
        [one] { $number } loc este încă liber: trimite linkul sau adaugă un bot.
        [few] { $number } locuri sunt încă libere: trimite linkul sau adaugă boți.
       *[other] { $number } de locuri sunt încă libere: trimite linkul sau adaugă boți.
    }
page-lobby-fill = Completează cu boți și începe
page-lobby-wait-others = Partida începe când sunt toți aici.
page-lobby-wait-host = Sunt toți aici: gazda poate începe partida.
page-lobby-full = Toate locurile sunt ocupate. Poți rămâne să privești partida sau poți deschide o masă a ta.
page-lobby-held-back = Jucătorii au ales să-și arate partida mai târziu. Va apărea aici de la sine.
page-lobby-about = Strânge cărți, ocupă rute feroviare și leagă orașele de pe biletele tale: câștigă cine are cele mai multe puncte.
page-lobby-proof = Dovada unei amestecări corecte
page-lobby-sealed = Împărțirea este deja sigilată; după partidă, oricine poate verifica dacă a umblat cineva la ea:
page-seat-free = Loc liber
page-seat-invited = Pentru cine are linkul
page-seat-bot = Bot, { bot-level }
page-seat-yours = Locul tău
page-seat-here = Aici
page-seat-sit = Așază-te aici
page-seat-fill = Completează
page-seat-friend = Adaugă pe cineva
page-seat-leave = Eliberează locul
page-seat-leave-of = Eliberează locul: { $name }
page-seat-away = Scoate de la masă
page-seat-away-of = Scoate de la masă: { $name }
page-fill = Cine ocupă locul { $number }?
page-fill-bot = Un bot
page-fill-friend = Cineva pe acest dispozitiv
page-fill-friend-go = Adaugă
page-share = Invită-i pe alții
page-share-how = Trimite acest link sau lasă-i să scaneze codul QR.
page-share-link = Linkul acestei mese
page-share-copy = Copiază
page-share-copied = Copiat
page-share-send = Distribuie
page-share-text = Vino să jucăm Branchline.
page-share-picture = Linkul sub formă de cod QR
page-share-code = Cod
page-share-game = Distribuie această partidă
page-share-game-how = Cine are acest link poate urmări partida.
page-chat-players = Mesajele le văd doar jucătorii. Salută-i!
page-chat-spectators = Mesajele le văd doar spectatorii, nu și jucătorii.
page-chat-unread = Mesaje noi
page-chat-write = Scrie ceva
page-chat-send = Trimite
page-chat-phrases = Mesaje rapide
page-chat-join = Scrie un nume ca să intri în chat
page-chat-join-go = Intră
page-chat-mute = Ascunde mesajele: { $name }
page-chat-muted = Mesaje ascunse: { $name }.
page-chat-unmute = Arată din nou mesajele
page-phrase-hello = Salut!
page-phrase-good-luck = Succes!
page-phrase-well-played = Bine jucat!
page-phrase-thanks = Mulțumesc!
page-phrase-oops = Hopa…
page-phrase-hurry = E rândul tău!
page-phrase-rematch = Revanșă?
page-phrase-goodbye = Pe curând!
page-call = Anunță-mă când îmi vine rândul
page-call-turn = E rândul tău: { $title }
page-call-forbidden = Browserul nu permite paginii să afișeze notificări. Permite-le pentru acest site în setările browserului.
page-shut = Aici nu este nicio masă
page-shut-no-such-table = Poate că linkul este greșit sau masa a fost ștearsă fiindcă nu o folosea nimeni. Cere un link nou.
page-shut-banned = Accesul tău la acest server este blocat. Dacă crezi că este o greșeală, scrie-i administratorului.
page-shut-other-origin = Deschide pagina la adresa proprie a serverului.
page-unreachable-next = Serverul nu răspunde acum și nu s-a schimbat nimic. Verifică conexiunea și încearcă din nou.
page-next-seat-taken = Cineva a fost mai rapid: alege alt loc.
page-next-code-needed = Cere-i linkul persoanei care te-a invitat.
page-next-stale = Mai uită-te o dată, apoi alege.
page-next-too-many = Apoi încearcă din nou.
page-next-too-many-tables = Partidele tale sunt pe pagina principală.
page-next-table-not-open = Poți urmări partida.
page-next-wrong-code = Cere unul nou.
page-next-no-guest = Apoi încearcă din nou.
page-next-banned = Administratorul îți poate spune de ce.
page-next-not-ready = Durează un minut sau două, o singură dată.
page-report-of = Raportează: { $name }
page-report-who = Jucător
page-report-why = Ce s-a întâmplat?
page-report-insults = Insulte sau amenințări
page-report-cheating = Trișează
page-report-stalling = Trage de timp sau pleacă intenționat
page-report-name = Nume jignitor
page-report-other = Altceva
page-report-lines = Care mesaje?
page-report-text = Ce ar mai trebui să știe moderatorii? (opțional)
page-report-send = Trimite raportul
page-report-note = Doar moderatorii văd asta. { $name } nu află cine a trimis raportul.
page-report-thanks = Mulțumim. Moderatorii se vor ocupa.
page-reliability-new = jucător nou
page-reliability-reliable = joacă până la capăt
page-reliability-leaves = pleacă des
page-sanctions = Deciziile moderatorilor
page-sanction-mute = Nu mai ai voie să scrii în chat.
page-sanction-suspend = Ai primit o suspendare: îți poți termina partidele, dar nu te poți așeza la mese, nu poți deschide mese și nu poți scrie în chat.
page-sanction-ban = Accesul tău la acest server este blocat.
page-sanction-rename = Numele tău a fost înlocuit. Alege unul care nu jignește pe nimeni.
page-sanction-until = Până la { $time }.
page-sanction-forever = Definitiv.
page-sanction-why = Motiv: { $reason }
page-next-muted = Motivul îl găsești pe pagina profilului tău.
page-next-suspended = Motivul îl găsești pe pagina profilului tău.
page-next-address-banned = Cine administrează serverul îți poate spune de ce.
page-moderation = Moderare
page-moderation-show = Arată
page-moderation-open = Rapoarte
page-moderation-handled = Istoric
page-moderation-sanctions = În vigoare
page-moderation-networks = Rețele
page-moderation-names = Nume
page-moderation-none-open = Niciun raport nou. Felicitări!
page-moderation-none = Nu e nimic aici.
page-moderation-gone = un jucător șters
page-moderation-by = Raport de la { $name }, { $time }
page-moderation-server = Semnalat de server, { $time }
page-moderation-same-person = Două conturi ale aceleiași persoane?
page-moderation-with = și { $name }
page-moderation-same-device = Ambele conturi au fost folosite în același browser. Partide cotate împreună: { $games }; { $name } a terminat pe un loc mai bun în { $ahead } dintre ele.
page-moderation-same-network = Ambele conturi joacă din aceeași rețea. Ultimele partide cotate împreună: { $games }; { $name } a terminat pe un loc mai bun în { $ahead } dintre ele.
page-moderation-lines = Mesaje din chat; cele în cauză sunt marcate
page-moderation-table = Mergi la masă
page-moderation-reports = { $number ->
        [0] Niciun alt raport
        [one] Încă { $number } raport
        [few] Încă { $number } rapoarte
       *[other] Încă { $number } de rapoarte
    }
page-moderation-dismiss = Nimic în neregulă
page-moderation-reopen = Redeschide
page-moderation-rename = Înlocuiește numele
page-moderation-impose = Sancționează…
page-moderation-impose-on = Sancțiune pentru { $name }
page-moderation-kind = Sancțiune
page-moderation-mute = Chat interzis
page-moderation-suspend = Suspendare
page-moderation-ban = Acces blocat
page-moderation-renamed = Nume înlocuit, înainte: { $name }
page-moderation-mute-note = Nu poate scrie în chat.
page-moderation-suspend-note = Nu se poate așeza la mese, nu poate deschide mese și nu poate scrie în chat; își poate termina partidele începute.
page-moderation-ban-note = Nu poate folosi deloc serverul.
page-moderation-length = Pentru cât timp?
page-moderation-hour = 1 oră
page-moderation-day = 1 zi
page-moderation-week = 1 săptămână
page-moderation-month = 1 lună
page-moderation-forever = Definitiv
page-moderation-reason = Motivul, pe care îl va vedea jucătorul
page-moderation-network-reason = Motivul
page-moderation-do = Aplică
page-moderation-done = Decizia pentru { $name } a fost salvată
page-moderation-undo = Anulează
page-moderation-undo-of = Anulează: { $name }
page-moderation-undone = Anulat.
page-moderation-lifted = anulat
page-moderation-outcome = { $outcome ->
        [dismissed] Nimic în neregulă
        [mute] Chat interzis
        [suspend] Suspendare
        [ban] Acces blocat
       *[rename] Nume înlocuit
    }, decizie: { $name }, { $time }
page-moderation-where = Găsește-i rețeaua
page-moderation-nowhere = Nu se mai știe din ce rețea s-a conectat: rețelele se păstrează doar în memorie.
page-moderation-network = Rețea, de exemplu 203.0.113.0/24
page-moderation-network-ban = Blochează o rețea
page-moderation-network-note = Nimeni din acea rețea nu va putea folosi serverul, nici cei care n-au greșit cu nimic. Preferă perioade scurte și rețele mici.
page-moderation-find-name = Numele contului
page-moderation-find-go = Caută
page-moderation-find-none = Nu există niciun cont cu acest nume.
page-moderation-rule = Nume sau cuvânt
page-moderation-rule-name = Ca nume întreg
page-moderation-rule-word = Oriunde în nume
page-moderation-rule-kind = Interzis
page-moderation-rule-add = Adaugă
page-rated = cotată
page-new-rated = Partidă cotată
page-new-rated-yes = Partida contează la cotație. Fiecare are nevoie de un cont, iar sfaturile nu sunt disponibile.
page-new-rated-no = O partidă amicală: nu contează la cotație.
page-new-rated-friend = Într-o partidă cotată fiecare ocupă un singur loc: alege pe altcineva pentru locurile de pe acest dispozitiv.
page-end-ratings = Cotații
page-end-replaced = Un bot a jucat o mare parte din partidă sau finalul ei pentru { $seats }: în istoric și la cotație, asta contează ca ultimul loc.
page-end-counts-last = ultimul loc, indiferent de puncte
page-end-last = Ești pe ultimul loc
page-end-last-why = Un bot a făcut mai mult de un sfert din mutările tale sau a terminat partida în locul tău. Într-o partidă cotată, asta înseamnă ultimul loc, indiferent de puncte.
page-players-title = Jucător
page-players-page = Pagina jucătorului
page-players-own-page = Pagina mea de jucător
page-players-own-games = Partidele mele
page-players-games = Partide
page-players-private = Doar tu vezi această pagină: contul tău e privat.
page-players-none = Încă nicio partidă încheiată.
page-players-played = Partide
page-players-won = Câștigate
page-players-tickets = Bilete realizate
page-players-longest = Cel mai lung traseu
page-players-favourite = Harta preferată
page-players-rating = Cotație
page-players-number = { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }
page-players-chart = Graficul cotației: { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }; acum { $rating }
page-players-boards = Pe hărți
page-players-points = Puncte în medie
page-players-best = Cele mai multe puncte
page-players-accuracy = Precizie
page-players-provisional = Cotație provizorie
page-players-provisional-note = Semnul întrebării arată că această cotație e provizorie: se confirmă după vreo zece partide cotate.
page-players-rivals = Față în față
page-players-rival = { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, loc mai bun: { $ahead }, loc mai slab: { $behind }
page-players-bot = Bot ({ $level })
page-players-somebody = Cineva
page-players-place = { $place ->
        [1] locul I
        [2] locul II
        [3] locul III
        [4] locul IV
       *[5] locul V
    }
page-players-agreed = încheiată de comun acord
page-players-abandoned = lăsată neterminată
page-players-result = Rezultat
page-players-result-won = Câștigate
page-players-result-lost = Necâștigate
page-players-result-left = Părăsite
page-players-result-unfinished = Fără câștigător
page-players-filter = Filtre
page-players-opponent = Numele adversarului
page-players-from = De la
page-players-to = Până la
page-players-points-of = { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    }
page-players-left-resigned = abandon
page-players-left-stand-in = un bot a terminat partida: contează ca ultimul loc, oricâte puncte ar fi
page-players-accuracy-of = precizie { $number }
page-players-record = Înregistrare
page-players-all-records = Descarcă toate înregistrările
page-players-more = Arată mai multe
page-players-nothing = Nicio partidă nu corespunde căutării.
page-leaderboard = Clasament
page-leaderboard-own = Ești pe locul { $rank } din { $number }.
page-leaderboard-rank = Loc
page-leaderboard-player = Jucător
page-leaderboard-none = Nimeni nu are încă o cotație confirmată aici. Joacă vreo zece partide cotate și deschizi tu clasamentul.
page-leaderboard-bots = Boții, pentru comparație
page-leaderboard-note = Cotațiile sunt separate pentru fiecare hartă și număr de jucători. Toți încep cu 1500.
page-statistics = Statistici
page-statistics-games = { $number ->
        [one] { $number } partidă încheiată
        [few] { $number } partide încheiate
       *[other] { $number } de partide încheiate
    }, { $rated ->
        [0] niciuna cotată
       *[other] din care cotate: { $rated }
    }.
page-statistics-wins = Ce aduce victoria
page-statistics-winner-points = Punctele câștigătorilor
page-statistics-tickets = Bilete realizate
page-statistics-path = Cel mai lung traseu
page-statistics-pairs = Medii. Unde sunt două numere, primul e al câștigătorilor, iar al doilea al celorlalți.
page-statistics-heat = Hărți termice
page-statistics-show = Culorile arată
page-statistics-claims = Ocupări
page-statistics-wins-share = Reușită
page-statistics-picture = Hartă termică: { $board }
page-statistics-few = Pe acest site s-au jucat încă prea puține partide pentru statistici.
page-statistics-few-heat = Pe această hartă s-au jucat încă prea puține partide pentru o hartă termică.
page-statistics-title = Statisticile acestui site
page-statistics-note = Numerele provin din partide cu oameni de pe acest site și nu spun nimic despre cineva anume.
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
page-home-go = Pagina principală
page-map = Harta: mut-o cu mouse-ul, cu degetul sau cu săgețile; plus și minus o măresc și o micșorează
page-zoom-in = Mărește
page-zoom-out = Micșorează
page-zoom-whole = Toată harta
page-players = Jucători
page-you = tu
page-trains = Vagoane rămase
page-cards = Cărți în mână
page-tickets = Bilete
page-stations = Gări rămase
page-countries = Puncte din cărți de țară
page-clock = Ceas
page-clock-left = Timp rămas: { $time }
page-clock-days = { $hours ->
        [0] { $days }\xA0z
       *[other] { $days }\xA0z { $hours }\xA0h
    }
page-clock-hours = { $hours }\xA0h
page-clock-minutes = { $minutes }\xA0min
page-days = { $number ->
        [one] { $number } zi
        [few] { $number } zile
       *[other] { $number } de zile
    }
page-hours = { $number ->
        [one] { $number } oră
        [few] { $number } ore
       *[other] { $number } de ore
    }
page-minutes = { $number ->
        [one] { $number } minut
        [few] { $number } minute
       *[other] { $number } de minute
    }
page-resigned = a abandonat
page-stood-in = joacă un bot
page-wants-end = vrea să încheie
page-away = nu e la masă
page-warming-up = se încălzește
page-did-take = la vedere: { $card }
page-did-draw = din teanc: { $card ->
        [none] o carte
       *[other] { $card }
    }
page-did-draws = din teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
page-did-tickets = bilete noi
page-did-keep = bilete alese
page-did-kept = { page-did-keep }
page-did-claimed = { $route }, +{ $points }
page-did-station = gară în { $city }
page-did-decline = a renunțat la tunelul { $route }
page-did-pass = a pasat
page-told-routes = { $number ->
        [0] Nu poți ocupa nicio rută
        [one] Poți ocupa { $number } rută
        [few] Poți ocupa { $number } rute
       *[other] Poți ocupa { $number } de rute
    }
page-told-new = Acum poți ocupa { $routes }
page-turn-how = Ia două cărți, ocupă o rută{ $stations ->
        [yes] , trage bilete sau construiește o gară.
       *[no] {" "}sau trage bilete.
    }
page-face-up = Cărțile la vedere, teancul și biletele
page-take = Ia { $card-object }
page-draw = Trage din teanc: { $number ->
        [one] a rămas { $number } carte
        [few] au rămas { $number } cărți
       *[other] au rămas { $number } de cărți
    }
page-draw-tickets = Trage bilete: { $number ->
        [one] a rămas { $number }
        [few] au rămas { $number }
       *[other] au rămas { $number }
    }
page-discards = { $number ->
        [one] { $number } carte decartată
        [few] { $number } cărți decartate
       *[other] { $number } de cărți decartate
    }
page-hand = Cărțile tale
page-ask-tickets = Tragi bilete noi?
page-ask-tickets-how = { $number ->
        [one] Tragi { $number } bilet și trebuie să îl păstrezi.
        [few] Tragi { $number } bilete și trebuie să păstrezi cel puțin { $least }.
       *[other] Tragi { $number } de bilete și trebuie să păstrezi cel puțin { $least }.
    } Un bilet păstrat, dar nerealizat, te costă punctele lui.
page-ask-tickets-yes = Trage bilete
page-route = rută { $colour-route }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot
       *[plain] { "" }
    }, { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }
page-symbols = { $number ->
        [one] trebuie { $number } locomotivă
        [few] trebuie { $number } locomotive
       *[other] trebuie { $number } de locomotive
    }
page-tunnel-note = { $number ->
        [one] Apoi se întoarce { $number } carte: s-ar putea să ai de plătit în plus.
        [few] Apoi se întorc { $number } cărți: s-ar putea să ai de plătit în plus.
       *[other] Apoi se întorc { $number } de cărți: s-ar putea să ai de plătit în plus.
    }
page-country-top = { $country }: cartea de deasupra, care valorează { number-points }, va fi a ta când legi țara de alta.
page-country-gain = Leagă țări: iei { $countries }, în total { number-points }.
page-country-gain-short = Cărți de țară: +{ $points }
page-country-left = În teanc: { $values }
page-country-empty = Teancul este gol.
page-country-taken = { $you ->
        [yes] Cărțile tale: { $values }
       *[no] { $seat }: { $values }
    }
page-other-route = Ruta de alături
page-other-route-number = Ruta { $number }
page-can-claim = O poți ocupa
page-news-route = Ocupată după ultima ta tură
page-news-card = Apărută după ultima ta tură
page-watching = doar privești
page-short-grey = nu ai destule cărți: îți mai trebuie { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    } de aceeași culoare{ $locomotives ->
        [0] { "" }
        [one] {" "}și { $locomotives } locomotivă
        [few] {" "}și { $locomotives } locomotive
       *[other] {" "}și { $locomotives } de locomotive
    }
page-any-cards = în locul unei cărți: { $number ->
        [one] oricare { $number } carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    }
page-short-both = nu ai destule cărți: îți mai trebuie { $text } și { $number ->
        [one] { $number } carte înlocuitoare
        [few] { $number } cărți înlocuitoare
       *[other] { $number } de cărți înlocuitoare
    }
page-short-rest = { $text }, dacă plătești restul cu cărți înlocuitoare
page-claim-with = Ocupă, plătind cu:
page-pay-with = Plătește cu { $text }
page-pay-swaps = { $text ->
        [none] Plătește cu cărți înlocuitoare
       *[other] Plătește cu { $text } și cărți înlocuitoare
    } pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
page-swaps = { $number ->
        [one] { $number } carte înlocuitoare
        [few] { $number } cărți înlocuitoare
       *[other] { $number } de cărți înlocuitoare
    }
page-swap-spaces = { $number ->
        [one] Câmpuri plătite cu câte { $number } carte înlocuitoare
        [few] Câmpuri plătite cu câte { $number } cărți înlocuitoare
       *[other] Câmpuri plătite cu câte { $number } de cărți înlocuitoare
    }
page-more-payments = { $number ->
        [one] încă { $number } variantă de plată
        [few] încă { $number } variante de plată
       *[other] încă { $number } de variante de plată
    }
page-build-station = Construiește aici o gară
page-station-price = Gara nr. { $ordinal } costă { $cost ->
        [one] { $cost } carte.
        [few] { $cost } cărți de aceeași culoare.
       *[other] { $cost } de cărți de aceeași culoare.
    }
page-station-why = Cu o gară poți folosi, pentru biletele tale, o rută a altui jucător care ajunge în acest oraș. La sfârșit, fiecare gară neconstruită valorează { number-points }.
page-no-station = Nu poți construi acum o gară aici.
page-city-tickets = Biletele tale spre acest oraș: { $text }
page-station-mode = Construiește o gară: alege un oraș
page-keep = { $number ->
        [0] Păstrează
        [one] Păstrează { $number } bilet
        [few] Păstrează { $number } bilete
       *[other] Păstrează { $number } de bilete
    }
page-ticket-done = , realizat
page-ticket-open = , încă posibil
page-ticket-lost = , imposibil
page-ticket-completed = Bilet realizat:
page-ticket-needs = { $trains ->
        [one] mai trebuie { $trains } vagon
        [few] mai trebuie { $trains } vagoane
       *[other] mai trebuie { $trains } de vagoane
    }
page-ticket-held = { $held } din { $number } în mână
page-ticket-no-path = doar cu o gară
page-ticket-hide = Ascunde acest bilet
page-no-tickets = Încă niciunul
page-give = Dă { $card-object }
page-give-back = Ia înapoi { $card-object }
page-give-more = { $number ->
        [one] încă { $number } carte
        [few] încă { $number } cărți
       *[other] încă { $number } de cărți
    }
page-give-now = Dă aceste cărți
page-tunnel = Tunelul { $route }
page-tunnel-prompt = { $able ->
        [yes] { $owed ->
            [one] Mai plătește { $owed } carte sau ia-ți cărțile înapoi
            [few] Mai plătește { $owed } cărți sau ia-ți cărțile înapoi
           *[other] Mai plătește { $owed } de cărți sau ia-ți cărțile înapoi
        }
       *[no] Nu poți plăti tunelul
    }
page-tunnel-of = { $seat }: tunelul { $route }
page-tunnel-turning = Pentru fiecare locomotivă și fiecare carte de culoarea jucată de tine vei mai da câte o carte.
page-tunnel-pay = { $owed ->
        [one] Dintre ele contează una
       *[other] Dintre ele contează { $owed }
    }. De plătit în plus: { $text }{ $only ->
        [yes] .
       *[no] {" "}sau { $owed ->
            [one] o locomotivă.
           *[other] locomotive.
        }
    }
page-tunnel-cannot = Nu ai destule.
page-owed = { $owed ->
        [0] Nu mai e nimic de plătit.
        [one] Mai e de plătit { $owed } carte.
        [few] Mai sunt de plătit { $owed } cărți.
       *[other] Mai sunt de plătit { $owed } de cărți.
    }
page-decline = Ia-ți cărțile înapoi și încheie tura
page-line-down = Conexiune întreruptă; se reface…
page-stood-in-for-you = În locul tău joacă un bot
page-others-choose = { $seats } încă își { $seats-number ->
        [one] alege
       *[other] aleg
    } biletele
page-come-back = Revino în joc
page-absent = { $seat } lipsește
page-absent-wait = { $seat } lipsește: un bot poate prelua locul peste { $time }
page-absent-bot = Lasă un bot să joace
page-pass = Pasează
page-undo = Anulează mutarea
page-undo-within = Anulează mutarea (încă { $seconds } s)
page-skip = Arată toate mutările imediat
page-watching-now = Privești
page-log = Jurnal
page-chat = Chat
page-last-turn-yours = Ultima ta tură
page-last-turns = { $seats-number ->
        [one] Ultima tură: { $seats }
       *[other] Ultimele ture: { $seats }
    }
page-last-turn-to-come = Ultima rundă: mai ai o tură
page-invite = Copiază un link pentru spectatori
page-invite-copied = Link copiat: cine îl are poate urmări partida.
page-invite-link = Cine are acest link poate urmări partida: { $text }
page-rules = Regulile acestei hărți
page-stand-in = Lasă un bot să joace în locul meu
page-stand-in-rated = Într-o partidă cotată, ești pe ultimul loc dacă un bot face mai mult de un sfert din mutările tale sau o termină în locul tău.
page-ask-stand-in = Lași un bot să joace în locul tău?
page-vote-yes = Propune încheierea partidei
page-ask-propose = Propui încheierea partidei?
page-ask-propose-text = Ceilalți jucători vor fi întrebați. Dacă toți sunt de acord, partida se încheie imediat, fără câștigător.
page-end-now = Încheie partida
page-ask-end = Închei partida?
page-ask-end-text = Se încheie imediat, fără câștigător.
page-ask-end-rated = Se încheie imediat, iar tu ești pe ultimul loc: e o partidă cotată.
page-end-asked = { $seat } propune încheierea partidei acum, fără câștigător.
page-end-asked-yes = Încheie partida
page-end-asked-no = Jucăm mai departe
page-end-proposed = Ai propus încheierea partidei. Mai trebuie să răspundă: { $names }
page-vote-no = Retrage propunerea
page-resign = Abandonează
page-ask-resign = Abandonezi partida?
page-ask-resign-text = Nu vei mai putea reveni. Un bot va juca în locul tău cât timp rămân în joc cel puțin alți doi jucători.
page-ask-resign-ends = Partida se încheie imediat.
page-ask-resign-rated = Nu vei mai putea reveni și ești pe ultimul loc: e o partidă cotată. Un bot va juca în locul tău cât timp rămân în joc cel puțin alți doi jucători.
page-ask-resign-last = Partida se încheie imediat, iar tu ești pe ultimul loc: e o partidă cotată.
page-leave = Pleacă de la masă (partida continuă)
page-cancel = Anulează
page-log-resigned = { $you ->
        [yes] Abandonezi partida
       *[no] { $seat } abandonează partida
    }
page-log-voted = { $you ->
        [yes] { $end ->
            [no] Vrei să continui partida
           *[yes] Propui încheierea partidei
        }
       *[no] { $seat } { $end ->
            [no] vrea să continue partida
           *[yes] propune încheierea partidei
        }
    }
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] Ai rămas fără timp
           *[no] { $seat } a rămas fără timp
        }
        [away] { $you ->
            [yes] Lipsești de ceva vreme
           *[no] { $seat } lipsește de ceva vreme
        }
       *[left] { $you ->
            [yes] Nu ești la masă
           *[no] { $seat } pleacă
        }
    }: joacă un bot
page-log-came-back = { $you ->
        [yes] Te-ai întors
       *[no] { $seat } s-a întors
    }
page-log-undone = { $you ->
        [yes] Anulezi ultima mutare
       *[no] { $seat } anulează ultima mutare
    }
page-curtain = Urmează { $name }
page-curtain-text = Dă dispozitivul mai departe: nimeni altcineva nu trebuie să vadă cărțile următoare.
page-curtain-go = Eu sunt { $name }
page-curtain-down = Dă dispozitivul mai departe
page-curtain-undo = { $name }: anulează mutarea
page-hint = Ce ar face un expert?
page-hint-more = Detalii
page-hint-thinking = Un expert se gândește…
page-hint-warming-up = Încă se încălzește: peste un minut, expertul va gândi cu mai multe mutări înainte.
page-text-board = Arată harta
page-text-type = Ce vrei să faci?
page-text-example = De exemplu: trage, ia roșu, bilete. Cuvintele pot fi scurtate. Semnul întrebării arată ce este posibil.
page-text-do = Execută
page-text-possible = Ce poți face acum
page-text-nothing = Nimic deocamdată: nu este rândul tău.
page-text-position = Situația partidei
page-text-which = Poate însemna mai multe lucruri. Care dintre ele?
page-text-many = { $number ->
        [one] Este posibilă { $number } acțiune; o vezi mai jos.
        [few] Sunt posibile { $number } acțiuni; le vezi mai jos.
       *[other] Sunt posibile { $number } de acțiuni; le vezi mai jos.
    }
page-text-no-routes = Acum nu poți ocupa nicio rută.
page-text-no-city = Nu există orașul „{ $text }”.
page-text-which-route = Ce rută? De exemplu: { $example }
page-text-group-cards = Cărți
page-text-group-tickets = Bilete
page-text-group-routes = Rute: { $number }
page-text-group-stations = Gări
page-text-group-paying = De plătit
page-text-hand = În mână: { $cards }
page-text-cards = Cărți și teancuri
page-text-face-up = La vedere: { $text }
page-text-decks = În teanc: { $deck ->
        [one] { $deck } carte
        [few] { $deck } cărți
       *[other] { $deck } de cărți
    }, decartate: { $discards }, { $left ->
        [one] a rămas { $left } bilet
        [few] au rămas { $left } bilete
       *[other] au rămas { $left } de bilete
    }
page-text-player = { $seat }: { number-points }, { number-trains } în rezervă, { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }, { $held ->
        [one] { $held } bilet
        [few] { $held } bilete
       *[other] { $held } de bilete
    }
page-text-stations = { $number ->
        [one] { $number } gară
        [few] { $number } gări
       *[other] { $number } de gări
    } în rezervă
page-text-countries = cărți de țară: { $countries }
page-text-you = (tu)
page-text-map = Harta, oraș cu oraș
page-text-owned = { $you ->
        [yes] a ta
       *[no] ocupată de { $seat }
    }
page-tips-off = Fără sfaturi
page-tip-offer = Pe fiecare bilet sunt două orașe de legat. Realizat, îți aduce la sfârșit punctele lui; nerealizat, ți le ia.
page-tip-turn = Nu ai destule cărți? Trage două. Rutele evidențiate le poți ocupa pe loc: alege una ca să vezi cât costă.
page-tip-route = Ai cărțile pentru ruta { $route }, care e pe drumul unuia dintre biletele tale. Alege-o pe hartă ca s-o ocupi.
page-tip-tunnel = Tunelul { $route } e pe drumul tău: după ce plătești se întorc cărți, iar cele potrivite costă în plus.
page-tip-ferry = Feribotul { $route } e pe drumul tău: fiecare locomotivă de pe el cere una de-a ta{ $number ->
        [0] .
        [one] {" "}sau orice carte colorată.
        [few] {" "}sau oricare { $number } cărți colorate.
       *[other] {" "}sau oricare { $number } de cărți colorate.
    }
page-tip-station = O gară îți permite să folosești pentru bilete o rută a altui jucător care ajunge în orașul ei.
page-tip-ways = Alege unul dintre biletele tale: harta arată rutele de care mai are nevoie.
page-tip-countries = Leagă două țări cu rutele tale și iei cartea de deasupra de la fiecare. Cine ajunge primul primește cel mai mult.
page-tip-collected = Ai legat țări între ele: fiecare ți-a dat cartea de deasupra din teancul ei. Primul venit primește cel mai mult.
page-tip-reset = La vedere erau prea multe locomotive, așa că toate cărțile de acolo au fost înlocuite.
page-tip-done = Toate biletele tale sunt realizate! Trage altele noi sau construiește rute lungi pentru puncte.
page-tip-last-turns = { $you ->
        [yes] Aproape că nu mai ai vagoane
       *[no] { $seat } aproape că nu mai are vagoane
    }, așa că aceasta e ultima ta tură. Apoi se calculează punctajul.
prompt-start = Alege-ți biletele: cel puțin { $least }{"\\u00A0"}din{"\\u00A0"}{ $offered }
prompt-turn = { $you ->
        [yes] Este rândul tău
       *[no] Acum joacă { $seat }
    }
prompt-second_card = { $you ->
        [yes] Trage a doua carte
       *[no] { $seat } trage a doua carte
    }
prompt-offer = Alege bilete: cel puțin { $least }{"\\u00A0"}din{"\\u00A0"}{ $offered }
prompt-tunnel = { $owed ->
        [one] Tunelul { $route } mai cere { $owed } carte: plătește sau renunță
        [few] Tunelul { $route } mai cere { $owed } cărți: plătește sau renunță
       *[other] Tunelul { $route } mai cere { $owed } de cărți: plătește sau renunță
    }
prompt-paying = { $to_give ->
        [one] Mai dă { $to_give } carte înlocuitoare
        [few] Mai dă { $to_give } cărți înlocuitoare
       *[other] Mai dă { $to_give } de cărți înlocuitoare
    }
prompt-over = Partida s-a încheiat
refusal-game-over = partida s-a încheiat
refusal-not-your-turn = { $you ->
        [yes] nu e rândul tău
       *[no] { $seat } nu poate juca încă
    }: acum joacă { $turn }
refusal-already-chosen = { $you ->
        [yes] ți-ai ales deja biletele
       *[no] { $seat } și-a ales deja biletele
    }: alții încă mai aleg
refusal-which-seat = acum pot juca mai mulți ({ $seats }): precizează care
refusal-no-such-seat = nu există locul { $number }: în această partidă locurile sunt de la 0 la { $last }
refusal-not-now = acum nu poți { $action ->
        [none] face asta
       *[other] { $action }
    }: { $phase }
refusal-no-such-action = nu există o asemenea acțiune
refusal-not-face-up = printre cărțile la vedere nu este nicio { $card-lacking }
refusal-second-card-locomotive = o locomotivă la vedere nu poate fi a doua carte
refusal-deck-empty = teancul este gol
refusal-ticket-deck-empty = nu mai sunt bilete în teanc
refusal-can-act = poți pasa numai când nu poți face nimic altceva
refusal-keep-more = { $offered ->
        [one] păstrează singurul bilet oferit
        [few] păstrează cel puțin { $least } din cele { $offered } bilete oferite
       *[other] păstrează cel puțin { $least } din cele { $offered } de bilete oferite
    }
refusal-not-offered = { $ticket ->
        [none] acest bilet
       *[other] biletul { $ticket }
    } nu este printre cele oferite
refusal-tunnel-colour = ai plătit numai cu locomotive, deci și plata în plus se face numai cu locomotive
refusal-tunnel-count = { $owed ->
        [one] trebuie plătită în plus { $owed } carte
        [few] trebuie plătite în plus { $owed } cărți
       *[other] trebuie plătite în plus { $owed } de cărți
    }, nu { $paid }
refusal-tunnel-wrong-card = tunelul cere { $asked-object } sau o locomotivă, nu { $card-object }
refusal-cards-short = nu ai destule cărți: îți mai trebuie { $short-lacking }
refusal-substitutes-short = nu ai destule cărți: îți mai { $number ->
        [one] trebuie { $number } carte înlocuitoare
        [few] trebuie { $number } cărți înlocuitoare
       *[other] trebuie { $number } de cărți înlocuitoare
    }
refusal-give-order = cărțile înlocuitoare se dau într-o ordine fixă: dacă urmează { $card-subject }, nu mai ai destule pentru { $to_give ->
        [one] cartea rămasă de dat
        [few] cele { $to_give } cărți rămase de dat
       *[other] cele { $to_give } de cărți rămase de dat
    }
refusal-give-colour-only = pe un feribot numai cărțile colorate pot înlocui o locomotivă
refusal-substitute-count = pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    } trebuie { $needed ->
        [one] { $needed } carte înlocuitoare
        [few] { $needed } cărți înlocuitoare
       *[other] { $needed } de cărți înlocuitoare
    }, nu { $given }
refusal-no-stations = pe această hartă nu există gări
refusal-no-stations-left = { $stations ->
        [one] ți-ai construit deja singura gară
        [2] ți-ai construit deja ambele gări
        [few] ți-ai construit deja toate cele { $stations } gări
       *[other] ți-ai construit deja toate cele { $stations } de gări
    }
refusal-station-there = { $yours ->
        [yes] ai deja
       *[no] { $owner } are deja
    } o gară în { $city }
refusal-station-count = gara nr. { $ordinal } costă { $cost ->
        [one] { $cost } carte
        [few] { $cost } cărți
       *[other] { $cost } de cărți
    }, nu { $paid }
refusal-route-taken = ruta { $route } este { $yours ->
        [yes] deja a ta
       *[no] ocupată de { $owner }
    }
refusal-double-own = ruta { $route } face parte dintr-o rută dublă, iar ruta de alături este deja a ta
refusal-double-closed = ruta { $route } este închisă: cu { $players } jucători, dintr-o rută dublă se poate ocupa o singură rută
refusal-country-own = ai deja o rută spre { $country }: poți avea numai una spre fiecare țară
refusal-trains-short = ruta { $route } cere { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    }, dar { $trains ->
        [0] nu mai ai niciunul
        [one] ți-a rămas doar { $trains }
       *[other] ți-au rămas doar { $trains }
    }
refusal-one-colour = se plătește cu cărți de o singură culoare, nu cu { $cards }
refusal-wrong-colour = ruta { $route } este { $colour }: { $card-subject } nu se potrivește
refusal-no-locomotives = locomotivele înlocuiesc alte cărți numai pe feriboturi și în tuneluri, nu pe ruta { $route }
refusal-needs-locomotives = ruta { $route } cere { $symbols ->
        [one] { $symbols } locomotivă
        [few] { $symbols } locomotive
       *[other] { $symbols } de locomotive
    }
refusal-no-substitutes = pe ruta { $route } nu se pot folosi cărți înlocuitoare
refusal-too-many-swaps = pe ruta { $route } se pot folosi cărți înlocuitoare pentru cel mult { $most ->
        [one] { $most } câmp
        [few] { $most } câmpuri
       *[other] { $most } de câmpuri
    }, nu pentru { $swaps }
refusal-wrong-count = ruta { $route } costă { $length ->
        [one] { $length } carte
        [few] { $length } cărți
       *[other] { $length } de cărți
    }, nu { $paid }
doing-take = lua o carte dintre cele la vedere
doing-draw = trage din teanc
doing-tickets = trage bilete
doing-keep = păstra bilete
doing-claim = ocupa o rută
doing-station = construi o gară
doing-pay = plăti în plus pentru un tunel
doing-decline = renunța la un tunel
doing-give = da o carte înlocuitoare
doing-pass = pasează
phase-start = mai întâi toți își aleg biletele
phase-turn = tura abia a început
phase-second_card = tura aceasta se încheie cu a doua carte trasă
phase-offer = mai întâi trebuie să alegi dintre biletele oferite
phase-tunnel = mai întâi trebuie să plătești ce cere tunelul sau să renunți la el
phase-paying = mai întâi trebuie să dai cărțile înlocuitoare
phase-over = partida s-a încheiat
rule-country-bonus = Primești cărți de țară când, ocupând o rută, legi o țară pentru prima oară de oricare alta. Atunci fiecare țară din acea rețea îți dă cartea de deasupra din teancul ei, chiar dacă ți-a mai dat una. Un teanc gol nu dă nimic.
tie-completed-tickets = mai multe bilete realizate
tie-fewer-stations = mai puține gări construite
tie-longest-path-bonus = bonusul pentru cel mai lung traseu
tie-ticket-points = mai multe puncte din bilete
tie-longest-path = cel mai lung traseu
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
ticket-done = realizat
ticket-open = în curs
ticket-lost = imposibil
ticket-way = { $trains ->
        [one] cere { $trains } vagon
        [few] cere { $trains } vagoane
       *[other] cere { $trains } de vagoane
    }
ticket-long = lung
score-routes = rute
score-tickets = bilete
score-countries = țări
score-stations = gări
score-path = cel mai lung traseu
score-most-tickets = Globetrotter
score-total = total
command-help = ajutor
    .about = ce este posibil acum; prescurtat: ?
command-hint = sfat
    .about = ce ai putea face și de ce
command-why = de-ce
    .about = de ce nu poți ocupa ruta cu acest nume sau număr
command-routes = rute map
    .about = toate rutele pe care le poți ocupa; cu un oraș, toate rutele de acolo
command-rules = reguli
    .about = regulile acestei hărți
command-table = masă
    .about = arată din nou masa; Enter face același lucru
typed-draw = trage, trag, extrage, extrag
typed-take = ia, iau
typed-tickets = bilete, bilet, trage bilete, trag bilete, ia bilete, iau bilete, bilete noi
typed-keep = păstrează, păstrez, ține, țin
typed-claim = ocupă, ocup, revendică, revendic
typed-station = gară, gara, construiește o gară, construiesc o gară, construiește gară, construiește gara, construiește, construiesc
typed-pay = plătește, plătesc
typed-decline = renunță, renunț, refuză, refuz
typed-give = dă, dau
typed-pass = pas, pasează, pasez, spune pas, spun pas
typed-with = cu, folosind
typed-for = cu înlocuitoare pentru, cu cărți înlocuitoare pentru, plus cărți înlocuitoare pentru, cărți înlocuitoare pentru, înlocuitoare pentru, pentru, în loc de
typed-and = și, plus
typed-filler = o, un, carte, cărți, cartea, cărțile, de, din teanc, din, dintre cele la vedere, dintre, cele, la vedere, de la vedere, la, teanc, ruta, rută, biletul, biletele, bilete, gară, în orașul, orașul, oraș, în, câmp, câmpuri, în plus, ca înlocuitoare, ca, înlocuitoare, la tunel, tunelul, tunel
typed-purple = mov, violet, violetă, violete, purpuriu, purpurie, purpurii, roz
typed-blue = albastru, albastră, albastre, albaștri
typed-orange = portocaliu, portocalie, portocalii, oranj
typed-white = alb, albă, albe, albi
typed-green = verde, verzi
typed-yellow = galben, galbenă, galbene, galbeni
typed-black = negru, neagră, negre, negri
typed-red = roșu, roșie, roșii
typed-locomotive = locomotivă, locomotive, locomotiva, locomotivele, loco, joker, jokerul`;export{e as default};