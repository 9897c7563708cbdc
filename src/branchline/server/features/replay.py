"""Game replay and overview: a finished table at any version, as each seat saw it, and all its versions at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.game.game import Game
from branchline.server import wire
from branchline.server.base.fair_pool import yielding
from branchline.server.live.seat_views import log_entries, replay_view
from branchline.server.store import Table
from branchline.server.table import state
from branchline.server.table.history import LoggedEvent
from branchline.server.table.state import TableState, Undone


def replay_at(row: Table, table_state: TableState, logged: Sequence[LoggedEvent], now: float) -> wire.Replay:
    """A past state of a table, with the events that led to it, as each seat saw them."""
    return wire.Replay(
        tuple(
            wire.Update(table_state.version - 1, log_entries(logged, seat), replay_view(row, table_state, seat, now))
            for seat in range(table_state.settings.players)
        )
    )


def game_overview(first: TableState, logged: Sequence[LoggedEvent]) -> wire.GameOverview:
    """A summary of every version of a table, computed in one pass over its events."""
    table_state = first
    turns: dict[int, int] = {}  # number of acts -> turn, because an undo returns to an earlier turn
    steps = [_step(first, logged[0], _turns_begun(first.game))]
    for each in yielding(logged[1:]):
        before, table_state = table_state, state.after(table_state, each.body, each.at)
        turn = steps[-1].turn
        if isinstance(each.body, Undone) and table_state.game is not None:
            turn = turns.get(len(table_state.game.acts), turn)
        elif table_state.game is not None and _begins(before.game, table_state.game):
            turn += 1
        if table_state.game is not None:
            turns[len(table_state.game.acts)] = turn
        steps.append(_step(table_state, each, turn))
    return wire.GameOverview(tuple(steps))


def _step(table_state: TableState, logged: LoggedEvent, turn: int) -> wire.OverviewStep:
    game = table_state.game
    points, trains = (tuple(game.points), tuple(game.trains)) if game is not None else ((), ())
    acts = len(game.acts) if game is not None else 0
    return wire.OverviewStep(
        logged.seq, wire.kind_of(logged.body), turn, wire.seat_of(logged.body), acts, points, trains
    )


def _turns_begun(game: Game | None) -> int:
    return int(game is not None and game.phase != "start")


def _begins(before: Game | None, now: Game) -> bool:
    """Whether a turn has just begun: the first one, or the next player's."""
    if now.over or now.phase == "start":
        return False
    return before is None or before.phase == "start" or before.turn != now.turn
