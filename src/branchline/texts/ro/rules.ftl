# Regulile unei hărți pentru un jucător, spuse din setările ei. Propoziții întregi.

rule-players = { $title } este pentru { $low } până la { $high } jucători.
rule-trains = Fiecare jucător are { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }.
rule-turn = La rândul tău tragi două cărți, ocupi o linie sau tragi bilete.
rule-turn-stations = La rândul tău tragi două cărți, ocupi o linie, tragi bilete sau construiești o gară.
rule-cards = În fiecare dintre cele opt culori { $each_colour ->
        [one] este { $each_colour } carte
        [few] sunt { $each_colour } cărți
       *[other] sunt { $each_colour } de cărți
    }, pe lângă { $locomotives ->
        [one] { $locomotives } locomotivă
        [few] { $locomotives } locomotive
       *[other] { $locomotives } de locomotive
    }; fiecare jucător începe cu { $hand ->
        [one] { $hand } carte
        [few] { $hand } cărți
       *[other] { $hand } de cărți
    }.
rule-row-locomotive-ends = O locomotivă luată dintre cărțile la vedere este toată tragerea și nu poate fi a doua carte.
rule-row-locomotive-plain = O locomotivă la vedere se ia ca orice altă carte.
rule-row-reset = Când la vedere { $number ->
        [one] este { $number } locomotivă
        [few] sunt { $number } locomotive
       *[other] sunt { $number } de locomotive
    } sau mai multe, cărțile la vedere se înlocuiesc cu altele noi.
rule-row-stays = Cărțile la vedere rămân, oricâte locomotive ar fi printre ele.

rule-claim = Ca să ocupi o linie, pui atâtea cărți câte spații are: de culoarea ei, iar pentru una gri de o culoare oarecare. Tot atâtea vagoane așezi pe linie.
rule-points = Puncte pentru o linie după lungime: { $values }.
rule-locomotives = Locomotivele țin loc de orice culoare.
rule-locomotives-special = Locomotivele țin loc de alte cărți numai pe feriboturi și în tuneluri.
rule-doubles-closed = Cu { $players } jucători se poate ocupa o singură linie din fiecare rută dublă.
rule-doubles-open = Cu { $players } jucători se pot ocupa ambele linii ale unei rute duble, dar nu de același jucător.
rule-tunnels = La un tunel, după plată se { $number ->
        [one] întoarce { $number } carte din teanc
        [few] întorc { $number } cărți din teanc
       *[other] întorc { $number } de cărți din teanc
    }: fiecare locomotivă și fiecare carte de culoarea ta cere încă o carte, sau îți iei cărțile înapoi.
rule-ferries = Un feribot cere câte o locomotivă pentru fiecare simbol.
rule-ferry-substitutes = Locomotiva pentru simbolul unui feribot poate fi înlocuită cu { $number ->
        [one] { $number } carte colorată oarecare
        [few] { $number } cărți colorate oarecare
       *[other] { $number } de cărți colorate oarecare
    }.
rule-any-cards = Un spațiu se poate plăti cu { $number ->
        [one] { $number } carte oarecare
        [few] { $number } cărți oarecare
       *[other] { $number } de cărți oarecare
    } pe { $lanes }.
rule-stations = { $stations ->
        [one] Ai { $stations } gară
        [few] Ai { $stations } gări
       *[other] Ai { $stations } de gări
    }; costul în cărți, pe rând: { $values }. Fiecare te lasă să folosești pentru bilete o linie a altui jucător. Una neconstruită valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-countries = Poți avea câte o linie spre fiecare țară. Când legi o țară nouă pentru tine cu alta, fiecare țară din acea rețea îți dă cartea de deasupra din teancul ei.

rule-offer = La început ți se oferă { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    } și păstrezi cel puțin { $least }.
rule-offer-long = La început ți se oferă { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    } (lungi: { $long }) și păstrezi cel puțin { $least }.
rule-offer-leaves = Biletele nepăstrate atunci ies din joc.
rule-offer-returns = Biletele nepăstrate atunci merg sub teancul de bilete.
rule-draw-tickets = Mai târziu tragi { $offered ->
        [one] { $offered } bilet
        [few] { $offered } bilete
       *[other] { $offered } de bilete
    } și păstrezi cel puțin { $least }.
rule-drawn-leaves = Biletele nepăstrate în timpul jocului ies din joc.
rule-drawn-returns = Biletele nepăstrate în timpul jocului merg sub teancul de bilete.
rule-tickets-count = La sfârșit fiecare bilet împlinit de liniile tale își adaugă valoarea, iar fiecare alt bilet și-o scade.

rule-last-turns = Când un jucător își încheie tura { $trains ->
        [0] fără vagoane
        [one] cu cel mult { $trains } vagon
        [few] cu cel mult { $trains } vagoane
       *[other] cu cel mult { $trains } de vagoane
    }, fiecare mai are o tură.
rule-longest-path = Cel mai lung traseu valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-longest-path-optional = Cel mai lung traseu valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }, în afară de cazul în care se joacă fără acest bonus.
rule-most-tickets = Cele mai multe bilete împlinite valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }.
rule-ties = Egalitatea o hotărăsc, pe rând: { $ties }.

tie-completed-tickets = mai multe bilete împlinite
tie-fewer-stations = mai puține gări construite
tie-longest-path-bonus = bonusul pentru cel mai lung traseu
tie-ticket-points = mai multe puncte din bilete
tie-longest-path = traseul mai lung
