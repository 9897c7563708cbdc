"""Looking back, asking what a bot would do, learning."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from branchline.game.deal import Proof
from branchline.server.wire.commands import Update
from branchline.server.wire.terms import ActionText, Closed, SeatNumber


class Replay(msgspec.Struct, frozen=True):
    """A game that is over, at one version, with the eyes of each seat."""

    seats: tuple[Update, ...]


class CourseStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one version of a table made of its game."""

    at: int  # the version
    what: str  # as of a happening
    turn: int  # turns that have begun; 0: the first has not
    seat: int | None = None
    points: tuple[int, ...] = ()  # of lanes, by seat; none before the game
    trains: tuple[int, ...] = ()  # left, by seat


class Course(msgspec.Struct, frozen=True):
    """A whole game at a glance, version by version."""

    steps: tuple[CourseStep, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do: in the notation, in words, and the reasons as sentences, the most telling first."""

    action: str
    words: str
    why: tuple[str, ...]


class HintAsked(Closed, frozen=True):
    seat: SeatNumber


class Hint(msgspec.Struct, frozen=True):
    """What an expert would do now: at this version, and no later."""

    version: int
    seat: int
    advice: Advice


class Judged(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a game that is over, and what a bot would have done, from what the seat knew. No choice: no advice."""

    at: int
    seat: int | None = None  # none: nobody acted here
    played: str | None = None
    words: str | None = None
    advice: Advice | None = None
    agreed: bool | None = None


class RecordGiven(Closed, frozen=True):
    """The text of a record, as `branchline play` or a table gives it."""

    text: Annotated[str, Meta(min_length=1, max_length=100_000)]


class RecordShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record that was read, and can be looked at for a while."""

    id: str
    board: str
    digest: str
    players: int
    names: tuple[str, ...]
    versions: int  # the first is the deal
    over: bool
    proof: Proof | None = None


class ToVerify(Closed, frozen=True):
    """A record's text, or the id of one that was read."""

    text: Annotated[str, Meta(min_length=1, max_length=100_000)] | None = None
    record: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that was checked, or that is wrong."""

    code: str
    text: str
    holds: bool = True
    line: int | None = None  # of the record


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """What `branchline verify` says of a record."""

    holds: bool
    game_holds: bool
    deal_holds: bool  # false without a proof, too
    findings: tuple[Finding, ...]
    proof: Proof | None = None
    seed: str | None = None  # that secret and nonces give


class LessonStep(Closed, frozen=True):
    """All that the learner has done so far."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=200)] = ()
