"""The API: everything that can be asked for over HTTP. Each endpoint is declared once.

From the declarations come the routes and the OpenAPI document: see `openapi.py`.
"""

from __future__ import annotations

import asyncio
import contextlib

import msgspec

from branchline.boards import builtin_boards
from branchline.server import wire
from branchline.server.app.commands import carry_out, not_too_often
from branchline.server.app.http import Ask, Endpoint, Reply
from branchline.server.app.rate_limits import place
from branchline.server.app.refusals import Declined
from branchline.server.features.boards import BOARDS
from branchline.server.features.hints import HINTS
from branchline.server.features.lesson import LESSON
from branchline.server.features.pictures import PICTURES
from branchline.server.features.proof import PROVING
from branchline.server.features.replay import BACK
from branchline.server.live.bus import Note
from branchline.server.live.hub import Eyes, eyes_of, latest, look
from branchline.server.store import Person, Status, Table
from branchline.server.table.events import Pace, Settings
from branchline.server.table.log import Known, Summary
from branchline.server.table.state import TableRefusal

LONGEST_WAIT = 30.0
LISTED = 50


# People.


async def _new_guest(ask: Ask) -> Reply:
    if ask.person is not None:
        raise Declined("guest-already")
    ask.desk.limits.check_guest(ask.address)
    person, token = await ask.desk.people.new(ask.body.name, ask.body.language)
    return Reply(wire.Me(person.name, person.language), 201, token)


async def _me(ask: Ask) -> Reply:
    return Reply(wire.Me(ask.someone.name, ask.someone.language))


async def _change_me(ask: Ask) -> Reply:
    assert ask.someone is not None
    assert ask.token is not None
    person = await ask.desk.people.change(ask.token, ask.body.name, ask.body.language)
    return Reply(wire.Me(person.name, person.language))


async def _forget_me(ask: Ask) -> Reply:
    assert ask.someone is not None
    assert ask.token is not None
    await ask.desk.people.forget(ask.token)
    return Reply(b"", 204, token="")


async def _transfer(ask: Ask) -> Reply:
    code, until = await ask.desk.people.transfer(ask.someone)
    return Reply(wire.Transfer(code, until), 201)


async def _arrive(ask: Ask) -> Reply:
    with ask.desk.limits.guess(ask.address):
        person, token = await ask.desk.people.arrive(ask.body.code)
    return Reply(wire.Me(person.name, person.language), 201, token)


# Tables.


async def _make(ask: Ask) -> Reply:
    person, asked = ask.someone, ask.body
    assert isinstance(asked, wire.NewTable)
    if asked.board not in builtin_boards():  # a name, never a path
        raise Declined("no-such-board", board=asked.board)
    ask.desk.limits.check_table(person.id, ask.address)
    settings = Settings(
        asked.board, asked.players, asked.public, _pace(asked.pace), asked.longest_path, asked.watching,
        asked.delay if asked.watching == "delayed" else 0, asked.invited,
    )  # fmt: skip
    bots = {int(seat): level for seat, level in asked.bots.items()}
    sitting = await ask.desk.service.make(person.id, asked.move_id, settings, bots)
    known = await ask.desk.log.at_least(sitting.id, sitting.version)
    return Reply(look(known, known.sitting, eyes_of(known, person)[0], ask.desk.clock.now()), 201)


async def _tables(ask: Ask) -> Reply:
    statuses = {"open": [Status.OPEN], "running": [Status.RUNNING], "over": [Status.OVER]}
    status = ask.query.get("status", "open")
    board, pace = ask.query.get("board"), ask.query.get("pace")
    if status not in statuses:
        raise Declined("bad-message", error="status is open, running or over")
    if board is not None and board not in builtin_boards():
        raise Declined("no-such-board", board=board)
    if pace not in (None, "none", "live", "days"):
        raise Declined("bad-message", error="pace is none, live or days")
    rows = await ask.desk.store.public_tables(statuses[status], board=board, pace=pace, most=LISTED)
    listed = (_listed(row, ask.person) for row in rows)
    return Reply(wire.Tables(tuple(sorted(listed, key=lambda each: -each.touched))))


async def _my_tables(ask: Ask) -> Reply:
    rows = await ask.desk.store.tables_of(ask.someone.id, LISTED)
    return Reply(wire.Tables(tuple(_listed(row, ask.person) for row in rows if row.status is not Status.GONE)))


async def _by_code(ask: Ask) -> Reply:
    code = ask.path["code"].strip().upper()
    with ask.desk.limits.guess(ask.address):
        row = await ask.desk.store.table_with(code) if code.isascii() and code.isalnum() else None
        if row is None or row.status is Status.GONE:
            raise Declined("wrong-code")
    return Reply(wire.Found(row.id))


async def _table(ask: Ask) -> Reply:
    """What is new since a version; with `wait`, as soon as there is something."""
    table, since = ask.path["table"], ask.number("since")
    wait = min(float(ask.number("wait")), LONGEST_WAIT)
    known, found = await _latest(ask, table, since)
    if wait and found.table.version == since:
        with place(ask.desk.followers, ask.address):
            found = await _awaited(ask, table, since, wait)
    if ask.person is not None:
        ask.desk.presence.saw(known.sitting, ask.person.id)
    return Reply(found)


