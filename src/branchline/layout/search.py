"""Layout search by staged gradient descent (Adam): the overall shape first, the last overlaps at the end.

From stage to stage the step size falls and overlaps weigh more. Before each stage, crossing corridors are untangled,
since gradient steps cannot jump over obstacles. `new_problem` turns a board into the problem that is searched.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from branchline.boards import Board, City, Country, Route
from branchline.layout.curves import Arrangement, Corridors, Discs, Floats, Ints, place_discs, point
from branchline.layout.energy import LEAST_GAP, LEAST_SETBACK, MOST_SETBACK, Weights, gradient
from branchline.layout.fidelity import Order, Truth
from branchline.layout.files import Adjustments
from branchline.layout.labels import Candidate, candidates, choose
from branchline.layout.model import CITY_RADIUS, COUNTRY_RADIUS, SPACE_LENGTH
from branchline.layout.projection import Conic

FAN = 0.3  # how much farther apart the routes of a corridor are at the country end, as a fraction
COUNTRY_WEIGHT = 0.1  # weight of a country's true position, which is low as a country is an area, not a point


class Problem(NamedTuple):
    """The input of the layout search."""

    board: Board
    spots: tuple[City | Country, ...]
    bundles: tuple[tuple[Route, ...], ...]  # the routes of each corridor: same two ends, same length
    corridors: Corridors
    radii: Floats
    conic: Conic
    scale: float
    truth: Truth
    ways: list[list[Candidate]]  # the label candidates of each place
    first: Arrangement  # start values of the search
    held: Ints  # places fixed by hand
    held_bends: Ints  # corridors whose bends are fixed by hand


def new_problem(board: Board, by_hand: Adjustments, larger: float) -> Problem:
    """Build the problem of a board. `larger` multiplies the map scale at which the median corridor just fits."""
    spots = board.places
    index = {spot.id: i for i, spot in enumerate(spots)}
    radii = np.array([COUNTRY_RADIUS if isinstance(spot, Country) else CITY_RADIUS for spot in spots])
    bundles = _bundles(board)
    corridors = _corridors(bundles, index, radii)
    lats, lons = [spot.lat for spot in spots], [spot.lon for spot in spots]
    conic = Conic.around(lats, lons)
    points = conic(lats, lons)
    needs = corridors.spaces * (SPACE_LENGTH + LEAST_GAP) + corridors.radius_a + corridors.radius_b + 2 * LEAST_SETBACK
    apart = np.hypot(*(points[corridors.a] - points[corridors.b]).T)
    scale = float(np.median(needs / np.maximum(apart, 1e-4))) * by_hand.scale * larger
    true = points * scale
    ids = [bundle[0].id for bundle in bundles]
    return Problem(
        board,
        spots,
        bundles,
        corridors,
        radii,
        conic,
        scale,
        Truth.of(true, np.where(radii > CITY_RADIUS, COUNTRY_WEIGHT, 1.0)),
        [
            candidates(_names(spot), radius, by_hand.labels.get(spot.id))
            for spot, radius in zip(spots, radii, strict=True)
        ],
        _first(true, index, corridors, ids, by_hand),
        np.array([index[name] for name in by_hand.move], dtype=np.int64),
        np.array([i for i, name in enumerate(ids) if name in by_hand.bend], dtype=np.int64),
    )


def _bundles(board: Board) -> tuple[tuple[Route, ...], ...]:
    """The routes of each corridor. Routes of different lengths between the same cities are separate corridors."""
    bundles: dict[tuple[str, str, int], list[Route]] = {}
    for route in sorted(board.routes, key=lambda route: (route.a, route.b, route.number)):
        bundles.setdefault((route.a, route.b, route.length), []).append(route)
    return tuple(tuple(routes) for routes in bundles.values())


def _corridors(bundles: tuple[tuple[Route, ...], ...], index: dict[str, int], radii: Floats) -> Corridors:
    a = np.array([index[routes[0].a] for routes in bundles])
    b = np.array([index[routes[0].b] for routes in bundles])
    return Corridors(
        a,
        b,
        np.array([routes[0].length for routes in bundles]),
        np.array([len(routes) for routes in bundles]),
        np.array([FAN if routes[0].country else 0.0 for routes in bundles]),
        radii[a],
        radii[b],
    )


def _names(spot: City | Country) -> tuple[str, ...]:
    """A place's name in all languages: its label box must fit each of them."""
    return (spot.name, *spot.names.values()) if isinstance(spot, Country) else (spot.name,)


