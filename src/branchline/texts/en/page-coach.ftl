# The coach's review of a finished game, in the page.

page-coach-title = The coach
page-coach-review = Review the game
page-coach-told = Win chances after every move, the turning points, and what would have been better. It takes about half a minute.
page-coach-queued = Other games come first; this one is in the queue.
page-coach-working = The coach is going through the game…
page-coach-failed = The review didn’t work. You can ask again.
page-coach-chart = Win chances here: { $text }
page-coach-lesson = For next time:
page-coach-accuracy = Accuracy
page-coach-accuracy-told = Accuracy from 0 to 100: 100 means that no decision gave away chances to win; luck with the cards doesn’t count
page-coach-act = This move
page-coach-luck = Luck
page-coach-choice = Choice
page-coach-unit = Change in the win chance; luck is which cards came from the deck
page-coach-cost = { $kind ->
        [blunder] Blunder: it cost about { $number } out of 100 games
        [mistake] Mistake: it cost about { $number } out of 100 games
        [slip] Small slip: it cost about { $number } out of 100 games, a small difference
       *[hidden] Bad luck: with the cards as they lay, it cost about { $number } out of 100 games
    }
page-coach-no-act = Nothing was played at this step
page-coach-turning-points = Turning points
page-coach-no-turning-points = No single choice decided this game
page-coach-ahead = { $turn ->
        [0] { $name } was ahead from the start.
       *[other] { $name } was ahead from about move { $turn } on.
    }
page-coach-moment = Best moment
page-coach-gain = It won about { $number } more out of 100 games than the next best move
page-coach-nothing = Nothing stood out: no choice was clearly better or worse than the others.
page-coach-hindsight = No choice was a clear mistake by what this player could know. In hindsight, with all cards known, this one changed the most:
page-coach-hindsight-turn = Move { $number }: win chance { $text }
page-coach-better = Better
page-coach-numbers = More reasons and numbers
page-coach-games = Simulated games: { $number }
page-coach-won = Games won
page-coach-part = { $part ->
        [routes] Points from routes
        [tickets] Points from tickets
        [stations] Points from stations
        [longest-path] Points from the longest path
        [most-tickets] Points from the Globetrotter bonus
        [countries] Points from country cards
        [total] Total points
       *[rival] Best rival’s points
    }
page-coach-try = Try again
page-coach-your-move = What would you do here?
page-coach-thinking = The coach is thinking…
page-coach-back = Back to the replay
page-coach-again = Try something else
page-coach-yours = Your move
page-coach-played = In the game
page-coach-best = Best
page-coach-chance-told = Win chances, judged by what this player could know
page-coach-verdict-best = That’s the best move!
page-coach-verdict-better = Better than in the game
page-coach-verdict-equal = About as good as in the game
page-coach-verdict-worse = Not as good as in the game
page-coach-show-points = Show points in the chart
page-coach-show-chances = Show win chances in the chart
