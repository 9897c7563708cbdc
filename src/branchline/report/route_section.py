"""Report section on routes and cities."""

from __future__ import annotations

from collections.abc import Sequence

from branchline.report.cards import ReportContext, axis_percent, section, share_cell, unfold
from branchline.report.plots import Cell, Column, Point, Row, ranked, scatter
from branchline.report.routes import CityNumbers, RouteNumbers

TOP = 15


def routes(teller: ReportContext) -> str:
    texts = teller.texts
    cards = [_scattered(teller), _top_routes(teller), _top_cities(teller), _lengths(teller)]
    return section(teller.id("routes"), texts("report-routes"), cards)


def _scattered(teller: ReportContext) -> str:
    texts, figures, summary = teller.texts, teller.figures, teller.summary
    ordered = sorted(summary.routes, key=lambda route: -(route.contested.mean + route.used.mean / 10))
    points = [
        Point(
            route.used.mean,
            route.contested.mean,
            texts.route(route.id),
            f"{texts.route(route.id)}: {texts('report-used')} {figures.percent(route.used.mean)}, "
            f"{texts('report-contested')} {figures.percent(route.contested.mean)}",
            size=2.5 + route.length / 2,
        )
        for route in ordered
    ]
    claims = summary.claims
    found = texts(
        "report-scatter-routes-found",
        claimed=figures.number(claims.a_game.mean),
        number=len(summary.routes),
        contested=figures.number(claims.a_game.mean * claims.contested.mean),
    )
    tell = axis_percent(teller)
    return teller.card(
        "scatter-routes",
        texts("report-scatter-routes"),
        found,
        lambda id: scatter(
            points, titles=(texts("report-used"), texts("report-contested")), tells=(tell, tell), named=id
        ),
    )


def _top_routes(teller: ReportContext) -> str:
    texts, figures = teller.texts, teller.figures
    ordered = _most_used(teller.summary.routes)
    found = texts(
        "report-top-routes-found",
        best=texts.route(ordered[0].id),
        share=figures.percent(ordered[0].used.mean),
        worst=texts.route(ordered[-1].id),
        least=figures.percent(ordered[-1].used.mean),
    )
    named = teller.id("top-routes")
    more = unfold(texts("report-all-routes"), _route_rows(teller, ordered, named)) if len(ordered) > TOP else ""
    return teller.card(
        "top-routes",
        texts("report-top-routes"),
        found,
        lambda id: _route_rows(teller, ordered[:TOP], id),
        more=more,
        tall=True,
    )


def _route_rows(teller: ReportContext, routes: Sequence[RouteNumbers], id: str) -> str:
    texts, figures = teller.texts, teller.figures
    rows = [
        Row(
            texts.route(route.id),
            (
                share_cell(teller, texts.route(route.id), texts("report-used"), route.used),
                share_cell(teller, texts.route(route.id), texts("report-contested"), route.contested),
                Cell(
                    route.round.mean,
                    figures.number(route.round.mean, 0),
                    hint=f"{texts.route(route.id)} · {texts('report-round')}: {figures.interval(route.round)}",
                )
                if route.round.number
                else None,
            ),
        )
        for route in routes
    ]
    all_routes = teller.summary.routes
    columns = (
        Column(texts("report-used"), 0, max(route.used.mean for route in all_routes) or 1),
        Column(texts("report-contested"), 0, max(route.contested.high for route in all_routes) or 1),
        Column(texts("report-round"), 0, max(route.round.mean for route in all_routes) or 1, bars=False),
    )
    return ranked(rows, columns, id)


def _top_cities(teller: ReportContext) -> str:
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


def _city_rows(teller: ReportContext, cities: Sequence[CityNumbers], id: str) -> str:
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


def _lengths(teller: ReportContext) -> str:
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


def _most_used(routes: Sequence[RouteNumbers]) -> list[RouteNumbers]:
    return sorted(routes, key=lambda route: -route.used.mean)


def _most_reached(cities: Sequence[CityNumbers]) -> list[CityNumbers]:
    return sorted(cities, key=lambda city: -city.touched.mean)
