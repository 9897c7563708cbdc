"""Report sections on first-player advantage, scores, turns, and on stations, tunnels and countries where present."""

from __future__ import annotations

from branchline.report.cards import ReportContext, section, share_cell
from branchline.report.estimates import Estimate, share
from branchline.report.plots import Cell, Column, Row, boxes, dumbbells, histogram, ranked
from branchline.report.scores import Histogram

PART_WORDS = {
    "routes": "report-part-routes",
    "tickets": "report-part-tickets",
    "stations": "report-part-stations",
    "path-bonus": "report-part-path-bonus",
    "ticket-bonus": "report-part-ticket-bonus",
    "countries": "report-part-countries",
}
USE_WORDS = {
    "cards": "report-turns-used-cards",
    "tickets": "report-turns-used-tickets",
    "route": "report-turns-used-route",
    "station": "report-turns-used-station",
    "given-up": "report-turns-used-given-up",
    "passed": "report-turns-used-passed",
}
ENDING_WORDS = {
    "last turns": "report-ending-last-turns",
    "all passed": "report-ending-all-passed",
    "idle": "report-ending-idle",
}


# --- first-player advantage ------------------------------------------------------------------------------------------


def first(context: ReportContext) -> str:
    return section(context.id("first"), context.texts("report-first"), [_places(context), _place_scores(context)])


def first_found(context: ReportContext) -> str:
    """A sentence that says whether the first seat has a statistically significant advantage."""
    figures, par = context.figures, context.summary.par
    won = context.summary.places[0].won
    numbers = {
        "share": figures.percent(won.mean),
        "error": figures.number(100 * won.error),
        "par": figures.percent(par),
    }
    if won.low > par:
        return context.texts("report-first-more", **numbers)
    return context.texts("report-first-less" if won.high < par else "report-first-even", **numbers)


def _places(context: ReportContext) -> str:
    texts, summary = context.texts, context.summary
    shares = [place.won for place in summary.places]
    rows = [
        Row(name, (share_cell(context, name, texts("report-victories"), won, 1),))
        for name, won in ((texts("report-place", number=i + 1), won) for i, won in enumerate(shares))
    ]
    low, high = min(summary.par, *(won.low for won in shares)), max(summary.par, *(won.high for won in shares))
    pad = max(0.02, (high - low) / 4)
    column = Column(texts("report-victories"), max(low - pad, 0), min(high + pad, 1), bars=False, mark=summary.par)
    return context.card(
        "places", texts("report-victories-of"), first_found(context), lambda id: ranked(rows, (column,), id)
    )


def _place_scores(context: ReportContext) -> str:
    texts, figures, found = context.texts, context.figures, context.summary.places
    rows = [
        (
            texts("report-place", number=i + 1),
            place.quantiles,
            place.score.mean,
            f"{texts('report-place', number=i + 1)}: {figures.interval(place.score)}; "
            + " – ".join(figures.short(value) for value in place.quantiles),
        )
        for i, place in enumerate(found)
    ]
    sentence = texts(
        "report-place-scores-found",
        first=figures.number(found[0].score.mean),
        last=figures.number(found[-1].score.mean),
    )
    return context.card(
        "place-scores",
        texts("report-place-scores"),
        sentence,
        lambda id: boxes(rows, title=texts("report-points"), named=id),
        note=texts("report-boxes-means"),
    )


# --- scores ----------------------------------------------------------------------------------------------------------


def scores(context: ReportContext) -> str:
    cards = [_totals(context), _parts(context), _margin(context)]
    return section(context.id("scores"), context.texts("report-scores"), cards)


def _totals(context: ReportContext) -> str:
    texts, figures, found = context.texts, context.figures, context.summary.scores
    sentence = texts(
        "report-totals-found", mean=figures.number(found.mean.mean), winner=figures.number(found.winner.mean)
    )
    return context.card(
        "totals",
        texts("report-totals"),
        sentence,
        lambda id: histogram(
            found.all,
            found.winners,
            title=texts("report-points"),
            legend=(texts("report-all-players"), texts("report-winners")),
            format_number=figures.percent,
            named=id,
        ),
    )


def _parts(context: ReportContext) -> str:
    texts, figures, parts = context.texts, context.figures, context.summary.scores.parts
    rows = [(texts(PART_WORDS[name]), winners, others) for name, (winners, others) in parts.items()]
    best = max(rows, key=lambda row: row[1] - row[2])
    sentence = texts("report-parts-found", part=best[0], points=figures.number(best[1] - best[2]))
    return context.card(
        "parts",
        texts("report-parts"),
        sentence,
        lambda id: dumbbells(
            rows,
            legend=(texts("report-winners"), texts("report-others")),
            format_number=figures.number,
            title=texts("report-points"),
            named=id,
        ),
    )


def _margin(context: ReportContext) -> str:
    texts, margin = context.texts, context.summary.scores.margin
    return context.card(
        "margin",
        texts("report-margin"),
        texts("report-margin-found", number=quantile(margin, 0.5)),
        lambda id: histogram(
            margin, None, title=texts("report-points"), legend=(), format_number=context.figures.percent, named=id
        ),
    )


# --- turns -----------------------------------------------------------------------------------------------------------


def turns(context: ReportContext) -> str:
    cards = [_rounds(context), _uses(context), _endings(context)]
    return section(context.id("turns"), context.texts("report-turns"), cards)


