"""Messages: the list of boards, and a board with its routes, tickets and rules, the same for everybody."""

from __future__ import annotations

from typing import Literal

import msgspec

from branchline.boards.model import Rules


class BoardListed(msgspec.Struct, frozen=True):
    id: str
    title: str
    digest: str
    players: tuple[int, int]
    longest_path: bool  # whether this bonus is optional
    titles: dict[str, str] = {}  # by language
    trains: int = 0  # of each player at the start, which indicates how long a game is
    strict_ferries: bool = False  # whether a table may be set up with strict ferries
    offered: bool = True  # whether new tables can be made on it; otherwise only older tables are played on it


class Boards(msgspec.Struct, frozen=True):
    boards: tuple[BoardListed, ...]


class CityInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    x: float  # in the drawing's units, like the sheet's size
    y: float
    names: dict[str, str] = {}  # by language, where it has another name than the printed one
    also: tuple[str, ...] = ()  # further names that players may type


class CountryInfo(msgspec.Struct, frozen=True):
    """A country at the end of a route, with a stack of bonus cards, the highest on top."""

    id: str
    names: dict[str, str]
    cards: tuple[int, ...]
    x: float
    y: float
    also: tuple[str, ...] = ()


class RouteInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    key: str  # part of the ids in the drawing: `route-{key}`, `track-{key}`, `space-{key}_1`
    a: str
    b: str  # a city, or the country that it leads into
    number: int  # distinguishes routes between the same two ends
    colour: str
    length: int
    points: int
    kind: Literal["plain", "tunnel", "ferry"]
    symbols: int = 0  # locomotives that a ferry requires
    any_cards: int = 0  # how many cards of any kind may pay for one space
    country: str | None = None
    twins: tuple[str, ...] = ()  # the other routes between the same two ends
    closes: int = 0  # with this many players or fewer, it is closed once a twin is claimed; 0: never


class TicketInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    a: str
    b: str
    points: int
    long: bool = False


class SheetInfo(msgspec.Struct, frozen=True):
    """The size of the drawing and of the things on it, in its units."""

    width: float
    height: float
    space_length: float
    space_width: float
    city_radius: float
    country_radius: float


class BoardInfo(msgspec.Struct, frozen=True):
    id: str
    titles: dict[str, str]
    notes: dict[str, str]  # for players, by language, e.g. that the board is a reconstruction; may be empty
    digest: str
    rules: Rules
    cities: tuple[CityInfo, ...]
    countries: tuple[CountryInfo, ...]
    routes: tuple[RouteInfo, ...]
    tickets: tuple[TicketInfo, ...]
    sheet: SheetInfo


class RulesFigure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A worked example, and what its picture shows."""

    code: str
    text: str
    routes: tuple[str, ...]
    owners: dict[str, int] = {}  # the seat that owns a route: 0 is the reader's
    station: str | None = None  # the city of the reader's station
    ticket: str | None = None


class RulesSection(msgspec.Struct, frozen=True, omit_defaults=True):
    code: str
    title: str
    sentences: tuple[str, ...]
    figures: tuple[RulesFigure, ...] = ()
    points: tuple[tuple[int, int], ...] = ()  # a table: lengths of routes with their points


class RulesInfo(msgspec.Struct, frozen=True):
    """The rules of a board for a number of players."""

    sections: tuple[RulesSection, ...]
