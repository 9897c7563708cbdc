"""Online backup of a SQLite database: a consistent, verified snapshot while a server writes to it."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from branchline.errors import CodedError
from branchline.server.admin.database import open_database
from branchline.server.store import file_of

BUSY_SECONDS = 30.0
AFTER_ALL_DAYS = 1 << 30


async def backup(url: str, target: Path) -> int:
    """Copies the database to a file, and checks that the copy is intact and opens; returns how many tables it has."""
    source = file_of(url)
    if source is None:
        raise CodedError("backup-postgres")
    async with open_database(url):
        pass  # it exists, and its schema is ours
    try:
        await asyncio.to_thread(_copy, source, target)
    except sqlite3.Error as error:
        raise CodedError("backup-failed", path=str(source), error=str(error)) from error
    async with open_database(f"sqlite:///{target.absolute()}") as store:
        number = len(await store.table_ids())
        while await store.delete_usage(AFTER_ALL_DAYS) is not None:  # with the keys that it was counted under
            pass
    _leave_wal_mode(target)
    return number


def _copy(source: Path, target: Path) -> None:
    """Copies all pages in one step: in WAL mode a reader sees one snapshot and blocks no writer."""
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", BUSY_SECONDS, uri=True)
        ) as original,
        contextlib.closing(sqlite3.connect(target)) as copy,
    ):
        original.backup(copy)
        found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError(found[0])


def _leave_wal_mode(target: Path) -> None:
    """Makes the copy a single file without WAL side files. A server that opens it switches to WAL again."""
    with contextlib.closing(sqlite3.connect(target)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
        copy.execute("VACUUM")  # nothing that was deleted is in a backup, not even in unused pages
