"""Actions as objects and as text: the `Action` struct, its notation and the parser for it.

    take red | draw | tickets | keep a/b, c/d | claim a/b:2 with 3 red 1 locomotive [for 2: 5 white 3 blue]
    station c with 2 red | pay 1 red 1 locomotive | decline | give red | pass

A route is `a/b` (`b/a` means the same); the second route of a double route is `a/b:2`. Texts and objects need only the
board. Action numbers (`action_numbers.py`) also need the position: which tickets a number keeps depends on the offer.
"""

from __future__ import annotations

import re
from typing import Literal, get_args

import msgspec

from branchline.boards.model import CARDS, Board
from branchline.game.errors import InvalidAction as InvalidAction
from branchline.game.names import find_city as find_city
from branchline.game.names import find_route as find_route
from branchline.game.names import find_ticket as find_ticket
from branchline.game.names import fold, near, slashed
from branchline.texts.languages import LANGUAGES
from branchline.texts.typed_words import ENGLISH, typed_words

Kind = Literal["take", "draw", "tickets", "keep", "claim", "station", "pay", "decline", "give", "pass"]
Cards = dict[str, int]

PLAIN: tuple[Kind, ...] = ("draw", "tickets", "decline", "pass")


class Action(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """One action of a player. A claim with substitutes is a single action, although it takes several decisions."""

    kind: Kind
    card: str | None = None  # take, give
    tickets: tuple[str, ...] = ()  # keep
    route: str | None = None  # claim
    city: str | None = None  # station
    cards: Cards = {}  # claim, station, pay: the cards paid, without substitutes
    swaps: int = 0  # claim: symbols or spaces paid with substitutes
    substitutes: Cards = {}  # claim: the cards for the swaps; if empty, they follow as `give` actions

    def __str__(self) -> str:
        match self.kind:
            case "take" | "give":
                return f"{self.kind} {self.card}"
            case "keep":
                return f"keep {', '.join(self.tickets)}"
            case "pay":
                return f"pay {cards_text(self.cards)}"
            case "station":
                return f"station {self.city} with {cards_text(self.cards)}"
            case "claim":
                text = f"claim {self.route}"
                if self.cards:
                    text += f" with {cards_text(self.cards)}"
                if self.swaps:
                    text += f" for {self.swaps}"
                if self.substitutes:
                    text += f": {cards_text(self.substitutes)}"
                return text
        return self.kind

    def __hash__(self) -> int:
        return hash(str(self))


def cards_text(cards: Cards) -> str:
    """Formats cards as `3 red 1 locomotive`, in the order of CARDS."""
    return " ".join(f"{cards[card]} {card}" for card in CARDS if cards.get(card)) or "nothing"


def parse_action(board: Board, text: str) -> Action:
    """Parses an action. Raises InvalidAction, which says what is wrong and what would be right."""
    words = text.lower().split(maxsplit=1)
    if not words:
        raise InvalidAction("empty-action", examples=("draw", "take red", "tickets", _claim_example(board)))
    verb, rest = words[0], words[1].strip() if len(words) > 1 else ""
    if verb in PLAIN:
        if rest:
            raise InvalidAction("stands-alone", verb=verb, text=rest)
        return Action(kind=verb)
    if verb in ("take", "give"):
        if not rest:
            raise InvalidAction("which-card", verb=verb, example=f"{verb} red")
        return Action(kind=verb, card=_card(rest))  # type: ignore[arg-type]
    if verb == "keep":
        return Action(kind="keep", tickets=_tickets(board, rest))
    if verb == "pay":
        return Action(kind="pay", cards=parse_cards(rest))
    if verb == "station":
        city, found, cards = rest.partition(" with ")
        if not found or not city.strip() or not cards.strip():
            example = f"station {board.cities[0].id} with 1 red"
            raise InvalidAction("action-form", verb="station", example=example)
        return Action(kind="station", city=find_city(board, city), cards=parse_cards(cards))
    if verb == "claim":
        return _claim(board, rest)
    raise InvalidAction("unknown-action", text=verb, near=_verbs_near(verb))


def parse_cards(text: str) -> Cards:
    """Parses `3 red 1 locomotive`. `red` means one card; commas and `and` are ignored."""
    cards: Cards = {}
    count = None
    for word in re.findall(r"[^\s,]+", text):
        if word == "and":
            continue
        if re.fullmatch(r"[0-9]{1,3}", word):
            if count is not None:
                raise InvalidAction("of-what", text=text, number=count)
            count = int(word)
            continue
        card = _card(word)
        if count == 0:
            raise InvalidAction("zero-cards", text=text, colour=card)
        cards[card] = cards.get(card, 0) + (1 if count is None else count)
        count = None
    if count is not None:
        raise InvalidAction("of-what", text=text, number=count)
    if not cards:
        raise InvalidAction("no-cards-named", example="3 red 1 locomotive")
    return cards


def _claim(board: Board, text: str) -> Action:
    head, substitutes = text, ""
    swaps = 0
    match = re.fullmatch(r"(.*?)\s+for\s+([0-9]{1,2})\s*(?::\s*(.*))?", text)
    if match:
        head, swaps, substitutes = match[1], int(match[2]), match[3] or ""
        if swaps == 0:
            raise InvalidAction("swaps-zero", text=text)
    route, _, cards = (part.strip() for part in head.partition(" with "))
    if not cards and not swaps:
        raise InvalidAction("action-form", verb="claim", example=_claim_example(board))
    return Action(
        kind="claim",
        route=find_route(board, route),
        cards=parse_cards(cards) if cards else {},
        swaps=swaps,
        substitutes=parse_cards(substitutes) if substitutes else {},
    )


def _claim_example(board: Board) -> str:
    route = board.routes[0]  # has a colour: grey routes come last
    return f"claim {route.id} with {route.length} {route.colour}"


def _tickets(board: Board, text: str) -> tuple[str, ...]:
    parts = [part for part in re.split(r"\s*,\s*", slashed(text)) if part]
    if not parts:
        example = f"keep {', '.join(ticket.id for ticket in board.tickets[:2])}"
        raise InvalidAction("action-form", verb="keep", example=example)
    # Names may contain blanks, so blanks separate tickets only in a part with more than one slash.
    named = [name for part in parts for name in ([part] if part.count("/") == 1 else part.split())]
    tickets = tuple(find_ticket(board, name) for name in named)
    if len(set(tickets)) < len(tickets):
        raise InvalidAction("ticket-twice", text=text)
    return tickets


def _card(text: str) -> str:
    word = text.strip().lower()
    if word in CARDS:
        return word
    found = typed_words(ENGLISH).cards.at([fold(word)], 0)
    if not found:
        raise InvalidAction("no-such-card", text=word, colours=CARDS)
    return found.meaning


def _verbs_near(word: str) -> list[str]:
    """The verbs that were probably meant: by their English words, or else by those of the other languages."""
    found: list[str] = []
    for language in LANGUAGES:
        verbs = typed_words(language).verbs
        found = found or near(fold(word), {kind: tuple(verbs.single(kind)) for kind in get_args(Kind)})
    return found
