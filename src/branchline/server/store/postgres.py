"""PostgreSQL store: asyncpg with a connection pool, running the same statements as SQLite."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

import asyncpg
from sqlalchemy import Connection, event
from sqlalchemy.engine import AdaptedConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from branchline.server.base.fair_pool import Turns
from branchline.server.base.metering import charge, current, current_group
from branchline.server.store.base import Store
from branchline.server.store.rows import StoreDown

P = ParamSpec("P")
R = TypeVar("R")

CONNECTIONS, CONNECTIONS_OF_ONE = 10, 8  # that one network may keep busy: others need not wait for them
CONNECT_SECONDS = 5.0
BACKGROUND = 3  # connections for all jobs and bots together: requests wait for none of them
POOL_SECONDS = 5.0  # until it is an operation's turn, and to get a connection from the pool
USUAL_MS, MOST_MS = 10.0, 200.0  # of an operation that are not charged, and that are at most: the database may hang
LOCK_SECONDS = 5.0  # that a statement waits for a lock
IDLE_SECONDS = 15.0  # between two statements of a transaction: a worker that hangs would keep its locks from all others
RUN_SECONDS = 10.0  # for the whole operation, because a database that hangs reports no error


# SQLAlchemy wraps asyncpg's errors from statements, but not all of its errors from connecting.
DOWN = (DBAPIError, PoolTimeout, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError)


class PostgresStore(Store):
    """A database that any number of workers share. Round trips are expensive, so there are no unnecessary ones."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(
            url.replace("postgresql://", "postgresql+asyncpg://", 1),
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=POOL_SECONDS,
            hide_parameters=True,  # errors are logged and must not contain names and secrets
            connect_args={"timeout": CONNECT_SECONDS, "server_settings": _settings()},
        )
        self._turns = Turns(CONNECTIONS, CONNECTIONS_OF_ONE)
        self._background = Turns(BACKGROUND)
        event.listen(self._engine.sync_engine, "checkout", _check_open)
        self._autocommit = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # saves BEGIN and COMMIT
        self._snapshot = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        return await self._run(self._autocommit, work, *arguments, **more)

    async def read_snapshot(
        self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs
    ) -> R:
        return await self._run(self._snapshot, work, *arguments, **more)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        try:
            result = await self._run(self._engine, work, *arguments, **more)
        except StoreDown:
            self.failing = True
            raise
        self.failing = False
        return result

    async def _run(
        self, engine: AsyncEngine, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs
    ) -> R:
        """Run an operation when it is this network's turn, and the server's own before those of all.

        What is slow in the database is charged like CPU time, which it costs there.
        """
        account = current()
        if account is None or not account.background:
            return await self._run_now(engine, work, *arguments, **more)
        await self._background.take(account.group)
        try:
            return await self._run_now(engine, work, *arguments, **more)
        finally:
            self._background.leave(account.group)

    async def _run_now(
        self, engine: AsyncEngine, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs
    ) -> R:
        group = current_group()
        try:
            async with asyncio.timeout(RUN_SECONDS):
                if not self._turns.take_now(group):
                    async with asyncio.timeout(POOL_SECONDS):
                        await self._turns.take(group, awaited=not group)
                try:
                    async with engine.begin() as connection:
                        began = time.monotonic()
                        try:
                            return await connection.run_sync(work, *arguments, **more)
                        finally:
                            spent = 1000 * (time.monotonic() - began)
                            charge(min(max(0.0, spent - USUAL_MS), MOST_MS))
                finally:
                    self._turns.leave(group)
        except DOWN as error:
            raise StoreDown(f"the database: {error.__class__.__name__}") from error

    async def scrub(self) -> None:
        """PostgreSQL overwrites deleted rows itself, with its next vacuum: a server can't hurry that."""

    async def close(self) -> None:
        await self._engine.dispose()


def _settings() -> dict[str, str]:
    """What PostgreSQL is told about each connection."""
    milliseconds = {"lock_timeout": 1000 * LOCK_SECONDS, "idle_in_transaction_session_timeout": 1000 * IDLE_SECONDS}
    return {"synchronous_commit": "on", **{name: f"{value:.0f}" for name, value in milliseconds.items()}}


def _check_open(connection: AdaptedConnection, record: object, proxy: object) -> None:
    """Discard a connection that the server has closed, so that the pool opens another."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError
