"""The page is opened while the server is away or refuses everything: it waits, and carries on without a reload."""

from __future__ import annotations

import contextlib
import threading
from collections import Counter
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from branchline.testing import ServerProcess, draw_or_first, start_two_player_game
from tests.page.conftest import WAIT
from tests.page.test_start import choose, introduce
from tests.volume import long, some_of

GUEST = "localStorage.getItem('branchline.guest')"
SIZES = {"phone": {"width": 360, "height": 640}, "desktop": {"width": 1280, "height": 800}}


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that only one test uses, so that it may be stopped."""
    running = ServerProcess(f"sqlite:///{tmp_path / 'branchline.db'}")
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="en", reduced_motion="reduce", service_workers="block")
    yield made
    made.close()


def _page_of_anna(context: BrowserContext, server: ServerProcess) -> Page:
    """Anna has begun a game."""
    page = context.new_page()
    page.set_default_timeout(WAIT)
    page.goto(server.url)
    choose(page, "Isle of Thistledown")
    introduce(page, "Anna")
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    return page


def _expect_start_page_of_anna(page: Page) -> None:
    """Map, Play, name and games."""
    expect(page.get_by_role("button", name="Play")).to_be_enabled()
    expect(page.get_by_role("link", name="You: Anna")).to_be_visible()
    expect(page.get_by_role("heading", name="Your games")).to_be_visible()
    page.wait_for_function("() => [...document.querySelectorAll('.map img')].some((img) => img.naturalWidth > 0)")
    expect(page.get_by_role("textbox", name="Your name")).to_have_count(0)
    expect(page.get_by_text("This page keeps trying.")).to_have_count(0)
    assert page.evaluate(GUEST) == "yes"


@pytest.mark.parametrize("size", some_of(SIZES, ["phone"]))
def test_the_start_page_recovers_when_the_server_comes_back(
    browser: Browser, own_server: ServerProcess, size: str
) -> None:
    context = browser.new_context(locale="en", reduced_motion="reduce", viewport=SIZES[size])  # type: ignore[arg-type]
    page = _page_of_anna(context, own_server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.stop()
    page.goto(own_server.url)  # from the service worker's cache
    expect(page.get_by_text("The server can’t be reached right now. This page keeps trying.")).to_be_in_viewport()
    expect(page.get_by_role("button", name="Play")).to_be_disabled()
    assert page.evaluate(GUEST) == "yes"
    page.evaluate("window.notReloaded = true")
    own_server.start()
    _expect_start_page_of_anna(page)
    assert page.evaluate("window.notReloaded")
    context.close()


class _Starting(BaseHTTPRequestHandler):
    """What a server answers to every request while it starts."""

    def do_GET(self) -> None:
        body = b'{"type": "refused", "code": "not-ready", "text": "Starting. Try again."}'
        self.send_response(503)
        self.send_header("Content-Type", "application/json")
        self.send_header("Retry-After", "1")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Quiet."""


@contextlib.contextmanager
def _starting(port: int) -> Iterator[None]:
    server = ThreadingHTTPServer(("127.0.0.1", port), _Starting)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


