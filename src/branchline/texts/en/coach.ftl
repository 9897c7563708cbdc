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
coach-nothing = Nothing stood out: no choice was clearly better or worse than the others.
coach-lesson-late = { $goals } came when you had { number-trains } left, and it stayed incomplete. Late in the game, new tickets seldom pay off.
coach-lesson-strayed = { $goals } stayed incomplete, while { number-trains } went to routes that brought no ticket closer. Build the routes of your tickets first.
coach-lesson-overlooked = { $number } times you drew from the deck while the last card for a route of your tickets lay face up. Look at the face-up cards first.
coach-lesson-failed = { $goals } stayed incomplete, and its points were taken off. Start with your longest ticket, while its routes are free.
coach-lesson-left = At the end you still had { number-trains }, and { $number } cards in hand. Neither scores: claim routes sooner.
coach-lesson-short = { $number } of your { $total } routes have only one or two spaces: { number-points } in all. Save cards for longer routes, which score much more.
refusal-coach-unfinished = this game isn’t over: a review would reveal hidden cards
refusal-coach-playouts = { $number } playouts: choose a number from { $least } to { $most }
refusal-coach-no-act = there’s no action { $number }: the last one is { $last }
refusal-coach-busy = the coach is busy: try again in a few minutes
