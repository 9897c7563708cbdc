"""Planted bugs: patches of the server's code, each of which the simulation must find."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from sqlalchemy import Connection, select, update

from branchline.boards import Board
from branchline.server.app import api
from branchline.server.app.http import ApiRequest, Reply
from branchline.server.app.services import Services
from branchline.server.base.bus import Note
from branchline.server.live import hub
from branchline.server.live.seat_views import log_entries, table_view
from branchline.server.store import (
    Change,
    ChatReader,
    Event,
    Job,
    Line,
    Person,
    Status,
    Store,
    Table,
    job_statements,
    result_statements,
    schema,
    statements,
)  # fmt: skip
from branchline.server.table import commands, jobs, log, state
from branchline.server.table.chat import Chat, decode_line
from branchline.server.table.log import CachedTable, Done
from branchline.server.table.service import Service
from branchline.server.table.state import Acted, TableState, Voted
from branchline.server.wire import Audience, Command, Lines, LogEntry, Say, Sit, Update
from branchline.testing.checker import Kind
from tests.server.broken_servers import drop_index

LATE = 3.0  # seconds from an answer to its commit, or from an event to what belongs to it


@dataclass(frozen=True)
class Planted:
    """A bug, and the violations of which one must be found."""

    name: str
    plant: Callable[[], AbstractContextManager[object]]
    kinds: frozenset[Kind]
    most: int  # seeds within which it must be found
    prepare: Callable[[Path], None] | None = None  # changes the empty database


@contextmanager
def answer_before_commit() -> Iterator[None]:
    """A command is acknowledged before it is stored."""
    append, later = Store.append, set[asyncio.Task[None]]()

    async def execute(store: Store, change: Change) -> None:
        await asyncio.sleep(LATE)
        await append(store, change)

    async def promise(store: Store, change: Change) -> bool:
        later.add(asyncio.get_running_loop().create_task(execute(store, change)))
        return True

    with patch.object(Store, "append", promise):
        yield


@contextmanager
def ignore_move_id() -> Iterator[None]:
    """A repeated command is carried out again. The schema must allow it."""

    class Nothing(dict[str, tuple[int, str | None]]):
        def get(self, key: str, default: object = None) -> None:  # type: ignore[override]
            return None

    first_cached = log.first_cached

    def forgetful(row: Table, event: Event, board: Board) -> CachedTable:
        known = first_cached(row, event, board)
        known.moves = Nothing(known.moves)
        return known

    with patch.object(log, "first_cached", forgetful):
        yield


@contextmanager
def stale_chat_audience() -> Iterator[None]:
    """Who reads a line is decided by the worker's cached table."""
    post_init = Services.__post_init__

    def remember(services: Services) -> None:
        post_init(services)
        services.chat.log = services.log  # type: ignore[attr-defined]

    async def say(ask: ApiRequest, said: Say) -> Reply:
        cached = await ask.services.log.at_least(ask.path["table"], 1)
        own = cached.table_state.seats_of(ask.someone.id)
        add_line = Store.add_line

        async def stale(
            store: Store,
            table: str,
            person: str,
            move_id: str,
            compose: Callable[[Table, int | None], Line],
            device: bytes | None = None,
        ) -> int:
            seat = own[0] if own else None
            return await add_line(store, table, person, move_id, lambda row, _: compose(row, seat), device)

        with patch.object(ask.services.chat.store, "add_line", stale.__get__(ask.services.chat.store)):
            return Reply(await ask.services.chat.say(ask.someone, cached.table_state, said), 201)

    endpoint = next(each for each in api.ENDPOINTS if (each.method, each.path[-6:]) == ("POST", "/lines"))
    with patch.object(Services, "__post_init__", remember), patch.object(endpoint.handler, "_handler", say):
        yield


@contextmanager
def stale_chat_reader() -> Iterator[None]:
    """Who may read players' lines is decided by the worker's cached table."""
    post_init = Services.__post_init__

    def remember(services: Services) -> None:
        post_init(services)
        services.chat.log = services.log  # type: ignore[attr-defined]

    async def spoken_to(chat: Chat, table: str, readers: Sequence[ChatReader]) -> list[Lines]:
        return [await spoken(chat, table, *reader) for reader in readers]

    async def spoken(chat: Chat, table: str, person: str | None, since: int, seen: str | None) -> Lines:
        cached: CachedTable = await chat.log.at_least(table, 1)  # type: ignore[attr-defined]
        seats = cached.table_state.seats_of(person) if person is not None else ()

        audience: Audience = "players" if seats else "spectators"

        def lines(connection: Connection) -> list[Line]:
            found = select(schema.lines).where(schema.lines.c.table == table, schema.lines.c.audience == audience)
            if seen in (None, audience):
                found = found.where(schema.lines.c.seq > since)
            return statements.all_rows(connection, found, Line)

        return Lines(tuple(decode_line(line) for line in await chat.store.read(lines)), audience)

    with patch.object(Services, "__post_init__", remember), patch.object(Chat, "spoken_to", spoken_to):
        yield


