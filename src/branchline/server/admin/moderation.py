"""Moderators and rules for names, on the command line: `branchline admin moderator` and `branchline admin names`."""

from __future__ import annotations

import msgspec

from branchline.errors import CodedError
from branchline.server.base import ID, ID_LETTERS, SystemRandom, letters
from branchline.server.people.names import listed_rules, name_key, set_rule
from branchline.server.store import AuditEntry, Person, Store
from branchline.server.store import moderation_statements as statements
from branchline.server.store.rows import StoredSanction

__all__ = ["appoint", "ban", "listed_rules", "set_rule"]


async def appoint(store: Store, name: str, entry: AuditEntry, *, moderator: bool) -> Person:
    """Make somebody with an account a moderator, or end that; by their name or public id."""
    person = await store.read(statements.account_by_name, name_key(name), name)
    if person is None:
        raise CodedError("no-such-account", text=name)
    of_person = msgspec.structs.replace(entry, person=person.id)
    await store.audited(of_person, statements.set_moderator, person.id, moderator)
    return person


async def ban(store: Store, person: str, entry: AuditEntry, *, banned: bool) -> None:
    """Ban a person for good, or lift all their bans."""
    if banned:
        sanction = StoredSanction(letters(SystemRandom().bytes(ID), ID_LETTERS), person, "ban", entry.at, None, "")
        await store.audited(entry, statements.add_sanction, sanction)
    else:
        await store.audited(entry, statements.lift_bans, person, entry.at)
