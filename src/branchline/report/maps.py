"""Heat maps of the board: one drawing is embedded in the page and reused (SVG `use`) as background of every map."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from xml.etree import ElementTree
from xml.sax.saxutils import escape

from branchline.boards import Board
from branchline.draw import Heat, draw_board
from branchline.draw.palette import THEMES
from branchline.draw.style import stylesheet
from branchline.draw.svg import group, number, tag, use
from branchline.layout import Layout

SPACE = "{http://www.w3.org/2000/svg}"  # XML namespace
UNDER, OVER = "sheet-under", "sheet-over"
ABOVE = {"stations", "labels", "countries"}  # groups drawn above the heat map's lines


@dataclass(frozen=True)
class Hints:
    """Tooltips of routes and cities."""

    routes: dict[str, str]
    cities: dict[str, str]


@dataclass(frozen=True)
class Sheet:
    """The drawing of a board that all maps of a page share, in light and dark."""

    board: Board
    layout: Layout
    language: str

    def definitions(self) -> str:
        """The definition of the drawing, once per page; it is invisible until a map uses it."""
        under, over = self._parts
        return tag("svg", tag("defs", under, over), class_="definitions", width=0, height=0, aria_hidden="true")

    def styles(self) -> str:
        """The drawing's stylesheets with its fonts; the dark one applies to screens in dark mode."""
        light, dark = (
            stylesheet(theme, self.layout.label_size, embed_font=theme.name == "light") for theme in THEMES.values()
        )
        dark = dark.replace(".branchline.dark", ".branchline.light")
        return f"{light}\n@media screen and (prefers-color-scheme:dark){{{dark}}}"

    def map(self, heat: Heat, hints: Hints, named: str) -> str:
        """A heat map; `named` is the id of its heading, as for plots."""
        heat.check(self.board)
        routes = [
            group(
                tag("title", escape(hints.routes[route])), tag("path", d=self._ways[route], **self._route(heat, route))
            )
            for route in sorted(heat.routes, key=lambda route: heat.routes[route])  # the largest values on top
        ]
        cities = [
            group(tag("title", escape(hints.cities[city])), tag("circle", **self._city(heat, city)))
            if city in heat.cities
            else tag("circle", class_="bare", **self._bare(city))
            for city in (city.id for city in self.board.cities)
        ]
        return tag(
            "svg",
            use(UNDER),
            group(*routes, class_="heat-routes"),
            group(*cities, class_="heat-cities"),
            use(OVER),
            class_="map",
            viewBox=f"0 0 {number(self.layout.width)} {number(self.layout.height)}",
            role="img",
            aria_labelledby=named,
            aria_describedby=f"{named}-found",
        )

    def _route(self, heat: Heat, route: str) -> dict[str, str]:
        styles = [heat.route_style(theme, route) for theme in THEMES.values()]
        light, dark = (style.split(";")[0].removeprefix("stroke:") for style in styles)
        broad = styles[0].split(";")[1].removeprefix("stroke-width:")
        return {"style": f"--light:{light};--dark:{dark}", "stroke_width": broad}

    def _city(self, heat: Heat, city: str) -> dict[str, str | float]:
        place = self.layout.places[city]
        looks = [heat.city_look(theme, city, self.layout.city_radius) for theme in THEMES.values()]
        light, dark = (look.removeprefix("fill:") for _, look in looks)
        return {"cx": place.x, "cy": place.y, "r": looks[0][0], "style": f"--light:{light};--dark:{dark}"}

    def _bare(self, city: str) -> dict[str, float]:
        """A city without a number: drawn again, above the lines."""
        place = self.layout.places[city]
        return {"cx": place.x, "cy": place.y, "r": self.layout.city_radius * 0.6}

    @property
    def shape(self) -> float:
        """The aspect ratio: width divided by height."""
        return self.layout.width / self.layout.height

    @property
    def letters(self) -> float:
        """The width divided by the font size of the labels."""
        return self.layout.width / self.layout.label_size

    @cached_property
    def _drawn(self) -> ElementTree.Element:
        """The board with a line along each route; docs/drawing.md describes the elements of a drawing."""
        lines = Heat({route.id: 1.0 for route in self.board.routes})
        svg = draw_board(
            self.board,
            language=self.language,
            layout=self.layout,
            furniture=False,
            embed_font=False,
            heat=lines,
        )
        return ElementTree.fromstring(svg)

    @cached_property
    def _ways(self) -> dict[str, str]:
        """The path data of the line along each route."""
        routes = self._drawn.iterfind(f".//{SPACE}g[@class='routes']/{SPACE}g")
        return {route.attrib["data-route"]: route.find(f"{SPACE}path[@class='heat']").attrib["d"] for route in routes}  # type: ignore[union-attr]

    @cached_property
    def _parts(self) -> tuple[str, str]:
        """The parts below and above the heat map's lines.

        The classes of the drawing are repeated inside, since CSS rules don't match across a `use` element.
        """
        ways = self._ways  # read before they are removed below
        assert len(ways) == len(self.board.routes)
        board = self._drawn.find(f"{SPACE}g")
        assert board is not None
        for route in board.iterfind(f"{SPACE}g[@class='routes']/{SPACE}g"):
            for line in route.findall(f"{SPACE}path[@class='heat']"):
                route.remove(line)
        halves: dict[str, list[str]] = {UNDER: [], OVER: []}
        for part in board:
            text = ElementTree.tostring(part, encoding="unicode", default_namespace=None)
            halves[OVER if part.get("class") in ABOVE else UNDER].append(_plain(text))
        shapes = "".join(
            _plain(ElementTree.tostring(part, encoding="unicode")) for part in self._drawn.iterfind(f"{SPACE}defs")
        )
        inside = {
            name: group(group(*parts, class_="board heated"), class_="branchline light")
            for name, parts in halves.items()
        }
        return shapes + group(inside[UNDER], id=UNDER), group(inside[OVER], id=OVER)


def _plain(xml: str) -> str:
    """Remove the namespace prefixes, which SVG inside HTML does not need."""
    return xml.replace("<ns0:", "<").replace("</ns0:", "</").replace(' xmlns:ns0="http://www.w3.org/2000/svg"', "")
