"""Elo ratings: maximum likelihood in the Bradley-Terry model, with bootstrap confidence intervals over blocks.

In this model a bot with d Elo more than another finishes ahead of it with a probability of 1 / (1 + 10^(-d/400)); a tie
counts half. At a table of several players each pair of seats is one comparison, by rank. The comparisons of a game are
correlated, and so are the games of a block, so the bootstrap resamples whole blocks.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from branchline.arena.games import Rows

Points = NDArray[np.float64]  # [..., i, j]: what bot i has won against bot j, at one point per comparison

SCALE = 400 / np.log(10)  # Elo per unit of log-odds
RESAMPLES = 1000
CONFIDENCE = 0.95
_STEPS = 100
_CLOSE = 1e-10


@dataclass(frozen=True, slots=True)
class Rating:
    """A bot's Elo above the last bot, which has 0, and its confidence interval.

    `bounded` is false if no finite rating is the most likely: one or several bots never lost a comparison to the rest.
    The numbers are then those with one more tie in every pair that met.
    """

    elo: float
    low: float
    high: float
    bounded: bool = True


def rate(blocks: Points, *, seed: int, resamples: int = RESAMPLES) -> list[Rating]:
    """Rate all bots from their points in each block, `blocks[block, i, j]`."""
    bots = blocks.shape[-1]
    kinds, times = np.unique(blocks.reshape(len(blocks), -1), axis=0, return_counts=True)  # few blocks differ
    total = (times @ kinds).reshape(bots, bots)
    drawn = np.random.default_rng(seed).multinomial(times.sum(), times / times.sum(), size=resamples)
    samples = (drawn @ kinds).reshape(resamples, bots, bots)
    outside = 100 * (1 - CONFIDENCE) / 2
    low, high = np.percentile(elo(samples), [outside, 100 - outside], axis=0)
    bounded = bool(comparable(total))
    found = elo(total[None])[0]
    return [Rating(float(found[i]), float(low[i]), float(high[i]), bounded) for i in range(bots)]


def elo(points: Points) -> NDArray[np.float64]:
    """The maximum-likelihood Elo for each matrix of points, by Newton's method; the last bot has 0."""
    met = points + np.swapaxes(points, -1, -2)
    certain = np.array([comparable(one) for one in points])
    won = points + np.where(certain[:, None, None], 0.0, 0.5) * (met > 0)
    met = won + np.swapaxes(won, -1, -2)
    strength = np.zeros(points.shape[:2])
    for _ in range(_STEPS):
        expected = 1 / (1 + np.exp(strength[:, None, :] - strength[:, :, None]))
        slope = (won - met * expected).sum(axis=2)[:, :-1]
        weight = met * expected * (1 - expected)
        curvature = (np.eye(points.shape[1]) * weight.sum(axis=2)[:, :, None] - weight)[:, :-1, :-1]
        ridge = 1e-12 * np.eye(points.shape[1] - 1)  # keeps bots that never met anyone where they are
        step = np.linalg.solve(curvature + ridge, slope[:, :, None])[:, :, 0]
        step *= np.minimum(1.0, 2.0 / np.maximum(np.abs(step).max(axis=1, keepdims=True), 1e-300))
        strength[:, :-1] += step
        if np.abs(step).max() < _CLOSE:
            break
    found: NDArray[np.float64] = strength * SCALE
    return found


def comparable(points: Points) -> bool:
    """Whether every bot has won points from every other, directly or by a chain: only then are ratings finite."""
    reached = (points > 0) | np.eye(len(points), dtype=bool)
    for _ in range(len(points).bit_length()):
        reached = reached @ reached
    return bool(reached.all())


def block_points(rows: Rows, bots: int) -> Points:
    """Points of each bot against each other in every block; the rows must be whole blocks, in order."""
    blocks, which = np.unique(rows["block"], return_inverse=True)
    points = np.zeros((len(blocks), bots, bots))
    for one, other, won in seat_pairs(rows):
        np.add.at(points, (which[one], rows["bot"][one], rows["bot"][other]), won)
    return points


def seat_pairs(rows: Rows) -> list[tuple[NDArray[np.intp], NDArray[np.intp], NDArray[np.float64]]]:
    """For each pair of seats: rows of one, rows of the other in the same games with other bots, points of the first."""
    players = int(rows["seat"].max()) + 1 if rows.size else 0
    starts = np.arange(0, len(rows), max(players, 1))
    pairs = []
    for a in range(players):
        for b in range(players):
            one, other = starts + a, starts + b
            different = rows["bot"][one] != rows["bot"][other]
            one, other = one[different], other[different]
            won = (np.sign(rows["rank"][other].astype(int) - rows["rank"][one]) + 1) / 2
            pairs.append((one, other, won))
    return pairs


def openskill(rows: Rows, bots: int, players: int) -> list[tuple[float, float]]:
    """A second rating for tables of three and more: mean and deviation by openskill's Plackett–Luce, game by game.

    A bot with several seats at a table plays each with its rating, and keeps the mean of the new ratings.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [(float(model.mu), float(model.sigma)) for _ in range(bots)]
    for game in rows.reshape(-1, players):
        teams = [[model.rating(*ratings[bot])] for bot in game["bot"].tolist()]
        rated = model.rate(teams, ranks=game["rank"].astype(float).tolist())
        for bot in set(game["bot"].tolist()):
            own = [team[0] for team, seated in zip(rated, game["bot"].tolist(), strict=True) if seated == bot]
            ratings[bot] = (sum(it.mu for it in own) / len(own), sum(it.sigma for it in own) / len(own))
    return ratings


def expected(difference: float) -> float:
    """The expected score, from 0 to 1, for a difference in Elo."""
    return float(1 / (1 + np.exp(-difference / SCALE)))
