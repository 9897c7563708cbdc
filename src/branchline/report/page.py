"""Self-contained HTML page of a report: drawings and styles are inlined; it needs no JavaScript and no network."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from branchline import __version__
from branchline.boards import Board
from branchline.draw.palette import THEMES, Theme
from branchline.draw.svg import tag
from branchline.layout import Layout, layout_for
from branchline.report import map_section, route_section, score_section, ticket_section
from branchline.report.cards import ReportContext, card, prose, section
from branchline.report.estimates import Estimate, Figures, interval
from branchline.report.map_section import SharedDrawing
from branchline.report.plots import Cell, Column, Row, ranked
from branchline.report.summary import Run, Summary
from branchline.texts import Texts

STYLE = Path(__file__).with_name("page.css")


def draw_page(
    board: Board, run: Run, summaries: Sequence[Summary], *, language: str = "en", layout: Layout | None = None
) -> str:
    """The report on a board as HTML; `summaries` has one entry per number of players."""
    texts, figures = Texts(language, board), Figures(language)
    contexts = [ReportContext(board, texts, figures, summary) for summary in summaries]
    drawing = SharedDrawing(board, layout or layout_for(board), language)
    heading = texts("report-heading", title=texts.title(board))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="light dark"),
        tag("title", escape(heading)),
        tag("style", "\n".join([drawing.styles(), _colours(), STYLE.read_text("utf-8"), _choices(contexts)])),
    )
    body = tag(
        "body",
        drawing.definitions(),
        _header(heading, texts, board, run, contexts),
        comparison(contexts) if len(contexts) > 1 else "",
        _panels(contexts, drawing),
        _footer(texts, board, run, contexts),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=language)}\n"


def _header(heading: str, texts: Texts, board: Board, run: Run, contexts: Sequence[ReportContext]) -> str:
    counts = [context.summary.players for context in contexts]
    players = texts("report-players", number=counts[0])
    if len(counts) > 1:
        *rest, last = counts
        players = f"{', '.join(map(str, rest))}, {texts('report-players', number=last)}"
    games = texts("report-games" if len(counts) == 1 else "report-games-each", number=run.games)
    facts = [texts("report-bot", bot=run.bot), players, games]
    note = texts.note(board)
    return tag(
        "header",
        tag("h1", escape(heading)),
        tag("p", *(tag("span", escape(fact)) for fact in facts), class_="facts"),
        tag("p", prose(texts("report-about")), class_="about"),
        tag("p", escape(note), class_="about") if note else "",
    )


def _panels(contexts: Sequence[ReportContext], drawing: SharedDrawing) -> str:
    """A panel for each number of players. If there are several, radio buttons select the visible one."""
    parts = []
    if len(contexts) > 1:
        ids = [(f"choice-{context.summary.players}", context) for context in contexts]
        parts += [
            tag("input", type="radio", name_="players", id=id, checked="checked" if i == 0 else None)
            for i, (id, _) in enumerate(ids)
        ]
        labels = [
            tag("label", escape(context.texts("report-players", number=context.summary.players)), for_=id)
            for id, context in ids
        ]
        title = tag("span", escape(contexts[0].texts("report-choose")))
        parts.append(tag("div", title, *labels, class_="tabs players"))
    parts += [
        tag("div", *_panel(context, drawing), class_="panel", id=f"panel-{context.summary.players}")
        for context in contexts
    ]
    return tag("main", *parts)


def _panel(context: ReportContext, drawing: SharedDrawing) -> list[str]:
    return [
        map_section.maps(context, drawing),
        score_section.first(context),
        ticket_section.tickets(context),
        route_section.routes(context),
        score_section.scores(context),
        score_section.turns(context),
        score_section.specials(context),
    ]


def _footer(texts: Texts, board: Board, run: Run, contexts: Sequence[ReportContext]) -> str:
    players = ",".join(str(context.summary.players) for context in contexts)
    command = f"report {board.id} --players {players} --bot {run.bot} --games {run.games} --seed {run.seed}"
    made = escape(texts("report-made", version=__version__))
    return tag("footer", tag("p", f"{made} ", tag("code", escape(f"branchline {command}"))))


def _colours() -> str:
    """The drawings' colours as CSS variables, for both themes; screens in dark mode get the dark one."""
    light, dark = (_variables(theme) for theme in THEMES.values())
    return f":root{{{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}"


def _variables(theme: Theme) -> str:
    dark = theme.name == "dark"
    colours = {
        "paper": theme.paper,
        "ink": theme.ink,
        "faint": theme.faint,
        "rule": theme.division,
        "land": theme.land,
        "strong": theme.ramp[5 if dark else 4],
        "pale": theme.ramp[1] if dark else theme.ramp[0],
        "ramp": f"linear-gradient(90deg,{','.join(theme.ramp)})",
    }
    return ";".join(f"--{name}:{value}" for name, value in colours.items())


def _choices(contexts: Sequence[ReportContext]) -> str:
    """CSS rules that show the panel of the selected radio button."""
    if len(contexts) == 1:
        return ""
    rules = [".panel{display:none}"]
    for players in (context.summary.players for context in contexts):
        rules.append(f"#choice-{players}:checked~#panel-{players}{{display:block}}")
        rules.append(
            f"#choice-{players}:checked~.tabs [for=choice-{players}]{{background:var(--ink);color:var(--paper)}}"
        )
        rules.append(f"#choice-{players}:focus-visible~.tabs [for=choice-{players}]{{outline:2px solid var(--strong)}}")
    return "\n".join(rules)


# --- comparison of the numbers of players ----------------------------------------------------------------------------


def comparison(contexts: Sequence[ReportContext]) -> str:
    """A card for each statistic, with a row for each number of players."""
    texts, figures = contexts[0].texts, contexts[0].figures
    routes = len(contexts[0].board.routes)

    def compare(
        name: str,
        heading: str,
        found: str,
        values: list[Estimate],
        format_number: Callable[[float], str],
        bars: bool = True,
    ) -> str:
        rows = [
            Row(
                texts("report-players", number=context.summary.players),
                (
                    Cell(
                        value.mean,
                        format_number(value.mean),
                        value.low,
                        value.high,
                        f"{texts('report-players', number=context.summary.players)}: {format_number(value.mean)} "
                        f"({interval(format_number(value.low), format_number(value.high))})",
                    ),
                ),
            )
            for context, value in zip(contexts, values, strict=True)
        ]
        low, high = min(value.low for value in values), max(value.high for value in values)
        ends = (0.0, high) if bars else (min(low, 0.0), max(high, 0.0))
        column = Column("", *ends, bars=bars, mark=None if bars else 0.0)
        means = [value.mean for value in values]
        sentence = texts(found, least=format_number(min(means)), most=format_number(max(means)))
        return card(f"compare-{name}", texts(heading), sentence, ranked(rows, (column,), f"compare-{name}"))

    summaries = [context.summary for context in contexts]
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
