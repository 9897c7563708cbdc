"""Pictures of finished games, as SVG and PNG.

PNG is rendered in a child process, because the renderer would block everything else in this one.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Mapping
from datetime import UTC, datetime

from branchline.boards import Board
from branchline.server.base import RequestRefused
from branchline.server.features.boards import layout_version
from branchline.server.table.record import seat_labels
from branchline.server.table.state import TableState
from branchline.texts import Texts

WIDTH = 1600  # pixels
SECONDS = 30.0  # timeout for one picture, on a busy machine
COMMAND = (sys.executable, "-m", "branchline.draw.svg", str(WIDTH))


def draw_svg(table_state: TableState, language: str, theme: str) -> str:
    """A drawing of a table's game."""
    from branchline.draw import draw_game

    assert table_state.game is not None
    layout_version(table_state.board)
    return draw_game(
        table_state.game,
        names=seat_labels(table_state, language),
        theme=theme,
        language=language,
        date=datetime.fromtimestamp(table_state.touched, UTC).date().isoformat(),
    )


def draw_heat_map(board: Board, numbers: Mapping[str, float], language: str, theme: str, *, wins: bool) -> str:
    """A board whose routes are coloured by numbers: how often they were claimed, or with what success."""
    from branchline.draw import Heat, draw_board

    layout_version(board)
    texts = Texts(language)
    title = texts("heat-wins" if wins else "heat-claims")
    heat = Heat(routes=numbers, title=title, unit="%" if wins else "")
    return draw_board(board, theme=theme, language=language, heat=heat)


async def render_png(svg: str) -> bytes:
    """Renders an SVG drawing as PNG."""
    pipe = asyncio.subprocess.PIPE
    child = await asyncio.create_subprocess_exec(*COMMAND, stdin=pipe, stdout=pipe)
    try:
        async with asyncio.timeout(SECONDS):
            png, _ = await child.communicate(svg.encode())
    except TimeoutError:
        raise RequestRefused("try-again") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        raise RuntimeError("a picture could not be painted")
    return png
