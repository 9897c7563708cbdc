"""The coach on the server: only for finished games, computed once, stored with the game, within bounds."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from branchline.bots.coach.review import VERSION
from branchline.server.features import coach
from branchline.server.features.coach import MOST, MOST_TRIES, MOST_TRIES_OF_ONE, Coach
from branchline.server.store import schema
from tests.server.features.games import act, alone, finish, played
from tests.server.in_process import InProcessServer, Visitor, code_of
from tests.volume import long

WAIT, TRIES = 0.2, 3000  # seconds between two looks, and how many


def reviewed(server: InProcessServer, person: Visitor, path: str) -> Any:
    """Ask for a review, and wait for it."""
    answer = person.post(path, {})
    assert answer.is_success, answer.text
    for _ in range(TRIES):
        found = person.ask("GET", path).json()
        if found["state"] not in ("queued", "working"):
            return found
        server.loop.run(asyncio.sleep(WAIT))
    raise AssertionError("no review")


def test_a_finished_game_is_reviewed_once_and_stored(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    local_server.services.coach.playouts = 8
    path = f"/api/tables/{table}/coach"
    assert code_of(ana.post(path, {})) == code_of(ana.ask("GET", path)) == "table-not-over"
    assert code_of(ana.post(f"{path}/try", {"act": 1, "action": "draw"})) == "table-not-over"
    finish(local_server, ana, table)
    eve = local_server.visitor()
    assert eve.ask("GET", path).json() == {"state": "none"}
    found = reviewed(local_server, ana, path)
    assert found["state"] == "ready"
    steps = ana.ask("GET", f"/api/tables/{table}/course").json()["steps"]
    assert len(found["review"]["acts"]) == max(step.get("acts", 0) for step in steps)
    assert all(abs(sum(each["chances"]) - 1) < 0.01 for each in found["review"]["acts"])
    services = local_server.services
    stored = local_server.loop.run(services.store.review(table, VERSION))
    assert stored is not None
    services.coach.close()
    services.coach = Coach(services.store, services.clock, services.random)  # as after a restart
    assert eve.ask("GET", path).json()["review"]["seats"] == found["review"]["seats"]
    decision = next(each for each in found["review"]["acts"] if "best" in each)
    answer = ana.post(f"{path}/try", {"act": decision["act"], "action": decision["best"]})
    assert answer.is_success, answer.text
    assert answer.json()["best_chance"] >= answer.json()["chance"] >= 0.0
    assert code_of(ana.post(f"{path}/try", {"act": 9999, "action": "draw"})) == "coach-no-act"
    assert not ana.post(f"{path}/try", {"act": 1, "action": "decline"}).is_success
    services.coach.close()


@long
def test_an_uploaded_record_is_reviewed_if_its_game_is_over(local_server: InProcessServer) -> None:
    ana = local_server.guest("Ana")
    game = played()
    record = ana.post("/api/records", {"text": str(game.record)}).json()["id"]
    found = reviewed(local_server, ana, f"/api/records/{record}/coach")
    assert len(found["review"]["acts"]) == len(game.acts)
    begun = msgspec.structs.replace(game.record, acts=game.record.acts[:5], result=None)
    unfinished = ana.post("/api/records", {"text": str(begun)}).json()["id"]
    assert code_of(ana.post(f"/api/records/{unfinished}/coach", {})) == "coach-unfinished"
    assert code_of(ana.post("/api/records/nowhere/coach", {})) == "no-such-record"
    local_server.services.coach.close()


def test_a_thousand_requests_are_bounded_and_told_so(local_server: InProcessServer, monkeypatch: Any) -> None:
    """One game is queued once, however often it is asked for; others are refused when the queue is full."""
    networks = map(str, itertools.count())
    monkeypatch.setattr(coach, "_payer", lambda: (next(networks), lambda milliseconds: None))
    monkeypatch.setattr(Coach, "_start", lambda self: None)  # nothing is computed
    services, record = local_server.services, played().record
    board = local_server.loop.run(services.boards.version(record.board, record.digest))
    queue = Coach(services.store, services.clock, services.random)

    async def ask(key: str) -> str:
        try:
            await queue.ask(key, record, board, kept=False)
        except Exception as refused:
            return str(getattr(refused, "code", refused))
        return queue.progress(key)[0]

    async def all_of(keys: list[str]) -> list[str]:
        return await asyncio.gather(*map(ask, keys))

    assert set(local_server.loop.run(all_of(["same"] * 1000))) == {"queued"}
    answers = local_server.loop.run(all_of([f"game {number}" for number in range(1000)]))
    assert answers.count("queued") == MOST - 1
    assert answers.count("coach-busy") == 1000 - MOST + 1


def test_the_coach_keeps_room_for_those_who_have_nothing_waiting(
    local_server: InProcessServer, monkeypatch: Any
) -> None:
    monkeypatch.setattr(coach, "MOST_OF_ONE", MOST)
    monkeypatch.setattr(coach, "MOST_TRIES_OF_ONE", MOST_TRIES)
    groups = ["mob"]
    monkeypatch.setattr(Coach, "_start", lambda self: None)  # nothing is computed
    monkeypatch.setattr(coach, "_payer", lambda: (groups[-1], lambda milliseconds: None))
    services, record = local_server.services, played().record
    board = local_server.loop.run(services.boards.version(record.board, record.digest))
    queue = Coach(services.store, services.clock, services.random)

    async def refused(number: int) -> tuple[int, int]:
        """Of so many games and tries."""
        games = [
            asyncio.ensure_future(queue.ask(f"{groups[-1]} {n}", record, board, kept=False)) for n in range(number)
        ]
        tries = [asyncio.ensure_future(queue.try_again(record, board, 1, "draw", None)) for _ in range(number)]
        for _ in range(2):
            await asyncio.sleep(0)
        found = [sum(each.done() and each.exception() is not None for each in some) for some in (games, tries)]
        for each in tries:
            each.cancel()
        return found[0], found[1]

    room = (MOST - MOST // 4, MOST_TRIES - MOST_TRIES // 4)
    assert local_server.loop.run(refused(MOST)) == (MOST - room[0], MOST - room[1])
    groups.append("ana")
    assert local_server.loop.run(refused(1)) == (0, 0)


def test_networks_take_turns_at_the_coach(local_server: InProcessServer, monkeypatch: Any) -> None:
    """One visitor with many tries refuses nobody else theirs, and doesn't hold up the reviews of others."""
    groups = ["greedy"]
    monkeypatch.setattr(Coach, "_start", lambda self: None)  # nothing is computed
    monkeypatch.setattr(coach, "_payer", lambda: (groups[-1], lambda milliseconds: None))
    services, record = local_server.services, played().record
    board = local_server.loop.run(services.boards.version(record.board, record.digest))
    queue = Coach(services.store, services.clock, services.random)

    async def order() -> list[str]:
        tries = [asyncio.ensure_future(queue.try_again(record, board, 1, "draw", None)) for _ in range(MOST_TRIES)]
        await asyncio.sleep(0)
        refused = [each.exception() for each in tries if each.done()]
        assert [getattr(each, "code", each) for each in refused] == ["coach-busy"] * (MOST_TRIES - MOST_TRIES_OF_ONE)
        groups.append("other")
        await queue.ask("game", record, board, kept=False)
        tries.append(asyncio.ensure_future(queue.try_again(record, board, 1, "draw", None)))
        await asyncio.sleep(0)
        found = []
        while (task := queue._next()) is not None:
            queue._games.pop(task.key, None)
            found.append(f"{task.group} {task.key or 'try'}")
        for each in tries:
            each.cancel()
        return found

    mine, others = ["greedy try"] * MOST_TRIES_OF_ONE, ["other try", "other game"]
    assert local_server.loop.run(order()) == [mine[0], others[0], mine[1], others[1], *mine[2:]]


