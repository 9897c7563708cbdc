"""Position serializer: a game's whole state, including hidden information, as a readable dict.

`position_reader` parses such a dict, including one written by hand, back into a state.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from branchline.boards.model import CARDS, Board
from branchline.game.setup import option_choices, seed_text
from branchline.rules.records import (
    BOTTOM,
    ENDINGS,
    GAP,
    NEVER_DEALT,
    NO_COLOUR,
    PAYING,
    PHASES,
    STREAMS,
    TUNNEL,
)


def to_dict(board: Board, state: np.record) -> dict[str, Any]:
    """The whole position. `from_dict` restores the same state, bit for bit."""
    seats = range(int(state.players))
    phase = int(state.phase)
    return {
        "board": board.id,
        "options": option_choices(int(state.options)),
        "seed": seed_text(int(state.seed[0]) | int(state.seed[1]) << 64),
        "drawn": {name: int(n) for name, n in zip(STREAMS, state.drawn, strict=True)},
        "players": int(state.players),
        "first": int(state.first),
        "phase": PHASES[phase],
        "turn": int(state.turn),
        "face_up": [None if card == GAP else CARDS[card] for card in state.face_up],
        "face_up_rests": bool(state.face_up_rests),
        "deck": cards_dict(state.deck),
        "discards": cards_dict(state.discards),
        "ticket_deck": {
            "unseen": ticket_names(board, state.unseen_tickets),
            "start_returned": ticket_names(board, state.returned),
            "bottom": [board.tickets[int(t)].id for t in state.bottom[: state.deck_tickets[BOTTOM]]],
            "out": [ticket_names(board, state.out[seat]) for seat in seats],
            "never_dealt": ticket_names(board, state.out[NEVER_DEALT]),
        },
        "hands": [cards_dict(state.hand[seat]) for seat in seats],
        "known": [cards_dict(state.known[seat]) for seat in seats],
        "knowledge": {
            "deck_most": cards_dict(state.deck_most),
            "unseen_draws": [cards_dict(state.unseen_draws[seat]) for seat in seats],
            "put_under": [ticket_names(board, state.put_under[seat]) for seat in seats],
            "bottom_by": [int(by) for by in state.bottom_by[: state.deck_tickets[BOTTOM]]],
            "kept_at_start": [int(state.kept_at_start[seat]) for seat in seats],
        },
        "tickets": [ticket_names(board, state.tickets[seat]) for seat in seats],
        "offers": [offer_names(board, state, seat) for seat in seats],
        "chosen": [
            [name for i, name in enumerate(offer_names(board, state, seat)) if state.chosen[seat] >> i & 1]
            for seat in seats
        ],
        "trains": [int(state.trains[seat]) for seat in seats],
        "stations_left": [len(board.rules.station_costs) - int(state.stations[seat]).bit_count() for seat in seats],
        "points": [int(state.points[seat]) for seat in seats],
        "routes": {
            board.routes[i].id: seat
            for i, seat in sorted((i, seat) for seat in seats for i in indexes(state.routes[seat]))
        },
        "stations": {
            board.cities[i].id: seat
            for i, seat in sorted((i, seat) for seat in seats for i in bits(state.stations[seat]))
        },
        "countries": [country_cards(board, state.country_cards[seat]) for seat in seats],
        "laid": _laid_dict(board, state) if phase in (TUNNEL, PAYING) else None,
        "passes": int(state.passes),
        "idle_turns": int(state.idle_turns),
        "final_turns": None if state.final_turns < 0 else int(state.final_turns),
        "ending": ENDINGS[int(state.ending)] or None,
    }


def cards_dict(counts: Iterable[Any]) -> dict[str, int]:
    return {card: int(n) for card, n in zip(CARDS, counts, strict=True) if n}


def bits(word: Any) -> list[int]:
    return members([int(word)])


def indexes(words: Sequence[Any] | np.ndarray[Any, Any]) -> list[int]:
    """The members of a bitset of two 64-bit words."""
    return members([int(word) for word in words])


def ticket_names(board: Board, words: Sequence[Any] | np.ndarray[Any, Any]) -> list[str]:
    return [board.tickets[i].id for i in indexes(words)]


def offer_names(board: Board, state: np.record, seat: int) -> list[str]:
    return [board.tickets[int(t)].id for t in state.offer[seat, : state.offer_size[seat]]]


def country_cards(board: Board, cards: Any) -> dict[str, list[int]]:
    """The values of a bitset of country cards by country, highest first."""
    taken: dict[str, list[int]] = {}
    card = 0
    for country in board.countries:
        for value in country.cards:
            if int(cards) >> card & 1:
                taken.setdefault(country.id, []).append(value)
            card += 1
    return taken


def _laid_dict(board: Board, state: np.record) -> dict[str, Any]:
    return {
        "route": board.routes[int(state.laid_route)].id,
        "colour": None if state.laid_colour == NO_COLOUR else CARDS[int(state.laid_colour)],
        "cards": cards_dict(state.laid),
        "turned_up": cards_dict(state.turned),
        "owed": int(state.owed),
        "to_give": int(state.to_give),
        "give_from": CARDS[int(state.give_from)],
    }


def members(words: Iterable[int]) -> list[int]:
    """The members of a bitset of 64-bit words."""
    found = []
    for base, word in enumerate(words):
        if word:
            found += [64 * base + place for place, bit in enumerate(reversed(f"{word:b}")) if bit == "1"]
    return found