def _first(
    true: Floats, index: dict[str, int], corridors: Corridors, ids: list[str], by_hand: Adjustments
) -> Arrangement:
    """Start values: true positions, slightly spread, and straight corridors.

    Coinciding places get different offsets, since the search can't push things apart that have no distance.
    """
    turn = np.arange(len(true))[:, None] * 2.4
    sheet = Arrangement(
        true + 0.2 * np.hstack([np.cos(turn), np.sin(turn)]),
        np.zeros((len(ids), 2)),
        np.full((len(ids), 2), LEAST_SETBACK + 1.0),
    )
    for name, offset in by_hand.move.items():
        sheet.places[index[name]] = true[index[name]] + np.array(offset) * SPACE_LENGTH
    seen: dict[tuple[int, int], int] = {}
    for corridor, ends in enumerate(zip(corridors.a.tolist(), corridors.b.tolist(), strict=True)):
        sheet.bends[corridor] = 0.3 * seen.get(ends, 0)  # corridors of different lengths between the same cities
        seen[ends] = seen.get(ends, 0) + 1
    for name, bends in by_hand.bend.items():
        if name in ids:
            sheet.bends[ids.index(name)] = bends
    return sheet


# --- the search ------------------------------------------------------------------------------------------------------


Progress = Callable[[float], None]  # called with the fraction that is done

MOST_BEND = 0.75
LABELS_EVERY = 60  # steps
RATES = (1.0, 0.01, 0.3)  # step sizes of places, bends and setbacks, relative to the stage's
STAGES = (  # number of steps, step size, weights
    (700, 1.5, Weights(apart=0.02, length=0.05, stay=0.002, shape=0.02, bend=0.02, setback=0.001, order=0.01)),
    (800, 1.2, Weights(apart=0.1, length=0.1, stay=0.001, shape=0.01, bend=0.02, setback=0.002, order=0.015)),
    (900, 0.8, Weights(apart=0.5, length=0.2, stay=0.0005, shape=0.005, bend=0.02, setback=0.004, order=0.02)),
    (900, 0.4, Weights(apart=2.0, length=0.4, stay=0.0003, shape=0.003, bend=0.02, setback=0.008, order=0.02)),
    (900, 0.15, Weights(apart=8.0, length=1.0, stay=0.0002, shape=0.002, bend=0.02, setback=0.016, order=0.02)),
    (600, 0.1, Weights(apart=40.0, length=2.0, stay=0.0002, shape=0.002, bend=0.01, setback=0.01, order=0.01)),
)


def silent(part: float) -> None:
    """Report no progress."""


def search(problem: Problem, straight: float, seed: int, progress: Progress) -> tuple[Arrangement, list[int]]:
    """Return the optimised sheet and the index of the label candidate chosen for each place.

    `straight` is the weight of straight corridors. `seed` varies which sides labels prefer (0: those that look best).
    """
    corridors = problem.corridors
    sheet = Arrangement(*(part.copy() for part in problem.first))
    slope = Arrangement(*(np.zeros_like(part) for part in sheet))
    discs = Discs.of(corridors)
    untangle(problem, sheet)
    order = Order.of(corridors, sheet)
    rng = np.random.default_rng(seed)
    dislikes = [np.array([c.dislike for c in way]) + rng.uniform(0, 4 if seed else 0, len(way)) for way in problem.ways]
    chosen = [0] * len(problem.spots)
    boxes = np.zeros((len(problem.spots), 4))
    done, total = 0, sum(steps for steps, _, _ in STAGES)
    for number, (steps, rate, weights) in enumerate(STAGES):
        weights = weights._replace(bend=weights.bend * straight)
        untangle(problem, sheet)
        optimiser = _Adam(sheet)
        for step in range(steps):
            if number > 0 and step % LABELS_EVERY == 0:  # the first stage ignores labels
                place_discs(corridors, sheet, discs)
                boxes = choose(problem.ways, dislikes, chosen, problem.radii, corridors, sheet, discs)
            gradient(corridors, problem.truth, order, problem.radii, boxes, sheet, weights, discs, slope)
            slope.places[problem.held] = 0.0
            slope.bends[problem.held_bends] = 0.0
            optimiser.step(slope, rate * (1 - 0.7 * step / steps))
            done += 1
            if done % 100 == 0:
                progress(done / total)
    return sheet, chosen


