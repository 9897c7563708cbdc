# The game in a terminal. typing.ftl has the words for actions; the terminal’s own words (command-…) are here, the one
# to show first. Heads and labels have no full stop.

name-me = You
name-player = Player
name-random = Random
name-greedy = Greedy
name-neural = Neural network
name-planner = Planner
name-racer = Racer
name-search = Thinker
name-novice = Novice
name-easy = Easy
name-medium = Medium
name-hard = Hard
name-expert = Expert
name-master = Master
bot-level = { $level ->
        [novice] novice
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
        [master] master
       *[other] { $level }
    }
bot-with-level = { $name } ({ bot-level })

at-table = At the table: { $words }.

opening = Type what you want to do: draw, take 2, claim 7, tickets. Tab completes words, ? lists what’s possible, rules shows the rules. A ★ marks routes on the shortest path for your tickets.
cover = { $text }, press Enter when nobody else is looking
press-enter = Press Enter to cover your hand
choose-by-number = Choose by number, or type something else
saved = Saved: { $path }
warming-up = { $text } is still warming up: for the first minute it plays like “hard”.
saved-go-on = The game is saved. Continue with: branchline resume { $path }
finished-replay = The game is saved. Watch it again with: branchline replay { $path }

# The table.

label-face-up = Face up
label-hand = Hand
decks = Deck { $deck } · discards { $discards } · ticket deck { $left }
last-turns-banner = Last round · turns left: { $number }
head-cards = cards
head-trains = trains
head-points = points
head-tickets = tickets
head-path = path
head-stations = stations
head-countries = countries
head-log = What happened
head-routes = Routes you can claim: { $number }
head-own-tickets = Your tickets
head-offer = Tickets to choose from
head-laid = To pay: { $route }
head-board = Routes
head-possible = What you can do now
head-commands = Other commands
routes-more = { $number ->
        [one] { $number } more route: type routes to see it
       *[other] { $number } more routes: type routes to see them
    }
routes-none = You can’t claim any routes now
route-points = { $points } p.
route-tunnel = tunnel
route-ferry = ferry
price-substitutes = + { $number } subst.
ticket-done = completed
ticket-open = open
ticket-lost = out of reach
ticket-way = { $trains ->
        [one] needs { $trains } train
       *[other] needs { $trains } trains
    }
offer-way = { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
ticket-long = long

short-purple = purple
short-blue = blue
short-orange = orange
short-white = white
short-green = green
short-yellow = yellow
short-black = black
short-red = red
short-locomotive = loco

# The end.

head-scores = Scores
head-tickets-of = { $you ->
        [yes] Your tickets
       *[no] { $seat }’s tickets
    }
score-routes = routes
score-tickets = tickets
score-countries = countries
score-stations = stations
score-path = longest path
score-most-tickets = Globetrotter
score-total = total
tie-broken = The tie is broken by { $ties }

# What can be asked for.

command-help = help
    .about = what is possible now; ? is short for it
command-hint = hint
    .about = what you might do, and why
command-why = why
    .about = why you can’t claim a route, given its name or number
command-routes = routes map
    .about = all routes you can claim; with a city, all routes there
command-board = board
    .about = every route, with its owner
command-log = log
    .about = everything that has happened
command-rules = rules
    .about = the rules of this board
command-table = table
    .about = show the table again; Enter does the same
command-save = save
    .about = save the game, optionally under a name: save FILE
command-resume = resume
    .about = continue another game: resume FILE
command-replay = replay
    .about = watch a finished game: replay FILE
command-quit = quit exit q
    .about = save and leave

help-take = take a face-up card, by its name or number
help-draw = draw a card from the deck
help-tickets = draw tickets to choose from
help-keep = keep tickets, by their names or numbers: keep 1 3
help-claim = { $number ->
        [one] claim a route, by its name or number; { $number } way
       *[other] claim a route, by its name or number; { $number } ways
    }
help-station = { $number ->
        [one] build a station; { $number } way
       *[other] build a station; { $number } ways
    }
help-pay = pay the tunnel’s extra cost
help-decline = take your cards back, and end your turn
help-give = give a card as a substitute
help-pass = pass, since nothing else is possible

why-possible = You can claim { $route }:
why-nothing-against = On your turn, you can claim { $route }
why-legal = This is possible: { $text }

# Looking at a game again.

replay-step = Step { $number } of { $last }
replay-keys = → next, ← back, a number jumps to that step, q quits

# Refusals.

refusal-which-board = which board? There are { $words }, or a file of your own
refusal-bad-name = “{ $text }” can’t be a player’s name: a name has 1 to { $most } characters
refusal-seat-like-bot = no bot is called “{ $text }” (did you mean { $near }?); for a person of that name, write { $example }
refusal-too-many-seats = { $number } seats are named, but there are only { $players } players
refusal-narrow-terminal = the terminal has { $columns } columns; the table needs at least { $least }
refusal-unknown-word = unknown command “{ $text }”{ suggestion }; ? lists what’s possible
refusal-ambiguous-word = “{ $text }” could be { $choices }: type more letters
refusal-no-such-number = no option has the number { $text }
refusal-why-what = “why” needs a route: { $example }
refusal-which-file = give the name of a file: { $example }
refusal-no-saves = there is no saved game in { $path }
refusal-save-failed = { $path }: can’t save the game ({ $error })
refusal-save-broken = { $path }: { $error }
refusal-save-not-ours = { $path } already exists and isn’t a saved game: choose another name
refusal-replay-unfinished = { $path } isn’t finished: a replay would show hidden cards
refusal-replay-word = “{ $text }” isn’t a step: type a number from 0 to { $last }, n, p or q
refusal-bots-not-allowed = { $path } has players that run programs or open files: { $words }. If you trust them, allow them with { $text }
