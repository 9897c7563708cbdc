"""View decoder: rebuilds the blind state record from a view, so that compiled bots can play with views alone.

A view holds everything that its seat may know. Only two details are lost, and neither matters to the seat: the first
card that may still be given as a substitute (`give_from`; the cards that may be given now are the same), and why
face-up cards with too many locomotives stay (`face_up_rests`): because they were replaced ten times in a row (D1),
which hardly ever happens, or for lack of coloured cards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

from branchline.boards import Board
from branchline.boards.model import CARDS
from branchline.errors import BranchlineError
from branchline.game.actions import Cards
from branchline.game.setup import option_bits
from branchline.game.views import View
from branchline.rules import engine, records


def states_of(board: Board, view: View) -> engine.States:
    """The state record that holds what the seat of a view may know, as an array of length one."""
    if view.digest != board.digest:
        raise BranchlineError(f"this game is played on another edition of {view.board} than is installed here")
    record, states = engine.board_record(board), engine.new_states(1)
    state: np.record = states[0]
    _table(state, view)
    _built(board, state, view)
    engine.derive(record, state)
    _cards(record, state, view)
    _tickets(board, record, state, view)
    _payment_in_progress(board, state, view)
    return states


def _table(state: np.record, view: View) -> None:
    state.players = len(view.seats)
    state.first = view.first
    state.turn = view.turn
    state.phase = records.PHASES.index(view.phase)
    state.passes = view.passes
    state.idle_turns = view.idle_turns
    state.final_turns = -1 if view.final_turns is None else view.final_turns
    state.ending = records.ENDINGS.index(view.ending or "")
    state.options = option_bits({"longest_path": view.longest_path, "strict_ferries": view.strict_ferries})


def _built(board: Board, state: np.record, view: View) -> None:
    """Routes, stations, country cards. Equal cards of a stack go to the seats in order: it makes no difference."""
    free = {country.id: list(country.cards) for country in board.countries}
    first = {c.id: sum(len(before.cards) for before in board.countries[:i]) for i, c in enumerate(board.countries)}
    for number, seat in enumerate(view.seats):
        state.routes[number] = _words(board.route_index[route] for route in seat.routes)
        state.stations[number] = _words(board.city_index[city] for city in seat.stations)[0]
        taken = []
        for country, values in seat.countries.items():
            for value in values:
                place = free[country].index(value)
                free[country][place] = -1
                taken.append(first[country] + place)
        state.country_cards[number] = _words(taken)[0]


def _cards(record: np.record, state: np.record, view: View) -> None:
    state.all_cards[:] = record.all_cards
    state.face_up[:] = records.GAP
    state.face_up[: len(view.face_up)] = [records.GAP if card is None else CARDS.index(card) for card in view.face_up]
    state.deck_size = view.deck
    state.discards[:] = _counts(view.discards)
    state.deck_most[:] = _counts(view.deck_most)
    for number, seat in enumerate(view.seats):
        state.hand_size[number] = seat.cards
        state.known[number] = _counts(seat.known)
    if view.seat is not None:
        state.hand[view.seat] = _counts(view.hand)
        state.unseen_draws[view.seat] = _counts(view.unseen_draws)


def _tickets(board: Board, record: np.record, state: np.record, view: View) -> None:
    state.tickets_in_game[:] = record.long_tickets | record.regular_tickets
    state.deck_tickets[:] = view.tickets_left
    state.offer[:] = records.UNKNOWN_TICKET
    state.bottom[:] = records.UNKNOWN_TICKET
    state.bottom_by[:] = -1
    for place, (ticket, by) in enumerate(zip(view.bottom, view.bottom_by, strict=True)):
        state.bottom[place] = records.UNKNOWN_TICKET if ticket is None else board.ticket_index[ticket]
        state.bottom_by[place] = by
    for number, seat in enumerate(view.seats):
        state.tickets_held[number] = seat.tickets
        state.kept_at_start[number] = seat.kept_at_start
        state.offer_size[number] = seat.offered
        state.chosen[number] = seat.chosen
        state.out_size[number] = seat.returned
        state.tickets[number] = _ticket_words(board, seat.open_tickets)
    placed = sum(view.tickets_left) + sum(seat.tickets + seat.offered + seat.returned for seat in view.seats)
    state.out_size[records.NEVER_DEALT] = len(board.tickets) - placed
    if view.seat is not None:
        _own_tickets(board, state, view, view.seat)


def _own_tickets(board: Board, state: np.record, view: View, seat: int) -> None:
    offer = [held.ticket for held in view.offer]
    state.tickets[seat] = _ticket_words(board, (held.ticket for held in view.tickets))
    state.offer[seat, : len(offer)] = [board.ticket_index[ticket] for ticket in offer]
    state.chosen[seat] = sum(1 << place for place, ticket in enumerate(offer) if ticket in view.chosen)
    state.put_under[seat] = _ticket_words(board, view.put_under)
    state.out[seat] = _ticket_words(board, view.returned)


def _payment_in_progress(board: Board, state: np.record, view: View) -> None:
    state.laid_route = -1
    state.laid_colour = records.NO_COLOUR
    laid = view.laid
    if laid is None:
        return
    state.laid_route = board.route_index[laid.route]
    state.laid_colour = records.NO_COLOUR if laid.colour is None else CARDS.index(laid.colour)
    state.laid[:] = _counts(laid.cards)
    state.turned[:] = _counts(laid.turned_up)
    state.owed = laid.owed
    state.to_give = laid.to_give
    state.give_from = min((CARDS.index(card) for card in view.legal.give), default=0)


def _counts(cards: Cards | Mapping[str, int]) -> list[int]:
    return [cards.get(card, 0) for card in CARDS]


def _ticket_words(board: Board, tickets: Iterable[str]) -> tuple[np.uint64, np.uint64]:
    return _words(board.ticket_index[ticket] for ticket in tickets)


def _words(members: Iterable[int]) -> tuple[np.uint64, np.uint64]:
    """A set as a bitset of two 64-bit words."""
    total = 0
    for member in members:
        total |= 1 << member
    return np.uint64(total & (1 << 64) - 1), np.uint64(total >> 64)
