"""The runner: hands out chunks, keeps what comes back, and knows when it is enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from branchline.arena.errors import ArenaError
from branchline.arena.faults import Faults
from branchline.arena.games import Rows, rehearse
from branchline.arena.ratings import block_points
from branchline.arena.run_file import Kept
from branchline.arena.sprt import Sprt
from branchline.arena.workers import Chunk, Crew
from branchline.boards import Board
from branchline.bots import BotError

Tell = Callable[[Rows], None]  # is given the rows of blocks as they come in

_CHUNK_SECONDS = 1.0  # short enough to lose little by Ctrl-C, long enough not to be all handing over
_LARGEST_CHUNK = 1000


def play_match(
    board: Board,
    kept: Kept,
    blocks: int,
    crew: Crew,
    *,
    sprt: Sprt | None = None,
    tell: Tell | None = None,
    faults: Faults | None = None,
) -> Rows:
    """Play what is missing of the first blocks of a run, and finish it; returns all its rows.

    In `faults` is noted what bots did wrong in the games that are played now.

    With a test, the run ends with the first block at which it is decided. Later ones, begun by then, are dropped: which
    they are depends on the workers. However it ends, what was played is kept.
    """
    blocks = max(blocks, kept.finished)
    judge = _Judge(kept, sprt)
    try:
        rehearse(board, kept.plan.bots, kept.plan.players)
        if tell is not None and kept.played:
            tell(kept.rows(blocks))
        enough = judge.decided() or _play(board, kept, blocks, crew, judge, tell, faults) or blocks
        return kept.finish(max(min(enough, blocks), kept.finished))
    except (ArenaError, BotError) as error:  # a bot's file may vanish in the midst of a run
        raise ArenaError(f"{error}; {kept.told()}") from None
    finally:
        crew.drop()
        kept.close()


def _play(
    board: Board, kept: Kept, blocks: int, crew: Crew, judge: _Judge, tell: Tell | None, faults: Faults | None
) -> int | None:
    """Play until all is there or the judge has seen enough; returns the number of blocks that were enough."""
    missing = (block for block in range(blocks) if block not in kept.played)
    left = blocks - len(kept.played)
    running, size = 0, 1
    while True:
        for chunk in _next_chunks(missing, 2 * crew.workers - running, size):
            crew.begin(board, kept.plan, chunk)
            running += 1
        if not running:
            return None
        done = crew.finished()
        running -= 1
        kept.add(done.rows)
        if faults is not None:
            faults.merge(done.faults)
        played = len(set(done.rows["block"].tolist()))
        left -= played
        size = _chunk_size(played, done.seconds, left, crew.workers)
        if tell is not None:
            tell(done.rows)
        if enough := judge.decided():
            return enough


def _next_chunks(missing: Iterator[int], chunks: int, size: int) -> Iterator[Chunk]:
    for _ in range(chunks):
        if not (chunk := tuple(islice(missing, size))):
            return
        yield chunk


def _chunk_size(played: int, seconds: float, left: int, workers: int) -> int:
    """As many blocks as take about a second; towards the end fewer, so that all workers end together."""
    quick = int(_CHUNK_SECONDS * played / max(seconds, 1e-6))
    return max(1, min(quick, left // (4 * workers), _LARGEST_CHUNK))


class _Judge:
    """Puts blocks to the test in their order, as far as they are there without a gap."""

    def __init__(self, kept: Kept, sprt: Sprt | None) -> None:
        self._kept, self._sprt = kept, sprt
        self._next = 0

    def decided(self) -> int | None:
        """The number of blocks after which the test was decided; None: not yet, or there is no test."""
        while self._sprt is not None and self._sprt.verdict is None and self._next in self._kept.played:
            points = block_points(self._kept.played[self._next], 2)[0]
            self._sprt.add(float(points[0, 1] / (points[0, 1] + points[1, 0])))
            self._next += 1
        return self._next if self._sprt is not None and self._sprt.verdict is not None else None
