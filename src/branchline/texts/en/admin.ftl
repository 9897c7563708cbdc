# Looking after a server's database. Lines and heads have no full stop.

admin-schema-good = The schema is up to date: revision { $after }
admin-schema-old = { $before ->
        [none] There is no schema yet, revision { $after } is needed: branchline admin migrate
       *[other] The schema is at revision { $before }, { $after } is needed: branchline admin migrate
    }
admin-schema-changed = { $before ->
        [none] The schema is made: revision { $after }
       *[other] The schema went from revision { $before } to { $after }
    }
admin-exported = { $number ->
        [one] { $number } table is in { $path }
       *[other] { $number } tables are in { $path }
    }. The file holds hidden cards, the secrets of the deals and the chat: guard it as you guard the database
admin-imported = { $number ->
        [one] { $number } table was imported
       *[other] { $number } tables were imported
    }
admin-deleted = { $number ->
        [0] Nothing was deleted
        [one] { $number } table was deleted
       *[other] { $number } tables were deleted
    }
admin-delete-sure = { $number ->
        [one] Delete this table for good?
       *[other] Delete these { $number } tables for good?
    } Type { $word } to do it:
admin-yes = yes y
admin-checked = { $number ->
        [one] { $number } table checked
       *[other] { $number } tables checked
    }, { $damaged ->
        [0] none is damaged
        [one] { $damaged } is damaged
       *[other] { $damaged } are damaged
    }
admin-banned = { $name } ({ $text }) is banned
admin-unbanned = { $name } ({ $text }) is no longer banned
admin-backed-up = { $number ->
        [one] { $path } is a whole copy, with { $number } table
       *[other] { $path } is a whole copy, with { $number } tables
    }
admin-bar = tables

# Lists.

admin-head-table = table
admin-head-board = board
admin-head-seats = seats
admin-head-status = status
admin-head-pace = pace
admin-head-version = vers.
admin-head-touched = last touched
admin-head-person = person
admin-head-name = name
admin-head-language = language
admin-head-tables = tables
admin-head-created = since
admin-head-seen = last seen
admin-head-banned = banned
admin-status-open = open
admin-status-running = running
admin-status-over = over
admin-status-gone = gone
admin-pace-none = no clock
admin-pace-live = live
admin-pace-days = days
admin-bot = bot { $text }
admin-banned-mark = yes

# What can't be.

refusal-no-database = { $path }: there is no such database; branchline admin migrate makes one
refusal-database-address = a database is sqlite:///FILE or postgresql://USER@HOST/NAME
refusal-database-down = the database can't be used: { $error }
refusal-no-driver = PostgreSQL needs more packages: pip install '{ $text }'
refusal-schema-old = { $before ->
        [none] the database has no schema yet
       *[other] the schema is at revision { $before }, { $after } is needed
    }: run branchline admin migrate
refusal-schema-newer = the schema is at revision { $before }, made by a newer Branchline; this one knows { $after }
refusal-no-table = there is no table { $text }
refusal-no-person = there is no person { $text }
refusal-table-there = the table is here already
refusal-code-there = another table here has its code { $text }
refusal-delete-unsure = there is nobody to ask; { $text } deletes without asking
refusal-file-there = { $path } is there already: choose another name
refusal-file-unwritable = { $path }: can't be written ({ $error })
refusal-export-not-one = { $path }: not a file that branchline admin export wrote
refusal-export-version = { $path }: written in format { $version }; this program reads format { $ours }
refusal-export-cut = { $path }: the file breaks off, its end is missing
refusal-export-damaged = { $path }: line { $line } is not as it was written
refusal-import-refused = { $path }: nothing was imported: table { $text }: { $error }
refusal-backup-postgres = PostgreSQL is backed up with its own tool: pg_dump --format=custom --file=FILE URL
refusal-backup-failed = { $path }: can't be copied ({ $error })

# What is wrong with a table.

refusal-log-gap = the log has no event { $number } where it should be
refusal-log-start = the log does not begin with the making of the table
refusal-log-secret = the secret is not the one that was promised
refusal-log-board = the board { $text } has changed since the table was made
refusal-log-body = event { $number } is not what its columns say
refusal-log-seat = event { $number } is about seat { $place }, which is not there
refusal-log-event = event { $number } can't be: { $error }
refusal-log-twice = a move is in the log twice
refusal-log-replay = the finished game can't be replayed: { $error }
refusal-log-result = the finished game replays to another result
refusal-row-differs = the log says something else than what is listed: { $text }
refusal-log-board-unknown = the board { $text } is not one of the built-in boards
refusal-log-bot = event { $number } seats a bot that is none of the levels: { $text }
refusal-log-order = event { $number } can't come at this point of the log
refusal-log-field = event { $number }: no server writes such a field: { $text }
refusal-row-field = no server writes such a field of a table: { $text }
refusal-chat-line = line { $number } of the chat is not one that a server writes
refusal-table-twice = the table is in the file twice
refusal-chat-order = the lines of the chat are not in order
refusal-odd-text = a text in it is of a kind that no database keeps
