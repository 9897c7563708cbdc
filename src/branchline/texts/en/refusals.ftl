# Why an action can't be done now. One line without a full stop: what is wrong, then what would be right.

refusal-game-over = the game is over
refusal-not-your-turn = { $you ->
        [yes] you can't act now
       *[no] { $seat } can't act now
    }: it is the turn of { $turn }
refusal-already-chosen = { $you ->
        [yes] you have chosen your tickets
       *[no] { $seat } has chosen tickets
    } already: others are still choosing
refusal-which-seat = several seats may act now ({ $seats }): say which
refusal-no-such-seat = there is no seat { $number }: this game has seats 0 to { $last }
refusal-not-now = { $action ->
        [none] that
       *[other] { $action }
    } is not possible now: { $phase }
refusal-no-such-action = there is no such action

refusal-not-in-row = there is no { $card-lacking } in the row
refusal-second-card-locomotive = a locomotive of the row can't be the second card
refusal-pile-empty = the pile is empty
refusal-ticket-pile-empty = no tickets are left in the pile
refusal-can-act = pass only when nothing else is possible
refusal-keep-more = { $offered ->
        [one] keep the only ticket offered
       *[other] keep at least { $least } of the { $offered } tickets offered
    }
refusal-not-offered = { $ticket ->
        [none] that
       *[other] { $ticket }
    } is not among the tickets offered

refusal-tunnel-colour = the payment was locomotives only, so only locomotives can pay what is owed
refusal-tunnel-count = { $owed ->
        [one] { $owed } more card is owed
       *[other] { $owed } more cards are owed
    }, not { $paid }
refusal-tunnel-wrong-card = the tunnel asks for { $asked-object } or a locomotive, not { $card-object }
refusal-cards-short = not enough cards: { $short-lacking } short
refusal-substitutes-short = not enough cards: { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    } short
refusal-give-order = substitutes are given in the order of the cards: from { $card-subject } on there are not enough for the { $to_give ->
        [one] { $to_give } card
       *[other] { $to_give } cards
    } still to give
refusal-give-colour-only = only colour cards can stand in for a locomotive on a ferry
refusal-substitute-count = substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    } are { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $given }

refusal-no-stations = this board has no stations
refusal-no-stations-left = { $stations ->
        [one] the only station is built
       *[other] all { $stations } stations are built
    }
refusal-station-there = { $city } has { $yours ->
        [yes] your station already
       *[no] a station of { $owner }
    }
refusal-station-count = station { $ordinal } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, not { $paid }

refusal-lane-taken = { $yours ->
        [yes] { $lane } is yours already
       *[no] { $lane } belongs to { $owner }
    }
refusal-double-own = { $lane } is a lane of a double route whose other lane is yours
refusal-double-closed = { $lane } is closed: with { $players } players only one lane of a double route can be used
refusal-country-own = you hold a lane into { $country }: only one into each country
refusal-trains-short = { $lane } needs { $length ->
        [one] { $length } train
       *[other] { $length } trains
    }, { $trains ->
        [one] { $trains } is left
       *[other] { $trains } are left
    }
refusal-one-colour = a payment has one colour, not { $cards }
refusal-wrong-colour = { $lane } is { $colour }: { $card-subject } can't pay for it
refusal-no-locomotives = locomotives stand in only on ferries and in tunnels, not on { $lane }
refusal-needs-locomotives = { $lane } needs { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }
refusal-no-substitutes = { $lane } takes no substitutes
refusal-too-many-swaps = { $lane } takes substitutes for { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } at most, not for { $swaps }
refusal-wrong-count = { $lane } needs { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, not { $paid }

# What is not possible now, and what is to be done instead.

deed-take = taking a card of the row
deed-draw = drawing from the pile
deed-tickets = drawing tickets
deed-keep = keeping tickets
deed-claim = claiming a lane
deed-station = building a station
deed-pay = paying for a tunnel
deed-decline = declining a tunnel
deed-give = giving a substitute
deed-pass = passing

phase-start = first everyone chooses tickets
phase-turn = a turn has only begun
phase-second_card = a second card is to be drawn
phase-offer = tickets are to be chosen from the offer
phase-tunnel = what the tunnel asks is to be paid or declined
phase-paying = substitutes are to be given
phase-over = the game is over
