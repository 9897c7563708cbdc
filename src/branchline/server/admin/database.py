"""The database that an admin asks for: whether it is there, and whether its schema is ours."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import NamedTuple

from branchline.errors import CodedError
from branchline.server.store import Store, StoreDown, open_store
from branchline.server.store.migrating import Revisions, newest_revision, revisions, upgrade
from branchline.server.store.opening import POSTGRES, SQLITE, file_of


class Migrated(NamedTuple):
    before: str | None
    after: str


@contextlib.asynccontextmanager
async def opened(url: str, *, new: bool = False) -> AsyncIterator[Store]:
    """The store, with the schema that this Branchline knows. `new`: a SQLite file is made if it is not there."""
    file = _file(url)
    make = new and file is not None and not file.exists()
    async with _connected(url, make=make) as (store, found):
        if make:
            await store.write(upgrade)
        elif found.present != found.newest:
            raise CodedError("schema-old", before=found.present, after=found.newest)
        yield store


async def migrate(url: str) -> Migrated:
    """Bring the schema up to date; a SQLite file is made if it is not there."""
    async with _connected(url, make=True) as (store, found):
        if found.present != found.newest:
            await store.write(upgrade)
        return Migrated(found.present, found.newest)


async def schema_state(url: str) -> Revisions:
    """Where the schema is. A SQLite file that is not there has none, and is not made."""
    file = _file(url)
    if file is not None and not file.exists():
        return Revisions(None, newest_revision(), known=True)
    async with _connected(url) as (_, found):
        return found


@contextlib.asynccontextmanager
async def _connected(url: str, *, make: bool = False) -> AsyncIterator[tuple[Store, Revisions]]:
    """A store as it is, and where its schema is."""
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
        except Exception as error:  # drivers have many ways to say that there is no database for us
            raise CodedError("database-down", error=_line(error)) from error
        if not found.known:
            raise CodedError("schema-newer", before=found.present, after=found.newest)
        try:
            yield store, found
        except StoreDown as error:
            raise CodedError("database-down", error=_line(error)) from error


def _file(url: str) -> Path | None:
    """The file of a SQLite database. An address may hold a password: a wrong one is not repeated."""
    if url.partition("://")[0] not in (SQLITE, POSTGRES):
        raise CodedError("database-address")
    return file_of(url)


def _line(error: BaseException) -> str:
    """What a driver said, without what others have wrapped around it."""
    if isinstance(error, StoreDown) and error.__cause__ is not None:
        error = error.__cause__
    return " ".join(str(getattr(error, "orig", None) or error).split()) or type(error).__name__
