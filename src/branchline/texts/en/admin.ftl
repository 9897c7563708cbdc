# Looking after a server’s database. Lines and heads have no full stop.

admin-schema-good = The schema is up to date: revision { $after }
admin-schema-old = { $before ->
        [none] There is no schema yet; revision { $after } is needed: run branchline admin migrate
       *[other] The schema is at revision { $before }, but { $after } is needed: run branchline admin migrate
    }
admin-schema-changed = { $before ->
        [none] Schema created: revision { $after }
       *[other] Schema migrated from revision { $before } to { $after }
    }
admin-exported = { $number ->
        [one] Exported { $number } table to { $path }
       *[other] Exported { $number } tables to { $path }
    }. The file contains hidden cards, deal secrets and chat: protect it as you would the database
admin-imported = { $number ->
        [one] Imported { $number } table
       *[other] Imported { $number } tables
    }
admin-deleted = { $number ->
        [0] Nothing deleted
        [one] Deleted { $number } table
       *[other] Deleted { $number } tables
    }
admin-delete-sure = { $number ->
        [one] Delete this table for good?
       *[other] Delete these { $number } tables for good?
    } Type { $word } to confirm:
admin-yes = yes y
admin-checked = { $number ->
        [one] { $number } table checked
       *[other] { $number } tables checked
    }, { $damaged ->
        [0] none damaged
        [one] { $damaged } damaged
       *[other] { $damaged } damaged
    }
admin-banned = { $name } ({ $text }) is banned
admin-unbanned = { $name } ({ $text }) is no longer banned
admin-moderator = { $name } is a moderator now
admin-no-moderator = { $name } is no longer a moderator
admin-names-name = { $text }: reserved
admin-names-word = { $text }: forbidden in names
admin-names-removed = { $text }: rule removed
admin-backed-up = { $number ->
        [one] { $path } is a complete copy, with { $number } table
       *[other] { $path } is a complete copy, with { $number } tables
    }
admin-drilled = { $path } was restored in { $seconds } s: { $number ->
        [one] { $number } table
       *[other] { $number } tables
    }, { $events ->
        [one] { $events } event
       *[other] { $events } events
    }, { $people ->
        [one] { $people } person
       *[other] { $people } people
    }; all games replayed, { $damaged ->
        [0] none damaged
       *[other] { $damaged } damaged
    }
admin-bar = tables

# Lists.

admin-head-table = table
admin-head-board = board
admin-head-seats = seats
admin-head-status = status
admin-head-pace = pace
admin-head-version = ver.
admin-head-touched = last active
admin-head-person = person
admin-head-name = name
admin-head-language = language
admin-head-tables = tables
admin-head-created = joined
admin-head-seen = last seen
admin-head-banned = banned
admin-head-at = time
admin-head-who = who
admin-head-action = action
admin-head-to = target
admin-head-details = details
admin-head-kind = kind
admin-head-megabytes = MB today
admin-usage-person = person
admin-usage-address = address
admin-usage-network = network
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-gone = abandoned
admin-pace-none = no clock
admin-pace-live = live
admin-pace-days = days
admin-bot = bot { $text }
admin-banned-mark = yes

# Refusals.

refusal-no-database = { $path }: no such database; create it with branchline admin migrate
refusal-database-address = a database address looks like sqlite:///FILE or postgresql://USER@HOST/NAME
refusal-database-down = can’t use the database: { $error }
refusal-no-driver = PostgreSQL needs extra packages: pip install '{ $text }'
refusal-schema-old = { $before ->
        [none] the database has no schema yet
       *[other] the schema is at revision { $before }, but { $after } is needed
    }: run branchline admin migrate
refusal-schema-newer = the schema is at revision { $before }, from a newer Branchline; this version only knows { $after }
refusal-no-table = there is no table { $text }
refusal-no-person = there is no person { $text }
refusal-no-such-account = there is no account { $text }
refusal-table-there = this table already exists here
refusal-code-there = another table already uses the code { $text }
refusal-delete-unsure = can’t ask for confirmation here; { $text } deletes without asking
refusal-file-there = { $path } already exists: choose another name
refusal-file-unwritable = { $path }: can’t write the file ({ $error })
refusal-export-not-one = { $path }: not a file written by branchline admin export
refusal-export-version = { $path }: written in format { $version }; this program reads format { $ours }
refusal-export-cut = { $path }: the file is cut off: its end is missing
refusal-export-damaged = { $path }: line { $line } has changed since it was written
refusal-import-refused = { $path }: nothing was imported, because of table { $text }: { $error }
refusal-backup-postgres = PostgreSQL is backed up with its own tool: pg_dump --format=custom --file=FILE URL
refusal-drill-not-one = { $path }: not a SQLite database. To try out a PostgreSQL dump, restore it into an empty database with pg_restore and run branchline admin check there
refusal-drill-damaged = { $path }: the backup is damaged ({ $error })
refusal-backup-failed = { $path }: can’t copy the database ({ $error })

# What is wrong with a table.

refusal-log-gap = event { $number } isn’t where it belongs in the log
refusal-log-start = the log doesn’t begin with the creation of the table
refusal-log-secret = the secret doesn’t match the commitment
refusal-log-board = the board { $text } has changed since the table was created
refusal-log-body = event { $number } doesn’t match its columns
refusal-log-seat = event { $number } is about seat { $place }, which doesn’t exist
refusal-log-event = event { $number } is impossible: { $error }
refusal-log-twice = a move is in the log twice
refusal-log-replay = can’t replay the finished game: { $error }
refusal-log-result = the finished game replays to a different result
refusal-row-differs = the log disagrees with the table’s stored data: { $text }
refusal-log-board-unknown = the board { $text } isn’t one of the built-in boards, and its text is missing
refusal-log-board-text = the text of the board { $text } is invalid: { $error }
refusal-log-board-other = the table comes with the board { $text }, but is played on another one
refusal-log-bot = event { $number } seats a bot of an unknown level: { $text }
refusal-log-chain = event { $number } or one before it was changed: its stored hash doesn’t match
refusal-log-order = event { $number } can’t come at this point in the log
refusal-log-field = event { $number } has a field that no server writes: { $text }
refusal-row-field = the table has a field that no server writes: { $text }
refusal-chat-line = line { $number } of the chat isn’t one a server would write
refusal-table-twice = the table is in the file twice
refusal-chat-order = the lines of the chat are out of order
refusal-odd-text = it contains text that no database can store
admin-ratings-computed = { $number ->
        [one] Ratings computed from { $number } rated game
       *[other] Ratings computed from { $number } rated games
    }
admin-ratings-checked = { $number ->
        [one] { $number } rated game
       *[other] { $number } rated games
    }, { $damaged ->
        [0] all ratings are correct
        [one] { $damaged } rating differs
       *[other] { $damaged } ratings differ
    }


# Accounts.

admin-head-ways = signs in with
admin-password = password
admin-passkeys = { $number ->
        [one] { $number } passkey
       *[other] { $number } passkeys
    }
admin-invited = Invitation code: { $text } ({ $number ->
        [one] for { $number } account
       *[other] for { $number } accounts
    }, valid for { $days } days)
admin-reset = Single-use recovery code for { $name }: { $text }
