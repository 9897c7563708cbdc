"""Bot check: plays games of one bot at every table size and counts its faults, for bot authors."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.box import SIMPLE_HEAD
from rich.table import Table

from branchline.arena.blocks import ArenaError, Block, bot_seed
from branchline.arena.games import play_game
from branchline.boards import Board, builtin_boards, load_board
from branchline.bots import EndObserver, ExternalPlayer, Fault, Player, SeatInput, check_bot, new_player
from branchline.game.setup import parse_seed, shown, whole_number
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.warmup import ensure_compiled

MOST_GAMES = 1000
TOLD = 5  # distinct faults shown per table size


@dataclass(frozen=True, slots=True)
class Checked:
    """A bot's results on one board with one number of players, against random players."""

    board: str
    players: int
    games: int
    decisions: int
    faults: int
    mean: float  # milliseconds per decision
    longest: float
    first_faults: tuple[str, ...]


def check_tables(spec: str, boards: Sequence[str], games: int, seed: int) -> Iterator[Checked]:
    """Let a bot play on all boards, or on these, with every number of players and in every seat in turn."""
    number, seed = whole_number(games), parse_seed(seed)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise ArenaError(f"the number of games must be from 1 to {MOST_GAMES:,}, not {shown(games)}")
    loaded = [load_board(name) for name in boards or builtin_boards()]
    ensure_compiled(PLAY, SIMULATION)
    for board in loaded:
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            check_bot(spec, board=board, players=players)
            yield _check(spec, board, players, number, seed)


def _check(spec: str, board: Board, players: int, games: int, seed: int) -> Checked:
    times: list[float] = []
    faults: list[Fault] = []
    for game in range(games):
        block = Block(seed, game)
        specs = [spec if seat == game % players else "random" for seat in range(players)]
        seats: list[Player] = [
            new_player(name, board=board, players=players, seed=bot_seed(block, 0, seat))
            for seat, name in enumerate(specs)
        ]
        own = seats[game % players]
        if isinstance(own, ExternalPlayer):
            # Starting does not count as thinking time; if it fails, the first decision reports that.
            with contextlib.suppress(Fault):
                own.greet(game % players)
        seats[game % players] = _Timed(own, times)
        found: list[tuple[int, Fault]] = []
        play_game(board, seats, block, found)
        faults += [fault for _, fault in found]
    words = dict.fromkeys(f"{fault.kind.replace('-', ' ')}: {fault.text}" for fault in faults)
    mean = 1e3 * sum(times) / len(times)
    return Checked(board.id, players, games, len(times), len(faults), mean, 1e3 * max(times), tuple(words)[:TOLD])


class _Timed:
    """A player whose decisions are timed."""

    def __init__(self, player: Player, times: list[float]) -> None:
        self._player, self._times = player, times

    def choose(self, seen: SeatInput) -> int:
        began = time.perf_counter()
        try:
            return self._player.choose(seen)
        finally:
            self._times.append(time.perf_counter() - began)

    def over(self, seen: SeatInput) -> None:
        if isinstance(self._player, EndObserver):
            self._player.over(seen)


def checked_table(found: Sequence[Checked]) -> Table:
    table = Table("board", box=SIMPLE_HEAD)
    for name in ("players", "games", "decisions", "faults", "ms a decision", "longest"):
        table.add_column(name, justify="right", no_wrap=True)
    for it in found:
        numbers = (it.players, it.games, it.decisions, it.faults)
        table.add_row(it.board, *(f"{number:,}" for number in numbers), f"{it.mean:.2f}", f"{it.longest:.1f}")
    return table
