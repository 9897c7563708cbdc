"""Arena: matches between bots on all cores or on a Ray cluster, with Elo ratings and confidence intervals.

`new_plan` defines a run, `RunFile` stores its games, a worker pool plays them, `play_match` runs the match and
`summarise` computes the standings.
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.arena.blocks import ArenaError, Block, Plan, new_plan
    from branchline.arena.games import play_block, play_game
    from branchline.arena.match import play_match
    from branchline.arena.ratings import Rating, rate
    from branchline.arena.results import read_results
    from branchline.arena.run_file import RunFile
    from branchline.arena.sprt import Sprt
    from branchline.arena.summary import Summary, summarise
    from branchline.arena.workers import WorkerPool, new_worker_pool

__all__ = [
    "ArenaError",
    "Block",
    "Plan",
    "Rating",
    "RunFile",
    "Sprt",
    "Summary",
    "WorkerPool",
    "new_plan",
    "new_worker_pool",
    "play_block",
    "play_game",
    "play_match",
    "rate",
    "read_results",
    "summarise",
]

__getattr__, __dir__ = lazy_exports(
    __name__,
    {
        "blocks": "ArenaError Block Plan new_plan",
        "games": "play_block play_game",
        "match": "play_match",
        "ratings": "Rating rate",
        "results": "read_results",
        "run_file": "RunFile",
        "sprt": "Sprt",
        "summary": "Summary summarise",
        "workers": "WorkerPool new_worker_pool",
    },
)
