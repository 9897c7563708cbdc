# Pagina comenzii `branchline report`: titluri, constatări, cuvinte de pe grafice. Titlurile și cuvintele nu au punct.

report-heading = { $title }: raport despre hartă
report-bot = { $bot } pe fiecare loc
report-players = { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }
report-games = { $number ->
        [one] { $number } partidă
        [few] { $number } partide
       *[other] { $number } de partide
    }
report-games-each = câte { $number ->
        [one] { $number } partidă
        [few] { $number } partide
       *[other] { $number } de partide
    } pentru fiecare număr de jucători
report-cases = { $number ->
        [one] { $number } caz
        [few] { $number } cazuri
       *[other] { $number } de cazuri
    }
report-choose = Numărul de jucători
report-about = Raportul arată cum joacă un bot pe această hartă, nu cum ar juca oamenii. Liniile subțiri sunt intervale de încredere de 95%; fiind atât de multe, câteva greșesc din întâmplare. Linia întreruptă arată o cotă egală din victorii.
report-made = Creat cu Branchline { $version }:

report-compare = După numărul de jucători
report-compare-first = Avantajul celui care începe
report-compare-first-found = Dintr-o sută de partide, cel care începe câștigă cu { $least } până la { $most } mai multe decât la o cotă egală.
report-compare-score = Scor
report-compare-score-found = Un jucător obține în medie între { $least } și { $most } puncte.
report-compare-rounds = Runde
report-compare-rounds-found = O partidă durează în medie între { $least } și { $most } runde.
report-compare-contested = Rute disputate
report-compare-contested-found = Între { $least } și { $most } din rutele ocupate sunt disputate.
report-compare-completed = Bilete realizate
report-compare-completed-found = Jucătorii realizează între { $least } și { $most } din biletele pe care le au.
report-compare-routes = Rute ocupate
report-compare-routes-found = Într-o partidă se ocupă între { $least } și { $most } din rutele hărții.

report-maps = Harta
report-map-used = Utilizare
report-map-used-found = Ruta ocupată cel mai des este { $best }, în { $share } din partide; orașul la care ajung cei mai mulți jucători este { $hub }: { $reached } dintre ei.
report-map-used-routes = rute: partidele în care sunt ocupate
report-map-used-cities = orașe: jucătorii care ajung la ele
report-map-contested = Dispute
report-map-contested-found = { $share } din rutele ocupate sunt disputate, cel mai des { $best }: în { $most } din partide.
report-map-contested-none = Nicio rută nu a fost disputată.
report-map-contested-routes = rute: partidele în care sunt disputate
report-map-contested-cities = orașe: partidele în care ajung la ele doi sau mai mulți jucători
report-contested-means = O rută ocupată este disputată dacă alt jucător ar mai fi putut-o ocupa și construise deja la ambele ei capete (la o rută spre o țară, în orașul ei). Nu se știe ce vor jucătorii, ci doar unde au construit.
report-map-round = Când
report-map-round-found = Dintre rutele folosite, prima ocupată este { $best }, în medie în runda { $first }, iar ultima { $worst }, în runda { $last }.
report-map-round-routes = rute: runda medie a ocupării, dacă sunt ocupate în cel puțin { $share } din partide
report-map-station = Gări
report-map-station-found = Cel mai des primește o gară { $best }: în { $share } din partide.
report-map-station-none = Nu s-a construit nicio gară.
report-map-station-cities = orașe: partidele în care au o gară

report-routes = Rute și orașe
report-scatter-routes = Folosite și disputate
report-scatter-routes-found = Într-o partidă se ocupă în medie { $claimed } din rutele hărții (în total { $number }), dintre care { $contested } disputate.
report-top-routes = Rutele cele mai folosite
report-top-routes-found = Ruta { $best } este ocupată în { $share } din partide, iar { $worst } în { $least }.
report-all-routes = Toate rutele
report-lengths = După lungime
report-lengths-found = Cel mai des se ocupă rutele cu { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }: { $share } dintre ele într-o partidă.
report-length = { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }
report-top-cities = Orașele la care se ajunge cel mai des
report-top-cities-found = La { $best } ajung { $share } dintre jucători, iar la { $worst } { $least }.
report-all-cities = Toate orașele
report-used = utilizare
report-contested = dispute
report-round = runda
report-reached = atinse
report-met = de mai mulți

report-tickets = Bilete
report-completion = Păstrate și realizate
report-completion-found = Din biletele deținute sunt realizate { $share }: cel mai des { $best } ({ $most }), cel mai rar { $worst } ({ $least }).
report-kept = păstrate
report-completed = realizate
report-kept-means = Păstrate: la început, din cazurile în care biletul a fost oferit. Realizate: din toate biletele deținute la sfârșit, indiferent când au fost trase.
report-value = Valoare
report-value-found = Cel mai mult aduce { $best }, în medie { $most } puncte, iar cel mai puțin { $worst }, { $least }.
report-value-means = Un bilet nerealizat contează ca puncte pierdute.
report-points = puncte
report-scatter-tickets = Valori mari și mici
report-scatter-tickets-found = Jumătatea mai valoroasă a biletelor este realizată în { $dear } din cazuri, cea mai puțin valoroasă în { $cheap }.
report-printed = puncte pe bilet

