"""Colours are told apart by everyone, marks stand out from their ground, letters from the paper."""

from __future__ import annotations

from itertools import combinations, pairwise
from typing import Any

import numpy as np
import pytest
from colorspacious import cspace_convert

from branchline.boards.model import COLOURS, GREY
from branchline.draw.marks import EMBLEMS, MARKS, TRAINS, TRIMS
from branchline.draw.palette import PLAYERS, ROUTES, THEMES, Theme, contrast, edge, mark_on, outline, ramp_at

VISIONS = (None, "protanomaly", "deuteranomaly", "tritanomaly")
themes = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def seen(colours: list[str], vision: str | None) -> Any:
    """Colours in CAM02-UCS, where distances are as large as they look, for one kind of colour vision."""
    rgb: Any = np.array([[int(colour[i : i + 2], 16) for i in (1, 3, 5)] for colour in colours]) / 255
    if vision:
        space = {"name": "sRGB1+CVD", "cvd_type": vision, "severity": 100}
        rgb = cspace_convert(rgb, space, "sRGB1").clip(0, 1)
    return cspace_convert(rgb, "sRGB1", "CAM02-UCS")


def least_distance(colours: list[str], vision: str | None) -> float:
    return min(float(np.linalg.norm(a - b)) for a, b in combinations(seen(colours, vision), 2))


@pytest.mark.parametrize("vision", VISIONS)
def test_routes_are_told_apart(vision: str | None) -> None:
    assert set(ROUTES) == {*COLOURS, GREY}
    assert least_distance(list(ROUTES.values()), vision) > 16


@pytest.mark.parametrize("vision", VISIONS)
def test_players_are_told_apart(vision: str | None) -> None:
    assert least_distance(list(PLAYERS), vision) > 28


def test_the_measure_finds_what_a_colour_blind_player_mixes_up() -> None:
    red_and_green = ["#c8462c", "#6f7d1e"]
    assert least_distance(red_and_green, None) > 28
    assert least_distance(red_and_green, "deuteranomaly") < 16


def test_grey_is_neutral() -> None:
    lightness, chroma, _ = cspace_convert([int(ROUTES[GREY][i : i + 2], 16) for i in (1, 3, 5)], "sRGB255", "CIELCh")
    assert 50 < lightness < 80
    assert chroma < 6


def test_every_colour_and_every_player_has_a_shape_of_its_own() -> None:
    assert set(MARKS) == set(COLOURS)
    for shapes in (list(MARKS.values()), TRAINS, TRIMS, EMBLEMS):
        assert len(set(shapes)) == len(shapes)
    assert len(PLAYERS) == len(TRAINS) == len(TRIMS) == len(EMBLEMS) == 5


@pytest.mark.parametrize("fill", [*ROUTES.values(), *PLAYERS])
def test_marks_stand_out(fill: str) -> None:
    assert contrast(mark_on(fill), fill) >= 3


@themes
def test_letters_can_be_read(theme: Theme) -> None:
    for paper in (theme.land, theme.sea, theme.paper, *theme.ripples):
        assert contrast(theme.ink, paper) >= 4.5
    assert contrast(theme.faint, theme.paper) >= 4.5


@themes
def test_routes_show_on_land_and_sea_by_fill_or_edge(theme: Theme) -> None:
    for fill in ROUTES.values():
        for ground in (theme.land, theme.sea):
            assert max(contrast(fill, ground), contrast(edge(theme, fill), ground)) >= 2


@themes
def test_pieces_show_on_land_and_sea_by_fill_or_outline(theme: Theme) -> None:
    for fill in PLAYERS:
        for ground in (theme.land, theme.sea):
            assert max(contrast(fill, ground), contrast(outline(theme, fill), ground)) >= 2


@themes
def test_trains_stand_out_on_a_route_of_their_colour(theme: Theme) -> None:
    """By the outline of each train, and by a contour along the whole route, which is in the theme's ink."""
    for fill in PLAYERS:
        assert contrast(fill, outline(theme, fill)) >= 3
    for ground in (theme.land, theme.sea):
        assert contrast(theme.ink, ground) >= 4.5


@themes
@pytest.mark.parametrize("vision", VISIONS)
def test_a_ramp_goes_one_way_for_everyone(theme: Theme, vision: str | None) -> None:
    lightness = [colour[0] for colour in seen([ramp_at(theme, i / 16) for i in range(17)], vision)]
    steps = [b - a for a, b in pairwise(lightness)]
    assert all(step * steps[0] > 0 for step in steps)
    assert abs(lightness[-1] - lightness[0]) > 45
