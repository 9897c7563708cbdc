"""Everything that the server says no to: a stable code, a sentence in the player's language, and an HTTP status."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from branchline.bots import BotError
from branchline.errors import CodedError
from branchline.server.store import StoreDown
from branchline.server.table.log import Busy, Stale
from branchline.server.table.state import Seat, Sitting, TableRefusal
from branchline.texts import Texts

T = TypeVar("T")

RETRY = 1  # seconds after which a client may try again


class Declined(CodedError):
    """A request that is not even looked at: who sends it, or how, is wrong."""


_STATUS = {
    "bad-message": 400,
    "no-guest": 401,
    "banned": 403,
    "other-origin": 403,
    "seat-not-yours": 403,
    "not-host": 403,
    "not-player": 403,
    "code-needed": 403,
    "hints-off": 403,
    "dismissed": 403,
    "wrong-code": 404,
    "no-such-table": 404,
    "no-such-board": 404,
    "no-such-record": 404,
    "nothing-here": 404,
    "no-such-method": 405,
    "too-slow": 408,
    "too-large": 413,
    "too-many": 429,
    "trouble": 500,
    "not-ready": 503,
    "try-again": 503,
}
_CONFLICT, _ILLEGAL = 409, 422


def as_coded(error: Exception) -> CodedError:
    """An error that players understand; others are not theirs, and are raised again."""
    match error:
        case CodedError():
            return error
        case Stale():
            return Declined("stale")
        case StoreDown() | Busy():
            return Declined("try-again")
        case msgspec.ValidationError() | msgspec.DecodeError():
            return Declined("bad-message", error=_first_line(error))
        case UnicodeDecodeError():
            return Declined("bad-message", error="not UTF-8")
        case BotError():
            return Declined("bad-message", error=_first_line(error))
    raise error


def decoded(decoder: msgspec.json.Decoder[T], data: bytes) -> T:
    """What somebody sent, if it is what the decoder takes."""
    try:
        return decoder.decode(data)
    except RecursionError:
        raise Declined("bad-message", error="brackets within brackets within brackets") from None


def status_of(error: CodedError) -> int:
    if error.code in _STATUS:
        return _STATUS[error.code]
    return _CONFLICT if isinstance(error, (TableRefusal, Declined)) else _ILLEGAL


def details_of(error: CodedError) -> dict[str, Any]:
    """The plain data of an error, as far as it can be JSON."""
    return {name: value for name, value in error.details.items() if isinstance(value, (str, int, float, tuple, dict))}


def sentence(error: CodedError, language: str, sitting: Sitting | None = None, person: str | None = None) -> str:
    """Why, in a language; at a table with the names of its board and its players, for the eyes of a person."""
    if sitting is None:
        return Texts(language).refusal(error)
    plain = Texts(language)
    own = sitting.seats_of(person) if person is not None else ()
    names = [_name(plain, number, seat) for number, seat in enumerate(sitting.seats)]
    you = own[0] if len(own) == 1 else None  # several people may sit at one device: names tell them apart
    return Texts(language, sitting.board, names, you).refusal(error)


def _name(texts: Texts, number: int, seat: Seat) -> str:
    if seat.name is not None:
        return seat.name
    return texts("bot-name", level=seat.bot) if seat.bot is not None else texts.seat(number)


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
