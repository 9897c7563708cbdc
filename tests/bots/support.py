"""Games of bots, decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import Player, SeatInput, new_player
from branchline.rules import engine
from branchline.rules.records import LEGAL, OVER, START, TOTAL

TABLES = [
    (name, players)
    for name in builtin_boards()
    for players in range(load_board(name).rules.players[0], load_board(name).rules.players[1] + 1)
]

Watch = Callable[[engine.States, int, int], None]  # before each action: the game, the seat, what it chose


def actor(states: engine.States) -> int:
    """Whose decision it is; at the start the lowest seat that has not chosen."""
    if states["phase"][0] == START:
        return int(np.flatnonzero(states["chosen"][0][: states["players"][0]] == 0)[0])
    return int(states["turn"][0])


def seat(board: Board, specs: Sequence[str], seed: int) -> list[Player]:
    return [new_player(spec, board=board, players=len(specs), seed=10 * seed + i) for i, spec in enumerate(specs)]


def play(board: Board, players: Sequence[Player], seed: int, watch: Watch | None = None) -> engine.States:
    """A whole game; every choice is checked to be legal."""
    record = engine.board_record(board)
    states = engine.new_states(1)
    engine.set_up(record, states, players=len(players), seed=seed)
    while states["phase"][0] != OVER:
        mover = actor(states)
        chosen = players[mover].choose(SeatInput.by(board, states, mover))
        if watch is not None:
            watch(states, mover, chosen)
        assert engine.play(record, states, [chosen], mover)[0] == LEGAL
    return states


def totals(board: Board, states: engine.States) -> list[int]:
    """What the players have in the end."""
    score = engine.counts(engine.board_record(board), states)["score"][0]
    return [int(points) for points in score[: states["players"][0], TOTAL]]
