"""Accessibility of a table in every phase: axe finds nothing serious, light and dark, in every language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.game.views import View
from branchline.testing import ServerProcess, TwoPlayerTable, draw_or_first, start_two_player_game
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.volume import long

WAIT = 60_000
SMALL = "thistledown"  # it has everything that the others have, and axe is done with it sooner
GAMES = 8  # in which chance may fail to bring what is waited for


def test_all_that_a_turn_can_be(server: ServerProcess, open_page: Opener) -> None:
    played = start_two_player_game(server, SMALL)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    found: dict[str, dict[str, list[Any]]] = {}
    for name in _phases(page, played):
        found[name] = troubles(page, len(found))
        page.keyboard.press("Escape")
    assert len(found) == 9
    assert not {name: trouble for name, trouble in found.items() if trouble}


def _phases(page: Page, played: TwoPlayerTable) -> Iterator[str]:
    """The page shows one after the other."""
    expect(page.locator("[data-offer]").first).to_be_visible()
    yield "tickets at the start"
    played.play_on(lambda view: view.phase == "turn" and len(view.legal.claims) > 0, _first_claim_or_draw)
    page.locator("[data-deck]:enabled").wait_for(timeout=WAIT)
    yield "one's turn"
    page.locator(".route.lit-can").first.focus()
    page.keyboard.press("Enter")
    page.locator("[data-payment]").first.wait_for()
    yield "paying for a route"
    page.locator("[data-station]").click()
    expect(page.locator("[data-station]")).to_have_attribute("aria-pressed", "true")
    yield "a place for a station"
    page.locator("[data-tickets]").click()
    page.locator("dialog[open]").wait_for()
    yield "whether to draw tickets"
    page.locator("[data-menu]").click()
    page.locator("dialog[open]").wait_for()
    yield "what one does seldom"
    page.get_by_role("tab").last.click()
    page.get_by_role("textbox").wait_for()
    yield "chat"
    played.table.act(0, "draw")
    expect(page.locator("[data-tickets]:enabled")).to_have_count(0)
    yield "the second card"
    played.table.act(0, "draw")
    expect(page.locator("[data-acting=false]")).to_be_visible()
    yield "another's turn"


@long
def test_a_tunnel_that_costs_more(server: ServerProcess, open_page: Opener) -> None:
    tunnels = {route.id for route in load_board("europe").routes if route.tunnel}
    page = open_page(None)
    _comes_to(page, server, "europe", "tunnel", lambda view: _claim_of(view, tunnels))
    page.locator("[data-decline]").wait_for(timeout=WAIT)
    assert not troubles(page)


@long
def test_cards_given_for_others(server: ServerProcess, open_page: Opener) -> None:
    page = open_page(None)
    _comes_to(page, server, SMALL, "paying", lambda view: next((a for a in view.actions if " for " in a), None))
    page.locator("[data-give]").first.wait_for(timeout=WAIT)
    assert not troubles(page)


@long
def test_the_last_turns(server: ServerProcess, open_page: Opener) -> None:
    page = open_page(None)
    played = start_two_player_game(server, SMALL)
    assert played.play_on(lambda view: view.final_turns is not None, _first_claim_or_draw)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-last-turns]").wait_for(timeout=WAIT)
    assert not troubles(page)


def _comes_to(page: Page, server: ServerProcess, board: str, phase: str, wish: Callable[[View], str | None]) -> None:
    """Somebody's page at a table where this is to be done."""
    for _ in range(GAMES):
        played = start_two_player_game(server, board)
        if played.play_on(lambda view: view.phase == phase, lambda view: wish(view) or draw_or_first(view)):
            played.enter(page, f"/table/{played.table.id}")
            return
    raise AssertionError(f"no game comes to {phase}")


def _claim_of(view: View, routes: set[str]) -> str | None:
    return next((each for each in view.actions if each.startswith("claim ") and each.split()[1] in routes), None)


def _first_claim_or_draw(view: View) -> str:
    return next((each for each in view.actions if each.startswith("claim ")), None) or draw_or_first(view)
