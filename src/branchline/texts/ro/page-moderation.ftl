# Rapoartele jucătorilor.

page-report-of = Raportează: { $name }
page-report-who = Jucător
page-report-why = Ce s-a întâmplat?
page-report-insults = Insulte sau amenințări
page-report-cheating = Trișează
page-report-stalling = Trage de timp sau pleacă intenționat
page-report-name = Nume jignitor
page-report-other = Altceva
page-report-lines = Care mesaje?
page-report-text = Ce ar mai trebui să știe moderatorii? (opțional)
page-report-send = Trimite raportul
page-report-note = Doar moderatorii văd asta. { $name } nu află cine a trimis raportul.
page-report-thanks = Mulțumim. Moderatorii se vor ocupa.

# Seriozitatea și deciziile moderatorilor privind cititorul.

page-reliability-new = jucător nou
page-reliability-reliable = joacă până la capăt
page-reliability-leaves = pleacă des

page-sanctions = Deciziile moderatorilor
page-sanction-mute = Nu mai ai voie să scrii în chat.
page-sanction-suspend = Ai primit o suspendare: îți poți termina partidele, dar nu te poți așeza la mese, nu poți deschide mese și nu poți scrie în chat.
page-sanction-ban = Accesul tău la acest server este blocat.
page-sanction-rename = Numele tău a fost înlocuit. Alege unul care nu jignește pe nimeni.
page-sanction-until = Până la { $time }.
page-sanction-forever = Definitiv.
page-sanction-why = Motiv: { $reason }
page-next-muted = Motivul îl găsești pe pagina profilului tău.
page-next-suspended = Motivul îl găsești pe pagina profilului tău.
page-next-address-banned = Cine administrează serverul îți poate spune de ce.

# Pagina moderatorilor.

page-moderation = Moderare
page-moderation-show = Arată
page-moderation-open = Rapoarte
page-moderation-handled = Istoric
page-moderation-sanctions = În vigoare
page-moderation-networks = Rețele
page-moderation-names = Nume
page-moderation-none-open = Niciun raport nou. Felicitări!
page-moderation-none = Nu e nimic aici.
page-moderation-gone = un jucător șters
page-moderation-by = Raport de la { $name }, { $time }
page-moderation-server = Semnalat de server, { $time }
page-moderation-same-person = Două conturi ale aceleiași persoane?
page-moderation-with = și { $name }
page-moderation-same-device = Ambele conturi au fost folosite în același browser. Partide cotate împreună: { $games }; { $name } a terminat pe un loc mai bun în { $ahead } dintre ele.
page-moderation-same-network = Ambele conturi joacă din aceeași rețea. Ultimele partide cotate împreună: { $games }; { $name } a terminat pe un loc mai bun în { $ahead } dintre ele.
page-moderation-lines = Mesaje din chat; cele în cauză sunt marcate
page-moderation-table = Mergi la masă
page-moderation-reports = { $number ->
        [0] Niciun alt raport
        [one] Încă { $number } raport
        [few] Încă { $number } rapoarte
       *[other] Încă { $number } de rapoarte
    }
page-moderation-dismiss = Nimic în neregulă
page-moderation-reopen = Redeschide
page-moderation-rename = Înlocuiește numele
page-moderation-impose = Sancționează…
page-moderation-impose-on = Sancțiune pentru { $name }
page-moderation-kind = Sancțiune
page-moderation-mute = Chat interzis
page-moderation-suspend = Suspendare
page-moderation-ban = Acces blocat
page-moderation-renamed = Nume înlocuit, înainte: { $name }
page-moderation-mute-note = Nu poate scrie în chat.
page-moderation-suspend-note = Nu se poate așeza la mese, nu poate deschide mese și nu poate scrie în chat; își poate termina partidele începute.
page-moderation-ban-note = Nu poate folosi deloc serverul.
page-moderation-length = Pentru cât timp?
page-moderation-hour = 1 oră
page-moderation-day = 1 zi
page-moderation-week = 1 săptămână
page-moderation-month = 1 lună
page-moderation-forever = Definitiv
page-moderation-reason = Motivul, pe care îl va vedea jucătorul
page-moderation-network-reason = Motivul
page-moderation-do = Aplică
page-moderation-done = Decizia pentru { $name } a fost salvată
page-moderation-undo = Anulează
page-moderation-undo-of = Anulează: { $name }
page-moderation-undone = Anulat.
page-moderation-lifted = anulat
page-moderation-outcome = { $outcome ->
        [dismissed] Nimic în neregulă
        [mute] Chat interzis
        [suspend] Suspendare
        [ban] Acces blocat
       *[rename] Nume înlocuit
    }, decizie: { $name }, { $time }
page-moderation-where = Găsește-i rețeaua
page-moderation-nowhere = Nu se mai știe din ce rețea s-a conectat: rețelele se păstrează doar în memorie.
page-moderation-network = Rețea, de exemplu 203.0.113.0/24
page-moderation-network-ban = Blochează o rețea
page-moderation-network-note = Nimeni din acea rețea nu va putea folosi serverul, nici cei care n-au greșit cu nimic. Preferă perioade scurte și rețele mici.
page-moderation-find-name = Numele contului
page-moderation-find-go = Caută
page-moderation-find-none = Nu există niciun cont cu acest nume.
page-moderation-rule = Nume sau cuvânt
page-moderation-rule-name = Ca nume întreg
page-moderation-rule-word = Oriunde în nume
page-moderation-rule-kind = Interzis
page-moderation-rule-add = Adaugă
