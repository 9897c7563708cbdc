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


def first(teller: ReportContext) -> str:
    return section(teller.id("first"), teller.texts("report-first"), [_places(teller), _place_scores(teller)])


def first_found(teller: ReportContext) -> str:
    """A sentence that says whether the first seat has a statistically significant advantage."""
    figures, par = teller.figures, teller.summary.par
    won = teller.summary.places[0].won
    numbers = {
        "share": figures.percent(won.mean),
        "error": figures.number(100 * won.error),
        "par": figures.percent(par),
    }
    if won.low > par:
        return teller.texts("report-first-more", **numbers)
    return teller.texts("report-first-less" if won.high < par else "report-first-even", **numbers)


def _places(teller: ReportContext) -> str:
    texts, summary = teller.texts, teller.summary
    shares = [place.won for place in summary.places]
    rows = [
        Row(name, (share_cell(teller, name, texts("report-victories"), won, 1),))
        for name, won in ((texts("report-place", number=i + 1), won) for i, won in enumerate(shares))
    ]
    low, high = min(summary.par, *(won.low for won in shares)), max(summary.par, *(won.high for won in shares))
    pad = max(0.02, (high - low) / 4)
    column = Column(texts("report-victories"), max(low - pad, 0), min(high + pad, 1), bars=False, mark=summary.par)
    return teller.card(
        "places", texts("report-victories-of"), first_found(teller), lambda id: ranked(rows, (column,), id)
    )


def _place_scores(teller: ReportContext) -> str:
    texts, figures, found = teller.texts, teller.figures, teller.summary.places
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
    return teller.card(
        "place-scores",
        texts("report-place-scores"),
        sentence,
        lambda id: boxes(rows, title=texts("report-points"), named=id),
        note=texts("report-boxes-means"),
    )


# --- scores ----------------------------------------------------------------------------------------------------------


def scores(teller: ReportContext) -> str:
    cards = [_totals(teller), _parts(teller), _margin(teller)]
    return section(teller.id("scores"), teller.texts("report-scores"), cards)


def _totals(teller: ReportContext) -> str:
    texts, figures, found = teller.texts, teller.figures, teller.summary.scores
    sentence = texts(
        "report-totals-found", mean=figures.number(found.mean.mean), winner=figures.number(found.winner.mean)
    )
    return teller.card(
        "totals",
        texts("report-totals"),
        sentence,
        lambda id: histogram(
            found.all,
            found.winners,
            title=texts("report-points"),
            legend=(texts("report-all-players"), texts("report-winners")),
            tell=figures.percent,
            named=id,
        ),
    )


def _parts(teller: ReportContext) -> str:
    texts, figures, parts = teller.texts, teller.figures, teller.summary.scores.parts
    rows = [(texts(PART_WORDS[name]), winners, others) for name, (winners, others) in parts.items()]
    best = max(rows, key=lambda row: row[1] - row[2])
    sentence = texts("report-parts-found", part=best[0], points=figures.number(best[1] - best[2]))
    return teller.card(
        "parts",
        texts("report-parts"),
        sentence,
        lambda id: dumbbells(
            rows,
            legend=(texts("report-winners"), texts("report-others")),
            tell=figures.number,
            title=texts("report-points"),
            named=id,
        ),
    )


def _margin(teller: ReportContext) -> str:
    texts, margin = teller.texts, teller.summary.scores.margin
    return teller.card(
        "margin",
        texts("report-margin"),
        texts("report-margin-found", number=quantile(margin, 0.5)),
        lambda id: histogram(
            margin, None, title=texts("report-points"), legend=(), tell=teller.figures.percent, named=id
        ),
    )


# --- turns -----------------------------------------------------------------------------------------------------------


def turns(teller: ReportContext) -> str:
    cards = [_rounds(teller), _uses(teller), _endings(teller)]
    return section(teller.id("turns"), teller.texts("report-turns"), cards)


def _rounds(teller: ReportContext) -> str:
    texts, figures, found = teller.texts, teller.figures, teller.summary.turns
    sentence = texts(
        "report-rounds-found",
        mean=figures.number(found.mean.mean),
        low=quantile(found.rounds, 0.05),
        high=quantile(found.rounds, 0.95),
    )
    return teller.card(
        "rounds",
        texts("report-rounds"),
        sentence,
        lambda id: histogram(
            found.rounds, None, title=texts("report-rounds").lower(), legend=(), tell=figures.percent, named=id
        ),
    )


