"""Other players at a table: what they did last, links for more of them, and chat after the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess, TwoPlayerTable, draw_or_first, start_game, start_two_player_game
from tests.page.conftest import Opener

BOARD = "thistledown"


@pytest.fixture(scope="module")
def going(server: ServerProcess) -> TwoPlayerTable:
    """Each has had a turn, and it is Anna's."""
    game = start_two_player_game(server, BOARD)
    assert game.play_on(lambda view: view.phase == "turn" and game.table.view.version > 12, draw_or_first)
    return game


def test_what_each_did_last_stands_beside_their_name(going: TwoPlayerTable, open_page: Opener) -> None:
    page = open_page(None, width=1440, height=900)
    going.enter(page, f"/table/{going.table.id}")
    expect(page.locator("[data-seat='1'] .did")).to_have_text("2 cards from the deck")
    expect(page.locator("[data-told]")).to_be_empty()  # nothing has happened while one listens


def test_a_spectator_enters_a_name_and_joins_the_chat(going: TwoPlayerTable, open_page: Opener) -> None:
    page = open_page(f"/table/{going.table.id}")
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("textbox", name="Enter a name to join the chat").fill("Zoe")
    page.get_by_role("button", name="Join").click()
    _say(page, "Nice game")


@pytest.mark.parametrize("size", [(360, 640), (640, 360)], ids=["portrait", "landscape"])
def test_phrases_leave_the_field_in_its_place(going: TwoPlayerTable, open_page: Opener, size: tuple[int, int]) -> None:
    page = open_page(None, width=size[0], height=size[1], touch=True, dark=True, language="pl")
    going.enter(page, f"/table/{going.table.id}")
    page.locator("[data-sheet='chat']").tap()
    field = page.locator(".chat input")
    before = field.bounding_box()
    page.locator(".chat [aria-expanded]").tap()
    phrases = page.locator(".phrases button")
    expect(phrases).to_have_count(8)
    assert field.bounding_box() == before
    phrases.last.tap()
    expect(phrases).to_have_count(0)
    expect(page.locator(".chat")).to_contain_text("Na razie!")
    page.locator(".chat [aria-expanded]").tap()
    field.fill("Dobra gra")
    page.locator(".chat button[type='submit']").tap()
    expect(page.locator(".chat")).to_contain_text("Dobra gra")


def test_a_link_for_others(going: TwoPlayerTable, open_page: Opener) -> None:
    page = open_page(f"/table/{going.table.id}")
    page.locator("[data-menu]").click()
    page.locator("[data-invite]").click()
    expect(page.get_by_role("status").filter(has_text="watch")).to_be_visible()


def test_people_talk_after_the_end(server: ServerProcess, open_page: Opener) -> None:
    game = start_two_player_game(server, BOARD)
    game.other.resign(1)
    page = open_page(None)
    game.enter(page, f"/table/{game.table.id}")
    _say(page, "Well played")


def test_with_bots_alone_nobody_listens(server: ServerProcess, open_page: Opener) -> None:
    game = start_game(server, BOARD)
    game.finish()
    page = open_page(None)
    game.enter(page, f"/table/{game.table.id}")
    expect(page.get_by_role("button", name="Play again")).to_be_visible()
    expect(page.get_by_role("textbox", name="Say something")).to_have_count(0)


def _say(page: Page, words: str) -> None:
    page.get_by_role("textbox", name="Say something").fill(words)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat")).to_contain_text(words)
