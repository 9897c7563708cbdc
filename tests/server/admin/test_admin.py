"""`branchline admin` on SQLite and on PostgreSQL: what it lists, changes and finds."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pexpect
import pytest
from sqlalchemy import Connection, Delete, Update, delete, insert, text, update

from branchline.cli import main
from branchline.server.admin.integrity import Damage, check_whole
from branchline.server.admin.options import STATUSES
from branchline.server.admin.transfer import check_tables
from branchline.server.base import DAY
from branchline.server.base.config import default_database
from branchline.server.people.names import name_key
from branchline.server.store import Status, TableExport, moderation_statements, open_store, schema
from branchline.server.store.revisions import newest_revision
from branchline.server.store.schema import events, members, tables
from branchline.server.wire import Rematch, StandIn, Vote
from branchline.testing import Postgres, service_on, someone, started
from tests.server.admin.support import Admin, Place, fill, play, refused
from tests.volume import some_of

SECONDS = 60.0
COMMAND = [sys.executable, "-m", "branchline.cli", "admin"]


def test_the_schema_is_made_once(empty_url: str, admin: Admin) -> None:
    url = empty_url
    answer = admin(url, "migrate", "--check")
    assert (answer.code, answer.err) == (1, "")
    assert "no schema yet" in answer.out
    if not url.startswith("sqlite"):
        refused(admin(url, "list"), "no schema yet: run branchline admin migrate")
    assert "Schema created: revision" in admin(url, "migrate").out
    for command in (["migrate"], ["migrate", "--check"]):
        answer = admin(url, *command)
        assert (answer.code, answer.err) == (0, "")
        assert "up to date" in answer.out
    assert admin(url, "list").code == 0


def test_another_schema_is_left_alone(place: Place, loop: asyncio.Runner, admin: Admin) -> None:
    def turn(revision: str) -> None:
        turned = text("UPDATE alembic_version SET version_num = :revision").bindparams(revision=revision)
        loop.run(place.store.write(lambda connection: connection.execute(turned) and None))

    turn("9999")
    try:
        for command in (["migrate"], ["migrate", "--check"], ["list"], ["check"]):
            refused(admin(place.url, *command), "from a newer Branchline")
    finally:
        turn(newest_revision())


def test_who_has_stored_how_much_today(place: Place, loop: asyncio.Runner, admin: Admin) -> None:
    today = int(time.time() // DAY)
    loop.run(place.store.add_usage(today, {"p/p0": 2_500_000, "a/127.0.0.1\x1b": 4_000_000, "n/192.0.2.0/24": 1}))
    loop.run(place.store.add_usage(today - 1, {"p/p1": 9_000_000}))
    listed = json.loads(admin(place.url, "usage", "--json").out)["usage"]
    assert listed == [
        {"address": "127.0.0.1\x1b", "bytes": 4_000_000},
        {"person": "p0", "bytes": 2_500_000},
        {"network": "192.0.2.0/24", "bytes": 1},
    ]
    shown = admin(place.url, "usage").out
    assert "4.00" in shown
    assert "\x1b" not in shown
    assert len(json.loads(admin(place.url, "usage", "--most", "1", "--json").out)["usage"]) == 1


def test_tables_are_listed_with_who_sits_there(place: Place, admin: Admin) -> None:
    answer = admin(place.url, "list", "--json")
    assert "secret" not in answer.out
    listed = {table["status"]: table for table in json.loads(answer.out)["tables"]}
    assert {status: table["id"] for status, table in listed.items()} == place.ids
    free, bot, ben, _ = [seat["name"] for seat in listed["open"]["seats"]]
    assert (free, ben) == (None, "Ben \xa0[31m")
    assert [seat["bot"] for seat in listed["open"]["seats"]] == [None, "hard", None, None]
    assert [seat["person"] for seat in listed["over"]["seats"]] == ["p0", "p1"]
    shown = admin(place.url, "list").out
    assert all(table in shown for table in place.ids.values())
    assert bot in shown
    assert "(bot hard)" in shown
    assert "\xa0" not in shown


def test_lists_are_filtered(place: Place, admin: Admin) -> None:
    def ids(*filters: str) -> set[str]:
        return {table["id"] for table in json.loads(admin(place.url, "list", "--json", *filters).out)["tables"]}

    assert set(STATUSES) == set(Status)
    for status in STATUSES:
        assert ids("--status", status) == {table for key, table in place.ids.items() if key == status}
    assert ids("--board", "europe") == {place.ids["open"]}
    assert ids("--older-than", "1") == set(place.ids.values())
    assert ids("--older-than", "1e9") == ids("--board", "atlantis") == set()


def test_people_are_banned_and_let_in_again(place: Place, admin: Admin) -> None:
    def banned() -> dict[str, bool]:
        people = json.loads(admin(place.url, "people", "--json").out)["people"]
        assert {person["id"]: person["tables"] for person in people} == {"p0": 2, "p1": 3}
        return {person["id"]: person["banned"] for person in people}

    assert banned() == {"p0": False, "p1": False}
    assert admin(place.url, "ban", "p1").out == "Żaneta (p1) is banned\n"
    assert banned() == {"p0": False, "p1": True}
    assert "Żaneta" in admin(place.url, "people").out
    assert admin(place.url, "unban", "p1").code == 0
    assert banned() == {"p0": False, "p1": False}
    refused(admin(place.url, "ban", "p9"), "no person p9")


def test_moderators_are_appointed(place: Place, admin: Admin, loop: asyncio.Runner) -> None:
    def add_account(connection: Connection) -> None:
        connection.execute(update(schema.people).where(schema.people.c.id == "p1").values(account="id1"))
        connection.execute(insert(schema.accounts).values(person="p1", key=name_key("Żaneta"), created=0.0))

    loop.run(place.store.write(add_account))
    assert admin(place.url, "moderator", "list").out.strip() == ""
    assert admin(place.url, "moderator", "add", "ŻANETA").out == "Żaneta is a moderator now\n"
    assert admin(place.url, "moderator", "list").out == "Żaneta\n"
    assert loop.run(place.store.read(moderation_statements.is_moderator, "p1"))
    assert admin(place.url, "moderator", "remove", "id1").out == "Żaneta is no longer a moderator\n"
    assert not loop.run(place.store.read(moderation_statements.is_moderator, "p1"))
    refused(admin(place.url, "moderator", "add", "Ana"), "there is no account Ana")  # a guest
    actions = [(entry.action, entry.person) for entry in loop.run(place.store.audit_entries(2))]
    assert actions == [("moderator", "p1"), ("no-moderator", "p1")]


def test_names_are_reserved_and_words_forbidden(place: Place, admin: Admin, loop: asyncio.Runner) -> None:
    listed = admin(place.url, "names", "list").out.splitlines()
    assert "moderator: reserved" in listed
    assert admin(place.url, "names", "add", "The Boss").out == "theboss: reserved\n"
    assert admin(place.url, "names", "add", "--word", "Viper").out == "viper: forbidden in names\n"
    assert {*admin(place.url, "names", "list").out.splitlines()} == {
        *listed, "theboss: reserved", "viper: forbidden in names",
    }  # fmt: skip
    for name in ("theboss", "viper", "moderator"):
        assert admin(place.url, "names", "remove", name).code == 0
    assert {*admin(place.url, "names", "list").out.splitlines()} == {*listed} - {"moderator: reserved"}
    refused(admin(place.url, "names", "remove", "viper"), "there is no such rule")
    assert {entry.action for entry in loop.run(place.store.audit_entries(5))} == {"names"}
    assert admin(place.url, "names", "add").code == 2
    assert main(["admin", "names", "list", "--database", place.url]) == 0


def test_tables_are_deleted_all_or_none(place: Place, loop: asyncio.Runner, admin: Admin) -> None:
    ids = place.ids
    refused(admin(place.url, "delete", ids["open"]), "--yes deletes without asking")
    refused(admin(place.url, "delete", "--yes", ids["open"], "nowhere"), "no table nowhere")
    assert len(loop.run(place.store.table_ids())) == 3
    assert admin(place.url, "delete", "--yes", ids["open"], ids["over"]).out == "Deleted 2 tables\n"
    assert loop.run(place.store.table_ids()) == [ids["running"]]
    for status in ("open", "over"):
        loop.run(place.store.import_table(place.wholes[status], {}))


def test_whole_tables_are_whole(place: Place, admin: Admin) -> None:
    answer = admin(place.url, "check")
    assert (answer.code, answer.out, answer.err) == (0, "3 tables checked, none damaged\n", "")
    assert admin(place.url, "check", place.ids["over"]).out == "1 table checked, none damaged\n"
    refused(admin(place.url, "check", "nowhere"), "no table nowhere")


HARMS: list[tuple[str, Delete | Update, str]] = [
    ("over", delete(events).where(events.c.seq == 5), "event 5 isn’t where it belongs in the log"),
    ("over", delete(events).where(events.c.seq == 1), "event 1 isn’t where it belongs in the log"),
    ("running", delete(events), "doesn’t begin"),
    ("running", update(events).where(events.c.seq == 6).values(body=b"{"), "event 6 is impossible"),
    ("running", update(events).where(events.c.seq == 6).values(kind="left"), "event 6 doesn’t match its columns"),
    ("running", update(tables).values(version=3), "the log disagrees with the table’s stored data: version"),
    ("over", update(tables).values(status="running"), "the log disagrees with the table’s stored data: status"),
    ("open", update(tables).values(free=4), "the log disagrees with the table’s stored data: free"),
    ("open", update(tables).values(secret=bytes(32)), "the secret doesn’t match the commitment"),
    ("over", delete(members).where(members.c.seat == 0), "the log disagrees with the table’s stored data: members"),
]


@pytest.mark.parametrize("place", some_of(["sqlite", "postgresql"], ["sqlite"]), indirect=True)
@pytest.mark.parametrize(("which", "harm", "line"), HARMS)
def test_a_damaged_table_is_one_line(
    place: Place, loop: asyncio.Runner, admin: Admin, which: str, harm: Any, line: str
) -> None:
    table = place.ids[which]
    harmed = harm.where((tables.c.id if harm.table is tables else harm.table.c.table) == table)
    loop.run(place.store.write(lambda connection: connection.execute(harmed) and None))
    try:
        answer = admin(place.url, "check")
    finally:
        loop.run(place.store.delete_table(table))
        loop.run(place.store.import_table(place.wholes[which], {}))
    assert (answer.code, answer.err) == (1, "")
    first, last = answer.out.splitlines()
    assert first.startswith(f"{table}: ")
    assert line in first
    assert last == "3 tables checked, 1 damaged"


def test_tables_that_are_played_meanwhile_are_whole(place: Place, loop: asyncio.Runner) -> None:
    async def both() -> int:
        service = service_on(place.store, seed=5)
        table_state = await started(service)
        playing = asyncio.create_task(play(service, table_state, acts=25))
        rounds = 0
        while not playing.done():
            assert await check_tables(place.store, [table_state.id], None) == []
            rounds += 1
        assert (await playing).version == table_state.version + 25
        await place.store.delete_table(table_state.id)
        return rounds

    assert loop.run(asyncio.wait_for(both(), SECONDS)) > 1


def test_a_database_that_is_not_there(tmp_path: Path, admin: Admin, postgres: Postgres) -> None:
    missing = tmp_path / "no.db"
    for command in (
        ["list"],
        ["check"],
        ["backup", str(tmp_path / "b")],
        ["export", "--all", "-o", str(tmp_path / "x")],
    ):
        refused(admin(f"sqlite:///{missing}", *command), "no such database")
    assert not missing.exists()
    missing.write_text("no database at all, but long enough to be looked at" * 40)
    refused(admin(f"sqlite:///{missing}", "list"), "can’t use the database")
    refused(admin("postgresql://nobody@127.0.0.1:1/nothing", "list"), "can’t use the database")
    refused(admin(postgres.url.replace("/postgres", "/nothing"), "list"), "nothing")
    refused(admin("mysql://me:hush@127.0.0.1/x", "list"), "a database address looks like sqlite:///FILE or")
    assert "hush" not in admin("mysql://me:hush@127.0.0.1/x", "list").err


def test_the_database_that_is_meant_unless_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BRANCHLINE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("branchline.db")
    monkeypatch.setenv("BRANCHLINE_DATABASE", "sqlite:///mine.db")
    assert default_database() == "sqlite:///mine.db"


def test_the_process(place: Place) -> None:
    """A process of its own finds the database by the environment, and speaks the system's language."""
    environment = os.environ | {"BRANCHLINE_DATABASE": place.url, "LC_ALL": "pl_PL.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        [*COMMAND, "check"], capture_output=True, text=True, env=environment, timeout=SECONDS, check=False
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "Sprawdzono 3 stoły, żaden nie jest uszkodzony\n", "")


