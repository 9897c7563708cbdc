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
because-points-done = Nu mai ai nimic de construit pentru bilete, iar ruta aduce { number-points }.
because-points-spare = Aduce { number-points } și îți lasă { number-trains }, suficient pentru bilete.
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
because-colour-lacks = Ruta { $route } se poate plăti cu cărți de o singură culoare, oricare; în această culoare mai trebuie { $short-lacking }.
because-colour-in-all = Cărți necesare de această culoare: { $number } ({ $routes }); ai { $held }.
because-shortest = Face parte din cel mai scurt drum pentru { $goals }.
because-tunnel-extra = { $route } este un tunel: cartea aceasta ar putea ajuta la plata suplimentară.
because-wild = O locomotivă poate ține locul unei cărți de orice culoare.
because-saves-locomotive = Cu ea, ruta { $route } cere cu o locomotivă mai puțin.
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
because-plan-done = Nu mai ai nimic de construit pentru bilete.
because-nothing-lacks = Ai deja cărți pentru fiecare rută de care ai nevoie, așa că poți aduna cărți pentru alte rute.
because-lacks-together = Cărțile îți ajung pentru fiecare rută necesară luată separat, dar nu și pentru toate la un loc.
because-face-up-empty = Nicio carte la vedere nu poate fi luată.
because-face-up-useless = Nicio carte la vedere nu te ajută.
because-face-up-locomotive = Dintre cărțile la vedere ar ajuta doar o locomotivă, iar luarea ei consumă toată tura.
because-locomotive-turn = Luarea locomotivei de la vedere ar consuma toată tura.
because-locomotive-second = O locomotivă de la vedere nu poate fi luată ca a doua carte.
because-not-face-up = Ai nevoie și de culori care nu sunt printre cărțile la vedere: { $colours }.
because-deck-empty = Teancul este gol.
because-would-give = Ruta ar aduce { number-points }.
because-can-wait = Ocuparea este deja posibilă, dar mai poate aștepta: { $routes }.
because-no-claim-pays = Nicio rută care poate fi ocupată acum nu valorează mai mult decât cărți noi.
because-no-claim = Acum nu poate fi ocupată nicio rută.
because-give = În mână: { $cards }; ai nevoie de { $number } dintre ele.
because-pay = Cărțile ajung, iar plata aduce ruta { $route }.
because-cannot-pay = { $number ->
        [one] Tunelul mai cere { $number } carte, care nu este în mână.
        [few] Tunelul mai cere { $number } cărți, iar în mână nu sunt destule.
       *[other] Tunelul mai cere { $number } de cărți, iar în mână nu sunt destule.
    }
because-decline = Renunțarea costă doar tura: păstrezi toate cărțile.

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
because-trains-for-tickets = Mai ai { number-trains }, iar pentru biletele nerealizate îți trebuie cel mult { $number }.
because-keep = Pentru { $ways }, îți trebuie cam { number-turns }.
because-keep-with-held = Pentru { $ways } și biletele deja păstrate, îți trebuie cam { number-turns }.
because-joined-already = Se realizează deja cu rutele actuale: { $goals }.
because-must-keep = Prea scump sau imposibil de realizat, dar { $number ->
        [one] trebuie păstrat cel puțin un bilet
        [few] trebuie păstrate cel puțin { $number } bilete
       *[other] trebuie păstrate cel puțin { $number } de bilete
    }: { $goals }.
because-out-of-reach = Nu păstra { $goals }: cu turele și vagoanele rămase, nu merită încercat.
because-instead = Nu păstra { $goals }: cu el, ar trebui să renunți la { $tickets }.
because-too-dear = Nu păstra { $goals }: punctele nu merită încă vreo { number-turns }.
because-worth-less = Nu păstra { $goals }: cu el, ai face probabil mai puține puncte.
because-risky = Nu păstra { $goals }: e riscant; nerealizat, costă { number-points }.
because-as-good = Poți să nu păstrezi { $goals }, dar e cam la fel de bine să îl păstrezi și pe acesta.
because-did-worse = Nu păstra { $goals }: cu el, s-au câștigat mai puține partide simulate.

because-nothing-better = Nimic altceva nu părea mai bun.
because-nothing-else = Nimic altceva nu este posibil.

# O căutare.

because-playouts = { $number ->
        [one] Șanse de victorie, după { $number } partidă simulată:
        [few] Șanse de victorie, după { $number } partide simulate:
       *[other] Șanse de victorie, după { $number } de partide simulate:
    }
because-tried = A dat cele mai bune rezultate în partidele simulate din această poziție.
playouts-of = { $number ->
        [one] { $percent }% în { $number } partidă: { $move }
        [few] { $percent }% în { $number } partide: { $move }
       *[other] { $percent }% în { $number } de partide: { $move }
    }
playouts-same = Cam la fel de bună: { $move }

# O mutare în locul alteia (antrenorul). „Cu mutarea jucată”: după ce s-a făcut în partidă. Procentele sunt din partidele simulate.

rather-last-turn = Este ultima tură: cărțile nu mai valorează nimic, dar mutarea mai bună aduce { number-points }.
rather-completes = Mutarea mai bună realizează imediat { $goals }; cu mutarea jucată, biletul s-a realizat în { $percent }% dintre partidele simulate.
rather-bonus = { $part ->
        [longest-path] Mutarea mai bună a adus bonusul pentru cel mai lung traseu în { $percent }% dintre partidele simulate, iar cea jucată în { $number }%.
       *[most-tickets] Mutarea mai bună a adus bonusul pentru cele mai multe bilete în { $percent }% dintre partidele simulate, iar cea jucată în { $number }%.
    }
