"""Observations: writes what a seat may know as a row of numbers, for learning programs.

The record must be blind for the seat (`knowledge`), so a row can't contain more than a view. `game/observations.py`
names the parts of a row and must list them in the order in which they are written here. Seats are relative: the
observing seat comes first, then those after it in turn order.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.rules.bits import NONE, ONE, lowest, popcount
from branchline.rules.count import settle_seat
from branchline.rules.lost_tickets import find_lost_tickets
from branchline.rules.records import BOTTOM, CARDS, FACE_UP, GAP, OFFER, OVER, START
from branchline.rules.vector import inner

PHASE_COUNT = 7
TICKET_LAYERS = 3
COUNTERS = 6  # deck size, final turns, passes, idle turns, cards owed, substitutes still to give

# Columns of an event in a history: who acted (-1: the deal), the action as the seat may know it, the size of the deck;
# then by relative seat the sizes of hands and the number of tickets; then cards and the seat's own offer.
EVENT_ACTOR, EVENT_ACTION, EVENT_DECK, EVENT_HANDS = range(4)


class Notes(NamedTuple):
    """Scratch memory for observations on one board."""

    parents: np.ndarray  # union-find of the places: see _join_networks
    paths: np.ndarray  # for every ticket, a path that completed it once: see lost_tickets
    lost: np.ndarray  # set of tickets
    counts: np.ndarray  # one count


@inner
def write_observation(
    board: np.record, state: np.record, seat: int, memory: np.ndarray, notes: Notes, out: np.ndarray
) -> int:
    """Write the row of a seat; returns its length. `memory` belongs to the game: see lost_tickets."""
    for i in range(out.size):
        out[i] = 0
    players = int(state.players)
    out[int(state.phase)] = 1
    at = PHASE_COUNT
    out[at + _relative(int(state.turn), seat, players)] = 1
    at += players
    out[at + _relative(int(state.first), seat, players)] = 1
    at += players
    out[at] = state.deck_size
    out[at + 1] = state.final_turns
    out[at + 2] = state.passes
    out[at + 3] = state.idle_turns
    out[at + 4] = state.owed
    out[at + 5] = state.to_give
    at += COUNTERS
    at = _write_cards(state, seat, out, at)
    for layer in range(TICKET_LAYERS):
        out[at + layer] = state.deck_tickets[layer]
    at += TICKET_LAYERS
    at = _write_seats(board, state, seat, out, at)
    at = _write_routes(board, state, seat, out, at)
    at = _write_tickets(board, state, seat, memory, notes, out, at)
    at = _write_stations(board, state, seat, out, at)
    return _write_countries(board, state, seat, out, at)


@inner
def _relative(other: int, seat: int, players: int) -> int:
    """Return how many seats after the observing one another seat is."""
    return other - seat if other >= seat else other - seat + players


@inner
def _write_cards(state: np.record, seat: int, out: np.ndarray, at: int) -> int:
    """Write the cards: own hand, face up, discards, laid, turned up, and what the deck can hold at most."""
    for slot in range(FACE_UP):
        if state.face_up[slot] != GAP:
            out[at + CARDS + int(state.face_up[slot])] += 1
    for card in range(CARDS):
        out[at + card] = state.hand[seat, card]
        out[at + 2 * CARDS + card] = state.discards[card]
        out[at + 3 * CARDS + card] = state.laid[card]
        out[at + 4 * CARDS + card] = state.turned[card]
        out[at + 5 * CARDS + card] = int(state.deck_most[card]) - int(state.unseen_draws[seat, card])
    return at + 6 * CARDS


@inner
def _write_seats(board: np.record, state: np.record, seat: int, out: np.ndarray, at: int) -> int:
    """Write what all know of each seat: numbers, and the cards that it is known to hold."""
    players = int(state.players)
    for k in range(players):
        other = seat + k if seat + k < players else seat + k - players
        out[at + k] = state.hand_size[other]
        out[at + players + k] = state.trains[other]
        out[at + 2 * players + k] = state.points[other]
        out[at + 3 * players + k] = state.tickets_held[other]
        out[at + 4 * players + k] = state.offer_size[other]
        out[at + 5 * players + k] = 1 if state.phase == START and state.chosen[other] != 0 else 0
        out[at + 6 * players + k] = int(board.stations) - popcount(state.stations[other])
        known = at + 7 * players + k * CARDS
        for card in range(CARDS):
            out[known + card] = state.known[other, card]
    return at + 7 * players + players * CARDS


@inner
def _write_routes(board: np.record, state: np.record, seat: int, out: np.ndarray, at: int) -> int:
    """Write the routes by owner, those that the seat may still claim, and the one being paid for."""
    players = int(state.players)
    routes = int(board.route_count)
    for k in range(players):
        other = seat + k if seat + k < players else seat + k - players
        for word in range(2):
            _write_set(state.routes[other, word], out, at + k * routes + 64 * word)
    at += players * routes
    for word in range(2):  # most of them are open, so it is faster to write every bit than to look for those set
        left = state.open[seat, word]
        for i in range(min(routes - 64 * word, 64)):
            out[at + 64 * word + i] = (left >> np.uint64(i)) & ONE
    at += routes
    if state.laid_route >= 0:
        out[at + int(state.laid_route)] = 1
    return at + routes


@inner
def _write_tickets(
    board: np.record, state: np.record, seat: int, memory: np.ndarray, notes: Notes, out: np.ndarray, at: int
) -> int:
    """Write the seat's tickets: held, connected, lost, offered, and returned as far as it knows where."""
    tickets = int(board.ticket_count)
    parents = notes.parents
    _join_networks(board, state, seat, parents)
    _find_lost(board, state, seat, memory, notes)
    for word in range(2):
        left = state.tickets[seat, word]
        while left != NONE:
            ticket = 64 * word + lowest(left)
            left &= left - ONE
            out[at + ticket] = 1
            if _network(parents, int(board.ticket_ends[ticket, 0])) == _network(
                parents, int(board.ticket_ends[ticket, 1])
            ):
                out[at + tickets + ticket] = 1
        _write_set(state.out[seat, word] | state.put_under[seat, word], out, at + 4 * tickets + 64 * word)
        _write_set(notes.lost[word], out, at + 2 * tickets + 64 * word)
    for i in range(state.offer_size[seat]):
        out[at + 3 * tickets + int(state.offer[seat, i])] = i + 1
    for i in range(state.deck_tickets[BOTTOM]):
        if state.bottom_by[i] == seat:
            out[at + 4 * tickets + int(state.bottom[i])] = 1
    return at + 5 * tickets


