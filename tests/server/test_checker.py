"""The judge of histories: it finds every kind of broken promise, and nothing where all were kept."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from branchline.server.app.answers import execute
from branchline.server.live.hub import update
from branchline.server.store import Event, Line, Person, Store, open_store
from branchline.server.table.record import record_text
from branchline.server.table.service import Service
from branchline.server.table.state import Acted, Dismissed, Resigned, Undone, decode, encode
from branchline.server.table.state import Made as TableMade
from branchline.server.wire import Act, Command, NewTable, Settings, Sit, Start, Vote
from branchline.testing import service_on
from branchline.testing.checker import Kind, judge, read_histories, read_logs
from branchline.testing.checker.history import (
    Acknowledged,
    Book,
    Ended,
    Entry,
    GaveUp,
    Heard,
    Made,
    Refused,
    Saw,
    Sent,
    Spoke,
    Spoken,
    Unknown,
)
from branchline.testing.checker.logs import Logged

replace = msgspec.structs.replace
Histories = dict[str, list[Entry]]


class Case(NamedTuple):
    table: str
    histories: Histories
    logs: dict[str, Logged]

    def logged(self, change: Callable[[list[Event]], list[Event]]) -> None:
        """Change the log; the table's version goes with it."""
        row, events, lines = self.logs[self.table]
        changed = tuple(change(list(events)))
        self.logs[self.table] = Logged(replace(row, version=len(changed)), changed, lines)

    def say(self, text: str, audience: str) -> None:
        """A line in the table's chat, which nobody has been told yet."""
        row, events, lines = self.logs[self.table]
        body = msgspec.json.encode({"name": "Name 0", "text": text})
        line = Line(self.table, len(lines) + 1, audience, "p0", text, body, 1000.0)
        self.logs[self.table] = Logged(row, events, (*lines, line))

    def entry(self, kind: type[Any], number: int = 0, client: str = "p0") -> tuple[int, Any]:
        found = [(at, entry) for at, entry in enumerate(self.histories[client]) if isinstance(entry, kind)]
        return found[number]

    def change(self, kind: type[Any], number: int = 0, **changes: Any) -> None:
        at, entry = self.entry(kind, number)
        self.histories["p0"][at] = replace(entry, **changes)


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


async def played(store: Store) -> tuple[str, Histories]:
    """Two people sit down, act once each, and agree to end it; all goes well."""
    service = service_on(store)
    histories: Histories = {"p0": [], "p1": []}
    table_state = await service.make("p0", "make-0001", Settings("thistledown", 2, public=True))
    table = table_state.id
    histories["p0"].append(Made(table, NewTable("make-0001", "thistledown", 2, public=True)))
    for seat in range(2):
        await _do(service, histories, table, seat, Sit(f"sit-000{seat}", seat, "00" * 16))
    await _do(service, histories, table, 0, Start("start-0001"))
    for seat in range(2):
        game = (await service.table_state(table)).game
        assert game is not None
        act = Act(f"act-000{seat}", seat, 4 + seat, (str(game.legal(seat)[0]),))
        await _do(service, histories, table, seat, act)
    histories["p1"] += [Sent(table, Vote("vote-lost", 1, True)), Unknown(table, "vote-lost", "TimeoutError")]
    histories["p1"] += [Sent(table, Vote("vote-late", 1, True)), Refused(table, "vote-late", "table-over")]
    for seat in range(2):
        await _do(service, histories, table, seat, Vote(f"vote-000{seat}", seat, end=True))
    over = await service.table_state(table)
    assert over.game is not None
    for entries in histories.values():
        entries.append(Ended(table, "agreed", (), plain(over.game.scores), record_text(over, "en")))
    return table, histories


async def _do(service: Service, histories: Histories, table: str, seat: int, command: Command) -> None:
    """A command by its player; both are told of it."""
    entries = histories[f"p{seat}"]
    entries.append(Sent(table, command))
    answer = await execute(service, Person(f"p{seat}", f"Name {seat}", "en", 0.0, 0.0), table, command)
    entries.append(Acknowledged(table, answer.move_id, answer.version, plain(answer.happened)))
    known = await service.log.read(table)
    for each in range(2):
        viewer = each if known.table_state.seats[each].person else None
        since = answer.version - 1
        told = await update(service.log, known, viewer, since, 0.0)
        assert told is not None
        saw = Saw(table, "get", since, since, since, answer.version, plain(told.happened), viewer)
        histories[f"p{each}"].append(saw)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory, loop: asyncio.Runner) -> Case:
    url = f"sqlite:///{tmp_path_factory.mktemp('checker') / 'branchline.db'}"
    store = loop.run(open_store(url))
    try:
        table, histories = loop.run(played(store))
    finally:
        loop.run(store.close())
    return Case(table, histories, loop.run(read_logs(url)))


@pytest.fixture
def case(good: Case) -> Case:
    """One to spoil."""
    return Case(good.table, {name: list(entries) for name, entries in good.histories.items()}, dict(good.logs))


