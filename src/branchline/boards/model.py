"""What is printed on a board: cities, lanes, tickets, country cards and the board's own rule settings."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE = "locomotive"
CARDS = (*COLOURS, LOCOMOTIVE)
GREY = "grey"

TIE_BREAKS = ("completed tickets", "fewer stations", "longest-path bonus", "ticket points", "longest path")


@dataclass(frozen=True, slots=True)
class City:
    id: str
    name: str
    lat: float
    lon: float


@dataclass(frozen=True, slots=True)
class Country:
    """A neighbouring country: a dead end with a stack of cards, the highest value on top (P3, D16)."""

    id: str
    name: str
    lat: float
    lon: float
    cards: tuple[int, ...]
    names: Mapping[str, str] = field(default_factory=dict, hash=False)  # in other languages than English


@dataclass(frozen=True, slots=True)
class Lane:
    """One claimable line of spaces between two cities, or from a city (`a`) into a country (`b`)."""

    a: str
    b: str
    number: int  # 1 for the first lane between its two ends, 2 for the second …
    length: int
    colour: str  # one of COLOURS, or GREY
    tunnel: bool = False
    symbols: int = 0  # locomotive symbols: a lane with any is a ferry
    any_cards: int = 0  # so many cards of any kind may pay for one space (N10); 0: they may not
    country: str | None = None  # the country that it leads into

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}" if self.number == 1 else f"{self.a}/{self.b}:{self.number}"


@dataclass(frozen=True, slots=True)
class Ticket:
    a: str
    b: str
    points: int
    long: bool = False

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}"


@dataclass(frozen=True, slots=True)
class Rules:
    """The settings in which boards differ. Zero, or an empty tuple, stands for: this board does not have it."""

    players: tuple[int, int]
    trains: int
    points: tuple[int, ...]  # by length; points[0] is 0, and a length that has no points is 0 too (G15)
    # cards
    each_colour: int = 12  # G1
    locomotives: int = 14  # G1
    hand: int = 4  # G2
    row_reset_at: int = 3  # G8; 0: never (N3)
    row_locomotive_ends_draw: bool = True  # G7; False: N2
    # lanes
    locomotives_on_plain_lanes: bool = True  # G12; False: N4
    doubles_closed_up_to: int = 3  # players; G14, N6
    tunnel_cards: int = 3  # E4
    ferry_substitute: int = 0  # colour cards that stand in for one symbol's locomotive (N7)
    # stations: what the first, second … costs in cards (E10)
    station_costs: tuple[int, ...] = ()
    station_points: int = 0  # for each one not built (E13)
    # tickets
    offer_long: int = 0  # E2
    offer_regular: int = 3
    keep_at_start: int = 2
    draw_tickets: int = 3  # G16
    keep_drawn: int = 1  # G16
    start_returns_leave: bool = False  # True: out of the game (E2, N8); False: under the pile (U2, P2)
    drawn_returns_leave: bool = False  # True: out of the game (N8); False: under the pile (G16)
    # the end
    last_turns_at: int = 2  # trains left; G17
    longest_path: int = 0  # points of the bonus; G19
    longest_path_optional: bool = False  # the table may be set up without it (D9)
    most_tickets: int = 0  # points of the Globetrotter bonus; N11
    ties: tuple[str, ...] = ("completed tickets",)  # of TIE_BREAKS, in order; G20


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game for learners: always the same deal, in which the learner begins."""

    players: int
    seed: int


def cost_order(lane: Lane, rules: Rules) -> tuple[bool, int, int, int, bool, int, str]:
    """The key by which lanes are sorted: those with substitutes last, then by colour (grey last), length, kind.

    Lanes that cost the same lie side by side, and within a colour the shorter ones come first: the engine counts
    legal claims by such groups instead of lane by lane.
    """
    substitutes = lane.any_cards > 0 or (lane.symbols > 0 and rules.ferry_substitute > 0)
    colour = len(COLOURS) if lane.colour == GREY else COLOURS.index(lane.colour)
    return (substitutes, colour, lane.length, lane.symbols, lane.tunnel, lane.any_cards, lane.id)


@dataclass(frozen=True)
class Board:
    """A board as read from its file. Lanes are in a fixed order: by what they cost, then by name."""

    id: str
    title: str
    rules: Rules
    cities: tuple[City, ...]
    countries: tuple[Country, ...]
    lanes: tuple[Lane, ...]
    tickets: tuple[Ticket, ...]
    note: str = ""  # what a player of this board must be told, e.g. that it is a reconstruction
    titles: Mapping[str, str] = field(default_factory=dict)  # in other languages than English
    notes: Mapping[str, str] = field(default_factory=dict)
    lesson: Lesson | None = None
    digest: str = ""  # a hash of all that matters to play: a record names it
    path: Path | None = field(default=None, compare=False)  # the file that it was read from

    def __hash__(self) -> int:
        return hash(self.digest)  # quick: a board is looked up at every step

    def _repr_svg_(self) -> str:
        """The board as notebooks show it."""
        from branchline.draw import draw_board

        return draw_board(self)

    @cached_property
    def city_index(self) -> dict[str, int]:
        """Cities first, then countries: the ends of lanes."""
        places: tuple[City | Country, ...] = (*self.cities, *self.countries)
        return {place.id: i for i, place in enumerate(places)}

    @cached_property
    def lane_index(self) -> dict[str, int]:
        return {lane.id: i for i, lane in enumerate(self.lanes)}

    @cached_property
    def ticket_index(self) -> dict[str, int]:
        return {ticket.id: i for i, ticket in enumerate(self.tickets)}
