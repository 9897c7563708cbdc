"""Event sourcing: a table's events, stored as JSON in its log, and the table's state, which is the fold of its events.

`after` trusts an event, because it is in the log. `table/commands.py` decides which event a command causes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import ClassVar, TypeAlias

import msgspec
from msgspec.structs import replace

from branchline.boards import Board
from branchline.bots.seats import choose_character
from branchline.errors import CodedError
from branchline.game import deal, hash_chain
from branchline.game.events import Event as GameEvent
from branchline.game.game import Game
from branchline.game.hash_chain import Entry
from branchline.server.base import DAY
from branchline.server.wire.terms import Settings, StandInReason, Status

COMEBACK = 30.0  # minimum seconds on a live clock after a stand-in has moved for its player
LONGEST_LOG = 2000  # after this many events nobody new may sit down
STAND_IN = "expert"  # the level that plays for players who have left

# Events. Logs are kept for months: a field that is added later needs a default, and a tag is never reused.


class _Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="event"):
    """An event. Its fields are public, or not, by their names: see `LogEntry`."""

    stages: ClassVar[tuple[Status, ...]] = ()  # the stages of a table in which it may happen
    most: ClassVar[int | None] = None  # how many one person may cause at a table, if they could go on for ever


class Made(_Event, frozen=True, tag="made"):
    settings: Settings
    digest: str  # of the board, because its file may change later but the game must not
    commitment: str
    people: tuple[str, ...] = ()  # may sit without the code: the players of the previous table, in a rematch


class Sat(_Event, frozen=True, tag="sat"):
    """A person took a seat and contributed their nonce to the deal."""

    seat: int
    person: str
    name: str
    nonce: bytes
    account: str | None = None  # the public id of their account, if they had one then
    salt: bytes | None = None  # of the name in the hash chain; None in logs from before, and after erasure
    seal: str | None = None  # in place of the name and the salt after erasure; `name` is empty then
    erased: str | None = None  # the event's hash, if it has no seal and its name was erased

    stages = (Status.OPEN,)
    most = 20


class Left(_Event, frozen=True, tag="left"):
    """A seat is free again: its player got up, or the host removed the bot."""

    seat: int

    stages = (Status.OPEN,)


class Dismissed(_Event, frozen=True, tag="dismissed"):
    """The host removed the person in this seat: all their seats are free, and they may not sit here again."""

    # The table gets a new code: the person who was removed knows the old one and could return as another guest.

    seat: int
    code: str | None = None  # None in logs from before: the table kept its code

    stages = (Status.OPEN,)


class BotSat(_Event, frozen=True, tag="bot"):
    seat: int
    bot: str = msgspec.field(name="spec")  # the bot's level
    nonce: bytes
    name: str | None = None  # the bot's own name; None in logs from before bots had one: see `bot_name`

    stages = (Status.OPEN,)
    most = 100  # the host's own; others can't use them up


class Started(_Event, frozen=True, tag="started"):
    """The game was dealt. `outcomes` are the results of chance, if they were supplied."""

    outcomes: tuple[int, ...] = ()

    stages = (Status.OPEN,)


class Acted(_Event, frozen=True, tag="acted"):
    """A seat's actions in notation, in order. `outcomes` are the results of chance, if they were supplied."""

    seat: int
    actions: tuple[str, ...]
    outcomes: tuple[tuple[int, ...], ...] = ()

    stages = (Status.RUNNING,)


class Undone(_Event, frozen=True, tag="undone"):
    seat: int

    stages = (Status.RUNNING,)
    most = 200


class Resigned(_Event, frozen=True, tag="resigned"):
    seat: int

    stages = (Status.RUNNING,)


class Voted(_Event, frozen=True, tag="voted"):
    """A player voted to end the game by agreement, withdrew the vote, or declined what others had proposed."""

    seat: int
    end: bool
    declines: bool = False  # all votes are withdrawn

    stages = (Status.RUNNING,)
    most = 200


class StoodIn(_Event, frozen=True, tag="stood-in"):
    seat: int
    bot: str = msgspec.field(name="spec")  # the bot's level
    why: StandInReason

    stages = (Status.RUNNING,)
    most = 100


