"""A game looked at again: of a table, and from a file."""

from __future__ import annotations

import random
import re
from pathlib import Path

from playwright.sync_api import Page, expect

from branchline import Game, load_board
from branchline.server.process.show import record_page
from branchline.testing import ServerProcess, finished_game
from tests.page.conftest import Opener


def test_a_game_step_by_step(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server, bots=("easy", "easy"))
    last = played.table.view.version
    page = open_page(f"/table/{played.table.id}/replay?at=12")  # of somebody else: it is over
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("12")
    page.locator("body").press("ArrowRight")
    expect(scrubber).to_have_value("13")
    page.locator("body").press("ArrowLeft")
    page.locator("body").press("ArrowLeft")
    expect(scrubber).to_have_value("11")
    expect(page).to_have_url(re.compile(r"\?at=11$"))
    page.locator("body").press("End")
    expect(scrubber).to_have_value(str(last))
    points = [str(seat.points) for seat in played.table.view.game.seats] if played.table.view.game else []
    expect(page.locator(".seats strong")).to_contain_text(points)
    page.get_by_role("spinbutton", name="Move").fill("3")
    page.get_by_role("spinbutton", name="Move").press("Enter")
    expect(scrubber).not_to_have_value(str(last))
    expect(page.get_by_role("spinbutton", name="Move")).to_have_value("3")
    page.get_by_role("button", name="Speed").click()
    page.get_by_role("button", name="Play").click()
    before = scrubber.input_value()
    expect(scrubber).not_to_have_value(before)
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("img", name=re.compile("Points during the game"))).to_be_visible()
    start = page.locator(".chart svg").evaluate("(chart) => chart.getBoundingClientRect().left")
    ends = page.locator(".chart figure > .figures").evaluate_all(
        "(labels) => labels.map((label) => label.getBoundingClientRect().right)"
    )
    assert ends == [start, start]  # the labels neither hide the lines nor are crossed by them


def test_all_hands_or_those_of_one_seat(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server, bots=("easy", "easy"))
    page = open_page(f"/table/{played.table.id}/replay?at=20")
    expect(page.locator(".hand")).to_have_count(3)
    page.get_by_role("combobox").select_option("1")
    expect(page.locator(".hand")).to_have_count(1)
    page.get_by_role("combobox").select_option("")
    expect(page.locator(".hand")).to_have_count(3)


def test_a_bot_says_what_it_thinks_of_a_move(server: ServerProcess, open_page: Opener) -> None:
    played = finished_game(server)
    page = open_page(f"/table/{played.table.id}/replay?at=9")
    page.get_by_role("combobox").select_option("0")
    told = page.get_by_text(re.compile("A strong bot would have|There was nothing to choose|Nobody chose"))
    expect(told).to_be_visible()
    to_others = page.get_by_text(re.compile(r"^To .+, it would have said:"))
    for _ in range(8):  # to a choice of the bot's, whose reasons are not told to the viewer
        if to_others.count():
            break
        page.locator("body").press("ArrowRight")
        expect(told).to_be_visible()
    expect(to_others).to_be_visible()
    page.get_by_role("combobox").select_option("1")  # the bot's own view
    expect(to_others).to_have_count(0)
    expect(told).to_be_visible()


def test_a_record_from_a_file(server: ServerProcess, open_page: Opener, tmp_path: Path) -> None:
    """Of a table, with its proof; and one that no server has seen, without."""
    played = finished_game(server)
    page = open_page("/record")
    _open(page, tmp_path / "table.jsonl", played.table.record())
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("2")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("Everything checks out")).to_be_visible()
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Open another record").click()
    _open(page, tmp_path / "arena.json", _arena_game())
    expect(page.get_by_role("heading", name="Isle of Thistledown")).to_be_visible()
    page.locator("body").press("End")
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.get_by_text("no proof of its shuffle")).to_be_visible()


def test_a_record_in_a_link(open_page: Opener, tmp_path: Path) -> None:
    """As `branchline show` opens it, without choosing a file."""
    path = tmp_path / "0-1.jsonl"
    path.write_text(_arena_game(), encoding="utf-8")
    page = open_page(f"/{record_page(str(path))}")
    expect(page.get_by_role("heading", name="Isle of Thistledown")).to_be_visible()
    page.get_by_role("button", name="One step forward").click()
    expect(page.get_by_role("slider")).to_have_value("2")


def test_a_damaged_link_to_a_record_is_refused_in_a_sentence(open_page: Opener) -> None:
    page = open_page("/record#record=AAAA", refused=True)
    expect(page.get_by_role("alert")).to_have_text(re.compile("line 1.*record", re.IGNORECASE))


def test_a_file_that_is_no_record_is_refused_in_a_sentence(open_page: Opener, tmp_path: Path) -> None:
    page = open_page("/record", refused=True)
    path = tmp_path / "letter.txt"
    path.write_text("Dear Anna", encoding="utf-8")
    page.locator("[type=file]").set_input_files(path)
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_a_table_that_is_not_there(open_page: Opener) -> None:
    page = open_page("/table/nowhere00000/replay", refused=True)
    expect(page.get_by_role("alert")).not_to_be_empty()


def _open(page: Page, path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    page.locator("[type=file]").set_input_files(path)
    expect(page.get_by_role("slider")).to_be_visible()


def _arena_game() -> str:
    game = Game.new(load_board("thistledown"), 2, seed=7)
    luck = random.Random(7)
    while not game.over:
        seat = game.actors[0]
        game.play(luck.choice(list(game.legal(seat))), seat=seat)
    return str(game.record)
