"""CPU budgets with real workers: what a visitor has spent at one is felt at the others."""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from branchline.testing import ServerProcess
from branchline.testing.databases import Postgres, Valkey, create_schema

BUDGET = 2000  # milliseconds; nothing worth mentioning is refilled
VISITOR = "192.0.2.7"  # not this machine, which asks whether the server is ready
FEW = 12  # requests, which cost far less than that
MOST = 20_000

pytestmark = [pytest.mark.long, pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")]


@pytest.fixture
def frugal(postgres: Postgres, valkey: Valkey, loop: asyncio.Runner, tmp_path: Path) -> Iterator[ServerProcess]:
    """Two workers with small budgets and no other limits."""
    database = postgres.new_database("frugal")
    loop.run(create_schema(database))
    options = ("--no-limits", "--limit", f"cpu={BUDGET},0.001", "--proxy", "127.0.0.1")
    running = ServerProcess(database, valkey.url, workers=2, options=options, log=tmp_path / "log")
    try:
        running.start()
        yield running
    finally:
        running.stop()


def test_a_budget_that_is_used_up_at_one_worker_is_felt_at_the_other(frugal: ServerProcess) -> None:
    clients = connections_to_each(frugal)
    assert len(clients) == 2
    assert all(client.get("/api/tables").status_code == 200 for client in clients)  # both know the address
    one, other = clients
    answers = [one.get("/api/tables").status_code]
    while answers[-1] == 200 and len(answers) < MOST:
        answers.append(one.get("/api/tables").status_code)
    assert answers[-1] == 429
    assert len(answers) > 2 * FEW
    later = [other.get("/api/tables").status_code]
    while later[-1] == 200 and len(later) < FEW:
        time.sleep(0.5)  # they tell each other once a second
        later.append(other.get("/api/tables").status_code)
    assert later[-1] == 429


def connections_to_each(server: ServerProcess) -> list[httpx.Client]:
    """A connection that is kept open to each worker; they accept connections as they come."""
    found: dict[int, httpx.Client] = {}
    for _ in range(200):
        headers, one = {"X-Forwarded-For": VISITOR}, httpx.Limits(max_connections=1)
        client = httpx.Client(base_url=server.url, timeout=30, limits=one, headers=headers)
        with client.stream("GET", "/api/health") as answer:
            port = answer.extensions["network_stream"].get_extra_info("client_addr")[1]
            answer.read()
        pid = next(pid for pid in server.worker_pids() if inode_of(server.port, port) in open_sockets(pid))
        found.setdefault(pid, client)
        if len(found) == 2:
            break
    return list(found.values())


def inode_of(port: int, remote: int) -> str:
    """The inode of the server's end of a connection."""
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        fields = line.split()
        if fields[1].endswith(f":{port:04X}") and fields[2].endswith(f":{remote:04X}"):
            return fields[9]
    raise AssertionError("no such connection")


def open_sockets(pid: int) -> set[str]:
    folder = Path(f"/proc/{pid}/fd")
    links = {os.readlink(each) for each in folder.iterdir() if each.is_symlink()}
    return {link[len("socket:[") : -1] for link in links if link.startswith("socket:[")}
