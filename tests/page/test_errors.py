"""Errors are shown as a sentence that says what to do next."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener
from tests.page.test_start import choose, go, introduce, make_table

Opened = Callable[..., Page]


@pytest.fixture
def open_in_trouble(server: ServerProcess, browser: Browser) -> Iterator[Opened]:
    """As `open_page`, but the browser may complain about what it could not get."""
    contexts: list[BrowserContext] = []

    def opened(
        path: str, *, before: Callable[[Page], Any] = lambda page: None, script: str = "", worker: bool = False
    ) -> Page:
        context = browser.new_context(
            locale="en", reduced_motion="reduce", service_workers="allow" if worker else "block"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        if script:
            page.add_init_script(script)
        before(page)
        page.goto(f"{server.url}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()


def test_a_code_that_leads_nowhere(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/code/ZZZZ99")
    expect(page.get_by_role("alert")).to_contain_text("No table has the code ZZZZ99. Check it, or ask")
    expect(page.get_by_role("textbox", name="Have a code?")).to_have_value("ZZZZ99")


def test_a_table_that_does_not_exist(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/table/nosuchtable")
    expect(page.get_by_role("alert")).to_contain_text("There is no such table.")
    page.get_by_role("link", name="Home page").click()
    expect(page.get_by_role("heading", name="Where to?")).to_be_visible()


def test_an_address_with_nothing(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/somewhere/else")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")
    expect(page.get_by_role("link", name="Home page")).to_be_visible()


def test_a_private_table_without_its_code(open_page: Opener, open_in_trouble: Opened) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    code = make_table(anna).split("/")[-1]
    ben = open_in_trouble(anna.url[anna.url.index("/table/") :])
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").click()
    expect(ben.get_by_role("status")).to_contain_text(
        ["This seat needs the table’s code. Ask the person who invited you for the link."]
    )
    ben.get_by_role("textbox", name="Code for this private table").fill(code)
    ben.get_by_role("button", name="Sit here").click()
    expect(anna.get_by_role("list", name="Who’s playing")).to_contain_text("Ben")


def test_a_seat_that_somebody_else_took_first(open_page: Opener, open_in_trouble: Opened) -> None:
    anna = open_page("/new")
    choose(anna, "Isle of Thistledown")
    choose(anna, "3")
    link = make_table(anna)

    def late(route: Route) -> None:
        """The order comes to the server only when the seat is taken."""
        if route.request.post_data and json.loads(route.request.post_data).get("seat") == 1:
            anna.get_by_role("button", name="Fill", exact=True).first.click()
            anna.get_by_role("button", name="Easy").click()
            expect(anna.get_by_role("list", name="Who’s playing")).to_contain_text("easy")
        route.continue_()

    ben = open_in_trouble("/" + link.split("/", 3)[3], before=lambda page: page.route("**/commands", late))
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    expect(ben.get_by_text("Someone was quicker: choose another seat.")).to_be_visible()


def test_a_network_without_sockets(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/", before=lambda page: page.route_web_socket("**", lambda socket: socket.close()))
    choose(page, "Isle of Thistledown")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()


def test_a_browser_that_keeps_nothing(open_in_trouble: Opened) -> None:
    forbid = """for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"])
      Object.defineProperty(window, name, { get() { throw new DOMException("no", "SecurityError") } })"""
    page = open_in_trouble("/me", script=forbid)
    choose(page, "Dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    expect(page.get_by_text("This browser doesn’t store anything for this page")).to_be_visible()
    go(page, "/")
    choose(page, "Isle of Thistledown")
    page.get_by_role("button", name="Play").click()
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.reload()  # the cookie is all that the server needs
    expect(page.locator("[data-offer]").first).to_be_visible()


def test_a_browser_that_refuses_cookies(open_in_trouble: Opened) -> None:
    """With every request it is somebody whom the server doesn't know."""
    unknown = {"type": "refused", "code": "no-guest", "text": "choose a name first"}
    page = open_in_trouble(
        "/", before=lambda page: page.route("**/api/me", lambda route: route.fulfill(status=401, json=unknown))
    )
    choose(page, "Isle of Thistledown")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("This browser doesn’t accept cookies from this page")).to_be_visible()
    expect(page.get_by_role("button", name="Play")).to_be_enabled()


