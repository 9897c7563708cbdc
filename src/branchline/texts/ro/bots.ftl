# De ce alege un bot ce alege. Propoziții întregi; planul este ce ar construi botul de pe acest loc.

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

because-chance = La întâmplare.
because-silent = Acest bot nu spune de ce.
because-careless = Acest bot construiește pentru puncte, oricare ar fi biletele.

# Linii și gări.

because-last-turn = Este ultima tură.
because-completes = Linia îndeplinește { $goals }.
because-would-complete = Linia ar îndeplini { $goals }.
because-on-way = Linia se află pe drumul pentru { $goals }.
because-countries = Linia se află pe drumul care leagă { $countries }: în paranteze, valoarea cărților de deasupra.
because-points = Aduce { number-points }.
because-points-done = Planul nu mai are nimic de construit, iar linia aduce { number-points }.
because-points-spare = Aduce { number-points }, iar pentru plan rămân destule vagoane ({ number-trains }).
because-lengthens = Prelungește rețeaua.
because-ahead = Nimeni nu are mai multe puncte pentru linii, iar fiecare vagon pus apropie sfârșitul.
because-rivals = { $number ->
        [one] { $number } rival a construit la ambele ei capete.
        [few] { $number } rivali au construit la ambele ei capete.
       *[other] { $number } de rivali au construit la ambele ei capete.
    }
because-tunnel = { $number ->
        [0] Este un tunel și nu ar mai rămâne nicio carte de plătit în plus.
        [one] Este un tunel și ar mai rămâne { $number } carte de plătit în plus.
        [few] Este un tunel și ar mai rămâne { $number } cărți de plătit în plus.
       *[other] Este un tunel și ar mai rămâne { $number } de cărți de plătit în plus.
    }
because-station = Cu linia { $lane }, care este a jucătorului { $owner }, îndeplinește { $goals }.
because-turns-left = { $turns ->
        [one] A mai rămas cam { $turns } tură.
        [few] Au mai rămas cam { $turns } ture.
       *[other] Au mai rămas cam { $turns } de ture.
    }

# Cărți.

because-lacks = Pentru linia { $lane } mai trebuie { $short-lacking }.
because-lacks-any = Linia { $lane } primește orice culoare și mai are nevoie de { $short-lacking }; la nicio culoare nu prisosesc mai multe.
because-lacks-else = Pentru linia { $lane } mai trebuie { $short-lacking }, dacă nu se dau cărți înlocuitoare.
because-lacks-cards = { $number ->
        [one] Pentru linia { $lane } mai trebuie { $number } carte de o culoare.
        [few] Pentru linia { $lane } mai trebuie { $number } cărți de o culoare.
       *[other] Pentru linia { $lane } mai trebuie { $number } de cărți de o culoare.
    }
because-lacks-both = { $number ->
        [one] Pentru linia { $lane } mai trebuie { $number } carte de o culoare și { $short-lacking }.
        [few] Pentru linia { $lane } mai trebuie { $number } cărți de o culoare și { $short-lacking }.
       *[other] Pentru linia { $lane } mai trebuie { $number } de cărți de o culoare și { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] O locomotivă se potrivește la linia { $lane }, pentru care mai trebuie { $number } carte.
        [few] O locomotivă se potrivește la linia { $lane }, pentru care mai trebuie { $number } cărți.
       *[other] O locomotivă se potrivește la linia { $lane }, pentru care mai trebuie { $number } de cărți.
    }
because-plan-done = Planul nu mai are nimic de construit.
because-nothing-lacks = Nicio linie din plan nu mai are nevoie de cărți.
because-row-empty = Nicio carte la vedere nu poate fi luată.
because-row-useless = Nicio carte la vedere nu ajută planul.
because-row-little = Cărțile la vedere ajută mai puțin decât ar putea ajuta una din teanc.
because-pile-empty = În teanc nu este nicio carte.
because-would-give = Linia ar aduce { number-points }.
because-can-wait = Se poate ocupa deja { $lanes }, dar mai poate aștepta.
because-no-claim-pays = Nicio linie care poate fi ocupată acum nu valorează mai mult decât cărți noi.
because-no-claim = Acum nu poate fi ocupată nicio linie.
because-give = În mână: { $cards }; planul are nevoie de { $number } de acest fel.
because-pay = Cărțile ajung, iar plata aduce linia { $lane }.
because-cannot-pay = { $number ->
        [one] Tunelul mai cere { $number } carte, care nu este în mână.
        [few] Tunelul mai cere { $number } cărți, care nu sunt în mână.
       *[other] Tunelul mai cere { $number } de cărți, care nu sunt în mână.
    }

# Bilete.

because-only-tickets = Nu este nicio carte de tras și nicio linie de ocupat.
because-given-up = În turele și cu vagoanele rămase, niciun drum nu mai merită pentru { $goals }.
because-all-joined = { $number ->
        [one] Singurul bilet este îndeplinit.
        [few] Toate cele { $number } bilete sunt îndeplinite.
       *[other] Toate cele { $number } de bilete sunt îndeplinite.
    }
because-keep = Pentru { $goals } planul cere { number-trains } și cam { number-turns }.
because-keep-with-held = Pentru { $goals }, împreună cu biletele de dinainte, planul cere { number-trains } și cam { number-turns }.
because-joined-already = Deja îndeplinite: { $goals }.
because-must-keep = Prea scumpe sau imposibile, dar trebuie păstrate cel puțin { $number }: { $goals }.
because-out-of-reach = Pentru { $goals } niciun drum nu ar merita în turele și cu vagoanele care rămân.
because-instead = Cu { $goals } planul ar trebui să renunțe la { $tickets }.
because-too-dear = { $goals }: ar cere în plus { number-trains } și cam { number-turns }.
because-worth-less = Cu { $goals } planul ar aduce mai puțin.

because-nothing-better = Nimic altceva nu părea mai bun.
because-nothing-else = Nimic altceva nu este posibil.

# O căutare.

because-playouts = { $number ->
        [one] Într-o partidă de probă ({ $number }), de la 0% (înfrângere clară) la 100% (victorie clară):
        [few] În { $number } partide de probă, de la 0% (înfrângere clară) la 100% (victorie clară):
       *[other] În { $number } de partide de probă, de la 0% (înfrângere clară) la 100% (victorie clară):
    }
because-not-surely-better = Altă acțiune a mers mai bine, dar nu cu mai mult decât poate face norocul.
playouts-of = { $number ->
        [one] { $percent }% într-o partidă ({ $number }): { $deed }
        [few] { $percent }% în { $number } partide: { $deed }
       *[other] { $percent }% în { $number } de partide: { $deed }
    }
