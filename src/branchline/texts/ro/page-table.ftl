# Pagina la masă: ce este în jurul hărții. Etichetele sunt fără punct, propozițiile cu punct.

page-home-go = Pagina principală
page-map = Harta: mut-o cu mouse-ul, cu degetul sau cu săgețile; plus și minus o măresc și o micșorează
page-zoom-in = Mărește
page-zoom-out = Micșorează
page-zoom-whole = Toată harta

page-players = Jucători
page-you = tu
page-trains = Vagoane rămase
page-cards = Cărți în mână
page-tickets = Bilete
page-stations = Gări rămase
page-countries = Puncte din cărți de țară
page-clock = Ceas
page-clock-left = Timp rămas: { $time }
page-clock-days = { $hours ->
        [0] { $days } z
       *[other] { $days } z { $hours } h
    }
page-clock-hours = { $hours } h
page-clock-minutes = { $minutes } min
page-days = { $number ->
        [one] { $number } zi
        [few] { $number } zile
       *[other] { $number } de zile
    }
page-hours = { $number ->
        [one] { $number } oră
        [few] { $number } ore
       *[other] { $number } de ore
    }
page-minutes = { $number ->
        [one] { $number } minut
        [few] { $number } minute
       *[other] { $number } de minute
    }
page-resigned = a abandonat
page-stood-in = joacă un bot
page-wants-end = vrea să încheie
page-away = nu e la masă
page-warming-up = se încălzește

# Ce a făcut cineva ultima dată, lângă nume: fără verb și fără punct.
page-did-take = la vedere: { $card }
page-did-draw = din teanc: { $card ->
        [none] o carte
       *[other] { $card }
    }
page-did-draws = din teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
page-did-tickets = bilete noi
page-did-keep = bilete alese
page-did-kept = { page-did-keep }
page-did-claimed = { $route }, +{ $points }
page-did-station = gară în { $city }
page-did-decline = a renunțat la tunelul { $route }
page-did-pass = a pasat
page-told-routes = { $number ->
        [0] Nu poți ocupa nicio rută
        [one] Poți ocupa { $number } rută
        [few] Poți ocupa { $number } rute
       *[other] Poți ocupa { $number } de rute
    }
page-told-new = Acum poți ocupa { $routes }
page-turn-how = Ia două cărți, ocupă o rută{ $stations ->
        [yes] , trage bilete sau construiește o gară.
       *[no] {" "}sau trage bilete.
    }

page-face-up = Cărțile la vedere, teancul și biletele
page-take = Ia { $card-object }
page-draw = Trage din teanc: { $number ->
        [one] a rămas { $number } carte
        [few] au rămas { $number } cărți
       *[other] au rămas { $number } de cărți
    }
page-draw-tickets = Trage bilete: { $number ->
        [one] a rămas { $number }
        [few] au rămas { $number }
       *[other] au rămas { $number }
    }
page-discards = { $number ->
        [one] { $number } carte decartată
        [few] { $number } cărți decartate
       *[other] { $number } de cărți decartate
    }
page-hand = Cărțile tale
page-ask-tickets = Tragi bilete noi?
page-ask-tickets-how = { $number ->
        [one] Tragi { $number } bilet și trebuie să îl păstrezi.
        [few] Tragi { $number } bilete și trebuie să păstrezi cel puțin { $least }.
       *[other] Tragi { $number } de bilete și trebuie să păstrezi cel puțin { $least }.
    } Un bilet păstrat, dar nerealizat, te costă punctele lui.
page-ask-tickets-yes = Trage bilete

page-route = rută { $colour-route }{ $kind ->
        [tunnel] , tunel
        [ferry] , feribot
       *[plain] { "" }
    }, { $length ->
        [one] { $length } câmp
        [few] { $length } câmpuri
       *[other] { $length } de câmpuri
    }
page-symbols = { $number ->
        [one] trebuie { $number } locomotivă
        [few] trebuie { $number } locomotive
       *[other] trebuie { $number } de locomotive
    }
page-tunnel-note = { $number ->
        [one] Apoi se întoarce { $number } carte: s-ar putea să ai de plătit în plus.
        [few] Apoi se întorc { $number } cărți: s-ar putea să ai de plătit în plus.
       *[other] Apoi se întorc { $number } de cărți: s-ar putea să ai de plătit în plus.
    }
page-country-top = { $country }: cartea de deasupra, care valorează { number-points }, va fi a ta când legi țara de alta.
page-country-gain = Leagă țări: iei { $countries }, în total { number-points }.
page-country-gain-short = Cărți de țară: +{ $points }
page-country-left = În teanc: { $values }
page-country-empty = Teancul este gol.
page-country-taken = { $you ->
        [yes] Cărțile tale: { $values }
       *[no] { $seat }: { $values }
    }
