# The text view, and hints.

page-hint = What would an expert do?
page-hint-more = More
page-hint-thinking = An expert is thinking…
page-hint-warming-up = Still warming up: in a minute, the expert will think further ahead.

page-text-board = Show the board
page-text-type = What do you want to do?
page-text-example = For example: draw, take red, tickets. You can shorten words. A question mark lists what’s possible.
page-text-do = Do it
page-text-possible = What you can do now
page-text-nothing = Nothing right now: it’s not your turn.
page-text-position = Where the game stands
page-text-which = This could mean several things. Which one?
page-text-many = { $number ->
        [one] { $number } action is possible; it is listed below.
       *[other] { $number } actions are possible; they are listed below.
    }
page-text-no-routes = You can’t claim any routes right now.
page-text-no-city = There is no city “{ $text }”.
page-text-which-route = Which route? For example: { $example }
page-text-group-cards = Cards
page-text-group-tickets = Tickets
page-text-group-routes = Routes: { $number }
page-text-group-stations = Stations
page-text-group-paying = Payment
page-text-hand = In your hand: { $cards }
page-text-cards = Cards and decks
page-text-face-up = Face up: { $text }
page-text-decks = { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck, { $discards } discarded, { $left ->
        [one] { $left } ticket
       *[other] { $left } tickets
    } left
page-text-player = { $seat }: { number-points }, { number-trains } left, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $held ->
        [one] { $held } ticket
       *[other] { $held } tickets
    }
page-text-stations = { $number ->
        [one] { $number } station left
       *[other] { $number } stations left
    }
page-text-countries = country cards: { $countries }
page-text-you = (you)
page-text-map = The board, city by city
page-text-owned = { $you ->
        [yes] yours
       *[no] belongs to { $seat }
    }
