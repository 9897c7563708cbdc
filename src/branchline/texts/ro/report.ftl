# Pagina comenzii `branchline report`: titluri, constatări, cuvinte de pe grafice. Titlurile și cuvintele nu au punct.

report-heading = { $title }: raport despre hartă
report-bot = { $bot } pe fiecare loc
report-players = { $number ->
        [one] { $number } jucător
        [few] { $number } jucători
       *[other] { $number } de jucători
    }
report-games = { $number ->
        [one] { $number } joc
        [few] { $number } jocuri
       *[other] { $number } de jocuri
    }
report-games-each = câte { $number ->
        [one] { $number } joc
        [few] { $number } jocuri
       *[other] { $number } de jocuri
    } pentru fiecare număr de jucători
report-cases = { $number ->
        [one] { $number } caz
        [few] { $number } cazuri
       *[other] { $number } de cazuri
    }
report-choose = Numărul de jucători
report-about = Raportul spune ce face un bot pe această hartă, nu ce ar face oamenii. Intervalele, desenate cu linii subțiri, sunt sigure fiecare în proporție de 95 %; când sunt multe, unele greșesc din întâmplare. Linia întreruptă arată o parte egală din victorii.
report-made = Făcut cu Branchline { $version }:

report-compare = După numărul de jucători
report-compare-first = Avantajul celui care începe
report-compare-first-found = Peste o parte egală, cel care începe câștigă de la { $least } până la { $most } jocuri dintr-o sută.
report-compare-score = Scor
report-compare-score-found = Un jucător obține în medie de la { $least } până la { $most } puncte.
report-compare-rounds = Runde
report-compare-rounds-found = Un joc durează în medie de la { $least } până la { $most } runde.
report-compare-contested = Ocupări disputate
report-compare-contested-found = Sunt disputate de la { $least } până la { $most } din toate ocupările de linii.
report-compare-completed = Bilete îndeplinite
report-compare-completed-found = Jucătorii îndeplinesc de la { $least } până la { $most } din biletele pe care le au.
report-compare-lanes = Linii ocupate
report-compare-lanes-found = Într-un joc se ocupă de la { $least } până la { $most } din liniile hărții.

report-maps = Harta
report-map-used = Folosire
report-map-used-found = Linia ocupată cel mai des este { $best }, în { $share } din jocuri; orașul la care ajung cei mai mulți jucători este { $hub }: { $reached } dintre ei.
report-map-used-lanes = linii: jocurile în care sunt ocupate
report-map-used-cities = orașe: jucătorii care ajung la ele
report-map-contested = Dispute
report-map-contested-found = { $share } din toate ocupările sunt disputate, cel mai des { $best }: în { $most } din jocuri.
report-map-contested-none = Nicio ocupare de linie nu a fost disputată.
report-map-contested-lanes = linii: jocurile în care ocuparea lor este disputată
report-map-contested-cities = orașe: jocurile în care ajung la ele doi sau mai mulți jucători
report-contested-means = O ocupare este disputată dacă altcineva ar mai fi putut ocupa linia și construise la ambele ei capete; la o linie spre o țară, în orașul ei. Ce vor jucătorii nu se știe, ci doar unde se află.
report-map-round = Când
report-map-round-found = Dintre liniile folosite, prima se duce { $best }, în medie în runda { $first }, iar ultima { $worst }, în runda { $last }.
report-map-round-lanes = linii: runda medie a ocupării, dacă sunt ocupate în cel puțin { $share } din jocuri
report-map-station = Gări
report-map-station-found = Cel mai des primește o gară { $best }: în { $share } din jocuri.
report-map-station-none = Nu s-a construit nicio gară.
report-map-station-cities = orașe: jocurile în care au o gară

report-lanes = Linii și orașe
report-scatter-lanes = Folosite și disputate
report-scatter-lanes-found = Într-un joc se ocupă în medie { $claimed } din { $number } linii, dintre care { $contested } disputate.
report-top-lanes = Liniile cele mai folosite
report-top-lanes-found = { $best } este ocupată în { $share } din jocuri, { $worst } în { $least }.
report-all-lanes = Toate liniile
report-lengths = După lungime
report-lengths-found = Cel mai des se ocupă liniile cu { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }: { $share } din ele într-un joc.
report-length = { $length ->
        [one] { $length } spațiu
        [few] { $length } spații
       *[other] { $length } de spații
    }
report-top-cities = Orașele la care se ajunge cel mai des
report-top-cities-found = La { $best } ajung { $share } din jucători, la { $worst } { $least }.
report-all-cities = Toate orașele
report-used = folosire
report-contested = dispute
report-round = runda
report-reached = ajung
report-met = mai mulți

