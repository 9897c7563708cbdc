"""Tickets on the board: a click or a tap pins one, and it stays shown until the player is done with it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.boards import load_board
from branchline.client import connect
from branchline.testing import PlayedTable, ServerProcess, start_game
from tests.page.conftest import Opener
from tests.page.layout import advise, wait_for_camera, wait_two_frames
from tests.volume import long, some_of

PHONE = {"width": 360, "height": 640, "touch": True}
LANDSCAPE = {"width": 844, "height": 390, "touch": True}
TABLET = {"width": 820, "height": 1180, "touch": True}

# The marked cities, each with what covers its mark: `null` is the board's own glass, that is, nothing.
_MARKED = """() => {
  const covering = (x, y) => {
    const top = document.elementFromPoint(x, y);
    return top?.matches(".glass") ? null : (top?.outerHTML.slice(0, 80) ?? "outside the window");
  };
  return Object.fromEntries([...document.querySelectorAll(".city.lit-own")].map((city) => {
    const { x, y, width, height } = city.getBoundingClientRect();
    const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]];
    const covers = [[x + width / 2, y + height / 2], ...corners].map(([x, y]) => covering(x, y));
    return [city.dataset.city, covers.find((each) => each !== null) ?? null];
  }));
}"""

# A point of the visible board with nothing of the game on it.
_EMPTY = """() => {
  const { left, top, right, bottom } = document.querySelector(".glass").getBoundingClientRect();
  for (let y = top + 5; y < bottom; y += 7)
    for (let x = left + 5; x < right; x += 7) {
      const here = document.elementsFromPoint(x, y);
      if (here[0].matches(".glass") && !here.some((each) => each.closest("[data-route], [data-city]"))) return [x, y];
    }
}"""

# A point beside a route, with nothing under it: the route is 12 pixels away, all else more than 20.
_BESIDE = """() => {
  const { left, top, right, bottom } = document.querySelector(".glass").getBoundingClientRect();
  const things = (x, y, radius) => Array.from({ length: 24 }, (_, side) => {
    const at = [x + radius * Math.cos(side * Math.PI / 12), y + radius * Math.sin(side * Math.PI / 12)];
    return document.elementsFromPoint(...at).map((each) => each.closest("[data-route], [data-city]")).find(Boolean);
  }).filter(Boolean);
  for (let y = top + 25; y < bottom - 25; y += 3)
    for (let x = left + 25; x < right - 25; x += 3) {
      if (!document.elementFromPoint(x, y).matches(".glass")) continue;
      if (things(x, y, 0).length || things(x, y, 7).length) continue;
      const [near, all] = [new Set(things(x, y, 12)), new Set([...things(x, y, 16), ...things(x, y, 20)])];
      const route = [...near][0]?.dataset.route;
      if (near.size === 1 && all.size === 1 && route) return [x, y, route];
    }
}"""


@pytest.fixture
def played(server: ServerProcess) -> PlayedTable:
    """All tickets are kept, and it is the player's turn."""
    game = start_game(server, "europe")
    for turn in game.table.turns([0]):
        keep = [action for action in turn.view.actions if action.startswith("keep ")]
        if not keep:
            break
        turn.play(max(keep, key=len))
    return game


def _enter(played: PlayedTable, open_page: Opener, **size: Any) -> Page:
    page = open_page(None, **size)
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    return page


def _tickets(played: PlayedTable) -> list[str]:
    view = played.table.refresh().game
    assert view is not None
    return [ticket.ticket for ticket in view.tickets]


def _tap(page: Page, ticket: str) -> None:
    """Tap a ticket, which is listed next to the board or, where there is no room, behind a button."""
    behind = page.get_by_role("button", name="Tickets", exact=True)
    if behind.is_visible():
        behind.tap()
    button = page.locator(f"[data-ticket='{ticket}']")
    pins = button.get_attribute("aria-pressed") == "false"
    button.tap()
    if behind.is_visible() and pins:
        expect(page.locator("[data-ticket]").first).to_be_hidden()  # the list has made room for the board


