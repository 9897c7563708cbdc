"""Ticket offers: chooses which tickets to keep by planning for every allowed subset."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.policy.graph import make_plan, survey
from branchline.bots.policy.habits import TICKET_RISK
from branchline.rules.bits import add, has, popcount
from branchline.rules.legal import least_kept
from branchline.rules.records import KEEP


@inner
def choose_tickets(board: np.record, state: np.record, seat: int, habits: np.ndarray, work: np.record) -> int:
    """Keep the tickets that make the best plan (value minus cost) together with those already held."""
    survey(board, state, seat, habits, work)
    least = least_kept(board, state, seat)
    best = -1e18
    found = -1
    for chosen in range(1, 1 << int(state.offer_size[seat])):
        if popcount(np.uint64(chosen)) < least:
            continue
        for word in range(2):
            work.trial[word] = state.tickets[seat, word]
        for i in range(state.offer_size[seat]):
            if (chosen >> i) & 1:
                add(work.trial, int(state.offer[seat, i]))
        make_plan(board, state, seat, habits, work.trial, work)
        worth = work.plan_value - work.plan_cost
        for i in range(state.offer_size[seat]):
            if (chosen >> i) & 1 and has(work.wanted, int(state.offer[seat, i])):
                worth -= (1.0 - habits[TICKET_RISK]) * board.ticket_points[state.offer[seat, i]]
        if worth > best:
            best = worth
            found = chosen
    return KEEP + found
