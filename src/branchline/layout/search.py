"""The search for an arrangement: gradient steps in stages, from the shape as a whole to the last touching corner."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from branchline.layout.curves import Floats, point
from branchline.layout.energy import LEAST_SETBACK, MOST_SETBACK, Weights, gradient
from branchline.layout.labels import choose
from branchline.layout.order import Order
from branchline.layout.problem import Problem
from branchline.layout.spaces import Discs, Sheet, place_discs

Progress = Callable[[float], None]  # is told the part that is done

MOST_BEND = 0.75
LABELS_EVERY = 60  # steps
RATES = (1.0, 0.01, 0.3)  # of places, bends and setbacks, against the stage's
STAGES = (  # steps, rate, what counts how much
    (700, 1.5, Weights(apart=0.02, length=0.05, stay=0.002, shape=0.02, bend=0.02, setback=0.001, order=0.01)),
    (800, 1.2, Weights(apart=0.1, length=0.1, stay=0.001, shape=0.01, bend=0.02, setback=0.002, order=0.015)),
    (900, 0.8, Weights(apart=0.5, length=0.2, stay=0.0005, shape=0.005, bend=0.02, setback=0.004, order=0.02)),
    (900, 0.4, Weights(apart=2.0, length=0.4, stay=0.0003, shape=0.003, bend=0.02, setback=0.008, order=0.02)),
    (900, 0.15, Weights(apart=8.0, length=1.0, stay=0.0002, shape=0.002, bend=0.02, setback=0.016, order=0.02)),
    (600, 0.1, Weights(apart=40.0, length=2.0, stay=0.0002, shape=0.002, bend=0.01, setback=0.01, order=0.01)),
)


def silent(part: float) -> None:
    """Tells nobody."""


def search(problem: Problem, straight: float, seed: int, progress: Progress) -> tuple[Sheet, list[int]]:
    """A sheet, and the way in which each name is written.

    `straight`: how much straight routes count; `seed`: which sides names prefer (0: those that look best).
    """
    routes = problem.routes
    sheet = Sheet(*(part.copy() for part in problem.first))
    slope = Sheet(*(np.zeros_like(part) for part in sheet))
    discs = Discs.of(routes)
    untangle(problem, sheet)
    order = Order.of(routes, sheet)
    chance = np.random.default_rng(seed)
    moods = [np.array([c.dislike for c in way]) + chance.uniform(0, 4 if seed else 0, len(way)) for way in problem.ways]
    chosen = [0] * len(problem.spots)
    boxes = np.zeros((len(problem.spots), 4))
    done, total = 0, sum(steps for steps, _, _ in STAGES)
    for number, (steps, rate, weights) in enumerate(STAGES):
        weights = weights._replace(bend=weights.bend * straight)
        untangle(problem, sheet)
        walk = _Walk(sheet)
        for step in range(steps):
            if number > 0 and step % LABELS_EVERY == 0:  # the first stage is the land's alone
                place_discs(routes, sheet, discs)
                boxes = choose(problem.ways, moods, chosen, problem.radii, routes, sheet, discs)
            gradient(routes, problem.truth, order, problem.radii, boxes, sheet, weights, discs, slope)
            slope.places[problem.held] = 0.0
            slope.bends[problem.held_bends] = 0.0
            walk.step(slope, rate * (1 - 0.7 * step / steps))
            done += 1
            if done % 100 == 0:
                progress(done / total)
    return sheet, chosen


class _Walk:
    """Steps by Adam's rule: each unknown at its own pace, by what its slope has been of late."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.means = [np.zeros_like(part) for part in sheet]
        self.squares = [np.zeros_like(part) for part in sheet]
        self.steps = 0

    def step(self, slope: Sheet, rate: float) -> None:
        self.steps += 1
        for values, by, mean, square, share in zip(self.sheet, slope, self.means, self.squares, RATES, strict=True):
            mean += 0.1 * (by - mean)
            square += 0.01 * (by * by - square)
            fair = mean / (1 - 0.9**self.steps)
            values -= rate * share * fair / (np.sqrt(square / (1 - 0.99**self.steps)) + 1e-9)
        np.clip(self.sheet.bends, -MOST_BEND, MOST_BEND, out=self.sheet.bends)
        np.clip(self.sheet.setbacks, LEAST_SETBACK, MOST_SETBACK, out=self.sheet.setbacks)


CROSSING = 200.0
ENOUGH = 100.0  # trouble worth a look
TRIES = (0.0, 0.25, -0.25, 0.5, -0.5)


def untangle(problem: Problem, sheet: Sheet) -> None:
    """Bend routes that cross others or run over cities another way: gradient steps never jump over anything."""
    held = set(problem.held_bends.tolist())
    for _ in range(3):
        changed = False
        for route in range(len(problem.routes.a)):
            if route in held or (least := _trouble(problem, sheet, route)) < ENOUGH:
                continue
            best = sheet.bends[route].copy()
            for bend in TRIES:
                sheet.bends[route] = bend
                trouble = _trouble(problem, sheet, route) + 30 * abs(bend)
                if trouble < least - ENOUGH / 2:
                    least, best, changed = trouble, sheet.bends[route].copy(), True
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
        if other != route:
            shared = len(ends & {int(routes.a[other]), int(routes.b[other])})
            cost += CROSSING * max(0, _meetings(line, _line(problem, sheet, other)) - shared)
    for place, at in enumerate(sheet.places):
        if place not in ends:
            near = float(np.min(np.hypot(*(line - at).T))) - problem.radii[place]
            cost += max(0.0, 20 - near) ** 2 / 4
    return cost


def _line(problem: Problem, sheet: Sheet, route: int) -> Floats:
    a, b = problem.routes.a[route], problem.routes.b[route]
    (ax, ay), (dx, dy) = sheet.places[a], sheet.places[b] - sheet.places[a]
    bend1, bend2 = sheet.bends[route]
    return np.array([point(ax, ay, dx, dy, bend1, bend2, 0.0, 0.0, i / 12)[:2] for i in range(13)])


def _meetings(one: Floats, two: Floats) -> int:
    """How many pieces of two lines meet."""
    p, r = one[:-1, None], np.diff(one, axis=0)[:, None]
    q, s = two[None, :-1], np.diff(two, axis=0)[None]
    cross = r[..., 0] * s[..., 1] - r[..., 1] * s[..., 0]
    with np.errstate(divide="ignore", invalid="ignore"):
        t = ((q - p)[..., 0] * s[..., 1] - (q - p)[..., 1] * s[..., 0]) / cross
        u = ((q - p)[..., 0] * r[..., 1] - (q - p)[..., 1] * r[..., 0]) / cross
    slack = 1e-9
    return int(((t > -slack) & (t < 1 + slack) & (u > -slack) & (u < 1 + slack)).sum())
