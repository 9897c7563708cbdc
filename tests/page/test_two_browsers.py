"""Two players at one table, each in a browser of their own, and a spectator."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, WebSocketRoute, expect

from branchline.boards import load_board
from branchline.testing import PlayedTable, ServerProcess, start_game
from tests.page.clicker import MOST_STEPS, WAIT, Clicker
from tests.page.conftest import Opener
from tests.page.test_start import choose, introduce, make_table, path_of
from tests.volume import long

BOARD = "thistledown"
LOOKS_PER_SECOND = 20
TURNS = 12


class Wire:
    """A page's way to the server, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._open: list[WebSocketRoute] = []
        self._cut = False
        page.route_web_socket("**", self._opened)

    def cut(self) -> None:
        self._cut = True
        self.page.context.set_offline(True)
        for socket in self._open:
            socket.close()

    def mend(self) -> None:
        self._cut = False
        self.page.context.set_offline(False)

    def _opened(self, socket: WebSocketRoute) -> None:
        if self._cut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)


@long
def test_two_play_on_through_all_that_goes_wrong(server: ServerProcess, open_page: Opener) -> None:
    anna, ben = _two_at_a_table(open_page)
    wire = Wire(ben)
    ben.reload()  # by that wire
    both = (Clicker(anna), Clicker(ben))

    def loses_the_line() -> None:
        wire.cut()
        expect(ben.get_by_text("Connection lost; reconnecting…")).to_be_visible()
        _turn_of(both[:1])  # the other goes on, if it is their turn
        wire.mend()
        expect(ben.get_by_text("Connection lost")).to_be_hidden(timeout=WAIT)

    def starts_anew() -> None:
        server.stop()
        expect(anna.get_by_text("Connection lost").first).to_be_visible(timeout=WAIT)
        server.start()

    troubles: dict[int, Callable[[], object]] = {8: anna.reload, 14: loses_the_line, 20: starts_anew}
    for step in range(MOST_STEPS):
        troubles.pop(step, lambda: None)()
        if not _turn_of(both, wait=True):
            break
    assert not troubles
    for page, other in ((anna, "Ben"), (ben, "Anna")):
        expect(page.locator("[data-status=over]")).to_be_visible()
        expect(page.get_by_role("table").first).to_contain_text(other)
    assert anna.locator("tfoot").inner_text().split() == ben.locator("tfoot").inner_text().split()


def _two_at_a_table(open_page: Opener) -> tuple[Page, Page]:
    anna = open_page("/new", refused=True)
    choose(anna, load_board(BOARD).title)
    introduce(anna, "Anna")
    ben = open_page(path_of(make_table(anna)), refused=True)
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").click()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.locator("[data-offer]").first).to_be_visible()
    return anna, ben


def _turn_of(clickers: tuple[Clicker, ...], *, wait: bool = False) -> bool:
    """Whoever can do something does it. Says whether anybody did; False when all is over."""
    for _ in range(WAIT // 1000 * LOOKS_PER_SECOND if wait else 1):
        for clicker in clickers:
            if clicker.ready():
                if clicker.over():
                    return False
                clicker.act()
                return True
        clickers[0].page.wait_for_timeout(1000 / LOOKS_PER_SECOND)
    if wait:
        raise AssertionError("nobody can do anything")
    return False


def test_who_watches_never_gets_a_hidden_card(server: ServerProcess, open_page: Opener) -> None:
    """Neither to see, nor over the wire."""
    played = start_game(server, BOARD)
    page = open_page(None)
    came = _all_that_comes(page)
    page.goto(f"{server.url}/table/{played.table.id}")
    expect(page.locator("[data-seat]")).to_have_count(2)
    tickets, drawn = _some_turns(played)
    expect(page.locator("[data-version]")).to_have_attribute("data-version", str(played.table.view.version))
    expect(page.locator(".told li", has_text="Anna draws")).to_have_count(drawn)
    told = page.locator(".told").inner_text()
    assert set(re.findall("Anna draws .*", told)) == {"Anna draws a card from the deck"}
    assert drawn > 4
    assert page.locator("[data-stack], [data-ticket], [data-offer]").count() == 0
    assert not {ticket for ticket in tickets if any(ticket in text for text in came)}
    played.finish()
    expect(page.locator("[data-status=over]")).to_be_visible(timeout=WAIT)
    assert tickets == {ticket for ticket in tickets if any(ticket in text for text in came)}  # now they are open


def _all_that_comes(page: Page) -> list[str]:
    """To this page, of any table."""
    came: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: came.append(str(frame))))
    page.on("response", lambda answer: came.append(answer.text()) if "/api/tables/" in answer.url else None)
    return came


def _some_turns(played: PlayedTable) -> tuple[set[str], int]:
    """Draws, and now and then a claim. Gives the tickets that were kept, and how many cards came from the deck."""
    drawn = 0
    for number, turn in enumerate(played.table.turns([0])):
        if number == TURNS:
            return {held.ticket for held in turn.view.tickets}, drawn
        claim = next((each for each in turn.view.actions if each.startswith("claim ")), None)
        action = claim if claim is not None and number % 4 == 3 else "draw"
        if action not in turn.view.actions:
            action = turn.view.actions[-1]
        drawn += action == "draw"
        turn.play(action)
    raise AssertionError("the game was over before")
