"""Prints a hash over all that compiled code makes of whole games: the same in the interpreter, without a warning.

NUMBA_DISABLE_JIT=1 python -W error -m tests.knowledge.interpreted europe
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

from branchline.boards import load_board
from branchline.bots import new_player
from branchline.bots.interface import seen_by
from branchline.game.game import Game
from tests.knowledge.indistinguishable import play_by_kinds
from tests.volume import volume

STEPS = 90  # decisions from one look to the next
BOTS = ("planner", "racer", "greedy")


def lines(name: str) -> Iterator[str]:
    """What is told of games on a board: views and counts, re-deals and refusals, and how bots play."""
    board = load_board(name)
    for players in sorted(set(board.rules.players))[: volume(1, 2)]:
        game = Game.new(board, players, seed=players)
        for step, (seat, number) in enumerate(play_by_kinds(game, random.Random(players))):
            if step % STEPS == 0:
                yield f"{name} {players} {step} {_look(game, seat)}"
            elif step % STEPS == STEPS // 2:
                yield f"{name} {players} {step} {_hash(repr(game.copy().play(number, seat)).encode())}"
        yield f"{name} {players} end {_look(game, 0)}"
    players = board.rules.players[0]
    game = Game.new(board, players, seed=7)
    bots = [new_player(BOTS[seat % len(BOTS)], board=board, players=players, seed=seat) for seat in range(players)]
    while not game.over and len(game.acts) < volume(15, 10_000):
        seat = game.actors[0]
        game.play(bots[seat].choose(seen_by(game, seat)), seat)
    yield f"{name} bots {_hash(str(game.record).encode())} {_look(game, 0)}"


def _look(game: Game, seat: int) -> str:
    """The views of all seats and of a spectator byte for byte, and what follows from the position."""
    seats = (None, *range(game.players))
    dealt = [game.redeal(each, seed=len(game.acts)).state.tobytes() for each in (None, seat)]
    refusals = repr([game.why(number, seat) for number in range(0, 600, 97)]).encode()
    return _hash(*map(game.view_json, seats), *dealt, repr(game.scores).encode(), refusals)


def _hash(*parts: bytes) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(len(part).to_bytes(8, "big") + part)
    return digest.hexdigest()[:20]


if __name__ == "__main__":
    for each in sys.argv[1:]:
        print("\n".join(lines(each)))
