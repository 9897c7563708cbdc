"""The same servers in this process as in tests/server/security, and one on each kind of database."""

from __future__ import annotations

import asyncio

import pytest

from branchline.server.store import Store
from tests.server.in_process import GENEROUS, InProcessServer
from tests.server.security.conftest import local_server, rate_limited_server

__all__ = ["local_server", "rate_limited_server"]


@pytest.fixture
def on_each(store: Store, loop: asyncio.Runner) -> InProcessServer:
    """A server with SQLite, and one with PostgreSQL."""
    made = InProcessServer(store, loop, GENEROUS)
    loop.run(made.services.open(work=False))  # it listens to what other workers tell
    return made
