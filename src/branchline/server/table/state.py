"""A table as its events have made it. A value: what comes next is another one, and nothing else is changed.

`after` believes an event: it is in the log. The `check_…` functions say whether one may be put there.
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
    Settings,
    Started,
    StoodIn,
    Undone,
    Voted,
)

DAY = 86_400.0
COMEBACK = 30.0  # seconds that a live clock has at least once a bot has moved in its player's place
WORN = 2000  # events after which a table takes only what brings its game to an end
STAND_IN = "hard"  # plays for those who have left


class TableRefusal(CodedError):
    """Something that can't be done at a table now."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    person: str | None = None
    bot: str | None = None  # a bot's own seat
    name: str | None = None
    nonce: bytes | None = None
    stand_in: str | None = None  # the bot that plays for its person
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds left when its clock was last at rest
    since: float | None = None  # when its clock began to run

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def player(self) -> str | None:
        """The bot that moves for the seat; None: its person does."""
        return self.bot or self.stand_in


class Sitting(msgspec.Struct, frozen=True, dict=True):
    """Everything about a table."""

    id: str
    secret: bytes
    made: Made
    seats: tuple[Seat, ...]
    status: Status = Status.OPEN
    version: int = 1
    touched: float = 0.0
    began: int | None = None  # the version with which the game began
    game: Game | None = None  # never played on: what comes next is played on a copy
    undoable: tuple[int, Game] | None = None  # who may take back the last event, and the game before it
    ending: str | None = None  # played, agreed, resigned
    winners: tuple[int, ...] = ()
    rematch: Rematched | None = None
    dismissed: frozenset[str] = frozenset()  # people whom the host has sent away
    told: tuple[Event, ...] = ()  # what the last event did in the game, in full: not for everyone's eyes

    @property
    def settings(self) -> Settings:
        return self.made.settings

    @cached_property
    def board(self) -> Board:
        return load_board(self.settings.board)

    @cached_property
    def actors(self) -> tuple[int, ...]:
        """Who may act now."""
        return self.game.actors if self.game is not None and self.status is Status.RUNNING else ()

    @property
    def held_back(self) -> bool:
        """Whether spectators see less of the table than there is."""
        return self.status is Status.RUNNING and self.settings.watching != "live"

    def invites(self, person: str) -> bool:
        """Whether somebody may sit without the table's code."""
        return person in self.made.people and person not in self.dismissed

    def seats_of(self, person: str) -> tuple[int, ...]:
        return self._seats_of.get(person, ())

    @cached_property
    def _seats_of(self) -> dict[str, tuple[int, ...]]:
        """Asked for each client at each event: found once."""
        found: dict[str, tuple[int, ...]] = {}
        for number, seat in enumerate(self.seats):
            if seat.person is not None:
                found[seat.person] = (*found.get(seat.person, ()), number)
        return found


# The fold.


def first(table: str, secret: bytes, made: Made, at: float) -> Sitting:
    """A table with its first event."""
    return Sitting(table, secret, made, (Seat(),) * made.settings.players, touched=at)


def after(sitting: Sitting, body: Body, at: float) -> Sitting:
    """The table after its next event. An act is played here: if the rules don't allow it, IllegalAction says why."""
    then = replace(_happened(replace(sitting, told=()), body), version=sitting.version + 1, touched=at)
    return _clocks(sitting, then, body, at) if then.game is not None else then


def fold(sitting: Sitting, events: Iterable[tuple[Body, float]]) -> Sitting:
    for body, at in events:
        sitting = after(sitting, body, at)
    return sitting


def _happened(sitting: Sitting, body: Body) -> Sitting:
    match body:
        case Sat(seat, person, name, nonce):
            return _seat(sitting, seat, Seat(person=person, name=name, nonce=nonce))
        case BotSat(seat, spec, nonce):
            return _seat(sitting, seat, Seat(bot=spec, nonce=nonce))
        case Left(seat):
            return _seat(sitting, seat, Seat())
        case Dismissed(seat):
            return _dismiss(sitting, seat)
        case Started(outcomes):
            return _start(sitting, outcomes)
        case Acted():
            return _act(sitting, body)
        case Undone() if sitting.undoable is not None:
            return replace(sitting, game=sitting.undoable[1], undoable=None)
        case Resigned(seat):
            return _resign(sitting, seat)
        case Voted(seat, end):
            return _vote(sitting, seat, end)
        case StoodIn(seat, spec, _):
            return _seat(sitting, seat, replace(sitting.seats[seat], stand_in=spec), keep_undo=False)
        case CameBack(seat):
            return _seat(sitting, seat, replace(sitting.seats[seat], stand_in=None))
        case Rematched():
            return replace(sitting, rematch=body)
        case Gone():
            return replace(sitting, status=Status.GONE, undoable=None)
    raise ValueError(f"{body!r} can't follow in table {sitting.id}")


