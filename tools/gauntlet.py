"""Gauntlet: a bot against rivals of different styles, two players each, to find its worst match-up.

    python tools/gauntlet.py [--bot search:playouts=300] [--boards usa,europe] [--games 40]

The rivals are the racer, the planner and the styles of `bots/policy/habits.py` (blocker, hoarder, glutton …). Prints a
Markdown table with 95% bootstrap intervals over deals; fails if the bot wins less than 90% against any rival.
"""

from __future__ import annotations

import argparse
import sys

import numpy as np

from branchline.arena import new_plan, play_block
from branchline.arena.games import warm_up_bots
from branchline.arena.ratings import block_points, expected, rate
from branchline.boards import Board, load_board
from branchline.bots.policy.habits import NAMES, RIVALS, habits

SEED = 20261120  # no other tool plays these games
BOARDS = ("usa", "europe", "poland", "nordic")
ASKED = 0.9
STYLES = {"racer": "racer", "planner": "planner"} | {
    name: "racer:" + ",".join(f"{habit}={value:g}" for habit, value in zip(NAMES, habits(changes), strict=True))
    for name, changes in RIVALS.items()
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="search:playouts=300", help="default: search:playouts=300")
    parser.add_argument("--boards", default=",".join(BOARDS))
    parser.add_argument("--rivals", default=",".join(STYLES), help=f"default: {','.join(STYLES)}")
    parser.add_argument("--games", type=int, default=40, help="against each rival on each board (default: 40)")
    options = parser.parse_args()
    print("| board | rival | games | share | 95% |\n|---|---|---:|---:|---|", flush=True)
    worst = 1.0
    for name in options.boards.split(","):
        for rival in options.rivals.split(","):
            share, interval = meet(load_board(name), options.bot, STYLES[rival], options.games)
            worst = min(worst, share)
            print(f"| {name} | {rival} | {options.games} | {share:.1%} | {interval} |", flush=True)
    print(f"\nworst: {worst:.1%}")
    return 0 if worst >= ASKED else 1


def meet(board: Board, bot: str, rival: str, games: int) -> tuple[float, str]:
    """The bot's share of the victories, and its interval."""
    specs = (bot, rival)
    plan = new_plan(board, specs, 2, SEED)
    warm_up_bots(board, specs, 2)
    blocks = [play_block(board, specs, 2, plan.block(number)) for number in range(plan.blocks(games))]
    points = block_points(np.concatenate(blocks), 2)
    total = points.sum(axis=0)
    rating = rate(points, seed=SEED)[0]
    interval = f"{expected(rating.low):.0%} to {expected(rating.high):.0%}" if rating.bounded else "never lost"
    return float(total[0, 1] / (total[0, 1] + total[1, 0])), interval


if __name__ == "__main__":
    sys.exit(main())
