# A recorded game, decision by decision. Heads and labels have no full stop.

analysis-head = { $title }, as seen by the bot { $text }
analysis-bot = The bot would { $move }
analysis-agreed = { $seat }: agreed with the bot on { $agreed } of { $number } decisions ({ $percent }%)
analysis-lost = Average loss in simulated games: { $percent }% per decision
analysis-decimal-mark = .
analysis-mistakes = The biggest mistakes:
refusal-analysis-unfinished = { $path } isn’t a finished game: choose whose decisions to show with --seat; showing everyone’s would reveal hidden cards