def _seat(sitting: Sitting, number: int, seat: Seat, *, keep_undo: bool = True) -> Sitting:
    seats = tuple(seat if i == number else other for i, other in enumerate(sitting.seats))
    return replace(sitting, seats=seats, undoable=sitting.undoable if keep_undo else None)


def _dismiss(sitting: Sitting, number: int) -> Sitting:
    """Whoever takes one seat to keep others from it may have taken several."""
    person = sitting.seats[number].person
    assert person is not None
    seats = tuple(Seat() if seat.person == person else seat for seat in sitting.seats)
    return replace(sitting, seats=seats, dismissed=sitting.dismissed | {person})


def _start(sitting: Sitting, outcomes: tuple[int, ...]) -> Sitting:
    nonces = [seat.nonce or b"" for seat in sitting.seats]
    game = Game.new(
        sitting.board,
        sitting.settings.players,
        seed=deal.seed_of(sitting.id, sitting.secret, nonces),
        longest_path=sitting.settings.longest_path,
        outcomes=outcomes,
    )
    bank = float(sitting.settings.pace.bank)
    seats = tuple(replace(seat, bank=bank) for seat in sitting.seats)
    return replace(sitting, status=Status.RUNNING, seats=seats, game=game, began=sitting.version + 1)


def _act(sitting: Sitting, acted: Acted) -> Sitting:
    assert sitting.game is not None
    game = sitting.game.copy()
    told: list[Event] = []
    drew = False
    for number, action in enumerate(acted.actions):
        if drew:  # were it tried, and refused, its player would know what chance brings, and could do something else
            raise TableRefusal("after-chance")
        told += game.play(action, acted.seat, acted.outcomes[number] if acted.outcomes else ())
        drew = game.drawn != sitting.game.drawn
    by_person = sitting.seats[acted.seat].player is None  # what a bot did stays
    undoable = (acted.seat, sitting.game) if by_person and not drew else None
    then = replace(sitting, game=game, told=tuple(told), undoable=undoable)
    if game.over:
        return replace(then, status=Status.OVER, ending="played", winners=game.winners, undoable=None)
    return then


def _resign(sitting: Sitting, number: int) -> Sitting:
    """A bot plays on for who has given up, as long as two others are in the game."""
    seat = replace(sitting.seats[number], resigned=True, stand_in=STAND_IN)
    then = _seat(sitting, number, seat, keep_undo=False)
    left = tuple(i for i, other in enumerate(then.seats) if not other.resigned)
    if len(left) > 1:
        return then
    return replace(then, status=Status.OVER, ending="resigned", winners=left)


def _vote(sitting: Sitting, number: int, end: bool) -> Sitting:
    then = _seat(sitting, number, replace(sitting.seats[number], wants_end=end))
    people = [seat for seat in then.seats if seat.person is not None and not seat.resigned]
    if not people or not all(seat.wants_end for seat in people):
        return then
    return replace(then, status=Status.OVER, ending="agreed", undoable=None)


# Clocks.


def _clocks(before: Sitting, now: Sitting, body: Body, at: float) -> Sitting:
    """Stop the clocks of those whose turn is over, start those of the next.

    Time is earned by moves alone: what is taken back earned nothing, nor does letting a bot play and coming back.
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


def deadline(sitting: Sitting) -> tuple[float, int] | None:
    """When the next clock runs out, and whose."""
    pace = sitting.settings.pace
    if pace.kind == "none":
        return None
    running = [
        (seat.since + (seat.bank if pace.kind == "live" else pace.days * DAY), number)
        for number, seat in enumerate(sitting.seats)
        if seat.since is not None
    ]
    return min(running, default=None)


def waiting_bots(sitting: Sitting) -> tuple[tuple[int, str], ...]:
    """Seats whose move is a bot's, and which one's."""
    return tuple((number, player) for number in sitting.actors if (player := sitting.seats[number].player) is not None)


# What may happen.


def check_seat_free(sitting: Sitting, number: int) -> None:
    """Somebody, or a bot, may sit down there."""
    _check_open(sitting)
    _check_number(sitting, number)
    if sitting.seats[number].taken:
        raise TableRefusal("seat-taken", seat=number)


def check_leave(sitting: Sitting, number: int, person: str) -> None:
    """A person may get up, and a bot be sent away, before the start."""
    _check_open(sitting)
    _check_number(sitting, number)
    seat = sitting.seats[number]
    if seat.bot is None:
        check_person(sitting, number, person)


def check_welcome(sitting: Sitting, person: str) -> None:
    """The host has not sent them away."""
    if person in sitting.dismissed:
        raise TableRefusal("dismissed")


def check_dismiss(sitting: Sitting, number: int, host: str) -> None:
    """Somebody else than the host has the seat, and the game has not begun. Bots are sent away as `leave` does it."""
    _check_open(sitting)
    _check_number(sitting, number)
    if sitting.seats[number].person in (None, host):
        raise TableRefusal("nobody-to-dismiss")


def check_start(sitting: Sitting) -> None:
    _check_open(sitting)
    free = sum(not seat.taken for seat in sitting.seats)
    if free:
        raise TableRefusal("seats-free", number=free)


def check_person(sitting: Sitting, number: int, person: str) -> None:
    """The seat is this person's."""
    _check_number(sitting, number)
    if sitting.seats[number].person != person:
        raise TableRefusal("seat-not-yours", seat=number)


