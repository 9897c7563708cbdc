"""Tab completion from the legal actions of a view, in the language in which the line was begun."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from branchline.boards import Board
from branchline.errors import CodedError
from branchline.game.names import fold, slashed
from branchline.game.views import View
from branchline.terminal.commands import COMMANDS, card_words, command_words, legal_verbs, verb_of
from branchline.texts import Texts
from branchline.texts.typed_words import VERBS, typed_words, written_payment


class Completion(NamedTuple):
    """A text that replaces the last `replaced` characters of the line, and how the list shows it."""

    text: str
    replaced: int
    shown: str


def completions(line: str, board: Board, view: View, texts: Texts) -> list[Completion]:
    """All completions of what is typed so far."""
    line = line.lstrip()
    if found := typed_words(texts.language).split(line):
        verb, rest = found
        blank = line[len(line.rstrip()) :]
        if not rest and not blank:
            return _first_words(line, view, texts)
        rest += blank if rest else ""
    else:
        first, blank, rest = line.partition(" ")
        if not blank:
            return _first_words(line, view, texts)
        rest = rest.lstrip()
        try:
            verb = verb_of(first, rest or "…", view, texts)
        except CodedError:
            return []
    legal = view.legal
    own = not any(word.startswith(line.split()[0].lower()) for word in VERBS)  # the line begins in the language
    match verb:
        case "take" | "give":
            return list(_cards(rest, legal.take if verb == "take" else legal.give, texts, own))
        case "pay":
            return list(_payments(rest, legal.pay, texts, own))
        case "keep":
            last = re.split(r",\s*", rest)[-1]
            return list(_pairs(last, (held.ticket for held in view.offer), texts.ticket, texts))
        case "claim":
            routes = [route for claims in legal.claims for route in claims.routes]
            return list(_paid(rest, routes, view.payments, texts, own)) or list(
                _pairs(rest, routes, texts.route, texts)
            )
        case "station" if legal.stations:
            cities = legal.stations.cities
            payments = legal.stations.payments
            return list(_paid(rest, cities, lambda city: payments, texts, own)) or list(_cities(rest, cities, texts))
        case "why":
            return list(_pairs(rest, (route.id for route in board.routes), texts.route, texts))
        case "routes":
            return list(_cities(rest, (city.id for city in board.cities), texts))
    return []


def _first_words(line: str, view: View, texts: Texts) -> list[Completion]:
    """Verbs and commands: the language's own words, and English ones once they are begun."""
    words = [texts.verb(verb) for verb in legal_verbs(view)]
    words += [verb for verb in legal_verbs(view) if line and verb not in words]
    words += [word for command in COMMANDS for word in command_words(command, texts)[:1]]
    return [Completion(word, len(line), word) for word in words if fold(word).startswith(fold(line))]


def _payments(typed: str, payments: Iterable[str], texts: Texts, own: bool) -> Iterator[Completion]:
    """Payments in the notation or in the language; what is typed may be the beginning of either."""
    for payment in payments:
        local = (
            written_payment(texts, payment) if payment.startswith(("with", "for")) else texts.written(f"pay {payment}")
        )
        local = local.removeprefix(f"{texts.verb('pay')} ")
        if any(fold(each).startswith(fold(typed)) for each in (payment, local)):
            yield Completion(local if own else payment, len(typed), local)


def _cards(typed: str, cards: Iterable[str], texts: Texts, own: bool) -> Iterator[Completion]:
    words = card_words(texts)
    for card in cards:
        name, local = texts.colour(card), texts.card(card, "object")
        if any(form.startswith(fold(typed)) for form in (*words[card], fold(local))):
            if own:
                yield Completion(local, len(typed), local)
            else:
                yield Completion(card, len(typed), card if name == card else f"{card} ({name})")


def _cities(typed: str, cities: Iterable[str], texts: Texts) -> Iterator[Completion]:
    for city in cities:
        if _begins(_names(city, texts), typed):
            yield Completion(city, len(typed), texts.full_city(city))


def _names(place: str, texts: Texts) -> tuple[str, ...]:
    """Everything that a place is called."""
    board = texts.board
    found = next((each for each in board.places if each.id == place), None) if board else None
    return (place, found.name, *found.names.values(), *found.also) if found else (place,)


def _pairs(typed: str, pairs: Iterable[str], named: Callable[[str], str], texts: Texts) -> Iterator[Completion]:
    """Routes or tickets, with their cities in either order: the one typed first comes first."""
    start, _, end = slashed(typed).partition("/")
    for pair in pairs:
        ends, colon, number = pair.partition(":")
        a, b = ends.split("/")
        for first, second in ((a, b), (b, a)):
            if _begins(_names(first, texts), start) and _begins(_names(second, texts), end):
                yield Completion(f"{first}/{second}{colon}{number}", len(typed), named(pair))
                break


def _begins(names: Iterable[str], typed: str) -> bool:
    return any(fold(name).startswith(fold(typed)) for name in names)


def _paid(
    rest: str, places: Iterable[str], payments: Callable[[str], Iterable[str]], texts: Texts, own: bool
) -> Iterator[Completion]:
    """After a place and a space: its payments."""
    place, blank, typed = rest.partition(" ")
    if not blank:
        return
    a, _, b = place.partition("/")
    ends, colon, number = b.partition(":")
    turned = f"{ends}/{a}{colon}{number}"
    known = next((each for each in places if each in (place, turned)), None)
    if known:
        yield from _payments(typed.lstrip(), payments(known), texts, own)
