"""Garbage collection: cycles that connections leave behind are collected after many have ended, not before."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import weakref
from collections.abc import Iterator

import pytest

from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.base.sources import Source
from branchline.server.process import worker

HERE = Source("here")


class Ring:
    """Something that holds only itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)


def test_what_ended_connections_left_is_found(thresholds: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "CHECK_SECONDS", 0.005)
    monkeypatch.setattr(worker, "ENDED", 4)
    crowd = ConnectionLimit(None, None)
    for number in range(20):
        assert crowd.enter(HERE, number, lambda: None)

    async def run() -> None:
        tidying = asyncio.create_task(worker.run_gc(crowd))
        await asyncio.sleep(0)
        ring = Ring()
        gc.collect()  # it is not new any more
        found = weakref.ref(ring)
        del ring
        await _leave(crowd, 5)  # of twenty: not half of those who are left
        assert found() is not None
        await _leave(crowd, 2)
        for _ in range(1000):
            if found() is None:
                break
            await asyncio.sleep(0.005)
        assert found() is None
        tidying.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await tidying

    asyncio.run(run())


def test_who_ends_many_connections_forces_no_full_collections(
    thresholds: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full one takes as long as everybody's tables need. What is new is collected all the same."""
    monkeypatch.setattr(worker, "CHECK_SECONDS", 0.005)
    monkeypatch.setattr(worker, "ENDED", 8)
    monkeypatch.setattr(worker, "FEW_ENDED", 3)
    crowd, generations = ConnectionLimit(None, None), list[int]()
    for each in range(60):
        assert crowd.enter(HERE, each, lambda: None)

    def collected(phase: str, about: dict[str, int]) -> None:
        if phase == "start" and about["generation"]:
            generations.append(about["generation"])

    async def run() -> None:
        tidying = asyncio.create_task(worker.run_gc(crowd))
        await asyncio.sleep(0)
        gc.callbacks.append(collected)
        try:
            for leaving in (20, 20, 20):  # always more than half of those who are left
                ring, before = weakref.ref(Ring()), len(generations)
                for _ in range(leaving):
                    crowd.leave(HERE, crowd.left)
                for _ in range(1000):
                    if ring() is None and len(generations) > before:
                        break
                    await asyncio.sleep(0.005)
                assert ring() is None
        finally:
            gc.callbacks.remove(collected)
            tidying.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await tidying

    asyncio.run(run())
    assert generations == [2, 1, 1]


async def _leave(crowd: ConnectionLimit, number: int) -> None:
    """And time for many looks."""
    for each in range(crowd.left, crowd.left + number):
        crowd.leave(HERE, each)
    await asyncio.sleep(0.05)
