"""Erasure and taking a guest's games along in small transactions, of what others have made many rows about somebody."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from sqlalchemy import Connection, func, insert, or_, select

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
    left: dict[str, list[int]] = {"meetings": [], "audit": [], "reports": []}  # after each transaction
    write = on_each.store.write

    def add(connection: Connection) -> None:
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
    for name in ("audit", "reports"):
        steps = left[name]
        assert steps[-1] == 0
        assert all(before - after <= 3 for before, after in pairwise(steps)), steps

    def found(connection: Connection) -> tuple[int, list[str], list[str]]:
        met = int(connection.execute(select(func.count()).select_from(schema.meetings)).scalar_one())
        texts = connection.execute(select(schema.reports.c.text).distinct()).scalars()
        details = connection.execute(select(schema.audit.c.details).where(schema.audit.c.actor == "x").distinct())
        return met, list(texts), list(details.scalars())

    kept = "" if erased else "something"
    assert on_each.loop.run(on_each.store.read(found)) == (0 if erased else 8, [kept], [kept])
