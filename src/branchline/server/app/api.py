"""REST API: the handlers and the declarations of all HTTP endpoints.

Each endpoint is declared once; the routes and the OpenAPI document (`openapi.py`) come from the declarations.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterable

import msgspec
from msgspec.json import Decoder

from branchline.server import wire
from branchline.server.app.account_endpoints import ACCOUNTS
from branchline.server.app.answers import execute, is_new, rate_limited
from branchline.server.app.coach_endpoints import COACH
from branchline.server.app.feature_endpoints import BOARDS, HINTS, LESSON, PICTURES, REPLAY, VERIFICATION
from branchline.server.app.friend_endpoints import FRIENDS
from branchline.server.app.http import (
    ApiRequest,
    Endpoint,
    JsonBody,
    Reply,
    audience_of,
    check_still_allowed,
    known_me,
    me_of,
)
from branchline.server.app.moderation_endpoints import MODERATION
from branchline.server.app.result_endpoints import RESULTS
from branchline.server.base import RequestRefused
from branchline.server.base.bus import Note
from branchline.server.base.connection_limit import place
from branchline.server.base.metering import idle, out_of_debt
from branchline.server.live.hub import TICK, Viewer, forgotten, is_held_back, latest, view_for, viewer_of
from branchline.server.people.identity import hash_of
from branchline.server.store import Person, Status, Table
from branchline.server.table.log import CachedTable, Summary
from branchline.server.table.state import TableRefusal

LONGEST_WAIT = 30.0
LISTED = 50


# People.


async def _new_guest(ask: ApiRequest, body: wire.NewGuest) -> Reply:
    if ask.person is not None:
        raise RequestRefused("guest-already")
    ask.services.limits.check_guest(ask.source)
    await ask.services.quotas.check(new=True)
    person, token = await ask.services.people.new(body.name, body.language)
    return Reply(me_of(person), 201, token)


async def _me(ask: ApiRequest) -> Reply:
    return Reply(await known_me(ask.services, ask.someone))


async def _change_me(ask: ApiRequest, body: wire.MeChange) -> Reply:
    assert ask.someone is not None
    assert ask.token is not None
    if body.name is not None and body.name != ask.someone.name:
        ask.services.limits.account_changes.check(ask.someone.id)
        await ask.services.account_service.rename(ask.someone, body.name)
    if body.language is not None:
        await ask.services.people.change(ask.token, body.language)
    return Reply(await known_me(ask.services, await ask.services.people.reload(ask.token)))


async def _forget_me(ask: ApiRequest) -> Reply:
    assert ask.someone is not None
    assert ask.token is not None
    await ask.services.people.forget(ask.token)
    await ask.services.bus.publish(forgotten(hash_of(ask.token)))
    return Reply(b"", 204, token="")


async def _transfer(ask: ApiRequest) -> Reply:
    person = ask.someone
    ask.services.limits.transfers.check(ask.source)
    code, until = await ask.services.people.transfer(person, ask.device)
    return Reply(wire.Transfer(code, until), 201)


async def _arrive(ask: ApiRequest, body: wire.Arrival) -> Reply:
    with ask.services.limits.guess(ask.source):
        person, token = await ask.services.people.arrive(body.code)
    return Reply(me_of(person), 201, token)


# Tables.


async def _make(ask: ApiRequest, asked: wire.NewTable) -> Reply:
    person = ask.someone
    ask.services.limits.check_table(person.id, ask.source)
    await ask.services.quotas.check(new=True)
    settings = wire.Settings(
        asked.board, asked.players, asked.public, wire.pace_of(asked.pace), asked.longest_path, asked.watching,
        asked.delay if asked.watching == "delayed" else 0, asked.invited, asked.strict_ferries, asked.rated,
    )  # fmt: skip
    if settings.rated and person.account is None:
        raise TableRefusal("account-needed")
    bots = {int(seat): level for seat, level in asked.bots.items()}
    table_state = await ask.services.service.make(person.id, asked.move_id, settings, bots, ask.device)
    known = await ask.services.log.at_least(table_state.id, table_state.version)
    return Reply(view_for(known, known.table_state, viewer_of(known, person)[0], ask.services.clock.now()), 201)


async def _tables(ask: ApiRequest) -> Reply:
    statuses = {"open": [Status.OPEN], "running": [Status.RUNNING], "over": [Status.OVER]}
    status = ask.query.get("status", "open")
    board, pace = ask.query.get("board"), ask.query.get("pace")
    if status not in statuses:
        raise RequestRefused("bad-message", error="status is open, running or over")
    if board is not None and not await ask.services.boards.known(board):
        raise RequestRefused("no-such-board", board=board)
    if pace not in (None, "none", "live", "days"):
        raise RequestRefused("bad-message", error="pace is none, live or days")
    rows = await ask.services.store.public_tables(statuses[status], board=board, pace=pace, most=LISTED)
    return Reply(_by_use(_listed(row, ask.person) for row in rows))


def _has_left(row: Table, ask: ApiRequest) -> bool:
    """Whether the person has left a table that they had made by quick match: nobody owns it."""
    summary = msgspec.json.decode(row.summary, type=Summary)
    return summary.quick and ask.someone.id not in summary.people


def _by_use(listed: Iterable[wire.TableListing]) -> wire.Tables:
    """Tables in the order in which they were used last, as far as the reader may know that."""
    return wire.Tables(tuple(sorted(listed, key=lambda each: -each.touched)))


async def _my_tables(ask: ApiRequest) -> Reply:
    rows = await ask.services.store.tables_of(ask.someone.id, LISTED)
    listed = (_listed(row, ask.person) for row in rows if not _has_left(row, ask))
    return Reply(_by_use(listed))


async def _by_code(ask: ApiRequest) -> Reply:
    code = ask.path["code"].strip().upper()
    with ask.services.limits.guess(ask.source):
        row = await ask.services.store.table_by_code(code) if code.isascii() and code.isalnum() else None
        if row is None or row.status is Status.GONE:
            raise RequestRefused("wrong-code")
    return Reply(wire.Found(row.id))


async def _table(ask: ApiRequest) -> Reply:
    """What is new since a version. With `wait` this is a long poll: it answers as soon as there is something new."""
    table, since = ask.path["table"], ask.number("since")
    wait = min(float(ask.number("wait")), LONGEST_WAIT)
    known, found = await _latest(ask, table, since)
    if wait and found.table.version == since:
        async with place(ask.services.followers, ask.source):
            found = await _long_poll(ask, table, since, wait)
    if ask.person is not None:
        ask.services.presence.saw(known.table_state, ask.person.id)
    return Reply(found)


async def _command(ask: ApiRequest, command: wire.Command) -> Reply:
    person, table = ask.someone, ask.path["table"]
    await ask.services.quotas.check(new=is_new(command))
    with rate_limited(ask.services.limits, person, ask.source, table, command):
        answer = await execute(ask.services.service, person, table, command, ask.device)
    known = ask.services.log.cached(table)
    if known is not None:
        ask.services.presence.saw(known.table_state, person.id)
    return Reply(answer)


async def _lines(ask: ApiRequest) -> Reply:
    table = (await ask.services.log.at_least(ask.path["table"], 1)).row.id
    return Reply(
        await ask.services.chat.spoken(table, ask.person, ask.number("since"), audience_of(ask.query.get("audience")))
    )


async def _say(ask: ApiRequest, said: wire.Say) -> Reply:
    table_state = (await ask.services.log.read(ask.path["table"])).table_state
    await ask.services.quotas.check(new=True)
    return Reply(await ask.services.chat.say(ask.someone, table_state, said, ask.device), 201)


# The server itself.


async def _readiness(ask: ApiRequest) -> Reply:
    readiness = ask.services.warmup.readiness
    if not await ask.services.store_probe.is_healthy():
        readiness = msgspec.structs.replace(readiness, ready=False, trouble="store")
    return Reply(readiness, 200 if readiness.ready else 503)


ENDPOINTS = (
    Endpoint("POST", "/api/guests", JsonBody(Decoder(wire.NewGuest), _new_guest), "Become a guest", wire.Me,
             ready=False, status=201),
    Endpoint("GET", "/api/me", _me, "Who I am", wire.Me, ready=False),
    Endpoint("PATCH", "/api/me", JsonBody(Decoder(wire.MeChange), _change_me), "Change my name or language", wire.Me,
             ready=False),
    Endpoint("DELETE", "/api/me", _forget_me, "Forget me on this device", None, ready=False, status=204),
    Endpoint("POST", "/api/me/transfer", _transfer, "A code for another device of mine", wire.Transfer, ready=False,
             status=201),
    Endpoint("POST", "/api/arrivals", JsonBody(Decoder(wire.Arrival), _arrive), "Be the same person here, by a code",
             wire.Me, ready=False, status=201),
    *ACCOUNTS,
    *BOARDS,
    Endpoint("GET", "/api/tables", _tables, "Public tables", wire.Tables, query=("status", "board", "pace"),
             ready=False),
    Endpoint("POST", "/api/tables", JsonBody(Decoder(wire.NewTable), _make), "Make a table", wire.TableView,
             status=201),
    Endpoint("GET", "/api/tables/mine", _my_tables, "My tables", wire.Tables, ready=False),
    Endpoint("GET", "/api/codes/{code}", _by_code, "The table with a code", wire.Found, ready=False, guessed=True),
    Endpoint("GET", "/api/tables/{table}", _table, "A table, and what is new at it", wire.Update,
             query=("since", "wait", "seat")),
    Endpoint("POST", "/api/tables/{table}/commands", JsonBody(Decoder(wire.Command), _command),
             "Do something at a table", wire.Answer),
    Endpoint("GET", "/api/tables/{table}/lines", _lines, "What was said", wire.Lines, query=("since", "audience")),
    Endpoint("POST", "/api/tables/{table}/lines", JsonBody(Decoder(wire.Say), _say), "Say something", wire.Said,
             status=201),
    *HINTS,
    *REPLAY,
    *COACH,
    *PICTURES,
    *VERIFICATION,
    *LESSON,
    *FRIENDS,
    *MODERATION,
    *RESULTS,
    Endpoint("GET", "/api/ready", _readiness, "Whether games can be played", wire.Readiness, ready=False,
             anyone=True),
)  # fmt: skip


# Details.


def _viewer(ask: ApiRequest, known: CachedTable) -> Viewer:
    """Whose view to build: that of the requested seat, else of the person's first seat."""
    own = viewer_of(known, ask.person)
    if "seat" not in ask.query:
        return own[0]
    seat = ask.number("seat")
    if seat not in own:
        raise TableRefusal("seat-not-yours", seat=seat)
    return seat


