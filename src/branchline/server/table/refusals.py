"""Makes refusals of commands final, so that all copies of a command get the same answer.

A client that waits too long for an answer sends its command again, and both copies may be under way: one is refused,
because a seat is taken or a player is not away for long enough yet, and when the other arrives, that is no longer so.
It must not be executed, because the client was told that it would not be.
"""

from __future__ import annotations

from typing import Any

import msgspec

from branchline.errors import CodedError
from branchline.server.base.metering import stored
from branchline.server.base.quotas import REFUSAL
from branchline.server.people.identity import sanctioned
from branchline.server.store import Refusal, RefusedBefore, Sanctioned, refusal_statements
from branchline.server.table.log import Done, Log
from branchline.server.table.state import TableRefusal

# Those that don't judge the command: it may be sent again, or there is no sender or table for any copy of it.
_PASSING = frozenset({"no-guest", "no-such-table", "not-ready", "stored-too-much", "too-many", "try-again"})


class _Stored(msgspec.Struct, frozen=True):
    code: str
    details: dict[str, Any]


async def settle(
    log: Log, table: str, person: str, move_id: str, error: CodedError | RefusedBefore | Sanctioned
) -> Done:
    """Store the refusal of a command and raise it. If another copy was answered before, that answer counts: the earlier
    refusal is raised, or what was done is returned.
    """
    if isinstance(error, RefusedBefore):
        raise _earlier(error) from None
    refusal = sanctioned(error.kind, error.until) if isinstance(error, Sanctioned) else error
    if refusal.code in _PASSING:
        raise refusal
    answer = msgspec.json.encode(_Stored(refusal.code, _plain(refusal.details)))
    row = Refusal(table, person, move_id, answer, log.clock.now())
    try:
        done = await log.store.write(refusal_statements.settle, row)
    except RefusedBefore as before:
        raise _earlier(before) from None
    if done is None:
        stored(REFUSAL + len(move_id) + len(answer))
        raise refusal
    return Done((await log.at_least(table, done)).table_state, done, repeated=True)


def _earlier(error: RefusedBefore) -> CodedError:
    """The refusal that another copy of the command got."""
    earlier = msgspec.json.decode(error.answer, type=_Stored)
    details = {name: tuple(value) if isinstance(value, list) else value for name, value in earlier.details.items()}
    return TableRefusal(earlier.code, **details)


def _plain(details: dict[str, Any]) -> dict[str, Any]:
    """Those details that can be written as JSON, as answers contain them."""
    return {name: value for name, value in details.items() if isinstance(value, (str, int, tuple, dict))}
