"""Which payments a lane takes, and how many different actions a board has.

An action is a number from a board's table (see `rules/`); the table must not grow over `limits.ACTIONS`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from branchline.boards import limits
from branchline.boards.model import CARDS, COLOURS, GREY, Board, Lane, Rules


@dataclass(frozen=True, slots=True)
class Payment:
    """Cards of one colour, locomotives, and swaps: symbols or spaces paid by substitutes (N7, N10)."""

    colour: str | None  # None when no colour card is laid, so that one payment is written in one way only
    cards: int
    locomotives: int
    swaps: int


def action_count(board: Board) -> int:
    """The size of the board's action table."""
    take = give = len(CARDS)
    draw = tickets = decline = no_action = 1
    pay = limits.TUNNEL_CARDS + 1  # what a tunnel asks, with 0 … 5 locomotives
    keep = 1 << limits.OFFER  # every subset of an offer
    fixed = take + draw + tickets + keep + pay + decline + give + no_action
    stations = len(board.cities) * station_payments(board.rules)
    return fixed + stations + sum(len(list(payments(lane, board.rules))) for lane in board.lanes)


def station_payments(rules: Rules) -> int:
    """Ways to pay for the dearest station: any of its cards may be locomotives; all of them is one way more (E10)."""
    return len(COLOURS) * max(rules.station_costs) + 1 if rules.station_costs else 0


def payments(lane: Lane, rules: Rules) -> Iterator[Payment]:
    """Every payment that the lane can take, whatever is in a hand: by swaps, then locomotives, then colour."""
    colours = COLOURS if lane.colour == GREY else (lane.colour,)
    for swaps in range(_most_swaps(lane, rules) + 1):
        for locomotives in _locomotives(lane, rules, swaps):
            cards = lane.length - locomotives - swaps
            for colour in colours if cards else (None,):
                yield Payment(colour, cards, locomotives, swaps)


def _most_swaps(lane: Lane, rules: Rules) -> int:
    if lane.any_cards:
        return lane.length  # N10
    return lane.symbols if rules.ferry_substitute else 0  # N7, D15


def _locomotives(lane: Lane, rules: Rules, swaps: int) -> range:
    stand_in = rules.locomotives_on_plain_lanes or lane.tunnel or lane.symbols > 0  # G12, N4
    least = max(0, lane.symbols - swaps)  # E3
    return range(least, lane.length - swaps + 1) if stand_in else range(1)
