"""SQL statements of who is blocked or muted, and under which name.

When a person is deleted, what they have blocked, and who has done so to them, is changed before and some at a time: any
number of people may block one, and others wait for the writer.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, Select, and_, case, delete, func, or_, select, tuple_, update

from branchline.server.store import schema
from branchline.server.store.rows import PERSON
from branchline.server.store.statements import all_rows

_blocks, _friendships, _people = schema.blocks.c, schema.friendships.c, schema.people.c
_KEY = (_blocks.person, _blocks.other, _blocks.alias)
_PAIR = (_blocks.person, _blocks.other)


class BlockRow(msgspec.Struct, frozen=True):
    """Somebody who is blocked or muted, as who has done so knows them."""

    other: str
    alias: str
    name: str
    account: str | None  # None: they were blocked under another name, and nobody learns whose it is
    kind: str


class Alias(NamedTuple):
    """Under which name somebody is blocked."""

    id: str  # what it is known by: of an account its public id, else the table and the name
    name: str | None  # as it was seen at the table; None: they were named by their account
    account: bool  # whether the account was seen


def known_name(connection: Connection, person_id: str, other_id: str) -> str:
    """The name of somebody with an account, if a person may know it: of private ones, only friends, who has been asked
    by them, and who has played with them.
    """
    met = schema.meetings.c
    known = or_(
        ~func.coalesce(schema.accounts.c.private, False),
        select(_friendships.at).where(_friendships.person == other_id, _friendships.friend == person_id).exists(),
        select(met.games).where(met.person == person_id, met.other == f"{PERSON}{other_id}").exists(),
    )
    found = select(_people.name).outerjoin(schema.accounts).where(_people.id == other_id, known)
    return str(connection.execute(found).scalar() or "")


def unblock(connection: Connection, person_id: str, other_id: str, alias: str | None = None) -> None:
    """Under one name, or under all."""
    named = (_blocks.alias == alias,) if alias is not None else ()
    connection.execute(delete(schema.blocks).where(_blocks.person == person_id, _blocks.other == other_id, *named))


def blocked(connection: Connection, person_id: str) -> list[BlockRow]:
    """Whom a person has blocked or muted, by name: as they were seen, or as a public account is called now."""
    by_account = _blocks.alias == func.coalesce(_people.account, "")
    public = and_(by_account, _people.account.is_not(None), ~func.coalesce(schema.accounts.c.private, False))
    found = (
        select(
            _blocks.other,
            _blocks.alias,
            case((public, _people.name), else_=_blocks.name).label("name"),
            case((by_account, _people.account), else_=None).label("account"),
            _blocks.kind,
        )
        .join(schema.people, _people.id == _blocks.other)
        .outerjoin(schema.accounts, schema.accounts.c.person == _people.id)
        .where(_blocks.person == person_id)
    )
    return sorted(all_rows(connection, found, BlockRow), key=lambda row: (row.name.casefold(), row.alias))


def is_blocked(connection: Connection, by: str, person_id: str) -> bool:
    found = select(_blocks.kind).where(_blocks.person == by, _blocks.other == person_id, _blocks.kind == "block")
    return connection.execute(found).first() is not None


def blocked_by(person_id: str) -> Select[tuple[str]]:
    return select(_blocks.other).where(_blocks.person == person_id, _blocks.kind == "block")


def delete_blocks_of(connection: Connection, person_id: str, most: int) -> int:
    """Delete some of the blocks by a person and of them; how many."""
    some = select(*_KEY).where(or_(_blocks.person == person_id, _blocks.other == person_id)).limit(most)
    return connection.execute(delete(schema.blocks).where(tuple_(*_KEY).in_(some))).rowcount


def merge_blocks(connection: Connection, guest: str, person_id: str, most: int) -> int:
    """Give some of a guest's blocks to a person, and some of those by others of the guest: otherwise, whoever is
    blocked could go on by signing in. Returns how many; what is there twice is deleted.
    """
    done = 0
    for own, other in (_PAIR, _PAIR[::-1]):
        found = select(other.label("of"), _blocks.alias, _blocks.kind).where(own == guest).limit(most - done)
        kinds = {(row.of, row.alias): row.kind for row in connection.execute(found)}
        stronger = [key for key, kind in kinds.items() if kind == "block"]
        key = tuple_(other, _blocks.alias)
        connection.execute(update(schema.blocks).where(own == person_id, key.in_(stronger)).values(kind="block"))
        there = select(other, _blocks.alias).where(own == person_id, key.in_(kinds))
        known = {tuple(row) for row in connection.execute(there)}
        new = [each for each in kinds if each not in known and each[0] != person_id]
        connection.execute(update(schema.blocks).where(own == guest, key.in_(new)).values({own: person_id}))
        connection.execute(delete(schema.blocks).where(own == guest, key.in_(kinds)))
        if own is _blocks.person:  # their own blocks, of accounts: by others, friends would see whose names they are
            named = tuple_(_people.id, _people.account).in_(stronger)
            blocked = connection.execute(select(_people.id).where(named)).scalars().all()
            for one, friend in ((_friendships.person, _friendships.friend), (_friendships.friend, _friendships.person)):
                connection.execute(delete(schema.friendships).where(one == person_id, friend.in_(blocked)))
        done += len(kinds)
    return done
