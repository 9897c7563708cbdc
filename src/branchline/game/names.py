"""Cities, lanes and tickets by what people type: in any case, with or without diacritics, and the beginning is enough.

    zurich, Zürich, ZÜR | berlin/warszawa, Warszawa – Berlin, warsz/berl:2 | keep brest/petrograd

What is not found is refused with what was probably meant; what may be several things, with what it may be.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import cache

from branchline.boards.model import Board
from branchline.game.refusals import InvalidAction

SUGGESTIONS = 3
CHOICES = 8  # more are not listed
ALIKE = 0.6  # from here on two words are near each other; 1 is the same word
CLOSER = 0.15  # what is so much worse than the best suggestion is none
LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "æ": "ae", "œ": "oe", "þ": "th", "ı": "i"})

Forms = Mapping[str, tuple[str, ...]]  # by id: how a name may be written


def find_city(board: Board, text: str) -> str:
    """The id of the city that a text names."""
    if text in board.city_index and board.city_index[text] < len(board.cities):
        return text  # quick: records name things by their ids
    forms = _city_forms(board)
    return _only(forms, text, _matches(forms, text))


def find_lane(board: Board, text: str) -> str:
    """The id of the lane that a text names, its ends in either order."""
    if text in board.lane_index:
        return text
    written = re.sub(r"\s*\(([0-9]+)\)$", r":\1", slashed(text.strip().lower()))
    match = re.fullmatch(r"([^/:]+)/([^/:]+)(?::([0-9]{1,3}))?", written)
    if not match:
        raise InvalidAction("no-lane-text", text=text, example=board.lanes[0].id)
    forms = _place_forms(board)
    ends = (match[1].strip(), match[2].strip())
    found = [_known(forms, end) for end in ends]
    pairs = _joining(((lane.a, lane.b) for lane in board.lanes), found)
    if len(pairs) > 1:
        raise InvalidAction("ambiguous-lane", text=text.strip(), choices=_choices(pairs))
    if not pairs:
        city, other = (_only(forms, end, matches) for end, matches in zip(ends, found, strict=True))
        beside = {lane.b if lane.a == city else lane.a for lane in board.lanes if city in (lane.a, lane.b)}
        raise InvalidAction("not-joined", city=city, other=other, cities=sorted(beside))
    number = int(match[3]) if match[3] else 1
    lane = pairs[0] if number == 1 else f"{pairs[0]}:{number}"
    if lane not in board.lane_index:
        parallel = sorted(lane.id for lane in board.lanes if f"{lane.a}/{lane.b}" == pairs[0])
        raise InvalidAction("no-such-lane", text=text.strip(), words=parallel)
    return lane


def find_ticket(board: Board, text: str) -> str:
    """The id of the ticket that a text names, its ends in either order."""
    if text in board.ticket_index:
        return text
    ends = [end.strip() for end in slashed(text.strip().lower()).split("/")]
    found = [_matches(_city_forms(board), end) for end in ends]
    pairs = _joining(((ticket.a, ticket.b) for ticket in board.tickets), found) if len(ends) == 2 else []
    if len(pairs) > 1:
        raise InvalidAction("ambiguous-ticket", text=text.strip(), choices=_choices(pairs))
    if not pairs:
        both = {ticket.id: (ticket.id, f"{ticket.b}/{ticket.a}") for ticket in board.tickets}
        raise InvalidAction("unknown-ticket", text=text.strip(), near=near("/".join(map(fold, ends)), both))
    return pairs[0]


def slashed(text: str) -> str:
    """`a – b` and `a / b` as `a/b`: a hyphen within a name has no blanks around it."""
    return re.sub(r"\s*/\s*|\s+[-–—]\s+", "/", text)


def fold(text: str) -> str:
    """A name as ids are written: small letters without diacritics, and a hyphen for all else."""
    plain = unicodedata.normalize("NFKD", text.casefold().translate(LETTERS))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def near(word: str, forms: Forms) -> list[str]:
    """What was probably meant, the likeliest first."""
    alike = {id: max(SequenceMatcher(None, word, form).ratio() for form in written) for id, written in forms.items()}
    least = max(ALIKE, max(alike.values(), default=0) - CLOSER)
    return sorted((id for id in forms if alike[id] >= least), key=lambda id: -alike[id])[:SUGGESTIONS]


def same(words: Iterable[str]) -> Forms:
    """Words that are written in one way only."""
    return {word: (word,) for word in words}


@cache
def _city_forms(board: Board) -> Forms:
    return {city.id: (city.id, fold(city.name)) for city in board.cities}


@cache
def _place_forms(board: Board) -> Forms:
    """The ends of lanes: cities, and countries by their names in every language."""
    countries = {c.id: (c.id, fold(c.name), *map(fold, c.names.values())) for c in board.countries}
    return {**_city_forms(board), **countries}


def _matches(forms: Forms, text: str) -> list[str]:
    """The ids that a text may stand for: the one of that name, or all that begin so."""
    word = fold(text)
    exact = [id for id, written in forms.items() if word in written]
    return exact or [id for id, written in forms.items() if word and any(form.startswith(word) for form in written)]


def _known(forms: Forms, text: str) -> list[str]:
    found = _matches(forms, text)
    if not found:
        raise InvalidAction("unknown-city", text=text.strip(), near=near(fold(text), forms))
    return found


def _only(forms: Forms, text: str, found: list[str]) -> str:
    if len(found) > 1:
        raise InvalidAction("ambiguous-city", text=text.strip(), choices=_choices(found))
    return _known(forms, text)[0]


def _joining(pairs: Iterable[tuple[str, str]], ends: list[list[str]]) -> list[str]:
    """The pairs, as `a/b`, that join one of the first ends with one of the second, each once."""
    first, second = ends
    fitting = (f"{a}/{b}" for a, b in pairs if (a in first and b in second) or (b in first and a in second))
    return sorted(set(fitting))


def _choices(found: list[str]) -> list[str]:
    return found if len(found) <= CHOICES else [*found[:CHOICES], "…"]
