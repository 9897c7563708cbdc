# The rules of a board for a player, told from the board's settings. Whole sentences.

# The goal.
rule-goal = Claim railway routes between cities, and use them to connect the cities on your secret tickets.
rule-winner = You score points for each route as you claim it, and for your tickets at the end. The player with the most points wins.
rule-winner-bonuses = You score points for each route as you claim it, and for tickets and bonuses at the end. The player with the most points wins.

# Set-up.
rule-players = { $title } is for { $low }–{ $high } players.
rule-players-exactly = { $title } is for { $number } players.
rule-trains = Each player has { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } to place on routes.
rule-cards = There are { $each_colour ->
        [one] { $each_colour } card
       *[other] { $each_colour } cards
    } in each of eight colours and { $locomotives ->
        [0] no locomotives
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }.
rule-deal = The cards are shuffled. Each player is dealt { $hand ->
        [0] no cards
        [one] { $hand } card
       *[other] { $hand } cards
    }, and { $number } are laid face up. The rest form the deck.
rule-offer = You are dealt { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } and choose which to keep: at least { $least }.
rule-offer-long = You are dealt { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    }, { $long ->
        [one] one of them long
       *[other] { $long } of them long
    }, and choose which to keep: at least { $least }, no matter which.
rule-offer-leaves = Tickets you don’t keep at the start are removed from the game.
rule-offer-returns = Tickets you don’t keep at the start go to the bottom of the ticket deck.
rule-first = The first player is drawn at random, unless the host chooses one. Then everyone takes turns in order.

# A turn.
rule-turn = On your turn, do exactly one thing: draw cards, claim a route, or draw tickets.
rule-turn-stations = On your turn, do exactly one thing: draw cards, claim a route, draw tickets, or build a station.
rule-pass = You pass only if you can do none of these.

# Drawing cards.
rule-draw = Draw two cards. Each can be a face-up card or the unseen top card of the deck. A face-up card you take is replaced from the deck at once, before you choose the next one.
rule-face-up-locomotive-ends = A face-up locomotive counts as both cards: it can only be your first card, and then you draw no second one. A locomotive from the top of the deck counts as one card.
rule-face-up-locomotive-plain = A face-up locomotive is drawn like any other card.
rule-face-up-reset = Whenever the face-up cards include { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    } or more, they are all discarded and replaced.
rule-face-up-stays = The face-up cards stay as they are, however many of them are locomotives.
rule-reshuffle = When the deck runs out, the discarded cards are shuffled and become the new deck.
rule-hand = You can hold any number of cards. The others see how many you have, but not which.

# Claiming a route.
rule-claim = You can claim any free route, connected to yours or not, but only one a turn and all of it at once.
rule-pay = Play as many cards as the route has spaces. They are discarded.
rule-pay-colour = A coloured route takes cards of its own colour.
rule-pay-grey = A grey route takes cards of any colour you like, but all of the same colour.
rule-locomotives = Locomotives are wild: they replace cards of any colour. You can even pay with nothing but locomotives.
rule-locomotives-special = Locomotives { $where ->
       *[both] can replace other cards only on ferries and in tunnels
        [ferries] can replace other cards only on ferries
        [tunnels] can replace other cards only in tunnels
        [nowhere] can’t replace other cards on any route
    }.
rule-place = Place one of your trains on each space. The route is now yours, and nobody else can claim it. If you don’t have enough trains left, you can’t claim it.
rule-score-at-once = You score the route’s points at once.
rule-points = Points by number of spaces: { $values }.

# Double routes.
rule-doubles = A double route has tracks side by side between the same two cities. Each track is a route of its own, but no player can claim two of them.
rule-doubles-closed = With { $players } players, only one track of each double route can be claimed: once one is taken, any other is closed to everyone.
rule-doubles-open = With { $players } players, all tracks can be claimed, but by different players.

# Ferries.
rule-ferries = A ferry shows one or more locomotives. For each of them you must play a locomotive. Pay for the other spaces as usual; locomotives can replace those cards too.
rule-ferry-substitutes = { $number ->
        [one] { $number } colour card
       *[other] Any { $number } colour cards
    } can replace a locomotive that a ferry shows. Cards played this way are called substitutes.
