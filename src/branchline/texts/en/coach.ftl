# The review of a finished game. Heads and labels have no full stop.

coach-head = { $title }: review of the game ({ $number } simulated games per act)
coach-accuracy = { $number ->
        [one] { $seat }: accuracy { $text } in { $number } decision
       *[other] { $seat }: accuracy { $text } in { $number } decisions
    }
coach-no-accuracy = { $seat }: nothing was at stake, so there is no accuracy
coach-luck = Win chance changed by luck: { $luck }; lost by choices: { $lost } percentage points
coach-turning-points = Turning points
coach-no-turning-points = No single choice turned this game
coach-turned = { $number }. { $seat }: { $move } (−{ $percent } percentage points)
coach-better = Better: { $move }.
refusal-coach-unfinished = this game isn’t over: a review would reveal hidden cards
refusal-coach-playouts = { $number } playouts: choose from { $least } to { $most }
refusal-coach-no-act = there’s no act { $number }: the last one is { $last }
refusal-coach-busy = the coach has a lot to do: try again in a few minutes
