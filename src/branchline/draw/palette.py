"""Colour palette of drawings: routes, players, the light and dark themes, and the colour ramp of heat maps.

tools/palette.py found the colours of routes and players: far apart in normal vision and under protanopia, deuteranopia
and tritanopia, and each clearly recognisable by its name. tests/draw/test_palette.py checks this.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

ROUTES = {
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
EDGE_CONTRAST = 5.0  # between a space's dark edge and light land; only the edge makes pale spaces visible


@dataclass(frozen=True, slots=True)
class Theme:
    """The colours of the sheet."""

    name: str
    paper: str  # around the map and below the legend
    ink: str  # text and frame
    faint: str  # small print and rules
    sea: str
    ripples: tuple[str, str, str]  # lines along the coast, from the outermost to the innermost
    land: str
    coast: str
    border: str
    division: str
    wake: str  # around the spaces of ferries
    casing: str  # of a tunnel
    air: str  # between a tunnel's casing and its bed
    track: str  # the line that joins a route's spaces
    city: str
    city_edge: str
    dim: str  # routes and cities without a number in a heat map
    ramp: tuple[str, ...]  # from the smallest value to the largest


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
    """The edge colour for a fill: a shade that stands out from both the land and the fill."""
    darker = contrast(theme.land, "#000000") > contrast(theme.land, WHITE) and contrast(fill, "#000000") > 2
    if not darker:
        return mix(fill, WHITE, 0.38 if contrast(fill, theme.land) > 1.5 else 0.55)
    shades = [mix(fill, "#000000", share / 100) for share in range(42, 80, 2)]
    return next(shade for shade in shades if contrast(shade, theme.land) >= EDGE_CONTRAST)


def outline(theme: Theme, fill: str) -> str:
    """The edge colour of a player's piece: black, or light where black would be lost on the fill or the land."""
    dark = contrast(fill, "#000000") < 2 or (theme is DARK and contrast(fill, theme.land) < 2.5)
    return mix(fill, WHITE, 0.65) if dark else "#000000"


def mark_on(fill: str) -> str:
    """The colour of a mark on a fill: dark or light, whichever has more contrast."""
    return max(INK, WHITE, key=lambda mark: contrast(mark, fill))


def halo(fill: str) -> str:
    """The halo around a fine sign on a fill: the fill, shifted away from the sign's colour."""
    return mix(fill, WHITE if mark_on(fill) == INK else "#000000", 0.55)


def ramp_at(theme: Theme, share: float) -> str:
    """The colour at a position from 0 to 1 on the theme's ramp (linear interpolation)."""
    at = min(max(share, 0.0), 1.0) * (len(theme.ramp) - 1)
    low = min(int(at), len(theme.ramp) - 2)
    return mix(theme.ramp[low], theme.ramp[low + 1], at - low)


def mix(first: str, second: str, share: float) -> str:
    """Interpolate linearly between two colours."""
    values = zip(_channels(first), _channels(second), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in values)


def contrast(first: str, second: str) -> float:
    """The WCAG 2 contrast ratio of two colours, from 1 to 21."""
    light, dark = sorted((_luminance(first), _luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: str) -> float:
    """The relative luminance of an sRGB colour."""
    linear = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (n / 255 for n in _channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _channels(colour: str) -> list[int]:
    return [int(colour[i : i + 2], 16) for i in (1, 3, 5)]
