"""Payments that a route accepts, and the size of a board's action table.

An action is a number in a board's table (see `rules/`), which must not exceed `limits.ACTIONS` entries.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from branchline.boards import limits
from branchline.boards.model import CARDS, COLOURS, GREY, Board, Route, Rules


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards of one colour, locomotives, and swaps: symbols or spaces paid by substitutes (N7, D15, N10)."""

    colour: str | None  # None if no colour card is laid, so that each payment has only one representation
    cards: int
    locomotives: int
    swaps: int


def action_count(board: Board) -> int:
    """Return the size of the board's action table."""
    take = give = len(CARDS)
    draw = tickets = decline = no_action = 1
    pay = limits.TUNNEL_CARDS + 1  # what a tunnel asks for, with 0 … 5 locomotives
    keep = 1 << limits.OFFER  # every subset of an offer
    fixed = take + draw + tickets + keep + pay + decline + give + no_action
    stations = len(board.cities) * station_payments(board.rules)
    return fixed + stations + sum(len(list(payments(route, board.rules))) for route in board.routes)


def station_payments(rules: Rules) -> int:
    """Count the ways to pay for the dearest station: some of its cards may be locomotives, or all of them (E10)."""
    return len(COLOURS) * max(rules.station_costs) + 1 if rules.station_costs else 0


def payments(route: Route, rules: Rules) -> Iterator[Payment]:
    """Yield every payment that the route accepts, regardless of the hand: by swaps, then locomotives, then colour.

    Where a table may be set up with strict ferries (D15), this includes the payments that such a table refuses.
    """
    colours = COLOURS if route.colour == GREY else (route.colour,)
    for swaps in range(route.most_swaps(rules) + 1):
        for locomotives in _locomotives(route, rules, swaps):
            cards = route.cost - locomotives - swaps
            for colour in colours if cards else (None,):
                yield Payment(colour, cards, locomotives, swaps)


def _locomotives(route: Route, rules: Rules, swaps: int) -> range:
    """Return the numbers of locomotives that a payment with this many swaps may contain."""
    if not route.takes_locomotives(rules):
        return range(1)
    least = max(0, route.symbols - swaps)  # E3
    return range(least, route.cost - swaps + 1)
