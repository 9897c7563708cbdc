# De ce alege un bot ce alege. Propoziții întregi; planul este ce ar construi botul de pe acest loc.

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

because-chance = La întâmplare.
because-silent = Acest bot nu dă explicații.
because-careless = Acest bot construiește pentru puncte și nu ține cont de bilete.

# Rute și gări.

because-last-turn = Este ultima tură.
because-completes = Cu această rută se realizează { $goals }.
because-would-complete = Cu această rută s-ar realiza { $goals }.
because-on-way = Ruta este utilă pentru { $goals }.
because-countries = Ruta ajută la legarea țărilor { $countries }; în paranteze, valorile cărților de deasupra.
because-points = Aduce { number-points }.
because-points-done = Planul nu mai are nimic de construit, iar ruta aduce { number-points }.
because-points-spare = Aduce { number-points } și lasă { number-trains }, suficient pentru plan.
because-lengthens = Extinde rețeaua.
because-ahead = Nimeni nu are mai multe puncte din rute, iar fiecare vagon așezat apropie sfârșitul partidei.
because-rivals = { $number ->
        [one] { $number } rival a construit deja la ambele capete și s-ar putea s-o vrea și el.
        [few] { $number } rivali au construit deja la ambele capete și s-ar putea s-o vrea și ei.
       *[other] { $number } de rivali au construit deja la ambele capete și s-ar putea s-o vrea și ei.
    }
because-tunnel = { $number ->
        [0] Este un tunel și nu ar mai rămâne cărți pentru plata suplimentară: dacă va fi cerută, se pierde doar tura.
        [one] Este un tunel și ar mai rămâne în mână { $number } carte pentru plata suplimentară.
        [few] Este un tunel și ar mai rămâne în mână { $number } cărți pentru plata suplimentară.
       *[other] Este un tunel și ar mai rămâne în mână { $number } de cărți pentru plata suplimentară.
    }
because-station = Gara permite folosirea rutei { $route } (jucător: { $owner }) și astfel se realizează { $goals }.
because-station-late = { $turns ->
        [0] Aproape că nu mai sunt ture pentru o altă legătură.
        [one] Pentru o altă legătură a mai rămas doar cam { $turns } tură.
        [few] Pentru o altă legătură au mai rămas doar cam { $turns } ture.
       *[other] Pentru o altă legătură au mai rămas doar cam { $turns } de ture.
    }

# Cărți.

because-lacks = Pentru ruta { $route } mai trebuie { $short-lacking }.
because-lacks-any = Ruta { $route } se poate plăti cu cărți de o singură culoare, oricare; mai trebuie { $short-lacking }: este culoarea cu cele mai multe cărți disponibile.
because-lacks-else = Pentru ruta { $route } mai trebuie { $short-lacking } sau cărți înlocuitoare.
because-lacks-cards = { $number ->
        [one] Pentru ruta { $route } mai trebuie { $number } carte de aceeași culoare.
        [few] Pentru ruta { $route } mai trebuie { $number } cărți de aceeași culoare.
       *[other] Pentru ruta { $route } mai trebuie { $number } de cărți de aceeași culoare.
    }
because-lacks-both = { $number ->
        [one] Pentru ruta { $route } mai trebuie { $number } carte de aceeași culoare și { $short-lacking }.
        [few] Pentru ruta { $route } mai trebuie { $number } cărți de aceeași culoare și { $short-lacking }.
       *[other] Pentru ruta { $route } mai trebuie { $number } de cărți de aceeași culoare și { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] O locomotivă este utilă pentru ruta { $route }, căreia îi mai trebuie { $number } carte.
        [few] O locomotivă este utilă pentru ruta { $route }, căreia îi mai trebuie { $number } cărți.
       *[other] O locomotivă este utilă pentru ruta { $route }, căreia îi mai trebuie { $number } de cărți.
    }
