"""Opens a database for administration: checks that it exists and that its schema version is ours."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from branchline.errors import CodedError
from branchline.server.store import POSTGRES, SQLITE, Store, StoreDown, file_of, open_store
from branchline.server.store.migrating import Revisions, revisions, upgrade
from branchline.server.store.revisions import newest_revision


class Migrated(NamedTuple):
    before: str | None
    after: str


@contextlib.asynccontextmanager
async def open_database(url: str, *, new: bool = False) -> AsyncIterator[Store]:
    """Opens a store with the current schema. With `new`, a missing SQLite file is created."""
    file = _file(url)
    make = new and file is not None and not file.exists()
    async with _connected(url, make=make) as (store, found):
        if make:
            await store.write(upgrade)
        elif found.present != found.newest:
            raise CodedError("schema-old", before=found.present, after=found.newest)
        yield store


async def migrate(url: str) -> Migrated:
    """Brings the schema up to date; a missing SQLite file is created."""
    async with _connected(url, make=True) as (store, found):
        if found.present != found.newest:
            await store.write(upgrade)
        return Migrated(found.present, found.newest)


async def schema_state(url: str) -> Revisions:
    """The schema's revision. A missing SQLite file has none, and is not created."""
    file = _file(url)
    if file is not None and not file.exists():
        return Revisions(None, newest_revision(), known=True)
    async with _connected(url) as (_, found):
        return found


@contextlib.asynccontextmanager
async def _connected(url: str, *, make: bool = False) -> AsyncIterator[tuple[Store, Revisions]]:
    """Opens a store without migrating it, and reads its schema revision."""
    file = _file(url)
    if file is not None and not make and not file.is_file():
        raise CodedError("no-database", path=str(file))
    async with contextlib.AsyncExitStack() as stack:
        try:
            store = await open_store(url, migrate=False)
            stack.push_async_callback(store.close)
            found = await store.read(revisions)
        except ImportError as error:
            raise CodedError("no-driver", text="branchline[postgres]") from error
        except Exception as error:  # each driver reports an unusable database differently
            raise CodedError("database-down", error=_line(error)) from error
        if not found.known:
            raise CodedError("schema-newer", before=found.present, after=found.newest)
        try:
            yield store, found
        except StoreDown as error:
            raise CodedError("database-down", error=_line(error)) from error


def _file(url: str) -> Path | None:
    """The file of a SQLite database. The error for a wrong URL does not repeat it: it may contain a password."""
    if url.partition("://")[0] not in (SQLITE, POSTGRES):
        raise CodedError("database-address")
    return file_of(url)


def _line(error: BaseException) -> str:
    """The driver's own message in one line, without the wrapping errors."""
    if isinstance(error, StoreDown) and error.__cause__ is not None:
        error = error.__cause__
    return " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
