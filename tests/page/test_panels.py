"""Hints and panels over the board: near what they are about, never over it, and the map moves only if it must."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.testing import PlayedTable, ServerProcess, start_game
from tests.page.conftest import Opener
from tests.page.layout import advise, wait_for_camera
from tests.volume import long, some_of, volume

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
TABLET: dict[str, Any] = {"width": 820, "height": 1180, "touch": True}
PHONE: dict[str, Any] = {"width": 360, "height": 640, "touch": True}
LANDSCAPE: dict[str, Any] = {"width": 844, "height": 390, "touch": True}
SIZES = [DESKTOP, TABLET, PHONE, pytest.param(LANDSCAPE, marks=long)]
NAMES = ["desktop", "tablet", "phone", "landscape"]
ROUTES = volume(6, 30)
CLOSE = 70  # pixels between a card and the route that it is about, where there is room beside the route

# What covers spaces of a route, apart from the board's own glass, and how far away the panel is.
_ROUTE = """(route) => {
  const boxes = [...document.querySelectorAll(`.route[data-route="${route}"] .space`)]
    .map((space) => space.getBoundingClientRect());
  const cover = ({ x, y, width, height }) => {
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return top?.matches(".glass") ? [] : [top?.outerHTML.slice(0, 80) ?? "outside the window"];
  };
  const panel = document.querySelector(".panel").getBoundingClientRect();
  const away = ({ left, top, right, bottom }) => Math.hypot(
    Math.max(0, panel.left - right, left - panel.right), Math.max(0, panel.top - bottom, top - panel.bottom));
  return [boxes.flatMap(cover), Math.min(...boxes.map(away))];
}"""

_UNDER_A_PANEL = """(thing) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2).closest(".panel") !== null;
}"""

_PRESS_ENTER = """(thing) => document.querySelector(thing).dispatchEvent(
  new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))"""


def _rich_game(server: ServerProcess, board: str) -> PlayedTable:
    """Many routes can be claimed."""
    game = start_game(server, board)
    game.keep_all_tickets()
    for turn in game.table.turns([0]):
        if turn.view.phase == "turn" and len(turn.view.legal.claims) > 15:
            break
        turn.play("draw")
    return game


@pytest.fixture
def rich(server: ServerProcess) -> PlayedTable:
    return _rich_game(server, "europe")


def _enter(game: PlayedTable, open_page: Opener, size: dict[str, Any]) -> Page:
    page = open_page(None, **size)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator(".route.lit-can").first).to_be_attached()
    wait_for_camera(page)
    return page


def _some_routes(page: Page) -> list[str]:
    found: list[str] = page.locator(".route.lit-can[data-route]").evaluate_all(
        "(routes) => routes.map(({ dataset }) => dataset.route)"
    )
    return found[:: max(len(found) // ROUTES, 1)]


def _camera(page: Page) -> str:
    wait_for_camera(page)
    transform: str = page.locator(".holder").evaluate("(holder) => holder.style.transform")
    return transform


@pytest.mark.parametrize("size", SIZES, ids=NAMES)
@pytest.mark.parametrize("kind", ["payment", "hint"])
@pytest.mark.parametrize("board", some_of(["europe", "nordic", "poland"], ["europe"]))
def test_a_route_is_in_view_beside_the_card_about_it(
    server: ServerProcess, open_page: Opener, board: str, size: dict[str, Any], kind: str
) -> None:
    """And afterwards the map is where it was."""
    page = _enter(_rich_game(server, board), open_page, size)
    before = _camera(page)
    for route in _some_routes(page):
        if kind == "payment":
            page.evaluate(_PRESS_ENTER, f'.route[data-route="{route}"]')
        else:
            advise(page, f"claim {route} red:1")
            page.locator("[data-hint]").click()
        expect(page.locator(".panel")).to_be_visible()
        during = _camera(page)
        covered, away = page.evaluate(_ROUTE, route)
        assert covered == [], route
        if size in (DESKTOP, TABLET):
            assert away < CLOSE, route
            assert during == before
        assert during.split("scale")[1] == before.split("scale")[1]
        page.keyboard.press("Escape")
        expect(page.locator(".panel")).to_have_count(0)
        assert _camera(page) == before


@pytest.mark.parametrize("size", [PHONE, pytest.param(LANDSCAPE, marks=long)], ids=["phone", "landscape"])
def test_sheets_and_hints_about_nothing_on_the_map_leave_it_where_it_is(
    rich: PlayedTable, open_page: Opener, size: dict[str, Any]
) -> None:
    page = _enter(rich, open_page, size)
    before = _camera(page)
    advise(page, "draw")
    page.locator("[data-hint]").click()
    expect(page.locator(".hint .panel")).to_be_visible()
    expect(page.locator("[data-deck].advised")).to_be_in_viewport(ratio=1)
    assert _camera(page) == before
    page.locator(".hint .close").click()
    expect(page.locator(".hint .panel")).to_have_count(0)
    assert _camera(page) == before
    page.locator("[data-sheet=log]").click()
    expect(page.locator(".part.up")).to_be_visible()
    assert _camera(page) == before


def test_a_hint_closes_when_the_player_does_something_else(rich: PlayedTable, open_page: Opener) -> None:
    page = _enter(rich, open_page, DESKTOP)
    hint = page.locator(".hint .panel")
    advise(page, f"claim {_some_routes(page)[0]} red:1")
    for begin, end in {
        "[data-station]": "[data-station]",
        "[data-ticket] >> nth=0": "[data-ticket] >> nth=0",
    }.items():
        page.locator("[data-hint]").click()
        expect(hint).to_be_visible()
        page.locator(begin).click()
        expect(hint).to_have_count(0)
        page.locator(end).click()
    page.locator("[data-hint]").click()
    expect(hint).to_be_visible()
    page.evaluate(_PRESS_ENTER, ".city[data-city]")
    expect(hint).to_have_count(0)
    expect(page.locator(".panel")).to_be_visible()
    page.locator("[data-hint]").click()
    expect(hint).to_be_visible()
    expect(page.locator(".panel")).to_have_count(1)


def test_a_hint_takes_the_place_of_an_open_list(rich: PlayedTable, open_page: Opener) -> None:
    page = _enter(rich, open_page, PHONE)
    page.locator("[data-sheet=log]").click()
    expect(page.locator(".part.up")).to_be_visible()
    page.locator("[data-hint]").click()
    expect(page.locator(".hint .panel")).to_be_visible()
    expect(page.locator(".part.up")).to_have_count(0)
    page.locator("[data-sheet=log]").click()
    expect(page.locator(".part.up")).to_be_visible()
    expect(page.locator(".hint .panel")).to_have_count(0)


def test_a_city_without_stations_shows_its_routes_and_the_tickets_that_end_there(
    server: ServerProcess, open_page: Opener
) -> None:
    game = _rich_game(server, "nordic")
    page = _enter(game, open_page, PHONE)
    assert game.table.view.game is not None
    board = load_board("nordic")
    ticket = next(each for each in board.tickets if each.id == game.table.view.game.tickets[0].ticket)
    page.evaluate(_PRESS_ENTER, f'.city[data-city="{ticket.a}"]')
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Your tickets to this city")
    there = [route for route in board.routes if ticket.a in (route.a, route.b)]
    expect(panel.locator(".routes button")).to_have_count(len(there))
    panel.locator(".routes button").first.click()
    expect(panel.locator(".facts").first).to_be_visible()


def test_what_a_hint_points_at_stays_lit_while_others_are_pointed_at(rich: PlayedTable, open_page: Opener) -> None:
    page = _enter(rich, open_page, DESKTOP)
    route = _some_routes(page)[0]
    advise(page, f"claim {route} red:1")
    page.locator("[data-hint]").click()
    lit = page.locator(f'.route.lit-told[data-route="{route}"]')
    expect(lit).to_have_count(1)
    page.locator("[data-ticket]").first.hover()
    page.mouse.move(5, 5)
    expect(page.locator(".lit-own")).to_have_count(0)
    expect(lit).to_have_count(1)


def test_on_a_phone_a_panel_lies_over_the_tickets_and_the_map_keeps_its_size(
    rich: PlayedTable, open_page: Opener
) -> None:
    page = _enter(rich, open_page, {"width": 390, "height": 844, "touch": True})
    ticket = page.locator("[data-ticket]").first
    ticket.tap()
    expect(page.locator(".pinned")).to_be_visible()
    area = page.locator(".area").bounding_box()
    route = _some_routes(page)[0]
    page.evaluate(_PRESS_ENTER, f'.route[data-route="{route}"]')
    expect(page.locator("[data-payment]").first).to_be_visible()
    expect(page.locator(".pinned")).to_have_count(0)
    wait_for_camera(page)
    assert page.evaluate(_ROUTE, route)[0] == []
    assert page.locator(".area").bounding_box() == area
    assert ticket.evaluate(_UNDER_A_PANEL)
    page.locator(".panel .close").tap()
    expect(page.locator(".pinned")).to_be_visible()
