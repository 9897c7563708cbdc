# A game looked at again, in the page.

page-replay-scrub = Position in the game
page-replay-at = Move { $text }, step { $number }
page-replay-first = To the start
page-replay-back = One step back
page-replay-play = Play
page-replay-pause = Pause
page-replay-next = One step forward
page-replay-last = To the end
page-replay-turn = Move
page-replay-speed = Speed: { $number }×
page-replay-viewer = View as
page-replay-all = Everyone: all hands visible
page-replay-nothing = The game is about to begin.
page-replay-link = Copy the link to this move
page-replay-copied = The link to this move has been copied.
page-replay-result = Back to the result
page-replay-why = What a bot says
page-replay-coach = The coach simulated many games from here and found something better: { $text }
page-replay-thinking = Thinking…
page-replay-nobody = Nobody made a choice here.
page-replay-no-choice = There was nothing to choose.
page-replay-agrees = A strong bot would have done the same.
page-replay-instead = A strong bot would have chosen: { $text }
page-replay-told-to = To { $name }, it would have said:
page-chart = Points during the game; at the end: { $text }
page-chart-table = Points after each move

page-record = Open a recorded game
page-record-told = Any game recorded by Branchline, whether at a table, in the terminal or in the arena, can be watched here step by step.
page-record-drop = Drop a record file here, or choose one.
page-record-choose = Choose a file
page-record-other = Open another record
