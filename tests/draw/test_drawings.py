"""What is in a drawing: everything on the board, by class and id; what a game did; texts in each language."""

from __future__ import annotations

import gzip
import re
import xml.etree.ElementTree as ET

import msgspec
import pytest

from branchline import Game
from branchline.boards import Board
from branchline.draw import DrawError, draw_board, draw_game
from branchline.draw.palette import THEMES
from branchline.layout import Land, stored_layout
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.draw.drawings import BOARDS, NAMES, board_of, classes, drawn, elements, finished, key, parsed, words

each_board = pytest.mark.parametrize("board", [board_of(name) for name in BOARDS], ids=BOARDS)


@each_board
def test_every_route_and_space_is_there(board: Board) -> None:
    found = parsed(drawn(board.id))
    for route in board.routes:
        group = found[f"route-{key(route)}"]
        look = "tunnel" if route.tunnel else "ferry" if route.symbols else "plain"
        assert classes(group) == {"route", route.colour, look}
        assert group.attrib["data-route"] == route.id
        assert group.attrib["data-length"] == str(route.length)
        spaces = [found[f"space-{key(route)}_{i}"] for i in range(1, route.length + 1)]
        assert all(classes(space) == {"space"} for space in spaces)
        assert f"space-{key(route)}_{route.length + 1}" not in found
        marks = [[use.attrib["href"] for use in space.iter() if "href" in use.attrib] for space in spaces]
        assert sum("#locomotive" in mark for mark in marks) == min(route.symbols, route.length)
        assert all((f"#mark-{route.colour}" in mark) == (route.colour != "grey") for mark in marks)
        assert all(("#any-cards" in mark) == (route.any_cards > 0) for mark in marks)


@each_board
def test_all_tracks_lie_under_all_spaces(board: Board) -> None:
    order = [element.attrib["id"] for element in elements(drawn(board.id)) if "data-route" in element.attrib]
    half = len(board.routes)
    assert order[:half] == [f"track-{key(route)}" for route in board.routes]
    assert order[half:] == [f"route-{key(route)}" for route in board.routes]


@each_board
def test_marks_stand_upright_however_their_space_lies(board: Board) -> None:
    found = parsed(drawn(board.id))
    spaces = [space for id, space in found.items() if id.startswith("space-")]
    turned = 0
    for space in spaces:
        for mark in (part for part in space if "mark" in classes(part)):
            assert abs(angle_of(space) + angle_of(mark)) < 0.01
            turned += angle_of(space) != 0
        assert -90 <= angle_of(space) <= 90  # a locomotive lies along it, never upside down
    assert turned > len(board.routes) / 3


def angle_of(element: ET.Element) -> float:
    found = re.findall(r"rotate\((.*?)\)", element.attrib["transform"])
    return float(found[0]) if found else 0.0


@each_board
def test_every_city_country_and_label_is_there(board: Board) -> None:
    found = parsed(drawn(board.id))
    for city in board.cities:
        assert classes(found[f"city-{city.id}"]) == {"city"}
        assert "".join(found[f"label-{city.id}"].itertext()).replace(" ", "") == city.name.replace(" ", "")
    for country in board.countries:
        told = "".join(found[f"country-{country.id}"].itertext())
        assert str(country.cards[0]) in told
        assert country.name.replace(" ", "") in told.replace(" ", "")


@each_board
@pytest.mark.parametrize("theme", THEMES)
def test_each_theme_is_a_drawing_of_its_own(board: Board, theme: str) -> None:
    svg = drawn(board.id, theme)
    root = next(iter(elements(svg)))
    assert classes(root) == {"branchline", theme}
    assert THEMES[theme].sea in svg
    others = [other for other in THEMES.values() if other.name != theme]
    assert not any(other.sea in svg or f".branchline.{other.name}" in svg for other in others)


@each_board
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken(board: Board, language: str) -> None:
    texts = Texts(language, board)
    told = words(drawn(board.id, "light", language))
    assert texts.title(board).upper() in told
    assert texts.colour("orange") in told
    assert all(texts.country(country.id) in told.replace("\n", " ") for country in board.countries)
    assert " ".join(texts.note(board).split()) in " ".join(told.split())


@each_board
def test_the_legend_tells_what_the_board_has(board: Board) -> None:
    texts, told = Texts("en", board), words(drawn(board.id))
    for code, has in (
        ("drawing-tunnel", any(route.tunnel for route in board.routes)),
        ("drawing-ferry", any(route.symbols for route in board.routes)),
        ("drawing-station", board.rules.station_costs),
        ("drawing-country", board.countries),
        ("drawing-longest-path", board.rules.longest_path),
        ("drawing-most-tickets", board.rules.most_tickets),
    ):
        assert (texts(code) in told.replace("\n", " ")) == bool(has), code


@each_board
def test_a_drawing_is_small(board: Board) -> None:
    layout = stored_layout(board)
    assert layout is not None
    svg = draw_board(board)
    assert len(gzip.compress(svg.encode())) <= 120_000
    assert len(gzip.compress(msgspec.json.encode(layout.land))) <= 80_000


def test_land_is_drawn_from_the_layout() -> None:
    board = board_of("usa")
    layout = stored_layout(board)
    assert layout is not None
    land = Land(coast="M0 0l50 0 0 50z", lakes="M9 9l5 0 0 5z", borders="M1 1l7 7", divisions="M2 2l6 6")
    svg = draw_board(board, layout=msgspec.structs.replace(layout, land=land))
    assert all(svg.count(f'd="{data}"') == 1 for data in msgspec.structs.astuple(land))
    bare = draw_board(board, layout=msgspec.structs.replace(layout, land=Land()))
    assert "#coast-usa" in svg
    assert "coast-usa" not in bare


