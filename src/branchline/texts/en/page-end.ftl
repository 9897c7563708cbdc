# The page after the end of a game: final scoring, the scores, the proof of the shuffle.

page-end-count = Final scoring
page-end-skip = Skip to the result
page-end-again = Replay the scoring
page-end-routes = { $you ->
        [yes] Your routes
       *[no] { $seat }’s routes
    }
page-end-done = { $you ->
        [yes] You complete { $ticket }
       *[no] { $seat } completes { $ticket }
    }
page-end-failed = { $you ->
        [yes] You don’t complete { $ticket }
       *[no] { $seat } doesn’t complete { $ticket }
    }
page-end-station = { $you ->
        [yes] Your station in { $city } borrows { $route }
       *[no] { $seat }’s station in { $city } borrows { $route }
    }
page-end-stations = { $you ->
        [yes] Your unbuilt stations
       *[no] { $seat }’s unbuilt stations
    }
page-end-countries = { $you ->
        [yes] Your country cards
       *[no] { $seat }’s country cards
    }
page-end-path = { $you ->
        [yes] You have
       *[no] { $seat } has
    } the longest path: { $trains ->
        [one] { $trains } train
       *[other] { $trains } trains
    }
page-end-most-tickets = Globetrotter: { $you ->
        [yes] you have
       *[no] { $seat } has
    } completed the most tickets ({ $number })

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
page-end-place = You finish { $place ->
        [2] second
        [3] third
        [4] fourth
       *[5] fifth
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind first place.
page-end-best = What went well
page-end-best-ticket = Best ticket: { $ticket }, { number-points }
page-end-best-tickets = All tickets completed: { $number }
page-end-best-route = Longest route: { $route }, { number-trains }, { number-points }
page-end-best-routes = { $number ->
        [one] { $number } route claimed
       *[other] { $number } routes claimed
    }: { number-points }
page-end-bonus-path = { $you ->
        [yes] You have the longest path, { number-trains } long: it brings { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } has the longest path, { number-trains } long: it brings { number-points }.
           *[other] { $winners } share the longest path, { number-trains } long: it brings { number-points } to each.
        }
    }
page-end-bonus-path-others = { $number ->
        [one] The longest path of the other player: { $text }.
       *[other] The longest paths of the others: { $text }.
    }
page-end-bonus-tickets = { $you ->
        [yes] You completed the most tickets, { $number }: the Globetrotter bonus brings { number-points }.
       *[no] { $winners-number ->
            [one] { $winners } completed the most tickets, { $number }: the Globetrotter bonus brings { number-points }.
           *[other] { $winners } completed the most tickets, { $number } each: the Globetrotter bonus brings { number-points } to each.
        }
    }
page-end-tie = Equal points. The tie is broken by { $ties }.
page-end-shared = Equal points, and nothing breaks the tie.
page-end-agreed = Ended without a winner
page-end-resigned = Everyone else resigned.
page-end-you-resigned = You resigned.
page-end-all-passed = Everyone passed in turn.
page-end-idle = Nothing had happened for a long time.
page-end-part = Where the points come from
page-end-of-tickets = { $you ->
        [yes] Your tickets
       *[no] { $seat }’s tickets
    }
page-end-no-tickets = No tickets

page-end-next = What next
page-end-larger = Larger map
page-end-smaller = Smaller map
page-rematch = Play again
page-rematch-go = Go to the new table
page-end-play-too = Play too
page-end-what = Branchline: railway board games in your browser, alone or with friends. Free, no account needed.
page-end-replay = Watch the replay
page-end-picture = Picture
page-end-picture-told = The board at the end: { $text }
page-end-picture-share = Share the picture
page-end-picture-save = Save the picture
page-end-record = Download the record
page-end-prove = Check the shuffle

page-proof-told = Before anyone sat down, the server picked a secret and showed its fingerprint. Then each seat added a random number of its own. Together, the secret and the numbers decided the whole deal, so nobody could choose it alone. Now the secret is revealed, and your browser checks it.
page-proof-secret = The secret matches the fingerprint shown before the game
page-proof-secret-not = The secret doesn’t match the fingerprint shown before the game
page-proof-seed = The secret and the numbers give the deal’s seed: { $text }
page-proof-kept = The game’s history matches the fingerprint your browser kept while you played (up to event { $number })
page-proof-edited = The history was changed after the game: up to event { $number } it doesn’t match the fingerprint your browser kept
page-proof-cut = The history was cut off: your browser kept the fingerprint of event { $number }, which is missing
page-proof-server = The server has replayed the whole game from that seed
page-proof-holds = Everything checks out: the shuffle was fair.
page-proof-fails = Something doesn’t check out.
page-proof-none = This game has no proof of its shuffle.
page-proof-unsafe = Browsers check fingerprints only on HTTPS pages: here you have only the server’s word for it.
page-proof-checking = Checking…
page-proof-values = Show the values
page-proof-fingerprint = Fingerprint
page-proof-hidden = Secret
page-proof-share = { $seat }’s number
page-proof-heads = Fingerprint of the history up to event { $number }
page-proof-heads-told = While you played, your browser kept fingerprints of the game’s history, some of them signed by the server.
page-proof-heads-save = Save them
page-proof-later = Compare the fingerprint with the one you saw at the table before the game.
page-end-winner = Winner
