# Ce nu e bine în textul unei acțiuni. Cuvintele care pot fi scrise sunt în typing.ftl.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(ai vrut să scrii { $near }?)
    }

refusal-empty-action = acțiunea este goală; încearcă: { $examples }
refusal-stands-alone = „{ $verb }” se scrie singur; ce înseamnă „{ $text }”?
refusal-unknown-action = acțiune necunoscută: „{ $text }”{ suggestion }
refusal-which-card = „{ $verb }” cere o carte: { $example }
refusal-no-such-card = „{ $text }” nu este o carte; cărțile sunt { $colours }
refusal-of-what = „{ $text }”: { $number }, dar ce fel de cărți?
refusal-zero-cards = „{ $text }”: cu zero cărți ({ $colour }) nu se poate plăti nimic
refusal-no-cards-named = nu ai indicat nicio carte; cărțile se scriu așa: { $example }
refusal-action-form = { $verb-kind ->
        [keep] „{ $verb }” cere bilete
        [station] „{ $verb }” cere un oraș și cărți
       *[claim] „{ $verb }” cere o rută și cărți
    }: { $example }
refusal-no-route-text = „{ $text }” nu este o rută; o rută se scrie așa: { $example }
refusal-unknown-city = oraș necunoscut: „{ $text }”{ suggestion }
refusal-ambiguous-city = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-ambiguous-route = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-ambiguous-ticket = „{ $text }” poate fi { $choices }: scrie mai multe litere
refusal-no-such-route = nu există ruta „{ $text }”: există doar { $words }
refusal-not-joined = nicio rută nu leagă { $city } de { $other }; din { $city } rutele duc spre { $cities }
refusal-unknown-ticket = bilet necunoscut: „{ $text }”{ suggestion }
refusal-ticket-twice = „{ $text }” conține același bilet de două ori
refusal-swaps-zero = „{ $text }”: pentru 0 câmpuri nu e nevoie de cărți înlocuitoare; omite această parte
