"""Clients that go in the middle of a request, and workers that stop in the middle of one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.requests import Request

from branchline.server import wire
from branchline.server.bus import LocalBus
from branchline.server.desk import Desk
from branchline.server.http import Ask, Endpoint, Policy, Reply, handle
from branchline.server.store import open_store


@pytest.fixture
def desk(tmp_path: Path, loop: asyncio.Runner) -> Iterator[Desk]:
    made = Desk(loop.run(open_store(f"sqlite:///{tmp_path / 'branchline.db'}")), LocalBus())
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


def test_a_client_that_goes_before_it_has_said_all_is_no_error(desk: Desk, loop: asyncio.Runner) -> None:
    async def never(ask: Ask) -> Reply:
        raise AssertionError("nothing was asked for")

    respond = handle(Endpoint("POST", "/", never, "", None, wire.NewGuest, ready=False), desk, Policy())
    half = {"type": "http.request", "body": b'{"name":', "more_body": True}

    async def run() -> int:
        return (await respond(request(half, {"type": "http.disconnect"}))).status_code

    assert loop.run(run()) == 400


def test_a_request_that_a_stopping_worker_cuts_short_is_to_be_tried_again(desk: Desk, loop: asyncio.Runner) -> None:
    async def run() -> tuple[int, str]:
        begun = asyncio.Event()

        async def long(ask: Ask) -> Reply:
            begun.set()
            await asyncio.Event().wait()
            raise AssertionError

        respond = handle(Endpoint("GET", "/", long, "", None, ready=False), desk, Policy())
        answering = asyncio.ensure_future(respond(request()))
        await begun.wait()
        answering.cancel()
        response = await answering
        return response.status_code, msgspec.json.decode(response.body)["code"]

    assert loop.run(run()) == (503, "try-again")
