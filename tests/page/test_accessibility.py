"""Accessibility of the first screens: axe finds nothing serious, light and dark, in every language."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from branchline.testing import ServerProcess
from tests.page.axe import found_by_axe, troubles
from tests.page.conftest import Opener
from tests.page.prepared_people import open_as
from tests.page.test_start import go, unfold

PATHS = ("/new", "/tables", "/me", "/friends", "/match", "/nowhere")


def test_the_first_screens_are_for_everyone(open_page: Opener) -> None:
    page = open_page("/")
    expect(page.get_by_role("radio").nth(8)).to_be_attached()
    found = {"/": troubles(page)}
    for path in PATHS:
        heading = page.get_by_role("heading", level=1).inner_text()
        go(page, path)
        expect(page.get_by_role("heading", level=1)).not_to_have_text(heading)
        if path == "/new":
            page.locator("summary").click()
        found[path] = troubles(page, len(found))
    go(page, "/new")
    page.locator(".go button").click()
    expect(page.get_by_role("img")).to_be_visible()
    found["lobby"] = troubles(page, len(found))
    page.locator(".seats button", has=page.locator("svg")).first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    found["filling"] = troubles(page, len(found))
    assert not {path: trouble for path, trouble in found.items() if trouble}


def test_the_screens_of_accounts_are_for_everyone(open_page: Opener, server: ServerProcess, xenia: str) -> None:
    """Pages of players and statistics are judged in test_players.py, moderation in test_moderation.py."""
    page = open_page("/sign-in")
    found: dict[str, dict[str, list[Any]]] = {}
    for path in ("/sign-in", "/register"):
        go(page, path)
        expect(page.locator("input[autocomplete=username]")).to_be_visible()
        found[path] = troubles(page, len(found))
    open_as(page, server, xenia)
    for path, shown in {"/me": "details", "/friends": "[data-friend]", "/match": "main button"}.items():
        go(page, path)
        expect(page.locator(shown).first).to_be_visible()
        unfold(page)
        found[path] = troubles(page, len(found))
    assert not {path: trouble for path, trouble in found.items() if trouble}


def test_axe_would_find_something(open_page: Opener) -> None:
    page = open_page("/nowhere")
    page.evaluate("document.body.append(document.createElement('button'))")
    assert [name for name, _ in found_by_axe(page)] == ["button-name"]
