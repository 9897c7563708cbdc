"""The clocks of a game with days for a move."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from branchline.client import connect
from branchline.server.wire.tables import PaceAsked
from branchline.testing import PlayedTable, ServerProcess
from tests.page.conftest import Opener
from tests.volume import long

HOUR = 3600.0
COLOUR = "(element) => getComputedStyle(element).color"


@pytest.fixture
def played(server: ServerProcess) -> PlayedTable:
    """Anna and Ben have two days for each move. All tickets are chosen, and one of the two is to move."""
    anna, ben = (connect(server.url, name=name) for name in ("Anna", "Ben"))
    table = anna.new_table("thistledown", 2, public=True, pace=PaceAsked("days", days=2))
    other = ben.table(table.id)
    table.sit(0)
    other.sit(1)
    table.start()
    for seat, each in enumerate((table, other)):
        for turn in each.turns([seat]):
            if turn.play(max(turn.view.actions, key=len)):
                break
    return PlayedTable(anna, table)


def _clocks(page: Page, played: PlayedTable) -> tuple[Locator, Locator]:
    """The clock of the player who is to move, and the other one's."""
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-seat]")).to_have_count(2)
    (acting,) = played.table.refresh().actors
    return page.locator(f"[data-seat='{acting}'] .clock"), page.locator(f"[data-seat='{1 - acting}'] .clock")


@pytest.mark.parametrize(
    ("language", "short", "full", "rest"),
    [
        pytest.param("en", "1 d 23 h", "Time left: 1 day 23 hours", "2 d", marks=long),
        pytest.param("pl", "1 d 23 h", "Pozostały czas: 1 dzień 23 godziny", "2 d", marks=long),
        ("ro", "1 z 23 h", "Timp rămas: 1 zi 23 de ore", "2 z"),
    ],
)
def test_days_and_hours_are_shown(
    open_page: Opener, played: PlayedTable, language: str, short: str, full: str, rest: str
) -> None:
    page = open_page(None, language=language)
    acting, other = _clocks(page, played)
    expect(acting.locator("dd span").first).to_have_text(short)
    expect(acting.locator("dd .unseen")).to_have_text(full)
    expect(other.locator("dd span").first).to_have_text(rest)
    assert acting.locator("dd").evaluate(COLOUR) == page.locator("h1").evaluate(COLOUR)


@pytest.mark.parametrize(
    ("hours", "shown", "red"),
    [(40.0, "7 h", False), pytest.param(46.4, "1 h", True, marks=long), (47.4, "35 min", True)],
)
def test_little_time_is_red(open_page: Opener, played: PlayedTable, hours: float, shown: str, red: bool) -> None:
    """The move began so many hours ago."""

    def earlier(message: str | bytes) -> str:
        told = json.loads(message)
        for seat in told.get("table", {}).get("seats", []):
            if seat.get("since") is not None:
                seat["since"] -= hours * HOUR
        return json.dumps(told)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: socket.send(earlier(message)))

    page = open_page(None)
    page.route_web_socket("**/live?*", between)
    acting, _ = _clocks(page, played)
    expect(acting.locator("dd span").first).to_have_text(shown)
    assert (acting.locator("dd").evaluate(COLOUR) != page.locator("h1").evaluate(COLOUR)) is red


def test_on_a_phone_the_clock_fits_in_its_tile(open_page: Opener, server: ServerProcess) -> None:
    """Five at a table, all choosing tickets."""
    me = connect(server.url, name="Anna")
    table = me.new_table("europe", 5, pace=PaceAsked("days", days=7))
    for seat in range(5):
        table.sit(seat)
    table.start()
    page = open_page(None, width=360, height=640, touch=True)
    PlayedTable(me, table).enter(page, f"/table/{table.id}")
    expect(page.locator("[data-seat] .clock")).to_have_count(5)
    page.locator("[data-curtain]").tap()
    outside = """() => [...document.querySelectorAll("[data-seat]")].filter((tile) => {
      const [outer, inner] = [tile, tile.querySelector(".clock dd")].map((each) => each.getBoundingClientRect());
      return inner.left < outer.left || inner.right > outer.right || inner.bottom > outer.bottom;
    }).length"""
    assert page.evaluate(outside) == 0
