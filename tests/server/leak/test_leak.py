"""Nothing leaks: games that differ only in what somebody can't know are the same to them, to the byte."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from branchline.boards import builtin_boards, load_board
from branchline.server.model import Watching
from tests.knowledge.pairs import hidden_fields
from tests.server.leak.pair import new_pair
from tests.server.leak.twins import new_twins

WATCHINGS: tuple[Watching, ...] = ("live", "delayed", "end")
STEPS = 32


@pytest.mark.parametrize("name", builtin_boards())
def test_twins_look_the_same(name: str, tmp_path: Path, empty: Path, loop: asyncio.Runner) -> None:
    async def run(number: int, alike: tuple[int, ...], watching: Watching) -> set[str]:
        folder = tmp_path / str(number)
        folder.mkdir()
        twins = new_twins(name, 3, alike, number, STEPS)
        pair = await new_pair(twins, folder, empty, watching)
        try:
            await pair.play()
        finally:
            await pair.close()
        return {field for field, count in twins.differing.items() if count}

    seen: set[str] = set()
    for number, (alike, watching) in enumerate([((0,), "live"), ((), "delayed"), ((0, 2), "live"), ((1,), "end")]):
        seen |= loop.run(run(number, alike, watching))
    assert seen == hidden_fields(load_board(name)) - {"drawn"}
