"""SVG of what lies on the map, centred at the origin: spaces of routes, trains, stations, country medallions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from branchline.boards import Route
from branchline.boards.model import GREY
from branchline.draw.marks import AIR, BEDS, CASING
from branchline.draw.svg import at, group, tag, text, use

MARK_SIZES = {"plain": 10.8, "tunnel": 8.8, "ferry": 10.2}  # as large as fits the bed at any rotation
LOCOMOTIVE_SIZE = 14.4
ANY_CARDS_SIZE = 10.6
MARK_ASIDE, LOCOMOTIVE_ASIDE = -10.8, 7.8  # x of the mark and the locomotive if a space has both


def spaces_of(route: Route, angles: Iterable[float]) -> list[str]:
    """All spaces of a route, in order, with the signs for what each requires or allows."""
    symbols = symbol_spaces(route)
    return [
        space_shape(route.kind, route.colour, symbol=i in symbols, any_cards=route.any_cards > 0, angle=angle)
        for i, angle in enumerate(angles)
    ]


def space_shape(look: str, colour: str, symbol: bool = False, any_cards: bool = False, angle: float = 0.0) -> str:
    """A space with the given `look` (tunnel, ferry, plain).

    `symbol` marks a space that requires a locomotive, `any_cards` one that any cards can pay for. `angle` is how far
    the space will be rotated. Marks are rotated back, since a triangle on its side would look like an arrow.
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


def symbol_spaces(route: Route) -> set[int]:
    """The indices of the spaces that carry a route's locomotive symbols, evenly distributed."""
    return {(2 * i + 1) * route.length // (2 * route.symbols) for i in range(min(route.symbols, route.length))}


def _under(look: str) -> list[str]:
    """The shapes drawn below the bed."""
    if look == "tunnel":
        return [tag("path", class_="air", d=AIR), tag("path", class_="casing", d=CASING)]
    return [tag("path", class_="wake", d=BEDS["ferry"])] if look == "ferry" else []


def _sign(id: str, x: float, size: float, angle: float) -> str:
    return use(id, "mark", transform=at(x, 0, -angle, size))


def train(seat: int, place: str | None = None) -> str:
    """A player's train."""
    parts = use(f"train-{seat}", "body"), use(f"trim-{seat}", "trim")
    return group(*parts, class_=f"train seat-{seat}", transform=place)


def station(seat: int, place: str, **attributes: str | float) -> str:
    """A player's station: a house with the player's emblem, outlined, to stand out from land, sea and routes."""
    parts = use("house", "rim"), use("house", "body"), use(f"emblem-{seat}", "trim")
    return group(*parts, class_=f"station seat-{seat}", transform=place, **attributes)


def medallion(cards: Sequence[int], x: float, y: float, radius: float) -> str:
    """The value of a country's top card in large figures; a dash if no card is left."""
    return "".join(
        [
            tag("circle", class_="rim", cx=x, cy=y, r=radius - 1.2),
            tag("circle", class_="line", cx=x, cy=y, r=radius - 4),
            text(str(cards[0]) if cards else "–", x, y + 9.5, "value"),
        ]
    )
