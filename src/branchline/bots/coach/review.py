"""Game review: the win chances of all seats after every act, what luck and choices changed, accuracy, turning points.

    from branchline.bots.coach.review import review
    found = review(Record.load("game.jsonl"))

The curve starts from the true position, since everything is known in a finished game; choices are judged by what their
seat knew. The same record gives the same review on every machine (docs/decisions/coach.md).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Literal

import msgspec
import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.bots.coach.accuracy import HINDSIGHT, LEAST_LOSS, PERFECT, SURE, accuracy, is_mistake, turning_points
from branchline.bots.coach.choices import Choice, Judge, Steps
from branchline.bots.coach.lesson import Lesson, lesson
from branchline.bots.coach.playouts import Simulator
from branchline.bots.explain.contrast import contrasts
from branchline.bots.explain.evidence import Evidence, Numbers
from branchline.bots.interface import SeatInput
from branchline.errors import CodedError
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import parse_action
from branchline.game.game import Game
from branchline.game.record import Act, Record
from branchline.rules import engine

VERSION = 6  # of the review: the same record and version give the same numbers
PLAYOUTS = 64  # per act
MOST_PLAYOUTS = 6_000  # acts times playouts: a very long game gets fewer per act
LEAST, MOST = 8, 1000  # playouts per act that can be asked for
JUMP = 0.08  # change of a win chance by an act, above which it is measured with more playouts
MORE = 3  # times as many
CONFIRMED = 5  # turning points of the game and of each seat that are measured again before three of them are told
BEST = 3  # likely best moments of each seat that are measured again before one of them is told
KINDS = {"blunder": 0.15, "mistake": 0.06, "slip": 0.0}  # of turning points, by the least certain loss
DIGITS = 4


class ActReview(msgspec.Struct, frozen=True, omit_defaults=True):
    """An act, and what it changed. `luck`, `choice` and `loss` are parts of the seat's win chance, from -1 to 1."""

    act: int  # its number in the record, from 1
    seat: int
    played: str
    chances: tuple[float, ...]  # of winning, by seat, after the act
    luck: float = 0.0  # what chance changed: cards and tickets drawn
    choice: float = 0.0  # what the choice changed, compared with the policy's own, with all cards known
    best: str | None = None  # the best action by what the seat knew; None: there was no choice
    chance: float = 0.0  # of the played action, by what the seat knew
    loss: float = 0.0  # how much better the best action was
    error: float = 0.0  # standard error of the loss


