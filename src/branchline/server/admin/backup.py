"""A copy of a SQLite database at one moment, while others write to it; looked through before it counts as one."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

from branchline.errors import CodedError
from branchline.server.admin.atomic_file import new_file
from branchline.server.admin.database import opened
from branchline.server.store.opening import file_of

BUSY_SECONDS = 30.0


async def backup(url: str, target: Path) -> int:
    """Copy the database, and see that the copy is whole and opens; returns how many tables it has."""
    source = file_of(url)
    if source is None:
        raise CodedError("backup-postgres")
    async with opened(url):
        pass  # it is there, and it is ours
    with new_file(target) as draft:
        try:
            await asyncio.to_thread(_copy, source, draft)
        except sqlite3.Error as error:
            raise CodedError("backup-failed", path=str(source), error=str(error)) from error
        async with opened(f"sqlite:///{draft.absolute()}") as store:
            number = len(await store.table_ids())
        _settle(draft)
    return number


def _copy(source: Path, draft: Path) -> None:
    """All pages in one step: in WAL, who reads sees one moment, and stops nobody from writing."""
    with (
        contextlib.closing(
            sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", BUSY_SECONDS, uri=True)
        ) as original,
        contextlib.closing(sqlite3.connect(draft)) as copy,
    ):
        original.backup(copy)
        found = [row[0] for row in copy.execute("PRAGMA integrity_check")]
        if found != ["ok"]:
            raise sqlite3.DatabaseError(found[0])


def _settle(draft: Path) -> None:
    """Make it one file, with nothing beside it. A server that opens it chooses WAL again."""
    with contextlib.closing(sqlite3.connect(draft)) as copy:
        copy.execute("PRAGMA journal_mode=DELETE")
