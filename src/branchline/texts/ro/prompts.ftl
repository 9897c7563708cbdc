# Ce i se cere unui jucător în fiecare fază.

prompt-start = Alege-ți biletele: cel puțin { $least }{"\u00A0"}din{"\u00A0"}{ $offered }
prompt-turn = { $you ->
        [yes] Este rândul tău
       *[no] Acum joacă { $seat }
    }
prompt-second_card = { $you ->
        [yes] Trage a doua carte
       *[no] { $seat } trage a doua carte
    }
prompt-offer = Alege bilete: cel puțin { $least }{"\u00A0"}din{"\u00A0"}{ $offered }
prompt-tunnel = { $owed ->
        [one] Tunelul { $route } mai cere { $owed } carte: plătește sau renunță
        [few] Tunelul { $route } mai cere { $owed } cărți: plătește sau renunță
       *[other] Tunelul { $route } mai cere { $owed } de cărți: plătește sau renunță
    }
prompt-paying = { $to_give ->
        [one] Mai dă { $to_give } carte înlocuitoare
        [few] Mai dă { $to_give } cărți înlocuitoare
       *[other] Mai dă { $to_give } de cărți înlocuitoare
    }
prompt-over = Partida s-a încheiat
