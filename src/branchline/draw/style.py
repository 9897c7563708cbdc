"""CSS stylesheet of drawings. Colours are written out per theme, as not every SVG renderer supports CSS variables."""

from __future__ import annotations

from base64 import b64encode
from functools import cache

from branchline.draw.palette import PLAYERS, ROUTES, THEMES, Theme, edge, halo, mark_on, outline
from branchline.draw.svg import FONTS, MAP, TITLE

Rules = list[tuple[str, str]]


@cache
def stylesheet(theme: Theme, label_size: float, embed_font: bool) -> str:
    """The stylesheet of one drawing. Rules are scoped to its theme, so that drawings on one page don't interfere."""
    labels = (".label", f"font-size:{label_size:g}px")
    rules = [*_sheet(theme), labels, *_spaces(theme), *_pieces(theme), *_heat(theme), *_furniture(theme)]
    return "\n".join([*(_faces() if embed_font else ()), _scoped(theme, rules)])


@cache
def page_style() -> str:
    """The rules, in every theme, for drawings without their own stylesheet; the page provides the fonts."""
    hit = (".hit", "fill:none;pointer-events:all")
    return "\n".join(
        _scoped(each, [*_sheet(each), *_spaces(each), *_pieces(each), *_furniture(each), hit])
        for each in THEMES.values()
    )


def _scoped(theme: Theme, rules: Rules) -> str:
    scope = f".branchline.{theme.name}"
    return "\n".join(
        f"{','.join(f'{scope} {part}' for part in selector.split(', '))}{{{body}}}" for selector, body in rules
    )


def _faces() -> list[str]:
    faces = []
    for family, file in ((MAP, "cabin.woff2"), (TITLE, "jost.woff2")):
        data = b64encode((FONTS / file).read_bytes()).decode()
        faces.append(f'@font-face{{font-family:"{family}";src:url(data:font/woff2;base64,{data}) format("woff2")}}')
    return faces


def _sheet(theme: Theme) -> Rules:
    outer, middle, inner = theme.ripples
    return [
        # Keep natural letter spacing: in small drawings browsers would round each letter to a whole pixel.
        ("text", f'font-family:"{MAP}",Cabin,sans-serif;fill:{theme.ink};text-rendering:geometricPrecision'),
        (".sea", f"fill:{theme.sea}"),
        (".ripple", "fill:none;stroke-linejoin:round"),
        (".ripple-1", f"stroke:{outer};stroke-width:26"),
        (".ripple-2", f"stroke:{middle};stroke-width:16"),
        (".ripple-3", f"stroke:{inner};stroke-width:7"),
        (".coast", f"fill:{theme.land};fill-rule:evenodd;stroke:{theme.coast};stroke-width:.7;stroke-linejoin:round"),
        (".lakes", f"fill:{theme.sea};fill-rule:evenodd;stroke:{theme.coast};stroke-width:.6;stroke-linejoin:round"),
        (".borders, .divisions", "fill:none;stroke-linejoin:round;stroke-linecap:round"),
        (".borders", f"stroke:{theme.border};stroke-width:1;stroke-dasharray:6 2 1 2"),
        (".divisions", f"stroke:{theme.division};stroke-width:.9"),
        (".city circle", f"fill:{theme.city};stroke:{theme.city_edge};stroke-width:3.4"),
        (
            ".label",
            f"paint-order:stroke;stroke:{theme.land};stroke-opacity:.6;stroke-width:3;stroke-linejoin:round",
        ),
        (".country circle", f"fill:{theme.paper};stroke:{theme.ink}"),
        (".country .rim", "stroke-width:2.4"),
        (".country .line", "fill:none;stroke-width:.8"),
        (".country .value", f'font:27px "{TITLE}",sans-serif;text-anchor:middle'),
        (".country .stack", f"fill:{theme.faint};letter-spacing:.08em"),
        (".start", "text-anchor:start"),
        (".middle", "text-anchor:middle"),
        (".end", "text-anchor:end"),
    ]


