"""Reviews of finished games: a bounded queue in front of one child process, results in memory and in the database.

Requests for the same game share one job. With several workers, a lease on the game says who computes it; the others
answer that it is being worked on. The first to ask pays for the CPU time, by the budget for bots.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextvars import Context
from dataclasses import dataclass, field
from typing import Any

import msgspec

from branchline.boards import Board
from branchline.bots.coach.child import Job, framed
from branchline.bots.coach.output import lesson_in_words, sentences
from branchline.bots.coach.retry import Retry
from branchline.bots.coach.review import PLAYOUTS, VERSION, Moment, Review, TurningPoint
from branchline.game.actions import parse_action
from branchline.game.record import Record
from branchline.server import wire
from branchline.server.base import Clock, LruCache, RandomSource, RequestRefused
from branchline.server.base.fair_cache import FairCache
from branchline.server.base.metering import current
from branchline.server.store import Store, StoreDown, result_statements
from branchline.texts import Texts

MOST, MOST_OF_ONE = 32, 4  # games in the queue, and those that one network has asked for
MOST_TRIES, MOST_TRIES_OF_ONE = 16, 4  # tries in the queue, and those of one network
IDLE = 60.0  # seconds after which a child without work is ended
SECONDS = 900.0  # timeout of a job: it has a low priority, so it takes long on a busy machine
LEASE = 60.0
COMMAND = (sys.executable, "-m", "branchline.bots.coach.child")
LONGEST_LINE = 4_000_000  # bytes of a result

_log = logging.getLogger("branchline.coach")


@dataclass(eq=False)
class Task:
    """A job in the queue, and how far it is."""

    key: str
    job: Job
    group: str  # who asked
    charge: Callable[[float], None]  # milliseconds
    kept: bool  # whether the result is stored with the table
    total: int = 0
    done: int = 0
    running: bool = False
    result: asyncio.Future[dict[str, Any]] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Coach:
    """The queue of a worker."""

    playouts = PLAYOUTS  # per act

    def __init__(self, store: Store, clock: Clock, random: RandomSource) -> None:
        self._store, self._clock = store, clock
        self._holder = random.bytes(8).hex()
        self._reviews: FairCache[str, Review] = FairCache(64)
        self._failed: LruCache[str, bool] = LruCache(64)
        self._elsewhere: LruCache[str, float] = LruCache(64)  # games that other workers compute, and how long at least
        self._games: dict[str, Task] = {}  # in the order of the queue
        self._tries: list[Task] = []
        self._served: LruCache[str, int] = LruCache(1024)  # by who asked: the number of their last job
        self._jobs = 0
        self._work: asyncio.Task[None] | None = None
        self._child: asyncio.subprocess.Process | None = None
        self._wake = asyncio.Event()

    async def found(self, key: str, *, kept: bool) -> Review | None:
        """The review of a game, if there is one already."""
        found = self._reviews.get(key)
        if found is None and kept and (body := await self._store.review(key, VERSION)) is not None:
            found = msgspec.json.decode(zlib.decompress(body), type=Review)
            self._reviews.put(key, found)
        return found

    def progress(self, key: str) -> tuple[str, int, int]:
        """How far it is: none, queued, working or failed; acts done, and acts in total."""
        task = self._games.get(key)
        if task is None and (self._elsewhere.get(key) or 0.0) > self._clock.now():
            return "working", 0, 0
        if task is None:
            return ("failed" if self._failed.get(key) else "none"), 0, 0
        return ("working" if task.running else "queued"), task.done, task.total

    async def ask(self, key: str, record: Record, board: Board, *, kept: bool) -> None:
        """Queue the review of a game, unless it is queued already; RequestRefused if too much is queued."""
        if key in self._games:
            return
        group, charge = _payer()
        if _is_full(self._games.values(), group, MOST, MOST_OF_ONE):
            refused = RequestRefused("coach-busy")
            refused.retry_after = 60
            raise refused
        self._failed.remove(key)
        self._games[key] = Task(key, Job(record, board, playouts=self.playouts), group, charge, kept, len(record.acts))
        self._start()

    async def try_again(self, record: Record, board: Board, act: int, action: str, best: str | None) -> Retry:
        """Judge another action in a past position."""
        group, charge = _payer()
        if _is_full(self._tries, group, MOST_TRIES, MOST_TRIES_OF_ONE):
            raise RequestRefused("coach-busy")
        task = Task("", Job(record, board, act, action, best, self.playouts), group, charge, kept=False)
        self._tries.append(task)
        self._start()
        done = await task.result
        if (code := done.get("refused")) is not None:
            raise RequestRefused(code, **done["details"])
        if "result" not in done:
            raise RequestRefused("try-again")
        return msgspec.convert(done["result"], Retry)

    def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
        if self._child is not None and self._child.returncode is None:
            self._child.kill()

    def _start(self) -> None:
        self._wake.set()
        if self._work is None or self._work.done():
            # Without the context of the request that happens to be first: each task knows who pays.
            self._work = asyncio.get_running_loop().create_task(self._run(), context=Context())

    async def _run(self) -> None:
        """Work on one task after the other; end the child when there has been nothing to do for a while."""
        try:
            while True:
                task = self._next()
                if task is not None:
                    await self._do(task)
                    continue
                self._wake.clear()
                try:
                    await asyncio.wait_for(self._wake.wait(), IDLE)
                except TimeoutError:
                    return
        finally:
            await self._end_child()

    def _next(self) -> Task | None:
        """The next task: networks take turns, and somebody's tries come before their games."""
        waiting = (*self._tries, *self._games.values())
        task = min(waiting, key=lambda each: self._served.get(each.group) or 0, default=None)
        if task is not None:
            self._jobs += 1
            self._served.put(task.group, self._jobs)
            if task in self._tries:
                self._tries.remove(task)
        return task

    async def _do(self, task: Task) -> None:
        done: dict[str, Any] = {}
        clock = asyncio.get_running_loop().time
        began: float | None = None
        try:
            if task.key and await self.found(task.key, kept=task.kept) is not None:
                return  # another worker was faster
            if task.kept and not await self._lease(task):
                self._elsewhere.put(task.key, self._clock.now() + LEASE)
                return  # another worker computes it; this one will find it in the database
            task.running, began = True, clock()
            async with asyncio.timeout(SECONDS):
                done = await self._ask_child(task)
            task.charge(float(done.get("milliseconds", 0.0)))
            if task.key and "result" in done:
                await self._keep(task, done["result"])
            elif task.key:
                await self._note_failure(task)
        except Exception as error:  # of any kind: the queue goes on
            _log.error("a review failed: %r", error)
            if began is not None and not done:  # it did not say what it cost; otherwise it could be asked for again
                task.charge(1000 * (clock() - began))
            await self._end_child()
            if task.key:
                await self._note_failure(task)
        finally:
            self._games.pop(task.key, None)
            if not task.result.done():
                task.result.set_result(done)

    async def _note_failure(self, task: Task) -> None:
        self._failed.put(task.key, True)
        if task.kept:
            with contextlib.suppress(StoreDown):
                await self._store.drop_lease(f"coach {task.key}", self._holder)

    async def _keep(self, task: Task, result: Any) -> None:
        review = msgspec.convert(result, Review)
        self._reviews.put(task.key, review, task.group)
        if task.kept:
            body = zlib.compress(msgspec.json.encode(review))
            await self._store.put_review(task.key, VERSION, body, self._clock.now())
            accuracies = {each.seat: each.accuracy for each in review.seats if each.accuracy is not None}
            await self._store.write(result_statements.set_accuracy, task.key, accuracies)
            await self._store.drop_lease(f"coach {task.key}", self._holder)

    async def _lease(self, task: Task) -> bool:
        now = self._clock.now()
        return await self._store.take_lease(f"coach {task.key}", self._holder, now, now + LEASE)

    async def _ask_child(self, task: Task) -> dict[str, Any]:
        """Send a job to the child, and read lines until its result."""
        child = await self._running_child()
        assert child.stdin is not None
        assert child.stdout is not None
        child.stdin.write(framed(task.job))
        await child.stdin.drain()
        leased = self._clock.now()
        while line := await child.stdout.readline():
            said: dict[str, Any] = msgspec.json.decode(line)
            if "milliseconds" in said:
                return said
            task.done = said["done"]
            if task.kept and self._clock.now() - leased > LEASE / 2:
                leased = self._clock.now()
                await self._lease(task)
        raise RuntimeError("the child process has ended")

    async def _running_child(self) -> asyncio.subprocess.Process:
        if self._child is None or self._child.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._child = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        return self._child

    async def _end_child(self) -> None:
        child, self._child = self._child, None
        if child is not None and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()


