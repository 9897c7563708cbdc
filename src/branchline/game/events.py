"""Game events: what an action did, in the order in which it happened, for logs to print and pages to animate.

`game/event_builder.py` builds them with all details; `Event.seen_by` removes what a seat or a spectator may not know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from branchline.game.actions import Cards

Code = Literal[
    "keep",  # a seat chooses tickets; at the start the others see only that it has chosen
    "kept",  # at the start, after everyone has chosen: what a seat keeps
    "take",
    "draw",
    "tickets",
    "claim",  # a seat pays cards for a route
    "give",
    "tunnel",  # the cards turned up for a tunnel, and how many more it costs
    "pay",
    "decline",
    "claimed",  # the seat now owns the route
    "station",
    "countries",
    "pass",
    "turned-up",  # a card from the deck fills a gap in the face-up cards
    "reset",  # too many locomotives: the face-up cards are discarded
    "reshuffle",  # the discards become the deck
    "last-turns",
    "over",
]

# The fields that only the event's own seat may know, with the value that the others get.
PRIVATE: dict[Code, dict[str, tuple[()] | None]] = {
    "keep": {"tickets": (), "returned": ()},
    "kept": {"tickets": ()},
    "draw": {"card": None},
    "tickets": {"tickets": ()},
}


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One event: a stable code, the seat that caused it, and the fields that the code uses; others are left out."""

    code: Code
    seat: int | None = None
    card: str | None = None  # take, draw, give, turned-up
    slot: int | None = None  # take, turned-up: position among the face-up cards
    cards: Cards = {}  # claim, station, pay: the cards paid; decline: the cards taken back
    route: str | None = None  # claim, tunnel, decline, claimed
    swaps: int = 0  # claim: symbols or spaces paid with substitutes
    city: str | None = None  # station
    number: int | None = None  # keep, kept, tickets: how many tickets; reshuffle: size of the new deck
    tickets: tuple[str, ...] = ()  # keep, kept, tickets
    returned: tuple[str, ...] = ()  # keep: offered tickets that were not kept
    turned_up: tuple[str, ...] = ()  # tunnel
    owed: int = 0  # tunnel
    points: int = 0  # claimed
    trains: int = 0  # claimed: how many were placed
    countries: dict[str, list[int]] = {}  # countries: values of the country cards taken
    face_up: tuple[str, ...] = ()  # reset: the cards discarded
    turns: int | None = None  # last-turns: how many are left
    ending: str | None = None  # over: why
    winners: tuple[int, ...] = ()  # over

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat may see it; None stands for a spectator."""
        if self.seat == seat or self.code not in PRIVATE:
            return self
        return msgspec.structs.replace(self, **PRIVATE[self.code])