def _spaces(theme: Theme) -> Rules:
    rules = [
        (".track", f"fill:none;stroke:{theme.track};stroke-width:1.6;stroke-opacity:.7"),
        (".track.ferry", "stroke-dasharray:5 4"),
        (".wake", f"fill:none;stroke:{theme.wake};stroke-width:3.2;stroke-linejoin:round"),
        (".casing", f"fill:{theme.casing}"),
        (".air", f"fill:{theme.air}"),
        (".bed", "stroke-width:1.2;stroke-linejoin:round"),
        (".tunnel .bed", "stroke-width:.8"),
        (".symbol", "stroke-width:.1;stroke-linejoin:round;paint-order:stroke"),  # in units of the locomotive's length
    ]
    for colour, fill in ROUTES.items():
        rules.append((f".{colour} .bed", f"fill:{fill};stroke:{edge(theme, fill)}"))
        rules.append((f".{colour} .mark, .{colour} .symbol", f"fill:{mark_on(fill)}"))
        rules.append((f".{colour} .symbol", f"stroke:{halo(fill)}"))
    return rules


def _pieces(theme: Theme) -> Rules:
    rules = [
        (".body", "stroke-width:1.5;stroke-linejoin:round"),
        (".train .body", "stroke-width:2"),
        # A claimed route is one line in its owner's colour, with a contour from city to city; open ones show single
        # spaces, which are fainter.
        (".contour", f"fill:none;stroke:{theme.ink};stroke-width:11.5;stroke-linejoin:round"),
        (".track.claimed", "stroke-width:7;stroke-opacity:1;stroke-dasharray:none;stroke-linejoin:round"),
        (".claimed .bed, .claimed .mark, .claimed .symbol", "display:none"),
        (".claimed .wake, .claimed .casing, .claimed .air", "display:none"),
        (".open .bed", "fill-opacity:.75;stroke-opacity:.65"),
        (".finished .open", "opacity:.45"),
        (".finished .track.open", "opacity:.2"),  # fainter, as it shows through the faint spaces
        (".star", f"fill:{theme.ink}"),
    ]
    for seat, fill in enumerate(PLAYERS):
        rules.append((f".track.seat-{seat}", f"stroke:{fill}"))
        rules.append((f".seat-{seat} .body", f"fill:{fill};stroke:{outline(theme, fill)}"))
        rules.append((f".seat-{seat} .trim", f"fill:{mark_on(fill)}"))
    rules += [
        (".station .rim", f"fill:{theme.ink};stroke:{theme.ink};stroke-width:6;stroke-linejoin:round"),
        (".station .body", f"stroke:{theme.paper};stroke-width:2.4"),
    ]
    return rules


def _heat(theme: Theme) -> Rules:
    return [
        (".heated .space", "opacity:.28"),
        (".heated .mark, .heated .symbol, .heated .wake, .heated .air", "display:none"),
        (".heated .bed", f"fill:{theme.paper};stroke:{theme.dim}"),
        (".heated .casing", f"fill:{theme.dim}"),
        (".heated .track", f"stroke:{theme.dim}"),
        (".heated .city circle", f"fill:{theme.paper};stroke:{theme.dim};stroke-width:1.6"),
        (".heated .city .heat", f"stroke:{theme.ink}"),
        (".heated .label", "stroke-opacity:.9;stroke-width:4"),  # large discs reach below the names
        (".route .heat", "fill:none;stroke-linecap:round;stroke-linejoin:round"),
    ]


def _furniture(theme: Theme) -> Rules:
    return [
        (".paper", f"fill:{theme.paper}"),
        (".frame, .rule", f"fill:none;stroke:{theme.ink}"),
        (".frame", "stroke-width:1.2"),
        (".neat", f"fill:none;stroke:{theme.ink};stroke-width:7"),
        (".gap", f"stroke:{theme.paper};stroke-width:4.6"),
        (".rule", f"stroke:{theme.faint};stroke-width:.8"),
        (".title, .head, .figure", f'font-family:"{TITLE}",Jost,sans-serif'),
        (".title", "letter-spacing:.16em"),
        (".subtitle", f"font-size:15px;fill:{theme.faint};letter-spacing:.04em"),
        (".head", f"font-size:14px;letter-spacing:.14em;fill:{theme.faint}"),
        (".headline", f'font-family:"{TITLE}",Jost,sans-serif'),
        (".about", f"fill:{theme.faint}"),
        (".words", "font-size:15px"),
        (".figure", "font-size:16px"),
        (".cell", f"fill:none;stroke:{theme.faint};stroke-width:1"),
        (".small", f"font-size:13px;fill:{theme.faint}"),
    ]
