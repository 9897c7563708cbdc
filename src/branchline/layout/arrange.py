"""Layout optimisation with several starts: the result closest to true geography, given that all spaces have one size.

Each start runs the search with its own settings; the layout with the fewest collisions wins.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec
import numpy as np

from branchline.boards import Board
from branchline.layout.check import collisions
from branchline.layout.curves import COMPILER, STEPS, Arrangement, Floats, curve, first_and_gap, parameter, point
from branchline.layout.files import Adjustments, made_from
from branchline.layout.model import SPACE_LENGTH, Georeference, Label, Layout, Place, Space
from branchline.layout.search import Problem, Progress, new_problem, search, silent


class Start(NamedTuple):
    """Settings of one start: the scale of the land, and the weight of straight corridors against true positions."""

    larger: float
    straight: float


STARTS = (Start(1.1, 1.5), Start(1.15, 1.5), Start(1.1, 1.0), Start(1.15, 1.0), Start(1.2, 1.0), Start(1.2, 1.5))
QUICK = 2  # number of starts when somebody is waiting for the layout
BENDS_COUNT = 6.0  # a bend of 1 is as bad as moving a city by this many spaces


def arrange(board: Board, by_hand: Adjustments, progress: Progress = silent, starts: int = len(STARTS)) -> Layout:
    """Return the best layout of several starts, without land. It lists the collisions that remain."""
    COMPILER.load()
    best: tuple[tuple[int, float], Layout] | None = None
    for number in range(starts):
        start = STARTS[number % len(STARTS)]
        problem = new_problem(board, by_hand, start.larger)

        def report(part: float, number: int = number) -> None:
            progress((number + part) / starts)

        sheet, chosen = search(problem, start.straight, number, report)
        layout = _build_layout(problem, by_hand, sheet, chosen)
        found = collisions(board, layout)
        rank = (len(found), _distortion(layout, sheet))
        if best is None or rank < best[0]:
            best = (rank, msgspec.structs.replace(layout, collisions=tuple(tuple(pair) for pair in found)))
    assert best is not None, "at least one start"
    return best[1]


def _distortion(layout: Layout, sheet: Arrangement) -> float:
    """How far cities are from their true positions and how much corridors bend, as one number."""
    return float(np.mean(layout.moves() ** 2) ** 0.5 + BENDS_COUNT * np.mean(sheet.bends**2) ** 0.5)


def _build_layout(problem: Problem, by_hand: Adjustments, sheet: Arrangement, chosen: list[int]) -> Layout:
    """Crop the sheet to its contents plus margins, and fit the true map to the placed cities."""
    routes = {
        route.id: _spaces(problem, sheet, corridor, number)
        for corridor, bundle in enumerate(problem.bundles)
        for number, route in enumerate(bundle)
    }
    candidates = [options[i] for options, i in zip(problem.ways, chosen, strict=True)]
    boxes = np.array([candidate.box for candidate in candidates]) + np.tile(sheet.places, 2)
    centres = np.array([(space.x, space.y) for spaces in routes.values() for space in spaces])
    discs, half = problem.radii[:, None], SPACE_LENGTH / 2
    low = np.min([boxes[:, :2].min(0), centres.min(0) - half, (sheet.places - discs).min(0)], axis=0)
    high = np.max([boxes[:, 2:].max(0), centres.max(0) + half, (sheet.places + discs).max(0)], axis=0)
    above, right, below, left = (margin * SPACE_LENGTH for margin in by_hand.margins)
    move = np.round(np.array([left, above]) - low)
    size = np.ceil(high + move + (right, below))
    geography = _fit(problem, sheet.places + move)
    true = geography([spot.lat for spot in problem.spots], [spot.lon for spot in problem.spots])
    places = {}
    for spot, at, home, candidate in zip(problem.spots, sheet.places + move, true, candidates, strict=True):
        left, top, right, bottom = candidate.box
        label = Label(
            _rounded(at[0] + left),
            _rounded(at[1] + top),
            _rounded(right - left),
            _rounded(bottom - top),
            candidate.lines,
            candidate.anchor,
        )
        places[spot.id] = Place(_rounded(at[0]), _rounded(at[1]), label, (_rounded(home[0]), _rounded(home[1])))
    return Layout(
        board=problem.board.id,
        made_from=made_from(problem.board, by_hand),
        width=float(size[0]),
        height=float(size[1]),
        geography=geography,
        places=dict(sorted(places.items())),
        routes={
            name: tuple(Space(_rounded(s.x + move[0]), _rounded(s.y + move[1]), _rounded(s.angle)) for s in spaces)
            for name, spaces in sorted(routes.items())
        },
    )


def _fit(problem: Problem, places: Floats) -> Georeference:
    """Weighted least-squares fit of the true map's scale and offset to the placed cities."""
    weight = problem.truth.weight[:, None] / problem.truth.weight.sum()
    true = problem.truth.places / problem.scale
    middle, centre = (true * weight).sum(0), (places * weight).sum(0)
    spread = float((weight * (true - middle) ** 2).sum())
    scale = float((weight * (true - middle) * (places - centre)).sum()) / spread
    x, y = centre - middle * scale
    return Georeference(problem.conic, scale, float(x), float(y))


def _spaces(problem: Problem, sheet: Arrangement, corridor: int, number: int) -> tuple[Space, ...]:
    """The spaces of one route, evenly spaced along its corridor and aligned with those of the parallel routes."""
    arc = np.empty(STEPS + 1)
    start, gap = first_and_gap(problem.corridors, sheet, corridor, arc)
    line = curve(problem.corridors, sheet, corridor, number)
    spaces = []
    for i in range(int(problem.corridors.spaces[corridor])):
        x, y, ux, uy = point(*line, parameter(arc, start + i * (SPACE_LENGTH + gap)))
        spaces.append(Space(x, y, float(np.degrees(np.arctan2(uy, ux)))))
    return tuple(spaces)


def _rounded(value: float) -> float:
    return round(float(value), 1)
