"""SQL statements of friends, blocks, invitations, who is online, and quick match.

The caller opens and ends the transaction. Friends have a row in each direction; a request has one.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Table,
    and_,
    case,
    delete,
    func,
    insert,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import IntegrityError

from branchline.server.store import rows, schema
from branchline.server.store.account_statements import lock_person
from branchline.server.store.block_statements import Alias, blocked_by, is_blocked, known_name, merge_blocks, unblock
from branchline.server.store.prepared import one_row
from branchline.server.store.rows import PERSON, Change, Person, Status, Unknown
from branchline.server.store.statements import Taken, add_table, all_rows, check_sanctions

QUICK_LOCK = 7_210_423  # key of PostgreSQL's advisory lock; SQLite has one writer at a time anyway
JUST_MADE = 60.0  # seconds for which somebody may not have seen a new table, and that workers' clocks may differ
MOST_MADE = 1000  # tables that can be made in that time, by the limits
CANDIDATES = 50  # tables of quick match that are considered at once
BLOCKS = 500  # rows that are merged by one statement
EXPIRED = 20  # links that are deleted when one is added: more, so that they don't add up

_friendships, _blocks, _people = schema.friendships.c, schema.blocks.c, schema.people.c


class FriendRow(msgspec.Struct, frozen=True):
    id: str
    account: str
    name: str
    at: float | None  # when last seen; None: never, or their profile is private


class RequestRow(msgspec.Struct, frozen=True):
    account: str
    name: str
    at: float


class InvitationRow(msgspec.Struct, frozen=True):
    table: str
    code: str | None
    board: str
    players: int
    free: int
    created: float
    name: str
    account: str | None
    at: float


# Friends.


def person_with_account(connection: Connection, account: str) -> Person | None:
    found = connection.execute(select(schema.people).where(_people.account == account)).mappings().first()
    return one_row(found, Person) if found is not None else None


def friends(connection: Connection, person_id: str, most: int) -> list[FriendRow]:
    """A person's friends, by name, and when they were last here unless they hide it."""
    shown = case((schema.accounts.c.private, None), else_=schema.online.c.at).label("at")
    found = (
        select(_people.id, _people.account, _people.name, shown)
        .select_from(schema.friendships)
        .join(schema.people, _people.id == _friendships.friend)
        .outerjoin(schema.accounts, schema.accounts.c.person == _people.id)
        .outerjoin(schema.online, schema.online.c.person == _people.id)
        .where(_friendships.person == person_id, _friendships.accepted, _people.account.is_not(None))
        .order_by(func.lower(_people.name), _people.id)
        .limit(most)
    )
    return all_rows(connection, found, FriendRow)


def requests(connection: Connection, person_id: str, most: int) -> list[RequestRow]:
    """Who asks to be a person's friend, the latest first, without people whom that person has blocked."""
    found = (
        select(_people.account, _people.name, _friendships.at)
        .select_from(schema.friendships)
        .join(schema.people, _people.id == _friendships.person)
        .where(_friendships.friend == person_id, ~_friendships.accepted, _people.account.is_not(None))
        .where(_people.id.not_in(blocked_by(person_id)))
        .order_by(_friendships.at.desc(), _people.id)
        .limit(most)
    )
    return all_rows(connection, found, RequestRow)


def befriend(connection: Connection, person_id: str, other_id: str, now: float, most: int, open_requests: int) -> str:
    """Ask somebody, or accept their request: "asked", "friends", or why not: "too-many-friends", "too-many-requests".

    Who is blocked by the other is only "asked", and the other person is not told. A quarter of the requests that
    somebody may have is reserved for people with whom they have finished a game: strangers can't fill it.
    """
    mine = _friendship(connection, person_id, other_id)
    if mine is True:
        return "friends"
    blocked = is_blocked(connection, other_id, person_id)
    asked_me = not blocked and _friendship(connection, other_id, person_id) is not None
    if asked_me:
        return make_friends(connection, person_id, other_id, now, most)
    if mine is False:
        return "asked"
    check_sanctions(connection, person_id, now, muted=True)  # they would write by their name
    room = open_requests if _have_met(connection, other_id, person_id) else open_requests - open_requests // 4
    for own, most_open in ((_friendships.person == person_id, open_requests), (_friendships.friend == other_id, room)):
        if (connection.execute(select(func.count()).where(own, ~_friendships.accepted)).scalar() or 0) >= most_open:
            return "too-many-requests"
    _insert(connection, schema.friendships, person=person_id, friend=other_id, accepted=False, at=now)
    return "asked"