def test_without_furniture_the_sheet_is_all() -> None:
    board = board_of("nordic")
    layout = stored_layout(board)
    assert layout is not None
    svg = draw_board(board, furniture=False, embed_font=False)
    root = next(iter(elements(svg)))
    assert root.attrib["viewBox"] == f"0 0 {layout.width:g} {layout.height:g}"
    assert board.title.upper() not in words(svg)
    assert len(draw_board(board)) > len(svg) + 20_000  # the font


def test_a_finished_game() -> None:
    game = finished("europe", 5)
    svg = draw_game(game, names=NAMES, embed_font=False)
    found = parsed(svg)
    contours = [part.attrib["d"] for part in elements(svg) if "contour" in classes(part)]
    assert contours == [part.attrib["d"] for part in found.values() if {"track", "claimed"} <= classes(part)]
    for route in game.board.routes:
        group = found[f"route-{key(route)}"]
        owner = next((seat for seat in range(5) if route.id in game.routes(seat)), None)
        trains = [part[0].attrib["href"] for part in group.iter() if "train" in classes(part)]
        if owner is None:
            assert "open" in classes(group)
            assert not trains
        else:
            assert {"claimed", f"seat-{owner}"} <= classes(group)
            assert trains == [f"#train-{owner}"] * route.length
    stations = {city: seat for seat in range(5) for city in game.stations(seat)}
    assert stations
    assert {id for id in found if id.startswith("station-")} == {f"station-{city}" for city in stations}
    assert all(f"seat-{seat}" in classes(found[f"station-{city}"]) for city, seat in stations.items())
    told = words(svg).splitlines()
    assert {*NAMES} <= {*told}
    assert all(str(score.total).replace("-", "−") in told for score in game.scores)


def test_the_result_is_read_on_a_phone() -> None:
    """The winner, the totals, the game's name and the date are large in a picture that is 390 pixels wide."""
    game = finished("europe", 5)
    svg = draw_game(game, names=NAMES, embed_font=False, date="2026-11-19")
    root = next(iter(elements(svg)))
    wide = float(root.attrib["viewBox"].split()[2])
    (result,) = (part for part in elements(svg) if "result" in classes(part))
    told = {part.text: 390 / wide * float(part.attrib["font-size"]) for part in result.iter() if part.text}
    winner = NAMES[game.winners[0]]
    assert {f"{winner} wins!", *NAMES, *(str(score.total).replace("-", "−") for score in game.scores)} <= {*told}
    assert "Branchline · Europe · 2026-11-19" in told
    assert min(told.values()) >= 11
    assert Texts("en")("drawing-ferry") not in words(svg)  # the legend is for those who play
    assert Texts("en")("drawing-ferry") in words(draw_game(game, names=NAMES, embed_font=False))


def test_a_position_shows_trains_and_points_but_no_count() -> None:
    game = Game.new("poland", 3, seed=1)
    told = words(draw_game(game, embed_font=False)).splitlines()
    texts = Texts("en")
    assert texts("drawing-players").upper() in told
    assert texts("head-scores").upper() not in told
    assert [told.count(str(trains)) for trains in set(game.trains)] == [3]


def test_country_cards_that_are_gone_are_not_shown() -> None:
    game = finished("poland", 4, seed=10)  # one stack is used up
    taken = {country: cards for seat in range(4) for country, cards in game.countries(seat).items()}
    assert taken
    found = parsed(draw_game(game))
    for country in game.board.countries:
        gone = [value for seat in range(4) for value in game.countries(seat).get(country.id, [])]
        left = list(country.cards)
        for value in gone:
            left.remove(value)
        figures = [text.text for text in found[f"country-{country.id}"] if classes(text) & {"value", "stack"}]
        assert " ".join(map(str, figures)) == (" ".join(map(str, left)) or "–")


def test_what_is_used_by_id_is_there_and_has_no_class() -> None:
    """Browsers don't look outside of a used shape for what styles it: it has to inherit all from where it is used."""
    svg = draw_game(finished("europe", 5), embed_font=False)
    found = parsed(svg)
    used = {element.attrib["href"].removeprefix("#") for element in elements(svg) if "href" in element.attrib}
    assert len(used) > 20
    assert not used - set(found)
    assert not any(classes(part) for id in used for part in found[id].iter())


def test_names_may_be_anything() -> None:
    names = ("A\0\x1b<b>", '"&', "\ud800 é", "")
    told = words(draw_game(finished("poland", 4, seed=10), names=names)).splitlines()
    assert {r"A\x00\x1b<b>", '"&', r"\ud800 é"} <= set(told)


def test_notebooks_show_boards_and_games() -> None:
    assert board_of("usa")._repr_svg_() == draw_board(board_of("usa"))
    game = finished("thistledown", 3)
    assert game._repr_svg_() == draw_game(game)


def test_what_can_not_be_drawn_is_said_in_a_line() -> None:
    board = board_of("usa")
    for wrong, complaint in (
        ({"theme": "pink"}, "no theme 'pink'; there are light, dark"),
        ({"language": "xx"}, "no language 'xx'; there are en, pl, ro"),
    ):
        with pytest.raises(DrawError, match=complaint):
            draw_board(board, **wrong)  # type: ignore[arg-type]
