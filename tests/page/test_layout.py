"""Layout of every screen at every size: nothing is cut off, covered, outside its frame or too small to tap."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from branchline.testing import ServerProcess
from tests.page.conftest import Opener
from tests.page.layout import SIZES, Gauge, load_checks, resize
from tests.page.prepared_people import open_as
from tests.page.prepared_tables import PreparedTables, prepare_tables
from tests.page.test_start import go, unfold
from tests.volume import long

# Timers of a second and more never run out, so that nothing changes by itself.
_STAND_STILL = """() => {
  const set = window.setTimeout;
  window.setTimeout = (work, after = 0, ...more) => (after < 1000 ? set(work, after, ...more) : 0);
}"""

DESKTOP: dict[str, Any] = {"width": 1440, "height": 900}
PHONE: Any = {"width": 360, "height": 640}


# The cities of offered tickets, once the map is drawn and the camera rests.
_HIDDEN_CITIES = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let frames = 0; frames < 10; frames++) await frame();
  return layoutChecks.hiddenCities();
}"""


@pytest.fixture
def renew(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--renew-layouts"))


@pytest.fixture(scope="session")
def prepared(server: ServerProcess, browser: Browser) -> PreparedTables:
    return prepare_tables(server)


@pytest.fixture
def anna(open_page: Opener, server: ServerProcess, prepared: PreparedTables) -> Page:
    """Her page, on a screen that is not measured."""
    page = open_page(None, **DESKTOP)
    open_as(page, server, prepared.token)
    return page


def test_first_screens(open_page: Opener, prepared: PreparedTables, renew: bool) -> None:
    """Of somebody new."""
    page = open_page("/", **DESKTOP, refused=True)
    gauge = Gauge(page)
    expect(page.get_by_role("radio").nth(8)).to_be_attached()
    expect(page.locator("header a.me")).to_be_visible()
    gauge.measure("start")
    gauge.record("start")
    go(page, "/new")
    expect(page.locator("summary")).to_be_visible()
    page.locator("summary").click()
    gauge.measure("new table")
    gauge.record("new table")
    go(page, "/me")
    expect(page.get_by_role("textbox").first).to_be_visible()
    gauge.measure("profile of nobody")
    go(page, "/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    gauge.measure("not found")
    page.locator("header nav button").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    gauge.measure("preferences")
    page.keyboard.press("Escape")
    go(page, "/code/ZZZZ99")
    expect(page.get_by_role("alert")).to_be_visible()
    gauge.measure("code")
    go(page, prepared.path("lobby"))
    expect(page.locator("[data-join]")).to_be_visible()
    gauge.measure("invitation")
    go(page, "/table/nosuchtable0")
    expect(page.get_by_role("alert")).to_be_visible()
    gauge.measure("no such table")
    go(page, "/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    gauge.measure("record")
    page.context.set_offline(True)
    go(page, "/")
    expect(page.locator(".notices p").first).to_be_visible()
    gauge.measure("server away")
    page.context.set_offline(False)
    gauge.check(renew=renew)


def test_screens_of_a_player(anna: Page, prepared: PreparedTables, renew: bool) -> None:
    gauge = Gauge(anna)
    go(anna, "/")
    expect(anna.get_by_role("link", name="Europe").first).to_be_visible()
    gauge.measure("start with games")
    go(anna, "/tables")
    expect(anna.get_by_role("main").get_by_role("link").first).to_be_visible()
    gauge.measure("table list")
    gauge.record("table list")
    go(anna, "/me")
    expect(anna.get_by_role("textbox").first).to_have_value("Anna")
    unfold(anna)
    gauge.measure("profile")
    go(anna, prepared.path("lobby"))
    expect(anna.get_by_role("img")).to_be_visible()
    gauge.measure("lobby")
    gauge.record("lobby")
    anna.locator(".seats button", has=anna.locator("svg")).first.click()
    expect(anna.get_by_role("dialog")).to_be_visible()
    gauge.measure("filling a seat")
    gauge.check(renew=renew)


# The screens of somebody with an account, and what is there once they are loaded.
COMMUNITY = {
    "/me": "details",
    "/friends": "[data-friend]",
    "/match": "main button",
    "/leaderboard": "main select",
    "/players/id-xenia": "figure svg",
    "/players/id-xenia/games": "[data-game]",
    "/statistics": "main p",
    "/moderation": "main h1",
}


def test_screens_of_the_community(open_page: Opener, server: ServerProcess, xenia: str, renew: bool) -> None:
    page = open_page(None, **DESKTOP)
    gauge = Gauge(page)
    page.goto(f"{server.url}/sign-in")
    for path in ("/sign-in", "/register"):
        go(page, path)
        expect(page.locator("input[autocomplete=username]")).to_be_visible()
        gauge.measure(path)
    open_as(page, server, xenia)
    for path, shown in COMMUNITY.items():
        go(page, path)
        expect(page.locator(shown).first, path).to_be_visible()
        if path == "/leaderboard":
            page.get_by_label("Board").select_option("thistledown")
            page.get_by_role("radio", name="3").check(force=True)
            expect(page.get_by_role("row")).to_have_count(3)
        gauge.measure(path)
        if path in ("/me", "/players/id-xenia/games"):
            unfold(page)
            gauge.measure(f"{path}, unfolded")
    gauge.check(renew=renew)


def test_learning(open_page: Opener, renew: bool) -> None:
    page = open_page("/learn", **DESKTOP)
    gauge = Gauge(page)
    expect(page.locator("[data-stage]")).to_be_visible()
    gauge.measure("lesson")
    page.get_by_role("button", name="Continue").click()
    expect(page.locator("[data-stage=tickets]")).to_be_visible()
    gauge.measure("lesson, tickets")
    go(page, "/rules/europe")
    expect(page.locator("figure svg[role=img]").nth(2)).to_be_visible()
    gauge.measure("rules")
    gauge.check(renew=renew)


@long
def test_later_stages_of_the_lesson(open_page: Opener, renew: bool) -> None:
    page = open_page("/learn", **DESKTOP)
    gauge = Gauge(page)
    stage = page.locator("[data-stage]")
    page.get_by_role("button", name="Continue").click()
    for offer in page.locator("[data-offer]").all():
        offer.click()
    page.locator("[data-keep]").click()
    for name, go_on in LESSON.items():
        expect(stage).to_have_attribute("data-stage", name)
        gauge.measure(f"lesson, {name}")
        go_on(page)
    expect(stage).to_have_attribute("data-stage", "free")
    gauge.measure("lesson, free")
    gauge.check(renew=renew)


def _continue(page: Page) -> None:
    page.get_by_role("button", name="Continue").click()


def _claim(page: Page) -> None:
    page.locator(".route.lit-told[data-route]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-payment]").first.click()


def _draw_two(page: Page) -> None:
    page.locator("[data-deck]:enabled").click()
    expect(page.locator("[data-stage]")).to_contain_text("Now a second card")
    page.locator("[data-deck]:enabled").click()


# The later stages of the lesson, and how each is completed.
LESSON: dict[str, Callable[[Page], None]] = {
    "hand": _continue, "claim": _claim, "claimed": _continue, "draw": _draw_two, "ways": _continue,
    "countries": _continue,
}  # fmt: skip


def test_own_turn(anna: Page, prepared: PreparedTables, renew: bool) -> None:
    gauge = Gauge(anna)
    go(anna, prepared.path("turn"))
    expect(anna.locator("[data-deck]:enabled")).to_be_visible()
    gauge.measure("own turn")
    gauge.record("own turn")
    anna.locator(".route.lit-can").first.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator("[data-payment]").first).to_be_visible()
    gauge.measure("route panel")
    anna.keyboard.press("Escape")
    anna.locator("[data-station]").click()
    gauge.measure("placing a station")
    anna.locator(".city.lit-can").first.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".panel")).to_be_visible()
    gauge.measure("city panel")
    anna.keyboard.press("Escape")
    anna.locator("[data-tickets]").click()
    expect(anna.get_by_role("dialog")).to_be_visible()
    gauge.measure("asked before drawing tickets")
    anna.keyboard.press("Escape")
    anna.locator("[data-menu]").click()
    expect(anna.get_by_role("dialog")).to_be_visible()
    gauge.measure("menu")
    anna.keyboard.press("Escape")
    anna.locator("[data-share]").click()
    expect(anna.get_by_role("dialog").get_by_role("img")).to_be_visible()
    gauge.measure("sharing")
    anna.keyboard.press("Escape")
    anna.get_by_role("tab").last.click()
    expect(anna.get_by_role("textbox")).to_be_visible()
    gauge.measure("chat")
    anna.locator("[data-ticket]").first.click()
    gauge.measure("pinned ticket")
    anna.locator("[data-ticket]").first.click()
    resize(anna, **PHONE)
    for sheet in ("tickets", "log", "chat"):
        anna.locator(".prompt .narrow").nth(("tickets", "log", "chat").index(sheet)).click()
        expect(anna.locator(".part.up")).to_be_visible()
        gauge.measure(f"sheet with {sheet}", narrow=True)
    gauge.check(renew=renew)


