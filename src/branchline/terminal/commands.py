"""Command parser: actions and the terminal's own commands, in English or the language, with unambiguous abbreviations.

An action may be incomplete: `claim berlin/essen` yields one action for each possible payment, and the player chooses.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple, get_args

from branchline.boards import Board
from branchline.boards.model import CARDS, GREY
from branchline.errors import CodedError
from branchline.game.actions import PLAIN, Kind
from branchline.game.errors import IllegalAction
from branchline.game.names import Forms, find_city, find_route, fold, near, place_names, slashed
from branchline.game.views import View
from branchline.terminal.menu import cheapest_first, numbered
from branchline.texts import Texts
from branchline.texts.typed_words import ENGLISH, typed_words

ACTIONS: tuple[str, ...] = get_args(Kind)
# The terminal's commands and their message ids; each language adds its own words to the English ones.
COMMANDS = {
    "help": "command-help",
    "hint": "command-hint",
    "why": "command-why",
    "routes": "command-routes",
    "board": "command-board",
    "log": "command-log",
    "rules": "command-rules",
    "table": "command-table",
    "save": "command-save",
    "resume": "command-resume",
    "replay": "command-replay",
    "quit": "command-quit",
}
# Commands that take an argument.
WITH = ("why", "routes", "save", "resume", "replay")
NUMBERS = re.compile(r"[0-9]{1,3}(?:[\s,]+[0-9]{1,3})*")


class Typed(NamedTuple):
    """A parsed line: the action or command word, and what follows it."""

    verb: str
    rest: str


def read(text: str, view: View, texts: Texts) -> Typed:
    """Parses a line; CodedError suggests what may have been meant. A line of numbers has an empty verb."""
    text = text.strip()
    if NUMBERS.fullmatch(text):
        return Typed("", text)
    if text.startswith("?"):
        return Typed("help", text[1:].strip())
    words = typed_words(texts.language)
    if found := words.split(text):
        verb, rest = found
    else:
        first, _, rest = text.partition(" ")
        verb = verb_of(first, rest.strip(), view, texts)
    if verb in ACTIONS:
        verb, rest = words.action(verb, rest.strip(), place_names(texts.board) if texts.board else ())
    return Typed(verb, rest.strip())


def command_words(command: str, texts: Texts) -> list[str]:
    """The words for a command: those of the language, then the English one. The first is the one to show."""
    words = texts(COMMANDS[command]).split()
    return [*words, command] if command not in words else words


def legal_verbs(view: View) -> list[str]:
    """The kinds of action that are legal now, the most common first."""
    legal = view.legal
    possible = {
        "take": legal.take,
        "draw": legal.draw,
        "claim": legal.claims,
        "tickets": legal.tickets,
        "station": legal.stations,
        "keep": legal.keep,
        "pay": legal.pay,
        "decline": legal.decline,
        "give": legal.give,
        "pass": legal.pass_,
    }
    return [verb for verb, found in possible.items() if found]


def actions_meant(board: Board, view: View, texts: Texts, typed: Typed) -> list[str]:
    """The actions that a typed one may mean. The game decides whether they are legal."""
    verb, rest = typed
    match verb:
        case "":
            return _by_number(board, view, texts, rest)
        case "take" | "give":
            legal = view.legal.take if verb == "take" else view.legal.give
            return [f"{verb} {_card(board, view, texts, rest, legal)}".strip()]
        case "keep":
            return [f"keep {_offered(view, rest)}".strip()]
        case "pay":
            if not rest and view.legal.pay:
                return [f"pay {cards}" for cards in view.legal.pay]
            return [_number(board, view, "pay", rest) or f"pay {_cards(texts, rest)}".strip()]
        case "claim":
            return _claims(board, view, texts, rest)
        case "station":
            city, found, cards = typed_words(ENGLISH).split_payment(rest)
            if not city:
                return ["station"]
            city = find_city(board, city)
            if found or view.legal.stations is None:
                cards = cards if found else "1 locomotive"
                return [f"station {city} with {_cards(texts, cards)}"]
            if city not in view.legal.stations.cities:
                return [f"station {city} {view.legal.stations.payments[0]}"]
            return [f"station {city} {payment}" for payment in view.legal.stations.payments]
    return [f"{verb} {rest}".strip()]


def refusal_of(board: Board, view: View, route: str) -> IllegalAction | None:
    """Why a route can't be claimed, from the view alone; None if nothing but the turn prevents it."""
    refused = view.why_not(route)
    if refused is None:
        return None
    found = board.routes[board.route_index[route]]
    owner = next((seat for seat, seen in enumerate(view.seats) if route in seen.routes), None)
    own = view.seats[view.seat] if view.seat is not None else None
    code = refused.code
    if code == "cards-short" and not refused.short:
        code = "substitutes-short"
    return IllegalAction(
        code,
        route=route,
        owner=owner,
        country=found.country,
        length=found.length,
        trains=own.trains if own else 0,
        players=len(view.seats),
        short=refused.short,
        number=refused.substitutes,
    )


