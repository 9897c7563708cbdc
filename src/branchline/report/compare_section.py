"""Report section that compares the statistics for different numbers of players."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from branchline.report.cards import ReportContext, card, section
from branchline.report.estimates import Estimate
from branchline.report.plots import Cell, Column, Row, ranked


def comparison(tellers: Sequence[ReportContext]) -> str:
    """A card for each statistic, with a row for each number of players."""
    texts, figures = tellers[0].texts, tellers[0].figures
    routes = len(tellers[0].board.routes)

    def compare(
        name: str, heading: str, found: str, values: list[Estimate], tell: Callable[[float], str], bars: bool = True
    ) -> str:
        rows = [
            Row(
                texts("report-players", number=teller.summary.players),
                (
                    Cell(
                        value.mean,
                        tell(value.mean),
                        value.low,
                        value.high,
                        f"{texts('report-players', number=teller.summary.players)}: {tell(value.mean)} "
                        f"({tell(value.low)} … {tell(value.high)})",
                    ),
                ),
            )
            for teller, value in zip(tellers, values, strict=True)
        ]
        low, high = min(value.low for value in values), max(value.high for value in values)
        ends = (0.0, high) if bars else (min(low, 0.0), max(high, 0.0))
        column = Column("", *ends, bars=bars, mark=None if bars else 0.0)
        means = [value.mean for value in values]
        sentence = texts(found, least=tell(min(means)), most=tell(max(means)))
        return card(f"compare-{name}", texts(heading), sentence, ranked(rows, (column,), f"compare-{name}"))

    summaries = [teller.summary for teller in tellers]
    cards = [
        compare(
            "first",
            "report-compare-first",
            "report-compare-first-found",
            [summary.places[0].won.scaled(100, -100 * summary.par) for summary in summaries],
            figures.signed,
            bars=False,
        ),
        compare(
            "score",
            "report-compare-score",
            "report-compare-score-found",
            [summary.scores.mean for summary in summaries],
            figures.number,
        ),
        compare(
            "rounds",
            "report-compare-rounds",
            "report-compare-rounds-found",
            [summary.turns.mean for summary in summaries],
            figures.number,
        ),
        compare(
            "completed",
            "report-compare-completed",
            "report-compare-completed-found",
            [summary.holding.completed for summary in summaries],
            figures.percent,
        ),
        compare(
            "routes",
            "report-compare-routes",
            "report-compare-routes-found",
            [summary.claims.a_game.scaled(1 / routes) for summary in summaries],
            figures.percent,
        ),
        compare(
            "contested",
            "report-compare-contested",
            "report-compare-contested-found",
            [summary.claims.contested for summary in summaries],
            figures.percent,
        ),
    ]
    return section("compare", texts("report-compare"), cards)
