"""What a page is made of: sections of cards, each a heading, a sentence that tells what was found, and a drawing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from xml.sax.saxutils import escape

from branchline.boards import Board
from branchline.draw.svg import tag
from branchline.report.estimates import Estimate
from branchline.report.figures import Figures
from branchline.report.plots import Cell, Tell
from branchline.report.summary import Summary
from branchline.texts import Texts


@dataclass(frozen=True, slots=True)
class Teller:
    """Who tells of the games with one number of players: a board's names, a language's words and figures."""

    board: Board
    texts: Texts
    figures: Figures
    summary: Summary

    def id(self, name: str) -> str:
        """The id of a card: each number of players has cards of the same name."""
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
        """A card of this name, with what is drawn for its id."""
        return card(self.id(name), heading, found, draw(self.id(name)), note=note, more=more, tall=tall)


def card(id: str, heading: str, found: str, drawing: str, *, note: str = "", more: str = "", tall: bool = False) -> str:
    """A card; `more` is what it has to show when asked. Beside a tall one there is room for two others."""
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
    """A sentence for the page: no line ends between a number and its sign."""
    return escape(words.replace(" %", "\N{NO-BREAK SPACE}%").replace(" ±", "\N{NO-BREAK SPACE}±"))


def unfold(summary: str, content: str) -> str:
    """Something to show when asked."""
    return tag("details", tag("summary", escape(summary)), tag("div", content, class_="drawing"))


def share_cell(teller: Teller, name: str, what: str, value: Estimate, decimals: int = 0) -> Cell:
    """A share with its interval, which the hint tells in full."""
    figures = teller.figures
    hint = f"{name} · {what}: {figures.percents(value)} · {teller.texts('report-cases', number=value.number)}"
    return Cell(value.mean, figures.percent(value.mean, decimals), value.low, value.high, hint)


def axis_percent(teller: Teller) -> Tell:
    return lambda value: f"{teller.figures.short(100 * value)} %"
