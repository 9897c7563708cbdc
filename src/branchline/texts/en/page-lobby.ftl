# The page at a table before its game, in its chat, and when one looks elsewhere.

page-lobby-seats = Who’s playing
page-lobby-public = Open to all
page-lobby-private = Private
page-lobby-pace-none = No clock
page-lobby-pace-live = { $minutes } min + { $seconds } s per turn
page-lobby-pace-days = { $number ->
        [one] { $number } day per turn
       *[other] { $number } days per turn
    }
page-lobby-invited = { $name } invites you to a game
page-lobby-taken = { $number } of { $total } seats taken
page-lobby-join = Join the game
page-lobby-no-longest-path = No bonus for the longest path
page-lobby-strict-ferries = Strict ferries: substitutes only for the locomotives shown
page-lobby-watching-delayed = Spectators see the game with a delay
page-lobby-watching-end = Spectators see the game once it’s over
page-lobby-code = Code for this private table
page-lobby-start = Start the game
page-lobby-free = { $number ->
        [one] { $number } seat is still free: send the link or add a bot.
       *[other] { $number } seats are still free: send the link or add bots.
    }
page-lobby-fill = Fill with bots and start
page-lobby-wait-others = The game begins when everyone is here.
page-lobby-wait-host = Everyone is here: the host can start the game.
page-lobby-full = All seats are taken. Stay to watch the game, or create a table of your own.
page-lobby-held-back = The players have chosen to show their game later. It will appear here on its own.
page-lobby-about = Collect cards, claim railway routes and connect the cities on your tickets: the most points win.
page-lobby-proof = Proof of a fair shuffle
page-lobby-sealed = The deal is already sealed; after the game, anyone can check that nobody tampered with it:

page-seat-free = Free seat
page-seat-invited = For someone with the link
page-seat-bot = Bot, { bot-level }
page-seat-yours = Your seat
page-seat-here = Here
page-seat-sit = Sit here
page-seat-fill = Fill
page-seat-friend = Add a friend
page-seat-leave = Leave
page-seat-leave-of = Leave { $name }’s seat
page-seat-away = Remove
page-seat-away-of = Remove { $name }
page-fill = Who takes seat { $number }?
page-fill-bot = A bot
page-fill-friend = A friend on this device
page-fill-friend-go = Add

page-share = Invite others
page-share-how = Send this link, or let them scan the QR code.
page-share-link = Link to this table
page-share-copy = Copy
page-share-copied = Copied
page-share-send = Share
page-share-text = Come and play Branchline with me.
page-share-picture = The link as a QR code
page-share-code = Code
page-share-game = Share this game
page-share-game-how = Anyone with this link can watch the game.

page-chat-players = Only the players can read this. Say hello!
page-chat-spectators = Only spectators can read this; the players can’t.
page-chat-unread = New messages
page-chat-write = Say something
page-chat-send = Send
page-chat-phrases = Quick phrases
page-chat-join = Enter a name to join the chat
page-chat-join-go = Join
page-chat-mute = Mute { $name }
page-chat-muted = { $name } is muted.
page-chat-unmute = Unmute
page-phrase-hello = Hello!
page-phrase-good-luck = Good luck!
page-phrase-well-played = Well played!
page-phrase-thanks = Thanks!
page-phrase-oops = Oops…
page-phrase-hurry = Your move!
page-phrase-rematch = Rematch?
page-phrase-goodbye = Goodbye!

page-call = Notify me when it’s my turn
page-call-turn = It’s your turn: { $title }
page-call-forbidden = Your browser doesn’t let this page show notifications. Allow them for this site in the browser’s settings.

page-shut = No table here
page-shut-no-such-table = The link may be mistyped, or the table was removed because nobody used it. Ask for a new link.
page-shut-banned = You have been banned from this server. If you think that’s a mistake, contact whoever runs it.
page-shut-other-origin = Open the page at the server’s own address.

page-unreachable-next = The server can’t be reached right now, and nothing was changed. Check your connection and try again.
page-next-seat-taken = Someone was quicker: choose another seat.
page-next-code-needed = Ask the person who invited you for the link.
page-next-stale = Look again, then choose.
page-next-too-many = Then try again.
page-next-too-many-tables = You’ll find your games on the home page.
page-next-table-not-open = You can watch.
page-next-wrong-code = Ask for a new one.
page-next-no-guest = Then try again.
page-next-banned = Whoever runs it can tell you why.
page-next-not-ready = It takes a minute or two, just once.
