"""What the board marks and what panels say of prices: closed routes, new claims, country cards, tunnels, stations."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.game.views import View
from branchline.testing import ServerProcess, TwoPlayerTable, draw_or_first, start_two_player_game
from tests.page.conftest import Opener
from tests.page.layout import resize, wait_for_camera

BOARD = load_board("thistledown")  # small, with everything that the others have
TUNNELS = {route.id for route in BOARD.routes if route.tunnel}
GAMES = 8  # in which chance may fail to bring what is waited for

# The colour of the new claims' bands, and that of the second player.
_BANDS = """() => {
  const probe = document.body.appendChild(document.createElement("i"));
  probe.style.color = "var(--player-1)";
  const colour = getComputedStyle(probe).color;
  probe.remove();
  return [...document.querySelectorAll(".glow.lit-new")].map((band) => getComputedStyle(band).stroke === colour);
}"""

# Whether the country cards that are told lie below a banner as high as that for the last turns, if there is one.
_BELOW_A_BANNER = """() => {
  const told = document.querySelector("[data-countries]");
  const banner = document.createElement("p");
  banner.dataset.lastTurns = "";
  banner.textContent = "Last turn";
  banner.style.cssText = "position: absolute; top: var(--s3); padding: var(--s1)";
  told.before(banner);
  const below = told.getBoundingClientRect().top >= banner.getBoundingClientRect().bottom;
  banner.remove();
  return below;
}"""


def test_closed_routes_country_cards_and_new_claims(server: ServerProcess, open_page: Opener) -> None:
    played, route = _table(server, _gaining)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()

    view = played.table.view.game
    assert view is not None
    closed = _closed(view)
    assert closed
    expect(page.locator(".route.closed")).to_have_count(len(closed))  # the map comes after the cards
    crosses = page.locator(".route.closed").evaluate_all(
        "(all) => Object.fromEntries(all.map((each) => [each.dataset.route, each.querySelectorAll('.cross').length]))"
    )
    assert crosses == {each: BOARD.routes[BOARD.route_index[each]].length for each in closed}

    points = sum(played.table.view.gains[route].values())
    _open(page, f'.route[data-route="{route}"]')
    expect(page.locator(".panel .gain")).to_contain_text(f"worth {points} points in all")
    page.locator("[data-payment]").first.click()
    expect(page.locator("[data-countries]")).to_contain_text("You take country cards")
    expect(page.locator("[data-countries] strong")).to_have_text(f"+{points}")
    assert page.evaluate(_BELOW_A_BANNER)

    claimed = _claims_of_the_other(played)
    page.locator("[data-deck]:enabled").wait_for()
    expect(page.locator(f'.route.lit-new[data-route="{claimed}"]')).to_have_count(1)
    expect(page.locator(f'.contour + .track.claimed[data-route="{claimed}"]')).to_have_count(1)
    assert page.evaluate(_BANDS) == [True]
    page.locator("[data-deck]").click()
    expect(page.locator(".glow.lit-new")).to_have_count(0)


# How wide a station is, and whether it stands above or below its city.
_HOUSE = """(station) => {
  const { width, height, bottom, x, y } = station.getBoundingClientRect();
  const { e, f } = station.getScreenCTM();
  return [width, [f - bottom, y - f].some((gap) => gap >= 0 && gap < height) && Math.abs(x + width / 2 - e) < 2];
}"""


def test_prices_of_tunnels_and_stations_are_told_in_words(server: ServerProcess, open_page: Opener) -> None:
    played, _ = _table(server, lambda played, view: view.phase == "tunnel" and "ok")
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    view = played.table.view.game
    assert view is not None
    assert view.laid is not None
    owed, able = view.laid.owed, bool(view.legal.pay)
    price = page.locator(".turned p")
    expect(price).to_contain_text(f"{owed} of these count")
    expect(price).to_contain_text(f"Extra cost: {owed} ")
    expect(price).to_contain_text("locomotive")
    expect(price).to_contain_text("." if able else "You don’t have enough.")
    expect(page.locator("[data-payment] .words")).to_have_count(min(len(view.legal.pay), 4))
    expect(page.locator(".prompt .now")).to_contain_text(
        f"Pay {owed} more card" if able else "You can’t pay for the tunnel"
    )
    expect(page.locator("[data-decline]")).to_have_text("Take your cards back and end your turn")
    page.locator("[data-decline]").click()
    played.play_on(lambda view: view.phase == "turn" and view.legal.stations is not None, draw_or_first)

    page.locator("[data-station]").click()
    _open(page, ".city.lit-can")
    expect(page.locator(".panel .price")).to_have_text("Build a station here. Station no. 1 costs 1 card.")
    expect(page.locator(".panel .why")).to_contain_text("worth 2 points")
    expect(page.locator("[data-payment] .words").first).to_contain_text("1 ")
    page.locator("[data-payment]").first.click()
    expect(page.locator(".station")).to_have_count(1)
    for size in ((1440, 900), (360, 640)):
        resize(page, *size)
        wait_for_camera(page)
        width, beside = page.locator(".station").evaluate(_HOUSE)
        assert width >= 16
        assert beside


def test_a_tunnel_is_told_in_one_place_until_a_click(server: ServerProcess, open_page: Opener) -> None:
    """From the first card to the result, and the question if there is one, nothing of it moves."""
    played, route = _table(server, _rich_at_a_tunnel, draw_or_first)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    _open(page, f'.lit-can[data-route="{route}"]')
    page.locator("[data-payment]").first.click()
    panel = page.locator(".panel:has(.turned)")
    expect(panel).to_be_visible()
    before = panel.bounding_box()
    expect(panel.locator(".turned p")).to_have_text(re.compile("to pay|Extra cost"))
    after = panel.bounding_box()
    assert before is not None
    assert after is not None
    assert (before["x"], before["y"]) == (after["x"], after["y"])
    decline = page.locator("[data-decline]")
    if decline.count():
        decline.click()
    else:
        page.mouse.click(after["x"] + 20, after["y"] + after["height"] - 10)
    expect(panel).to_have_count(0)


def _rich_at_a_tunnel(played: TwoPlayerTable, view: View) -> str | bool:
    """A tunnel that can be claimed, with many cards left."""
    routes = (route for claims in view.legal.claims for route in claims.routes)
    return view.phase == "turn" and sum(view.hand.values()) > 9 and next((r for r in routes if r in TUNNELS), False)


def _open(page: Page, selector: str) -> None:
    page.locator(selector).first.focus()
    page.keyboard.press("Enter")


def _table(
    server: ServerProcess,
    found: Callable[[TwoPlayerTable, View], str | bool],
    choose: Callable[[View], str] | None = None,
) -> tuple[TwoPlayerTable, str]:
    """A game in which it is Anna's turn, and what was found there."""
    for _ in range(GAMES):
        played, seen = start_two_player_game(server, BOARD.id), [""]

        def until(view: View, played: TwoPlayerTable = played, seen: list[str] = seen) -> bool:
            seen[0] = str(found(played, view) or "")
            return bool(seen[0])

        if played.play_on(until, choose or _tunnel_or_first_claim):
            return played, seen[0]
    raise AssertionError("no game comes to what is wanted")