class CameBack(_Event, frozen=True, tag="came-back"):
    seat: int

    stages = (Status.RUNNING,)
    most = 200  # whose clock has run out could otherwise come back again and again before the bot moves


class Rematched(_Event, frozen=True, tag="rematched"):
    """A new table was made for the same players."""

    table: str
    code: str

    stages = (Status.OVER,)


class Reassigned(_Event, frozen=True, tag="reassigned"):
    """Seats belong to another person: a guest signed in to an account, or the person was erased."""

    seats: tuple[int, ...]
    person: str  # a random id if they were erased, and the name is gone
    account: str | None = None  # in logs from before; not shown, so that nobody learns who a guest was
    erased: bool = False

    stages = (Status.OPEN, Status.RUNNING, Status.OVER)


class Gone(_Event, frozen=True, tag="gone"):
    stages = (Status.OPEN, Status.RUNNING, Status.OVER)


_Before: TypeAlias = Made | Sat | Left | Dismissed | BotSat | Started
_During: TypeAlias = Acted | Undone | Resigned | Voted | StoodIn | CameBack
Body: TypeAlias = _Before | _During | Rematched | Reassigned | Gone

encode: Callable[[Body], bytes] = msgspec.json.Encoder().encode
decode: Callable[[bytes], Body] = msgspec.json.Decoder(Body).decode


def entry_of(body: Body, at: float) -> Entry:
    """An event as the hash chain has it, and the record of the game."""
    return hash_chain.entry_of(at, msgspec.to_builtins(body))


# State.


class TableRefusal(CodedError):
    """A command that can't be carried out at the table in its present state."""


class Seat(msgspec.Struct, frozen=True, gc=False):
    person: str | None = None
    bot: str | None = None  # the level of the bot that has the seat
    name: str | None = None  # the person's name, or the bot's
    nonce: bytes | None = None
    stand_in: str | None = None  # the level of the bot that plays in place of the person
    resigned: bool = False
    wants_end: bool = False
    bank: float = 0.0  # seconds left when its clock last stopped
    since: float | None = None  # when its clock started; None: it is stopped
    account: str | None = None  # the public id of the person's account
    acts_by_stand_in: int = 0

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
    board: Board  # the version that the table was made on
    seats: tuple[Seat, ...]
    status: Status = Status.OPEN
    version: int = 1
    touched: float = 0.0
    began: int | None = None  # the version that started the game
    game: Game | None = None  # never modified: actions are played on a copy
    head: bytes = b""  # the hash of the last event (hash chain)
    undoable: tuple[int, Game] | None = None  # the seat that may undo the last event, and the game before it
    ending: str | None = None  # played, agreed, resigned
    winners: tuple[int, ...] = ()
    rematch: Rematched | None = None
    dismissed: frozenset[str] = frozenset()  # people whom the host has removed
    code: str | None = None  # its new code, if somebody was removed
    created: float = 0.0
    # Game events that the last event caused, in full: filtered before anybody sees them.
    game_events: tuple[GameEvent, ...] = ()

    @property
    def settings(self) -> Settings:
        return self.made.settings

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


def first(table: str, secret: bytes, made: Made, board: Board, at: float) -> TableState:
    """A table with its first event. `board` is the version that the event names."""
    head = hash_chain.next_hash(secret, hash_chain.start_of(table), 1, entry_of(made, at))
    return TableState(table, secret, made, board, (Seat(),) * made.settings.players, touched=at, head=head, created=at)


def after(table_state: TableState, body: Body, at: float) -> TableState:
    """The table after its next event. Actions are played here, so IllegalAction is raised if the rules forbid one."""
    number, secret = table_state.version + 1, table_state.secret
    # An uploaded record has no secret, and needs no chain.
    head = hash_chain.next_hash(secret, table_state.head, number, entry_of(body, at)) if secret else b""
    at = max(at, table_state.touched)  # a machine's clock may be set back, which must not win anybody time
    then = replace(_apply(replace(table_state, game_events=()), body), version=number, touched=at, head=head)
    return _update_clocks(table_state, then, body, at) if then.game is not None else then