page-other-route = Ruta de alături
page-other-route-number = Ruta { $number }
page-can-claim = O poți ocupa
page-news-route = Ocupată după ultima ta tură
page-news-card = Apărută după ultima ta tură
page-watching = doar privești
page-short-grey = nu ai destule cărți: îți mai trebuie { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    } de aceeași culoare{ $locomotives ->
        [0] { "" }
        [one] {" "}și { $locomotives } locomotivă
        [few] {" "}și { $locomotives } locomotive
       *[other] {" "}și { $locomotives } de locomotive
    }
page-any-cards = în locul unei cărți: { $number ->
        [one] oricare { $number } carte
        [few] oricare { $number } cărți
       *[other] oricare { $number } de cărți
    }
page-short-both = nu ai destule cărți: îți mai trebuie { $text } și { $number ->
        [one] { $number } carte înlocuitoare
        [few] { $number } cărți înlocuitoare
       *[other] { $number } de cărți înlocuitoare
    }
page-short-rest = { $text }, dacă plătești restul cu cărți înlocuitoare
page-claim-with = Ocupă, plătind cu:
page-pay-with = Plătește cu { $text }
page-pay-swaps = { $text ->
        [none] Plătește cu cărți înlocuitoare
       *[other] Plătește cu { $text } și cărți înlocuitoare
    } pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
page-swaps = { $number ->
        [one] { $number } carte înlocuitoare
        [few] { $number } cărți înlocuitoare
       *[other] { $number } de cărți înlocuitoare
    }
page-swap-spaces = { $number ->
        [one] Câmpuri plătite cu câte { $number } carte înlocuitoare
        [few] Câmpuri plătite cu câte { $number } cărți înlocuitoare
       *[other] Câmpuri plătite cu câte { $number } de cărți înlocuitoare
    }
page-more-payments = { $number ->
        [one] încă { $number } variantă de plată
        [few] încă { $number } variante de plată
       *[other] încă { $number } de variante de plată
    }
page-build-station = Construiește aici o gară
page-station-price = Gara nr. { $ordinal } costă { $cost ->
        [one] { $cost } carte.
        [few] { $cost } cărți de aceeași culoare.
       *[other] { $cost } de cărți de aceeași culoare.
    }
page-station-why = Cu o gară poți folosi, pentru biletele tale, o rută a altui jucător care ajunge în acest oraș. La sfârșit, fiecare gară neconstruită valorează { number-points }.
page-no-station = Nu poți construi acum o gară aici.
page-city-tickets = Biletele tale spre acest oraș: { $text }
page-station-mode = Construiește o gară: alege un oraș
page-keep = { $number ->
        [0] Păstrează
        [one] Păstrează { $number } bilet
        [few] Păstrează { $number } bilete
       *[other] Păstrează { $number } de bilete
    }
page-ticket-done = , realizat
page-ticket-open = , încă posibil
page-ticket-lost = , imposibil
page-ticket-completed = Bilet realizat:
page-ticket-needs = { $trains ->
        [one] mai trebuie { $trains } vagon
        [few] mai trebuie { $trains } vagoane
       *[other] mai trebuie { $trains } de vagoane
    }
page-ticket-held = { $held } din { $number } în mână
page-ticket-no-path = doar cu o gară
page-ticket-hide = Ascunde acest bilet
page-no-tickets = Încă niciunul
page-give = Dă { $card-object }
page-give-back = Ia înapoi { $card-object }
page-give-more = { $number ->
        [one] încă { $number } carte
        [few] încă { $number } cărți
       *[other] încă { $number } de cărți
    }
page-give-now = Dă aceste cărți
page-tunnel = Tunelul { $route }
page-tunnel-prompt = { $able ->
        [yes] { $owed ->
            [one] Mai plătește { $owed } carte sau ia-ți cărțile înapoi
            [few] Mai plătește { $owed } cărți sau ia-ți cărțile înapoi
           *[other] Mai plătește { $owed } de cărți sau ia-ți cărțile înapoi
        }
       *[no] Nu poți plăti tunelul
    }
page-tunnel-of = { $seat }: tunelul { $route }
page-tunnel-turning = Pentru fiecare locomotivă și fiecare carte de culoarea jucată de tine vei mai da câte o carte.
page-tunnel-pay = { $owed ->
        [one] Dintre ele contează una
       *[other] Dintre ele contează { $owed }
    }. De plătit în plus: { $text }{ $only ->
        [yes] .
       *[no] {" "}sau { $owed ->
            [one] o locomotivă.
           *[other] locomotive.
        }
    }
