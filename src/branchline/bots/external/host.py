"""Host process for an external Python bot, which talks to the table over two private pipes.

The bot may print: its standard output and error are not part of the protocol. An exception in the bot is reported to
the table, and the process goes on. `python -P -c BOOT FOLDER WHERE WHAT READ WRITE` starts it.
"""

from __future__ import annotations

import importlib.util
import inspect
import operator
import os
import random
import sys
import traceback
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from branchline.boards import Board
from branchline.boards.model import City, Country, Route, Rules, Ticket
from branchline.bots.external.protocol import VERSION, Answer, Hello, Settings, Shown
from branchline.bots.interface import BotError, SeatInput
from branchline.game.actions import Action
from branchline.rules import engine

BOOT = "import sys; sys.path.append(sys.argv.pop(1)); from branchline.bots.external.host import main; main()"
GROUP = "branchline.bots"  # entry point group
FILE, ENTRY = "file", "entry"

OFFERED = ("board", "players", "seat", "seed")  # arguments that a bot gets if it has parameters of these names


def main() -> None:
    where, what, read, write = sys.argv[1:]
    for end in (read, write):
        os.set_inheritable(int(end), False)
    host = Host(where, what)
    with os.fdopen(int(read), "rb") as requests, os.fdopen(int(write), "wb", buffering=0) as replies:
        for line in requests:
            answer = host.answer(line)
            if answer is not None:
                replies.write(msgspec.json.encode(answer) + b"\n")


class Host:
    """A bot's class or function, and the bot of the current game."""

    def __init__(self, where: str, what: str) -> None:
        self._where, self._what = where, what
        self._made: Callable[..., Any] | None = None
        self._board: Board | None = None
        self._bot: Any = None
        self._choose: Callable[[SeatInput], Any] | None = None

    def answer(self, line: bytes) -> Answer | None:
        """The answer to a line from the table; None if none is expected."""
        message = msgspec.json.decode(line, type=Hello | Shown)
        ending = isinstance(message, Shown) and message.over
        try:
            if isinstance(message, Hello):
                self._start_game(message)
                return Answer(ready=VERSION)
            assert self._board is not None
            assert self._choose is not None
            seen = SeatInput(self._board, _states(message.record), message.seat)
            if not ending:
                return _answer_of(self._choose(seen))
            if hasattr(self._bot, "over"):
                self._bot.over(seen.view)
        except Exception as error:  # a bot can raise anything
            traceback.print_exc()
            if not ending:
                return Answer(error=_error_line(error))
        return None

    def _start_game(self, hello: Hello) -> None:
        """Create the bot for a new game. Python's and NumPy's global generators are seeded, for bots using them."""
        self._board = _board(bytes(hello.board))
        if self._made is None:
            self._made = load(self._where, self._what)
            _load_rules(self._board)
        random.seed(hello.seed)
        np.random.seed(hello.seed % (1 << 32))
        offered = {"board": self._board, **{name: getattr(hello, name) for name in OFFERED[1:]}}
        if isinstance(self._made, type):
            self._bot = self._made(**arguments(self._made, offered, hello.settings))
            choose, more = self._bot.choose, {}
        else:
            self._bot, choose = None, self._made
            more = arguments(choose, offered, hello.settings, skipped=1)
        wants_seen = next(iter(inspect.signature(choose).parameters), "") == "seen"
        self._choose = lambda seen: choose(seen if wants_seen else seen.view, **more)


def load(where: str, what: str) -> Callable[..., Any]:
    """Load a bot's class or function; BotError if it does not exist."""
    if where == ENTRY:
        from importlib.metadata import entry_points

        (entry,) = entry_points(group=GROUP, name=what)
        found = entry.load()
    else:
        path, _, what = what.rpartition(":")
        found = getattr(_module(Path(path)), what, None)
        if found is None:
            raise BotError(f"there is no {what} in it")
    if not callable(found) or (isinstance(found, type) and not callable(getattr(found, "choose", None))):
        raise BotError(f"{what} is neither a function nor a class with a method choose")
    made: Callable[..., Any] = found
    return made


def arguments(
    made: Callable[..., Any], offered: Mapping[str, Any], settings: Settings, skipped: int = 0
) -> dict[str, Any]:
    """Keyword arguments for a bot: the offered ones that it names, and its settings. BotError if it lacks a setting."""
    try:
        named = list(inspect.signature(made).parameters.values())[skipped:]
    except ValueError:  # a compiled class has no signature
        named = []
    anything = any(it.kind is it.VAR_KEYWORD for it in named)
    names = [it.name for it in named if it.kind in (it.KEYWORD_ONLY, it.POSITIONAL_OR_KEYWORD)]
    known = [name for name in names if name not in offered]
    for key in settings:
        if key in offered or (key not in known and not anything):
            raise BotError(f"no setting {key!r}; it has {', '.join([*known, 'limit'])}")
    return {name: value for name, value in offered.items() if anything or name in names} | settings


def _module(path: Path) -> Any:
    """Import a file as a module. As when a script is run, it can import files next to it."""
    sys.path.insert(0, str(path.resolve().parent))
    spec = importlib.util.spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None:
        raise BotError("it is no Python file: its name ends in .py")
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def _answer_of(choice: object) -> Answer:
    if isinstance(choice, (str, Action)):
        return Answer(action=str(choice))
    try:
        return Answer(number=operator.index(choice))  # type: ignore[arg-type]
    except TypeError:
        return Answer(returned=repr(choice)[:80])


def _error_line(error: Exception) -> str:
    """An exception in one line, with the place in the bot where it was raised."""
    if isinstance(error, BotError):
        return str(error)
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename != __file__ and "importlib" not in frame.filename]
    place = f" ({Path(own[-1].filename).name}, line {own[-1].lineno})" if own else ""
    return f"{type(error).__name__}: {error}{place}"


def _load_rules(board: Board) -> None:
    """Load the compiled rules by building a view of any game, so that this does not slow the first decision."""
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=board.rules.players[0], seed=0)
    _ = SeatInput.by(board, states, 0).view


def _states(record: bytes) -> engine.States:
    states = engine.new_states(1)
    states.view(np.uint8)[:] = np.frombuffer(record, dtype=np.uint8)
    return states


@lru_cache(16)
def _board(printed: bytes) -> Board:
    """The board of a hello message; the same object for the same board, since other caches are keyed by it."""
    it = msgspec.json.decode(printed)
    many = {"cities": City, "countries": Country, "routes": Route, "tickets": Ticket}
    fields: dict[str, Any] = {name: tuple(msgspec.convert(it[name], list[kind])) for name, kind in many.items()}  # type: ignore[valid-type]
    return Board(**it | fields | {"rules": msgspec.convert(it["rules"], Rules)})
