"""The layouts of observations and histories: which numbers a row consists of, by name, with bounds and meanings.

`rules/vector/observations.py` writes the rows from blind records; the fields here are in the order in which it writes
them. A row is int16. `Layout.split` gives named views into rows, without copying.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import prod
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.boards import Board
from branchline.rules.records import ACTIONS, CARDS, FACE_UP, IDLE_ROUNDS, OFFER, PHASES
from branchline.rules.vector.observations import COUNTERS, PHASE_COUNT, TICKET_LAYERS

VERSION = 2  # of the layout: any change of a field or its meaning gives a new number
COUNTER_NAMES = ("deck_size", "final_turns", "passes", "idle_turns", "owed", "to_give")
MOST = int(np.iinfo(np.int16).max)


class Field(NamedTuple):
    """One named array of a row."""

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        return prod(self.shape)


class Layout(NamedTuple):
    """The fields of a row for one board and number of players."""

    board: str
    players: int
    fields: tuple[Field, ...]
    version: int = VERSION

    @property
    def size(self) -> int:
        """The length of a row."""
        return sum(field.size for field in self.fields)

    def split(self, rows: npt.NDArray[Any]) -> dict[str, npt.NDArray[Any]]:
        """Named views into one row or an array of rows: `split(rows)["hand"]` has the shape (…, 9)."""
        if rows.shape[-1:] != (self.size,):
            raise ValueError(
                f"rows of {self.board} for {self.players} players have {self.size} numbers, not {rows.shape}"
            )
        return {
            field.name: rows[..., start : start + field.size].reshape(*rows.shape[:-1], *field.shape)
            for field, start in self._starts()
        }

    def bounds(self) -> tuple[npt.NDArray[np.int16], npt.NDArray[np.int16]]:
        """The lowest and the highest value of every number in a row."""
        low, high = (
            np.concatenate([np.full(field.size, getattr(field, name)) for field in self.fields])
            for name in ("low", "high")
        )
        return low.astype(np.int16), high.astype(np.int16)

    def _starts(self) -> Iterator[tuple[Field, int]]:
        start = 0
        for field in self.fields:
            yield field, start
            start += field.size


@cache
def observation_layout(board: Board, players: int) -> Layout:
    """The layout of observations on a board with this number of players."""
    return Layout(board.id, players, tuple(_fields(board, players)))


@cache
def history_layout(board: Board, players: int) -> Layout:
    """The layout of the rows of a history: what a seat saw of one action, and what it knew right after it."""
    return Layout(board.id, players, tuple(_history_fields(board, players)))


def _history_fields(board: Board, players: int) -> Iterator[Field]:
    rules = board.rules
    all_cards = max(rules.each_colour, rules.locomotives)
    deck = rules.each_colour * (CARDS - 1) + rules.locomotives
    tickets = len(board.tickets)
    yield Field("actor", (1,), -1, players - 1, "who acted; -1: the deal, which is the first row")
    yield Field(
        "action",
        (1,),
        -1,
        ACTIONS - 1,
        "the action number; of other seats' choices of tickets only the first number of that kind",
    )
    yield Field("deck_size", (1,), 0, deck, "cards in the deck")
    yield Field("hand_sizes", (players,), 0, deck, "cards in hand")
    yield Field("tickets_held", (players,), 0, tickets, "tickets kept")
    yield Field("face_up", (FACE_UP,), -1, CARDS - 1, "the face-up cards in their places; -1: an empty place")
    yield Field("discards", (CARDS,), 0, all_cards, "discards by kind")
    yield Field("turned", (CARDS,), 0, all_cards, "cards turned up for a tunnel")
    yield Field("hand", (CARDS,), 0, all_cards, "own cards by kind")
    yield Field("offer", (OFFER,), -1, tickets - 1, "own ticket offer, in the order drawn; -1: none")


def _fields(board: Board, players: int) -> Iterator[Field]:
    rules = board.rules
    all_cards = max(rules.each_colour, rules.locomotives)
    deck = rules.each_colour * (CARDS - 1) + rules.locomotives
    routes, tickets, cities = len(board.routes), len(board.tickets), len(board.cities)
    assert len(COUNTER_NAMES) == COUNTERS
    yield Field("phase", (PHASE_COUNT,), 0, 1, f"1 for the phase: {', '.join(PHASES)}")
    yield Field("turn", (players,), 0, 1, "1 for the seat whose turn it is")
    yield Field("first", (players,), 0, 1, "1 for the seat that began")
    highest = (deck, players, players, IDLE_ROUNDS * players, all_cards, deck)
    meanings = (
        "cards in the deck",
        "turns left once the end has begun; -1 before",
        "passes in a row",
        "turns in a row without a draw, a claim or a station",
        "cards owed for a tunnel",
        "substitutes still to give",
    )
    for name, high, meaning in zip(COUNTER_NAMES, highest, meanings, strict=True):
        yield Field(name, (1,), -1 if name == "final_turns" else 0, high, meaning)
    cards = (CARDS,)
    yield Field("hand", cards, 0, all_cards, "own cards by kind: the eight colours, then locomotives")
    yield Field("face_up", cards, 0, FACE_UP, "face-up cards by kind")
    yield Field("discards", cards, 0, all_cards, "discards by kind")
    yield Field("laid", cards, 0, all_cards, "cards laid for the route being paid for")
    yield Field("turned", cards, 0, all_cards, "cards turned up for a tunnel")
    yield Field(
        "deck_most",
        cards,
        -all_cards,
        all_cards,
        "the most of each kind that the deck can hold, as far as the seat knows",
    )
    yield Field(
        "ticket_deck",
        (TICKET_LAYERS,),
        0,
        tickets,
        "tickets in the deck: unseen, put under it at the start, put under it later",
    )
    by_seat = (players,)
    yield Field("hand_sizes", by_seat, 0, deck, "cards in hand")
    yield Field("trains", by_seat, 0, rules.trains, "trains left")
    yield Field("points", by_seat, 0, MOST, "route points")
    yield Field("tickets_held", by_seat, 0, tickets, "tickets kept")
    yield Field("offer_sizes", by_seat, 0, OFFER, "tickets on offer")
    yield Field("chosen", by_seat, 0, 1, "at the start: 1 if the seat has chosen its tickets")
    yield Field("stations_left", by_seat, 0, len(rules.station_costs), "stations not yet built")
    yield Field("known", (players, CARDS), 0, all_cards, "cards that everyone knows to be in a hand, at least")
    yield Field("routes", (players, routes), 0, 1, "1 for a route that the seat owns")
    yield Field("open", (routes,), 0, 1, "1 for a route that the observing seat may still claim")
    yield Field("paying", (routes,), 0, 1, "1 for the route being paid for")
    yield Field("tickets", (tickets,), 0, 1, "1 for a ticket that the observing seat holds")
    yield Field("connected", (tickets,), 0, 1, "1 for such a ticket if the seat's own routes connect its cities")
    yield Field(
        "lost",
        (tickets,),
        0,
        1,
        "1 for a ticket held or offered that the seat can't complete any more; only with `lost=True`, else 0",
    )
    yield Field(
        "offer", (tickets,), 0, OFFER, "place of a ticket in the observing seat's offer, from 1; 0: not offered"
    )
    yield Field("returned", (tickets,), 0, 1, "1 for a ticket that the seat returned, and that has not come up since")
    if rules.station_costs:
        yield Field("stations", (players, cities), 0, 1, "1 for a city with a station of the seat")
    if board.countries:
        number = sum(len(country.cards) for country in board.countries)
        yield Field(
            "country_cards",
            (players, number),
            0,
            1,
            "1 for a country card that the seat took; stacks in order, highest first",
        )
        yield Field(
            "joined", (players, len(board.countries)), 0, 1, "1 for a country that the seat has connected with another"
        )
