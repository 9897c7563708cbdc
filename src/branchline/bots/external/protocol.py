"""What is said between a table and somebody's bot: a JSON object a line (docs/bots.md).

The table says `hello` once a game and waits for `ready`, then `choose` at each decision and waits for an answer, at
last `over`. Only the seat's view goes over the wire; our own host of Python bots gets the same as a blind record.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from branchline.boards import Board
from branchline.bots.errors import Fault
from branchline.bots.seat_input import Seen
from branchline.game.actions import Action
from branchline.game.views import View

VERSION = 1
EXACT = (1 << 53) - 1  # the largest whole number that every language reads exactly

Settings = dict[str, int | float | str]


class Hello(msgspec.Struct, tag="hello"):
    """A game begins. `board` is all that is printed on it."""

    protocol: int
    players: int
    seat: int
    seed: int
    limit: float  # seconds for a decision
    settings: Settings
    board: msgspec.Raw


class Choose(msgspec.Struct, tag="choose"):
    """A decision is wanted. `actions` are the legal ones as texts."""

    actions: list[str]
    view: View


class Over(msgspec.Struct, tag="over"):
    """The game is over; nothing is to be answered."""

    view: View


class Shown(msgspec.Struct, tag="shown"):
    """A decision, or with `over` the end, for our own host: what the seat sees, as a blind record."""

    seat: int
    record: bytes
    over: bool = False


class Answer(msgspec.Struct, omit_defaults=True):
    """What a bot says: one of these."""

    ready: int | None = None  # the version of the protocol
    action: str | Action | None = None
    index: int | None = None  # of the action's place in `actions`, from 0
    number: int | None = None  # of the action in the board's table
    error: str | None = None  # it has failed
    returned: str | None = None  # what a Python bot chose, if it is no action


def hello(board: Board, *, players: int, seat: int, seed: int, limit: float, settings: Settings) -> bytes:
    printed = msgspec.Raw(board_json(board))
    return msgspec.json.encode(Hello(VERSION, players, seat, seed & EXACT, limit, settings, printed))


def choose(seen: Seen) -> bytes:
    return msgspec.json.encode(Choose(seen.view.actions, seen.view))


def over(seen: Seen) -> bytes:
    return msgspec.json.encode(Over(seen.view))


def shown(seen: Seen, *, over: bool = False) -> bytes:
    return msgspec.json.encode(Shown(seen.seat, seen.states.tobytes(), over))


def read_answer(line: bytes) -> Answer:
    """What a line says; Fault if it is no JSON object with what was asked for."""
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault("garbage", f"no answer: {line[:120].decode(errors='replace') or 'an empty line'}") from None


@lru_cache(16)
def board_json(board: Board) -> bytes:
    """All that is printed on a board; lanes and tickets with the ids that actions name."""
    printed: dict[str, Any] = asdict(board)
    del printed["path"]
    for name in ("lanes", "tickets"):
        printed[name] = [{"id": it.id, **asdict(it)} for it in getattr(board, name)]
    return msgspec.json.encode(printed)
