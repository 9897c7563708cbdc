"""HTML components of a report page: sections of cards, each with a heading, a sentence with the finding, and a plot."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from branchline.boards import Board
from branchline.draw.svg import tag
from branchline.report.estimates import Estimate, Figures
from branchline.report.plots import Cell, NumberFormat
from branchline.report.summary import Summary
from branchline.texts import Texts


@dataclass(frozen=True, slots=True)
class ReportContext:
    """Rendering context for one number of players: board, texts, number format and statistics."""

    board: Board
    texts: Texts
    figures: Figures
    summary: Summary

    def id(self, name: str) -> str:
        """The element id of a card: unique, although each number of players has cards with the same names."""
        return f"p{self.summary.players}-{name}"

    def card(
        self,
        name: str,
        heading: str,
        found: str,
        draw: Callable[[str], str],
        *,
        note: str = "",
        more: str = "",
        tall: bool = False,
    ) -> str:
        """A card; `draw` is called with its id."""
        return card(self.id(name), heading, found, draw(self.id(name)), note=note, more=more, tall=tall)


def card(id: str, heading: str, found: str, drawing: str, *, note: str = "", more: str = "", tall: bool = False) -> str:
    """A card. `more` is collapsed content. A tall card is as high as two others."""
    return tag(
        "figure",
        tag("h3", escape(heading), id=id),
        tag("p", prose(found), class_="found", id=f"{id}-found"),
        tag("div", drawing, class_="drawing") if drawing else "",
        more,
        tag("figcaption", prose(note)) if note else "",
        class_="card tall" if tall else "card",
    )


def section(id: str, heading: str, cards: Sequence[str]) -> str:
    return tag("section", tag("h2", escape(heading)), tag("div", *cards, class_="cards"), id=id)


def prose(words: str) -> str:
    """Escape a sentence for the page, with no line break before a ± sign."""
    return escape(words.replace(" ±", "\N{NO-BREAK SPACE}±"))


def unfold(summary: str, content: str) -> str:
    """Content that is collapsed until the reader opens it."""
    return tag("details", tag("summary", escape(summary)), tag("div", content, class_="drawing"))


def share_cell(context: ReportContext, name: str, what: str, value: Estimate, decimals: int = 0) -> Cell:
    """A table cell for a share with its confidence interval; the tooltip gives all numbers."""
    figures = context.figures
    hint = f"{name} · {what}: {figures.percents(value)} · {context.texts('report-cases', number=value.number)}"
    return Cell(value.mean, figures.percent(value.mean, decimals), value.low, value.high, hint)


def axis_percent(context: ReportContext) -> NumberFormat:
    return lambda value: f"{context.figures.short(100 * value)}%"
