# A recorded game, decision by decision. Heads and labels have no full stop.

analysis-head = { $title }, as { $text } sees it
analysis-bot = The bot would { $deed }
analysis-agreed = { $seat }: { $agreed } of { $number } decisions as the bot's ({ $percent }%)
analysis-lost = Lost in playouts, on average: { $percent }% a decision
analysis-decimal-mark = .
analysis-mistakes = The biggest mistakes:
refusal-analysis-unfinished = { $path } is not finished: --seat says whose decisions to show, as all would show hidden cards
