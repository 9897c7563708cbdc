# Checking a recorded game and its deal. A share is what a seat adds to the deal: its nonce.

verify-holds = { $path }: the record is valid
verify-fails = { $path }: the record isn’t valid
verify-game = The game is as recorded: { $title }, { $players } players; { $number ->
        [one] its { $number } action is allowed
       *[other] all { $number } actions are allowed
    } by the rules.
verify-game-over = It ends as the record says.
verify-game-open = It isn’t over.
verify-no-proof = The record has no proof of its deal: nothing shows how the cards were shuffled.
verify-deal = The deal is proven: the secret matches the commitment, and the seed comes from the secret and every seat’s share.
verify-log = The table’s log is complete: { $number ->
        [one] its { $number } event is hashed in a chain
       *[other] its { $number } events are hashed in a chain
    } and signed with the key { $text }.
verify-erased = { $number ->
        [one] The name of { $number } player was erased at their request. Everything else in the log is unchanged.
       *[other] The names of { $number } players were erased at their request. Everything else in the log is unchanged.
    }
verify-last-share = The last share in the deal came from seat { $number } ({ $name }). If that player wasn’t in league with the server, nobody can have chosen the deal.
verify-kept = Up to event { $number }, the history is the one the server handed out: nothing has been edited, cut or reordered since.
verify-no-head = Without a head kept during the game (--head), the log could have been rewritten as a whole.
verify-compare = This shows that the secret was fixed before anyone sat down and that your share is in the deal, provided this table showed this commitment before you sat down and your seat’s share is the one you gave:
verify-table = table
verify-commitment = commitment
verify-nonce = seat { $number }’s share
refusal-deal-secret = { record-line } the secret isn’t the one committed to: its SHA-256 differs from the commitment
refusal-deal-nonces = { record-line } shares of { $number } seats, but { $players } players
refusal-deal-seed = { record-line } the game’s seed doesn’t come from the secret and the shares
refusal-deal-given = { record-line } this supplies something that the deal should have decided
refusal-log-hash = { record-line } the log was changed after its hash was made
refusal-log-erased = { record-line } the log claims erased names where there can be none
refusal-log-signature = { record-line } the log isn’t signed by the key that it names
refusal-log-acts = { record-line } the log’s actions differ from the record’s
refusal-log-deal = { record-line } the log’s commitment or shares differ from the proof’s
refusal-head-table = { record-line } the head belongs to another table: { $text }
refusal-head-signature = { record-line } the head of event { $number } wasn’t signed by the key that it names
refusal-head-cut = { record-line } the history was cut: the server handed out the head of event { $number }, but the log ends with event { $found }
refusal-head-edited = { record-line } the history was edited or reordered: up to event { $number }, it isn’t the one whose head the server handed out
refusal-head-no-log = { record-line } the record contains no log, so there is nothing to compare heads with
refusal-heads-not-any = { $path }: not a file of heads as saved by the page or the Python client
