"""Tutorial game: always the same deal, on the board whose file defines a lesson, against a bot that answers at once.

The server stores nothing: the page sends all actions so far, and gets the table that results from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots.seats import choose_character
from branchline.game.game import Game
from branchline.server import wire
from branchline.server.base import RequestRefused
from branchline.server.features.records import unsaved_row
from branchline.server.live.seat_views import log_entries, table_view
from branchline.server.store import Status
from branchline.server.table import state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.jobs import choose
from branchline.server.table.state import Acted, Made, Seat, Started, TableState, waiting_bots

LEARNER = 0  # the seat of the person
RIVAL = "novice"  # the level of the bot


def lesson_step(name: str, actions: Sequence[str], before: TableState | None = None) -> tuple[TableState, wire.Update]:
    """The table after the learner's last action and the bots' replies; `before` is the state before it, if cached."""
    table_state, logged = (before, []) if before is not None else _start(name)
    for action in actions if before is None else actions[-1:]:
        table_state, logged = _play_bots(_play(table_state, LEARNER, action))
    since = logged[0].seq - 1 if logged else table_state.version
    return table_state, wire.Update(since, log_entries(logged, LEARNER), _view(table_state))


# Details.

Step = tuple[TableState, list[LoggedEvent]]


@cache
def lesson_board() -> Board:
    for name in builtin_boards():
        board = load_board(name)
        if board.lesson is not None:
            return board
    raise RequestRefused("nothing-here")


def _start(name: str) -> Step:
    board = lesson_board()
    assert board.lesson is not None
    players, seed = board.lesson.players, board.lesson.seed
    game = Game.new(board, players, seed=seed, first=LEARNER)
    made = Made(wire.Settings(board.id, players), board.digest, "")
    names = [name]
    for _ in range(1, players):
        names.append(choose_character(board.id, names))
    seats = (Seat(person="learner", name=name), *(Seat(bot=RIVAL, name=each) for each in names[1:]))
    table_state = TableState("lesson", b"", made, board, seats, Status.RUNNING, began=1, game=game)
    then, logged = _play_bots((table_state, []))
    return then, [LoggedEvent(1, 0.0, Started(), ()), *logged]


def _play_bots(so_far: Step) -> Step:
    """Plays the bots' moves until it is the learner's turn."""
    table_state, logged = so_far
    while waiting := waiting_bots(table_state):
        seat, bot = waiting[0]
        table_state, more = _play(table_state, seat, choose(table_state, seat, bot))
        logged = [*logged, *more]
    return table_state, logged


def _play(table_state: TableState, seat: int, action: str) -> Step:
    state.check_running(table_state)
    act = Acted(seat, (action,))
    then = state.after(table_state, act, 0.0)
    return then, [LoggedEvent(then.version, 0.0, act, then.game_events)]


def _view(table_state: TableState) -> wire.TableView:
    found = table_view(unsaved_row(table_state), table_state, LEARNER, 0.0)
    return msgspec.structs.replace(found, undo=False, expires=None, proof=None)