def test_a_review_that_fails_is_paid_for(local_server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise one that takes too long could be asked for again and again."""
    paid: list[float] = []
    monkeypatch.setattr(coach, "_payer", lambda: ("", paid.append))

    async def fails(self: Coach, task: coach.Task) -> dict[str, Any]:
        await asyncio.sleep(0.05)
        raise TimeoutError

    monkeypatch.setattr(Coach, "_ask_child", fails)
    services, record = local_server.services, played().record
    board = local_server.loop.run(services.boards.version(record.board, record.digest))

    async def ask() -> str:
        await services.coach.ask("game", record, board, kept=True)
        while services.coach.progress("game")[0] in ("queued", "working"):
            await asyncio.sleep(0.01)
        return services.coach.progress("game")[0]

    assert local_server.loop.run(ask()) == "failed"
    assert sum(paid) >= 45
    leases = local_server.loop.run(services.store.read(lambda db: list(db.execute(select(schema.leases.c.name)))))
    assert leases == []  # they would stay for good
    services.coach.close()


def test_a_review_is_gone_with_its_table(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    act(local_server, ana, table)
    store, run = local_server.services.store, local_server.loop.run
    run(store.put_review(table, 1, b"one", 1.0))
    run(store.put_review(table, 2, b"two", 2.0))
    assert (run(store.review(table, 1)), run(store.review(table, 2))) == (None, b"two")
    run(store.delete_table(table))
    assert run(store.review(table, 2)) is None
    run(store.put_review("nowhere", 1, b"", 1.0))
    assert run(store.review("nowhere", 1)) is None


def test_another_worker_computes_it(local_server: InProcessServer) -> None:
    services, run = local_server.services, local_server.loop.run
    ana, table = alone(local_server)
    finish(local_server, ana, table)
    now = services.clock.now()
    assert run(services.store.take_lease(f"coach {table}", "another worker", now, now + 1000))
    path = f"/api/tables/{table}/coach"
    assert ana.post(path, {}).is_success
    run(asyncio.sleep(WAIT))
    assert ana.ask("GET", path).json()["state"] == "working"
    services.coach.close()