@inner
def _find_lost(board: np.record, state: np.record, seat: int, memory: np.ndarray, notes: Notes) -> None:
    """Find the tickets that can't be completed any more; after the game, those that are not complete."""
    for word in range(2):
        notes.lost[word] = NONE
    if memory.shape[0] == 0:  # they are not wanted
        return
    if state.phase != OVER:
        find_lost_tickets(board, state, seat, memory, notes.paths, notes.lost)
        return
    count = notes.counts[0]
    settle_seat(board, state, seat, count)
    for word in range(2):
        notes.lost[word] = state.tickets[seat, word] & ~count.complete[seat, word]


@inner
def _join_networks(board: np.record, state: np.record, seat: int, parents: np.ndarray) -> None:
    """Union-find: join the places that the seat's own routes connect. `_network` finds the root of a place.

    Countries are places too. A seat has at most one route into a country (P4), so nothing is connected through one.
    """
    for place in range(parents.size):
        parents[place] = place
    for word in range(2):
        left = state.routes[seat, word]
        while left != NONE:
            route = 64 * word + lowest(left)
            left &= left - ONE
            a = _network(parents, int(board.ends[route, 0]))
            parents[_network(parents, int(board.ends[route, 1]))] = a


@inner
def _network(parents: np.ndarray, place: int) -> int:
    """Return the place that stands for all those connected with this one, and shorten the way to it."""
    while parents[place] != place:
        parents[place] = parents[parents[place]]
        place = int(parents[place])
    return place


@inner
def _write_stations(board: np.record, state: np.record, seat: int, out: np.ndarray, at: int) -> int:
    """Write the cities with a station, by owner, on boards that have stations."""
    if board.stations == 0:
        return at
    players = int(state.players)
    cities = int(board.city_count)
    for k in range(players):
        other = seat + k if seat + k < players else seat + k - players
        _write_set(state.stations[other], out, at + k * cities)
    return at + players * cities


@inner
def _write_countries(board: np.record, state: np.record, seat: int, out: np.ndarray, at: int) -> int:
    """Write the country cards taken and the countries joined, by owner, on boards that have countries."""
    countries = int(board.country_count)
    if countries == 0:
        return at
    players = int(state.players)
    cards = NONE
    for country in range(countries):
        cards |= board.stack[country]
    number = popcount(cards)
    for k in range(players):
        other = seat + k if seat + k < players else seat + k - players
        _write_set(state.country_cards[other], out, at + k * number)
        _write_set(np.uint64(state.joined[other]), out, at + players * number + k * countries)
    return at + players * (number + countries)


@inner
def _write_set(left: np.uint64, out: np.ndarray, at: int) -> None:
    """Write 1 for each element of a bit set; the others are 0 already."""
    while left != NONE:
        out[at + lowest(left)] = 1
        left &= left - ONE


@inner
def write_event(state: np.record, seat: int, actor: int, action: int, out: np.ndarray) -> None:
    """Write one event of a history: what a seat saw of an action, and what it knows right after it."""
    players = int(state.players)
    out[EVENT_ACTOR] = _relative(actor, seat, players) if actor >= 0 else -1
    out[EVENT_ACTION] = action
    out[EVENT_DECK] = state.deck_size
    at = EVENT_HANDS
    for k in range(players):
        other = seat + k if seat + k < players else seat + k - players
        out[at + k] = state.hand_size[other]
        out[at + players + k] = state.tickets_held[other]
    at += 2 * players
    for slot in range(FACE_UP):
        out[at + slot] = state.face_up[slot]
    at += FACE_UP
    for card in range(CARDS):
        out[at + card] = state.discards[card]
        out[at + CARDS + card] = state.turned[card]
        out[at + 2 * CARDS + card] = state.hand[seat, card]
    at += 3 * CARDS
    for i in range(OFFER):
        out[at + i] = int(state.offer[seat, i]) if i < int(state.offer_size[seat]) else -1
