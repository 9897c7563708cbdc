"""Which tickets a view calls lost: against a plain search over all paths, with every use of stations."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from branchline.boards import load_board
from branchline.boards.model import Board, Route
from branchline.game.game import Game
from branchline.rules.compiling import INTERPRETED
from tests.engine.playing import SOME_TABLES
from tests.knowledge.indistinguishable import play_by_kinds
from tests.support import in_last_turns, position, rule

MADE = 8 if INTERPRETED else 30  # positions at a table
STEP = 60 if INTERPRETED else 11  # of a played game, each so many-th position is looked at


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_ticket_is_lost_exactly_when_no_path_is_left(name: str, players: int) -> None:
    chance = random.Random(f"{name} {players}")
    states: set[str] = set()
    for number in range(MADE):
        states |= _compare(_made_position(name, players, chance, crowded=number % 4 / 4))
    assert {"done", "open", "lost"} <= states


@pytest.mark.parametrize(("name", "players"), SOME_TABLES)
def test_a_ticket_is_lost_exactly_when_no_path_is_left_in_play(name: str, players: int) -> None:
    game = Game.new(name, players, seed=players)
    for step, _ in enumerate(play_by_kinds(game, random.Random(players))):
        if step % STEP == 0 or game.state.final_turns >= 0:
            _compare(game)
    for seat in range(players):
        assert {held.state for held in game.view(seat).tickets} <= {"done", "lost"}


def _compare(game: Game) -> set[str]:
    """What the view says of every ticket held or offered is what the plain search says; returns the states seen."""
    seen: set[str] = set()
    scores = game.scores
    for seat in range(game.players):
        view = game.view(seat)
        search = _Search(game, seat)
        for held in (*view.tickets, *view.offer):
            ticket = game.board.tickets[game.board.ticket_index[held.ticket]]
            if held.ticket in scores[seat].completed:
                assert held.state == "done"
            else:
                assert held.state == ("open" if search.joins(ticket.a, ticket.b) else "lost"), (seat, held)
            seen.add(held.state)
    return seen


class _Search:
    """The routes that a seat can have or borrow, by city, worked out from the board's printed rules."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.seat = game, seat
        self.owners = {route: other for other in range(game.players) for route in game.routes(other)}
        self.own_stations = set(game.stations(seat))
        self.taken = {city for other in range(game.players) for city in game.stations(other)}
        self.new = len(game.board.rules.station_costs) - len(self.own_stations)
        self.last_turns = game.state.final_turns >= 0
        self.budget = self._actions(seat) if self.last_turns else game.trains[seat]
        self.ways: dict[str, list[tuple[str, int | None, bool]]] = {}  # neighbour, price of claiming, may be borrowed
        for route in game.board.routes:
            if route.country is None:
                price = 0 if self.owners.get(route.id) == seat else self._price(route)
                lent = price != 0 and self._is_lent(route)
                for here, there in ((route.a, route.b), (route.b, route.a)):
                    self.ways.setdefault(here, []).append((there, price, lent))

    def joins(self, a: str, b: str) -> bool:
        """Whether a path can join two cities; each station is remembered by its city."""
        if self.game.over:
            return False
        queue: list[tuple[int, int, str, frozenset[str]]] = [(0, 0, a, frozenset())]
        reached: dict[str, list[frozenset[str]]] = {}
        while queue:
            cost, _, city, used = heapq.heappop(queue)
            if city == b:
                return True
            if any(before <= used for before in reached.get(city, ())):
                continue
            reached.setdefault(city, []).append(used)
            for there, after, stations in self._steps(city, cost, used):
                if after <= self.budget:
                    heapq.heappush(queue, (after, len(stations), there, stations))
        return False

    def _steps(self, city: str, cost: int, used: frozenset[str]) -> Iterator[tuple[str, int, frozenset[str]]]:
        built = len(used - self.own_stations)
        for there, price, lent in self.ways.get(city, ()):
            if price is not None:
                yield there, cost + price, used
            for station in (city, there) if lent else ():
                if station in used:
                    continue
                if station in self.own_stations:
                    yield there, cost, used | {station}
                elif station not in self.taken and built < self.new and self._may_build():
                    yield there, cost + self.last_turns, used | {station}

    def _price(self, route: Route) -> int | None:
        if not self._claimable(self.seat, route):
            return None
        return 1 if self.last_turns else route.length

    def _is_lent(self, route: Route) -> bool:
        if not self.game.board.rules.station_costs:
            return False
        others = [other for other in range(self.game.players) if other != self.seat]
        return route.id in self.owners or any(self._claimable(other, route) for other in others)

    def _claimable(self, seat: int, route: Route) -> bool:
        game = self.game
        if route.id in self.owners or route.length > game.trains[seat]:
            return False
        twins = [other.id for other in game.board.routes if {other.a, other.b} == {route.a, route.b}]
        closed = game.players <= game.board.rules.doubles_closed_up_to
        if any(twin in self.owners and (closed or self.owners[twin] == seat) for twin in twins):
            return False
        if not self.last_turns:
            return True
        laid = game.board.routes[int(game.state.laid_route)].id if self._paying(seat) else route.id
        return self._actions(seat) > 0 and laid == route.id

    def _may_build(self) -> bool:
        return not self.last_turns or not self._paying(self.seat)

    def _paying(self, seat: int) -> bool:
        return self.game.turn == seat and self.game.phase in ("tunnel", "paying")

    def _actions(self, seat: int) -> int:
        """In the last turns: whether the seat's turn is still to come, or has only begun."""
        game = self.game
        to_come = [(game.turn + i) % game.players for i in range(int(game.state.final_turns))]
        if seat == game.turn and game.phase in ("second_card", "offer"):
            return 0
        return int(seat in to_come)


