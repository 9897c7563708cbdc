"""Deeds against the log: what was acknowledged is there once, and nothing that was refused or that nobody sent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from branchline.server.store import Event
from branchline.server.table import events
from branchline.server.table.events import Body, decode
from branchline.server.table.state import STAND_IN
from branchline.server.wire import (
    Act,
    AskRematch,
    ComeBack,
    Deed,
    Dismiss,
    Leave,
    Resign,
    SeatBot,
    Sit,
    StandIn,
    Start,
    Undo,
    Vote,
)
from branchline.testing.checker.history import Acknowledged, Entry, Made, Refused, Sent
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.violations import Kind, Violation

THERE = frozenset({"no-guest", "no-such-table", "seat-not-yours", "not-host", "code-needed", "not-player"})


class _Promise:
    """All that is known of one deed."""

    def __init__(self) -> None:
        self.client = ""
        self.deed: Deed | None = None
        self.answers: list[Acknowledged] = []
        self.refusals: list[Refused] = []


def check_promises(histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged]) -> Iterator[Violation]:
    promises: defaultdict[tuple[str, str], _Promise] = defaultdict(_Promise)
    for client, entries in histories.items():
        for entry in entries:
            match entry:
                case Sent(table, deed):
                    promise = promises[table, deed.move_id]
                    promise.client, promise.deed = client, deed
                case Acknowledged(table, move_id):
                    promises[table, move_id].answers.append(entry)
                case Refused(table, move_id, code):
                    if code in THERE:
                        yield Violation(Kind.FORGOTTEN, table, f"{client} was told {code!r}")
                    if move_id:
                        promises[table, move_id].refusals.append(entry)
                case Made(table):
                    if table not in logs:
                        yield Violation(Kind.LOST, table, f"{client} made the table, and it is not there")
    for (table, move_id), promise in promises.items():
        found = [event for event in logs[table].events if event.move_id == move_id] if table in logs else []
        yield from _kept(table, move_id, promise, found)
    yield from _nobodys(promises, histories, logs)
    yield from _people(promises, logs)


def _kept(table: str, move_id: str, promise: _Promise, found: Sequence[Event]) -> Iterator[Violation]:
    """One deed."""
    who = f"{promise.client}'s {_name(promise.deed)} {move_id}"
    versions = sorted({answer.version for answer in promise.answers})
    at = ", ".join(str(event.seq) for event in found)
    if versions and not found:
        yield Violation(Kind.LOST, table, f"{who} was acknowledged as version {versions[0]}, and is not in the log")
    if len(found) > 1:
        yield Violation(Kind.TWICE, table, f"{who} is in the log {len(found)} times, as {at}")
    if len(versions) > 1:
        yield Violation(Kind.CONTRADICTED, table, f"{who} was acknowledged as versions {versions}")
    if any(answer.happened != promise.answers[0].happened for answer in promise.answers):
        yield Violation(Kind.CONTRADICTED, table, f"{who} was answered in two ways")
    if promise.refusals and (versions or found):
        code, there = promise.refusals[0].code, f"in the log as {at}" if found else "acknowledged as well"
        yield Violation(Kind.CONTRADICTED, table, f"{who} was refused ({code}), and is {there}")
    if found and versions and found[0].seq not in versions:
        yield Violation(Kind.CHANGED, table, f"{who} was acknowledged as version {versions[0]}, and is {at} in the log")
    if found and promise.deed is not None and not is_deed(promise.deed, decode(found[0].body)):
        yield Violation(Kind.CHANGED, table, f"{who} is in the log as {found[0].body.decode()}")


def _nobodys(
    promises: Mapping[tuple[str, str], _Promise],
    histories: Mapping[str, Sequence[Entry]],
    logs: Mapping[str, Logged],
) -> Iterator[Violation]:
    """What is in the logs though no client sent it, and the server had no reason to do it by itself."""
    asked = {entry.table for entries in histories.values() for entry in entries if isinstance(entry, Made)}
    bodies = (decode(event.body) for logged in logs.values() for event in logged.events)
    asked |= {body.table for body in bodies if isinstance(body, events.Rematched)}
    for table, logged in logs.items():
        if table not in asked:
            yield Violation(Kind.NOBODYS, table, "nobody asked for the table")
        for event in logged.events:
            if (table, event.move_id) not in promises and not is_servers_own(event):
                yield Violation(Kind.NOBODYS, table, f"event {event.seq}, {event.move_id} ({event.kind}), is nobody's")


def _people(promises: Mapping[tuple[str, str], _Promise], logs: Mapping[str, Logged]) -> Iterator[Violation]:
    """All deeds of a client are one person's."""
    people: dict[str, str | None] = {}
    for table, logged in logs.items():
        for event in logged.events:
            promise = promises.get((table, event.move_id))
            if promise is None or not promise.client:
                continue
            person = people.setdefault(promise.client, event.person)
            if event.person is None or person != event.person:
                yield Violation(Kind.CHANGED, table, f"event {event.seq} is not {promise.client}'s in the log")
    if len(set(people.values())) < len(people):
        yield Violation(Kind.CHANGED, "", "two clients are one person in the logs")


def is_servers_own(event: Event) -> bool:
    """Bots' moves, clocks and the making of a table: known by a `move_id` that no client can make up."""
    what, _, rest = event.move_id.partition(":")
    body = decode(event.body)
    match what:
        case "bot":
            return isinstance(body, events.Acted) and rest == f"{event.seq - 1}:{body.seat}" and event.person is None
        case "clock":
            return isinstance(body, events.StoodIn) and rest == f"{event.seq - 1}:{body.seat}" and body.why == "time"
        case "gone":
            return isinstance(body, events.Gone)
        case "made":
            return isinstance(body, events.Made if not rest else events.BotSat)
    return False


def is_deed(deed: Deed, body: Body) -> bool:
    """Whether an event is what a deed asks for."""
    match deed:
        case Act():
            return body == events.Acted(deed.seat, deed.actions)
        case Undo():
            return body == events.Undone(deed.seat)
        case Resign():
            return body == events.Resigned(deed.seat)
        case Vote():
            return body == events.Voted(deed.seat, deed.end)
        case StandIn():
            return body == events.StoodIn(deed.seat, STAND_IN, "left")
        case ComeBack():
            return body == events.CameBack(deed.seat)
        case Sit():
            return isinstance(body, events.Sat) and (body.seat, body.nonce.hex()) == (deed.seat, deed.nonce)
        case SeatBot():
            return isinstance(body, events.BotSat) and (body.seat, body.spec) == (deed.seat, deed.level)
        case Leave():
            return body == events.Left(deed.seat)
        case Dismiss():
            return body == events.Dismissed(deed.seat)
        case Start():
            return body == events.Started()
        case AskRematch():
            return isinstance(body, events.Rematched)


def _name(deed: Deed | None) -> str:
    return str(deed.__struct_config__.tag) if deed is not None else "deed"
