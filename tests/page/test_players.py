"""Player pages, histories, the leaderboard and the statistics in a browser."""

from __future__ import annotations

import asyncio
import random
from concurrent.futures import ThreadPoolExecutor

from playwright.sync_api import expect
from sqlalchemy import Connection, insert

from branchline.server.people.identity import hash_of
from branchline.server.store import Person, open_store, result_statements, schema, statements
from branchline.testing import ServerProcess
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.test_start import go
from tests.server.people.test_ratings import game_of

TOKEN = "players-token"
# The sizes of texts in a drawing as they are on the screen, in pixels.
TEXT_SIZES = """texts => texts.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a)"""


def _fill(server: ServerProcess) -> None:
    """A person with an account who has played a hundred rated games on the small board."""
    luck = random.Random(1)

    def fill(connection: Connection) -> None:
        for person, name in (("px", "Xenia"), ("py", "Yorick")):
            row = Person(person, name, "en", 1.0, 1.0, account=f"id-{name.lower()}")
            statements.add_person(connection, row, hash_of(f"{TOKEN}-{person}"))
            connection.execute(insert(schema.accounts).values(person=person, key=name.lower(), created=1.0))
        for number in range(100):
            places = luck.choice(([1, 2, 3], [2, 1, 3], [3, 1, 2]))
            game = game_of(number, "thistledown", [("px", None), ("py", None), (None, "medium")], places)
            result_statements.add_finished_game(connection, game)

    async def run() -> None:
        store = await open_store(server.database)
        try:
            await store.write(fill)
        finally:
            await store.close()

    with ThreadPoolExecutor(1) as pool:  # the browser is driven by an event loop in this thread
        pool.submit(asyncio.run, run()).result()


def test_the_screens_of_players(server: ServerProcess, open_page: Opener) -> None:
    _fill(server)
    page = open_page(None)
    page.context.add_cookies([{"name": "branchline", "value": f"{TOKEN}-px", "url": server.url}])
    page.goto(f"{server.url}/leaderboard")
    page.get_by_label("Board").select_option("thistledown")
    page.get_by_role("radio", name="3").check(force=True)
    expect(page.get_by_role("row")).to_have_count(3)
    found = {"leaderboard": troubles(page)}
    page.get_by_role("link", name="Xenia").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Xenia")
    expect(page.locator("figure svg")).to_be_visible()
    expect(page.get_by_role("link", name="Yorick")).to_be_visible()
    page.set_viewport_size({"width": 360, "height": 640})
    assert min(page.locator("figure svg text").evaluate_all(TEXT_SIZES)) >= 11
    found["player"] = troubles(page)  # in several languages: from here on nothing is found by its text
    page.locator(".actions a").first.click()
    games = page.get_by_role("main").get_by_role("listitem")
    expect(games).to_have_count(50)
    page.get_by_role("main").locator("button.button").click()
    expect(games).to_have_count(100)
    found["history"] = troubles(page)
    page.locator("input[type=search]").fill("nobody")
    expect(games).to_have_count(0)
    go(page, "/statistics")
    expect(page.locator("h1 + p")).to_contain_text("100")
    found["statistics"] = troubles(page)
    assert not {screen: trouble for screen, trouble in found.items() if trouble}


def test_newcomers_find_the_way_to_an_account(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("navigation").get_by_role("link", name="Sign in").click()
    expect(page.locator("a[href='/register']")).to_be_visible()
