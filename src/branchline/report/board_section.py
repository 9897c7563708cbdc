"""The sections on the board: heat maps, lanes and cities."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from branchline.draw import Heat
from branchline.draw.svg import tag
from branchline.report.cards import Teller, prose, section, unfold
from branchline.report.estimates import Estimate
from branchline.report.lanes import CityNumbers, LaneNumbers
from branchline.report.maps import Hints, Sheet
from branchline.report.plots import Cell, Column, Point, Row, Tell, ranked, scatter

RARE = 0.02  # share of games: the mean round of a lane that is claimed less often says little
TOP = 15


# --- maps ------------------------------------------------------------------------------------------------------------


def maps(teller: Teller, sheet: Sheet) -> str:
    """The heat maps, one shown at a time; radio buttons choose without any script."""
    drawn = [_used(teller, sheet), _contested(teller, sheet), _round(teller, sheet)]
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
    lane, city = _most_used(summary.lanes)[0], _most_reached(summary.cities)[0]
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
        percent=False,
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
    percent: bool = True,
    note: str = "",
) -> tuple[str, str]:
    """A map's title, and the map with all that belongs to it."""
    texts, figures, id = teller.texts, teller.figures, teller.id(f"map-{name}")
    tell = figures.percents if percent else figures.interval
    heat = Heat(
        {id: value.mean for id, value in lanes.items()}, {id: value.mean for id, value in cities.items()}, title
    )
    hints = Hints(
        {id: f"{texts.lane(id)}: {tell(value)}" for id, value in lanes.items()},
        {id: f"{texts.city(id)}: {tell(value)}" for id, value in cities.items()},
    )
    plain = figures.percent if percent else figures.number
    legend = [
        tag(
            "p",
            tag("span", escape(plain(min(values)))),
            tag("i", " ", class_="ramp"),
            tag("span", escape(plain(max(values)))),
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
        tag("div", sheet.map(heat, hints, id), class_="scroll", tabindex="0"),
        *legend,
        tag("p", prose(note), class_="note") if note else "",
        class_="sheet",
    )
    return title, body


# --- lanes and cities ------------------------------------------------------------------------------------------------


def lanes(teller: Teller) -> str:
    texts = teller.texts
    cards = [_scattered(teller), _top_lanes(teller), _top_cities(teller), _lengths(teller)]
    return section(teller.id("lanes"), texts("report-lanes"), cards)


def _scattered(teller: Teller) -> str:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
    ordered = sorted(summary.lanes, key=lambda lane: -(lane.contested.mean + lane.used.mean / 10))
    points = [
        Point(
            lane.used.mean,
            lane.contested.mean,
            texts.lane(lane.id),
            f"{texts.lane(lane.id)}: {texts('report-used')} {figures.percent(lane.used.mean)}, "
            f"{texts('report-contested')} {figures.percent(lane.contested.mean)}",
            size=2.5 + lane.length / 2,
        )
        for lane in ordered
    ]
    claims = summary.claims
    found = texts(
        "report-scatter-lanes-found",
        claimed=figures.number(claims.a_game.mean),
        number=len(summary.lanes),
        contested=figures.number(claims.a_game.mean * claims.contested.mean),
    )
    tell = axis_percent(teller)
    return teller.card(
        "scatter-lanes",
        texts("report-scatter-lanes"),
        found,
        lambda id: scatter(
            points, titles=(texts("report-used"), texts("report-contested")), tells=(tell, tell), named=id
        ),
    )


def _top_lanes(teller: Teller) -> str:
    texts, figures = teller.texts, teller.figures
    ordered = _most_used(teller.summary.lanes)
    found = texts(
        "report-top-lanes-found",
        best=texts.lane(ordered[0].id),
        share=figures.percent(ordered[0].used.mean),
        worst=texts.lane(ordered[-1].id),
        least=figures.percent(ordered[-1].used.mean),
    )
    named = teller.id("top-lanes")
    more = unfold(texts("report-all-lanes"), _lane_rows(teller, ordered, named)) if len(ordered) > TOP else ""
    return teller.card(
        "top-lanes",
        texts("report-top-lanes"),
        found,
        lambda id: _lane_rows(teller, ordered[:TOP], id),
        more=more,
        tall=True,
    )


def _lane_rows(teller: Teller, lanes: Sequence[LaneNumbers], id: str) -> str:
    texts, figures = teller.texts, teller.figures
    rows = [
        Row(
            texts.lane(lane.id),
            (
                share_cell(teller, texts.lane(lane.id), texts("report-used"), lane.used),
                share_cell(teller, texts.lane(lane.id), texts("report-contested"), lane.contested),
                Cell(
                    lane.round.mean,
                    figures.number(lane.round.mean, 0),
                    hint=f"{texts.lane(lane.id)} · {texts('report-round')}: {figures.interval(lane.round)}",
                )
                if lane.round.number
                else None,
            ),
        )
        for lane in lanes
    ]
    all_lanes = teller.summary.lanes
    columns = (
        Column(texts("report-used"), 0, max(lane.used.mean for lane in all_lanes) or 1),
        Column(texts("report-contested"), 0, max(lane.contested.high for lane in all_lanes) or 1),
        Column(texts("report-round"), 0, max(lane.round.mean for lane in all_lanes) or 1, bars=False),
    )
    return ranked(rows, columns, id)


def _top_cities(teller: Teller) -> str:
    texts, figures = teller.texts, teller.figures
    ordered = _most_reached(teller.summary.cities)
    found = texts(
        "report-top-cities-found",
        best=texts.city(ordered[0].id),
        share=figures.percent(ordered[0].touched.mean),
        worst=texts.city(ordered[-1].id),
        least=figures.percent(ordered[-1].touched.mean),
    )
    named = teller.id("top-cities")
    more = unfold(texts("report-all-cities"), _city_rows(teller, ordered, named)) if len(ordered) > TOP else ""
    return teller.card(
        "top-cities",
        texts("report-top-cities"),
        found,
        lambda id: _city_rows(teller, ordered[:TOP], id),
        more=more,
        tall=True,
    )


def _city_rows(teller: Teller, cities: Sequence[CityNumbers], id: str) -> str:
    texts = teller.texts
    rows = [
        Row(
            texts.city(city.id),
            (
                share_cell(teller, texts.city(city.id), texts("report-reached"), city.touched),
                share_cell(teller, texts.city(city.id), texts("report-met"), city.shared),
            ),
        )
        for city in cities
    ]
    return ranked(rows, (Column(texts("report-reached"), 0, 1), Column(texts("report-met"), 0, 1)), id)


def _lengths(teller: Teller) -> str:
    texts, figures = teller.texts, teller.figures
    by_length = teller.summary.claims.by_length
    best = max(by_length, key=lambda length: by_length[length].mean)
    found = texts("report-lengths-found", length=best, share=figures.percent(by_length[best].mean))
    rows = [
        Row(name, (share_cell(teller, name, texts("report-used"), value),))
        for name, value in ((texts("report-length", length=length), value) for length, value in by_length.items())
    ]
    return teller.card(
        "lengths",
        texts("report-lengths"),
        found,
        lambda id: ranked(rows, (Column(texts("report-used"), 0, 1),), id),
    )


def share_cell(teller: Teller, name: str, what: str, value: Estimate, decimals: int = 0) -> Cell:
    """A share with its interval, which the hint tells in full."""
    figures = teller.figures
    hint = f"{name} · {what}: {figures.percents(value)} · {teller.texts('report-cases', number=value.number)}"
    return Cell(value.mean, figures.percent(value.mean, decimals), value.low, value.high, hint)


def axis_percent(teller: Teller) -> Tell:
    return lambda value: f"{teller.figures.short(100 * value)} %"


def _most_used(lanes: Sequence[LaneNumbers]) -> list[LaneNumbers]:
    return sorted(lanes, key=lambda lane: -lane.used.mean)


def _most_reached(cities: Sequence[CityNumbers]) -> list[CityNumbers]:
    return sorted(cities, key=lambda city: -city.touched.mean)
