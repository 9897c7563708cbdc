"""`branchline admin` on SQLite and on PostgreSQL: what it lists, changes, copies and finds."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest
from sqlalchemy import delete, text, update

from branchline.server.admin.backup import backup
from branchline.server.admin.options import STATUSES
from branchline.server.admin.rounds import check_tables
from branchline.server.places import default_database
from branchline.server.store import Status, Store, open_store
from branchline.server.store.schema import events, members, tables
from tests.server.keeping import Admin, admin_of, fill, play, refused
from tests.server.support import service_on, started

SECONDS = 60.0
COMMAND = [sys.executable, "-m", "branchline.cli", "admin"]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    return admin_of(capsys)


@pytest.fixture
def filled(store: Store, loop: asyncio.Runner) -> dict[str, str]:
    return loop.run(fill(store))


def test_the_schema_is_made_once(url: str, admin: Admin) -> None:
    answer = admin(url, "migrate", "--check")
    assert (answer.code, answer.err) == (1, "")
    assert "no schema yet" in answer.out
    if not url.startswith("sqlite"):
        refused(admin(url, "list"), "no schema yet: run branchline admin migrate")
    assert "is made: revision" in admin(url, "migrate").out
    for deed in (["migrate"], ["migrate", "--check"]):
        answer = admin(url, *deed)
        assert (answer.code, answer.err) == (0, "")
        assert "up to date" in answer.out
    assert admin(url, "list").code == 0


def test_another_schema_is_left_alone(url: str, store: Store, loop: asyncio.Runner, admin: Admin) -> None:
    loop.run(store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num='9999'"))))
    for deed in (["migrate"], ["migrate", "--check"], ["list"], ["check"]):
        refused(admin(url, *deed), "made by a newer Branchline")


def test_tables_are_listed_with_who_sits_there(url: str, filled: dict[str, str], admin: Admin) -> None:
    answer = admin(url, "list", "--json")
    assert "secret" not in answer.out
    listed = {table["status"]: table for table in json.loads(answer.out)["tables"]}
    assert {status: table["id"] for status, table in listed.items()} == filled
    assert [seat["name"] for seat in listed["open"]["seats"]] == [None, None, "Ben \x1b[31m", None]
    assert [seat["bot"] for seat in listed["open"]["seats"]] == [None, "hard", None, None]
    assert [seat["person"] for seat in listed["over"]["seats"]] == ["p0", "p1"]
    shown = admin(url, "list").out
    assert all(table in shown for table in filled.values())
    assert "hard" in shown
    assert "\x1b" not in shown


def test_lists_are_filtered(url: str, filled: dict[str, str], admin: Admin) -> None:
    def ids(*filters: str) -> set[str]:
        return {table["id"] for table in json.loads(admin(url, "list", "--json", *filters).out)["tables"]}

    assert set(STATUSES) == set(Status)
    for status in STATUSES:
        assert ids("--status", status) == {table for key, table in filled.items() if key == status}
    assert ids("--board", "europe") == {filled["open"]}
    assert ids("--older-than", "1") == set(filled.values())
    assert ids("--older-than", "1e9") == ids("--board", "atlantis") == set()


def test_people_are_banned_and_let_in_again(url: str, filled: dict[str, str], admin: Admin) -> None:
    def banned() -> dict[str, bool]:
        people = json.loads(admin(url, "people", "--json").out)["people"]
        assert {person["id"]: person["tables"] for person in people} == {"p0": 2, "p1": 3}
        return {person["id"]: person["banned"] for person in people}

    assert banned() == {"p0": False, "p1": False}
    assert admin(url, "ban", "p1").out == "Żaneta (p1) is banned\n"
    assert banned() == {"p0": False, "p1": True}
    assert "Żaneta" in admin(url, "people").out
    assert admin(url, "unban", "p1").code == 0
    assert banned() == {"p0": False, "p1": False}
    refused(admin(url, "ban", "p9"), "no person p9")


def test_tables_are_deleted_all_or_none(
    url: str, store: Store, loop: asyncio.Runner, filled: dict[str, str], admin: Admin
) -> None:
    refused(admin(url, "delete", filled["open"]), "--yes deletes without asking")
    refused(admin(url, "delete", "--yes", filled["open"], "nowhere"), "no table nowhere")
    assert len(loop.run(store.table_ids())) == 3
    assert admin(url, "delete", "--yes", filled["open"], filled["over"]).out == "2 tables were deleted\n"
    assert loop.run(store.table_ids()) == [filled["running"]]


def test_whole_tables_are_whole(url: str, filled: dict[str, str], admin: Admin) -> None:
    answer = admin(url, "check")
    assert (answer.code, answer.out, answer.err) == (0, "3 tables checked, none is damaged\n", "")
    assert admin(url, "check", filled["over"]).out == "1 table checked, none is damaged\n"
    refused(admin(url, "check", "nowhere"), "no table nowhere")


@pytest.mark.parametrize(
    ("which", "harm", "line"),
    [
        ("over", delete(events).where(events.c.seq == 5), "the log has no event 5"),
        ("over", delete(events).where(events.c.seq == 1), "the log has no event 1"),
        ("running", delete(events), "does not begin"),
        ("running", update(events).where(events.c.seq == 6).values(body=b"{"), "event 6 can't be"),
        ("running", update(events).where(events.c.seq == 6).values(kind="left"), "event 6 is not what its columns say"),
        ("running", update(tables).values(version=3), "than what is listed: version"),
        ("over", update(tables).values(status="running"), "than what is listed: status"),
        ("open", update(tables).values(free=4), "than what is listed: free"),
        ("open", update(tables).values(secret=bytes(32)), "the secret is not the one"),
        ("over", delete(members).where(members.c.seat == 0), "than what is listed: members"),
    ],
)
def test_a_damaged_table_is_one_line(
    url: str,
    store: Store,
    loop: asyncio.Runner,
    filled: dict[str, str],
    admin: Admin,
    which: str,
    harm: object,
    line: str,
) -> None:
    assert isinstance(harm, type(delete(events)) | type(update(events)))
    key = harm.table.c.id if harm.table is tables else harm.table.c.table
    harmed = harm.where(key == filled[which])
    loop.run(store.write(lambda connection: connection.execute(harmed)))
    answer = admin(url, "check")
    assert (answer.code, answer.err) == (1, "")
    first, last = answer.out.splitlines()
    assert first.startswith(f"{filled[which]}: ")
    assert line in first
    assert last == "3 tables checked, 1 is damaged"


def test_tables_that_are_played_meanwhile_are_whole(store: Store, loop: asyncio.Runner) -> None:
    async def both() -> int:
        service = service_on(store)
        sitting = await started(service)
        playing = asyncio.create_task(play(service, sitting, acts=60))
        rounds = 0
        while not playing.done():
            assert await check_tables(store, [sitting.id], None) == []
            rounds += 1
        assert (await playing).version > sitting.version
        return rounds

    assert loop.run(asyncio.wait_for(both(), SECONDS)) > 1


def test_a_backup_is_one_moment_of_a_database_that_is_written_to(
    tmp_path: Path, loop: asyncio.Runner, admin: Admin
) -> None:
    url, target = f"sqlite:///{tmp_path / 'busy.db'}", tmp_path / "copy.db"

    async def both() -> tuple[int, int, int]:
        store = await open_store(url)
        service = service_on(store)
        sitting = await started(service)
        playing = asyncio.create_task(play(service, sitting, acts=1000))
        while (await store.events_after(sitting.id, sitting.version)) == []:
            await asyncio.sleep(0)
        copied = await backup(url, target)
        last = (await playing).version
        await store.close()
        return copied, sitting.version, last

    copied, first, last = loop.run(asyncio.wait_for(both(), SECONDS))
    assert copied == 1
    kept = json.loads(admin(f"sqlite:///{target}", "list", "--json").out)["tables"][0]["version"]
    assert first < kept < last
    assert admin(f"sqlite:///{target}", "check").out == "1 table checked, none is damaged\n"


def test_a_backup_takes_no_others_place(url: str, filled: dict[str, str], admin: Admin, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    if not url.startswith("sqlite"):
        refused(admin(url, "backup", str(target)), "pg_dump --format=custom")
        return
    assert admin(url, "backup", str(target)).out == f"{target} is a whole copy, with 3 tables\n"
    assert target.stat().st_mode & 0o077 == 0
    assert sorted(path.name for path in tmp_path.glob("*copy*")) == ["copy.db"]
    before = target.read_bytes()
    refused(admin(url, "backup", str(target)), "is there already")
    assert target.read_bytes() == before
    refused(admin(url, "backup", str(tmp_path / "no" / "where.db")), "can't be written")


def test_a_broken_database_is_no_backup(tmp_path: Path, loop: asyncio.Runner, admin: Admin) -> None:
    source, target = tmp_path / "branchline.db", tmp_path / "copy.db"
    loop.run(loop.run(open_store(f"sqlite:///{source}")).close())
    with sqlite3.connect(source) as connection:
        pages = connection.execute("PRAGMA page_count").fetchone()[0]
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(source.read_bytes())
    size = len(content) // pages
    content[size * (pages - 2) :] = os.urandom(2 * size)
    source.write_bytes(content)
    answer = admin(f"sqlite:///{source}", "backup", str(target))
    assert (answer.code, answer.out) == (2, "")
    assert not [*tmp_path.glob("*copy*")]


def test_a_database_that_is_not_there(tmp_path: Path, admin: Admin, postgres: object) -> None:
    missing = tmp_path / "no.db"
    for deed in (["list"], ["check"], ["backup", str(tmp_path / "b")], ["export", "--all", "-o", str(tmp_path / "x")]):
        refused(admin(f"sqlite:///{missing}", *deed), "there is no such database")
    assert not missing.exists()
    missing.write_text("no database at all, but long enough to be looked at" * 40)
    refused(admin(f"sqlite:///{missing}", "list"), "the database can't be used")
    refused(admin("postgresql://nobody@127.0.0.1:1/nothing", "list"), "the database can't be used")
    refused(admin(postgres.url.replace("/postgres", "/nothing"), "list"), "nothing")  # type: ignore[attr-defined]
    refused(admin("mysql://me:hush@127.0.0.1/x", "list"), "a database is sqlite:///FILE or")
    assert "hush" not in admin("mysql://me:hush@127.0.0.1/x", "list").err


def test_the_database_that_is_meant_unless_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BRANCHLINE_DATABASE", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert default_database().startswith("sqlite:///")
    assert default_database().endswith("branchline.db")
    monkeypatch.setenv("BRANCHLINE_DATABASE", "sqlite:///mine.db")
    assert default_database() == "sqlite:///mine.db"


def test_the_process(url: str, filled: dict[str, str]) -> None:
    environment = os.environ | {"BRANCHLINE_DATABASE": url, "LC_ALL": "pl_PL.UTF-8", "PYTHONUTF8": "1"}

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [*COMMAND, *arguments], capture_output=True, text=True, env=environment, timeout=SECONDS, check=False
        )

    done = run("check")
    assert (done.returncode, done.stdout, done.stderr) == (0, "Sprawdzono 3 stoły, żaden nie jest uszkodzony\n", "")
    done = run("export", "nowhere", "-o", "x")
    assert (done.returncode, done.stdout, done.stderr) == (2, "", "branchline: nie ma stołu nowhere\n")


def test_deleting_asks(tmp_path: Path, loop: asyncio.Runner, admin: Admin) -> None:
    url = f"sqlite:///{tmp_path / 'branchline.db'}"

    async def filled() -> dict[str, str]:
        store = await open_store(url)
        try:
            return await fill(store)
        finally:
            await store.close()

    table = loop.run(filled())["over"]
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
