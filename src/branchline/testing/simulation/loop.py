"""Simulated event loop: one thread, a clock that jumps to the next timer, and processes that crash and freeze.

Each callback belongs to the process that scheduled it, because a callback carries its context (`contextvars`). Work for
threads becomes a step on this loop too, after a random delay. Everything random comes from one seed.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from hashlib import blake2b
from random import Random
from typing import Any, Protocol, TypeVar

T = TypeVar("T")

QUICK, SLOW = 0.002, 1.5  # seconds that a thread's work takes: on average, and at most when it is slow
SLOW_SHARE = 0.01
KEPT = 2000  # tasks of a process between two removals of finished ones

_owner: ContextVar[Process | None] = ContextVar("owner", default=None)


class Process:
    """A simulated operating-system process: its callbacks run only while it is alive and not frozen."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.alive = True
        self.frozen = False
        self.steps = 0
        self.crash_at = -1  # the step before which it crashes
        self.on_crash: Callable[[], None] = lambda: None
        self.context: Context = copy_context()
        self.context.run(_owner.set, self)
        self.held: list[asyncio.Handle] = []  # callbacks that were due while it could not run
        self.tasks: list[asyncio.Task[Any]] = []  # referenced, because a lost task would be finalized at any time

    def add_task(self, task: asyncio.Task[Any]) -> None:
        self.tasks.append(task)
        if len(self.tasks) % KEPT == 0:
            self.tasks = [each for each in self.tasks if not each.done()]


class Network(Protocol):
    async def connect(self, factory: Callable[[], asyncio.BaseProtocol]) -> tuple[asyncio.Transport, Any]: ...


class Deadlock(Exception):
    """Nothing is ready and no timer is set, so nothing would ever happen again."""


class SimulatedLoop(asyncio.BaseEventLoop):
    """An asyncio event loop without threads, files and sockets. `network` serves `create_connection`."""

    network: Network

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.steps = 0
        self.trace = blake2b(digest_size=8)
        self._delays = Random(f"{seed} delays")
        self._now = 0.0
        self._skip_until = 0.0
        self._skip_step = 0.0
        self._burying = False
        self.set_task_factory(self._new_task)

    def time(self) -> float:
        return self._now

    def note(self, what: str) -> None:
        """Add something to the hash of what happened."""
        self.trace.update(f"{self._now!r} {what}\n".encode())

    async def skip(self, seconds: float, step: float) -> None:
        """Let time pass quickly: timers fire up to `step` seconds late, as if the machine were suspended meanwhile."""
        self._skip_until, self._skip_step = self._now + seconds, step
        try:
            await asyncio.sleep(seconds)
        finally:
            self._skip_until = 0.0

    def thread_delay(self) -> float:
        if self._delays.random() < SLOW_SHARE:
            return self._delays.uniform(0.0, SLOW)
        return self._delays.expovariate(1 / QUICK)

    def start(self, process: Process, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task of a process."""
        return self.create_task(work, context=process.context)

    def thaw(self, process: Process) -> None:
        process.frozen = False
        held, process.held = process.held, []
        self._ready.extend(held)  # type: ignore[attr-defined]

    def bury(self, processes: list[Process]) -> None:
        """At the end, let the tasks of all processes unwind, so that none is finalized while something else runs."""
        self._burying = True
        for process in processes:
            self.thaw(process)
        for turn in range(2000):
            left = [(process, task) for process in processes for task in process.tasks if not task.done()]
            if not left:
                return
            if turn % 100 == 0:  # repeated, because before Python 3.12 `asyncio.wait_for` may swallow a cancellation
                for process, task in left:
                    process.context.run(task.cancel)
            self.call_soon(self.stop)
            self.run_forever()

    # What asyncio calls.

    def run_in_executor(self, executor: Any, func: Callable[..., T], *args: Any) -> asyncio.Future[T]:  # type: ignore[override]
        """Run a thread's work as a step of its own; its result comes in another step."""
        future: asyncio.Future[T] = self.create_future()

        def work() -> None:
            try:
                result = func(*args)
            except Exception as error:
                self.call_later(self.thread_delay(), _deliver, future, None, error)
            else:
                self.call_later(self.thread_delay(), _deliver, future, result, None)

        self.call_later(self.thread_delay(), work)
        return future

    async def create_connection(
        self, protocol_factory: Callable[[], asyncio.BaseProtocol], host: Any = None, port: Any = None, **more: Any
    ) -> tuple[asyncio.Transport, Any]:
        return await self.network.connect(protocol_factory)

    def _new_task(self, loop: asyncio.AbstractEventLoop, work: Any, context: Context | None = None) -> Any:
        task = asyncio.Task(work, loop=loop, context=context)
        owner = _owner.get() if context is None else context.get(_owner)
        if owner is not None:
            owner.add_task(task)
        return task

    def _run_once(self) -> None:
        ready: Any = self._ready  # type: ignore[attr-defined]
        timers: list[Any] = self._scheduled  # type: ignore[attr-defined]
        if not ready:
            self._advance(timers)
        while timers and timers[0].when() <= self._now:
            timer = heapq.heappop(timers)
            timer._scheduled = False
            ready.append(timer)
        for _ in range(len(ready)):
            handle = ready.popleft()
            if not handle._cancelled:
                self._step(handle)

    def _advance(self, timers: list[Any]) -> None:
        while timers and timers[0]._cancelled:
            heapq.heappop(timers)._scheduled = False
        if not timers:
            if self._burying:
                return
            raise Deadlock
        when = timers[0].when()
        if when < self._skip_until:
            when = min(when + self._delays.random() * self._skip_step, self._skip_until)
        self._now = max(self._now, when)

    def _step(self, handle: Any) -> None:
        owner: Process | None = handle._context.get(_owner)
        if owner is not None and not self._burying:
            owner.steps += 1
            if owner.steps == owner.crash_at and owner.alive:
                owner.on_crash()
            if owner.frozen or not owner.alive:
                owner.held.append(handle)
                return
            self.trace.update(f"{self._now!r} {owner.name}\n".encode())
        self.steps += 1
        handle._run()

    def _timer_handle_cancelled(self, handle: object) -> None:
        pass  # cancelled timers are dropped when they are due

    def _write_to_self(self) -> None:
        pass  # there is no thread that could be waiting

    def _process_events(self, events: object) -> None:
        pass


def _deliver(future: asyncio.Future[T], result: T | None, error: Exception | None) -> None:
    if future.cancelled():
        return
    if error is not None:
        future.set_exception(error)
    else:
        future.set_result(result)  # type: ignore[arg-type]


async def within(seconds: float, work: Awaitable[object]) -> bool:
    """Whether the work was done in time."""
    try:
        async with asyncio.timeout(seconds):
            await work
    except TimeoutError:
        return False
    return True
