"""Determinization, compiled: samples deals of what a seat cannot know, with tickets that fit the rivals' routes.

All deals that agree with what the seat knows are equally likely (`rules.redeal`). But players build where their tickets
lead. So each ticket of a rival is drawn again, several times in turn, from all tickets that could be in its place, with
weights for how well they fit the rival's routes (Gibbs sampling).
"""

from __future__ import annotations

import numpy as np

from branchline.bots.compiling import inner, jit
from branchline.bots.policy.graph import FAR, find_pieces, ticket_pieces, walk
from branchline.rules.bits import NONE, ONE, add, has, lowest, remove
from branchline.rules.chance import roll_word, siphash
from branchline.rules.records import TICKETS
from branchline.rules.redeal import redeal

SWEEPS = 3  # how often each ticket is drawn again: hardly any trace of the first deal is left then
# Logs of how many times likelier a ticket is if its whole path is built instead of none, and more if it is connected.
FAITH, CONNECTED = 5.0, 3.0
# Random streams of a batch of deals.
DEAL, SEED_LOW, SEED_HIGH = np.uint64(0x636F61), np.uint64(0x736C6F), np.uint64(0x736869)


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


@jit
def deal_batch(
    board: np.ndarray, memory: np.ndarray, seat: int, fit: np.ndarray, seed: np.uint64, first: int, dealt: np.ndarray
) -> None:
    """Fill `dealt` with the deals number `first`, `first + 1` … of a decision, with a seed for later draws.

    The states in `memory` are what the seat knows, then two scratch records; `fit` says how well tickets fit the
    rivals' routes (see `weigh_tickets`).
    """
    rng = np.empty(1, dtype=np.uint64)
    for i in range(dealt.size):
        number = np.uint64(first + i)
        rng[0] = siphash(seed, DEAL, number)
        deal(board[0], memory, seat, fit, rng)
        dealt[i] = memory[1]
        dealt[i].seed[0] = siphash(seed, SEED_LOW, number)
        dealt[i].seed[1] = siphash(seed, SEED_HIGH, number)


@inner
def deal(board: np.record, states: np.ndarray, seat: int, fit: np.ndarray, rng: np.ndarray) -> None:
    """Sample a deal for `states[0]`, a blind record, into `states[1]`."""
    states[1] = states[0]
    dealt = states[1]
    redeal(board, dealt, seat, rng)
    weight = np.empty(TICKETS)
    for other in range(dealt.players):
        if other == seat:
            continue
        fits = False
        for ticket in range(board.ticket_count):
            share = fit[other, ticket]
            fits = fits or share != 0.0
            weight[ticket] = np.exp(FAITH * share + (CONNECTED if share >= 1.0 else 0.0))
        if not fits:
            continue
        for _ in range(SWEEPS):
            for word in range(2):
                left = dealt.tickets[other, word]
                while left != NONE:
                    ticket = 64 * word + lowest(left)
                    left &= left - ONE
                    _draw_again(board, dealt, seat, other, ticket, weight, rng)


@inner
def _draw_again(
    board: np.record, state: np.record, seat: int, other: int, ticket: int, weight: np.ndarray, rng: np.ndarray
) -> None:
    """Swap a rival's ticket for one that nobody holds, or keep it, with probabilities proportional to their weights.

    Tickets are as likely to be in any of these places as long as long ones are swapped for long ones (E2), and those
    that the seat put under the deck itself stay where they are.
    """
    if has(state.put_under[seat], ticket):
        return
    is_long = has(board.long_tickets, ticket)
    pool = np.empty(2, dtype=np.uint64)
    total = weight[ticket]
    for word in range(2):
        pool[word] = state.unseen_tickets[word] | state.returned[word]
        for row in range(state.out.shape[0]):
            if row != seat:
                pool[word] |= state.out[row, word]
        pool[word] &= ~state.put_under[seat, word]
        pool[word] &= board.long_tickets[word] if is_long else ~board.long_tickets[word]
        left = pool[word]
        while left != NONE:
            total += weight[64 * word + lowest(left)]
            left &= left - ONE
    chance = float(roll_word(rng) >> np.uint64(11)) * 2.0**-53 * total - weight[ticket]
    for word in range(2):
        left = pool[word]
        while left != NONE and chance >= 0.0:
            drawn = 64 * word + lowest(left)
            left &= left - ONE
            chance -= weight[drawn]
            if chance < 0.0:
                _swap(state, seat, other, ticket, drawn)


@inner
def _swap(state: np.record, seat: int, other: int, ticket: int, drawn: int) -> None:
    """Give a rival a ticket that nobody holds, and put one of its own in that place."""
    remove(state.tickets[other], ticket)
    add(state.tickets[other], drawn)
    if has(state.unseen_tickets, drawn):
        remove(state.unseen_tickets, drawn)
        add(state.unseen_tickets, ticket)
    elif has(state.returned, drawn):
        remove(state.returned, drawn)
        add(state.returned, ticket)
    else:
        for row in range(state.out.shape[0]):
            if row != seat and has(state.out[row], drawn):
                remove(state.out[row], drawn)
                add(state.out[row], ticket)
