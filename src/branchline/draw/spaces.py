"""One space of a lane, around the origin: its bed, its mark, what it asks for."""

from __future__ import annotations

from typing import Literal

from branchline.boards import Lane
from branchline.boards.model import GREY
from branchline.draw.marks import AIR, BEDS, CASING
from branchline.draw.svg import at, tag, use

MARK_SIZES = {"plain": 10.8, "tunnel": 8.8, "ferry": 10.2}  # as large as the bed has room for, however it lies
LOCOMOTIVE_SIZE = 14.4
ANY_CARDS_SIZE = 10.6
MARK_ASIDE, LOCOMOTIVE_ASIDE = -10.8, 7.8  # where mark and locomotive stand if a space has both


def kind(lane: Lane) -> Literal["plain", "tunnel", "ferry"]:
    """What a lane looks like: tunnel, ferry or plain."""
    return "tunnel" if lane.tunnel else "ferry" if lane.symbols else "plain"


def space_shape(look: str, colour: str, symbol: bool = False, any_cards: bool = False, angle: float = 0.0) -> str:
    """A space of a `look` (tunnel, ferry, plain). `symbol`: it asks for a locomotive; `any_cards`: any may pay.

    `angle` is how the space will be turned: marks are turned back, as a triangle that lies on its side is an arrow.
    """
    coloured = colour != GREY
    parts = _under(look)
    parts.append(tag("path", class_="bed", d=BEDS[look]))
    if coloured:
        parts.append(_sign(f"mark-{colour}", MARK_ASIDE if symbol else 0, MARK_SIZES[look], angle))
    if symbol:
        place = at(LOCOMOTIVE_ASIDE if coloured else 0, 0, scale=LOCOMOTIVE_SIZE)
        parts.append(use("locomotive", "symbol", transform=place))
    if any_cards:
        parts.append(_sign("any-cards", 0, ANY_CARDS_SIZE, angle))
    return "".join(parts)


def symbol_spaces(lane: Lane) -> set[int]:
    """Which of a lane's spaces carry its locomotive symbols: as many as it has, evenly along it."""
    return {(2 * i + 1) * lane.length // (2 * lane.symbols) for i in range(min(lane.symbols, lane.length))}


def _under(look: str) -> list[str]:
    """What lies under the bed."""
    if look == "tunnel":
        return [tag("path", class_="air", d=AIR), tag("path", class_="casing", d=CASING)]
    return [tag("path", class_="wake", d=BEDS["ferry"])] if look == "ferry" else []


def _sign(id: str, x: float, size: float, angle: float) -> str:
    return use(id, "mark", transform=at(x, 0, -angle, size))
