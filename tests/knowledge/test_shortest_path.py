"""Shortest paths of tickets, against NetworkX: with every choice of the routes that stations may borrow."""

from __future__ import annotations

from itertools import product

import networkx as nx
import pytest

from branchline.boards import Board, builtin_boards, load_board
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
            assert paths or not view.tickets
            for id, path in paths.items():
                ticket = board.tickets[board.ticket_index[id]]
                assert path.trains == fewest_trains(board, view, ticket.a, ticket.b), f"{name}, seed {seed}: {id}"
                lengths = (board.routes[board.route_index[each]].length for each in path.routes)
                assert path.trains == sum(lengths)
    assert with_stations or not board.rules.station_costs