def _gaining(played: TwoPlayerTable, view: View) -> str | bool:
    """A route that brings country cards for sure, while another one is closed and Ben has many cards."""
    if view.phase != "turn" or not _closed(view) or view.seats[1].cards < 12:
        return False
    return next((route for route in played.table.refresh().gains if route not in TUNNELS), False)


def _closed(view: View) -> set[str]:
    """The free routes beside a claimed one: two players close all double routes but those into countries."""
    claimed = {route for seat in view.seats for route in seat.routes}
    ends = {frozenset((each.a, each.b)) for each in BOARD.routes if each.id in claimed and each.country is None}
    return {each.id for each in BOARD.routes if frozenset((each.a, each.b)) in ends} - claimed


def _tunnel_or_first_claim(view: View) -> str:
    claims = [each for each in view.actions if each.startswith("claim ")]
    tunnels = [each for each in claims if each.split()[1] in TUNNELS]
    return next(iter([*tunnels, *claims]), None) or draw_or_first(view)


def _claims_of_the_other(played: TwoPlayerTable) -> str:
    turn = next(played.other.turns([1]))
    claim = next(
        each for each in turn.view.actions if each.startswith("claim ") and each.split()[1] not in TUNNELS
    )  # with so many cards
    turn.play(claim)
    return claim.split()[1]
