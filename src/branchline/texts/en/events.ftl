# What happens at the table, for a log: in the present tense, to the reader's own seat with "you". No full stop.

event-keep = { $you ->
        [yes] You keep { $tickets }
       *[no] { $seat } keeps { $tickets }
    }
event-keep-returning = { $you ->
        [yes] You keep { $tickets } and return { $returned }
       *[no] { $seat } keeps { $tickets } and returns { $returned }
    }
event-keep-number = { $you ->
        [yes] You keep
       *[no] { $seat } keeps
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
event-keep-secret = { $you ->
        [yes] You have chosen your tickets
       *[no] { $seat } has chosen tickets
    }
event-kept = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }
event-kept-seen = { $you ->
        [yes] You begin
       *[no] { $seat } begins
    } with { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    }: { $tickets }
event-take = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } { $card-object } from the face-up cards
event-draw = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card-object } from the deck
event-draw-secret = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from the deck
event-tickets = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    } to choose from
event-tickets-seen = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $number ->
        [one] { $number } ticket
       *[other] { $number } tickets
    } to choose from: { $tickets }

event-claim = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards-object } for { $route }
event-claim-swaps = { $you ->
        [yes] You play
       *[no] { $seat } plays
    } { $cards-object } for { $route }, with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
event-claim-only-swaps = { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } { $route } with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
event-give = { $you ->
        [yes] You give
       *[no] { $seat } gives
    } { $card-object } as a substitute
event-tunnel = { $you ->
        [yes] You turn up
       *[no] { $seat } turns up
    } { $turned_up-object } for the tunnel { $route }: { $owed ->
        [0] nothing more to pay
        [one] { $owed } more card to pay
       *[other] { $owed } more cards to pay
    }
event-tunnel-nothing = { $you ->
        [yes] You find
       *[no] { $seat } finds
    } no cards to turn up for the tunnel { $route }: nothing more to pay
event-pay = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } the extra cost with { $cards-object }
event-decline = { $you ->
        [yes] You decline the tunnel { $route } and take back { $cards-object }
       *[no] { $seat } declines the tunnel { $route } and takes back { $cards-object }
    }
event-claimed = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } on { $route } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-station = { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a station in { $city } with { $cards-object }
event-countries = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } country cards: { $countries }
event-pass = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }

event-turned-up = Turned face up: { $card-subject }
event-reset = Too many face-up locomotives: { $face_up-object } are discarded
event-reshuffle = The discards are shuffled into a new deck: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-last-turns = { $you ->
        [yes] You are almost out of trains: everyone has one last turn, and so do you
       *[no] { $seat } is almost out of trains: everyone has one last turn
    }
event-over = { $ending ->
        [all-passed] The game is over because everyone passed
        [idle] The game is over because nothing has happened for a long time
       *[last-turns] The game is over
    }: { $you ->
        [yes] you win
       *[no] { $winners-number ->
            [one] { $winners } wins
           *[other] { $winners } share the victory
        }
    }

# Other people's bots.

event-fault-crashed = { $seat } crashes ({ $text }): a random move is played
event-fault-timed-out = { $seat } takes too long ({ $text }): a random move is played
event-fault-illegal = { $seat } tries an illegal move ({ $text }): a random move is played
event-fault-garbage = { $seat } sends an unreadable move ({ $text }): a random move is played
event-fault-forfeited = { $seat } has failed too often: the rest of its moves are random
