# Why a bot chooses what it chooses. Whole sentences; the plan is what the bot would build in this seat.

ticket-points = { $ticket } ({ number-points })
number-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
number-trains = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
number-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }

because-chance = By chance.
because-silent = This bot does not say why.
because-careless = This bot builds for points, whatever the tickets.

# Lanes and stations.

because-last-turn = It is the last turn.
because-completes = It completes { $goals }.
because-would-complete = It would complete { $goals }.
because-on-way = It is on the way for { $goals }.
because-countries = It is on the way that joins { $countries }: in brackets, what their top cards are worth.
because-points = It gives { number-points }.
because-points-done = The plan has nothing left to build, and this gives { number-points }.
because-points-spare = It gives { number-points }, and enough trains remain for the plan ({ number-trains }).
because-lengthens = It lengthens the network.
because-ahead = Nobody has more points for lanes, and every train laid brings the end nearer.
because-rivals = { $number ->
        [one] { $number } rival has built at both of its ends.
       *[other] { $number } rivals have built at both of its ends.
    }
because-tunnel = { $number ->
        [0] It is a tunnel, and no card would be left to pay more.
        [one] It is a tunnel, and { $number } card would be left to pay more.
       *[other] It is a tunnel, and { $number } cards would be left to pay more.
    }
because-station = With { $lane }, which belongs to { $owner }, it completes { $goals }.
because-turns-left = { $turns ->
        [one] About { $turns } turn is left.
       *[other] About { $turns } turns are left.
    }

# Cards.

because-lacks = { $lane } lacks { $short-lacking }.
because-lacks-any = { $lane } takes any colour and lacks { $short-lacking }; of no colour is more to spare.
because-lacks-else = { $lane } lacks { $short-lacking }, unless substitutes are given.
because-lacks-cards = { $number ->
        [one] { $lane } lacks { $number } card of one colour.
       *[other] { $lane } lacks { $number } cards of one colour.
    }
because-lacks-both = { $number ->
        [one] { $lane } lacks { $number } card of one colour and { $short-lacking }.
       *[other] { $lane } lacks { $number } cards of one colour and { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] A locomotive fits { $lane }, which lacks { $number } card.
       *[other] A locomotive fits { $lane }, which lacks { $number } cards.
    }
because-plan-done = The plan has nothing left to build.
because-nothing-lacks = No lane of the plan lacks cards.
because-row-empty = No card of the row can be taken.
because-row-useless = Nothing in the row helps the plan.
because-row-little = What lies in the row helps less than an unseen card may.
because-pile-empty = There is no card in the pile.
because-would-give = It would give { number-points }.
because-can-wait = { $lanes } can be claimed already, but can wait.
because-no-claim-pays = No lane that can be claimed now is worth more than new cards.
because-no-claim = No lane can be claimed now.
because-give = In hand: { $cards }; the plan takes { $number } of this kind.
because-pay = The cards are there, and paying brings { $lane }.
because-cannot-pay = { $number ->
        [one] The tunnel asks for { $number } more card, which is not there.
       *[other] The tunnel asks for { $number } more cards, which are not there.
    }

# Tickets.

because-only-tickets = There is no card to draw and no lane to claim.
because-given-up = No way pays any more, in the turns and with the trains that are left, for { $goals }.
because-all-joined = { $number ->
        [one] The only ticket is completed.
       *[other] All { $number } tickets are completed.
    }
because-keep = For { $goals } the plan takes { number-trains } and some { number-turns }.
because-keep-with-held = For { $goals }, with the tickets held before, the plan takes { number-trains } and some { number-turns }.
because-joined-already = Completed already: { $goals }.
because-must-keep = Too dear or out of reach, but at least { $number } must be kept: { $goals }.
because-out-of-reach = For { $goals } no way would pay in the turns and with the trains that remain.
because-instead = With { $goals } the plan would have to give up { $tickets }.
because-too-dear = { $goals } would take { number-trains } and some { number-turns } more.
because-worth-less = With { $goals } the plan would bring less.

because-nothing-better = Nothing else looked better.
because-nothing-else = Nothing else is possible.

# A search.

because-playouts = { $number ->
        [one] In { $number } playout, from 0% (a clear defeat) to 100% (a clear victory):
       *[other] In { $number } playouts, from 0% (a clear defeat) to 100% (a clear victory):
    }
because-not-surely-better = Another action did better, but by no more than luck may do.
playouts-of = { $number ->
        [one] { $percent }% in { $number } playout: { $deed }
       *[other] { $percent }% in { $number } playouts: { $deed }
    }
