# What a table refuses.

refusal-seat-taken = seat { $seat } is taken
refusal-seat-not-yours = seat { $seat } is not yours
refusal-seat-resigned = who has given up can't come back
refusal-seat-present = nobody plays in your place
refusal-seat-stood-in = a bot plays in your place: come back first
refusal-seats-free = { $number ->
        [one] { $number } seat is still free
       *[other] { $number } seats are still free
    }
refusal-nothing-to-undo = there is nothing that you could take back
refusal-not-host = only the host can do that
refusal-no-such-table = there is no such table
refusal-table-not-open = the game has begun already
refusal-table-not-started = the game has not begun yet
refusal-table-over = the game is over
