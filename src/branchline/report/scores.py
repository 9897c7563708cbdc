"""Statistics of scores, turns and endings, and of features of some boards: stations, tunnels, countries."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards import Board
from branchline.report.estimates import Estimate, Floats, mean_of, ratio, share, words_as_sets
from branchline.report.game_recorder import USES, GameRecords
from branchline.rules.records import (
    COUNTRY_POINTS,
    ENDINGS,
    PATH_BONUS,
    ROUTE_POINTS,
    STATION_POINTS,
    STATIONS_BUILT,
    TICKET_BONUS,
    TICKET_POINTS,
    TOTAL,
    WON,
)

PARTS = {
    "routes": ROUTE_POINTS,
    "tickets": TICKET_POINTS,
    "stations": STATION_POINTS,
    "path-bonus": PATH_BONUS,
    "ticket-bonus": TICKET_BONUS,
    "countries": COUNTRY_POINTS,
}
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Histogram = dict[int, int]  # number of cases by value


@dataclass(frozen=True, slots=True)
class Place:
    """The statistics of a position in the turn order; the first one begins the game."""

    won: Estimate  # share of victories
    score: Estimate
    quantiles: list[float]  # of the score, at QUANTILES


@dataclass(frozen=True, slots=True)
class Scores:
    all: Histogram  # totals of all seats
    winners: Histogram
    mean: Estimate  # the seats of a game count as one case
    winner: Estimate  # the best total of a game
    margin: Histogram  # difference between the best two totals of a game
    parts: dict[str, tuple[float, float]]  # mean points of winners and of all others, by source of the points


@dataclass(frozen=True, slots=True)
class Turns:
    rounds: Histogram  # rounds per game: the turns of the seat with the most
    mean: Estimate
    uses: dict[str, float]  # mean turns per seat, by what they were used for
    endings: dict[str, int]


@dataclass(frozen=True, slots=True)
class Specials:
    """Statistics of stations, tunnels and countries; empty for features that the board does not have."""

    stations: Histogram  # seats by the number of stations built
    tunnels: Histogram  # tunnels tried, by the number of extra cards required
    declined: Estimate  # share of tunnels tried that were given up
    countries: dict[str, Estimate]  # mean points of a seat from each country's cards


def places(records: GameRecords, players: int, won: Floats) -> list[Place]:
    """The positions in turn order."""
    games = np.arange(len(records))
    totals = records["score"][:, :players, TOTAL]
    found = []
    for place in range(players):
        seat = (records["first"].astype(np.int64) + place) % players
        scores = totals[games, seat]
        quantiles = [float(value) for value in np.quantile(scores, QUANTILES)]
        found.append(Place(share(float(won[games, seat].sum()), len(records)), mean_of(scores), quantiles))
    return found


def score_numbers(records: GameRecords, players: int) -> Scores:
    score = records["score"][:, :players]
    totals, winners = score[:, :, TOTAL], score[:, :, WON] != 0
    ordered = np.sort(totals, axis=1)
    return Scores(
        all=_histogram(totals),
        winners=_histogram(totals[winners]),
        mean=mean_of(totals.mean(axis=1)),
        winner=mean_of(ordered[:, -1]),
        margin=_histogram(ordered[:, -1] - ordered[:, -2]),
        parts={
            name: (float(score[:, :, column][winners].mean()), _mean(score[:, :, column][~winners]))
            for name, column in PARTS.items()
            if score[:, :, column].any()
        },
    )


def turn_numbers(records: GameRecords, players: int) -> Turns:
    rounds = -(-records["turns"] // players)
    uses = records["uses"][:, :players].mean(axis=(0, 1))
    endings = np.bincount(records["ending"], minlength=len(ENDINGS))
    return Turns(
        rounds=_histogram(rounds),
        mean=mean_of(rounds),
        uses={name: float(mean) for name, mean in zip(USES, uses, strict=True)},
        endings={name: int(number) for name, number in zip(ENDINGS, endings, strict=True) if name},
    )


def special_numbers(board: Board, records: GameRecords, players: int) -> Specials:
    has_tunnels = board.rules.tunnel_cards > 0 and any(route.tunnel for route in board.routes)
    asked = records["tunnels"].astype(np.int64).sum(axis=0)[: board.rules.tunnel_cards + 1]
    return Specials(
        stations=_histogram(records["score"][:, :players, STATIONS_BUILT]) if board.rules.station_costs else {},
        tunnels={cards: int(number) for cards, number in enumerate(asked)} if has_tunnels else {},
        declined=ratio(records["declined"], records["tunnels"].sum(axis=1)),
        countries=_countries(board, records, players),
    )


def _countries(board: Board, records: GameRecords, players: int) -> dict[str, Estimate]:
    values = np.array([value for country in board.countries for value in country.cards])
    cards = words_as_sets(records["country_cards"][:, :players, None], len(values))
    found, first = {}, 0
    for country in board.countries:
        stack = slice(first, first + len(country.cards))
        found[country.id] = mean_of((cards[:, :, stack] * values[stack]).sum(axis=2).mean(axis=1))
        first = stack.stop
    return found


def _histogram(values: np.ndarray) -> Histogram:
    found, numbers = np.unique(values, return_counts=True)
    return {int(value): int(number) for value, number in zip(found, numbers, strict=True)}


def _mean(values: np.ndarray) -> float:
    return float(values.mean()) if values.size else 0.0