def test_a_server_that_is_away(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/")
    choose(page, "Isle of Thistledown")
    page.route("**/api/**", lambda route: route.abort())
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("The server can’t be reached right now, and nothing was changed.")).to_be_visible()
    page.unroute("**/api/**")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()


def test_without_a_network_it_opens_and_says_so(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/new", worker=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # the first page was not the worker's yet
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("New table")
    expect(page.get_by_text("The server can’t be reached right now").first).to_be_visible()


def test_a_server_that_is_starting_or_in_trouble(open_in_trouble: Opened) -> None:
    told: dict[str, object] = {"ready": False}

    def answer(route: Route) -> None:
        route.fulfill(status=200 if told["ready"] else 503, json=told)

    page = open_in_trouble("/", before=lambda page: page.route("**/api/ready", answer))
    choose(page, "Isle of Thistledown")
    busy = page.get_by_text("The server is busy right now. This page keeps trying.")
    expect(busy).to_have_count(0)  # it is ready in a moment: nothing to say
    page.get_by_role("button", name="Play").click()
    told["trouble"] = "rules"
    expect(busy.first).to_be_visible()
    told.clear()
    told["ready"] = True
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    expect(busy).to_have_count(0)


def test_an_old_tab_of_a_newer_server(open_in_trouble: Opened) -> None:
    page = open_in_trouble("/")
    expect(page.get_by_role("button", name="Play")).to_be_enabled()
    newer = "<!doctype html><script type=module src=/assets/newer.js></script>"
    page.route("**/assets/NewTable*.js", lambda route: route.fulfill(status=404))
    page.route("**/", lambda route: route.fulfill(body=newer, content_type="text/html"))
    page.get_by_role("link", name="New table").click()
    expect(page.get_by_text("The server has a newer version of this page.").first).to_be_visible()
    expect(page.get_by_role("button", name="Reload").first).to_be_visible()


# What lies under the notice although somebody may be about to tap it, and whether taps on its text go to what is below.
_UNDER_A_NOTICE = """() => {
  const notice = document.querySelector(".notices p");
  const { left, top, right, bottom } = notice.getBoundingClientRect();
  const map = document.querySelector(".area").getBoundingClientRect();
  const buttons = [...document.querySelectorAll("button, a")].filter((each) => !notice.contains(each));
  const common = (box) => [
    Math.min(right, box.right) - Math.max(left, box.left),
    Math.min(bottom, box.bottom) - Math.max(top, box.top),
  ];
  const covered = buttons.filter((each) => {
    const [across, down] = common(each.getBoundingClientRect());
    return each.checkVisibility() && across > 0 && down > 0;
  });
  const [across, down] = common(map);
  return {
    covered: covered.map((each) => each.ariaLabel ?? each.textContent),
    overMap: across > 0 && down > map.height / 8,
    inTheWay: notice.contains(document.elementFromPoint(left + 12, (top + bottom) / 2)),
  };
}"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_a_notice_on_a_phone_covers_neither_buttons_nor_the_map(
    server: ServerProcess, open_page: Opener, size: tuple[int, int]
) -> None:
    game = start_game(server, "poland")
    game.keep_all_tickets()
    page = open_page(None, width=size[0], height=size[1], touch=True, refused=True)
    refusal = {"type": "refused", "code": "no-such-board", "text": "there is no such board", "details": {}}
    page.route("**/drawing*", lambda route: route.fulfill(status=404, json=refusal))
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    expect(page.locator(".notices p")).to_be_visible()
    assert page.evaluate(_UNDER_A_NOTICE) == {"covered": [], "overMap": False, "inTheWay": False}
    page.locator(".notices button").tap()
    expect(page.locator(".notices p")).to_have_count(0)