def _made_position(name: str, players: int, chance: random.Random, crowded: float) -> Game:
    """A position that nobody played: routes and stations here and there, and all tickets in somebody's hand."""
    board = load_board(name)
    owners: dict[str, int] = {}
    trains = [board.rules.trains] * players
    abroad: set[int] = set()  # seats with a route into a country: one each, so that none has taken country cards
    closed = players <= board.rules.doubles_closed_up_to
    share = chance.uniform(crowded, 1.0)
    for route in chance.sample(board.routes, len(board.routes)):
        seat = chance.randrange(players)
        twins = [owners.get(other.id) for other in board.routes if {other.a, other.b} == {route.a, route.b}]
        if chance.random() > share or route.length > trains[seat] or seat in twins:
            continue
        if route.country is None and closed and any(twin is not None for twin in twins):
            continue
        if route.country is not None and seat in abroad:
            continue
        abroad |= {seat} if route.country is not None else set()
        owners[route.id] = seat
        trains[seat] -= route.length
    cities = [city.id for city in board.cities]
    chance.shuffle(cities)
    most = len(board.rules.station_costs)
    stations = {cities.pop(): seat for seat in range(players) for _ in range(chance.randint(0, most))}
    tickets: list[list[str]] = [[] for _ in range(players)]
    for ticket in board.tickets:
        tickets[chance.randrange(players)].append(ticket.id)
    final = chance.randint(1, players) if chance.random() < 0.25 else None
    rules = replace(board.rules, last_turns_at=-1 if final is None else board.rules.trains)
    return position(
        replace(board, rules=rules),
        players=players, turn=chance.randrange(players), routes=owners, stations=stations, tickets=tickets,
        final_turns=final,
    )  # fmt: skip


# By hand.


def states(board: str | Board = "europe", **more: object) -> list[str]:
    return [held.state for held in position(board, **more).view(0).tickets]


CLOSED = {"edinburgh/london": 1}  # with two players its twin is closed, and no other route leads to Edinburgh


@rule("G14", "E10", "E11")
@pytest.mark.parametrize(
    ("stations", "state"),
    [
        ({"riga": 0, "moskva": 0, "erzurum": 0}, "lost"),  # none is left, and none of them is in the right place
        ({"riga": 0, "moskva": 0}, "open"),  # one is left
        ({"riga": 0, "moskva": 0, "london": 0}, "open"),  # it borrows the route
        ({"riga": 0, "moskva": 0, "london": 1}, "open"),  # in Edinburgh one can still be built
        ({"riga": 0, "moskva": 0, "london": 1, "edinburgh": 1}, "lost"),  # there is no place for one
    ],
)
def test_a_route_that_only_a_station_can_lend(stations: dict[str, int], state: str) -> None:
    assert states(routes=CLOSED, stations=stations, tickets=[["edinburgh/paris"], []]) == [state]


