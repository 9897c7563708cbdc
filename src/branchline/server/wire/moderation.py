"""Messages about moderation: reports, sanctions, banned networks, rules for names, and players' reliability."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from branchline.server.wire.terms import Closed, Name, SeatNumber

ReportReason: TypeAlias = Literal["insults", "cheating", "stalling", "name", "other"]
SanctionKind: TypeAlias = Literal["mute", "suspend", "ban"]
Duration: TypeAlias = Literal["hour", "day", "week", "month", "forever"]
NameRuleKind: TypeAlias = Literal["name", "word"]
Reliability: TypeAlias = Literal["new", "reliable", "leaves"]
LineNumber: TypeAlias = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Explanation: TypeAlias = Annotated[str, Meta(min_length=1, max_length=300)]


# What everybody may do.


class Report(Closed, frozen=True):
    """A report of a person: who has a seat at the table, or who wrote a line of chat that the reporter can read."""

    reason: ReportReason
    seat: SeatNumber | None = None
    line: LineNumber | None = None
    lines: Annotated[tuple[LineNumber, ...], Meta(max_length=20)] = ()  # those in question
    text: Annotated[str, Meta(max_length=1000)] = ""


class Reported(msgspec.Struct, frozen=True):
    """A report has arrived. What becomes of it is not told to the reporter."""

    at: float


class OwnSanction(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a moderator has imposed on the reader: what, why, and until when."""

    kind: Literal["mute", "suspend", "ban", "rename"]
    at: float
    until: float | None = None  # null: for good
    reason: str = ""


class OwnSanctions(msgspec.Struct, frozen=True):
    sanctions: tuple[OwnSanction, ...]


class Reliabilities(msgspec.Struct, frozen=True):
    """How often the people at a table play their games to the end, by seat; null for bots and free seats."""

    seats: tuple[Reliability | None, ...]


# What moderators see.


class Sanction(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    kind: Literal["mute", "suspend", "ban", "rename"]
    at: float
    reason: str  # of a rename: the name before
    name: str  # of the person, now
    until: float | None = None  # null: for good
    player: str | None = None
    moderator: str | None = None  # their name; null: an operator
    lifted: float | None = None


class Sanctions(msgspec.Struct, frozen=True):
    sanctions: tuple[Sanction, ...]


class ReportedLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of chat, copied when the report was made."""

    at: float
    name: str
    accused: bool = False  # written by the person who is reported
    chosen: bool = False  # by the reporter; the others are context
    text: str | None = None
    phrase: str | None = None


class ReportView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A report as moderators see it. `same-person` are the server's own: two accounts that may be one person's."""

    id: str
    at: float
    reason: Literal["insults", "cheating", "stalling", "name", "other", "same-person"]
    text: str  # of `same-person`: device or network, games together, and those in which the first was ahead
    lines: tuple[ReportedLine, ...]
    name: str | None = None  # of the person who is reported; null: deleted by now
    player: str | None = None
    reporter: str | None = None  # their name; of `same-person`, the other account's
    table: str | None = None
    reports: int = 0  # other reports of the same person
    sanctions: tuple[Sanction, ...] = ()
    handled: float | None = None
    outcome: str | None = None  # dismissed, or what was done
    moderator: str | None = None


class Reports(msgspec.Struct, frozen=True):
    reports: tuple[ReportView, ...]
    open: int  # how many there are in all


class ModeratedPlayer(msgspec.Struct, frozen=True):
    """Somebody with an account, as moderators find them by name."""

    player: str
    name: str
    reports: int
    sanctions: tuple[Sanction, ...]


class PlayersFound(msgspec.Struct, frozen=True):
    players: tuple[ModeratedPlayer, ...]


class BannedNetwork(msgspec.Struct, frozen=True, omit_defaults=True):
    network: str  # in CIDR notation
    at: float
    reason: str
    until: float | None = None
    moderator: str | None = None


class BannedNetworks(msgspec.Struct, frozen=True):
    networks: tuple[BannedNetwork, ...]


class Whereabouts(msgspec.Struct, frozen=True):
    """Networks from which a person was last seen, the narrowest first; none if no worker remembers."""

    networks: tuple[str, ...]


class NameRule(msgspec.Struct, frozen=True):
    word: str
    kind: NameRuleKind


class NameRuleList(msgspec.Struct, frozen=True):
    rules: tuple[NameRule, ...]


# What moderators do.


class Dismissal(Closed, frozen=True, tag="dismiss", tag_field="do"):
    """Nothing was wrong: the report is handled."""


class Reopening(Closed, frozen=True, tag="reopen", tag_field="do"):
    """Puts a report that was handled back into the queue."""


class Impose(Closed, frozen=True, tag="sanction", tag_field="do"):
    kind: SanctionKind
    duration: Duration
    reason: Explanation


class Rename(Closed, frozen=True, tag="rename", tag_field="do"):
    """Replaces an offensive name by a neutral one."""


Decision: TypeAlias = Dismissal | Reopening | Impose | Rename
PlayerDecision: TypeAlias = Impose | Rename


class NetworkBan(Closed, frozen=True):
    network: Annotated[str, Meta(min_length=1, max_length=50)]
    duration: Duration
    reason: Explanation


class NewNameRule(Closed, frozen=True):
    word: Name
    kind: NameRuleKind
