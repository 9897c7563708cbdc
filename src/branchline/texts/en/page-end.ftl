# The page after the end of a game: the count, the scores, the proof of the shuffle.

page-end-count = The count
page-end-skip = Skip to the result
page-end-again = Count again
page-end-lanes = { $you ->
        [yes] Your lanes
       *[no] Lanes of { $seat }
    }
page-end-done = { $you ->
        [yes] You complete { $ticket }
       *[no] { $seat } completes { $ticket }
    }
page-end-failed = { $you ->
        [yes] You don't complete { $ticket }
       *[no] { $seat } does not complete { $ticket }
    }
page-end-station = { $you ->
        [yes] Your station in { $city } borrows { $lane }
       *[no] The station of { $seat } in { $city } borrows { $lane }
    }
page-end-stations = { $you ->
        [yes] Your stations that were not built
       *[no] Stations of { $seat } that were not built
    }
page-end-countries = { $you ->
        [yes] Your country cards
       *[no] Country cards of { $seat }
    }
page-end-path = { $you ->
        [yes] You have
       *[no] { $seat } has
    } the longest path: { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
page-end-most-tickets = { $you ->
        [yes] You have
       *[no] { $seat } has
    } completed the most tickets: { $number }

page-end-won = { $you ->
        [yes] You win!
       *[no] { $winners-number ->
            [one] { $winners } wins!
           *[other] { $winners } share the victory!
        }
    }
page-end-lead = { $points ->
        [one] { $points } point ahead of { $seat }.
       *[other] { $points } points ahead of { $seat }.
    }
page-end-tie = The same points. The tie is broken by { $ties }.
page-end-shared = The same points, and nothing that would break the tie.
page-end-agreed = The game was ended by agreement.
page-end-resigned = All others gave up.
page-end-all-passed = Everyone passed one after another.
page-end-idle = Nothing had happened for long.
page-end-part = What the points are for
page-end-of-tickets = { $you ->
        [yes] Your tickets
       *[no] Tickets of { $seat }
    }
page-end-no-tickets = No tickets

page-rematch = Play again
page-rematch-go = To the new table
page-end-replay = Watch it again
page-end-picture = Picture
page-end-picture-told = The board at the end: { $text }
page-end-picture-share = Share the picture
page-end-picture-save = Save the picture
page-end-record = Download the record
page-end-prove = Prove the shuffle

page-proof-told = Before anyone sat down, the server drew a secret and showed its fingerprint. Then each seat added a random number of its own. Secret and numbers together decided the whole deal, so nobody could choose it alone. Now the secret is open, and your browser checks it.
page-proof-secret = The secret has the fingerprint that was shown beforehand
page-proof-secret-not = The secret does not have the fingerprint that was shown beforehand
page-proof-seed = Secret and numbers give the seed of the deal: { $text }
page-proof-server = The server has played the whole game again from that seed
page-proof-holds = It all holds: the cards were shuffled fairly.
page-proof-fails = Something does not hold.
page-proof-none = This game has no proof of its shuffle.
page-proof-unsafe = Browsers check fingerprints only on pages that came by HTTPS: the server's word is all there is here.
page-proof-checking = Checking …
page-proof-values = The numbers themselves
page-proof-fingerprint = Fingerprint
page-proof-hidden = Secret
page-proof-share = Number of { $seat }
page-proof-later = Compare the fingerprint with the one that you saw at the table before the game.
