"""axe finds nothing serious on what comes during and after a game, light and dark, in every language."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.page.after import begun, finished
from tests.page.axe import READERS, found_by_axe
from tests.page.conftest import Opener
from tests.server.servers import Running


@pytest.mark.long
@pytest.mark.parametrize(("language", "dark"), READERS)
def test_after_a_game(server: Running, open_page: Opener, language: str, dark: bool, tmp_path: Path) -> None:
    played = finished(server)
    page = open_page("/", language=language, dark=dark)
    troubles = {}
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("tfoot")).to_be_visible()
    troubles["end"] = found_by_axe(page)
    page.locator("[data-prove]").click()
    expect(page.locator("dialog .sum")).to_be_visible()
    troubles["proof"] = found_by_axe(page)
    played.enter(page, f"/table/{played.table.id}/replay?at=20")
    expect(page.get_by_role("slider")).to_have_value("20")
    troubles["replay"] = found_by_axe(page)
    played.enter(page, "/record")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    troubles["record"] = found_by_axe(page)
    assert not {name: found for name, found in troubles.items() if found}


@pytest.mark.long
@pytest.mark.parametrize(("language", "dark"), READERS)
def test_text_hints_and_learning(server: Running, open_page: Opener, language: str, dark: bool) -> None:
    played = begun(server)
    page = open_page("/learn", language=language, dark=dark)
    troubles = {}
    expect(page.locator("[data-stage]")).to_be_visible()
    expect(page.locator("svg.branchline")).to_be_visible()
    troubles["learn"] = found_by_axe(page)
    played.enter(page, "/rules/thistledown")
    expect(page.locator("figure svg[role=img]").nth(5)).to_be_visible()
    troubles["rules"] = found_by_axe(page)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-hint]").click()
    expect(page.locator(".hint .deed")).to_be_visible()
    troubles["hint"] = found_by_axe(page)
    page.evaluate("localStorage.setItem('branchline.text', 'on')")
    page.reload()
    page.get_by_role("combobox").fill("keep")
    expect(page.get_by_role("option")).to_be_visible()
    troubles["text"] = found_by_axe(page)
    assert not {name: found for name, found in troubles.items() if found}
