"""Numbers of scores, turns and endings, and of what only some boards have: stations, tunnels, countries."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from branchline.boards import Board
from branchline.report.estimates import Estimate, Floats, mean_of, ratio, share, words_as_sets
from branchline.report.game_record import DEEDS, Noted
from branchline.rules.records import (
    COUNTRY_POINTS,
    ENDINGS,
    PATH_BONUS,
    ROUTES,
    STATION_POINTS,
    STATIONS_BUILT,
    TICKET_BONUS,
    TICKET_POINTS,
    TOTAL,
    WON,
)

PARTS = {
    "routes": ROUTES,
    "tickets": TICKET_POINTS,
    "stations": STATION_POINTS,
    "path-bonus": PATH_BONUS,
    "ticket-bonus": TICKET_BONUS,
    "countries": COUNTRY_POINTS,
}
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
Histogram = dict[int, int]  # how many cases each whole number has


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the order of turns: the first seat is the one that begins."""

    won: Estimate  # share of victories
    score: Estimate
    quantiles: list[float]  # of the score, at QUANTILES


@dataclass(frozen=True, slots=True)
class Scores:
    all: Histogram  # totals of all seats
    winners: Histogram
    mean: Estimate  # seats of a game count as one case
    winner: Estimate  # the best total of a game
    margin: Histogram  # from the best total of a game to the next
    parts: dict[str, tuple[float, float]]  # mean points of winners, and of all others, by where they come from


@dataclass(frozen=True, slots=True)
class Turns:
    rounds: Histogram  # by game: turns of the seat that had most
    mean: Estimate
    deeds: dict[str, float]  # turns of a seat, by what they are used for
    endings: dict[str, int]


@dataclass(frozen=True, slots=True)
class Specials:
    """What a board may have; empty where it has not."""

    stations: Histogram  # seats by how many they built
    tunnels: Histogram  # tunnels tried by the cards that were asked for on top
    declined: Estimate  # share of tunnels tried that were given up
    countries: dict[str, Estimate]  # mean points that a seat has from a country's cards


def places(noted: Noted, players: int, won: Floats) -> list[Place]:
    """The seats in the order of turns."""
    games = np.arange(len(noted))
    totals = noted["score"][:, :players, TOTAL]
    found = []
    for place in range(players):
        seat = (noted["first"].astype(np.int64) + place) % players
        scores = totals[games, seat]
        quantiles = [float(value) for value in np.quantile(scores, QUANTILES)]
        found.append(Place(share(float(won[games, seat].sum()), len(noted)), mean_of(scores), quantiles))
    return found


def score_numbers(noted: Noted, players: int) -> Scores:
    score = noted["score"][:, :players]
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


def turn_numbers(noted: Noted, players: int) -> Turns:
    rounds = -(-noted["turns"] // players)
    deeds = noted["deeds"][:, :players].mean(axis=(0, 1))
    endings = np.bincount(noted["ending"], minlength=len(ENDINGS))
    return Turns(
        rounds=_histogram(rounds),
        mean=mean_of(rounds),
        deeds={name: float(mean) for name, mean in zip(DEEDS, deeds, strict=True)},
        endings={name: int(number) for name, number in zip(ENDINGS, endings, strict=True) if name},
    )


def special_numbers(board: Board, noted: Noted, players: int) -> Specials:
    has_tunnels = board.rules.tunnel_cards > 0 and any(lane.tunnel for lane in board.lanes)
    asked = noted["tunnels"].astype(np.int64).sum(axis=0)[: board.rules.tunnel_cards + 1]
    return Specials(
        stations=_histogram(noted["score"][:, :players, STATIONS_BUILT]) if board.rules.station_costs else {},
        tunnels={cards: int(number) for cards, number in enumerate(asked)} if has_tunnels else {},
        declined=ratio(noted["declined"], noted["tunnels"].sum(axis=1)),
        countries=_countries(board, noted, players),
    )


def _countries(board: Board, noted: Noted, players: int) -> dict[str, Estimate]:
    values = np.array([value for country in board.countries for value in country.cards])
    cards = words_as_sets(noted["country_cards"][:, :players, None], len(values))
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
