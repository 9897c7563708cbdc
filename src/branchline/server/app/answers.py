"""How a message is answered, over HTTP and WebSockets alike: it is decoded, and a command is executed within the rate
limits; or it is refused, with a stable code, a sentence in the player's language and an HTTP status.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TypeVar

import msgspec

from branchline.bots import BotError
from branchline.errors import CodedError
from branchline.server.base import RequestRefused, metrics
from branchline.server.base.rate_limits import Limits
from branchline.server.base.sources import Source
from branchline.server.live.seat_views import log_entries
from branchline.server.people.identity import sanctioned
from branchline.server.store import Person, Sanctioned, StoreDown, Unknown
from branchline.server.table.log import Busy, Stale
from branchline.server.table.record import seat_names
from branchline.server.table.service import Service
from branchline.server.table.state import TableRefusal, TableState
from branchline.server.wire import (
    Answer,
    Command,
    Detail,
    Rematch,
    SeatBot,
    Sit,
    StandIn,
    Undo,
    Vote,
    code_guessed,
    kind_of,
    seat_of,
)
from branchline.texts import Texts

T = TypeVar("T")


def decoded(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """Decodes a message; deeply nested JSON is refused like any other bad message."""
    try:
        return decoder.decode(data)
    except RecursionError:
        raise RequestRefused("bad-message", error="brackets within brackets within brackets") from None


async def execute(
    service: Service, person: Person, table: str, command: Command, device: bytes | None = None
) -> Answer:
    """Executes a command. Idempotent by `move_id`: repeating it returns the same answer. `device`: see `Log.do`."""
    try:
        done = await service.do(person, table, command, device)
    except Exception as error:
        metrics.COMMANDS.labels(kind_of(command), getattr(error, "code", type(error).__name__)).inc()
        raise
    metrics.COMMANDS.labels(kind_of(command), "repeated" if done.repeated else "done").inc()
    if done.repeated and device is not None and not await service.log.store.valid_devices([device]):
        raise RequestRefused("no-guest")  # nothing was written that would have checked it
    logged = await service.log.history(table, done.seq - 1, done.seq)
    viewer = seat_of(command)
    if viewer not in done.table_state.seats_of(person.id):
        viewer = None  # the person no longer plays this seat: it was left, or given to a bot
    return Answer(command.move_id, done.seq, log_entries(logged, viewer)[0], logged[0].head.hex())


def is_new(command: Command) -> bool:
    """Whether a command is not needed to go on with a game: it is refused first when a storage quota is used up."""
    return isinstance(command, (Sit, SeatBot, Vote, Undo, StandIn, Rematch))


@contextlib.contextmanager
def rate_limited(limits: Limits, person: Person, source: Source, table: str, command: Command) -> Iterator[None]:
    """Applies the rate limits around a command, including those on guessing codes and making tables."""
    limits.commands.check(person.id)
    if command.makes_table:
        limits.check_table(person.id, source)
    if isinstance(command, Sit) and not limits.may_sit(table, source):
        raise RequestRefused("too-many")
    with limits.guess(source) if code_guessed(command) is not None else contextlib.nullcontext():
        yield


# Refusals.

_STATUS = {
    "bad-message": 400,
    "no-guest": 401,
    "wrong-sign-in": 401,
    "passkey-wrong": 401,
    "not-fresh": 403,
    "registration-closed": 403,
    "invitation-needed": 403,
    "invitation-wrong": 403,
    "banned": 403,
    "address-banned": 403,
    "muted": 403,
    "suspended": 403,
    "other-origin": 403,
    "seat-not-yours": 403,
    "not-host": 403,
    "not-player": 403,
    "code-needed": 403,
    "hints-off": 403,
    "hints-rated": 403,
    "player-private": 403,
    "dismissed": 403,
    "account-needed": 403,
    "not-friends": 403,
    "wrong-code": 404,
    "no-such-table": 404,
    "no-such-board": 404,
    "no-such-record": 404,
    "no-such-report": 404,
    "no-such-sanction": 404,
    "no-such-rule": 404,
    "nobody-to-report": 404,
    "person-gone": 404,
    "no-such-player": 404,
    "no-such-game": 404,
    "few-games": 404,
    "no-account": 404,
    "no-such-passkey": 404,
    "no-such-session": 404,
    "password-short": 422,
    "password-long": 422,
    "password-weak": 422,
    "name-forbidden": 422,
    "no-record-board": 404,
    "nothing-here": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "trouble": 500,
    "coach-busy": 503,
    "not-ready": 503,
    "try-again": 503,
}
_CONFLICT, _ILLEGAL = 409, 422


def as_coded(error: Exception) -> CodedError:
    """The error as a CodedError that can be shown to players; unexpected errors are raised again."""
    match error:
        case CodedError():
            return error
        case Stale():
            return RequestRefused("stale")
        case Sanctioned():
            return sanctioned(error.kind, error.until)
        case Unknown():
            return RequestRefused("no-guest")
        case StoreDown() | Busy():
            return RequestRefused("try-again")
        case msgspec.ValidationError() | msgspec.DecodeError():
            return RequestRefused("bad-message", error=_first_line(error))
        case UnicodeDecodeError():
            return RequestRefused("bad-message", error="not UTF-8")
        case BotError():
            return RequestRefused("bad-message", error=_first_line(error))
    raise error


def status_of(error: CodedError) -> int:
    if error.code in _STATUS:
        return _STATUS[error.code]
    return _CONFLICT if isinstance(error, (TableRefusal, RequestRefused)) else _ILLEGAL


def details_of(error: CodedError) -> dict[str, Detail]:
    """The details of an error that can be written as JSON."""
    return {name: value for name, value in error.details.items() if isinstance(value, (str, int, tuple, dict))}


def retry_after(error: Exception) -> int:
    """Seconds after which a client may try again."""
    return error.retry_after if isinstance(error, RequestRefused) else RequestRefused.retry_after


def sentence(error: CodedError, language: str, table_state: TableState | None = None, person: str | None = None) -> str:
    """The error as a sentence; at a table it uses the names of the board and players, as this person sees them."""
    if table_state is None:
        return Texts(language).refusal(error)
    own = table_state.seats_of(person) if person is not None else ()
    names = seat_names(table_state, language)
    you = own[0] if len(own) == 1 else None  # with several seats on one device, names are clearer than "you"
    return Texts(language, table_state.board, names, you).refusal(error)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
