"""Small runs between random bots, on the smallest board."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from branchline.arena import Plan, RunFile, Sprt, new_plan, new_worker_pool, play_match
from branchline.arena.games import Rows
from branchline.boards import Board, load_board

BOARD = "thistledown"


@cache
def board() -> Board:
    return load_board(BOARD)


def plan(*specs: str, players: int = 2, seed: int = 5) -> Plan:
    return new_plan(board(), specs or ("random", "random"), players, seed)


def run(
    path: Path, blocks: int, *, of: Plan | None = None, workers: int = 1, resume: bool = False, sprt: Sprt | None = None
) -> Rows:
    """Play a run, kept at a path."""
    kept = RunFile(path, of or plan(), resume=resume)
    pool = new_worker_pool(workers)
    try:
        return play_match(board(), kept, blocks, pool, sprt=sprt)
    finally:
        pool.stop()


def command(games: int, output: Path, *more: str) -> Sequence[str]:
    """The same run, by the command."""
    return (
        "arena",
        "random",
        "random",
        "--board",
        BOARD,
        "--games",
        str(games),
        "--seed",
        "5",
        "--output",
        str(output),
        *more,
    )
