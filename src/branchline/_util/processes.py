"""Process pool whose workers exit with their parent process and ignore Ctrl-C."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing.connection import Connection
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Processes:
    """A pool of spawned processes, which inherit neither the memory nor the threads of this one.

    Each worker watches a pipe whose other end only this process holds. When the pipe is closed, or this process dies,
    the workers exit at once, even in the middle of a task.
    """

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        watched, self._alive_pipe = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(workers, context, _start_worker, (watched,))

    def submit(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> Future[R]:
        """Submits a task. Raises BrokenProcessPool, here or through the future, if a worker has died."""
        with _no_interrupts():  # submitting may start a process
            return self._pool.submit(work, *arguments, **more)

    def stop(self) -> None:
        self._alive_pipe.close()
        self._pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def ignore_further_interrupts() -> Iterator[None]:
    """Ignores every Ctrl-C after the first: the shutdown of the workers that the first one starts must finish."""
    usual = signal.default_int_handler
    if signal.getsignal(signal.SIGINT) is not usual or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: object) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        raise KeyboardInterrupt

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Blocks SIGINT. A process started meanwhile inherits the mask, so Ctrl-C can't hit it even while it starts."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker(watched: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all processes; the parent handles it

    def exit_when_closed() -> None:
        watched.poll(None)
        os._exit(0)

    threading.Thread(target=exit_when_closed, daemon=True).start()
