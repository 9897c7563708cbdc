"""Player pages, histories, the leaderboard and the statistics in a browser."""

from __future__ import annotations

from playwright.sync_api import expect

from branchline.testing import ServerProcess
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.layout import resize
from tests.page.prepared_people import open_as
from tests.page.test_start import go

# The sizes of texts in a drawing as they are on the screen, in pixels.
TEXT_SIZES = """texts => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


def test_the_screens_of_players(server: ServerProcess, open_page: Opener, xenia: str) -> None:
    page = open_page(None)
    page.context.add_cookies([{"name": "branchline", "value": xenia, "url": server.url}])
    page.goto(f"{server.url}/leaderboard")
    page.get_by_label("Board").select_option("thistledown")
    page.get_by_role("radio", name="3").check(force=True)
    expect(page.get_by_role("row")).to_have_count(3)
    found = {"leaderboard": troubles(page)}
    page.get_by_role("link", name="Xenia").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Xenia")
    expect(page.locator("figure svg")).to_be_visible()
    expect(page.get_by_role("link", name="Yorick")).to_be_visible()
    resize(page, 360, 640)
    assert min(page.locator("figure svg text").evaluate_all(TEXT_SIZES)) >= 11
    found["player"] = troubles(page)  # in several languages: from here on nothing is found by its text
    page.locator(".ways a").first.click()
    games = page.locator("[data-game]")
    expect(games).to_have_count(50)
    page.get_by_role("main").locator("button.button").click()
    expect(games).to_have_count(100)
    found["history"] = troubles(page)
    opponent = page.locator("input[type=search]")
    expect(opponent).to_be_hidden()  # on a phone, filters leave the room to the games
    page.get_by_role("main").locator("summary").click()
    opponent.fill("nobody")
    expect(games).to_have_count(0)
    go(page, "/statistics")
    expect(page.locator("main p").first).to_contain_text("100")
    found["statistics"] = troubles(page)
    assert not {screen: trouble for screen, trouble in found.items() if trouble}


def test_a_new_table_seats_people_where_their_trains_are(server: ServerProcess, open_page: Opener, xenia: str) -> None:
    """She prefers the trains of the second seat, in their colour and shape; the other choices are of the first seat."""
    page = open_page(None)
    open_as(page, server, xenia)
    go(page, "/new")
    seats = page.get_by_role("main").locator("ol > li")
    expect(seats.nth(1)).to_contain_text("Xenia")
    seats.nth(0).get_by_role("combobox").select_option("bot-easy")
    page.locator(".go button").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("[data-offer]").first).to_be_visible()
    shown = page.evaluate("fetch(`/api${location.pathname.replace('table', 'tables')}`).then((found) => found.json())")
    assert shown["table"]["yours"] == [1]
    assert shown["table"]["seats"][0]["bot"] == "easy"


def test_newcomers_find_the_way_to_an_account(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("navigation").get_by_role("link", name="Sign in").click()
    expect(page.locator("a[href='/register']")).to_be_visible()
