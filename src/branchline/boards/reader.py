"""Board file schema and parser: the keys, the values that each may hold, and their conversion to the model.

This module checks the shape of a file: missing, unknown and mistyped keys. `check.py` checks whether the board makes
sense as a whole. An entry with a wrong shape is left out of the draft, so that one mistake gives one message.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from difflib import SequenceMatcher, get_close_matches
from typing import Any

from branchline.boards import limits
from branchline.boards.model import COLOURS, GREY, TIE_BREAKS, City, Country, Lesson, Route, Rules, Ticket
from branchline.boards.problems import Place, Positions, Problem
from branchline.texts.languages import LANGUAGES


@dataclass(slots=True)
class Draft:
    """A board as far as its file could be read. Each entry is paired with its index in the file's array."""

    id: str = ""
    title: str = ""
    note: str = ""
    titles: dict[str, str] = field(default_factory=dict)
    notes: dict[str, str] = field(default_factory=dict)
    rules: Rules | None = None
    cities: list[tuple[int, City]] = field(default_factory=list)
    countries: list[tuple[int, Country]] = field(default_factory=list)
    routes: list[tuple[int, Route]] = field(default_factory=list)
    tickets: list[tuple[int, Ticket]] = field(default_factory=list)
    lesson: Lesson | None = None
    incomplete: set[str] = field(default_factory=set)  # arrays from which entries had to be left out
    city_ids: set[str] = field(default_factory=set)  # including those of entries that were left out
    country_ids: set[str] = field(default_factory=set)
    document: dict[str, Any] = field(default_factory=dict)  # the file as parsed by tomllib


class Report:
    """Collects the problems of one file. Line numbers are found at the end, because a valid board needs none."""

    def __init__(self) -> None:
        self._found: list[tuple[Place, str]] = []

    def add(self, table: Place, message: str, *inside: str | int) -> None:
        """Add a problem of a table, or of something `inside` it."""
        section = ".".join(key for key in table if isinstance(key, str))
        self._found.append(((*table, *inside), f"{section}: {message}" if section else message))

    def problems(self, text: str, file: str) -> list[Problem]:
        if not self._found:
            return []
        positions = Positions(text)
        return sorted((Problem(file, positions.line(at), message) for at, message in self._found), key=lambda p: p.line)


class Wrong(Exception):
    """Raised if a value is not valid for its key; the message continues the key's name."""

    def __init__(self, message: str, *inside: str | int) -> None:
        super().__init__(message)
        self.inside = inside


def did_you_mean(word: object, known: Iterable[str]) -> str:
    """Name the most similar known word, if one is similar; of several, one with the same first letter."""
    near = get_close_matches(word.lower(), sorted(known), 3) if isinstance(word, str) else []
    if not isinstance(word, str) or not near:
        return ""
    small = word.lower()
    best = max(near, key=lambda each: (SequenceMatcher(None, each, small).ratio(), each[0] == small[0]))
    return f' (did you mean "{best}"?)'


def show(value: object) -> str:
    """Format a value as it would appear in the file, short enough for a message."""
    if isinstance(value, (list, dict)):
        return "an array" if isinstance(value, list) else "a table"
    if isinstance(value, int) and abs(value) >= 10**50:
        return "so large a number"  # Python refuses to convert very long numbers to text
    text = json.dumps(value, ensure_ascii=False, default=str)
    text = "".join(letter if letter.isprintable() else f"\\u{ord(letter):04x}" for letter in text)
    return text if len(text) <= 60 else f"{text[:57]}…"


# --- what a key may hold ---------------------------------------------------------------------------------------------

Read = Callable[[object], Any]


@dataclass(frozen=True, slots=True)
class Key:
    read: Read
    required: bool = False
    field: str = ""  # its name in the model, if that differs from the file


def whole(low: int, high: int) -> Read:
    def read(value: object) -> int:
        if type(value) is not int or not low <= value <= high:  # a bool is an int in Python
            raise Wrong(f"must be a whole number from {low} to {high}, not {show(value)}")
        return value

    return read


def number(low: int, high: int) -> Read:
    def read(value: object) -> float:
        if type(value) not in (int, float) or not low <= value <= high:  # type: ignore[operator]
            raise Wrong(f"must be a number from {low} to {high}, not {show(value)}")
        return float(value)  # type: ignore[arg-type]

    return read


def flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise Wrong(f"must be true or false, not {show(value)}")
    return value


