"""The card under the finger is the one that leaves, even if another one in the row is equal."""

from __future__ import annotations

from playwright.sync_api import expect

from branchline.game.views import View
from branchline.testing import ServerProcess
from branchline.testing.clients import draw_or_first, start_two_player_game
from tests.page.conftest import Opener

_SHOWS = """(row) =>
  [...document.querySelectorAll("[data-place]")].map(({ dataset }) => dataset.take).join() === row"""


def test_of_equal_cards_the_tapped_one_leaves(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "usa")
    assert game.play_on(lambda view: view.phase == "turn" and _pair(view) is not None, _take)
    before = _row(game.table.refresh().game)
    first, second = _pair(game.table.view.game) or (0, 0)
    page = open_page(None, width=390, height=844, touch=True)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator(f'[data-place="{second}"]')).to_be_enabled()
    page.locator(f'[data-place="{second}"]').tap()
    expect(page.locator(".face-up button:enabled").first).to_be_visible()  # a second card may be drawn
    after = _row(game.table.refresh().game)
    new = after[first]
    assert new != before[first]
    before[second] = new
    page.wait_for_function(_SHOWS, arg=",".join(before))
    page.reload()
    page.wait_for_function(_SHOWS, arg=",".join(after))


def _row(view: View | None) -> list[str]:
    return [str(card) for card in view.face_up] if view else []


def _take(view: View) -> str:
    return next((action for action in view.actions if action.startswith("take ")), draw_or_first(view))


def _pair(view: View | None) -> tuple[int, int] | None:
    """Two slots with equal cards of a colour."""
    row = _row(view)
    for second, card in enumerate(row):
        if card not in ("locomotive", "None") and row.index(card) < second:
            return row.index(card), second
    return None