def test_kept_promises_are_nothing_to_speak_of(good: Case, tmp_path: Path) -> None:
    for name, entries in good.histories.items():
        with Book(tmp_path / f"{name}.jsonl") as book:
            for entry in entries:
                book.write(entry)
    histories = read_histories(tmp_path)
    assert histories == good.histories
    assert judge(histories, good.logs) == []


def lose_the_last(case: Case) -> None:
    case.logged(lambda events: events[:-1])


def lose_the_table(case: Case) -> None:
    case.logs.clear()


def lose_what_others_saw(case: Case) -> None:
    for entries in case.histories.values():
        entries[:] = [entry for entry in entries if not (isinstance(entry, Acknowledged) and entry.version == 8)]
    case.logged(lambda events: events[:-1])


def do_it_twice(case: Case) -> None:
    case.logged(lambda events: [*events, replace(events[-1], seq=9)])


def do_something_else(case: Case) -> None:
    body = encode(Acted(0, ("draw",)))
    case.logged(lambda events: [replace(each, body=body) if each.move_id == "act-0000" else each for each in events])


def answer_with_another_version(case: Case) -> None:
    case.change(Acknowledged, 2, version=6)


def answer_twice(case: Case) -> None:
    at, entry = case.entry(Acknowledged, 2)
    case.histories["p0"].insert(at, replace(entry, happened=entry.happened | {"at": 1.0}))


def refuse_what_was_done(case: Case) -> None:
    case.histories["p0"].append(Refused(case.table, "act-0000", "stale"))


def do_what_nobody_sent(case: Case) -> None:
    event = Event(9, "somebodys-1", "voted", b'{"event":"voted","seat":0,"end":false}', 1000.0, 0, "p0")
    case.logged(lambda events: [*events, event])


def act_for_a_person(case: Case) -> None:
    case.logged(lambda events: [replace(e, move_id="bot:4:0", person=None) if e.seq == 5 else e for e in events])


def leave_a_gap(case: Case) -> None:
    case.logged(lambda events: [replace(event, seq=event.seq + (event.seq == 8)) for event in events])


def be_another_person(case: Case) -> None:
    case.logged(lambda events: [replace(event, person="p1") if event.seq == 5 else event for event in events])


def go_back(case: Case) -> None:
    case.change(Saw, 3, knew=9)


def go_back_on_a_socket(case: Case) -> None:
    at, entry = case.entry(Saw, 3)
    first = replace(entry, line="socket 1")
    case.histories["p0"][at : at + 1] = [first, first]


def skip_an_event(case: Case) -> None:
    case.change(Saw, 3, happened=[])


def tell_it_otherwise(case: Case) -> None:
    entry = case.entry(Saw, 3)[1]
    case.change(Saw, 3, happened=[entry.happened[0] | {"seat": 1}])


def show_anothers_tickets(case: Case) -> None:
    """What the other seat was told of its own act."""
    entry = case.entry(Saw, 4, client="p1")[1]
    assert entry.happened[0]["what"] == "acted"
    case.change(Saw, 4, happened=entry.happened)


def forget_a_person(case: Case) -> None:
    case.histories["p0"].append(Refused(case.table, "", "no-guest"))


def never_end(case: Case) -> None:
    case.histories["p1"].append(GaveUp(case.table, "the end of the game"))


def stop_before_the_end(case: Case) -> None:
    for entries in case.histories.values():
        entries[:] = [entry for entry in entries if getattr(entry, "version", 0) < 8]
    case.logged(lambda events: events[:-1])


def tell_another_end(case: Case) -> None:
    case.change(Ended, winners=(0,))


def give_another_record(case: Case) -> None:
    case.change(Ended, record="{}")


def log_what_the_rules_forbid(case: Case) -> None:
    body = encode(Acted(0, ("pass",)))
    case.logged(lambda events: [replace(each, body=body) if each.seq == 5 else each for each in events])


def resign_and_undo(case: Case) -> None:
    resigned = Event(7, "resign-01", "resigned", encode(Resigned(0)), 1000.0, 0, "p0")
    undone = Event(8, "undo-0001", "undone", encode(Undone(0)), 1000.0, 0, "p0")
    case.logged(lambda events: [*events[:6], resigned, undone])


def come_again_after_a_dismissal(case: Case) -> None:
    dismissed = Event(4, "dismiss-1", "dismissed", encode(Dismissed(1)), 1000.0, 1, "p0")
    case.logged(lambda events: [*events[:3], dismissed, replace(events[2], seq=5, move_id="sit-again")])


def poll_without_events(case: Case) -> None:
    case.change(Saw, 3, line="poll 1", happened=[])


def show_a_poll_less_than_before(case: Case) -> None:
    at, entry = case.entry(Saw, 3)
    before = replace(entry, line="poll 1")
    case.histories["p0"][at : at + 1] = [before, replace(before, since=5, happened=[], knew=7)]


def lose_a_line(case: Case) -> None:
    case.histories["p0"] += [Spoke(case.table, "say-00001", "hello", True), Spoken(case.table, "hello")]


