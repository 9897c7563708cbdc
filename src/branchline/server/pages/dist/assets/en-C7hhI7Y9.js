var e=`action-take = take { $card-object } from the row
action-draw = draw a card from the pile
action-tickets = draw tickets
action-keep = keep { $tickets }
action-claim = claim { $lane } with { $cards-object }
action-claim-swaps = claim { $lane } with { $cards-object } and substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-only-swaps = claim { $lane } with substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
action-claim-swaps-given = { action-claim-swaps }: { $substitutes-object }
action-claim-only-swaps-given = { action-claim-only-swaps }: { $substitutes-object }
action-station = build a station in { $city } with { $cards-object }
action-pay = pay { $cards-object } more
action-decline = decline the tunnel
action-give = give { $card-object } as a substitute
action-pass = pass
ticket-points = { $ticket } ({ number-points })
number-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
number-trains = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
number-turns = { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
card-purple = purple card
    .subject = a purple card
    .object = a purple card
    .lacking = purple card
cards-purple = { $number ->
         [one] { $number } purple card
        *[other] { $number } purple cards
    }
    .object = { cards-purple }
    .lacking = { cards-purple }
card-blue = blue card
    .subject = a blue card
    .object = a blue card
    .lacking = blue card
cards-blue = { $number ->
         [one] { $number } blue card
        *[other] { $number } blue cards
    }
    .object = { cards-blue }
    .lacking = { cards-blue }
card-orange = orange card
    .subject = an orange card
    .object = an orange card
    .lacking = orange card
cards-orange = { $number ->
         [one] { $number } orange card
        *[other] { $number } orange cards
    }
    .object = { cards-orange }
    .lacking = { cards-orange }
card-white = white card
    .subject = a white card
    .object = a white card
    .lacking = white card
cards-white = { $number ->
         [one] { $number } white card
        *[other] { $number } white cards
    }
    .object = { cards-white }
    .lacking = { cards-white }
card-green = green card
    .subject = a green card
    .object = a green card
    .lacking = green card
cards-green = { $number ->
         [one] { $number } green card
        *[other] { $number } green cards
    }
    .object = { cards-green }
    .lacking = { cards-green }
card-yellow = yellow card
    .subject = a yellow card
    .object = a yellow card
    .lacking = yellow card
cards-yellow = { $number ->
         [one] { $number } yellow card
        *[other] { $number } yellow cards
    }
    .object = { cards-yellow }
    .lacking = { cards-yellow }
card-black = black card
    .subject = a black card
    .object = a black card
    .lacking = black card
cards-black = { $number ->
         [one] { $number } black card
        *[other] { $number } black cards
    }
    .object = { cards-black }
    .lacking = { cards-black }
card-red = red card
    .subject = a red card
    .object = a red card
    .lacking = red card
cards-red = { $number ->
         [one] { $number } red card
        *[other] { $number } red cards
    }
    .object = { cards-red }
    .lacking = { cards-red }
card-locomotive = locomotive
    .subject = a locomotive
    .object = a locomotive
    .lacking = locomotive
cards-locomotive = { $number ->
         [one] { $number } locomotive
        *[other] { $number } locomotives
    }
    .object = { cards-locomotive }
    .lacking = { cards-locomotive }
cards-none = no cards
    .object = no cards
    .lacking = no cards
colour-purple = purple
colour-blue = blue
colour-orange = orange
colour-white = white
colour-green = green
colour-yellow = yellow
colour-black = black
colour-red = red
colour-grey = grey
seat-number = seat { $number }
list-and = { $list } and { $last }
list-or = { $list } or { $last }
lane-number = { $lane } ({ $number })
country-cards = { $country } ({ $values })
quoted = '{ $text }'
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
page-home = Branchline, first screen
page-menu = Menu
page-close = Close
page-reload = Reload
page-nowhere = There is nothing at this address.
page-unreachable = The server can't be reached just now.
page-waiting = One moment …
page-compiling = The rules are being compiled, once for this machine. This takes a minute or two.
page-newer = The server has a newer version of this page.
page-forgetful = This browser keeps nothing for this page: your choices last until you close it.
page-choices = Settings
page-language = Language
page-language-en = English
page-language-pl = Polski
page-language-ro = Română
page-theme = Colours
page-theme-light = Light
page-theme-dark = Dark
page-theme-system = As the system
page-motion = Movement
page-motion-full = Yes
page-motion-none = No
page-motion-system = As the system
page-sound = Sounds
page-sound-on = Switch sounds on
page-sound-off = Switch sounds off
page-confirm = Ask before what can't be taken back
page-text = The table as text
page-board = Board
page-play-bot = Play against a bot
page-home-go = To the first screen
page-map = The board: drag or use the arrow keys to move it, plus and minus to zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board
page-claim-lane = Claim { $lane }
page-build-in = Build a station in { $city }
page-players = Players
page-points = points
page-trains = Trains left
page-cards = Cards in hand
page-tickets = Tickets
page-stations = Stations left
page-countries = Points of country cards
page-clock = Clock
page-days = { $number ->
        [one] { $number } day
       *[other] { $number } days
    }
page-hours = { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
page-resigned = gave up
page-stood-in = a bot plays
page-wants-end = wants to end
page-away = away
page-row = Cards face up, the pile and the tickets
page-take = Take { $card-object }
page-draw = Draw from the pile: { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
page-draw-tickets = Draw tickets: { $number ->
        [one] { $number } is left
       *[other] { $number } are left
    }
page-discards = { $number ->
        [one] { $number } card is discarded
       *[other] { $number } cards are discarded
    }
page-hand = Your cards
page-ask-tickets = Draw new tickets?
page-ask-tickets-yes = Draw tickets
page-lane = { $colour } lane{ $kind ->
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
        [one] Then { $number } card is turned up: it may cost more.
       *[other] Then { $number } cards are turned up: they may cost more.
    }
page-country-top = { $country }: the top card is worth { number-points }
page-other-lane = The other lane
page-can-claim = You can claim it
page-watching = you are watching
page-short-both = not enough cards: { $text } and { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    } short
page-claim-with = Claim it with
page-pay-with = Pay with { $text }
page-pay-swaps = { $text ->
        [none] Pay with substitutes
       *[other] Pay with { $text } and substitutes
    } for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    }
page-swaps = { $swaps ->
        [one] substitutes for { $swaps } space
       *[other] substitutes for { $swaps } spaces
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
page-no-tickets = None yet
page-give = Give { $card-object }
page-give-back = Take back { $card-object }
page-give-more = { $number ->
        [one] { $number } more card
       *[other] { $number } more cards
    }
page-give-now = Give these cards
page-tunnel = Tunnel { $lane }
page-owed = { $owed ->
        [0] Nothing more is owed.
        [one] { $owed } more card is owed.
       *[other] { $owed } more cards are owed.
    }
page-decline = Take the cards back
page-line-down = The connection is lost; it comes back by itself.
page-stood-in-for-you = A bot plays in your place
page-others-choose = The others are still choosing tickets
page-come-back = Come back
page-pass = Pass
page-undo = Take back
page-log = Log
page-chat = Chat
page-last-turns = { $turns ->
        [0] The last turn
        [one] { $turns } last turn
       *[other] { $turns } last turns
    }
page-rules = Rules of this board
page-stand-in = Let a bot play for me
page-vote-yes = Propose to end the game
page-vote-no = Don't end the game after all
page-resign = Give up
page-ask-resign = Give up this game?
page-ask-resign-text = You can't come back into it. A bot plays on in your place as long as two others are in the game.
page-leave = Leave the table as it is
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
            [yes] Your time has run out
           *[no] The time of { $seat } has run out
        }
       *[left] { $you ->
            [yes] You are away
           *[no] { $seat } is away
        }
    }: a bot plays
page-log-came-back = { $you ->
        [yes] You are back
       *[no] { $seat } is back
    }
page-log-undone = { $you ->
        [yes] You take the last act back
       *[no] { $seat } takes the last act back
    }
page-curtain = It is the turn of { $name }
page-curtain-text = Pass the device on: nobody else should see the next cards.
page-curtain-go = I am { $name }
prompt-start = Choose your tickets: keep at least { $least } of { $offered }
prompt-turn = { $you ->
        [yes] It is your turn
       *[no] It is the turn of { $seat }
    }
prompt-second_card = { $you ->
        [yes] Draw your second card
       *[no] { $seat } draws a second card
    }
prompt-offer = Choose tickets: keep at least { $least } of { $offered }
prompt-tunnel = { $owed ->
        [one] The tunnel { $lane } asks for { $owed } more card: pay or decline
       *[other] The tunnel { $lane } asks for { $owed } more cards: pay or decline
    }
prompt-paying = { $to_give ->
        [one] { $to_give } substitute is still to give
       *[other] { $to_give } substitutes are still to give
    }
prompt-over = The game is over
refusal-game-over = the game is over
refusal-not-your-turn = { $you ->
        [yes] you can't act now
       *[no] { $seat } can't act now
    }: it is the turn of { $turn }
refusal-already-chosen = { $you ->
        [yes] you have chosen your tickets
       *[no] { $seat } has chosen tickets
    } already: others are still choosing
refusal-which-seat = several seats may act now ({ $seats }): say which
refusal-no-such-seat = there is no seat { $number }: this game has seats 0 to { $last }
refusal-not-now = { $action ->
        [none] that
       *[other] { $action }
    } is not possible now: { $phase }
refusal-no-such-action = there is no such action
refusal-not-in-row = there is no { $card-lacking } in the row
refusal-second-card-locomotive = a locomotive of the row can't be the second card
refusal-pile-empty = the pile is empty
refusal-ticket-pile-empty = no tickets are left in the pile
refusal-can-act = pass only when nothing else is possible
refusal-keep-more = { $offered ->
        [one] keep the only ticket offered
       *[other] keep at least { $least } of the { $offered } tickets offered
    }
refusal-not-offered = { $ticket ->
        [none] that
       *[other] { $ticket }
    } is not among the tickets offered
refusal-tunnel-colour = the payment was locomotives only, so only locomotives can pay what is owed
refusal-tunnel-count = { $owed ->
        [one] { $owed } more card is owed
       *[other] { $owed } more cards are owed
    }, not { $paid }
refusal-tunnel-wrong-card = the tunnel asks for { $asked-object } or a locomotive, not { $card-object }
refusal-cards-short = not enough cards: { $short-lacking } short
refusal-substitutes-short = not enough cards: { $number ->
        [one] { $number } substitute
       *[other] { $number } substitutes
    } short
refusal-give-order = substitutes are given in the order of the cards: from { $card-subject } on there are not enough for the { $to_give ->
        [one] { $to_give } card
       *[other] { $to_give } cards
    } still to give
refusal-give-colour-only = only colour cards can stand in for a locomotive on a ferry
refusal-substitute-count = substitutes for { $swaps ->
        [one] { $swaps } space
       *[other] { $swaps } spaces
    } are { $needed ->
        [one] { $needed } card
       *[other] { $needed } cards
    }, not { $given }
refusal-no-stations = this board has no stations
refusal-no-stations-left = { $stations ->
        [one] the only station is built
       *[other] all { $stations } stations are built
    }
refusal-station-there = { $city } has { $yours ->
        [yes] your station already
       *[no] a station of { $owner }
    }
refusal-station-count = station { $ordinal } costs { $cost ->
        [one] { $cost } card
       *[other] { $cost } cards
    }, not { $paid }
refusal-lane-taken = { $yours ->
        [yes] { $lane } is yours already
       *[no] { $lane } belongs to { $owner }
    }
refusal-double-own = { $lane } is a lane of a double route whose other lane is yours
refusal-double-closed = { $lane } is closed: with { $players } players only one lane of a double route can be used
refusal-country-own = you hold a lane into { $country }: only one into each country
refusal-trains-short = { $lane } needs { $length ->
        [one] { $length } train
       *[other] { $length } trains
    }, { $trains ->
        [one] { $trains } is left
       *[other] { $trains } are left
    }
refusal-one-colour = a payment has one colour, not { $cards }
refusal-wrong-colour = { $lane } is { $colour }: { $card-subject } can't pay for it
refusal-no-locomotives = locomotives stand in only on ferries and in tunnels, not on { $lane }
refusal-needs-locomotives = { $lane } needs { $symbols ->
        [one] { $symbols } locomotive
       *[other] { $symbols } locomotives
    }
refusal-no-substitutes = { $lane } takes no substitutes
refusal-too-many-swaps = { $lane } takes substitutes for { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    } at most, not for { $swaps }
refusal-wrong-count = { $lane } needs { $length ->
        [one] { $length } card
       *[other] { $length } cards
    }, not { $paid }
deed-take = taking a card of the row
deed-draw = drawing from the pile
deed-tickets = drawing tickets
deed-keep = keeping tickets
deed-claim = claiming a lane
deed-station = building a station
deed-pay = paying for a tunnel
deed-decline = declining a tunnel
deed-give = giving a substitute
deed-pass = passing
phase-start = first everyone chooses tickets
phase-turn = a turn has only begun
phase-second_card = a second card is to be drawn
phase-offer = tickets are to be chosen from the offer
phase-tunnel = what the tunnel asks is to be paid or declined
phase-paying = substitutes are to be given
phase-over = the game is over
tie-completed-tickets = more completed tickets
tie-fewer-stations = fewer stations built
tie-longest-path-bonus = the bonus for the longest path
tie-ticket-points = more points from tickets
tie-longest-path = the longer path
name-me = You
name-player = Player
name-random = Random
name-greedy = Greedy
name-planner = Planner
name-racer = Racer
name-search = Thinker
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-expert = Expert
tie-broken = The tie is broken by { $ties }`;export{e as default};