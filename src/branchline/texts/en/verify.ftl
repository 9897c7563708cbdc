# Checking a recorded game and its deal. A share is what a seat adds to the deal: its nonce.

verify-holds = { $path }: the record holds
verify-fails = { $path }: the record does not hold
verify-game = The game is as recorded: { $title }, { $players } players; { $number ->
        [one] its { $number } act is allowed
       *[other] all { $number } acts are allowed
    } by the rules.
verify-game-over = It ends as the record says.
verify-game-open = It is not over.
verify-no-proof = The record has no proof of its deal: nothing shows how the cards were shuffled.
verify-deal = The deal is proven: the secret is the one that was promised, and the seed is that of the secret and the shares of all seats.
verify-compare = So the secret was fixed before anyone sat down, and your share is in the deal, if this table showed this commitment before you sat down, and the share of your seat is the one that you gave:
verify-table = table
verify-commitment = commitment
verify-nonce = share of seat { $number }
refusal-deal-secret = { record-line } the secret is not the one that was promised: its SHA-256 is not the commitment
refusal-deal-nonces = { record-line } shares of { $number } seats, but { $players } players
refusal-deal-seed = { record-line } the seed of the game is not that of the secret and the shares
refusal-deal-given = { record-line } something is given here that the deal should have drawn
