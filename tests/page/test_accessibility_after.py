"""Accessibility during and after a game: axe finds nothing serious, light and dark, in every language."""

from __future__ import annotations

from playwright.sync_api import expect

from branchline.testing import ServerProcess, finished_game, start_game
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.volume import long


@long
def test_after_a_game(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    found = {}
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("tfoot")).to_be_visible()
    found["end"] = troubles(page)
    page.locator("[data-prove]").click()
    expect(page.locator("dialog .sum")).to_be_visible()
    found["proof"] = troubles(page)
    played.enter(page, f"/table/{played.table.id}/replay?at=20")
    expect(page.get_by_role("slider")).to_have_value("20")
    found["replay"] = troubles(page)
    played.enter(page, "/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    found["record"] = troubles(page)
    assert not {name: trouble for name, trouble in found.items() if trouble}


@long
def test_text_hints_and_learning(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server)
    page = open_page("/learn")
    found = {}
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator("svg.branchline:not(.ground)")).to_be_visible()
    found["learn"] = troubles(page)
    played.enter(page, "/rules/thistledown")
    expect(page.locator("figure svg[role=img]").nth(5)).to_be_visible()
    found["rules"] = troubles(page)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-hint]").click()
    expect(page.locator(".hint h2")).to_be_visible()
    found["hint"] = troubles(page)
    page.evaluate("localStorage.setItem('branchline.text', 'on')")
    page.reload()
    page.get_by_role("combobox").fill("keep")
    expect(page.get_by_role("option")).to_be_visible()
    found["text"] = troubles(page)
    assert not {name: trouble for name, trouble in found.items() if trouble}