@contextmanager
def poll_without_events() -> Iterator[None]:
    """A long poll that ran out shows the newer table, and says that nothing happened."""

    async def long_poll(ask: ApiRequest, table: str, since: int, wait: float) -> Update:
        heard = asyncio.Event()

        def listener(note: Note) -> None:
            heard.set()

        await ask.services.bus.subscribe(table, listener)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await heard.wait()
                    return (await api._latest(ask, table, since))[1]
            found = (await api._latest(ask, table, since))[1]
            return Update(since, (), found.table)
        finally:
            await ask.services.bus.unsubscribe(table, listener)

    with patch.object(api, "_long_poll", long_poll):
        yield


@contextmanager
def undo_after_resigning() -> Iterator[None]:
    """Whoever resigned, or let a bot play, may undo the bot's act."""
    act = state._act

    def undoable(table_state: TableState, acted: Acted) -> TableState:
        then = act(table_state, acted)
        assert then.game is not None
        assert table_state.game is not None
        if then.status is not Status.RUNNING or then.game.drawn != table_state.game.drawn:
            return then
        return msgspec.structs.replace(then, undoable=(acted.seat, table_state.game))

    def check_plays(table_state: TableState, number: int, person: str) -> None:
        state.check_running(table_state)
        state.check_person(table_state, number, person)

    with patch.object(state, "_act", undoable), patch.object(commands, "check_plays", check_plays):
        yield


@contextmanager
def agreement_of_resigned() -> Iterator[None]:
    """People who resigned still vote, and a game where all have resigned ends by agreement."""

    def vote(table_state: TableState, voted: Voted) -> TableState:
        seat = msgspec.structs.replace(table_state.seats[voted.seat], wants_end=voted.end)
        then = state._seat(table_state, voted.seat, seat)
        if not all(each.wants_end for each in then.seats if each.person is not None and not each.resigned):
            return then
        return msgspec.structs.replace(then, status=Status.OVER, ending="agreed", undoable=None)

    def check_has_say(context: commands.Context, number: int) -> None:
        state.check_running(context.table_state)
        state.check_person(context.table_state, number, context.person.id)

    with patch.object(state, "_vote", vote), patch.object(commands, "_check_has_say", check_has_say):
        yield


@contextmanager
def read_from_cache() -> Iterator[None]:
    """A request is answered from the cache, however old it is."""

    async def latest(ask: ApiRequest, table: str, since: int) -> tuple[CachedTable, Update]:
        known = await ask.services.log.at_least(table, 1)
        viewer = api._viewer(ask, known)
        return known, await hub.latest(ask.services.log, known, viewer, since, ask.services.clock.now())

    with patch.object(api, "_latest", latest):
        yield


@contextmanager
def unchecked_lease() -> Iterator[None]:
    """A job is leased even if another worker holds it."""

    def lease_jobs(connection: Connection, kinds: Any, now: float, until: float, most: int) -> list[Job]:
        columns = schema.jobs.c
        due = select(schema.jobs, schema.tables.c.host).join(schema.tables, schema.tables.c.id == columns.table)
        due = due.where(columns.kind.in_(kinds), columns.at <= now).limit(most)
        taken = statements.all_rows(connection, due, Job)
        for job in taken:
            of_job = update(schema.jobs).where(columns.table == job.table, columns.kind == job.kind)
            connection.execute(of_job.values(leased_until=until))
        return taken

    with patch.object(job_statements, "lease_jobs", lease_jobs):
        yield


@contextmanager
def endless_lease() -> Iterator[None]:
    """A lease does not end, so nobody does the work of a worker that crashed."""
    with patch.object(jobs, "LEASE", 1e9):
        yield


@contextmanager
def anothers_view() -> Iterator[None]:
    """Spectators get the view of the first seat."""

    def view_for(cached: CachedTable, table_state: TableState, viewer: hub.Viewer, now: float) -> Any:
        return table_view(cached.row, table_state, viewer if viewer in (1, 2, 3, 4) else 0, now)

    with patch.object(hub, "view_for", view_for):
        yield


@contextmanager
def unfiltered_events() -> Iterator[None]:
    """What happened is told to everybody as its own seat sees it."""

    def to(news: hub.News, viewer: hub.Viewer) -> Any:
        found: list[LogEntry] = []
        for each in news._logged:
            seat = next((event.seat for event in each.game_events if event.seat is not None), None)
            found += log_entries([each], seat)
        return tuple(found)

    with patch.object(hub.News, "to", to):
        yield


@contextmanager
def spectators_live() -> Iterator[None]:
    """Spectators who should be held back see everything at once."""
    with patch.object(hub, "visible", lambda table_state, times, now: table_state.version):
        yield


