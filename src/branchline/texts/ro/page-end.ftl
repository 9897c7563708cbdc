# Pagina după sfârșitul unui joc: numărătoarea, scorurile, dovada amestecării.

page-end-count = Numărătoarea
page-end-skip = Sari la rezultat
page-end-again = Numără din nou
page-end-lanes = { $you ->
        [yes] Liniile tale
       *[no] Linii: { $seat }
    }
page-end-done = { $you ->
        [yes] Îndeplinești biletul { $ticket }
       *[no] { $seat } îndeplinește biletul { $ticket }
    }
page-end-failed = { $you ->
        [yes] Nu îndeplinești biletul { $ticket }
       *[no] { $seat } nu îndeplinește biletul { $ticket }
    }
page-end-station = { $you ->
        [yes] Gara ta din { $city } împrumută linia { $lane }
       *[no] { $seat }: gara din { $city } împrumută linia { $lane }
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
page-end-most-tickets = { $you ->
        [yes] Ai
       *[no] { $seat } are
    } cele mai multe bilete îndeplinite: { $number }

page-end-won = { $you ->
        [yes] Câștigi!
       *[no] { $winners-number ->
            [one] Câștigă { $winners }!
           *[other] Victoria este împărțită: { $winners }!
        }
    }
page-end-lead = { $points ->
        [one] Avans: { $points } punct. Locul al doilea: { $seat }.
        [few] Avans: { $points } puncte. Locul al doilea: { $seat }.
       *[other] Avans: { $points } de puncte. Locul al doilea: { $seat }.
    }
page-end-tie = Același număr de puncte. Decide { $ties }.
page-end-shared = Același număr de puncte și nimic care să departajeze.
page-end-agreed = Jocul a fost încheiat de comun acord.
page-end-resigned = Toți ceilalți au renunțat.
page-end-all-passed = Toți au spus pas, unul după altul.
page-end-idle = De mult nu s-a mai întâmplat nimic.
page-end-part = Pentru ce sunt punctele
page-end-of-tickets = { $you ->
        [yes] Biletele tale
       *[no] Bilete: { $seat }
    }
page-end-no-tickets = Niciun bilet

page-rematch = Joacă din nou
page-rematch-go = La masa nouă
page-end-replay = Revezi jocul
page-end-picture = Imagine
page-end-picture-told = Harta la sfârșit: { $text }
page-end-picture-share = Distribuie imaginea
page-end-picture-save = Salvează imaginea
page-end-record = Descarcă înregistrarea
page-end-prove = Verifică amestecarea

page-proof-told = Înainte să se așeze cineva, serverul a ales la întâmplare un secret și i-a arătat amprenta. Apoi fiecare jucător a adăugat un număr aleatoriu. Secretul și numerele au hotărât împreună toată împărțirea, deci nimeni nu o putea alege singur. Acum secretul este la vedere, iar browserul tău îl verifică.
page-proof-secret = Secretul are amprenta arătată dinainte
page-proof-secret-not = Secretul nu are amprenta arătată dinainte
page-proof-seed = Secretul și numerele dau sămânța împărțirii: { $text }
page-proof-server = Serverul a jucat din nou tot jocul, pornind de la această sămânță
page-proof-holds = Totul se potrivește: cărțile au fost amestecate cinstit.
page-proof-fails = Ceva nu se potrivește.
page-proof-none = Acest joc nu are o dovadă a amestecării.
page-proof-unsafe = Browserele verifică amprente numai pe pagini venite prin HTTPS: aici rămâne cuvântul serverului.
page-proof-checking = Se verifică …
page-proof-values = Numerele în sine
page-proof-fingerprint = Amprenta
page-proof-hidden = Secretul
page-proof-share = Numărul pentru { $seat }
page-proof-later = Compară amprenta cu cea pe care ai văzut-o la masă înainte de joc.
