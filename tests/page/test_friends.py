"""Friends and quick match, with several people, each in a browser of their own."""

from __future__ import annotations

import json
import re
import sqlite3
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, Route, expect

from branchline.server.base.config import sqlite_path
from branchline.testing import ServerProcess
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.test_start import go, path_of


@pytest.fixture
def member(server: ServerProcess, open_page: Opener) -> Opener:
    """Opens a page of somebody with an account."""

    def opened(name: str, path: str = "/friends", **more: object) -> Page:
        page = open_page("/match", **more)
        page.get_by_role("textbox", name="Your name").wait_for()
        page.evaluate(
            """async (name) => {
              const headers = { "Content-Type": "application/json" };
              await fetch("/api/guests", { method: "POST", headers, body: JSON.stringify({ name }) });
              localStorage.setItem("branchline.guest", "yes");
            }""",
            name,
        )
        with sqlite3.connect(sqlite_path(server.database), timeout=20) as database:
            (person,) = database.execute(
                "SELECT id FROM people WHERE name = ? ORDER BY created DESC", (name,)
            ).fetchone()
            database.execute("UPDATE people SET account = ? WHERE id = ?", (f"a{person}", person))
        page.goto(f"{server.url}{path}")
        return page

    return opened


def befriend(one: Page, other: Page, name: str) -> None:
    """By a link, which the first makes and the second follows."""
    go(one, "/friends")
    one.locator("[data-new-link]").click()
    link = one.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile(r"/friends/\w{10}$"))
    go(other, path_of(link.input_value()))
    expect(other.get_by_role("heading", level=1)).to_have_text(name)
    other.locator("[data-follow]").click()
    expect(other.locator("[data-friend]")).to_contain_text(name)


def menu_of(page: Page, name: str) -> None:
    """Open the menu of another player, from the menu of the table."""
    page.locator("[data-menu]").click()
    page.get_by_role("button", name=f"Menu for {name}").click()


def wish(page: Page, *, bots: bool = False) -> None:
    """Look for a game for two on the smallest board."""
    go(page, "/match")
    page.get_by_label("Board", exact=True).select_option("thistledown")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    switch = page.get_by_role("switch", name="Fill up with bots")
    if (switch.get_attribute("aria-checked") == "true") != bots:
        switch.click()
    page.locator("[data-match]").click()


def in_a_hurry(route: Route) -> None:
    """A bot fills in as soon as the server allows."""
    route.continue_(post_data={**json.loads(route.request.post_data or "{}"), "bots_after": 5})


def test_friends_by_link_invite_each_other_with_one_tap(member: Opener) -> None:
    anna, ben = member("Anna"), member("Ben")
    befriend(anna, ben, "Anna")
    go(ben, "/rules")
    expect(anna.locator("[data-friend]")).to_contain_text("Ben")
    anna.get_by_role("button", name="Invite Ben to a new game").click()
    expect(anna.get_by_role("list", name="Who’s playing")).to_be_visible()
    expect(anna.get_by_text("Invited", exact=True)).to_be_visible()
    expect(anna.get_by_role("button", name="Invite Ben")).to_have_count(0)
    notice = ben.locator(".inbox .notice")
    expect(notice).to_contain_text("Anna invites you to a game")
    notice.get_by_role("link", name="Join").click()
    expect(notice).to_have_count(0)
    expect(anna.locator(".seats")).to_contain_text("Ben")
    expect(anna.get_by_role("heading", name="Invite others")).to_have_count(0)
    anna.get_by_role("button", name="Start").click()
    for page in (anna, ben):
        expect(page.get_by_text("Choose your tickets").first).to_be_visible()


def test_a_lobby_invites_friends_who_may_decline(member: Opener) -> None:
    carla, dan = member("Carla"), member("Dan")
    befriend(carla, dan, "Carla")
    go(carla, "/new")
    carla.get_by_role("button", name="Create table").click()
    expect(carla.get_by_role("heading", name="Invite others")).to_be_visible()
    carla.get_by_role("button", name="Invite Dan").click()
    expect(carla.get_by_text("Invited", exact=True)).to_be_visible()
    carla.reload()
    expect(carla.get_by_text("Invited", exact=True)).to_be_visible()
    go(dan, "/")
    waiting = dan.get_by_role("region", name="Waiting for you")
    expect(waiting).to_contain_text("Carla invites you to a game")
    waiting.get_by_role("button", name="No, thanks").click()
    expect(waiting).to_have_count(0)


