"""A board as a problem of arrangement: places, routes, ways to write the names, and what is settled by hand."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.boards import Board, City, Country, Lane
from branchline.layout.curves import Floats, Ints, Routes
from branchline.layout.energy import LEAST_GAP, LEAST_SETBACK
from branchline.layout.fidelity import Truth
from branchline.layout.files import Adjustments
from branchline.layout.labels import Candidate, candidates
from branchline.layout.model import CITY_RADIUS, COUNTRY_RADIUS, SPACE_LENGTH
from branchline.layout.projection import Conic
from branchline.layout.spaces import Sheet

FAN = 0.3  # how much farther apart the lanes of a bundle are where they reach their country
COUNTRY_WEIGHT = 0.1  # how much a country's true place counts: it is an area, not a point


class Problem(NamedTuple):
    """What is to be arranged."""

    board: Board
    spots: tuple[City | Country, ...]
    bundles: tuple[tuple[Lane, ...], ...]  # lanes of one length between the same two ends: a route
    routes: Routes
    radii: Floats
    conic: Conic
    scale: float
    truth: Truth
    ways: list[list[Candidate]]  # to write each name
    first: Sheet  # where the search begins
    held: Ints  # places that are settled by hand
    held_bends: Ints


def pose(board: Board, by_hand: Adjustments, larger: float) -> Problem:
    """The problem of a board; `larger`: the land's scale, against that at which the usual lane fits as it lies."""
    spots: tuple[City | Country, ...] = (*board.cities, *board.countries)
    index = {spot.id: i for i, spot in enumerate(spots)}
    radii = np.array([COUNTRY_RADIUS if isinstance(spot, Country) else CITY_RADIUS for spot in spots])
    bundles = _bundles(board)
    routes = _routes(bundles, index, radii)
    lats, lons = [spot.lat for spot in spots], [spot.lon for spot in spots]
    conic = Conic.around(lats, lons)
    points = conic(lats, lons)
    needs = routes.spaces * (SPACE_LENGTH + LEAST_GAP) + routes.radius_a + routes.radius_b + 2 * LEAST_SETBACK
    apart = np.hypot(*(points[routes.a] - points[routes.b]).T)
    scale = float(np.median(needs / np.maximum(apart, 1e-4))) * by_hand.scale * larger
    true = points * scale
    ids = [bundle[0].id for bundle in bundles]
    return Problem(
        board,
        spots,
        bundles,
        routes,
        radii,
        conic,
        scale,
        Truth.of(true, np.where(radii > CITY_RADIUS, COUNTRY_WEIGHT, 1.0)),
        [
            candidates(_names(spot), radius, by_hand.labels.get(spot.id))
            for spot, radius in zip(spots, radii, strict=True)
        ],
        _first(true, index, routes, ids, by_hand),
        np.array([index[name] for name in by_hand.move], dtype=np.int64),
        np.array([i for i, name in enumerate(ids) if name in by_hand.bend], dtype=np.int64),
    )


def _bundles(board: Board) -> tuple[tuple[Lane, ...], ...]:
    bundles: dict[tuple[str, str, int], list[Lane]] = {}
    for lane in sorted(board.lanes, key=lambda lane: (lane.a, lane.b, lane.number)):
        bundles.setdefault((lane.a, lane.b, lane.length), []).append(lane)
    return tuple(tuple(lanes) for lanes in bundles.values())


def _routes(bundles: tuple[tuple[Lane, ...], ...], index: dict[str, int], radii: Floats) -> Routes:
    a = np.array([index[lanes[0].a] for lanes in bundles])
    b = np.array([index[lanes[0].b] for lanes in bundles])
    return Routes(
        a,
        b,
        np.array([lanes[0].length for lanes in bundles]),
        np.array([len(lanes) for lanes in bundles]),
        np.array([FAN if lanes[0].country else 0.0 for lanes in bundles]),
        radii[a],
        radii[b],
    )


def _names(spot: City | Country) -> tuple[str, ...]:
    """A place's name in all languages: the box of a label has room for each."""
    return (spot.name, *spot.names.values()) if isinstance(spot, Country) else (spot.name,)


def _first(true: Floats, index: dict[str, int], routes: Routes, ids: list[str], by_hand: Adjustments) -> Sheet:
    """True places, straight routes; what would lie on each other is a little apart, for the search to push."""
    turn = np.arange(len(true))[:, None] * 2.4
    sheet = Sheet(
        true + 0.2 * np.hstack([np.cos(turn), np.sin(turn)]),
        np.zeros((len(ids), 2)),
        np.full((len(ids), 2), LEAST_SETBACK + 1.0),
    )
    for name, way in by_hand.move.items():
        sheet.places[index[name]] = true[index[name]] + np.array(way) * SPACE_LENGTH
    seen: dict[tuple[int, int], int] = {}
    for route, ends in enumerate(zip(routes.a.tolist(), routes.b.tolist(), strict=True)):
        sheet.bends[route] = 0.3 * seen.get(ends, 0)  # a route of another length between the same cities
        seen[ends] = seen.get(ends, 0) + 1
    for name, bends in by_hand.bend.items():
        if name in ids:
            sheet.bends[ids.index(name)] = bends
    return sheet
