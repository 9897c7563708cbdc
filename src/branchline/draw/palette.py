"""All colours of drawings: lanes, players, the two themes, and the ramp of heat maps.

Lanes' and players' colours were found by tools/palette.py: far apart for usual vision and under protanopia,
deuteranopia and tritanopia, each within what anyone calls by its name. tests/draw/test_palette.py holds them to it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

LANES = {
    "purple": "#6642a0",
    "blue": "#1699db",
    "orange": "#e9833a",
    "white": "#fcfcf6",
    "green": "#167557",
    "yellow": "#ffd32c",
    "black": "#1b1b21",
    "red": "#af161d",
    "grey": "#98938d",
}
PLAYERS = ("#bd2c24", "#3357a8", "#00bda0", "#ffdb3a", "#231d29")
INK = "#22262b"
WHITE = "#fffdf6"
EDGE_CONTRAST = 5.0  # of a space's dark edge and light land; pale spaces have nothing else to be seen by


@dataclass(frozen=True, slots=True)
class Theme:
    """What a sheet is printed with."""

    name: str
    paper: str  # around the map and under the legend
    ink: str  # letters and frame
    faint: str  # small print and rules
    sea: str
    ripples: tuple[str, str, str]  # lines along the coast, from the outer to the inner one
    land: str
    coast: str
    border: str
    division: str
    wake: str  # around the spaces of ferries
    casing: str  # of a tunnel
    air: str  # between a tunnel's casing and its bed
    track: str  # the line that joins a lane's spaces
    city: str
    city_edge: str
    dim: str  # lanes and cities for which a heat map has no number
    ramp: tuple[str, ...]  # from the least to the most


LIGHT = Theme(
    name="light",
    paper="#f8f2e2",
    ink="#2a2620",
    faint="#6f6657",
    sea="#cddfde",
    ripples=("#c6dad9", "#bfd4d4", "#b6cecf"),
    land="#f3ead3",
    coast="#87a3a5",
    border="#c4ae8a",
    division="#d8c8a6",
    wake="#9ccbd8",
    casing="#2a2620",
    air="#fffaf0",
    track="#57503f",
    city="#fffaf0",
    city_edge="#2a2620",
    dim="#b9b09c",
    ramp=("#e4c878", "#e7a34f", "#e67c3f", "#db5849", "#c43b5e", "#a52873", "#80227b", "#592271", "#341f56"),
)
DARK = Theme(
    name="dark",
    paper="#1a1f24",
    ink="#efe6d0",
    faint="#a39a86",
    sea="#16222b",
    ripples=("#192730", "#1c2c36", "#21333d"),
    land="#2b3234",
    coast="#4a6068",
    border="#5c5a4c",
    division="#42463f",
    wake="#2f6f85",
    casing="#efe6d0",
    air="#0f1316",
    track="#a89e88",
    city="#f4ead4",
    city_edge="#0f1316",
    dim="#565a58",
    ramp=("#544178", "#794391", "#a2439b", "#c84790", "#e85678", "#fd7260", "#ff9a61", "#febe73", "#fee18e"),
)
THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK)}


def edge(theme: Theme, fill: str) -> str:
    """The edge of something filled so: a shade that stands out from the sheet, and from the fill too."""
    darker = contrast(theme.land, "#000000") > contrast(theme.land, WHITE) and contrast(fill, "#000000") > 2
    if not darker:
        return mix(fill, WHITE, 0.38 if contrast(fill, theme.land) > 1.5 else 0.55)
    shades = [mix(fill, "#000000", share / 100) for share in range(42, 80, 2)]
    return next(shade for shade in shades if contrast(shade, theme.land) >= EDGE_CONTRAST)


def outline(theme: Theme, fill: str) -> str:
    """The edge of a player's piece: dark, unless the piece would be lost on the sheet."""
    return "#000000" if contrast(fill, theme.land) > 2.1 or theme is LIGHT else mix(fill, WHITE, 0.6)


def mark_on(fill: str) -> str:
    """The colour of a mark on this ground: the one of dark and light that stands out more."""
    return max(INK, WHITE, key=lambda mark: contrast(mark, fill))


def halo(fill: str) -> str:
    """Around a fine sign on this ground: the ground itself, pushed away from the sign's colour."""
    return mix(fill, WHITE if mark_on(fill) == INK else "#000000", 0.55)


def ramp_at(theme: Theme, share: float) -> str:
    """The colour of a share from 0 to 1 of the way along the theme's ramp."""
    at = min(max(share, 0.0), 1.0) * (len(theme.ramp) - 1)
    low = min(int(at), len(theme.ramp) - 2)
    return mix(theme.ramp[low], theme.ramp[low + 1], at - low)


def mix(first: str, second: str, share: float) -> str:
    """So much of the way from one colour to another."""
    values = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in values)


def contrast(first: str, second: str) -> float:
    """The contrast of two colours, from 1 to 21, as WCAG 2 defines it."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (n / 255 for n in _channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
