"""The section with the board as heat maps."""

from __future__ import annotations

from xml.sax.saxutils import escape

from branchline.draw import Heat
from branchline.draw.svg import tag
from branchline.report.cards import Teller, prose
from branchline.report.estimates import Estimate
from branchline.report.maps import Hints, Sheet

RARE = 0.02  # share of games: the mean round of a lane that is claimed less often says little
HIGH = 880  # pixels: no map is higher
READABLE = 8.5  # pixels: no letters on a map are smaller; on a telephone it is moved about


def maps(teller: Teller, sheet: Sheet) -> str:
    """The heat maps, one shown at a time; radio buttons choose without any script."""
    drawn = [_used(teller, sheet), _contested(teller, sheet)]
    if any(lane.used.mean >= RARE for lane in teller.summary.lanes):
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


def _used(teller: Teller, sheet: Sheet) -> tuple[str, str]:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
    lane = max(summary.lanes, key=lambda lane: lane.used.mean)
    city = max(summary.cities, key=lambda city: city.touched.mean)
    found = texts(
        "report-map-used-found",
        best=texts.lane(lane.id),
        share=figures.percent(lane.used.mean),
        hub=texts.city(city.id),
        reached=figures.percent(city.touched.mean),
    )
    return _map(
        teller,
        sheet,
        "used",
        texts("report-map-used"),
        found,
        {lane.id: lane.used for lane in summary.lanes},
        {city.id: city.touched for city in summary.cities},
        (texts("report-map-used-lanes"), texts("report-map-used-cities")),
    )


def _contested(teller: Teller, sheet: Sheet) -> tuple[str, str]:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
    lane = max(summary.lanes, key=lambda lane: lane.contested.mean)
    found = texts("report-map-contested-none")
    if lane.contested.mean > 0:
        found = texts(
            "report-map-contested-found",
            share=figures.percent(summary.claims.contested.mean),
            best=texts.lane(lane.id),
            most=figures.percent(lane.contested.mean),
        )
    return _map(
        teller,
        sheet,
        "contested",
        texts("report-map-contested"),
        found,
        {lane.id: lane.contested for lane in summary.lanes},
        {city.id: city.shared for city in summary.cities},
        (texts("report-map-contested-lanes"), texts("report-map-contested-cities")),
        note=texts("report-contested-means"),
    )


def _round(teller: Teller, sheet: Sheet) -> tuple[str, str]:
    texts, figures = teller.texts, teller.figures
    lanes = sorted((lane for lane in teller.summary.lanes if lane.used.mean >= RARE), key=lambda lane: lane.round.mean)
    found = texts(
        "report-map-round-found",
        best=texts.lane(lanes[0].id),
        first=figures.number(lanes[0].round.mean),
        worst=texts.lane(lanes[-1].id),
        last=figures.number(lanes[-1].round.mean),
    )
    return _map(
        teller,
        sheet,
        "round",
        texts("report-map-round"),
        found,
        {lane.id: lane.round for lane in lanes},
        {},
        (texts("report-map-round-lanes", share=figures.percent(RARE, 0)), ""),
        rounds=True,
    )


def _stations(teller: Teller, sheet: Sheet) -> tuple[str, str]:
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
    teller: Teller,
    sheet: Sheet,
    name: str,
    title: str,
    found: str,
    lanes: dict[str, Estimate],
    cities: dict[str, Estimate],
    legends: tuple[str, str],
    *,
    rounds: bool = False,
    note: str = "",
) -> tuple[str, str]:
    """A map's title, and the map with all that belongs to it. Of rounds the earliest stand out, of shares the most."""
    texts, figures, id = teller.texts, teller.figures, teller.id(f"map-{name}")
    tell, plain, sign = (figures.interval, figures.number, -1) if rounds else (figures.percents, figures.percent, 1)
    heat = Heat(
        {id: sign * value.mean for id, value in lanes.items()}, {id: value.mean for id, value in cities.items()}
    )
    hints = Hints(
        {id: f"{texts.lane(id)}: {tell(value)}" for id, value in lanes.items()},
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
        for words, values in ((legends[0], heat.lanes.values()), (legends[1], heat.cities.values()))
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
