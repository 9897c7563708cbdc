# Why a bot chooses what it chooses. Whole sentences; the plan is what the bot would build in this seat.

ticket-points = { $ticket } ({ number-points })
ticket-points-trains = { $ticket } ({ number-points }, { number-trains })
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

because-chance = Chosen at random.
because-silent = This bot doesn’t give reasons.
because-careless = This bot builds for points and ignores tickets.

# Routes and stations.

because-last-turn = It’s the last turn.
because-completes = It completes { $goals }.
because-would-complete = It would complete { $goals }.
because-on-way = It helps complete { $goals }.
because-countries = It helps connect { $countries }; the numbers are the values of their top cards.
because-points = It scores { number-points }.
because-points-done = You have nothing left to build for your tickets, and this scores { number-points }.
because-points-spare = It scores { number-points } and leaves you { number-trains }, enough for your tickets.
because-lengthens = It extends the network.
because-ahead = Nobody has more points from routes, and every train placed brings the end closer.
because-rivals = { $number ->
        [one] { $number } rival has already built at both ends and may want it too.
       *[other] { $number } rivals have already built at both ends and may want it too.
    }
because-tunnel = { $number ->
        [0] It’s a tunnel, and no cards would be left to pay extra: if it costs extra, only the turn is lost.
        [one] It’s a tunnel, and { $number } card would be left to pay extra.
       *[other] It’s a tunnel, and { $number } cards would be left to pay extra.
    }
because-station = It borrows { $route } from { $owner } to complete { $goals }.
because-station-late = { $turns ->
        [0] There are hardly any turns left to connect it another way.
        [one] Only about { $turns } turn is left to connect it another way.
       *[other] Only about { $turns } turns are left to connect it another way.
    }

# Cards.

because-lacks = { $route } still needs { $short-lacking }.
because-lacks-any = { $route } can be paid for in any one colour and still needs { $short-lacking }: that’s the colour with the most cards to spare.
because-colour-lacks = { $route } can be paid for in any one colour; in this one, it still needs { $short-lacking }.
because-colour-in-all = For { $routes }, you need { $number } of this colour in all; you have { $held }.
because-shortest = It’s part of the shortest way to complete { $goals }.
because-tunnel-extra = { $route } is a tunnel: this card could help to pay if it costs extra.
because-wild = A locomotive can stand in for a card of any colour.
because-saves-locomotive = With it, { $route } takes one locomotive fewer.
because-lacks-else = { $route } still needs { $short-lacking }, or substitutes.
because-lacks-cards = { $number ->
        [one] { $route } still needs { $number } card of the same colour.
       *[other] { $route } still needs { $number } cards of the same colour.
    }
because-lacks-both = { $number ->
        [one] { $route } still needs { $number } card of the same colour and { $short-lacking }.
       *[other] { $route } still needs { $number } cards of the same colour and { $short-lacking }.
    }
because-locomotive = { $number ->
        [one] A locomotive fits { $route }, which still needs { $number } card.
       *[other] A locomotive fits { $route }, which still needs { $number } cards.
    }
because-plan-done = You have nothing left to build for your tickets.
because-nothing-lacks = You can already pay for each route you need, so you can collect cards for other routes.
because-lacks-together = You have enough cards for any one of the routes you need, but not for all of them.
because-face-up-empty = No face-up card can be taken.
because-face-up-useless = None of the face-up cards helps you.
because-face-up-locomotive = The only face-up card that would help is a locomotive, and taking it uses up the whole turn.
because-locomotive-turn = Taking the face-up locomotive would use up the whole turn.
because-locomotive-second = A face-up locomotive can’t be taken as the second card.
because-not-face-up = You also need colours that aren’t among the face-up cards: { $colours }.
because-deck-empty = The deck is empty.
because-would-give = It would score { number-points }.
because-can-wait = { $routes } can already be claimed, but can wait.
because-no-claim-pays = No route that can be claimed now is worth more than new cards.
because-no-claim = No route can be claimed now.
because-give = In hand: { $cards }; you need { $number } of them.
because-pay = There are enough cards, and paying secures { $route }.
because-cannot-pay = { $number ->
        [one] The tunnel costs { $number } more card, which isn’t in hand.
       *[other] The tunnel costs { $number } more cards, and there aren’t enough in hand.
    }
because-decline = Declining costs only the turn: you keep all your cards.

# Tickets.

because-only-tickets = There are no cards to draw and no routes to claim.
because-given-up = With the turns and trains left, it’s no longer worth going for { $goals }.
because-all-joined = { $number ->
        [one] The only ticket is completed.
       *[other] All { $number } tickets are completed.
    }
because-turns-for-tickets = { $turns ->
        [one] About { $turns } turn is left for new tickets.
       *[other] About { $turns } turns are left for new tickets.
    }
because-trains-for-tickets = You have { number-trains } left, and your unfinished tickets need at most { $number } of them.
because-keep = For { $ways }, you need about { number-turns }.
because-keep-with-held = For { $ways } and the tickets you already hold, you need about { number-turns }.
because-joined-already = Already completed: { $goals }.
because-must-keep = Too expensive or out of reach, but at least { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    } must be kept: { $goals }.
because-out-of-reach = { $goals } goes back: with the turns and trains left, it isn’t worth going for.
because-instead = { $goals } goes back: going for it would mean giving up { $tickets }.
because-too-dear = { $goals } goes back: the points aren’t worth about { number-turns } more.
because-worth-less = { $goals } goes back: with it, you would probably score less.
because-risky = { $goals } goes back: risky; if it isn’t completed, it costs { number-points }.
because-as-good = { $goals } goes back, but keeping it as well is about as good.
because-did-worse = { $goals } goes back: with it, fewer of the simulated games were won.

