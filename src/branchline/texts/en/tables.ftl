# Setting up a game, seeds, and records of games.

refusal-wrong-players = { $title } is for { $low } to { $high } players, not { $players }
refusal-no-first-seat = seat { $number } can’t go first: seats are 0 to { $last }
refusal-no-path-choice = { $title } doesn’t let you choose whether to play with the longest-path bonus
refusal-no-ferry-choice = { $title } doesn’t let you choose how substitutes are used on ferries
refusal-too-few-games = a batch needs at least one game, not { $games }
refusal-wrong-actions = { $games ->
        [one] { $games } game takes one action
       *[other] { $games } games take one action each
    }, not an array of shape { $shape }
refusal-wrong-games = the number of games must be from 1 to { $most }, not { $games }
refusal-wrong-threads = the number of threads must be at least 1, not { $threads }
refusal-bad-seed = seed “{ $text }” is neither a number from 0 to 2^{ $bits } − 1 nor a hexadecimal number of up to { $digits } digits

refusal-file-missing = { $path }: no such file or directory
refusal-file-unreadable = { $path }: can’t read the file ({ $error })
refusal-file-not-text = { $path }: not a text file

record-line = record, line { $line }:
refusal-record-not-one = { record-line } not a game record: the first line of one contains “branchline”
refusal-record-version = { record-line } a record of version { $version }; this program reads version { $ours }
refusal-record-cut = { record-line } the record is cut off: its last line is missing
refusal-record-cut-line = { record-line } the record is cut off on this line
refusal-record-no-line = { record-line } this isn’t a line of a record
refusal-record-changed = { record-line } this line has been changed since it was written
refusal-record-goes-on = { record-line } the record continues after its last line
refusal-record-acts = { record-line } { $announced ->
        [one] { $announced } action is announced
       *[other] { $announced } actions are announced
    }, but { $found ->
        [one] { $found } is here
       *[other] { $found } are here
    }
refusal-record-fields = { record-line } { $error }
refusal-record-start = { record-line } { $error }
refusal-record-seats = { record-line } names for { $number } seats, but { $players } players
refusal-record-act = { record-line } “{ $text }”: { $error }
refusal-record-other-board = { record-line } played on another version of the board “{ $text }” ({ $digest }, not { $ours })
refusal-board-missing = the game was played on the board “{ $text }” ({ $digest }), which isn’t here: name its file with --board FILE, or put it into { $path }
refusal-board-changed = { $path } is not the version of the board “{ $text }” that was played on ({ $ours }, not { $digest }): name the right file with --board FILE
refusal-board-other = { $path } is the board “{ $board }”, but the game was played on “{ $text }”
refusal-record-end = { record-line } the game doesn’t end as the record says
refusal-record-seedless = { record-line } the record has neither a seed nor a starting position
refusal-record-after-proof = { record-line } only the log and the last line can follow the proof of the deal
