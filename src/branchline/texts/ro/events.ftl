# Ce se întâmplă la masă, pentru jurnal: la timpul prezent, despre locul cititorului la persoana a doua. Fără punct.

event-keep = { $you ->
        [yes] Păstrezi { $tickets }
       *[no] { $seat } păstrează { $tickets }
    }
event-keep-returning = { $you ->
        [yes] Păstrezi { $tickets } și înapoiezi { $returned }
       *[no] { $seat } păstrează { $tickets } și înapoiază { $returned }
    }
event-keep-number = { $you ->
        [yes] Păstrezi
       *[no] { $seat } păstrează
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
event-keep-secret = { $you ->
        [yes] Ți-ai ales biletele
       *[no] { $seat } și-a ales biletele
    }
event-kept = { $you ->
        [yes] Începi
       *[no] { $seat } începe
    } cu { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }
event-kept-seen = { $you ->
        [yes] Începi
       *[no] { $seat } începe
    } cu { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    }: { $tickets }
event-take = { $you ->
        [yes] Iei
       *[no] { $seat } ia
    } { $card-object } dintre cele la vedere
event-draw = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } { $card-object } din teanc
event-draw-secret = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } o carte din teanc
event-tickets = { $you ->
        [yes] Tragi
       *[no] { $seat } trage
    } { $number ->
        [one] { $number } bilet
        [few] { $number } bilete
       *[other] { $number } de bilete
    } din care { $you ->
        [yes] să alegi
       *[no] să aleagă
    }
event-tickets-seen = { event-tickets }: { $tickets }

event-claim = { $you ->
        [yes] Joci
       *[no] { $seat } joacă
    } { $cards-object } pentru ruta { $route }
event-claim-swaps = { $you ->
        [yes] Joci
       *[no] { $seat } joacă
    } { $cards-object } pentru ruta { $route }, plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
event-claim-only-swaps = { $you ->
        [yes] Ocupi
       *[no] { $seat } ocupă
    } ruta { $route } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
event-give = { $you ->
        [yes] Dai
       *[no] { $seat } dă
    } { $card-object } ca înlocuitoare
event-tunnel = { $you ->
        [yes] Întorci
       *[no] { $seat } întoarce
    } { $turned_up-object } pentru tunelul { $route }: { $owed ->
        [0] nimic de plătit în plus
        [one] { $owed } carte de plătit în plus
        [few] { $owed } cărți de plătit în plus
       *[other] { $owed } de cărți de plătit în plus
    }
event-tunnel-nothing = { $you ->
        [yes] Nu ai ce cărți să întorci
       *[no] { $seat } nu are ce cărți să întoarcă
    } pentru tunelul { $route }: nimic de plătit în plus
event-pay = { $you ->
        [yes] Plătești
       *[no] { $seat } plătește
    } în plus { $cards-object }
event-decline = { $you ->
        [yes] Renunți la tunelul { $route } și iei înapoi { $cards-object }
       *[no] { $seat } renunță la tunelul { $route } și ia înapoi { $cards-object }
    }
event-claimed = { $you ->
        [yes] Așezi
       *[no] { $seat } așază
    } { $trains ->
        [one] { $trains } vagon
        [few] { $trains } vagoane
       *[other] { $trains } de vagoane
    } pe ruta { $route } și { $you ->
        [yes] primești
       *[no] primește
    } { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
event-station = { $you ->
        [yes] Construiești
       *[no] { $seat } construiește
    } o gară în { $city } cu { $cards-object }
event-countries = { $you ->
        [yes] Iei
       *[no] { $seat } ia
    } cărți de țară: { $countries }
event-pass = { $you ->
        [yes] Pasezi
       *[no] { $seat } pasează
    }

event-turned-up = La vedere apare { $card-subject }
event-reset = Prea multe locomotive la vedere: se decartează { $face_up-object }
event-reshuffle = Cărțile decartate sunt amestecate și formează noul teanc: { $number ->
        [one] { $number } carte
        [few] { $number } cărți
       *[other] { $number } de cărți
    }
event-last-turns = { $you ->
        [yes] Aproape că nu mai ai vagoane: fiecare mai are o tură, și tu la fel
       *[no] { $seat } aproape că nu mai are vagoane: fiecare mai are o tură
    }
event-over = { $ending ->
        [all-passed] Partida s-a încheiat, fiindcă toți au pasat
        [idle] Partida s-a încheiat, fiindcă de mult nu s-a mai întâmplat nimic
       *[last-turns] Partida s-a încheiat
    }: { $you ->
        [yes] ai câștigat
       *[no] { $winners-number ->
            [one] a câștigat { $winners }
           *[other] { $winners } împart victoria
        }
    }

# Boții altora.

event-fault-crashed = { $seat } se oprește cu o eroare ({ $text }): mutarea este trasă la sorți
event-fault-timed-out = { $seat } se gândește prea mult ({ $text }): mutarea este trasă la sorți
event-fault-illegal = { $seat } încearcă o mutare nepermisă ({ $text }): mutarea este trasă la sorți
event-fault-garbage = { $seat } trimite o mutare de neînțeles ({ $text }): mutarea este trasă la sorți
event-fault-forfeited = { $seat } a greșit prea des: de acum, mutările sale sunt trase la sorți
