"""Arranges a board on a sheet: as near to true geography as spaces of one size allow."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import msgspec
import numpy as np

from branchline.boards import Board, City, Country, Lane
from branchline.layout import labels
from branchline.layout.check import collisions
from branchline.layout.curves import STEPS, Floats, Ints, Routes, lane_aside, measure, parameter, point
from branchline.layout.energy import (
    DISCS,
    LEAST_GAP,
    LEAST_SETBACK,
    MOST_SETBACK,
    PITCH,
    Clearances,
    Gradient,
    Truth,
    Weights,
    Work,
    beside,
    gradient,
    place_discs,
)
from branchline.layout.files import Adjustments, made_from
from branchline.layout.model import (
    CITY_RADIUS,
    COUNTRY_RADIUS,
    SPACE_LENGTH,
    Georeference,
    Label,
    Layout,
    Place,
    Space,
)
from branchline.layout.neighbours import neighbours
from branchline.layout.order import around
from branchline.layout.projection import Conic

Progress = Callable[[float], None]  # told the part that is done

FAN = 0.3  # how much farther apart the lanes of a bundle are where they reach their country
FAR = 4.0 * SPACE_LENGTH  # two cities farther apart than this, west–east or north–south, keep their order
MOST_BEND = 0.75
# How the search goes on: steps, rate, and what counts how much. First the shape as a whole, last that nothing touches.
STAGES = (
    (700, 1.5, Weights(apart=0.02, length=0.05, stay=0.002, shape=0.02, bend=0.02, setback=0.001, order=0.01)),
    (800, 1.2, Weights(apart=0.1, length=0.1, stay=0.001, shape=0.01, bend=0.02, setback=0.002, order=0.015)),
    (900, 0.8, Weights(apart=0.5, length=0.2, stay=0.0005, shape=0.005, bend=0.02, setback=0.004, order=0.02)),
    (900, 0.4, Weights(apart=2.0, length=0.4, stay=0.0003, shape=0.003, bend=0.02, setback=0.008, order=0.02)),
    (900, 0.15, Weights(apart=8.0, length=1.0, stay=0.0002, shape=0.002, bend=0.02, setback=0.016, order=0.02)),
    (600, 0.1, Weights(apart=40.0, length=2.0, stay=0.0002, shape=0.002, bend=0.01, setback=0.01, order=0.01)),
)


class Sheet(NamedTuple):
    """The unknowns."""

    places: Floats
    bends: Floats
    setbacks: Floats


class Problem(NamedTuple):
    """What is to be arranged."""

    board: Board
    spots: tuple[City | Country, ...]
    bundles: list[list[Lane]]  # lanes between the same two ends
    routes: Routes
    radii: Floats
    truth: Truth
    geography: Georeference
    ways: list[list[labels.Candidate]]
    held: Ints  # places that are settled by hand
    held_bends: Ints


class Start(NamedTuple):
    """One of several ways to begin: the land's scale, and how much straight routes count against true places."""

    scale: float
    straight: float


STARTS = (Start(1.05, 1.0), Start(1.1, 1.0), Start(1.05, 0.5), Start(1.1, 1.5), Start(1.15, 1.0), Start(1.0, 1.0))


def arrange(board: Board, by_hand: Adjustments, progress: Progress = lambda part: None, starts: int = len(STARTS)) -> Layout:
    """The layout of a board, without its land: the best of several tries."""
    best = None
    for number, start in enumerate(STARTS[:starts]):
        problem = pose(board, by_hand, start.scale)
        sheet, chosen = solve(problem, by_hand, start.straight, number, lambda part: progress((number + part) / starts))
        layout = _finish(problem, by_hand, sheet, chosen)
        found = collisions(board, layout)
        badness = (len(found), _ugliness(layout, sheet))
        if DEBUG: print(start, badness, np.median([np.hypot(p.x-p.true[0],p.y-p.true[1])/40 for p in layout.places.values()]), np.abs(sheet.bends).mean(), [str(f) for f in found][:6],flush=True)
        if best is None or badness < best[0]:
            best = (badness, msgspec.structs.replace(layout, collisions=tuple((c.one, c.two) for c in found)))
    assert best is not None
    return best[1]