@contextmanager
def dismissed_returns() -> Iterator[None]:
    """Somebody whom the host has dismissed may sit down again."""
    sit = commands.decide.dispatch(Sit)

    def anybody(command: Sit, context: commands.Context) -> state.Sat:
        forgiven = msgspec.structs.replace(context.table_state, dismissed=frozenset())
        found = sit(command, context._replace(table_state=forgiven))
        assert isinstance(found, state.Sat)
        return found

    commands.decide.register(Sit, anybody)
    try:
        yield
    finally:
        commands.decide.register(Sit, sit)


@contextmanager
def clock_wins_time() -> Iterator[None]:
    """A clock that is set back gives a player more time."""
    replace = msgspec.structs.replace

    def after(table_state: TableState, body: state.Body, at: float) -> TableState:
        then = replace(
            state._apply(replace(table_state, game_events=()), body), version=table_state.version + 1, touched=at
        )
        return state._update_clocks(table_state, then, body, at) if then.game is not None else then

    with patch.object(state, "after", after):
        yield


@contextmanager
def resent_updates() -> Iterator[None]:
    """A socket gets again what it was sent, when notes may have been lost."""
    on_note = hub.Hub._on_note

    def forget(self: hub.Hub, note: Note) -> None:
        watch = self._watches.get(note.table)
        if watch is not None and note.what == "version":
            for client in watch.clients:
                client.versions = {viewer: max(sent - 1, 1) for viewer, sent in client.versions.items()}
        on_note(self, note)

    with patch.object(hub.Hub, "_on_note", forget):
        yield


@contextmanager
def result_lost_on_retry() -> Iterator[None]:
    """The result is written some seconds after the last event, in another transaction: a crash in between loses it."""
    append = Store.append

    async def later(store: Store, change: Change) -> bool:
        appended = await append(store, msgspec.structs.replace(change, finished=None))
        if appended and change.finished is not None:
            await asyncio.sleep(LATE)
            await store.write(result_statements.add_finished_game, change.finished)
        return appended

    with patch.object(Store, "append", later):
        yield


@contextmanager
def rated_twice() -> Iterator[None]:
    """The ratings of a game are written twice."""
    rate = result_statements._rate

    def again(connection: Connection, game: Any) -> Any:
        rate(connection, game)
        return rate(connection, game)

    with patch.object(result_statements, "_rate", again):
        yield


@contextmanager
def forgotten_refusals() -> Iterator[None]:
    """Refusals are not stored."""
    carry_out = Service.do

    async def do(
        self: Service, person: Person, table: str, command: Command, device: bytes | None = None, *, final: bool = True
    ) -> Done:
        return await carry_out(self, person, table, command, device, final=False)

    with patch.object(Service, "do", do):
        yield


def _kinds(*kinds: Kind) -> frozenset[Kind]:
    return frozenset(kinds)


PLANTED = (
    Planted("answers before the commit", answer_before_commit, _kinds(Kind.LOST, Kind.GAP, Kind.CHANGED), 5),
    Planted("ignores move_id", ignore_move_id, _kinds(Kind.TWICE), 15, drop_index),
    Planted("stale chat audience", stale_chat_audience, _kinds(Kind.ASTRAY), 20),
    Planted("stale chat reader", stale_chat_reader, _kinds(Kind.ASTRAY), 40),
    Planted("poll without events", poll_without_events, _kinds(Kind.GAP), 15),
    Planted("undo after resigning", undo_after_resigning, _kinds(Kind.RULES), 30),
    Planted("agreement of resigned people", agreement_of_resigned, _kinds(Kind.RULES), 30),
    Planted("reads from the cache", read_from_cache, _kinds(Kind.BACK), 5),
    Planted("unchecked lease", unchecked_lease, _kinds(Kind.LEASED), 5),
    Planted("endless lease", endless_lease, _kinds(Kind.UNFINISHED), 100),
    Planted("another's view", anothers_view, _kinds(Kind.SECRET), 5),
    Planted("unfiltered events", unfiltered_events, _kinds(Kind.SECRET, Kind.TOLD), 5),
    Planted("spectators live", spectators_live, _kinds(Kind.EARLY), 30),
    Planted("dismissed people return", dismissed_returns, _kinds(Kind.RULES), 20),
    Planted("clock wins time", clock_wins_time, _kinds(Kind.RULES), 100),
    Planted("result in another transaction", result_lost_on_retry, _kinds(Kind.RESULTS), 30),
    Planted("rated twice", rated_twice, _kinds(Kind.RESULTS), 20),
    Planted("forgets refusals", forgotten_refusals, _kinds(Kind.CONTRADICTED), 40),
    Planted("sends updates again", resent_updates, _kinds(Kind.BACK), 10),
)
