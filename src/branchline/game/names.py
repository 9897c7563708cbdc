"""Fuzzy name lookup: finds cities, routes and tickets from typed text, ignoring case and diacritics.

A prefix is enough if it is unique. A place may be called by other names too; the printed ones go first.

    zurich, Zürich, ZÜR | berlin/warszawa, Warszawa – Berlin, warsz/berl:2 | keep brest/petrograd | gdańsk

A name that is not found is refused with suggestions, and an ambiguous one with the possible choices.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache
from typing import NamedTuple

from branchline.boards.model import Board, City, Country
from branchline.game.errors import InvalidAction
from branchline.texts.typed_words import fold as fold
from branchline.texts.typed_words import slashed as slashed

SUGGESTIONS = 3
CHOICES = 8  # the longest list of choices in a refusal
ALIKE = 0.6  # lowest similarity of a suggestion; 1 means equal words
CLOSER = 0.15  # a suggestion may be at most this much less similar than the best one

Forms = Mapping[str, tuple[str, ...]]  # id -> accepted spellings


class PlaceForms(NamedTuple):
    """Accepted spellings of places: the id and the printed name; and other names, which come second."""

    printed: Forms
    other: Forms

    @property
    def all(self) -> Forms:
        return {id: (*self.printed[id], *self.other[id]) for id in self.printed}


def find_city(board: Board, text: str) -> str:
    """Returns the id of the city that a text names."""
    if text in board.city_index and board.city_index[text] < len(board.cities):
        return text  # fast path: records use ids
    forms = _city_forms(board)
    return _unique_match(forms, text, _matches(forms, text))


def find_route(board: Board, text: str) -> str:
    """Returns the id of the route that a text names; its two ends may come in either order."""
    if text in board.route_index:
        return text
    written = re.sub(r"\s*\(([0-9]+)\)$", r":\1", slashed(text.strip().lower()))
    match = re.fullmatch(r"([^/:]+)/([^/:]+)(?::([0-9]{1,3}))?", written)
    if not match:
        raise InvalidAction("no-route-text", text=text, example=board.routes[0].id)
    forms = _place_forms(board)
    ends = (match[1].strip(), match[2].strip())
    found = [_checked_matches(forms, end) for end in ends]
    pairs = _connecting(((route.a, route.b) for route in board.routes), found)
    if len(pairs) > 1:
        raise InvalidAction("ambiguous-route", text=text.strip(), choices=_choices(pairs))
    if not pairs:
        city, other = (_unique_match(forms, end, matches) for end, matches in zip(ends, found, strict=True))
        beside = {route.b if route.a == city else route.a for route in board.routes if city in (route.a, route.b)}
        raise InvalidAction("not-joined", city=city, other=other, cities=sorted(beside))
    number = int(match[3]) if match[3] else 1
    route = pairs[0] if number == 1 else f"{pairs[0]}:{number}"
    if route not in board.route_index:
        parallel = sorted(route.id for route in board.routes if f"{route.a}/{route.b}" == pairs[0])
        raise InvalidAction("no-such-route", text=text.strip(), words=parallel)
    return route


def find_ticket(board: Board, text: str) -> str:
    """Returns the id of the ticket that a text names; its two cities may come in either order."""
    if text in board.ticket_index:
        return text
    ends = [end.strip() for end in slashed(text.strip().lower()).split("/")]
    found = [_matches(_city_forms(board), end) for end in ends]
    pairs = _connecting(((ticket.a, ticket.b) for ticket in board.tickets), found) if len(ends) == 2 else []
    if len(pairs) > 1:
        raise InvalidAction("ambiguous-ticket", text=text.strip(), choices=_choices(pairs))
    if not pairs:
        both = {ticket.id: (ticket.id, f"{ticket.b}/{ticket.a}") for ticket in board.tickets}
        raise InvalidAction("unknown-ticket", text=text.strip(), near=near("/".join(map(fold, ends)), both))
    return pairs[0]


def place_names(board: Board) -> frozenset[str]:
    """Every accepted spelling of every place on the board, folded."""
    return frozenset(form for forms in _place_forms(board).all.values() for form in forms)


def near(word: str, forms: Forms) -> list[str]:
    """Returns the ids that were probably meant, most similar first."""
    alike = {id: max(SequenceMatcher(None, word, form).ratio() for form in written) for id, written in forms.items()}
    least = max(ALIKE, max(alike.values(), default=0) - CLOSER)
    return sorted((id for id in forms if alike[id] >= least), key=lambda id: -alike[id])[:SUGGESTIONS]


def same(words: Iterable[str]) -> Forms:
    """Forms for words that have only one spelling."""
    return {word: (word,) for word in words}


@cache
def _city_forms(board: Board) -> PlaceForms:
    return _forms(board.cities)


@cache
def _place_forms(board: Board) -> PlaceForms:
    """Spellings of everything a route can end in: cities and countries."""
    return _forms(board.places)


def _forms(places: Iterable[City | Country]) -> PlaceForms:
    printed, other = {}, {}
    for place in places:
        names = tuple(fold(name) for name in place.names.values())
        shown = names if isinstance(place, Country) else ()  # the board shows countries by their translated names
        printed[place.id] = (place.id, fold(place.name), *shown)
        other[place.id] = (*names, *map(fold, place.also))
    return PlaceForms(printed, other)


def _matches(forms: PlaceForms, text: str) -> list[str]:
    """Returns the ids that match a text: by name, or else all whose names start with it; printed names go first."""
    word = fold(text)
    if not word:
        return []
    exact = ([id for id, written in names.items() if word in written] for names in forms)
    begun = ([id for id, written in names.items() if any(f.startswith(word) for f in written)] for names in forms)
    return next((found for found in (*exact, *begun) if found), [])


def _checked_matches(forms: PlaceForms, text: str) -> list[str]:
    found = _matches(forms, text)
    if not found:
        raise InvalidAction("unknown-city", text=text.strip(), near=near(fold(text), forms.all))
    return found


def _unique_match(forms: PlaceForms, text: str, found: list[str]) -> str:
    if len(found) > 1:
        raise InvalidAction("ambiguous-city", text=text.strip(), choices=_choices(found))
    return _checked_matches(forms, text)[0]


def _connecting(pairs: Iterable[tuple[str, str]], ends: list[list[str]]) -> list[str]:
    """Returns the distinct pairs, as `a/b`, that connect a candidate for one end with a candidate for the other."""
    first, second = ends
    fitting = (f"{a}/{b}" for a, b in pairs if (a in first and b in second) or (b in first and a in second))
    return sorted(set(fitting))


def _choices(found: list[str]) -> list[str]:
    return found if len(found) <= CHOICES else [*found[:CHOICES], "…"]
