"""How a game flows: bots' moves one by one, what is new, time to undo, an end by agreement, a lost connection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from branchline.client import connect
from branchline.testing import PlayedTable, ServerProcess, draw_or_first, start_game, start_two_player_game
from tests.page.clicker import READY, WAIT, Clicker
from tests.page.conftest import Opener
from tests.page.layout import resize
from tests.volume import some_of, volume

BOARD = "thistledown"
SCREENS = [(1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390)]

# Every version of the table that was on the screen, in order.
_RECORD = """() => {
  const table = document.querySelector(".table");
  window.versions = [+table.dataset.version];
  new MutationObserver(() => window.versions.push(+table.dataset.version))
    .observe(table, { attributes: true, attributeFilter: ["data-version"] });
}"""

_BUTTONS_AT = """(points) =>
  points.map(([x, y]) => document.elementFromPoint(x, y).closest("button")?.outerHTML ?? null)"""

# Lines of text that are cut off, or leave what they belong to.
_CUT = """() => {
  const wrong = [];
  for (const [line, around] of [[".did", "[data-seat]"], [".prompt .now", ".prompt"], [".prompt .last", ".prompt"]]) {
    for (const each of document.querySelectorAll(line)) {
      const [inner, outer] = [each, each.closest(around)].map((part) => part.getBoundingClientRect());
      if (!inner.height) continue;
      const cut = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
      const outside = inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1 || inner.right > outer.right + 6;
      if (cut || outside) wrong.push(`${line}: ${each.textContent}`);
    }
  }
  for (const tile of document.querySelectorAll("[data-seat]"))
    if (!tile.querySelector(".did").getBoundingClientRect().height) wrong.push(`${tile.textContent}: no last move`);
  return wrong;
}"""

# Whether all of a thing is on the screen, with nothing above it.
_WHOLE = """(thing) => {
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  const corners = [[left + 9, top + 9], [right - 9, top + 9], [left + 9, bottom - 9], [right - 9, bottom - 9]];
  return corners.every((at) => thing.contains(document.elementFromPoint(...at)));
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One whose bots leave as much time to undo as usual."""
    running = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('flow') / 'branchline.db'}", undo=3.0)
    try:
        running.start()
        yield running
    finally:
        running.stop()


def act_until(page: Page, clicker: Clicker, selector: str) -> None:
    """Acts until something is on the page when it is the player's turn."""
    for _ in range(60):
        page.wait_for_function(READY, timeout=WAIT)
        if page.locator(selector).count():
            return
        clicker.act()
    raise AssertionError(f"{selector} never comes")


def test_bots_move_one_by_one_and_their_moves_stay_marked(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server, BOARD, bots=("medium",) * 2)
    page = open_page(None, paced=True)
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".table .branchline")
    page.evaluate(_RECORD)
    act_until(page, Clicker(page), ".route.lit-new.claimed")
    page.mouse.move(0, 0)  # a route that is pointed at is highlighted
    over = page.locator(".route.lit-new.claimed .hit").first
    assert over.evaluate("(mark) => getComputedStyle(mark).fill") == "none"  # whose trains they are stays visible
    versions = page.evaluate("window.versions")
    assert versions == list(range(versions[0], versions[-1] + 1))  # each was there to be seen
    expect(page.locator(".did.new")).to_have_count(2)
    page.locator("[data-deck]").click()
    expect(page.locator(".lit-new")).to_have_count(0)  # whoever acts has seen them
    page.locator("[data-deck]:enabled").click()
    page.locator("[data-skip]").click()
    expect(page.locator("[data-skip]")).to_be_hidden()
    expect(page.locator("[data-acting=true]")).to_be_visible()


