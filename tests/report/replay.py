"""The same games once more, at the table: what is records of them, found by looking at `Game` alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from branchline import Game
from branchline.boards import Board, Route, load_board
from branchline.report.game_recorder import GameRecords
from branchline.report.play import choices, gather
from branchline.rules import engine

SEED = 11


@cache
def board_of(name: str) -> Board:
    return load_board(name)


@cache
def records_of(name: str, players: int, games: int, bot: str = "racer") -> GameRecords:
    return gather(board_of(name), bot, players, games, seed=SEED, workers=1)


@dataclass
class Seen:
    """What somebody who watches a game writes down."""

    game: Game
    offered: list[list[str]]
    kept: list[list[str]] = field(default_factory=list)
    claims: dict[str, tuple[int, int, int]] = field(default_factory=dict)  # route: seat, round, rivals
    uses: list[dict[str, int]] = field(default_factory=list)
    asked: dict[int, int] = field(default_factory=dict)
    declined: int = 0
    turns: int = 0
    use: str = ""  # of the turn that is being played


def watch(name: str, players: int, index: int, bot: str = "racer") -> Seen:
    """Play a game of the run at the table."""
    board = board_of(name)
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board), states, players=players, seed=SEED, index=index)
    low, high = (int(word) for word in states["seed"][0])
    game = Game.new(board, players=players, seed=low | high << 64)
    seen = Seen(game, [game.offer(seat) for seat in range(players)], uses=[{} for _ in range(players)])
    for number in choices(board, bot, players, SEED, index):
        _step(seen, number)
    assert game.over
    return seen


def _step(seen: Seen, number: int) -> None:
    game, board = seen.game, seen.game.board
    seat, phase = game.actors[0], game.phase
    action = next(action for action in game.legal(seat) if game._numbers(action, seat)[0] == number)
    before = {other: game.routes(other) for other in range(game.players)}
    if phase == "turn":
        seen.use = {"take": "cards", "draw": "cards", "claim": "route", "pass": "passed"}.get(action.kind, action.kind)
    if action.kind == "decline":
        seen.use = "given-up"
        seen.declined += 1
    game.play(number, seat=seat)
    if action.kind == "claim":
        assert action.route is not None
        route = board.routes[board.route_index[action.route]]
        if route.tunnel and not action.swaps:
            asked = int(game.state.owed) if game.phase == "tunnel" else 0
            seen.asked[asked] = seen.asked.get(asked, 0) + 1
    for id in set(game.routes(seat)) - set(before[seat]):
        route = board.routes[board.route_index[id]]
        rivals = sum(contests(board, route, other, before) for other in range(game.players) if other != seat)
        seen.claims[id] = (seat, seen.turns // game.players + 1, rivals)
    if phase == "start":
        if game.phase != "start":
            seen.kept = [game.tickets(other) for other in range(game.players)]
    elif game.phase in ("turn", "over"):
        uses = seen.uses[seat]
        uses[seen.use] = uses.get(seen.use, 0) + 1
        seen.turns += 1


def contests(board: Board, route: Route, rival: int, before: dict[int, list[str]]) -> bool:
    """Whether a rival could have claimed the route, and had built at both ends; into a country, at its city."""
    own = [board.routes[board.route_index[id]] for id in before[rival]]
    taken = [board.routes[board.route_index[id]] for ids in before.values() for id in ids]
    twins = [other for other in board.routes if {other.a, other.b} == {route.a, route.b} and other != route]
    if any(other in own for other in twins):
        return False
    closed = len(before) <= board.rules.doubles_closed_up_to and route.country is None
    if closed and any(other in taken for other in twins):
        return False
    if route.country is not None and any(other.country == route.country for other in own):
        return False
    places = {end for other in own for end in (other.a, other.b)}
    return route.a in places and (route.country is not None or route.b in places)
