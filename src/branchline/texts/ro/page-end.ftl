# Pagina după sfârșitul unei partide: calcularea punctajului, scorurile, dovada amestecării.

page-end-count = Calcularea punctajului
page-end-skip = Sari la rezultat
page-end-again = Revezi punctajul
page-end-routes = { $you ->
        [yes] Rutele tale
       *[no] Rute: { $seat }
    }
page-end-done = { $you ->
        [yes] Realizezi biletul { $ticket }
       *[no] { $seat } realizează biletul { $ticket }
    }
page-end-failed = { $you ->
        [yes] Nu realizezi biletul { $ticket }
       *[no] { $seat } nu realizează biletul { $ticket }
    }
page-end-station = { $you ->
        [yes] Gara ta din { $city } folosește ruta { $route }
       *[no] { $seat }: gara din { $city } folosește ruta { $route }
    }
page-end-stations = { $you ->
        [yes] Gările tale neconstruite
       *[no] Gări neconstruite: { $seat }
    }
page-end-countries = { $you ->
        [yes] Cărțile tale de țară
       *[no] Cărți de țară: { $seat }
    }
page-end-path = { $you ->
        [yes] Ai
       *[no] { $seat } are
    } cel mai lung traseu: { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    }
page-end-most-tickets = Globetrotter: { $you ->
        [yes] ai
       *[no] { $seat } are
    } cele mai multe bilete realizate ({ $number })

page-end-won = { $you ->
        [yes] Ai câștigat!
       *[no] { $winners-number ->
            [one] A câștigat { $winners }!
           *[other] { $winners } împart victoria!
        }
    }
page-end-lead = { $points ->
        [one] Cu { $points } punct mai mult decât { $seat }.
        [few] Cu { $points } puncte mai mult decât { $seat }.
       *[other] Cu { $points } de puncte mai mult decât { $seat }.
    }
page-end-place = Ești pe locul { $place ->
        [2] al doilea
        [3] al treilea
        [4] al patrulea
       *[5] al cincilea
    }, la { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } de primul loc.
page-end-best = Ce ți-a ieșit bine
page-end-best-ticket = Cel mai bun bilet: { $ticket }, { number-points }
page-end-best-tickets = Toate biletele realizate: { $number }
page-end-best-route = Cea mai lungă rută: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } rută ocupată
        [few] { $number } rute ocupate
       *[other] { $number } de rute ocupate
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] Ai cel mai lung traseu ({ number-trains }): aduce { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } are cel mai lung traseu ({ number-trains }): aduce { number-points }.
           *[other] { $winners } au trasee la fel de lungi, cele mai lungi ({ number-trains }): fiecare aduce { number-points }.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] Cel mai lung traseu al celuilalt jucător: { $text }.
       *[other] Cele mai lungi trasee ale celorlalți: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] Ai realizat cele mai multe bilete ({ $number }): bonusul Globetrotter aduce { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } are cele mai multe bilete realizate ({ $number }): bonusul Globetrotter aduce { number-points }.
           *[other] { $winners } au la egalitate cele mai multe bilete realizate ({ $number }): bonusul Globetrotter aduce fiecăruia { number-points }.
        }
    }
page-end-tie = Egalitate de puncte. Departajare: { $ties }.
page-end-shared = Egalitate de puncte, fără departajare.
page-end-agreed = Partidă încheiată fără câștigător
page-end-resigned = Toți ceilalți au abandonat.
page-end-you-resigned = Ai abandonat partida.
page-end-all-passed = Toți au pasat, unul după altul.
page-end-idle = Nu se mai întâmplase nimic de mult timp.
page-end-part = De unde vin punctele
page-end-of-tickets = { $you ->
        [yes] Biletele tale
       *[no] Bilete: { $seat }
    }
page-end-no-tickets = Niciun bilet

page-end-next = Ce urmează
page-end-larger = Hartă mai mare
page-end-smaller = Hartă mai mică
page-rematch = Joacă din nou
page-rematch-go = Mergi la masa nouă
page-end-play-too = Joacă și tu
page-end-what = Branchline: jocuri de societate cu trenuri, în browser, singur sau cu prietenii. Gratuit, fără cont.
page-end-replay = Revezi partida
page-end-picture = Imagine
page-end-picture-told = Harta la sfârșit: { $text }
page-end-picture-share = Distribuie imaginea
page-end-picture-save = Salvează imaginea
page-end-record = Descarcă înregistrarea
page-end-prove = Verifică amestecarea

page-proof-told = Înainte să se așeze cineva, serverul a ales la întâmplare un secret și i-a arătat amprenta. Apoi fiecare loc a adăugat un număr aleatoriu propriu. Secretul și numerele au hotărât împreună toată împărțirea, deci nimeni nu o putea alege singur. Acum secretul este public, iar browserul tău îl verifică.
page-proof-secret = Secretul corespunde amprentei arătate înainte de partidă
page-proof-secret-not = Secretul nu corespunde amprentei arătate înainte de partidă
page-proof-seed = Secretul și numerele dau sămânța împărțirii: { $text }
page-proof-kept = Istoricul partidei corespunde amprentei păstrate de browser în timpul jocului (până la evenimentul { $number })
page-proof-edited = Istoricul a fost modificat după partidă: până la evenimentul { $number } nu corespunde amprentei păstrate de browser
page-proof-cut = Istoricul a fost trunchiat: browserul a păstrat amprenta evenimentului { $number }, care lipsește
page-proof-server = Serverul a rejucat toată partida pornind de la această sămânță
page-proof-holds = Totul se potrivește: cărțile au fost amestecate corect.
page-proof-fails = Ceva nu se potrivește.
page-proof-none = Această partidă nu are o dovadă a amestecării.
page-proof-unsafe = Browserele verifică amprente numai pe pagini HTTPS: aici trebuie să crezi serverul pe cuvânt.
page-proof-checking = Se verifică…
page-proof-values = Arată valorile
page-proof-fingerprint = Amprenta
page-proof-hidden = Secretul
page-proof-share = Numărul ({ $seat })
page-proof-heads = Amprenta istoricului până la evenimentul { $number }
page-proof-heads-told = În timp ce jucai, browserul tău a păstrat amprente ale istoricului partidei, unele semnate de server.
page-proof-heads-save = Salvează-le
page-proof-later = Compară amprenta cu cea pe care ai văzut-o la masă înainte de partidă.
page-end-winner = Victorie
