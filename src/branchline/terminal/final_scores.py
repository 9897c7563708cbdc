"""Final screen: the scores of every seat, completed and failed tickets, the winners and the tie-breaks."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from branchline.boards import Board
from branchline.game.scores import Score
from branchline.game.views import View
from branchline.terminal.look import Look, flow
from branchline.texts import Texts
from branchline.texts.languages import MINUS


def final_scores(board: Board, view: View, texts: Texts, look: Look) -> RenderableType:
    """The final scores, best first, with each seat's tickets and the result."""
    order = sorted(range(len(view.scores)), key=lambda seat: (seat not in view.winners, -view.scores[seat].total))
    parts: list[RenderableType] = [look.head(texts("head-scores")), _scores(board, view, texts, look, order)]
    for seat in order:
        score = view.scores[seat]
        parts.append(look.head(texts("head-tickets-of", seat=seat)))
        parts += _tickets(board, score, texts, look)
    parts.append(look.head(texts.title(board)))
    parts.append(Text(f" {texts('event-over', ending=view.ending, winners=view.winners)}", style="bold"))
    deciding = tie_breaks(board, view)
    if deciding:
        parts.append(Text(f" {texts('tie-broken', ties=deciding)}"))
    return Group(*parts)


def tie_breaks(board: Board, view: View) -> list[str]:
    """The tie-break rules that decided, in order; empty if there was no tie, or it could not be broken."""
    best = max(score.total for score in view.scores)
    tied = [seat for seat, score in enumerate(view.scores) if score.total == best]
    deciding = []
    for tie in board.rules.ties:
        values = {seat: _tie_value(tie, view.scores[seat]) for seat in tied}
        left = [seat for seat in tied if values[seat] == max(values.values())]
        if len(left) < len(tied):
            deciding.append(tie)
        tied = left
    return deciding if tuple(tied) == view.winners else []


def _tie_value(tie: str, score: Score) -> int:
    return {
        "completed tickets": len(score.completed),
        "fewer stations": -len(score.borrowed),
        "longest-path bonus": score.longest_path,
        "ticket points": score.tickets,
        "longest path": score.path,
    }[tie]


def _scores(board: Board, view: View, texts: Texts, look: Look, order: list[int]) -> Table:
    rules = board.rules
    columns = ["score-routes", "score-tickets"]
    columns += ["score-countries"] * bool(board.countries) + ["score-stations"] * bool(rules.station_costs)
    columns += ["score-path"] * (rules.longest_path > 0 and view.longest_path)
    columns += ["score-most-tickets"] * bool(rules.most_tickets) + ["score-total"]
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    grid.add_column("", no_wrap=True, overflow="ellipsis", max_width=18)
    for column in columns:
        grid.add_column(texts(column), justify="right")
    for seat in order:
        score = view.scores[seat]
        values = {
            "score-routes": score.routes,
            "score-tickets": score.tickets,
            "score-countries": score.countries,
            "score-stations": score.stations,
            "score-path": score.longest_path,
            "score-most-tickets": score.most_tickets,
            "score-total": score.total,
        }
        cells = [f"{values[column]:+d}" if column == "score-tickets" else str(values[column]) for column in columns]
        if "score-path" in columns:
            at = columns.index("score-path")
            cells[at] = f"{cells[at]} ({score.path})"
        style = "bold" if seat in view.winners else ""
        grid.add_row(Text(f" {texts.seat(seat)}"), *(_minus(cell, look) for cell in cells), style=style)
    return grid


def _minus(figures: str, look: Look) -> str:
    """With a true minus sign, where the terminal can show it."""
    return figures.replace("-", MINUS) if look.letters else figures


def _tickets(board: Board, score: Score, texts: Texts, look: Look) -> list[Text]:
    lines = []
    for mark, style, sign, tickets in (("done", "green", "+", score.completed), ("lost", "red", "-", score.failed)):
        for ticket in tickets:
            points = board.tickets[board.ticket_index[ticket]].points
            text = Text(f" {look.marks[mark]} ", style=style)
            text.append(f"{texts.ticket(ticket)} {_minus(sign, look)}{points}")
            lines.append(text)
    return flow(lines, look.width) or [Text(f" {look.marks['gap']}")]
