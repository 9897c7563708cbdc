"""SQL statements for storage quotas: who has stored how much on a day."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sqlalchemy import Connection, delete, select

from branchline.server.base import DAY
from branchline.server.base.quotas import PERSON_PREFIX, USAGE_KEY
from branchline.server.store import schema
from branchline.server.store.meeting_statements import add_to_counts


def add_usage(connection: Connection, day: int, sizes: Mapping[str, int], more: Sequence[str]) -> dict[str, int]:
    """Add what visitors have stored on a day; returns the totals of these visitors, and of some more."""
    columns = schema.usage.c
    gone = _without_a_row(connection, sizes)
    # Always in the same order, so that two workers can't deadlock.
    kept = sorted((who, size) for who, size in sizes.items() if who not in gone)
    add_to_counts(connection, schema.usage, [{"who": who, "day": day, "bytes": size} for who, size in kept])
    wanted = [*sizes, *more]
    found = connection.execute(select(columns.who, columns.bytes).where(columns.day == day, columns.who.in_(wanted)))
    return dict.fromkeys(wanted, 0) | {row.who: row.bytes for row in found}


def usage_on(connection: Connection, day: int, most: int) -> list[tuple[str, int]]:
    """Who has stored how much on a day, the most first."""
    columns = schema.usage.c
    found = select(columns.who, columns.bytes).where(columns.day == day).order_by(columns.bytes.desc(), columns.who)
    return [(row.who, row.bytes) for row in connection.execute(found.limit(most))]


def delete_usage(connection: Connection, before: int, most: int = 500) -> int | None:
    """Delete some rows from before a day, because others wait for the writer; how many: None if there are none. Then
    the keys of those days are deleted.
    """
    columns, keys = schema.usage.c, schema.keys.c
    old = select(columns.who).where(columns.day < before).limit(most)
    some = delete(schema.usage).where(columns.day < before, columns.who.in_(old))
    if deleted := connection.execute(some).rowcount:
        return deleted
    connection.execute(delete(schema.keys).where(keys.name.startswith(USAGE_KEY), keys.created < before * DAY))
    return None


def _without_a_row(connection: Connection, names: Iterable[str]) -> set[str]:
    """Those of people who were deleted or erased meanwhile: nothing may be stored about them again."""
    people = {name.removeprefix(PERSON_PREFIX): name for name in names if name.startswith(PERSON_PREFIX)}
    if not people:
        return set()
    found = connection.execute(select(schema.people.c.id).where(schema.people.c.id.in_(people)))
    return set(people.values()) - {people[row.id] for row in found}
