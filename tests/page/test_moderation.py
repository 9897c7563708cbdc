"""Moderation in the browser: a report, the moderators' queue, a mute, its undo; and what others see of the page."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.layout import Gauge
from tests.page.test_start import go, introduce, make_table, path_of

PHONE: dict[str, Any] = {"width": 360, "height": 640, "touch": True}


def appoint(server: ServerProcess, page: Page) -> None:
    """Gives who uses a page an account, and makes them a moderator."""
    database = server.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(database, timeout=30)) as connection, connection:
        (person,) = connection.execute("SELECT id FROM people WHERE name = 'Mira' ORDER BY created DESC").fetchone()
        connection.execute("UPDATE people SET account = ? WHERE id = ?", (f"a{person}", person))
        connection.execute(
            "INSERT INTO accounts (person, key, created, moderator) VALUES (?, ?, 0, 1)", (person, f"mira{person}")
        )
    page.reload()


@pytest.fixture
def table(open_page: Opener) -> tuple[Page, Page, str]:
    """Anna's and Ben's pages in the lobby of a table, and its path."""
    anna = open_page("/new")
    introduce(anna, "Anna")
    path = path_of(make_table(anna))
    ben = open_page(path, refused=True)
    introduce(ben, "Ben")
    ben.get_by_role("button", name="Sit here").first.click()
    expect(anna.get_by_text("Ben").first).to_be_visible()
    return anna, ben, path


def write(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.keyboard.press("Enter")


@pytest.fixture
def mira(server: ServerProcess, open_page: Opener) -> Iterator[Page]:
    page = open_page("/me")
    page.get_by_role("textbox", name="Your name").fill("Mira")
    page.get_by_role("button", name="Save").click()
    expect(page.locator("header .me")).to_contain_text("Mira")
    appoint(server, page)
    yield page
    page.evaluate("fetch('/api/me', {method: 'DELETE'})")


def test_from_a_report_to_a_mute_and_back(table: tuple[Page, Page, str], mira: Page) -> None:
    anna, ben, _ = table
    write(ben, "you are a fool")
    expect(anna.get_by_text("you are a fool")).to_be_visible()
    expect(anna.get_by_text("new player").first).to_be_visible()
    # By keyboard: from the line of chat to the report.
    anna.get_by_role("button", name="Report Ben").last.focus()
    anna.keyboard.press("Enter")
    dialog = anna.get_by_role("dialog")
    expect(dialog.get_by_role("checkbox", name="you are a fool")).to_be_checked()
    dialog.get_by_label("Anything else").fill("Again and again.")
    dialog.get_by_role("button", name="Send report").click()
    expect(anna.get_by_text("The moderators will look into it")).to_be_visible()
    expect(dialog).to_have_count(0)

    mira.locator("header").get_by_role("link", name="Moderation").click()
    report = mira.get_by_role("article", name="Ben: Insults or threats").last
    expect(report).to_contain_text("you are a fool")
    expect(report).to_contain_text("Again and again.")
    report.get_by_role("button", name="Sanction").click()
    form = mira.get_by_role("dialog")
    form.get_by_label("Reason").fill("Please be kind")
    form.get_by_role("button", name="Impose").click()
    expect(report).to_contain_text("Muted, by Mira")

    write(ben, "what?")
    expect(ben.get_by_text("A moderator has muted you")).to_be_visible()
    go(ben, "/me")
    expect(ben.get_by_text("You’re muted: you can’t write in the chat.")).to_be_visible()
    expect(ben.get_by_text("Reason: Please be kind")).to_be_visible()

    report.get_by_role("button", name="Undo: Mute").click()
    expect(report).to_contain_text("undone")
    ben.go_back()
    write(ben, "I am sorry")
    expect(anna.get_by_text("I am sorry")).to_be_visible()


def test_networks_and_names_are_edited(mira: Page) -> None:
    go(mira, "/moderation")
    mira.get_by_role("radio", name="Networks").check(force=True)
    mira.get_by_label("Network, like").fill("203.0.113.9/24")
    mira.get_by_label("Reason").fill("spam")
    mira.get_by_role("button", name="Ban a network").click()
    undo = mira.get_by_role("button", name="Undo: 203.0.113.0/24")
    undo.click()
    expect(undo).to_have_count(0)
    mira.get_by_role("radio", name="Names").check(force=True)
    mira.get_by_label("Name or word").fill("Vi-per")
    mira.get_by_role("radio", name="Anywhere in a name").check(force=True)
    mira.get_by_role("button", name="Add").click()
    undo = mira.get_by_role("button", name="Undo: viper")
    undo.click()
    expect(undo).to_have_count(0)


def test_for_everybody_else_there_is_no_such_page(open_page: Opener) -> None:
    page = open_page("/moderation", refused=True)
    expect(page.get_by_role("heading", level=1)).to_have_text("There is nothing at this address.")
    expect(page.get_by_role("link", name="Moderation")).to_have_count(0)


def test_everybody_can_use_it_on_every_screen(table: tuple[Page, Page, str], mira: Page) -> None:
    anna, ben, _ = table
    for number in range(3):
        write(ben, f"an insult that goes on and on and on, number {number}")
    expect(anna.get_by_text("number 2")).to_be_visible()
    anna.get_by_role("button", name="Report Ben").first.click()
    expect(anna.get_by_role("dialog")).to_be_visible()
    gauge = Gauge(anna)
    gauge.measure("report")
    found = {"report": troubles(anna)}
    gauge.check()
    body = json.dumps({"reason": "insults", "seat": 1, "lines": [2], "text": "A long story. " * 20})
    anna.evaluate(
        "(body) => fetch(location.pathname.replace('/table', '/api/tables') + '/reports', {method: 'POST', body})", body
    )
    go(mira, "/moderation")
    expect(mira.get_by_role("article").last).to_be_visible()
    gauge = Gauge(mira)
    gauge.measure("moderation")
    found["moderation"] = troubles(mira)
    mira.get_by_role("article").last.locator("footer button").last.click()
    expect(mira.get_by_role("dialog")).to_be_visible()
    gauge.measure("sanction")
    found["sanction"] = troubles(mira)
    mira.keyboard.press("Escape")
    for name in range(1, 5):
        mira.locator("main fieldset input").nth(name).check(force=True)
        expect(mira.locator("main :is(form, p)").first).to_be_visible()
        gauge.measure(f"moderation {name}")
        found[f"moderation {name}"] = troubles(mira)
    gauge.check()
    assert not {screen: trouble for screen, trouble in found.items() if trouble}
