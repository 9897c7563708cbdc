"""SQL for everything that somebody has blocked or muted, and for everybody who has done so to them, some at a time.

Any number of people may block one, and others wait for the writer: so before the person is deleted.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, or_, select, tuple_, update

from branchline.server.store import schema

_blocks, _friendships = schema.blocks.c, schema.friendships.c
_KEY = (_blocks.person, _blocks.other, _blocks.alias)
_PAIR = (_blocks.person, _blocks.other)


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
        blocked = {each for each, _ in stronger}
        for one, friend in ((_friendships.person, _friendships.friend), (_friendships.friend, _friendships.person)):
            connection.execute(delete(schema.friendships).where(one == person_id, friend.in_(blocked)))
        done += len(kinds)
    return done
