"""Strategies that a search tries besides the policy's own: whole plans, each by the policy with one habit changed.

A single odd action is often planned away by the policy's next decision. A strategy goes on as it has begun: its first
action is a candidate, and playouts continue with its habits (`rollouts.Trial.strategies`). Mostly it starts with the
action that the policy would choose anyway, and then there is nothing to try.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.policy.habits import NAMES, Habits, bounds

# What is changed: a habit, and a factor for its value.
_FACTORS = (
    ("card", 2.0),  # routes for which cards are in hand
    ("grey", 2.0),  # other paths for the tickets: those without grey routes
    ("least_cost", 0.5),  # and those with more, but cheaper routes
    ("plan", 0.5),  # routes that bring points before those of the plan
    ("tickets", 0.5),  # give up expensive tickets
    ("rate", 1.6),  # hurry
    ("rate", 0.6),  # take time
    ("late", 0.5),  # go on drawing cards towards the end
    ("end_trains", 0.7),  # expect a longer game
)
# A habit, and its value.
_VALUES = (
    ("ticket_turns", 40.0),  # no more tickets
    ("ticket_turns", 0.0),  # draw tickets as soon as the plan is done
    ("contest", 12.0),  # first the planned routes that others may want
    ("block", 8.0),  # block
    ("extend", 6.0),  # the longest path
)


def strategies(own: Habits) -> Habits:
    """Their habits, one row each; without those that would change nothing."""
    limits = bounds()
    changes = [(name, factor * own[NAMES.index(name)]) for name, factor in _FACTORS] + list(_VALUES)
    rows = []
    for name, value in changes:
        row = own.copy()
        row[NAMES.index(name)] = np.clip(value, *limits[name])
        if not np.array_equal(row, own):
            rows.append(row)
    return np.array(rows).reshape(-1, len(own))
