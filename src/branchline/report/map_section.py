"""Report section with heat maps of the board.

One drawing of the board is embedded in the page and reused (SVG `use`) as background of every map.
"""

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
from branchline.report.cards import ReportContext, prose
from branchline.report.estimates import Estimate

RARE = 0.02  # share of games; for routes claimed less often, the mean round says little
HIGH = 880  # pixels: maximum height of a map
READABLE = 8.5  # pixels: minimum font size on a map; on a phone the map scrolls


def maps(context: ReportContext, drawing: SharedDrawing) -> str:
    """The heat maps, one visible at a time. Radio buttons select it without JavaScript."""
    drawn = [_used(context, drawing), _contested(context, drawing)]
    if any(route.used.mean >= RARE for route in context.summary.routes):
        drawn.append(_round(context, drawing))
    if context.board.rules.station_costs:
        drawn.append(_stations(context, drawing))
    name = context.id("map")
    inputs = [
        tag("input", type="radio", name_=name, id=f"{name}-choice-{i}", checked="checked" if i == 0 else None)
        for i in range(len(drawn))
    ]
    labels = [tag("label", escape(title), for_=f"{name}-choice-{i}") for i, (title, _) in enumerate(drawn)]
    content = tag(
        "div",
        *inputs,
        tag("div", *labels, class_="tabs"),
        tag("div", *(body for _, body in drawn), class_="sheets"),
        class_="maps",
    )
    return tag("section", tag("h2", escape(context.texts("report-maps"))), content, id=context.id("maps"))


def _used(context: ReportContext, drawing: SharedDrawing) -> tuple[str, str]:
    texts, figures, summary = context.texts, context.figures, context.summary
    route = max(summary.routes, key=lambda route: route.used.mean)
    city = max(summary.cities, key=lambda city: city.touched.mean)
    found = texts(
        "report-map-used-found",
        best=texts.route(route.id),
        share=figures.percent(route.used.mean),
        hub=texts.city(city.id),
        reached=figures.percent(city.touched.mean),
    )
    return _map(
        context,
        drawing,
        "used",
        texts("report-map-used"),
        found,
        {route.id: route.used for route in summary.routes},
        {city.id: city.touched for city in summary.cities},
        (texts("report-map-used-routes"), texts("report-map-used-cities")),
    )


def _contested(context: ReportContext, drawing: SharedDrawing) -> tuple[str, str]:
    texts, figures, summary = context.texts, context.figures, context.summary
    route = max(summary.routes, key=lambda route: route.contested.mean)
    found = texts("report-map-contested-none")
    if route.contested.mean > 0:
        found = texts(
            "report-map-contested-found",
            share=figures.percent(summary.claims.contested.mean),
            best=texts.route(route.id),
            most=figures.percent(route.contested.mean),
        )
    return _map(
        context,
        drawing,
        "contested",
        texts("report-map-contested"),
        found,
        {route.id: route.contested for route in summary.routes},
        {city.id: city.shared for city in summary.cities},
        (texts("report-map-contested-routes"), texts("report-map-contested-cities")),
        note=texts("report-contested-means"),
    )


def _round(context: ReportContext, drawing: SharedDrawing) -> tuple[str, str]:
    texts, figures = context.texts, context.figures
    routes = sorted(
        (route for route in context.summary.routes if route.used.mean >= RARE), key=lambda route: route.round.mean
    )
    found = texts(
        "report-map-round-found",
        best=texts.route(routes[0].id),
        first=figures.number(routes[0].round.mean),
        worst=texts.route(routes[-1].id),
        last=figures.number(routes[-1].round.mean),
    )
    return _map(
        context,
        drawing,
        "round",
        texts("report-map-round"),
        found,
        {route.id: route.round for route in routes},
        {},
        (texts("report-map-round-routes", share=figures.percent(RARE, 0)), ""),
        rounds=True,
    )


def _stations(context: ReportContext, drawing: SharedDrawing) -> tuple[str, str]:
    texts, figures = context.texts, context.figures
    city = max(context.summary.cities, key=lambda city: city.station.mean)
    found = texts("report-map-station-none")
    if city.station.mean > 0:
        found = texts("report-map-station-found", best=texts.city(city.id), share=figures.percent(city.station.mean))
    return _map(
        context,
        drawing,
        "station",
        texts("report-map-station"),
        found,
        {},
        {city.id: city.station for city in context.summary.cities if city.station.mean > 0},
        ("", texts("report-map-station-cities")),
    )


def _map(
    context: ReportContext,
    drawing: SharedDrawing,
    name: str,
    title: str,
    found: str,
    routes: dict[str, Estimate],
    cities: dict[str, Estimate],
    legends: tuple[str, str],
    *,
    rounds: bool = False,
    note: str = "",
) -> tuple[str, str]:
    """A map's title and its HTML. The earliest rounds, or the largest shares, stand out."""
    texts, figures, id = context.texts, context.figures, context.id(f"map-{name}")
    written, plain, sign = (figures.interval, figures.number, -1) if rounds else (figures.percents, figures.percent, 1)
    heat = Heat(
        {id: sign * value.mean for id, value in routes.items()}, {id: value.mean for id, value in cities.items()}
    )
    hints = Hints(
        {id: f"{texts.route(id)}: {written(value)}" for id, value in routes.items()},
        {id: f"{texts.city(id)}: {written(value)}" for id, value in cities.items()},
    )
    legend = [
        tag(
            "p",
            tag("span", escape(plain(sign * min(values)))),
            tag("i", " ", class_="ramp"),
            tag("span", escape(plain(sign * max(values)))),
            tag("span", prose(words), class_="words"),
            class_="legend",
        )
        for words, values in ((legends[0], heat.routes.values()), (legends[1], heat.cities.values()))
        if values
    ]
    body = tag(
        "div",
        tag("h3", escape(title), id=id),
        tag("p", prose(found), class_="found", id=f"{id}-found"),
        tag(
            "div",
            drawing.map(heat, hints, id),
            class_="scroll",
            tabindex="0",
            style=f"max-width:{HIGH * drawing.shape:.0f}px;--readable:{READABLE * drawing.letters:.0f}px",
        ),
        *legend,
        tag("p", prose(note), class_="note") if note else "",
        class_="sheet",
    )
    return title, body


# --- maps ------------------------------------------------------------------------------------------------------------


SPACE = "{http://www.w3.org/2000/svg}"  # XML namespace
UNDER, OVER = "sheet-under", "sheet-over"
ABOVE = {"stations", "labels", "countries"}  # groups drawn above the heat map's lines


@dataclass(frozen=True)
class Hints:
    """Tooltips of routes and cities."""

    routes: dict[str, str]
    cities: dict[str, str]


@dataclass(frozen=True)
class SharedDrawing:
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
