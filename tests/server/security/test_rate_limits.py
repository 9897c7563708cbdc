"""Rate limits and quotas: what strangers can make a server do, store or hold open."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, select

from branchline.server.base import DAY
from branchline.server.base.rate_limits import USUAL, Rate, TotalLimit
from branchline.server.base.sources import Source, source_at
from branchline.server.store import (
    Status,
    Store,
    account_statements,
    audit_statements,
    gone_statements,
    inactive_statements,
    moderation_statements,
    schema,
    statements,
    usage_statements,
)
from branchline.server.store.statements import MOST_DEVICES
from branchline.server.store.upkeep import AUDIT_DAYS, GONE_DAYS, STRANGER_DAYS, sweep
from branchline.server.table import service, state
from branchline.server.table.log import IDLE_DAYS
from tests.server.in_process import GENEROUS, NONCE, InProcessServer, Visitor, code_of, playing


def used_up(limit: TotalLimit) -> None:
    """By networks that have not been here before, so that nothing is left for others."""
    number = 0
    while limit.take(Source(f"mob {number}")):
        number += 1


def test_requests_of_an_address(rate_limited_server: InProcessServer) -> None:
    visitor = rate_limited_server.visitor()
    codes = {visitor.get("/api/health2").status_code for _ in range(3)}
    assert codes == {404}
    answers = [visitor.get("/api/me").status_code for _ in range(int(USUAL.requests.burst) + 5)]
    assert answers.count(401) == USUAL.requests.burst
    late = visitor.get("/api/me")
    assert (late.status_code, code_of(late), late.headers["retry-after"]) == (429, "too-many", "1")
    assert rate_limited_server.visitor("127.0.0.2").get("/api/me").status_code == 401  # others are not held up
    rate_limited_server.clock.at += 1
    assert visitor.get("/api/me").status_code == 401


def test_new_guests(rate_limited_server: InProcessServer) -> None:
    """Of an address; and of all, from wherever they come."""
    made = [rate_limited_server.visitor().post("/api/guests", {"name": "Eva"}).status_code for _ in range(25)]
    assert made.count(201) == USUAL.guests.burst
    used_up(rate_limited_server.services.limits.all_guests)
    assert code_of(rate_limited_server.visitor("127.0.0.2").post("/api/guests", {"name": "Eva"})) == "too-many"


def test_tables_of_a_person_an_address_and_all(rate_limited_server: InProcessServer) -> None:
    limits = rate_limited_server.services.limits
    ana, ola = rate_limited_server.guest("Ana"), rate_limited_server.guest("Ola")
    asked = {"board": "thistledown", "players": 2}
    made = [ana.post("/api/tables", asked | {"move_id": ana.move_id()}).status_code for _ in range(21)]
    assert made.count(201) == USUAL.tables.burst
    assert limits.near_tables.take("127.0.0.1", USUAL.near_tables.burst - made.count(201))
    assert code_of(ola.post("/api/tables", asked | {"move_id": ola.move_id()})) == "too-many"
    eva = rate_limited_server.guest("Eva", "127.0.0.2")
    used_up(limits.all_tables)
    assert code_of(eva.post("/api/tables", asked | {"move_id": eva.move_id()})) == "too-many"


def test_tables_at_once(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever has many that are not over ends one first; what was asked before is still answered."""
    monkeypatch.setattr(service, "UNFINISHED", 2)
    ana = local_server.guest()
    first, second = ana.make(), ana.make()
    asked = {"move_id": "third-table", "board": "thistledown", "players": 2}
    refusal = ana.post("/api/tables", asked)
    assert (refusal.status_code, code_of(refusal)) == (409, "too-many-tables")
    again = {"move_id": ana.last, "board": "thistledown", "players": 2}
    assert ana.post("/api/tables", again).json()["id"] == second["id"]
    for seat in (0, 1):
        ana.do(first["id"], "sit", seat=seat, nonce=NONCE)
    ana.do(first["id"], "start")
    ana.do(first["id"], "resign", seat=0)
    assert ana.post("/api/tables", asked).status_code == 201


def test_rematches_are_tables_too(rate_limited_server: InProcessServer) -> None:
    ana, _, table = playing(rate_limited_server)
    ana.do(table, "resign", seat=0)
    while rate_limited_server.services.limits.near_tables.take("127.0.0.1"):
        pass
    before = rate_limited_server.events(table)
    assert code_of(ana.do(table, "rematch")) == "too-many"
    assert rate_limited_server.events(table) == before