class TurningPoint(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice that lost much, with the reasons for the better one as message codes with data, the most telling first.

    `cost` is what it cost of the chance of winning: for a mistake by what the seat knew, else with all cards known.
    """

    act: int
    seat: int
    played: str
    best: str
    loss: float
    kind: Literal["blunder", "mistake", "slip", "hidden"]  # hidden: no mistake by what the seat knew
    cost: float
    reasons: tuple[tuple[str, dict[str, Any]], ...]
    numbers: Numbers | None = None  # of the simulated games that say so


class Moment(msgspec.Struct, frozen=True):
    """The choice of a seat that gained most of the chance of winning over every alternative, by what it knew."""

    act: int
    seat: int
    played: str
    other: str  # the best alternative
    gain: float


class SeatReview(msgspec.Struct, frozen=True):
    """Summary of one seat."""

    seat: int
    accuracy: float | None  # 0 to 100; None if nothing was at stake
    decisions: int
    luck: float  # sums over its own acts
    lost: float
    turning_points: tuple[int, ...]  # acts, the biggest loss first
    best_moment: Moment | None = None  # None if nothing stood out
    lesson: Lesson | None = None  # what to do differently next time


class Review(msgspec.Struct, frozen=True):
    """The review of a game."""

    version: int
    digest: str  # of the game: board, start and acts
    playouts: int  # per act
    start: tuple[float, ...]  # win chances before the first act, by seat
    acts: tuple[ActReview, ...]
    seats: tuple[SeatReview, ...]
    turning_points: tuple[int, ...]  # of the whole game: acts, the biggest loss first
    details: tuple[TurningPoint, ...]  # of all turning points, in the order of the acts


def review(
    record: Record,
    board: Board | None = None,
    *,
    playouts: int = PLAYOUTS,
    progress: Callable[[int], None] | None = None,
) -> Review:
    """Review a finished game. RecordError if the record is not valid, CodedError if the game is not over.

    `progress` is called after each act.
    """
    return Reviewer(record, board, playouts=playouts).run(progress)


def game_digest(record: Record) -> str:
    """Identifies a game: what was played on which board, whoever sat there."""
    acts = [(act.seat, act.act, act.outcomes) for act in record.acts]
    return sha256(msgspec.json.encode((record.digest, dict(record.start), acts), order="sorted")).hexdigest()


class Reviewer:
    """The positions of a finished game, and what is computed from them."""

    def __init__(self, record: Record, board: Board | None = None, *, playouts: int = PLAYOUTS) -> None:
        if not LEAST <= playouts <= MOST:
            raise CodedError("coach-playouts", number=playouts, least=LEAST, most=MOST)
        game = Game.replay(record, board)
        if not game.over:
            raise CodedError("coach-unfinished")
        self.record, self.board, self.digest = record, game.board, game_digest(record)
        self.playouts = max(LEAST, min(playouts, MOST_PLAYOUTS // max(1, len(record.acts))))
        self.simulator = Simulator(game.board, game.players)
        self.judge = Judge(self.simulator, bytes.fromhex(self.digest), self.playouts)
        self._positions = list(_positions(record, game.board))
        self._seconds: dict[int, tuple[Steps, float]] = {}  # by act: the best alternative to the best action
        self._seeds = _seeds(self.digest, MORE * self.playouts)

    def run(self, progress: Callable[[int], None] | None = None) -> Review:
        """Compute the whole review; `progress` is called after each act."""
        acts: list[ActReview] = []
        before = start = self._chances(0)
        for number, act in enumerate(self.record.acts, start=1):
            after = self._chances(number)
            if np.abs(after - before).max() > JUMP:
                before, after = self._chances(number - 1, MORE), self._chances(number, MORE)
            acts.append(self._review_act(number, act, before, after))
            before = after
            if progress:
                progress(1)
        return self._summary(tuple(start), tuple(acts))

    def position(self, number: int) -> engine.States:
        """The position before an act (an array of one); acts are counted from 1."""
        return self._positions[number - 1]

    def seen(self, number: int) -> SeatInput:
        """What the seat of an act knew before it."""
        return SeatInput.by(self.board, self.position(number), self.record.acts[number - 1].seat)

    def steps(self, number: int, text: str) -> Steps:
        """The action numbers of an action, as text, in the position before an act."""
        seat = self.record.acts[number - 1].seat
        return tuple(numbers_for(self.board, self.position(number)[0], seat, parse_action(self.board, text)))

    def text(self, number: int, steps: Steps) -> str:
        """An action in the notation, in the position before an act."""
        return str(action_for(self.board, self.position(number)[0], self.record.acts[number - 1].seat, steps[0]))

    def _chances(self, number: int, times: int = 1) -> npt.NDArray[np.float64]:
        """Win chances after an act, by seat."""
        seeds = self._seeds[: times * self.playouts]
        found: npt.NDArray[np.float64] = self.simulator.from_position(self._positions[number], seeds).wins.mean(axis=0)
        return found

    def _review_act(
        self, number: int, act: Act, before: npt.NDArray[np.float64], after: npt.NDArray[np.float64]
    ) -> ActReview:
        seat, states, steps = act.seat, self.position(number), self.steps(number, act.act)
        change = float(after[seat] - before[seat])
        legal = engine.legal_masks(engine.board_record(self.board), states, seat)
        if np.count_nonzero(legal) < 2:
            return ActReview(number, seat, act.act, _rounded(after), luck=_round(change))
        chosen = self._by_choice(number, seat, steps, float(before[seat]), change)
        judged = self.judge.judge(self.seen(number), steps)
        best = judged.best.steps
        if judged.second is not None:
            self._seconds[number] = judged.second, judged.gain
        if best == steps and chosen <= -HINDSIGHT:  # better in hindsight
            best = (self.simulator.choice(states, seat),)
        return ActReview(
            number,
            seat,
            act.act,
            _rounded(after),
            luck=_round(change - chosen),
            choice=_round(chosen),
            best=act.act if best == steps else self.text(number, best),
            chance=_round(judged.played.chance),
            loss=_round(judged.loss),
            error=_round(judged.error),
        )

    def _by_choice(self, number: int, seat: int, steps: Steps, before: float, change: float) -> float:
        """The part of a change that the choice caused: compared with what the policy does, averaged over chance."""
        states, after = self.position(number), self._positions[number]
        if self.simulator.choice(states, seat) == steps[0]:
            return 0.0
        if np.array_equal(states["drawn"], after["drawn"]):  # nothing was drawn
            return change
        ends = self.simulator.from_position(states, self._seeds[: self.playouts], seat, steps)
        return float(ends.wins[:, seat].mean()) - before

    def _summary(self, start: tuple[float, ...], acts: tuple[ActReview, ...]) -> Review:
        acts, evidence = self._confirm(acts)
        decisions = [act for act in acts if act.best is not None]
        accuracies = [accuracy(act for act in decisions if act.seat == seat) for seat in range(self.simulator.players)]
        # Who made no mistake has nothing to reproach themselves with, however their choices turned out.
        confirmed = [act for act in decisions if act.act in evidence and accuracies[act.seat] != PERFECT]
        seats = tuple(
            SeatReview(
                seat,
                accuracies[seat],
                sum(act.seat == seat for act in decisions),
                _round(sum(act.luck for act in acts if act.seat == seat)),
                _round(sum(max(0.0, act.loss - act.error) for act in decisions if act.seat == seat)),
                tuple(turning_points(act for act in confirmed if act.seat == seat)),
                self._best_moment([act for act in decisions if act.seat == seat and act.act in self._seconds]),
                self._lesson(seat),
            )
            for seat in range(self.simulator.players)
        )
        turns = tuple(turning_points(confirmed))
        told = sorted({*turns, *(act for seat in seats for act in seat.turning_points)})
        details = tuple(self._turning_point(acts[number - 1], evidence[number]) for number in told)
        return Review(VERSION, self.digest, self.playouts, _rounded(start), acts, seats, turns, details)

    def _confirm(self, acts: tuple[ActReview, ...]) -> tuple[tuple[ActReview, ...], dict[int, Evidence]]:
        """Measure the likely turning points again: of many decisions, some look like mistakes by chance."""
        decisions = [act for act in acts if act.best is not None]
        likely = {*turning_points(decisions, CONFIRMED)}
        for seat in range(self.simulator.players):
            likely |= {*turning_points([act for act in decisions if act.seat == seat], CONFIRMED)}
        measured, evidence = list(acts), {}
        for number in sorted(likely):
            act = acts[number - 1]
            assert act.best is not None
            steps = self.steps(number, act.played), self.steps(number, act.best)
            choice, evidence[number] = self.judge.confirm(self.seen(number), *steps)
            measured[number - 1] = msgspec.structs.replace(
                act, chance=_round(choice.played.chance), loss=_round(choice.loss), error=_round(choice.error)
            )
        return tuple(measured), evidence

    def _best_moment(self, decisions: Sequence[ActReview]) -> Moment | None:
        """The largest gain of a seat, in fresh deals and by more than noise, over every alternative that was tried."""
        found: list[Moment] = []
        likely = [act for act in decisions if self._seconds[act.act][1] >= LEAST_LOSS and act.best == act.played]
        for act in sorted(likely, key=lambda act: (-self._seconds[act.act][1], act.act))[:BEST]:
            other = self._seconds[act.act][0]
            judged, _ = self.judge.confirm(self.seen(act.act), other, self.steps(act.act, act.played))
            if judged.loss < LEAST_LOSS or judged.loss <= SURE * judged.error:
                continue
            # That one looked best in few deals; in these deals another one may be better.
            mine, best = self.judge.alternatives(self.seen(act.act), self.steps(act.act, act.played))
            gain = mine.chance - best.chance
            if gain >= LEAST_LOSS and gain > SURE * judged.error:
                found.append(Moment(act.act, act.seat, act.played, self.text(act.act, best.steps), _round(gain)))
        return max(found, key=lambda moment: moment.gain, default=None)

    def _lesson(self, seat: int) -> Lesson | None:
        own = [(self.seen(number), act.act) for number, act in enumerate(self.record.acts, start=1) if act.seat == seat]
        last = SeatInput.by(self.board, self._positions[-1], seat).view
        return lesson(self.board, own, last, seat)

    def _turning_point(self, act: ActReview, evidence: Evidence) -> TurningPoint:
        assert act.best is not None
        if not is_mistake(act):
            hidden: tuple[str, dict[str, Any]] = "rather-hidden", {}
            return TurningPoint(act.act, act.seat, act.played, act.best, act.loss, "hidden", -act.choice, (hidden,))
        better, played = (parse_action(self.board, text) for text in (act.best, act.played))
        found = contrasts(self.seen(act.act), self.simulator.habits, better, played, evidence)
        reasons = tuple((code, dict(data)) for code, data in found)
        kind: Any = next(kind for kind, least in KINDS.items() if act.loss - act.error >= least)
        return TurningPoint(
            act.act, act.seat, act.played, act.best, act.loss, kind, act.loss, reasons, evidence.numbers
        )  # fmt: skip


def _positions(record: Record, board: Board) -> Iterator[engine.States]:
    """The position at the start and after every act."""
    game = Game.replay(msgspec.structs.replace(record, acts=(), result=None), board)
    yield engine.array_of(game.state)
    for act in record.acts:
        game.play(act.act, act.seat, act.outcomes)
        yield engine.array_of(game.state)


def _seeds(digest: str, number: int) -> npt.NDArray[np.uint64]:
    """Seeds of what is drawn in the playouts: the same for all positions of a game (common random numbers)."""
    words = b"".join(sha256(f"{digest} {i}".encode()).digest()[:16] for i in range(number))
    return np.frombuffer(words, dtype="<u8").reshape(number, 2).astype(np.uint64)


def _rounded(chances: Sequence[float] | npt.NDArray[np.float64]) -> tuple[float, ...]:
    return tuple(_round(float(chance)) for chance in chances)


def _round(number: float) -> float:
    return round(float(number), DIGITS) + 0.0  # no negative zero


__all__ = ["ActReview", "Choice", "Moment", "Review", "Reviewer", "SeatReview", "TurningPoint", "game_digest", "review"]
