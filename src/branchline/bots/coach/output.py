"""Output of `branchline coach`: the review of a recorded game as text with a curve, or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.bots.coach.lesson import Lesson
from branchline.bots.coach.review import Moment, Review, TurningPoint
from branchline.bots.explain.explanation import Explained, why
from branchline.bots.explain.reasons import Reason
from branchline.game.actions import parse_action
from branchline.texts import Texts

BLOCKS, PLAIN_BLOCKS = " ▁▂▃▄▅▆▇█", "012345678"  # for terminals without Unicode
WIDEST = 80  # columns of a curve


def sentences(point: TurningPoint, texts: Texts) -> list[str]:
    """Why the better action of a turning point, in whole sentences, the most telling first; at least one."""
    assert texts.board is not None
    action = parse_action(texts.board, point.best)
    reasons = tuple(Reason(code, data) for code, data in point.reasons)
    return why(Explained(0, action, reasons), texts)


def show(review: Review, texts: Texts, seat: int | None = None) -> None:
    """Print curves, summaries and turning points, of all seats or of one."""
    console = Console(highlight=False, markup=False, emoji=False)
    assert texts.board is not None
    console.print(Text(texts("coach-head", title=texts.board.title, number=review.playouts), style="bold"))
    console.print()
    blocks = BLOCKS if (console.encoding or "").lower().startswith("utf") else PLAIN_BLOCKS
    rows = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    width = max(10, min(WIDEST, console.width - 30))
    for each in review.seats:
        if seat is None or each.seat == seat:
            start, end = review.start[each.seat], review.acts[-1].chances[each.seat] if review.acts else 0.0
            curve = _curve([review.start[each.seat], *(act.chances[each.seat] for act in review.acts)], width, blocks)
            rows.add_row(texts.seat(each.seat), f"{100 * start:.0f}%", curve, f"{100 * end:.0f}%")
    console.print(rows)
    for each in review.seats:
        if seat is None or each.seat == seat:
            console.print()
            console.print(Text(_summary(review, each.seat, texts), style="bold"))
            console.print(texts("coach-luck", luck=_signed(each.luck), lost=_signed(-each.lost)))
            if each.lesson is not None:
                console.print(f"{texts('page-coach-lesson')} {lesson_in_words(each.lesson, texts)}")
    console.print()
    points = review.turning_points if seat is None else review.seats[seat].turning_points
    console.print(Text(texts("coach-turning-points" if points else "coach-no-turning-points"), style="bold"))
    for number in points:
        _show_turning_point(console, _detail(review, number), texts)
    told = {_detail(review, number).seat for number in points}
    for each in review.seats:
        if seat == each.seat or (seat is None and each.seat not in told):
            _show_own(console, review, each.seat, texts, mistake=seat is None)


def _detail(review: Review, number: int) -> TurningPoint:
    return next(each for each in review.details if each.act == number)


def _show_own(console: Console, review: Review, seat: int, texts: Texts, *, mistake: bool) -> None:
    """A seat's own biggest mistake, unless it was told already, and its best moment."""
    found = review.seats[seat]
    own = found.turning_points[:1] if mistake else ()
    console.print()
    console.print(Text(texts("coach-own", seat=seat), style="bold"))
    for number in own:
        _show_turning_point(console, _detail(review, number), texts)
    if found.best_moment is not None:
        for line in moment_in_words(found.best_moment, texts):
            console.print(Text(line))
    elif not own:
        console.print(Text(texts("coach-nothing")))


def lesson_in_words(lesson: Lesson, texts: Texts) -> str:
    """What to do differently next time, in two sentences: what happened, and what would help."""
    code, data = lesson
    return texts(code, **data)


def moment_in_words(moment: Moment, texts: Texts) -> list[str]:
    """A best moment: what was played, and what it gained."""
    assert texts.board is not None
    played, other = (parse_action(texts.board, text) for text in (moment.played, moment.other))
    gain = max(1, round(100 * moment.gain))
    return [
        texts("coach-turned", number=moment.act, seat=moment.seat, move=played),
        f"  {texts('coach-best-moment', number=gain, move=other)}",
    ]


def _show_turning_point(console: Console, point: TurningPoint, texts: Texts) -> None:
    assert texts.board is not None
    played, best = (parse_action(texts.board, text) for text in (point.played, point.best))
    console.print(Text(texts("coach-turned", number=point.act, seat=point.seat, move=played)))
    console.print(Text(f"  {texts('coach-cost', kind=point.kind, number=max(1, round(100 * point.cost)))}"))
    first, *more = sentences(point, texts)
    better = "" if point.kind == "hidden" else f"{texts('coach-better', move=best)} "
    console.print(Text(f"  {better}{first}"))
    for line in more:
        console.print(Text(f"  {line}", style="dim"))
    if point.numbers is not None:
        won, lost = round(point.numbers.won), round(point.numbers.played)
        console.print(Text(f"  {texts('coach-won', number=point.numbers.games, won=won, lost=lost)}", style="dim"))


def _summary(review: Review, seat: int, texts: Texts) -> str:
    found = review.seats[seat]
    if found.accuracy is None:
        return texts("coach-no-accuracy", seat=seat)
    value = f"{found.accuracy:.1f}".replace(".", texts("analysis-decimal-mark"))
    return texts("coach-accuracy", seat=seat, text=value, number=found.decisions)


def _signed(share: float) -> str:
    percent = round(100 * share)
    return f"{'+' if percent > 0 else '−' if percent < 0 else ''}{abs(percent)}%"


def _curve(chances: Sequence[float], width: int, blocks: str) -> str:
    """A line of block characters; each stands for the mean of a stretch of the game."""
    columns = min(width, len(chances))
    bounds = [len(chances) * i // columns for i in range(columns + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(bounds)]
    return "".join(blocks[round(mean * (len(blocks) - 1))] for mean in means)


def as_json(review: Review, texts: Texts, seat: int | None = None) -> dict[str, Any]:
    """The review as one JSON object: names and sentences are added, and with `seat` other seats' parts left out."""
    made: dict[str, Any] = msgspec.to_builtins(review)
    for each in made["seats"]:
        each["name"] = texts.seat(each["seat"])
        found = review.seats[each["seat"]]
        if found.lesson is not None:
            each["lesson"] = lesson_in_words(found.lesson, texts)
        moment = found.best_moment
        if moment is not None:
            each["best_moment"]["words"] = [line.strip() for line in moment_in_words(moment, texts)]
    for each, point in zip(made["details"], review.details, strict=True):
        each["words"] = sentences(point, texts)
    if seat is not None:
        made["turning_points"] = list(review.seats[seat].turning_points)
        for part in ("acts", "seats", "details"):
            made[part] = [each for each in made[part] if each["seat"] == seat]
    return made
