"""The board as heat map: one drawing of it for the whole page, on which numbers are laid again and again."""

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

SPACE = "{http://www.w3.org/2000/svg}"
UNDER, OVER = "sheet-under", "sheet-over"
ABOVE = {"stations", "labels", "countries"}  # groups that lie above the numbers


@dataclass(frozen=True)
class Hints:
    """What lies under the pointer tells: a line for each lane and city."""

    lanes: dict[str, str]
    cities: dict[str, str]


@dataclass(frozen=True)
class Sheet:
    """A board's sheet, to be used on one page in many maps, light and dark."""

    board: Board
    layout: Layout
    language: str

    def definitions(self) -> str:
        """The sheet itself, once for the page: nothing of it is seen until a map uses it."""
        under, over = self._parts
        return tag("svg", tag("defs", under, over), class_="definitions", width=0, height=0, aria_hidden="true")

    def styles(self) -> str:
        """The drawing's stylesheets, with its letters; the dark one holds on dark screens."""
        light, dark = (
            stylesheet(theme, self.layout.label_size, embed_font=theme.name == "light") for theme in THEMES.values()
        )
        dark = dark.replace(".branchline.dark", ".branchline.light")
        return f"{light}\n@media screen and (prefers-color-scheme:dark){{{dark}}}"

    def map(self, heat: Heat, hints: Hints, named: str) -> str:
        """A heat map; `named` as for plots."""
        heat.check(self.board)
        lanes = [
            group(tag("title", escape(hints.lanes[lane])), tag("path", d=self._ways[lane], **self._lane(heat, lane)))
            for lane in sorted(heat.lanes, key=lambda lane: heat.lanes[lane])  # what matters most lies on top
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
            group(*lanes, class_="heat-lanes"),
            group(*cities, class_="heat-cities"),
            use(OVER),
            class_="map",
            viewBox=f"0 0 {number(self.layout.width)} {number(self.layout.height)}",
            role="img",
            aria_labelledby=named,
            aria_describedby=f"{named}-found",
        )

    def _lane(self, heat: Heat, lane: str) -> dict[str, str]:
        styles = [heat.lane_style(theme, lane) for theme in THEMES.values()]
        light, dark = (style.split(";")[0].removeprefix("stroke:") for style in styles)
        broad = styles[0].split(";")[1].removeprefix("stroke-width:")
        return {"style": f"--light:{light};--dark:{dark}", "stroke_width": broad}

    def _city(self, heat: Heat, city: str) -> dict[str, str | float]:
        place = self.layout.places[city]
        looks = [heat.city_look(theme, city, self.layout.city_radius) for theme in THEMES.values()]
        light, dark = (look.removeprefix("fill:") for _, look in looks)
        return {"cx": place.x, "cy": place.y, "r": looks[0][0], "style": f"--light:{light};--dark:{dark}"}

    def _bare(self, city: str) -> dict[str, float]:
        """A city that has no number: drawn again, above the lines."""
        place = self.layout.places[city]
        return {"cx": place.x, "cy": place.y, "r": self.layout.city_radius * 0.6}

    @property
    def shape(self) -> float:
        """Its width, in its height."""
        return self.layout.width / self.layout.height

    @property
    def letters(self) -> float:
        """Its width, in the size of its letters."""
        return self.layout.width / self.layout.label_size

    @cached_property
    def _drawn(self) -> ElementTree.Element:
        """The board, with a line along each lane: see docs/drawing.md for what is in a drawing."""
        lines = Heat({lane.id: 1.0 for lane in self.board.lanes})
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
        """The line along each lane."""
        lanes = self._drawn.iterfind(f".//{SPACE}g[@class='lanes']/{SPACE}g")
        return {lane.attrib["data-lane"]: lane.find(f"{SPACE}path[@class='heat']").attrib["d"] for lane in lanes}  # type: ignore[union-attr]

    @cached_property
    def _parts(self) -> tuple[str, str]:
        """What lies under the numbers, and above them. Their classes are repeated inside, for `use` takes only that."""
        ways = self._ways  # found before they are taken out
        assert len(ways) == len(self.board.lanes)
        board = self._drawn.find(f"{SPACE}g")
        assert board is not None
        for lane in board.iterfind(f"{SPACE}g[@class='lanes']/{SPACE}g"):
            for line in lane.findall(f"{SPACE}path[@class='heat']"):
                lane.remove(line)
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
    """Without prefixes: inside of HTML, SVG needs none."""
    return xml.replace("<ns0:", "<").replace("</ns0:", "</").replace(' xmlns:ns0="http://www.w3.org/2000/svg"', "")
