"""Search for the colours of routes and players, as far apart as they can be while each keeps its name; make a ramp.

    python tools/palette.py        # prints the best found; src/branchline/draw/palette.py holds the chosen ones

Distances are those of CAM02-UCS, the least over usual vision and full protanopia, deuteranopia and tritanopia
(Machado and others, 2009). The search starts from fixed seeds, so it finds the same again.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
from colorspacious import cspace_convert

VISIONS = (None, "protanomaly", "deuteranomaly", "tritanomaly")
STEPS = np.linspace(0, 255, 36)

Ranges = dict[str, tuple[tuple[float, float], tuple[float, float], tuple[float, float]]]

# Lightness, chroma and hue (degrees) in CIELCh within which anyone would call a colour so.
ROUTES: Ranges = {
    "purple": ((36, 54), (46, 60), (308, 326)),
    "blue": ((40, 60), (34, 50), (252, 280)),
    "orange": ((64, 74), (60, 76), (54, 66)),
    "white": ((96, 99), (0, 5), (60, 110)),
    "green": ((40, 62), (34, 56), (142, 166)),
    "yellow": ((84, 90), (60, 80), (86, 96)),
    "black": ((10, 20), (0, 6), (0, 360)),
    "red": ((36, 48), (54, 72), (22, 36)),
    "grey": ((60, 64), (0, 5), (60, 110)),
}
PLAYERS: Ranges = {
    "crimson": ((36, 52), (50, 72), (15, 36)),
    "cobalt": ((30, 48), (38, 58), (262, 288)),
    "green": ((50, 70), (34, 56), (142, 176)),
    "gold": ((78, 88), (56, 80), (78, 92)),
    "ink": ((12, 24), (0, 10), (0, 360)),
}


def main() -> None:
    for title, ranges in (("routes", ROUTES), ("players", PLAYERS)):
        found, least = search(ranges)
        print(f"{title}: least distance {least:.1f}")
        for name, rgb in found.items():
            print(f"    {name:8s} {_hex(rgb)}")
    print("ramp on light paper:", *ramp(9, 84, 20))
    print("ramp on dark paper:", *ramp(9, 92, 34)[::-1])


def search(ranges: Ranges) -> tuple[dict[str, Any], float]:
    choices = {name: _choices(*ranges[name]) for name in ranges}
    seen = [np.stack([as_seen(rgb, vision) for vision in VISIONS]) for rgb in choices.values()]
    best: tuple[float, float, list[int]] = (0.0, 0.0, [])
    for seed in range(12):
        chance = np.random.default_rng(seed)
        at = [int(chance.integers(len(rgb))) for rgb in choices.values()]
        for hardness in (2, 4, 8, 16, 32):
            at = _settle(seen, at, hardness)
        least = min(_distances(seen, at))
        best = max(best, (least, float(np.mean(_distances(seen, at))), at))
    return {name: choices[name][i] for name, i in zip(ranges, best[2], strict=True)}, best[0]


def ramp(stops: int, lightest: float, darkest: float) -> list[str]:
    """From pale yellow over red to indigo, darker by the same step each time: the order is seen by everyone."""
    colours = []
    for share in np.linspace(0, 1, stops):
        lightness = lightest + (darkest - lightest) * share
        hue, chroma = np.radians(88 - 156 * share), 20 + 12 * np.sin(np.pi * share)
        while True:
            jab = (lightness, chroma * np.cos(hue), chroma * np.sin(hue))
            rgb = cspace_convert(jab, "CAM02-UCS", "sRGB255")
            if rgb.min() >= 0 and rgb.max() <= 255:
                break
            chroma -= 0.5
        colours.append(_hex(rgb))
    return colours


def as_seen(rgb: Any, vision: str | None) -> Any:
    """Colours (0–255) in CAM02-UCS, as someone with this kind of colour vision sees them."""
    seen: Any = np.asarray(rgb) / 255
    if vision is not None:
        space = {"name": "sRGB1+CVD", "cvd_type": vision, "severity": 100}
        seen = cspace_convert(seen, space, "sRGB1").clip(0, 1)
    return cspace_convert(seen, "sRGB1", "CAM02-UCS")


def _hex(rgb: Any) -> str:
    return "#" + "".join(f"{round(float(value)):02x}" for value in rgb)


def _choices(lightness: tuple[float, float], chroma: tuple[float, float], hue: tuple[float, float]) -> Any:
    rgb = np.stack(np.meshgrid(STEPS, STEPS, STEPS), axis=-1).reshape(-1, 3)
    if chroma[1] < 20:  # near grey: a finer net around the axis
        base = np.linspace(0, 255, 128)[:, None, None, None]
        rgb = (base + np.stack(np.meshgrid(*[np.linspace(-9, 9, 4)] * 3), axis=-1).reshape(1, -1, 3)).reshape(-1, 3)
        rgb = rgb[((rgb >= 0) & (rgb <= 255)).all(axis=1)]
    lch = cspace_convert(rgb, "sRGB255", "CIELCh")
    inside = np.ones(len(rgb), dtype=bool)
    for i, (low, high) in enumerate((lightness, chroma, hue)):
        inside &= (lch[:, i] >= low) & (lch[:, i] <= high)
    return rgb[inside]


def _settle(seen: list[Any], at: list[int], hardness: float) -> list[int]:
    """Move one colour after the other to where it is best apart from the rest, until none moves."""
    at = list(at)
    while True:
        before = list(at)
        for i, mine in enumerate(seen):
            others = [seen[j][:, at[j]] for j in range(len(seen)) if j != i]
            nearness = sum(
                (1.0 / np.maximum(np.linalg.norm(mine - other[:, None], axis=2), 1e-3) ** hardness).sum(axis=0)
                for other in others
            )
            at[i] = int(np.argmin(nearness))
        if at == before:
            return at


def _distances(seen: list[Any], at: list[int]) -> list[float]:
    return [
        float(np.linalg.norm(seen[i][:, at[i]] - seen[j][:, at[j]], axis=1).min())
        for i, j in combinations(range(len(at)), 2)
    ]


if __name__ == "__main__":
    main()
