"""Numbers of lanes and cities: which are used, which are contested, when they go."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards import Board
from branchline.report.estimates import Bools, Estimate, mean_of, ratio, share, words_as_sets
from branchline.report.game_record import NOBODY, Noted


@dataclass(frozen=True, slots=True)
class LaneNumbers:
    """One lane.

    Contested is a claim if, when it was made, somebody else might still have made it and had built at both ends of the
    lane; of a lane into a country, at its city.
    """

    id: str
    length: int
    used: Estimate  # share of games in which it was claimed
    contested: Estimate  # share of games in which that was contested
    round: Estimate  # in which it was claimed, where it was
    won: Estimate  # share of victories of who claimed it


@dataclass(frozen=True, slots=True)
class CityNumbers:
    """One city."""

    id: str
    touched: Estimate  # share of seats that have built a lane to it
    shared: Estimate  # share of games in which two or more have
    station: Estimate  # share of games with a station in it


def lane_numbers(board: Board, noted: Noted, won: np.ndarray) -> list[LaneNumbers]:
    """All lanes, in the board's order. `won`: the shares of victories, a row a game."""
    games = len(noted)
    found = []
    for i, lane in enumerate(board.lanes):
        owner = noted["owner"][:, i].astype(np.int64)
        claimed = np.flatnonzero(owner != NOBODY)
        found.append(
            LaneNumbers(
                id=lane.id,
                length=lane.length,
                used=share(claimed.size, games),
                contested=share(int((noted["rivals"][:, i] > 0).sum()), games),
                round=mean_of(noted["claimed"][claimed, i]),
                won=share(float(won[claimed, owner[claimed]].sum()), claimed.size),
            )
        )
    return found


def city_numbers(board: Board, noted: Noted, players: int) -> list[CityNumbers]:
    """All cities, in the board's order."""
    games = len(noted)
    touched = touched_cities(board, noted, players)
    stations = words_as_sets(noted["stations"][:, :players, None], len(board.cities)).sum(axis=1)
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


def touched_cities(board: Board, noted: Noted, players: int) -> Bools:
    """By game, seat and city: whether the seat has built a lane to it."""
    touched = np.zeros((len(noted), players, len(board.cities)), dtype=np.bool_)
    owner = noted["owner"][:, : len(board.lanes)]
    for seat in range(players):
        own = owner == seat
        for i, lane in enumerate(board.lanes):
            for end in (board.city_index[lane.a], board.city_index[lane.b]):
                if end < len(board.cities):
                    touched[:, seat, end] |= own[:, i]
    return touched


@dataclass(frozen=True, slots=True)
class Claims:
    """All claims of the games together."""

    a_game: Estimate
    contested: Estimate  # share of claims
    by_length: dict[int, Estimate]  # share of a game's lanes of each length that are claimed


def claim_numbers(board: Board, noted: Noted) -> Claims:
    claimed = noted["owner"][:, : len(board.lanes)] != NOBODY
    lengths = np.array([lane.length for lane in board.lanes])
    rivals = noted["rivals"][:, : len(board.lanes)] > 0
    return Claims(
        a_game=mean_of(claimed.sum(axis=1)),
        contested=ratio(rivals.sum(axis=1), claimed.sum(axis=1)),
        by_length={int(length): mean_of(claimed[:, lengths == length].mean(axis=1)) for length in np.unique(lengths)},
    )
