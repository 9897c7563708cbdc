"""On a phone, news over the map cover neither each other nor buttons, and go away by themselves or when tapped."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.game.views import View
from branchline.testing import ServerProcess, TwoPlayerTable, draw_or_first, start_two_player_game
from tests.page.conftest import Opener

BOARD = load_board("thistledown")  # small, with everything that the others have
TUNNELS = {route.id for route in BOARD.routes if route.tunnel}
PLAIN = {route.id for route in BOARD.routes if not (route.tunnel or route.symbols or route.any_cards)}
GAMES = 8  # in which chance may fail to bring what is waited for
SHOWN_FOR = 6000  # milliseconds

# News stay until the test lets the time pass, however slow the machine is.
_HOLD = f"""{{
  const [begin, end, held] = [window.setTimeout, window.clearTimeout, new Map()];
  window.setTimeout = (run, time, ...more) => {{
    if (time !== {SHOWN_FOR}) return begin(run, time, ...more);
    held.set(-held.size - 1, run);
    return -held.size;
  }};
  window.clearTimeout = (timer) => held.has(timer) ? held.set(timer, () => {{}}) : end(timer);
  window.pass = () => {{ for (const run of held.values()) run(); }};
}}"""

_OVERLAP = """(selectors) => {
  const [a, b] = selectors.map((each) => document.querySelector(each).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""


@pytest.fixture
def phone(open_page: Opener) -> Page:
    page = open_page(None, width=390, height=844, touch=True)
    page.add_init_script(_HOLD)
    return page


def test_a_claim_unpins_a_ticket_and_country_cards_are_told_below_another(server: ServerProcess, phone: Page) -> None:
    played = _table(server, _gaining)
    _enter(phone, played)
    route = min(_safe_gains(played))
    phone.locator("[data-ticket]").first.tap()
    expect(phone.locator(".pinned")).to_be_visible()
    turn = next(played.table.turns([0]))
    turn.play(next(each for each in turn.view.actions if each.startswith(f"claim {route} ")))
    expect(phone.locator("[data-countries]")).to_be_visible()
    expect(phone.locator(".pinned")).to_have_count(0)
    phone.locator("[data-ticket]").last.tap()
    expect(phone.locator(".pinned")).to_be_visible()
    assert not phone.evaluate(_OVERLAP, [".pinned", "[data-countries]"])


def test_a_completed_ticket_is_told_for_a_while_or_until_it_is_tapped(server: ServerProcess, phone: Page) -> None:
    told = phone.locator("[data-completed]")
    for tapped in (True, False):
        played = _table(server, _completing)
        _enter(phone, played)
        turn = next(played.table.turns([0]))
        turn.play(_completing(played, turn.view))
        expect(told.first).to_be_visible()
        assert not phone.evaluate(_OVERLAP, ["[data-completed]", "[data-skip]"])
        if tapped:
            told.first.tap()
        else:
            phone.evaluate("pass()")
        expect(told).to_have_count(0)


def test_the_skip_button_is_not_on_the_text_about_a_tunnel(server: ServerProcess, phone: Page) -> None:
    played = _table(server, lambda played, view: view.seats[1].cards > 12)
    _enter(phone, played)
    next(played.table.turns([0])).play("draw")
    next(played.table.turns([0])).play("draw")
    turn = next(played.other.turns([1]))
    turn.play(next(each for each in turn.view.actions if each.startswith("claim ") and each.split()[1] in TUNNELS))
    expect(phone.locator(".panel.passive")).to_be_visible()
    phone.wait_for_function(f"(selectors) => !({_OVERLAP})(selectors)", arg=[".panel.passive", "[data-skip]"])
    phone.touchscreen.tap(195, 400)  # one tap anywhere is enough to put it away
    expect(phone.locator(".panel.passive")).to_have_count(0)


def _enter(page: Page, played: TwoPlayerTable) -> None:
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()


def _table(server: ServerProcess, found: Callable[[TwoPlayerTable, View], object]) -> TwoPlayerTable:
    """A game in which it is Anna's turn, and something is found."""
    for _ in range(GAMES):
        played = start_two_player_game(server, BOARD.id)

        def until(view: View, played: TwoPlayerTable = played) -> bool:
            return view.phase == "turn" and bool(found(played, view))

        def claim(view: View, played: TwoPlayerTable = played) -> str:
            if view.phase != "turn":
                return draw_or_first(view)
            wanted = {route for path in played.table.refresh().paths for route in path.routes}
            claims = [each for each in view.actions if each.startswith("claim ")]
            return min(claims, key=lambda each: each.split()[1] not in wanted, default=draw_or_first(view))

        if played.play_on(until, claim):
            return played
    raise AssertionError("no game comes to what is wanted")


def _gaining(played: TwoPlayerTable, view: View) -> bool:
    return bool(view.legal.claims) and bool(_safe_gains(played))


def _safe_gains(played: TwoPlayerTable) -> set[str]:
    """Routes that bring country cards for sure."""
    return {route for route in played.table.refresh().gains if route in PLAIN}


def _completing(played: TwoPlayerTable, view: View) -> str:
    """A claim that completes a ticket for sure."""
    last = {path.routes[0] for path in played.table.refresh().paths if len(path.routes) == 1} & PLAIN
    return next((each for each in view.actions if each.startswith("claim ") and each.split()[1] in last), "")
