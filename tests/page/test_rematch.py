"""The same people once more: whoever played follows to the new table, in the seat they had, without a code."""

from __future__ import annotations

from playwright.sync_api import expect

from branchline.client import connect
from branchline.testing import PlayedTable, ServerProcess
from tests.page.conftest import Opener


def ended(server: ServerProcess) -> tuple[PlayedTable, PlayedTable]:
    """Two at a private table, who have agreed to end their game."""
    anna, ben = (connect(server.url, name=name) for name in ("Anna", "Ben"))
    table = anna.new_table("thistledown", 2)
    other = ben.table(table.id, code=table.code)
    table.sit(0)
    other.sit(1)
    table.start()
    table.vote(0)
    other.vote(1)
    return PlayedTable(anna, table), PlayedTable(ben, other)


def test_a_friend_follows_to_the_rematch_of_a_private_table(server: ServerProcess, open_page: Opener) -> None:
    of_anna, of_ben = ended(server)
    old = of_anna.table.id
    anna, ben, late = (open_page(None, refused=True) for _ in range(3))
    of_anna.enter(anna, f"/table/{old}")
    of_ben.enter(ben, f"/table/{old}")
    anna.get_by_role("button", name="Play again").click()
    anna.wait_for_url(lambda url: "/table/" in url and old not in url)
    new = anna.url.rsplit("/", 1)[1]
    of_ben.enter(late, f"/table/{new}")  # by the address alone: the seat is theirs all the same
    expect(late.get_by_role("button", name="Sit here")).to_be_visible()
    expect(late.get_by_label("Code for this private table")).to_have_count(0)  # nobody is asked for it
    ben.get_by_role("link", name="Go to the new table").click()
    ben.wait_for_url(lambda url: url.endswith(new))
    expect(ben.get_by_text("Anna").first).to_be_visible()
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.locator("[data-offer]").first).to_be_visible()
    ben.go_back()
    ben.get_by_role("link", name="Go to the new table").click()  # one who sits there already just goes there
    expect(ben.locator("[data-offer]").first).to_be_visible()
