"""Checks commands against the log: acknowledged ones appear exactly once, refused or unsent ones never."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import msgspec

from branchline.server.store import Event
from branchline.server.table import state
from branchline.server.table.commands import event_type
from branchline.server.table.state import Body, decode
from branchline.server.wire import Command, SeatBot, kind_of
from branchline.testing.checker.history import Acknowledged, CameBack, Entry, Made, Refused, Sent
from branchline.testing.checker.logs import Logged
from branchline.testing.checker.report import Kind, Violation

# Refusals that must not happen: they mean that the server forgot a person, a table, a seat or a role.
THERE = frozenset({"no-guest", "no-such-table", "seat-not-yours", "not-host", "code-needed", "not-player"})


class _Promise:
    """Everything that the histories say about one command."""

    def __init__(self) -> None:
        self.client = ""
        self.command: Command | None = None
        self.answers: list[Acknowledged] = []
        self.refusals: list[Refused] = []


def check_promises(histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged]) -> Iterator[Violation]:
    promises: defaultdict[tuple[str, str], _Promise] = defaultdict(_Promise)
    for client, entries in histories.items():
        for entry in entries:
            match entry:
                case Sent(table, command):
                    promise = promises[table, command.move_id]
                    promise.client, promise.command = client, command
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
        yield from _check_command(table, move_id, promise, found)
    yield from _unsent_events(promises, histories, logs)
    yield from _one_person_each(promises, histories, logs)


def _check_command(table: str, move_id: str, promise: _Promise, found: Sequence[Event]) -> Iterator[Violation]:
    """Checks one command against the log events with its `move_id`."""
    who = f"{promise.client}'s {_name(promise.command)} {move_id}"
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
    if found and promise.command is not None and not is_command(promise.command, decode(found[0].body)):
        yield Violation(Kind.CHANGED, table, f"{who} is in the log as {found[0].body.decode()}")


def _unsent_events(
    promises: Mapping[tuple[str, str], _Promise],
    histories: Mapping[str, Sequence[Entry]],
    logs: Mapping[str, Logged],
) -> Iterator[Violation]:
    """Finds log events that no client sent and that the server has no reason to write itself."""
    asked = {entry.table for entries in histories.values() for entry in entries if isinstance(entry, Made)}
    bodies = (decode(event.body) for logged in logs.values() for event in logged.events)
    asked |= {body.table for body in bodies if isinstance(body, state.Rematched)}
    for table, logged in logs.items():
        if table not in asked:
            yield Violation(Kind.NOBODYS, table, "nobody asked for the table")
        for event in logged.events:
            if (table, event.move_id) not in promises and not is_servers_own(event):
                yield Violation(Kind.NOBODYS, table, f"event {event.seq}, {event.move_id} ({event.kind}), is nobody's")


def _one_person_each(
    promises: Mapping[tuple[str, str], _Promise],
    histories: Mapping[str, Sequence[Entry]],
    logs: Mapping[str, Logged],
) -> Iterator[Violation]:
    """Checks that all commands of a client belong to one person, and no two clients to the same person.

    A client that came back is the same as the earlier one.
    """
    first = {
        client: entry.earlier
        for client, entries in histories.items()
        for entry in entries
        if isinstance(entry, CameBack)
    }
    people: dict[str, str | None] = {}
    for table, logged in logs.items():
        for event in logged.events:
            promise = promises.get((table, event.move_id))
            if promise is None or not promise.client:
                continue
            person = people.setdefault(first.get(promise.client, promise.client), event.person)
            if event.person is None or person != event.person:
                yield Violation(Kind.CHANGED, table, f"event {event.seq} is not {promise.client}'s in the log")
    if len(set(people.values())) < len(people):
        yield Violation(Kind.CHANGED, "", "two clients are one person in the logs")


def is_servers_own(event: Event) -> bool:
    """Whether the server wrote the event itself: bot moves, timeouts and new tables have a reserved `move_id`."""
    what, _, rest = event.move_id.partition(":")
    body = decode(event.body)
    match what:
        case "bot":
            return isinstance(body, state.Acted) and rest == f"{event.seq - 1}:{body.seat}" and event.person is None
        case "clock":
            return isinstance(body, state.StoodIn) and rest == f"{event.seq - 1}:{body.seat}" and body.why == "time"
        case "gone":
            return isinstance(body, state.Gone)
        case "fill":  # quick match: bots sit down, the game starts, or the table ends
            return isinstance(body, (state.BotSat, state.Started, state.Gone)) and rest == str(event.seq - 1)
        case "made":
            return isinstance(body, state.Made if not rest else state.BotSat)
    return False


def is_command(command: Command, body: Body) -> bool:
    """Whether an event is the effect of a command: of the right type, and with the values that the client sent.

    Fields that the client can't send, or did not send, are up to the server; but what has a default keeps it.
    """
    if type(body) is not event_type(type(command)):
        return False
    sent = {name: value for name, value in msgspec.structs.asdict(command).items() if value is not None}
    if isinstance(command, SeatBot) and isinstance(body, state.BotSat):
        sent |= {"bot": command.level, "name": body.name}  # the server chooses the name
    if isinstance(body, state.Dismissed):
        sent["code"] = body.code  # and the table's new code
    if isinstance(body, state.Sat):
        sent |= {"account": body.account, "salt": body.salt.hex() if body.salt is not None else None}
    for field in msgspec.structs.fields(body):
        value = getattr(body, field.name)
        right = sent.get(field.name, field.default)
        if right is not msgspec.NODEFAULT and right != (value.hex() if isinstance(value, bytes) else value):
            return False
    return True


def _name(command: Command | None) -> str:
    return kind_of(command) if command is not None else "command"
