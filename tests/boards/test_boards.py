"""What is printed on the four boards and on the teaching board.

The facts were taken from the source listings by other code than the loader's: a route lost or changed by an edit shows.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

import networkx
import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.boards.model import COLOURS, GREY


@dataclass(frozen=True)
class Facts:
    cities: int
    countries: int
    country_cards: int
    country_points: int
    routes: int
    joined_pairs: int
    spaces: int
    routes_of_colour: list[int]  # in the order of COLOURS, grey last
    spaces_of_colour: list[int]
    routes_of_length: dict[int, int]
    tunnels: int
    ferries: int
    symbols: int
    into_countries: int
    tickets: int
    long_tickets: int
    ticket_points: int
    sums: tuple[str, str, str]  # checksums of all fields of places, routes, tickets


FACTS = {
    "usa": Facts(
        cities=36,
        countries=0,
        country_cards=0,
        country_points=0,
        routes=100,
        joined_pairs=78,
        spaces=309,
        routes_of_colour=[7, 7, 7, 7, 7, 7, 7, 7, 44],
        spaces_of_colour=[27, 27, 27, 27, 27, 27, 27, 27, 93],
        routes_of_length={1: 9, 2: 36, 3: 20, 4: 16, 5: 10, 6: 9},
        tunnels=0,
        ferries=0,
        symbols=0,
        into_countries=0,
        tickets=30,
        long_tickets=0,
        ticket_points=349,
        sums=("a6fd3d9b47db", "59eac43a551f", "39d63c092ac8"),
    ),
    "europe": Facts(
        cities=47,
        countries=0,
        country_cards=0,
        country_points=0,
        routes=101,
        joined_pairs=90,
        spaces=300,
        routes_of_colour=[8, 8, 8, 8, 8, 8, 8, 8, 37],
        spaces_of_colour=[22, 23, 22, 22, 23, 22, 22, 22, 122],
        routes_of_length={1: 4, 2: 35, 3: 30, 4: 29, 6: 2, 8: 1},
        tunnels=18,
        ferries=13,
        symbols=17,
        into_countries=0,
        tickets=46,
        long_tickets=6,
        ticket_points=444,
        sums=("feb18750cfca", "6a5db0b63f4f", "d07062dca0e3"),
    ),
    "poland": Facts(
        cities=30,
        countries=7,
        country_cards=20,
        country_points=97,
        routes=102,
        joined_pairs=68,
        spaces=227,
        routes_of_colour=[12, 10, 11, 11, 12, 12, 11, 11, 12],
        spaces_of_colour=[24, 25, 24, 28, 24, 25, 25, 25, 27],
        routes_of_length={1: 18, 2: 51, 3: 26, 4: 6, 5: 1},
        tunnels=0,
        ferries=0,
        symbols=0,
        into_countries=20,
        tickets=35,
        long_tickets=0,
        ticket_points=249,
        sums=("f851294db316", "e0f8fb675c53", "4d96949c045b"),
    ),
    "nordic": Facts(
        cities=39,
        countries=0,
        country_cards=0,
        country_points=0,
        routes=81,
        joined_pairs=67,
        spaces=207,
        routes_of_colour=[10, 8, 9, 9, 9, 8, 9, 8, 11],
        spaces_of_colour=[21, 21, 23, 20, 22, 21, 21, 21, 37],
        routes_of_length={1: 17, 2: 28, 3: 20, 4: 11, 5: 3, 6: 1, 9: 1},
        tunnels=10,
        ferries=24,
        symbols=30,
        into_countries=0,
        tickets=46,
        long_tickets=0,
        ticket_points=460,
        sums=("25b0607cc9e6", "71c94188d47e", "6a786ce750ca"),
    ),
}


@pytest.mark.parametrize("id", FACTS)
def test_facts(id: str) -> None:
    assert _facts(load_board(id)) == FACTS[id]


def _facts(board: Board) -> Facts:
    routes, tickets, stacks = board.routes, board.tickets, [country.cards for country in board.countries]
    colours = (*COLOURS, GREY)
    return Facts(
        cities=len(board.cities),
        countries=len(board.countries),
        country_cards=sum(map(len, stacks)),
        country_points=sum(map(sum, stacks)),
        routes=len(routes),
        joined_pairs=len({(route.a, route.b) for route in routes}),
        spaces=sum(route.length for route in routes),
        routes_of_colour=[sum(route.colour == colour for route in routes) for colour in colours],
        spaces_of_colour=[sum(route.length for route in routes if route.colour == colour) for colour in colours],
        routes_of_length=dict(sorted(Counter(route.length for route in routes).items())),
        tunnels=sum(route.tunnel for route in routes),
        ferries=sum(route.symbols > 0 for route in routes),
        symbols=sum(route.symbols for route in routes),
        into_countries=sum(route.country is not None for route in routes),
        tickets=len(tickets),
        long_tickets=sum(ticket.long for ticket in tickets),
        ticket_points=sum(ticket.points for ticket in tickets),
        sums=(
            _sum(
                [f"{c.id} {c.name} {c.lat:.2f} {c.lon:.2f} []" for c in board.cities]
                + [f"{c.id} {c.name} {c.lat:.2f} {c.lon:.2f} {list(c.cards)}" for c in board.countries]
            ),
            _sum(
                f"{n.a} {n.b} {n.number} {n.length} {n.colour} {n.tunnel:d} {n.symbols} {n.country is not None:d}"
                for n in routes
            ),
            _sum(f"{t.a} {t.b} {t.points} {t.long:d}" for t in tickets),
        ),
    )


def _sum(lines: Iterable[str]) -> str:
    return sha256("\n".join(sorted(lines)).encode()).hexdigest()[:12]


# --- settings ---

G15 = (0, 1, 2, 4, 7, 10, 15, 0, 21, 27)


@pytest.mark.parametrize("id", FACTS)
def test_common_settings(id: str) -> None:
    """G1, G2, G15, G16, G17."""
    rules = load_board(id).rules
    assert (rules.each_colour, rules.locomotives, rules.hand) == (12, 14, 4)
    assert rules.points == G15
    assert (rules.draw_tickets, rules.keep_drawn, rules.last_turns_at) == (3, 1, 2)


@pytest.mark.parametrize(
    ("id", "players", "trains", "tickets"),
    [("usa", (2, 5), 45, 30), ("europe", (2, 5), 45, 46), ("poland", (2, 4), 35, 35), ("nordic", (2, 3), 40, 46)],
)
def test_what_is_in_the_box(id: str, players: tuple[int, int], trains: int, tickets: int) -> None:
    """U1, E1, P1, N1."""
    board = load_board(id)
    assert (board.rules.players, board.rules.trains, len(board.tickets)) == (players, trains, tickets)


@pytest.mark.parametrize("id", ["usa", "europe", "poland"])
def test_locomotives_and_doubles_of_the_basic_rules(id: str) -> None:
    """G7, G8, G12, G14, G19."""
    rules = load_board(id).rules
    assert rules.face_up_reset_at == 3
    assert rules.face_up_locomotive_ends_draw
    assert rules.locomotives_on_plain_routes
    assert rules.doubles_closed_up_to == 3
    assert (rules.ferry_substitute, rules.longest_path, rules.most_tickets) == (0, 10, 0)
    assert rules.longest_path_optional == (id == "poland")  # D9
    assert not rules.strict_ferries_optional


def test_usa() -> None:
    """U2, U3."""
    board = load_board("usa")
    rules = board.rules
    assert (rules.offer_long, rules.offer_regular, rules.keep_at_start) == (0, 3, 2)
    assert (rules.start_returns_leave, rules.drawn_returns_leave) == (False, False)
    assert rules.station_costs == ()
    assert rules.ties == ("completed tickets", "longest-path bonus")


def test_europe() -> None:
    """E1, E2, E3, E4, E10, E13, E14."""
    board = load_board("europe")
    rules = board.rules
    assert (rules.offer_long, rules.offer_regular, rules.keep_at_start) == (1, 3, 2)
    assert (rules.start_returns_leave, rules.drawn_returns_leave) == (True, False)
    assert (rules.station_costs, rules.station_points, rules.tunnel_cards) == ((1, 2, 3), 4, 3)
    assert all(route.colour == GREY for route in board.routes if route.symbols)
    assert rules.ties == ("completed tickets", "fewer stations", "longest-path bonus")
    assert sorted(ticket.points for ticket in board.tickets if ticket.long) == [20, 20, 20, 21, 21, 21]


def test_poland() -> None:
    """P2, P3, P4, P9."""
    board = load_board("poland")
    rules = board.rules
    assert (rules.offer_long, rules.offer_regular, rules.keep_at_start) == (0, 4, 2)
    assert (rules.start_returns_leave, rules.drawn_returns_leave) == (False, False)
    assert rules.ties == ("completed tickets", "ticket points")
    stacks = {country.id: country.cards for country in board.countries}
    assert stacks["germany"] == (7, 4, 3)
    assert stacks["russia"][:2] == (7, 4)
    assert (stacks["czech-republic"][0], stacks["belarus"][0]) == (10, 6)
    for country in board.countries:  # as many routes as cards: each player who comes finds one
        assert sum(route.country == country.id for route in board.routes) == len(country.cards)
    assert "reconstruction" in board.note
    assert [id for id in builtin_boards() if load_board(id).note] == ["poland"]


def test_nordic() -> None:
    """N2 to N8, N10 to N12, D14, D15."""
    board = load_board("nordic")
    rules = board.rules
    assert (rules.face_up_reset_at, rules.face_up_locomotive_ends_draw, rules.locomotives_on_plain_routes) == (
        0,
        False,
        False,
    )
    assert (rules.offer_long, rules.offer_regular, rules.keep_at_start) == (0, 5, 2)
    assert (rules.start_returns_leave, rules.drawn_returns_leave) == (True, True)
    assert (rules.doubles_closed_up_to, rules.ferry_substitute, rules.tunnel_cards) == (2, 3, 3)
    assert (rules.substitutes_for_any_locomotive, rules.strict_ferries_optional) == (True, True)
    assert (rules.longest_path, rules.most_tickets) == (0, 10)
    assert rules.ties == ("completed tickets", "longest path")
    assert [(route.id, route.length, route.colour, route.any_cards) for route in board.routes if route.any_cards] == [
        ("lieksa/murmansk", 9, GREY, 4)
    ]
    firsts = {(route.a, route.b): route for route in board.routes if route.number == 1}
    unlike = []
    for route in board.routes:
        first = firsts[route.a, route.b]
        if (route.length, route.tunnel, route.symbols) != (first.length, first.tunnel, first.symbols):
            unlike.append(route.id)
    assert sorted(unlike) == ["helsinki/stockholm:2", "kristiansand/stavanger:2", "mo-i-rana/trondheim:2"]


def test_only_poland_and_the_teaching_board_have_countries() -> None:
    assert [id for id in builtin_boards() if load_board(id).countries] == ["poland", "thistledown"]
    assert all(route.number <= 2 for id in FACTS for route in load_board(id).routes if not route.country)


def test_teaching_board_shows_everything() -> None:
    board = load_board("thistledown")
    rules = board.rules
    assert rules.players[1] == 4
    assert rules.trains <= 15
    assert len(board.cities) == 10
    assert len(board.countries) == 2
    routes = board.routes
    assert {route.colour for route in routes} == {*COLOURS, GREY}
    assert any(route.tunnel and route.colour != GREY for route in routes)
    assert any(route.tunnel and route.colour == GREY for route in routes)
    assert {route.symbols for route in routes} == {0, 1, 2}
    assert any(route.any_cards for route in routes)
    assert any(route.number == 2 and not route.country for route in routes)
    assert len({route.a for route in routes if route.country == "seal-skerry"}) == 2, "two ways into one country (P4)"
    assert rules.station_costs
    assert (rules.ferry_substitute, rules.substitutes_for_any_locomotive) == (3, False)
    assert rules.longest_path
    assert rules.most_tickets
    assert any(ticket.long for ticket in board.tickets)


# --- the map as a graph ---


@pytest.mark.parametrize("id", builtin_boards())
def test_every_city_is_joined_to_every_other(id: str) -> None:
    board = load_board(id)
    graph = networkx.Graph((route.a, route.b) for route in board.routes if not route.country)
    assert set(graph) == {city.id for city in board.cities}
    assert networkx.is_connected(graph)


# Printed values that are not the shortest way: (ticket, printed, shortest).
UNLIKE_DISTANCE = {
    "usa": [
        ("chicago/los-angeles", 16, 15),
        ("los-angeles/miami", 20, 19),
        ("los-angeles/new-york", 21, 20),
        ("new-york/seattle", 22, 20),
        ("oklahoma-city/sault-st-marie", 9, 8),
    ],
    "europe": [("athina/edinburgh", 21, 20), ("london/wien", 10, 9)],
}


@pytest.mark.parametrize("id", builtin_boards())
def test_ticket_values_are_the_shortest_way_with_known_exceptions(id: str) -> None:
    """A wrong length, a lost route or a mistyped ticket would show here."""
    board = load_board(id)
    graph = networkx.Graph()
    for route in board.routes:
        if not route.country:
            before = graph.get_edge_data(route.a, route.b, {"weight": route.length})["weight"]
            graph.add_edge(route.a, route.b, weight=min(before, route.length))
    ways = [
        (ticket.id, ticket.points, networkx.shortest_path_length(graph, ticket.a, ticket.b, "weight"))
        for ticket in board.tickets
    ]
    assert [way for way in ways if way[1] != way[2]] == UNLIKE_DISTANCE.get(id, [])
