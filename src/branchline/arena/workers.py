"""Worker pools for the chunks of a run: this process alone, or a process pool. (For a Ray cluster see ray.py.)

A chunk is a tuple of block numbers. Its result does not depend on who plays it.
"""

from __future__ import annotations

import time
from collections import deque
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import NamedTuple, Protocol, TypeAlias

import numpy as np

from branchline import __version__
from branchline._util.processes import Processes
from branchline._util.threads import cores
from branchline.arena.blocks import ArenaError, Plan
from branchline.arena.faults import Faults
from branchline.arena.games import Rows, play_block
from branchline.arena.records import record_writer
from branchline.boards import Board
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.warmup import ensure_compiled

Chunk: TypeAlias = tuple[int, ...]


class ChunkResult(NamedTuple):
    """The result of a chunk."""

    rows: Rows
    seconds: float
    faults: Faults


class WorkerPool(Protocol):
    """A pool of workers that plays chunks in any order."""

    workers: int

    def begin(self, board: Board, plan: Plan, chunk: Chunk, records: str | None = None) -> None:
        """Submit a chunk; with a folder for `records`, its games are saved there."""
        ...

    def finished(self) -> ChunkResult:
        """Wait for any submitted chunk. ArenaError if no result can arrive any more."""
        ...

    def drop(self) -> None:
        """Discard the submitted chunks that are not finished."""
        ...

    def stop(self) -> None:
        """Stop all workers at once."""
        ...


def play_chunk(board: Board, plan: Plan, chunk: Chunk, records: str | None = None) -> ChunkResult:
    """Play the blocks of a chunk in this process; `records` is a folder for their records."""
    if plan.version != __version__:
        raise ArenaError(f"a worker has branchline {__version__}, the run is of {plan.version}")
    ensure_compiled(PLAY, SIMULATION)
    began = time.perf_counter()
    faults = Faults(len(plan.bots))
    rows = []
    for number in chunk:
        on_game = None if records is None else record_writer(Path(records), board, plan, number)
        rows.append(play_block(board, plan.bots, plan.players, plan.block(number), faults, on_game))
    return ChunkResult(np.concatenate(rows), time.perf_counter() - began, faults)


def new_worker_pool(workers: int | None = None) -> WorkerPool:
    """A pool of workers on this machine, by default one per core."""
    if workers is not None and workers < 1:
        raise ArenaError(f"the number of workers must be 1 or more, not {workers}")
    workers = cores() if workers is None else workers
    return SingleProcess() if workers == 1 else ProcessPool(workers)


class SingleProcess:
    """Plays in this process."""

    workers = 1

    def __init__(self) -> None:
        self._chunks: deque[tuple[Board, Plan, Chunk, str | None]] = deque()

    def begin(self, board: Board, plan: Plan, chunk: Chunk, records: str | None = None) -> None:
        self._chunks.append((board, plan, chunk, records))

    def finished(self) -> ChunkResult:
        return play_chunk(*self._chunks.popleft())

    def drop(self) -> None:
        self._chunks.clear()

    def stop(self) -> None:
        self.drop()


class ProcessPool:
    """Plays in a process pool."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self._processes = Processes(workers)
        self._running: set[Future[ChunkResult]] = set()

    def begin(self, board: Board, plan: Plan, chunk: Chunk, records: str | None = None) -> None:
        try:
            self._running.add(self._processes.submit(play_chunk, board, plan, chunk, records))
        except BrokenProcessPool:
            raise ArenaError(_WORKER_DIED) from None

    def finished(self) -> ChunkResult:
        future = next(iter(wait(self._running, return_when=FIRST_COMPLETED).done))
        self._running.remove(future)
        try:
            return future.result()
        except BrokenProcessPool:
            raise ArenaError(_WORKER_DIED) from None

    def drop(self) -> None:
        for future in self._running:
            future.cancel()  # one that is being played runs on, and its result is ignored
        self._running.clear()

    def stop(self) -> None:
        self.drop()
        self._processes.stop()


_WORKER_DIED = "a worker process died (out of memory, or killed)"
