"""Boards of the operator's own in the page: dropped into the folder of a running server, chosen, played, looked at."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess
from tests.page.clicker import Clicker
from tests.page.conftest import Opener
from tests.volume import long

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "amber-coast.toml"
HOSTILE = "<img src=x onerror=alert(1)>"
LAYOUT_SECONDS = 240  # that a layout may take on a busy machine


@long
def test_a_board_that_is_dropped_in_is_chosen_and_played(
    server: ServerProcess, open_page: Opener, boards: Path
) -> None:
    """Without a reload, and with its picture; its title is shown as it is, whatever it contains."""
    page = open_page("/")
    expect(page.get_by_role("radio", name="Europe")).to_be_visible()
    text = EXAMPLE.read_text("utf-8").replace('title = "The Amber Coast"', f'title = "{HOSTILE}"')
    shutil.copy(EXAMPLE.with_suffix(".layout.json"), boards)
    (boards / EXAMPLE.name).write_text(text, "utf-8")
    choice = page.get_by_role("radio", name=HOSTILE, exact=True)
    expect(choice).to_be_attached()
    choice.check(force=True)
    page.reload()
    expect(page.get_by_role("heading", name=HOSTILE)).to_be_visible()
    expect(page.locator("label.on img")).to_be_in_viewport(ratio=0.9)  # at the end of the list, yet in view
    pictures = page.locator("img[src*='/api/boards/amber-coast/miniature']")
    expect(pictures).to_have_count(2)  # the large one and that of the choice
    for at in range(2):
        page.wait_for_function("([at, query]) => document.querySelectorAll(query)[at].naturalWidth > 0",
                               arg=[at, "img[src*='amber-coast/miniature']"])  # fmt: skip
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Play").click()
    _expect_map(page)
    clicker = Clicker(page)
    while "draw" not in clicker.seen and "route" not in clicker.seen:
        page.wait_for_function("() => document.querySelector('.table')?.dataset.acting === 'true'")
        clicker.act()
    (boards / EXAMPLE.name).unlink()  # the table goes on
    page.reload()
    _expect_map(page)
    page.goto(f"{server.url}/")
    expect(page.get_by_role("link", name=HOSTILE).first).to_be_visible()
    expect(page.get_by_role("radio", name=HOSTILE, exact=True)).to_have_count(0)


@long
@pytest.mark.parametrize("size", [(1440, 900), (360, 640)], ids=["desktop", "phone"])
def test_a_board_without_a_layout_is_laid_out_and_played_to_the_end(
    open_page: Opener, boards: Path, size: tuple[int, int]
) -> None:
    id = f"coast-{size[0]}"
    text = EXAMPLE.read_text("utf-8").replace('id = "amber-coast"', f'id = "{id}"').replace("The Amber Coast", id)
    (boards / f"{id}.toml").write_text(text, "utf-8")
    touch = size[0] < 800
    page = open_page("/", width=size[0], height=size[1], touch=touch)
    choice = page.get_by_role("radio", name=id, exact=True)
    expect(choice).to_be_attached(timeout=1000 * LAYOUT_SECONDS)
    choice.check(force=True)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    page.get_by_role("button", name="Play").click()
    _expect_map(page)
    Clicker(page, touch=touch).play()
    expect(page.locator("[data-status=over]")).to_be_visible()
    page.get_by_role("link", name="Watch the replay").click()
    _expect_map(page)


def _expect_map(page: Page) -> None:
    expect(page.locator(".holder svg:not(.ground)")).to_be_visible()