async def _latest(ask: ApiRequest, table: str, since: int) -> tuple[CachedTable, wire.Update]:
    """The table as it is in the store now, and what is new since a version."""
    known = await ask.services.log.read(table)
    viewer = _viewer(ask, known)  # determined each time: by now the seat may belong to somebody else
    return known, await latest(ask.services.log, known, viewer, since, ask.services.clock.now())


async def _long_poll(ask: ApiRequest, table: str, since: int, wait: float) -> wire.Update:
    """Long polling: waits until there is something new, or the time is up, and returns the latest state.

    Spectators who are held back look once a second and not at each note: an answer at the moment of an act would tell
    them about the act.
    """
    clock = asyncio.get_running_loop().time
    heard, end = asyncio.Event(), clock() + wait

    def listener(note: Note) -> None:
        heard.set()

    await ask.services.bus.subscribe(table, listener)
    try:
        while True:
            heard.clear()
            in_time = clock() < end  # before the lookup: a late event gets another one
            known, found = await _latest(ask, table, since)
            if found.table.version != since or not in_time:
                await check_still_allowed(ask)  # after the table was read: nothing newer is shown
                return found
            held_back = is_held_back(known, _viewer(ask, known))
            async with idle():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(end):
                        await (asyncio.sleep(TICK) if held_back else heard.wait())
                        await out_of_debt()  # others decide how often there is news
    finally:
        await ask.services.bus.unsubscribe(table, listener)


def _listed(row: Table, person: Person | None) -> wire.TableListing:
    summary = msgspec.json.decode(row.summary, type=Summary)
    waits = person is not None and any(summary.people[seat] == person.id for seat in summary.waits)
    yours = tuple(seat for seat, each in enumerate(summary.people) if person is not None and each == person.id)
    touched = row.created if summary.held_back and not yours else row.touched
    return wire.TableListing(
        row.id, row.board, row.players, row.free, row.pace, row.status, touched, summary.names, waits, summary.bots,
        summary.rated, yours,
    )  # fmt: skip
