"""Prints a hash over all states of a random game on each board: the same in every process, compiled or not."""

from __future__ import annotations

import hashlib
from functools import cache

from branchline.boards import builtin_boards
from branchline.game.game import Game
from tests.engine.playing import random_play


@cache
def fingerprints() -> tuple[str, ...]:
    return tuple(f"{name} {_fingerprint(name)}" for name in builtin_boards())


def _fingerprint(name: str) -> str:
    game = Game.new(name, seed=2**127 + 7)
    digest = hashlib.sha256()
    for seat, number in random_play(game, seed=7):
        digest.update(game.state.tobytes() + f"{seat} {number} {game.legal(seat).numbers}".encode())
    digest.update(game.state.tobytes() + repr(game.scores).encode() + str(game.record).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    print("\n".join(fingerprints()))
