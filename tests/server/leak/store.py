"""A store in memory, without threads: with nothing else that takes its own time, the same requests have one order."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from functools import cache
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, create_engine
from sqlalchemy.pool import NullPool

from branchline.server.store import Store
from branchline.server.store.migrating import upgrade

P = ParamSpec("P")
R = TypeVar("R")


class _Database(sqlite3.Connection):
    """Stays open between transactions: in memory, it would be gone."""

    def close(self) -> None:
        pass


class MemoryStore(Store):
    """SQLite as it is, but for the disk."""

    def __init__(self, content: bytes | None = None) -> None:
        self._database = sqlite3.connect(":memory:", factory=_Database)
        if content is not None:
            self._database.deserialize(content)

    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        return self.do(work, *arguments, **more)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        return self.do(work, *arguments, **more)

    def do(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        _in_use[:] = [self._database]
        with _engine.begin() as connection:
            return work(connection, *arguments, **more)

    async def close(self) -> None:
        sqlite3.Connection.close(self._database)

    @property
    def content(self) -> bytes:
        return self._database.serialize()


# One engine for all of them: it remembers statements, and making these anew would take most of the time.
_in_use: list[_Database] = []
_engine = create_engine("sqlite://", poolclass=NullPool, creator=lambda: _in_use[0])


def new_store() -> MemoryStore:
    return MemoryStore(_empty())


@cache
def _empty() -> bytes:
    """A database with its schema: bringing that takes longer than a short game."""
    store = MemoryStore()
    store.do(upgrade)
    return store.content
