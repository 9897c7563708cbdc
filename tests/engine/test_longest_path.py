"""The longest path, against two other ways to find it, neither of which is fast."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

import networkx as nx
import numpy as np
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.rules import longest_trail
from tests.support import run_interpreted
from tests.volume import volume

Network = list[tuple[int, int, int]]  # city, city, trains


def longest(network: Network, rng: random.Random | None = None) -> int:
    """As the engine finds it; with `rng`, the routes lie anywhere among the 128."""
    places = rng.sample(range(128), len(network)) if rng else range(len(network))
    ends = np.full((128, 2), 63, np.uint8)
    length = np.full(128, 99, np.int8)
    routes = np.zeros(2, np.uint64)
    for place, (a, b, trains) in zip(places, network, strict=True):
        ends[place] = a, b
        length[place] = trains
        routes[place // 64] |= np.uint64(1 << place % 64)
    return int(longest_trail.longest_path(ends, length, routes))


def by_walking(network: Network) -> int:
    """Walk every trail."""

    def walk(city: int, left: Network) -> int:
        best = 0
        for i, (a, b, trains) in enumerate(left):
            if city in (a, b):
                best = max(best, trains + walk(a + b - city, left[:i] + left[i + 1 :]))
        return best

    return max((walk(city, network) for city in {city for a, b, _ in network for city in (a, b)}), default=0)


State = tuple[int, tuple[tuple[int, int, int], ...]]  # ends passed, and for each open city: its group, odd, itself


def by_states(network: Network) -> int:
    """Decide route after route; of all choices that leave the same state, keep the one with the most trains."""
    graph = nx.MultiGraph((a, b, {"trains": trains}) for a, b, trains in network)
    order = [
        (a, b, graph.edges[a, b, key]["trains"])
        for part in nx.connected_components(graph)
        for a, b, key in nx.edge_bfs(graph, min(part, key=lambda city: (graph.degree(city), city)))
    ]
    last = {city: i for i, (a, b, _) in enumerate(order) for city in (a, b)}
    best = 0
    states: dict[State, int] = {(0, ()): 0}
    for i, (a, b, trains) in enumerate(order):
        after: dict[State, int] = {}
        for (ends, opened), total in states.items():
            for used in (False, True):
                group = {city: label for label, _, city in opened}
                odd = {city: parity for _, parity, city in opened}
                if used:
                    merged = {group.get(a, a), group.get(b, b), a, b}
                    group |= {a: a, b: b}
                    group = {city: min(merged) if label in merged else label for city, label in group.items()}
                    odd[a] = 1 - odd.get(a, 0)
                    odd[b] = 1 - odd.get(b, 0)
                now = ends
                trail = total + used * trains
                for city in {a, b}:
                    if last[city] == i and city in group:
                        now += odd.pop(city)
                        label = group.pop(city)
                        if label not in group.values():  # a whole piece: the trail, or one piece too many
                            if not group and now <= 2:
                                best = max(best, trail)
                            now = 3
                if now <= 2:
                    state = (now, tuple(sorted((group[city], odd[city], city) for city in group)))
                    after[state] = max(after.get(state, 0), trail)
        states = after
    return best


def any_network(rng: random.Random, cities: int, routes: int, longest_route: int) -> Network:
    names = rng.sample(range(64), cities)
    return [(*rng.sample(names, 2), rng.randint(1, longest_route)) for _ in range(routes)]  # type: ignore[misc]


def of_graph(graph: nx.Graph, rng: random.Random, longest_route: int = 1) -> Network:
    names = dict(zip(graph, rng.sample(range(64), len(graph)), strict=True))
    return [(names[a], names[b], rng.randint(1, longest_route)) for a, b in graph.edges()]


def of_board(name: str, rng: random.Random, connected: bool) -> Network:
    """What a player could hold at the end: routes at random, one at most between two cities, while the trains last."""
    board = load_board(name)
    routes = list(board.routes)
    rng.shuffle(routes)
    held: dict[tuple[str, str], tuple[int, int, int]] = {}
    reached = {routes[0].a}
    left = board.rules.trains
    for _ in range(1 + 4 * connected):
        for route in routes:
            if (
                (route.a, route.b) in held
                or route.length > left
                or (connected and reached.isdisjoint((route.a, route.b)))
            ):
                continue
            held[route.a, route.b] = (board.city_index[route.a], board.city_index[route.b], route.length)
            reached |= {route.a, route.b}
            left -= route.length
    return list(held.values())


def test_no_route_no_path() -> None:
    assert longest([]) == 0


@pytest.mark.parametrize(
    ("shape", "network", "trains"),
    [
        ("one route", [(0, 1, 6)], 6),
        ("a path", [(0, 1, 2), (1, 2, 3), (2, 3, 1)], 6),
        ("a star", [(0, 1, 2), (0, 2, 3), (0, 3, 1)], 5),
        ("two routes apart", [(0, 1, 2), (2, 3, 5)], 5),
        ("the city with number 63", [(63, 1, 2), (63, 2, 5), (1, 2, 4)], 11),
        ("a double route", [(0, 1, 2), (0, 1, 3)], 5),
        ("a circle", [(0, 1, 2), (1, 2, 2), (2, 0, 2)], 6),
        ("a circle with a tail", [(0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 4)], 10),
        ("a circle with two tails at a city", [(0, 1, 2), (1, 2, 2), (2, 0, 2), (0, 3, 4), (0, 4, 3), (0, 5, 1)], 13),
        ("a circle with tails apart", [(0, 1, 1), (1, 2, 1), (2, 0, 5), (0, 3, 4), (1, 4, 4), (4, 5, 1)], 15),
        ("two circles with a city in common", [(0, 1, 1), (1, 2, 1), (2, 0, 1), (0, 3, 1), (3, 4, 1), (4, 0, 1)], 6),
        (
            "two circles and a route between",
            [(0, 1, 1), (1, 2, 1), (2, 0, 1), (2, 3, 4), (3, 4, 1), (4, 5, 1), (5, 3, 1)],
            10,
        ),
    ],
)
def test_small_shapes(shape: str, network: Network, trains: int) -> None:
    assert longest(network) == trains
    assert by_walking(network) == trains
    assert by_states(network) == trains


@pytest.mark.parametrize(
    ("shape", "graph", "trains"),
    [
        ("K4", nx.complete_graph(4), 5),
        ("K5", nx.complete_graph(5), 10),
        ("K10", nx.complete_graph(10), 41),
        ("K3,15", nx.complete_bipartite_graph(3, 15), 32),
        ("K6,7", nx.complete_bipartite_graph(6, 7), 38),
        ("ladder of 15 rungs", nx.ladder_graph(15), 31),
        ("cube", nx.hypercube_graph(3), 9),
        ("Petersen", nx.petersen_graph(), 11),
        ("dodecahedron", nx.dodecahedral_graph(), 21),
        ("grid 3x3", nx.grid_2d_graph(3, 3), 10),
        ("grid 8x8", nx.grid_2d_graph(8, 8), 101),
        ("wheel of 22 spokes", nx.wheel_graph(23), 34),
    ],
)
def test_known_shapes(shape: str, graph: nx.Graph, trains: int) -> None:
    """No trail is longer: all odd cities but two must lose a route, and one route serves two cities that it joins."""
    rng = random.Random(shape)
    assert {longest(of_graph(graph, rng), rng) for _ in range(5)} == {trains}


def test_small_networks_by_walking() -> None:
    rng = random.Random(1)
    for _ in range(1500):
        cities = rng.randint(2, 9)
        network = any_network(rng, cities, rng.randint(1, min(9, cities + 3)), rng.choice((1, 6)))
        assert longest(network, rng) == by_walking(network), network


def test_larger_networks_by_states() -> None:
    rng = random.Random(2)
    for _ in range(120):
        cities = rng.randint(6, 16)
        network = any_network(rng, cities, rng.randint(8, cities + 7), rng.choice((1, 2, 6)))
        assert longest(network, rng) == by_states(network), network


@pytest.mark.parametrize("board", builtin_boards())
def test_networks_of_the_boards_by_states(board: str) -> None:
    rng = random.Random(board)
    for i in range(30):
        network = of_board(board, rng, connected=i % 3 > 0)
        assert longest(network, rng) == by_states(network), network


def test_pieces_on_bridges_by_states() -> None:
    """Rings that hang on a grid by one route, some of them in a row: only one or two of them can be part of a trail."""
    rng = random.Random(6)
    for _ in range(volume(10, 40)):
        graph = nx.convert_node_labels_to_integers(nx.grid_2d_graph(2, rng.randint(2, 4)))
        for _ in range(rng.randint(1, 4)):
            foot, new = rng.choice(list(graph)), len(graph)
            size = rng.randint(3, 4)
            graph.add_edges_from([(foot, new), *nx.cycle_graph(range(new, new + size)).edges()])
        network = of_graph(graph, rng, rng.choice((1, 5)))
        assert longest(network, rng) == by_states(network), network


def many_odd_cities() -> Iterator[Network]:
    """Up to 45 routes, nearly all cities odd, and few ways to split the network: much is left to the search."""
    rng = random.Random(3)
    for longest_route in (1, 3):
        yield of_graph(nx.circular_ladder_graph(15), rng, longest_route)
        yield of_graph(nx.grid_2d_graph(3, 9), rng, longest_route)
        yield of_graph(nx.random_regular_graph(3, 14, seed=1), rng, longest_route)
        yield of_graph(nx.gnm_random_graph(13, 22, seed=1), rng, longest_route)


def test_networks_with_many_odd_cities_by_states() -> None:
    for network in many_odd_cities():
        assert longest(network) == by_states(network), network


def samples() -> list[Network]:
    rng = random.Random(5)
    small = [any_network(rng, rng.randint(3, 12), rng.randint(3, 18), 4) for _ in range(150)]
    return [*small, *[of_board("usa", rng, connected=True) for _ in range(30)], *many_odd_cities()]


INTERPRETED = """
import json
import numpy as np
from branchline.rules import longest_trail, trail_search
from tests.engine.test_longest_path import longest, samples