def test_other_states_of_a_table(anna: Page, prepared: PreparedTables, renew: bool) -> None:
    gauge = Gauge(anna)
    for state, shown in {
        "offer": "[data-offer]",
        "other": "[data-acting=false]",
        "tunnel": "[data-decline]",
        "paying": "[data-give]",
        "last turns": "[data-last-turns]",
    }.items():
        go(anna, prepared.path(state))
        expect(anna.locator(shown).first).to_be_visible()
        gauge.measure(state)
    go(anna, prepared.path("countries"))
    anna.locator(".country[data-country]").first.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".panel .how")).to_be_visible()
    gauge.measure("country panel")
    anna.keyboard.press("Escape")
    anna.locator(".route.closed").first.focus()
    anna.keyboard.press("Enter")
    expect(anna.locator(".panel .why")).to_contain_text("is closed: with 3 players")
    gauge.measure("closed route")
    go(anna, prepared.path("hot seat"))
    expect(anna.locator("[data-curtain]")).to_be_visible()
    gauge.measure("curtain")
    anna.locator("[data-curtain]").click()
    anna.locator("[data-hint]").click()
    expect(anna.locator(".hint h2")).to_be_visible()
    gauge.measure("hint")
    anna.locator(".hint .close").click()
    expect(anna.locator(".hint h2")).to_have_count(0)
    gauge.check(renew=renew)