def words(most: int) -> Read:
    """A text of one line. Control characters are refused: they could change what a terminal or a page shows."""

    def read(value: object) -> str:
        if not isinstance(value, str) or not value.strip():
            raise Wrong(f"must be a text, not {show(value)}")
        text = value.strip()
        if len(text) > most:
            raise Wrong(f"must have at most {most} characters, not {len(text)}")
        for letter in text:
            if unicodedata.category(letter) in CONTROLS:
                raise Wrong(f"must not contain the control character U+{ord(letter):04X}")
        return text

    return read


# Control and format characters (such as those that reverse the direction of writing), surrogates, private and
# unassigned characters, line and paragraph separators.
CONTROLS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def translations(most: int, others: tuple[str, ...] = LANGUAGES[1:]) -> Read:
    """Read translations such as `{ pl = "Polska", ro = "Polonia" }`; usually the English text has a separate key."""
    read_one = words(most)

    def read(value: object) -> dict[str, str]:
        if not isinstance(value, dict):
            raise Wrong(f'must be a table of texts by language, such as {{ pl = "…" }}, not {show(value)}')
        found = {}
        for language, text in value.items():
            if language not in others:
                known = ", ".join(f'"{other}"' for other in others)
                raise Wrong(f"has {show(language)} where one of {known} should be", language)
            try:
                found[language] = read_one(text)
            except Wrong as wrong:
                raise Wrong(f"for {language} {wrong}", language) from None
        return found

    return read


def identifier(value: object) -> str:
    if not isinstance(value, str) or not re.fullmatch(r"[a-z0-9-]+", value):
        raise Wrong(f"must be of small letters, digits and hyphens (a-z 0-9 -), not {show(value)}")
    if len(value) > limits.ID_LENGTH:
        raise Wrong(f"must have at most {limits.ID_LENGTH} characters, not {len(value)}")
    return value


def one_of(choices: Mapping[str, Any]) -> Read:
    def read(value: object) -> Any:
        if not isinstance(value, str) or value not in choices:
            known = ", ".join(f'"{choice}"' for choice in choices)
            raise Wrong(f"must be one of {known}, not {show(value)}{did_you_mean(value, choices)}")
        return choices[value]

    return read


def several(read_one: Read, most: int) -> Read:
    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list):
            raise Wrong(f"must be an array, not {show(value)}")
        if len(value) > most:
            raise Wrong(f"must have at most {most} elements, not {len(value)}", most)
        elements = []
        for place, element in enumerate(value):
            try:
                elements.append(read_one(element))
            except Wrong as wrong:
                raise Wrong(f"{wrong} (element {place + 1})", place) from None
        return tuple(elements)

    return read


def player_range(value: object) -> tuple[int, int]:
    low, high = limits.PLAYERS
    if (
        not isinstance(value, list)
        or [type(end) for end in value] != [int, int]
        or not low <= value[0] <= value[1] <= high
    ):
        raise Wrong(f"must be the fewest and the most, from {low} to {high}, such as [{low}, {high}]")
    return (value[0], value[1])


def points_by_length(value: object) -> tuple[int, ...]:
    """Read `{ 1 = 1, 2 = 2, 3 = 4 }` as a tuple indexed by length, up to the longest; 0 for lengths not given."""
    if not isinstance(value, dict) or not value:
        raise Wrong(f"must be a table of points by length, such as {{ 1 = 1, 2 = 2, 3 = 4 }}, not {show(value)}")
    points = [0] * (limits.LENGTH + 1)
    for length, worth in value.items():
        if not re.fullmatch(r"[1-9][0-9]?", length) or int(length) > limits.LENGTH:
            raise Wrong(f"has {show(length)} where a length from 1 to {limits.LENGTH} should be", length)
        try:
            points[int(length)] = whole(1, limits.POINTS)(worth)
        except Wrong as wrong:
            raise Wrong(f"for length {length} {wrong}", length) from None
    return tuple(points[: max(map(int, value)) + 1])


def ascending_costs(value: object) -> tuple[int, ...]:
    costs = several(whole(1, limits.STATION_COST), limits.STATIONS)(value)
    if list(costs) != sorted(costs):
        raise Wrong("must not fall from one station to the next")
    return tuple(costs)


def descending_cards(value: object) -> tuple[int, ...]:
    cards = several(whole(1, limits.POINTS), limits.COUNTRY_CARDS)(value)
    if not cards:
        raise Wrong("must have at least one card")
    if list(cards) != sorted(cards, reverse=True):
        raise Wrong("must be in descending order: the highest lies on top (P3)")
    return tuple(cards)


