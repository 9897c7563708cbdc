"""What the board shows by itself: the cities that matter, uncovered, on screens of all sizes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import builtin_boards, load_board
from branchline.game.views import View
from branchline.testing import ServerProcess, draw_or_first, start_game, start_two_player_game
from tests.page.conftest import Opener
from tests.page.layout import resize, wait_for_camera
from tests.volume import long, some_of, volume

LARGE = ((1440, 900), (1280, 720))[-volume(1, 2) :]
SMALL = ((820, 1180), (390, 844), (360, 640), (844, 390))[-volume(2, 4) :]
BOARDS = sorted(board for board in builtin_boards() if load_board(board).lesson is None)

# Cities whose ring is not entirely in view: cut off by the window or covered by anything but the board's own glass.
_COVERED = """(selector) => {
  const free = ([x, y]) => document.elementFromPoint(x, y)?.matches(".glass");
  return [...document.querySelectorAll(selector)].filter((city) => {
    const { x, y, width, height } = city.getBoundingClientRect();
    return ![[x, y], [x + width, y], [x, y + height], [x + width, y + height]].every(free);
  }).map(({ dataset }) => dataset.city);
}"""

# The share of the board's area that is neither map nor controls, in bands at its left and right or above and below.
_EMPTY = """() => {
  const area = document.querySelector(".area").getBoundingClientRect();
  const map = document.querySelector(".holder").getBoundingClientRect();
  const across = Math.min(map.right, area.right) - Math.max(map.left, area.left);
  const down = Math.min(map.bottom, area.bottom) - Math.max(map.top, area.top);
  return 1 - (across * down) / (area.width * area.height);
}"""

# How far the map stays below the upper edge of the board's area, and how far it extends beyond the lower one.
_BEYOND = """() => {
  const area = document.querySelector(".area").getBoundingClientRect();
  const map = document.querySelector(".holder").getBoundingClientRect();
  return [map.top - area.top, map.bottom - area.bottom];
}"""

# How many pixels of the map lie outside the board's area.
_OUTSIDE = """() => {
  const area = document.querySelector(".area").getBoundingClientRect();
  const map = document.querySelector(".holder").getBoundingClientRect();
  return Math.max(area.left - map.left, area.top - map.top, map.right - area.right, map.bottom - area.bottom);
}"""

# The routes of which a space lies outside the board's area.
_OUT_OF_VIEW = """() => {
  const area = document.querySelector(".area").getBoundingClientRect();
  const outside = ({ left, right, top, bottom }) =>
    left < area.left || right > area.right || top < area.top || bottom > area.bottom;
  const routes = [...document.querySelectorAll(".route[data-route]")];
  return routes.filter((route) => outside(route.getBoundingClientRect())).map(({ dataset }) => dataset.route);
}"""

_PRESS_ENTER = """(route) => document.querySelector(`.route[data-route="${route}"]`).dispatchEvent(
  new KeyboardEvent("keydown", { key: "Enter", bubbles: true }))"""


@pytest.mark.parametrize("board", some_of(BOARDS, {"nordic"}))
@pytest.mark.parametrize("sizes", [LARGE, SMALL], ids=["mouse", "touch"])
def test_offered_and_own_cities_are_in_view(
    server: ServerProcess, open_page: Opener, board: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    game = start_game(server, board)
    page = open_page(None, width=sizes[0][0], height=sizes[0][1], touch=sizes is SMALL)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    for phase in ("offer", "turn"):
        for width, height in sizes:
            resize(page, width, height)
            wait_for_camera(page)
            lit = ".city.lit-told" if phase == "offer" else ".city.lit-goal"
            assert page.locator(lit).count() >= 2
            assert page.evaluate(_COVERED, lit) == [], (phase, width, height)
            if phase == "turn" and height > width:
                assert page.evaluate(_EMPTY) < 0.4, (width, height)
        if phase == "offer":
            game.keep_all_tickets()
            expect(page.locator("[data-offer]")).to_have_count(0)


def test_a_tablet_lists_tickets_and_log(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, "usa")
    game.keep_all_tickets()
    page = open_page(None, width=820, height=1180, touch=True)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-ticket]").first).to_be_visible()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    expect(page.get_by_role("button", name="Tickets", exact=True)).to_be_hidden()
    wait_for_camera(page)
    assert page.evaluate(_EMPTY) < 0.08


def test_after_a_claim_the_whole_board_is_in_view_again(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, "usa")
    page = open_page(None)
    game.enter(page, f"/table/{game.table.id}")
    zoomed = False
    for turn in game.table.turns([0]):
        keep = [action for action in turn.view.actions if action.startswith("keep ")]
        claims = [action for action in turn.view.actions if action.startswith("claim ")]
        if claims and not zoomed:
            expect(page.locator(".lit-can").first).to_be_attached()
            for _ in range(2):
                page.get_by_role("button", name="Zoom in").click()
            zoomed = True
            assert not _camera(page).endswith("scale(1)")
        if turn.view.seats[0].routes:
            break
        turn.play(claims[0] if zoomed and claims else keep[0] if keep else "draw")
    page.wait_for_function("() => document.querySelector('.holder').style.transform.endsWith('scale(1)')")


def test_on_a_phone_nothing_is_cut_off_below_an_empty_band(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, "poland")
    game.keep_all_tickets()
    for turn in game.table.turns([0]):
        actions = turn.view.actions
        if len(turn.view.seats[0].routes) >= 8 and turn.view.phase == "turn":
            break
        turn.play(next((each for each in reversed(actions) if each.startswith("claim ")), actions[0]))
    page = open_page(None, width=360, height=640, touch=True, dark=True, language="pl")
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-deck]")).to_be_visible()
    for width, height in ((360, 640), (640, 360)):
        resize(page, width, height)
        wait_for_camera(page)
        above, below = page.evaluate(_BEYOND)
        assert above < 20 or below < 1, (width, above, below)


@pytest.mark.parametrize("how", ["claimed", "put away"])
def test_on_a_phone_the_whole_board_stays_in_view_after_a_panel(
    server: ServerProcess, open_page: Opener, how: str
) -> None:
    game = start_game(server, "nordic")
    game.keep_all_tickets()
    for turn in game.table.turns([0]):
        if turn.view.phase == "turn" and len(turn.view.legal.claims) > 10:
            break
        turn.play("draw")
    page = open_page(None, width=360, height=640, touch=True, language="ro")
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator(".route.lit-can").first).to_be_attached()
    wait_for_camera(page)
    page.locator(".area").press("0")
    wait_for_camera(page)
    assert page.evaluate(_OUTSIDE) < 1
    tunnels = {route.id for route in load_board("nordic").routes if route.tunnel}
    routes = page.locator(".route.lit-can").evaluate_all("(all) => all.map(({ dataset }) => dataset.route)")
    lowest = [route for route in routes if route not in tunnels][-1]
    page.evaluate(_PRESS_ENTER, lowest)
    expect(page.locator("[data-payment]").first).to_be_visible()
    if how == "claimed":
        page.locator("[data-payment]").first.click()
        expect(page.locator(f'.track.claimed[data-route="{lowest}"]')).to_have_count(1)
    else:
        page.locator(".panel .close").click()
    expect(page.locator(".panel")).to_have_count(0)
    for width, height in ((360, 640), (360, 580), (640, 360), (360, 640)):
        resize(page, width, height)
        wait_for_camera(page)
        assert page.evaluate(_OUTSIDE) < 1, (width, height)


def test_offered_cities_are_in_view_when_the_window_becomes_small(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, "nordic")
    page = open_page(None, width=1280, height=800)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.get_by_role("button", name="Zoom in").click()
    resize(page, 390, 844)
    expect(page.locator(".panel")).to_be_visible()
    wait_for_camera(page)
    assert page.evaluate(_COVERED, ".city.lit-told") == []


def test_on_a_phone_the_map_stays_where_it_is_while_others_move(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, "europe")
    turns = 0

    def enough(view: View) -> bool:
        nonlocal turns
        turns += view.phase == "turn"
        return turns > 8

    assert game.play_on(enough, draw_or_first)
    page = open_page(None, width=390, height=844, touch=True)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    wait_for_camera(page)
    camera, area = _camera(page), page.locator(".area").bounding_box()
    for _ in range(2):
        game.table.refresh()
        next(game.table.turns([0])).play("draw")
    turn = next(game.other.turns([1]))
    beyond = set(page.evaluate(_OUT_OF_VIEW))
    claims = [claim for claim in turn.view.actions if claim.startswith("claim ") and claim.split()[1] in beyond]
    turn.play(claims[0])
    expect(page.locator(f'.track.claimed[data-route="{claims[0].split()[1]}"]')).to_have_count(1)
    wait_for_camera(page)
    assert _camera(page) == camera
    assert page.locator(".area").bounding_box() == area


def _camera(page: Page) -> str:
    transform: str = page.locator(".holder").evaluate("(holder) => holder.style.transform")
    return transform


@pytest.mark.parametrize(
    "size", [{}, pytest.param({"width": 360, "height": 640, "touch": True}, marks=long)], ids=["laptop", "phone"]
)
def test_a_country_says_what_it_is_worth(server: ServerProcess, open_page: Opener, size: dict[str, Any]) -> None:
    game = start_game(server, "poland")
    game.keep_all_tickets()
    page = open_page(None, **(size or {"width": 1280, "height": 720}))
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    page.get_by_role("button", name="Whole board").click()
    wait_for_camera(page)
    texts = page.locator(".country .value, .country .stack")
    sizes = texts.evaluate_all(
        "(all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"
    )
    assert len(sizes) == 2 * len(load_board("poland").countries)
    if not size:
        assert min(sizes) >= 9
    disc = page.locator(".country[data-country=germany] circle").first.bounding_box()
    assert disc is not None
    x, y = disc["x"] + disc["width"] / 2, disc["y"] + disc["height"] / 2
    (page.touchscreen.tap if size else page.mouse.click)(x, y)
    panel = page.locator(".panel")
    expect(panel).to_contain_text("Germany")
    germany = next(country for country in load_board("poland").countries if country.id == "germany")
    expect(panel).to_contain_text(f"In the stack: {', '.join(map(str, germany.cards))}")
    expect(panel).to_contain_text("the top card of its stack")
