"""Messages: replay, hints, game analysis, records and their verification, and the lesson."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from branchline.game.actions import Cards
from branchline.game.deal import Proof
from branchline.server.wire.commands import Update
from branchline.server.wire.terms import ActionText, Closed, SeatNumber


class Replay(msgspec.Struct, frozen=True):
    """A finished game at one version, as each seat saw it."""

    seats: tuple[Update, ...]


class OverviewStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game after one version of its table."""

    at: int  # the version
    what: str  # the kind of event, as in LogEntry
    turn: int  # turns that have begun; 0 before the first
    seat: int | None = None
    acts: int = 0  # acts of the game so far, as the coach counts them
    points: tuple[int, ...] = ()  # for routes, by seat; empty before the game
    trains: tuple[int, ...] = ()  # left, by seat


class GameOverview(msgspec.Struct, frozen=True):
    """An overview of a whole game, version by version."""

    steps: tuple[OverviewStep, ...]


class Advice(msgspec.Struct, frozen=True):
    """What a bot would do: in notation, in words, and its reasons as sentences, the most important first.

    `routes` are those that the reasons name. A search adds numbers: what it has tried, and with which results.
    """

    action: str
    words: str
    why: tuple[str, ...]
    routes: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()


class HintAsked(Closed, frozen=True):
    seat: SeatNumber


class Hint(msgspec.Struct, frozen=True):
    """What the strongest bot would do at this version."""

    version: int
    seat: int
    advice: Advice


class MoveReview(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action of a finished game, and what a bot would have done with the seat's knowledge, if there was a choice."""

    at: int
    seat: int | None = None  # null: nobody acted at this version
    played: str | None = None
    words: str | None = None
    advice: Advice | None = None
    agreed: bool | None = None


class CoachAct(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act of a finished game. Luck, choice and loss are changes of the seat's win chance, from -1 to 1."""

    act: int  # counted from 1: see OverviewStep.acts
    seat: int
    chances: tuple[float, ...]  # of winning, by seat, after the act
    luck: float = 0.0  # what was drawn
    choice: float = 0.0  # compared with the coach's own choice, with all cards known
    loss: float = 0.0  # compared with the best action, by what the seat knew
    best: str | None = None  # that action; null if there was no choice
    routes: tuple[str, ...] = ()  # that it claims


class CoachMoment(msgspec.Struct, frozen=True):
    """The choice with which a seat gained most of the win chance over every alternative."""

    act: int
    gain: float  # from 0 to 1
    played: str  # in words
    other: str  # the best alternative, in words


class CoachSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's summary."""

    seat: int
    accuracy: float | None = None  # from 0 to 100; null if nothing was at stake
    luck: float = 0.0
    lost: float = 0.0
    turning_points: tuple[int, ...] = ()  # acts, the biggest loss first
    best_moment: CoachMoment | None = None  # null if nothing stood out
    lesson: str | None = None  # what to do differently next time, in words


class CoachOption(msgspec.Struct, frozen=True, omit_defaults=True):
    """An action that the coach compares: in notation, in words, and what of the board and of the cards it is about.

    Routes of an action that claims none are those that its reason names.
    """

    action: str
    words: str
    routes: tuple[str, ...] = ()
    cities: tuple[str, ...] = ()
    cards: Cards = {}  # taken, paid or given


class CoachPoints(msgspec.Struct, frozen=True):
    """Mean points of a part of the score in simulated games, after the better and after the played action."""

    part: str  # "routes", "tickets", "stations", "longest-path", "most-tickets", "countries", "total" or "rival"
    better: float
    played: float


class CoachNumbers(msgspec.Struct, frozen=True):
    """Simulated games in which both actions were tried: how many were won after each, and with how many points."""

    games: int
    won: float
    played: float
    points: tuple[CoachPoints, ...]


class CoachPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A turning point: what was played, what was better, and why, in one sentence and then in further ones."""

    act: int
    seat: int
    kind: str  # "blunder", "mistake", "slip", or "hidden": no mistake by what the seat knew
    cost: float  # of the win chance, from 0 to 1
    played: CoachOption
    better: CoachOption
    why: str
    more: tuple[str, ...] = ()
    numbers: CoachNumbers | None = None


class CoachReview(msgspec.Struct, frozen=True):
    """The coach's review of a finished game."""

    start: tuple[float, ...]  # win chances before the first act, by seat
    acts: tuple[CoachAct, ...]
    seats: tuple[CoachSeat, ...]
    turning_points: tuple[int, ...]  # of all seats
    points: tuple[CoachPoint, ...]


class Coached(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far the coach is with a game: nobody has asked, queued, being computed, failed, or ready."""

    state: str  # "none", "queued", "working", "failed" or "ready"
    done: int = 0  # acts
    total: int = 0
    review: CoachReview | None = None


class TriedAgain(Closed, frozen=True):
    """Another action instead of an act of a finished game."""

    act: Annotated[int, Meta(ge=1, le=100_000)]
    action: ActionText


class CoachAnswer(msgspec.Struct, frozen=True):
    """What the coach says to it: win chances by what the seat knew, from 0 to 1, and the actions in words."""

    verdict: str  # "best", "better", "equal" or "worse"
    chance: float
    played_chance: float
    best_chance: float
    tried: str
    played: str
    best: str


class RecordGiven(Closed, frozen=True):
    """The text of a game record, as written by `branchline play` or downloaded from a table."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)]


class RecordInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A record that was read and can be replayed for a while."""

    id: str
    board: str
    digest: str
    players: int
    names: tuple[str, ...]
    versions: int  # the first is the deal
    over: bool
    proof: Proof | None = None


class ToVerify(Closed, frozen=True):
    """The text of a record, or the id of one that was read."""

    text: Annotated[str, Meta(min_length=1, max_length=200_000)] | None = None
    record: Annotated[str, Meta(min_length=1, max_length=40)] | None = None


class Finding(msgspec.Struct, frozen=True, omit_defaults=True):
    """One result of the verification: a check that passed or a fault."""

    code: str
    text: str
    holds: bool = True
    line: int | None = None  # of the record


class Verified(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of verifying a record, the same as from `branchline verify`."""

    holds: bool
    game_holds: bool
    deal_holds: bool  # also false if there is no proof
    findings: tuple[Finding, ...]
    proof: Proof | None = None
    seed: str | None = None  # computed from the secret and the nonces


class LessonStep(Closed, frozen=True):
    """All actions of the learner so far."""

    actions: Annotated[tuple[ActionText, ...], Meta(max_length=200)] = ()
