"""Clients, workers or the database go away in the middle of something."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, text
from starlette.requests import Request

from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, JsonBody, Policy, Reply, handle
from branchline.server.app.services import Services
from branchline.server.base.bus import LocalBus
from branchline.server.store import Job, StoreDown, open_store
from branchline.testing import WAIT, Postgres, ServerProcess, get


@pytest.fixture
def services(tmp_path: Path, loop: asyncio.Runner) -> Iterator[Services]:
    made = Services(loop.run(open_store(f"sqlite:///{tmp_path / 'branchline.db'}")), LocalBus())
    try:
        yield made
    finally:
        loop.run(made.close())


def request(*messages: dict[str, Any]) -> Request:
    coming = iter(messages)

    async def receive() -> dict[str, Any]:
        return next(coming)

    scope = {"type": "http", "method": "POST", "path": "/", "path_params": {}, "query_string": b"", "headers": []}
    return Request(scope, receive)


def test_a_client_that_goes_before_it_has_said_all_is_no_error(services: Services, loop: asyncio.Runner) -> None:
    async def never(ask: ApiRequest, body: wire.NewGuest) -> Reply:
        raise AssertionError("nothing was asked for")

    decoder = msgspec.json.Decoder(wire.NewGuest)
    respond = handle(Endpoint("POST", "/", JsonBody(decoder, never), "", None, ready=False), services, Policy())
    half = {"type": "http.request", "body": b'{"name":', "more_body": True}

    async def run() -> int:
        return (await respond(request(half, {"type": "http.disconnect"}))).status_code

    assert loop.run(run()) == 400


def test_a_request_that_a_stopping_worker_cuts_short_is_to_be_tried_again(
    services: Services, loop: asyncio.Runner
) -> None:
    async def run() -> tuple[int, str]:
        begun = asyncio.Event()

        async def long(ask: ApiRequest) -> Reply:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        respond = handle(Endpoint("GET", "/", long, "", None, ready=False), services, Policy())
        answering = asyncio.ensure_future(respond(request()))
        await begun.wait()
        answering.cancel()
        response = await answering
        return response.status_code, msgspec.json.decode(response.body)["code"]

    assert loop.run(run()) == (503, "try-again")


def test_a_connection_that_is_lost_is_the_store_being_down_and_then_replaced(
    postgres: Postgres, loop: asyncio.Runner
) -> None:
    backends: list[int] = []

    def lose(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))

    def backend(connection: Connection) -> int:
        return int(connection.execute(text("SELECT pg_backend_pid()")).scalar_one())

    def end(connection: Connection) -> None:
        connection.execute(text("SELECT pg_terminate_backend(:pid, 5000)"), {"pid": backends[0]})

    async def run() -> None:
        store, other = await open_store(postgres.url, migrate=False), await open_store(postgres.url, migrate=False)
        try:
            with pytest.raises(StoreDown):
                await store.write(lose)
            backends.append(await store.read(backend))
            await other.read(end)  # while nobody uses it: nobody is to notice
            until = time.monotonic() + WAIT
            while Path(f"/proc/{backends[0]}").exists():
                assert time.monotonic() < until, "the backend does not go"
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.1)  # the loop hears of it
            backends.append(await store.read(backend))
            assert backends[0] != backends[1]
        finally:
            await other.close()
            await store.close()

    loop.run(run())


def test_a_planned_restart_is_not_noticed(tmp_path: Path) -> None:
    """Whoever asks meanwhile is answered by a worker that is ready."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'branchline.db'}", log=tmp_path / "log")
    server.start()
    try:
        before = server.worker_pids()
        server.restart()
        until = time.monotonic() + WAIT
        answers = []
        while set(before) & set(server.worker_pids()):
            assert time.monotonic() < until, "the old worker does not go"
            answers.append(get(server.port, "/api/ready")[0])
            time.sleep(0.02)
    finally:
        server.stop()
    assert set(answers) <= {200, 0}  # 0: one that came just as the old worker went
    assert 200 in answers


def test_the_search_for_work_goes_on_whatever_happens(services: Services, loop: asyncio.Runner) -> None:
    """Else one strange error would leave all bots of a worker waiting for good."""

    async def run() -> None:
        asked, again = 0, asyncio.Event()

        async def lease_jobs(kinds: object, now: float, until: float, most: int) -> list[Job]:
            nonlocal asked
            asked += 1
            if asked == 1:
                raise ValueError("something else")
            again.set()
            return []

        services.store.lease_jobs = lease_jobs  # type: ignore[method-assign, assignment]
        working = asyncio.create_task(services.job_runner.run())
        try:
            async with asyncio.timeout(30):
                await again.wait()
        finally:
            working.cancel()
            await asyncio.wait([working])

    loop.run(run())
