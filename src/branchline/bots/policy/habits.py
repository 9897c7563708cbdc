"""Habits: the weights of a policy, which make it a planner or a racer. Values are in points of the final score.

The central weight is `rate`, the value of a turn. A route costs its claim and the draws of its cards at that rate, and
brings its points; a ticket is worth a detour as long as it brings more than the detour costs.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

# Each habit: its name, the default (a racer's value), the lower and the upper bound.
_HABITS: tuple[tuple[str, float, float, float], ...] = (
    ("rate", 2.6, 0.2, 10.0),  # points that a turn is worth
    ("card", 0.5, 0.2, 1.0),  # turns that a card not yet held costs
    ("held", 0.25, 0.0, 1.0),  # turns that a card already held costs
    ("grey", 0.85, 0.4, 1.2),  # share of the cost of cards that counts for a grey route: any colour will do
    ("symbol", 0.5, 0.0, 3.0),  # extra turns that a locomotive symbol costs
    ("tunnel", 0.4, 0.0, 2.0),  # extra turns that a tunnel costs
    ("least_cost", 0.3, 0.01, 6.0),  # points that any route of a plan costs at least: prefers shorter plans
    ("plan", 6.0, 0.0, 30.0),  # points for claiming a route of the plan
    ("contest", 4.0, 0.0, 20.0),  # more points for it, for each rival that has built at both its ends
    ("extend", 0.8, 0.0, 8.0),  # points for a route outside the plan that extends the network
    ("keep_cards", 0.35, 0.0, 6.0),  # points that it costs to spend a card that the plan needs
    ("keep_locomotive", 1.0, 0.0, 5.0),  # points that it costs to spend a locomotive
    ("draw", 4.5, 0.0, 40.0),  # points that a claim must bring to be better than two cards
    ("full_hand", 16.0, 6.0, 40.0),  # cards in hand from which drawing is worth less
    ("take_locomotive", 1.2, 0.0, 5.0),  # how much a face-up locomotive is wanted, which takes a whole draw
    ("beyond", 0.05, 0.0, 1.0),  # how much a card is wanted for a route outside the plan, per point per turn
    ("face_up", 1.0, 0.0, 4.0),  # how many times as much as an average unseen card a face-up card must be wanted
    ("ticket_turns", 12.0, 0.0, 40.0),  # estimated turns that must be left for drawing tickets
    ("ticket_risk", 0.75, 0.2, 1.5),  # share of a ticket's points that counts when choosing tickets
    ("spare", 5.0, 0.0, 40.0),  # points that it costs to claim a tunnel without spare cards: the claim may fail
    ("tickets", 2.0, 0.0, 4.0),  # times its points is what a ticket may cost: a failed one also subtracts them
    ("end_trains", 1.25, 0.4, 3.0),  # trains that a player places per turn, on average over all turns
    ("block", 0.0, 0.0, 20.0),  # points for a route outside the plan where a rival has built at both ends
    ("late", 10.0, 1.0, 45.0),  # once a player has fewer trains, drawing is worth proportionally less
    ("close", 0.0, 0.0, 5.0),  # points for each train placed when the plan is done and the seat is ahead
    ("substitute", 0.3, 0.0, 3.0),  # points that it costs to give one card as a substitute
    ("version", 3.0, 1.0, 3.0),  # of the bots: 1 overlooked some routes that extend a network, 2 had older tuned habits
)
NAMES = tuple(name for name, _, _, _ in _HABITS)
COUNT = len(NAMES)
(
    RATE, CARD, HELD, GREY_SHARE, SYMBOL, TUNNEL_RISK, LEAST_COST, PLAN, CONTEST, EXTEND, KEEP_CARDS, KEEP_LOCOMOTIVE,
    DRAW_WORTH, FULL_HAND, TAKE_LOCOMOTIVE, BEYOND, FACE_UP_WISH, TICKET_TURNS, TICKET_RISK, SPARE,
    TICKETS, END_TRAINS, BLOCK, LATE, CLOSE, SUBSTITUTE, VERSION,
) = range(COUNT)  # fmt: skip

Habits = NDArray[np.float64]


def habits(changes: Mapping[str, float] = {}) -> Habits:  # the default is never modified
    """The default habits, with some changed."""
    return np.array([changes.get(name, usual) for name, usual, _, _ in _HABITS], dtype=np.float64)


def bounds() -> dict[str, tuple[float, float]]:
    """The lower and upper bound of each habit."""
    return {name: (least, most) for name, _, least, most in _HABITS}


# The racer's tuned habits, by board and number of players, as written by `tools/tune.py`, and those of older versions.
TUNED_FILE = Path(__file__).with_name("tuned.json")
OLD_TUNED_FILE = Path(__file__).with_name("tuned_2.json")
NEWEST = 3
ANY = "any"  # for a board without tuned habits


def tuned(board: str, players: int, version: float = NEWEST) -> Habits:
    """Habits tuned for a table, else for the nearest number of players on that board, else for any board."""
    file = _tuned_tables(TUNED_FILE if version >= NEWEST else OLD_TUNED_FILE)
    tables = file.get(board) or file.get(ANY) or {}
    nearest = min(tables, key=lambda count: abs(int(count) - players), default=None)
    return habits({"version": min(version, NEWEST)} | (tables[nearest] if nearest is not None else {}))


@cache
def _tuned_tables(file: Path) -> dict[str, dict[str, dict[str, float]]]:
    found: dict[str, dict[str, dict[str, float]]] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return found


# A pool of opponents with different styles, for tuning the racer and as rivals in the search's rollouts.
RIVALS = {
    "builder": {"draw": 2.0, "plan": 12.0, "ticket_turns": 30.0},  # claims whatever it can as soon as it can
    "hoarder": {"draw": 20.0, "full_hand": 20.0, "keep_cards": 2.0},  # draws first and claims late
    "glutton": {"ticket_turns": 0.0, "draw": 10.0, "rate": 4.0},  # draws tickets until the end
    "blocker": {"block": 15.0, "contest": 15.0, "draw": 6.0},  # goes where others want to go
    "greedy": {"tickets": 0.0, "draw": 0.0, "plan": 0.0, "ticket_turns": 40.0},  # points now
}


def rivals() -> Habits:
    """Their habits, one row each."""
    return np.array([habits(changes) for changes in RIVALS.values()])
