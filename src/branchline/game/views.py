"""What a seat, or a spectator, may see of a game: all that it may know, with what it may do, as one JSON-able struct.

Only types, so that programs which get views from elsewhere wait for no compiler; `game/view_builder.py` makes them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from branchline.game.actions import Cards

# Of a ticket: its cities are joined; they may still be; or no path can join them any more, whatever everybody does. A
# path is of lanes that the seat holds, may still claim with its trains, or can borrow with stations, each of which
# lends one lane, even one that another claims later. In the last turns the actions left count too; cards never do. When
# the game is over, every ticket that is not done is lost. (rules/reach.py)
TicketState = Literal["done", "open", "lost"]


class HeldTicket(msgspec.Struct, frozen=True, gc=False):
    """A ticket of one's own: joined already, still to be joined, or out of reach."""

    ticket: str
    state: TicketState


class SeatView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What everyone sees of a seat."""

    cards: int  # in its hand
    trains: int
    points: int  # of its lanes
    path: int  # trains on its longest path
    tickets: int  # kept
    known: Cards = {}  # cards that it is known to hold, at least
    kept_at_start: int = 0  # of its tickets
    offered: int = 0  # tickets that it is choosing from
    chosen: bool = False  # at the start: it has
    returned: int = 0  # tickets that it has sent out of the game
    lanes: tuple[str, ...] = ()
    stations: tuple[str, ...] = ()  # cities
    stations_left: int = 0
    countries: dict[str, list[int]] = {}
    open_tickets: tuple[str, ...] = ()  # when the game is over


class Laid(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What lies on the table for a lane that is being paid for."""

    lane: str
    cards: Cards
    colour: str | None = None
    turned_up: Cards = {}
    owed: int = 0  # what a tunnel asks
    to_give: int = 0  # substitutes


class Claims(msgspec.Struct, frozen=True, gc=False):
    """Lanes that can be claimed, all at the same price: `claim {lane} {payment}` is an action's text."""

    lanes: tuple[str, ...]
    payments: tuple[str, ...]


class Stations(msgspec.Struct, frozen=True, gc=False):
    """Cities where a station can be built: `station {city} {payment}` is an action's text."""

    cities: tuple[str, ...]
    payments: tuple[str, ...]


class Legal(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What the seat may do now, grouped as people choose."""

    take: tuple[str, ...] = ()
    draw: bool = False
    tickets: bool = False
    keep: int = 0  # so many of the offer at least
    claims: tuple[Claims, ...] = ()
    stations: Stations | None = None
    pay: tuple[str, ...] = ()
    decline: bool = False
    give: tuple[str, ...] = ()
    pass_: bool = msgspec.field(default=False, name="pass")

    def texts(self, offer: tuple[str, ...]) -> Iterator[str]:
        """Every action as text; `offer` is the view's."""
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
            yield from (f"claim {lane} {payment}" for lane in claims.lanes for payment in claims.payments)


class Refused(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Lanes that the seat can't claim, for one reason; whose turn it is does not matter here."""

    code: str
    lanes: tuple[str, ...]
    short: Cards = {}  # cards-short: for the payment that lacks the fewest
    substitutes: int = 0  # cards-short: any cards that are missing as well


class Score(msgspec.Struct, frozen=True, gc=False):
    """The count of one seat: what adds up to the total, then what else the count found."""

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
    borrowed: dict[str, str | None]  # for each station's city the lane that it borrows


class View(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """All that a seat may know. For a spectator `seat` is none, and so is all that belongs to one."""

    board: str
    digest: str
    phase: str
    turn: int
    first: int
    actors: tuple[int, ...]
    row: tuple[str | None, ...]
    pile: int
    discards: Cards
    pile_most: Cards  # what the pile can hold at most, as everyone knows
    tickets_left: tuple[int, ...]  # in the pile: never seen, put under at the start, put under in play
    seats: tuple[SeatView, ...]
    seat: int | None = None
    hand: Cards = {}
    unseen_draws: Cards = {}  # drawn from the present pile, unseen by the others
    tickets: tuple[HeldTicket, ...] = ()
    offer: tuple[HeldTicket, ...] = ()
    chosen: tuple[str, ...] = ()  # at the start, until all have chosen
    put_under: tuple[str, ...] = ()  # at the start, and not seen since
    bottom: tuple[str | None, ...] = ()  # tickets put under in play, the next first; those of others unknown
    bottom_by: tuple[int, ...] = ()
    returned: tuple[str, ...] = ()  # out of the game
    laid: Laid | None = None
    longest_path: bool = True  # the table counts that bonus, if the board has it
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
        """The legal actions as texts."""
        return list(self.legal.texts(tuple(ticket.ticket for ticket in self.offer)))

    def payments(self, lane: str) -> tuple[str, ...]:
        """How a lane can be paid for now."""
        return next((claims.payments for claims in self.legal.claims if lane in claims.lanes), ())

    def why_not(self, lane: str) -> Refused | None:
        """Why a lane can't be claimed, whoever has the turn."""
        return next((refused for refused in self.refused if lane in refused.lanes), None)
