"""Start and end of a terminal session: plays, resumes or replays a game, handles signals, returns the exit code.

The three public functions take the options that `terminal/command.py` declares.
"""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path

from branchline._util.command_line import exit_code, stop_signals
from branchline.boards import Board, builtin_boards, find_board, load_board
from branchline.bots.external.players import needs_trust
from branchline.bots.parts import POLICY, SEARCH
from branchline.bots.seats import seats_for
from branchline.errors import BranchlineError, CodedError
from branchline.game.errors import RecordError
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.warmup import go_on_meanwhile
from branchline.terminal.replay import Replay, steps
from branchline.terminal.saves import keep_board, new_save, newest_save, read_save
from branchline.terminal.screen import Screen
from branchline.terminal.session import ALLOW_BOTS, Leave, Session
from branchline.texts import Texts
from branchline.texts.languages import choose_language


def play(options: argparse.Namespace) -> int:
    """Plays a new game."""
    language = choose_language(options.language)

    def begin(screen: Screen) -> Session:
        if options.board is None:
            raise CodedError("which-board", words=builtin_boards())
        board = load_board(options.board)
        with _translated(language, board):
            seats = seats_for(board, options.seats, options.players)
            game = Game.new(board, len(seats), seed=options.seed)
        keep_board(board)
        return Session(game, seats, language, screen, new_save(board.id))

    return _run(begin, language, options.colour)


def resume(options: argparse.Namespace) -> int:
    """Continues a saved game, the newest if no file is named.

    A saved game may come from anywhere, so the bot files and programs in its seats run only with `--allow-bots`.
    """

    def begin(screen: Screen) -> Session:
        path = Path(options.file) if options.file else newest_save()
        return _resumed(path, options.language, screen, options, allow_bots=options.allow_bots)

    return _run(begin, choose_language(options.language), options.colour)


def replay(options: argparse.Namespace) -> int:
    """Shows a saved game step by step."""
    path, language = Path(options.file), choose_language(options.language)
    with _translated(language):
        record = read_save(path)
        language = choose_language(options.language, record.language)
    with _translated(language), _named(path), contextlib.suppress(KeyboardInterrupt):
        Replay(record, language, Screen(options.colour), _board_of(record, options)).run()
    return 0


def _run(begin: Callable[[Screen], Session], language: str, colour: bool) -> int:
    """Plays until the game is over or somebody leaves. In every case the game is saved and its file is named."""
    go_on_meanwhile(PLAY, SIMULATION, SEARCH, POLICY)
    with _translated(language):
        screen = Screen(colour)
        session = begin(screen)
    with stop_signals():
        while True:
            try:
                session.run()
                return 0
            except Leave as leave:
                session.goodbye()
                if leave.to is None:
                    return 0
                session = _resumed(leave.to, language, screen)
            except EOFError:
                session.goodbye()
                return 0
            except KeyboardInterrupt as stop:
                with contextlib.suppress(OSError):  # the terminal may be gone, but the game is saved anyway
                    session.goodbye()
                return exit_code(stop)


def _resumed(
    path: Path,
    language: str | None,
    screen: Screen,
    options: argparse.Namespace | None = None,
    *,
    allow_bots: bool = False,
) -> Session:
    record = read_save(path)
    if not allow_bots and (programs := [seat for seat in record.seats if needs_trust(seat)]):
        raise CodedError("bots-not-allowed", path=str(path), words=programs, text=ALLOW_BOTS)
    with _named(path):
        played = list(steps(record, _board_of(record, options)))
    game = played[-1].game
    seats = record.seats or seats_for(game.board, None, game.players)
    events = [event for step in played for event in step.events]
    return Session(game, seats, choose_language(language, record.language), screen, path, events)


def _board_of(record: Record, options: argparse.Namespace | None) -> Board:
    """The board of a saved game: `--board` and `--boards` may say where it is."""
    if options is None:
        return find_board(record.board, record.digest)
    return find_board(record.board, record.digest, file=options.board, folder=options.boards)


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
