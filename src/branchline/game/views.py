"""Views: everything that a seat or a spectator may know of a game, and what it may do, as one JSON-serializable struct.

This module holds only types, so that programs that receive views need not load the compiled rules.
`game/view_builder.py` builds views.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from branchline.game.actions import Cards

# Whether a ticket's cities are connected ("done"), can still be ("open"), or can't be whatever anyone does ("lost").
# A path may use routes that the seat owns, may still claim with its trains, or can borrow with stations. Each station
# lends one route, even one that another seat claims later. In the last turns the actions left count too; cards never
# do. When the game is over, every ticket that is not done is lost. (rules/lost_tickets.py)
TicketState = Literal["done", "open", "lost"]


class HeldTicket(msgspec.Struct, frozen=True, gc=False):
    """A ticket that the viewer holds or is offered: completed, still possible, or out of reach."""

    ticket: str
    state: TicketState


class SeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The public information about a seat."""

    cards: int  # in its hand
    trains: int
    points: int  # from routes
    path: int  # trains on its longest path
    tickets: int  # number of tickets kept
    known: Cards = {}  # cards that everyone knows it holds; it may hold more
    kept_at_start: int = 0  # number of tickets kept at the start
    offered: int = 0  # number of tickets that it is choosing from
    chosen: bool = False  # at the start: it has chosen its tickets
    returned: int = 0  # number of its returned tickets that left the game
    routes: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()  # cities
    stations_left: int = 0
    countries: dict[str, list[int]] = {}
    open_tickets: tuple[str, ...] = ()  # its tickets, revealed when the game is over


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The cards on the table for a route whose payment is not complete."""

    route: str
    cards: Cards
    colour: str | None = None
    turned_up: Cards = {}
    owed: int = 0  # extra cards that a tunnel costs
    to_give: int = 0  # substitutes still to give


class Claims(msgspec.Struct, frozen=True, gc=False):
    """Routes that can be claimed with the same payments. The text of an action is `claim {route} {payment}`."""

    routes: tuple[str, ...]
    payments: tuple[str, ...]


class Stations(msgspec.Struct, frozen=True, gc=False):
    """Cities where a station can be built. The text of an action is `station {city} {payment}`."""

    cities: tuple[str, ...]
    payments: tuple[str, ...]


class Legal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The legal actions of the seat, grouped the way people choose them."""

    take: tuple[str, ...] = ()
    draw: bool = False
    tickets: bool = False
    keep: int = 0  # minimum number of offered tickets to keep; 0 if there is no offer to choose from
    claims: tuple[Claims, ...] = ()
    stations: Stations | None = None
    pay: tuple[str, ...] = ()
    decline: bool = False
    give: tuple[str, ...] = ()
    pass_: bool = msgspec.field(default=False, name="pass")

    def texts(self, offer: tuple[str, ...]) -> Iterator[str]:
        """Yields every legal action as text; `offer` holds the tickets of the view's offer."""
        yield from (f"take {card}" for card in self.take)
        yield from ["draw"] * self.draw + ["tickets"] * self.tickets + ["pass"] * self.pass_
        yield from ["decline"] * self.decline
        yield from (f"give {card}" for card in self.give)
        yield from (f"pay {cards}" for cards in self.pay)
        if self.keep:
            for number in range(self.keep, len(offer) + 1):
                yield from (f"keep {', '.join(kept)}" for kept in combinations(offer, number))
        if self.stations:
            yield from (f"station {city} {cards}" for city in self.stations.cities for cards in self.stations.payments)
        for claims in self.claims:
            yield from (f"claim {route} {payment}" for route in claims.routes for payment in claims.payments)


class Refused(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Routes that the seat can't claim, all for the same reason. It does not matter whose turn it is."""

    code: str
    routes: tuple[str, ...]
    short: Cards = {}  # cards-short: the missing cards, for the payment that lacks the fewest
    substitutes: int = 0  # cards-short: how many cards of any kind are missing as well


class Score(msgspec.Struct, frozen=True, gc=False):
    """The score of one seat: first the parts that add up to the total, then the details behind them."""

    routes: int
    tickets: int
    stations: int
    longest_path: int
    most_tickets: int
    countries: int
    total: int
    completed: tuple[str, ...]
    failed: tuple[str, ...]
    path: int  # trains on the longest path
    borrowed: dict[str, str | None]  # station's city -> the route that it borrows


class View(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Everything that a seat may know. For a spectator `seat` is None and the private fields are empty."""

    board: str
    digest: str
    phase: str
    turn: int
    first: int
    actors: tuple[int, ...]
    face_up: tuple[str | None, ...]
    deck: int
    discards: Cards
    deck_most: Cards  # upper bound of each card in the deck, from public knowledge
    tickets_left: tuple[int, ...]  # in the ticket deck: never seen, returned at the start, returned during play
    seats: tuple[SeatView, ...]
    seat: int | None = None
    hand: Cards = {}
    unseen_draws: Cards = {}  # drawn since the last reshuffle, unseen by the others
    tickets: tuple[HeldTicket, ...] = ()
    offer: tuple[HeldTicket, ...] = ()
    chosen: tuple[str, ...] = ()  # at the start, until everyone has chosen
    put_under: tuple[str, ...] = ()  # tickets returned at the start and not seen since
    bottom: tuple[str | None, ...] = ()  # tickets returned during play, the next to be drawn first; None if unknown
    bottom_by: tuple[int, ...] = ()  # which seat returned each of them
    returned: tuple[str, ...] = ()  # the seat's returned tickets that left the game
    laid: Laid | None = None
    longest_path: bool = True  # whether the bonus counts, if the board has it
    strict_ferries: bool = False  # whether substitutes replace only the locomotives that symbols require (D15)
    passes: int = 0
    idle_turns: int = 0
    final_turns: int | None = None
    ending: str | None = None
    scores: tuple[Score, ...] = ()
    winners: tuple[int, ...] = ()
    legal: Legal = Legal()
    refused: tuple[Refused, ...] = ()

    @property
    def actions(self) -> list[str]:
        """The legal actions as text."""
        return list(self.legal.texts(tuple(ticket.ticket for ticket in self.offer)))

    def payments(self, route: str) -> tuple[str, ...]:
        """The legal payments for a route."""
        return next((claims.payments for claims in self.legal.claims if route in claims.routes), ())

    def why_not(self, route: str) -> Refused | None:
        """Why the seat can't claim a route, regardless of whose turn it is; None if it can."""
        return next((refused for refused in self.refused if route in refused.routes), None)
