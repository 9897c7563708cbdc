"""SQL of accounts: names, passwords, passkeys, recovery codes, challenges, sessions, and merging a guest into one."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from branchline.server.store import result_statements, schema, statements
from branchline.server.store.rows import Person, Rater, Unknown
from branchline.server.store.statements import Taken, all_rows

EXPIRED = 100  # challenges that are deleted whenever one is added


class Account(msgspec.Struct, frozen=True):
    """What a person needs to sign in, and their choices."""

    person: str
    key: str
    password: str | None
    created: float
    private: bool = False
    colour: str | None = None
    shape: str | None = None

    @property
    def train(self) -> int | None:
        """The trains that they prefer: those of which seat."""
        return int(self.colour) if self.colour is not None and self.colour.isdigit() else None


class Passkey(msgspec.Struct, frozen=True):
    id: bytes
    person: str
    public_key: bytes
    sign_count: int
    label: str
    created: float
    used: float


class Session(msgspec.Struct, frozen=True):
    """A device on which somebody is signed in."""

    token_hash: bytes
    created: float
    seen: float
    label: str


class AccountListing(msgspec.Struct, frozen=True):
    """An account as operators see it in a list."""

    id: str
    name: str
    created: float
    seen: float
    password: bool
    passkeys: int
    moderator: bool


# Names.


def name_owner(connection: Connection, key: str) -> str | None:
    """The person whose account has a name with this key."""
    columns = schema.accounts.c
    found: str | None = connection.execute(select(columns.person).where(columns.key == key)).scalar()
    return found


# Accounts.


def account(connection: Connection, person_id: str) -> Account | None:
    return _account_where(connection, schema.accounts.c.person == person_id)


def train(connection: Connection, person_id: str) -> int | None:
    """The trains that a person prefers: see `Account.train`."""
    found = account(connection, person_id)
    return found.train if found is not None else None


def account_by_key(connection: Connection, key: str) -> Account | None:
    return _account_where(connection, schema.accounts.c.key == key)


def _account_where(connection: Connection, which: ColumnElement[bool]) -> Account | None:
    return next(iter(all_rows(connection, select(schema.accounts).where(which), Account)), None)


def add_account(
    connection: Connection,
    person: Person,
    made: Account,
    device: tuple[bytes, str],
    *,
    known: bool,
    before: bytes | None,
    codes: Sequence[bytes],
    passkey: Passkey | None,
    invitation: bytes | None,
) -> list[bytes] | None:
    """Make an account for a person, who is new unless `known`, with a new device instead of the one `before`.

    All devices of a guest are signed out: whoever has one has given no proof of who they are. Returns the hashes of
    their tokens, or None if the invitation is not valid any more. Taken if the name is, or if the person has an account
    already. Unknown if the guest's device is not valid any more: the guest may be signing in to another account.
    """
    now = made.created
    if invitation is not None and not _use_invitation(connection, invitation, now):
        return None
    try:
        if known:
            present = connection.execute(select(schema.people.c.name).where(schema.people.c.id == person.id)).scalar()
            if present != person.name:
                statements.check_sanctions(connection, person.id, now, muted=True)
            of_guest = (schema.people.c.id == person.id, schema.people.c.account.is_(None))
            changes = {"name": person.name, "account": person.account, "seen": now}
            if connection.execute(update(schema.people).where(*of_guest).values(**changes)).rowcount != 1:
                raise Taken
            if before is None or not has_device(connection, person.id, before):
                raise Unknown
        else:
            connection.execute(insert(schema.people), msgspec.structs.asdict(person))
        connection.execute(insert(schema.accounts), {**msgspec.structs.asdict(made), "moderator": False})
        if passkey is not None:
            connection.execute(insert(schema.passkeys), msgspec.structs.asdict(passkey))
    except IntegrityError as error:
        raise Taken from error
    set_codes(connection, person.id, codes)
    revoked = drop_sessions(connection, person.id, None)
    sign_in(connection, person.id, device, now, before)
    return revoked


def sign_in(
    connection: Connection,
    person_id: str,
    device: tuple[bytes, str],
    now: float,
    before: bytes | None,
    password: str | None = None,
) -> bool:
    """Add a device, and revoke the one that the browser had before. False if the account has another password by now
    than the one that was given, as it is stored.
    """
    if password is not None:
        stored = select(schema.accounts.c.password).where(schema.accounts.c.person == person_id).with_for_update()
        if connection.execute(stored).scalar() != password:
            return False
    if before is not None:
        statements.drop_device(connection, before)
    token_hash, label = device
    statements.add_device(connection, person_id, token_hash, now)
    of_device = schema.devices.c.token_hash == token_hash
    connection.execute(update(schema.devices).where(of_device).values(label=label, seen=now))
    return True


def rename(connection: Connection, person_id: str, key: str, name: str, now: float) -> None:
    """Change an account's name; Taken if another account has it, Sanctioned if the person may not write: they would, by
    their name.
    """
    statements.check_sanctions(connection, person_id, now, muted=True)
    try:
        connection.execute(update(schema.accounts).where(schema.accounts.c.person == person_id).values(key=key))
    except IntegrityError as error:
        raise Taken from error
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(name=name))


def rename_guest(connection: Connection, person_id: str, name: str, now: float) -> None:
    """Change a guest's name; Unknown if they have registered meanwhile: an account's name is changed by `rename`.
    Sanctioned as there.
    """
    statements.check_sanctions(connection, person_id, now, muted=True)
    of_guest = (schema.people.c.id == person_id, schema.people.c.account.is_(None))
    if connection.execute(update(schema.people).where(*of_guest).values(name=name)).rowcount != 1:
        raise Unknown


def change_account(
    connection: Connection, person_id: str, changes: dict[str, object], rater: Rater | None = None
) -> None:
    """Change an account. If it becomes public or private, the person is put on the leaderboards or taken off: in the
    same transaction, so that the last of two changes at once decides about both.
    """
    if changes:
        connection.execute(update(schema.accounts).where(schema.accounts.c.person == person_id).values(**changes))
    if rater is not None and "private" in changes:
        result_statements.list_ratings(connection, person_id, rater, private=bool(changes["private"]))


def set_password(connection: Connection, person_id: str, password: str | None, keep: bytes | None) -> list[bytes]:
    """Set the password, and revoke all sessions but one; returns the hashes of the tokens that were revoked. Unknown if
    that one was revoked meanwhile: to hash a password takes a while.
    """
    lock_person(connection, person_id)
    if keep is not None and not has_device(connection, person_id, keep):
        raise Unknown
    change_account(connection, person_id, {"password": password})
    return drop_sessions(connection, person_id, keep)


# Sessions.


def sessions(connection: Connection, person_id: str) -> list[Session]:
    columns = schema.devices.c
    found = select(schema.devices).where(columns.person == person_id).order_by(columns.created.desc(), columns.label)
    return all_rows(connection, found, Session)


def has_device(connection: Connection, person_id: str, token_hash: bytes) -> bool:
    columns = schema.devices.c
    found = select(columns.token_hash).where(columns.person == person_id, columns.token_hash == token_hash)
    return connection.execute(found).first() is not None


def lock_person(connection: Connection, person_id: str) -> bool:
    """Let others wait who change who the person is: see `add_account`. False if they have been deleted."""
    locked = select(schema.people.c.id).where(schema.people.c.id == person_id).with_for_update()
    return connection.execute(locked).first() is not None


def session(connection: Connection, token_hash: bytes) -> Session | None:
    found = select(schema.devices).where(schema.devices.c.token_hash == token_hash)
    return next(iter(all_rows(connection, found, Session)), None)


def saw_session(connection: Connection, token_hash: bytes, now: float) -> None:
    connection.execute(update(schema.devices).where(schema.devices.c.token_hash == token_hash).values(seen=now))


def drop_sessions(connection: Connection, person_id: str, keep: bytes | None) -> list[bytes]:
    """Revoke all sessions of a person but one; returns the hashes of their tokens."""
    columns = schema.devices.c
    mine = (columns.person == person_id, columns.token_hash != (keep or b""))
    dropped = list(connection.execute(select(columns.token_hash).where(*mine)).scalars())
    connection.execute(delete(schema.devices).where(*mine))
    return dropped


def drop_session(connection: Connection, person_id: str, token_hash: bytes) -> bool:
    columns = schema.devices.c
    mine = delete(schema.devices).where(columns.person == person_id, columns.token_hash == token_hash)
    return connection.execute(mine).rowcount == 1


# Passkeys, and challenges for them.


def passkeys(connection: Connection, person_id: str) -> list[Passkey]:
    columns = schema.passkeys.c
    found = select(schema.passkeys).where(columns.person == person_id).order_by(columns.created, columns.id)
    return all_rows(connection, found, Passkey)


def passkey(connection: Connection, passkey_id: bytes) -> Passkey | None:
    found = select(schema.passkeys).where(schema.passkeys.c.id == passkey_id)
    return next(iter(all_rows(connection, found, Passkey)), None)


def add_passkey(connection: Connection, added: Passkey) -> None:
    """Add a passkey; Taken if it is known already."""
    try:
        connection.execute(insert(schema.passkeys), msgspec.structs.asdict(added))
    except IntegrityError as error:
        raise Taken from error


def use_passkey(connection: Connection, used: Passkey, count: int, now: float) -> bool:
    """Note that a passkey was used; False if it was deleted, or used meanwhile with as high a count."""
    columns = schema.passkeys.c
    unused = update(schema.passkeys).where(columns.id == used.id, columns.sign_count == used.sign_count)
    return connection.execute(unused.values(sign_count=count, used=now)).rowcount == 1


def rename_passkey(connection: Connection, person_id: str, passkey_id: bytes, label: str) -> bool:
    columns = schema.passkeys.c
    mine = update(schema.passkeys).where(columns.person == person_id, columns.id == passkey_id)
    return connection.execute(mine.values(label=label)).rowcount == 1


def drop_passkey(connection: Connection, person_id: str, passkey_id: bytes) -> bool | None:
    """Delete a passkey; None if there is none, False if it is the last way to sign in."""
    of_person = select(schema.accounts).where(schema.accounts.c.person == person_id).with_for_update()
    found = next(iter(all_rows(connection, of_person, Account)), None)  # two devices could delete the last two
    mine = passkeys(connection, person_id)
    if found is None or passkey_id not in [each.id for each in mine]:
        return None
    if found.password is None and len(mine) == 1:
        return False
    connection.execute(delete(schema.passkeys).where(schema.passkeys.c.id == passkey_id))
    return True


def add_challenge(
    connection: Connection, challenge: bytes, purpose: str, person_id: str | None, now: float, until: float
) -> None:
    columns = schema.challenges.c
    # Some, but more than are added: anybody may ask for thousands, and others wait for the writer.
    expired = select(columns.challenge).where(columns.until < now).limit(EXPIRED)
    connection.execute(delete(schema.challenges).where(columns.challenge.in_(expired)))
    row = {"challenge": challenge, "purpose": purpose, "person": person_id, "until": until}
    connection.execute(insert(schema.challenges), row)


def take_challenge(connection: Connection, challenge: bytes, purpose: str, person_id: str | None, now: float) -> bool:
    """Use up a challenge; False unless it was given out for this purpose and person, and neither used nor expired."""
    columns = schema.challenges.c
    of_person = columns.person.is_(None) if person_id is None else columns.person == person_id
    valid = (columns.challenge == challenge, columns.purpose == purpose, of_person, columns.until >= now)
    return connection.execute(delete(schema.challenges).where(*valid)).rowcount == 1


# Codes by which a guest arrives on another device.


def add_transfer(
    connection: Connection, code_hash: bytes, person_id: str, until: float, device: bytes | None = None
) -> None:
    """Add a code, instead of an earlier one. Unknown if `device`, the hash of the token of who asks, is not valid any
    more: the guest may have registered, or be signing in or being erased, which ends all of their codes.
    """
    lock_person(connection, person_id)
    if device is not None and not has_device(connection, person_id, device):
        raise Unknown
    connection.execute(delete(schema.transfers).where(schema.transfers.c.person == person_id))
    connection.execute(insert(schema.transfers).values(code_hash=code_hash, person=person_id, until=until))


def redeem_transfer(connection: Connection, code_hash: bytes, token_hash: bytes, now: float) -> Person | None:
    """Redeem a one-time code: the guest it belongs to, who gets a device; None if it is not valid. In one transaction:
    somebody who registers signs out all devices that they had as a guest.
    """
    of_code = schema.transfers.c.code_hash == code_hash
    found = connection.execute(select(schema.transfers).where(of_code)).first()
    taken = connection.execute(delete(schema.transfers).where(of_code)).rowcount
    if found is None or taken != 1 or found.until < now:
        return None
    of_guest = (schema.people.c.id == found.person, schema.people.c.account.is_(None))
    locked = select(schema.people).where(*of_guest).with_for_update()
    guest = next(iter(all_rows(connection, locked, Person)), None)
    if guest is not None:
        statements.add_device(connection, guest.id, token_hash, now)
    return guest


def delete_expired_transfers(connection: Connection, before: float, most: int = 500) -> int | None:
    """Delete some of the codes that have expired; how many: None if there are none. Nothing finds the codes of a person
    but reading all of them, which happens whenever a person is deleted.
    """
    columns = schema.transfers.c
    expired = select(columns.code_hash).where(columns.until < before).limit(most)
    return connection.execute(delete(schema.transfers).where(columns.code_hash.in_(expired))).rowcount or None


# Recovery codes, and invitations to register.


def set_codes(connection: Connection, person_id: str, hashes: Sequence[bytes]) -> None:
    """Replace a person's recovery codes."""
    connection.execute(delete(schema.recovery_codes).where(schema.recovery_codes.c.person == person_id))
    add_codes(connection, person_id, hashes)


