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
page-retrying-unreachable = The server can't be reached just now. This page keeps trying.
page-retrying-busy = The server is busy just now. This page keeps trying.
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
page-motion = Animation
page-motion-full = Yes
page-motion-none = No
page-motion-system = As the system
page-sound = Sounds
page-sound-on = Switch sounds on
page-sound-off = Switch sounds off
page-confirm = Ask before what can't be taken back
page-text = The table as text
page-board = Board
page-end-count = The count
page-end-skip = Skip to the result
page-end-again = Count again
page-end-lanes = { $you ->
        [yes] Your lanes
       *[no] Lanes of { $seat }
    }
page-end-done = { $you ->
        [yes] You complete { $ticket }
       *[no] { $seat } completes { $ticket }
    }
page-end-failed = { $you ->
        [yes] You don't complete { $ticket }
       *[no] { $seat } does not complete { $ticket }
    }
page-end-station = { $you ->
        [yes] Your station in { $city } borrows { $lane }
       *[no] The station of { $seat } in { $city } borrows { $lane }
    }
page-end-stations = { $you ->
        [yes] Your stations that were not built
       *[no] Stations of { $seat } that were not built
    }
page-end-countries = { $you ->
        [yes] Your country cards
       *[no] Country cards of { $seat }
    }
page-end-path = { $you ->
        [yes] You have
       *[no] { $seat } has
    } the longest path: { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
page-end-most-tickets = { $you ->
        [yes] You have
       *[no] { $seat } has
    } completed the most tickets: { $number }
page-end-won = { $you ->
        [yes] You win!
       *[no] { $winners-number ->
            [one] { $winners } wins!
           *[other] { $winners } share the victory!
        }
    }
page-end-lead = { $points ->
        [one] { $points } point ahead of { $seat }.
       *[other] { $points } points ahead of { $seat }.
    }
page-end-tie = The same points. The tie is broken by { $ties }.
page-end-shared = The same points, and nothing that would break the tie.
page-end-agreed = The game was ended by agreement.
page-end-resigned = All others gave up.
page-end-all-passed = Everyone passed one after another.
page-end-idle = Nothing had happened for long.
page-end-part = What the points are for
page-end-of-tickets = { $you ->
        [yes] Your tickets
       *[no] Tickets of { $seat }
    }
page-end-no-tickets = No tickets
page-rematch = Play again
page-rematch-go = To the new table
page-end-replay = Watch it again
page-end-picture = Picture
page-end-picture-told = The board at the end: { $text }
page-end-picture-share = Share the picture
page-end-picture-save = Save the picture
page-end-record = Download the record
page-end-prove = Prove the shuffle
page-proof-told = Before anyone sat down, the server drew a secret and showed its fingerprint. Then each seat added a random number of its own. Secret and numbers together decided the whole deal, so nobody could choose it alone. Now the secret is open, and your browser checks it.
page-proof-secret = The secret has the fingerprint that was shown beforehand
page-proof-secret-not = The secret does not have the fingerprint that was shown beforehand
page-proof-seed = Secret and numbers give the seed of the deal: { $text }
page-proof-server = The server has played the whole game again from that seed
page-proof-holds = It all holds: the cards were shuffled fairly.
page-proof-fails = Something does not hold.
page-proof-none = This game has no proof of its shuffle.
page-proof-unsafe = Browsers check fingerprints only on pages that came by HTTPS: the server's word is all there is here.
page-proof-checking = Checking …
page-proof-values = The numbers themselves
page-proof-fingerprint = Fingerprint
page-proof-hidden = Secret
page-proof-share = Number of { $seat }
page-proof-later = Compare the fingerprint with the one that you saw at the table before the game.
page-learn-title = First game
page-learn-next = Go on
page-learn-skip = Skip the lesson
page-learn-enough = That is enough
page-learn-again = Once more
page-learn-play = Play a real game
page-learn-fold = Fold or unfold the explanation
page-learn-welcome = Welcome! You build railways on a small island, against a bot. It takes about five minutes, and you can leave at any time.
page-learn-tickets = First come tickets. Each names two cities that you are to join by lanes of yours. Joined in the end, it gives its points; if not, it costs them. All of these lie along one line: choose them all, and keep them.
page-learn-hand = These are your cards: { $cards }. Cards pay for lanes. A locomotive stands in for any colour.
page-learn-claim = Now build. { $lane } is on the way for your tickets, and you have its cards. Touch it on the board.
page-learn-wait = You have no cards for a lane on your way just now: draw two.
page-learn-pay = Each space costs one card of the lane's colour. Choose how you pay.
page-learn-claimed = Your trains lie on { $lane }: { number-points }. The longer a lane, the more it gives.
page-learn-rival = Then the bot took { $lane }. A lane belongs to one player alone: when yours is gone, look for a way around.
page-learn-draw = Who lacks cards draws two: from those face up, or blindly from the pile. A locomotive that lies face up counts as both.
page-learn-second = And a second card.
page-learn-ways = Point at one of your tickets, or touch it: the board shows the way that takes the fewest trains.
page-learn-free = Now go on by yourself. Draw cards, build along your tickets, and draw new ones when yours are done. Lanes that you can claim are lit; any other says why not.
page-learn-tip-tunnel = A tunnel: after you have paid, cards are turned up from the pile. Each that matches yours costs you one more card, or you take yours back and lose only the turn.
page-learn-tip-ferry = A ferry: each locomotive on it asks for a locomotive of yours, or for other cards where the board allows that.
page-learn-tip-station = A station lets you use one lane of somebody else's for your tickets. One that you don't need is worth points in the end.
page-learn-tip-countries = You have joined countries: each gave you the top card of its stack. The first to come gets the most.
page-learn-tip-reset = Too many locomotives lay face up, so all those cards were replaced.
page-learn-tip-done = All your tickets are done! Draw new ones, or build long lanes for points.
page-learn-tip-last-turns = Somebody has hardly any trains left: everyone has one more turn, then it is counted.
page-learn-won = You win, { $points } to { $number }!
page-learn-lost = The bot wins this time, { $number } to { $points }.
page-learn-over = That was all: cards, lanes, tickets. The other boards add little to it. Now for a real game?
page-rules-title = The rules
page-rules-players = Players
page-rules-learn = Learn by playing
page-rules-plain = A lane, taken with as many trains as it has spaces.
page-rules-double = A double route: two lanes side by side.
page-rules-tunnel = A tunnel: its spaces have portals.
page-rules-ferry = A ferry: it asks for the locomotives that are drawn on it.
page-rules-any = This lane takes any cards for a space.
page-rules-station = A station borrows a lane of another player.
page-rules-country = Lanes into a country, and the card on top of its stack.
page-rules-ticket = A ticket, joined by lanes of one's own.
page-lobby-seats = Who plays
page-lobby-public = Open to all
page-lobby-private = Private
page-lobby-pace-none = No clock
page-lobby-pace-live = { $minutes } min + { $seconds } s a turn
page-lobby-pace-days = { $number ->
        [one] { $number } day a turn
       *[other] { $number } days a turn
    }
page-lobby-no-longest-path = No bonus for the longest path
page-lobby-watching-delayed = Spectators see it later
page-lobby-watching-end = Spectators see it at the end
page-lobby-code = Code of this private table
page-lobby-start = Start the game
page-lobby-free = { $number ->
        [one] { $number } seat is still free: send the link, or seat a bot.
       *[other] { $number } seats are still free: send the link, or seat bots.
    }
page-lobby-fill = Fill with bots and start
page-lobby-wait-others = The game begins when everybody is here.
page-lobby-wait-host = Everybody is here: the host may start the game.
page-lobby-held-back = The players let others see their game only later: this page shows it then by itself.
page-lobby-sealed = The deal is sealed already; after the game anyone can check that nobody tampered with it:
page-seat-free = Free seat
page-seat-invited = For someone with the link
page-seat-bot = Bot
page-seat-yours = Your seat
page-seat-here = Here
page-seat-sit = Sit here
page-seat-fill = Fill
page-seat-friend = Friend
page-seat-leave = Leave
page-seat-leave-of = Leave the seat of { $name }
page-seat-away = Send away
page-seat-away-of = Send { $name } away
page-fill = Who takes seat { $number }?
page-fill-bot = A bot
page-fill-friend = A friend on this device
page-fill-friend-go = Seat
page-share = Invite others
page-share-how = Send this link, or let them scan the picture.
page-share-link = Link to this table
page-share-copy = Copy
page-share-copied = Copied
page-share-send = Share
page-share-text = Come and play Branchline with me.
page-share-picture = The link as a QR code
page-share-code = Code
page-chat-players = Only the players read this. Say hello!
page-chat-spectators = Only those who watch read this; the players don't.
page-chat-unread = New lines
page-chat-write = Say something
page-chat-send = Send
page-chat-phrases = Quick phrases
page-chat-join = To join the talk, say your name
page-chat-join-go = Join
page-chat-mute = Mute { $name }
page-chat-muted = { $name } is muted.
page-chat-unmute = Hear again
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thanks!
page-phrase-oops = Oops …
page-phrase-hurry = Your move!
page-phrase-rematch = Once more?
page-phrase-goodbye = Goodbye!
page-call = Tell me when it is my turn
page-call-turn = It is your turn: { $title }
page-call-forbidden = Your browser does not let this page show notices. Allow them in its settings for this site.
page-shut = No table here
page-shut-no-such-table = The link may be mistyped, or the table was cleared away because nobody used it. Ask who sent it for a new one.
page-shut-banned = Who runs this server has shut you out. If you think that is a mistake, write to them.
page-shut-other-origin = Open the page at the server's own address.
page-unreachable-next = The server can't be reached just now, and nothing was done. Check your connection and try again.
page-next-seat-taken = Somebody was quicker: take another one.
page-next-code-needed = Ask who invited you for the link.
page-next-stale = Look again, then choose.
page-next-too-many = Then try again.
page-next-too-many-tables = You find them on the first screen.
page-next-table-not-open = You can watch.
page-next-wrong-code = Ask for a new one.
page-next-no-guest = Choose a name.
page-next-banned = Who runs it can tell you why.
page-next-not-ready = It takes a minute or two, once.
page-replay-scrub = Where in the game
page-replay-at = Turn { $text }, step { $number }
page-replay-first = To the beginning
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step on
page-replay-last = To the end
page-replay-turn = Turn
page-replay-speed = Speed: { $number } times
page-replay-eyes = Seen by
page-replay-all = Everyone: all hands open
page-replay-nothing = The game is about to begin.
page-replay-link = Copy the link to this move
page-replay-copied = The link to this move is copied.
page-replay-scores = Scores
page-replay-why = What a bot says
page-replay-thinking = Thinking …
page-replay-nobody = Nobody chose anything here.
page-replay-no-choice = There was nothing to choose.
page-replay-agrees = A strong bot would have done the same.
page-replay-instead = A strong bot would have chosen: { $text }
page-chart = Points over the game; at its end: { $text }
page-chart-table = Points after each turn
page-record = Open a record
page-record-told = Any game that Branchline has written down can be watched here, step by step: from a table, from the terminal or from the arena.
page-record-drop = Drop a record file here, or choose one.
page-record-choose = Choose a file
page-record-other = Open another record
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
page-home-go = To the first screen
page-map = The board: drag or use the arrow keys to move it, plus and minus to zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-zoom-whole = Whole board
page-players = Players
page-points = points
page-trains = Trains left
page-cards = Cards in hand
page-tickets = Tickets
page-stations = Stations left
page-countries = Points of country cards
page-clock = Clock
page-clock-left = Time left: { $time }
page-clock-days = { $hours ->
        [0] { $days }\xA0d
       *[other] { $days }\xA0d { $hours }\xA0h
    }
page-clock-hours = { $hours }\xA0h
page-clock-minutes = { $minutes }\xA0min
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
page-did-take = { $card } from the row
page-did-draw = { $card ->
        [none] card
       *[other] { $card }
    } from the pile
page-did-draws = { $number ->
        [one] { $number } card
       *[other] { $number } cards
    } from the pile
page-did-tickets = new tickets
page-did-keep = tickets chosen
page-did-kept = { page-did-keep }
page-did-claimed = { $lane }, +{ $points }
page-did-station = station in { $city }
page-did-decline = tunnel { $lane } given up
page-did-pass = pass
page-told-lanes = { $number ->
        [0] No lane can be claimed
        [one] { $number } lane can be claimed
       *[other] { $number } lanes can be claimed
    }
page-told-new = New among them: { $lanes }
page-turn-how = Take two cards, claim a lit lane or draw tickets.
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
page-ticket-hide = Stop showing this ticket
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
page-absent = { $seat } is away
page-absent-wait = { $seat } is away: a bot can play in { $time }
page-absent-bot = Let a bot play
page-pass = Pass
page-undo = Take back
page-log = Log
page-chat = Chat
page-last-turn-yours = Your last turn
page-last-turns = { $turns ->
        [0] The last turn
        [one] The last turn
       *[other] { $turns } last turns
    }
page-invite = Copy a link for spectators
page-invite-copied = The link is copied: whoever has it can watch.
page-invite-link = Whoever has this link can watch: { $text }
page-rules = Rules of this board
page-stand-in = Let a bot play for me
page-vote-yes = Propose to end the game
page-vote-no = Don't end the game after all
page-resign = Give up
page-ask-resign = Give up this game?
page-ask-resign-text = You can't come back into it. A bot plays on in your place as long as two others are in the game.
page-leave = Leave the table, the game goes on
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
        [away] { $you ->
            [yes] You have been away for a while
           *[no] { $seat } has been away for a while
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
page-hint = What would an expert do?
page-hint-thinking = An expert is thinking …
page-text-board = Show the board
page-text-type = What do you want to do?
page-text-example = For example: draw, take red, tickets. Words may be cut short. A question mark lists what is possible.
page-text-do = Do it
page-text-possible = What you can do now
page-text-nothing = Nothing for now: it is not your turn.
page-text-position = Where the game stands
page-text-which = This may mean several things. Which one?
page-text-many = { $number ->
        [one] { $number } action is possible; it is listed below.
       *[other] { $number } actions are possible; they are listed below.
    }
page-text-no-lanes = There is no lane that you can claim now.
page-text-no-city = There is no city “{ $text }”.
page-text-which-lane = Which lane? For example: { $example }
page-text-group-cards = Cards
page-text-group-tickets = Tickets
page-text-group-lanes = Lanes: { $number }
page-text-group-stations = Stations
page-text-group-paying = To be paid
page-text-hand = In your hand: { $cards }
page-text-cards = Cards and piles
page-text-row = Face up: { $text }
page-text-piles = { $pile ->
        [one] { $pile } card
       *[other] { $pile } cards
    } in the pile, { $discards } discarded, { $left ->
        [one] { $left } ticket
       *[other] { $left } tickets
    } left
page-text-player = { $seat }: { number-points }, { number-trains } left, { $hand ->
        [one] { $hand } card
       *[other] { $hand } cards
    }, { $held ->
        [one] { $held } ticket
       *[other] { $held } tickets
    }
page-text-stations = { $number ->
        [one] { $number } station left
       *[other] { $number } stations left
    }
page-text-countries = country cards: { $countries }
page-text-you = (you)
page-text-map = The map, city by city
page-text-owned = { $you ->
        [yes] yours
       *[no] belongs to { $seat }
    }
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
ticket-done = done
ticket-open = open
ticket-lost = out of reach
ticket-way = { $trains ->
        [one] open: { $trains } train
       *[other] open: { $trains } trains
    }
ticket-long = long
score-routes = lanes
score-tickets = tickets
score-countries = countries
score-stations = stations
score-path = longest path
score-most-tickets = most tickets
score-total = total
command-help = help
    .about = what is possible now; ? is short for it
command-hint = hint
    .about = what you might do, and why
command-why = why
    .about = why you can't claim the lane of this name or number
command-lanes = lanes map
    .about = all lanes that you can claim; with a city, all lanes there
command-rules = rules
    .about = the rules of this board
command-table = table
    .about = show the table again; Enter does the same`;export{e as default};