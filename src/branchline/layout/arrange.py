"""Arranges a board on a sheet: as near to true geography as spaces of one size allow."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from branchline.boards import Board
from branchline.layout.check import collisions
from branchline.layout.curves import STEPS, Floats, parameter, point
from branchline.layout.files import Adjustments, made_from
from branchline.layout.model import SPACE_LENGTH, Georeference, Label, Layout, Place, Space
from branchline.layout.problem import Problem, pose
from branchline.layout.search import Progress, search, silent
from branchline.layout.spaces import Sheet, curve, first_and_gap


class Start(NamedTuple):
    """A way to begin: the land's scale, and how much straight routes count against true places."""

    larger: float
    straight: float


STARTS = (Start(1.1, 1.5), Start(1.15, 1.5), Start(1.1, 1.0), Start(1.15, 1.0), Start(1.2, 1.0), Start(1.2, 1.5))
QUICK = 2  # starts, for a layout that someone waits for
BENDS_COUNT = 6.0  # spaces by which a city may move for a bend of 1


def arrange(board: Board, by_hand: Adjustments, progress: Progress = silent, starts: int = len(STARTS)) -> Layout:
    """The layout of a board, without its land: the best of several tries. What still collides is noted in it."""
    best: tuple[tuple[int, float], Layout] | None = None
    for number in range(starts):
        start = STARTS[number % len(STARTS)]
        problem = pose(board, by_hand, start.larger)

        def report(part: float, number: int = number) -> None:
            progress((number + part) / starts)

        sheet, chosen = search(problem, start.straight, number, report)
        layout = _cut(problem, by_hand, sheet, chosen)
        found = collisions(board, layout)
        rank = (len(found), _ugliness(layout, sheet))
        if best is None or rank < best[0]:
            best = (rank, msgspec.structs.replace(layout, collisions=tuple(tuple(pair) for pair in found)))
    assert best is not None, "at least one start"
    return best[1]


def _ugliness(layout: Layout, sheet: Sheet) -> float:
    """Cities far from home and crooked routes, in one number."""
    return float(np.mean(layout.moves() ** 2) ** 0.5 + BENDS_COUNT * np.mean(sheet.bends**2) ** 0.5)


def _cut(problem: Problem, by_hand: Adjustments, sheet: Sheet, chosen: list[int]) -> Layout:
    """Cut the sheet around all that stands on it, and lay the true map under it as well as it fits."""
    lanes = {
        lane.id: _spaces(problem, sheet, route, number)
        for route, bundle in enumerate(problem.bundles)
        for number, lane in enumerate(bundle)
    }
    ways = [way[i] for way, i in zip(problem.ways, chosen, strict=True)]
    boxes = np.array([way.box for way in ways]) + np.tile(sheet.places, 2)
    centres = np.array([(space.x, space.y) for spaces in lanes.values() for space in spaces])
    discs, half = problem.radii[:, None], SPACE_LENGTH / 2
    low = np.min([boxes[:, :2].min(0), centres.min(0) - half, (sheet.places - discs).min(0)], axis=0)
    high = np.max([boxes[:, 2:].max(0), centres.max(0) + half, (sheet.places + discs).max(0)], axis=0)
    above, right, below, left = (margin * SPACE_LENGTH for margin in by_hand.margins)
    move = np.round(np.array([left, above]) - low)
    size = np.ceil(high + move + (right, below))
    geography = _fit(problem, sheet.places + move)
    true = geography([spot.lat for spot in problem.spots], [spot.lon for spot in problem.spots])
    places = {}
    for spot, at, home, way in zip(problem.spots, sheet.places + move, true, ways, strict=True):
        left, top, right, bottom = way.box
        label = Label(
            _short(at[0] + left), _short(at[1] + top), _short(right - left), _short(bottom - top), way.lines, way.anchor
        )
        places[spot.id] = Place(_short(at[0]), _short(at[1]), label, (_short(home[0]), _short(home[1])))
    return Layout(
        board=problem.board.id,
        made_from=made_from(problem.board, by_hand),
        width=float(size[0]),
        height=float(size[1]),
        geography=geography,
        places=dict(sorted(places.items())),
        lanes={
            name: tuple(Space(_short(s.x + move[0]), _short(s.y + move[1]), _short(s.angle)) for s in spaces)
            for name, spaces in sorted(lanes.items())
        },
    )


def _fit(problem: Problem, places: Floats) -> Georeference:
    """Scale and position of the true map that bring its places nearest to where they stand."""
    weight = problem.truth.weight[:, None] / problem.truth.weight.sum()
    true = problem.truth.places / problem.scale
    middle, centre = (true * weight).sum(0), (places * weight).sum(0)
    spread = float((weight * (true - middle) ** 2).sum())
    scale = float((weight * (true - middle) * (places - centre)).sum()) / spread
    x, y = centre - middle * scale
    return Georeference(problem.conic, scale, float(x), float(y))


def _spaces(problem: Problem, sheet: Sheet, route: int, number: int) -> tuple[Space, ...]:
    """The spaces of a lane, evenly along its route, in step with the other lanes."""
    way = np.empty(STEPS + 1)
    start, gap = first_and_gap(problem.routes, sheet, route, way)
    line = curve(problem.routes, sheet, route, number)
    spaces = []
    for i in range(int(problem.routes.spaces[route])):
        x, y, ux, uy = point(*line, parameter(way, start + i * (SPACE_LENGTH + gap)))
        spaces.append(Space(x, y, float(np.degrees(np.arctan2(uy, ux)))))
    return tuple(spaces)


def _short(value: float) -> float:
    return round(float(value), 1)
