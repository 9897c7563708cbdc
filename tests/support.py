"""Helpers for tests: positions, refusals, error lines of the command, Python without the compiler."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import branchline
from branchline.boards import Board, load_board
from branchline.cli import main
from branchline.game.errors import IllegalAction
from branchline.game.game import Game

rule = pytest.mark.rule

SOURCE = Path(branchline.__file__).parent
ROOT = Path(__file__).parents[1]


@cache
def source_nodes() -> tuple[ast.AST, ...]:
    """Every node of the package's source."""
    files = sorted(SOURCE.rglob("*.py"))
    return tuple(node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def raised(*errors: str) -> Iterator[tuple[str, set[str | None]]]:
    """The codes with which the package raises these errors, where they are written out, and the names of details."""
    for node in source_nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in errors and node.args:
            for part in ast.walk(node.args[0]):
                if isinstance(part, ast.Constant) and isinstance(part.value, str):
                    yield part.value, {keyword.arg for keyword in node.keywords}


def codes_of(*errors: str) -> set[str]:
    return {code for code, _ in raised(*errors)}


def in_last_turns(name: str) -> Board:
    """A board on which the last turns begin however many trains are left, for short positions in the last turns."""
    board = load_board(name)
    return replace(board, rules=replace(board.rules, last_turns_at=board.rules.trains))


def position(board: str | Board, *hands: dict[str, int], **more: Any) -> Game:
    """A game set up by hand, seat 0 to act: hands by seat, no face-up locomotives, and whatever else is given."""
    board = board if isinstance(board, Board) else load_board(board)
    players = more.pop("players", max(len(hands), 2))
    all_hands = [*hands, *[{} for _ in range(players - len(hands))]]
    quiet: dict[str, Any] = {"face_up": ["purple", "blue", "orange", "white", "green"]}
    return Game.from_dict({"players": players, "hands": all_hands, **quiet, **more}, board)


def texts(game: Game, seat: int | None = None) -> list[str]:
    """The legal actions as texts."""
    return [str(action) for action in game.legal(seat)]


def claims(game: Game, route: str) -> list[str]:
    """The legal payments for a route, as texts."""
    head = f"claim {route} "
    return [text.removeprefix(head) for text in texts(game) if text.startswith(head)]


def refused(game: Game, action: str, code: str, seat: int | None = None) -> None:
    """The action is not listed, is refused for this reason, and changes nothing."""
    before = game.copy()
    assert action not in texts(game, seat)
    with pytest.raises(IllegalAction) as refusal:
        game.play(action, seat)
    assert refusal.value.code == code
    assert game == before


def fails_with(complaint: str, arguments: Sequence[str], capsys: pytest.CaptureFixture[str]) -> None:
    """The command exits with code 2, and prints one line with the complaint to the standard error, nothing else."""
    capsys.readouterr()
    assert main(list(arguments)) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("branchline: ")
    assert printed.err.count("\n") == 1
    assert complaint in printed.err


def run_interpreted(*arguments: str) -> str:
    """The output of Python without the compiler, where warnings are errors.

    A small integer that overflows in NumPy, where the compiler takes a wide one, is a warning.
    """
    done = subprocess.run(
        [sys.executable, "-W", "error", *arguments],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout
