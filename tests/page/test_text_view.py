"""The text view: a whole game by typing, without a look at the board; and the answers to what is typed."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener
from tests.volume import long

MOST_STEPS = 300
WAIT = 30_000
TURN = "[data-act]:enabled"  # shown while the player can act


@long
def test_a_whole_game_by_typing(server: ServerProcess, open_page: Opener) -> None:
    page = _at_a_text_table(server, open_page)
    seen = set()
    for _ in range(MOST_STEPS):
        page.wait_for_selector(f"tfoot, {TURN}, fieldset [type=checkbox]", timeout=WAIT)
        if page.locator("tfoot").count():
            break
        seen.add(_type_something(page))
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|victory"))
    assert {"keep", "draw", "claim"} <= seen


def test_what_happens_is_told_in_a_live_region(server: ServerProcess, open_page: Opener) -> None:
    page = _at_a_text_table(server, open_page)
    _type(page, "keep 1 2")
    expect(page.get_by_role("log")).to_contain_text("You begin with 2 tickets")
    page.wait_for_selector(TURN, timeout=WAIT)  # the bot may have the first turn
    _type(page, "draw")
    expect(page.get_by_role("log")).to_contain_text(re.compile(r"You draw an? \w+( card)? from the deck"))
    expect(page.get_by_role("status").first).to_contain_text("second card")


def test_questions_are_answered_and_nonsense_is_refused(server: ServerProcess, open_page: Opener) -> None:
    page = _at_a_text_table(server, open_page)
    _type(page, "keep 1 2")
    expect(page.get_by_role("log")).to_contain_text("You begin with 2 tickets")
    page.wait_for_selector(TURN, timeout=WAIT)
    answer = page.locator(".answer")
    _type(page, "?")
    expect(answer).to_contain_text("why you can’t claim a route")
    _type(page, "routes mossgarth")
    expect(answer).to_contain_text("Lanternmouth: red route, 2 spaces")
    _type(page, "table")
    expect(answer).to_contain_text("In your hand")
    _type(page, "why gullstone/lanternmouth")
    expect(answer).to_contain_text("Gullstone – Lanternmouth:")
    _type(page, "hint")
    expect(answer).to_contain_text(re.compile(r"\((take|draw|claim|tickets|station)"), timeout=WAIT)
    _type(page, "claim atlantis/mossgarth with 2 red")
    expect(page.get_by_role("alert")).to_contain_text("Unknown city “atlantis”")
    _type(page, "pass")
    expect(page.get_by_role("alert")).not_to_contain_text("atlantis")
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_typing_is_completed(server: ServerProcess, open_page: Opener) -> None:
    page = _at_a_text_table(server, open_page)
    _type(page, "keep 1 2")
    line = page.get_by_role("combobox")
    page.wait_for_selector("[data-act='draw']:enabled")
    line.fill("")
    line.press_sequentially("dr")
    expect(page.get_by_role("option")).to_contain_text(["draw"])
    line.press("Tab")
    expect(line).to_have_value("draw")
    line.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("You draw")


def test_the_table_can_be_changed_at_any_time_and_stays_so(server: ServerProcess, open_page: Opener) -> None:
    page = _at_a_text_table(server, open_page)
    page.reload()
    expect(page.get_by_role("combobox")).to_be_visible()
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator("svg.branchline:not(.ground)")).to_be_visible()
    page.reload()
    expect(page.locator("svg.branchline:not(.ground)")).to_be_visible()


def _at_a_text_table(server: ServerProcess, open_page: Opener) -> Page:
    played = start_game(server)
    page = open_page("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Text view").click()
    played.enter(page, f"/table/{played.table.id}")
    expect(page.get_by_role("combobox")).to_be_visible()
    return page


def _type(page: Page, text: str) -> None:
    line = page.get_by_role("combobox")
    line.fill(text)
    line.press("Escape")
    line.press("Enter")


def _type_something(page: Page) -> str:
    """All tickets; the longest route; else a card. What is typed is what the page itself offers, as a text."""
    before = page.get_by_role("log").inner_text()
    if page.locator("fieldset [type=checkbox]").count():
        number = page.locator("fieldset [type=checkbox]").count()
        text = f"keep {' '.join(str(each + 1) for each in range(number))}"
    else:
        offered = page.locator("[data-act]").evaluate_all("all => all.map(each => each.dataset.act)")
        claims = [each for each in offered if each.startswith("claim ")]
        text = str((claims or [each for each in offered if each != "tickets"] or offered)[-1])
    _type(page, text)
    page.wait_for_function(
        "(before) => document.querySelector('tfoot') || document.querySelector('[role=log]')?.innerText !== before",
        arg=before,
        timeout=WAIT,
    )
    return text.split()[0]