def _uses(teller: ReportContext) -> str:
    texts, figures = teller.texts, teller.figures
    uses = {name: mean for name, mean in teller.summary.turns.uses.items() if mean > 0}
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
    return teller.card("uses", texts("report-turns-used"), sentence, lambda id: ranked(rows, (column,), id))


def _endings(teller: ReportContext) -> str:
    texts, figures, games = teller.texts, teller.figures, teller.summary.games
    shares = {name: share(number, games) for name, number in teller.summary.turns.endings.items()}
    sentence = texts("report-endings-found", share=figures.percent(shares["last turns"].mean))
    rows = [
        _share_row(teller, texts(ENDING_WORDS[name]), texts("report-axis-games"), value)
        for name, value in shares.items()
    ]
    column = Column(texts("report-axis-games"), 0, 1)
    return teller.card("endings", texts("report-endings"), sentence, lambda id: ranked(rows, (column,), id))


# --- features of some boards -----------------------------------------------------------------------------------------


def specials(teller: ReportContext) -> str:
    """Stations, tunnels and countries; empty for a board without any of them."""
    found = teller.summary.specials
    cards = [
        *([_stations(teller)] if found.stations else []),
        *([_tunnels(teller)] if found.tunnels else []),
        *([_countries(teller)] if found.countries else []),
    ]
    names = [
        *([teller.texts("report-map-station")] if found.stations else []),
        *([teller.texts("report-tunnels")] if found.tunnels else []),
        *([teller.texts("report-countries")] if found.countries else []),
    ]
    return section(teller.id("specials"), " · ".join(names), cards) if cards else ""


def _stations(teller: ReportContext) -> str:
    texts, figures, built = teller.texts, teller.figures, teller.summary.specials.stations
    seats = sum(built.values())
    sentence = texts("report-stations-found", share=figures.percent(1 - built.get(0, 0) / seats))
    numbers = range(len(teller.board.rules.station_costs) + 1)
    rows = [_share_row(teller, str(n), texts("report-players-share"), share(built.get(n, 0), seats)) for n in numbers]
    column = Column(texts("report-players-share"), 0, 1)
    return teller.card("stations", texts("report-stations"), sentence, lambda id: ranked(rows, (column,), id))


def _tunnels(teller: ReportContext) -> str:
    texts, figures, found = teller.texts, teller.figures, teller.summary.specials
    tried = sum(found.tunnels.values())
    more = 1 - found.tunnels[0] / tried if tried else 0.0
    sentence = texts("report-tunnels-found", share=figures.percent(more), declined=figures.percent(found.declined.mean))
    names = {cards: texts("report-tunnel-cards", number=cards) for cards in found.tunnels}
    rows = [
        _share_row(teller, names[cards], texts("report-tunnels").lower(), share(number, tried))
        for cards, number in found.tunnels.items()
    ]
    rows.append(
        _share_row(teller, texts("report-turns-used-given-up"), texts("report-tunnels").lower(), found.declined)
    )
    column = Column(texts("report-tunnels").lower(), 0, 1)
    return teller.card("tunnels", texts("report-tunnels"), sentence, lambda id: ranked(rows, (column,), id))


def _countries(teller: ReportContext) -> str:
    texts, figures = teller.texts, teller.figures
    ordered = sorted(teller.summary.specials.countries.items(), key=lambda item: -item[1].mean)
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
    return teller.card("countries", texts("report-countries"), sentence, lambda id: ranked(rows, (column,), id))


def _share_row(teller: ReportContext, name: str, what: str, value: Estimate) -> Row:
    return Row(name, (share_cell(teller, name, what, value, 1),))


def quantile(cases: Histogram, part: float) -> int:
    """The smallest number that at least `part` of the cases don't exceed."""
    total, so_far = sum(cases.values()), 0
    for value in sorted(cases):
        so_far += cases[value]
        if so_far >= part * total:
            return value
    raise ValueError("a histogram without cases")
