"""Event-sourced table state: an immutable value, the fold that computes it from events, and checks of commands.

`after` trusts an event, because it is in the log. The `check_…` functions decide whether one may be appended.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from math import ceil

import msgspec
from msgspec.structs import replace

from branchline.boards import Board, load_board
from branchline.errors import CodedError
from branchline.game import deal
from branchline.game.events import Event
from branchline.game.game import Game
from branchline.server.store.rows import Status
from branchline.server.table.events import (
    Acted,
    Body,
    BotSat,
    CameBack,
    Dismissed,
    Gone,
    Left,
    Made,
    Rematched,
    Resigned,
    Sat,
    Started,
    StoodIn,
    Undone,
    Voted,
)
from branchline.server.wire.terms import Settings

DAY = 86_400.0
COMEBACK = 30.0  # minimum seconds on a live clock after a stand-in has moved for its player
WORN = 2000  # after this many events a table accepts only what brings its game to an end
STAND_IN = "hard"  # the level that plays for players who have left


class TableRefusal(CodedError):
    """A command that can't be carried out at the table in its present state."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    person: str | None = None
    bot: str | None = None  # the level of the bot that has the seat
    name: str | None = None
    nonce: bytes | None = None
    stand_in: str | None = None  # the level of the bot that plays in place of the person
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds left when its clock last stopped
    since: float | None = None  # when its clock started; None: it is stopped

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The level of the bot that moves for the seat; None if its person does."""
        return self.bot or self.stand_in


class TableState(msgspec.Struct, frozen=True, dict=True):
    """Everything about a table: the fold of its events."""

    id: str
    secret: bytes
    made: Made
    seats: tuple[Seat, ...]
    status: Status = Status.OPEN
    version: int = 1
    touched: float = 0.0
    began: int | None = None  # the version that started the game
    game: Game | None = None  # never modified: actions are played on a copy
    undoable: tuple[int, Game] | None = None  # the seat that may undo the last event, and the game before it
    ending: str | None = None  # played, agreed, resigned
    winners: tuple[int, ...] = ()
    rematch: Rematched | None = None
    dismissed: frozenset[str] = frozenset()  # people whom the host has removed
    told: tuple[Event, ...] = ()  # game events that the last event caused, in full: filtered before anybody sees them

    @property
    def settings(self) -> Settings:
        return self.made.settings

    @cached_property
    def board(self) -> Board:
        return load_board(self.settings.board)

    @cached_property
    def actors(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return self.game.actors if self.game is not None and self.status is Status.RUNNING else ()

    @property
    def held_back(self) -> bool:
        """Whether spectators see an older version of the table, or nothing of its game yet."""
        return self.status is Status.RUNNING and self.settings.watching != "live"

    def invites(self, person: str) -> bool:
        """Whether a person may sit without the table's code, as a player of the previous table."""
        return person in self.made.people and person not in self.dismissed

    def seats_of(self, person: str) -> tuple[int, ...]:
        return self._seats_of.get(person, ())

    @cached_property
    def _seats_of(self) -> dict[str, tuple[int, ...]]:
        """Cached, because it is needed for each client at each event."""
        found: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                found[seat.person] = (*found.get(seat.person, ()), number)
        return found


# The fold.


def first(table: str, secret: bytes, made: Made, at: float) -> TableState:
    """A table with its first event."""
    return TableState(table, secret, made, (Seat(),) * made.settings.players, touched=at)


def after(table_state: TableState, body: Body, at: float) -> TableState:
    """The table after its next event. Actions are played here, so IllegalAction is raised if the rules forbid one."""
    then = replace(_apply(replace(table_state, told=()), body), version=table_state.version + 1, touched=at)
    return _update_clocks(table_state, then, body, at) if then.game is not None else then


def fold(table_state: TableState, events: Iterable[tuple[Body, float]]) -> TableState:
    for body, at in events:
        table_state = after(table_state, body, at)
    return table_state


def _apply(table_state: TableState, body: Body) -> TableState:
    match body:
        case Sat(seat, person, name, nonce):
            return _seat(table_state, seat, Seat(person=person, name=name, nonce=nonce))
        case BotSat(seat, spec, nonce):
            return _seat(table_state, seat, Seat(bot=spec, nonce=nonce))
        case Left(seat):
            return _seat(table_state, seat, Seat())
        case Dismissed(seat):
            return _dismiss(table_state, seat)
        case Started(outcomes):
            return _start(table_state, outcomes)
        case Acted():
            return _act(table_state, body)
        case Undone() if table_state.undoable is not None:
            return replace(table_state, game=table_state.undoable[1], undoable=None)
        case Resigned(seat):
            return _resign(table_state, seat)
        case Voted(seat, end):
            return _vote(table_state, seat, end)
        case StoodIn(seat, spec, _):
            return _seat(table_state, seat, replace(table_state.seats[seat], stand_in=spec), keep_undo=False)
        case CameBack(seat):
            return _seat(table_state, seat, replace(table_state.seats[seat], stand_in=None))
        case Rematched():
            return replace(table_state, rematch=body)
        case Gone():
            return replace(table_state, status=Status.GONE, undoable=None)
    raise ValueError(f"{body!r} can't follow in table {table_state.id}")


