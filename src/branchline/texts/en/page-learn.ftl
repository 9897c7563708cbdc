# Learning the game in the page: the first game, and the rules with pictures.

page-learn-title = First game
page-learn-next = Continue
page-learn-skip = Skip the lesson
page-learn-enough = End the lesson
page-learn-again = Play it again
page-learn-hide = Hide
page-learn-show = Show text
page-learn-welcome = Welcome! You’ll build railways on a small island, against a bot. Whoever has the most points at the end wins. It takes about five minutes, and you can leave at any time.
page-learn-other-board = Some rules of { $title } are different: the end of the lesson tells which.
page-learn-tickets = Tickets first. Each names two cities to connect with your own routes. Connect them, and you score its points at the end; fail, and you lose that many. These all lie along one line, so keep them all.
page-learn-hand = These are your cards: { $cards }. Cards pay for routes. A locomotive counts as any colour.
page-learn-claim = Now build. { $route } helps complete your tickets, and you have the cards for it. Tap it on the board.
page-learn-wait = You don’t yet have the cards for a route you need: draw two.
page-learn-pay = Each space costs one card of the route’s colour. Choose how to pay.
page-learn-claimed = Your trains are on { $route }: { number-points }. The longer the route, the more it scores.
page-learn-rival = Then the bot took { $route }. Each route has only one owner: if one you need is gone, look for a way around.
page-learn-draw = Short of cards? Draw two: face-up ones, or unseen ones from the deck. A face-up locomotive counts as both.
page-learn-second = Now a second card.
page-learn-ways = Pick one of your tickets: the board shows the way that needs the fewest trains.
page-learn-countries = Only some boards have countries, each with a stack of cards. This island has two: { $countries }. Connect them with your own routes and take the top card of each. Whoever is first gets the most.
page-learn-free = Now you’re on your own. Draw cards, build towards your tickets, and draw new ones when yours are completed. Routes you can claim are highlighted; tap any other to see why you can’t.
page-learn-tip-tunnel = A tunnel: after you pay, cards are turned up from the deck. Each locomotive, and each card of the colour you paid with, costs you one more card. Or take your cards back and lose only the turn.
page-learn-tip-ferry = A ferry: for each locomotive shown on it you need one of your own{ $number ->
        [0] .
        [one] , or any colour card.
       *[other] , or any { $number } colour cards.
    }
page-learn-tip-station = A station lets you use another player’s route into its city for your tickets. Each one you don’t build scores points at the end.
page-learn-tip-countries = { page-tip-collected }
page-learn-tip-reset = { page-tip-reset }
page-learn-tip-done = { page-tip-done }
page-learn-tip-last-turns = { page-tip-last-turns }
page-learn-count = The game is over. Now the points are added up: routes, tickets, and whatever else counts on this board.
page-learn-won = You win, { $points } to { $number }!
page-learn-lost = The bot wins this time, { $number } to { $points }.
page-learn-over = That’s all you need: the other boards add just a few rules.
page-learn-closing-won = Well done!
page-learn-closing-lost = Good game!
page-learn-known = What you know now
page-learn-known-tickets = Connect the two cities of a ticket with your routes to score its points at the end. If you don’t, you lose that many.
page-learn-known-turn = On your turn, do one thing: draw two cards, claim a route, or draw new tickets.
page-learn-known-routes = Each space of a route costs one card of its colour. Long routes score far more than short ones.
page-learn-known-countries = On boards with countries, connect them to win their cards: whoever is first gets the most.
page-learn-known-end = When someone is almost out of trains, everyone gets one last turn. Then the points are added up.
page-learn-different = Different on the board { $title }
page-learn-final-board = See the final board
page-learn-first-game = Your first real game
page-learn-first-game-how = Pick a board. Whenever something comes up for the first time, a short tip explains it.
page-learn-first-game-play = Play against easy bots

page-rules-title = The rules
page-rules-of = { $title }: the rules
page-rules-players = Players
page-rules-contents = Contents
page-rules-back = Back to the game
page-rules-learn = Learn by playing
page-rules-play = Play on this board
page-rules-book = The complete rules
page-rules-deck = Deck
page-rules-face-up = Face-up cards
page-rules-points = Points for a route
page-rules-points-spaces = Spaces
page-rules-points-worth = Points
page-rules-plain = A coloured route
page-rules-grey = A grey route
page-rules-double = A double route
page-rules-tunnel = A tunnel: its spaces have dashed edges
page-rules-ferry = A ferry: it shows locomotives
page-rules-any = A route that takes any cards
page-rules-station = A station
page-rules-country = Two connected countries
page-rules-ticket = A completed ticket

page-tap = Where to tap
page-tap-draw = Draw cards
page-tap-draw-how = Tap a face-up card or the deck.
page-tap-claim = Claim a route
page-tap-claim-how = Tap it on the board. Routes that you have the cards for are highlighted.
page-tap-pay = Pay
page-tap-pay-how = Tap the cards that you want to pay with.
page-tap-tickets = Draw tickets
page-tap-tickets-how = Tap the ticket deck, then choose which ones to keep.
page-tap-station = Build a station
page-tap-station-how = Tap this button, then a city.
page-tap-hint = Not sure what to do?
page-tap-hint-how = In games against bots, this button suggests a move.
