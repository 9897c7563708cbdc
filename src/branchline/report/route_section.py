"""Report section on routes and cities."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from branchline.report.cards import ReportContext, axis_percent, section, share_cell, unfold
from branchline.report.estimates import Estimate
from branchline.report.plots import Cell, Column, Point, Row, ranked, scatter
from branchline.report.routes import CityNumbers, RouteNumbers

TOP = 15


def routes(context: ReportContext) -> str:
    texts = context.texts
    cards = [_scattered(context), _top_routes(context), _top_cities(context), _lengths(context)]
    return section(context.id("routes"), texts("report-routes"), cards)


def _scattered(context: ReportContext) -> str:
    texts, figures, summary = context.texts, context.figures, context.summary
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
    percent = axis_percent(context)
    return context.card(
        "scatter-routes",
        texts("report-scatter-routes"),
        found,
        lambda id: scatter(
            points,
            titles=(texts("report-used"), texts("report-contested")),
            formats=(percent, percent),
            named=id,
        ),
    )


def _top_routes(context: ReportContext) -> str:
    ordered = sorted(context.summary.routes, key=lambda route: -route.used.mean)
    names = [context.texts.route(route.id) for route in ordered]
    shares = [route.used for route in ordered]
    codes = RankingCodes("report-top-routes", "report-top-routes-found", "report-all-routes")
    return _ranking(context, "top-routes", codes, names, shares, lambda n, id: _route_rows(context, ordered[:n], id))


def _route_rows(context: ReportContext, routes: Sequence[RouteNumbers], id: str) -> str:
    texts, figures = context.texts, context.figures
    rows = [
        Row(
            texts.route(route.id),
            (
                share_cell(context, texts.route(route.id), texts("report-used"), route.used),
                share_cell(context, texts.route(route.id), texts("report-contested"), route.contested),
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
    all_routes = context.summary.routes
    columns = (
        Column(texts("report-used"), 0, max(route.used.mean for route in all_routes) or 1),
        Column(texts("report-contested"), 0, max(route.contested.high for route in all_routes) or 1),
        Column(texts("report-round"), 0, max(route.round.mean for route in all_routes) or 1, bars=False),
    )
    return ranked(rows, columns, id)


def _top_cities(context: ReportContext) -> str:
    ordered = sorted(context.summary.cities, key=lambda city: -city.touched.mean)
    names = [context.texts.city(city.id) for city in ordered]
    shares = [city.touched for city in ordered]
    codes = RankingCodes("report-top-cities", "report-top-cities-found", "report-all-cities")
    return _ranking(context, "top-cities", codes, names, shares, lambda n, id: _city_rows(context, ordered[:n], id))


def _city_rows(context: ReportContext, cities: Sequence[CityNumbers], id: str) -> str:
    texts = context.texts
    rows = [
        Row(
            texts.city(city.id),
            (
                share_cell(context, texts.city(city.id), texts("report-reached"), city.touched),
                share_cell(context, texts.city(city.id), texts("report-met"), city.shared),
            ),
        )
        for city in cities
    ]
    return ranked(rows, (Column(texts("report-reached"), 0, 1), Column(texts("report-met"), 0, 1)), id)


class RankingCodes(NamedTuple):
    """The message codes of a ranking."""

    heading: str
    found: str
    every: str


def _ranking(
    context: ReportContext,
    name: str,
    codes: RankingCodes,
    names: Sequence[str],
    shares: Sequence[Estimate],
    draw: Callable[[int, str], str],
) -> str:
    """A card with the top of a ranking and, collapsed, all of it. `draw` makes the rows up to a rank, for a card id."""
    texts, percent = context.texts, context.figures.percent
    found = texts(
        codes.found,
        best=names[0],
        share=percent(shares[0].mean),
        worst=names[-1],
        least=percent(shares[-1].mean),
    )
    more = unfold(texts(codes.every), draw(len(names), context.id(name))) if len(names) > TOP else ""
    return context.card(name, texts(codes.heading), found, lambda id: draw(TOP, id), more=more, tall=True)


def _lengths(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    by_length = context.summary.claims.by_length
    best = max(by_length, key=lambda length: by_length[length].mean)
    found = texts("report-lengths-found", length=best, share=figures.percent(by_length[best].mean))
    rows = [
        Row(name, (share_cell(context, name, texts("report-used"), value),))
        for name, value in ((texts("report-length", length=length), value) for length, value in by_length.items())
    ]
    return context.card(
        "lengths",
        texts("report-lengths"),
        found,
        lambda id: ranked(rows, (Column(texts("report-used"), 0, 1),), id),
    )
