# The page at a table: what surrounds the board. Labels have no full stop, sentences have one.

page-home-go = Home page
page-map = The board: drag or use the arrow keys to move it, plus and minus to zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board

page-players = Players
page-you = you
page-trains = Trains left
page-cards = Cards in hand
page-tickets = Tickets
page-stations = Stations left
page-countries = Points from country cards
page-clock = Clock
page-clock-left = Time left: { $time }
page-clock-days = { $hours ->
        [0] { $days } d
       *[other] { $days } d { $hours } h
    }
page-clock-hours = { $hours } h
page-clock-minutes = { $minutes } min
page-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
page-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
page-minutes = { $number ->
        [one] { $number } minute
       *[other] { $number } minutes
    }
page-resigned = resigned
page-stood-in = bot playing
page-wants-end = wants to stop
page-away = away
page-warming-up = warming up

# What somebody did last, beside their name: no verb, no full stop.
page-did-take = face-up { $card }
page-did-draw = { $card ->
        [none] card
       *[other] { $card }
    } from the deck
page-did-draws = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the deck
page-did-tickets = new tickets
page-did-keep = tickets chosen
page-did-kept = { page-did-keep }
page-did-claimed = { $route }, +{ $points }
page-did-station = station in { $city }
page-did-decline = tunnel { $route } declined
page-did-pass = pass
page-told-routes = { $number ->
        [0] You can’t claim any routes
        [one] You can claim { $number } route
       *[other] You can claim { $number } routes
    }
page-told-new = You can now claim { $routes }
page-turn-how = Draw two cards, claim a route{ $stations ->
        [yes] , draw tickets or build a station.
       *[no] {" "}or draw tickets.
    }

page-face-up = Face-up cards, the deck and the tickets
page-take = Take { $card-object }
page-draw = Draw from the deck: { $number ->
        [one] { $number } card left
       *[other] { $number } cards left
    }