def _rounds(context: ReportContext) -> str:
    texts, figures, found = context.texts, context.figures, context.summary.turns
    sentence = texts(
        "report-rounds-found",
        mean=figures.number(found.mean.mean),
        low=quantile(found.rounds, 0.05),
        high=quantile(found.rounds, 0.95),
    )
    return context.card(
        "rounds",
        texts("report-rounds"),
        sentence,
        lambda id: histogram(
            found.rounds, None, title=texts("report-rounds").lower(), legend=(), format_number=figures.percent, named=id
        ),
    )


def _uses(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    uses = {name: mean for name, mean in context.summary.turns.uses.items() if mean > 0}
    sentence = texts(
        "report-turns-used-found",
        all=figures.number(sum(uses.values())),
        drawing=figures.number(uses.get("cards", 0.0)),
        claiming=figures.number(uses.get("route", 0.0)),
    )
    rows = [
        Row(texts(USE_WORDS[name]), (Cell(mean, figures.number(mean, 1 if mean >= 0.1 else 2)),))
        for name, mean in uses.items()
    ]
    column = Column(texts("report-turns-a-player"), 0, max(uses.values()))
    return context.card("uses", texts("report-turns-used"), sentence, lambda id: ranked(rows, (column,), id))


def _endings(context: ReportContext) -> str:
    texts, figures, games = context.texts, context.figures, context.summary.games
    shares = {name: share(number, games) for name, number in context.summary.turns.endings.items()}
    sentence = texts("report-endings-found", share=figures.percent(shares["last turns"].mean))
    rows = [
        _share_row(context, texts(ENDING_WORDS[name]), texts("report-axis-games"), value)
        for name, value in shares.items()
    ]
    column = Column(texts("report-axis-games"), 0, 1)
    return context.card("endings", texts("report-endings"), sentence, lambda id: ranked(rows, (column,), id))


# --- features of some boards -----------------------------------------------------------------------------------------


def specials(context: ReportContext) -> str:
    """Stations, tunnels and countries; empty for a board without any of them."""
    found = context.summary.specials
    cards = [
        *([_stations(context)] if found.stations else []),
        *([_tunnels(context)] if found.tunnels else []),
        *([_countries(context)] if found.countries else []),
    ]
    names = [
        *([context.texts("report-map-station")] if found.stations else []),
        *([context.texts("report-tunnels")] if found.tunnels else []),
        *([context.texts("report-countries")] if found.countries else []),
    ]
    return section(context.id("specials"), " · ".join(names), cards) if cards else ""


def _stations(context: ReportContext) -> str:
    texts, figures, built = context.texts, context.figures, context.summary.specials.stations
    seats = sum(built.values())
    sentence = texts("report-stations-found", share=figures.percent(1 - built.get(0, 0) / seats))
    numbers = range(len(context.board.rules.station_costs) + 1)
    rows = [_share_row(context, str(n), texts("report-players-share"), share(built.get(n, 0), seats)) for n in numbers]
    column = Column(texts("report-players-share"), 0, 1)
    return context.card("stations", texts("report-stations"), sentence, lambda id: ranked(rows, (column,), id))


def _tunnels(context: ReportContext) -> str:
    texts, figures, found = context.texts, context.figures, context.summary.specials
    tried = sum(found.tunnels.values())
    more = 1 - found.tunnels[0] / tried if tried else 0.0
    sentence = texts("report-tunnels-found", share=figures.percent(more), declined=figures.percent(found.declined.mean))
    names = {cards: texts("report-tunnel-cards", number=cards) for cards in found.tunnels}
    rows = [
        _share_row(context, names[cards], texts("report-tunnels").lower(), share(number, tried))
        for cards, number in found.tunnels.items()
    ]
    rows.append(
        _share_row(context, texts("report-turns-used-given-up"), texts("report-tunnels").lower(), found.declined)
    )
    column = Column(texts("report-tunnels").lower(), 0, 1)
    return context.card("tunnels", texts("report-tunnels"), sentence, lambda id: ranked(rows, (column,), id))


def _countries(context: ReportContext) -> str:
    texts, figures = context.texts, context.figures
    ordered = sorted(context.summary.specials.countries.items(), key=lambda item: -item[1].mean)
    best, most = ordered[0]
    sentence = texts("report-countries-found", best=texts.country(best), points=figures.number(most.mean))
    rows = [
        Row(
            texts.country(id),
            (
                Cell(
                    points.mean,
                    figures.number(points.mean),
                    points.low,
                    points.high,
                    f"{texts.country(id)}: {figures.interval(points, 2)}",
                ),
            ),
        )
        for id, points in ordered
    ]
    column = Column(texts("report-points"), 0, max(points.high for _, points in ordered) or 1)
    return context.card("countries", texts("report-countries"), sentence, lambda id: ranked(rows, (column,), id))


def _share_row(context: ReportContext, name: str, what: str, value: Estimate) -> Row:
    return Row(name, (share_cell(context, name, what, value, 1),))


def quantile(cases: Histogram, part: float) -> int:
    """The smallest number that at least `part` of the cases don't exceed."""
    total, so_far = sum(cases.values()), 0
    for value in sorted(cases):
        so_far += cases[value]
        if so_far >= part * total:
            return value
    raise ValueError("a histogram without cases")
