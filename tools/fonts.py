"""Make the fonts that drawings are lettered with, and the widths of their letters, from packages of npm.

    npm pack @fontsource/cabin@5.3.0 @fontsource/jost@5.3.0     # and unpack each into FOLDER/cabin, FOLDER/jost
    python tools/fonts.py FOLDER                                # needs fonttools and brotli

Cabin letters the map, Jost the titles. Each becomes a TrueType file for the PNG renderer and a WOFF2 file to embed in
an SVG, with the letters of Europe's languages in Latin script and no more: every KB is in every picture.
"""

from __future__ import annotations

import json
import sys
from io import BytesIO
from pathlib import Path
from typing import Any

from fontTools.merge import Merger
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

PACKAGE = Path(__file__).parent.parent / "src" / "branchline"
FONTS = PACKAGE / "draw" / "fonts"
WIDTHS = {"cabin": PACKAGE / "layout" / "letters.json", "jost": FONTS / "jost.json"}

ASCII = "".join(map(chr, range(0x20, 0x7F)))
LATIN_1 = "".join(map(chr, range(0xC0, 0x100)))
EXTENDED_A = "".join(
    chr(code) for code in range(0x100, 0x180) if code not in (0x132, 0x133, 0x13F, 0x140, 0x149, 0x17F)
)
COMMA_BELOW = "ȘșȚț"
PUNCTUATION = "\u00a0¡¿·°§±×÷–—‘’‚“”„«»‹›…•−€"
ALL = ASCII + LATIN_1 + EXTENDED_A + COMMA_BELOW + PUNCTUATION
CAPITALS = "".join(letter for letter in ALL if letter not in "ß" and letter.upper() == letter)

FACES = {  # family: weight, letters
    "cabin": (600, ALL),
    "jost": (500, CAPITALS),
}


def main(folder: Path) -> None:
    FONTS.mkdir(parents=True, exist_ok=True)
    for family, (weight, letters) in FACES.items():
        package = _package(folder / family)
        font = _face(package, family, weight, letters)
        _save(font, family)
        (FONTS / f"{family}-OFL.txt").write_bytes((package / "LICENSE").read_bytes())
        WIDTHS[family].write_text(_widths(font), encoding="utf-8")


def _package(folder: Path) -> Path:
    return folder / "package" if (folder / "package").is_dir() else folder


def _face(package: Path, family: str, weight: int, letters: str) -> TTFont:
    """One font of the package's two parts, latin and latin-ext, cut to the letters."""
    parts = []
    for subset in ("latin", "latin-ext"):
        font = TTFont(package / "files" / f"{family}-{subset}-{weight}-normal.woff2")
        font.flavor = None
        parts.append(BytesIO())
        font.save(parts[-1])
    font = Merger().merge(parts)
    missing = [letter for letter in letters if ord(letter) not in font.getBestCmap()]
    if missing:
        print(f"{family}: not in the font: {' '.join(missing)}")
    options = Options()
    options.layout_features = ["kern"]
    options.hinting = False
    options.name_IDs = [1, 2, 4, 6, 13, 14]  # what it is called and its licence
    options.name_languages = [0x409]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(text=letters)
    subsetter.subset(font)
    _rename(font, f"Branchline {family.title()}", weight)
    return font


def _rename(font: TTFont, family: str, weight: int) -> None:
    """A name of our own: a reader's own copy of the face, in another version, is never taken for it."""
    names: Any = font["name"]
    for id, text in ((1, family), (2, "Regular"), (4, family), (6, family.replace(" ", ""))):
        names.setName(text, id, 3, 1, 0x409)
    names.names = [name for name in names.names if name.platformID == 3 and name.nameID in (1, 2, 4, 6, 13, 14)]
    metrics: Any = font["OS/2"]
    metrics.usWeightClass = weight


def _save(font: TTFont, family: str) -> None:
    head: Any = font["head"]
    head.created = head.modified = 0  # the same bytes at every run
    font.recalcTimestamp = False
    for flavor, suffix in ((None, "ttf"), ("woff2", "woff2")):
        font.flavor = flavor
        path = FONTS / f"{family}.{suffix}"
        font.save(path)
        print(f"{path.name}: {path.stat().st_size:,} bytes")


def _widths(font: TTFont) -> str:
    """How far each letter advances, in thousandths of the letters' size; kerning, which mostly narrows, is left out."""
    head: Any = font["head"]
    metrics: Any = font["hmtx"]
    advances = {
        chr(code): round(metrics[glyph][0] * 1000 / head.unitsPerEm)
        for code, glyph in sorted(font.getBestCmap().items())
    }
    return json.dumps(advances, ensure_ascii=False, indent=0) + "\n"


if __name__ == "__main__":
    main(Path(sys.argv[1]))
