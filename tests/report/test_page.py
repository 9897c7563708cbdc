"""The page: whole and well-formed on every board and in every language, with nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from branchline.boards import builtin_boards
from branchline.report import Run, draw_page, summarise
from branchline.report.estimates import Estimate, Figures
from branchline.report.plots import Cell, Column, Row, Scale, ranked
from branchline.report.score_section import quantile
from branchline.texts.languages import LANGUAGES
from tests.report.replay import board_of, records_of

SECTIONS = ("maps", "first", "tickets", "routes", "scores", "turns")
CARDS = (
    *("map-used", "map-contested", "map-round", "places", "place-scores", "opening", "completion", "value", "pairs"),
    *(
        "number",
        "scatter-tickets",
        "scatter-routes",
        "top-routes",
        "top-cities",
        "lengths",
        "totals",
        "parts",
        "margin",
    ),
    *("rounds", "uses", "endings"),
)
VOID = {"meta", "input"}


def page_of(name: str, *counts: int, games: int = 4, language: str = "en", bot: str = "racer") -> str:
    board = board_of(name)
    summaries = [summarise(board, players, records_of(name, players, games, bot)) for players in counts]
    return draw_page(board, Run(bot, f"{11:032x}", games), summaries, language=language)


class Checker(HTMLParser):
    """Sees that, read as HTML, every element ends where it should: HTML knows no `<div/>`."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.drawing = 0

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.open.append(tag)
        self.drawing += tag == "svg"

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        assert self.drawing or tag in VOID, tag

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag
        self.drawing -= tag == "svg"


@pytest.mark.parametrize("name", builtin_boards())
def test_every_board_has_every_section(name: str) -> None:
    board, players = board_of(name), board_of(name).rules.players[0]
    page = page_of(name, players)
    root = ElementTree.fromstring(page)
    checker = Checker()
    checker.feed(page)
    assert checker.open == []
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    assert len(ids) == len(set(ids))
    wanted = {f"p{players}-{part}" for part in (*SECTIONS, *CARDS)}
    wanted |= {f"p{players}-{part}" for part in ("map-station", "stations")} if board.rules.station_costs else set()
    wanted |= {f"p{players}-tunnels"} if any(route.tunnel for route in board.routes) else set()
    wanted |= {f"p{players}-countries"} if board.countries else set()
    assert wanted <= set(ids)
    assert {f"{id}-found" for id in wanted if id not in {f"p{players}-{part}" for part in SECTIONS}} <= set(ids)
    for element in root.iter():  # what names something is there
        for key in ("aria-labelledby", "aria-describedby", "for"):
            assert element.get(key, ids[0]) in ids
        if element.get("href", "#").startswith("#"):
            assert element.get("href", "#")[1:] in {"", *ids}


def test_a_page_needs_nothing_from_elsewhere() -> None:
    page = page_of("thistledown", 2, 3)
    assert "<script" not in page
    assert set(re.findall(r"url\(([^)]{0,12})", page)) == {"data:font/wo"}
    plain = re.sub(r"url\(data:[^)]*\)", "", page)
    assert not re.search(r"//|@import|\ssrc=", plain)


def test_several_numbers_of_players_are_compared_and_chosen_from() -> None:
    root = ElementTree.fromstring(page_of("thistledown", 2, 3, 4))
    ids = {element.attrib["id"] for element in root.iter() if "id" in element.attrib}
    assert {"compare-first", "compare-score", "panel-2", "panel-3", "panel-4", "choice-4"} <= ids
    chosen = [element for element in root.iter("input") if element.get("name") == "players" and element.get("checked")]
    assert [element.attrib["id"] for element in chosen] == ["choice-2"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    page = page_of("thistledown", 2, 3, language=language)
    text = "".join(ElementTree.fromstring(page).itertext())
    assert f'lang="{language}"' in page
    assert ("Board report" in text or "board report" in text) == (language == "en")
    assert "\\xa0" not in text
    point = "." if language == "en" else ","
    assert re.search(rf"\d{re.escape(point)}\d%", text)


def test_one_game_of_random_play_is_reported_too() -> None:
    ElementTree.fromstring(page_of("thistledown", 2, games=1, bot="random"))


def test_the_note_of_a_board_is_on_its_page() -> None:
    assert board_of("poland").note[:40] in page_of("poland", 2)


def test_a_map_tells_of_every_route() -> None:
    board = board_of("thistledown")
    root = ElementTree.fromstring(page_of("thistledown", 2))
    (drawn,) = [element for element in root.iter("svg") if element.get("aria-labelledby") == "p2-map-used"]
    titles = [element.text or "" for element in drawn.iter("title")]
    assert len(titles) == len(board.routes) + len(board.cities)
    assert all(re.search(r": \d+\.\d%", title) for title in titles)


def test_figures() -> None:
    assert Figures("en").percent(0.5123) == "51.2%"
    assert Figures("pl").percent(0.5123) == "51,2%"
    assert Figures("ro").signed(1.25) == "+1,2"
    assert Figures("en").signed(-0.01) == "0.0"
    assert Figures("en").number(-2.5) == "−2.5"
    assert Figures("en").short(20.0) == "20"
    assert Figures("en").interval(Estimate(-2.5, -4, -1, 9)) == "−2.5 (−4.0\N{NO-BREAK SPACE}– −1.0)"


def test_plots() -> None:
    assert Scale(0, 1, 0, 100).ticks() == [0, 0.5, 1]
    assert Scale(-20, 130, 0, 100).ticks() == [0, 50, 100]
    assert quantile({1: 1, 2: 2, 9: 1}, 0.5) == 2
    drawn = ranked([Row("A <& B", (Cell(0.5, "50%", 0.4, 0.6, "why"),))], (Column("share", 0, 1, mark=0.5),), "x")
    root = ElementTree.fromstring(drawn)
    (bar,) = [element for element in root.iter("rect") if element.get("class") == "bar"]
    (par,) = [element for element in root.iter("line") if element.get("class") == "par"]
    assert float(bar.attrib["x"]) + float(bar.attrib["width"]) == pytest.approx(float(par.attrib["x1"]), abs=0.02)
