# O acțiune în cuvinte, așa cum îi spui cuiva ce să facă.

action-take = ia { $card-object } dintre cele la vedere
action-draw = trage o carte din teanc
action-tickets = trage bilete
action-keep = păstrează { $tickets }
action-claim = ocupă ruta { $route } cu { $cards-object }
action-claim-swaps = ocupă ruta { $route } cu { $cards-object } plus cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
action-claim-only-swaps = ocupă ruta { $route } cu cărți înlocuitoare pentru { $swaps ->
        [one] { $swaps } câmp
        [few] { $swaps } câmpuri
       *[other] { $swaps } de câmpuri
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = construiește o gară în { $city } cu { $cards-object }
action-pay = plătește în plus { $cards-object }
action-decline = renunță la tunel
action-give = dă { $card-object } ca înlocuitoare
action-pass = pasează