report-opening = Bilete inițiale câștigătoare
report-opening-best = Cine păstrează la început { $best } câștigă { $share } din partide, semnificativ mai mult decât o cotă egală de { $par }.
report-opening-worst = Cine păstrează { $worst } câștigă { $share } din partide, semnificativ mai puțin decât o cotă egală de { $par }.
report-opening-none = Niciun bilet inițial nu se abate semnificativ de la o cotă egală de { $par }: cel mai bine arată { $best }, cu { $share }.
report-opening-means = Semnificativ înseamnă că intervalul biletului nu ar cuprinde o cotă egală nici dacă ar fi lărgit astfel încât să fie valabil pentru toate biletele deodată.
report-victories = victorii
report-pairs = Perechi inițiale câștigătoare
report-pairs-found = Păstrate împreună, cel mai sigur câștigă { $best }: { $share } din { $number ->
        [one] { $number } caz
        [few] { $number } cazuri
       *[other] { $number } de cazuri
    }.
report-pairs-none = Nicio pereche de bilete nu a fost păstrată { $number ->
        [one] măcar o dată
        [few] de cel puțin { $number } ori
       *[other] de cel puțin { $number } de ori
    }: sunt necesare mai multe partide.
report-pairs-means = Perechi păstrate destul de des, după capătul de jos al intervalului: din sute de perechi, cele care arată cel mai bine au avut și noroc.
report-number = Câte se păstrează la început
report-number-found = Cei mai mulți jucători păstrează { $usual } ({ $share }); cea mai mare cotă de victorii o au cei care păstrează { $best }: { $most }.
report-number-kept = { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
report-players-share = jucători

report-first = Cine începe
report-victories-of = Victorii
report-first-more = Cel care începe câștigă { $share } ± { $error } din partide, mai mult decât o cotă egală de { $par }.
report-first-less = Cel care începe câștigă { $share } ± { $error } din partide, mai puțin decât o cotă egală de { $par }.
report-first-even = Cel care începe câștigă { $share } ± { $error } din partide, ceea ce nu se deosebește clar de o cotă egală de { $par }.
report-place = locul { $number }
report-place-scores = Scoruri după ordinea la mutare
report-place-scores-found = Cel care începe obține în medie { $first } puncte, ultimul { $last }.
report-boxes-means = Cutia: jumătatea din mijloc; linia: nouă zecimi; liniuța: mediana; punctul: media.

report-scores = Scoruri
report-totals = Puncte
report-totals-found = Un jucător obține în medie { $mean } puncte, cel mai bun dintr-o partidă { $winner }.
report-all-players = toți jucătorii
report-winners = câștigători
report-others = ceilalți
report-parts = De unde vin punctele
report-parts-found = Ce îi deosebește cel mai mult pe câștigători: { $part }, cu { $points } puncte.
report-part-routes = rute
report-part-tickets = bilete
report-part-stations = gări neconstruite
report-part-path-bonus = cel mai lung traseu
report-part-ticket-bonus = Globetrotter
report-part-countries = țări
report-margin = Diferențe
report-margin-found = Jumătate din partide se câștigă la cel mult { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    } diferență.

report-turns = Ture
report-rounds = Runde
report-rounds-found = O partidă durează în medie { $mean } runde, iar nouă din zece partide între { $low } și { $high }.
report-turns-used = La ce se folosesc turele
report-turns-used-found = Din { $all } ture, un jucător folosește { $drawing } pentru cărți de tren și { $claiming } pentru rute.
report-turns-used-cards = cărți de tren
report-turns-used-tickets = bilete
report-turns-used-route = rute
report-turns-used-station = gări
report-turns-used-given-up = renunțări la tuneluri
report-turns-used-passed = pas
report-turns-a-player = ture pe jucător
report-endings = Cum se încheie partidele
report-endings-found = { $share } din partide se încheie după ultimele ture.
report-ending-last-turns = ultimele ture
report-ending-all-passed = toți au pasat
report-ending-idle = nu s-a întâmplat nimic
report-axis-games = partide

report-stations = Gări construite
report-stations-found = { $share } dintre jucători construiesc măcar o gară.
report-tunnels = Tuneluri
report-tunnels-found = { $share } din tuneluri cer mai multe cărți; la { $declined } se renunță.
report-tunnel-cards = { $number ->
        [0] nimic în plus
        [one] { $number } carte în plus
        [few] { $number } cărți în plus
       *[other] { $number } de cărți în plus
    }
report-countries = Țări
report-countries-found = Cel mai mult aduce { $best }: în medie { $points } puncte unui jucător.
