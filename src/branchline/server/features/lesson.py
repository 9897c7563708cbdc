"""A first game for learners: always the same deal, on the board whose file has one, against a bot that answers at once.

Nothing of it is kept: the learner's page sends all that was done so far, and gets the table as it is then.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import msgspec

from branchline.boards import Board, builtin_boards, load_board
from branchline.game.game import Game
from branchline.server import wire
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.app.refusals import Declined
from branchline.server.features.replay import nobodys_row
from branchline.server.live.seat_views import happenings, shown
from branchline.server.store import Status
from branchline.server.table import state
from branchline.server.table.events import Acted, Made, Settings, Started
from branchline.server.table.history import Told
from branchline.server.table.state import Seat, Sitting, waiting_bots
from branchline.server.table.timed_work import choose
from branchline.texts import Texts

LEARNER = 0
RIVAL = "easy"


async def _lesson(ask: Ask) -> Reply:
    ask.desk.limits.lessons.check(ask.address)
    actions: tuple[str, ...] = ask.body.actions
    name = ask.person.name if ask.person is not None else Texts(ask.language)("lesson-you")
    before: Sitting | None = ask.desk.study.lessons.get((name, actions[:-1])) if actions else None
    sitting, update = await ask.desk.study.think(step, name, actions, before)
    ask.desk.study.lessons.put((name, actions), sitting)
    return Reply(update)


LESSON = (
    Endpoint("POST", "/api/lesson", _lesson, "A first game: what comes of all that the learner has done", wire.Update,
             wire.LessonStep),
)  # fmt: skip


def step(name: str, actions: Sequence[str], before: Sitting | None = None) -> tuple[Sitting, wire.Update]:
    """The table after the learner's last action and what the bots did then; `before` it, if that is known."""
    sitting, told = (before, []) if before is not None else _begun(name)
    for action in actions if before is None else actions[-1:]:
        sitting, told = _answered(_acted(sitting, LEARNER, action))
    since = told[0].seq - 1 if told else sitting.version
    return sitting, wire.Update(since, happenings(told, LEARNER), _shown(sitting))


# How.

Step = tuple[Sitting, list[Told]]


@cache
def teaching_board() -> Board:
    for name in builtin_boards():
        board = load_board(name)
        if board.lesson is not None:
            return board
    raise Declined("nothing-here")


def _begun(name: str) -> Step:
    board = teaching_board()
    assert board.lesson is not None
    players, seed = board.lesson.players, board.lesson.seed
    game = Game.new(board, players, seed=seed, first=LEARNER)
    made = Made(Settings(board.id, players), board.digest, "")
    seats = (Seat(person="learner", name=name), *[Seat(bot=RIVAL)] * (players - 1))
    sitting = Sitting("lesson", b"", made, seats, Status.RUNNING, began=1, game=game)
    then, told = _answered((sitting, []))
    return then, [Told(1, 0.0, Started(), ()), *told]


def _answered(so_far: Step) -> Step:
    """All moves of bots, until it is the learner's turn."""
    sitting, told = so_far
    while waiting := waiting_bots(sitting):
        seat, bot = waiting[0]
        sitting, more = _acted(sitting, seat, choose(sitting, seat, bot))
        told = [*told, *more]
    return sitting, told


def _acted(sitting: Sitting, seat: int, action: str) -> Step:
    state.check_running(sitting)
    act = Acted(seat, (action,))
    then = state.after(sitting, act, 0.0)
    return then, [Told(then.version, 0.0, act, then.told)]


def _shown(sitting: Sitting) -> wire.Shown:
    found = shown(nobodys_row(sitting), sitting, LEARNER, 0.0)
    return msgspec.structs.replace(found, undo=False, expires=None, proof=None)