def test_a_request_at_a_table_is_accepted_and_a_rude_player_muted(member: Opener) -> None:
    eva, finn = member("Eva"), member("Finn")
    wish(eva)
    expect(eva.get_by_role("timer")).to_be_visible()
    wish(finn)
    for page in (eva, finn):
        expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    menu_of(finn, "Eva")
    finn.locator("[data-befriend]").click()
    notice = eva.locator(".inbox .notice")
    expect(notice).to_contain_text("Finn would like to be friends")
    notice.get_by_role("button", name="Accept").click()
    go(eva, "/friends")
    expect(eva.locator("[data-friend]").filter(has_text="Finn")).to_contain_text("Online")
    eva.go_back()
    menu_of(eva, "Finn")
    eva.locator("[data-mute]").click()
    expect(eva.get_by_text("You won’t see what Finn writes any more.")).to_be_visible()
    go(eva, "/friends")
    eva.get_by_role("button", name="Unmute Finn").click()
    expect(eva.get_by_role("heading", name="Blocked and muted")).to_have_count(0)


def test_quick_match_of_two_guests_and_a_bot_that_fills_in(open_page: Opener) -> None:
    gil, hana = open_page("/match"), open_page("/match")
    wish(gil)
    expect(gil.get_by_text("Looking for players…")).to_be_visible()
    gil.locator("[data-cancel]").click()
    expect(gil.get_by_role("heading", name="Find a game")).to_be_visible()
    wish(gil)
    expect(gil.get_by_role("timer")).to_be_visible()
    wish(hana)
    for page in (gil, hana):
        expect(page.get_by_text("Choose your tickets").first).to_be_visible()
    iris = open_page("/match")
    iris.route("**/api/match", in_a_hurry)
    wish(iris, bots=True)
    expect(iris.get_by_text("A bot takes the free seat in")).to_be_visible()
    expect(iris.get_by_text("Choose your tickets").first).to_be_visible()
    expect(iris.locator(".level")).to_have_text("medium")
    gil.goto(gil.url.split("/table")[0] + "/match")
    wish(gil)
    expect(gil.get_by_role("timer")).to_be_visible()
    assert troubles(gil) == {}
    gil.locator("[data-cancel]").click()  # other tests see open tables, too
    expect(gil.get_by_role("timer")).to_have_count(0)


def test_guests_are_told_that_friends_need_an_account(open_page: Opener, member: Opener) -> None:
    jana = member("Jana")
    jana.locator("[data-new-link]").click()
    link = jana.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/friends/"))
    path = path_of(link.input_value())
    assert troubles(jana) == {}
    guest = open_page(path, refused=True)
    expect(guest.get_by_text("Jana would like to be friends")).to_be_visible()
    expect(guest.get_by_role("link", name="Create an account")).to_be_visible()
    go(guest, "/friends/NONSENSE22")
    expect(guest.get_by_role("heading", level=1)).to_have_text("This link doesn’t work")


def test_who_registers_or_signs_in_from_a_friend_link_comes_back_to_it(open_page: Opener, member: Opener) -> None:
    kim = member("Kim")
    kim.locator("[data-new-link]").click()
    link = kim.get_by_label("Link to this table")
    expect(link).to_have_value(re.compile("/friends/"))
    path = path_of(link.input_value())
    page = open_page(path)
    page.get_by_role("link", name="Create an account").click()
    page.get_by_label("Your name").fill("Lena Link")
    page.get_by_label("Password", exact=True).fill("four words that differ")
    page.get_by_role("main").get_by_role("button", name="Create an account").click()
    page.get_by_role("link", name="I’ve saved them").click()
    page.locator("[data-follow]").click()
    expect(page.locator("[data-friend]")).to_contain_text("Kim")
    other = open_page(path)
    other.get_by_role("link", name="Create an account").click()
    other.get_by_role("main").get_by_role("link", name="Sign in").click()  # she has an account already
    other.get_by_label("Your name").fill("Lena Link")
    other.get_by_label("Password", exact=True).fill("four words that differ")
    other.get_by_role("main").get_by_role("button", name="Sign in", exact=True).click()
    expect(other.get_by_text("You and Kim are friends already.")).to_be_visible()


@pytest.mark.parametrize("back", ["//elsewhere.example/", "https://elsewhere.example/", "/\\elsewhere.example"])
def test_signing_in_never_leads_to_another_site(open_page: Opener, back: str) -> None:
    page = open_page(f"/sign-in?back={quote(back)}")
    expect(page.get_by_role("main").get_by_role("link", name="Create an account")).to_have_attribute(
        "href", "/register"
    )