@rule("E11")
def test_a_station_can_borrow_what_another_seat_claims_later() -> None:
    """Seat 0 has trains for the way to London, not for the route to Edinburgh: that is seat 1's to claim, if it can."""
    tickets = [["edinburgh/paris"], []]
    stations = {"london": 0, "moskva": 0, "erzurum": 0}
    mine = _far_away({}, seat=0, trains=3)
    assert states(routes=mine, stations=stations, tickets=tickets) == ["open"]
    for trains, state in ((4, "open"), (3, "lost")):
        assert states(routes=_far_away(mine, seat=1, trains=trains), stations=stations, tickets=tickets) == [state]
    elsewhere = {"riga": 0, "moskva": 0, "erzurum": 0}
    assert states(routes=mine, stations=elsewhere, tickets=tickets) == ["lost"]


@rule("E11")
def test_a_station_lends_one_route() -> None:
    """Both routes of the way to Paris would have to be borrowed: seat 0 has one train, for the last of three."""
    tickets = [["edinburgh/paris"], []]
    europe = load_board("europe")
    long_game = replace(europe, rules=replace(europe.rules, last_turns_at=0))  # else the last turns would have begun
    mine = _far_away({}, seat=0, trains=1)
    routes = mine | {"edinburgh/london": 1, "dieppe/london": 1}
    for stations, state in (
        ({"london": 0, "moskva": 0, "erzurum": 0}, "lost"),
        ({"london": 0, "moskva": 0, "dieppe": 0}, "open"),
        ({"london": 0, "moskva": 0, "edinburgh": 0}, "open"),
        ({"london": 0, "moskva": 0}, "open"),
        ({"london": 0, "moskva": 0, "dieppe": 1, "edinburgh": 1}, "lost"),  # no place for the second
        ({"moskva": 0, "dieppe": 1, "edinburgh": 1}, "lost"),  # a place for one, and two are left
    ):
        assert states(long_game, routes=routes, stations=stations, tickets=tickets) == [state], stations


@rule("G17")
def test_in_the_last_turns_there_is_one_more_action_or_none() -> None:
    tickets = [["edinburgh/paris"], []]
    routes = {"dieppe/paris": 0, "dieppe/london": 0}
    closed = routes | CLOSED
    europe = in_last_turns("europe")
    for turn, final, state in ((0, 2, "open"), (1, 2, "open"), (0, 1, "open"), (1, 1, "lost")):
        assert states(europe, routes=routes, tickets=tickets, turn=turn, final_turns=final) == [state]
        assert states(europe, routes=closed, tickets=tickets, turn=turn, final_turns=final) == [state]
    assert states(europe, routes={"dieppe/paris": 0}, tickets=tickets, final_turns=1) == ["lost"]
    drawing = {"phase": "second_card", "final_turns": 1}
    assert states(europe, routes=routes, tickets=tickets, **drawing) == ["lost"]


def test_when_the_game_is_over_nothing_is_open() -> None:
    assert states(routes={"dieppe/paris": 0}, tickets=[["edinburgh/paris"], []], phase="over") == ["lost"]


def _far_away(routes: dict[str, int], seat: int, trains: int) -> dict[str, int]:
    """These routes, and more of a seat's, away from the way to Edinburgh, until it has so many trains left."""
    board = load_board("europe")
    routes = dict(routes)
    spent = board.rules.trains - trains
    for route in sorted(board.routes, key=lambda route: (-route.length, route.id)):
        near = {"edinburgh", "london", "dieppe", "paris"} & {route.a, route.b}
        double = any({other.a, other.b} == {route.a, route.b} for other in board.routes if other is not route)
        if not near and not double and route.id not in routes and route.length <= spent:
            routes[route.id] = seat
            spent -= route.length
    assert spent == 0
    return routes
