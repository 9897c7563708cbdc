# Akcja słowami, tak jak mówi się komuś, co ma zrobić.

action-take = weź { $card-object } spośród odkrytych
action-draw = dobierz kartę ze stosu
action-tickets = dobierz bilety
action-keep = zatrzymaj { $tickets }
action-claim = zajmij połączenie { $route } za { $cards-object }
action-claim-swaps = zajmij połączenie { $route } za { $cards-object }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-only-swaps = zajmij połączenie { $route }, oddając karty zastępcze za { $swaps ->
        [one] { $swaps } pole
        [few] { $swaps } pola
       *[many] { $swaps } pól
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = zbuduj dworzec w mieście { $city } za { $cards-object }
action-pay = dopłać { $cards-object }
action-decline = zrezygnuj z tunelu
action-give = oddaj { $card-object } jako kartę zastępczą
action-pass = spasuj
