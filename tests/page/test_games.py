"""Whole games against a bot, by clicking, on every board, each with the same deal in every run. Nothing on the table
moves aside meanwhile.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import builtin_boards, load_board
from branchline.testing import ServerProcess, start_game
from tests.page.clicker import READY, WAIT, Clicker
from tests.page.conftest import Opener
from tests.page.layout_shifts import shifts, watch_for_shifts
from tests.volume import long

SMALLEST, *LARGER = sorted(builtin_boards(), key=lambda name: len(load_board(name).routes))


@long
@pytest.mark.parametrize("board", LARGER)
def test_a_whole_game_by_clicking(server: ServerProcess, open_page: Opener, board: str) -> None:
    page = open_page(None)
    _begins(page, server, board)
    _plays_with_nothing_moving(page, Clicker(page))
    expect(page.locator("[data-status=over]")).to_be_visible()


@long
@pytest.mark.parametrize(("width", "height"), [(360, 640), (740, 360)], ids=["portrait", "landscape"])
def test_a_whole_game_on_a_phone_by_touch(server: ServerProcess, open_page: Opener, width: int, height: int) -> None:
    page = open_page(None, width=width, height=height, touch=True, dark=True)
    _begins(page, server, SMALLEST)
    clicker = Clicker(page, touch=True)
    _plays_with_nothing_moving(page, clicker, forgiving=True)  # in so little room
    assert max(clicker.taps) <= 2  # for a route or tickets, once found
    assert page.evaluate("() => document.documentElement.scrollWidth") == width  # nothing sticks out


@long
@pytest.mark.parametrize("board", LARGER)
def test_a_whole_game_on_a_small_phone_by_touch(server: ServerProcess, open_page: Opener, board: str) -> None:
    """Once a route is found, a tap selects it and another one pays for it; the same with tickets."""
    page = open_page(None, width=360, height=640, touch=True)
    _begins(page, server, board)
    clicker = Clicker(page, touch=True)
    clicker.play()
    assert {"offer", "keep", "route", "payment", "draw"} <= clicker.seen
    assert max(clicker.taps) <= 2


@long
def test_nothing_moves_on_the_smallest_board(server: ServerProcess, open_page: Opener) -> None:
    """With cards that fly and trains that roll in, a lamp that advises, panels that come and go."""
    page = open_page(None, still=False)
    _begins(page, server, SMALLEST)
    clicker = Clicker(page)
    watch_for_shifts(page)
    while "keep" not in clicker.seen:
        page.wait_for_function(READY)
        clicker.act()
    page.wait_for_function(READY, timeout=WAIT)
    page.locator("[data-hint]").click()
    expect(page.locator(".hint h2")).to_be_visible(timeout=WAIT)
    page.locator("[data-hint]").click()
    page.locator(".route").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".panel")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".panel")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("tab", name="Log").click()
    page.locator("[data-tickets]:enabled").click()
    page.locator("dialog[open] footer button").last.click()
    expect(page.locator("[data-offer]").first).to_be_visible()
    clicker.play()
    moved = shifts(page)
    assert not moved, "\n".join(moved)


def _begins(page: Page, server: ServerProcess, board: str) -> None:
    game = start_game(server, board)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator(".holder svg:not(.ground)")).to_be_visible()


def _plays_with_nothing_moving(page: Page, clicker: Clicker, *, forgiving: bool = False) -> None:
    expect(page.locator(".holder svg:not(.ground)")).to_be_visible()
    watch_for_shifts(page)
    clicker.play()
    assert {"offer", "keep", "route", "payment", "draw"} <= clicker.seen
    moved = shifts(page, forgiving=forgiving)
    assert not moved, "\n".join(moved)
