"""Rendering of games for environments: as text, SVG or an array of pixels; only what a spectator may know."""

from __future__ import annotations

import io
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from branchline.game.errors import BatchError
from branchline.game.game import Game

RenderMode = Literal["human", "ansi", "svg", "rgb_array"]
RENDER_MODES: tuple[RenderMode, ...] = get_args(RenderMode)
WIDTH = 800  # pixels


def check_render_mode(mode: str | None) -> None:
    """Raises BatchError for a render mode that does not exist."""
    if mode is not None and mode not in RENDER_MODES:
        raise BatchError(f"no render mode {mode!r}; there are {', '.join(RENDER_MODES)}")


def render(game: Game, mode: str) -> str | npt.NDArray[np.uint8] | None:
    """A game in one of the render modes: `human` prints the text that `ansi` returns."""
    if mode == "human":
        print(render_text(game), end="")
        return None
    if mode == "ansi":
        return render_text(game)
    if mode == "svg":
        return render_svg(game)
    return render_rgb(game)


def render_text(game: Game) -> str:
    """A few lines: phase, face-up cards, and for each seat its trains, points, cards, tickets and last routes."""
    face_up = " ".join(card or "-" for card in game.face_up)
    lines = [f"{game.board.title}: {game.phase}, face up: {face_up}"]
    for seat in range(game.players):
        state = game.state
        mark = ">" if seat in game.actors else " "
        lines.append(
            f"{mark} seat {seat}: {game.points[seat]} points, {game.trains[seat]} trains, "
            f"{int(state.hand_size[seat])} cards, {int(state.tickets_held[seat])} tickets, "
            f"{len(game.routes(seat))} routes"
        )
    if game.over:
        lines.append(f"over: scores {[score.total for score in game.scores]}, winners {list(game.winners)}")
    return "\n".join(lines) + "\n"


def render_svg(game: Game) -> str:
    """The board with everything on it, as SVG."""
    from branchline.draw import draw_game

    return draw_game(game)


def render_rgb(game: Game, width: int = WIDTH) -> npt.NDArray[np.uint8]:
    """The same as an array of pixels: height, width, 3."""
    from branchline.draw import to_png

    try:
        from PIL import Image
    except ImportError:
        raise BatchError("pictures as arrays need more packages: pip install 'branchline[rl]'") from None
    png = to_png(render_svg(game), width=width)
    return np.asarray(Image.open(io.BytesIO(png)).convert("RGB"))
