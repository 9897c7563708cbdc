"""The coach's review in the replay, on a desktop and on a phone: asked for, read, followed to a turning point."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from branchline import Game
from branchline.server.process.show import record_page
from branchline.testing import ServerProcess, finished_game
from tests.bots.test_coach import racers
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.layout import Gauge, load_checks, resize, wait_for_camera

COST = "it cost about ([1-9][0-9]?) out of 100 games"
# Lit routes that are not wholly in the map's window; a stroke is wider than its path.
OUT_OF_VIEW = """() => {
  const map = document.querySelector(".board .area").getBoundingClientRect();
  return [...document.querySelectorAll(".glow:is(.lit-own, .lit-told)")]
    .map((glow) => glow.getBoundingClientRect())
    .filter(({ left, top, right, bottom }) =>
      left < map.left - 4 || top < map.top - 4 || right > map.right + 4 || bottom > map.bottom + 4)
    .map((box) => JSON.stringify(box));
}"""
REVIEW = 300_000  # milliseconds: a review takes a few seconds, but other processes come before it


def test_the_coach_reviews_a_game(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}/replay?at=9")
    page.locator("[data-ask-coach]").click()
    points = page.locator("[data-turning-point]")
    expect(page.locator(".coach .seats button")).to_have_count(2, timeout=REVIEW)
    for accuracy in page.locator(".coach .seats strong").all_text_contents():
        assert 0 <= int(accuracy) <= 100
    assert points.count() >= 1
    for own in page.locator(
        "[data-own]"
    ).all():  # of whom no turning point tells: their own choices, or that none stood out
        expect(own.locator("li").first).to_be_visible()
    # Each seat hears of itself, and the one that is looked at always does.
    turned = page.locator(".coach .points:not([data-own]) [data-turning-point] .who").all_inner_texts()
    assert len(set(turned)) + page.locator("[data-own]").count() == 2
    page.get_by_label("View as").select_option("1")
    expect(page.locator("[data-own]")).to_have_count(1)
    expect(page.locator("[data-own='1'] li, [data-turning-point]").first).to_be_visible()
    expect(page.locator(".coach .bar")).to_have_count(0)  # its box is about the whole game
    page.get_by_label("View as").select_option("")
    expect(points.first).to_be_visible()
    for move in page.locator("[data-turning-point]:not([aria-current]) .move").all_text_contents():
        assert re.fullmatch(r"Move \d+ · [A-Z].+", move), move
    for cost in page.locator(".coach .cost").all_text_contents():
        assert re.search(COST, cost), cost  # nothing turns on a move that costs nothing
    assert "pp" not in page.locator(".coach").inner_text().split()  # nobody knows percentage points
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".act .bar")).to_have_count(2)  # what luck and choice did in this move
    for point in points.all():  # the same number everywhere, and no other bot contradicts the coach
        point.click()
        expect(point).to_have_attribute("aria-current", "step")
        told = re.search(COST, point.locator(".cost").inner_text())
        assert told is not None
        expect(page.locator(".act .bar .figures").last).to_have_text(f"−{told[1]}%")
        expect(page.locator(".said")).to_contain_text(re.compile("The coach simulated|Not a mistake"))
    points.first.click()
    gauge = Gauge(page)
    gauge.measure("coach")
    gauge.check()
    assert not troubles(page)

    resize(page, 360, 640)
    points.last.scroll_into_view_if_needed()
    points.last.click()
    expect(points.last).to_have_attribute("aria-current", "step")
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.locator("[data-try]").last.click()
    expect(page.get_by_role("dialog").locator(".holder svg:not(.ground)")).to_be_visible()
    assert not troubles(page)


@cache
def blunders() -> str:
    """The record of a game in which seat 0 leaves a route to its rival, and later takes a card that fits nothing."""
    game = Game.new("thistledown", 2, seed=25)
    luck = 0
    while not game.over:
        seat = game.actors[0]
        claims = [text for text in map(str, game.legal(seat)) if text.startswith("claim")]
        if seat == 0 and claims and game.phase == "turn" and luck % 3 == 1:
            game.play(claims[-1], seat)
        else:
            racers(game, 1)
        luck += seat == 0
    return str(game.record)


def reviewed(open_page: Opener, folder: Path, **more: object) -> Page:
    """The replay of that game, reviewed."""
    path = folder / "game.jsonl"
    path.write_text(blunders(), encoding="utf-8")
    page = open_page("/" + record_page(str(path)).replace("#", "?coach#"), **more)
    expect(page.locator("[data-turning-point]").first).to_be_visible(timeout=REVIEW)
    return page


def test_a_review_opens_with_its_first_turning_point_and_leads_back_to_the_result(
    server: ServerProcess, open_page: Opener
) -> None:
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    page.locator("[data-coach]").click()
    expect(page.get_by_label("View as")).to_have_value("0")
    expect(page.locator(".coach .seats [aria-pressed=true]")).to_contain_text("Anna", timeout=REVIEW)
    told = page.locator(".coach .points > .current")
    expect(told).to_have_count(1)  # shown on the board at once: the own biggest mistake, or the best moment
    expect(told).to_be_in_viewport()
    page.locator(".coach .seats button").last.click()  # whose mistakes are listed
    expect(page.get_by_label("View as")).to_have_value("1")
    page.locator(".coach .seats button").last.click()
    expect(page.get_by_label("View as")).to_have_value("")
    page.get_by_role("link", name="Back to the result").click()
    expect(page.get_by_role("button", name="Play again")).to_be_visible()


def test_the_curve_is_clicked_and_dragged(open_page: Opener, tmp_path: Path) -> None:
    page = reviewed(open_page, tmp_path)
    expect(page.locator("[data-turning-point]").first).to_have_attribute("aria-current", "step")
    slider, box = page.get_by_role("slider"), page.locator("[data-chart]").bounding_box()
    assert box is not None
    first, last = (int(slider.get_attribute(end) or 0) for end in ("min", "max"))
    middle = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 1, middle)
    page.mouse.down()
    expect(slider).to_have_value(str(first))
    page.mouse.move(box["x"] + box["width"] - 1, middle, steps=4)
    expect(slider).to_have_value(str(last))
    page.mouse.up()
    page.mouse.move(box["x"] + 40, middle)
    expect(slider).to_have_value(str(last))  # let go
    mark = page.locator("[data-chart] .mark").first.bounding_box()
    assert mark is not None
    page.mouse.click(mark["x"] + mark["width"] / 2 + 5, middle)  # beside a turning point
    expect(page.locator("[data-turning-point][aria-current]")).to_have_count(1)
    page.keyboard.press("End")
    expect(slider).to_have_value(str(last))


def test_a_turning_point_shows_both_moves_its_reason_and_the_numbers(open_page: Opener, tmp_path: Path) -> None:
    page = reviewed(open_page, tmp_path)
    told = page.locator(".coach .points > li:has([data-turning-point])")
    claims = 0
    for point in told.all():
        point.locator("[data-turning-point]").press("Enter")
        expect(point.locator("[data-turning-point]")).to_have_attribute("aria-current", "step")
        expect(page.locator(".coach .reason")).to_have_count(1)  # of the one that is on the board
        if not point.locator(".better").count():
            continue
        reason = point.locator(".reason").inner_text()
        assert re.fullmatch(r"[^\n]+\.", reason), reason
        better, played = point.locator(".better dd"), point.locator(".played dd")
        assert better.inner_text() != played.inner_text()
        for option in (better, played):  # a card that is taken is shown, and one from the deck face down
            words = option.inner_text()
            if re.match("Take|Draw a card|Claim", words):
                expect(option.locator(".cards .card, .cards .stack").first).to_be_visible()
        if better.inner_text().startswith("Claim"):
            claims += 1
            expect(page.locator(".glow.lit-own")).to_have_count(1)
        if better.inner_text().startswith("Claim") and played.inner_text().startswith("Claim"):
            expect(page.locator(".glow.lit-told")).to_have_count(1)
        fold = point.locator("details")
        expect(fold.locator("table")).to_be_hidden()
        fold.locator("summary").press("Enter")
        expect(fold.locator("table")).to_be_visible()
        games = int(re.sub(r"\D", "", fold.locator("caption").inner_text()))
        won = [int(cell) for cell in fold.locator("tbody tr").first.locator("td").all_inner_texts()]
        assert games >= won[0] > won[1] >= 0
    assert claims >= 1
    assert not troubles(page)


@pytest.mark.parametrize("language", ["en", "pl", "ro"])
def test_on_a_phone_both_moves_are_in_view_and_nothing_is_cut_off(
    open_page: Opener, tmp_path: Path, language: str
) -> None:
    dark = language == "pl"
    page = reviewed(open_page, tmp_path, width=360, height=640, touch=True, language=language, dark=dark)
    points = page.locator(".coach .points > li:has([data-turning-point])")
    points.first.locator("summary").tap()
    for point in points.all():
        for _ in range(3):  # wherever the user has looked
            page.locator(".board .tools button").first.dispatch_event("click")
        point.locator("[data-turning-point]").tap()
        expect(point.locator("[data-turning-point]")).to_have_attribute("aria-current", "step")
        wait_for_camera(page)
        assert not page.evaluate(OUT_OF_VIEW)
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    too_wide = page.locator(".coach *").evaluate_all(
        "(parts) => parts.filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth && "
        "getComputedStyle(part).overflow !== 'visible').map((part) => part.className)"
    )
    assert not [name for name in too_wide if "unseen" not in name]
    load_checks(page)
    assert not page.evaluate("() => layoutChecks.problems()")
