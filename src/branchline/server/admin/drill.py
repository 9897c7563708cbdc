"""Restore drill: restores a backup into a temporary folder, migrates it, and replays all its games.

A backup that was never restored is only a hope. The drill does what an operator would do after a disaster, without
touching the server or its database, and leaves nothing behind.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from branchline._util.files import error_reason
from branchline.errors import CodedError
from branchline.server.admin.database import Migrated, migrate, open_database
from branchline.server.admin.transfer import Advance, Problem, check_tables
from branchline.server.base.file_modes import make_private
from branchline.server.store import schema

MAGIC = b"SQLite format 3\0"  # the first bytes of a SQLite database
SIDE = "-wal"  # next to a copy that was made without `admin backup`


class Restored(NamedTuple):
    """What a drill found."""

    revisions: Migrated
    tables: int
    events: int
    people: int
    problems: list[Problem]
    seconds: float


async def drill(backup: Path, bar: Callable[[int], AbstractContextManager[Advance | None]]) -> Restored:
    """Restores a backup of a SQLite database, checks and replays it; CodedError if it can't be restored."""
    start = time.monotonic()
    with _folder() as folder:
        database = folder / "branchline.db"
        try:
            await asyncio.to_thread(_restore, backup, database)
        except sqlite3.Error as error:
            raise CodedError("drill-damaged", path=str(backup), error=str(error)) from error
        except OSError as error:
            raise CodedError("file-unreadable", path=str(backup), error=error_reason(error)) from error
        url = f"sqlite:///{database.absolute()}"
        revisions = await migrate(url)
        async with open_database(url) as store:
            ids = await store.table_ids()
            with bar(len(ids)) as advance:
                problems = await check_tables(store, ids, advance)
            events, people = await store.read(_counts)
        return Restored(revisions, len(ids), events, people, problems, time.monotonic() - start)


@contextlib.contextmanager
def _folder() -> Iterator[Path]:
    """A folder that only its owner may enter, deleted at the end whatever happens."""
    with tempfile.TemporaryDirectory(prefix="branchline-drill-") as name:
        yield Path(name)


def _restore(backup: Path, database: Path) -> None:
    """Copies a backup, and checks that SQLite finds no damage in the copy."""
    with backup.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            raise CodedError("drill-not-one", path=str(backup))
    make_private(database)
    shutil.copyfile(backup, database)
    side = backup.with_name(backup.name + SIDE)
    if side.exists():
        shutil.copyfile(side, database.with_name(database.name + SIDE))
    with contextlib.closing(sqlite3.connect(database)) as copy:
        found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        found += [f"a row of {row[0]} without its {row[2]}" for row in copy.execute("PRAGMA foreign_key_check")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError(next(text for text in found if text != "ok"))


def _counts(connection: Connection) -> tuple[int, int]:
    """How many events and people there are."""
    numbers = [connection.execute(select(func.count()).select_from(each)) for each in (schema.events, schema.people)]
    events, people = (int(number.scalar() or 0) for number in numbers)
    return events, people
