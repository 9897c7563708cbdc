"""Many games between bots: matches on all cores or on a Ray cluster, ratings that say how sure they are.

`new_plan` says who plays, `Kept` is where results are kept, a crew plays, `play_match` runs it, `summarise` sums up.
"""

from branchline.arena.blocks import Block, Plan, new_plan
from branchline.arena.errors import ArenaError
from branchline.arena.games import play_block, play_game
from branchline.arena.match import play_match
from branchline.arena.ratings import Rating, rate
from branchline.arena.results import read_results
from branchline.arena.run_file import Kept
from branchline.arena.sprt import Sprt
from branchline.arena.summary import Summary, summarise
from branchline.arena.workers import Crew, new_crew

__all__ = [
    "ArenaError",
    "Block",
    "Crew",
    "Kept",
    "Plan",
    "Rating",
    "Sprt",
    "Summary",
    "new_crew",
    "new_plan",
    "play_block",
    "play_game",
    "play_match",
    "rate",
    "read_results",
    "summarise",
]
