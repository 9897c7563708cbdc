"""CPU metering: charges the time that work really takes, on the event loop and in threads, to who caused it.

`metered` drives a coroutine and measures each step that it runs on the event loop, whatever runs in between; threads
measure themselves. The account of the present request is in a context variable, so it need not be passed around.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Coroutine, Generator
from concurrent.futures import Executor
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from itertools import count
from time import thread_time_ns
from types import coroutine
from typing import Any, TypeVar

from branchline.server.base import metrics, too_many
from branchline.server.base.rate_limits import Bucket, Limits
from branchline.server.base.sources import Source

R = TypeVar("R")

LONGEST_DEBT = 2.0  # seconds that a request waits for a budget to be out of debt, before it is refused
LONGEST_TURN = 10.0  # seconds that a request waits for its turn
MOST_WAITING = 64  # requests of an address that wait for their turn
# At a time a network has half as many places again as an address: who has many addresses would otherwise be ahead of
# others with all of them at once.
NETWORK_PLACES = 1.5
ELSEWHERE = "elsewhere"  # the group of all bots whose host has asked this worker for nothing yet
BASE_MS = 0.1  # what a request costs before and after the application sees it: parsing and writing


class Gate:
    """Lets a few requests of each source in at a time, and the others in their order: a hundred requests at once would
    otherwise all be ahead of another player's one.
    """

    def __init__(self, at_once: float) -> None:
        self._at_once = at_once
        self._inside: Counter[str] = Counter()  # by address and network
        # By widest network, then by address; addresses take turns.
        self._waiting: dict[str, OrderedDict[str, deque[tuple[Source, asyncio.Future[None]]]]] = {}

    def enter_now(self, source: Source) -> bool:
        """Takes a place if there is one and nobody of the same address waits for it."""
        if source.address in self._waiting.get(source.group, ()) or not self._has_room(source):
            return False
        self._count(source, 1)
        return True

    async def enter(self, source: Source) -> None:
        """Takes a place, as soon as there is one."""
        if self.enter_now(source):
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue = self._waiting.setdefault(source.group, OrderedDict()).setdefault(source.address, deque())
        if len(queue) >= MOST_WAITING:
            raise too_many(LONGEST_TURN)
        queue.append((source, turn))
        try:
            async with asyncio.timeout(LONGEST_TURN):
                await turn
        except BaseException as error:
            if turn.done() and not turn.cancelled():
                self.leave(source)  # its turn came at the same moment
            turn.cancel()
            self._admit(source.group)
            if isinstance(error, TimeoutError):
                raise too_many(LONGEST_TURN) from None
            raise

    def leave(self, source: Source) -> None:
        self._count(source, -1)
        self._admit(source.group)

    def _admit(self, group: str) -> None:
        """Gives free places to those of a network who wait for one, an address after the other."""
        queues = self._waiting.get(group, OrderedDict())
        for address in list(queues):
            queue = queues[address]
            while queue and (queue[0][1].done() or self._has_room(queue[0][0])):
                source, turn = queue.popleft()
                if not turn.done():
                    self._count(source, 1)
                    turn.set_result(None)
                    queues.move_to_end(address)
                    break
            if not queue:
                del queues[address]
        if not queues:
            self._waiting.pop(group, None)

    def _has_room(self, source: Source) -> bool:
        return self._inside[source.address] < self._at_once and all(
            self._inside[name] < self._at_once * NETWORK_PLACES for name, _ in source.networks
        )

    def _count(self, source: Source, step: int) -> None:
        for name in (source.address, *(name for name, _ in source.networks)):
            self._inside[name] += step
            if not self._inside[name]:
                del self._inside[name]


@dataclass
class Account:
    """Who pays for what happens now: the budgets of a source and of a person, and their storage quotas."""

    limits: Limits
    gate: Gate
    source: Source | None
    buckets: list[Bucket]
    person: str | None = None
    background: bool = False  # whether it pays for jobs and bots, for which nobody's request waits
    _inside: bool = field(default=False)
    _names: tuple[str, ...] | None = None

    @property
    def group(self) -> str:
        """Whose requests and bots take turns with those of others."""
        if self.source is not None:
            return self.source.group
        return ELSEWHERE if self.background else self.person or ""

    @property
    def names(self) -> tuple[str, ...]:
        """Whose storage quotas are charged."""
        if self._names is None:
            self._names = self.limits.storage.names(self.person, self.source)
        return self._names

    @property
    def in_debt(self) -> bool:
        return self.debt_seconds > 0.0

    @property
    def debt_seconds(self) -> float:
        """How long it takes until the budgets are out of debt."""
        return self.limits.budgets.debt_seconds(self.buckets)

    def charge(self, milliseconds: float) -> None:
        for bucket in self.buckets:
            bucket.left -= milliseconds
            bucket.unshared += milliseconds

    def stored(self, size: int) -> None:
        self.limits.storage.add(self.names, size)

    def for_thinking(self) -> Account:
        """Who pays for long computations that the request asks for: the same visitor, by the budget of their bots."""
        buckets = self.limits.budgets.of_thinking(self.person, self.source)
        return Account(self.limits, self.gate, self.source, buckets, self.person)

    async def identify(self, person: str) -> bool:
        """From now on a person pays too. Waits if their budget is in debt, and returns whether it has."""
        if self.person == person or self.source is None:
            return False
        self.person, self._names = person, None
        bucket = self.limits.budgets.of_person(person, self.source)
        self.buckets.append(bucket)
        if self.limits.budgets.debt_seconds([bucket]) > 0.0:
            async with self.idle():
                await self._wait_for_budget()
            return True
        return False

    async def enter(self) -> None:
        """Waits until the budgets are out of debt and the source has a place; refuses if that takes too long."""
        assert self.source is not None
        if self.in_debt:
            await self._wait_for_budget()
        if not self.gate.enter_now(self.source):
            await self.gate.enter(self.source)
            self._inside = True
            try:
                self.check_budget()  # it may have been used up by those ahead
            except BaseException:
                self.leave()
                raise
        self._inside = True

    def leave(self) -> None:
        """Gives the place away, if it has one."""
        if self._inside and self.source is not None:
            self._inside = False
            self.gate.leave(self.source)

    def turn(self) -> Turn:
        """Holds a place for the duration of the block: see `enter`."""
        return Turn(self)

    @contextlib.asynccontextmanager
    async def idle(self) -> AsyncIterator[None]:
        """Gives the place away while the request only waits, and takes one again afterwards."""
        if not self._inside or self.source is None:
            yield
            return
        self.leave()
        yield
        await self.gate.enter(self.source)
        self._inside = True

    async def _wait_for_budget(self) -> None:
        seconds = self.limits.budgets.debt_seconds(self.buckets)
        if seconds > 0.0:
            metrics.OVER_BUDGET.labels("waited").inc()
            await asyncio.sleep(min(seconds, LONGEST_DEBT))
            self.check_budget()

    def check_budget(self) -> None:
        """Refuses if a budget is in debt."""
        seconds = self.limits.budgets.debt_seconds(self.buckets)
        if seconds > 0.0:
            metrics.OVER_BUDGET.labels("refused").inc()
            raise too_many(seconds)


class Turn:
    """An async context manager, as a class because it is entered for every act."""

    __slots__ = ("_account",)

    def __init__(self, account: Account) -> None:
        self._account = account

    async def __aenter__(self) -> None:
        await self._account.enter()

    async def __aexit__(self, *error: object) -> None:
        self._account.leave()


class Accounts:
    """The accounts of a worker."""

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.gate = Gate(limits.rates.at_once.burst)

    def of_source(self, source: Source) -> Account:
        """Who pays for a request."""
        return Account(self.limits, self.gate, source, self.limits.budgets.of_source(source))

    def of_bots(self, host: str) -> Account:
        """Who pays for bots and jobs at a table: its host, and the address where the host was last."""
        source = self.limits.budgets.source_of(host)
        buckets = self.limits.budgets.of_thinking(host, source)
        return Account(self.limits, self.gate, source, buckets, host, background=True)


_current: ContextVar[Account | None] = ContextVar("branchline_account", default=None)


def current() -> Account | None:
    """The account of the present request; None for the server's own work."""
    return _current.get()


