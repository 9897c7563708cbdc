# An action in words, as one tells somebody to do it.

action-take = take { $card-object } from the face-up cards
action-draw = draw a card from the deck
action-tickets = draw tickets
action-keep = keep { $tickets }
action-claim = claim { $route } with { $cards-object }
action-claim-swaps = claim { $route } with { $cards-object } and substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-only-swaps = claim { $route } with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = build a station in { $city } with { $cards-object }
action-pay = pay the extra cost with { $cards-object }
action-decline = decline the tunnel
action-give = give { $card-object } as a substitute
action-pass = pass