because-nothing-better = Nothing else looked better.
because-nothing-else = Nothing else is possible.

# A search.

because-playouts = { $number ->
        [one] Chance of winning, from { $number } simulated game:
       *[other] Chance of winning, from { $number } simulated games:
    }
because-tried = It did best in games simulated from here.
playouts-of = { $number ->
        [one] { $percent }% in { $number } game: { $move }
       *[other] { $percent }% in { $number } games: { $move }
    }
playouts-same = About as good: { $move }

# One action rather than another (the coach). “As played”: after the action in the game. Shares are of simulated games.

rather-last-turn = It’s the last turn: cards are worth nothing any more, but the better move scores { number-points }.
rather-completes = The better move completes { $goals } at once; as played, it was completed in { $percent }% of the simulated games.
rather-bonus = { $part ->
        [longest-path] The better move won the bonus for the longest path in { $percent }% of the simulated games, the one played in { $number }%.
       *[most-tickets] The better move won the bonus for the most tickets in { $percent }% of the simulated games, the one played in { $number }%.
    }
rather-taken = As played, a rival took { $route } in { $percent }% of the simulated games.
rather-taken-detour = As played, a rival took { $route } in { $percent }% of the simulated games, and without it { $goals } takes { number-trains } more.
rather-taken-only-way = As played, a rival took { $route } in { $percent }% of the simulated games, and there’s no other way to complete { $goals }.
rather-urgent = { $route } couldn’t wait: a rival took it in { $percent }% of the simulated games, but { $waits } in { $number }%.
rather-trains = { $number ->
        [0] { $waits } leaves no trains, but { $goals } still takes { number-trains }.
        [one] { $waits } leaves only { $number } train, but { $goals } still takes { number-trains }.
       *[other] { $waits } leaves only { $number } trains, but { $goals } still takes { number-trains }.
    }
route-aim = { $ticket ->
        [none] { $route } ({ number-points })
       *[other] { $route }, for the ticket { $ticket },
    }
rather-spent = { route-aim } needs the cards paid for { $waits }: without them, it lacks { $short-lacking }{ $least ->
        [0] .
       *[other] {" "}instead of { $least }.
    }
rather-spent-locomotive = { route-aim } needs the { $number ->
        [one] locomotive
       *[other] locomotives
    } paid for { $waits }: without { $number ->
        [one] it
       *[other] them
    }, it lacks { $short-lacking }{ $least ->
        [0] .
       *[other] {" "}instead of { $least }.
    }
rather-spent-any = { route-aim } needs the cards paid for { $waits }: without them, it lacks { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } of the same colour{ $least ->
        [0] .
       *[other] {" "}instead of { $least }.
    }
rather-off-way = { $waits } brings no ticket closer, and { $goals } was completed in { $number }% of the simulated games instead of { $percent }%.
rather-wait = { $waits } could have waited: it was still claimed in { $percent }% of the simulated games.
rather-last-card = { $route } lacks just one card, and { $card-subject } lies face up.
rather-face-up = { $route } lacks { $short-lacking }: one lies face up, and the deck of { $deck } has { $number ->
        [0] no more.
       *[other] at most { $number } more.
    }
rather-helps = With { $card-object }, { route-aim } was claimed in { $percent }% of the simulated games, compared with { $number }% as played.
rather-two-cards = A face-up locomotive takes the whole turn; otherwise, two cards can be drawn.
rather-useless = { $card-subject } fits no route that the tickets still need.
rather-return = { $goals } takes { number-trains } on top of those for the other tickets, and was completed in only { $percent }% of the simulated games.
rather-keep = { $trains ->
        [0] { $goals } is covered by the routes for the other tickets, and was completed in { $percent }% of the simulated games.
       *[other] { $goals } takes { number-trains } on top of those for the other tickets, and was completed in { $percent }% of the simulated games.
    }
rather-keep-far = { $goals } was worth keeping: it was completed in { $percent }% of the simulated games.
rather-no-tickets = With about { number-turns } left, new tickets cost { number-points } on average in the simulated games.
rather-new-tickets = New tickets brought { number-points } on average in the simulated games.
rather-ticket = After the better move, { $goals } was completed in { $percent }% of the simulated games, compared with { $number }% as played.
rather-route = After the better move, { route-aim } was claimed in { $percent }% of the simulated games, compared with { $number }% as played.
rather-first = As played, a rival took { $route } in { $percent }% of the simulated games, compared with { $number }% after the better move.
rather-seldom = As played, { $route } was claimed in { $percent }% of the simulated games.
rather-points = { $part ->
        [routes] In the simulated games, the better move brought { number-points } more from routes on average.
        [tickets] In the simulated games, the better move brought { number-points } more from tickets on average.
        [stations] In the simulated games, the better move brought { number-points } more from stations on average.
        [longest-path] In the simulated games, the better move brought { number-points } more from the longest path on average.
        [most-tickets] In the simulated games, the better move brought { number-points } more from the bonus for the most tickets on average.
        [countries] In the simulated games, the better move brought { number-points } more from country cards on average.
       *[rival] In the simulated games, the better move cost the best rival { number-points } on average.
    }
rather-unexplained = The better move won more of the simulated games, but no single fact explains why.
rather-hidden = Not a mistake: nobody could have known that hidden cards would make this move costly.