def _play_on(page: Page, played: PlayedTable) -> None:
    """The player draws two cards, the bot acts, and the page has shown all of it."""
    before = played.table.refresh().version
    for turn in played.table.turns([0]):
        if turn.view.phase == "turn" and turn.version > before + 1:
            break
        turn.play("draw")
    page.wait_for_function(
        "(version) => Number(document.querySelector('.table').dataset.version) >= version"
        " && !document.querySelector('.board [aria-busy]')",
        arg=played.table.refresh().version,
    )


def _expect_marked(page: Page, ticket: str | None) -> None:
    """Exactly its cities, and nothing lies over them; so it stays for many frames."""
    cities = ticket.split("/") if ticket else []
    marked = dict.fromkeys(cities)
    page.wait_for_function(
        f"""(cities) => {{
          const marked = Object.entries(({_MARKED})());
          return marked.length === cities.length && marked.every(([city, cover]) => cities.includes(city) && !cover);
        }}""",
        arg=cities,
    )
    for _ in range(10):
        assert page.evaluate(_MARKED) == marked
        wait_two_frames(page)


@pytest.mark.parametrize(
    "size", [PHONE, LANDSCAPE, pytest.param(TABLET, marks=long)], ids=["phone", "landscape", "tablet"]
)
def test_a_tapped_ticket_stays_shown(open_page: Opener, played: PlayedTable, size: dict[str, Any]) -> None:
    page = _enter(played, open_page, **size)
    tickets = _tickets(played)
    assert len(tickets) == 4
    for ticket in tickets:
        _tap(page, ticket)
        _expect_marked(page, ticket)
    expect(page.locator(".route:is(.lit-way, .lit-next, .lit-own)")).not_to_have_count(0)
    _play_on(page, played)
    _expect_marked(page, tickets[-1])


def test_routes_that_can_be_claimed_stay_marked_beside_a_pinned_ticket(
    server: ServerProcess, open_page: Opener
) -> None:
    game = start_game(server, "poland")  # where many routes cost one or two cards
    game.keep_all_tickets()
    for turn in game.table.turns([0]):
        routes = {route for claims in turn.view.legal.claims for route in claims.routes}
        if turn.view.phase == "turn" and len(routes) >= 4:
            break
        turn.play("draw")
    page = _enter(game, open_page)
    expect(page.locator(".route.lit-can")).to_have_count(len(routes))
    for ticket in _tickets(game):
        page.locator(f"[data-ticket='{ticket}']").click()
        for _ in ("hovered", "pinned"):
            _expect_marked(page, ticket)
            expect(page.locator(".route:is(.lit-can, .lit-next)")).to_have_count(len(routes))
            expect(page.locator(".glow.lit-can")).to_have_count(len(routes))
            on_path = page.locator(".route.lit-next").count()
            assert sorted(_opacities(page)) == [0.15] * (len(routes) - on_path) + [0.4] * on_path
            path = page.locator(".route:is(.lit-way, .lit-next, .lit-own)").count()
            expect(page.locator(".glow:is(.lit-way, .lit-own)")).to_have_count(path)
            page.mouse.move(5, 5)


def _opacities(page: Page) -> list[float]:
    """Of the halos around routes that can be claimed: faint, but for those on the path."""
    opacities: list[float] = page.locator(".glow.lit-can").evaluate_all(
        "(halos) => halos.map((halo) => parseFloat(getComputedStyle(halo).strokeOpacity))"
    )
    return opacities


@pytest.mark.parametrize("size", [PHONE, pytest.param(LANDSCAPE, marks=long)], ids=["phone", "landscape"])
@pytest.mark.parametrize("how", some_of(["again", "beside", "close"], ["beside"]))
def test_a_pinned_ticket_is_put_away(open_page: Opener, played: PlayedTable, size: dict[str, Any], how: str) -> None:
    page = _enter(played, open_page, **size)
    ticket = _tickets(played)[0]
    _tap(page, ticket)
    _expect_marked(page, ticket)
    if how == "again":
        _tap(page, ticket)
    elif how == "beside":
        page.touchscreen.tap(*page.evaluate(_EMPTY))
    else:
        page.get_by_role("button", name="Hide this ticket").tap()
    _expect_marked(page, None)
    expect(page.locator("[data-ticket][aria-pressed=true]")).to_have_count(0)


