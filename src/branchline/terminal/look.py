"""Visual style: card chips that are readable without colour, headings, marks, and line layout."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from branchline.boards.model import CARDS
from branchline.texts import Texts

STYLES = {
    "purple": "white on #8e4ec6",
    "blue": "white on #1d5fd6",
    "orange": "black on #f28c28",
    "white": "black on #f2f2f2",
    "green": "white on #1a7f37",
    "yellow": "black on #f7d84a",
    "black": "white on #303030",
    "red": "white on #c92a2a",
    "locomotive": "bold black on #9be7d8",
}
# Message ids of short card names, for prices: there are many of them, close together.
SHORT = {
    "purple": "short-purple",
    "blue": "short-blue",
    "orange": "short-orange",
    "white": "short-white",
    "green": "short-green",
    "yellow": "short-yellow",
    "black": "short-black",
    "red": "short-red",
    "locomotive": "short-locomotive",
}
MARKS = {"turn": "▶", "done": "✓", "open": "·", "lost": "✗", "wanted": "★", "line": "─", "gap": "—"}
PLAIN_MARKS = {"turn": ">", "done": "+", "open": ".", "lost": "x", "wanted": "*", "line": "-", "gap": "-"}


@dataclass(frozen=True)
class Look:
    """The terminal's capabilities: its size, and whether it supports colours and Unicode."""

    width: int = 80
    lines: int = 40
    colours: bool = True
    letters: bool = True

    @property
    def marks(self) -> dict[str, str]:
        return MARKS if self.letters else PLAIN_MARKS

    @property
    def wide(self) -> bool:
        return self.width >= 120

    def chip(self, card: str, words: str) -> Text:
        """One or more cards of a colour: on that background, or in brackets without colours."""
        return Text(f" {words} ", style=STYLES[card]) if self.colours else Text(f"[{words}]")

    def head(self, title: str, width: int | None = None) -> Text:
        """A section heading, with a line to the edge."""
        line = self.marks["line"]
        text = Text(f"{line}{line} ", style="dim")
        text.append(title, style="not dim bold")
        rest = (width or self.width) - cell_len(title) - 4
        text.append(f" {line * max(rest, 0)}", style="dim")
        text.no_wrap, text.overflow = True, "ellipsis"
        return text


def cards_chips(look: Look, texts: Texts, cards: dict[str, int]) -> list[Text]:
    """A hand: one chip per colour, with the number of cards."""
    return [look.chip(card, f"{texts.colour(card)} ×{cards[card]}") for card in CARDS if cards.get(card)]


def price(look: Look, texts: Texts, cards: dict[str, int]) -> Text:
    """A payment with short card names."""
    chips = [look.chip(card, f"{cards[card]} {texts(SHORT[card])}") for card in CARDS if cards.get(card)]
    return Text("").join(chips)


def side_by_side(parts: Sequence[Text], width: int, gap: str = " ", indent: int = 0) -> list[list[Text]]:
    """Wraps parts into lines; returns the parts of each line."""
    lines: list[list[Text]] = []
    used = 0
    for part in parts:
        used += len(gap) + part.cell_len
        if not lines or used > width:
            lines.append([])
            used = indent + part.cell_len
        lines[-1].append(part)
    return lines


def flow(parts: Sequence[Text], width: int, gap: str = " ", indent: int = 0) -> list[Text]:
    """Parts wrapped into lines; the terminal truncates a part that is wider than a line."""
    return [Text(gap).join(line) for line in side_by_side(parts, width, gap, indent)]


def labelled(label: str, lines: Iterable[Text], indent: int) -> Text:
    """Indented lines with a label before the first."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for i, line in enumerate(lines):
        text.append(f" {label}".ljust(indent) if i == 0 else "\n" + " " * indent, style="bold")
        text.append_text(line)
    return text
