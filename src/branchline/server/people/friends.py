"""Friends: requests, links, invitations, the inbox, people who are blocked or muted, and who is online.

A blocked person is never told: what they ask for seems to be done, and nobody hears of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

import msgspec

from branchline.server import wire
from branchline.server.base import CODE_LETTERS, DAY, Clock, RandomSource, RequestRefused, letters
from branchline.server.base.bus import Bus, Note, inbox_of
from branchline.server.base.metering import stored
from branchline.server.people.identity import hash_of
from branchline.server.store import Person, Status, Store, Table, block_statements
from branchline.server.store import friend_statements as statements
from branchline.server.store.batches import TimeBatches
from branchline.server.store.block_statements import Alias, BlockRow
from branchline.server.store.friend_statements import FriendRow, InvitationRow

MOST_FRIENDS, MOST_REQUESTS, MOST_BLOCKED, MOST_LINKS = 500, 100, 500, 5  # of one person
MOST_INVITED = 30  # to one table
IN_INBOX = 20  # invitations, and requests, that are listed
LINK, LINK_DAYS = 10, 7  # letters of a link's code, which is 50 bits, and for how long it is valid
ONLINE = 60.0  # seconds after the last sign of life for which somebody counts as online
WRITE_SECONDS = 15.0  # between two writes of who is online
ROW = 160  # bytes that are charged for a row


@dataclass
class Friends:
    store: Store
    bus: Bus
    clock: Clock
    random: RandomSource

    async def list(self, person: Person) -> wire.Friends:
        """Friends, requests and blocked people. Guests have no friends, but may have blocked somebody."""
        now = self.clock.now()
        found = await self.store.read(statements.friends, person.id, MOST_FRIENDS)
        here = [each.id for each in found if each.at is not None and _seen(each.at, now) == "online"]
        tables = await self.store.read(statements.public_tables_of, here) if here else {}
        return wire.Friends(
            tuple(_friend(each, tables.get(each.id), now) for each in found),
            await self._requests(person),
            _blocked(person, await self.store.read(block_statements.blocked, person.id)),
            await self.store.read(statements.count_links, person.id, now),
        )

    async def somebody(self, account: str) -> Person:
        """The person with an account, by its public id."""
        found = await self.store.read(statements.person_with_account, account)
        if found is None:  # nobody is told who is banned
            raise RequestRefused("no-such-player")
        return found

    async def befriend(self, person: Person, other: Person) -> wire.Befriended:
        """Ask somebody to be a friend, or accept that they have asked."""
        _check_accounts(person, other)
        now = self.clock.now()
        status = await self.store.write_retrying(
            statements.befriend, person.id, other.id, now, MOST_FRIENDS, MOST_REQUESTS
        )
        return await self._befriended(status, other)

    async def unfriend(self, person: Person, account: str) -> None:
        """End a friendship, or decline a request."""
        other = await self.somebody(account)
        await self.store.write(statements.unfriend, person.id, other.id)

    async def new_link(self, person: Person) -> wire.FriendLink:
        """A code that makes whoever follows it a friend."""
        _check_accounts(person)
        now = self.clock.now()
        code, until = letters(self.random.bytes(LINK), CODE_LETTERS), now + LINK_DAYS * DAY
        await self.store.write_retrying(statements.add_link, hash_of(code), person.id, now, until, MOST_LINKS)
        stored(ROW)
        return wire.FriendLink(code, until)

    async def revoke_links(self, person: Person) -> None:
        await self.store.write(statements.delete_links, person.id)

    async def link_owner(self, person: Person | None, code: str) -> wire.LinkOwner:
        owner = await self._owner(person, code)
        own = person is not None and owner.id == person.id
        known = person is not None and await self.store.read(statements.are_friends, person.id, owner.id)
        return wire.LinkOwner(owner.account or "", owner.name, own, known)

    async def follow_link(self, person: Person, code: str) -> wire.Befriended:
        """Make a person and the owner of a link friends."""
        _check_accounts(person)
        owner = await self._owner(person, code)
        _check_accounts(person, owner)
        status = await self.store.write_retrying(
            statements.follow_link, person.id, owner.id, self.clock.now(), MOST_FRIENDS
        )
        return await self._befriended(status, owner)

    # Blocking and muting.

    async def block(self, person: Person, other_id: str, alias: Alias, kind: wire.BlockKind) -> None:
        if other_id == person.id:
            raise RequestRefused("only-others")
        if not await self.store.write_retrying(
            statements.block, person.id, other_id, alias, kind, self.clock.now(), MOST_BLOCKED
        ):
            raise RequestRefused("too-many-blocked", most=MOST_BLOCKED)
        stored(ROW)

    async def unblock(self, person: Person, handle: str) -> None:
        for each in await self.store.read(block_statements.blocked, person.id):
            if _handle(person.id, each.alias) == handle:
                await self.store.write(block_statements.unblock, person.id, each.other, each.alias)

    # Invitations and the inbox.

    async def check_friends(self, person: Person, other: Person) -> None:
        if not await self.store.read(statements.are_friends, person.id, other.id):
            raise RequestRefused("not-friends")

    async def invite(self, person: Person, other: Person, table: str) -> None:
        """Invite a friend to a table. The caller has checked that the person may, and that they are friends."""
        if not await self.store.write_retrying(
            statements.invite, table, other.id, person.id, self.clock.now(), MOST_INVITED
        ):
            raise RequestRefused("too-many-invited", most=MOST_INVITED)
        stored(ROW)
        await self._tell(other.id)

    async def dismiss(self, person: Person, table: str) -> None:
        await self.store.write(statements.dismiss_invitation, table, person.id)
        await self._tell(person.id)  # other pages of the same person

    async def inbox(self, person: Person) -> wire.Inbox:
        found = await self.store.read(statements.invitations, person.id, IN_INBOX)
        invitations = tuple(_invitation(each) for each in found)
        requests = (await self._requests(person))[:IN_INBOX]
        digest = sha256(msgspec.json.encode((invitations, requests))).hexdigest()[:16]
        return wire.Inbox(digest, invitations, requests)

    # Details.

    async def _requests(self, person: Person) -> tuple[wire.FriendRequest, ...]:
        if person.account is None:
            return ()
        found = await self.store.read(statements.requests, person.id, MOST_REQUESTS)
        return tuple(wire.FriendRequest(each.account, each.name, each.at) for each in found)

    async def _owner(self, person: Person | None, code: str) -> Person:
        tidy = code.strip().upper()
        reader = person.id if person is not None else None
        owner = await self.store.read(statements.link_owner, hash_of(tidy), reader, self.clock.now())
        if owner is None or owner.banned:
            raise RequestRefused("wrong-code")
        return owner

    async def _befriended(self, status: str, other: Person) -> wire.Befriended:
        if status not in ("asked", "friends"):
            raise RequestRefused(status, most=MOST_FRIENDS if status == "too-many-friends" else MOST_REQUESTS)
        stored(ROW)
        await self._tell(other.id)
        return wire.Befriended("asked" if status == "asked" else "friends")

    async def _tell(self, person: str) -> None:
        await self.bus.publish(Note(inbox_of(person), "inbox", 0))


@dataclass
class Online:
    """When people with an account were last connected: collected in memory and written in batches."""

    store: Store
    clock: Clock

    def __post_init__(self) -> None:
        self._signs: TimeBatches[str] = TimeBatches(self._save)  # by person

    def saw(self, person: Person) -> None:
        """Record that somebody is connected, or has sent a request."""
        if person.account is not None:
            self._signs.record((person.id,), self.clock.now())

    async def write(self) -> None:
        """Store everything recorded since the last write."""
        await self._signs.write()

    async def run(self) -> None:
        """Write until cancelled."""
        await self._signs.run(WRITE_SECONDS)

    async def _save(self, signs: Sequence[tuple[str, float]]) -> None:
        await self.store.write(statements.save_online, signs)


def _check_accounts(person: Person, other: Person | None = None) -> None:
    if person.account is None:
        raise RequestRefused("account-needed")
    if other is not None and other.account is None:
        raise RequestRefused("guest-no-friend")
    if other is not None and other.id == person.id:
        raise RequestRefused("only-others")


def _seen(at: float, now: float) -> wire.LastSeen:
    """How long ago somebody was here, coarsely."""
    gone = now - at
    return "online" if gone < ONLINE else "today" if gone < DAY else "week" if gone < 7 * DAY else "long"


def _friend(row: FriendRow, table: Table | None, now: float) -> wire.Friend:
    seen = _seen(row.at, now) if row.at is not None else None
    if table is None:
        return wire.Friend(row.account, row.name, seen)
    free = table.free if table.status is Status.OPEN else 0
    return wire.Friend(row.account, row.name, seen, table.id, table.status, free)


def _invitation(row: InvitationRow) -> wire.Invitation:
    """An invitation as its reader sees it. Those to a rematch were made together with their table."""
    return wire.Invitation(
        row.table, row.board, row.players, row.free, row.name, row.at, row.account, row.at == row.created, row.code
    )


def _kind(kind: str) -> wire.BlockKind:
    return "mute" if kind == "mute" else "block"


def _blocked(person: Person, rows: Sequence[BlockRow]) -> tuple[wire.Blocked, ...]:
    """Whom somebody has blocked. Who had the same name at the same table is one entry."""
    entries = {
        handle: wire.Blocked(handle, each.name, _kind(each.kind), each.account)
        for each in rows
        for handle in (_handle(person.id, each.alias),)
    }
    return tuple(entries.values())


def _handle(person: str, alias: str) -> str:
    """What a person calls somebody whom they have blocked: ids of people never leave the server, and nobody learns
    which names are one person's.
    """
    return sha256(f"{person} {alias}".encode()).hexdigest()[:16]