def test_a_finger_may_miss_a_route_by_a_little(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page, **PHONE)
    wait_for_camera(page)
    x, y, route = page.evaluate(_BESIDE)
    page.mouse.click(x, y)
    expect(page.locator(".panel")).to_have_count(0)
    page.touchscreen.tap(x, y)
    board = load_board("europe")
    meant = board.routes[board.route_index[route]]
    names = {city.id: city.name for city in board.cities}
    expect(page.locator(".panel")).to_contain_text(f"{names[meant.a]} – {names[meant.b]}")


def test_a_mouse_shows_tickets_by_pointing_and_pins_them_by_clicking(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page)
    first, second, *_ = _tickets(played)
    buttons = {ticket: page.locator(f"[data-ticket='{ticket}']") for ticket in (first, second)}
    buttons[first].hover()
    _expect_marked(page, first)
    page.mouse.move(5, 5)
    _expect_marked(page, None)
    buttons[first].click()
    page.mouse.move(5, 5)
    _expect_marked(page, first)
    expect(buttons[first]).to_have_attribute("aria-pressed", "true")
    buttons[second].hover()
    _expect_marked(page, second)
    page.mouse.move(5, 5)
    _expect_marked(page, first)
    _play_on(page, played)
    _expect_marked(page, first)
    buttons[first].click()
    page.mouse.move(5, 5)
    _expect_marked(page, None)
    expect(buttons[first]).to_have_attribute("aria-pressed", "false")


def test_tickets_say_what_they_still_need(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page)
    paths = {path.ticket: path for path in played.table.refresh().paths}
    assert set(paths) == set(_tickets(played))
    for ticket, path in paths.items():
        button = page.locator(f"[data-ticket='{ticket}']")
        expect(button).to_contain_text(f"{path.trains} train")
        chips = [chip.inner_text().split() for chip in button.locator(".chip").all()]
        assert {words[1].rstrip(":"): words[0] for words in chips} == {
            colour: f"{path.held.get(colour, 0)}/{number}" if path.held.get(colour, 0) < number else f"✓{number}"
            for colour, number in path.colours.items()
        }
        assert {words[1].rstrip(":"): [int(words[2]), int(words[4])] for words in chips} == {
            colour: [path.held.get(colour, 0), number] for colour, number in path.colours.items()
        }
    marked = page.locator(".city.lit-goal").evaluate_all("(all) => all.map(({ dataset }) => dataset.city)")
    assert set(marked) == {city for ticket in paths for city in ticket.split("/")}