def unpaid() -> Context:
    """A context for tasks that work for everybody: a new task would otherwise charge whoever's request started it."""
    context = copy_context()
    context.run(_current.set, None)
    return context


def current_group() -> str:
    account = _current.get()
    return account.group if account is not None else ""


def charge(milliseconds: float) -> None:
    """Charges CPU time to the present request."""
    account = _current.get()
    if account is not None:
        account.charge(milliseconds)


def stored(size: int) -> None:
    """Charges what is stored now to the storage quotas."""
    account = _current.get()
    if account is not None:
        account.stored(size)


def turn() -> contextlib.AbstractAsyncContextManager[None]:
    """Waits until the present request may be worked on: see `Account.turn`."""
    account = _current.get()
    return account.turn() if account is not None and account.source is not None else contextlib.nullcontext()


def idle() -> contextlib.AbstractAsyncContextManager[None]:
    """The present request only waits, and leaves its place to others."""
    account = _current.get()
    return account.idle() if account is not None else contextlib.nullcontext()


async def out_of_debt() -> None:
    """Waits until the budgets of the present request are out of debt, however long that takes."""
    account = _current.get()
    while account is not None and (seconds := account.limits.budgets.debt_seconds(account.buckets)) > 0.0:
        await asyncio.sleep(min(seconds, LONGEST_DEBT))