page-draw-tickets = Draw tickets: { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
page-discards = { $number ->
        [one] { $number } discarded card
       *[other] { $number } discarded cards
    }
page-hand = Your cards
page-ask-tickets = Draw new tickets?
page-ask-tickets-how = { $number ->
        [one] You draw { $number } ticket and must keep it.
       *[other] You draw { $number } tickets and must keep at least { $least } of them.
    } A ticket that you keep but don’t complete costs you its points.
page-ask-tickets-yes = Draw tickets

page-route = { $colour-route } route{ $kind ->
        [tunnel] , tunnel
        [ferry] , ferry
       *[plain] { "" }
    }, { $length ->
        [one] { $length } space
       *[other] { $length } spaces
    }
page-symbols = { $number ->
        [one] { $number } locomotive needed
       *[other] { $number } locomotives needed
    }
page-tunnel-note = { $number ->
        [one] Then { $number } card is turned up: you may have to pay extra.
       *[other] Then { $number } cards are turned up: you may have to pay extra.
    }
page-country-top = { $country } gives you its top card, worth { number-points }, once your routes connect it with another country.
page-country-gain = Connects countries: you take { $countries }, worth { number-points } in all.
page-country-gain-short = Country cards: +{ $points }
page-country-left = In the stack: { $values }
page-country-empty = The stack is empty.
page-country-taken = { $you ->
        [yes] Your cards: { $values }
       *[no] { $seat }: { $values }
    }
page-other-route = Other track
page-other-route-number = Track { $number }
page-can-claim = You can claim it
page-news-route = Claimed since your last turn
page-news-card = Turned up since your last turn
page-watching = you’re just watching
page-short-grey = not enough cards: you need { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    } of one colour{ $locomotives ->
        [0] { "" }
        [one] {" "}and { $locomotives } locomotive
       *[other] {" "}and { $locomotives } locomotives
    }
page-any-cards = { $number ->
        [one] any card
       *[other] any { $number } cards
    } can replace one
page-short-both = not enough cards: you still need { $text } and { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
page-short-rest = { $text }, if you pay the rest with substitutes
page-claim-with = Claim it with:
page-pay-with = Pay with { $text }
page-pay-swaps = { $text ->
        [none] Pay with substitutes
       *[other] Pay with { $text } and substitutes
    } for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
page-swaps = { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    }
page-swap-spaces = { $number ->
        [one] Spaces paid for with { $number } substitute each
       *[other] Spaces paid for with { $number } substitutes each
    }
page-more-payments = { $number ->
        [one] { $number } more way to pay
       *[other] { $number } more ways to pay
    }
page-build-station = Build a station here
page-station-price = Station no. { $ordinal } costs { $cost ->
        [one] { $cost } card.
       *[other] { $cost } cards of one colour.
    }
page-station-why = A station lets you use one route of another player into this city for your tickets. At the end, each station you didn’t build is worth { number-points }.
page-no-station = You can’t build a station here now.
page-city-tickets = Your tickets to this city: { $text }
page-station-mode = Build a station: choose a city
page-keep = { $number ->
        [0] Keep
        [one] Keep { $number } ticket
       *[other] Keep { $number } tickets
    }
page-ticket-done = , completed
page-ticket-open = , still possible
page-ticket-lost = , out of reach
page-ticket-completed = Ticket completed:
page-ticket-needs = { $trains ->
        [one] { $trains } train to go
       *[other] { $trains } trains to go
    }
page-ticket-held = { $held } of { $number } in hand
page-ticket-no-path = only with a station
page-ticket-hide = Hide this ticket
page-no-tickets = None yet
page-give = Give { $card-object }
page-give-back = Take back { $card-object }
page-give-more = { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
page-give-now = Give these cards
page-tunnel = Tunnel { $route }
page-tunnel-prompt = { $able ->
        [yes] { $owed ->
            [one] Pay { $owed } more card or take yours back
           *[other] Pay { $owed } more cards or take yours back
        }
       *[no] You can’t pay for the tunnel
    }
page-tunnel-of = { $seat }: tunnel { $route }
page-tunnel-turning = Each locomotive, and each card of the colour you played, will cost you one more card.
page-tunnel-pay = { $owed ->
        [one] { $owed } of these counts
       *[other] { $owed } of these count
    }. Extra cost: { $text }{ $only ->
        [yes] .
       *[no] { $owed ->
            [one] {" "}or a locomotive.
           *[other] , or locomotives.
        }
    }
page-tunnel-cannot = You don’t have enough.
page-owed = { $owed ->
        [0] Nothing more to pay.
        [one] { $owed } more card to pay.
       *[other] { $owed } more cards to pay.
    }
page-decline = Take your cards back and end your turn

page-line-down = Connection lost; reconnecting…
page-stood-in-for-you = A bot is playing for you
page-others-choose = { $seats } { $seats-number ->
        [one] is
       *[other] are
    } still choosing tickets
page-come-back = I’m back
page-absent = { $seat } is away
page-absent-wait = { $seat } is away: a bot can take over in { $time }
page-absent-bot = Let a bot play
page-pass = Pass
page-undo = Undo
page-undo-within = Undo ({ $seconds } s left)
page-skip = Show all moves at once
page-watching-now = Watching
page-log = Log
page-chat = Chat
page-last-turn-yours = Your last turn
page-last-turns = { $seats-number ->
        [one] Last turn: { $seats }
       *[other] Last turns: { $seats }
    }
page-last-turn-to-come = Last round: you have one more turn
page-invite = Copy a link for spectators
page-invite-copied = Link copied: anyone who has it can watch.
page-invite-link = Anyone with this link can watch: { $text }
page-rules = Rules of this board
page-stand-in = Let a bot play for me
page-stand-in-rated = In a rated game, you finish last if a bot makes more than a quarter of your moves, or plays on to the end for you.
page-ask-stand-in = Let a bot play for you?
page-vote-yes = Propose ending the game
page-ask-propose = Propose ending the game?
page-ask-propose-text = The other players will be asked. If all agree, the game ends at once, without a winner.
page-end-now = End the game
page-ask-end = End this game?
page-ask-end-text = It ends at once, without a winner.
page-ask-end-rated = It ends at once, and you finish last: this is a rated game.
page-end-asked = { $seat } proposes ending the game now, without a winner.
page-end-asked-yes = End the game
page-end-asked-no = Keep playing
page-end-proposed = You have proposed ending the game. Still to answer: { $names }
page-vote-no = Withdraw the proposal
page-resign = Resign
page-ask-resign = Resign from this game?
page-ask-resign-text = You can’t come back to it. A bot will play for you as long as at least two other players remain.
page-ask-resign-ends = The game ends at once.
page-ask-resign-rated = You can’t come back to it, and you finish last: this is a rated game. A bot will play for you as long as at least two other players remain.
page-ask-resign-last = The game ends at once, and you finish last: this is a rated game.
page-leave = Leave the table (the game goes on)
page-cancel = Cancel

page-log-resigned = { $you ->
        [yes] You resign
       *[no] { $seat } resigns
    }
page-log-voted = { $you ->
        [yes] You { $end ->
            [no] want to keep playing
           *[yes] propose ending the game
        }
       *[no] { $seat } { $end ->
            [no] wants to keep playing
           *[yes] proposes ending the game
        }
    }
page-log-stood-in = { $why ->
        [time] { $you ->
            [yes] You have run out of time
           *[no] { $seat } has run out of time
        }
        [away] { $you ->
            [yes] You have been away for a while
           *[no] { $seat } has been away for a while
        }
       *[left] { $you ->
            [yes] You are away
           *[no] { $seat } is away
        }
    }: a bot takes over
page-log-came-back = { $you ->
        [yes] You are back
       *[no] { $seat } is back
    }
page-log-undone = { $you ->
        [yes] You undo your last move
       *[no] { $seat } undoes the last move
    }

page-curtain = { $name }’s turn
page-curtain-text = Pass the device on: nobody else should see the next cards.
page-curtain-go = I’m { $name }
page-curtain-down = Hand over the device
page-curtain-undo = { $name }: undo
