# The rules of a board for a player, told from the board's settings. Whole sentences.

rule-players = { $title } is for { $low } to { $high } players.
rule-trains = Each player has { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }.
rule-turn = In your turn you draw two cards, or claim a lane, or draw tickets.
rule-turn-stations = In your turn you draw two cards, or claim a lane, or draw tickets, or build a station.
rule-cards = There are { $each_colour ->
        [one] { $each_colour } card
       *[other] { $each_colour } cards
    } of each of eight colours and { $locomotives ->
        [one] { $locomotives } locomotive
       *[other] { $locomotives } locomotives
    }; each player begins with { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }.
rule-row-locomotive-ends = A locomotive taken from the row is the whole draw, and it can't be the second card.
rule-row-locomotive-plain = A locomotive in the row is drawn like any other card.
rule-row-reset = When the row has { $number ->
        [one] { $number } locomotive
       *[other] { $number } locomotives
    } or more, it is replaced by new cards.
rule-row-stays = The row stays as it is, however many locomotives are in it.

rule-claim = To claim a lane, lay as many cards as it has spaces: of its colour, or of any one colour if it is grey. The lane takes as many of your trains.
rule-points = Points for a lane by its length: { $values }.
rule-locomotives = Locomotives stand in for any colour.
rule-locomotives-special = Locomotives stand in for other cards on ferries and in tunnels only.
rule-doubles-closed = With { $players } players only one lane of each double route can be claimed.
rule-doubles-open = With { $players } players both lanes of a double route can be claimed, but not by the same player.
rule-tunnels = For a tunnel, { $number ->
        [one] { $number } card of the pile is
       *[other] { $number } cards of the pile are
    } turned up after you have paid: each locomotive and each card of your colour costs you one more card, or you take your cards back.
rule-ferries = A ferry needs a locomotive for each of its symbols.
rule-ferry-substitutes = { $number ->
        [one] { $number } colour card
       *[other] Any { $number } colour cards
    } may stand in for the locomotive of a ferry's symbol.
rule-any-cards = { $number ->
        [one] { $number } card of any kind
       *[other] Any { $number } cards
    } may pay for one space of { $lanes }.
rule-stations = { $stations ->
        [one] You have { $stations } station
       *[other] You have { $stations } stations
    }, which cost { $values } cards in turn: each lets you use one lane of another player for your tickets. One not built is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-countries = You may hold one lane into each country. When you join a country that is new to you with another one, each country of that network gives you the top card of its stack.

rule-offer = At the start you are offered { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } and keep at least { $least }.
rule-offer-long = At the start you are offered { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    }, { $long } of them long, and keep at least { $least }.
rule-offer-leaves = Tickets not kept then leave the game.
rule-offer-returns = Tickets not kept then go under the ticket pile.
rule-draw-tickets = Later you draw { $offered ->
        [one] { $offered } ticket
       *[other] { $offered } tickets
    } and keep at least { $least }.
rule-drawn-leaves = Tickets not kept in play leave the game.
rule-drawn-returns = Tickets not kept in play go under the ticket pile.
rule-tickets-count = In the end each ticket that your lanes complete adds its value, and each other one subtracts it.

rule-last-turns = When a player ends a turn with { $trains ->
        [0] no trains
        [one] { $trains } train or none
       *[other] { $trains } trains or fewer
    }, everyone has one more turn.
rule-longest-path = The longest path is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-longest-path-optional = The longest path is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, unless the table plays without it.
rule-most-tickets = Having completed the most tickets is worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
rule-ties = Ties are broken in turn by { $ties }.

tie-completed-tickets = more completed tickets
tie-fewer-stations = fewer stations built
tie-longest-path-bonus = the bonus for the longest path
tie-ticket-points = more points from tickets
tie-longest-path = the longer path

# Headings, where the rules are read as a page.
rules-of-table = The table
rules-of-cards = Turns and cards
rules-of-lanes = Lanes
rules-of-stations = Stations
rules-of-countries = Countries
rules-of-tickets = Tickets
rules-of-end = The end
