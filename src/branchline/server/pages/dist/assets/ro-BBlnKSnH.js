var e=`action-take = ia { $card-object } dintre cele la vedere
action-draw = trage o carte din teanc
action-tickets = trage bilete
action-keep = păstrează { $tickets }
action-claim = ocupă linia { $lane } cu { $cards-object }
action-claim-swaps = ocupă linia { $lane } cu { $cards-object } plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    }
action-claim-only-swaps = ocupă linia { $lane } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = construiește o gară în { $city } cu { $cards-object }
action-pay = plătește în plus { $cards-object }
action-decline = renunță la tunel
action-give = dă { $card-object } ca înlocuitoare
action-pass = spune pas
ticket-points = { $ticket } ({ number-points })
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
colour-blue = albastră
colour-orange = portocalie
colour-white = albă
colour-green = verde
colour-yellow = galbenă
colour-black = neagră
colour-red = roșie
colour-grey = gri
seat-number = locul { $number }
list-and = { $list } și { $last }
list-or = { $list } sau { $last }
lane-number = { $lane } ({ $number })
country-cards = { $country } ({ $values })
quoted = „{ $text }”
event-keep = { $you ->
        [yes] Păstrezi { $tickets }
       *[no] { $seat } păstrează { $tickets }
    }
event-keep-returning = { $you ->
        [yes] Păstrezi { $tickets }, înapoiezi { $returned }
       *[no] { $seat } păstrează { $tickets }, înapoiază { $returned }
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
        [yes] Îți alegi biletele
       *[no] { $seat } își alege biletele
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
    } { $cards-object } pentru linia { $lane }
event-claim-swaps = { $you ->
        [yes] Joci
       *[no] { $seat } joacă
    } { $cards-object } pentru linia { $lane }, plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    }
event-claim-only-swaps = { $you ->
        [yes] Ocupi
       *[no] { $seat } ocupă
    } linia { $lane } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    }
event-give = { $you ->
        [yes] Dai
       *[no] { $seat } dă
    } { $card-object } ca înlocuitoare
event-tunnel = { $you ->
        [yes] Dezvălui
       *[no] { $seat } dezvăluie
    } { $turned_up-object } pentru tunelul { $lane }: { $owed ->
        [0] nimic de plătit în plus
        [one] { $owed } carte de plătit în plus
        [few] { $owed } cărți de plătit în plus
       *[other] { $owed } de cărți de plătit în plus
    }
event-tunnel-nothing = { $you ->
        [yes] Nu ai ce cărți să dezvălui
       *[no] { $seat } nu are ce cărți să dezvăluie
    } pentru tunelul { $lane }: nimic de plătit în plus
event-pay = { $you ->
        [yes] Plătești
       *[no] { $seat } plătește
    } în plus { $cards-object }
event-decline = { $you ->
        [yes] Renunți la tunelul { $lane } și iei înapoi { $cards-object }
       *[no] { $seat } renunță la tunelul { $lane } și ia înapoi { $cards-object }
    }
event-claimed = { $you ->
        [yes] Așezi
       *[no] { $seat } așază
    } { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    } pe linia { $lane } și { $you ->
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
        [yes] Spui pas
       *[no] { $seat } spune pas
    }
event-turned-up = Din teanc ajunge la vedere { $card-object }
event-reset = Prea multe locomotive la vedere: se decartează { $row-object }
event-reshuffle = Cărțile decartate devin noul teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
event-last-turns = { $you ->
        [yes] Aproape că nu mai ai
       *[no] { $seat } aproape că nu mai are
    } vagoane: { $turns ->
        [one] urmează ultima tură
        [few] urmează ultimele { $turns } ture
       *[other] urmează ultimele { $turns } de ture
    }
event-over = { $ending ->
        [all-passed] Jocul s-a terminat, fiindcă toți au spus pas
        [idle] Jocul s-a terminat, fiindcă de mult nu s-a mai întâmplat nimic
       *[last-turns] Jocul s-a terminat
    }: { $you ->
        [yes] câștigi
       *[no] { $winners-number ->
            [one] câștigă { $winners }
           *[other] { $winners } împart victoria
        }
    }
page-home = Branchline, primul ecran
page-menu = Meniu
page-close = Închide
page-reload = Reîncarcă
page-nowhere = La această adresă nu este nimic.
page-unreachable = Serverul nu poate fi găsit acum.
page-waiting = O clipă …
page-compiling = Se compilează regulile, o singură dată pe acest calculator. Durează un minut sau două.
page-newer = Serverul are o versiune mai nouă a acestei pagini.
page-forgetful = Acest navigator nu păstrează nimic pentru pagină: setările țin până o închizi.
page-choices = Setări
page-language = Limba
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Culori
page-theme-light = Luminoase
page-theme-dark = Întunecate
page-theme-system = Ca sistemul
page-motion = Mișcare
page-motion-full = Da
page-motion-none = Nu
page-motion-system = Ca sistemul
page-sound = Sunete
page-sound-on = Pornește sunetele
page-sound-off = Oprește sunetele
page-confirm = Întreabă înainte de ce nu se mai poate lua înapoi
page-text = Masa ca text
page-board = Hartă
page-play-bot = Joacă împotriva unui bot
page-home-go = La primul ecran
page-map = Harta: mut-o cu mouse-ul, cu degetul sau cu săgețile, plus și minus o măresc și o micșorează
page-zoom-in = Mărește
page-zoom-out = Micșorează
page-zoom-whole = Toată harta
page-claim-lane = Ocupă linia { $lane }
page-build-in = Construiește o gară în { $city }
page-players = Jucători
page-points = puncte
page-trains = Vagoane rămase
page-cards = Cărți în mână
page-tickets = Bilete
page-stations = Gări rămase
page-countries = Puncte din cărți de țară
page-clock = Ceas
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
page-resigned = a renunțat
page-stood-in = joacă un bot
page-wants-end = vrea să încheie
page-away = nu e la masă
page-row = Cărțile la vedere, teancul și biletele
page-take = Ia { $card-object }
page-draw = Trage din teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
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
page-ask-tickets-yes = Trage bilete
page-lane = linie { $colour }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot
       *[plain] { "" }
    }, { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }
page-symbols = { $number ->
        [one] trebuie { $number } locomotivă
        [few] trebuie { $number } locomotive
       *[other] trebuie { $number } de locomotive
    }
page-tunnel-note = { $number ->
        [one] Apoi se dezvăluie { $number } carte: poate costa mai mult.
        [few] Apoi se dezvăluie { $number } cărți: pot costa mai mult.
       *[other] Apoi se dezvăluie { $number } de cărți: pot costa mai mult.
    }
page-country-top = { $country }: cartea de deasupra valorează { number-points }
page-other-lane = Cealaltă linie
page-can-claim = O poți ocupa
page-watching = doar privești
page-short-both = nu ai destule cărți: îți mai trebuie { $text } și { $number ->
        [one] { $number } carte înlocuitoare
        [few] { $number } cărți înlocuitoare
       *[other] { $number } de cărți înlocuitoare
    }
page-claim-with = Ocup-o cu
page-pay-with = Plătește cu { $text }
page-pay-swaps = { $text ->
        [none] Plătește cu cărți înlocuitoare
       *[other] Plătește cu { $text } și cărți înlocuitoare
    } pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    }
page-swaps = { $swaps ->
        [one] înlocuitoare pentru { $swaps } spațiu
        [few] înlocuitoare pentru { $swaps } spații
       *[other] înlocuitoare pentru { $swaps } de spații
    }
page-more-payments = { $number ->
        [one] încă { $number } fel
        [few] încă { $number } feluri
       *[other] încă { $number } de feluri
    }
page-build-station = Construiește aici o gară
page-no-station = Nu poți construi acum o gară aici.
page-city = Un oraș.
page-station-mode = Construiește o gară: alege un oraș
page-offer-aside = Privește harta
page-offer-back = Înapoi la bilete
page-keep = { $number ->
        [0] Păstrează
        [one] Păstrează { $number } bilet
        [few] Păstrează { $number } bilete
       *[other] Păstrează { $number } de bilete
    }
page-ticket-done = , îndeplinit
page-ticket-open = , încă posibil
page-ticket-lost = , de neatins
page-no-tickets = Încă niciunul
page-give = Dă { $card-object }
page-give-back = Ia înapoi { $card-object }
page-give-more = { $number ->
        [one] încă { $number } carte
        [few] încă { $number } cărți
       *[other] încă { $number } de cărți
    }
page-give-now = Dă aceste cărți
page-tunnel = Tunelul { $lane }
page-owed = { $owed ->
        [0] Nu mai e nimic de plătit.
        [one] Mai e de plătit { $owed } carte.
        [few] Mai sunt de plătit { $owed } cărți.
       *[other] Mai sunt de plătit { $owed } de cărți.
    }
page-decline = Ia cărțile înapoi
page-line-down = Legătura s-a întrerupt; revine singură.
page-stood-in-for-you = În locul tău joacă un bot
page-others-choose = Ceilalți încă își aleg biletele
page-come-back = Revino în joc
page-pass = Pas
page-undo = Ia înapoi
page-log = Jurnal
page-chat = Discuție
page-last-turns = { $turns ->
        [0] Ultima tură
        [one] Încă { $turns } ultimă tură
        [few] Încă { $turns } ultime ture
       *[other] Încă { $turns } de ultime ture
    }
page-rules = Regulile acestei hărți
page-stand-in = Lasă un bot să joace pentru mine
page-vote-yes = Propune încheierea jocului
page-vote-no = Totuși nu încheia jocul
page-resign = Renunță
page-ask-resign = Renunți la acest joc?
page-ask-resign-text = Nu te mai poți întoarce în el. Un bot joacă mai departe în locul tău cât timp alți doi sunt în joc.
page-leave = Pleacă de la masă, lăsând-o așa
page-cancel = Anulează
page-log-resigned = { $you ->
        [yes] Renunți
       *[no] { $seat } renunță
    }
page-log-voted = { $you ->
        [yes] { $end ->
            [no] Nu mai vrei
           *[yes] Vrei
        }
       *[no] { $seat } { $end ->
            [no] nu mai vrea
           *[yes] vrea
        }
    } încheierea jocului
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] Timpul tău a expirat
           *[no] { $seat } nu mai are timp
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
        [yes] Iei înapoi ultima mutare
       *[no] { $seat } ia înapoi ultima mutare
    }
page-curtain = La rând este { $name }
page-curtain-text = Dă dispozitivul mai departe: nimeni altcineva nu trebuie să vadă cărțile următoare.
page-curtain-go = Eu sunt { $name }
prompt-start = Alege-ți biletele: păstrează cel puțin { $least } din { $offered }
prompt-turn = { $you ->
        [yes] Este rândul tău
       *[no] La rând este { $seat }
    }
prompt-second_card = { $you ->
        [yes] Trage a doua carte
       *[no] { $seat } trage a doua carte
    }
prompt-offer = Alege bilete: păstrează cel puțin { $least } din { $offered }
prompt-tunnel = { $owed ->
        [one] Tunelul { $lane } mai cere { $owed } carte: plătește sau renunță
        [few] Tunelul { $lane } mai cere { $owed } cărți: plătește sau renunță
       *[other] Tunelul { $lane } mai cere { $owed } de cărți: plătește sau renunță
    }
prompt-paying = { $to_give ->
        [one] Mai dă { $to_give } carte înlocuitoare
        [few] Mai dă { $to_give } cărți înlocuitoare
       *[other] Mai dă { $to_give } de cărți înlocuitoare
    }
prompt-over = Jocul s-a terminat
refusal-game-over = jocul s-a terminat
refusal-not-your-turn = { $you ->
        [yes] nu poți juca acum
       *[no] { $seat } nu poate juca acum
    }: la rând este { $turn }
refusal-already-chosen = { $you ->
        [yes] ți-ai ales deja biletele
       *[no] { $seat } și-a ales deja biletele
    }: alții încă mai aleg
refusal-which-seat = acum pot juca mai mulți ({ $seats }): spune care
refusal-no-such-seat = nu există locul { $number }: în acest joc locurile sunt de la 0 la { $last }
refusal-not-now = acum nu poți { $action ->
        [none] face asta
       *[other] { $action }
    }: { $phase }
refusal-no-such-action = nu există o asemenea acțiune
refusal-not-in-row = printre cărțile la vedere nu este nicio { $card-lacking }
refusal-second-card-locomotive = o locomotivă la vedere nu poate fi a doua carte
refusal-pile-empty = teancul este gol
refusal-ticket-pile-empty = nu mai sunt bilete în teanc
refusal-can-act = poți spune pas numai când nu poți face nimic altceva
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
refusal-tunnel-count = în plus { $owed ->
        [one] trebuie plătită { $owed } carte
        [few] trebuie plătite { $owed } cărți
       *[other] trebuie plătite { $owed } de cărți
    }, nu { $paid }
refusal-tunnel-wrong-card = tunelul cere { $asked-object } sau o locomotivă, nu { $card-object }
refusal-cards-short = nu ai destule cărți: îți mai trebuie { $short-lacking }
refusal-substitutes-short = nu ai destule cărți: îți mai { $number ->
        [one] trebuie { $number } carte înlocuitoare
        [few] trebuie { $number } cărți înlocuitoare
       *[other] trebuie { $number } de cărți înlocuitoare
    }
refusal-give-order = cărțile înlocuitoare se dau în ordinea fixă a cărților: începând cu { $card-subject }, nu mai ai destule pentru { $to_give ->
        [one] { $to_give } carte rămasă de dat
        [few] cele { $to_give } cărți rămase de dat
       *[other] cele { $to_give } de cărți rămase de dat
    }
refusal-give-colour-only = pe un feribot numai cărțile colorate pot înlocui o locomotivă
refusal-substitute-count = pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
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
refusal-lane-taken = linia { $lane } este { $yours ->
        [yes] deja a ta
       *[no] ocupată de { $owner }
    }
refusal-double-own = linia { $lane } face parte dintr-o rută dublă în care ai deja cealaltă linie
refusal-double-closed = linia { $lane } este închisă: cu { $players } jucători se poate folosi o singură linie din fiecare rută dublă
refusal-country-own = ai deja o linie spre { $country }: poți avea numai una spre fiecare țară
refusal-trains-short = linia { $lane } cere { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    }, dar { $trains ->
        [one] ți-a rămas doar { $trains }
       *[other] ți-au rămas doar { $trains }
    }
refusal-one-colour = se plătește cu cărți de o singură culoare, nu cu { $cards }
refusal-wrong-colour = linia { $lane } este { $colour }: { $card-subject } nu se potrivește
refusal-no-locomotives = locomotivele țin loc de alte cărți numai pe feriboturi și în tuneluri, nu pe linia { $lane }
refusal-needs-locomotives = linia { $lane } cere { $symbols ->
        [one] { $symbols } locomotivă
        [few] { $symbols } locomotive
       *[other] { $symbols } de locomotive
    }
refusal-no-substitutes = pe linia { $lane } nu se pot folosi cărți înlocuitoare
refusal-too-many-swaps = pe linia { $lane } se pot folosi cărți înlocuitoare pentru cel mult { $most ->
        [one] { $most } spațiu
        [few] { $most } spații
       *[other] { $most } de spații
    }, nu pentru { $swaps }
refusal-wrong-count = linia { $lane } costă { $length ->
        [one] { $length } carte
        [few] { $length } cărți
       *[other] { $length } de cărți
    }, nu { $paid }
deed-take = lua o carte dintre cele la vedere
deed-draw = trage din teanc
deed-tickets = trage bilete
deed-keep = păstra bilete
deed-claim = ocupa o linie
deed-station = construi o gară
deed-pay = plăti în plus pentru un tunel
deed-decline = renunța la un tunel
deed-give = da o carte înlocuitoare
deed-pass = spune pas
phase-start = mai întâi toți își aleg biletele
phase-turn = tura abia a început
phase-second_card = trebuie să tragi a doua carte
phase-offer = trebuie să alegi dintre biletele oferite
phase-tunnel = trebuie să plătești ce cere tunelul sau să renunți la el
phase-paying = trebuie să dai cărțile înlocuitoare
phase-over = jocul s-a terminat
tie-completed-tickets = mai multe bilete îndeplinite
tie-fewer-stations = mai puține gări construite
tie-longest-path-bonus = bonusul pentru cel mai lung traseu
tie-ticket-points = mai multe puncte din bilete
tie-longest-path = traseul mai lung
name-me = Tu
name-player = Jucător
name-random = Hazard
name-greedy = Lacomul
name-planner = Planificatorul
name-racer = Sprinterul
name-search = Gânditorul
name-easy = Ușor
name-medium = Mediu
name-hard = Greu
name-expert = Expert
tie-broken = Egalitatea s-a decis prin { $ties }`;export{e as default};