"""Endpoints of friends, blocked people, invitations, the inbox, and quick match."""

from __future__ import annotations

import asyncio
import contextlib

from msgspec.json import Decoder

from branchline.server import wire
from branchline.server.app.http import ApiRequest, Endpoint, JsonBody, Reply, check_still_allowed
from branchline.server.base import RequestRefused
from branchline.server.base.bus import Note, inbox_of
from branchline.server.base.connection_limit import place
from branchline.server.base.metering import idle, out_of_debt
from branchline.server.store import Person, Status
from branchline.server.store.block_statements import Alias
from branchline.server.table.state import TableRefusal, check_seat

LONGEST_WAIT = 30.0


# Friends.


async def _friends(ask: ApiRequest) -> Reply:
    return Reply(await ask.services.friends.list(ask.someone))


async def _befriend(ask: ApiRequest, body: wire.Somebody) -> Reply:
    person = ask.someone
    if person.account is None:
        raise RequestRefused("account-needed")
    await _check(ask)
    other, alias = await _somebody(ask, body)
    if not alias.account:  # who has registered since is not known to be who sat there
        raise RequestRefused("guest-no-friend")
    ask.services.limits.asked.check(f"{other.id} {ask.source.group}")
    return Reply(await ask.services.friends.befriend(person, other))


async def _unfriend(ask: ApiRequest) -> Reply:
    ask.services.limits.commands.check(ask.someone.id)
    await ask.services.friends.unfriend(ask.someone, ask.path["player"])
    return Reply(b"", 204)


async def _new_link(ask: ApiRequest) -> Reply:
    person = ask.someone
    await _check(ask)
    return Reply(await ask.services.friends.new_link(person), 201)


async def _revoke_links(ask: ApiRequest) -> Reply:
    ask.services.limits.commands.check(ask.someone.id)
    await ask.services.friends.revoke_links(ask.someone)
    return Reply(b"", 204)


async def _link_owner(ask: ApiRequest) -> Reply:
    with ask.services.limits.guess(ask.source):
        return Reply(await ask.services.friends.link_owner(ask.person, ask.path["code"]))


async def _follow_link(ask: ApiRequest) -> Reply:
    person = ask.someone
    await _check(ask)
    with ask.services.limits.guess(ask.source):
        return Reply(await ask.services.friends.follow_link(person, ask.path["code"]))


# Blocking and muting.


async def _block(ask: ApiRequest, body: wire.NewBlock) -> Reply:
    person = ask.someone
    ask.services.limits.commands.check(person.id)
    await ask.services.quotas.check(new=True)
    other, alias = await _somebody(ask, body)
    await ask.services.friends.block(person, other.id, alias, body.kind)
    return Reply(b"", 204)


async def _unblock(ask: ApiRequest) -> Reply:
    ask.services.limits.commands.check(ask.someone.id)
    await ask.services.friends.unblock(ask.someone, ask.path["id"])
    return Reply(b"", 204)


# Invitations and the inbox.


async def _invite(ask: ApiRequest, body: wire.NewInvitation) -> Reply:
    person = ask.someone
    ask.services.limits.invitations.check(person.id)
    await ask.services.quotas.check(new=True)
    known = await ask.services.log.read(ask.path["table"])
    if known.row.host != person.id and not known.table_state.seats_of(person.id):
        raise TableRefusal("not-player")
    if known.table_state.status is not Status.OPEN:
        raise TableRefusal("table-not-open")
    other = await ask.services.friends.somebody(body.player)
    await ask.services.friends.check_friends(person, other)  # first: others learn nothing about who was removed
    if other.id not in known.table_state.dismissed:  # they may not return, and the host knows that
        await ask.services.friends.invite(person, other, known.row.id)
    return Reply(b"", 204)


async def _dismiss(ask: ApiRequest) -> Reply:
    ask.services.limits.commands.check(ask.someone.id)
    await ask.services.friends.dismiss(ask.someone, ask.path["table"])
    return Reply(b"", 204)


async def _inbox(ask: ApiRequest) -> Reply:
    """What waits for a person. With `wait` this is a long poll: it answers when that is not what was `seen`."""
    person, seen = ask.someone, ask.query.get("seen")
    wait = min(float(ask.number("wait")), LONGEST_WAIT)
    found = await ask.services.friends.inbox(person)
    if wait and found.digest == seen:
        async with place(ask.services.followers, ask.source):
            found = await _long_poll(ask, person, seen, wait)
    return Reply(found)