def make_friends(connection: Connection, person_id: str, other_id: str, now: float, most: int) -> str:
    """Make two people friends: "friends", or "too-many-friends" if one of them has too many."""
    if _friendship(connection, person_id, other_id) and _friendship(connection, other_id, person_id):
        return "friends"
    for one in (person_id, other_id):
        count = select(func.count()).where(_friendships.person == one, _friendships.accepted)
        if (connection.execute(count).scalar() or 0) >= most:
            return "too-many-friends"
    for one, other in sorted(((person_id, other_id), (other_id, person_id))):  # in one order: no deadlock
        of_pair = (_friendships.person == one, _friendships.friend == other)
        changed = connection.execute(update(schema.friendships).where(*of_pair).values(accepted=True, at=now))
        if changed.rowcount == 0:
            _insert(connection, schema.friendships, person=one, friend=other, accepted=True, at=now)
    return "friends"


def follow_link(connection: Connection, person_id: str, owner: str, now: float, most: int) -> str:
    """Make a person and the owner of a link friends: see `make_friends`. The owner's account is not blocked any more.

    Blocks under other names stay: if they went, the list would tell whose names they are.
    """
    check_sanctions(connection, person_id, now, muted=True)
    account = connection.execute(select(_people.account).where(_people.id == owner)).scalar()
    if account is not None:
        unblock(connection, person_id, owner, account)
    return make_friends(connection, person_id, owner, now, most)


def unfriend(connection: Connection, person_id: str, other_id: str) -> None:
    """End a friendship, decline a request, or take it back."""
    connection.execute(delete(schema.friendships).where(_between(person_id, other_id)))


def are_friends(connection: Connection, person_id: str, other_id: str) -> bool:
    return _friendship(connection, person_id, other_id) is True


def _friendship(connection: Connection, person_id: str, other_id: str) -> bool | None:
    """True for friends, False for a request, None for neither."""
    found = select(_friendships.accepted).where(_friendships.person == person_id, _friendships.friend == other_id)
    accepted = connection.execute(found).scalar()
    return bool(accepted) if accepted is not None else None


def _have_met(connection: Connection, person_id: str, other_id: str) -> bool:
    columns = schema.meetings.c
    met = select(columns.games).where(columns.person == person_id, columns.other == f"{PERSON}{other_id}")
    return connection.execute(met).first() is not None


def _between(person_id: str, other_id: str) -> ColumnElement[bool]:
    return or_(
        and_(_friendships.person == person_id, _friendships.friend == other_id),
        and_(_friendships.person == other_id, _friendships.friend == person_id),
    )


def _insert(connection: Connection, into: Table, /, **values: object) -> None:
    """Insert a row; Taken if another worker was faster, or the person has been deleted."""
    try:
        connection.execute(insert(into).values(**values))
    except IntegrityError as error:
        raise Taken from error


# Links: whoever follows one is a friend.


def add_link(connection: Connection, code_hash: bytes, person_id: str, now: float, until: float, most: int) -> None:
    """Add a link. If a person has too many, the oldest is revoked; some of those that have expired are deleted."""
    check_sanctions(connection, person_id, now, muted=True)
    columns = schema.friend_links.c
    expired = select(columns.code_hash).where(columns.until < now).limit(EXPIRED)
    connection.execute(delete(schema.friend_links).where(columns.code_hash.in_(expired)))
    newest = select(columns.code_hash).where(columns.person == person_id).order_by(columns.until.desc()).limit(most - 1)
    kept = connection.execute(newest).scalars().all()
    connection.execute(delete(schema.friend_links).where(columns.person == person_id, columns.code_hash.not_in(kept)))
    _insert(connection, schema.friend_links, code_hash=code_hash, person=person_id, until=until)


