"""One space of a lane, around the origin: its bed, its mark, what it asks for."""

from __future__ import annotations

from branchline.boards import Lane
from branchline.boards.model import GREY
from branchline.draw.marks import BADGE, BEDS, SLEEPERS
from branchline.draw.svg import at, group, tag, use

MARK_SIZE = 8.4
LOCOMOTIVE_SIZE = 15.5
ANY_CARDS_SIZE = 9.6


def kind(lane: Lane) -> str:
    """What a lane looks like: tunnel, ferry or plain."""
    return "tunnel" if lane.tunnel else "ferry" if lane.symbols else "plain"


def space_shape(look: str, colour: str, symbol: bool = False, any_cards: bool = False) -> str:
    """A space of a `look` (tunnel, ferry, plain). `symbol`: it asks for a locomotive; `any_cards`: any may pay."""
    under = {"tunnel": ("sleepers", SLEEPERS), "ferry": ("wake", BEDS["ferry"])}
    parts = [tag("path", class_=under[look][0], d=under[look][1])] if look in under else []
    parts.append(tag("path", class_="bed", d=BEDS[look]))
    coloured = colour != GREY
    if coloured:
        parts.append(_sign(f"mark-{colour}", -11.5 if symbol else 0, MARK_SIZE))
    if symbol:
        badge = tag("path", d=BADGE) + use("locomotive", transform=at(0, 0, scale=LOCOMOTIVE_SIZE))
        parts.append(group(badge, class_="symbol", transform=at(6, 0) if coloured else None))
    if any_cards:
        parts.append(_sign("any-cards", 0, ANY_CARDS_SIZE))
    return "".join(parts)


def symbol_spaces(lane: Lane) -> set[int]:
    """Which of a lane's spaces carry its locomotive symbols: as many as it has, evenly along it."""
    return {(2 * i + 1) * lane.length // (2 * lane.symbols) for i in range(min(lane.symbols, lane.length))}


def _sign(id: str, x: float, size: float) -> str:
    return use(id, "mark", transform=at(x, 0, scale=size))