@long
def test_the_page_opens_while_the_server_starts(browser: Browser, own_server: ServerProcess) -> None:
    """The server refuses even the page itself: the kept one is shown, not the refusal."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    page = _page_of_anna(context, own_server)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    own_server.stop()
    with _starting(own_server.port):
        page.goto(own_server.url)
        expect(page.get_by_text("The server is busy right now. This page keeps trying.")).to_be_visible()
    own_server.start()
    _expect_start_page_of_anna(page)
    context.close()


@pytest.mark.parametrize(("status", "code"), [(503, "not-ready"), pytest.param(429, "too-many", marks=long)])
def test_the_start_page_recovers_from_refusals(
    context: BrowserContext, server: ServerProcess, status: int, code: str
) -> None:
    page = _page_of_anna(context, server)
    refusing = True

    def refuse(route: Route) -> None:
        if not refusing:
            route.continue_()
            return
        refusal = {"type": "refused", "code": code, "text": "Later."}
        route.fulfill(status=status, json=refusal, headers={"Retry-After": "1"})

    page.route("**/api/**", refuse)
    page.goto(server.url)
    expect(page.get_by_text("The server is busy right now. This page keeps trying.")).to_be_in_viewport()
    assert page.evaluate(GUEST) == "yes"
    page.evaluate("window.notReloaded = true")
    refusing = False
    _expect_start_page_of_anna(page)
    assert page.evaluate("window.notReloaded")


def test_the_lesson_begins_when_the_server_has_time(context: BrowserContext, server: ServerProcess) -> None:
    page = context.new_page()
    refusal = {"type": "refused", "code": "too-many", "text": "Later."}
    page.route(
        "**/api/lesson", lambda route: route.fulfill(status=429, json=refusal, headers={"Retry-After": "1"}), times=2
    )
    page.goto(f"{server.url}/learn")
    expect(page.get_by_text("The server is busy right now. This page keeps trying.")).to_be_visible()
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.get_by_text("This page keeps trying.")).to_have_count(0)


def test_a_tab_that_slept_for_a_day(context: BrowserContext, server: ServerProcess) -> None:
    """Its connection is dead and its timers are late: it shows what has happened, without a reload."""
    game = start_two_player_game(server, "thistledown")
    page = context.new_page()
    page.clock.install()
    game.enter(page, f"/table/{game.table.id}")
    expect(page.locator("[data-offer]").first).to_be_visible()
    page.evaluate("window.notReloaded = true")
    context.set_offline(True)
    expect(page.get_by_text("Connection lost; reconnecting…")).to_be_visible(timeout=WAIT)
    assert game.play_on(lambda view: view.phase == "turn" and game.table.view.version > 20, draw_or_first)
    page.clock.fast_forward("24:00:00")
    context.set_offline(False)
    version = str(game.table.refresh().version)
    expect(page.locator(".table")).to_have_attribute("data-version", version, timeout=WAIT)
    expect(page.locator("[data-deck]")).to_be_enabled()
    assert page.evaluate("window.notReloaded")


@long
def test_a_server_that_prepares_the_rules_is_not_flooded(context: BrowserContext, server: ServerProcess) -> None:
    """It is asked how far it has come, one request after another; who somebody is, once."""
    page = _page_of_anna(context, server)
    asked: Counter[str] = Counter()

    def answer(route: Route) -> None:
        asked["/api/ready"] += 1
        ready = asked["/api/ready"] > 5
        told = {"ready": ready, "done": asked["/api/ready"], "total": 7, "doing": "playing"}
        route.fulfill(status=200 if ready else 503, json=told)

    def count(route: Route) -> None:
        asked[urlsplit(route.request.url).path] += 1
        route.continue_()

    page.route("**/api/me", count)
    page.route("**/api/ready", answer)
    with page.expect_response(lambda response: response.url.endswith("/api/ready") and response.ok):
        page.goto(server.url)
    _expect_start_page_of_anna(page)
    assert asked == {"/api/ready": 6, "/api/me": 1}


def test_a_person_that_the_server_does_not_know_is_forgotten(context: BrowserContext, server: ServerProcess) -> None:
    page = _page_of_anna(context, server)
    context.clear_cookies()
    page.goto(server.url)
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()
    assert page.evaluate(GUEST) == "no"


def test_a_game_begun_before_the_player_is_known_keeps_their_name(
    context: BrowserContext, server: ServerProcess
) -> None:
    page = _page_of_anna(context, server)
    requests: list[str] = []

    def refuse_first(route: Route) -> None:
        """The page's own question is refused, the one that Play asks is answered."""
        requests.append(route.request.method)
        if len(requests) == 1:
            refusal = {"type": "refused", "code": "try-again", "text": "Later."}
            route.fulfill(status=503, json=refusal, headers={"Retry-After": "600"})
        else:
            route.continue_()

    page.route("**/api/me", refuse_first)
    page.goto(server.url)
    expect(page.get_by_text("The server is busy right now.")).to_be_visible()
    page.get_by_role("button", name="Play").click()
    expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    page.get_by_role("link", name="Branchline, home").click()
    expect(page.get_by_role("link", name="You: Anna")).to_be_visible()
    expect(page.get_by_text("This page keeps trying.")).to_have_count(0)
    assert requests == ["GET", "GET"]
