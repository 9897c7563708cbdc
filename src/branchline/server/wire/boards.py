"""What is printed on a board, and its rules: the same for everybody."""

from __future__ import annotations

from typing import Literal

import msgspec

from branchline.boards.model import Rules


class CityShown(msgspec.Struct, frozen=True):
    id: str
    name: str
    x: float  # on the sheet
    y: float


class CountryShown(msgspec.Struct, frozen=True):
    """A dead end with a stack of cards, the highest on top."""

    id: str
    names: dict[str, str]
    cards: tuple[int, ...]
    x: float
    y: float


class LaneShown(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    key: str  # its name within the ids of the drawing: `lane-{key}`, `track-{key}`, `space-{key}_1`
    a: str
    b: str  # a city, or the country that it leads into
    number: int  # among the lanes between the same two ends
    colour: str
    length: int
    points: int
    kind: Literal["plain", "tunnel", "ferry"]
    symbols: int = 0  # a ferry's locomotives
    any_cards: int = 0  # so many cards of any kind may pay for one space
    country: str | None = None
    twins: tuple[str, ...] = ()  # the other lanes between the same two ends
    closes: int = 0  # with so many players, or fewer, it is closed once a twin is claimed; 0: never


class TicketShown(msgspec.Struct, frozen=True, omit_defaults=True):
    id: str
    a: str
    b: str
    points: int
    long: bool = False


class SheetShown(msgspec.Struct, frozen=True):
    """The size of the drawing and of what stands on it, in its units."""

    width: float
    height: float
    space_length: float
    space_width: float
    city_radius: float
    country_radius: float


class BoardShown(msgspec.Struct, frozen=True):
    id: str
    titles: dict[str, str]
    notes: dict[str, str]  # what a player must be told; empty if there is nothing
    digest: str
    rules: Rules
    cities: tuple[CityShown, ...]
    countries: tuple[CountryShown, ...]
    lanes: tuple[LaneShown, ...]
    tickets: tuple[TicketShown, ...]
    sheet: SheetShown


class RulesSection(msgspec.Struct, frozen=True):
    code: str
    title: str
    sentences: tuple[str, ...]


class RulesShown(msgspec.Struct, frozen=True):
    """The rules of a board for so many players."""

    sections: tuple[RulesSection, ...]