def fold(table_state: TableState, events: Iterable[tuple[Body, float]]) -> TableState:
    for body, at in events:
        table_state = after(table_state, body, at)
    return table_state


def _apply(table_state: TableState, body: Body) -> TableState:
    match body:
        case Sat(seat, person, name, nonce, account):
            return _seat(table_state, seat, Seat(person=person, name=name, nonce=nonce, account=account))
        case BotSat(seat, bot, nonce, name):
            return _seat(table_state, seat, Seat(bot=bot, name=name or bot_name(table_state), nonce=nonce))
        case Left(seat):
            return _seat(table_state, seat, Seat())
        case Dismissed(seat, code):
            return _dismiss(table_state, seat, code)
        case Started(outcomes):
            return _start(table_state, outcomes)
        case Acted():
            return _act(table_state, body)
        case Undone():
            return _undo(table_state)
        case Resigned(seat):
            return _resign(table_state, seat)
        case Voted():
            return _vote(table_state, body)
        case StoodIn(seat, bot, _):
            return _seat(table_state, seat, replace(table_state.seats[seat], stand_in=bot), keep_undo=False)
        case CameBack(seat):
            return _seat(table_state, seat, replace(table_state.seats[seat], stand_in=None))
        case Rematched():
            return replace(table_state, rematch=body)
        case Reassigned():
            return _reassign(table_state, body)
        case Gone():
            return replace(table_state, status=Status.GONE, undoable=None)
        case Made():
            raise ValueError(f"table {table_state.id} can't be made again")


def bot_name(table_state: TableState) -> str:
    """The name of a bot that sits down now: nobody else at the table has it."""
    return choose_character(table_state.id, [seat.name for seat in table_state.seats if seat.name is not None])


def _seat(table_state: TableState, number: int, seat: Seat, *, keep_undo: bool = True) -> TableState:
    seats = tuple(seat if i == number else other for i, other in enumerate(table_state.seats))
    return replace(table_state, seats=seats, undoable=table_state.undoable if keep_undo else None)


def _dismiss(table_state: TableState, number: int, code: str | None) -> TableState:
    """Free all seats of the person: somebody who blocks a seat for others may have blocked several."""
    person = table_state.seats[number].person
    assert person is not None
    seats = tuple(Seat() if seat.person == person else seat for seat in table_state.seats)
    dismissed = table_state.dismissed | {person}
    return replace(table_state, seats=seats, dismissed=dismissed, code=code or table_state.code)


def _start(table_state: TableState, outcomes: tuple[int, ...]) -> TableState:
    nonces = [seat.nonce or b"" for seat in table_state.seats]
    settings = table_state.settings
    game = Game.new(
        table_state.board,
        settings.players,
        seed=deal.seed_of(table_state.id, table_state.secret, nonces),
        longest_path=settings.longest_path, strict_ferries=settings.strict_ferries, outcomes=outcomes,
    )  # fmt: skip
    bank = float(settings.pace.bank)
    seats = tuple(replace(seat, bank=bank) for seat in table_state.seats)
    return replace(table_state, status=Status.RUNNING, seats=seats, game=game, began=table_state.version + 1)


def _act(table_state: TableState, acted: Acted) -> TableState:
    assert table_state.game is not None
    game = table_state.game.copy()
    events: list[GameEvent] = []
    drew = False
    for number, action in enumerate(acted.actions):
        if drew:  # a refusal of a later action would undo the draw, after its outcome had been revealed
            raise TableRefusal("after-chance")
        events += game.play(action, acted.seat, acted.outcomes[number] if acted.outcomes else ())
        drew = game.drawn != table_state.game.drawn
    by_person = table_state.seats[acted.seat].player is None  # a bot's actions can't be undone
    undoable = (acted.seat, table_state.game) if by_person and not drew else None
    then = replace(table_state, game=game, game_events=tuple(events), undoable=undoable)
    seat = table_state.seats[acted.seat]
    if seat.stand_in is not None:
        then = _seat(then, acted.seat, replace(seat, acts_by_stand_in=seat.acts_by_stand_in + len(acted.actions)))
    if game.over:
        return replace(then, status=Status.OVER, ending="played", winners=game.winners, undoable=None)
    return then