def delete_links(connection: Connection, person_id: str) -> None:
    connection.execute(delete(schema.friend_links).where(schema.friend_links.c.person == person_id))


def count_links(connection: Connection, person_id: str, now: float) -> int:
    columns = schema.friend_links.c
    found = select(func.count()).where(columns.person == person_id, columns.until >= now)
    return int(connection.execute(found).scalar() or 0)


def link_owner(connection: Connection, code_hash: bytes, reader: str | None, now: float) -> Person | None:
    """Whose link it is; None if it is not valid, or not for this reader, whom its owner has blocked."""
    columns = schema.friend_links.c
    found = select(schema.people).join(schema.friend_links, columns.person == _people.id)
    found = found.where(columns.code_hash == code_hash, columns.until >= now, _people.account.is_not(None))
    row = connection.execute(found).mappings().first()
    if row is None or (reader is not None and is_blocked(connection, row["id"], reader)):
        return None
    return one_row(row, Person)


# People who are blocked, or muted.


def block(
    connection: Connection, person_id: str, other_id: str, alias: Alias, kind: str, now: float, most: int
) -> bool:
    """Block or mute somebody; False if there are too many already. A block also ends what was between the two, unless
    a friend is blocked under another name: the list of friends would tell that it is theirs.
    """
    named = (_blocks.person == person_id, _blocks.other == other_id, _blocks.alias == alias.id)
    name = alias.name if alias.name is not None else known_name(connection, person_id, other_id)
    values = {"kind": kind, "at": now} | ({"name": name} if name else {})
    if connection.execute(update(schema.blocks).where(*named).values(**values)).rowcount == 0:
        count = select(func.count()).where(_blocks.person == person_id)
        if (connection.execute(count).scalar() or 0) >= most:
            return False
        _insert(connection, schema.blocks, person=person_id, other=other_id, alias=alias.id, **values)
    if kind == "block" and (alias.account or not are_friends(connection, person_id, other_id)):
        unfriend(connection, person_id, other_id)
        invited = schema.invitations.c
        for inviter, guest in ((person_id, other_id), (other_id, person_id)):
            gone = delete(schema.invitations).where(invited.inviter == inviter, invited.person == guest)
            connection.execute(gone)
    return True


def merge_people(connection: Connection, guest: str, person_id: str) -> None:
    """Give a guest's invitations to a person, and the blocks that were not given to them before (`merge_blocks`). What
    is there twice is deleted with the guest.
    """
    while merge_blocks(connection, guest, person_id, BLOCKS):
        pass
    columns = schema.invitations.c
    known = select(columns.table).where(columns.person == person_id)
    of_guest = (columns.person == guest, columns.inviter != person_id, columns.table.not_in(known))
    connection.execute(update(schema.invitations).where(*of_guest).values(person=person_id))


# Invitations.


def is_invited(connection: Connection, table_id: str, person_id: str) -> bool:
    """Whether somebody has invited a person who still hosts the table, or sits there."""
    columns = schema.invitations.c
    found = select(columns.at).join(schema.tables, schema.tables.c.id == columns.table)
    found = found.where(columns.table == table_id, columns.person == person_id, _may_invite())
    return connection.execute(found).first() is not None


def _may_invite() -> ColumnElement[bool]:
    """Whether who has invited somebody still hosts the table, or sits there."""
    columns, members = schema.invitations.c, schema.members.c
    sits = select(members.seat).where(members.table == columns.table, members.person == columns.inviter)
    return or_(schema.tables.c.host == columns.inviter, sits.exists())


