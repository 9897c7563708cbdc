"""Bots at a server's tables are levels. A log that names anything else, however it got there, runs nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from branchline.bots import LEVELS, BotError
from branchline.server.store import open_store
from branchline.server.table.bot_queue import BotPools
from branchline.server.table.jobs import JobRunner, choose
from branchline.server.table.state import Acted, StoodIn, TableState
from branchline.testing import service_on, started

SECONDS = 60.0


def specs(folder: Path) -> dict[str, str]:
    """Bots of somebody's own, which leave a trace when they are run, and others that are no levels."""
    program, module, ran = folder / "bot", folder / "mine.py", folder / "ran"
    program.write_text(f"#!/bin/sh\ntouch {ran}\n")
    program.chmod(0o755)
    module.write_text(f"from pathlib import Path\nPath({str(ran)!r}).touch()\nclass Bot: pass\n")
    return {"program": f"exec:{program}", "file": f"{module}:Bot", "search": "search:playouts=1", "name": "racer"}


@pytest.mark.parametrize("kind", ["program", "file", "search", "name"])
def test_a_stand_in_that_is_no_level_is_not_run(kind: str, loop: asyncio.Runner, tmp_path: Path) -> None:
    spec = specs(tmp_path)[kind]

    async def play() -> tuple[TableState, TableState]:
        store = await open_store(f"sqlite:///{tmp_path / 'branchline.db'}")
        service = service_on(store)
        table_state = await started(service)
        table_state = (
            await service.append(table_state.id, "away", table_state.version, StoodIn(0, spec, "left"))
        ).table_state
        bot_pools = BotPools()
        job_runner = JobRunner(service, bot_pools)
        assert await job_runner.once() == 1
        await job_runner.settle()
        bot_pools.close()
        after = await service.table_state(table_state.id)
        await store.close()
        return table_state, after

    before, after = loop.run(asyncio.wait_for(play(), SECONDS))
    assert after.version == before.version
    assert not (tmp_path / "ran").exists()
    with pytest.raises(BotError, match="no level"):
        choose(before, 0, spec)
    assert choose(before, 0, "easy").startswith("keep ")
    assert "easy" in LEVELS


def test_a_bot_decides_the_same_whoever_acts_first(loop: asyncio.Runner, tmp_path: Path) -> None:
    """All seats keep tickets at the same time: a bot's choice, and its slips, don't depend on the order."""

    async def play() -> None:
        store = await open_store(f"sqlite:///{tmp_path / 'branchline.db'}")
        service = service_on(store)
        for table in range(12):
            before = await started(service)
            kept = Acted(1, (choose(before, 1, "expert"),))
            after = (await service.append(before.id, f"kept {table}", before.version, kept)).table_state
            assert after.version > before.version
            assert choose(after, 0, "easy") == choose(before, 0, "easy")
        await store.close()

    loop.run(asyncio.wait_for(play(), SECONDS))
