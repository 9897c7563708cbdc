# De ce nu se poate face ceva acum. Un rând fără punct: ce nu e bine, apoi ce ar fi bine.

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

# Ce nu se poate acum (infinitive după „nu poți”) și ce trebuie făcut în loc.

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