def add_codes(connection: Connection, person_id: str, hashes: Sequence[bytes]) -> None:
    if hashes:
        connection.execute(insert(schema.recovery_codes), [{"code_hash": each, "person": person_id} for each in hashes])


def codes_left(connection: Connection, person_id: str) -> int:
    columns = schema.recovery_codes.c
    found = select(func.count()).select_from(schema.recovery_codes).where(columns.person == person_id)
    return int(connection.execute(found).scalar() or 0)


def use_code(connection: Connection, person_id: str, code_hash: bytes) -> bool:
    columns = schema.recovery_codes.c
    used = delete(schema.recovery_codes).where(columns.person == person_id, columns.code_hash == code_hash)
    return connection.execute(used).rowcount == 1


def add_invitation(connection: Connection, code_hash: bytes, now: float, until: float, uses: int) -> None:
    row = {"code_hash": code_hash, "created": now, "until": until, "left": uses}
    connection.execute(insert(schema.registrations), row)


def _use_invitation(connection: Connection, code_hash: bytes, now: float) -> bool:
    columns = schema.registrations.c
    valid = (columns.code_hash == code_hash, columns.until >= now, columns.left > 0)
    used = update(schema.registrations).where(*valid).values(left=columns.left - 1)
    return connection.execute(used).rowcount == 1


