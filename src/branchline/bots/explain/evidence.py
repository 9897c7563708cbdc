"""Evidence for comparing two actions: how the same simulated games ended after the one and after the other.

Each game is played twice in the same deal of what the seat could not know (common random numbers), so a difference is
counted only if it is larger than its own noise.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.rules import engine
from branchline.rules.records import (
    COUNTRY_POINTS,
    PATH_BONUS,
    ROUTE_POINTS,
    STATION_POINTS,
    TICKET_BONUS,
    TICKET_POINTS,
    TOTAL,
    WON,
)

SURE = 2.0  # standard errors that a difference must exceed
PARTS = {
    "routes": ROUTE_POINTS,
    "tickets": TICKET_POINTS,
    "stations": STATION_POINTS,
    "longest-path": PATH_BONUS,
    "most-tickets": TICKET_BONUS,
    "countries": COUNTRY_POINTS,
}
SHARE_ERROR, POINTS_ERROR = 0.5, 5.0  # priors of the deviations of two shares and of two numbers of points
PRIOR = 4  # games that a prior counts as

Flags: TypeAlias = npt.NDArray[np.bool_]
Pair: TypeAlias = tuple[Flags, Flags]  # after the better and after the played action, game by game


class Outcomes(NamedTuple):
    """Simulated games at their end, and the final counts."""

    states: engine.States
    counts: npt.NDArray[np.void]


class Points(msgspec.Struct, frozen=True):
    """Mean points of a part of the score after the better action and after the played one."""

    part: str  # of PARTS, "total" or "rival": the best rival's total
    better: float
    played: float


class Numbers(msgspec.Struct, frozen=True):
    """How many simulated games were won after each of two actions, and with how many points."""

    games: int
    won: float  # after the better action; a shared victory is split
    played: float
    points: tuple[Points, ...]


class Evidence:
    """How games ended for a seat after the better action (number 0) and after the played one (1)."""

    def __init__(self, board: Board, players: int, seat: int, better: Outcomes, played: Outcomes) -> None:
        self.board, self.players, self.seat = board, players, seat
        self.games = int(better.states.size)
        self._outcomes = better, played

    @cached_property
    def wins(self) -> npt.NDArray[np.float64]:
        """Shares of victories: one row per game, one column per action."""
        columns = []
        for outcome in self._outcomes:
            won = outcome.counts["score"][:, : self.players, WON].astype(np.float64)
            columns.append(won[:, self.seat] / won.sum(axis=1))
        return np.column_stack(columns)

    @property
    def numbers(self) -> Numbers:
        parts = [*PARTS, "total", "rival"]
        points = [Points(part, *(round(float(self._points(k, part).mean()), 1) for k in (0, 1))) for part in parts]
        shown = tuple(each for each in points if each.better or each.played)
        won, played = (round(float(self.wins[:, k].sum()), 1) for k in (0, 1))
        return Numbers(self.games, won, played, shown)

    def gain(self, part: str) -> float:
        """How many points more the better action brings on average; 0 if that may be noise."""
        differences = (self._points(0, part) - self._points(1, part)).astype(np.float64)
        mean = float(differences.mean())
        return mean if abs(mean) > SURE * _error(differences, POINTS_ERROR) else 0.0

    def scored(self, part: str) -> Pair:
        """In which games the seat has points of a part."""
        return self._points(0, part) > 0, self._points(1, part) > 0

    def completed(self, ticket: int) -> Pair:
        """In which games the seat completed a ticket."""
        better, played = (_bit(outcome.counts["complete"][:, self.seat], ticket) for outcome in self._outcomes)
        return better, played

    def built(self, routes: Collection[int]) -> Pair:
        """In which games the seat owns one of some routes."""
        return self._owned(0, routes, [self.seat]), self._owned(1, routes, [self.seat])

    def taken(self, routes: Collection[int]) -> Pair:
        """In which games rivals took away some parallel routes: all of them, or one that closed the others (G14)."""
        rivals = [seat for seat in range(self.players) if seat != self.seat]
        closes = self.players <= self.board.rules.doubles_closed_up_to
        every = np.logical_or.reduce if closes else np.logical_and.reduce
        better, played = (every([self._owned(k, [route], rivals) for route in routes]) for k in (0, 1))
        mine = self.built(routes)
        return better & ~mine[0], played & ~mine[1]

    def _owned(self, k: int, routes: Collection[int], seats: Collection[int]) -> Flags:
        owned = np.zeros(self.games, dtype=np.bool_)
        for seat in seats:
            for route in routes:
                owned |= _bit(self._outcomes[k].states["routes"][:, seat], route)
        return owned

    def _points(self, k: int, part: str) -> npt.NDArray[np.int32]:
        score = self._outcomes[k].counts["score"][:, : self.players]
        if part == "rival":
            best: npt.NDArray[np.int32] = np.delete(score[:, :, TOTAL], self.seat, axis=1).max(axis=1)
            return best
        found: npt.NDArray[np.int32] = score[:, self.seat, PARTS.get(part, TOTAL)]
        return found


def _bit(words: npt.NDArray[np.uint64], number: int) -> Flags:
    return (words[:, number // 64] >> np.uint64(number % 64) & np.uint64(1)).astype(np.bool_)


def share(flags: Flags) -> int:
    """In how many of a hundred games."""
    return round(100 * float(flags.mean()))


def clearly_more(flags: Flags, others: Flags, least: float = 0.1) -> bool:
    """Whether something happens more often in one column of the same games than in the other, by more than noise."""
    differences = flags.astype(np.float64) - others
    return float(differences.mean()) >= max(least, SURE * _error(differences, SHARE_ERROR))


def _error(differences: npt.NDArray[np.float64], usual: float) -> float:
    """Standard error of the mean; the prior keeps few games from looking certain."""
    count = len(differences)
    variance = (count * differences.var() + PRIOR * usual**2) / (count + PRIOR)
    return float(np.sqrt(variance / count))
