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
page-board = Tablă
page-play-bot = Joacă împotriva unui bot
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