def tie_breaks(value: object) -> tuple[str, ...]:
    ties = several(one_of({tie: tie for tie in TIE_BREAKS}), len(TIE_BREAKS))(value)
    if len(set(ties)) < len(ties):
        raise Wrong("names a tie-break twice")
    return tuple(ties)


# --- the keys of a board's file --------------------------------------------------------------------------------------

POSITION = {"lat": Key(number(-90, 90), required=True), "lon": Key(number(-180, 180), required=True)}
PLACE = {
    "id": Key(identifier, required=True),
    "name": Key(words(limits.NAME_LENGTH), required=True),
    **POSITION,
    "also": Key(several(words(limits.NAME_LENGTH), limits.OTHER_NAMES)),
}
CITY = {**PLACE, "names": Key(translations(limits.NAME_LENGTH, LANGUAGES))}
COUNTRY = {**PLACE, "names": Key(translations(limits.NAME_LENGTH)), "cards": Key(descending_cards, required=True)}
ROUTE = {
    "a": Key(identifier, required=True),
    "b": Key(identifier, required=True),
    "number": Key(whole(1, limits.ROUTES)),  # default 1; the second route of a double route has 2
    "length": Key(whole(1, limits.LENGTH), required=True),
    "colour": Key(one_of({colour: colour for colour in (*COLOURS, GREY)}), required=True),
    "tunnel": Key(flag),
    "symbols": Key(whole(0, limits.LENGTH)),
    "any_cards": Key(whole(0, limits.SUBSTITUTE)),
}
TICKET = {
    "a": Key(identifier, required=True),
    "b": Key(identifier, required=True),
    "points": Key(whole(1, limits.POINTS), required=True),
    "long": Key(flag),
}

RETURNED = one_of({"under the deck": False, "out of the game": True})
RULES = {"players": Key(player_range, required=True), "trains": Key(whole(1, limits.TRAINS), required=True)}
RULE_SECTIONS = {
    "cards": {
        "each_colour": Key(whole(1, limits.CARDS)),
        "locomotives": Key(whole(0, limits.CARDS)),
        "hand": Key(whole(0, limits.CARDS)),
        "face_up_reset_at": Key(whole(0, limits.FACE_UP)),
        "face_up_locomotive_ends_draw": Key(flag),
    },
    "routes": {
        "points": Key(points_by_length, required=True),
        "locomotives_on_plain_routes": Key(flag),
        "doubles_closed_up_to": Key(whole(0, limits.PLAYERS[1])),
        "tunnel_cards": Key(whole(0, limits.TUNNEL_CARDS)),
        "ferry_substitute": Key(whole(0, limits.SUBSTITUTE)),
        "substitutes_for_any_locomotive": Key(flag),
        "strict_ferries_optional": Key(flag),
    },
    "tickets": {
        "offer_long": Key(whole(0, limits.OFFER)),
        "offer_regular": Key(whole(0, limits.OFFER)),
        "keep_at_start": Key(whole(1, limits.OFFER)),
        "returned_at_start": Key(RETURNED, field="start_returns_leave"),
        "draw": Key(whole(1, limits.OFFER), field="draw_tickets"),
        "keep_drawn": Key(whole(1, limits.OFFER)),
        "returned_in_play": Key(RETURNED, field="drawn_returns_leave"),
    },
    "stations": {
        "costs": Key(ascending_costs, field="station_costs"),
        "points_unbuilt": Key(whole(0, limits.POINTS), field="station_points"),
    },
    "end": {
        "last_turns_at": Key(whole(0, limits.TRAINS)),
        "longest_path": Key(whole(0, limits.POINTS)),
        "longest_path_optional": Key(flag),
        "most_tickets": Key(whole(0, limits.POINTS)),
        "ties": Key(tie_breaks),
    },
}
BOARD = {
    "id": Key(identifier, required=True),
    "title": Key(words(limits.TITLE_LENGTH), required=True),
    "titles": Key(translations(limits.TITLE_LENGTH)),
    "note": Key(words(limits.NOTE_LENGTH)),
    "notes": Key(translations(limits.NOTE_LENGTH)),
}
LESSON = {
    "players": Key(whole(*limits.PLAYERS), required=True),
    "seed": Key(whole(0, 2**63 - 1), required=True),
}
PARTS = {  # whether it is required
    "rules": True,
    "cities": True,
    "countries": False,
    "routes": True,
    "tickets": True,
    "lesson": False,
}


# --- reading ---------------------------------------------------------------------------------------------------------


