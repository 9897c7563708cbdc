"""The gradient of each part of the energy, against differences."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.layout.curves import Arrangement, Discs, add_disc_gradients, place_discs
from branchline.layout.energy import Weights, bend_penalty, length_penalty
from branchline.layout.fidelity import Order, order_penalty, orientation_penalty, position_penalty
from branchline.layout.files import Adjustments
from branchline.layout.search import Problem, new_problem
from branchline.layout.separation import cities_apart, names_apart, spaces_apart

WEIGHTS = Weights(apart=1.0, length=1.0, stay=1.0, shape=1.0, bend=1.0, setback=1.0, order=1.0)
Energy = Callable[[Arrangement, Arrangement], float]


@pytest.fixture(scope="module")
def problem() -> Problem:
    return new_problem(load_board("poland"), Adjustments(), 1.1)


@pytest.fixture(scope="module")
def sheet(problem: Problem) -> Arrangement:
    """Shaken so that everything is in everything's way."""
    chance = np.random.default_rng(5)
    return Arrangement(
        problem.first.places + chance.normal(0, 25, problem.first.places.shape),
        chance.normal(0, 0.2, problem.first.bends.shape),
        chance.uniform(4, 20, problem.first.setbacks.shape),
    )


def flat(sheet: Arrangement) -> Arrangement:
    return Arrangement(*(np.zeros_like(part) for part in sheet))


def check(energy: Energy, sheet: Arrangement, parts: tuple[int, ...] = (0, 1, 2)) -> None:
    """Compare the gradient with differences, for some of the unknowns of each kind."""
    slope = flat(sheet)
    assert energy(sheet, slope) > 0
    found = 0
    for part in parts:
        for at in range(0, sheet[part].size, 7):
            step = 1e-5
            values = []
            for sign in (1, -1):
                other = Arrangement(*(values.copy() for values in sheet))
                other[part].flat[at] += sign * step
                values.append(energy(other, flat(sheet)))
            difference = (values[0] - values[1]) / (2 * step)
            assert slope[part].flat[at] == pytest.approx(difference, rel=1e-3, abs=1e-3 * abs(values[0]) ** 0.5 + 1e-6)
            found += difference != 0
    assert found > 3


def test_near_home(problem: Problem, sheet: Arrangement) -> None:
    check(lambda s, g: float(position_penalty(problem.truth, s.places, 1.0, 1.0, g.places)), sheet, (0,))


def test_not_turned_over(problem: Problem, sheet: Arrangement) -> None:
    chance = np.random.default_rng(6)
    shaken = sheet._replace(places=sheet.places + chance.normal(0, 60, sheet.places.shape))
    check(lambda s, g: float(orientation_penalty(problem.truth, s.places, 1.0, g.places)), shaken, (0,))


def test_in_order(problem: Problem, sheet: Arrangement) -> None:
    order = Order.of(problem.corridors, problem.first)
    check(lambda s, g: float(order_penalty(problem.corridors, order, s, 1.0, g)), sheet, (0, 1))


def test_straight(problem: Problem, sheet: Arrangement) -> None:
    check(lambda s, g: float(bend_penalty(problem.corridors, s, WEIGHTS, g)), sheet, (1, 2))


def test_right_lengths(problem: Problem, sheet: Arrangement) -> None:
    """Exact for the ends of straight corridors; elsewhere parallel routes differ, but a step must improve."""
    discs = Discs.of(problem.corridors)

    def energy(sheet: Arrangement, slope: Arrangement) -> float:
        place_discs(problem.corridors, sheet, discs)
        return float(length_penalty(problem.corridors, sheet, discs.gaps, 1.0, slope))

    check(energy, sheet._replace(bends=np.zeros_like(sheet.bends)), (0,))
    downhill(energy, sheet)


def test_pushes_point_the_right_way(problem: Problem, sheet: Arrangement) -> None:
    """Where along its curve a space stands is taken as given: again, a small step must make things better."""
    discs = Discs.of(problem.corridors)
    boxes = np.array([way[0].box for way in problem.ways])

    def energy(sheet: Arrangement, slope: Arrangement) -> float:
        place_discs(problem.corridors, sheet, discs)
        discs.push[:] = 0.0
        found = spaces_apart(discs, 1.0)
        found += cities_apart(problem.corridors, problem.radii, sheet, discs, 1.0, slope)
        found += names_apart(problem.radii, boxes, sheet, discs, 1.0, slope)
        add_disc_gradients(problem.corridors, sheet, discs, slope)
        return float(found)

    downhill(energy, sheet)


def downhill(energy: Energy, sheet: Arrangement) -> None:
    slope = flat(sheet)
    before = energy(sheet, slope)
    size = sum(float((part**2).sum()) for part in slope)
    step = 1e-4 * before / size
    after = energy(Arrangement(*(part - step * by for part, by in zip(sheet, slope, strict=True))), flat(sheet))
    assert after < before
