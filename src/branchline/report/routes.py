"""Statistics of routes and cities: how often they are used and contested, and when routes are claimed."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards import Board
from branchline.report.estimates import Bools, Estimate, mean_of, ratio, share, words_as_sets
from branchline.report.game_recorder import NOBODY, GameRecords


@dataclass(frozen=True, slots=True)
class RouteNumbers:
    """The statistics of one route.

    A claim is contested if another player could still have made it at that time and had built at both ends of the
    route; for a route into a country, at its city.
    """

    id: str
    length: int
    used: Estimate  # share of games in which it was claimed
    contested: Estimate  # share of games in which its claim was contested
    round: Estimate  # mean round of its claim, over games in which it was claimed
    won: Estimate  # share of victories of the players who claimed it


@dataclass(frozen=True, slots=True)
class CityNumbers:
    """The statistics of one city."""

    id: str
    touched: Estimate  # share of seats that built a route to it
    shared: Estimate  # share of games in which two or more seats did
    station: Estimate  # share of games with a station in it


def route_numbers(board: Board, records: GameRecords, won: np.ndarray) -> list[RouteNumbers]:
    """All routes, in the board's order. `won` has the shares of victories, one row per game."""
    games = len(records)
    found = []
    for i, route in enumerate(board.routes):
        owner = records["owner"][:, i].astype(np.int64)
        claimed = np.flatnonzero(owner != NOBODY)
        found.append(
            RouteNumbers(
                id=route.id,
                length=route.length,
                used=share(claimed.size, games),
                contested=share(int((records["rivals"][:, i] > 0).sum()), games),
                round=mean_of(records["claimed"][claimed, i]),
                won=share(float(won[claimed, owner[claimed]].sum()), claimed.size),
            )
        )
    return found


def city_numbers(board: Board, records: GameRecords, players: int) -> list[CityNumbers]:
    """All cities, in the board's order."""
    games = len(records)
    touched = touched_cities(board, records, players)
    stations = words_as_sets(records["stations"][:, :players, None], len(board.cities)).sum(axis=1)
    seats = touched.sum(axis=1)
    return [
        CityNumbers(
            id=city.id,
            touched=ratio(seats[:, i], np.full(games, players)),
            shared=share(int((seats[:, i] > 1).sum()), games),
            station=share(int((stations[:, i] > 0).sum()), games),
        )
        for i, city in enumerate(board.cities)
    ]


def touched_cities(board: Board, records: GameRecords, players: int) -> Bools:
    """Whether a seat has built a route to a city, indexed by game, seat and city."""
    touched = np.zeros((len(records), players, len(board.cities)), dtype=np.bool_)
    owner = records["owner"][:, : len(board.routes)]
    for seat in range(players):
        own = owner == seat
        for i, route in enumerate(board.routes):
            for end in (board.city_index[route.a], board.city_index[route.b]):
                if end < len(board.cities):
                    touched[:, seat, end] |= own[:, i]
    return touched


@dataclass(frozen=True, slots=True)
class Claims:
    """Statistics of all claims."""

    a_game: Estimate  # claims per game
    contested: Estimate  # share of claims
    by_length: dict[int, Estimate]  # share of the routes of each length that are claimed in a game


def claim_numbers(board: Board, records: GameRecords) -> Claims:
    claimed = records["owner"][:, : len(board.routes)] != NOBODY
    lengths = np.array([route.length for route in board.routes])
    rivals = records["rivals"][:, : len(board.routes)] > 0
    return Claims(
        a_game=mean_of(claimed.sum(axis=1)),
        contested=ratio(rivals.sum(axis=1), claimed.sum(axis=1)),
        by_length={int(length): mean_of(claimed[:, lengths == length].mean(axis=1)) for length in np.unique(lengths)},
    )
