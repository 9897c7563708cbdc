"""A server's very first start: people play at once, and don't notice when compiled workers take over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from branchline.boards import builtin_boards, load_board
from branchline.game.game import Game
from branchline.testing import ServerProcess
from branchline.testing.uncompiled import UncompiledMachine, uncompiled
from tests.page.clicker import READY, WAIT, Clicker
from tests.page.conftest import Opener
from tests.volume import long

SMALLEST = min(builtin_boards(), key=lambda name: len(load_board(name).routes))
ACTS = 6  # clicks before everything is compiled


@pytest.fixture
def machine(tmp_path: Path) -> Iterator[UncompiledMachine]:
    with uncompiled(tmp_path / "cache") as found:
        yield found


@pytest.fixture
def server(machine: UncompiledMachine, tmp_path: Path) -> Iterator[ServerProcess]:
    running = ServerProcess(f"sqlite:///{tmp_path / 'games.db'}", log=tmp_path / "log", environment=machine.environment)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@long
@pytest.mark.parametrize("board", builtin_boards())
def test_a_whole_game_across_the_switch(
    open_page: Opener, machine: UncompiledMachine, server: ServerProcess, board: str
) -> None:
    assert server.warming_up
    workers = server.worker_pids()
    page = open_page("/", refused=True)  # the socket is closed when the worker goes
    expect(page.get_by_role("button", name="Play")).to_be_enabled()
    assert "compil" not in page.locator("body").inner_text().lower()
    for chosen in (load_board(board).title, "1"):
        page.get_by_role("radio", name=chosen, exact=True).check(force=True)
    page.get_by_role("button", name="Play").click()
    clicker = Clicker(page)
    for _ in range(ACTS):
        page.wait_for_function(READY, timeout=WAIT)
        clicker.act()
    assert server.warming_up
    machine.compile()
    server.await_replaced(workers)
    assert not server.warming_up
    clicker.play()
    table = page.url.rsplit("/", 1)[1]
    record = page.request.get(f"{server.url}/api/tables/{table}/record")
    assert record.ok
    assert Game.replay(record.text()).over  # every position has the same hash in compiled code


def test_a_master_that_warms_up_says_so(open_page: Opener, machine: UncompiledMachine, server: ServerProcess) -> None:
    page = open_page("/", refused=True)
    for chosen in (load_board(SMALLEST).title, "1"):
        page.get_by_role("radio", name=chosen, exact=True).check(force=True)
    page.get_by_role("slider", name="Level").press("End")
    page.get_by_role("button", name="Play").click()
    mark = page.locator("[data-seat='1'] .state")
    expect(mark).to_have_text("warming up")
    box, room = mark.bounding_box(), page.locator("[data-seat='1']").bounding_box()
    assert box is not None
    assert room is not None
    assert box["width"] > 40
    assert room["x"] <= box["x"] and box["x"] + box["width"] <= room["x"] + room["width"]  # noqa: PT018
    workers = server.worker_pids()
    machine.compile()
    server.await_replaced(workers)
    expect(mark).not_to_have_text("warming up")
