"""PostgreSQL, by asyncpg: a pool of connections, the same statements."""

from __future__ import annotations

from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from asyncpg.exceptions import InterfaceError, PostgresError
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

from branchline.server.store.base import Store, StoreDown

P = ParamSpec("P")
R = TypeVar("R")

CONNECTIONS = 10
CONNECT_SECONDS = 5.0


class PostgresStore(Store):
    """A database that any number of workers share."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_pre_ping=True,
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": {"synchronous_commit": "on"}},
        )

    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        return await self._run(work, *arguments, **more)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        return await self._run(work, *arguments, **more)

    async def close(self) -> None:
        await self._engine.dispose()

    async def _run(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work, *arguments, **more)
        except (DBAPIError, PostgresError, InterfaceError, OSError) as error:
            # The driver's own errors come through where a connection is lost while it is being made.
            raise StoreDown(f"the database: {error.__class__.__name__}") from error
