"""Self-contained HTML page of a report: drawings and styles are inlined; it needs no JavaScript and no network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from branchline import __version__
from branchline.boards import Board
from branchline.draw.palette import THEMES, Theme
from branchline.draw.svg import tag
from branchline.layout import Layout, layout_for
from branchline.report import map_section, route_section, score_section, ticket_section
from branchline.report.cards import ReportContext, prose
from branchline.report.compare_section import comparison
from branchline.report.figures import Figures
from branchline.report.maps import Sheet
from branchline.report.summary import Run, Summary
from branchline.texts import Texts

STYLE = Path(__file__).with_name("page.css")


def draw_page(
    board: Board, run: Run, summaries: Sequence[Summary], *, language: str = "en", layout: Layout | None = None
) -> str:
    """The report on a board as HTML; `summaries` has one entry per number of players."""
    texts, figures = Texts(language, board), Figures(language)
    tellers = [ReportContext(board, texts, figures, summary) for summary in summaries]
    sheet = Sheet(board, layout or layout_for(board), language)
    heading = texts("report-heading", title=texts.title(board))
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name_="color-scheme", content="light dark"),
        tag("title", escape(heading)),
        tag("style", "\n".join([sheet.styles(), _colours(), STYLE.read_text("utf-8"), _choices(tellers)])),
    )
    body = tag(
        "body",
        sheet.definitions(),
        _header(heading, texts, board, run, tellers),
        comparison(tellers) if len(tellers) > 1 else "",
        _panels(tellers, sheet),
        _footer(texts, board, run, tellers),
    )
    return f"<!DOCTYPE html>\n{tag('html', head, body, lang=language)}\n"


def _header(heading: str, texts: Texts, board: Board, run: Run, tellers: Sequence[ReportContext]) -> str:
    counts = [teller.summary.players for teller in tellers]
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


def _panels(tellers: Sequence[ReportContext], sheet: Sheet) -> str:
    """A panel for each number of players. If there are several, radio buttons select the visible one."""
    parts = []
    if len(tellers) > 1:
        ids = [(f"choice-{teller.summary.players}", teller) for teller in tellers]
        parts += [
            tag("input", type="radio", name_="players", id=id, checked="checked" if i == 0 else None)
            for i, (id, _) in enumerate(ids)
        ]
        labels = [
            tag("label", escape(teller.texts("report-players", number=teller.summary.players)), for_=id)
            for id, teller in ids
        ]
        title = tag("span", escape(tellers[0].texts("report-choose")))
        parts.append(tag("div", title, *labels, class_="tabs players"))
    parts += [
        tag("div", *_panel(teller, sheet), class_="panel", id=f"panel-{teller.summary.players}") for teller in tellers
    ]
    return tag("main", *parts)


def _panel(teller: ReportContext, sheet: Sheet) -> list[str]:
    return [
        map_section.maps(teller, sheet),
        score_section.first(teller),
        ticket_section.tickets(teller),
        route_section.routes(teller),
        score_section.scores(teller),
        score_section.turns(teller),
        score_section.specials(teller),
    ]


def _footer(texts: Texts, board: Board, run: Run, tellers: Sequence[ReportContext]) -> str:
    players = ",".join(str(teller.summary.players) for teller in tellers)
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


def _choices(tellers: Sequence[ReportContext]) -> str:
    """CSS rules that show the panel of the selected radio button."""
    if len(tellers) == 1:
        return ""
    rules = [".panel{display:none}"]
    for players in (teller.summary.players for teller in tellers):
        rules.append(f"#choice-{players}:checked~#panel-{players}{{display:block}}")
        rules.append(
            f"#choice-{players}:checked~.tabs [for=choice-{players}]{{background:var(--ink);color:var(--paper)}}"
        )
        rules.append(f"#choice-{players}:focus-visible~.tabs [for=choice-{players}]{{outline:2px solid var(--strong)}}")
    return "\n".join(rules)
