# A recorded game, decision by decision. Heads and labels have no full stop.

analysis-head = { $title }, as { $text } sees it
analysis-bot = The bot would { $move }
analysis-agreed = { $seat }: agreed with the bot in { $agreed } of { $number } decisions ({ $percent }%)
analysis-lost = Average loss in playouts: { $percent }% per decision
analysis-decimal-mark = .
analysis-mistakes = The biggest mistakes:
refusal-analysis-unfinished = { $path } is not finished: choose whose decisions to show with --seat, since showing all would reveal hidden cards