rule-ferry-substitutes-any = On a ferry, { $number ->
        [one] { $number } colour card
       *[other] any { $number } colour cards
    } can replace a locomotive, even one that you would play in place of a colour card. Cards played this way are called substitutes.
rule-ferry-substitutes-optional = A table can be set up with strict ferries: then substitutes replace only the locomotives that a ferry shows.

# Tunnels.
rule-tunnels = You don’t know beforehand what a tunnel will cost. First play the cards for its spaces. Then { $number ->
        [one] the top card of the deck is turned up
       *[other] the top { $number } cards of the deck are turned up
    }.
rule-tunnel-owed = For each card turned up that is a locomotive or has the colour you played, pay one more card: of that colour, or a locomotive.
rule-tunnel-locomotives = If you played only locomotives, only locomotives turned up count, and you pay for them with locomotives.
rule-tunnel-decline = If you can’t or don’t want to pay, take your cards back. You claim nothing, and your turn is over.
rule-tunnel-after = The cards turned up are discarded. The extra cards change neither the trains you place nor the points.

# Routes for any cards.
rule-any-cards = On { $routes }, each space can be paid for with { $number ->
        [one] { $number } card of any kind
       *[other] any { $number } cards
    } instead of a matching card. You can pay for as many of the spaces this way as you like, even all of them. These cards are called substitutes; locomotives can be among them.

# Stations.
rule-stations = Each player has { $stations ->
        [one] { $stations } station
       *[other] { $stations } stations
    }. Building one is your whole turn.
rule-station-where = You can build in any city that has no station yet, even if you have no route there.
rule-station-costs = The cost in cards, from the first station to the last: { $values }. The cards for one station are all of the same colour; locomotives count as any colour.
rule-station-borrow = A station lets you use one route into its city that belongs to another player, as if it were yours, for all your tickets. At the end, the best route for you is chosen automatically.
rule-station-path = Borrowed routes don’t count for the longest path.

# Countries.
rule-country-stacks = Each neighbouring country has a stack of country cards, the highest on top: { $countries }.
rule-country-routes = Routes into countries are claimed and score like any other route. You can have only one into each country, but they are never closed, whatever the number of players.
rule-country-ends = A country is the end of the line: you can’t go through it, and no ticket names one.
rule-country-bonus = You take country cards when a claim of yours connects a country with any other for the first time. Then every country in that network gives you the top card of its stack, even if it gave you one before. An empty stack gives nothing.
rule-country-networks = Joining two networks gives you nothing if all their countries were already connected with others.

# Tickets.
rule-tickets = A ticket names two cities and a number of points. You complete it by connecting the two cities with your own routes, whichever way you go.
rule-tickets-secret = Your tickets stay secret, and you keep them until the end of the game. You can have any number.
rule-draw-tickets = To draw tickets, take { $offered ->
        [one] { $offered } from the ticket deck
       *[other] { $offered } from the ticket deck (or all that are left, if fewer)
    } and keep at least { $least }.
rule-drawn-leaves = Tickets you draw and don’t keep are removed from the game.
rule-drawn-returns = Tickets you draw and don’t keep go to the bottom of the ticket deck.
rule-tickets-long = Long tickets are only dealt at the start.

# The end.
rule-last-turns = When a player ends a turn with { $trains ->
        [0] no trains
        [one] { $trains } train or none
       *[other] { $trains } trains or fewer
    }, every player gets one more turn, ending with that player. Then the game is over.

