"""Monte Carlo simulation: plays many games of uniformly random legal actions on a thread pool and sums up results."""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import SupportsIndex

import numpy as np

from branchline._util.threads import cores, parallel_tasks
from branchline.boards import Board
from branchline.game.errors import TableError
from branchline.game.setup import check_table, parse_seed, seed_text, shown, thread_count, whole_number
from branchline.rules import engine
from branchline.rules.batch import DECISIONS, ENDING, FIRST_SEAT, SEAT_COLUMNS, TURNS
from branchline.rules.parts import SIMULATION
from branchline.rules.records import ENDINGS, SEATS
from branchline.rules.warmup import ensure_compiled

MOST_GAMES = 10**12
WHOLE = math.lcm(*range(1, SEATS + 1))  # a victory as an integer that any number of winners can divide


@dataclass(frozen=True, slots=True)
class Simulation:
    """The results of a run. All but the times depend only on the board, players, seed and number of games."""

    board: str
    players: int
    seed: str
    games: int
    decisions: int
    turns: int
    mean_score: float  # per seat
    score_spread: float  # standard deviation of the scores
    tickets_completed: float  # mean per seat
    first_seat_share: float  # share of victories; a shared victory counts as a fraction
    first_seat_error: float  # its standard error
    endings: dict[str, int]
    threads: int
    seconds: float
    cpu_seconds: float  # sum over all threads, for playing only

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds


def simulate(
    board: Board,
    players: SupportsIndex,
    games: SupportsIndex,
    *,
    seed: SupportsIndex | str | None = None,
    threads: SupportsIndex | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Plays the games. `progress` is called with 0 at the start, then with the size of each finished chunk."""
    seats, _ = check_table(board, players)
    number = whole_number(games)
    if number is None or not 1 <= number <= MOST_GAMES:
        raise TableError("wrong-games", most=MOST_GAMES, games=shown(games))
    run = parse_seed(seed)
    workers = cores() if threads is None else thread_count(threads)
    record = engine.board_record(board)
    ensure_compiled(SIMULATION)
    # Playing no games loads the compiled code before the clock starts.
    engine.random_games(record, players=seats, seed=run, index=0, results=engine.new_results(0))
    if progress is not None:
        progress(0)
    sums = _Sums()
    chunk = max(1, min(number // 100, 1000))  # the size can't change results: the sums are integers
    began = time.perf_counter()

    def play_chunk(start: int) -> _Sums:
        results = engine.new_results(min(chunk, number - start))
        began = time.thread_time()
        engine.random_games(record, players=seats, seed=run, index=start, results=results)
        return _Sums.of(results, seats, time.thread_time() - began)

    with contextlib.closing(parallel_tasks(play_chunk, range(0, number, chunk), workers)) as parts:
        for part in parts:
            sums.add(part)
            if progress is not None:
                progress(part.games)
    return sums.result(board, seats, run, workers, time.perf_counter() - began)


@dataclass(slots=True)
class _Sums:
    """Integer sums over games, so that the result does not depend on the order of addition."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    scores: int = 0
    squares: int = 0
    completed: int = 0
    first_won: int = 0  # in units of 1/WHOLE
    first_squares: int = 0
    endings: list[int] = field(default_factory=lambda: [0] * len(ENDINGS))
    cpu_seconds: float = 0.0

    @classmethod
    def of(cls, results: engine.Results, players: int, cpu_seconds: float) -> _Sums:
        rows = results.astype(np.int64)
        scores, completed, won = (
            rows[:, start : start + players] for start in range(SEAT_COLUMNS, SEAT_COLUMNS + 3 * SEATS, SEATS)
        )
        first = won[np.arange(len(rows)), rows[:, FIRST_SEAT]] * (WHOLE // won.sum(axis=1))
        return cls(
            games=len(rows),
            decisions=int(rows[:, DECISIONS].sum()),
            turns=int(rows[:, TURNS].sum()),
            scores=int(scores.sum()),
            squares=int((scores**2).sum()),
            completed=int(completed.sum()),
            first_won=int(first.sum()),
            first_squares=int((first**2).sum()),
            endings=np.bincount(rows[:, ENDING], minlength=len(ENDINGS)).tolist(),
            cpu_seconds=cpu_seconds,
        )

    def add(self, other: _Sums) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.turns += other.turns
        self.scores += other.scores
        self.squares += other.squares
        self.completed += other.completed
        self.first_won += other.first_won
        self.first_squares += other.first_squares
        self.endings = [a + b for a, b in zip(self.endings, other.endings, strict=True)]
        self.cpu_seconds += other.cpu_seconds

    def result(self, board: Board, players: int, seed: int, threads: int, seconds: float) -> Simulation:
        games, seats = self.games, self.games * players
        return Simulation(
            board=board.id,
            players=players,
            seed=seed_text(seed),
            games=games,
            decisions=self.decisions,
            turns=self.turns,
            mean_score=self.scores / seats,
            score_spread=_deviation(self.scores, self.squares, seats),
            tickets_completed=self.completed / seats,
            first_seat_share=self.first_won / (WHOLE * games),
            first_seat_error=_deviation(self.first_won, self.first_squares, games) / (WHOLE * math.sqrt(games)),
            endings={name: number for name, number in zip(ENDINGS, self.endings, strict=True) if name},
            threads=threads,
            seconds=seconds,
            cpu_seconds=self.cpu_seconds,
        )


def _deviation(total: int, squares: int, n: int) -> float:
    """The sample standard deviation of n integers, computed exactly from their sum and sum of squares."""
    return math.sqrt((n * squares - total * total) / (n * (n - 1))) if n > 1 else 0.0
