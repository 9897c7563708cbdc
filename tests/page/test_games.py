"""Whole games against a bot, by clicking, on every board."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from branchline.boards import builtin_boards, load_board
from tests.page.conftest import Opener
from tests.page.playing import Clicker


@pytest.mark.parametrize("board", builtin_boards())
def test_a_whole_game_by_clicking(open_page: Opener, board: str) -> None:
    page = open_page("/", still=board != builtin_boards()[0])  # one of them with all its movement
    page.get_by_text(load_board(board).title, exact=True).click()
    page.get_by_role("button", name="Play against a bot").click()
    clicker = Clicker(page)
    clicker.play()
    assert {"offer", "keep", "lane", "payment", "draw"} <= clicker.seen
    expect(page.locator("[data-status=over]")).to_be_visible()
