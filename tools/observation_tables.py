"""Write the tables of actions, observations and histories in docs/environments.md. `--check` only compares.

python -m tools.observation_tables
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from branchline.boards import Board, builtin_boards, load_board
from branchline.game.observations import Field, Layout, history_layout, observation_layout
from branchline.rules import engine
from tools.generated_files import write_or_check

PAGE = Path(__file__).parents[1] / "docs" / "environments.md"
ACTIONS = "| board | actions | length of an observation for 2 players | 3 | 4 | 5 |"
FIELDS = "| field | shape | from | to | what it is |"
HISTORY = "| part of a row | shape | from | to | what it is |"


def page_with_tables() -> str:
    """The page as it should be: the rows after a table's head, up to the next empty line, are generated."""
    text = PAGE.read_text(encoding="utf-8")
    boards = [load_board(name) for name in builtin_boards()]
    text = _with_rows(text, ACTIONS, [_actions(board) for board in boards])
    text = _with_rows(text, FIELDS, _fields(boards, observation_layout))
    return _with_rows(text, HISTORY, _fields(boards, history_layout))


def _with_rows(text: str, head: str, rows: list[str]) -> str:
    before, begin, rest = text.partition(f"{head}\n")
    line = "|" + "---|" * (begin.count("|") - 1)
    return before + begin + "\n".join([line, *rows]) + rest[rest.index("\n\n") :]


def _actions(board: Board) -> str:
    """A board's actions, and the lengths of its observations by the number of players."""
    low, high = board.rules.players
    sizes = [f"{observation_layout(board, n).size}" if low <= n <= high else "–" for n in range(2, 6)]
    return f"| `{board.id}` | {int(engine.board_record(board).actions):,} | {' | '.join(sizes)} |"


def _fields(boards: list[Board], layout: Callable[[Board, int], Layout]) -> list[str]:
    """One row per field; where boards differ, their values are listed in the order of the boards."""
    found: dict[str, list[tuple[Field, Field]]] = {}
    for board in boards:
        low, high = board.rules.players
        layouts = [layout(board, players).fields for players in (low, high)]
        for pair in zip(*layouts, strict=True):
            found.setdefault(pair[0].name, []).append(pair)
    return [
        f"| `{name}` | {_each([_shape(pair) for pair in pairs])} | {_each([str(a.low) for a, _ in pairs])} "
        f"| {_each([str(b.high) for _, b in pairs])} | {pairs[0][0].meaning} |"
        for name, pairs in found.items()
    ]


def _shape(pair: tuple[Field, Field]) -> str:
    """A shape, with P where it is the number of players."""
    fewest, most = pair
    return " × ".join("P" if a != b else str(a) for a, b in zip(fewest.shape, most.shape, strict=True))


def _each(values: list[str]) -> str:
    return values[0] if len(set(values)) == 1 else ", ".join(values)


if __name__ == "__main__":
    sys.exit(write_or_check(__doc__, {PAGE: page_with_tables()}))
