"""The tests against leaks have teeth: whatever is planted is found."""

from __future__ import annotations

import asyncio
from functools import cache

import pytest

from branchline.boards import builtin_boards, load_board
from branchline.server.wire import Watching
from tests.knowledge.indistinguishable import hidden_fields
from tests.server.leak.pair import Leak, new_pair
from tests.server.leak.planted import BY_SEARCH, HELD_BACK, IN_TWINS, ON_USA
from tests.server.leak.test_leak import FOLLOWS
from tests.server.leak.twins import Twins, new_strangers, new_twins
from tests.volume import long

pytestmark = long  # every test starts processes of its own, or plays whole games

STEPS = 24
SEEDS = {"thistledown": 5, "usa": 1}  # in which hidden seats return tickets, at the start and in play


@cache
def twins_on(board: str, alike: tuple[int, ...] = (0,), steps: int = STEPS) -> Twins:
    return new_twins(board, 3, alike, SEEDS[board], steps)


def find(loop: asyncio.Runner, twins: Twins, watching: Watching = "live", *, probing: bool = True) -> None:
    async def run() -> None:
        pair = await new_pair(twins, watching)
        try:
            await pair.play(probing=probing)
        finally:
            await pair.close()

    loop.run(run())


@pytest.mark.parametrize("name", [*IN_TWINS, *ON_USA])
def test_what_is_planted_in_twins_is_found(name: str, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    alike = () if name == "what players say" else (0,)
    twins = twins_on("usa" if name in ON_USA else "thistledown", alike)
    (IN_TWINS | ON_USA)[name](monkeypatch)
    with pytest.raises(Leak):
        find(loop, twins, probing=not name.startswith(("state", "view", "event")))


@pytest.mark.parametrize("name", BY_SEARCH)
def test_a_secret_that_is_sent_is_found(name: str, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = "lists" in name
    BY_SEARCH[name](monkeypatch)
    with pytest.raises(Leak, match="is sent"):
        find(loop, twins_on("thistledown", steps=8 if listed else 3), probing=listed)


@pytest.mark.parametrize("name", HELD_BACK)
def test_what_is_shown_too_early_is_found(name: str, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    HELD_BACK[name](monkeypatch)
    with pytest.raises(Leak):
        find(loop, new_strangers("thistledown", 3, 1, 6), "delayed", probing=False)


def test_every_hidden_field_is_planted() -> None:
    hidden = set().union(*(hidden_fields(load_board(name)) for name in builtin_boards())) - FOLLOWS
    assert {name.removeprefix("state ") for name in (*IN_TWINS, *ON_USA) if name.startswith("state ")} == hidden
