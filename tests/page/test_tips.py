"""Tips in somebody's first games: one in a turn, each once, and none for those who don't want them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess, draw_or_first, start_game, start_two_player_game
from tests.page.conftest import Opener
from tests.page.layout import resize

SIZES = ((360, 640), (390, 844), (844, 390), (820, 1180), (1280, 720))

# What the tip covers of the table, other than the players.
_COVERED = """() => {
  const tip = document.querySelector("[data-tip]").getBoundingClientRect();
  return [...document.querySelectorAll(".table > :is(.board, .prompt, .dock, .side)")]
    .map((part) => [part.className, part.getBoundingClientRect()])
    .filter(([, box]) => box.height && box.top + 8 < tip.bottom && box.left < tip.right && box.right > tip.left)
    .map(([name]) => name);
}"""


def test_each_tip_comes_once_when_its_moment_has_come(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server)
    page = open_page(None, tips=True, width=360, height=640, touch=True)
    played.enter(page, f"/table/{played.table.id}")
    tip = page.locator("[data-tip]")
    expect(tip).to_have_attribute("data-tip", "offer")
    expect(tip).to_contain_text("Each ticket names two cities")
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(_COVERED) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (width, height)
    keep_all(page)
    expect(tip).to_have_attribute("data-tip", "turn")
    page.reload()
    expect(tip).to_have_attribute("data-tip", "turn")  # it was neither closed nor followed
    draw_one(page)
    expect(page.get_by_text("Draw your second card")).to_be_visible()
    expect(tip).to_have_count(0)  # what it advises is not possible any more
    draw_one(page)
    expect(tip).to_be_visible()
    third = tip.get_attribute("data-tip")
    assert third not in ("offer", "turn")
    tip.get_by_role("button", name="Close").click()
    expect(tip).to_have_count(0)
    draw_two(page)
    expect(tip).to_have_count(1)
    assert tip.get_attribute("data-tip") not in ("offer", "turn", third)
    page.get_by_role("button", name="Settings").dispatch_event("click")  # it lies below the tip
    page.get_by_role("switch", name="Tips in first games").click()
    expect(tip).to_have_count(0)


def test_tips_can_be_declined_at_once(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server)
    page = open_page(None, tips=True)
    played.enter(page, f"/table/{played.table.id}")
    page.get_by_role("button", name="No more tips").click()
    keep_all(page)
    expect(page.locator("[data-deck]:enabled")).to_be_visible()
    expect(page.locator("[data-tip]")).to_have_count(0)


def keep_all(page: Page) -> None:
    for offered in page.locator("[data-offer]").all():
        offered.click()
    page.locator("[data-keep]").click()


def draw_two(page: Page) -> None:
    """A whole turn, and what the others do until the next one."""
    draw_one(page)
    draw_one(page)


def draw_one(page: Page) -> None:
    """A card, and, after the second, what the others do until the next turn."""
    deck = page.locator("[data-acting=true] [data-deck]:enabled")
    expect(deck).to_be_visible()
    before = page.locator(".table").get_attribute("data-version")
    deck.click()
    expect(page.locator(f".table:not([data-version='{before}'])")).to_be_visible()
    expect(deck).to_be_visible()


def test_the_last_round_says_what_is_left_and_why(server: ServerProcess, open_page: Opener) -> None:
    played = start_two_player_game(server, "thistledown")
    while True:  # until Anna has almost no trains left, and it is Ben's turn
        (seat, *_) = played.table.refresh().actors
        turn = next((played.table, played.other)[seat].turns([seat]))
        if turn.view.final_turns is not None:
            break
        claims = [action for action in turn.view.actions if action.startswith("claim ") and seat == 0]
        turn.play(claims[0] if claims else draw_or_first(turn.view))
    assert seat == 1
    page = open_page(None, tips=True)
    played.enter(page, f"/table/{played.table.id}")
    banner = page.locator("[data-last-turns]")
    expect(banner).to_have_text("Last round: you have one more turn")
    for _ in range(2):
        turn = next(played.other.turns([1]))
        turn.play(draw_or_first(turn.view))
    expect(banner).to_have_text("Your last turn")
    expect(page.locator("[data-tip]")).to_contain_text("You were almost out of trains, so this is your last turn")
