# Why an action can't be done now. One line without a full stop: what is wrong, then what would be right.

refusal-game-over = the game is over
refusal-not-your-turn = { $you ->
        [yes] you can’t play now
       *[no] { $seat } can’t play now
    }: it’s { $turn }’s turn
refusal-already-chosen = { $you ->
        [yes] you have already chosen your tickets
       *[no] { $seat } has already chosen tickets
    }: others are still choosing
refusal-which-seat = several seats can play now ({ $seats }): say which
refusal-no-such-seat = there is no seat { $number }: this game has seats 0 to { $last }
refusal-not-now = { $action ->
        [none] that
       *[other] { $action }
    } isn’t possible now: { $phase }
refusal-no-such-action = there is no such action

refusal-not-face-up = there is no face-up { $card-lacking }
refusal-second-card-locomotive = a face-up locomotive can’t be the second card
refusal-deck-empty = the deck is empty
refusal-ticket-deck-empty = the ticket deck is empty
refusal-can-act = you can pass only when nothing else is possible
refusal-keep-more = { $offered ->
        [one] keep the only ticket offered
       *[other] keep at least { $least } of the { $offered } tickets offered
    }
refusal-not-offered = { $ticket ->
        [none] that
       *[other] { $ticket }
    } isn’t among the tickets offered

refusal-tunnel-colour = you paid with locomotives only, so only locomotives can pay the rest
refusal-tunnel-count = the tunnel costs { $owed ->
        [one] { $owed } more card
       *[other] { $owed } more cards
    }, not { $paid }
refusal-tunnel-wrong-card = the tunnel takes { $asked-object } or a locomotive, not { $card-object }
refusal-cards-short = not enough cards: you still need { $short-lacking }
refusal-substitutes-short = not enough cards: you still need { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
refusal-give-order = substitutes are given in a fixed order: if { $card-subject } comes next, too few are left for the { $to_give ->
        [one] { $to_give } card
       *[other] { $to_give } cards
    } still to give
refusal-give-colour-only = only colour cards can replace a locomotive on a ferry
refusal-substitute-count = substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    } cost { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $given }

refusal-no-stations = this board has no stations
refusal-no-stations-left = { $stations ->
        [one] your only station is already built
       *[other] all { $stations } of your stations are already built
    }
refusal-station-there = { $city } already has { $yours ->
        [yes] your station
       *[no] { $owner }’s station
    }
refusal-station-count = station no. { $ordinal } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, not { $paid }

refusal-route-taken = { $yours ->
        [yes] { $route } is already yours
       *[no] { $route } belongs to { $owner }
    }
refusal-double-own = you can’t claim { $route }: the other track of this double route is yours
refusal-double-closed = { $route } is closed: with { $players } players, only one track of a double route can be claimed
refusal-country-own = you already have a route into { $country }: only one per country is allowed
refusal-trains-short = { $route } needs { $length ->
        [one] { $length } train
       *[other] { $length } trains
    }, but only { $trains ->
        [one] { $trains } is left
       *[other] { $trains } are left
    }
refusal-one-colour = pay with cards of one colour, not { $cards }
refusal-wrong-colour = { $route } is { $colour }: { $card-subject } can’t pay for it
refusal-no-locomotives = locomotives can replace other cards only on ferries and in tunnels, not on { $route }
refusal-needs-locomotives = { $route } needs { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }
refusal-no-substitutes = { $route } takes no substitutes
refusal-too-many-swaps = { $route } takes substitutes for at most { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }, not { $swaps }
refusal-wrong-count = { $route } needs { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, not { $paid }

# What is not possible now, and what to do instead.

doing-take = taking a face-up card
doing-draw = drawing from the deck
doing-tickets = drawing tickets
doing-keep = keeping tickets
doing-claim = claiming a route
doing-station = building a station
doing-pay = paying for a tunnel
doing-decline = declining a tunnel
doing-give = giving a substitute
doing-pass = passing

phase-start = everyone chooses tickets first
phase-turn = the turn has only just begun
phase-second_card = this turn ends with your second card
phase-offer = choose from the offered tickets first
phase-tunnel = pay for the tunnel or decline it first
phase-paying = give the substitutes first
phase-over = the game is over