def test_text_view(anna: Page, prepared: PreparedTables, renew: bool) -> None:
    gauge = Gauge(anna)
    anna.evaluate("localStorage.setItem('branchline.text', 'on'); dispatchEvent(new StorageEvent('storage'))")
    for state in ("offer", "turn"):
        go(anna, prepared.path(state))
        expect(anna.get_by_role("combobox")).to_be_visible()
        gauge.measure(f"text view, {state}")
    gauge.check(renew=renew)


def test_after_a_game(anna: Page, prepared: PreparedTables, renew: bool) -> None:
    gauge = Gauge(anna)
    go(anna, prepared.path("over"))
    expect(anna.locator("tfoot")).to_be_visible()
    gauge.measure("end")
    gauge.record("end")
    anna.locator("[data-prove]").click()
    expect(anna.locator("dialog .sum")).to_be_visible()
    anna.locator("dialog summary").click()
    gauge.measure("proof")
    anna.keyboard.press("Escape")
    go(anna, f"{prepared.path('over')}/replay?at=90")
    expect(anna.get_by_role("slider")).to_have_value("90")
    gauge.measure("replay")
    gauge.record("replay")
    gauge.check(renew=renew)


@long
def test_the_final_count_and_the_picture(anna: Page, prepared: PreparedTables) -> None:
    gauge = Gauge(anna)
    go(anna, prepared.path("over"))
    anna.get_by_role("button", name="Picture").click()
    expect(anna.locator("dialog img.there")).to_be_visible()
    gauge.measure("picture")
    anna.keyboard.press("Escape")
    anna.evaluate(_STAND_STILL)
    anna.evaluate("localStorage.setItem('branchline.motion', 'full'); dispatchEvent(new StorageEvent('storage'))")
    anna.get_by_role("button", name="Replay the scoring").click()
    anna.wait_for_function("() => !document.getAnimations().some(({ playState }) => playState === 'running')")
    gauge.measure("final count")
    while not anna.locator(".slip", has_text="complete").count():
        anna.locator(".slip").click()
    gauge.measure("final count, a ticket")
    gauge.check()


def test_a_rotated_phone_keeps_what_was_chosen(anna: Page, prepared: PreparedTables) -> None:
    """And everything that is to be decided is in view."""
    upright, sideways = ({"width": 390, "height": 844}, {"width": 844, "height": 390})
    resize(anna, **upright)
    go(anna, prepared.path("offer"))
    anna.locator("[data-offer]").first.click()
    resize(anna, **sideways)
    expect(anna.locator("[data-offer]").first).to_have_attribute("aria-pressed", "true")
    go(anna, prepared.path("paying"))
    anna.locator("[data-give]").first.click()
    expect(anna.locator("[data-give]").last).to_be_in_viewport(ratio=1)
    resize(anna, **upright)
    expect(anna.get_by_role("button", name="Take back").first).to_be_enabled()
    expect(anna.locator("[data-give]").last).to_be_in_viewport(ratio=1)
    go(anna, prepared.path("tunnel"))
    expect(anna.locator("[data-decline]")).to_be_in_viewport(ratio=1)
    resize(anna, **sideways)
    expect(anna.locator("[data-decline]")).to_be_in_viewport(ratio=1)


@long
def test_cities_of_offered_tickets_are_in_view(anna: Page, prepared: PreparedTables) -> None:
    """At the start, on every size: the camera is set when the table opens."""
    hidden = {}
    for width, height in SIZES:
        go(anna, "/nowhere")
        resize(anna, width, height)
        go(anna, prepared.path("offer"))
        expect(anna.locator("[data-offer]").first).to_be_visible()
        expect(anna.locator(".holder svg:not(.ground)")).to_be_visible()
        load_checks(anna)
        hidden[f"{width}×{height}"] = anna.evaluate(_HIDDEN_CITIES)
    assert not {size: cities for size, cities in hidden.items() if cities}
