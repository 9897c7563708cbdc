"""Search for the networks on which the longest path costs the most work.

    python tools/worst_network.py [--changes N] [--seed S] [--json FILE] [BOARD …]

For each board, simulated annealing over the networks that one player's trains can make: one route at most between two
cities (G13) and one into a country (P4). What is maximised is the effort that `longest_path` reports, a count and not a
time, so that a run can be repeated. `made-up` is no board at all: 45 routes of length 1 between any of 20 cities.
`--json` writes what was found for `benchmarks/engine.py`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import numpy as np
import numpy.typing as npt

from branchline.boards import builtin_boards, load_board
from branchline.rules.longest_trail import longest_path

MADE_UP = "made-up"


@dataclass(frozen=True)
class Line:
    """A route as far as the longest path knows it."""

    a: int
    b: int
    trains: int
    name: str


@dataclass(frozen=True)
class Pool:
    """The lines that a network can be made of, in groups of which one player can hold only one, and the trains."""

    name: str
    groups: list[list[Line]]
    trains: int


@dataclass
class Found:
    network: list[Line]
    effort: int


def main() -> None:
    parser = argparse.ArgumentParser(description="Search for the networks with the most work for the longest path.")
    parser.add_argument("boards", nargs="*", metavar="BOARD", help=f"ids or files of boards, or {MADE_UP}")
    parser.add_argument("--changes", type=int, default=20_000, metavar="N", help="changes tried on each board")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the networks there")
    options = parser.parse_args()
    written = []
    for name in options.boards or [*builtin_boards(), MADE_UP]:
        pool = made_up(20, 45) if name == MADE_UP else pool_of(name)
        found = worst(pool, random.Random(f"{options.seed} {pool.name}"), options.changes)
        show(pool, found)
        routes = [[line.a, line.b, line.trains] for line in found.network]
        written.append({"name": pool.name, "routes": routes})
    if options.json:
        options.json.write_text(json.dumps(written) + "\n")


def pool_of(name: str) -> Pool:
    board = load_board(name)
    groups: dict[tuple[str, ...], list[Line]] = {}
    for route in board.routes:
        only_one = (route.country,) if route.country else (route.a, route.b)
        line = Line(board.city_index[route.a], board.city_index[route.b], route.length, route.id)
        groups.setdefault(only_one, []).append(line)
    return Pool(board.id, list(groups.values()), board.rules.trains)


def made_up(cities: int, trains: int) -> Pool:
    return Pool(MADE_UP, [[Line(a, b, 1, f"{a}/{b}")] for a, b in combinations(range(cities), 2)], trains)


def worst(pool: Pool, rng: random.Random, changes: int) -> Found:
    """Simulated annealing: take off some lines, fill up with others; the later, the fewer steps down are accepted."""
    held: dict[int, Line] = {}
    fill_up(pool, held, rng)
    effort = effort_of(list(held.values()))
    found = Found(list(held.values()), effort)
    for change in range(changes):
        heat = 0.4 * (1 - change / changes) + 0.01
        other = dict(held)
        for _ in range(rng.choice((1, 1, 2, 3))):
            other.pop(rng.choice(list(other)))
        fill_up(pool, other, rng)
        now = effort_of(list(other.values()))
        if rng.random() < math.exp(min(0.0, math.log((now + 1) / (effort + 1)) / heat)):
            held, effort = other, now
            if effort > found.effort:
                found = Found(list(held.values()), effort)
    return found


def fill_up(pool: Pool, held: dict[int, Line], rng: random.Random) -> None:
    """Add lines until the trains are used up, at random, most of them between cities that the network has already."""
    left = pool.trains - sum(line.trains for line in held.values())
    order = list(range(len(pool.groups)))
    rng.shuffle(order)
    cities = {city for line in held.values() for city in (line.a, line.b)}
    order.sort(
        key=lambda group: rng.random() < 0.75 and not {pool.groups[group][0].a, pool.groups[group][0].b} <= cities
    )
    for group in order:
        line = rng.choice(pool.groups[group])
        if group not in held and line.trains <= left:
            held[group] = line
            left -= line.trains


def effort_of(network: list[Line]) -> int:
    effort = np.zeros(1, np.int64)
    longest_path(*packed(network), effort)
    return int(effort[0])


def packed(
    network: list[Line],
) -> tuple[npt.NDArray[np.uint8], npt.NDArray[np.int8], npt.NDArray[np.uint64]]:
    ends = np.zeros((128, 2), np.uint8)
    length = np.zeros(128, np.int8)
    for i, line in enumerate(network):
        ends[i] = line.a, line.b
        length[i] = line.trains
    every = (1 << len(network)) - 1
    return ends, length, np.array([every & (2**64 - 1), every >> 64], np.uint64)


def show(pool: Pool, found: Found) -> None:
    arrays = packed(found.network)
    times = []
    for _ in range(50):
        began = time.perf_counter()
        longest = longest_path(*arrays)
        times.append(time.perf_counter() - began)
    trains = sum(line.trains for line in found.network)
    print(f"{pool.name}: {len(found.network)} routes, {trains} trains, longest path {longest}")
    print(f"  effort {found.effort:,}, {min(times) * 1e6:.1f} µs")
    print("  " + " ".join(sorted(line.name for line in found.network)))


if __name__ == "__main__":
    main()
