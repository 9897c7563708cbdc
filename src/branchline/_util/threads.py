"""Thread pool for compiled code: works on slices of an array in parallel, as compiled code releases the GIL."""

from __future__ import annotations

import contextvars
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

WORTH_IT = 16  # fewest games per thread: with fewer, handing over the work costs more than it saves


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


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads, thread_name_prefix="branchline")