def test_codes_cant_be_guessed_by_any_way_in(rate_limited_server: InProcessServer) -> None:
    """By the table's code, by sitting down, by a device's code: one bucket, and only wrong ones count."""
    ana = rate_limited_server.guest("Ana", "127.0.0.2")
    made = ana.make()
    for _ in range(30):
        assert ana.get(f"/api/codes/{made['code']}").json() == {"table": made["id"]}
    eva, tried, burst = rate_limited_server.guest("Eva"), 0, int(USUAL.codes.burst)
    for number in range(burst // 2):
        assert code_of(eva.get(f"/api/codes/WRONG{number}")) == "wrong-code"
        assert code_of(eva.do(made["id"], "sit", seat=0, nonce=NONCE, code=f"WRONG{number}")) == "code-needed"
        tried += 2
    assert tried == burst
    before = rate_limited_server.events(made["id"])
    for other in (eva, rate_limited_server.guest("Iza")):  # another name is no other address
        assert code_of(other.get(f"/api/codes/{made['code']}")) == "too-many"
        assert code_of(other.do(made["id"], "sit", seat=0, nonce=NONCE, code=made["code"])) == "too-many"
        assert code_of(other.post("/api/arrivals", {"code": "WRONG"})) == "too-many"
    assert rate_limited_server.events(made["id"]) == before


def test_codes_cant_be_guessed_from_many_addresses(rate_limited_server: InProcessServer) -> None:
    made = rate_limited_server.guest().make()
    limits = rate_limited_server.services.limits
    assert limits.all_codes.take(Source("127.0.0.9"), USUAL.all_codes.burst - 1)
    assert code_of(rate_limited_server.visitor("127.0.0.2").get("/api/codes/WRONG")) == "wrong-code"
    assert code_of(rate_limited_server.visitor("127.0.0.3").get(f"/api/codes/{made['code']}")) == "too-many"


def test_lines_of_a_person_and_at_a_table(rate_limited_server: InProcessServer) -> None:
    ana, ola, table = playing(rate_limited_server)

    def say(who: str, number: int) -> str:
        line = {"move_id": f"line-{who}-{number}", "phrase": "hello"}
        answer = (ana if who == "ana" else ola).post(f"/api/tables/{table}/lines", line)
        return "said" if answer.is_success else code_of(answer)

    assert [say("ana", number) for number in range(6)].count("said") == USUAL.lines.burst
    while rate_limited_server.services.limits.table_lines.take(f"{table} players"):
        pass
    assert say("ola", 1) == "too-many"


def test_one_network_does_not_silence_other_spectators(store: Store, loop: asyncio.Runner) -> None:
    rates = GENEROUS._replace(table_lines=Rate(8, 1e-9))
    local_server = InProcessServer(store, loop, rates)
    ana, _, table = playing(local_server)

    def say(visitor: Visitor) -> str:
        answer = visitor.post(f"/api/tables/{table}/lines", {"move_id": visitor.move_id(), "phrase": "hello"})
        return "said" if answer.is_success else code_of(answer)

    mob = [local_server.guest(f"Mob {number}", "192.0.2.1") for number in range(3)]
    assert [say(visitor) for visitor in mob * 2] == [*["said"] * 4, *["too-many"] * 2]
    others = [local_server.guest("Other", f"198.51.100.{number}") for number in (1, 1, 1)]
    assert [say(visitor) for visitor in others] == ["said", "said", "too-many"]  # the rest is for newcomers
    assert [say(local_server.guest("New", f"203.0.113.{number}")) for number in (1, 2)] == ["said", "said"]
    assert [say(ana) for _ in range(8)] == ["said"] * 8  # players have a limit of their own


def test_a_chat_keeps_its_last_lines(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(statements, "MOST_LINES", 10)
    ana, _, table = playing(local_server)
    for number in range(15):
        line = {"move_id": f"some-line-{number}", "text": f"line {number}"}
        assert ana.post(f"/api/tables/{table}/lines", line).status_code == 201
    kept = ana.get(f"/api/tables/{table}/lines").json()["lines"]
    assert [line["text"] for line in kept] == [f"line {number}" for number in range(5, 15)]


def test_spectators_do_not_push_out_the_players_chat(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(statements, "MOST_LINES", 3)
    ana, _, table = playing(local_server)
    spectator = local_server.guest("Eva")
    for who, number in ((ana, 0), *((spectator, number) for number in range(1, 6)), (ana, 6)):
        line = {"move_id": f"some-line-{number}", "text": f"line {number}"}
        assert who.post(f"/api/tables/{table}/lines", line).status_code == 201
    kept = [
        [line["text"] for line in who.get(f"/api/tables/{table}/lines").json()["lines"]] for who in (ana, spectator)
    ]
    assert kept == [["line 0", "line 6"], ["line 3", "line 4", "line 5"]]


def test_devices_of_a_person(store: Store, loop: asyncio.Runner) -> None:
    local_server = InProcessServer(store, loop, GENEROUS)
    ana = local_server.guest()
    others: list[Visitor] = []
    for _ in range(MOST_DEVICES):
        local_server.clock.at += 1
        code = (others or [ana])[-1].post("/api/me/transfer", None).json()["code"]
        others.append(local_server.visitor())
        assert others[-1].post("/api/arrivals", {"code": code}).status_code == 201
    local_server.clock.at += 60
    assert code_of(ana.get("/api/me")) == "no-guest"  # the oldest of one too many
    assert all(other.get("/api/me").is_success for other in others)


def test_nobody_can_wear_out_a_table_for_others(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Toggled votes use up one's own votes, and nothing of anybody else's."""
    monkeypatch.setattr(state, "LONGEST_LOG", 8)
    monkeypatch.setattr(state.Voted, "most", 6)
    ana, ola, table = playing(local_server)
    assert ola.do(table, "stand-in", seat=1).is_success
    votes = [ana.do(table, "vote", seat=0, end=number % 2 == 1) for number in range(8)]
    assert [vote.is_success for vote in votes] == [True] * 6 + [False] * 2
    assert code_of(votes[-1]) == "table-worn"
    assert len(local_server.events(table)) > state.LONGEST_LOG
    for do, more in (("come-back", {}), ("vote", {"end": False}), ("stand-in", {}), ("resign", {})):
        assert ola.do(table, do, seat=1, **more).is_success, do


def test_nobody_comes_back_again_and_again(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """If their clock has run out, it runs out again at once, and they could do it before the bot moves."""
    assert state.CameBack.most == 200
    monkeypatch.setattr(state.CameBack, "most", 3)
    ana, ola, table = playing(local_server)
    back = []
    for _ in range(4):
        assert ana.do(table, "stand-in", seat=0).is_success
        back.append(ana.do(table, "come-back", seat=0))
    assert [each.is_success for each in back] == [True] * 3 + [False]
    assert code_of(back[-1]) == "table-worn"
    assert ola.do(table, "stand-in", seat=1).is_success
    assert ola.do(table, "come-back", seat=1).is_success


def test_a_stranger_who_sits_and_leaves_does_not_stop_a_table(
    local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state, "LONGEST_LOG", 12)
    monkeypatch.setattr(state.Sat, "most", 3)
    ana, ola = local_server.guest("Ana"), local_server.guest("Ola")
    table = ana.make(public=True, players=3)["id"]
    sat = []
    for _ in range(2):
        eva = local_server.guest("Eva")
        for _ in range(4):
            sat.append(eva.do(table, "sit", seat=2, nonce=NONCE).is_success)
            eva.do(table, "leave", seat=2)
    assert sat == [True, True, True, False] * 2
    assert code_of(ola.do(table, "sit", seat=1, nonce=NONCE)) == "table-worn"  # the log is full: nobody new sits down
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    for seat in (1, 2):
        assert ana.do(table, "bot", seat=seat, level="easy").is_success
    assert ana.do(table, "leave", seat=2).is_success
    assert ana.do(table, "bot", seat=2, level="easy").is_success
    assert ana.do(table, "start").is_success


def test_seats_at_one_table_are_taken_at_a_pace(rate_limited_server: InProcessServer) -> None:
    """Of one address, whatever they call themselves; others are not held up."""
    ana, eva = rate_limited_server.guest("Ana", "127.0.0.2"), rate_limited_server.guest("Eva")
    table, iza = ana.make(public=True)["id"], rate_limited_server.guest("Iza")
    for number in range(int(USUAL.sits.burst)):
        visitor = (eva, iza)[number % 2]
        assert visitor.do(table, "sit", seat=0, nonce=NONCE).is_success
        assert visitor.do(table, "leave", seat=0).is_success
    assert code_of(eva.do(table, "sit", seat=0, nonce=NONCE)) == "too-many"
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success


def test_strangers_and_tables_that_came_to_nothing_are_forgotten(store: Store, loop: asyncio.Runner) -> None:
    """Whoever sat somewhere, or was here lately, is not; nor are games."""
    local_server = InProcessServer(store, loop, GENEROUS)
    ana, _, table = playing(local_server)
    eva, iza = local_server.guest("Eva"), local_server.guest("Iza")
    empty = iza.make()["id"]
    start = local_server.clock.at
    local_server.clock.at = start + (STRANGER_DAYS - 1) * DAY
    assert iza.get("/api/me").is_success  # seen again
    local_server.loop.run(local_server.services.job_runner.once())  # the open table is gone
    local_server.loop.run(local_server.services.job_runner.settle())
    row = local_server.loop.run(local_server.store.table(empty))
    assert row is not None
    assert row.status is Status.GONE
    local_server.clock.at = start + (STRANGER_DAYS + 1) * DAY
    assert local_server.loop.run(sweep(local_server.store, local_server.clock.at)) == (1, 0)
    assert code_of(eva.get("/api/me")) == "no-guest"
    assert iza.get("/api/me").is_success
    assert ana.get("/api/me").is_success
    local_server.clock.at += GONE_DAYS * DAY
    assert local_server.loop.run(sweep(local_server.store, local_server.clock.at)) == (0, 1)
    assert local_server.loop.run(local_server.store.table(empty)) is None
    assert local_server.loop.run(local_server.store.table(table)) is not None


def test_what_is_forgotten_is_deleted_in_small_transactions(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One visitor can let thousands of guests and tables expire at the same time, and others wait for the writer."""

    def add(connection: Connection) -> None:
        guests = [
            {"id": f"p{number}", "name": "Eva", "language": "en", "created": 0.0, "seen": 0.0, "banned": False}
            for number in range(250)
        ]
        tables = [
            {"id": f"t{number}", "public": False, "board": "europe", "players": 2, "free": 2, "pace": "none",
             "status": "gone", "version": 1, "host": "p0", "secret": b"", "created": 0.0, "touched": 0.0,
             "summary": b"{}"}
            for number in range(25)
        ]  # fmt: skip
        codes = [{"code_hash": bytes([number]), "person": f"p{number}", "until": 0.0} for number in range(250)]
        stored = [{"who": f"a/{number}", "day": 1, "bytes": 1} for number in range(501)]
        connection.execute(insert(schema.people), guests)
        connection.execute(insert(schema.tables), tables)
        connection.execute(insert(schema.transfers), codes)
        connection.execute(insert(schema.usage), stored)

    deleted: list[int | None] = []
    steps = (
        gone_statements.delete_gone_tables,
        account_statements.delete_expired_transfers,
        usage_statements.delete_usage,
        inactive_statements.delete_inactive_people,
    )
    write = store.write

    async def noting(work: Callable[..., Any], *arguments: Any) -> Any:
        found = await write(work, *arguments)
        if work in steps:
            deleted.append(found)
        return found

    loop.run(store.write(add))
    monkeypatch.setattr(store, "write", noting)
    assert loop.run(sweep(store, (STRANGER_DAYS + 1) * DAY)) == (250, 25)
    # Codes first: whenever a guest is deleted, all codes are searched for theirs.
    assert deleted == [*[2] * 12, 1, None, 250, None, 500, 1, None, 100, 100, 50]


def test_what_moderators_and_operators_need_no_more_is_deleted_in_small_transactions(
    store: Store, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Visitors fill it too: reports are in the audit log, and whoever signs in to two accounts is noted."""

    def add(connection: Connection) -> None:
        person = {"name": "Eva", "language": "en", "created": 0.0, "seen": 0.0, "banned": False}
        connection.execute(insert(schema.people), [person | {"id": f"p{n:04}", "account": f"a{n}"} for n in range(502)])
        entry = {"at": 0.0, "action": "report", "details": ""}
        connection.execute(insert(schema.audit), [entry | {"at": float(number > 501)} for number in range(502 + 3)])
        pairs = [{"person": f"p{number:04}", "other": f"p{number + 1:04}", "at": 0.0} for number in range(501)]
        connection.execute(insert(schema.shared_devices), pairs)
        report = {"at": 0.0, "reason": "insults", "text": "", "lines": b"[]", "status": "handled", "handled": 0.0}
        connection.execute(insert(schema.reports), [report | {"id": f"r{number}"} for number in range(51)])
        connection.execute(insert(schema.reports), report | {"id": "open", "status": "open", "handled": None})

    steps = (
        audit_statements.delete_old_audit,
        moderation_statements.delete_old_reports,
        moderation_statements.delete_old_shared_devices,
    )
    loop.run(store.write(add))
    write, deleted = store.write, list[int | None]()

    async def noting(work: Callable[..., Any], *arguments: Any) -> Any:
        found = await write(work, *arguments)
        if work in steps:
            deleted.append(found)
        return found

    monkeypatch.setattr(store, "write", noting)
    local_server = InProcessServer(store, loop, GENEROUS)
    local_server.clock.at = AUDIT_DAYS * DAY + 0.5
    loop.run(sweep(store, local_server.clock.at))
    loop.run(local_server.services.moderation.sweep())
    assert deleted == [500, 2, None, 50, 1, None, 500, 1, None]
    assert len(loop.run(store.audit_entries(100))) == 3
    assert [each.id for each in loop.run(store.read(moderation_statements.reports, "open", 10))] == ["open"]


def test_codes_for_other_devices_are_limited_by_address(store: Store, loop: asyncio.Runner) -> None:
    local_server = InProcessServer(store, loop)
    limit = int(local_server.rates.transfers.burst)
    guests = [local_server.guest(f"Eva {number}") for number in range(2)]
    answers = [guests[number % 2].post("/api/me/transfer", {}).status_code for number in range(limit + 1)]
    assert answers == [201] * limit + [429]


def test_guests_with_many_results_are_deleted_in_small_transactions(store: Store, loop: asyncio.Runner) -> None:
    def add(connection: Connection) -> None:
        guests = [
            {"id": f"p{number}", "name": "Eva", "language": "en", "created": 0.0, "seen": 0.0, "banned": False}
            for number in range(3)
        ]
        games = [
            {"id": f"g{number}", "seq": number, "board": "europe", "digest": "", "players": 2, "pace": "none",
             "rated": False, "ending": "played", "finished": 0.0}
            for number in range(9)
        ]  # fmt: skip
        results = [
            {"game": f"g{number}", "seat": 0, "person": f"p{number % 3}", "name": "Eva", "board": "europe",
             "players": 2, "seq": number, "finished": 0.0, "rated": False, "points": 0, "tickets": 0,
             "tickets_failed": 0, "longest": 0}
            for number in range(9)
        ]  # fmt: skip
        for table, rows in ((schema.people, guests), (schema.games, games), (schema.results, results)):
            connection.execute(insert(table), rows)

    def count(connection: Connection) -> int | None:
        named = select(func.count()).select_from(schema.results).where(schema.results.c.name.is_not(None))
        return connection.execute(named).scalar()

    loop.run(store.write(add))
    named, deleted = [], []
    for _ in range(4):
        some = loop.run(store.read(inactive_statements.inactive_people, 1.0))
        deleted.append(loop.run(store.write(inactive_statements.delete_inactive_people, 1.0, some, 4)))
        named.append(loop.run(store.read(count)))
    assert (named, deleted) == ([5, 1, 0, 0], [1, 1, 1, 0])


def test_guests_with_many_blocks_are_deleted_in_small_transactions(store: Store, loop: asyncio.Runner) -> None:
    """A guest can block hundreds, and any number of guests can block one: a hundred guests have tens of thousands."""

    def add(connection: Connection) -> None:
        guest = {"name": "Eva", "language": "en", "created": 0.0, "seen": 0.0, "banned": False}
        connection.execute(insert(schema.people), [guest | {"id": f"p{number}"} for number in range(4)])
        blocks = [
            {"person": f"p{number}", "other": f"p{other}", "kind": "block", "at": 0.0}
            for number in range(4) for other in range(4) if number != other
        ]  # fmt: skip
        connection.execute(insert(schema.blocks), blocks)

    def count(connection: Connection) -> int | None:
        return connection.execute(select(func.count()).select_from(schema.blocks)).scalar()

    loop.run(store.write(add))
    left, deleted = [], []
    for _ in range(4):
        some = loop.run(store.read(inactive_statements.inactive_people, 1.0))
        deleted.append(loop.run(store.write(inactive_statements.delete_inactive_people, 1.0, some, 5)))
        left.append(loop.run(store.read(count)))
    assert (left, deleted) == ([12 - 5, 12 - 10, 0, 0], [0, 1, 3, 0])


def test_games_that_were_left_are_forgotten_unless_a_clock_runs(store: Store, loop: asyncio.Runner) -> None:
    """A game without a clock after a month; one with days for each turn not while it is somebody's turn."""
    local_server = InProcessServer(store, loop, GENEROUS)
    ana, _, left = playing(local_server)
    over, slow = playing(local_server)[2], playing(local_server, pace={"kind": "days", "days": 7})[2]
    assert ana.get(f"/api/tables/{slow}").json()["table"]["expires"] == local_server.clock.at + (7 + IDLE_DAYS) * DAY
    # The bot of a player whose time is up goes on, so such a game comes to an end by itself.
    local_server.clock.at += IDLE_DAYS * DAY + 1
    for _ in range(2):
        local_server.loop.run(local_server.services.job_runner.once())
        local_server.loop.run(local_server.services.job_runner.settle())
    rows = [local_server.loop.run(store.table(table)) for table in (left, over, slow)]
    assert [row is not None and row.status is Status.GONE for row in rows] == [True, True, False]
    local_server.clock.at += GONE_DAYS * DAY + 1
    _, deleted = local_server.loop.run(sweep(store, local_server.clock.at))
    assert deleted == 2
    assert local_server.loop.run(store.table(left)) is None
    assert local_server.loop.run(store.table(slow)) is not None


def test_who_waits_takes_a_place(local_server: InProcessServer) -> None:
    """Requests that wait, and sockets, are held in memory: so many at once."""
    ana, _, table = playing(local_server)
    local_server.services.followers.each = 0
    version = ana.see(table)["version"]
    assert code_of(ana.get(f"/api/tables/{table}", since=version, wait=5)) == "too-many"
    assert ana.get(f"/api/tables/{table}", since=0, wait=5).is_success  # there is something: nobody waits


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("127.0.0.1", ("127.0.0.1",)), ("192.168.1.7", ("192.168.1.7",)), ("9.8.7.6", ("9.8.7.6", "9.8.7.0/24")),
        ("fd00:1:2:1203::1", ("fd00:1:2:1203::", "fd00:1:2:1200::/56", "fd00:1:2::/48")),
        ("fd00:1:2:3:ffff::9", ("fd00:1:2:3::", "fd00:1:2::/56", "fd00:1:2::/48")),
        ("::ffff:127.0.0.1", ("127.0.0.1",)), ("fe80::1%eth0", ("fe80::", "fe80::/56", "fe80::/48")), ("?", ("?",)),
    ],
)  # fmt: skip
def test_a_household_is_one_address_in_larger_networks(host: str, counted: tuple[str, ...]) -> None:
    """Half of a long address is free to choose for whoever has one, and who has one often has many."""
    source = source_at(host)
    assert (source.address, *(name for name, _ in source.networks)) == counted


def test_one_network_does_not_lock_newcomers_out(rate_limited_server: InProcessServer) -> None:
    """Neither by new guests nor by wrong codes, from however many addresses of one /48."""
    limits = rate_limited_server.services.limits
    made = Counter[int]()
    for number in range(100):
        one = rate_limited_server.visitor(f"2001:db8:1:{number << 8:x}::1")
        made[one.post("/api/guests", {"name": "Mob"}).status_code] += 1
        made[one.get("/api/codes/WRONG2").status_code] += 1
    assert made[201] == 3 * USUAL.guests.burst
    assert made[404] == 3 * USUAL.codes.burst
    # Even if a network uses up all that is not reserved, newcomers get in.
    while limits.all_guests.take(source_at("2001:db8:2::1")):
        pass
    assert code_of(rate_limited_server.visitor("2001:db8:2:9::1").post("/api/guests", {"name": "Mob"})) == "too-many"
    for number in range(20):
        newcomer = rate_limited_server.visitor(f"2001:db8:{number + 100:x}::1")
        assert newcomer.post("/api/guests", {"name": "Ana"}).status_code == 201