def test_deleting_asks(tmp_path: Path, wholes: dict[str, TableExport], loop: asyncio.Runner, admin: Admin) -> None:
    url, table = f"sqlite:///{tmp_path / 'branchline.db'}", wholes["over"].table.id

    async def filled() -> None:
        store = await open_store(url)
        await fill(store, wholes.values())
        await store.close()

    loop.run(filled())
    arguments = [*COMMAND[1:], "delete", table, "--database", url, "--language", "ro"]
    for word, answer in (("yes", "Nu a fost șters nimic"), ("da", "A fost ștearsă 1 masă")):
        terminal = pexpect.spawn(COMMAND[0], arguments, encoding="utf-8", timeout=SECONDS, dimensions=(40, 120))
        terminal.expect(table)
        terminal.expect("scrie da:")
        terminal.sendline(word)
        terminal.expect(answer)
        terminal.expect(pexpect.EOF)
        terminal.close()
        assert terminal.exitstatus == 0
    assert table not in admin(url, "list", "--json").out


def test_absent_players_and_rematches_are_good_logs(tmp_path: Path, loop: asyncio.Runner) -> None:
    """What other players do for one who is away, and whom a new table is meant for, a server writes by itself."""

    async def agreed() -> list[TableExport | None]:
        store = await open_store(f"sqlite:///{tmp_path / 'branchline.db'}")
        service = service_on(store)
        table_state = await started(service)
        service.log.clock.at += 1000.0  # type: ignore[attr-defined]
        await service.do(someone("p1"), table_state.id, StandIn("away", 0))
        for seat in (0, 1):
            await service.do(someone(f"p{seat}"), table_state.id, Vote(f"vote{seat}", seat, True))
        rematch = (await service.do(someone("p0"), table_state.id, Rematch("again"))).table_state.rematch
        assert rematch is not None
        found = [await store.export_table(table) for table in (table_state.id, rematch.table)]
        await store.close()
        return found

    for whole in loop.run(agreed()):
        assert whole is not None
        assert check_whole(whole).id == whole.table.id
        stranger = tuple(
            msgspec.structs.replace(event, person="p7") if event.kind == "stood-in" else event for event in whole.events
        )
        if stranger != whole.events:
            with pytest.raises(Damage, match="person"):
                check_whole(msgspec.structs.replace(whole, events=stranger))