found = {"as it is": [longest(network) for network in samples()], "effort": []}
ends = np.array([[0, 1], [1, 2], [2, 0], [0, 3], [1, 3]], np.uint8)
effort = np.zeros(1, np.int64)
for routes in (0b11111, 0b11111, 0b00111):
    longest_trail.longest_path(ends, np.ones(5, np.int8), np.array([routes, 0], np.uint64), effort)
    found["effort"].append(int(effort[0]))
for name, limit in {"TABLE_SLOTS": 3, "KNOWN": 3, "MEMO_AFTER": 2, "MEMO_BITS": 4}.items():
    assert hasattr(trail_search, name)
    setattr(trail_search, name, limit)
found["with tiny limits"] = [longest(network) for network in samples()[:180]]
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def interpreted() -> dict[str, list[int]]:
    """What the same code finds without the compiler."""
    found: dict[str, list[int]] = json.loads(run_interpreted("-c", INTERPRETED))
    return found


@pytest.mark.parametrize("limits", ["as it is", "with tiny limits"])
def test_the_interpreter_agrees(interpreted: dict[str, list[int]], limits: str) -> None:
    """Also with limits so small that every network is beyond them: they must not change the result."""
    found = interpreted[limits]
    assert found == [longest(network) for network in samples()[: len(found)]]
    assert len(found) >= 180


def test_the_effort_is_added_up(interpreted: dict[str, list[int]]) -> None:
    """Found in the interpreter: only tools ask for the effort, it would be compiled for this test alone."""
    once, twice, circle = interpreted["effort"]
    assert once > 0
    assert twice == 2 * once
    assert circle == twice, "a circle needs no search"