def _seat(table_state: TableState, number: int, seat: Seat, *, keep_undo: bool = True) -> TableState:
    seats = tuple(seat if i == number else other for i, other in enumerate(table_state.seats))
    return replace(table_state, seats=seats, undoable=table_state.undoable if keep_undo else None)


def _dismiss(table_state: TableState, number: int) -> TableState:
    """Free all seats of the person: somebody who blocks a seat for others may have blocked several."""
    person = table_state.seats[number].person
    assert person is not None
    seats = tuple(Seat() if seat.person == person else seat for seat in table_state.seats)
    return replace(table_state, seats=seats, dismissed=table_state.dismissed | {person})


def _start(table_state: TableState, outcomes: tuple[int, ...]) -> TableState:
    nonces = [seat.nonce or b"" for seat in table_state.seats]
    game = Game.new(
        table_state.board,
        table_state.settings.players,
        seed=deal.seed_of(table_state.id, table_state.secret, nonces),
        longest_path=table_state.settings.longest_path,
        outcomes=outcomes,
    )
    bank = float(table_state.settings.pace.bank)
    seats = tuple(replace(seat, bank=bank) for seat in table_state.seats)
    return replace(table_state, status=Status.RUNNING, seats=seats, game=game, began=table_state.version + 1)


def _act(table_state: TableState, acted: Acted) -> TableState:
    assert table_state.game is not None
    game = table_state.game.copy()
    events: list[Event] = []
    drew = False
    for number, action in enumerate(acted.actions):
        if drew:  # a refusal of a later action would undo the draw, after its outcome had been revealed
            raise TableRefusal("after-chance")
        events += game.play(action, acted.seat, acted.outcomes[number] if acted.outcomes else ())
        drew = game.drawn != table_state.game.drawn
    by_person = table_state.seats[acted.seat].player is None  # a bot's actions can't be undone
    undoable = (acted.seat, table_state.game) if by_person and not drew else None
    then = replace(table_state, game=game, told=tuple(events), undoable=undoable)
    if game.over:
        return replace(then, status=Status.OVER, ending="played", winners=game.winners, undoable=None)
    return then


def _resign(table_state: TableState, number: int) -> TableState:
    """A bot plays on for a player who resigned, as long as at least two seats have not resigned."""
    seat = replace(table_state.seats[number], resigned=True, stand_in=STAND_IN)
    then = _seat(table_state, number, seat, keep_undo=False)
    left = tuple(i for i, other in enumerate(then.seats) if not other.resigned)
    if len(left) > 1:
        return then
    return replace(then, status=Status.OVER, ending="resigned", winners=left)


def _vote(table_state: TableState, number: int, end: bool) -> TableState:
    then = _seat(table_state, number, replace(table_state.seats[number], wants_end=end))
    people = [seat for seat in then.seats if seat.person is not None and not seat.resigned]
    if not people or not all(seat.wants_end for seat in people):
        return then
    return replace(then, status=Status.OVER, ending="agreed", undoable=None)


# Clocks.


def _update_clocks(before: TableState, now: TableState, body: Body, at: float) -> TableState:
    """Stop the clocks of seats whose turn is over and start those of the next.

    Only moves earn the increment: undoing a move takes it back, and letting a bot play and coming back earns nothing.
    """
    live = now.settings.pace.kind == "live"
    earned = float(now.settings.pace.increment)
    seats = []
    actors = now.actors
    for number, seat in enumerate(now.seats):
        waits = number in actors and seat.player is None
        if seat.since is not None and not waits:
            left = max(seat.bank - (at - seat.since), 0.0)
            seat = replace(seat, since=None, bank=left + (earned if isinstance(body, Acted) else 0.0))
        elif seat.since is None and waits:
            again = isinstance(body, Undone) and number == body.seat
            seat = replace(seat, since=at, bank=max(seat.bank - earned, 0.0) if again else seat.bank)
        if live and isinstance(body, Acted) and number == body.seat and before.seats[number].stand_in is not None:
            seat = replace(seat, bank=max(seat.bank, COMEBACK))
        seats.append(seat)
    return replace(now, seats=tuple(seats))


def deadline(table_state: TableState) -> tuple[float, int] | None:
    """When the next clock runs out, and the seat it belongs to; None if no clock is running."""
    pace = table_state.settings.pace
    if pace.kind == "none":
        return None
    running = [
        (seat.since + (seat.bank if pace.kind == "live" else pace.days * DAY), number)
        for number, seat in enumerate(table_state.seats)
        if seat.since is not None
    ]
    return min(running, default=None)


def waiting_bots(table_state: TableState) -> tuple[tuple[int, str], ...]:
    """Seats where a bot has to move, with the bot's level."""
    return tuple(
        (number, player) for number in table_state.actors if (player := table_state.seats[number].player) is not None
    )


# Checks: each raises TableRefusal unless the command is allowed.


