"""Work on slices of an array, on all cores: compiled code lets go of the interpreter's lock while it runs."""

from __future__ import annotations

import contextvars
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

WORTH_IT = 16  # moves of games a thread: below, handing the work over costs more than it saves


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def over_slices(work: Callable[[slice], None], size: int, threads: int, *, least: int = WORTH_IT) -> None:
    """Do the work on slices that cover `size` elements, one a thread; returns when all of it is done.

    `least`: elements that are worth a thread of their own.
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


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="branchline")
