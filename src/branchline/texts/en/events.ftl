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
        [yes] You choose your tickets
       *[no] { $seat } chooses tickets
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
    } { $card-object } from the row
event-draw = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } { $card-object } from the pile
event-draw-secret = { $you ->
        [yes] You draw
       *[no] { $seat } draws
    } a card from the pile
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
        [yes] You lay
       *[no] { $seat } lays
    } { $cards-object } for { $lane }
event-claim-swaps = { $you ->
        [yes] You lay
       *[no] { $seat } lays
    } { $cards-object } for { $lane }, with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
event-claim-only-swaps = { $you ->
        [yes] You claim
       *[no] { $seat } claims
    } { $lane } with substitutes for { $swaps ->
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
    } { $turned_up-object } for the tunnel { $lane }: { $owed ->
        [0] nothing more is owed
        [one] { $owed } more card is owed
       *[other] { $owed } more cards are owed
    }
event-tunnel-nothing = { $you ->
        [yes] You find
       *[no] { $seat } finds
    } no card to turn up for the tunnel { $lane }: nothing more is owed
event-pay = { $you ->
        [yes] You pay
       *[no] { $seat } pays
    } { $cards-object } more
event-decline = { $you ->
        [yes] You decline the tunnel { $lane } and take back { $cards-object }
       *[no] { $seat } declines the tunnel { $lane } and takes back { $cards-object }
    }
event-claimed = { $you ->
        [yes] You place
       *[no] { $seat } places
    } { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    } on { $lane } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
event-station = { $you ->
        [yes] You build
       *[no] { $seat } builds
    } a station in { $city } for { $cards-object }
event-countries = { $you ->
        [yes] You take
       *[no] { $seat } takes
    } country cards: { $countries }
event-pass = { $you ->
        [yes] You pass
       *[no] { $seat } passes
    }

event-turned-up = The pile gives the row { $card-object }
event-reset = Too many locomotives in the row: { $row-object } are discarded
event-reshuffle = The discards become the pile: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
event-last-turns = { $you ->
        [yes] You have
       *[no] { $seat } has
    } hardly any trains left: { $turns ->
        [one] { $turns } last turn follows
       *[other] { $turns } last turns follow
    }
event-over = { $ending ->
        [all-passed] The game is over, as everyone has passed
        [idle] The game is over, as nothing has happened for long
       *[last-turns] The game is over
    }: { $you ->
        [yes] you win
       *[no] { $winners-number ->
            [one] { $winners } wins
           *[other] { $winners } share the victory
        }
    }

# Other people's bots.

event-fault-crashed = { $seat } fails ({ $text }): the move is drawn at random
event-fault-timed-out = { $seat } thinks for too long ({ $text }): the move is drawn at random
event-fault-illegal = { $seat } wants what is not allowed ({ $text }): the move is drawn at random
event-fault-garbage = { $seat } says what nobody understands ({ $text }): the move is drawn at random
event-fault-forfeited = { $seat } has failed too often: the rest of its moves is drawn at random
