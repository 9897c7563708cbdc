"""External bot protocol: JSON lines between a table and a bot (docs/bots.md).

The table sends `hello` once per game and waits for `ready`, then `choose` at each decision and waits for an answer, and
finally `over`. Only the seat's view is sent; our own host of Python bots gets the same as a blind record.
"""

from __future__ import annotations

from dataclasses import asdict
from functools import lru_cache
from typing import Any

import msgspec

from branchline.boards import Board
from branchline.bots.interface import Fault, SeatInput
from branchline.game.actions import Action
from branchline.game.views import View

VERSION = 2
EXACT = (1 << 53) - 1  # the largest integer that every language reads exactly

Settings = dict[str, int | float | str]


class Hello(msgspec.Struct, tag="hello"):
    """A game begins. `board` is everything printed on the board."""

    protocol: int
    players: int
    seat: int
    seed: int
    limit: float  # seconds for a decision
    settings: Settings
    board: msgspec.Raw


class Choose(msgspec.Struct, tag="choose"):
    """A decision is needed. `actions` are the legal ones as texts."""

    actions: list[str]
    view: View


class Over(msgspec.Struct, tag="over"):
    """The game is over; no answer is expected."""

    view: View


class Shown(msgspec.Struct, tag="shown"):
    """A decision, or with `over` the end of the game, for our own host: what the seat knows, as a blind record."""

    seat: int
    record: bytes
    over: bool = False


class Answer(msgspec.Struct, omit_defaults=True):
    """A bot's answer: one of these fields."""

    ready: int | None = None  # protocol version
    action: str | Action | None = None
    index: int | None = None  # position of the action in `actions`, from 0
    number: int | None = None  # the action's number on this board
    error: str | None = None  # the bot has failed
    returned: str | None = None  # what a Python bot returned, if that is not an action


def hello(board: Board, *, players: int, seat: int, seed: int, limit: float, settings: Settings) -> bytes:
    printed = msgspec.Raw(board_json(board))
    return msgspec.json.encode(Hello(VERSION, players, seat, seed & EXACT, limit, settings, printed))


def choose(seen: SeatInput) -> bytes:
    return msgspec.json.encode(Choose(seen.view.actions, seen.view))


def over(seen: SeatInput) -> bytes:
    return msgspec.json.encode(Over(seen.view))


def shown(seen: SeatInput, *, over: bool = False) -> bytes:
    return msgspec.json.encode(Shown(seen.seat, seen.states.tobytes(), over))


def read_answer(line: bytes) -> Answer:
    """Parse an answer; Fault if it is not a JSON object with the expected fields."""
    try:
        return msgspec.json.decode(line, type=Answer)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Fault("garbage", f"no answer: {line[:120].decode(errors='replace') or 'an empty line'}") from None


@lru_cache(16)
def board_json(board: Board) -> bytes:
    """Everything printed on a board, as JSON; routes and tickets have the ids that actions use."""
    printed: dict[str, Any] = asdict(board)
    del printed["path"]
    for name in ("routes", "tickets"):
        printed[name] = [{"id": it.id, **asdict(it)} for it in getattr(board, name)]
    return msgspec.json.encode(printed)