def say_it_to_spectators(case: Case) -> None:
    case.say("hello", "spectators")
    case.histories["p0"] += [Spoke(case.table, "say-00001", "hello", True), Spoken(case.table, "hello")]


def tell_a_spectator(case: Case) -> None:
    case.say("hello", "players")
    case.histories["watcher"] = [Heard(case.table, "socket 1", [(1, "hello")], False)]


def tell_a_line_twice(case: Case) -> None:
    case.say("hello", "players")
    case.histories["p0"] += [Heard(case.table, "socket 1", [(1, "hello")], True)] * 2


def withhold_a_line(case: Case) -> None:
    case.say("hello", "players")
    case.histories["p0"].append(Heard(case.table, "get", [], True, whole=True))


def show_spectators_too_early(case: Case) -> None:
    """Spectators were to be a minute behind; this one sees the first act five seconds after it happened."""

    def delay(event: Event) -> Event:
        made = decode(event.body)
        assert isinstance(made, TableMade)
        return replace(event, body=encode(replace(made, settings=replace(made.settings, watching="delayed", delay=1))))

    case.logged(lambda events: [delay(events[0]), *events[1:-1], replace(events[-1], at=events[-1].at + 1000.0)])
    at = case.logs[case.table].events[4].at
    case.histories["watcher"] = [Saw(case.table, "get", 5, 5, 5, 5, [], None, at + 5.0)]


SPOILED = [
    (lose_the_last, Kind.LOST, "p1's vote vote-0001 was acknowledged as version 8, and is not in the log"),
    (lose_the_table, Kind.LOST, "p0 made the table, and it is not there"),
    (lose_what_others_saw, Kind.LOST, "was told of event 8, and the log ends with 7"),
    (do_it_twice, Kind.TWICE, "p1's vote vote-0001 is in the log 2 times, as 8, 9"),
    (do_something_else, Kind.CHANGED, "p0's act act-0000 is in the log as"),
    (answer_with_another_version, Kind.CHANGED, "was acknowledged as version 6, and is 5 in the log"),
    (answer_twice, Kind.CONTRADICTED, "was answered in two ways"),
    (refuse_what_was_done, Kind.CONTRADICTED, "p0's act act-0000 was refused (stale), and is in the log as 5"),
    (do_what_nobody_sent, Kind.NOBODYS, "event 9, somebodys-1 (voted), is nobody's"),
    (act_for_a_person, Kind.NOBODYS, "event 5 is a bot's, in a seat that no bot has"),
    (leave_a_gap, Kind.GAP, "events missing: [8]"),
    (be_another_person, Kind.CHANGED, "event 5 is not p0's in the log"),
    (go_back, Kind.BACK, "knew of version 9, and was shown 5"),
    (go_back_on_a_socket, Kind.BACK, "socket 1 was at version 5, and was told what is new since 4"),
    (skip_an_event, Kind.GAP, "was told of events [] between versions 4 and 5"),
    (tell_it_otherwise, Kind.TOLD, "and the log says"),
    (show_anothers_tickets, Kind.TOLD, "and the log says"),
    (forget_a_person, Kind.FORGOTTEN, "p0 was told 'no-guest'"),
    (never_end, Kind.UNFINISHED, "p1 waited in vain for the end of the game"),
    (stop_before_the_end, Kind.UNFINISHED, "the game is not over, at version 7"),
    (tell_another_end, Kind.SCORES, "p0 was told"),
    (give_another_record, Kind.REPLAY, "another record than the log makes"),
    (log_what_the_rules_forbid, Kind.REPLAY, "event 5 can't follow"),
    (resign_and_undo, Kind.RULES, 'event 8, {"event":"undone","seat":0}, is not allowed'),
    (come_again_after_a_dismissal, Kind.RULES, "event 5"),
    (poll_without_events, Kind.GAP, "poll 1 was told of events [] between versions 4 and 5"),
    (show_a_poll_less_than_before, Kind.BACK, "poll 1 knew of version 7, and was shown 5"),
    (lose_a_line, Kind.LOST, "p0 said 'hello', and it is not in the chat"),
    (say_it_to_spectators, Kind.ASTRAY, "p0, who has a seat, said 'hello', which is for spectators"),
    (tell_a_spectator, Kind.ASTRAY, "watcher, who has no seat, was told 'hello', which is for players"),
    (tell_a_line_twice, Kind.TWICE, "p0, socket 1 was told 'hello' twice"),
    (withhold_a_line, Kind.GAP, "p0 asked for all lines, and was not told ['hello']"),
    (show_spectators_too_early, Kind.EARLY, "watcher, get saw version 5 5.0 s after it happened"),
]


@pytest.mark.parametrize(("spoil", "kind", "text"), SPOILED, ids=[spoil.__name__ for spoil, _, _ in SPOILED])
def test_a_broken_promise_is_found(case: Case, spoil: Callable[[Case], None], kind: Kind, text: str) -> None:
    spoil(case)
    found = judge(case.histories, case.logs)
    assert any(violation.kind is kind and text in str(violation) for violation in found), found