def test_a_ticket_is_pinned_by_keyboard(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page)
    page.locator("[data-ticket]").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    shown = page.locator("[data-ticket]").first.get_attribute("data-ticket")
    _expect_marked(page, shown)
    page.keyboard.press("Enter")
    expect(page.locator("[data-ticket]").first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Menu").last.focus()
    _expect_marked(page, shown)
    page.keyboard.press("Escape")
    _expect_marked(page, None)


def test_on_a_phone_the_keyboard_goes_on_at_the_pinned_ticket(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page, width=360, height=640)
    page.locator("[data-ticket]").first.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Hide this ticket")).to_be_focused()
    page.keyboard.press("Enter")
    _expect_marked(page, None)


def test_who_shares_a_device_does_not_see_the_others_pinned_ticket(server: ServerProcess, open_page: Opener) -> None:
    me = connect(server.url, name="Anna")
    table = me.new_table("europe", 2)
    for seat in (0, 1):
        table.sit(seat)
    table.start()
    for turn in table.turns():
        keep = [action for action in turn.view.actions if action.startswith("keep ")]
        if not keep:
            break
        turn.play(max(keep, key=len))
    page = open_page(None, **PHONE)
    PlayedTable(me, table).enter(page, f"/table/{table.id}")
    deck, curtain = page.locator("[data-deck]:enabled"), page.locator("[data-curtain]")
    expect(deck.or_(curtain).first).to_be_visible()
    if curtain.is_visible():
        curtain.tap()
    ticket = page.locator("[data-ticket]").first.get_attribute("data-ticket") or ""
    _tap(page, ticket)
    _expect_marked(page, ticket)
    for _ in range(2):
        expect(deck).to_be_visible()
        version = page.locator(".table").get_attribute("data-version")
        deck.tap()
        expect(page.locator(".table")).not_to_have_attribute("data-version", version or "")
    curtain.tap()
    _expect_marked(page, None)
    expect(page.locator("[data-unpin], svg.overview")).to_have_count(0)


def test_a_hint_is_read_to_its_end_above_the_offered_tickets(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, "poland")
    page = open_page(None, **PHONE, dark=True, language="pl")
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.locator("[data-hint]").tap()
    title, body = (page.locator(f".hint {part}").bounding_box() for part in ("h2", ".body"))
    assert title is not None
    assert body is not None
    assert title["height"] < 40  # one line: the rings show which tickets are meant
    assert title["y"] + title["height"] <= body["y"] + 6
    page.locator(".hint summary").tap()
    expect(page.locator(".hint details > p + ul li").first).to_contain_text("%")  # below the heading that counts games
    last = page.locator(".hint li").last
    last.evaluate("(line) => line.scrollIntoView({ block: 'end' })")
    assert last.evaluate(
        """(line) => {
          const { left, bottom } = line.getBoundingClientRect();
          return line.contains(document.elementFromPoint(left + 4, bottom - 3));
        }"""
    )
    page.locator(".hint .close").tap()
    expect(page.locator(".hint .panel")).to_have_count(0)


def test_a_hint_marks_exactly_the_tickets_that_it_names(server: ServerProcess, open_page: Opener) -> None:
    """Whatever their order in the offer."""
    game = start_game(server, "poland")
    page = open_page(None, width=1440, height=900)
    game.enter(page, f"/table/{game.table.id}")
    offers = page.locator("[data-offer]")
    expect(offers.first).to_be_visible()
    ids = [str(offer.get_attribute("data-offer")) for offer in offers.all()]
    for named in (ids[-1:], ids[1:], ids[:1]):
        advise(page, f"keep {', '.join(named)}")
        page.locator("[data-hint]").click()
        expect(page.locator(".hint h2")).to_be_visible()
        expect(page.locator(".advised")).to_have_count(len(named))
        assert [offer.get_attribute("data-offer") for offer in page.locator(".advised").all()] == named
        page.locator(".hint .close").click()
        expect(page.locator(".advised")).to_have_count(0)


def test_on_a_touch_screen_no_card_is_raised(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page, **PHONE)
    deck = page.locator("[data-deck]")
    deck.hover()  # as touch screens have it after a tap
    assert deck.evaluate("(deck) => deck.matches(':hover')")
    assert deck.evaluate("(deck) => getComputedStyle(deck).transform") == "none"


def test_offered_tickets_are_in_view_whatever_is_pinned(open_page: Opener, played: PlayedTable) -> None:
    page = _enter(played, open_page)
    page.locator("[data-ticket]").first.click()
    expect(page.locator(".holder")).not_to_have_attribute("style", re.compile(r"scale\(1\)"))
    page.locator("[data-tickets]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("You draw 3 tickets and must keep at least 1 of them.")
    dialog.get_by_role("button").last.click()
    expect(page.locator("[data-offer]").first).to_be_visible()
    expect(page.locator(".holder")).to_have_attribute("style", re.compile(r"scale\(1\)"))


def test_hints_are_in_reach_beside_offered_tickets_on_a_phone_in_landscape(
    server: ServerProcess, open_page: Opener
) -> None:
    """The tickets cover the bar with the tools."""
    played = start_game(server, "europe")
    page = open_page(None, width=640, height=360, touch=True)
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.locator("[data-hint]").click()
    expect(page.locator(".hint h2")).to_contain_text("Keep")
    page.locator(".hint .close").click()
    expect(page.locator(".hint h2")).to_have_count(0)
    page.locator("[data-offer]").first.click()
    expect(page.locator("[data-offer]").first).to_have_attribute("aria-pressed", "true")
