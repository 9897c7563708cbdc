# Regulile unei hărți pentru un jucător, spuse din setările ei. Propoziții întregi.

rule-players = { $title }: joc pentru { $low }–{ $high } jucători.
rule-trains = Fiecare jucător are { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }.
rule-turn = La rândul tău faci un singur lucru: tragi două cărți, ocupi o rută sau tragi bilete.
rule-turn-stations = La rândul tău faci un singur lucru: tragi două cărți, ocupi o rută, tragi bilete sau construiești o gară.
rule-cards = Există câte { $each_colour ->
        [one] { $each_colour } carte
        [few] { $each_colour } cărți
       *[other] { $each_colour } de cărți
    } din fiecare dintre cele opt culori și { $locomotives ->
        [one] { $locomotives } locomotivă
        [few] { $locomotives } locomotive
       *[other] { $locomotives } de locomotive
    }; fiecare jucător începe cu { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }.
rule-face-up-locomotive-ends = O locomotivă dintre cărțile la vedere poate fi luată numai ca primă carte, iar atunci nu mai tragi alta.
rule-face-up-locomotive-plain = O locomotivă la vedere se ia ca orice altă carte.
rule-face-up-reset = Când la vedere { $number ->
        [one] este cel puțin { $number } locomotivă
        [few] sunt cel puțin { $number } locomotive
       *[other] sunt cel puțin { $number } de locomotive
    }, toate cărțile la vedere se înlocuiesc cu altele noi.
rule-face-up-stays = Cărțile la vedere nu se înlocuiesc, oricâte locomotive ar fi printre ele.

rule-claim = Ca să ocupi o rută, joci atâtea cărți câte câmpuri are: de culoarea ei sau, dacă este gri, de o singură culoare, la alegere. Pe rută așezi tot atâtea vagoane.
rule-points = Punctele pentru o rută, după lungimea ei: { $values }.
rule-locomotives = Locomotivele înlocuiesc orice culoare.
rule-locomotives-special = Locomotivele înlocuiesc alte cărți numai pe feriboturi și în tuneluri.
rule-doubles-closed = Cu { $players } jucători se poate ocupa numai una dintre cele două rute alăturate ale unei rute duble.
rule-doubles-open = Cu { $players } jucători se pot ocupa ambele rute alăturate ale unei rute duble, dar nu de către același jucător.
rule-tunnels = La un tunel, după ce plătești, se { $number ->
        [one] întoarce { $number } carte din teanc
        [few] întorc { $number } cărți din teanc
       *[other] întorc { $number } de cărți din teanc
    }: pentru fiecare locomotivă și fiecare carte de culoarea jucată mai plătești câte o carte de acea culoare sau o locomotivă; altfel renunți, îți iei cărțile înapoi și tura se încheie.
rule-ferries = Un feribot cere câte o locomotivă pentru fiecare simbol al său.
rule-ferry-substitutes = Locomotiva cerută de un simbol al unui feribot poate fi înlocuită cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }.
rule-ferry-substitutes-any = Pe feriboturi, o locomotivă poate fi înlocuită cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }, chiar și una jucată în locul unei cărți colorate.
rule-ferry-substitutes-optional = Pe feriboturi, o locomotivă poate fi înlocuită cu { $number ->
        [one] orice carte colorată
        [few] oricare { $number } cărți colorate
       *[other] oricare { $number } de cărți colorate
    }, chiar și una jucată în locul unei cărți colorate; cu regula strictă a feriboturilor, doar locomotivele cerute de simboluri.
rule-any-cards = Pe { $routes }, fiecare câmp poate fi plătit cu { $number ->
        [one] orice carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    } în loc de o carte potrivită.
rule-stations = { $stations ->
        [one] Ai { $stations } gară
        [few] Ai { $stations } gări
       *[other] Ai { $stations } de gări
    } (costul în cărți, pe rând: { $values }). Fiecare îți permite să folosești pentru biletele tale o rută a altui jucător. O gară neconstruită valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-countries = Poți avea o singură rută spre fiecare țară. Când legi o țară nouă pentru tine de altă țară, primești cartea de deasupra din teancul fiecărei țări din acea rețea.

rule-offer = La început ți se oferă { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    }, din care păstrezi cel puțin { $least }.
rule-offer-long = La început ți se oferă { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    }, dintre care { $long ->
        [one] unul lung
        [few] { $long } lungi
       *[other] { $long } lungi
    }, și păstrezi cel puțin { $least }.
rule-offer-leaves = Biletele nepăstrate la început ies din joc.
rule-offer-returns = Biletele nepăstrate la început merg sub teancul de bilete.
rule-draw-tickets = Mai târziu poți trage { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    }, din care păstrezi cel puțin { $least }.
rule-drawn-leaves = Biletele nepăstrate în timpul jocului ies din joc.
rule-drawn-returns = Biletele nepăstrate în timpul jocului merg sub teancul de bilete.
rule-tickets-count = La sfârșit primești valoarea fiecărui bilet realizat cu rutele tale și pierzi valoarea fiecărui bilet nerealizat.

rule-last-turns = Când un jucător își încheie tura { $trains ->
        [0] fără vagoane
        [one] cu cel mult { $trains } vagon
        [few] cu cel mult { $trains } vagoane
       *[other] cu cel mult { $trains } de vagoane
    }, fiecare jucător mai are o singură tură.
rule-longest-path = Cel mai lung traseu aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-longest-path-optional = Cel mai lung traseu aduce { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }; se poate juca și fără acest bonus.
rule-most-tickets = Cele mai multe bilete realizate aduc { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-ties = La egalitate contează, pe rând: { $ties }.

tie-completed-tickets = mai multe bilete realizate
tie-fewer-stations = mai puține gări construite
tie-longest-path-bonus = bonusul pentru cel mai lung traseu
tie-ticket-points = mai multe puncte din bilete
tie-longest-path = traseul mai lung

# Titluri, când regulile se citesc ca o pagină.
rules-of-table = Jucători
rules-of-cards = Rândul și cărțile
rules-of-routes = Rute
rules-of-stations = Gări
rules-of-countries = Țări
rules-of-tickets = Bilete
rules-of-end = Sfârșitul jocului
