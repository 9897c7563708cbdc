"""Databases that tests of `branchline admin` share: who changes something there puts it back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from branchline.server.store import TableExport, open_store
from tests.server.admin.support import Admin, Place, admin_of, fill, made_tables


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    return admin_of(capsys)


@pytest.fixture(scope="session")
def wholes(loop: asyncio.Runner, tmp_path_factory: pytest.TempPathFactory) -> dict[str, TableExport]:
    """Played once, by a service; put into databases as they are."""

    async def made() -> dict[str, TableExport]:
        store = await open_store(f"sqlite:///{tmp_path_factory.mktemp('made') / 'branchline.db'}")
        try:
            return await made_tables(store)
        finally:
            await store.close()

    return loop.run(made())


@pytest.fixture(scope="session", params=["sqlite", "postgresql"])
def place(
    request: pytest.FixtureRequest,
    loop: asyncio.Runner,
    wholes: dict[str, TableExport],
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Place]:
    if request.param == "sqlite":
        url = f"sqlite:///{tmp_path_factory.mktemp('place') / 'branchline.db'}"
    else:
        url = request.getfixturevalue("postgres").new_database("place")
    store = loop.run(open_store(url))
    try:
        loop.run(fill(store, wholes.values()))
        yield Place(url, store, wholes)
    finally:
        loop.run(store.close())
