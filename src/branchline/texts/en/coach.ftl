# The review of a finished game. Heads and labels have no full stop.

coach-head = { $title }: review of the game ({ $number } simulated games per action)
coach-accuracy = { $number ->
        [one] { $seat }: accuracy { $text } in { $number } decision
       *[other] { $seat }: accuracy { $text } in { $number } decisions
    }
coach-no-accuracy = { $seat }: nothing was at stake, so accuracy can’t be rated
coach-luck = Win chance: { $luck } from luck, { $lost } from choices
coach-turning-points = Turning points
coach-no-turning-points = No single choice decided this game
coach-turned = { $number }. { $seat }: { $move }
coach-cost = { $kind ->
        [blunder] Blunder: it cost about { $number } out of 100 games.
        [mistake] Mistake: it cost about { $number } out of 100 games.
        [slip] Small slip: it cost about { $number } out of 100 games; the difference is small.
       *[hidden] Bad luck: with the cards as they lay, it cost about { $number } out of 100 games.
    }
coach-won = Of { $number } simulated games, the better move won { $won }, the one played { $lost }.
coach-better = Better: { $move }.
coach-own = Own choices of { $seat }
coach-best-moment = Best moment: it won about { $number } more out of 100 games than the next best move ({ $move }).
coach-nothing = Nothing stood out: no choice of this player gained or lost much.
refusal-coach-unfinished = this game isn’t over: a review would reveal hidden cards
refusal-coach-playouts = { $number } playouts: choose a number from { $least } to { $most }
refusal-coach-no-act = there’s no action { $number }: the last one is { $last }
refusal-coach-busy = the coach is busy: try again in a few minutes
