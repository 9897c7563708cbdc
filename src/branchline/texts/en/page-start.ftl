# The first screens: a game at once, a new table, lists, codes, oneself. Labels have no full stop, sentences have one.

page-start-where = Where to?
page-start-what = A railway board game: collect cards, claim routes, complete your tickets.
page-start-free = Free, in your browser, no account needed.
page-start-bots = Play against bots
page-start-players = { $least }–{ $most } players
page-start-trains = { $number ->
        [one] { $number } train each
       *[other] { $number } trains each
    }
page-start-opponents = Opponents
page-start-level = Level
page-start-level-of = { $name } ({ $number } of { $total })
page-start-name = Your name
page-start-some-name = { $number ->
        [0] Night Train
        [1] Quiet Signal
        [2] Silver Otter
        [3] Early Express
        [4] Green Lantern
        [5] Merry Heron
        [6] Window Seat
       *[other] Paper Fox
    }
page-start-play = Play
page-start-how = How to play
page-start-going = Your games
page-start-past = Finished games
page-start-past-all = { $number ->
        [one] { $number } game
       *[other] All { $number } games
    }
page-start-friends = With friends
page-start-friends-how = Create a table and send the link. Nobody needs an account.
page-start-new = New table
page-start-open = Open tables
page-start-open-none = Nobody is waiting right now. Create a table that is open to all, and others will see it here.
page-start-open-all = All tables
page-start-learn = First time?
page-start-learn-go = Play the lesson
page-start-rules = Rules
page-start-record = Open a recorded game
page-start-seats = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }

page-list-over = Finished
page-list-running = In progress
page-list-your-turn = Your turn
page-list-their-turn = Waiting for others
page-list-free = { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
page-list-full = About to begin
page-pace-none = No clock
page-pace-live = Live
page-pace-days = Correspondence

page-tables = Tables
page-tables-state = Show
page-tables-open = Open
page-tables-running = In progress
page-tables-over = Finished
page-tables-any = All
page-tables-none-open = No open tables of this kind. Create one that is open to all: it will appear here, and others can join.
page-tables-none-running = No public games are in progress right now.
page-tables-none-over = No public games have finished lately.

page-code = Join a table
page-code-label = Have a code?
page-code-enter = Join
page-code-wrong = No table has the code { $text }. Check it, or ask for a new link: unused tables are removed.
page-code-often = Too many codes have been tried from here. Wait a minute, then try again.
page-code-lost = The server can’t be reached right now. Check your connection, then try again.
page-again = Try again

page-new = New table
page-new-seats = Seats
page-new-players = Players
page-new-you = You
page-new-seat = Seat { $number }
page-new-seat-open = Open seat
page-new-seat-invited = Only with the link
page-new-seat-bot-novice = Bot, novice
page-new-seat-bot-easy = Bot, easy
page-new-seat-bot-medium = Bot, medium
page-new-seat-bot-hard = Bot, hard
page-new-seat-bot-expert = Bot, expert
page-new-seat-bot-master = Bot, master
page-new-seat-friend = Friend on this device
page-new-friend = Friend’s name
page-new-friend-name = Player { $number }
page-new-hot-seat = You’re sharing this device: before each turn, the cards stay covered until you’ve passed it on.
page-new-public = Anyone can join
page-new-public-yes = The table appears in the list of open tables.
page-new-public-no = Only people you send the link to.
page-new-more = Clock and other options
page-new-pace = Clock
page-new-bank = Time per player
page-new-minutes = { $number } min
page-new-days = Time per turn
page-new-pace-none = Take as long as you like.
page-new-pace-live = Everyone gets this much time, plus a little more each turn. If you run out, a bot takes over.
page-new-pace-days = For games that last days. If you miss the deadline, a bot takes over.
page-new-watching = Spectators see the game
page-new-watching-live = Right away
page-new-watching-delayed = 5 minutes later
page-new-watching-end = At the end
page-new-longest-path = Bonus for the longest path
page-new-strict-ferries = Strict ferries
page-new-strict-ferries-note = Substitutes (colour cards played instead of a locomotive) replace only the locomotives that a ferry shows.
page-new-make = Create table
page-new-make-then = You’ll then get a link to send.
page-new-start = Start the game
page-new-start-then = Every seat is taken: the game begins right away.

page-me = You
page-me-of = You: { $name }
page-me-rename = Save
page-me-renamed = Your name is now { $name }.
page-me-nobody = You don’t have a name here yet. At your first table you’ll be { $name }, unless you choose another.
page-me-devices = On another device
page-me-devices-how = Play there under the same name, with the same games. No password, just a one-time code.
page-me-code = Show a code
page-me-code-until = Enter it on the other device before { $time }.
page-me-arrive = Code from your other device
page-me-arrive-go = Sign in
page-me-arrived = Welcome back, { $name }.
page-me-forget = Sign out on this device
page-me-forget-what = This device will forget who you are. You can only get back to your games with a code from another device.
page-me-forget-ask = Sign out on this device?
page-me-forgotten = You are signed out on this device.

page-nowhere-next = The address may be mistyped, or what was here is gone.