# Final scoring.
rule-score-routes = Routes: you have scored them already, during the game.
rule-score-tickets = Tickets: add the points of each ticket you completed, and subtract those of each ticket you didn’t. Your total can be negative.
rule-score-stations = Stations: add { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each one you didn’t build.
rule-score-countries = Country cards: add their points.
rule-longest-path = Longest path: { $points ->
        [one] { $points } point goes
       *[other] { $points } points go
    } to the player with the longest one. If several tie, all of them get the bonus.
rule-longest-path-optional = A table can be set up without the longest-path bonus.
rule-most-tickets = Globetrotter: { $points ->
        [one] { $points } point goes
       *[other] { $points } points go
    } to the player with the most completed tickets. If several tie, all of them get the bonus.
rule-path = A path is an unbroken line of one player’s own trains, without branches. It may pass through a city several times, but each route counts only once.
rule-ties = The player with the most points wins. A tie is broken, in this order, by { $ties }. Players who are still tied share the victory.
rule-ties-none = The player with the most points wins. Players who tie share the victory.

tie-completed-tickets = more completed tickets
tie-fewer-stations = fewer stations built
tie-longest-path-bonus = the longest-path bonus
tie-ticket-points = more points from tickets
tie-longest-path = the longest path

# Worked examples, each beside a picture of the routes that it names.
example-plain = { $route } has { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. Play { $cards-object } or, for instance, { $short-object }. You place { $length ->
        [one] { $length } train
       *[other] { $length } trains
    } and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-plain-only = { $route } has { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. Play { $cards-object }. You place { $length ->
        [one] { $length } train
       *[other] { $length } trains
    } and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-grey = { $route } is grey. Play, for instance, { $cards-object } or { $short-object }, but not { $substitutes-object }. It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-double-closed = Another player has claimed one track of { $route }. With { $players } players, the other is closed.
example-double-open = Another player has claimed one track of { $route }. With { $players } players, you can still claim the other.
example-ferry = { $route } is a ferry with { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    } and shows { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }. Play, for instance, { $cards-object }. It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-ferry-substitutes = One locomotive short? Play { $number ->
        [one] { $number } colour card
       *[other] { $number } colour cards
    } in its place, for instance { $substitutes-object }, and { $short-object } as well.
example-ferry-substitutes-only = One locomotive short? Play { $number ->
        [one] { $number } colour card
       *[other] { $number } colour cards
    } in its place, for instance { $substitutes-object }.
example-ferry-all = Even the whole ferry can be paid for this way: with { $number ->
        [one] { $number } colour card
       *[other] { $number } colour cards in any mix
    }.
example-tunnel = { $route } is a tunnel with { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. You play { $cards-object }.
example-tunnel-owed = Turned up: { $turned_up }. { $number ->
        [one] { $number } of these counts, so you pay { $number } more card: { $card-object } or a locomotive.
       *[other] { $number } of these count, so you pay { $number } more cards, each { $card-object } or a locomotive.
    }
example-tunnel-paid = If you pay, the tunnel has cost you { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }. You place { $length ->
        [one] { $length } train
       *[other] { $length } trains
    } and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-any = { $route } has { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }. Play, for instance, { $cards-object } and, for the other { $swaps ->
        [one] space
       *[other] { $swaps } spaces
    }, { $number ->
        [one] any other card
       *[other] any { $number } cards
    }. You place { $length ->
        [one] { $length } train
       *[other] { $length } trains
    } and score { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-any-only = { $route } has { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }, and { $number ->
        [one] any card pays
       *[other] any { $number } cards pay
    } for it. It scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-station = { $route } is yours; { $lent } is another player’s. With a station in { $city }, you can use both for your tickets, so { $cities } are connected for you.
example-countries = These routes are yours and connect two countries. You take the top card of each: { $countries }. At the end, they are worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
example-ticket = These routes are yours, so the ticket { $ticket } is completed and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end. Otherwise you would lose that many.

# Headings, where the rules are read as a page.
rules-of-goal = The goal
rules-of-setup = Set-up
rules-of-turn = Your turn
rules-of-cards = Drawing cards
rules-of-routes = Claiming a route
rules-of-doubles = Double routes
rules-of-ferries = Ferries
rules-of-tunnels = Tunnels
rules-of-any = Routes that take any cards
rules-of-stations = Stations
rules-of-countries = Countries
rules-of-tickets = Tickets
rules-of-end = End of the game
rules-of-score = Final scoring
