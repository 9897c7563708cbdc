"""Numbers on a board: the more, the broader and the further along the ramp; what has no number is faint."""

from __future__ import annotations

import re
from math import nan

import pytest

from branchline.draw import Heat, HeatError, draw_board
from branchline.draw.palette import THEMES
from tests.draw.drawings import board_of, classes, key, parsed, words


@pytest.mark.parametrize("theme", THEMES)
def test_numbers_become_colour_and_width(theme: str) -> None:
    board = board_of("usa")
    routes = {route.id: float(i) for i, route in enumerate(board.routes[:40])}
    cities = {city.id: i / 7 for i, city in enumerate(board.cities[:10])}
    svg = draw_board(board, theme=theme, heat=Heat(routes, cities, "Claims", "a game"), embed_font=False)
    found = parsed(svg)
    widths, colours = [], []
    for route in board.routes:
        lines = [part.attrib["style"] for part in found[f"route-{key(route)}"] if classes(part) == {"heat"}]
        assert len(lines) == (route.id in routes)
        for style in lines:
            colours.append(re.findall("stroke:(#[0-9a-f]{6})", style)[0])
            widths.append(float(re.findall("stroke-width:([0-9.]+)", style)[0]))
    assert widths == sorted(widths)
    assert len(set(widths)) > 30
    assert (colours[0], colours[-1]) == (THEMES[theme].ramp[0], THEMES[theme].ramp[-1])
    discs = [found[f"city-{city.id}"][0] for city in board.cities]
    assert [classes(disc) == {"heat"} for disc in discs] == [city.id in cities for city in board.cities]
    radii = [float(disc.attrib["r"]) for disc in discs[:10]]
    assert radii == sorted(radii)
    told = words(svg).splitlines()
    assert {"CLAIMS", "0 a game", "39 a game", "1.29 a game"} <= set(told)


def test_numbers_that_are_all_the_same() -> None:
    board = board_of("thistledown")
    svg = draw_board(board, heat=Heat({route.id: 3 for route in board.routes}), embed_font=False)
    assert words(svg).count("3") >= 2


@pytest.mark.parametrize(
    ("heat", "complaint"),
    [
        (Heat({"boston/atlantis": 1}), "no route 'boston/atlantis' on United States"),
        (Heat(cities={"atlantis": 1}), "no city 'atlantis' on United States"),
        (Heat(cities={"boston": nan}), "city boston: nan is not a number"),
        (Heat(cities={"boston": "much"}), "city boston: 'much' is not a number"),  # type: ignore[dict-item]
    ],
)
def test_numbers_that_are_not_of_this_board(heat: Heat, complaint: str) -> None:
    with pytest.raises(HeatError, match=complaint):
        draw_board(board_of("usa"), heat=heat)
