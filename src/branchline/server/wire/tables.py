"""Messages: making and finding tables, and a table as one viewer sees it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from branchline.game.deal import Proof
from branchline.game.hash_chain import Head as Head
from branchline.game.views import Score, View
from branchline.server.wire.terms import (
    BoardName,
    Closed,
    Level,
    MoveId,
    Pace,
    PaceKind,
    SeatNumber,
    Settings,
    Status,
    Watching,
)


class PaceAsked(Closed, frozen=True):
    """Time control: none, live (a bank of seconds plus an increment per turn), or a number of days per turn."""

    kind: PaceKind = "none"
    bank: Annotated[int, Meta(ge=30, le=7200)] = 600
    increment: Annotated[int, Meta(ge=0, le=300)] = 10
    days: Literal[1, 2, 3, 7] = 1


def pace_of(asked: PaceAsked) -> Pace:
    """The time control that is stored: without what does not belong to its kind."""
    match asked.kind:
        case "live":
            return Pace("live", bank=asked.bank, increment=asked.increment)
        case "days":
            return Pace("days", days=asked.days)
    return Pace()


class NewTable(Closed, frozen=True):
    move_id: MoveId
    board: BoardName
    players: Annotated[int, Meta(ge=2, le=5)]
    public: bool = False
    pace: PaceAsked = PaceAsked()
    bots: dict[Literal["0", "1", "2", "3", "4"], Level] = msgspec.field(default_factory=dict)  # by seat
    invited: Annotated[tuple[SeatNumber, ...], Meta(max_length=5)] = ()  # seats that need the code
    longest_path: bool | None = None
    watching: Watching = "live"
    delay: Annotated[int, Meta(ge=0, le=60)] = 5  # minutes, if `watching` is "delayed"
    strict_ferries: bool | None = None
    rated: bool = False  # whether the game changes ratings


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat: a person (`name`), a bot (its name, and its level as `bot`) or nobody."""

    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds on its clock when it last stopped
    since: float | None = None  # when its clock started; null: it is stopped
    player: str | None = None  # the public id of the person's account; null for guests and bots


class RematchInfo(msgspec.Struct, frozen=True):
    """The table that was made for a rematch."""

    table: str
    code: str | None = None  # only for those who played


class TicketPath(msgspec.Struct, frozen=True, omit_defaults=True):
    """The path of a ticket that needs the fewest additional trains."""

    ticket: str
    trains: int  # still to be placed; 0 if the ticket is done
    routes: tuple[str, ...] = ()  # still to be claimed
    built: tuple[str, ...] = ()  # the seat's own routes on the path
    colours: dict[str, int] = {}  # by colour of the route; on a ferry's symbols: `locomotive`
    held: dict[str, int] = {}  # cards for them that are in the seat's hand, by the same colours


class TableView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table as one seat or a spectator sees it."""

    id: str
    version: int
    now: float
    status: Status
    settings: Settings
    digest: str
    commitment: str
    seats: tuple[SeatInfo, ...]
    touched: float
    head: str = ""  # the hash of its log up to this version: keep it, and nobody can rewrite history unnoticed
    seat: int | None = None  # the viewer's seat; null for a spectator
    yours: tuple[int, ...] = ()  # all seats of the same person
    host: bool = False  # whether that person is the host
    host_seat: int | None = None  # before the game: where the host sits, who invites the others
    code: str | None = None  # only for players, the host and invited people
    actors: tuple[int, ...] = ()
    undo: bool = False  # whether the seat may undo its last actions
    undo_until: float | None = None  # until when bots wait for that; null if none waits
    deadline: float | None = None  # when the next clock runs out
    expires: float | None = None  # when the table expires, if nobody uses it
    game: View | None = None
    paths: tuple[TicketPath, ...] = ()  # of the tickets that the seat holds or is offered, where there is one
    gains: dict[str, dict[str, int]] = {}  # country cards that a claim would bring now: route -> country -> value
    forced: dict[str, tuple[str, ...]] = {}  # claims that leave no choice of substitutes -> the cards to give with them
    ending: str | None = None
    winners: tuple[int, ...] = ()
    scores: tuple[Score, ...] = ()  # only once the game is over
    proof: Proof | None = None
    rematch: RematchInfo | None = None


class TableListing(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table in a list of tables."""

    id: str
    board: str
    players: int
    free: int
    pace: str
    status: Status
    touched: float
    names: tuple[str | None, ...] = ()  # by seat, of people and bots
    turn: bool = False  # whether it is the turn of the person who asks
    bots: tuple[str | None, ...] = ()  # by seat: the level of the bot there; unknown if empty
    rated: bool = False
    yours: tuple[int, ...] = ()  # the seats of the person who asks: their name there may be an earlier one


class Tables(msgspec.Struct, frozen=True):
    tables: tuple[TableListing, ...]


class Found(msgspec.Struct, frozen=True):
    table: str
