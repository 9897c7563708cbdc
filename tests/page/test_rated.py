"""Rated games in the page: what a bot that plays for somebody costs, resigning, and where the game is found later."""

from __future__ import annotations

import contextlib

from playwright.sync_api import Page, expect

from branchline.client import Refused, connect
from branchline.testing import PlayedTable, ServerProcess, wait_until
from tests.page.conftest import Opener
from tests.page.test_start import go

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
    go(page, "/leaderboard")
    expect(page.get_by_label("Board")).to_have_value("thistledown")
    expect(page.get_by_role("radio", name="3")).to_be_checked()
    go(page, f"/players/{played.table.view.seats[0].player}/games")
    page.locator("[data-game]").get_by_role("link", name="Isle of Thistledown").first.click()
    expect(page).to_have_url(f"{server.url}/table/{played.table.id}")
    expect(page.locator("[data-status=over]")).to_be_visible()
