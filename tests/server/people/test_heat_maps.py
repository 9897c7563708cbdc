"""Heat maps of the site's games tell nothing about single ones."""

from __future__ import annotations

from sqlalchemy import Connection

from branchline.boards import load_board
from branchline.server.people import statistics
from branchline.server.people.statistics import FEWEST
from branchline.server.store import result_statements
from tests.server.in_process import InProcessServer
from tests.server.people.test_ratings import game_of
from tests.server.people.test_result_endpoints import played_out


def test_heat_maps_can_not_be_subtracted(on_each: InProcessServer) -> None:
    """The map of all games, without those of two players, is not that of the few games with three."""

    def add(connection: Connection, numbers: range, players: int) -> None:
        for number in numbers:
            seats = [(None, "hard")] * players
            game = game_of(number, "thistledown", seats, list(range(1, players + 1)))
            result_statements.add_finished_game(connection, played_out(game))

    def heat(players: int | None) -> dict[str, float] | None:
        board = load_board("thistledown")
        return on_each.loop.run(statistics.route_heat(on_each.store, board, players, wins=False))

    on_each.loop.run(on_each.store.write(add, range(FEWEST), 2))
    two = heat(2)
    on_each.loop.run(on_each.store.write(add, range(10, 9 + FEWEST), 3))
    assert (heat(None), heat(2), heat(3)) == (two, two, None)
    on_each.loop.run(on_each.store.write(add, range(20, 21), 3))
    assert set((heat(None) or {}).values()) == {2.0 * FEWEST}
