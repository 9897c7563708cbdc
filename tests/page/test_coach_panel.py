"""The coach's review in the replay, on a desktop and on a phone: asked for, read, followed to a turning point."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from branchline.testing import ServerProcess, finished_game
from tests.page.axe import troubles
from tests.page.conftest import Opener
from tests.page.layout import Gauge, resize

REVIEW = 300_000  # milliseconds: a review takes a few seconds, but other processes come before it


def test_the_coach_reviews_a_game(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}/replay?at=9")
    page.locator("[data-ask-coach]").click()
    points = page.locator("[data-turning-point]")
    expect(page.locator(".coach .seats li")).to_have_count(2, timeout=REVIEW)
    for accuracy in page.locator(".coach .seats strong").all_text_contents():
        assert 0 <= int(accuracy) <= 100
    assert points.count() >= 1
    for loss in page.locator(".coach .loss").all_text_contents():
        assert re.fullmatch("−[1-9][0-9]? pp", loss), loss  # nothing turns on a move that costs nothing
    points.first.click()
    expect(points.first).to_have_attribute("aria-current", "step")
    expect(page.locator(".coach .bar")).to_have_count(2)  # what luck and choice did
    for point in points.all():  # the same number everywhere, and no other bot contradicts the coach
        point.click()
        expect(point).to_have_attribute("aria-current", "step")
        cost = point.locator(".loss").inner_text()
        expect(page.locator(".coach .bar .figures").last).to_have_text(cost.removesuffix(" pp"))
        expect(page.locator(".said")).to_contain_text(re.compile("The coach simulated|Nobody could have known"))
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
