"""A ferry that can be paid for in many ways: the player chooses step by step."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.client import Guest, Table, connect
from branchline.game.actions import parse_action
from branchline.game.views import View
from branchline.testing import ServerProcess, sign_in
from branchline.testing.clients import draw_or_first, start_two_player_game
from tests.page.conftest import Opener
from tests.page.layout import wait_for_camera
from tests.volume import some_of

NORDIC = load_board("nordic")
MANY = 12  # payments, with several numbers of sets among them

# Gives a panel the longest name of a route, as long a line of facts as there is, and each payment a line of its own.
_LENGTHEN = """(panel) => {
  panel.querySelector("h2").textContent = "Kristiansand – Lillehammer (2)";
  panel.querySelector(".facts").textContent = "Szary prom, 6 pól · 15 punktów · wymagane lokomotywy: 2 · dowolne karty";
  for (const payment of panel.querySelectorAll("li")) payment.style.flexBasis = "100%";  // as wide ones are
}"""

# How many pixels of a button the panel's scrolling body hides.
_HIDDEN = """(button) => {
  const body = button.closest(".body").getBoundingClientRect();
  const { top, bottom } = button.getBoundingClientRect();
  return Math.max(body.top - top, bottom - body.bottom);
}"""


def rich_player(server: str) -> tuple[Guest, Table, str]:
    """Two guests draw cards until the first can pay for a ferry in many ways; returns that guest, and the ferry."""
    guests = [connect(server, name=name) for name in ("Anna", "Ben")]
    first = guests[0].new_table(NORDIC.id, 2, public=True)
    tables = [first, guests[1].table(first.id)]
    for seat, table in enumerate(tables):
        table.sit(seat)
    first.start()
    while True:
        seat = first.refresh().actors[0]
        turn = next(tables[seat].turns([seat]))
        view = turn.view
        if view.phase == "start":
            turn.play("keep " + ", ".join(held.ticket for held in view.offer))
            continue
        if seat == 0 and view.phase == "turn":
            for claims in view.legal.claims:
                route = claims.routes[0]
                sets = {swaps(route, payment) for payment in claims.payments}
                if any(claim.startswith(f"claim {route} ") for claim in first.view.forced):
                    continue
                if NORDIC.routes[NORDIC.route_index[route]].symbols and len(claims.payments) >= MANY and len(sets) > 2:
                    return guests[0], first, route
        turn.play("draw")


def swaps(route: str, payment: str) -> int:
    return parse_action(NORDIC, f"claim {route} {payment}").swaps


@pytest.mark.parametrize("width", some_of([1440, 360], [360]))
def test_the_number_of_sets_comes_first_and_then_the_cards(
    server: ServerProcess, open_page: Opener, width: int
) -> None:
    guest, table, route = rich_player(server.url)
    payments = table.view.game.payments(route)  # type: ignore[union-attr]
    page = open_page(None, width=width, height=640 if width < 1000 else 900, touch=width < 1000)
    select_route(server, page, guest, table, route)
    counts = sorted({swaps(route, payment) for payment in payments})
    group = page.get_by_role("group", name="Spaces paid for with 3 substitutes each")
    choices = group.get_by_role("radio")
    expect(choices).to_have_count(len(counts))
    expect(choices.first).to_be_checked()
    wait_for_camera(page)
    where = group.bounding_box()
    for place, count in enumerate(counts):
        group.locator("label").nth(place).click()
        expect(choices.nth(place)).to_be_checked()
        assert group.bounding_box() == where  # the next choice is still under the finger
        assert shown(page) == {payment for payment in payments if swaps(route, payment) == count}
    fits(page)
    page.locator("[data-payment]").first.click()
    expect(page.get_by_role("heading", name=f"Give {3 * counts[-1]} more substitutes")).to_be_visible()
    fits(page)


def test_payments_are_in_view_without_scrolling_on_a_small_phone(server: ServerProcess, open_page: Opener) -> None:
    guest, table, route = rich_player(server.url)
    for language in ("en", "pl", "ro"):
        page = open_page(None, width=360, height=640, touch=True, language=language)
        select_route(server, page, guest, table, route)
        payments = page.locator("[data-payment]")
        expect(payments.first).to_be_visible()
        wait_for_camera(page)
        assert payments.count() > 1
        page.locator(".panel").evaluate(_LENGTHEN)
        assert payments.nth(0).evaluate(_HIDDEN) < 1, (language, payments.nth(1).evaluate(_HIDDEN))
        assert payments.nth(1).evaluate(_HIDDEN) < 1, (language, payments.nth(1).evaluate(_HIDDEN))


def test_a_fold_never_hides_only_one_way_to_pay(server: ServerProcess, open_page: Opener) -> None:
    played = start_two_player_game(server, "usa")

    def five_ways(view: View) -> list[str]:
        return [claims.routes[0] for claims in view.legal.claims if len(claims.payments) == 5]

    assert played.play_on(lambda view: bool(five_ways(view)), draw_or_first)
    page = open_page(None)
    (route, *_) = five_ways(played.table.refresh().game)  # type: ignore[arg-type]
    select_route(server, page, played.me, played.table, route)
    expect(page.locator("[data-payment]")).to_have_count(5)
    expect(page.locator(".panel .more")).to_have_count(0)


def select_route(server: ServerProcess, page: Page, guest: Guest, table: Table, route: str) -> None:
    """By the keyboard: on a phone the routes are small and lie close."""
    sign_in(page.context, guest)
    page.goto(f"{server.url}/table/{table.id}")
    page.locator(f'.lit-can[data-route="{route}"]').focus()
    page.keyboard.press("Enter")


def test_substitutes_without_a_choice_are_given_with_the_claim(server: ServerProcess, open_page: Opener) -> None:
    """A tap selects the ferry, another pays for it: no card has to be laid by itself."""
    game = start_two_player_game(server, NORDIC.id)
    assert game.play_on(lambda view: bool(game.table.view.forced), draw_or_first)
    claim = parse_action(NORDIC, next(iter(game.table.view.forced)))
    page = open_page(None, width=360, height=640, touch=True)
    game.enter(page, f"/table/{game.table.id}")
    page.locator(f'.lit-can[data-route="{claim.route}"]').focus()
    page.keyboard.press("Enter")
    page.locator(f'[data-payment="{str(claim).partition(f"{claim.route} ")[2]}"]').click()
    expect(page.locator(f'.route.claimed[data-route="{claim.route}"]')).to_be_visible()
    assert page.locator("[data-send]").count() == 0
    page.locator("[data-undo]").click()  # the claim and its substitutes are one move
    expect(page.locator(f'.lit-can[data-route="{claim.route}"]')).to_be_visible()


def test_the_rest_of_the_substitutes_is_added_where_only_one_way_is_left(
    server: ServerProcess, open_page: Opener
) -> None:
    game = start_two_player_game(server, NORDIC.id)
    assert game.play_on(lambda view: singles_and_a_pile(view) is not None, draw_or_first)
    claim, singles = singles_and_a_pile(game.table.view.game) or ("", [])  # type: ignore[arg-type]
    game.table.act(0, claim)
    page = open_page(None)
    game.enter(page, f"/table/{game.table.id}")
    send = page.locator("[data-send]")
    for card in singles:
        expect(send).to_be_disabled()
        page.locator(f"[data-give={card}]").click()
    expect(send).to_be_enabled()
    send.click()
    expect(page.locator("[data-send]")).to_have_count(0)


def singles_and_a_pile(view: View) -> tuple[str, list[str]] | None:
    """A claim whose substitutes come from single cards of some kinds and several of another one, and those kinds."""
    for claims in view.legal.claims:
        for payment in claims.payments:
            claim = f"claim {claims.routes[0]} {payment}"
            action = parse_action(NORDIC, claim)
            left = Counter(view.hand) - Counter(action.cards)
            del left["locomotive"]
            singles = [card for card, count in left.items() if count == 1]
            if singles and len(singles) == len(left) - 1 and len(singles) < 3 * action.swaps < left.total():
                return claim, singles
    return None


def shown(page: Page) -> set[str | None]:
    """The payments that are on offer, after all have been asked for."""
    more = page.locator("button.more")
    if more.count():
        more.click()
    return {each.get_attribute("data-payment") for each in page.locator("[data-payment]").all()}


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