page-tunnel-cannot = Nu ai destule.
page-owed = { $owed ->
        [0] Nu mai e nimic de plătit.
        [one] Mai e de plătit { $owed } carte.
        [few] Mai sunt de plătit { $owed } cărți.
       *[other] Mai sunt de plătit { $owed } de cărți.
    }
page-decline = Ia-ți cărțile înapoi și încheie tura

page-line-down = Conexiune întreruptă; se reface…
page-stood-in-for-you = În locul tău joacă un bot
page-others-choose = { $seats } încă își { $seats-number ->
        [one] alege
       *[other] aleg
    } biletele
page-come-back = Revino în joc
page-absent = { $seat } lipsește
page-absent-wait = { $seat } lipsește: un bot poate prelua locul peste { $time }
page-absent-bot = Lasă un bot să joace
page-pass = Pasează
page-undo = Anulează mutarea
page-undo-within = Anulează mutarea (încă { $seconds } s)
page-skip = Arată toate mutările imediat
page-watching-now = Privești
page-log = Jurnal
page-chat = Chat
page-last-turn-yours = Ultima ta tură
page-last-turns = { $seats-number ->
        [one] Ultima tură: { $seats }
       *[other] Ultimele ture: { $seats }
    }
page-last-turn-to-come = Ultima rundă: mai ai o tură
page-invite = Copiază un link pentru spectatori
page-invite-copied = Link copiat: cine îl are poate urmări partida.
page-invite-link = Cine are acest link poate urmări partida: { $text }
page-rules = Regulile acestei hărți
page-stand-in = Lasă un bot să joace în locul meu
page-stand-in-rated = Într-o partidă cotată, ești pe ultimul loc dacă un bot face mai mult de un sfert din mutările tale sau o termină în locul tău.
page-ask-stand-in = Lași un bot să joace în locul tău?
page-vote-yes = Propune încheierea partidei
page-ask-propose = Propui încheierea partidei?
page-ask-propose-text = Ceilalți jucători vor fi întrebați. Dacă toți sunt de acord, partida se încheie imediat, fără câștigător.
page-end-now = Încheie partida
page-ask-end = Închei partida?
page-ask-end-text = Se încheie imediat, fără câștigător.
page-ask-end-rated = Se încheie imediat, iar tu ești pe ultimul loc: e o partidă cotată.
page-end-asked = { $seat } propune încheierea partidei acum, fără câștigător.
page-end-asked-yes = Încheie partida
page-end-asked-no = Jucăm mai departe
page-end-proposed = Ai propus încheierea partidei. Mai trebuie să răspundă: { $names }
page-vote-no = Retrage propunerea
page-resign = Abandonează
page-ask-resign = Abandonezi partida?
page-ask-resign-text = Nu vei mai putea reveni. Un bot va juca în locul tău cât timp rămân în joc cel puțin alți doi jucători.
page-ask-resign-ends = Partida se încheie imediat.
page-ask-resign-rated = Nu vei mai putea reveni și ești pe ultimul loc: e o partidă cotată. Un bot va juca în locul tău cât timp rămân în joc cel puțin alți doi jucători.
page-ask-resign-last = Partida se încheie imediat, iar tu ești pe ultimul loc: e o partidă cotată.
page-leave = Pleacă de la masă (partida continuă)
page-cancel = Anulează

page-log-resigned = { $you ->
        [yes] Abandonezi partida
       *[no] { $seat } abandonează partida
    }
page-log-voted = { $you ->
        [yes] { $end ->
            [no] Vrei să continui partida
           *[yes] Propui încheierea partidei
        }
       *[no] { $seat } { $end ->
            [no] vrea să continue partida
           *[yes] propune încheierea partidei
        }
    }
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] Ai rămas fără timp
           *[no] { $seat } a rămas fără timp
        }
        [away] { $you ->
            [yes] Lipsești de ceva vreme
           *[no] { $seat } lipsește de ceva vreme
        }
       *[left] { $you ->
            [yes] Nu ești la masă
           *[no] { $seat } pleacă
        }
    }: joacă un bot
page-log-came-back = { $you ->
        [yes] Te-ai întors
       *[no] { $seat } s-a întors
    }
page-log-undone = { $you ->
        [yes] Anulezi ultima mutare
       *[no] { $seat } anulează ultima mutare
    }

page-curtain = Urmează { $name }
page-curtain-text = Dă dispozitivul mai departe: nimeni altcineva nu trebuie să vadă cărțile următoare.
page-curtain-go = Eu sunt { $name }
page-curtain-down = Dă dispozitivul mai departe
page-curtain-undo = { $name }: anulează mutarea
