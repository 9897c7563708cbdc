# O co pyta się gracza w każdej fazie.

prompt-start = Wybierz bilety: co najmniej { $least }{"\u00A0"}z{"\u00A0"}{ $offered }
prompt-turn = { $you ->
        [yes] Twój ruch
       *[no] Teraz gra { $seat }
    }
prompt-second_card = { $you ->
        [yes] Dobierz drugą kartę
       *[no] { $seat } dobiera drugą kartę
    }
prompt-offer = Wybierz bilety: co najmniej { $least }{"\u00A0"}z{"\u00A0"}{ $offered }
prompt-tunnel = { $owed ->
        [one] Tunel { $route } wymaga dopłaty { $owed } karty: dopłać albo zrezygnuj
       *[many] Tunel { $route } wymaga dopłaty { $owed } kart: dopłać albo zrezygnuj
    }
prompt-paying = { $to_give ->
        [one] Oddaj jeszcze { $to_give } kartę zastępczą
        [few] Oddaj jeszcze { $to_give } karty zastępcze
       *[many] Oddaj jeszcze { $to_give } kart zastępczych
    }
prompt-over = Koniec gry
