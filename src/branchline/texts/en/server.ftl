# What a table refuses.

refusal-seat-taken = this seat is taken ({ $seat })
refusal-seat-not-yours = this isn’t your seat ({ $seat })
refusal-seat-resigned = you have resigned: a bot plays for you to the end
refusal-seat-present = nobody is playing for you
refusal-seat-stood-in = a bot is playing for you: come back first
refusal-seat-has-bot = a bot is already playing there ({ $seat })
refusal-clock-decides = this game has a clock: a bot takes over when a player’s time runs out
refusal-seat-not-awaited = it isn’t this player’s turn ({ $seat })
refusal-seat-not-away = this player was here a moment ago ({ $seat }): try again in { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
refusal-seats-free = { $number ->
        [one] { $number } seat is still free
       *[other] { $number } seats are still free
    }
refusal-nothing-to-undo = there is nothing to undo
refusal-after-chance = a card must be drawn first: send the rest as a separate move
refusal-not-host = only the host can do that
refusal-dismissed = the host has removed you from this table
refusal-nobody-to-dismiss = there is nobody in this seat to remove
refusal-no-such-table = there is no such table
refusal-table-not-open = the game has already begun
refusal-table-not-started = the game hasn’t begun yet
refusal-table-over = the game is over
refusal-table-not-over = that is shown only after the game
refusal-rematched = there is already a new table: { $table }
refusal-not-player = only those who played can do that
refusal-code-needed = this seat needs the table’s code
refusal-no-such-level = there is no bot “{ $level }”; the levels are { $levels }
refusal-move-id-taken = this move_id belongs to someone else’s move
refusal-table-worn = you have done this too often at this table
refusal-hints-off = hints are only available in games without other people
refusal-too-many-tables = { $most ->
        [one] you have { $most } unfinished table: finish it first
       *[other] you have { $most } unfinished tables: finish one of them first
    }

# What the server refuses before it looks at any table.

refusal-stale = the game has moved on in the meantime
refusal-try-again = that didn’t work just now, and nothing was changed: try again
refusal-bad-message = can’t understand this message: { $error }
refusal-no-guest = choose a name first
refusal-guest-already = you already have a name here
refusal-banned = { $until ->
        [0] you have been banned from this server
       *[other] you have been banned from this server until { $time } UTC
    }
refusal-other-origin = this request comes from another site
refusal-wrong-code = this code is unknown or no longer valid
refusal-no-such-board = there is no board “{ $board }”
refusal-no-such-record = that record is no longer here: open it again
refusal-no-record-board = this game was played on the board “{ $board }” ({ $digest }), which this server doesn’t have: its operator can put the board’s file into the server’s boards folder
refusal-too-large = that is too large: more than { $most } bytes
refusal-too-many = too many requests: wait a moment
refusal-stored-too-much = you have reached today’s storage limit: try again tomorrow
refusal-not-ready = the server is starting: wait a moment
refusal-name-empty = enter a name
refusal-nothing-here = there is nothing at this address
refusal-no-such-method = this can’t be done at this address
refusal-too-slow = the message didn’t arrive in time
refusal-trouble = something went wrong, and nothing was changed: try again

# What moderators have imposed, and what moderation refuses.

refusal-muted = { $until ->
        [0] a moderator has muted you: you can’t write in the chat
       *[other] a moderator has muted you: you can’t write in the chat until { $time } UTC
    }
refusal-suspended = { $until ->
        [0] a moderator has suspended you: you can finish your games, but not join tables, create tables or chat
       *[other] a moderator has suspended you until { $time } UTC: you can finish your games, but not join tables, create tables or chat
    }
refusal-address-banned = this server doesn’t accept connections from your network
refusal-nobody-to-report = there is nobody there to report
refusal-report-self = you can’t report yourself
refusal-no-such-report = there is no such report
refusal-no-such-sanction = this has already been undone
refusal-no-such-rule = there is no such rule
refusal-person-gone = this person no longer exists here
refusal-is-moderator = moderators can’t act against moderators: ask the operator
refusal-name-taken-now = someone else has the old name now
refusal-bad-network = that isn’t a network: write it like 203.0.113.0/24 or 2001:db8::/32
refusal-network-too-wide = that network is too large: use a prefix of /{ $most } or longer
refusal-network-own = that network includes you or this server
moderation-neutral-name = Player { $text }

# Accounts.

refusal-name-taken = “{ $name }”, or a name that looks like it, belongs to someone’s account: choose another
refusal-name-forbidden = “{ $name }” isn’t allowed here: choose another name
refusal-account-already = you already have an account and are signed in
refusal-no-account = this needs an account
refusal-registration-closed = no new accounts can be created on this server
refusal-invitation-needed = an account on this server needs an invitation code
refusal-invitation-wrong = this invitation code is unknown, expired or used up
refusal-password-short = the password is too short: use at least { $number } characters
refusal-password-long = the password is too long: at most { $number } bytes
refusal-password-weak = this password is too easy to guess: make it longer, for example with a few words that don’t belong together
refusal-wrong-sign-in = the name and the password or code don’t match an account
refusal-not-fresh = to change this, first confirm that it’s you: sign in again
refusal-sign-in-instead = you have an account: sign in with it on the other device
refusal-both-seated = you’re at the same table both as a guest and with this account: finish that game first, or sign in without the guest’s games
refusal-no-passkeys-here = passkeys don’t work at this address: they need HTTPS and a domain name instead of an IP address
refusal-passkey-late = this passkey request has expired or was already used: try again
refusal-passkey-wrong = this passkey isn’t valid here
refusal-passkey-known = this passkey is already in use
refusal-no-such-passkey = this passkey is no longer there
refusal-last-sign-in = this is your only way to sign in: set a password or add another passkey first
refusal-too-many-passkeys = { $most ->
        [one] you can have at most { $most } passkey: delete it first
       *[other] you can have at most { $most } passkeys: delete one first
    }
refusal-no-such-session = this device is already signed out
refusal-erase-unsure = to confirm, enter your name: { $name }

# What `branchline serve` says.

serve-up = Branchline is running at { $address } – Ctrl-C stops it
serve-alone = Only this machine can reach it; `branchline serve --host 0.0.0.0` lets others in.
serve-no-https = Without HTTPS, anyone on the network path can eavesdrop and play under other people’s names: put it behind a proxy with HTTPS (--https), except on a network you trust.
serve-boards = Boards of your own go into { $path }
serve-no-valkey = Valkey needs extra packages: pip install '{ $text }'
serve-down = Branchline has stopped; everything is saved.

# What `branchline join` says.

join-seated = { $name } has seat { $number } and is waiting for the game
join-fault = the bot didn’t choose ({ $error }): a random legal action is played
join-points = { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
join-left = { $name } leaves seat { $number }, which is free again
join-stood-in = { $name } leaves seat { $number }, and a bot takes over
join-stopped = { $name } stops
join-not-left = { $name } stops, but can’t tell the server: { $error }
join-ended = the game ended without scoring

# The learner, in a first game.

lesson-you = You

# Friends, blocked people, invitations and quick match.

refusal-account-needed = that needs an account: register or sign in first
refusal-no-such-player = there is no such player
refusal-guest-no-friend = that player has no account, and only people with an account can be friends
refusal-only-others = that’s you
refusal-not-friends = you can only invite your friends
refusal-too-many-friends = { $most ->
        [one] one of you already has { $most } friend
       *[other] one of you already has { $most } friends
    }
refusal-too-many-requests = { $most ->
        [one] { $most } request is still open: wait for an answer first
       *[other] { $most } requests are still open: wait for some answers first
    }
refusal-too-many-blocked = { $most ->
        [one] you can block or mute { $most } person at most
       *[other] you can block or mute { $most } people at most
    }
refusal-too-many-invited = { $most ->
        [one] { $most } person has been invited to this table already
       *[other] { $most } people have been invited to this table already
    }
refusal-quick-no-host = nobody hosts a quick match: it starts by itself
refusal-quick-one-seat = in a quick match, you can have only one seat

# Rated games, players and their results.
refusal-rated-one-seat = in a rated game, everybody has only one seat
refusal-hints-rated = there are no hints in rated games
refusal-player-private = this player keeps their page private
refusal-no-such-game = there is no such game, or it isn’t one of yours
refusal-few-games = there are too few games on this board yet
