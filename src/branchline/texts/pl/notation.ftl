# Co jest nie tak z zapisem akcji. Słowa zapisu (draw, take red) są takie same w każdym języku.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(może chodzi o { $near }?)
    }

refusal-empty-action = pusta akcja; spróbuj: { $example }
refusal-stands-alone = „{ $verb }” pisze się samo; co znaczy „{ $text }”?
refusal-unknown-action = nieznana akcja „{ $text }”{ suggestion }
refusal-which-card = „{ $verb }” wymaga karty: { $example }
refusal-no-such-card = „{ $text }” to nie karta; karty to { $words }
refusal-of-what = „{ $text }”: { $number }, ale czego?
refusal-zero-cards = „{ $text }”: 0 { $word } to nic, czym można zapłacić
refusal-no-cards-named = nie podano kart; karty zapisuje się tak: { $example }
refusal-action-form = { $verb ->
        [keep] „keep” wymaga biletów
        [station] „station” wymaga miasta i kart
       *[claim] „claim” wymaga linii i kart
    }: { $example }
refusal-no-lane-text = „{ $text }” to nie linia; linię zapisuje się tak: { $example }
refusal-unknown-city = nieznane miasto „{ $text }”{ suggestion }
refusal-ambiguous-city = „{ $text }” to może być { $choices }: napisz więcej liter
refusal-ambiguous-lane = „{ $text }” to może być { $choices }: napisz więcej liter
refusal-ambiguous-ticket = „{ $text }” to może być { $choices }: napisz więcej liter
refusal-no-such-lane = nie ma linii „{ $text }”; są tylko { $words }
refusal-not-joined = żadna linia nie łączy miast { $city } i { $other }; linie z miasta { $city } prowadzą do: { $cities }
refusal-unknown-ticket = nieznany bilet „{ $text }”{ suggestion }
refusal-ticket-twice = „{ $text }”: ten sam bilet dwa razy
refusal-swaps-zero = „{ $text }”: karty zastępcze za 0 pól to żadne karty; pomiń „for 0”
