"""Prospects of a seat for its view: grouped legal actions, why routes can't be claimed, and unreachable tickets.

Only what the seat knows is read, so a blind record gives the same result as a full one.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import NONE, ONE
from branchline.rules.claims import substitutes_left, too_many_swaps
from branchline.rules.compiling import inner
from branchline.rules.legal import legal_actions
from branchline.rules.lost_tickets import COLUMNS, MEMORY, find_lost_tickets
from branchline.rules.records import CARDS_SHORT, GREY, LEGAL, LOCOMOTIVE, STATION, TICKETS
from branchline.rules.refusals import route_refusal

FAR = 1 << 20  # infinity: more cards than anyone can lack


@inner
def survey(board: np.record, state: np.record, seat: int, tally: np.ndarray, found: np.record) -> None:
    """Write all of a seat's prospects into a SURVEY record."""
    found.cities = NONE
    found.plain = 0
    found.station_ways = 0
    for word in range(2):
        found.lost[word] = NONE
    for group in range(board.colour_groups[GREY + 2]):
        found.ways[group] = 0
    _group_actions(board, state, seat, tally, found)
    for group in range(board.colour_groups[GREY + 2]):
        _find_shortage(board, state, seat, group, found)
    for route in range(board.route_count):
        group = board.group[route]
        refused = route_refusal(board, state, seat, route)
        if refused == LEGAL and found.short[group, 1] + found.short[group, 2] + found.short[group, 3] > 0:
            refused = CARDS_SHORT
        found.refusals[route] = refused
        if route == board.group_first[group]:
            found.kinds[group] = refused
        elif found.kinds[group] != refused:
            found.kinds[group] = -1
    memory, paths = np.zeros((MEMORY, COLUMNS), np.uint64), np.zeros((TICKETS, 2), np.uint64)
    find_lost_tickets(board, state, seat, memory, paths, found.lost)


@inner
def _group_actions(board: np.record, state: np.record, seat: int, tally: np.ndarray, found: np.record) -> None:
    """Group the legal actions: routes of a group have the same payments, and so do stations in all cities."""
    count = legal_actions(board, state, seat, tally, found.numbers)
    found.legal = count
    for i in range(count):
        number = found.numbers[i]
        if number < STATION:
            found.plain += 1
        elif number < board.claim:
            city = (number - STATION) // board.station_payments
            if found.cities == NONE or found.cities == ONE << np.uint64(city):
                found.station_payments[found.station_ways] = (number - STATION) % board.station_payments
                found.station_ways += 1
            found.cities |= ONE << np.uint64(city)
        else:
            route = board.action_route[number]
            group = board.group[route]
            payment = number - board.route_action[route]
            ways = found.ways[group]
            first = board.group_payment[group]
            # Payments ascend within a route, so this keeps only those of the group's first claimable route.
            if ways == 0 or found.payments[first + ways - 1] < payment:
                found.payments[first + ways] = payment
                found.ways[group] = ways + 1


@inner
def _find_shortage(board: np.record, state: np.record, seat: int, group: int, found: np.record) -> None:
    """Find the payment that lacks the fewest cards (ties: the fewest locomotives), and write what it lacks."""
    best = FAR
    held = substitutes_left(board, state, seat, group, 0)
    for payment in range(board.group_payment[group], board.group_payment[group] + board.group_payments[group]):
        swaps = int(board.payments[payment, 3])
        if too_many_swaps(board, state, group, swaps):
            continue
        colour = int(board.payments[payment, 0])
        cards = int(board.payments[payment, 1])
        locomotives = int(board.payments[payment, 2])
        laid = min(cards, int(state.hand[seat, colour])) if cards else 0
        wild = min(locomotives, int(state.hand[seat, LOCOMOTIVE]))
        left = held - laid - (wild if board.group_any[group] else 0)
        more = max(swaps * int(board.group_price[group]) - left, 0)
        lack = 64 * (cards - laid + locomotives - wild + more) + locomotives - wild
        if lack < best:
            best = lack
            found.short[group, 0] = colour
            found.short[group, 1] = cards - laid
            found.short[group, 2] = locomotives - wild
            found.short[group, 3] = more
            if best == 0:
                return
