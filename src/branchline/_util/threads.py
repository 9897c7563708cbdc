"""Threads for compiled code, which releases the GIL: parallel work on slices of an array, or on a list of tasks."""

from __future__ import annotations

import contextvars
import os
import queue
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import NamedTuple, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")

WORTH_IT = 16  # fewest games per thread: with fewer, handing over the work costs more than it saves


class _Failure(NamedTuple):
    error: BaseException


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def parallel_slices(work: Callable[[slice], None], size: int, threads: int, *, least: int = WORTH_IT) -> None:
    """Calls `work` on slices that cover `size` elements, one per thread; returns when all are done.

    `least` is the smallest number of elements that is worth a thread.
    """
    threads = max(1, min(threads, size // least))
    if threads == 1:
        work(slice(0, size))
        return
    ends = [size * i // threads for i in range(threads + 1)]
    own, *others = (slice(a, b) for a, b in pairwise(ends))
    futures = [_pool(threads - 1).submit(contextvars.copy_context().run, work, part) for part in others]
    try:
        work(own)
    finally:
        for future in futures:
            future.result()


def parallel_tasks(
    work: Callable[[Task], Result], tasks: Sequence[Task], threads: int
) -> Generator[Result, None, None]:
    """Yields the result of `work` on each task, in the order in which they are finished.

    A free thread takes the next task. When the generator is closed, or a task fails, no thread starts another one.
    """
    waiting = iter(tasks)  # shared by the threads
    done: queue.SimpleQueue[Result | _Failure] = queue.SimpleQueue()
    stop = threading.Event()

    def take_tasks() -> None:
        try:
            for task in waiting:
                if stop.is_set():
                    return
                done.put(work(task))
        except BaseException as error:
            done.put(_Failure(error))

    with ThreadPoolExecutor(threads) as pool:
        try:
            for _ in range(threads):
                pool.submit(contextvars.copy_context().run, take_tasks)
            for _ in tasks:
                result = done.get()
                if isinstance(result, _Failure):
                    raise result.error
                yield result
        finally:
            stop.set()


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="branchline")
