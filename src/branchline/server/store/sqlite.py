"""SQLite store with group commit: one writer thread commits all waiting writes at once; readers never wait for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import DatabaseError
from sqlalchemy.pool import NullPool, QueuePool
from sqlalchemy.pool import Pool as ConnectionPool

from branchline.server.base.fair_pool import Pool
from branchline.server.base.metering import charge, current_group, unpaid
from branchline.server.store.base import Store
from branchline.server.store.prepared import run
from branchline.server.store.revisions import check_schema
from branchline.server.store.rows import StoreDown

P = ParamSpec("P")
R = TypeVar("R")

READERS, READERS_OF_ONE = 4, 3  # that one network may keep busy: others need not wait for slow reads of its own
AT_ONCE = 500  # writes taken from the queue at a time
GATHER = 0.006  # seconds to wait for more writes when several are queued: one commit is cheaper than many
BUSY_MS = 5000  # another process may have locked the file: a backup, an admin command
SCRUB_MS, SCRUB_PAUSE, SCRUB_TRIES = 10, 0.05, 100  # how long a try to empty the write-ahead log waits for readers


_log = logging.getLogger("branchline.store")


@dataclass
class _Write:
    work: Callable[[Connection], object]
    loop: asyncio.AbstractEventLoop
    future: asyncio.Future[Any]
    result: object = None
    error: BaseException | None = None
    milliseconds: float = 0.0  # of CPU time


@dataclass
class SqliteStore(Store):
    """A database file. WAL with synchronous=FULL: committed data survives a power cut."""

    path: Path
    _queue: queue.SimpleQueue[_Write | None] = field(default_factory=queue.SimpleQueue)
    _connection: Connection | None = None  # the writer's, reused because connecting is slow
    failing: bool = False  # logged once, not for each write
    _identity: tuple[int, int] | None = None  # device and inode of the file at the first check
    _scrubs: list[asyncio.Task[None]] = field(default_factory=list)  # the one that runs, and the one after it

    def __post_init__(self) -> None:
        self._reading = _engine(self.path, "BEGIN", QueuePool, pool_size=READERS)
        self._writing = _engine(self.path, "BEGIN IMMEDIATE", QueuePool, pool_size=1)
        self._readers = Pool(READERS, "read", share=READERS_OF_ONE)
        self._start_writer()

    async def read(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        def run() -> R:
            try:
                with self._reading.begin() as connection:
                    return work(connection, *arguments, **more)
            except DatabaseError as error:
                raise StoreDown(f"{self.path}: {error.orig}") from error

        group = current_group()  # networks take turns, after the server's own work, which live tables need
        return await self._readers.run(run, group, awaited=not group)

    async def write(self, work: Callable[Concatenate[Connection, P], R], *arguments: P.args, **more: P.kwargs) -> R:
        loop = asyncio.get_running_loop()
        write = _Write(lambda connection: work(connection, *arguments, **more), loop, loop.create_future())
        self._enqueue(write)
        try:
            result: R = await write.future
        finally:
            charge(write.milliseconds)
        return result

    async def check(self) -> None:
        """Check the file that is at the path now, through a new connection: open ones keep using the old file."""
        await self._readers.run(self._check_now, "")

    async def scrub(self) -> None:
        """Write the log ahead into the file and empty it. Deleted rows were overwritten (`secure_delete`).

        While one scrub tries, nobody can write, so there is one at a time. Whoever asks meanwhile waits for the next,
        which is the same for all of them: the one that runs may have begun before their rows were deleted.
        """
        if len(self._scrubs) < 2:
            scrubbing = self._scrub_after(self._scrubs[-1] if self._scrubs else None)
            self._scrubs.append(asyncio.get_running_loop().create_task(scrubbing, context=unpaid()))
        await asyncio.shield(self._scrubs[-1])

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.close(wait=True)
        self._reading.dispose()
        self._writing.dispose()

    async def _scrub_after(self, before: asyncio.Task[None] | None) -> None:
        if before is not None:
            await asyncio.wait([before])
        try:
            await asyncio.to_thread(self._empty_wal)
        finally:
            self._scrubs.pop(0)

    # The writer is a thread here, and a step of the event loop in simulations.

    def _start_writer(self) -> None:
        self._writer = threading.Thread(target=self._write_all, name="branchline-write", daemon=True)
        self._writer.start()

    def _enqueue(self, write: _Write) -> None:
        self._queue.put(write)

    def _empty_wal(self) -> None:
        """Tries for some seconds. While one try waits for readers, nobody can write, so it gives up soon."""
        with contextlib.closing(sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute(f"PRAGMA busy_timeout={SCRUB_MS}")
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")  # most of the work; nobody waits for it
            for _ in range(SCRUB_TRIES):
                busy, _, _ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                if not busy:
                    break
                time.sleep(SCRUB_PAUSE)

    def _check_now(self) -> None:
        self._check_file()
        engine = _engine(self.path, "BEGIN", NullPool)
        try:
            with engine.begin() as connection:
                check_schema(connection)
        except DatabaseError as error:
            raise StoreDown(f"{self.path}: {error.orig}") from error
        finally:
            engine.dispose()

    def _check_file(self) -> None:
        """StoreDown if the file was removed or replaced, or can't be used: connections would keep using the old one."""
        try:
            found = self.path.stat()
        except OSError as error:
            raise StoreDown(f"{self.path}: {error.strerror}") from error
        identity = (found.st_dev, found.st_ino)
        self._identity = self._identity or identity
        if identity != self._identity:
            raise StoreDown(f"{self.path} is another file than the one that was opened: restart the server")
        if not os.access(self.path, os.R_OK | os.W_OK):
            raise StoreDown(f"{self.path}: permission denied")

    def _write_all(self) -> None:
        """The writer thread: takes all waiting writes, commits once, and delivers the results (group commit)."""
        running = True
        while running:
            writes = [self._queue.get(), *self._waiting()]
            if len(writes) > 1 and None not in writes:
                time.sleep(GATHER)
                writes += self._waiting()
            running = None not in writes
            batch = [write for write in writes if write is not None]
            if batch:
                self._commit(batch)
                for loop in {write.loop for write in batch}:
                    with contextlib.suppress(RuntimeError):  # the loop is closed, so nobody is waiting any more
                        loop.call_soon_threadsafe(_answer, [write for write in batch if write.loop is loop])
        self._disconnect()

    def _waiting(self) -> list[_Write | None]:
        """All writes that are waiting now, up to AT_ONCE."""
        writes: list[_Write | None] = []
        with contextlib.suppress(queue.Empty):
            while len(writes) < AT_ONCE:
                writes.append(self._queue.get_nowait())
        return writes

    def _commit(self, batch: list[_Write]) -> None:
        """Run each write in a savepoint, so that a failure undoes only that write, then commit once for all."""
        try:
            self._check_file()
            connection = self._connection = self._connection or self._writing.connect()
            changes = _changes(connection)
            with connection.begin():
                for write in batch:
                    began = time.thread_time()
                    try:
                        with _savepoint(connection):
                            write.result = write.work(connection)
                    except Exception as error:
                        write.error = error
                    write.milliseconds = 1000 * (time.thread_time() - began)
        except StoreDown as error:  # the file was removed: anything written now would be lost with it
            for write in batch:
                write.error = error
        except DatabaseError as error:  # the disk is full or the file is locked: nothing was written
            self._disconnect()
            for write in batch:
                write.error = StoreDown(f"{self.path}: {error.orig}")
        for write in batch:
            if isinstance(write.error, DatabaseError) and not isinstance(write.error, StoreDown):
                write.error = StoreDown(f"{self.path}: {write.error.orig}")
        trouble = next((write.error for write in batch if isinstance(write.error, StoreDown)), None)
        if trouble is not None and not self.failing:
            _log.error("nothing can be written, and commands are refused until it can: %s", trouble)
            self.failing = True
        elif trouble is None and self.failing and _changes(connection) > changes:  # an empty commit proves nothing
            _log.warning("%s can be written again", self.path)
            self.failing = False

    def _disconnect(self) -> None:
        if self._connection is not None:
            with contextlib.suppress(DatabaseError):
                self._connection.close()
            self._connection = None