async def charged_to(account: Account, work: Coroutine[Any, Any, R]) -> R:
    """Runs work whose cost an account pays, on the event loop and in threads."""
    before = _current.set(account)
    try:
        return await metered(work, account)
    finally:
        _current.reset(before)


class Stopwatch:
    """Adds up what is charged to it, in milliseconds."""

    def __init__(self) -> None:
        self.milliseconds = 0.0

    def charge(self, milliseconds: float) -> None:
        self.milliseconds += milliseconds


@coroutine
def metered(work: Coroutine[Any, Any, R], payer: Account | Stopwatch) -> Generator[Any, Any, R]:
    """Runs a coroutine and charges the time that each of its steps takes on the event loop."""
    send, throw = work.send, work.throw
    value: Any = None
    error: BaseException | None = None
    while True:
        began = thread_time_ns()
        try:
            waits_for = send(value) if error is None else throw(error)
        except StopIteration as done:
            result: R = done.value
            return result
        finally:
            payer.charge((thread_time_ns() - began) * 1e-6)
        try:
            value, error = (yield waits_for), None
        except BaseException as thrown:
            value, error = None, thrown


def children_milliseconds() -> float:
    """CPU time of all child processes that have ended."""
    if sys.platform == "win32":
        return 0.0
    import resource

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (used.ru_utime + used.ru_stime)


async def in_thread(executor: Executor, work: Callable[[], R], ended: Callable[[], None] = lambda: None) -> R:
    """Runs work in a thread and charges its CPU time to the present request. `ended` is called when the thread is free
    again: not before, also if the request is cancelled meanwhile.
    """
    account, loop = _current.get(), asyncio.get_running_loop()
    began: list[int] = []
    spent: list[int] = []
    last = count()  # who comes second, the thread or a request that was cancelled, frees the thread's place

    def finish() -> None:
        if account is not None:
            account.charge(sum(spent) * 1e-6)
        ended()

    def run() -> R:
        began.append(thread_time_ns())
        try:
            return work()
        finally:
            spent.append(thread_time_ns() - began[0])
            if next(last):
                loop.call_soon_threadsafe(finish)

    try:
        result = await loop.run_in_executor(executor, run)
    except asyncio.CancelledError:
        if not began or next(last):  # it was never begun, or has ended already
            finish()
        raise
    except BaseException:
        finish()
        raise
    finish()
    return result
