"""Data model of a board: cities, routes, tickets, country cards and the rule settings in which boards differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Literal

COLOURS = ("purple", "blue", "orange", "white", "green", "yellow", "black", "red")
LOCOMOTIVE = "locomotive"
CARDS = (*COLOURS, LOCOMOTIVE)
GREY = "grey"

TIE_BREAKS = ("completed tickets", "fewer stations", "longest-path bonus", "ticket points", "longest path")


@dataclass(frozen=True, slots=True)
class City:
    """A city. Its name is printed on the board in every language; other names help to recognize and to type it."""

    id: str
    name: str
    lat: float
    lon: float
    names: Mapping[str, str] = field(default_factory=dict, hash=False)  # by language, if it has another name there
    also: tuple[str, ...] = ()  # further names, only for typing


@dataclass(frozen=True, slots=True)
class Country:
    """A neighbouring country: a dead end with a stack of cards, the highest value on top (P3, D16)."""

    id: str
    name: str
    lat: float
    lon: float
    cards: tuple[int, ...]
    names: Mapping[str, str] = field(default_factory=dict, hash=False)  # in languages other than English
    also: tuple[str, ...] = ()  # further names, only for typing


@dataclass(frozen=True, slots=True)
class Route:
    """One claimable line of spaces between two cities, or from a city (`a`) into a country (`b`)."""

    a: str
    b: str
    number: int  # 1 for the first route between its two ends, 2 for the second …
    length: int
    colour: str  # one of COLOURS, or GREY
    tunnel: bool = False
    symbols: int = 0  # locomotive symbols: a route with any is a ferry
    any_cards: int = 0  # number of cards of any kind that pay for one space (N10); 0: not allowed
    country: str | None = None  # the country that it leads into, if any

    @property
    def id(self) -> str:
        return f"{self.a}/{self.b}" if self.number == 1 else f"{self.a}/{self.b}:{self.number}"

    @property
    def kind(self) -> Literal["plain", "tunnel", "ferry"]:
        return "tunnel" if self.tunnel else "ferry" if self.symbols else "plain"

    @property
    def cost(self) -> int:
        """The number of cards that pay for the route (G11). A swap counts as one of them, whatever its price."""
        return self.length

    def takes_locomotives(self, rules: Rules) -> bool:
        """Return whether locomotives may stand in for cards of the route's colour (G12, N4)."""
        return rules.locomotives_on_plain_routes or self.tunnel or self.symbols > 0

    def swap_price(self, rules: Rules) -> int:
        """Return how many substitutes pay for one symbol (N7) or space (N10); 0: the route takes no substitutes."""
        return self.any_cards or (rules.ferry_substitute if self.symbols else 0)

    def most_swaps(self, rules: Rules, strict: bool = False) -> int:
        """Return how many symbols (N7) or spaces (D15, N10) substitutes may pay for.

        `strict` is the option of a table where they replace only the locomotives that symbols require (D15).
        """
        if not self.swap_price(rules):
            return 0
        if self.any_cards or (rules.substitutes_for_any_locomotive and not strict):
            return self.cost
        return self.symbols

    @property
    def substitutes(self) -> tuple[str, ...]:
        """The kinds of card that may be given as substitutes: locomotives only if any cards will do (D15, N10)."""
        return CARDS if self.any_cards else COLOURS


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
    """The settings in which boards differ. Zero or an empty tuple means that the board does not have the feature."""

    players: tuple[int, int]
    trains: int
    points: tuple[int, ...]  # by length; 0 for index 0 and for every length that has no points (G15)
    # cards
    each_colour: int = 12  # G1
    locomotives: int = 14  # G1
    hand: int = 4  # G2
    face_up_reset_at: int = 3  # G8; 0: never (N3)
    face_up_locomotive_ends_draw: bool = True  # G7; False: N2
    # routes
    locomotives_on_plain_routes: bool = True  # G12; False: N4
    doubles_closed_up_to: int = 3  # number of players; G14, N6
    tunnel_cards: int = 3  # E4
    ferry_substitute: int = 0  # colour cards that stand in for one locomotive on a ferry (N7)
    substitutes_for_any_locomotive: bool = False  # D15; False: only for a locomotive that a symbol requires
    strict_ferries_optional: bool = False  # the table may be set up with substitutes for symbols only (D15)
    # stations
    station_costs: tuple[int, ...] = ()  # cards that the first, second … station costs (E10)
    station_points: int = 0  # for each station not built (E13)
    # tickets
    offer_long: int = 0  # E2
    offer_regular: int = 3
    keep_at_start: int = 2
    draw_tickets: int = 3  # G16
    keep_drawn: int = 1  # G16
    start_returns_leave: bool = False  # True: out of the game (E2, N8); False: under the deck (U2, P2)
    drawn_returns_leave: bool = False  # True: out of the game (N8); False: under the deck (G16)
    # the end
    last_turns_at: int = 2  # trains left; G17
    longest_path: int = 0  # points of the bonus; G19
    longest_path_optional: bool = False  # the table may be set up without it (D9)
    most_tickets: int = 0  # points of the Globetrotter bonus; N11
    ties: tuple[str, ...] = ("completed tickets",)  # of TIE_BREAKS, in order; G20


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game for learners: always the same deal, and the learner begins."""

    players: int
    seed: int


def cost_group(route: Route, rules: Rules) -> tuple[bool, int, int, int, int, bool, int]:
    """Return what routes of one group have in common: they accept the same payments and take the same trains.

    In ascending order, groups with substitutes come last; the others are sorted by colour (grey last), then by cost.
    The engine counts legal claims by group instead of route by route.
    """
    substitutes = route.swap_price(rules) > 0
    colour = len(COLOURS) if route.colour == GREY else COLOURS.index(route.colour)
    return (substitutes, colour, route.cost, route.length, route.symbols, route.tunnel, route.any_cards)


def cost_order(route: Route, rules: Rules) -> tuple[object, ...]:
    """Return the sort key of a route: by its group, so that routes of one group are adjacent, then by id."""
    return (*cost_group(route, rules), route.id)


@dataclass(frozen=True)
class Board:
    """A board as read from its file. Routes are in a fixed order: by cost, then by id."""

    id: str
    title: str
    rules: Rules
    cities: tuple[City, ...]
    countries: tuple[Country, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    note: str = ""  # a note for players, e.g. that the board is a reconstruction
    titles: Mapping[str, str] = field(default_factory=dict)  # in languages other than English
    notes: Mapping[str, str] = field(default_factory=dict)
    lesson: Lesson | None = None
    digest: str = ""  # a hash of everything that affects play; game records refer to it
    path: Path | None = field(default=None, compare=False)  # the file that the board was read from

    def __hash__(self) -> int:
        return hash(self.digest)  # must be fast, because a board is looked up at every step

    def _repr_svg_(self) -> str:
        """Draw the board for notebooks."""
        from branchline.draw import draw_board

        return draw_board(self)

    @property
    def places(self) -> tuple[City | Country, ...]:
        """The possible ends of routes: cities first, then countries."""
        return (*self.cities, *self.countries)

    @cached_property
    def city_index(self) -> dict[str, int]:
        """Indices of the possible ends of routes."""
        return {place.id: i for i, place in enumerate(self.places)}

    @cached_property
    def route_index(self) -> dict[str, int]:
        return {route.id: i for i, route in enumerate(self.routes)}

    @cached_property
    def ticket_index(self) -> dict[str, int]:
        return {ticket.id: i for i, ticket in enumerate(self.tickets)}
