"""Download size: compressed bytes before somebody can play."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import builtin_boards, load_board
from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener
from tests.volume import some_of

LARGEST = max(builtin_boards(), key=lambda name: len(load_board(name).routes))
KB = 1000
PAGE = 150 * KB  # script and style
BOARD = 120 * KB  # the drawing and its style

_SENT = """(kind) => performance.getEntriesByType("resource")
  .filter(({ name }) => new RegExp(kind).test(new URL(name).pathname))
  .map(({ encodedBodySize }) => encodedBodySize)"""


def test_the_first_screen_is_light(open_page: Opener) -> None:
    page = open_page("/")
    expect(page.get_by_role("button", name="Play")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert 0 < sum(_sent(page, r"\.(js|css)$")) < PAGE


@pytest.mark.parametrize("board", some_of(builtin_boards(), [LARGEST]))
def test_a_table_is_light(server: ServerProcess, open_page: Opener, board: str) -> None:
    page = open_page(f"/table/{start_game(server, board).table.id}")
    expect(page.locator(".holder svg:not(.ground)")).to_be_visible()
    drawn = _sent(page, r"/drawing(\.css)?$")
    assert len(drawn) == 2
    assert 0 < sum(drawn) < BOARD
    assert 0 < sum(_sent(page, r"^/assets/.*\.(js|css)$")) < PAGE


def _sent(page: Page, kind: str) -> list[int]:
    found: list[int] = page.evaluate(_SENT, kind)
    return found