def check_seat_free(table_state: TableState, number: int) -> None:
    """A person or a bot may take the seat."""
    _check_open(table_state)
    _check_number(table_state, number)
    if table_state.seats[number].taken:
        raise TableRefusal("seat-taken", seat=number)


def check_leave(table_state: TableState, number: int, person: str) -> None:
    """A person may leave their seat, or a bot be removed, before the game starts."""
    _check_open(table_state)
    _check_number(table_state, number)
    seat = table_state.seats[number]
    if seat.bot is None:
        check_person(table_state, number, person)


def check_welcome(table_state: TableState, person: str) -> None:
    """The host has not removed this person."""
    if person in table_state.dismissed:
        raise TableRefusal("dismissed")


def check_dismiss(table_state: TableState, number: int, host: str) -> None:
    """A person other than the host has the seat, and the game has not started. Bots are removed with `leave`."""
    _check_open(table_state)
    _check_number(table_state, number)
    if table_state.seats[number].person in (None, host):
        raise TableRefusal("nobody-to-dismiss")


def check_start(table_state: TableState) -> None:
    _check_open(table_state)
    free = sum(not seat.taken for seat in table_state.seats)
    if free:
        raise TableRefusal("seats-free", number=free)


def check_person(table_state: TableState, number: int, person: str) -> None:
    """The seat belongs to this person."""
    _check_number(table_state, number)
    if table_state.seats[number].person != person:
        raise TableRefusal("seat-not-yours", seat=number)


def check_act(table_state: TableState, number: int, person: str) -> None:
    """The person may act for the seat. Whether the rules allow the action is checked by `after`."""
    check_running(table_state)
    check_person(table_state, number, person)
    _check_plays(table_state.seats[number])


def check_undo(table_state: TableState, number: int, person: str) -> None:
    """The last event was an action of this person's seat and revealed nothing."""
    check_act(table_state, number, person)
    if table_state.undoable is None or table_state.undoable[0] != number:
        raise TableRefusal("nothing-to-undo")


def check_decides(table_state: TableState, number: int, person: str) -> None:
    """The person may decide how the game ends: until they resign, even while a bot plays for them."""
    check_running(table_state)
    check_person(table_state, number, person)
    if table_state.seats[number].resigned:
        raise TableRefusal("seat-resigned")


def check_stand_in(table_state: TableState, number: int, person: str) -> None:
    """The person may let a bot play for them."""
    check_decides(table_state, number, person)
    _check_plays(table_state.seats[number])


def check_replace(
    table_state: TableState, number: int, person: str, absent_since: float, now: float, patience: float
) -> None:
    """The person may seat a bot for an absent player who holds up a game without a clock.

    That player must have been away, and their turn must have lasted, for `patience` seconds. With a clock, only the
    clock replaces players.
    """
    check_running(table_state)
    _check_number(table_state, number)
    own = table_state.seats_of(person)
    if not own:
        raise TableRefusal("seat-not-yours", seat=number)
    if all(table_state.seats[each].resigned for each in own):
        raise TableRefusal("seat-resigned")
    seat = table_state.seats[number]
    if seat.player is not None:
        raise TableRefusal("seat-has-bot", seat=number)
    if table_state.settings.pace.kind != "none":
        raise TableRefusal("clock-decides")
    if seat.since is None:
        raise TableRefusal("seat-not-awaited", seat=number)
    left = max(absent_since, seat.since) + patience - now
    if left > 0:
        raise TableRefusal("seat-not-away", seat=number, number=ceil(left))


def check_length(table_state: TableState, body: Body) -> None:
    """Limit the log's length: changes of seats, votes and undone moves could go on for ever, but a game can't."""
    if table_state.version >= WORN and not isinstance(body, (Started, Acted, Resigned, Rematched)):
        raise TableRefusal("table-worn")


def check_rematch(table_state: TableState, person: str) -> None:
    if table_state.status is not Status.OVER:
        raise TableRefusal("table-not-over")
    if not table_state.seats_of(person):
        raise TableRefusal("not-player")
    if table_state.rematch is not None:
        raise TableRefusal("rematched", table=table_state.rematch.table)


def check_come_back(table_state: TableState, number: int) -> None:
    check_running(table_state)
    seat = table_state.seats[number]
    if seat.resigned:
        raise TableRefusal("seat-resigned")
    if seat.stand_in is None:
        raise TableRefusal("seat-present")


def check_running(table_state: TableState) -> None:
    if table_state.game is None:
        raise TableRefusal("table-not-started")
    if table_state.status is not Status.RUNNING:
        raise TableRefusal("table-over")


def _check_plays(seat: Seat) -> None:
    """No stand-in plays for the seat."""
    if seat.resigned:
        raise TableRefusal("seat-resigned")
    if seat.stand_in is not None:
        raise TableRefusal("seat-stood-in")


def _check_open(table_state: TableState) -> None:
    if table_state.status is not Status.OPEN:
        raise TableRefusal("table-not-open")


def _check_number(table_state: TableState, number: int) -> None:
    if not 0 <= number < len(table_state.seats):
        raise TableRefusal("no-such-seat", number=number, last=len(table_state.seats) - 1)