def _ugliness(layout: Layout, sheet: Sheet) -> float:
    """Crooked routes and cities far from home, in one number."""
    moved = np.array([np.hypot(p.x - p.true[0], p.y - p.true[1]) for p in layout.places.values()]) / SPACE_LENGTH
    return float(np.mean(moved**2) ** 0.5 + 6 * np.mean(sheet.bends**2) ** 0.5)


DEBUG=False
def pose(board: Board, by_hand: Adjustments, larger: float) -> Problem:
    spots: tuple[City | Country, ...] = (*board.cities, *board.countries)
    index = {spot.id: i for i, spot in enumerate(spots)}
    radii = np.array([CITY_RADIUS] * len(board.cities) + [COUNTRY_RADIUS] * len(board.countries))
    bundles: dict[tuple[str, str], list[Lane]] = {}
    for lane in sorted(board.lanes, key=lambda lane: (lane.a, lane.b, lane.number)):
        bundles.setdefault((lane.a, lane.b), []).append(lane)
    firsts = [lanes[0] for lanes in bundles.values()]
    a = np.array([index[lane.a] for lane in firsts])
    b = np.array([index[lane.b] for lane in firsts])
    routes = Routes(
        a,
        b,
        np.array([lane.length for lane in firsts]),
        np.array([len(lanes) for lanes in bundles.values()]),
        np.array([FAN if lane.country else 0.0 for lane in firsts]),
        radii[a],
        radii[b],
    )
    lats, lons = [spot.lat for spot in spots], [spot.lon for spot in spots]
    conic = Conic.around(lats, lons)
    points = conic(lats, lons)
    needs = routes.spaces * (SPACE_LENGTH + LEAST_GAP) + radii[a] + radii[b] + 2 * LEAST_SETBACK
    apart = np.hypot(*(points[a] - points[b]).T)
    scale = float(np.median(needs / apart)) * by_hand.scale * larger
    true = points * scale
    edges, triangles = neighbours(true)
    names = [
        (spot.name, *spot.names.values()) if isinstance(spot, Country) else (spot.name,) for spot in spots
    ]
    return Problem(
        board,
        spots,
        list(bundles.values()),
        routes,
        radii,
        Truth(true, edges, triangles, _far(true[:, 0]), _far(true[:, 1]), np.empty((0, 4), dtype=np.int64), np.empty(0), np.where(radii > CITY_RADIUS, 0.1, 1.0)),
        Georeference(conic, scale, 0.0, 0.0),
        [
            labels.candidates(name, radius, by_hand.labels.get(spot.id))
            for spot, name, radius in zip(spots, names, radii, strict=True)
        ],
        np.array([index[name] for name in by_hand.move], dtype=np.int64),
        np.array([i for i, lane in enumerate(firsts) if lane.id in by_hand.bend], dtype=np.int64),
    )


def _far(values: Floats) -> Ints:
    order = [(i, j) for i in range(len(values)) for j in range(len(values)) if values[j] - values[i] > FAR]
    return np.array(order, dtype=np.int64).reshape(-1, 2)


