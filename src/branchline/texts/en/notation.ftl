# What is wrong with the text of an action. typing.ftl has the words that can be typed.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(did you mean { $near }?)
    }

refusal-empty-action = the action is empty; try: { $examples }
refusal-stands-alone = nothing goes after “{ $verb }”; what does “{ $text }” mean?
refusal-unknown-action = unknown action “{ $text }”{ suggestion }
refusal-which-card = “{ $verb }” needs a card: { $example }
refusal-no-such-card = “{ $text }” isn’t a card; the cards are { $colours }
refusal-of-what = “{ $text }”: { $number } of what?
refusal-zero-cards = “{ $text }”: 0 { $colour } pays for nothing
refusal-no-cards-named = no cards given; write them like this: { $example }
refusal-action-form = { $verb-kind ->
        [keep] “{ $verb }” needs tickets
        [station] “{ $verb }” needs a city and cards
       *[claim] “{ $verb }” needs a route and cards
    }: { $example }
refusal-no-route-text = “{ $text }” isn’t a route; write one like this: { $example }
refusal-unknown-city = unknown city “{ $text }”{ suggestion }
refusal-ambiguous-city = “{ $text }” could be { $choices }: type more letters
refusal-ambiguous-route = “{ $text }” could be { $choices }: type more letters
refusal-ambiguous-ticket = “{ $text }” could be { $choices }: type more letters
refusal-no-such-route = there is no route “{ $text }”, only { $words }
refusal-not-joined = no route connects { $city } and { $other }; from { $city } there are routes to { $cities }
refusal-unknown-ticket = unknown ticket “{ $text }”{ suggestion }
refusal-ticket-twice = “{ $text }” names the same ticket twice
refusal-swaps-zero = “{ $text }”: 0 spaces need no substitutes; leave out “for 0”
