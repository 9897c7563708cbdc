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
verify-compare = This shows that the secret was fixed before anyone sat down and that your share is in the deal, provided this table showed this commitment before you sat down and your seat’s share is the one you gave:
verify-table = table
verify-commitment = commitment
verify-nonce = seat { $number }’s share
refusal-deal-secret = { record-line } the secret isn’t the one committed to: its SHA-256 differs from the commitment
refusal-deal-nonces = { record-line } shares of { $number } seats, but { $players } players
refusal-deal-seed = { record-line } the game’s seed doesn’t come from the secret and the shares
refusal-deal-given = { record-line } this gives something the deal should have drawn
