"""Random play through `Game`, for tests that look at a game on its way."""

from __future__ import annotations

import random
from collections.abc import Iterator

from branchline.boards import builtin_boards, load_board
from branchline.game.game import Game
from tests.volume import volume

# Every built-in board with every number of players.
TABLES = [
    (name, players)
    for name in builtin_boards()
    for players in range(load_board(name).rules.players[0], load_board(name).rules.players[1] + 1)
]

# In `make test` each board with its fewest or its most players, in turn; in the long suite all tables.
SOME_TABLES = volume(
    [(name, load_board(name).rules.players[number % 2]) for number, name in enumerate(builtin_boards())], TABLES
)


def random_play(game: Game, seed: int) -> Iterator[tuple[int, int]]:
    """Play to the end by random legal actions: gives each seat and number, and plays it before it gives the next."""
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.actors)
        number = chance.choice(game.legal(seat).numbers)
        yield seat, number
        game.play(number, seat)


def played_on(game: Game, decisions: int, seed: int = 0) -> Game:
    """The same game, so many random decisions later."""
    for made, _ in enumerate(random_play(game, seed)):
        if made == decisions:
            break
    return game
