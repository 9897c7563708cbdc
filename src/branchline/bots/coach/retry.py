"""Try again: compares another action in a past position with the played one and the best one."""

from __future__ import annotations

import msgspec

from branchline.boards import Board
from branchline.bots.coach.review import DIGITS, PLAYOUTS, Reviewer
from branchline.errors import CodedError
from branchline.game.actions import parse_action
from branchline.game.game import Game
from branchline.game.record import Record

CLOSE = 0.02  # differences of win chances up to this are called equal

Verdict = str  # one of VERDICTS
VERDICTS = ("best", "better", "equal", "worse")


class Retry(msgspec.Struct, frozen=True):
    """An action that was tried, and its win chance beside those of the played and the best action."""

    act: int
    seat: int
    tried: str
    chance: float
    played: str
    played_chance: float
    best: str
    best_chance: float
    verdict: Verdict  # best: as good as the best; else compared with the played action


def try_again(
    record: Record, number: int, text: str, best: str | None, board: Board | None = None, *, playouts: int = PLAYOUTS
) -> Retry:
    """Judge an action instead of act `number` (from 1), by what its seat knew; `best` is that of the review.

    CodedError if there is no such act; IllegalAction if the action was not legal.
    """
    if not 1 <= number <= len(record.acts):
        raise CodedError("coach-no-act", number=number, last=len(record.acts))
    reviewer = Reviewer(record, board, playouts=playouts)
    return retry(reviewer, number, text, best)


def retry(reviewer: Reviewer, number: int, text: str, best: str | None) -> Retry:
    """The same with a reviewer, which has read the record already."""
    act = reviewer.record.acts[number - 1]
    refused = Game(reviewer.board, reviewer.position(number), {}).why(text, act.seat)
    if refused is not None:
        raise refused
    tried, played = (str(parse_action(reviewer.board, each)) for each in (text, act.act))
    wanted = list(dict.fromkeys((tried, played, best or played)))
    options = [reviewer.steps(number, each) for each in wanted]
    found = reviewer.judge.compare(reviewer.seen(number), options)
    chances = {each: round(float(option.chance), DIGITS) for each, option in zip(wanted, found, strict=True)}
    top = max(wanted, key=lambda each: chances[each])
    return Retry(
        number, act.seat, tried, chances[tried], played, chances[played], top, chances[top],
        _verdict(chances[tried], chances[played], chances[top]),
    )  # fmt: skip


def _verdict(tried: float, played: float, best: float) -> Verdict:
    if best - tried <= CLOSE:
        return "best"
    if abs(tried - played) <= CLOSE:
        return "equal"
    return "better" if tried > played else "worse"
