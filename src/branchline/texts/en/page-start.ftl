# The first screens: a game at once, a new table, lists, codes, oneself. Labels have no full stop, sentences have one.

page-start-where = Where to?
page-start-what = Pick a map, collect cards, lay your lines before the others do. Free, in your browser, no account.
page-start-bots = A game against bots
page-start-players = { $least }–{ $most } players
page-start-trains = { $number ->
        [one] { $number } train each
       *[other] { $number } trains each
    }
page-start-opponents = Opponents
page-start-level = They play
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
page-start-preparing = The rules are being prepared, once for this machine. Look around meanwhile.
page-start-preparing-waited = Your game begins as soon as the rules are prepared: a minute or two, this once.
page-start-going = Your games
page-start-past = Finished games
page-start-past-all = { $number ->
        [one] The { $number } game
       *[other] All { $number } games
    }
page-start-friends = With friends
page-start-friends-how = Make a table and send the link. Nobody needs an account.
page-start-new = New table
page-start-open = Open tables
page-start-open-none = Nobody is waiting just now. Open one yourself, and others will see it here.
page-start-open-all = All tables
page-start-learn = First time?
page-start-learn-how = Learn by playing: a small island, five minutes, no reading.
page-start-learn-go = Play the lesson
page-start-rules = Rules:
page-start-record = Open a recorded game
page-start-seats = { $number ->
        [one] { $number } player
       *[other] { $number } players
    }

page-list-over = Finished
page-list-running = Being played
page-list-your-turn = Your turn
page-list-their-turn = Others' turn
page-list-free = { $number ->
        [one] { $number } free seat
       *[other] { $number } free seats
    }
page-list-full = About to begin
page-pace-none = No clock
page-pace-live = Live
page-pace-days = Days

page-tables = Tables
page-tables-state = Show
page-tables-open = Open
page-tables-running = To watch
page-tables-over = Finished
page-tables-any = All
page-tables-none-open = No open table of this kind. Make one: it appears here, and others can sit down.
page-tables-none-running = No public game is being played just now.
page-tables-none-over = No public game has been finished lately.

page-code = Join a table
page-code-label = Have a code?
page-code-enter = Join
page-code-wrong = No table has the code { $text }. Check it, or ask who sent it for a new link: tables that nobody uses are cleared away.
page-code-often = Too many codes were tried from here. Wait a minute, then try again.
page-code-lost = The server can't be reached just now. Check your connection, then try again.
page-again = Try again

page-new = New table
page-new-seats = Seats
page-new-players = Players
page-new-you = You
page-new-seat = Seat { $number }
page-new-seat-open = Open seat
page-new-seat-invited = Only with the link
page-new-seat-bot-easy = Bot, easy
page-new-seat-bot-medium = Bot, medium
page-new-seat-bot-hard = Bot, hard
page-new-seat-bot-expert = Bot, expert
page-new-seat-friend = Friend on this device
page-new-friend = The friend's name
page-new-friend-name = Player { $number }
page-new-hot-seat = You share this device: before each turn the cards are covered, until it has been handed over.
page-new-public = Anyone may join
page-new-public-yes = The table is in the list of open tables.
page-new-public-no = Only those to whom you send the link.
page-new-more = Clock and more
page-new-pace = Clock
page-new-bank = Time for each player
page-new-minutes = { $number } min
page-new-days = Time for a turn
page-new-pace-none = Take as long as you like.
page-new-pace-live = Everybody has this much, and a little more with each turn. A bot plays on for those who run out of it.
page-new-pace-days = For games on the side. A bot plays on for those who let the time pass.
page-new-watching = Spectators see the game
page-new-watching-live = At once
page-new-watching-delayed = 5 minutes later
page-new-watching-end = At the end
page-new-longest-path = Bonus for the longest path
page-new-make = Make the table
page-new-make-then = Next you get a link to send.
page-new-start = Start the game
page-new-start-then = Every seat is taken: the game begins at once.

page-me = You
page-me-of = You: { $name }
page-me-rename = Save
page-me-renamed = You are called { $name } now.
page-me-nobody = You are nobody here yet. When you first sit down, you will be { $name }, unless you say another name.
page-me-devices = On another device
page-me-devices-how = Be the same person there, with your games. No password: a code that works once.
page-me-code = Show a code
page-me-code-until = Enter it on the other device before { $time }.
page-me-arrive = Code from your other device
page-me-arrive-go = Be me here
page-me-arrived = Welcome back, { $name }.
page-me-forget = Forget me here
page-me-forget-what = This device forgets who you are. Without a code from another device you can't come back to your games.
page-me-forget-ask = Forget you on this device?
page-me-forgotten = This device has forgotten you.

page-nowhere-next = The address may have been mistyped, or what was here is gone.
