# The rules of a board for a player, told from the board's settings. Whole sentences.

rule-players = { $title } is for { $low } to { $high } players.
rule-trains = Each player has { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }.
rule-turn = On your turn, do one thing: draw two cards, claim a route, or draw tickets.
rule-turn-stations = On your turn, do one thing: draw two cards, claim a route, draw tickets, or build a station.
rule-cards = There are { $each_colour ->
        [one] { $each_colour } card
       *[other] { $each_colour } cards
    } in each of eight colours and { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }; each player begins with { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
rule-face-up-locomotive-ends = Taking a face-up locomotive counts as both cards, so it can't be your second card.
rule-face-up-locomotive-plain = A face-up locomotive is drawn like any other card.
rule-face-up-reset = When the face-up cards include { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    } or more, they are all replaced.
rule-face-up-stays = The face-up cards stay as they are, however many of them are locomotives.

rule-claim = To claim a route, play as many cards as it has spaces: of its colour, or of any one colour if it is grey. Place one of your trains on each space.
rule-points = Points for a route, by length: { $values }.
rule-locomotives = Locomotives count as any colour.
rule-locomotives-special = Locomotives can replace other cards only on ferries and in tunnels.
rule-doubles-closed = With { $players } players, only one track of each double route can be claimed.
rule-doubles-open = With { $players } players, both tracks of a double route can be claimed, but not by the same player.
rule-tunnels = For a tunnel, after you pay, { $number ->
        [one] { $number } card from the deck is
       *[other] { $number } cards from the deck are
    } turned up: for each locomotive and each card of the colour you paid with, pay one more card of that colour or a locomotive; or take your cards back and end your turn.
rule-ferries = A ferry needs a locomotive for each of its symbols.
rule-ferry-substitutes = { $number ->
        [one] { $number } colour card
       *[other] Any { $number } colour cards
    } can replace a locomotive that a ferry needs.
rule-ferry-substitutes-any = On ferries, { $number ->
        [one] { $number } colour card
       *[other] any { $number } colour cards
    } can replace a locomotive, also one that you would play instead of a colour card.
rule-ferry-substitutes-optional = On ferries, { $number ->
        [one] { $number } colour card
       *[other] any { $number } colour cards
    } can replace a locomotive, also one that you would play instead of a colour card, unless the table plays with strict ferries: then only the locomotives for the symbols.
rule-any-cards = { $number ->
        [one] { $number } card of any kind
       *[other] Any { $number } cards
    } can pay for each space of { $routes }, instead of the usual one.
rule-stations = { $stations ->
        [one] You have { $stations } station
       *[other] You have { $stations } stations
    }, which cost { $values } cards in turn: each lets you use, for your tickets, one route of another player into its city. Each one you don't build scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-countries = You may have one route into each country. When you connect a country that is new to you with another one, each country in that network gives you the top card of its stack.

rule-offer = At the start you are offered { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } and keep at least { $least }.
rule-offer-long = At the start you are offered { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    }, { $long ->
        [one] one of them long
       *[other] { $long } of them long
    }, and keep at least { $least }.
rule-offer-leaves = Tickets you don't keep at the start leave the game.
rule-offer-returns = Tickets you don't keep at the start go to the bottom of the ticket deck.
rule-draw-tickets = Later you draw { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } and keep at least { $least }.
rule-drawn-leaves = Tickets you draw later and don't keep leave the game.
rule-drawn-returns = Tickets you draw later and don't keep go to the bottom of the ticket deck.
rule-tickets-count = At the end, each ticket you completed scores its value; each one you didn't costs you its value.

rule-last-turns = When a player ends a turn with { $trains ->
        [0] no trains
        [one] { $trains } train or none
       *[other] { $trains } trains or fewer
    }, everyone gets one more turn.
rule-longest-path = The longest path is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-longest-path-optional = The longest path is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, unless the table plays without it.
rule-most-tickets = Completing the most tickets is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-ties = Ties are broken, in this order, by { $ties }.

tie-completed-tickets = more completed tickets
tie-fewer-stations = fewer stations built
tie-longest-path-bonus = the longest-path bonus
tie-ticket-points = more points from tickets
tie-longest-path = the longer path

# Headings, where the rules are read as a page.
rules-of-table = Players
rules-of-cards = Turns and cards
rules-of-routes = Routes
rules-of-stations = Stations
rules-of-countries = Countries
rules-of-tickets = Tickets
rules-of-end = End of the game
