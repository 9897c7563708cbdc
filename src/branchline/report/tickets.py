"""Statistics of tickets: kept at the start, completed, mean points, and share of victories of their holders."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from branchline.boards import Board
from branchline.report.estimates import Bools, Estimate, Floats, mean_of, ratio, share, words_as_sets
from branchline.report.game_recorder import GameRecords
from branchline.rules.records import UNKNOWN_TICKET

LEAST_CASES = 20  # statistics with fewer cases say nothing


@dataclass(frozen=True, slots=True)
class TicketNumbers:
    """The statistics of one ticket. At most one seat of a game holds it, so cases are games."""

    id: str
    points: int
    long: bool
    kept: Estimate  # share of the initial offers with this ticket in which it was kept
    completed: Estimate  # share completed of those held at the end, whenever they were drawn
    value: Estimate  # mean points; an incomplete ticket counts as lost points
    won: Estimate  # share of victories of the players who kept it at the start


@dataclass(frozen=True, slots=True)
class PairNumbers:
    """Two tickets kept by one seat at the start."""

    ids: tuple[str, str]
    won: Estimate


@dataclass(frozen=True, slots=True)
class Openings:
    """What seats keep of their initial ticket offers, and how often they win."""

    kept: dict[int, Estimate]  # share of seats by the number of tickets kept
    won: dict[int, Estimate]  # their share of victories, by the same number
    pairs: list[PairNumbers]  # pairs kept at least LEAST_CASES times, in descending order of the interval's lower bound


def ticket_numbers(board: Board, records: GameRecords, players: int, won: Floats) -> list[TicketNumbers]:
    """All tickets, in the board's order. `won` has the shares of victories, one row per game."""
    size = len(board.tickets)
    kept = words_as_sets(records["kept"][:, :players], size)
    held = words_as_sets(records["tickets"][:, :players], size)
    complete = words_as_sets(records["complete"][:, :players], size) & held
    offered = np.bincount(records["offered"][:, :players].ravel(), minlength=UNKNOWN_TICKET + 1)
    found = []
    for i, ticket in enumerate(board.tickets):
        completed = share(int(complete[:, :, i].sum()), int(held[:, :, i].sum()))
        found.append(
            TicketNumbers(
                id=ticket.id,
                points=ticket.points,
                long=ticket.long,
                kept=share(int(kept[:, :, i].sum()), int(offered[i])),
                completed=completed,
                value=completed.scaled(2 * ticket.points, -ticket.points),
                won=share(float(won[kept[:, :, i]].sum()), int(kept[:, :, i].sum())),
            )
        )
    return found


def opening_numbers(board: Board, records: GameRecords, players: int, won: Floats) -> Openings:
    kept = words_as_sets(records["kept"][:, :players], len(board.tickets)).reshape(-1, len(board.tickets))
    shares = won.ravel()
    numbers = kept.sum(axis=1)
    by_number = {int(n): numbers == n for n in np.unique(numbers)}
    return Openings(
        kept={n: share(int(cases.sum()), len(numbers)) for n, cases in by_number.items()},
        won={n: share(float(shares[cases].sum()), int(cases.sum())) for n, cases in by_number.items()},
        pairs=_pairs(board, kept, shares),
    )


def _pairs(board: Board, kept: Bools, shares: Floats) -> list[PairNumbers]:
    cases: dict[tuple[int, int], list[int]] = {}
    for seat, row in enumerate(kept):
        for pair in combinations(np.flatnonzero(row).tolist(), 2):
            cases.setdefault(pair, []).append(seat)
    found = [
        PairNumbers((board.tickets[a].id, board.tickets[b].id), share(float(shares[seats].sum()), len(seats)))
        for (a, b), seats in sorted(cases.items())
        if len(seats) >= LEAST_CASES
    ]
    return sorted(found, key=lambda pair: -pair.won.low)


@dataclass(frozen=True, slots=True)
class Holding:
    """Statistics of the tickets of all seats together."""

    held: Estimate  # tickets per seat at the end; the seats of a game count as one case
    completed: Estimate  # share of these that are completed
    drawn: Estimate  # tickets per seat drawn after the start


def holding_numbers(board: Board, records: GameRecords, players: int) -> Holding:
    size = len(board.tickets)
    held = words_as_sets(records["tickets"][:, :players], size).sum(axis=2)
    kept = words_as_sets(records["kept"][:, :players], size).sum(axis=2)
    complete = words_as_sets(records["complete"][:, :players], size).sum(axis=2)
    return Holding(
        held=mean_of(held.mean(axis=1)),
        completed=ratio(complete.sum(axis=1), held.sum(axis=1)),
        drawn=mean_of((held - kept).mean(axis=1)),
    )
