"""Rated games in the page: what a bot that plays for somebody costs, resigning, and where the game is found later."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import Page, expect

from branchline.client import Refused, connect
from branchline.testing import PlayedTable, ServerProcess, finished_game, wait_until
from tests.page.conftest import Opener
from tests.page.prepared_people import open_as
from tests.page.test_start import choose, go
from tests.volume import some_of

BEGIN = """async ([name, players, bots]) => {
  const headers = { "Content-Type": "application/json" };
  const post = async (path, body) => {
    const answer = await fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.json();
  };
  await post("/api/accounts", { name, password: "four words that differ" });
  localStorage.setItem("branchline.guest", "yes");
  const move_id = crypto.randomUUID().replaceAll("-", "");
  const made = await post("/api/tables", { move_id, board: "thistledown", players, bots, rated: true });
  return made.id;
}"""


def rated_game(server: ServerProcess, page: Page, name: str, *, players: int = 3) -> PlayedTable:
    """A rated game against bots of somebody who has just registered, at whose table the page is."""
    page.goto(f"{server.url}/rules")
    bots = {str(seat): "easy" for seat in range(1, players)}
    table = page.evaluate(BEGIN, [name, players, bots])
    token = next(each["value"] for each in page.context.cookies() if each["name"] == "branchline")
    me = connect(server.url, token=token)
    played = PlayedTable(me, me.table(table))
    played.table.sit(0)
    played.table.start()
    page.goto(f"{server.url}/table/{table}")
    return played


def test_who_let_a_bot_play_much_of_a_rated_game_is_told_that_they_finish_last(
    server: ServerProcess, open_page: Opener
) -> None:
    page = open_page(None)
    played = rated_game(server, page, "Rated Rita", players=2)
    expect(page.locator("header").get_by_text("Rated game")).to_be_in_viewport(ratio=1)
    page.locator("[data-menu]").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    asked = page.get_by_role("dialog", name="Let a bot play for you?")
    expect(asked).to_contain_text("you finish last if a bot makes more than a quarter of your moves")
    assert played.table.refresh().seats[0].stand_in is None
    asked.get_by_role("button", name="Let a bot play for me").click()
    wait_until(lambda: _fewest_trains(played) <= 8, "the bots do not play")
    with contextlib.suppress(Refused):  # bots among themselves are quick: they may have finished the game by now
        played.table.come_back(0)
    played.finish()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text("You finish last")
    expect(page.get_by_text("more than a quarter of your moves")).to_be_visible()
    rows = page.locator("[data-place]")  # in the order of the places, whoever has more points
    expect(rows.last).to_contain_text("Rated Rita")
    expect(rows.last).to_contain_text("2.")
    expect(rows.last).to_contain_text("finishes last, whatever the points")
    expect(rows.first).not_to_contain_text("finishes last")
    page.reload()
    expect(title).to_have_text("You finish last")


def _fewest_trains(played: PlayedTable) -> int:
    game = played.table.refresh().game
    assert game is not None
    return min(seat.trains for seat in game.seats)


def test_resigning_alone_from_a_rated_game_for_two_finishes_last(server: ServerProcess, open_page: Opener) -> None:
    page = open_page(None)
    rated_game(server, page, "Rated Resi", players=2)
    page.locator("[data-menu]").click()
    page.locator("[data-resign]").click()
    asked = page.get_by_role("dialog", name="Resign from this game?")
    expect(asked).to_contain_text("The game ends at once, and you finish last")


def test_the_history_opens_the_game_and_the_leaderboard_its_board(server: ServerProcess, open_page: Opener) -> None:
    page = open_page(None)
    played = rated_game(server, page, "Rated Rolf")
    played.finish()
    expect(page.locator("[data-status=over]")).to_be_visible()
    page.get_by_role("link", name="Leaderboard").click()
    expect(page.get_by_label("Board")).to_have_value("thistledown")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    go(page, "/leaderboard")
    expect(page.get_by_label("Board")).to_have_value("thistledown")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    go(page, f"/players/{played.table.view.seats[0].player}/games")
    page.locator("[data-game]").get_by_role("link", name="Isle of Thistledown").first.click()
    expect(page).to_have_url(f"{server.url}/table/{played.table.id}")
    expect(page.locator("[data-status=over]")).to_be_visible()


def test_the_leaderboard_opens_on_the_board_where_one_comes_from(server: ServerProcess, open_page: Opener) -> None:
    """A game that is not rated, as of a guest: their results don't say where they play."""
    played = finished_game(server, bots=("easy", "easy"))
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    expect(page.locator("tfoot")).to_be_visible()
    go(page, "/")
    page.get_by_role("link", name="Leaderboard").click()
    board, players = page.get_by_label("Board"), page.get_by_role("radio", name="3")
    expect(board).to_have_value("thistledown")
    expect(players).to_be_checked()
    board.select_option("europe")
    page.get_by_role("radio", name="4").check(force=True)
    page.reload()
    expect(board).to_have_value("europe")
    expect(page.get_by_role("radio", name="4")).to_be_checked()
    go(page, "/")
    choose(page, "Poland")
    page.get_by_role("link", name="Leaderboard").click()
    expect(board).to_have_value("poland")


def test_whether_games_are_rated_is_remembered(server: ServerProcess, open_page: Opener, xenia: str) -> None:
    page = open_page(None)
    open_as(page, server, xenia)
    go(page, "/")
    rated = page.locator(".ticket").get_by_role("switch", name="Rated game")
    expect(rated).not_to_be_checked()
    rated.click()
    page.reload()
    expect(rated).to_be_checked()
    go(page, "/new")
    expect(page.get_by_role("switch", name="Rated game")).to_be_checked()
    page.get_by_role("switch", name="Rated game").click()
    go(page, "/")
    expect(rated).not_to_be_checked()


def test_looking_for_a_game_from_an_empty_leaderboard_is_for_that_board(
    server: ServerProcess, open_page: Opener, xenia: str
) -> None:
    page = open_page(None)
    open_as(page, server, xenia)
    go(page, "/leaderboard?board=nordic&players=3")
    page.locator(".community-empty").get_by_role("link", name="Find a game").click()
    expect(page.get_by_label("Board", exact=True)).to_have_value("nordic")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    expect(page.get_by_role("switch", name="Rated game")).to_be_checked()


EXPLAINED = {"en": "provisional", "pl": "tymczasowy", "ro": "provizorie"}


@pytest.mark.parametrize("language", some_of(list(EXPLAINED), {"pl"}))
def test_the_question_mark_of_a_rating_explains_itself(server: ServerProcess, open_page: Opener, language: str) -> None:
    page = open_page(None, width=390, height=844, touch=True, language=language)
    played = rated_game(server, page, f"Provisional {language}", players=2)
    played.finish()
    player = played.table.view.seats[0].player
    for path in (None, f"/players/{player}", "/me"):
        if path:
            go(page, path)
        mark = page.get_by_role("button", name=re.compile(EXPLAINED[language], re.IGNORECASE)).first
        note = page.get_by_role("note")
        expect(mark).to_have_text("?")
        expect(note).to_have_count(0)
        mark.tap()
        expect(note).to_contain_text(EXPLAINED[language])
        expect(note).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