report-tickets = Bilete
report-completion = Păstrate și îndeplinite
report-completion-found = Din biletele deținute sunt îndeplinite { $share }: cel mai des { $best } ({ $most }), cel mai rar { $worst } ({ $least }).
report-kept = păstrate
report-completed = îndeplinite
report-kept-means = Păstrate: la început, din ofertele în care se afla biletul. Îndeplinite: din toate biletele deținute la sfârșit, oricând au fost trase.
report-value = Valoare
report-value-found = Cel mai mult aduce { $best }, în medie { $most } puncte, iar cel mai puțin { $worst }, { $least }.
report-value-means = Punctele unui bilet neîndeplinit se socotesc pierdute.
report-points = puncte
report-scatter-tickets = Scumpe și ieftine
report-scatter-tickets-found = Jumătatea mai scumpă a biletelor este îndeplinită în { $dear } din cazuri, cea mai ieftină în { $cheap }.
report-printed = puncte pe bilet

report-opening = Bilete de început care câștigă
report-opening-best = Cine păstrează la început { $best } câștigă { $share } din jocuri, sigur mai mult decât o parte egală de { $par }.
report-opening-worst = Cine păstrează { $worst } câștigă { $share }, sigur mai puțin decât o parte egală de { $par }.
report-opening-none = Niciun bilet de la început nu se abate sigur de la o parte egală de { $par }: cel mai bine arată { $best }, cu { $share }.
report-opening-means = Sigur înseamnă: intervalul biletului nu ar cuprinde o parte egală nici dacă ar fi destul de larg ca să fie valabil pentru toate biletele deodată.
report-victories = victorii
report-pairs = Perechi de început care câștigă
report-pairs-found = Păstrate împreună, cel mai sigur câștigă { $best }: { $share } din { $number ->
        [one] { $number } caz
        [few] { $number } cazuri
       *[other] { $number } de cazuri
    }.
report-pairs-none = Niciun fel de două bilete nu au fost păstrate împreună de cel puțin { $number ->
        [one] { $number } dată
        [few] { $number } ori
       *[other] { $number } de ori
    }: mai multe jocuri ar arăta mai mult.
report-pairs-means = Perechi păstrate destul de des, după capătul de jos al intervalului: din sute de perechi, cele care arată cel mai bine au avut și noroc.
report-number = Câte se păstrează la început
report-number-found = Cei mai mulți jucători păstrează { $usual } ({ $share }); cea mai mare parte din victorii: { $best }, { $most }.
report-number-kept = { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
report-players-share = jucători

report-first = Cine începe
report-victories-of = Victorii
report-first-more = Cel care începe câștigă { $share } ± { $error }, mai mult decât o parte egală de { $par }.
report-first-less = Cel care începe câștigă { $share } ± { $error }, mai puțin decât o parte egală de { $par }.
report-first-even = Cel care începe câștigă { $share } ± { $error }; nu se poate deosebi de o parte egală de { $par }.
report-place = locul { $number }
report-place-scores = Scoruri în ordinea rândului
report-place-scores-found = Cel care începe obține în medie { $first } puncte, ultimul { $last }.
report-boxes-means = Cutia: jumătatea din mijloc; linia: nouă zecimi; liniuța: mediana; punctul: media.

report-scores = Scoruri
report-totals = Puncte
report-totals-found = Un jucător obține în medie { $mean } puncte, cel mai bun dintr-un joc { $winner }.
report-all-players = toți jucătorii
report-winners = câștigători
report-others = ceilalți
report-parts = De unde vin punctele
report-parts-found = Ce îi deosebește cel mai mult pe câștigători: { $part }, cu { $points } puncte.
report-part-routes = linii
report-part-tickets = bilete
report-part-stations = gări neconstruite
report-part-path-bonus = cel mai lung traseu
report-part-ticket-bonus = cele mai multe bilete
report-part-countries = țări
report-margin = Diferențe
report-margin-found = Jumătate din jocuri se câștigă la cel mult { $number ->
        [one] { $number } punct
        [few] { $number } puncte
       *[other] { $number } de puncte
    } diferență.

report-turns = Ture
report-rounds = Runde
report-rounds-found = Un joc durează în medie { $mean } runde, iar nouă din zece jocuri între { $low } și { $high }.
report-deeds = La ce se folosesc turele
report-deeds-found = Din { $all } ture, un jucător folosește { $drawing } pentru cărți de vagoane și { $claiming } pentru linii.
report-deed-cards = cărți de vagoane
report-deed-tickets = bilete
report-deed-lane = linii
report-deed-station = gări
report-deed-given-up = tuneluri abandonate
report-deed-passed = pasate
report-turns-a-player = turele unui jucător
report-endings = Cum se termină jocurile
report-endings-found = { $share } din jocuri se termină după ultimele ture.
report-ending-last-turns = ultimele ture
report-ending-all-passed = toți au pasat
report-ending-idle = nu s-a întâmplat nimic
report-axis-games = jocuri

report-stations = Gări construite
report-stations-found = { $share } din jucători construiesc măcar o gară.
report-tunnels = Tuneluri
report-tunnels-found = { $share } din tuneluri cer mai multe cărți; { $declined } sunt abandonate.
report-tunnel-cards = { $number ->
        [0] nimic în plus
        [one] { $number } carte în plus
        [few] { $number } cărți în plus
       *[other] { $number } de cărți în plus
    }
report-countries = Țări
report-countries-found = Cel mai mult aduce { $best }: în medie { $points } puncte unui jucător.