@pytest.mark.parametrize("size", some_of([(360, 640), (640, 360), (1280, 800)], {(360, 640)}))
def test_a_second_tap_on_skip_presses_no_other_button(
    server: ServerProcess, open_page: Opener, size: tuple[int, int]
) -> None:
    """The bots' moves are over: nobody who meant to skip them should undo their own."""
    played = start_game(server, BOARD, bots=("medium",) * 2)
    width, height = size
    page = open_page(None, width=width, height=height, touch=width < 800, paced=True)
    played.enter(page, f"/table/{played.table.id}")
    act_until(page, Clicker(page), "[data-deck]:enabled")
    for _ in range(2):
        page.locator("[data-deck]:enabled").click()
    skip = page.locator("[data-skip]")
    expect(skip).to_be_visible()
    box = skip.bounding_box()
    assert box is not None
    skip.click()
    expect(skip).to_be_hidden()
    expect(page.locator("[data-acting=true]")).to_be_visible()
    corners = [[box["x"] + part * box["width"], box["y"] + part * box["height"]] for part in (0.1, 0.5, 0.9)]
    there = page.evaluate(_BUTTONS_AT, corners)
    assert there == [None] * len(corners)


def test_a_claim_against_bots_can_be_undone(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server, BOARD)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".table .branchline")
    act_until(page, Clicker(page), ".route.lit-can")
    page.locator(".route.lit-can").first.focus()
    page.keyboard.press("Enter")
    route = page.locator(".route.lit-chosen").get_attribute("data-route")
    page.locator("[data-payment]").first.click()
    expect(page.locator(f'.route.claimed[data-route="{route}"]')).to_have_count(1)
    page.wait_for_timeout(1500)  # a bot needs a few milliseconds; a person needs longer
    page.locator("[data-undo]").click()
    expect(page.locator(f'.route.lit-can[data-route="{route}"]')).to_have_count(1)
    expect(page.locator(".prompt .last")).to_have_text("You undo your last move")


def test_everyone_is_asked_before_a_game_ends_by_agreement(server: ServerProcess, open_page: Opener) -> None:
    guests = [connect(server.url, name=name) for name in ("Anna", "Ben")]
    table = guests[0].new_table(BOARD, 2, public=True)
    tables = [table, guests[1].table(table.id)]
    for seat, each in enumerate(tables):
        each.sit(seat)
    table.start()
    anna, ben = open_page(None), open_page(None, width=360, height=640, touch=True)
    for guest, each, page in zip(guests, tables, (anna, ben), strict=True):
        PlayedTable(guest, each).enter(page, f"/table/{table.id}")

    def propose() -> None:
        anna.locator("[data-menu]").click()
        anna.locator("[data-propose]").click()
        expect(anna.locator("dialog[open]").filter(visible=True)).to_have_count(1)  # not one upon the other
        anna.get_by_role("dialog").get_by_role("button", name="Propose ending the game").click()
        expect(asked).to_contain_text("Anna proposes ending the game now, without a winner.")

    asked = ben.locator("[data-end-proposal]")
    propose()
    expect(anna.locator("[data-end-proposal]")).to_contain_text("Still to answer: Ben")
    for width, height in SCREENS:
        resize(ben, width, height)
        assert asked.evaluate(_WHOLE), f"covered or cut off at {width} × {height}"
    resize(ben, 390, 844)
    ben.locator("[data-menu]").click()
    expect(ben.locator("[data-propose]")).to_have_count(0)  # it would end the game
    ben.keyboard.press("Escape")
    ben.locator("[data-end-no]").click()
    expect(anna.locator("[data-end-proposal]")).to_have_count(0)
    propose()
    ben.locator("[data-end-yes]").click()
    for page in (anna, ben):
        expect(page.get_by_role("heading", level=1)).to_have_text("Ended without a winner")
        expect(page.get_by_text("victory")).to_have_count(0)
        expect(page.get_by_text("Equal points")).to_have_count(0)


@pytest.mark.parametrize("language", some_of(["pl", "ro"], {"ro"}))
def test_no_status_line_is_cut_off(server: ServerProcess, open_page: Opener, language: str) -> None:
    played = start_game(server, "europe", bots=("medium",) * 4)
    page = open_page(None, language=language)
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".table .branchline")
    clicker = Clicker(page)
    for turn in range(volume(1, 3)):
        act_until(page, clicker, "[data-tickets]:enabled")
        for width, height in SCREENS:
            resize(page, width, height)
            assert page.evaluate(_CUT) == [], f"turn {turn}, {width} × {height}"
        resize(page, 1440, 900)
        for _ in range(2):
            version = page.locator(".table").get_attribute("data-version")
            page.locator("[data-deck]:enabled").click()
            expect(page.locator(".table")).not_to_have_attribute("data-version", version or "")