def check_act(sitting: Sitting, number: int, person: str) -> None:
    """The person may act for the seat. Whether the rules allow what they do, `after` finds out."""
    check_running(sitting)
    check_person(sitting, number, person)
    _check_plays(sitting.seats[number])


def check_undo(sitting: Sitting, number: int, person: str) -> None:
    """The last event is an act of the person's own, and revealed nothing."""
    check_act(sitting, number, person)
    if sitting.undoable is None or sitting.undoable[0] != number:
        raise TableRefusal("nothing-to-undo")


def check_decides(sitting: Sitting, number: int, person: str) -> None:
    """The person has a say in how the game ends: until they resign, even while a bot plays for them."""
    check_running(sitting)
    check_person(sitting, number, person)
    if sitting.seats[number].resigned:
        raise TableRefusal("seat-resigned")


def check_stand_in(sitting: Sitting, number: int, person: str) -> None:
    """The person may let a bot play for them."""
    check_decides(sitting, number, person)
    _check_plays(sitting.seats[number])


def check_replace(sitting: Sitting, number: int, person: str, absent_since: float, now: float, patience: float) -> None:
    """The person may seat a bot for another player, who is away and holds up a game without a clock.

    They must have been away, and their turn must have lasted, for `patience` seconds. Where there is a clock, it
    decides.
    """
    check_running(sitting)
    _check_number(sitting, number)
    own = sitting.seats_of(person)
    if not own:
        raise TableRefusal("seat-not-yours", seat=number)
    if all(sitting.seats[each].resigned for each in own):
        raise TableRefusal("seat-resigned")
    seat = sitting.seats[number]
    if seat.player is not None:
        raise TableRefusal("seat-has-bot", seat=number)
    if sitting.settings.pace.kind != "none":
        raise TableRefusal("clock-decides")
    if seat.since is None:
        raise TableRefusal("seat-not-awaited", seat=number)
    left = max(absent_since, seat.since) + patience - now
    if left > 0:
        raise TableRefusal("seat-not-away", seat=number, number=ceil(left))


def check_worn(sitting: Sitting, body: Body) -> None:
    """Seats, votes and moves taken back could go on for ever; a game can't."""
    if sitting.version >= WORN and not isinstance(body, (Started, Acted, Resigned, Rematched)):
        raise TableRefusal("table-worn")


def check_rematch(sitting: Sitting, person: str) -> None:
    if sitting.status is not Status.OVER:
        raise TableRefusal("table-not-over")
    if not sitting.seats_of(person):
        raise TableRefusal("not-player")
    if sitting.rematch is not None:
        raise TableRefusal("rematched", table=sitting.rematch.table)


def check_come_back(sitting: Sitting, number: int) -> None:
    check_running(sitting)
    seat = sitting.seats[number]
    if seat.resigned:
        raise TableRefusal("seat-resigned")
    if seat.stand_in is None:
        raise TableRefusal("seat-present")


def check_running(sitting: Sitting) -> None:
    if sitting.game is None:
        raise TableRefusal("table-not-started")
    if sitting.status is not Status.RUNNING:
        raise TableRefusal("table-over")


def _check_plays(seat: Seat) -> None:
    """No bot plays for the seat."""
    if seat.resigned:
        raise TableRefusal("seat-resigned")
    if seat.stand_in is not None:
        raise TableRefusal("seat-stood-in")


def _check_open(sitting: Sitting) -> None:
    if sitting.status is not Status.OPEN:
        raise TableRefusal("table-not-open")


def _check_number(sitting: Sitting, number: int) -> None:
    if not 0 <= number < len(sitting.seats):
        raise TableRefusal("no-such-seat", number=number, last=len(sitting.seats) - 1)
