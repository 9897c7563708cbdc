"""Guesses at what a seat can't know, compiled: deals that agree with all it knows, and with what its rivals have built.

Every deal that agrees with what the seat knows is as likely as another (`rules.redeal`). But people build where their
tickets lead. So several deals are made, and one is drawn by how well the rivals' tickets fit their lanes.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner
from branchline.bots.policy.graph import FAR, find_pieces, ticket_pieces, walk
from branchline.rules.bits import NONE, add, has
from branchline.rules.chance import roll_word
from branchline.rules.redeal import redeal

DEALS = 8  # to draw one from
FAITH = 3.5  # the logarithm of how much likelier a connected ticket is than one not begun: fitted to games of bots


@inner
def weigh_tickets(board: np.record, state: np.record, seat: int, work: np.record, fit: np.ndarray) -> None:
    """How well each ticket fits what each rival has built: the share of its way that is done; below 0 if blocked."""
    for other in range(state.players):
        if other == seat:
            continue
        for ticket in range(board.ticket_count):
            fit[other, ticket] = 0.0
        if state.lanes[other, 0] == NONE and state.lanes[other, 1] == NONE:
            continue
        for begun in range(2):
            _spread_lanes(board, state, other, begun == 1, work)
            for ticket in range(board.ticket_count):
                a, b = ticket_pieces(board, work, ticket)
                walk(board, work, a, b, FAR)
                way = min(work.distance[b], 40.0)
                if begun == 0:
                    fit[other, ticket] = way
                else:
                    fit[other, ticket] = max((fit[other, ticket] - way) / max(fit[other, ticket], 1.0), -1.0)


@inner
def _spread_lanes(board: np.record, state: np.record, seat: int, begun: bool, work: np.record) -> None:
    """Lanes at their lengths: as at the start of the game, or as they are now, with the seat's own ones free."""
    for place in range(board.city_count + board.country_count):
        work.piece[place] = place
        work.at[place, 0] = NONE
        work.at[place, 1] = NONE
    if begun:
        find_pieces(board, state, seat, work)
    for lane in range(board.lane_count):
        work.cost[lane] = float(board.length[lane])
        a, b = work.piece[board.ends[lane, 0]], work.piece[board.ends[lane, 1]]
        if a != b and (not begun or has(state.open[seat], lane)):
            work.edge[lane, 0] = a
            work.edge[lane, 1] = b
            add(work.at[a], lane)
            add(work.at[b], lane)


@inner
def deal(board: np.record, states: np.ndarray, seat: int, fit: np.ndarray, luck: np.ndarray) -> None:
    """A guess at the game of `states[0]`, a blind record, into `states[1]`; `states[2]` is scratch."""
    total = 0.0
    for _ in range(DEALS):
        states[2] = states[0]
        dealt = states[2]
        redeal(board, dealt, seat, luck)
        likely = 0.0
        for other in range(dealt.players):
            if other == seat:
                continue
            for ticket in range(board.ticket_count):
                if has(dealt.tickets[other], ticket):
                    likely += fit[other, ticket]
        weight = np.exp(FAITH * likely)
        total += weight
        if float(roll_word(luck) >> np.uint64(11)) * 2.0**-53 * total < weight:  # each is kept by its weight in the end
            states[1] = states[2]