async def _long_poll(ask: ApiRequest, person: Person, seen: str, wait: float) -> wire.Inbox:
    heard, channel = asyncio.Event(), inbox_of(person.id)

    def listener(note: Note) -> None:
        heard.set()

    await ask.services.bus.subscribe(channel, listener)
    try:
        end = asyncio.get_running_loop().time() + wait
        while True:
            heard.clear()
            in_time = asyncio.get_running_loop().time() < end
            found = await ask.services.friends.inbox(person)
            if found.digest != seen or not in_time:
                await check_still_allowed(ask)
                ask.services.online.saw(person)
                return found
            async with idle():
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout_at(end):
                        await heard.wait()
                        await out_of_debt()  # others decide how often there is news
    finally:
        await ask.services.bus.unsubscribe(channel, listener)


# Quick match.


async def _match(ask: ApiRequest, asked: wire.MatchAsked) -> Reply:
    person = ask.someone
    ask.services.limits.commands.check(person.id)
    await ask.services.quotas.check(new=True)
    pace = wire.pace_of(asked.pace)
    limits, source = ask.services.limits, ask.source
    table_state = await ask.services.quick_match.find(
        person, asked, pace, ask.device, lambda: limits.check_table(person.id, source),
        lambda table: limits.may_sit(table, source),
    )  # fmt: skip
    if not (seats := table_state.seats_of(person.id)):  # the person has just left, in another window
        raise RequestRefused("try-again")
    return Reply(wire.Match(table_state.id, seats[0]))


FRIENDS = (
    Endpoint("GET", "/api/friends", _friends, "My friends, who asks to be one, and whom I have blocked", wire.Friends,
             ready=False),
    Endpoint("POST", "/api/friends", JsonBody(Decoder(wire.Somebody), _befriend),
             "Ask somebody to be my friend, or accept that they ask", wire.Befriended, ready=False),
    Endpoint("POST", "/api/friends/link", _new_link, "A link that makes whoever follows it my friend", wire.FriendLink,
             ready=False, status=201),
    Endpoint("DELETE", "/api/friends/link", _revoke_links, "Revoke all links of mine", None, ready=False, status=204),
    Endpoint("GET", "/api/friends/link/{code}", _link_owner, "Whose link it is", wire.LinkOwner, ready=False,
             guessed=True),
    Endpoint("POST", "/api/friends/link/{code}", _follow_link, "Be friends with whom the link belongs to",
             wire.Befriended, ready=False),
    Endpoint("DELETE", "/api/friends/{player}", _unfriend, "End a friendship, or decline a request", None, ready=False,
             status=204),
    Endpoint("POST", "/api/blocks", JsonBody(Decoder(wire.NewBlock), _block), "Block or mute somebody", None,
             ready=False, status=204),
    Endpoint("DELETE", "/api/blocks/{id}", _unblock, "Neither block nor mute somebody any more", None, ready=False,
             status=204),
    Endpoint("POST", "/api/tables/{table}/invitations", JsonBody(Decoder(wire.NewInvitation), _invite),
             "Invite a friend to a table", None, status=204),
    Endpoint("DELETE", "/api/me/invitations/{table}", _dismiss, "Dismiss an invitation", None, ready=False,
             status=204),
    Endpoint("GET", "/api/me/inbox", _inbox, "Invitations and requests that wait for me", wire.Inbox,
             query=("wait", "seen"), ready=False),
    Endpoint("POST", "/api/match", JsonBody(Decoder(wire.MatchAsked), _match), "Find me a game", wire.Match),
)  # fmt: skip


# Details.


async def _check(ask: ApiRequest) -> None:
    """Applies the limits on asking people, and on what is stored."""
    ask.services.limits.friends.check(ask.someone.id)
    await ask.services.quotas.check(new=True)


async def _somebody(ask: ApiRequest, body: wire.Somebody) -> tuple[Person, Alias]:
    """The person whom a request names, and as whom."""
    if body.player is not None and body.table is None and body.seat is None:
        return await ask.services.friends.somebody(body.player), Alias(body.player, None, account=True)
    if body.player is not None or body.table is None or body.seat is None:
        raise RequestRefused("bad-message", error="either a player, or a table and a seat")
    table_state = (await ask.services.log.at_least(body.table, 1)).table_state
    check_seat(table_state, body.seat)
    seat = table_state.seats[body.seat]
    person = await ask.services.store.person(seat.person) if seat.person is not None else None
    if person is None:
        raise RequestRefused("no-such-player")
    name = seat.name or ""
    if seat.account is None:
        return person, Alias(f"{table_state.id} {name}", name, account=False)
    return person, Alias(seat.account, name, account=True)