def _undo(table_state: TableState) -> TableState:
    if table_state.undoable is None:
        raise ValueError(f"nothing can be undone at table {table_state.id}")
    return replace(table_state, game=table_state.undoable[1], undoable=None)


def _resign(table_state: TableState, number: int) -> TableState:
    """A bot plays on for a player who resigned, as long as at least two seats have not resigned."""
    seat = replace(table_state.seats[number], resigned=True, stand_in=STAND_IN)
    then = _seat(table_state, number, seat, keep_undo=False)
    left = tuple(i for i, other in enumerate(then.seats) if not other.resigned)
    if len(left) > 1:
        return then
    return replace(then, status=Status.OVER, ending="resigned", winners=left)


def _reassign(table_state: TableState, body: Reassigned) -> TableState:
    changes = {"person": body.person, "account": None} | ({"name": ""} if body.erased else {})
    seats = enumerate(table_state.seats)
    return replace(table_state, seats=tuple(replace(s, **changes) if i in body.seats else s for i, s in seats))


def _vote(table_state: TableState, voted: Voted) -> TableState:
    if voted.declines:
        return replace(table_state, seats=tuple(replace(seat, wants_end=False) for seat in table_state.seats))
    then = _seat(table_state, voted.seat, replace(table_state.seats[voted.seat], wants_end=voted.end))
    people = [seat for seat in then.seats if seat.person is not None and not seat.resigned]
    if not people or not all(seat.wants_end for seat in people):
        return then
    return replace(then, status=Status.OVER, ending="agreed", undoable=None)


# Clocks.


def _update_clocks(before: TableState, now: TableState, body: Body, at: float) -> TableState:
    """Stop the clocks of seats whose turn is over and start those of the next."""
    # Only moves earn the increment: undoing a move takes it back, letting a bot play and coming back earns nothing.
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
    allowed = ((seat.since, seat.bank if pace.kind == "live" else pace.days * DAY) for seat in table_state.seats)
    running = ((since + left, seat) for seat, (since, left) in enumerate(allowed) if since is not None)
    return min(running, default=None)


def waiting_bots(table_state: TableState) -> tuple[tuple[int, str], ...]:
    """Seats where a bot has to move, with the bot's level."""
    return tuple(
        (number, player) for number in table_state.actors if (player := table_state.seats[number].player) is not None
    )


# Who may do what: each raises TableRefusal otherwise.


def check_running(table_state: TableState) -> None:
    """The game has started and is not over."""
    if table_state.game is None:
        raise TableRefusal("table-not-started")
    if table_state.status is not Status.RUNNING:
        raise TableRefusal("table-over")


def check_seat(table_state: TableState, number: int) -> None:
    """There is such a seat."""
    if not 0 <= number < len(table_state.seats):
        raise TableRefusal("no-such-seat", number=number, last=len(table_state.seats) - 1)


def check_person(table_state: TableState, number: int, person: str) -> None:
    """The seat belongs to this person."""
    check_seat(table_state, number)
    if table_state.seats[number].person != person:
        raise TableRefusal("seat-not-yours", seat=number)


def check_plays(table_state: TableState, number: int, person: str) -> None:
    """The person plays the seat, and no bot does. Whether the rules allow an action is checked by `after`."""
    check_running(table_state)
    check_person(table_state, number, person)
    if table_state.seats[number].resigned:
        raise TableRefusal("seat-resigned")
    if table_state.seats[number].stand_in is not None:
        raise TableRefusal("seat-stood-in")


def check_length(table_state: TableState, body: Body, count: int, *, host: bool) -> None:
    """Limit the log's length: changes of seats, votes and undone moves could go on for ever, but a game can't.

    `count` is how many such events the same person has caused at the table. Each person has an allowance of their own,
    so nobody uses up another's. What others need is never refused: to leave, to remove somebody, seat a bot, or play.
    """
    if body.most is not None and count >= body.most:
        raise TableRefusal("table-worn")
    if isinstance(body, Sat) and table_state.version >= LONGEST_LOG and not host:
        raise TableRefusal("table-worn")
