"""Parallel routes on a touch screen: a finger means the one that can be claimed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.game.views import View
from branchline.testing import (
    PlayedTable,
    ServerProcess,
    TwoPlayerTable,
    draw_or_first,
    start_game,
    start_two_player_game,
)
from tests.page.conftest import Opener
from tests.page.layout import wait_for_camera

PHONE: dict[str, Any] = {"width": 390, "height": 844, "touch": True}
NORDIC, POLAND, USA = (load_board(board) for board in ("nordic", "poland", "usa"))

# The middle of a space of the first of these routes on which a tap hits that route itself; null if it is out of view.
_MIDDLE = """(routes) => {
  for (const route of routes)
    for (const space of document.querySelectorAll(`.route[data-route="${route}"] .space`)) {
      const { x, y, width, height } = space.getBoundingClientRect();
      const at = [x + width / 2, y + height / 2];
      const [top, ...below] = document.elementsFromPoint(...at);
      const thing = below.map((each) => each.closest("[data-route], [data-city]")).find(Boolean);
      if (top?.matches(".glass") && thing?.dataset.route === route) return [...at, route];
    }
  return null;
}"""

_PRESS_ENTER = """(route) => document.querySelector(`.route[data-route="${route}"]`).dispatchEvent(
  new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))"""


def test_a_finger_means_the_route_that_can_be_claimed(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, NORDIC.id)
    game.keep_all_tickets()
    for turn in game.table.turns([0]):
        if turn.view.phase == "turn" and len(_unequal(turn.view)) > 2:
            break
        turn.play("draw")
    view = game.table.view.game
    assert view is not None
    pairs = _unequal(view)
    for size, opens in ((PHONE, "its twin"), ({}, "itself")):
        page = _enter(game, open_page, size)
        x, y, route = page.evaluate(_MIDDLE, list(pairs))
        (page.touchscreen.tap if size else page.mouse.click)(x, y)
        meant = pairs[route] if opens == "its twin" else route
        expect(page.locator(f'.route.lit-chosen[data-route="{meant}"]')).to_have_count(1)
        expect(page.locator("[data-payment]")).not_to_have_count(0) if size else expect(
            page.locator(".panel .why")
        ).to_be_visible()
        page.locator(".panel .close").click()


def test_routes_that_cost_the_same_are_not_offered_instead(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, USA.id)
    game.keep_all_tickets()
    page = _enter(game, open_page, PHONE)
    same = next(a for a, b in _pairs(USA) if a.colour == b.colour and a.length == b.length)
    other = next(a for a, b in _pairs(USA) if a.colour != b.colour)
    for route, offers in ((other, 1), (same, 0)):
        page.evaluate(_PRESS_ENTER, route.id)
        expect(page.locator(f'.route.lit-chosen[data-route="{route.id}"]')).to_have_count(1)
        expect(page.locator(".panel .twins button")).to_have_count(offers)


def test_claimed_tracks_are_not_offered(server: ServerProcess, open_page: Opener) -> None:
    found: list[str] = []

    def into_a_country(view: View) -> bool:
        claimed = {route for seat in view.seats for route in seat.routes}
        found[:] = [
            route.id
            for route in POLAND.routes
            if route.country is not None and route.id not in claimed and len(_beside(route.id)) > 1
            if _beside(route.id) & claimed
        ]
        return bool(found) and view.phase == "turn"

    played: TwoPlayerTable = start_two_player_game(server, POLAND.id)
    assert played.play_on(into_a_country, _claim_into_countries)
    page = _enter(played, open_page, PHONE)
    view = played.table.view.game
    assert view is not None
    claimed = {route for seat in view.seats for route in seat.routes}
    page.evaluate(_PRESS_ENTER, found[0])
    expect(page.locator(".panel")).to_be_visible()
    expect(page.locator(".panel .twins button")).to_have_count(len(_beside(found[0]) - claimed))


def _enter(game: PlayedTable | TwoPlayerTable, open_page: Opener, size: dict[str, Any]) -> Page:
    page = open_page(None, **size)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    wait_for_camera(page)
    return page


def _pairs(board: Any) -> list[tuple[Any, Any]]:
    return [(a, b) for i, a in enumerate(board.routes) for b in board.routes[i + 1 :] if {a.a, a.b} == {b.a, b.b}]


def _unequal(view: View) -> dict[str, str]:
    """Routes that can't be claimed, beside one that can."""
    can = {route for claims in view.legal.claims for route in claims.routes}
    either = [(x.id, y.id) for a, b in _pairs(NORDIC) for x, y in ((a, b), (b, a))]
    return {x: y for x, y in either if x not in can and y in can}


def _beside(route: str) -> set[str]:
    this = POLAND.routes[POLAND.route_index[route]]
    return {each.id for each in POLAND.routes if {each.a, each.b} == {this.a, this.b}} - {route}


def _claim_into_countries(view: View) -> str:
    claims = [each for each in view.actions if each.startswith("claim ")]
    abroad = [each for each in claims if len(_beside(each.split()[1])) > 1]
    return next(iter(abroad), None) or draw_or_first(view)
