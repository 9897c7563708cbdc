# Ce nu e bine în textul unei acțiuni. Cuvintele notației (draw, take red) sunt aceleași în orice limbă.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(ai vrut să scrii { $near }?)
    }

refusal-empty-action = acțiunea este goală; încearcă: { $example }
refusal-stands-alone = „{ $verb }” se scrie singur; ce înseamnă „{ $text }”?
refusal-unknown-action = acțiune necunoscută „{ $text }”{ suggestion }
refusal-which-card = „{ $verb }” cere o carte: { $example }
refusal-no-such-card = „{ $text }” nu este o carte; cărțile sunt { $words }
refusal-of-what = „{ $text }”: { $number }, dar ce fel de cărți?
refusal-zero-cards = „{ $text }”: cu 0 { $word } nu se poate plăti nimic
refusal-no-cards-named = nu ai indicat nicio carte; cărțile se scriu așa: { $example }
refusal-action-form = { $verb ->
        [keep] „keep” cere bilete
        [station] „station” cere un oraș și cărți
       *[claim] „claim” cere o rută și cărți
    }: { $example }
refusal-no-route-text = „{ $text }” nu este o rută; o rută se scrie așa: { $example }
refusal-unknown-city = oraș necunoscut „{ $text }”{ suggestion }
refusal-ambiguous-city = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-ambiguous-route = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-ambiguous-ticket = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-no-such-route = nu există ruta „{ $text }”: există doar { $words }
refusal-not-joined = nicio rută nu leagă { $city } de { $other }; din { $city } rutele duc spre { $cities }
refusal-unknown-ticket = bilet necunoscut „{ $text }”{ suggestion }
refusal-ticket-twice = „{ $text }” conține același bilet de două ori
refusal-swaps-zero = „{ $text }”: pentru 0 câmpuri nu trebuie cărți înlocuitoare; omite „for 0”
