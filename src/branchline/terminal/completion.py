"""Tab completion from the legal actions of a view."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from branchline.boards import Board
from branchline.errors import CodedError
from branchline.game.names import fold, slashed
from branchline.game.views import View
from branchline.terminal.commands import COMMANDS, command_words, legal_verbs, verb_of
from branchline.texts import Texts


class Completion(NamedTuple):
    """A text that replaces the last `replaced` characters of the line, and how the list shows it."""

    text: str
    replaced: int
    shown: str


def completions(line: str, board: Board, view: View, texts: Texts) -> list[Completion]:
    """All completions of what is typed so far."""
    line = line.lstrip()
    verb, blank, rest = line.partition(" ")
    if not blank:
        words = legal_verbs(view) + [word for command in COMMANDS for word in command_words(command, texts)[:1]]
        return [Completion(word, len(line), word) for word in words if fold(word).startswith(fold(line))]
    rest = rest.lstrip()
    legal = view.legal
    try:
        verb = verb_of(verb, rest or "…", view, texts)
    except CodedError:
        return []
    match verb:
        case "take" | "give":
            return list(_cards(rest, legal.take if verb == "take" else legal.give, texts))
        case "pay":
            return list(_starting(rest, legal.pay))
        case "keep":
            last = re.split(r",\s*", rest)[-1]
            return list(_pairs(last, (held.ticket for held in view.offer), texts.ticket))
        case "claim":
            routes = [route for claims in legal.claims for route in claims.routes]
            return list(_paid(rest, routes, view.payments)) or list(_pairs(rest, routes, texts.route))
        case "station" if legal.stations:
            cities = legal.stations.cities
            payments = legal.stations.payments
            return list(_paid(rest, cities, lambda city: payments)) or list(_cities(rest, cities, texts))
        case "why":
            return list(_pairs(rest, (route.id for route in board.routes), texts.route))
        case "routes":
            return list(_cities(rest, (city.id for city in board.cities), texts))
    return []


def _starting(typed: str, words: Iterable[str]) -> Iterator[Completion]:
    return (Completion(word, len(typed), word) for word in words if word.startswith(typed.lower()))


def _cards(typed: str, cards: Iterable[str], texts: Texts) -> Iterator[Completion]:
    for card in cards:
        name = texts.colour(card)
        if fold(card).startswith(fold(typed)) or fold(name).startswith(fold(typed)):
            yield Completion(card, len(typed), card if name == card else f"{card} ({name})")


def _cities(typed: str, cities: Iterable[str], texts: Texts) -> Iterator[Completion]:
    for city in cities:
        if fold(city).startswith(fold(typed)) or fold(texts.city(city)).startswith(fold(typed)):
            yield Completion(city, len(typed), texts.city(city))


def _pairs(typed: str, pairs: Iterable[str], named: Callable[[str], str]) -> Iterator[Completion]:
    """Routes or tickets, with their cities in either order: the one typed first comes first."""
    start, _, end = slashed(typed).partition("/")
    for pair in pairs:
        ends, colon, number = pair.partition(":")
        a, b = ends.split("/")
        a_name, b_name = re.sub(r" \([0-9]+\)$", "", named(pair)).split(" – ")
        for first, second in (((a, a_name), (b, b_name)), ((b, b_name), (a, a_name))):
            if _begins(first, start) and _begins(second, end):
                yield Completion(f"{first[0]}/{second[0]}{colon}{number}", len(typed), named(pair))
                break


def _begins(place: tuple[str, str], typed: str) -> bool:
    return any(fold(form).startswith(fold(typed)) for form in place)


def _paid(rest: str, places: Iterable[str], payments: Callable[[str], Iterable[str]]) -> Iterator[Completion]:
    """After a place and a space: its payments."""
    place, blank, typed = rest.partition(" ")
    if not blank:
        return
    a, _, b = place.partition("/")
    ends, colon, number = b.partition(":")
    turned = f"{ends}/{a}{colon}{number}"
    known = next((each for each in places if each in (place, turned)), None)
    if known:
        yield from _starting(typed.lstrip(), payments(known))
