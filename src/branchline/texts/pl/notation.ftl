# Co jest nie tak z zapisem akcji. Słowa, które można wpisywać, są w typing.ftl.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(może chodzi o { $near }?)
    }

refusal-empty-action = pusta akcja; spróbuj: { $examples }
refusal-stands-alone = po „{ $verb }” nie pisze się nic więcej; co znaczy „{ $text }”?
refusal-unknown-action = nieznana akcja „{ $text }”{ suggestion }
refusal-which-card = po „{ $verb }” podaj kartę: { $example }
refusal-no-such-card = „{ $text }” to nie karta; karty to { $colours }
refusal-of-what = „{ $text }”: { $number }, ale czego?
refusal-zero-cards = „{ $text }”: { $colour } × 0 to żadna zapłata
refusal-no-cards-named = nie podano kart; karty zapisuje się tak: { $example }
refusal-action-form = { $verb-kind ->
        [keep] po „{ $verb }” podaj bilety
        [station] po „{ $verb }” podaj miasto i karty
       *[claim] po „{ $verb }” podaj połączenie i karty
    }: { $example }
refusal-no-route-text = „{ $text }” to nie połączenie; połączenie zapisuje się tak: { $example }
refusal-unknown-city = nieznane miasto „{ $text }”{ suggestion }
refusal-ambiguous-city = „{ $text }” może znaczyć { $choices }: dopisz więcej liter
refusal-ambiguous-route = „{ $text }” może znaczyć { $choices }: dopisz więcej liter
refusal-ambiguous-ticket = „{ $text }” może znaczyć { $choices }: dopisz więcej liter
refusal-no-such-route = nie ma połączenia „{ $text }”; do wyboru: { $words }
refusal-not-joined = nie ma połączenia { $city } – { $other }; połączenia z miasta { $city }: { $cities }
refusal-unknown-ticket = nieznany bilet „{ $text }”{ suggestion }
refusal-ticket-twice = „{ $text }”: ten sam bilet dwa razy
refusal-swaps-zero = „{ $text }”: za 0 pól nie trzeba kart zastępczych; pomiń tę część