class _Adam:
    """The Adam optimiser: step sizes per unknown, from running means of its gradient and squared gradient."""

    def __init__(self, sheet: Arrangement) -> None:
        self.sheet = sheet
        self.means = [np.zeros_like(part) for part in sheet]
        self.squares = [np.zeros_like(part) for part in sheet]
        self.steps = 0

    def step(self, slope: Arrangement, rate: float) -> None:
        self.steps += 1
        for values, by, mean, square, share in zip(self.sheet, slope, self.means, self.squares, RATES, strict=True):
            mean += 0.1 * (by - mean)
            square += 0.01 * (by * by - square)
            fair = mean / (1 - 0.9**self.steps)
            values -= rate * share * fair / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-9)
        np.clip(self.sheet.bends, -MOST_BEND, MOST_BEND, out=self.sheet.bends)
        np.clip(self.sheet.setbacks, LEAST_SETBACK, MOST_SETBACK, out=self.sheet.setbacks)


CROSSING = 200.0  # cost of one crossing
ENOUGH = 100.0  # corridors that cost less are left alone
TRIES = (0.0, 0.25, -0.25, 0.5, -0.5)  # bends to try


def untangle(problem: Problem, sheet: Arrangement) -> None:
    """Try other bends for corridors that cross others or run over cities: gradient steps can't jump over obstacles."""
    held = set(problem.held_bends.tolist())
    for _ in range(3):
        changed = False
        for corridor in range(len(problem.corridors.a)):
            if corridor in held or (least := _conflict_cost(problem, sheet, corridor)) < ENOUGH:
                continue
            best = sheet.bends[corridor].copy()
            for bend in TRIES:
                sheet.bends[corridor] = bend
                cost = _conflict_cost(problem, sheet, corridor) + 30 * abs(bend)
                if cost < least - ENOUGH / 2:
                    least, best, changed = cost, sheet.bends[corridor].copy(), True
            sheet.bends[corridor] = best
        if not changed:
            break


def _conflict_cost(problem: Problem, sheet: Arrangement, corridor: int) -> float:
    """The cost of a corridor's crossings with others and of coming too close to cities other than its ends."""
    corridors = problem.corridors
    line = _line(problem, sheet, corridor)
    ends = {int(corridors.a[corridor]), int(corridors.b[corridor])}
    cost = 0.0
    for other in range(len(corridors.a)):
        if other != corridor:
            shared = len(ends & {int(corridors.a[other]), int(corridors.b[other])})
            cost += CROSSING * max(0, _intersections(line, _line(problem, sheet, other)) - shared)
    for place, at in enumerate(sheet.places):
        if place not in ends:
            near = float(np.min(np.hypot(*(line - at).T))) - problem.radii[place]
            cost += max(0.0, 20 - near) ** 2 / 4
    return cost


def _line(problem: Problem, sheet: Arrangement, corridor: int) -> Floats:
    a, b = problem.corridors.a[corridor], problem.corridors.b[corridor]
    (ax, ay), (dx, dy) = sheet.places[a], sheet.places[b] - sheet.places[a]
    bend1, bend2 = sheet.bends[corridor]
    return np.array([point(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, i / 12)[:2] for i in range(13)])


def _intersections(one: Floats, two: Floats) -> int:
    """The number of intersecting pairs of segments of two polylines."""
    p, r = one[:-1, None], np.diff(one, axis=0)[:, None]
    q, s = two[None, :-1], np.diff(two, axis=0)[None]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        t = ((q - p)[..., 0] * s[..., 1] - (q - p)[..., 1] * s[..., 0]) / cross
        u = ((q - p)[..., 0] * r[..., 1] - (q - p)[..., 1] * r[..., 0]) / cross
    slack = 1e-9
    return int(((t > -slack) & (t < 1 + slack) & (u > -slack) & (u < 1 + slack)).sum())
