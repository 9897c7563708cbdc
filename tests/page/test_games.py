"""Whole games against a bot, by clicking, on every board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from branchline.boards import builtin_boards, load_board
from tests.page.conftest import Opener
from tests.page.playing import Clicker

SMALLEST, *LARGER = sorted(builtin_boards(), key=lambda name: len(load_board(name).lanes))


@pytest.mark.parametrize("board", LARGER)
def test_a_whole_game_by_clicking(open_page: Opener, board: str) -> None:
    page = open_page("/", still=board != LARGER[-1])  # one of them with all its movement
    for chosen in (load_board(board).title, "1", "Hard"):
        page.get_by_role("radio", name=chosen, exact=True).check(force=True)
    page.get_by_role("button", name="Play").click()
    clicker = Clicker(page)
    clicker.play()
    assert {"offer", "keep", "lane", "payment", "draw"} <= clicker.seen
    expect(page.locator("[data-status=over]")).to_be_visible()


def test_a_whole_game_on_a_phone_by_touch(open_page: Opener) -> None:
    page = open_page("/", width=360, height=640, touch=True, dark=True)
    for chosen in (load_board(SMALLEST).title, "1"):
        page.get_by_role("radio", name=chosen, exact=True).check(force=True)
    page.get_by_role("button", name="Play").tap()
    clicker = Clicker(page, touch=True)
    clicker.play()
    assert {"offer", "keep", "lane", "payment", "draw"} <= clicker.seen
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360  # nothing sticks out
