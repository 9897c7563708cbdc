"""Complete SVG drawings: the map alone, or framed with the legend band below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from branchline.boards import Board
from branchline.draw.board import draw_map
from branchline.draw.box_layout import Box
from branchline.draw.furniture import FRAME, PAPER, draw_band, draw_frame, draw_page_frame
from branchline.draw.headline import draw_headline
from branchline.draw.heat import Heat
from branchline.draw.hits import hit_areas
from branchline.draw.marks import definitions
from branchline.draw.palette import THEMES
from branchline.draw.sheet import Position, Sheet, position_of
from branchline.draw.style import stylesheet
from branchline.draw.svg import at, group, number, tag
from branchline.errors import BranchlineError
from branchline.layout import Layout, layout_for
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from branchline.game.game import Game
    from branchline.game.views import View


class DrawError(BranchlineError):
    """The drawing can't be made as requested."""


def draw_board(
    board: Board,
    *,
    theme: str = "light",
    language: str = "en",
    layout: Layout | None = None,
    furniture: bool = True,
    embed_font: bool = True,
    heat: Heat | None = None,
) -> str:
    """A board as SVG. `furniture` adds frame, title, legend and points; `heat` has numbers for routes and cities."""
    return _draw(board, theme, language, layout, furniture, embed_font, heat, None)


def draw_game(
    game: Game,
    *,
    names: Sequence[str] = (),
    theme: str = "light",
    language: str = "en",
    layout: Layout | None = None,
    furniture: bool = True,
    embed_font: bool = True,
    heat: Heat | None = None,
    date: str | None = None,
) -> str:
    """The current position of a game as SVG, with the final scores if it is over. `names` are the players' names.

    With the `date` of a finished game, the result is a headline above the map, in place of the legend below it.
    """
    position = position_of(game.board, game.view(None), names)
    return _draw(game.board, theme, language, layout, furniture, embed_font, heat, position, date)


def draw_view(
    board: Board, view: View, *, names: Sequence[str] = (), theme: str = "light", language: str = "en"
) -> str:
    """The position that a seat or a spectator sees as SVG, for programs that have a view but not the game."""
    return _draw(board, theme, language, None, True, True, None, position_of(board, view, names))


def draw_for_page(board: Board, *, language: str = "en", layout: Layout | None = None) -> str:
    """A board's map as SVG for a page that provides `page_style` and the fonts.

    It has no stylesheet of its own, and hit areas make routes easy to tap. It has the class of the light theme, which
    the page replaces to switch themes. The frame lies outside of the view box: the page shows it where there is room.
    """
    _check_language(language)
    layout, texts = layout or layout_for(board), Texts(language, board)
    sheet = Sheet(board, layout, THEMES["light"], texts, hits=hit_areas(board, layout))
    return tag(
        "svg",
        definitions(),
        draw_page_frame(sheet),
        group(draw_map(sheet), class_="board"),
        xmlns="http://www.w3.org/2000/svg",
        class_="branchline light",
        viewBox=" ".join(map(number, (0, 0, layout.width, layout.height))),
        role="group",
        aria_label=texts.title(board),  # a title element would appear as a tooltip everywhere
        data_board=board.id,
    )


def _draw(
    board: Board,
    theme: str,
    language: str,
    layout: Layout | None,
    furniture: bool,
    embed_font: bool,
    heat: Heat | None,
    position: Position | None,
    date: str | None = None,
) -> str:
    if theme not in THEMES:
        raise DrawError(f"no theme {theme!r}; there are {', '.join(THEMES)}")
    _check_language(language)
    if heat:
        heat.check(board)
    texts = Texts(language, board, position.names if position else ())
    sheet = Sheet(board, layout or layout_for(board), THEMES[theme], texts, position, heat)
    state = ["board"] + ["heated"] * (heat is not None) + ["finished"] * (position is not None and position.over)
    content = group(draw_map(sheet), class_=" ".join(state), clip_path=f"url(#sheet-{board.id})" if furniture else None)
    left, top, width, height = 0.0, 0.0, sheet.layout.width, sheet.layout.height
    if furniture:
        content, (left, top, width, height) = _framed(
            sheet, content, date if position is not None and position.over else None
        )
    return tag(
        "svg",
        tag("title", escape(texts.title(board)), id=f"title-{board.id}"),
        tag("style", stylesheet(sheet.theme, sheet.layout.label_size, embed_font)),
        definitions(),
        content,
        xmlns="http://www.w3.org/2000/svg",
        class_=f"branchline {theme}",
        viewBox=" ".join(map(number, (left, top, width, height))),
        role="img",
        aria_labelledby=f"title-{board.id}",
        data_board=board.id,
    )


def _check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise DrawError(f"no language {language!r}; there are {', '.join(LANGUAGES)}")


def _framed(sheet: Sheet, content: str, date: str | None) -> tuple[str, tuple[float, float, float, float]]:
    """The map and the band below it in a frame, on paper, and the view box. The map keeps its coordinates."""
    width, height = sheet.layout.width, sheet.layout.height
    head = draw_headline(sheet, date) if date else Box(width, 0, "")
    band = draw_band(sheet, legend=not date)
    around = FRAME + PAPER
    box = (-around, -around - head.height, width + 2 * around, head.height + height + band.height + 2 * around)
    clip = tag("clipPath", tag("rect", x=0, y=0, width=width, height=height), id=f"sheet-{sheet.board.id}")
    paper = tag("rect", class_="paper", x=box[0], y=box[1], width=box[2], height=box[3])
    below = group(band.body, transform=at(0, height))
    frame = draw_frame(width, height + band.height, height)
    above = group(head.body, transform=at(0, box[1] + PAPER)) if date else ""
    return tag("defs", clip) + paper + above + content + group(below, frame, class_="furniture"), box