def invite(connection: Connection, table_id: str, person_id: str, inviter: str, now: float, most: int) -> bool:
    """Invite somebody to a table; False if too many have been invited. Who blocks the inviter is not told."""
    if not lock_person(connection, inviter):
        raise Unknown
    check_sanctions(connection, inviter, now, muted=True)
    columns = schema.invitations.c
    if is_blocked(connection, person_id, inviter) or is_invited(connection, table_id, person_id):
        return True
    dismiss_invitation(connection, table_id, person_id)  # by somebody who has left
    count = connection.execute(select(func.count()).where(columns.table == table_id)).scalar() or 0
    if count >= most:
        return False
    _insert(connection, schema.invitations, table=table_id, person=person_id, inviter=inviter, at=now)
    return True


def dismiss_invitation(connection: Connection, table_id: str, person_id: str) -> None:
    columns = schema.invitations.c
    connection.execute(delete(schema.invitations).where(columns.table == table_id, columns.person == person_id))


def invitations(connection: Connection, person_id: str, most: int) -> list[InvitationRow]:
    """Invitations to open tables with free seats where the person does not sit yet, the latest first."""
    columns, tables = schema.invitations.c, schema.tables.c
    sits = select(schema.members.c.table).where(schema.members.c.person == person_id)
    shown = [columns.table, tables.code, tables.board, tables.players, tables.free, tables.created]
    found = (
        select(*shown, _people.name, _people.account, columns.at)
        .select_from(schema.invitations)
        .join(schema.tables, tables.id == columns.table)
        .join(schema.people, _people.id == columns.inviter)
        .where(columns.person == person_id, tables.status == Status.OPEN.value, tables.free > 0)
        .where(columns.table.not_in(sits), columns.inviter.not_in(blocked_by(person_id)), _may_invite())
        .order_by(columns.at.desc(), columns.table)
        .limit(most)
    )
    return all_rows(connection, found, InvitationRow)


def public_tables_of(connection: Connection, people: Sequence[str]) -> dict[str, rows.Table]:
    """A public table of each person where they play or wait for players: the newest.

    Not the one used last: who watches with a delay would see when something happens. Somebody may have thousands.
    """
    tables, members = schema.tables.c, schema.members.c
    going = tables.status.in_([Status.OPEN.value, Status.RUNNING.value])
    newest = func.row_number().over(partition_by=members.person, order_by=(tables.created.desc(), tables.id))
    ranked = (
        select(members.person, members.table, newest.label("place"))
        .join(schema.tables, tables.id == members.table)
        .where(members.person.in_(people), tables.public, going)
        .subquery()
    )
    found = select(ranked.c.person, *tables).join(ranked, tables.id == ranked.c.table).where(ranked.c.place == 1)
    return {row["person"]: one_row(row, rows.Table) for row in connection.execute(found).mappings()}


# Who is online.

_SAW = text(
    "INSERT INTO online (person, at) SELECT id, :at FROM people WHERE id = :person "
    "ON CONFLICT (person) DO UPDATE SET at = excluded.at WHERE excluded.at > online.at"
)


def save_online(connection: Connection, signs: Sequence[tuple[str, float]]) -> None:
    """Store when people were last here; times older than the stored ones change nothing."""
    for person_id, at in sorted(signs):  # always in the same order, so that two workers can't deadlock
        connection.execute(_SAW, {"person": person_id, "at": at})


# Quick match.


class Wish(msgspec.Struct, frozen=True):
    """What somebody looks for. None: it does not matter."""

    person: str
    board: str | None
    players: int | None
    pace: str  # as JSON
    rated: bool
    bots: bool  # whether bots may take the free seats
    without: tuple[str, ...] = ()  # tables where the person may not sit


class QuickRow(msgspec.Struct, frozen=True):
    """An open table of quick match."""

    table: str
    board: str
    players: int
    free: int
    created: float


