"""What a seat, or a spectator, gets to see of a table. Nothing leaves the server that was not made here.

Everything is made from the eyes' own view: a hidden card is never encoded for anyone who may not know it.
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
from branchline.server.table.events import Body, BotSat, Made, Rematched, Sat, StoodIn, Voted, Why, kind_of
from branchline.server.table.history import Told
from branchline.server.table.log import expires
from branchline.server.table.record import proof
from branchline.server.table.state import Seat, Sitting, deadline
from branchline.server.wire import Happening, Rematch, SeatShown, Shown

TABLES = 256  # whose seats are kept as they were shown last


def shown(row: Table, sitting: Sitting, eyes: int | None, now: float) -> Shown:
    """A table with the eyes of a seat; of None, a spectator's."""
    person = sitting.seats[eyes].person if eyes is not None else None
    clock = deadline(sitting)
    over = sitting.status is Status.OVER and sitting.game is not None
    return Shown(
        id=sitting.id,
        version=sitting.version,
        now=now,
        status=sitting.status,
        settings=sitting.settings,
        digest=sitting.made.digest,
        commitment=sitting.made.commitment,
        seats=_seats(sitting.seats),
        touched=sitting.touched,
        seat=eyes,
        yours=sitting.seats_of(person) if person is not None else (),
        host=person is not None and person == row.host,
        code=row.code if person is not None else None,
        actors=sitting.actors,
        undo=eyes is not None and sitting.undoable is not None and sitting.undoable[0] == eyes,
        deadline=clock[0] if clock is not None else None,
        expires=expires(sitting),
        game=_view(sitting.game, eyes) if sitting.game is not None else None,
        ending=sitting.ending,
        winners=sitting.winners,
        scores=tuple(sitting.game.scores) if over and sitting.game is not None else (),
        proof=proof(sitting) if over else None,
        rematch=_rematch(sitting.rematch, eyes),
    )


def _view(game: Game, eyes: int | None) -> View:
    """As JSON already: nobody reads it before it is sent."""
    return cast(View, msgspec.Raw(game.view_json(eyes)))


@lru_cache(TABLES)
def _seats(seats: tuple[Seat, ...]) -> tuple[SeatShown, ...]:
    """The same for all eyes."""
    return tuple(
        SeatShown(seat.name, seat.bot, seat.stand_in, seat.resigned, seat.wants_end, seat.bank, seat.since)
        for seat in seats
    )


def code_shown(row: Table, sitting: Sitting, now: float, *, host: bool) -> Shown:
    """A table before its host, or somebody who is invited, sits down: a spectator's eyes, and the code."""
    return msgspec.structs.replace(shown(row, sitting, None, now), host=host, code=row.code)


def replayed(row: Table, sitting: Sitting, seat: int, now: float) -> Shown:
    """A table that is over, with the eyes of a seat, for anybody: without what is only for those who sat there."""
    found = shown(row, sitting, seat, now)
    rematch = Rematch(found.rematch.table) if found.rematch is not None else None
    return msgspec.structs.replace(found, yours=(), host=False, code=None, undo=False, rematch=rematch)


def happenings(told: Iterable[Told], eyes: int | None) -> tuple[Happening, ...]:
    """What happened, as a seat may know it."""
    return tuple(_happening(each, eyes) for each in told)


def visible(sitting: Sitting, times: Sequence[float], now: float) -> int:
    """The version that spectators may see now, by when each was made: the table before its game began, at least."""
    if not sitting.held_back or sitting.began is None:
        return sitting.version
    if sitting.settings.watching == "end":
        return sitting.began - 1
    then = now - 60 * sitting.settings.delay
    return max(bisect_right(times, then, 0, sitting.version), sitting.began - 1)


def _happening(told: Told, eyes: int | None) -> Happening:
    seat, name, bot, why, end = _public(told.body)
    events = tuple(event.seen_by(eyes) for event in told.events)
    return Happening(told.seq, told.at, kind_of(told.body), seat, name, bot, why, end, events)


def _public(body: Body) -> tuple[int | None, str | None, str | None, Why | None, bool | None]:
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


def _rematch(made: Rematched | None, eyes: int | None) -> Rematch | None:
    if made is None:
        return None
    return Rematch(made.table, made.code if eyes is not None else None)