@contextlib.contextmanager
def _savepoint(connection: Connection) -> Iterator[None]:
    """A savepoint, rolled back if the body raises."""
    run(connection, "SAVEPOINT one_write")
    try:
        yield
    except Exception:
        run(connection, "ROLLBACK TO SAVEPOINT one_write")
        run(connection, "RELEASE SAVEPOINT one_write")
        raise
    run(connection, "RELEASE SAVEPOINT one_write")


def _changes(connection: Connection) -> int:
    """How many rows a connection has changed so far."""
    return int(connection.connection.driver_connection.total_changes)  # type: ignore[union-attr]


def _answer(writes: list[_Write]) -> None:
    for write in writes:
        if write.future.cancelled():
            continue
        if write.error is not None:
            write.future.set_exception(write.error)
        else:
            write.future.set_result(write.result)


def _engine(path: Path, begin: str, pool: type[ConnectionPool], **more: int) -> Engine:
    """An engine whose connections never create the file: SQLite deletes the write-ahead log next to an empty file."""
    address = f"{path.absolute().as_uri()}?mode=rw"

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(address, uri=True, check_same_thread=False)

    engine = create_engine("sqlite://", creator=connect, poolclass=pool, hide_parameters=True, **more)

    @event.listens_for(engine, "connect")
    def prepare(connection: sqlite3.Connection, record: object) -> None:
        connection.isolation_level = None  # the driver must not begin transactions; `begin_now` does
        pragmas = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
        for pragma in (*pragmas, f"busy_timeout={BUSY_MS}"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin_now(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
