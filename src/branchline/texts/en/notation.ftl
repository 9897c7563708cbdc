# What is wrong with the text of an action. Words of the notation (draw, take red) are the same in every language.

suggestion = { $near-number ->
        [0] { "" }
       *[other] { " " }(did you mean { $near }?)
    }

refusal-empty-action = an action is empty; try: { $example }
refusal-stands-alone = '{ $verb }' stands alone; what is '{ $text }'?
refusal-unknown-action = unknown action '{ $text }'{ suggestion }
refusal-which-card = { $verb } needs a card: { $example }
refusal-no-such-card = '{ $text }' is no card; cards are { $words }
refusal-of-what = '{ $text }': { $number } of what?
refusal-zero-cards = '{ $text }': 0 { $word } is nothing to lay
refusal-no-cards-named = no cards are named; cards are named so: { $example }
refusal-action-form = { $verb ->
        [keep] keep needs tickets
        [station] station needs a city and cards
       *[claim] claim needs a lane and cards
    }: { $example }
refusal-no-lane-text = '{ $text }' is no lane; a lane is written { $example }
refusal-unknown-city = unknown city '{ $text }'{ suggestion }
refusal-ambiguous-city = '{ $text }' may be { $choices }: write more of it
refusal-ambiguous-lane = '{ $text }' may be { $choices }: write more of it
refusal-ambiguous-ticket = '{ $text }' may be { $choices }: write more of it
refusal-no-such-lane = there is no lane '{ $text }': only { $words }
refusal-not-joined = no lane joins { $city } and { $other }; from { $city } lanes go to { $cities }
refusal-unknown-ticket = unknown ticket '{ $text }'{ suggestion }
refusal-ticket-twice = '{ $text }' names a ticket twice
refusal-swaps-zero = '{ $text }': substitutes for 0 are none; leave out 'for 0'