def all_accounts(connection: Connection) -> list[AccountListing]:
    people, columns = schema.people.c, schema.accounts.c
    keys = select(func.count()).where(schema.passkeys.c.person == people.id).scalar_subquery()
    has_password = columns.password.is_not(None).label("password")
    found = (
        select(people.id, people.name, columns.created, people.seen, has_password, keys.label("passkeys"),
               columns.moderator)
        .join(schema.accounts, columns.person == people.id)
        .order_by(columns.created, people.id)
    )  # fmt: skip
    return all_rows(connection, found, AccountListing)


# A guest's games, taken along into an account.


def tables_with(connection: Connection, person_id: str) -> list[str]:
    """The tables where a person has a seat or that they host, unless they have expired."""
    members, tables = schema.members.c, schema.tables.c
    sits = select(members.table).where(members.person == person_id)
    found = select(tables.id).where(or_(tables.id.in_(sits), tables.host == person_id), tables.status != "gone")
    return list(connection.execute(found.order_by(tables.id)).scalars())


def shared_tables(connection: Connection, one: str, other: str) -> list[str]:
    """The unfinished tables where two people both have a seat."""
    members, tables = schema.members.c, schema.tables.c
    both = (
        select(members.table)
        .where(members.person.in_([one, other]))
        .group_by(members.table)
        .having(func.count(members.person.distinct()) == 2)
    )
    found = select(tables.id).where(tables.id.in_(both), tables.status != "gone")
    return list(connection.execute(found.order_by(tables.id)).scalars())