def test_updates_leave_alone_what_somebody_is_about_to_tap(server: ServerProcess, open_page: Opener) -> None:
    """Neither an update that says the same again nor what another player does replaces a button or closes a panel."""
    game = start_two_player_game(server, BOARD)
    page = open_page(None)
    page.route_web_socket("**/live*", _say_everything_twice)
    game.enter(page, f"/table/{game.table.id}")
    page.locator("[data-offer]").first.click()
    with _kept(page, "[data-offer]"):
        turn = next(game.other.turns([1]))
        turn.play(draw_or_first(turn.view))
    expect(page.locator("[data-offer]").first).to_have_attribute("aria-pressed", "true")
    assert game.play_on(lambda view: view.phase == "turn" and len(view.legal.claims) > 0, draw_or_first)
    page.locator(".route.lit-can").first.focus()
    page.keyboard.press("Enter")
    with _kept(page, "[data-payment]"):
        game.other.vote(1)
    page.locator("[data-payment]").first.click()
    expect(page.locator("[data-payment]")).to_have_count(0)  # one's own move closes the panel


def test_a_tap_on_the_board_clicks_nothing_else(server: ServerProcess, open_page: Opener) -> None:
    """A slow browser would click after the panel has opened under the finger, and so pay for the route."""
    played = start_game(server, BOARD)
    page = open_page(None, width=360, height=640, touch=True)
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".table svg.branchline:not(.ground)")
    clicker = Clicker(page, touch=True)
    act_until(page, clicker, ".route.lit-can")
    page.evaluate("() => { window.clicks = []; addEventListener('click', ({ target }) => clicks.push(target), true) }")
    clicker.tap(page.locator(".route.lit-can").first.get_attribute("data-route") or "")
    page.locator(".panel .close").tap()
    expect(page.locator(".panel")).to_have_count(0)
    assert page.evaluate("clicks.map((each) => each.closest('button')?.className.split(' ')[0] ?? each.className)") == [
        "close"
    ]


def _say_everything_twice(socket: WebSocketRoute) -> None:
    server = socket.connect_to_server()

    def twice(message: str | bytes) -> None:
        socket.send(message)
        socket.send(message)

    server.on_message(twice)


@contextmanager
def _kept(page: Page, selector: str) -> Iterator[None]:
    """Something that happens meanwhile leaves an element of the page what it is."""
    table = page.locator(".table")
    version = table.get_attribute("data-version") or ""
    page.locator(selector).first.evaluate("(element) => { element.same = true }")
    yield
    expect(table).not_to_have_attribute("data-version", version)
    assert page.locator(selector).first.evaluate("(element) => element.same")


def test_a_spectator_is_told_and_a_lost_connection_disables_everything(
    server: ServerProcess, open_page: Opener
) -> None:
    played = start_game(server, BOARD)
    page = open_page(None, refused=True)
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".table .branchline")
    act_until(page, Clicker(page), ".route.lit-can")
    expect(page.locator("[data-deck]")).to_be_enabled()
    expect(page.locator("[data-watching]")).to_have_count(0)
    page.locator(".route.lit-can").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-payment]")
    page.context.set_offline(True)
    expect(page.locator(".prompt .now")).to_have_text("Connection lost; reconnecting…", timeout=WAIT)
    expect(page.locator(".lit-can")).to_have_count(0)
    expect(page.locator("[data-deck]")).to_be_disabled()
    expect(page.locator(".panel .why")).to_have_text("Connection lost; reconnecting…")
    page.context.set_offline(False)
    expect(page.locator("[data-deck]")).to_be_enabled(timeout=WAIT)
    expect(page.locator("[data-payment]").first).to_be_enabled()
    watcher = open_page(f"/table/{played.table.id}", width=360, height=640)
    expect(watcher.locator("[data-watching]")).to_have_text("Watching")
