"""Shortest paths of tickets, against NetworkX: with every choice of the routes that stations may borrow."""

from __future__ import annotations

from itertools import product
from unittest.mock import Mock

import networkx as nx
import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.game import shortest_path
from branchline.game.game import Game
from branchline.game.shortest_path import ticket_paths
from branchline.game.views import View
from tests.engine.playing import played_on
from tests.volume import some_of, volume

GAMES = volume(4, 40)


def fewest_trains(board: Board, view: View, a: str, b: str) -> int | None:
    """By trying every route that each station may borrow."""
    assert view.seat is not None
    own = set(view.seats[view.seat].routes)
    closed = {id for each in view.refused if each.code != "cards-short" for id in each.routes} - own
    rivals = [id for seat, each in enumerate(view.seats) if seat != view.seat for id in each.routes]
    ends = {route.id: (route.a, route.b) for route in board.routes}
    choices = [[None, *(id for id in rivals if city in ends[id])] for city in view.seats[view.seat].stations]
    best: int | None = None
    for borrowed in product(*choices):
        graph = nx.MultiGraph()
        graph.add_nodes_from((a, b))
        for route in board.routes:
            if route.country is None and (route.id not in closed or route.id in borrowed):
                free = route.id in own or route.id in borrowed
                graph.add_edge(route.a, route.b, trains=0 if free else route.length)
        if nx.has_path(graph, a, b):
            trains = int(nx.shortest_path_length(graph, a, b, "trains"))
            best = trains if best is None else min(best, trains)
    return best


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["europe", "nordic"]))
def test_a_ticket_takes_the_fewest_trains_there_are(name: str) -> None:
    board = load_board(name)
    with_stations = 0
    for seed in range(GAMES):
        game = played_on(Game.new(board, 2, seed=seed), 90)
        for seat in range(2):
            view = game.view(seat)
            with_stations += bool(view.seats[seat].stations)
            paths = ticket_paths(board, view)
            assert paths or all(each.state == "lost" for each in view.tickets)
            for id, path in paths.items():
                ticket = board.tickets[board.ticket_index[id]]
                assert path.trains == fewest_trains(board, view, ticket.a, ticket.b), f"{name}, seed {seed}: {id}"
                lengths = (board.routes[board.route_index[each]].length for each in path.routes)
                assert path.trains == sum(lengths)
    assert with_stations or not board.rules.station_costs


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["usa", "nordic"]))
def test_a_remembered_path_is_the_one_that_a_search_would_find(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also among paths of equal length, and whatever other games have asked for before."""
    board = load_board(name)
    search = Mock(side_effect=shortest_path._search)
    monkeypatch.setattr(shortest_path, "_search", search)
    shortest_path._remembered.cache_clear()
    games = [Game.new(board, 2, seed=seed) for seed in range(GAMES)]
    asked = 0
    for _ in range(30):
        for game in games:
            played_on(game, 2)
            for seat in range(2):
                view = game.view(seat)
                usable = shortest_path.network(board, view)
                for id, path in ticket_paths(board, view).items():
                    ticket = board.tickets[board.ticket_index[id]]
                    assert path == search.side_effect(board, usable, ticket.a, ticket.b)
                    asked += 1
    assert search.call_count < asked / 2
