"""Analysis summary: for each seat, how often it agreed with the bot, and where it lost most."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from branchline.bots.explain.decisions import Decision

MISTAKES = 3  # reported for each seat
SMALL = 0.01  # smaller losses are ignored


@dataclass(frozen=True)
class Summary:
    """A seat's decisions. Only search bots measure losses."""

    seat: int
    decisions: int
    agreed: int
    loss: float | None  # the mean
    mistakes: tuple[Decision, ...]  # the biggest first


def summaries(decisions: Iterable[Decision]) -> list[Summary]:
    """One summary for each seat that had a choice."""
    by_seat: dict[int, list[Decision]] = {}
    for decision in decisions:
        by_seat.setdefault(decision.seat, []).append(decision)
    return [_summary(seat, by_seat[seat]) for seat in sorted(by_seat)]


def _summary(seat: int, decisions: list[Decision]) -> Summary:
    lost = [(decision.loss, decision) for decision in decisions if decision.loss is not None]
    worst = sorted(lost, key=lambda each: -each[0])
    return Summary(
        seat=seat,
        decisions=len(decisions),
        agreed=sum(decision.agreed for decision in decisions),
        loss=sum(loss for loss, _ in lost) / len(lost) if lost else None,
        mistakes=tuple(decision for loss, decision in worst[:MISTAKES] if loss >= SMALL),
    )
