"""Measure how strong the bots' levels are, for the ratings: writes `server/people/strengths.json`.

    python -m tools.strengths [--games 300]

Each level plays against the next weaker one, on every board and with every number of players. The shares of the points
become differences of skill in openskill's Plackett–Luce model. Medium is the zero of the scale, because a newcomer
is assumed to be about as good. Searches are slow on large boards, so the level master is not played there: it is expert
plus what the ladder (`docs/ladder.md`) has found for searches, `MASTER` here. On small boards, a search with a fixed
number of playouts plays for it. The same command gives the same file.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import accumulate, pairwise
from math import log, sqrt
from pathlib import Path

import numpy as np

from branchline.arena import new_plan, play_block
from branchline.arena.games import warm_up_bots
from branchline.arena.ratings import block_points
from branchline.boards import Board, load_board
from branchline.bots import LEVELS
from branchline.server.people.ratings import BETA, START

SEED = 20261118
BOARDS = ("thistledown", "poland", "nordic", "europe", "usa")
PLAYED = ("novice", "easy", "medium", "hard", "expert")
SMALL = ("thistledown",)
SEARCH, SEARCH_GAMES = "search:playouts=300,threads=1", 48  # plays for the level master on small boards
MASTER = {2: 325, 3: 150, 4: 120, 5: 150}  # Elo above expert: at two players the lowest of the ladder's values
FILE = Path(__file__).parent.parent / "src/branchline/server/people/strengths.json"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the strengths of the bots' levels for the ratings.")
    parser.add_argument("--games", type=int, default=300, help="of each pair of levels (default: 300)")
    games = parser.parse_args().games
    found: dict[str, dict[str, dict[str, float]]] = {}
    for name in BOARDS:
        board = load_board(name)
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            skills = strengths(board, players, games)
            found.setdefault(name, {})[str(players)] = skills
            print(name, players, skills, flush=True)
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


def strengths(board: Board, players: int, games: int) -> dict[str, float]:
    """The skill (mu) of each level."""
    steps = [_logit(board, players, (LEVELS[low], LEVELS[high]), games) for low, high in pairwise(PLAYED)]
    if board.id in SMALL:
        steps.append(max(_logit(board, players, (LEVELS["expert"], SEARCH), SEARCH_GAMES), 0.0))
    else:
        steps.append(MASTER[players] * log(10) / 400)
    unit = BETA * sqrt(players)  # of skill, for one unit of the logarithm of the odds: the model's `c` without doubt
    above = dict(zip(LEVELS, accumulate(steps, initial=0.0), strict=True))  # the lowest level
    return {level: round(START + unit * (steps - above["medium"]), 2) for level, steps in above.items()}


def _logit(board: Board, players: int, specs: Sequence[str], games: int) -> float:
    """The logarithm of the odds with which the second bot finishes before the first one."""
    plan = new_plan(board, tuple(specs), players, SEED)
    warm_up_bots(board, specs, players)
    blocks = [play_block(board, specs, players, plan.block(number)) for number in range(plan.blocks(games))]
    points = block_points(np.concatenate(blocks), 2).sum(axis=0)
    won, lost = points[1, 0] + 0.5, points[0, 1] + 0.5  # nobody is infinitely stronger
    return float(np.log(won / lost))


if __name__ == "__main__":
    main()
