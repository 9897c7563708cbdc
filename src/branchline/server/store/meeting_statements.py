"""SQL statements for head-to-head results: whom a person has met in finished games, and with what success.

The counts follow from the results. They are kept beside them, because summing up thousands of games takes too long for
a page.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, and_, case, delete, func, or_, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from branchline.server.store import schema
from branchline.server.store.rows import BOT, PERSON, FinishedGame, subject_of


class Meetings(NamedTuple):
    """Of one person with another: games, and in how many they finished ahead and behind."""

    games: int
    ahead: int
    behind: int

    def __add__(self, other: Meetings) -> Meetings:  # type: ignore[override]
        return Meetings(self.games + other.games, self.ahead + other.ahead, self.behind + other.behind)


Counts = Mapping[tuple[str, str], Meetings]  # by person, and whom they met


def add_meetings(connection: Connection, game: FinishedGame) -> None:
    """Count a finished game."""
    found: dict[tuple[str, str], Meetings] = {}
    for person, other, met in _pairs(game):
        found[person, other] = found.get((person, other), Meetings(0, 0, 0)) + met
    _add(connection, found)


def _pairs(game: FinishedGame) -> Iterator[tuple[str, str, Meetings]]:
    for own in game.seats:
        for seat in game.seats:
            subject = subject_of(seat.person, seat.bot)
            if own.person is None or subject is None or subject == f"{PERSON}{own.person}":
                continue
            lead = seat.place - own.place if own.place is not None and seat.place is not None else 0
            yield own.person, subject, Meetings(1, int(lead > 0), int(lead < 0))


def forget_meetings(connection: Connection, person: str) -> None:
    """Delete everything about somebody who is erased."""
    columns = schema.meetings.c
    connection.execute(delete(schema.meetings).where(columns.person == person))
    connection.execute(delete(schema.meetings).where(columns.other == f"{PERSON}{person}"))


def merge_meetings(connection: Connection, guest: str, person: str) -> None:
    """Give a guest's meetings to a person. Nobody meets themselves, so those of the two with each other are deleted."""
    columns = schema.meetings.c
    of_guest = select(schema.meetings).where(or_(columns.person == guest, columns.other == f"{PERSON}{guest}"))
    found = _counts(connection.execute(of_guest).mappings())
    forget_meetings(connection, guest)
    both = (columns.person == person, columns.other == f"{PERSON}{guest}")
    connection.execute(delete(schema.meetings).where(*both))
    _add(connection, _renamed(found, guest, person))


def rewrite_meetings(connection: Connection, before: str, person: str | None, most: int) -> int:
    """Give some of a person's meetings to another (None: delete them); how many. Somebody may have met thousands, and
    others wait for the writer: so before the person is deleted.
    """
    columns = schema.meetings.c
    of_person = or_(columns.person == before, columns.other == f"{PERSON}{before}")
    found = _counts(connection.execute(select(schema.meetings).where(of_person).limit(most)).mappings())
    if found:
        key = tuple_(columns.person, columns.other)
        connection.execute(delete(schema.meetings).where(key.in_(list(found))))
    if person is not None:
        _add(connection, _renamed(found, before, person))
    return len(found)


def _renamed(counts: Counts, before: str, person: str) -> Counts:
    """Nobody meets themselves, so those of the two with each other are left out."""
    renamed: dict[tuple[str, str], Meetings] = {}
    for (own, other), met in counts.items():
        key = (person if own == before else own, f"{PERSON}{person}" if other == f"{PERSON}{before}" else other)
        if key[1] != f"{PERSON}{key[0]}":
            renamed[key] = renamed.get(key, Meetings(0, 0, 0)) + met
    return renamed


def meeting_differences(connection: Connection) -> list[str]:
    """Where the stored counts differ from what the results make of them."""
    stored, right = _counts(connection.execute(select(schema.meetings)).mappings()), _from_results(connection)
    return [
        f"{person} and {other}: {stored.get((person, other))} is stored, {right.get((person, other))} is right"
        for person, other in sorted(stored.keys() | right.keys())
        if stored.get((person, other)) != right.get((person, other))
    ]


def recount_meetings(connection: Connection) -> None:
    """Count all finished games again."""
    connection.execute(delete(schema.meetings))
    _add(connection, _from_results(connection))


def _from_results(connection: Connection) -> Counts:
    own, other = schema.results.alias("own"), schema.results.alias("other")
    subject = func.coalesce(BOT + other.c.bot, PERSON + other.c.person)
    found = (
        select(
            own.c.person, subject.label("other"), func.count().label("games"),
            func.sum(case((own.c.place < other.c.place, 1), else_=0)).label("ahead"),
            func.sum(case((own.c.place > other.c.place, 1), else_=0)).label("behind"),
        )
        .join(other, and_(other.c.game == own.c.game, other.c.seat != own.c.seat))
        .where(own.c.person.is_not(None), subject.is_not(None), subject != PERSON + own.c.person)
        .group_by(own.c.person, subject)
    )  # fmt: skip
    return _counts(connection.execute(found).mappings())


def _counts(rows: Any) -> Counts:
    return {
        (row["person"], row["other"]): Meetings(row["games"], int(row["ahead"]), int(row["behind"])) for row in rows
    }


def _add(connection: Connection, counts: Counts) -> None:
    rows = [{"person": person, "other": other, **met._asdict()} for (person, other), met in sorted(counts.items())]
    add_to_counts(connection, schema.meetings, rows)


def add_to_counts(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Add the numbers of these rows to those that are stored under the same key, or insert them: one round trip."""
    if rows:
        connection.execute(_upsert(connection.dialect.name, table), rows)


@cache
def _upsert(dialect: str, table: Table) -> Any:
    insert = (sqlite if dialect == "sqlite" else postgresql).insert(table)
    keys = list(table.primary_key.columns)
    sums = {column.name: column + insert.excluded[column.name] for column in table.c if not column.primary_key}
    return insert.on_conflict_do_update(index_elements=keys, set_=sums)
