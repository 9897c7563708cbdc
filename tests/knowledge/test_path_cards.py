"""Cards in hand for a path, against trying every way to lay each card."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.boards.model import CARDS, COLOURS, GREY, LOCOMOTIVE
from branchline.game.game import Game
from branchline.game.path_cards import cards_held, missing_kinds, with_best_twins
from branchline.game.shortest_path import ShortestPath, ticket_paths, trains_by_colour
from tests.engine.playing import played_on
from tests.volume import some_of, volume

HANDS = volume(60, 600)


def path_of(board: Board, routes: tuple[str, ...]) -> ShortestPath:
    trains = trains_by_colour(board, routes)
    return ShortestPath(sum(trains.values()), routes, (), trains)


def most_covered(board: Board, hand: dict[str, int], routes: tuple[str, ...]) -> int:
    """By trying every colour for each grey route; locomotives then cover what they may."""
    found = [board.routes[board.route_index[id]] for id in routes]
    best = 0
    for colours in product(*(COLOURS if route.colour == GREY else (route.colour,) for route in found)):
        for order in (range(len(found)), reversed(range(len(found)))):
            left, covered, wild = dict(hand), 0, 0
            for i in order:
                spaces = found[i].cost - found[i].symbols
                used = min(left.get(colours[i], 0), spaces)
                left[colours[i]] = left.get(colours[i], 0) - used
                covered += used
                wild += found[i].symbols + (spaces - used if found[i].takes_locomotives(board.rules) else 0)
            best = max(best, covered + min(left.get(LOCOMOTIVE, 0), wild))
    return best


@pytest.mark.parametrize("name", builtin_boards())
def test_no_other_way_to_lay_the_cards_covers_more(name: str) -> None:
    """Or hardly ever, and then by one card; and never more than the hand has, in any colour."""
    board, rng = load_board(name), np.random.default_rng(5)
    plain = [route.id for route in board.routes if not route.country]
    missed = 0
    for _ in range(HANDS):
        routes = tuple(rng.choice(plain, size=3, replace=False).tolist())
        hand = {card: int(count) for card in CARDS if (count := rng.integers(0, 5))}
        path = path_of(board, routes)
        held = cards_held(board, hand, path)
        assert set(held) == set(path.trains_by_colour)
        miss = most_covered(board, hand, routes) - sum(held.values())
        assert miss in (0, 1), (routes, hand)
        missed += miss
        for colour, number in path.trains_by_colour.items():
            locomotives = hand.get(LOCOMOTIVE, 0)
            own = {GREY: sum(hand.values()), LOCOMOTIVE: locomotives}.get(colour, hand.get(colour, 0) + locomotives)
            assert held[colour] <= min(number, own)
        for card in missing_kinds(board, hand, path) if not miss else ():
            more = {**hand, card: hand.get(card, 0) + 1}
            assert most_covered(board, more, routes) == sum(held.values()) + 1
    assert missed <= HANDS // 100


@pytest.mark.parametrize("name", some_of(builtin_boards(), ["europe", "usa", "poland"]))
def test_of_parallel_routes_the_one_is_taken_that_the_hand_pays_for_best(name: str) -> None:
    board = load_board(name)
    changed = 0
    for seed in range(volume(6, 40)):
        game = played_on(Game.new(board, max(board.rules.players), seed=seed), 40)
        for seat in range(game.players):
            view = game.view(seat)
            closed = {id for each in view.refused if each.code != "cards-short" for id in each.routes}
            for path in ticket_paths(board, view).values():
                found = with_best_twins(board, view, path)
                changed += found != path
                ways = []
                for id, taken in zip(path.routes, found.routes, strict=True):
                    route = board.routes[board.route_index[id]]
                    twins = [
                        other.id
                        for other in board.routes
                        if (other.a, other.b, other.length) == (route.a, route.b, route.length)
                        and other.id not in closed
                    ]
                    assert taken in twins
                    ways.append(twins)
                assert found.trains == path.trains == sum(found.trains_by_colour.values())
                covered = sum(cards_held(board, view.hand, found).values())
                others = (sum(cards_held(board, view.hand, path_of(board, way)).values()) for way in product(*ways))
                assert covered == max(others)
    assert changed


def test_each_card_in_hand_counts_once_for_a_path() -> None:
    board = load_board("europe")
    routes = board.routes
    coloured = next(each for each in routes if each.colour != GREY and each.length == 3 and not each.symbols)
    grey = next(each for each in routes if each.colour == GREY and each.length == 2 and not each.symbols)
    ferry = next(each for each in routes if each.symbols == 2)
    other = next(colour for colour in COLOURS if colour != coloured.colour)
    trains = trains_by_colour(board, (coloured.id, grey.id, ferry.id))
    assert trains == {coloured.colour: 3, "grey": ferry.length, LOCOMOTIVE: 2}
    path = ShortestPath(5 + ferry.length, (coloured.id, grey.id, ferry.id), (), trains)

    def held(**hand: int) -> list[int]:
        found = cards_held(board, hand, path)
        assert set(found) == set(trains)
        return [found[coloured.colour], found["grey"], found[LOCOMOTIVE]]

    assert held() == [0, 0, 0]
    assert held(**{coloured.colour: 2}) == [2, 0, 0]
    assert held(**{coloured.colour: 9}) == [3, min(ferry.length, 6), 0]
    assert held(**{other: 1}) == [0, 1, 0]
    assert held(locomotive=2) == [0, 0, 2]  # for the ferry first
    assert held(locomotive=30) == [3, ferry.length, 2]


def test_where_plain_routes_take_no_locomotives_these_do_not_count_for_them() -> None:
    board = load_board("nordic")
    plain = next(route for route in board.routes if not route.takes_locomotives(board.rules))
    path = ShortestPath(plain.length, (plain.id,), (), {plain.colour: plain.length})
    assert cards_held(board, {"locomotive": 9}, path) == {plain.colour: 0}