def solve(problem: Problem, by_hand: Adjustments, straight: float, seed: int, progress: Progress) -> tuple[Sheet, list[int]]:
    routes, truth = problem.routes, problem.truth
    sheet = Sheet(
        truth.places.copy(), np.zeros((len(routes.a), 2)), np.full((len(routes.a), 2), LEAST_SETBACK + 1.0)
    )
    for name, way in by_hand.move.items():
        sheet.places[[spot.id for spot in problem.spots].index(name)] += np.array(way) * SPACE_LENGTH
    for i in problem.held_bends:
        sheet.bends[i] = by_hand.bend[problem.bundles[i][0].id]
    untangle(problem, sheet)
    pairs, angles = around(routes, sheet.places, sheet.bends, PITCH)
    truth = truth._replace(around=pairs, angles=angles)
    lanes, spaces = int(routes.lanes.sum()), int((routes.lanes * routes.spaces).sum())
    work = Work(
        np.zeros((spaces * DISCS, 6)), np.zeros(spaces * DISCS, dtype=np.int64), np.zeros((spaces * DISCS, 2)),
        np.zeros(lanes),
    )  # fmt: skip
    found = Gradient(*(np.zeros_like(part) for part in sheet))
    rooms = Clearances()
    chosen = [0] * len(problem.spots)
    chance = np.random.default_rng(seed)
    moods = [chance.uniform(0.0, 4.0 if seed else 0.0, len(way)) for way in problem.ways]
    boxes = np.zeros((len(problem.spots), 4))
    done, total = 0, sum(stage[0] for stage in STAGES)
    for number, (steps, rate, weights) in enumerate(STAGES):
        weights = weights._replace(bend=weights.bend * straight)
        untangle(problem, sheet)
        speeds = [np.zeros_like(part) for part in sheet]
        sizes = [np.zeros_like(part) for part in sheet]
        for step in range(steps):
            if number > 0 and step % 60 == 0:
                place_discs(routes, sheet.places, sheet.bends, sheet.setbacks, work.discs, work.owner, work.gaps)
                chosen, boxes = labels.choose(
                    problem.ways, moods, chosen, sheet.places, problem.radii, work.discs[:, :2], rooms
                )
            gradient(
                routes, truth, problem.radii, boxes, sheet.places, sheet.bends, sheet.setbacks, rooms, weights, work,
                found,
            )  # fmt: skip
            found.places[problem.held] = 0.0
            found.bends[problem.held_bends] = 0.0
            _step(sheet, found, speeds, sizes, rate * (1 - 0.7 * step / steps), step + 1)
            done += 1
            if done % 100 == 0:
                progress(done / total)
    return sheet, chosen


RATES = (1.0, 0.01, 0.3)  # of places, bends and setbacks


def _step(
    sheet: Sheet, found: Gradient, speeds: list[Floats], sizes: list[Floats], rate: float, number: int
) -> None:
    """One step of Adam."""
    for values, slope, speed, size, share in zip(sheet, found, speeds, sizes, RATES, strict=True):
        speed *= 0.9
        speed += 0.1 * slope
        size *= 0.99
        size += 0.01 * slope * slope
        way = (speed / (1 - 0.9**number)) / (np.sqrt(size / (1 - 0.99**number)) + 1e-9)
        values -= rate * share * way
    np.clip(sheet.bends, -MOST_BEND, MOST_BEND, out=sheet.bends)
    np.clip(sheet.setbacks, LEAST_SETBACK, MOST_SETBACK, out=sheet.setbacks)


TRIES = (0.0, 0.25, -0.25, 0.5, -0.5)


def untangle(problem: Problem, sheet: Sheet) -> None:
    """Bend routes that cross others or run over cities another way: the search itself never jumps over anything."""
    held = set(problem.held_bends.tolist())
    for _ in range(3):
        changed = False
        for route in range(len(problem.routes.a)):
            present = sheet.bends[route].copy()
            if route in held or (trouble := _trouble(problem, sheet, route)) < 100:
                continue
            best = present
            for bend in TRIES:
                sheet.bends[route] = bend
                other = _trouble(problem, sheet, route) + 30 * abs(bend)
                if other < trouble - 50:
                    trouble, best, changed = other, sheet.bends[route].copy(), True
            sheet.bends[route] = best
        if not changed:
            break


def _trouble(problem: Problem, sheet: Sheet, route: int) -> float:
    """How often a route crosses others, and how near it comes to cities that are not its own."""
    routes = problem.routes
    line = _line(problem, sheet, route)
    ends = {int(routes.a[route]), int(routes.b[route])}
    cost = 0.0
    for other in range(len(routes.a)):
        if other == route:
            continue
        shared = ends & {int(routes.a[other]), int(routes.b[other])}
        cost += 200.0 * max(0, _crossings(line, _line(problem, sheet, other)) - len(shared))
    for place, at in enumerate(sheet.places):
        if place not in ends:
            near = float(np.min(np.hypot(*(line - at).T))) - problem.radii[place]
            cost += max(0.0, 20.0 - near) ** 2 / 4
    return cost


def _line(problem: Problem, sheet: Sheet, route: int) -> Floats:
    a, b = problem.routes.a[route], problem.routes.b[route]
    (ax, ay), (dx, dy) = sheet.places[a], sheet.places[b] - sheet.places[a]
    return np.array([point(ax, ay, dx, dy, *sheet.bends[route], 0.0, 0.0, i / 12)[:2] for i in range(13)])


