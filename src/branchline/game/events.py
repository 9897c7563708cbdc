"""What an action did, told as events in the order of the table, for a log to print or a page to animate.

They are told in full (`game/event_builder.py`); `Event.seen_by` cuts one to what a seat, or a spectator, may know.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from branchline.game.actions import Cards

Code = Literal[
    "keep",  # a seat chooses tickets; at the start the others see only that it has
    "kept",  # at the start, once all have chosen: what each of them keeps
    "take",
    "draw",
    "tickets",
    "claim",  # cards are laid for a lane
    "give",
    "tunnel",  # what the pile turns up, and what is owed for it
    "pay",
    "decline",
    "claimed",  # the lane is the seat's
    "station",
    "countries",
    "pass",
    "turned-up",  # a card of the pile fills the row
    "reset",  # too many locomotives: the row is discarded
    "reshuffle",  # the discards become the pile
    "last-turns",
    "over",
]

# What of an event only its own seat may know.
PRIVATE: dict[Code, dict[str, tuple[()] | None]] = {
    "keep": {"tickets": (), "returned": ()},
    "kept": {"tickets": ()},
    "draw": {"card": None},
    "tickets": {"tickets": ()},
}


class Event(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Something that happened: a stable code, the seat that did it, and what belongs to it; the rest is left out."""

    code: Code
    seat: int | None = None
    card: str | None = None  # take, draw, give, turned-up
    slot: int | None = None  # take, turned-up: the place in the row
    cards: Cards = {}  # claim, station, pay: what is laid; decline: what is taken back
    lane: str | None = None  # claim, tunnel, decline, claimed
    swaps: int = 0  # claim: symbols or spaces paid by substitutes
    city: str | None = None  # station
    number: int | None = None  # keep, kept, tickets: how many tickets; reshuffle: the cards of the new pile
    tickets: tuple[str, ...] = ()  # keep, kept, tickets
    returned: tuple[str, ...] = ()  # keep: those of the offer that go back
    turned_up: tuple[str, ...] = ()  # tunnel
    owed: int = 0  # tunnel
    points: int = 0  # claimed
    trains: int = 0  # claimed: how many are placed
    countries: dict[str, list[int]] = {}  # countries: the cards taken
    row: tuple[str, ...] = ()  # reset: what is discarded
    turns: int | None = None  # last-turns: how many are left
    ending: str | None = None  # over: why
    winners: tuple[int, ...] = ()  # over

    def seen_by(self, seat: int | None) -> Event:
        """The event as a seat sees it; None is a spectator."""
        if self.seat == seat or self.code not in PRIVATE:
            return self
        return msgspec.structs.replace(self, **PRIVATE[self.code])
