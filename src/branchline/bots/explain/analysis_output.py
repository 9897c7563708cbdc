"""Output of `branchline analyse`: reads a record, prints the analysis of its game as text or JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from branchline.boards import Board, find_board
from branchline.bots.explain.analysis_summary import SMALL, Summary, summaries
from branchline.bots.explain.decisions import Decision
from branchline.bots.explain.explanation import words
from branchline.bots.seats import seat_names
from branchline.errors import CodedError
from branchline.game.game import Game
from branchline.game.record import Record
from branchline.texts import Texts
from branchline.texts.languages import choose_language

SAME, OTHER = "=", "≠"


@dataclass(frozen=True)
class Question:
    """What to analyse, and in which language to report it."""

    record: Record
    board: Board
    bot: str
    seat: int | None
    texts: Texts


def read(
    file: str,
    *,
    bot: str,
    seat: int | None,
    language: str | None,
    board: str | None = None,
    boards: str | None = None,
) -> Question:
    """Read a record; `board` and `boards` say where its board is, if it is not built in (see find_board).

    CodedError if the seat does not exist, or if hands would be shown that are still hidden.
    """
    record = Record.load(file)
    game = Game.replay(record, find_board(record.board, record.digest, file=board, folder=boards))
    if seat is not None and not 0 <= seat < game.players:
        raise CodedError("no-such-seat", number=seat, last=game.players - 1)
    if seat is None and not game.over:
        raise CodedError("analysis-unfinished", path=file)
    spoken = choose_language(language, record.language)
    names = seat_names(record.seats, Texts(spoken), game.seed)
    return Question(record, game.board, bot, seat, Texts(spoken, game.board, names))


# --- text ------------------------------------------------------------------------------------------------------------


def show(question: Question, decisions: Sequence[Decision]) -> None:
    """Print every decision, then a summary for each seat."""
    console, texts = Console(highlight=False, markup=False, emoji=False), question.texts
    console.print(Text(texts("analysis-head", title=question.board.title, text=question.bot), style="bold"))
    rows = _grid()
    for decision in decisions:
        rows.add_row(str(decision.act), SAME if decision.agreed else OTHER, _description(decision, texts))
    console.print(rows)
    for summary in summaries(decisions):
        _show_summary(console, summary, texts)


def _description(decision: Decision, texts: Texts) -> Text:
    """What was played, the bot's choice if it differs, and the reasons for that."""
    text = Text(f"{texts.seat(decision.seat)}: {texts.action(decision.played)}")
    if not decision.agreed:
        text.stylize("bold")
        text.append(f"\n{texts('analysis-bot', move=decision.bot.action)}{_loss(decision)}", style="bold")
    return text.append(f"\n{_paragraph(words(decision.bot, texts))}", style="dim")


def _paragraph(lines: Sequence[str]) -> str:
    """Join sentences with spaces; list items, which have no full stop, get a line each."""
    text = ""
    for line in lines:
        text += (" " if text.endswith(".") and line.endswith((".", ":")) else "\n" if text else "") + line
    return text


def _show_summary(console: Console, summary: Summary, texts: Texts) -> None:
    share = round(100 * summary.agreed / summary.decisions)
    counts = {"agreed": summary.agreed, "number": summary.decisions, "percent": share}
    console.print()
    console.print(Text(texts("analysis-agreed", seat=summary.seat, **counts), style="bold"))
    if summary.loss is not None:
        console.print(Text(texts("analysis-lost", percent=_decimal(100 * summary.loss, texts))))
    if summary.mistakes:
        rows = _grid()
        for mistake in summary.mistakes:
            moves = f"{texts.action(mistake.played)}{_loss(mistake)}", texts("analysis-bot", move=mistake.bot.action)
            rows.add_row(str(mistake.act), OTHER, Text("\n".join(moves)))
        console.print(Text(texts("analysis-mistakes")))
        console.print(rows)


def _decimal(number: float, texts: Texts) -> str:
    return f"{number:.1f}".replace("-", "−").replace(".", texts("analysis-decimal-mark"))


def _grid() -> Table:
    """A table with columns for an act's number, a mark, and a description."""
    grid = Table(box=None, show_header=False, pad_edge=False, padding=(0, 1, 0, 0))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    grid.add_column()
    return grid


def _loss(decision: Decision) -> str:
    loss = decision.loss
    return f" (−{100 * loss:.0f}%)" if loss is not None and loss >= SMALL else ""


# --- JSON ------------------------------------------------------------------------------------------------------------


def as_json(question: Question, decisions: Sequence[Decision]) -> dict[str, Any]:
    """The whole analysis as one JSON object."""
    texts = question.texts
    seats = [
        {
            "seat": summary.seat,
            "name": texts.seat(summary.seat),
            "decisions": summary.decisions,
            "agreed": summary.agreed,
            "loss": summary.loss,
            "mistakes": [mistake.act for mistake in summary.mistakes],
        }
        for summary in summaries(decisions)
    ]
    details = [_decision(decision, texts) for decision in decisions]
    return {"board": question.board.id, "bot": question.bot, "seats": seats, "decisions": details}


def _decision(decision: Decision, texts: Texts) -> dict[str, Any]:
    bot = decision.bot
    tried = [
        {"action": str(option.action), "playouts": option.playouts, "chance": option.chance}
        for option in (*([bot.chosen] if bot.chosen else ()), *bot.others)
    ]
    return {
        "act": decision.act,
        "seat": decision.seat,
        "played": str(decision.played),
        "bot": str(bot.action),
        "agreed": decision.agreed,
        "loss": decision.loss,
        "reasons": [{"code": code, **data} for code, data in bot.reasons],
        "words": words(bot, texts),
        "tried": tried,
    }
