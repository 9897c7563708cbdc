"""Tables: making one, finding one, and what somebody sees of it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.game.deal import Proof
from branchline.game.views import Score, View
from branchline.server.table.events import Settings, Status, Watching
from branchline.server.wire.terms import BoardName, Closed, Level, MoveId, SeatNumber


class PaceAsked(Closed, frozen=True):
    """No clock; a bank of seconds with some more for each turn; or days for a turn."""

    kind: Literal["none", "live", "days"] = "none"
    bank: Annotated[int, Meta(ge=30, le=7200)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Literal[1, 2, 3, 7] = 1


class NewTable(Closed, frozen=True):
    move_id: MoveId
    board: BoardName
    players: Annotated[int, Meta(ge=2, le=5)]
    public: bool = False
    pace: PaceAsked = PaceAsked()
    bots: dict[Literal["0", "1", "2", "3", "4"], Level] = msgspec.field(default_factory=dict)  # by seat
    invited: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()  # seats for those with the code
    longest_path: bool | None = None
    watching: Watching = "live"
    delay: Annotated[int, Meta(ge=0, le=60)] = 5  # minutes that spectators are behind, if they are


class SeatShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person by name, a bot by its level, nobody."""

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds on its clock when that last stood still
    since: float | None = None  # its clock runs since then


class Rematch(msgspec.Struct, frozen=True):
    table: str
    code: str | None = None  # for those who played


class Shown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one seat, or a spectator, sees it."""

    id: str
    version: int
    now: float
    status: Status
    settings: Settings
    digest: str
    commitment: str
    seats: tuple[SeatShown, ...]
    touched: float
    seat: int | None = None  # whose eyes; none: a spectator's
    yours: tuple[int, ...] = ()  # all seats of the same person
    host: bool = False  # whether that is the host
    code: str | None = None  # for those who sit here
    actors: tuple[int, ...] = ()
    undo: bool = False  # whether the seat may take back its last act
    deadline: float | None = None  # when the next clock runs out
    expires: float | None = None  # when the table is gone, if nobody touches it
    game: View | None = None
    ending: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[Score, ...] = ()  # when all is over
    proof: Proof | None = None
    rematch: Rematch | None = None


class Listed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    board: str
    players: int
    free: int
    pace: str
    status: Status
    touched: float
    names: tuple[str | None, ...] = ()
    turn: bool = False  # whether it waits for who asks


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[Listed, ...]


class Found(msgspec.Struct, frozen=True):
    table: str