def _crossings(one: Floats, two: Floats) -> int:
    p, r = one[:-1, None], (one[1:] - one[:-1])[:, None]
    q, s = two[None, :-1], (two[1:] - two[:-1])[None]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        t = ((q - p)[..., 0] * s[..., 1] - (q - p)[..., 1] * s[..., 0]) / cross
        u = ((q - p)[..., 0] * r[..., 1] - (q - p)[..., 1] * r[..., 0]) / cross
    return int(((t >= -1e-9) & (t <= 1 + 1e-9) & (u >= -1e-9) & (u <= 1 + 1e-9)).sum())


def _finish(problem: Problem, by_hand: Adjustments, sheet: Sheet, chosen: list[int]) -> Layout:
    """Cut the sheet around all that stands on it, and round."""
    lanes = {
        lane.id: _spaces(problem.routes, sheet, route, number)
        for route, bundle in enumerate(problem.bundles)
        for number, lane in enumerate(bundle)
    }
    ways = [way[i] for way, i in zip(problem.ways, chosen, strict=True)]
    boxes = np.array([way.box for way in ways]) + np.tile(sheet.places, 2)
    centres = np.array([(space.x, space.y) for spaces in lanes.values() for space in spaces])
    half = SPACE_LENGTH / 2
    low = np.min([boxes[:, :2].min(0), centres.min(0) - half, (sheet.places - problem.radii[:, None]).min(0)], axis=0)
    high = np.max([boxes[:, 2:].max(0), centres.max(0) + half, (sheet.places + problem.radii[:, None]).max(0)], axis=0)
    above, right, below, left = (margin * SPACE_LENGTH for margin in by_hand.margins)
    move = np.round(np.array([left, above]) - low)
    size = np.ceil(high + move + (right, below))
    places = {}
    for spot, at, true, way in zip(problem.spots, sheet.places + move, problem.truth.places + move, ways, strict=True):
        box = np.array(way.box)
        label = Label(
            _short(at[0] + box[0]), _short(at[1] + box[1]), _short(box[2] - box[0]), _short(box[3] - box[1]),
            way.lines, way.anchor,
        )  # fmt: skip
        places[spot.id] = Place(_short(at[0]), _short(at[1]), label, (_short(true[0]), _short(true[1])))
    geography = problem.geography
    return Layout(
        board=problem.board.id,
        made_from=made_from(problem.board, by_hand),
        width=float(size[0]),
        height=float(size[1]),
        geography=Georeference(geography.conic, geography.scale, float(move[0]), float(move[1])),
        places=dict(sorted(places.items())),
        lanes={
            name: tuple(Space(_short(s.x + move[0]), _short(s.y + move[1]), _short(s.angle)) for s in spaces)
            for name, spaces in sorted(lanes.items())
        },
    )


def _short(value: float) -> float:
    return round(float(value), 1)


def _spaces(routes: Routes, sheet: Sheet, route: int, number: int) -> tuple[Space, ...]:
    """The spaces of a lane, evenly along its curve."""
    a, b, n = routes.a[route], routes.b[route], int(routes.spaces[route])
    (ax, ay), (dx, dy) = sheet.places[a], sheet.places[b] - sheet.places[a]
    aside, spread = lane_aside(number, routes.lanes[route], PITCH), float(routes.spread[route])
    curve = (ax, ay, dx, dy, *sheet.bends[route], aside, spread)
    way = np.empty(STEPS + 1)
    whole = measure(*curve, way)
    start = beside(routes.radius_a[route] + sheet.setbacks[route, 0], aside)
    end = whole - beside(routes.radius_b[route] + sheet.setbacks[route, 1], aside * (1 + spread))
    gap = (end - start - n * SPACE_LENGTH) / (n - 1) if n > 1 else 0.0
    spaces = []
    for i in range(n):
        along = start + SPACE_LENGTH / 2 + i * (SPACE_LENGTH + gap) if n > 1 else (start + end) / 2
        x, y, ux, uy = point(*curve, parameter(way, along))
        spaces.append(Space(x, y, float(np.degrees(np.arctan2(uy, ux)))))
    return tuple(spaces)