def read_board(document: dict[str, Any], report: Report) -> Draft:
    draft = Draft(document=document)
    top = _read_table(document, (), BOARD, report, also=PARTS)
    for part, required in PARTS.items():
        if required and part not in document:
            report.add((), f'missing "{part}"')
            draft.incomplete.add(part)
    if top is not None:
        draft.id, draft.title, draft.note = top["id"], top["title"], top.get("note", "")
        draft.titles, draft.notes = top.get("titles", {}), top.get("notes", {})
    if "rules" in document:
        draft.rules = _read_rules(document["rules"], report)
    if "lesson" in document:
        lesson = _read_table(document["lesson"], ("lesson",), LESSON, report)
        draft.lesson = Lesson(**lesson) if lesson is not None else None
    draft.city_ids = _ids(document.get("cities"))
    draft.country_ids = _ids(document.get("countries")) - draft.city_ids
    for place, values in _read_array(document, "cities", CITY, draft, report):
        draft.cities.append((place, City(**values)))
    for place, values in _read_array(document, "countries", COUNTRY, draft, report):
        draft.countries.append((place, Country(**values)))
    for place, values in _read_array(document, "routes", ROUTE, draft, report):
        draft.routes.append((place, _route(values, draft.country_ids)))
    for place, values in _read_array(document, "tickets", TICKET, draft, report):
        values["a"], values["b"] = sorted((values["a"], values["b"]))
        draft.tickets.append((place, Ticket(**values)))
    return draft


def _route(values: dict[str, Any], countries: set[str]) -> Route:
    """Build a route. Its ends are sorted alphabetically, so that it has one name; a country is always the second."""
    a, b = sorted((values.pop("a"), values.pop("b")), key=lambda end: (end in countries, end))
    return Route(a=a, b=b, country=b if b in countries else None, **{"number": 1, **values})


def _read_rules(raw: object, report: Report) -> Rules | None:
    parts = [_read_table(raw, ("rules",), RULES, report, also=RULE_SECTIONS)]
    if isinstance(raw, dict):
        for name, keys in RULE_SECTIONS.items():
            parts.append(_read_table(raw.get(name, {}), ("rules", name), keys, report))
    values: dict[str, Any] = {}
    for part in parts:
        if part is None:
            return None
        values |= part
    return Rules(**values)


def _ids(raw: object) -> set[str]:
    entries = raw if isinstance(raw, list) else []
    return {entry["id"] for entry in entries if isinstance(entry, dict) and isinstance(entry.get("id"), str)}


def _read_array(
    document: dict[str, Any], name: str, keys: Mapping[str, Key], draft: Draft, report: Report
) -> list[tuple[int, dict[str, Any]]]:
    raw = document.get(name, [])
    if not isinstance(raw, list):
        report.add((name,), f"must be an array of tables, not {show(raw)}")
        draft.incomplete.add(name)
        return []
    entries = [(place, _read_table(entry, (name, place), keys, report)) for place, entry in enumerate(raw)]
    good = [(place, values) for place, values in entries if values is not None]
    if len(good) < len(entries):
        draft.incomplete.add(name)
    return good


# Keys of older board files, and what they are called now.
RENAMED = {
    "lanes": "routes",
    "locomotives_on_plain_lanes": "locomotives_on_plain_routes",
    "row_locomotive_ends_draw": "face_up_locomotive_ends_draw",
    "row_reset_at": "face_up_reset_at",
}


def _read_table(
    raw: object, table: Place, keys: Mapping[str, Key], report: Report, also: Iterable[str] = ()
) -> dict[str, Any] | None:
    """Return the values of a table by their names in the model; None if the table has problems."""
    if not isinstance(raw, dict):
        report.add(table, f"must be a table, not {show(raw)}")
        return None
    good, values = True, {}
    for name in raw.keys() - keys.keys() - set(also):
        # In TOML it is an easy mistake to put a top-level key after a table header.
        misplaced = ' (it must stand above the first "[table]")' if table and name in PARTS else ""
        renamed = f' (it is called "{RENAMED[name]}" now)' if name in RENAMED else ""
        hint = misplaced or renamed or did_you_mean(name, (*keys, *also))
        report.add(table, f"unknown key {show(name)}{hint}; known keys: {', '.join((*keys, *also))}", name)
        good = False
    for name, key in keys.items():
        if name in raw:
            try:
                values[key.field or name] = key.read(raw[name])
            except Wrong as wrong:
                report.add(table, f"{name} {wrong}", name, *wrong.inside)
                good = False
        elif key.required:
            report.add(table, f'missing "{name}"')
            good = False
    return values if good else None
