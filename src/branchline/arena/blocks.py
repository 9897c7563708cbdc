"""Match schedule in blocks of paired games: who sits where in which game, and with which seeds.

A block is one deal, played once in every rotation of the seats, so that luck with the cards and the seat affects all
bots equally. Everything follows from the run's identity and the block's number, so one worker and a thousand play the
same games.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple, SupportsIndex

import msgspec

from branchline import __version__
from branchline.boards import Board
from branchline.bots import check_bot, parse_spec
from branchline.bots.fingerprints import fingerprint
from branchline.errors import BranchlineError
from branchline.game.setup import check_table, parse_seed, seed_text, shown, whole_number

FORMAT = 1  # version of the columns and their meaning
MOST_GAMES = 10**9
MOST_BOTS = 100
MOST_TABLES = 1000  # per block; use a ladder for more


class ArenaError(BranchlineError):
    """A run cannot be started as requested, or could not be finished. Games played by then are saved."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A run's identity: everything that determines its games, except how many there are. Results include it.

    `code` has a fingerprint for each bot (`bots/fingerprints.py`). If a run went on although a bot had changed, all of
    the bot's fingerprints are there, separated by blanks, the latest last.
    """

    board: str
    digest: str
    players: int
    bots: tuple[str, ...]
    seed: str
    version: str = __version__
    format: int = FORMAT
    code: tuple[str, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The bots' specs; duplicates are numbered."""
        return tuple(
            bot if self.bots.index(bot) == i else f"{bot} #{self.bots[: i + 1].count(bot)}"
            for i, bot in enumerate(self.bots)
        )

    @property
    def block_games(self) -> int:
        """The number of games in a block."""
        return len(seatings(len(self.bots), self.players))

    def blocks(self, games: SupportsIndex) -> int:
        """The smallest number of whole blocks with at least `games` games."""
        number = whole_number(games)
        if number is None or not 1 <= number <= MOST_GAMES:
            raise ArenaError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {shown(games)}")
        return -(-number // self.block_games)

    def block(self, number: int) -> Block:
        return Block(int(self.seed, 16), number)


class Block(NamedTuple):
    """One deal of a run."""

    seed: int  # the run's
    number: int


def new_plan(board: Board, specs: Sequence[str], players: SupportsIndex, seed: SupportsIndex | str | None) -> Plan:
    """Create the plan of a run; anything wrong with it is reported here, before a game is played."""
    seats, _ = check_table(board, players)
    if not 2 <= len(specs) <= MOST_BOTS:
        raise ArenaError(f"an arena is for 2 to {MOST_BOTS} bots, not {len(specs)}")
    tables = max(comb(len(specs), seats), 1)
    if tables > MOST_TABLES:
        raise ArenaError(f"{len(specs)} bots make {tables:,} tables of {seats}; at most {MOST_TABLES:,} make a block")
    for spec in specs:
        check_bot(spec, board=board, players=seats)
    bots = tuple(str(parse_spec(spec)) for spec in specs)
    code = tuple(fingerprint(spec) for spec in bots)
    return Plan(board.id, board.digest, seats, bots, seed_text(parse_seed(seed)), code=code)


@cache
def seatings(bots: int, players: int) -> tuple[tuple[int, ...], ...]:
    """Which bot sits where, in each game of a block.

    Every table is played in all its rotations. With as many bots as seats there is one table; with more, one for every
    combination of bots. With fewer, the bots alternate (A B A B), with one table beginning with each of them, so that
    all have equally many seats in a block; equal seatings count once.
    """
    rotated = (table[i:] + table[:i] for table in _tables(bots, players) for i in range(players))
    return tuple(dict.fromkeys(rotated))


def bot_seed(block: Block, game: int, seat: int) -> int:
    """The random seed of a bot in one seat of one game: 64 bits."""
    text = f"branchline bot {block.seed:032x} {block.number} {game} {seat}"
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "little")


def _tables(bots: int, players: int) -> Iterable[tuple[int, ...]]:
    if bots >= players:
        return combinations(range(bots), players)
    return (tuple((first + i) % bots for i in range(players)) for first in range(bots))
