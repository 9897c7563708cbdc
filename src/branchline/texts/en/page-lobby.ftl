# The page at a table before its game, in its chat, and when one looks elsewhere.

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
