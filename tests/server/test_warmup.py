"""Compilation that fails at start-up is logged, reported, and tried again."""

from __future__ import annotations

import asyncio
import logging
import sys

import msgspec
import pytest

from branchline.server.app import warmup
from branchline.server.app.warmup import COMMAND, Warmup
from branchline.server.wire import Readiness
from branchline.testing import until

DIES = (sys.executable, "-c", "import os; print('[1, 9, \"playing\"]', flush=True); os.kill(os.getpid(), 9)")
STARVES = ("sh", "-c", 'ulimit -v 200000 && exec "$0" "$@"', *COMMAND)  # the real one, without memory for a compiler
DOES = (sys.executable, "-c", "print('[9, 9, \"compiled\"]', flush=True)")


@pytest.fixture
def not_yet(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warmup, "_all_compiled", lambda: False)
    monkeypatch.setattr(warmup, "AGAIN", 0.01)


@pytest.mark.parametrize("way", ["dies", "starves"])
@pytest.mark.usefixtures("not_yet")
def test_compiling_that_fails_is_told_and_tried_again(
    way: str, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(warmup, "COMMAND", DIES if way == "dies" else STARVES)

    async def run() -> tuple[Readiness, Readiness]:
        made = Warmup()
        running = asyncio.create_task(made.run())
        try:
            await until(lambda: made.trouble is not None)
            told = made.shown
            assert not await made.soon()  # nobody waits for what may take long
            monkeypatch.setattr(warmup, "COMMAND", DOES)
            await until(lambda: made.ready)
            return told, made.shown
        finally:
            running.cancel()
            await asyncio.wait([running])

    with caplog.at_level(logging.ERROR, "branchline.warming"):
        told, then = loop.run(run())
    assert (told.ready, told.trouble) == (False, "compiling")
    assert (then.ready, then.trouble) == (True, None)
    assert "trouble" not in msgspec.json.encode(then).decode()
    said = "ended with -9: no word" if way == "dies" else "ended with 1: OSError: "
    assert said in caplog.messages[0]