async def _deed(ask: Ask) -> Reply:
    person, table = ask.someone, ask.path["table"]
    with not_too_often(ask.desk.limits, person, ask.address, ask.body):
        answer = await carry_out(ask.desk.service, person, table, ask.body)
    known = ask.desk.log.remembered(table)
    if known is not None:
        ask.desk.presence.saw(known.sitting, person.id)
    return Reply(answer)


async def _lines(ask: Ask) -> Reply:
    table = (await ask.desk.log.at_least(ask.path["table"], 1)).row.id
    return Reply(wire.Lines(await ask.desk.talk.spoken(table, ask.person, ask.number("since"))))


async def _say(ask: Ask) -> Reply:
    sitting = (await ask.desk.log.read(ask.path["table"])).sitting
    return Reply(await ask.desk.talk.say(ask.someone, sitting, ask.body), 201)


# The server itself.


async def _readiness(ask: Ask) -> Reply:
    shown = ask.desk.warming.shown
    if not await ask.desk.watch.well():
        shown = msgspec.structs.replace(shown, ready=False, trouble="store")
    return Reply(shown, 200 if shown.ready else 503)


ENDPOINTS = (
    Endpoint("POST", "/api/guests", _new_guest, "Become a guest", wire.Me, wire.NewGuest, ready=False, status=201),
    Endpoint("GET", "/api/me", _me, "Who I am", wire.Me, ready=False),
    Endpoint("PATCH", "/api/me", _change_me, "Change my name or language", wire.Me, wire.MeChange, ready=False),
    Endpoint("DELETE", "/api/me", _forget_me, "Forget me on this device", None, ready=False, status=204),
    Endpoint("POST", "/api/me/transfer", _transfer, "A code for another device of mine", wire.Transfer, ready=False,
             status=201),
    Endpoint("POST", "/api/arrivals", _arrive, "Be the same person here, by a code", wire.Me, wire.Arrival,
             ready=False, status=201),
    *BOARDS,
    Endpoint("GET", "/api/tables", _tables, "Public tables", wire.Tables, query=("status", "board", "pace"),
             ready=False),
    Endpoint("POST", "/api/tables", _make, "Make a table", wire.Shown, wire.NewTable, status=201),
    Endpoint("GET", "/api/tables/mine", _my_tables, "My tables", wire.Tables, ready=False),
    Endpoint("GET", "/api/codes/{code}", _by_code, "The table with a code", wire.Found, ready=False),
    Endpoint("GET", "/api/tables/{table}", _table, "A table, and what is new at it", wire.Update,
             query=("since", "wait", "seat")),
    Endpoint("POST", "/api/tables/{table}/deeds", _deed, "Do something at a table", wire.Answer, wire.Deed),
    Endpoint("GET", "/api/tables/{table}/lines", _lines, "What was said", wire.Lines, query=("since",)),
    Endpoint("POST", "/api/tables/{table}/lines", _say, "Say something", wire.Said, wire.Say, status=201),
    *HINTS,
    *BACK,
    *PICTURES,
    *PROVING,
    *LESSON,
    Endpoint("GET", "/api/ready", _readiness, "Whether games can be played", wire.Readiness, ready=False,
             anyone=True),
)  # fmt: skip


# How.


def _eyes(ask: Ask, known: Known) -> Eyes:
    """With whose eyes: of the seat that is asked for, else the person's first."""
    own = eyes_of(known, ask.person)
    if "seat" not in ask.query:
        return own[0]
    seat = ask.number("seat")
    if seat not in own:
        raise TableRefusal("seat-not-yours", seat=seat)
    return seat


async def _latest(ask: Ask, table: str, since: int) -> tuple[Known, wire.Update]:
    """The table as it stands in the store now, and what is new at it since a version."""
    known = await ask.desk.log.read(table)
    eyes = _eyes(ask, known)  # asked each time: the seat may be somebody else's by now
    return known, await latest(ask.desk.log, known, eyes, since, ask.desk.clock.now())


async def _awaited(ask: Ask, table: str, since: int, wait: float) -> wire.Update:
    """What is new, as soon as there is something; when the time is up, whatever is there by then."""
    heard, end = asyncio.Event(), asyncio.get_running_loop().time() + wait

    def listener(note: Note) -> None:
        heard.set()

    await ask.desk.bus.listen(table, listener)
    try:
        while True:
            heard.clear()
            in_time = asyncio.get_running_loop().time() < end  # what comes while it is looked up is found next time
            _, found = await _latest(ask, table, since)
            if found.table.version != since or not in_time:
                return found
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout_at(end):
                    await heard.wait()
    finally:
        await ask.desk.bus.unlisten(table, listener)


def _pace(asked: wire.PaceAsked) -> Pace:
    match asked.kind:
        case "live":
            return Pace("live", bank=asked.bank, increment=asked.increment)
        case "days":
            return Pace("days", days=asked.days)
    return Pace()


def _listed(row: Table, person: Person | None) -> wire.Listed:
    summary = msgspec.json.decode(row.summary, type=Summary)
    waits = person is not None and any(summary.people[seat] == person.id for seat in summary.waits)
    sits = person is not None and person.id in summary.people
    touched = row.created if summary.held_back and not sits else row.touched
    return wire.Listed(row.id, row.board, row.players, row.free, row.pace, row.status, touched, summary.names, waits)