rather-taken = Cu mutarea jucată, un rival a ocupat ruta { $route } în { $percent }% dintre partidele simulate.
rather-taken-detour = Cu mutarea jucată, un rival a ocupat ruta { $route } în { $percent }% dintre partidele simulate, iar fără ea { $goals } cere în plus { number-trains }.
rather-taken-only-way = Cu mutarea jucată, un rival a ocupat ruta { $route } în { $percent }% dintre partidele simulate, iar fără ea { $goals } nu se mai poate realiza.
rather-urgent = Ruta { $route } nu putea aștepta: un rival a ocupat-o în { $percent }% dintre partidele simulate, iar { $waits } în { $number }%.
rather-trains = { $number ->
        [0] După { $waits } nu mai rămâne niciun vagon, dar { $goals } tot mai cere { number-trains }.
        [one] După { $waits } mai rămâne doar { $number } vagon, dar { $goals } tot mai cere { number-trains }.
        [few] După { $waits } mai rămân doar { $number } vagoane, dar { $goals } tot mai cere { number-trains }.
       *[other] După { $waits } mai rămân doar { $number } de vagoane, dar { $goals } tot mai cere { number-trains }.
    }
route-aim = { $ticket ->
        [none] { $route } ({ number-points })
       *[other] { $route } (pentru biletul { $ticket })
    }
rather-spent = Ruta { route-aim } are nevoie de cărțile plătite pentru { $waits }: fără ele îi mai trebuie { $short-lacking }{ $least ->
        [0] .
       *[other] {" "}în loc de { $least }.
    }
rather-spent-locomotive = Ruta { route-aim } are nevoie de { $number ->
        [one] locomotiva plătită
       *[other] locomotivele plătite
    } pentru { $waits }: fără { $number ->
        [one] ea
       *[other] ele
    } îi mai trebuie { $short-lacking }{ $least ->
        [0] .
       *[other] {" "}în loc de { $least }.
    }
rather-spent-any = Ruta { route-aim } are nevoie de cărțile plătite pentru { $waits }: fără ele îi mai trebuie { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    } de aceeași culoare{ $least ->
        [0] .
       *[other] {" "}în loc de { $least }.
    }
rather-off-way = Ruta { $waits } nu ajută la niciun bilet, iar { $goals } s-a realizat în { $number }% dintre partidele simulate în loc de { $percent }%.
rather-wait = Ruta { $waits } putea aștepta: a fost oricum ocupată în { $percent }% dintre partidele simulate.
rather-last-card = Rutei { $route } îi lipsește doar o carte, iar la vedere este { $card-subject }.
rather-face-up = Pentru ruta { $route } mai trebuie { $short-lacking }: una este la vedere, iar printre cărțile din teanc ({ $deck }) { $number ->
        [0] nu mai este niciuna la fel.
        [one] este cel mult una la fel.
       *[other] sunt cel mult { $number } la fel.
    }
rather-helps = Cu { $card-object }, ruta { route-aim } a fost ocupată în { $percent }% dintre partidele simulate, iar cu mutarea jucată în { $number }%.
rather-two-cards = O locomotivă la vedere ocupă toată tura; altfel se pot trage două cărți.
rather-useless = { $card-subject } nu se potrivește niciunei rute de care mai au nevoie biletele.
rather-return = Pe lângă vagoanele pentru celelalte bilete, { $goals } mai cere { number-trains } și s-a realizat în doar { $percent }% dintre partidele simulate.
rather-keep = { $trains ->
        [0] Rutele pentru celelalte bilete ajung și pentru { $goals }, care s-a realizat în { $percent }% dintre partidele simulate.
       *[other] Pe lângă vagoanele pentru celelalte bilete, { $goals } mai cere { number-trains } și s-a realizat în { $percent }% dintre partidele simulate.
    }
rather-keep-far = Biletul { $goals } merita păstrat: s-a realizat în { $percent }% dintre partidele simulate.
rather-no-tickets = Cu aproximativ { number-turns } până la final, biletele noi au costat în medie { number-points } în partidele simulate.
rather-new-tickets = Biletele noi au adus în medie { number-points } în partidele simulate.
rather-ticket = Cu mutarea mai bună, { $goals } s-a realizat în { $percent }% dintre partidele simulate, iar cu cea jucată în { $number }%.
rather-route = Cu mutarea mai bună, ruta { route-aim } a fost ocupată în { $percent }% dintre partidele simulate, iar cu cea jucată în { $number }%.
rather-first = Cu mutarea jucată, un rival a ocupat ruta { $route } în { $percent }% dintre partidele simulate, iar cu mutarea mai bună în { $number }%.
rather-seldom = Cu mutarea jucată, ruta { $route } a fost ocupată în { $percent }% dintre partidele simulate.
rather-points = { $part ->
        [routes] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din rute.
        [tickets] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din bilete.
        [stations] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din gări.
        [longest-path] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din cel mai lung traseu.
        [most-tickets] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din bonusul pentru cele mai multe bilete.
        [countries] În partidele simulate, mutarea mai bună a adus în medie cu { number-points } mai mult din cărțile de țară.
       *[rival] În partidele simulate, mutarea mai bună l-a costat pe cel mai bun rival în medie { number-points }.
    }
rather-unexplained = Mutarea mai bună a câștigat mai multe partide simulate, dar niciun fapt nu explică singur diferența.
rather-hidden = Nu a fost o greșeală: nimeni nu putea ști că mutarea va costa atât din cauza cărților ascunse.
