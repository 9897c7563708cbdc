"""Processes that work for this one: they leave when it does, and only it hears Ctrl-C."""

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
    """Processes, started anew: what this one has in memory and which threads it runs is nothing to them.

    Each watches a pipe of which only this process holds the other end. When it is closed, or when this process dies,
    they leave at once, in the midst of their work.
    """

    def __init__(self, workers: int) -> None:
        context = multiprocessing.get_context("spawn")
        watched, self._leash = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(workers, context, _begin_worker, (watched,))

    def submit(self, work: Callable[P, R], *arguments: P.args, **more: P.kwargs) -> Future[R]:
        """Have it done. BrokenProcessPool, here or by the future, if a process has died."""
        with _no_interrupts():  # this may start a process
            return self._pool.submit(work, *arguments, **more)

    def stop(self) -> None:
        self._leash.close()
        self._pool.shutdown(cancel_futures=True)


@contextlib.contextmanager
def one_interrupt() -> Iterator[None]:
    """Let the first Ctrl-C count and no other: what it sets off, sending the workers home, must come to its end."""
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
    """Hold Ctrl-C back for a moment. A process that is started then never hears it, not even while it is starting."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(watched: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # a terminal sends Ctrl-C to all of them; the first one decides

    def leave_when_closed() -> None:
        watched.poll(None)
        os._exit(0)

    threading.Thread(target=leave_when_closed, daemon=True).start()
