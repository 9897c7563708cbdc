"""Child process for reviews: reads jobs from standard input, writes progress and results to standard output as JSON.

A server starts `python -m branchline.bots.coach.child`, so that a review neither holds its interpreter nor slows its
games: the child has a low priority and one thread. It exits when standard input is closed, also in the middle of a
job. A job is a pickled `Job` after four bytes of length; only the parent process can write one.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from dataclasses import dataclass
from queue import SimpleQueue
from time import process_time
from typing import Any, BinaryIO

import msgspec

from branchline.boards import Board
from branchline.bots.coach.retry import retry
from branchline.bots.coach.review import PLAYOUTS, Reviewer
from branchline.errors import CodedError
from branchline.game.record import Record

NICE = 10  # games come first, but on a busy machine a review must not starve
EVERY = 4  # acts between two lines of progress


@dataclass(frozen=True)
class Job:
    """A review of a record, or with `act` and `action` the judgement of another action in one of its positions."""

    record: Record
    board: Board
    act: int = 0  # 0: a review
    action: str = ""
    best: str | None = None
    playouts: int = PLAYOUTS


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(NICE)
    jobs: SimpleQueue[Job] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, jobs), daemon=True).start()
    while True:
        job = jobs.get()
        began = process_time()
        try:
            done = _work(job)
        except CodedError as error:
            done = {"refused": error.code, "details": {k: v for k, v in error.details.items() if _is_plain(v)}}
        _write(done | {"milliseconds": 1000 * (process_time() - began)})


def _work(job: Job) -> dict[str, Any]:
    reviewer = Reviewer(job.record, job.board, playouts=job.playouts)
    if job.act:
        return {"result": retry(reviewer, job.act, job.action, job.best)}
    done, total = 0, len(job.record.acts)

    def progress(more: int) -> None:
        nonlocal done
        done += more
        if done % EVERY == 0:
            _write({"done": done, "total": total})

    return {"result": reviewer.run(progress)}


def _read(source: BinaryIO, jobs: SimpleQueue[Job]) -> None:
    """Queue the jobs; exit when the parent process closes the pipe or is gone."""
    while len(size := source.read(4)) == 4:
        jobs.put(pickle.loads(source.read(int.from_bytes(size))))
    os._exit(0)


def framed(job: Job) -> bytes:
    """A job as bytes for standard input."""
    data = pickle.dumps(job)
    return len(data).to_bytes(4) + data


def _write(message: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(message) + b"\n")
    sys.stdout.buffer.flush()


def _is_plain(value: Any) -> bool:
    return isinstance(value, (str, int))


if __name__ == "__main__":
    main()
