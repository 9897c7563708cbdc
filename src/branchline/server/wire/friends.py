"""Messages: friends, people who are blocked or muted, invitations, a person's inbox, and quick match."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.tables import PaceAsked
from branchline.server.wire.terms import BoardName, Closed, MoveId, Nonce, SeatNumber, Status

PlayerId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}(?!\\n)$", description="An account's public id.")]
TableId: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-z]{1,40}(?!\\n)$")]
LastSeen: TypeAlias = Literal["online", "today", "week", "long"]
BlockKind: TypeAlias = Literal["block", "mute"]


class Somebody(Closed, frozen=True):
    """Another person: by their account's public id, or by a table and a seat, which is the only way to name a guest."""

    player: PlayerId | None = None
    table: TableId | None = None
    seat: SeatNumber | None = None


class NewBlock(Somebody, frozen=True):
    """Block somebody, or only mute them, which hides what they write."""

    kind: BlockKind = "block"


class Friend(msgspec.Struct, frozen=True, omit_defaults=True):
    player: str
    name: str
    seen: LastSeen | None = None  # null: not shown
    table: str | None = None  # a public table where they play, or wait for players
    status: Status | None = None  # of that table
    free: int = 0  # seats there


class FriendRequest(msgspec.Struct, frozen=True):
    """Somebody who asks to be a friend."""

    player: str
    name: str
    at: float


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody whom I have blocked or muted. `id` means something only to me."""

    id: str
    name: str  # as I saw it; empty for a private account that I don't know
    kind: BlockKind
    player: str | None = None


class Friends(msgspec.Struct, frozen=True, omit_defaults=True):
    friends: tuple[Friend, ...] = ()
    requests: tuple[FriendRequest, ...] = ()
    blocked: tuple[Blocked, ...] = ()
    links: int = 0  # valid links of mine
    most: int = 500  # friends that one person may have


class Befriended(msgspec.Struct, frozen=True):
    """Whether we are friends now, or the other person has been asked."""

    status: Literal["asked", "friends"]


class FriendLink(msgspec.Struct, frozen=True):
    """A code that makes whoever follows it a friend, until it expires."""

    code: str
    until: float


class LinkOwner(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose link it is."""

    player: str
    name: str
    own: bool = False  # mine
    friends: bool = False  # already a friend


class NewInvitation(Closed, frozen=True):
    player: PlayerId


class Invitation(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open table to which somebody has invited me. I may sit there without its code."""

    table: str
    board: str
    players: int
    free: int
    name: str  # of who has invited me
    at: float
    player: str | None = None
    rematch: bool = False  # a rematch of a game that I have played
    code: str | None = None


class Inbox(msgspec.Struct, frozen=True, omit_defaults=True):
    """What waits for a person. A long poll with `seen` answers when the digest is another one."""

    digest: str
    invitations: tuple[Invitation, ...] = ()
    requests: tuple[FriendRequest, ...] = ()


class MatchAsked(Closed, frozen=True):
    """Find me a game. What is null does not matter."""

    move_id: MoveId
    nonce: Nonce
    board: BoardName | None = None
    players: Annotated[int, Meta(ge=2, le=5)] | None = None
    pace: PaceAsked = PaceAsked()
    rated: bool = False
    bots_after: Annotated[int, Meta(ge=5, le=3600)] | None = None  # seconds until bots take the free seats


class Match(msgspec.Struct, frozen=True):
    """The table where I have a seat now."""

    table: str
    seat: int