def quick_tables(connection: Connection, wish: Wish, among: Sequence[str] | None = None) -> list[QuickRow]:
    """Open tables that fit a wish, where nobody sits whom the person blocks or who blocks the person: those with the
    fewest free seats first, of these the oldest.

    Who wants no bots fits where they take the last free seat, and so does who wants them at a table without. `among`:
    only these are looked at.
    """
    quick, tables, members = schema.quick_tables.c, schema.tables.c, schema.members.c
    theirs = and_(_blocks.person == members.person, _blocks.other == wish.person)
    mine = and_(_blocks.person == wish.person, _blocks.other == members.person)
    blocks = select(_blocks.at).where(or_(theirs, mine), _blocks.kind == "block").exists()
    unwanted = select(members.seat).where(members.table == quick.table, or_(members.person == wish.person, blocks))
    found = (
        select(quick.table, quick.board, quick.players, tables.free, quick.created)
        .join(schema.tables, tables.id == quick.table)
        .where(tables.status == Status.OPEN.value, tables.free.between(1, quick.players - 1))
        .where(quick.pace == wish.pace, quick.rated == wish.rated, or_(quick.bots == wish.bots, tables.free == 1))
        .where(~unwanted.exists(), quick.table.not_in(wish.without))
    )
    if among is not None:
        found = found.where(quick.table.in_(among))
    if wish.board is not None:
        found = found.where(quick.board == wish.board)
    if wish.players is not None:
        found = found.where(quick.players == wish.players)
    return all_rows(connection, found.order_by(tables.free, quick.created, quick.table).limit(CANDIDATES), QuickRow)


def newest_quick_tables(connection: Connection, since: float) -> Sequence[str]:
    columns = schema.quick_tables.c
    newest = select(columns.table).where(columns.created >= since).order_by(columns.created.desc()).limit(MOST_MADE)
    return connection.execute(newest).scalars().all()


def add_quick_table(connection: Connection, change: Change, wish: Wish, pace: str, rated: bool, bots: bool) -> bool:
    """Add a table of quick match, unless one that fits the wish was just made: then False, and nothing is written.
    Older ones have been looked for before: there may be tens of thousands, and others wait for the writer.

    Whoever adds one waits for the others to commit theirs, so two people who fit together can't miss each other.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(QUICK_LOCK)))
    if quick_tables(connection, wish, newest_quick_tables(connection, change.table.created - JUST_MADE)):
        return False
    add_table(connection, change)
    table = change.table
    _insert(
        connection, schema.quick_tables, table=table.id, board=table.board, players=table.players, pace=pace,
        rated=rated, bots=bots, created=table.created,
    )  # fmt: skip
    return True


def table_of_move(connection: Connection, person_id: str, move_id: str) -> str | None:
    """The table where a person sat down with a command that has this idempotency key, and still sits."""
    events, members = schema.events.c, schema.members.c
    found = select(events.table).join(schema.members, members.table == events.table)
    found = found.where(members.person == person_id, events.person == person_id, events.move_id == move_id)
    return connection.execute(found.limit(1)).scalar()


def open_quick_tables_of(connection: Connection, person_id: str) -> list[QuickRow]:
    """The open tables of quick match where a person sits, those with the most people first."""
    quick, tables, members = schema.quick_tables.c, schema.tables.c, schema.members.c
    found = (
        select(quick.table, quick.board, quick.players, tables.free, quick.created)
        .join(schema.tables, tables.id == quick.table)
        .join(schema.members, members.table == quick.table)
        .where(members.person == person_id, tables.status == Status.OPEN.value)
        .order_by((quick.players - tables.free).desc(), quick.created)
    )
    return all_rows(connection, found, QuickRow)


def skills(connection: Connection, board: str, players: int, people: Sequence[str]) -> dict[str, float]:
    """The skill of some people at a board with so many players, of those who have been rated."""
    columns = schema.ratings.c
    subjects = [f"{PERSON}{person}" for person in people]
    found = select(columns.subject, columns.mu).where(
        columns.board == board, columns.players == players, columns.subject.in_(subjects)
    )
    return {row.subject.removeprefix(PERSON): row.mu for row in connection.execute(found)}
