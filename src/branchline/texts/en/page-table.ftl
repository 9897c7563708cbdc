# The page at a table: what surrounds the board. Labels have no full stop, sentences have one.

page-home-go = Home page
page-map = The board: drag or use the arrow keys to move it, plus and minus to zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board

page-players = Players
page-you = you
page-points = points
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
page-resigned = gave up
page-stood-in = a bot plays
page-wants-end = wants to end
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
page-did-decline = tunnel { $route } given up
page-did-pass = pass
page-told-routes = { $number ->
        [0] You can't claim any routes
        [one] You can claim { $number } route
       *[other] You can claim { $number } routes
    }
page-told-new = New among them: { $routes }
page-turn-how = Draw two cards, claim a route or draw tickets.

page-face-up = Face-up cards, the deck and the tickets
page-take = Take { $card-object }
page-draw = Draw from the deck: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-draw-tickets = Draw tickets: { $number ->
        [one] { $number } left
       *[other] { $number } left
    }
page-discards = { $number ->
        [one] { $number } card in the discards
       *[other] { $number } cards in the discards
    }
page-hand = Your cards
page-ask-tickets = Draw new tickets?
page-ask-tickets-yes = Draw tickets

page-route = { $colour } route{ $kind ->
        [tunnel] , a tunnel
        [ferry] , a ferry
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
        [one] Then { $number } card is turned up: you may have to pay more.
       *[other] Then { $number } cards are turned up: you may have to pay more.
    }
page-country-top = { $country }: the top card is worth { number-points }
page-other-route = Parallel route
page-can-claim = You can claim it
page-watching = you're just watching
page-short-both = not enough cards: { $text } and { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    } missing
page-claim-with = Claim it with
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
        [one] Spaces paid with { $number } substitute each
       *[other] Spaces paid with { $number } substitutes each
    }
page-more-payments = { $number ->
        [one] { $number } more way
       *[other] { $number } more ways
    }
page-build-station = Build a station here
page-no-station = You can't build a station here now.
page-city = A city.
page-station-mode = Build a station: choose a city

page-offer-aside = Look at the board
page-offer-back = Back to the tickets
page-keep = { $number ->
        [0] Keep
        [one] Keep { $number } ticket
       *[other] Keep { $number } tickets
    }
page-ticket-done = , done
page-ticket-open = , still possible
page-ticket-lost = , out of reach
page-ticket-hide = Stop showing this ticket
page-no-tickets = None yet
page-give = Give { $card-object }
page-give-back = Take back { $card-object }
page-give-more = { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
page-give-now = Give these cards
page-tunnel = Tunnel { $route }
page-owed = { $owed ->
        [0] Nothing more to pay.
        [one] { $owed } more card to pay.
       *[other] { $owed } more cards to pay.
    }
page-decline = Take the cards back

page-line-down = Connection lost; reconnecting…
page-stood-in-for-you = A bot is playing for you
page-others-choose = The others are still choosing tickets
page-come-back = Come back
page-absent = { $seat } is away
page-absent-wait = { $seat } is away: a bot can take over in { $time }
page-absent-bot = Let a bot play
page-pass = Pass
page-undo = Undo
page-log = Log
page-chat = Chat
page-last-turn-yours = Your last turn
page-last-turns = { $turns ->
        [0] Last turn
        [one] Last turn
       *[other] { $turns } turns left
    }
page-invite = Copy a link for spectators
page-invite-copied = Link copied: anyone who has it can watch.
page-invite-link = Anyone with this link can watch: { $text }
page-rules = Rules of this board
page-stand-in = Let a bot play for me
page-vote-yes = Propose to end the game
page-vote-no = Keep playing after all
page-resign = Give up
page-ask-resign = Give up this game?
page-ask-resign-text = You can't come back to it. A bot plays for you as long as at least two other players remain.
page-leave = Leave the table (the game goes on)
page-cancel = Cancel

page-log-resigned = { $you ->
        [yes] You give up
       *[no] { $seat } gives up
    }
page-log-voted = { $you ->
        [yes] You { $end ->
            [no] no longer want
           *[yes] want
        }
       *[no] { $seat } { $end ->
            [no] no longer wants
           *[yes] wants
        }
    } to end the game
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

page-curtain = { $name }'s turn
page-curtain-text = Pass the device on: nobody else should see the next cards.
page-curtain-go = I'm { $name }
