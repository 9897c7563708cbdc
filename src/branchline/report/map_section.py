"""Report section with heat maps of the board."""

from __future__ import annotations

from xml.sax.saxutils import escape

from branchline.draw import Heat
from branchline.draw.svg import tag
from branchline.report.cards import ReportContext, prose
from branchline.report.estimates import Estimate
from branchline.report.maps import Hints, Sheet

RARE = 0.02  # share of games; for routes claimed less often, the mean round says little
HIGH = 880  # pixels: maximum height of a map
READABLE = 8.5  # pixels: minimum font size on a map; on a phone the map scrolls


def maps(teller: ReportContext, sheet: Sheet) -> str:
    """The heat maps, one visible at a time. Radio buttons select it without JavaScript."""
    drawn = [_used(teller, sheet), _contested(teller, sheet)]
    if any(route.used.mean >= RARE for route in teller.summary.routes):
        drawn.append(_round(teller, sheet))
    if teller.board.rules.station_costs:
        drawn.append(_stations(teller, sheet))
    name = teller.id("map")
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
    return tag("section", tag("h2", escape(teller.texts("report-maps"))), content, id=teller.id("maps"))


def _used(teller: ReportContext, sheet: Sheet) -> tuple[str, str]:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
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
        teller,
        sheet,
        "used",
        texts("report-map-used"),
        found,
        {route.id: route.used for route in summary.routes},
        {city.id: city.touched for city in summary.cities},
        (texts("report-map-used-routes"), texts("report-map-used-cities")),
    )


def _contested(teller: ReportContext, sheet: Sheet) -> tuple[str, str]:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
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
        teller,
        sheet,
        "contested",
        texts("report-map-contested"),
        found,
        {route.id: route.contested for route in summary.routes},
        {city.id: city.shared for city in summary.cities},
        (texts("report-map-contested-routes"), texts("report-map-contested-cities")),
        note=texts("report-contested-means"),
    )


def _round(teller: ReportContext, sheet: Sheet) -> tuple[str, str]:
    texts, figures = teller.texts, teller.figures
    routes = sorted(
        (route for route in teller.summary.routes if route.used.mean >= RARE), key=lambda route: route.round.mean
    )
    found = texts(
        "report-map-round-found",
        best=texts.route(routes[0].id),
        first=figures.number(routes[0].round.mean),
        worst=texts.route(routes[-1].id),
        last=figures.number(routes[-1].round.mean),
    )
    return _map(
        teller,
        sheet,
        "round",
        texts("report-map-round"),
        found,
        {route.id: route.round for route in routes},
        {},
        (texts("report-map-round-routes", share=figures.percent(RARE, 0)), ""),
        rounds=True,
    )


def _stations(teller: ReportContext, sheet: Sheet) -> tuple[str, str]:
    texts, figures = teller.texts, teller.figures
    city = max(teller.summary.cities, key=lambda city: city.station.mean)
    found = texts("report-map-station-none")
    if city.station.mean > 0:
        found = texts("report-map-station-found", best=texts.city(city.id), share=figures.percent(city.station.mean))
    return _map(
        teller,
        sheet,
        "station",
        texts("report-map-station"),
        found,
        {},
        {city.id: city.station for city in teller.summary.cities if city.station.mean > 0},
        ("", texts("report-map-station-cities")),
    )


def _map(
    teller: ReportContext,
    sheet: Sheet,
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
    texts, figures, id = teller.texts, teller.figures, teller.id(f"map-{name}")
    tell, plain, sign = (figures.interval, figures.number, -1) if rounds else (figures.percents, figures.percent, 1)
    heat = Heat(
        {id: sign * value.mean for id, value in routes.items()}, {id: value.mean for id, value in cities.items()}
    )
    hints = Hints(
        {id: f"{texts.route(id)}: {tell(value)}" for id, value in routes.items()},
        {id: f"{texts.city(id)}: {tell(value)}" for id, value in cities.items()},
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
            sheet.map(heat, hints, id),
            class_="scroll",
            tabindex="0",
            style=f"max-width:{HIGH * sheet.shape:.0f}px;--readable:{READABLE * sheet.letters:.0f}px",
        ),
        *legend,
        tag("p", prose(note), class_="note") if note else "",
        class_="sheet",
    )
    return title, body
