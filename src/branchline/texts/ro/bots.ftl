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
because-silent = Acest bot nu spune de ce.
because-careless = Acest bot construiește pentru puncte, oricare ar fi biletele.

# Rute și gări.

because-last-turn = Este ultima tură.
because-completes = Cu această rută se realizează { $goals }.
because-would-complete = Cu această rută s-ar realiza { $goals }.
because-on-way = Ruta se află pe drumul pentru { $goals }.
because-countries = Ruta se află pe drumul care leagă { $countries }: în paranteze, valoarea cărților de deasupra.
because-points = Aduce { number-points }.
because-points-done = Planul nu mai are nimic de construit, iar ruta aduce { number-points }.
because-points-spare = Aduce { number-points } și lasă { number-trains }, destul pentru plan.
because-lengthens = Prelungește rețeaua.
because-ahead = Nimeni nu are mai multe puncte pentru rute, iar fiecare vagon pus apropie sfârșitul.
because-rivals = { $number ->
        [one] { $number } rival a construit la ambele ei capete și s-ar putea s-o vrea și el.
        [few] { $number } rivali au construit la ambele ei capete și s-ar putea s-o vrea și ei.
       *[other] { $number } de rivali au construit la ambele ei capete și s-ar putea s-o vrea și ei.
    }
because-tunnel = { $number ->
        [0] Este un tunel și nu rămân cărți pentru plata suplimentară: dacă ea e cerută, se pierde doar tura.
        [one] Este un tunel și ar mai rămâne în mână { $number } carte pentru plata suplimentară.
        [few] Este un tunel și ar mai rămâne în mână { $number } cărți pentru plata suplimentară.
       *[other] Este un tunel și ar mai rămâne în mână { $number } de cărți pentru plata suplimentară.
    }
because-station = Cu ruta { $route }, a jucătorului { $owner }, se realizează { $goals }.
because-station-late = { $turns ->
        [0] Aproape că nu mai este nicio tură pentru o altă legătură.
        [one] Pentru o altă legătură mai este doar cam { $turns } tură.
        [few] Pentru o altă legătură mai sunt doar cam { $turns } ture.
       *[other] Pentru o altă legătură mai sunt doar cam { $turns } de ture.
    }

# Cărți.

because-lacks = Pentru ruta { $route } mai trebuie { $short-lacking }.
because-lacks-any = Ruta { $route } primește orice culoare și mai are nevoie de { $short-lacking }: este culoarea din care sunt cele mai multe cărți în plus.
because-lacks-else = Pentru ruta { $route } mai trebuie { $short-lacking }, dacă nu se dau cărți înlocuitoare.
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
        [one] O locomotivă se potrivește la ruta { $route }, pentru care mai trebuie { $number } carte.
        [few] O locomotivă se potrivește la ruta { $route }, pentru care mai trebuie { $number } cărți.
       *[other] O locomotivă se potrivește la ruta { $route }, pentru care mai trebuie { $number } de cărți.
    }
because-plan-done = Planul nu mai are nimic de construit.
because-nothing-lacks = Pentru fiecare rută din plan sunt deja cărți, așa că pot fi adunate pentru altele.
because-lacks-together = Pentru fiecare rută din plan ajung cărțile, dar pentru toate la un loc mai trebuie.
because-face-up-empty = Nicio carte la vedere nu poate fi luată.
because-face-up-useless = Nicio carte la vedere nu ajută planul.
because-face-up-little = Cărțile la vedere ajută mai puțin decât ar putea ajuta una din teanc.
because-deck-empty = În teanc nu este nicio carte.
because-would-give = Ruta ar aduce { number-points }.
because-can-wait = Ocuparea este deja posibilă, dar mai poate aștepta: { $routes }.
because-no-claim-pays = Nicio rută care poate fi ocupată acum nu valorează mai mult decât cărți noi.
because-no-claim = Acum nu poate fi ocupată nicio rută.
because-give = În mână: { $cards }; planul are nevoie de { $number } de acest fel.
because-pay = Cărțile ajung, iar plata aduce ruta { $route }.
because-cannot-pay = { $number ->
        [one] Tunelul mai cere { $number } carte, care nu este în mână.
        [few] Tunelul mai cere { $number } cărți, care nu sunt în mână.
       *[other] Tunelul mai cere { $number } de cărți, care nu sunt în mână.
    }

# Bilete.

because-only-tickets = Nu este nicio carte de tras și nicio rută de ocupat.
because-given-up = Cu turele și vagoanele rămase, niciun drum nu mai merită pentru { $goals }.
because-all-joined = { $number ->
        [one] Singurul bilet este realizat.
        [few] Toate cele { $number } bilete sunt realizate.
       *[other] Toate cele { $number } de bilete sunt realizate.
    }
because-turns-for-tickets = { $turns ->
        [one] Pentru bilete noi a mai rămas cam { $turns } tură.
        [few] Pentru bilete noi au mai rămas cam { $turns } ture.
       *[other] Pentru bilete noi au mai rămas cam { $turns } de ture.
    }
because-keep = Pentru { $ways } planul cere cam { number-turns }.
because-keep-with-held = Pentru { $ways }, împreună cu biletele de dinainte, planul cere cam { number-turns }.
because-joined-already = Cu rutele de până acum se realizează deja { $goals }.
because-must-keep = Prea scump sau imposibil de realizat, dar trebuie păstrat numărul minim de bilete ({ $number }): { $goals }.
because-out-of-reach = De înapoiat { $goals }: cu turele și vagoanele rămase, niciun drum nu ar merita.
because-instead = De înapoiat { $goals }: cu acest bilet planul ar trebui să renunțe la { $tickets }.
because-too-dear = De înapoiat { $goals }: ar cere în plus cel puțin { number-trains } și cam { number-turns }.
because-worth-less = De înapoiat { $goals }: cu acest bilet planul ar aduce mai puțin.

because-nothing-better = Nimic altceva nu părea mai bun.
because-nothing-else = Nimic altceva nu este posibil.

# O căutare.

because-playouts = { $number ->
        [one] Într-o partidă de probă ({ $number }), de la 0% (înfrângere clară) la 100% (victorie clară):
        [few] În { $number } partide de probă, de la 0% (înfrângere clară) la 100% (victorie clară):
       *[other] În { $number } de partide de probă, de la 0% (înfrângere clară) la 100% (victorie clară):
    }
because-tried = A dat cele mai bune rezultate în partidele simulate de aici.
because-not-surely-better = Altă acțiune a mers mai bine, dar nu cu mai mult decât poate face norocul.
playouts-of = { $number ->
        [one] { $percent }% într-o partidă ({ $number }): { $move }
        [few] { $percent }% în { $number } partide: { $move }
       *[other] { $percent }% în { $number } de partide: { $move }
    }
