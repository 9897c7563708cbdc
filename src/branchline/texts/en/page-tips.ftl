# Tips in somebody's first games, in one or two lines.

page-tips-off = No more tips
page-tip-offer = Each ticket names two cities to connect. Completed, it scores its points at the end; if not, it costs them.
page-tip-turn = Short of cards? Draw two. Highlighted routes can be claimed at once: choose one to see its price.
page-tip-route = You have the cards for { $route }, on the way of one of your tickets. Choose it on the board to claim it.
page-tip-tunnel = The tunnel { $route } is on your way: after you pay, cards are turned up, and matching ones cost extra.
page-tip-ferry = The ferry { $route } is on your way: each locomotive shown on it takes one of yours{ $number ->
        [0] .
        [one] , or any colour card.
       *[other] , or any { $number } colour cards.
    }
page-tip-station = A station lets you use another player’s route into its city for your tickets.
page-tip-ways = Choose one of your tickets: the board shows the routes that it still needs.
page-tip-countries = Connect two countries with your routes, and take the top card of each. Whoever is first gets the most.
page-tip-collected = You have connected countries: each gave you the top card of its stack. The first to arrive gets the most.
page-tip-reset = Too many locomotives were face up, so all the face-up cards were replaced.
page-tip-done = All your tickets are completed! Draw new ones, or build long routes for points.
page-tip-last-turns = { $you ->
        [yes] You were
       *[no] { $seat } was
    } almost out of trains, so this is your last turn. Then the points are added up.