def verb_of(word: str, rest: str, view: View, texts: Texts) -> str:
    """Expands an abbreviated first word. Among several matches, actions that fit the rest of the line go first."""
    word = word.lower()
    own = {command: command_words(command, texts) for command in COMMANDS}
    spoken = action_words(texts)
    start = fold(word)
    if exact := [verb for verb, words in spoken.items() if start in words]:
        return exact[0]
    if exact := [command for command, words in own.items() if start in map(fold, words)]:
        return exact[0]
    actions = [verb for verb, words in spoken.items() if start and any(each.startswith(start) for each in words)]
    actions = [verb for verb in actions if verb in legal_verbs(view)] or actions
    # "quit" can't be abbreviated: a typo must not end a game.
    shortenable = [(command, words) for command, words in own.items() if command != "quit"]
    commands = [c for c, words in shortenable if start and any(fold(each).startswith(start) for each in words)]
    fitting = [verb for verb in actions if (verb in PLAIN) != bool(rest)]  # `t red` is take, `t` alone is tickets
    informing = [command for command in commands if not rest or command in WITH]
    # What is short for an English command never plays an action of another language: `b` is board or bilety.
    unclear = any(c.startswith(start) for c in informing) and not any(verb.startswith(start) for verb in fitting)
    for found in (fitting, informing, actions):
        if len(found) == 1 and not (found is fitting and unclear):
            return found[0]
        if found:
            break
    if actions or commands:
        choices = [*map(texts.verb, actions), *(own[command][0] for command in commands)]
        raise CodedError("ambiguous-word", text=word, choices=choices)
    known = {texts.verb(verb): words for verb, words in spoken.items()}
    known |= {words[0]: tuple(map(fold, words)) for words in own.values()}
    raise CodedError("unknown-word", text=word, near=near(start, known))


def action_words(texts: Texts) -> Forms:
    """The single words for each kind of action, folded: in English and in the language."""
    verbs = typed_words(texts.language).verbs
    return {verb: tuple(verbs.single(verb)) for verb in ACTIONS}


def _by_number(board: Board, view: View, texts: Texts, numbers: str) -> list[str]:
    """The actions meant by a line of numbers."""
    if view.legal.keep:
        return [f"keep {_offered(view, numbers)}"]
    options = numbered(board, view)
    if not numbers.isdigit() or int(numbers) not in options:
        raise CodedError("no-such-number", text=numbers)
    verb, _, rest = options[int(numbers)].partition(" ")
    return actions_meant(board, view, texts, Typed(verb, rest))


def _number(board: Board, view: View, verb: str, text: str) -> str | None:
    """The option of this kind with that number on the screen."""
    if not text.isdigit():
        return None
    found = numbered(board, view).get(int(text), "")
    if not found.startswith(f"{verb} "):
        raise CodedError("no-such-number", text=text)
    return found


def _offered(view: View, text: str) -> str:
    """Tickets of the offer by number, or else as they were typed."""
    if not NUMBERS.fullmatch(text):
        return text
    numbers = [int(number) for number in re.findall("[0-9]+", text)]
    for number in numbers:
        if not 1 <= number <= len(view.offer):
            raise CodedError("no-such-number", text=str(number))
    return ", ".join(view.offer[number - 1].ticket for number in numbers)


def _card(board: Board, view: View, texts: Texts, text: str, legal: Sequence[str]) -> str:
    if text.isdigit():
        options = numbered(board, view)
        verb, _, card = options.get(int(text), "").partition(" ")
        if verb not in ("take", "give"):
            raise CodedError("no-such-number", text=text)
        return card
    return _card_word(texts, text, legal)


def _card_word(texts: Texts, text: str, preferred: Iterable[str] = ()) -> str:
    """A card by its name in the notation or the language, or a prefix of one; else what was typed."""
    word = fold(text)
    if not word or word in CARDS:
        return word
    names = card_words(texts)
    found = [card for card, forms in names.items() if word in forms]
    found = found or [card for card, forms in names.items() if any(form.startswith(word) for form in forms)]
    found = [card for card in found if card in preferred] or found
    if len(found) > 1:
        raise CodedError("ambiguous-word", text=text, choices=[*map(texts.colour, found)])
    return found[0] if found else text


def card_words(texts: Texts) -> Forms:
    """The words for each card, folded: in English and in the language."""
    cards = typed_words(texts.language).cards
    return {card: (*cards.single(card), fold(texts.colour(card))) for card in CARDS}


def _cards(texts: Texts, text: str) -> str:
    """Cards of a payment with all abbreviations expanded: `3 red 1 lok` is `3 red 1 locomotive`."""
    known = ("for", "with")
    return " ".join(
        word if word[0].isdigit() or word in known else _card_word(texts, word)
        for word in text.replace(",", " ").split()
    )


def _claims(board: Board, view: View, texts: Texts, text: str) -> list[str]:
    """A route's claims with every payment; without a number, any of the parallel routes may be meant."""
    if text.isdigit():
        text = (_number(board, view, "claim", text) or "").removeprefix("claim ")
    name, found, cards = typed_words(ENGLISH).split_payment(text)
    if not name:
        return ["claim"]
    route = find_route(board, name)
    if found:
        return [f"claim {route} {found} {_cards(texts, cards)}"]
    routes = [route]
    if not re.search(r":[0-9]+$|\([0-9]+\)$", slashed(name)):
        ends = route.partition(":")[0]
        routes = [other.id for other in board.routes if other.id.partition(":")[0] == ends]
        routes.sort()
    claims = [f"claim {each} {payment}" for each in routes for payment in cheapest_first(view.payments(each))]
    if claims:
        return claims
    refusal = refusal_of(board, view, route)
    if refusal:
        raise refusal
    place = board.routes[board.route_index[route]]
    colour = "red" if place.colour == GREY else place.colour
    return [f"claim {route} with {place.length} {colour}"]  # not legal now: the game says why
