"""Erasure and taking a guest's games along in small transactions, of what others have made many rows about somebody."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, or_, select

from branchline.server.people import erasure
from branchline.server.store import schema
from tests.server.in_process import InProcessServer
from tests.server.people.test_accounts import register, sign_in


@pytest.mark.parametrize("erased", [True, False])
def test_many_traces_of_somebody_are_rewritten_in_small_transactions(
    erased: bool, on_each: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Any number of guests can play with somebody and report them, and others wait for the writer."""
    register(on_each.visitor(), "Zoe")
    ola = on_each.guest("Ola")
    id = on_each.loop.run(on_each.services.people.find(ola.token)).id
    monkeypatch.setattr(erasure, "TRACES", 3)
    # How many are left after each transaction.
    left: dict[str, list[int]] = {
        "meetings": [],
        "audit": [],
        "reports": [],
        "invitations": [],
    }  # after each transaction
    write = on_each.store.write

    tables = [on_each.guest("Ben").make()["id"] for _ in range(8)]

    def add(connection: Connection) -> None:
        invited = [{"table": table, "person": id, "inviter": "x", "at": 0.0} for table in tables]
        connection.execute(insert(schema.invitations), invited)
        met = {"games": 1, "ahead": 1, "behind": 0}
        entry = {"at": 0.0, "action": "report", "actor": "x", "person": id, "details": "something"}
        report = {"at": 0.0, "reason": "insults", "text": "something", "lines": b"[]", "status": "open"}
        mine = [met | {"person": id, "other": f"p:{number}"} for number in range(4)]
        others = [met | {"person": f"{number}", "other": f"p:{id}"} for number in range(4)]
        connection.execute(insert(schema.meetings), mine + others)
        connection.execute(insert(schema.audit), [entry] * 8)
        connection.execute(insert(schema.reports), [report | {"id": f"r{n}", "person": id} for n in range(8)])

    def count(connection: Connection) -> None:
        meetings, audit, reports = schema.meetings.c, schema.audit.c, schema.reports.c
        of_person = {
            "meetings": or_(meetings.person == id, meetings.other == f"p:{id}"),
            "audit": audit.person == id,
            "reports": reports.person == id,
            "invitations": schema.invitations.c.person == id,
        }
        for name, which in of_person.items():
            left[name].append(int(connection.execute(select(func.count()).where(which)).scalar_one()))

    async def noting(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        def both(connection: Connection) -> Any:
            done = work(connection, *arguments, **more)
            count(connection)
            return done

        return await write(both)

    on_each.loop.run(on_each.store.write(add))
    monkeypatch.setattr(on_each.store, "write", noting)
    if erased:
        assert ola.post("/api/me/erasure", {"name": "Ola"}).status_code == 204
    else:
        assert sign_in(ola, "Zoe").is_success
    assert list(dict.fromkeys(left["meetings"])) == [8, 5, 2, 0]
    for name in ("audit", "reports", "invitations"):
        steps = left[name]
        assert steps[-1] == 0
        assert all(before - after <= 3 for before, after in pairwise(steps)), steps

    def found(connection: Connection) -> tuple[int, int, list[str], list[str]]:
        met = int(connection.execute(select(func.count()).select_from(schema.meetings)).scalar_one())
        invited = int(connection.execute(select(func.count()).select_from(schema.invitations)).scalar_one())
        texts = connection.execute(select(schema.reports.c.text).distinct()).scalars()
        details = connection.execute(select(schema.audit.c.details).where(schema.audit.c.actor == "x").distinct())
        return met, invited, list(texts), list(details.scalars())

    kept = "" if erased else "something"
    assert on_each.loop.run(on_each.store.read(found)) == (*((0, 0) if erased else (8, 8)), [kept], [kept])


def test_nobody_waits_while_all_reports_are_listed(local_server: InProcessServer) -> None:
    """Tens of thousands would take long: that happens in reads."""
    ana = local_server.guest("Ana")
    written, write = list[str](), local_server.store.write

    async def noting(work: Callable[..., Any], *arguments: Any, **more: Any) -> Any:
        def noted(connection: Connection) -> Any:
            event.listen(connection, "before_cursor_execute", lambda *given: written.append(given[2]))
            return work(connection, *arguments, **more)

        return await write(noted)

    local_server.store.write = noting  # type: ignore[method-assign]
    assert ana.post("/api/me/erasure", {"name": "Ana"}).status_code == 204
    assert any("DELETE FROM people" in each for each in written)
    reads = [each for each in written if each.startswith("SELECT") and "FROM reports" in each]
    assert not [each for each in reads if "WHERE" not in each]
