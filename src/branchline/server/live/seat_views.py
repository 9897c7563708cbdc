"""Per-viewer projection: what a seat or a spectator may see of a table. Only what is built here leaves the server.

Everything is built from the viewer's own view: a hidden card is never encoded for anyone who may not know it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import cast

import msgspec

from branchline.game.game import Game
from branchline.game.views import View
from branchline.server.store import Status, Table
from branchline.server.table.events import Body, BotSat, Made, Rematched, Sat, StoodIn, Voted, kind_of
from branchline.server.table.history import LoggedEvent
from branchline.server.table.log import expires
from branchline.server.table.record import proof
from branchline.server.table.state import Seat, TableState, deadline
from branchline.server.wire import LogEntry, Rematch, SeatInfo, Shown
from branchline.server.wire.terms import StandInReason

TABLES = 256  # size of the LRU cache of encoded seats


def shown(row: Table, table_state: TableState, viewer: int | None, now: float) -> Shown:
    """The table as a seat sees it, or a spectator (None)."""
    person = table_state.seats[viewer].person if viewer is not None else None
    clock = deadline(table_state)
    over = table_state.status is Status.OVER and table_state.game is not None
    return Shown(
        id=table_state.id,
        version=table_state.version,
        now=now,
        status=table_state.status,
        settings=table_state.settings,
        digest=table_state.made.digest,
        commitment=table_state.made.commitment,
        seats=_seats(table_state.seats),
        touched=table_state.touched,
        seat=viewer,
        yours=table_state.seats_of(person) if person is not None else (),
        host=person is not None and person == row.host,
        code=row.code if person is not None else None,
        actors=table_state.actors,
        undo=viewer is not None and table_state.undoable is not None and table_state.undoable[0] == viewer,
        deadline=clock[0] if clock is not None else None,
        expires=expires(table_state),
        game=_view(table_state.game, viewer) if table_state.game is not None else None,
        ending=table_state.ending,
        winners=table_state.winners,
        scores=tuple(table_state.game.scores) if over and table_state.game is not None else (),
        proof=proof(table_state) if over else None,
        rematch=_rematch(table_state.rematch, viewer),
    )


def _view(game: Game, viewer: int | None) -> View:
    """The view as ready-made JSON, because nothing on the server reads it before it is sent."""
    return cast(View, msgspec.Raw(game.view_json(viewer)))


@lru_cache(TABLES)
def _seats(seats: tuple[Seat, ...]) -> tuple[SeatInfo, ...]:
    """The seats, which are the same for all viewers."""
    return tuple(
        SeatInfo(seat.name, seat.bot, seat.stand_in, seat.resigned, seat.wants_end, seat.bank, seat.since)
        for seat in seats
    )


def code_shown(row: Table, table_state: TableState, now: float, *, host: bool) -> Shown:
    """A spectator's view plus the code, for a host or an invited player who has no seat yet."""
    return msgspec.structs.replace(shown(row, table_state, None, now), host=host, code=row.code)


def replayed(row: Table, table_state: TableState, seat: int, now: float) -> Shown:
    """A finished table as a seat saw it, for anybody: without what is meant only for the person in that seat."""
    found = shown(row, table_state, seat, now)
    rematch = Rematch(found.rematch.table) if found.rematch is not None else None
    return msgspec.structs.replace(found, yours=(), host=False, code=None, undo=False, rematch=rematch)


def happenings(logged: Iterable[LoggedEvent], viewer: int | None) -> tuple[LogEntry, ...]:
    """Events of the log as a viewer may see them."""
    return tuple(_happening(each, viewer) for each in logged)


def visible(table_state: TableState, times: Sequence[float], now: float) -> int:
    """The version that spectators may see now, given the time of each; at least the one before the game started."""
    if not table_state.held_back or table_state.began is None:
        return table_state.version
    if table_state.settings.watching == "end":
        return table_state.began - 1
    then = now - 60 * table_state.settings.delay
    return max(bisect_right(times, then, 0, table_state.version), table_state.began - 1)


def _happening(logged: LoggedEvent, viewer: int | None) -> LogEntry:
    seat, name, bot, why, end = _public(logged.body)
    events = tuple(event.seen_by(viewer) for event in logged.events)
    return LogEntry(logged.seq, logged.at, kind_of(logged.body), seat, name, bot, why, end, events)


def _public(body: Body) -> tuple[int | None, str | None, str | None, StandInReason | None, bool | None]:
    match body:
        case Made() | Rematched():
            return None, None, None, None, None
        case Sat(seat, _, name, _):
            return seat, name, None, None, None
        case BotSat(seat, spec, _):
            return seat, None, spec, None, None
        case StoodIn(seat, spec, why):
            return seat, None, spec, why, None
        case Voted(seat, end):
            return seat, None, None, None, end
    return getattr(body, "seat", None), None, None, None, None


def _rematch(made: Rematched | None, viewer: int | None) -> Rematch | None:
    if made is None:
        return None
    return Rematch(made.table, made.code if viewer is not None else None)
