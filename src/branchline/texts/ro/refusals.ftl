# De ce nu se poate face ceva acum. Un rând fără punct: ce nu e bine, apoi ce ar fi bine.

refusal-game-over = jocul s-a terminat
refusal-not-your-turn = { $you ->
        [yes] nu poți juca acum
       *[no] { $seat } nu poate juca acum
    }: la rând este { $turn }
refusal-already-chosen = { $you ->
        [yes] ai deja biletele alese
       *[no] { $seat } are deja biletele alese
    }: alții încă aleg
refusal-which-seat = acum pot juca mai multe locuri ({ $seats }): spune care
refusal-no-such-seat = nu există locul { $number }: în acest joc sunt locurile de la 0 la { $last }
refusal-not-now = { $action ->
        [none] această acțiune
       *[other] { $action }
    } nu este posibilă acum: { $phase }
refusal-no-such-action = nu există o asemenea acțiune

refusal-not-in-row = printre cărțile la vedere nu este nicio { $card-lacking }
refusal-second-card-locomotive = o locomotivă la vedere nu poate fi a doua carte
refusal-pile-empty = teancul este gol
refusal-ticket-pile-empty = nu mai sunt bilete în teanc
refusal-can-act = se poate spune pas numai când nimic altceva nu este posibil
refusal-keep-more = { $offered ->
        [one] păstrează singurul bilet oferit
        [few] păstrează cel puțin { $least } din cele { $offered } bilete oferite
       *[other] păstrează cel puțin { $least } din cele { $offered } de bilete oferite
    }
refusal-not-offered = { $ticket ->
        [none] acest bilet
       *[other] biletul { $ticket }
    } nu este printre cele oferite

refusal-tunnel-colour = plata a fost numai din locomotive, deci restul se poate plăti numai cu locomotive
refusal-tunnel-count = în plus { $owed ->
        [one] trebuie plătită { $owed } carte
        [few] trebuie plătite { $owed } cărți
       *[other] trebuie plătite { $owed } de cărți
    }, nu { $paid }
refusal-tunnel-wrong-card = tunelul cere { $asked-object } sau o locomotivă, nu { $card-object }
refusal-cards-short = prea puține cărți: mai trebuie { $short-lacking }
refusal-substitutes-short = prea puține cărți: mai { $number ->
        [one] trebuie { $number } carte înlocuitoare
        [few] trebuie { $number } cărți înlocuitoare
       *[other] trebuie { $number } de cărți înlocuitoare
    }
refusal-give-order = cărțile înlocuitoare se dau în ordinea cărților: dacă urmează { $card-subject }, nu ajung pentru { $to_give ->
        [one] { $to_give } carte care mai trebuie dată
        [few] { $to_give } cărți care mai trebuie date
       *[other] { $to_give } de cărți care mai trebuie date
    }
refusal-give-colour-only = pe un feribot numai cărțile colorate pot înlocui o locomotivă
refusal-substitute-count = cărțile înlocuitoare pentru { $swaps ->
        [one] { $swaps } spațiu
        [few] { $swaps } spații
       *[other] { $swaps } de spații
    } sunt { $needed ->
        [one] { $needed } carte
        [few] { $needed } cărți
       *[other] { $needed } de cărți
    }, nu { $given }

refusal-no-stations = pe această hartă nu sunt gări
refusal-no-stations-left = { $stations ->
        [one] singura gară este deja construită
        [few] toate cele { $stations } gări sunt deja construite
       *[other] toate cele { $stations } de gări sunt deja construite
    }
refusal-station-there = în { $city } { $yours ->
        [yes] ai deja o gară
       *[no] are deja o gară { $owner }
    }
refusal-station-count = gara { $ordinal } costă { $cost ->
        [one] { $cost } carte
        [few] { $cost } cărți
       *[other] { $cost } de cărți
    }, nu { $paid }

refusal-lane-taken = linia { $lane } este { $yours ->
        [yes] deja a ta
       *[no] ocupată de { $owner }
    }
refusal-double-own = linia { $lane } face parte dintr-o rută dublă a cărei cealaltă linie este a ta
refusal-double-closed = linia { $lane } este închisă: cu { $players } jucători se poate folosi o singură linie a unei rute duble
refusal-country-own = ai deja o linie spre { $country }: numai una spre fiecare țară
refusal-trains-short = linia { $lane } cere { $length ->
        [one] { $length } vagon
        [few] { $length } vagoane
       *[other] { $length } de vagoane
    }, { $trains ->
        [one] a rămas { $trains }
       *[other] au rămas { $trains }
    }
refusal-one-colour = o plată are o singură culoare, nu { $cards }
refusal-wrong-colour = linia { $lane } este { $colour }: { $card-subject } nu se potrivește
refusal-no-locomotives = locomotivele înlocuiesc cărți numai pe feriboturi și în tuneluri, nu pe linia { $lane }
refusal-needs-locomotives = linia { $lane } cere { $symbols ->
        [one] { $symbols } locomotivă
        [few] { $symbols } locomotive
       *[other] { $symbols } de locomotive
    }
refusal-no-substitutes = linia { $lane } nu primește cărți înlocuitoare
refusal-too-many-swaps = linia { $lane } primește cărți înlocuitoare pentru cel mult { $most ->
        [one] { $most } spațiu
        [few] { $most } spații
       *[other] { $most } de spații
    }, nu pentru { $swaps }
refusal-wrong-count = linia { $lane } costă { $length ->
        [one] { $length } carte
        [few] { $length } cărți
       *[other] { $length } de cărți
    }, nu { $paid }

# Ce nu este posibil acum, și ce trebuie făcut în loc.

deed-take = luarea unei cărți la vedere
deed-draw = tragerea din teanc
deed-tickets = tragerea de bilete
deed-keep = păstrarea de bilete
deed-claim = ocuparea unei linii
deed-station = construirea unei gări
deed-pay = plata în plus pentru tunel
deed-decline = renunțarea la tunel
deed-give = darea unei cărți înlocuitoare
deed-pass = trecerea rândului

phase-start = întâi toți își aleg biletele
phase-turn = tura abia începe
phase-second_card = trebuie trasă a doua carte
phase-offer = trebuie ales dintre biletele oferite
phase-tunnel = trebuie plătit tunelul sau trebuie renunțat la el
phase-paying = trebuie date cărțile înlocuitoare
phase-over = jocul s-a terminat
