"""The audit log: what operators do and whom hosts remove, by ids; and nobody's name stays when they are deleted."""

from __future__ import annotations

import asyncio
import getpass
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from branchline.server.store import AuditEntry, Person, Store, open_store
from branchline.server.store.upkeep import AUDIT_DAYS, STRANGER_DAYS, sweep
from branchline.server.table.state import TableRefusal
from branchline.server.wire import Dismiss, Settings, Sit
from branchline.testing import NONCE, service_on, someone
from tests.server.admin.support import Admin, Place, fill

DAY = 86_400.0


def test_what_operators_do_is_entered(place: Place, tmp_path: Path, admin: Admin, loop: asyncio.Runner) -> None:
    over = place.ids["over"]
    before = len(_entries(place.store, loop))
    file, copy = tmp_path / "tables.jsonl", f"sqlite:///{tmp_path / 'copy.db'}"
    assert admin(place.url, "export", over, "-o", str(file)).code == 0
    assert admin(place.url, "ban", "p0").code == 0
    assert admin(place.url, "unban", "p0").code == 0
    new = [(entry.action, entry.table, entry.person) for entry in _entries(place.store, loop)[before:]]
    assert new == [("export", over, None), ("ban", None, "p0"), ("unban", None, "p0")]
    assert {entry.operator for entry in _entries(place.store, loop)[before:]} == {getpass.getuser()}
    assert admin(copy, "import", str(file)).code == 0
    assert admin(copy, "delete", over, "--yes").code == 0
    assert admin(copy, "backup", str(tmp_path / "backup.db")).code == 0
    assert admin(copy, "export", "--all", "-o", str(tmp_path / "all.jsonl")).code == 0
    listed = json.loads(admin(copy, "audit", "--json").out)["entries"]
    assert [entry["action"] for entry in listed] == ["import", "delete", "backup", "export"]
    assert [entry["details"] for entry in listed] == ["", "", "", "all 0"]
    assert json.loads(admin(copy, "audit", "--json", "--table", over, "--most", "1").out)["entries"] == [listed[1]]
    shown = admin(place.url, "audit", "--person", "p0").out
    assert "Ana (p0)" in shown
    assert "unban" in shown
    assert "export" not in shown


def test_what_fails_is_not_entered(place: Place, admin: Admin, loop: asyncio.Runner) -> None:
    before = _entries(place.store, loop)
    assert admin(place.url, "ban", "nobody").code == 2
    assert admin(place.url, "delete", "nothing", "--yes").code == 2
    assert _entries(place.store, loop) == before


def test_a_migration_is_entered(empty_url: str, admin: Admin) -> None:
    assert admin(empty_url, "migrate").code == 0
    assert admin(empty_url, "migrate").code == 0
    (entry,) = json.loads(admin(empty_url, "audit", "--json").out)["entries"]
    assert (entry["action"], entry["details"].split()[0]) == ("migrate", "none")


def test_a_dismissal_is_entered_with_the_deed(store: Store, loop: asyncio.Runner) -> None:
    async def run() -> None:
        await fill(store, [])
        service = service_on(store)
        table = (await service.make("p0", "make", Settings("thistledown", 2, public=True))).id
        await service.do(someone("p1"), table, Sit("sit", 1, NONCE))
        with pytest.raises(TableRefusal):
            await service.do(someone("p1"), table, Dismiss("not-the-host", 1))
        for _ in range(2):  # the same command: done once
            await service.do(someone("p0"), table, Dismiss("dismiss", 1))
        (entry,) = await store.audit_entries(10)
        assert entry == AuditEntry(1000.0, "dismissed", None, "p0", "p1", table)

    loop.run(run())


def test_who_is_deleted_is_nowhere_in_it(store: Store, admin: Admin, url: str, loop: asyncio.Runner) -> None:
    async def run() -> None:
        await store.add_person(Person("gone", "Zuzanna", "pl", 1.0, 1.0), bytes(32))
        await store.add_person(Person("here", "Ana", "pl", 1.0, 99 * DAY), bytes([1] * 32))
        for entry in (
            AuditEntry(99 * DAY, "dismissed", actor="gone", person="here", table="t"),
            AuditEntry(99 * DAY, "dismissed", actor="here", person="gone", table="t"),
        ):
            await store.add_audit(entry)
        assert "Zuzanna" in admin_lines()
        assert await sweep(store, 1.0 + (STRANGER_DAYS + 1) * DAY) == (1, 0)
        entries = await store.audit_entries(10)
        assert [(entry.actor, entry.person) for entry in entries] == [(None, "here"), ("here", None)]
        await sweep(store, (99 + AUDIT_DAYS + 1) * DAY)
        assert await store.audit_entries(10) == []

    def admin_lines() -> str:
        return _in_thread(lambda: admin(url, "audit").out)

    loop.run(run())


def _entries(store: Store, loop: asyncio.Runner) -> list[AuditEntry]:
    return loop.run(store.audit_entries(1000))


def _in_thread(work: Callable[[], str]) -> str:
    """A command has an event loop of its own."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def test_names_in_a_list_can_not_control_a_terminal(tmp_path: Path, admin: Admin, loop: asyncio.Runner) -> None:
    url = f"sqlite:///{tmp_path / 'branchline.db'}"

    async def prepare() -> None:
        store = await open_store(url)
        await store.add_person(Person("odd", "Ben \x1b[31m", "en", 1.0, 1.0), bytes(32))
        await store.add_audit(AuditEntry(1.0, "dismissed", actor="odd", details="\x1b[2J \u202e"))
        await store.close()

    loop.run(prepare())
    shown = admin(url, "audit").out
    assert "\x1b" not in shown
    assert "\u202e" not in shown
