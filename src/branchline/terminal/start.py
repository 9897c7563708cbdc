"""Commands `play`, `resume` and `replay`: start a terminal session, handle signals, return the exit code."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots.external.players import runs_code
from branchline.bots.seats import seats_for
from branchline.errors import BranchlineError, CodedError
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.terminal.replay import Replay, steps
from branchline.terminal.saves import new_save, newest_save, read_save
from branchline.terminal.screen import Screen
from branchline.terminal.session import ALLOW_BOTS, Leave, Session
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES, language_of

INTERRUPTED = 128 + signal.SIGINT


class Stopped(KeyboardInterrupt):
    """A termination signal. It is a KeyboardInterrupt because event loops let no other exception through."""

    def __init__(self, number: int) -> None:
        self.code = 128 + number


def play(
    board: str | None,
    *,
    seats: str | None = None,
    players: int | None = None,
    seed: str | None = None,
    language: str | None = None,
    colour: bool = True,
) -> int:
    """Plays a new game; returns the exit code."""
    language = language or language_of(os.environ)

    def begin(screen: Screen) -> Session:
        if board is None:
            raise CodedError("which-board", words=builtin_boards())
        found = load_board(board)
        with _translated(language, found):
            who = seats_for(found, seats, players)
            game = Game.new(found, len(who), seed=seed)
        return Session(game, who, language, screen, new_save(found.id))

    return _run(begin, language, colour)


def resume(
    file: str | None,
    *,
    board: str | None = None,
    language: str | None = None,
    colour: bool = True,
    allow_bots: bool = False,
) -> int:
    """Continues a saved game, the newest if no file is named; returns the exit code.

    A saved game may come from anywhere, so the bot files and programs in its seats run only if `allow_bots` is set.
    """

    def begin(screen: Screen) -> Session:
        return _resumed(Path(file) if file else newest_save(), board, language, screen, allow_bots=allow_bots)

    return _run(begin, language or language_of(os.environ), colour)


def replay(file: str, *, board: str | None = None, language: str | None = None, colour: bool = True) -> int:
    """Shows a saved game step by step; returns the exit code."""
    path = Path(file)
    with _translated(language or language_of(os.environ)):
        record = read_save(path)
        known = language or (record.language if record.language in LANGUAGES else language_of(os.environ))
    with _translated(known), _named(path), contextlib.suppress(KeyboardInterrupt):
        Replay(record, known, Screen(colour), load_board(board) if board else None).run()
    return 0


def _run(begin: Callable[[Screen], Session], language: str, colour: bool) -> int:
    """Plays until the game is over or somebody leaves. In every case the game is saved and its file is named."""
    with _translated(language):
        screen = Screen(colour)
        session = begin(screen)
    with _signals():
        while True:
            try:
                session.run()
                return 0
            except Leave as leave:
                session.goodbye()
                if leave.to is None:
                    return 0
                session = _resumed(leave.to, None, language, screen)
            except EOFError:
                session.goodbye()
                return 0
            except KeyboardInterrupt as stop:
                with contextlib.suppress(OSError):  # the terminal may be gone, but the game is saved anyway
                    session.goodbye()
                return stop.code if isinstance(stop, Stopped) else INTERRUPTED


def _resumed(
    path: Path, board: str | None, language: str | None, screen: Screen, *, allow_bots: bool = False
) -> Session:
    record = read_save(path)
    if not allow_bots and (programs := [seat for seat in record.seats if runs_code(seat)]):
        raise CodedError("bots-not-allowed", path=str(path), words=programs, text=ALLOW_BOTS)
    own: Board | None = load_board(board) if board else None
    with _named(path):
        played = list(steps(record, own))
    game = played[-1].game
    seats = record.seats or seats_for(game.board, None, game.players)
    spoken = language or (record.language if record.language in LANGUAGES else language_of(os.environ))
    events = [event for step in played for event in step.events]
    return Session(game, seats, spoken, screen, path, events)


@contextlib.contextmanager
def _named(path: Path) -> Iterator[None]:
    """Adds the file name to errors in a record."""
    try:
        yield
    except RecordError as error:
        raise CodedError("save-broken", path=str(path), error=error) from None


@contextlib.contextmanager
def _translated(language: str, board: Board | None = None) -> Iterator[None]:
    """Translates errors to the language of the game."""
    try:
        yield
    except CodedError as error:
        raise BranchlineError(Texts(language, board).refusal(error)) from None


@contextlib.contextmanager
def _signals() -> Iterator[None]:
    """Makes SIGTERM and SIGHUP (a closed terminal) end the game as Ctrl-C does."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise Stopped(number)

    before = {}
    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            number = getattr(signal, name)
            before[number] = signal.signal(number, stop)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
