"""The section on lanes and cities."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.report.cards import Teller, axis_percent, section, share_cell, unfold
from branchline.report.plots import Cell, Column, Point, Row, ranked, scatter
from branchline.report.routes import CityNumbers, LaneNumbers

TOP = 15


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


def _most_used(lanes: Sequence[LaneNumbers]) -> list[LaneNumbers]:
    return sorted(lanes, key=lambda lane: -lane.used.mean)


def _most_reached(cities: Sequence[CityNumbers]) -> list[CityNumbers]:
    return sorted(cities, key=lambda city: -city.touched.mean)
