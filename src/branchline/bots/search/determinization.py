"""Determinization with importance resampling, compiled: samples deals of what a seat cannot know.

All deals that agree with what the seat knows are equally likely (`rules.redeal`). But players build where their tickets
lead. So several deals are sampled, and one is drawn with weights for how well the rivals' tickets fit their routes.
"""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner
from branchline.bots.policy.graph import FAR, find_pieces, ticket_pieces, walk
from branchline.rules.bits import NONE, add, has
from branchline.rules.chance import roll_word
from branchline.rules.redeal import redeal

DEALS = 8  # samples to draw one from
FAITH = 3.5  # log of how many times likelier a connected ticket is than one not begun, fitted to games between bots


@inner
def weigh_tickets(board: np.record, state: np.record, seat: int, work: np.record, fit: np.ndarray) -> None:
    """Rate how well each ticket fits each rival's routes: the share of its path that is built; below 0 if blocked."""
    for other in range(state.players):
        if other == seat:
            continue
        for ticket in range(board.ticket_count):
            fit[other, ticket] = 0.0
        if state.routes[other, 0] == NONE and state.routes[other, 1] == NONE:
            continue
        for begun in range(2):
            _build_graph(board, state, other, begun == 1, work)
            for ticket in range(board.ticket_count):
                a, b = ticket_pieces(board, work, ticket)
                walk(board, work, a, b, FAR)
                way = min(work.distance[b], 40.0)
                if begun == 0:
                    fit[other, ticket] = way
                else:
                    fit[other, ticket] = max((fit[other, ticket] - way) / max(fit[other, ticket], 1.0), -1.0)


@inner
def _build_graph(board: np.record, state: np.record, seat: int, begun: bool, work: np.record) -> None:
    """Make a graph of routes with their lengths, as at the start of the game or as now, with own routes free."""
    for place in range(board.city_count + board.country_count):
        work.piece[place] = place
        work.at[place, 0] = NONE
        work.at[place, 1] = NONE
    if begun:
        find_pieces(board, state, seat, work)
    for route in range(board.route_count):
        work.cost[route] = float(board.length[route])
        a, b = work.piece[board.ends[route, 0]], work.piece[board.ends[route, 1]]
        if a != b and (not begun or has(state.open[seat], route)):
            work.link[route] = a ^ b
            add(work.at[a], route)
            add(work.at[b], route)


@inner
def deal(board: np.record, states: np.ndarray, seat: int, fit: np.ndarray, rng: np.ndarray) -> None:
    """Sample a deal for `states[0]`, a blind record, into `states[1]`; `states[2]` is scratch."""
    total = 0.0
    for _ in range(DEALS):
        states[2] = states[0]
        dealt = states[2]
        redeal(board, dealt, seat, rng)
        likely = 0.0
        for other in range(dealt.players):
            if other == seat:
                continue
            for ticket in range(board.ticket_count):
                if has(dealt.tickets[other], ticket):
                    likely += fit[other, ticket]
        weight = np.exp(FAITH * likely)
        total += weight
        # Weighted reservoir sampling: in the end each deal is chosen with a probability proportional to its weight.
        if float(roll_word(rng) >> np.uint64(11)) * 2.0**-53 * total < weight:
            states[1] = states[2]
