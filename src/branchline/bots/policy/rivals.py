"""Opponent pool: policies with different styles, for tuning the racer and as rivals in the search's rollouts."""

from __future__ import annotations

import numpy as np

from branchline.bots.policy.habits import Habits, habits

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
