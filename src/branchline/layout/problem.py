"""Layout optimisation problem of a board: places, corridors, label candidates, start values and manual adjustments."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.boards import Board, City, Country, Route
from branchline.layout.curves import Corridors, Floats, Ints
from branchline.layout.energy import LEAST_GAP, LEAST_SETBACK
from branchline.layout.fidelity import Truth
from branchline.layout.files import Adjustments
from branchline.layout.labels import Candidate, candidates
from branchline.layout.model import CITY_RADIUS, COUNTRY_RADIUS, SPACE_LENGTH
from branchline.layout.projection import Conic
from branchline.layout.spaces import Sheet

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
    first: Sheet  # start values of the search
    held: Ints  # places fixed by hand
    held_bends: Ints  # corridors whose bends are fixed by hand


def pose(board: Board, by_hand: Adjustments, larger: float) -> Problem:
    """Build the problem of a board. `larger` multiplies the map scale at which the median corridor just fits."""
    spots: tuple[City | Country, ...] = (*board.cities, *board.countries)
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


def _first(true: Floats, index: dict[str, int], corridors: Corridors, ids: list[str], by_hand: Adjustments) -> Sheet:
    """Start values: true positions, slightly spread, and straight corridors.

    Coinciding places get different offsets, since the search can't push things apart that have no distance.
    """
    turn = np.arange(len(true))[:, None] * 2.4
    sheet = Sheet(
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
