"""Reads the event logs of all tables directly from the database, without a server."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, select

from branchline.server.store import Event, Table, open_store, schema


class Logged(NamedTuple):
    """A table in the database: its row, and its events in order."""

    row: Table
    events: tuple[Event, ...]


async def read_logs(url: str) -> dict[str, Logged]:
    store = await open_store(url, migrate=False)
    try:
        logs = {}
        for table in await store.read(_ids):
            row = await store.table(table)
            assert row is not None
            logs[table] = Logged(row, tuple(await store.events_after(table)))
        return logs
    finally:
        await store.close()


def _ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.id)).scalars())
