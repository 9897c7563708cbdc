"""Complete tickets and the best use of stations, against NetworkX and a look at every possible choice."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from itertools import product

import networkx as nx
import numpy as np
import numpy.typing as npt
import pytest

from branchline.boards import builtin_boards, load_board
from branchline.rules.stations import settle_tickets
from tests.support import run_interpreted
from tests.volume import volume


@dataclass
class Case:
    """All by number: routes and tickets by their place among the 128, cities by theirs among the 64."""

    routes: dict[int, tuple[int, int]]
    tickets: dict[int, tuple[int, int, int]]  # city, city, points
    own: set[int] = field(default_factory=set)
    others: set[int] = field(default_factory=set)
    dead_ends: set[int] = field(default_factory=set)
    stations: list[int] = field(default_factory=list)


@dataclass(frozen=True)
class Settled:
    points: int
    complete: frozenset[int]
    borrowed: tuple[int, ...]  # by station, in the order of the cities


def settled(case: Case) -> Settled:
    ends = np.zeros((128, 2), np.uint8)
    for route, cities in case.routes.items():
        ends[route] = cities
    ticket_ends = np.zeros((128, 2), np.uint8)
    values = np.zeros(128, np.int8)
    for ticket, (a, b, points) in case.tickets.items():
        ticket_ends[ticket] = a, b
        values[ticket] = points
    complete = np.full(2, 2**64 - 1, np.uint64)  # whatever was there before
    borrowed = np.full(64, 99, np.int16)
    points = settle_tickets(
        ends,
        words(case.dead_ends),
        words(case.own),
        words(case.others),
        np.uint64(sum(1 << city for city in case.stations)),
        ticket_ends,
        values,
        words(set(case.tickets)),
        complete,
        borrowed,
    )
    assert all(borrowed[city] == 99 for city in range(64) if city not in case.stations)
    done = {i for i in range(128) if int(complete[i // 64]) >> i % 64 & 1}
    return Settled(int(points), frozenset(done), tuple(int(borrowed[city]) for city in sorted(case.stations)))


def words(members: set[int]) -> npt.NDArray[np.uint64]:
    every = sum(1 << i for i in members)
    return np.array([every & (2**64 - 1), every >> 64], np.uint64)


def by_trying_all(case: Case) -> Settled:
    """Every choice of every station, none first, then by route; the first of the best."""
    usable = case.others - case.dead_ends
    choices = [[-1, *sorted(route for route in usable if city in case.routes[route])] for city in sorted(case.stations)]
    best = None
    for borrowed in product(*choices):
        graph = nx.Graph([case.routes[route] for route in case.own - case.dead_ends])
        graph.add_edges_from(case.routes[route] for route in borrowed if route >= 0)
        graph.add_nodes_from(range(64))
        done = {ticket for ticket, (a, b, _) in case.tickets.items() if nx.has_path(graph, a, b)}
        points = sum(value if ticket in done else -value for ticket, (_, _, value) in case.tickets.items())
        if best is None or (points, len(done)) > (best.points, len(best.complete)):
            best = Settled(points, frozenset(done), borrowed)
    assert best is not None
    return best


def any_case(rng: random.Random, stations: int) -> Case:
    cities = rng.sample(range(64), rng.randint(max(3, stations), 10))
    numbers = rng.sample(range(128), rng.randint(2, 20))
    case = Case(
        routes={route: (cities[i], cities[k]) for route in numbers for i, k in [rng.sample(range(len(cities)), 2)]},
        tickets={
            ticket: (cities[i], cities[k], rng.randint(1, 4))
            for ticket in rng.sample(range(128), rng.randint(0, 6))
            for i, k in [rng.sample(range(len(cities)), 2)]
        },
        stations=rng.sample(cities, stations),
        dead_ends=set(rng.sample(numbers, rng.choice((0, 0, 1)))),
    )
    for route in numbers:
        holder = rng.choice(("own", "others", "others", "nobody"))
        if holder != "nobody":
            getattr(case, holder).add(route)
    return case


@pytest.mark.parametrize("stations", range(5))
def test_any_network_by_trying_all(stations: int) -> None:
    rng = random.Random(stations)
    for _ in range((300, 200, 120, 60, 25)[stations] // volume(4, 1)):
        case = any_case(rng, stations)
        assert settled(case) == by_trying_all(case), case


@pytest.mark.parametrize("board", builtin_boards())
def test_tickets_of_the_boards(board: str) -> None:
    """Random hands of routes and tickets; on a board with stations, these too."""
    rng = random.Random(board)
    printed = load_board(board)
    routes = {i: (printed.city_index[route.a], printed.city_index[route.b]) for i, route in enumerate(printed.routes)}
    countries = {i for i, route in enumerate(printed.routes) if route.country}
    for _ in range(25):
        numbers = rng.sample(sorted(routes), len(routes))
        tickets = rng.sample(range(len(printed.tickets)), min(9, len(printed.tickets)))
        case = Case(
            routes=routes,
            tickets={
                i: (printed.city_index[ticket.a], printed.city_index[ticket.b], ticket.points)
                for i, ticket in enumerate(printed.tickets)
                if i in tickets
            },
            own=set(numbers[: len(numbers) // 5]),
            others=set(numbers[len(numbers) // 5 : len(numbers) // 2]),
            dead_ends=countries,
            stations=rng.sample(range(len(printed.cities)), min(2, len(printed.rules.station_costs))),
        )
        assert settled(case) == by_trying_all(case)


def test_without_tickets_or_routes() -> None:
    assert settled(Case({}, {})) == Settled(0, frozenset(), ())
    assert settled(Case({}, {0: (1, 2, 5)}, stations=[1])) == Settled(-5, frozenset(), (-1,))
    assert settled(Case({3: (1, 2)}, {}, others={3}, stations=[1])) == Settled(0, frozenset(), (-1,))


def test_the_own_routes_join_the_two_cities() -> None:
    case = Case({0: (0, 1), 127: (1, 63), 70: (5, 6)}, {0: (0, 63, 9), 127: (5, 6, 4), 64: (0, 5, 2)}, own={0, 127, 70})
    assert settled(case) == Settled(9 + 4 - 2, frozenset({0, 127}), ())
    assert settled(Case(case.routes, case.tickets, own={0, 70})).points == 4 - 9 - 2


def test_a_route_into_a_country_joins_nothing() -> None:
    case = Case({0: (0, 40), 1: (40, 1)}, {0: (0, 1, 5)}, own={0, 1}, dead_ends={0, 1})
    assert settled(case).points == -5
    assert settled(Case(case.routes, case.tickets, own={0}, others={1}, dead_ends={0, 1}, stations=[1])).points == -5


def test_only_routes_of_others_are_borrowed() -> None:
    routes = {0: (0, 1), 1: (1, 2)}
    tickets = {0: (0, 2, 7)}
    assert settled(Case(routes, tickets, own={0}, others={1}, stations=[1])) == Settled(7, frozenset({0}), (1,))
    assert settled(Case(routes, tickets, own={0}, stations=[1])) == Settled(-7, frozenset(), (-1,))
    assert settled(Case(routes, tickets, own={0}, others={1}, stations=[0])) == Settled(-7, frozenset(), (-1,))


def test_stations_in_a_chain() -> None:
    """Each borrows a route to the next: only together do they complete the ticket."""
    routes = {i: (i, i + 1) for i in range(6)}
    case = Case(routes, {0: (0, 6, 20)}, own={5}, others={0, 1, 2, 3, 4}, stations=[0, 1, 2, 3, 4])
    assert settled(case) == Settled(20, frozenset({0}), (0, 1, 2, 3, 4))
    case.stations.remove(2)
    assert settled(case) == Settled(-20, frozenset(), (-1, -1, -1, -1))


def test_one_route_is_enough_for_two_stations() -> None:
    case = Case({0: (0, 1), 1: (1, 2)}, {0: (0, 1, 3), 1: (0, 2, 3)}, own={1}, others={0}, stations=[0, 1])
    assert settled(case) == Settled(6, frozenset({0, 1}), (-1, 0)), "the other has no need to borrow it too"


def test_the_same_route_serves_all_tickets() -> None:
    case = Case({0: (0, 1), 1: (0, 2)}, {0: (0, 1, 4), 1: (0, 2, 6)}, others={0, 1}, stations=[0])
    assert settled(case) == Settled(6 - 4, frozenset({1}), (1,))


def test_points_come_before_the_number_of_tickets() -> None:
    routes = {0: (0, 1), 1: (0, 2), 2: (2, 3)}
    one_for_7 = {0: (0, 1, 7), 1: (0, 2, 3), 2: (0, 3, 3)}
    assert settled(Case(routes, one_for_7, own={2}, others={0, 1}, stations=[0])).complete == {0}
    two_for_6 = {0: (0, 1, 6), 1: (0, 2, 3), 2: (0, 3, 3)}
    assert settled(Case(routes, two_for_6, own={2}, others={0, 1}, stations=[0])).complete == {1, 2}


def test_of_equal_choices_the_first_route() -> None:
    case = Case({5: (0, 1), 9: (0, 2), 3: (1, 2), 2: (0, 4)}, {0: (0, 1, 3)}, own={3}, others={9, 5, 2}, stations=[0])
    assert settled(case).borrowed == (5,)


INTERPRETED = """
import json, random
from tests.engine.test_stations import any_case, settled
rng = random.Random(77)
found = [settled(any_case(rng, rng.randint(0, 4))) for _ in range(150)]
print(json.dumps([[one.points, sorted(one.complete), one.borrowed] for one in found]))
"""


def test_the_interpreter_agrees() -> None:
    printed = run_interpreted("-c", INTERPRETED)
    rng = random.Random(77)
    found = [settled(any_case(rng, rng.randint(0, 4))) for _ in range(150)]
    assert json.loads(printed) == [[one.points, sorted(one.complete), list(one.borrowed)] for one in found]
