# What a table refuses.

refusal-seat-taken = this seat is taken ({ $seat })
refusal-seat-not-yours = this is not your seat ({ $seat })
refusal-seat-resigned = you have resigned: a bot plays for you to the end
refusal-seat-present = nobody plays in your place
refusal-seat-stood-in = a bot plays in your place: come back first
refusal-seat-has-bot = a bot already plays there ({ $seat })
refusal-clock-decides = this game has a clock: a bot takes over when a player's time runs out
refusal-seat-not-awaited = it is not this player's turn ({ $seat })
refusal-seat-not-away = this player was here not long ago ({ $seat }): try again in { $number ->
        [one] { $number } second
       *[other] { $number } seconds
    }
refusal-seats-free = { $number ->
        [one] { $number } seat is still free
       *[other] { $number } seats are still free
    }
refusal-nothing-to-undo = there is nothing that you could take back
refusal-after-chance = what chance brings comes first: what follows it is an act of its own
refusal-not-host = only the host can do that
refusal-dismissed = the host has sent you away from this table
refusal-nobody-to-dismiss = there is nobody in this seat whom you could send away
refusal-no-such-table = there is no such table
refusal-table-not-open = the game has begun already
refusal-table-not-started = the game has not begun yet
refusal-table-over = the game is over
refusal-table-not-over = that is shown only when the game is over
refusal-rematched = there is a new table already: { $table }
refusal-not-player = only those who played can do that
refusal-code-needed = this seat needs the table's code
refusal-no-such-level = there is no bot “{ $level }”; there are { $levels }
refusal-move-id-taken = this move_id belongs to somebody else's move
refusal-table-worn = this table has seen too much: its game can only be brought to an end
refusal-hints-off = hints are for games without other people
refusal-too-many-tables = { $most ->
        [one] you have { $most } table that is not over: end that first
       *[other] you have { $most } tables that are not over: end one of them first
    }

# What the server refuses before it looks at any table.

refusal-stale = the table has moved on since you looked
refusal-try-again = that did not work just now, and nothing was done: try again
refusal-bad-message = this message can't be understood: { $error }
refusal-no-guest = you are nobody here yet: say who you are first
refusal-guest-already = you are a guest here already
refusal-banned = you have been shut out of this server
refusal-other-origin = this comes from another site's page
refusal-wrong-code = there is nothing with this code, or it works no longer
refusal-no-such-board = there is no board “{ $board }”
refusal-no-such-record = there is no such record here any more: open it again
refusal-too-large = more than { $most } bytes: that is too much
refusal-too-many = that is too often: wait a little
refusal-not-ready = the rules are still being compiled: wait a little
refusal-name-empty = a name needs letters
refusal-nothing-here = there is nothing at this address
refusal-no-such-method = this can't be done with what is at this address
refusal-too-slow = the message did not come in time
refusal-trouble = something broke here, and nothing was done: try again

# Bots at a table, where players have names.

bot-name = bot ({ $level ->
        [easy] easy
        [medium] medium
        [hard] hard
        [expert] expert
       *[other] { $level }
    })

# What `branchline serve` says.

serve-up = Branchline is at { $address } – Ctrl-C stops it
serve-alone = Only this machine can reach it; `branchline serve --host 0.0.0.0` lets others in.
serve-no-valkey = Valkey needs more packages: pip install '{ $text }'
serve-down = Branchline has stopped; everything is kept.

# What `branchline join` says.

join-seated = { $name } sits in seat { $number } and waits for the game
join-fault = the bot did not choose ({ $error }): one of the legal actions is drawn
join-points = { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
join-ended = the game has ended without a count

# The learner, in a first game.

lesson-you = You
