# The game in a terminal. Words of the notation (draw, take red) are the same in every language; the terminal's own
# words (command-…) have the language's words here, the one to show first. Heads and labels have no full stop.

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

opening = Type what you want to do: draw, take 2, claim 7, tickets. Tab completes, ? lists what is possible, rules tells the rules. A ★ marks lanes on the shortest way for your tickets.
cover = { $text }, press Enter when nobody else is looking
press-enter = Press Enter to cover your hand
choose-by-number = Choose by number, or type something else
saved = Saved: { $path }
saved-go-on = The game is saved. Go on with: branchline resume { $path }
finished-replay = The game is saved. Look at it again with: branchline replay { $path }

# The table.

label-row = Row
label-hand = Hand
piles = Pile { $pile } · discards { $discards } · ticket pile { $left }
last-turns-banner = Last round · turns left: { $number }
head-cards = cards
head-trains = trains
head-points = points
head-tickets = tickets
head-path = path
head-stations = stations
head-countries = countries
head-log = What happened
head-lanes = Lanes you can claim: { $number }
head-own-tickets = Your tickets
head-offer = Tickets to choose from
head-laid = To be paid for: { $lane }
head-board = Lanes
head-possible = What you can do now
head-commands = What you can ask for
lanes-more = { $number ->
        [one] { $number } more lane: type lanes to see it
       *[other] { $number } more lanes: type lanes to see them
    }
lanes-none = There is no lane that you can claim now
lane-points = { $points } p.
lane-tunnel = tunnel
lane-ferry = ferry
price-substitutes = + { $number } subst.
ticket-done = done
ticket-open = open
ticket-lost = out of reach
ticket-way = { $trains ->
        [one] open: { $trains } train
       *[other] open: { $trains } trains
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
       *[no] Tickets of { $seat }
    }
score-routes = lanes
score-tickets = tickets
score-countries = countries
score-stations = stations
score-path = longest path
score-most-tickets = most tickets
score-total = total
tie-broken = The tie is broken by { $ties }

# What can be asked for.

command-help = help
    .about = what is possible now; ? is short for it
command-hint = hint
    .about = what you might do, and why
command-why = why
    .about = why you can't claim the lane of this name or number
command-lanes = lanes map
    .about = all lanes that you can claim; with a city, all lanes there
command-board = board
    .about = every lane, with its owner
command-log = log
    .about = all that has happened
command-rules = rules
    .about = the rules of this board
command-table = table
    .about = show the table again; Enter does the same
command-save = save
    .about = save the game, also under a name: save FILE
command-resume = resume
    .about = go on with another game: resume FILE
command-replay = replay
    .about = look at a finished game: replay FILE
command-quit = quit exit q
    .about = save and leave

help-take = take a card of the row, by its name or number
help-draw = draw a card of the pile
help-tickets = draw tickets to choose from
help-keep = keep tickets, by their names or numbers: keep 1 3
help-claim = { $number ->
        [one] claim a lane, by its name or number; { $number } way
       *[other] claim a lane, by its name or number; { $number } ways
    }
help-station = { $number ->
        [one] build a station; { $number } way
       *[other] build a station; { $number } ways
    }
help-pay = pay what the tunnel asks
help-decline = take your cards back, and end your turn
help-give = give a card as a substitute
help-pass = pass, as nothing else is possible

why-possible = You can claim { $lane }:
why-nothing-against = Nothing stands against { $lane } when it is time to claim
why-legal = This is possible: { $text }

# Looking at a game again.

replay-step = Step { $number } of { $last }
replay-keys = → next, ← back, a number goes there, q leaves

# What can't be.

refusal-which-board = which board? There are { $words }, or the file of your own
refusal-bad-name = '{ $text }' is no name for a player: a name has 1 to { $most } letters
refusal-too-many-seats = { $number } seats are named, but only { $players } players are to play
refusal-narrow-terminal = the terminal has { $columns } columns; the table needs at least { $least }
refusal-unknown-word = unknown command '{ $text }'{ suggestion }; ? lists what is possible
refusal-ambiguous-word = '{ $text }' may be { $choices }: write more of it
refusal-no-such-number = nothing to choose has the number { $text }
refusal-why-what = why needs a lane: { $example }
refusal-which-file = the name of a file is missing: { $example }
refusal-no-saves = there is no saved game in { $path }
refusal-save-failed = { $path }: the game can't be saved ({ $error })
refusal-save-broken = { $path }: { $error }
refusal-save-not-ours = { $path } is there already, and is no saved game: choose another name
refusal-replay-unfinished = { $path } is not finished: it would show hidden cards
refusal-replay-word = '{ $text }' is no step: a number from 0 to { $last }, n, p or q
refusal-bots-not-allowed = { $path } seats programs: { $words }. If you trust them, let them play with { $text }
