"""Helpers for tests of external bots: games on the smallest board, and bots that misbehave."""

from __future__ import annotations

import shlex
import sys
from functools import cache
from pathlib import Path

from branchline.arena import Block, play_game
from branchline.arena.games import Rows
from branchline.boards import Board, load_board
from branchline.bots import Fault, Player, new_player
from branchline.testing import is_alive, wait_until

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "docs" / "examples" / "bots"
MISBEHAVING = Path(__file__).with_name("misbehaving_bot.py")


@cache
def board(name: str = "thistledown") -> Board:
    return load_board(name)


def misbehaving(mode: str, first: int = 3, log: Path | str = "", limit: float = 20.0) -> str:
    """The spec of a bot that misbehaves in some way from some decision on."""
    words = [sys.executable, "-I", "-S", str(MISBEHAVING), mode, str(first), *([str(log)] if log else [])]
    return f"exec:limit={limit:g} {shlex.join(words)}"


def play(*specs: str, name: str = "thistledown", seed: int = 5, number: int = 0) -> tuple[Rows, list[Fault]]:
    """A whole game; returns its rows and the faults of the first seat. Nobody else has any."""
    seats: list[Player] = [
        new_player(spec, board=board(name), players=len(specs), seed=seed + seat) for seat, spec in enumerate(specs)
    ]
    found: list[tuple[int, Fault]] = []
    rows = play_game(board(name), seats, Block(seed, number), found)
    assert {seat for seat, _ in found} <= {0}
    assert rows["faults"].tolist() == [len(found), *[0] * (len(specs) - 1)]
    assert rows["turns"].min() > 3
    return rows, [fault for _, fault in found]


def wait_until_gone(log: Path, least: int) -> None:
    """Wait until all processes that wrote their numbers to a file have ended; there must be so many at least."""
    pids = [int(line) for line in log.read_text().split()]
    assert len(pids) >= least
    wait_until(lambda: not any(map(is_alive, pids)), "some of the processes are still there")
