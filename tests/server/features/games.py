"""Games at tables of a server in this process, for tests of its features."""

from __future__ import annotations

from typing import Any

from branchline.bots import new_player
from branchline.bots.interface import seen_by
from branchline.game.game import Game
from tests.server.in_process import NONCE, InProcessServer, Visitor


def alone(
    local_server: InProcessServer, board: str = "thistledown", level: str = "easy", **more: Any
) -> tuple[Visitor, str]:
    """Somebody at a table with a bot, which has begun; what the bot has to do is done."""
    ana = local_server.guest("Ana")
    table = ana.make(board=board, bots={"1": level}, **more)["id"]
    assert ana.do(table, "sit", seat=0, nonce=NONCE).is_success
    assert ana.do(table, "start").is_success
    answer_bots(local_server)
    return ana, table


def answer_bots(local_server: InProcessServer) -> None:
    async def work() -> None:
        while await local_server.services.job_runner.once():
            await local_server.services.job_runner.settle()

    local_server.loop.run(work())


def act(local_server: InProcessServer, player: Visitor, table: str, action: str | None = None, seat: int = 0) -> Any:
    """A legal action, what a planner does unless given; then the bots answer."""
    known = local_server.services.log.cached(table)
    assert known is not None
    assert known.table_state.game is not None
    action = action or planned(known.table_state.game, seat)
    answer = player.do(table, "act", seat=seat, seen=player.see(table)["version"], actions=[action])
    assert answer.is_success, answer.text
    answer_bots(local_server)
    return answer.json()


def planned(game: Game, seat: int) -> str:
    player = new_player("planner", board=game.board, players=game.players, seed=0)
    return str(game.legal(seat)[game.legal(seat).numbers.index(player.choose(seen_by(game, seat)))])


def finish(local_server: InProcessServer, player: Visitor, table: str, seat: int = 0) -> None:
    """Play it to its end."""
    for _ in range(400):
        shown = player.see(table)
        if shown["status"] == "over":
            return
        act(local_server, player, table, seat=seat)
    raise AssertionError("the game does not end")


def played(board: str = "thistledown", players: int = 2, seed: int = 5) -> Game:
    """A whole game between planners."""
    game = Game.new(board, players, seed=seed)
    while not game.over:
        game.play(planned(game, game.actors[0]), game.actors[0])
    return game