because-plan-done = Planul nu mai are nimic de construit.
because-nothing-lacks = Există deja cărți pentru fiecare rută din plan, așa că se pot aduna cărți pentru alte rute.
because-lacks-together = Cărțile ajung pentru fiecare rută din plan luată separat, dar nu și pentru toate la un loc.
because-face-up-empty = Nicio carte la vedere nu poate fi luată.
because-face-up-useless = Nicio carte la vedere nu ajută planul.
because-face-up-little = Cărțile la vedere ajută mai puțin decât ar putea ajuta una din teanc.
because-deck-empty = Teancul este gol.
because-would-give = Ruta ar aduce { number-points }.
because-can-wait = Ocuparea este deja posibilă, dar mai poate aștepta: { $routes }.
because-no-claim-pays = Nicio rută care poate fi ocupată acum nu valorează mai mult decât cărți noi.
because-no-claim = Acum nu poate fi ocupată nicio rută.
because-give = În mână: { $cards }; planul are nevoie de { $number } dintre ele.
because-pay = Cărțile ajung, iar plata aduce ruta { $route }.
because-cannot-pay = { $number ->
        [one] Tunelul mai cere { $number } carte, care nu este în mână.
        [few] Tunelul mai cere { $number } cărți, iar în mână nu sunt destule.
       *[other] Tunelul mai cere { $number } de cărți, iar în mână nu sunt destule.
    }

# Bilete.

because-only-tickets = Nu sunt cărți de tras și nici rute de ocupat.
because-given-up = Cu turele și vagoanele rămase, nu mai merită încercat: { $goals }.
because-all-joined = { $number ->
        [one] Singurul bilet este realizat.
        [2] Ambele bilete sunt realizate.
        [few] Toate cele { $number } bilete sunt realizate.
       *[other] Toate cele { $number } de bilete sunt realizate.
    }
because-turns-for-tickets = { $turns ->
        [one] Pentru bilete noi a mai rămas cam { $turns } tură.
        [few] Pentru bilete noi au mai rămas cam { $turns } ture.
       *[other] Pentru bilete noi au mai rămas cam { $turns } de ture.
    }
because-keep = Pentru { $ways }, planul cere cam { number-turns }.
because-keep-with-held = Pentru { $ways } și biletele deja păstrate, planul cere cam { number-turns }.
because-joined-already = Se realizează deja cu rutele actuale: { $goals }.
because-must-keep = Prea scump sau imposibil de realizat, dar { $number ->
        [one] trebuie păstrat cel puțin un bilet
        [few] trebuie păstrate cel puțin { $number } bilete
       *[other] trebuie păstrate cel puțin { $number } de bilete
    }: { $goals }.
because-out-of-reach = Biletul { $goals } se înapoiază: cu turele și vagoanele rămase, nu merită încercat.
because-instead = Biletul { $goals } se înapoiază: cu el, planul ar trebui să renunțe la { $tickets }.
because-too-dear = Biletul { $goals } se înapoiază: ar cere în plus cel puțin { number-trains } și cam { number-turns }.
because-worth-less = Biletul { $goals } se înapoiază: cu el, planul ar aduce mai puțin.

because-nothing-better = Nimic altceva nu părea mai bun.
because-nothing-else = Nimic altceva nu este posibil.

# O căutare.

because-playouts = { $number ->
        [one] Șanse de victorie, după { $number } partidă simulată:
        [few] Șanse de victorie, după { $number } partide simulate:
       *[other] Șanse de victorie, după { $number } de partide simulate:
    }
because-tried = A dat cele mai bune rezultate în partidele simulate din această poziție.
because-not-surely-better = Altă mutare a dat rezultate mai bune, dar diferența poate fi întâmplătoare.
playouts-of = { $number ->
        [one] { $percent }% în { $number } partidă: { $move }
        [few] { $percent }% în { $number } partide: { $move }
       *[other] { $percent }% în { $number } de partide: { $move }
    }
