"""Write the page's icons: a line that branches, on the map's paper and sea. `--check` only compares the drawings.

python -m tools.icons
"""

from __future__ import annotations

import sys
from pathlib import Path

from branchline.draw import to_png
from branchline.draw.palette import LIGHT, PLAYERS
from tools.generated_files import asked_only_to_check, bring_up_to_date

FOLDER = Path(__file__).parents[1] / "web" / "public" / "icons"
ACCENT = "#17606a"
SIZES = (192, 512)


def icon(*, round_corners: bool, turn: bool = False) -> str:
    """On 512 by 512. Without round corners it fills the square: systems cut their own shape out of it."""
    land = "M0 330C70 300 120 350 190 322 260 294 300 230 390 236 450 240 480 210 512 196V512H0z"
    line = "M96 352C236 352 210 160 340 160H416M96 352H416"
    dots = ((96, 352), (416, 160), (416, 352))
    parts = [
        f'<clipPath id="c"><rect width="512" height="512" rx="{112 if round_corners else 0}"/></clipPath>',
        '<g clip-path="url(#c)">',
        f'<rect width="512" height="512" fill="{LIGHT.sea}"/>',
        *(
            f'<path d="{land}" fill="none" stroke="{colour}" stroke-width="{width}"/>'
            for colour, width in ((LIGHT.ripples[0], 60), (LIGHT.ripples[2], 26))
        ),
        f'<path d="{land}" fill="{LIGHT.land}" stroke="{LIGHT.coast}" stroke-width="4"/>',
        "</g>",
        # Of a square as a whole, a round middle is all that surely stays.
        "<g>" if round_corners else '<g transform="translate(64 64) scale(.75)">',
        f'<path d="{line}" fill="none" stroke="{LIGHT.paper}" stroke-width="58" stroke-linecap="round"/>',
        f'<path d="{line}" fill="none" stroke="{ACCENT}" stroke-width="34" stroke-linecap="round"/>',
        *(
            f'<circle cx="{x}" cy="{y}" r="44" fill="{LIGHT.city}" stroke="{LIGHT.city_edge}" stroke-width="20"/>'
            for x, y in dots
        ),
        "</g>",
    ]
    if turn:
        paint = f'fill="{PLAYERS[0]}" stroke="{LIGHT.paper}" stroke-width="26"'
        parts.append(f'<circle cx="398" cy="398" r="100" {paint}/>')
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{"".join(parts)}</svg>\n'


def drawings() -> dict[str, str]:
    return {
        "icon.svg": icon(round_corners=True),
        "icon-turn.svg": icon(round_corners=True, turn=True),
        "icon-whole.svg": icon(round_corners=False),
    }


def main() -> int:
    only_check = asked_only_to_check(__doc__)
    texts = {FOLDER / name: text for name, text in drawings().items()}
    stale = bring_up_to_date(texts, only_check=only_check)
    for path in () if only_check else stale:
        for size in SIZES if path.name != "icon-turn.svg" else ():
            path.with_name(f"{path.stem}-{size}.png").write_bytes(to_png(texts[path], width=size))
    return 1 if stale and only_check else 0


if __name__ == "__main__":
    sys.exit(main())
