"""Match runner: hands out chunks of blocks, saves the results, and stops when all is played or the SPRT is decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

from branchline.arena.blocks import ArenaError
from branchline.arena.faults import Faults
from branchline.arena.games import Rows, warm_up_bots
from branchline.arena.ratings import block_points
from branchline.arena.records import new_records_folder
from branchline.arena.run_file import RunFile
from branchline.arena.sprt import Sprt
from branchline.arena.workers import Chunk, WorkerPool
from branchline.boards import Board
from branchline.bots import BotError

OnRows = Callable[[Rows], None]  # called with the rows of blocks as they arrive

_CHUNK_SECONDS = 1.0  # short enough to lose little on Ctrl-C, long enough to keep the overhead small
_LARGEST_CHUNK = 1000


def play_match(
    board: Board,
    run_file: RunFile,
    blocks: int,
    pool: WorkerPool,
    *,
    sprt: Sprt | None = None,
    on_rows: OnRows | None = None,
    faults: Faults | None = None,
    records: Path | None = None,
) -> Rows:
    """Play the missing ones of a run's first blocks, and finish the run; returns all its rows.

    `faults` collects what bots did wrong in the games that are played now; `records` is a folder for these games.

    With a test, the run ends with the first block at which it is decided. Later blocks that were begun by then are
    dropped, because which ones they are depends on the workers. However the run ends, its games are saved.
    """
    blocks = max(blocks, run_file.finished)
    stopping = _StoppingRule(run_file, sprt)
    folder = None if records is None else str(new_records_folder(records).absolute())
    try:
        warm_up_bots(board, run_file.plan.bots, run_file.plan.players)
        if on_rows is not None and run_file.played:
            on_rows(run_file.rows(blocks))
        enough = stopping.decided() or _play(board, run_file, blocks, pool, stopping, on_rows, faults, folder) or blocks
        return run_file.finish(max(min(enough, blocks), run_file.finished))
    except (ArenaError, BotError) as error:  # a bot's file may disappear during a run
        raise ArenaError(f"{error}; {run_file.saved_message()}") from None
    finally:
        pool.drop()
        run_file.close()


def _play(
    board: Board,
    run_file: RunFile,
    blocks: int,
    pool: WorkerPool,
    stopping: _StoppingRule,
    on_rows: OnRows | None,
    faults: Faults | None,
    records: str | None,
) -> int | None:
    """Play until all is played or the test is decided; returns the number of blocks that decided it."""
    missing = (block for block in range(blocks) if block not in run_file.played)
    left = blocks - len(run_file.played)
    running, size = 0, 1
    while True:
        for chunk in _next_chunks(missing, 2 * pool.workers - running, size):
            pool.begin(board, run_file.plan, chunk, records)
            running += 1
        if not running:
            return None
        done = pool.finished()
        running -= 1
        run_file.check_bots()  # else the run would mix the games of two bots
        run_file.add(done.rows)
        if faults is not None:
            faults.merge(done.faults)
        played = len(set(done.rows["block"].tolist()))
        left -= played
        size = _chunk_size(played, done.seconds, left, pool.workers)
        if on_rows is not None:
            on_rows(done.rows)
        if enough := stopping.decided():
            return enough


def _next_chunks(missing: Iterator[int], chunks: int, size: int) -> Iterator[Chunk]:
    for _ in range(chunks):
        if not (chunk := tuple(islice(missing, size))):
            return
        yield chunk


def _chunk_size(played: int, seconds: float, left: int, workers: int) -> int:
    """As many blocks as take about a second; fewer towards the end, so that all workers finish together."""
    fitting = int(_CHUNK_SECONDS * played / max(seconds, 1e-6))
    return max(1, min(fitting, left // (4 * workers), _LARGEST_CHUNK))


class _StoppingRule:
    """Adds blocks to the test in their order, as far as they are played without a gap."""

    def __init__(self, run_file: RunFile, sprt: Sprt | None) -> None:
        self._run_file, self._sprt = run_file, sprt
        self._next = 0

    def decided(self) -> int | None:
        """The number of blocks after which the test was decided; None if it is not decided, or there is no test."""
        while self._sprt is not None and self._sprt.verdict is None and self._next in self._run_file.played:
            points = block_points(self._run_file.played[self._next], 2)[0]
            self._sprt.add(float(points[0, 1] / (points[0, 1] + points[1, 0])))
            self._next += 1
        return self._next if self._sprt is not None and self._sprt.verdict is not None else None