def _payer() -> tuple[str, Callable[[float], None]]:
    """Whose budget pays for the present request's computation; refuses if it is in debt."""
    account = current()
    if account is None:
        return "", lambda milliseconds: None
    payer = account.for_thinking()
    payer.check_budget()
    return payer.group, payer.charge


def _is_full(tasks: Collection[Task], group: str, most: int, most_of_one: int) -> bool:
    """Whether a network may not queue another task. A quarter is reserved for those who have nothing waiting yet."""
    asked = sum(task.group == group for task in tasks)
    return asked >= most_of_one or len(tasks) >= most - (most // 4 if asked else 0)


# In words.


def in_words(review: Review, board: Board, names: tuple[str, ...], language: str) -> wire.CoachReview:
    """A review as the page shows it."""
    texts = Texts(language, board, names, numbered=False)
    return wire.CoachReview(
        review.start,
        tuple(
            wire.CoachAct(
                act.act, act.seat, act.chances, act.luck, act.choice, max(0.0, round(act.loss - act.error, 4)),
                act.best, _routes(board, act.best),
            )
            for act in review.acts
        ),
        tuple(
            wire.CoachSeat(
                each.seat, each.accuracy, each.luck, each.lost, each.turning_points, _moment(each.best_moment, texts),
                lesson_in_words(each.lesson, texts) if each.lesson is not None else None,
            )
            for each in review.seats
        ),
        review.turning_points,
        tuple(
            _point(point, texts)
            for point in review.details
        ),
    )  # fmt: skip


def _point(point: TurningPoint, texts: Texts) -> wire.CoachPoint:
    why, *more = sentences(point, texts)
    named = [str(data["route"]) for _, data in point.reasons[:1] if "route" in data]
    return wire.CoachPoint(
        point.act,
        point.seat,
        point.kind,
        point.cost,
        _option(point.played, texts),
        _option(point.best, texts, named if point.kind != "hidden" else ()),
        why,
        tuple(more),
        msgspec.convert(msgspec.to_builtins(point.numbers), wire.CoachNumbers | None),
    )


def _moment(moment: Moment | None, texts: Texts) -> wire.CoachMoment | None:
    if moment is None:
        return None
    return wire.CoachMoment(moment.act, moment.gain, _action(moment.played, texts), _action(moment.other, texts))


def _option(text: str, texts: Texts, named: Sequence[str] = ()) -> wire.CoachOption:
    """An action; if it claims no route, with those that are named in its reason."""
    assert texts.board is not None
    action = parse_action(texts.board, text)
    tickets = [texts.board.tickets[texts.board.ticket_index[ticket]] for ticket in action.tickets]
    ends = dict.fromkeys(city for ticket in tickets for city in (ticket.a, ticket.b))
    cards = Counter({action.card: 1} if action.card else action.cards) + Counter(action.substitutes)
    return wire.CoachOption(
        text,
        _action(text, texts),
        (action.route,) if action.route else tuple(named),
        (action.city,) if action.city else tuple(ends),
        dict(cards),
    )


def answer_in_words(found: Retry, board: Board, language: str) -> wire.CoachAnswer:
    texts = Texts(language, board, numbered=False)
    tried, played, best = (_action(text, texts) for text in (found.tried, found.played, found.best))
    return wire.CoachAnswer(found.verdict, found.chance, found.played_chance, found.best_chance, tried, played, best)


def _action(text: str, texts: Texts) -> str:
    assert texts.board is not None
    words = texts.action(parse_action(texts.board, text))
    return words[:1].upper() + words[1:]


def _routes(board: Board, action: str | None) -> tuple[str, ...]:
    route = parse_action(board, action).route if action is not None else None
    return (route,) if route is not None else ()
