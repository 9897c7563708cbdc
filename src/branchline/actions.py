"""An action as an object and as text, and how both relate to the numbers of the board's table.

    take red | draw | tickets | keep a/b, c/d | claim a/b:2 with 3 red 1 locomotive [for 2: 5 white 3 blue]
    station c with 2 red | pay 1 red 1 locomotive | decline | give red | pass

A lane is `a/b` (`b/a` reads the same), its second lane `a/b:2`. Texts and objects need only the board; a number also
needs the position: which tickets a number keeps depends on the offer.
"""

from __future__ import annotations

import difflib
import re
from typing import Literal

import msgspec

from branchline.boards.model import CARDS, COLOURS, LOCOMOTIVE, Board
from branchline.errors import BranchlineError

Kind = Literal["take", "draw", "tickets", "keep", "claim", "station", "pay", "decline", "give", "pass"]
Cards = dict[str, int]

PLAIN: tuple[Kind, ...] = ("draw", "tickets", "decline", "pass")


class InvalidAction(BranchlineError):
    """A text that names no action of this board, whatever the position."""


class Action(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a player does. A whole claim with substitutes is one action, though it is several decisions."""

    kind: Kind
    card: str | None = None  # take, give
    tickets: tuple[str, ...] = ()  # keep
    lane: str | None = None  # claim
    city: str | None = None  # station
    cards: Cards = {}  # claim, station, pay: what is laid, without substitutes
    swaps: int = 0  # claim: symbols or spaces paid by substitutes
    substitutes: Cards = {}  # claim: the cards for them; empty: they follow as `give`

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
                text = f"claim {self.lane}"
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
    """`3 red 1 locomotive`, in the order of the cards."""
    return " ".join(f"{cards[card]} {card}" for card in CARDS if cards.get(card)) or "nothing"


def parse_action(board: Board, text: str) -> Action:
    """Read a text; InvalidAction says what is wrong with it and what would be right."""
    words = text.lower().split(maxsplit=1)
    if not words:
        raise InvalidAction("an action is empty; try: draw, take red, tickets, claim a/b with 2 red")
    verb, rest = words[0], words[1].strip() if len(words) > 1 else ""
    if verb in PLAIN:
        if rest:
            raise InvalidAction(f"{verb!r} stands alone; what is {rest!r}?")
        return Action(kind=verb)
    if verb in ("take", "give"):
        return Action(kind=verb, card=_card(rest))  # type: ignore[arg-type]
    if verb == "keep":
        return Action(kind="keep", tickets=_tickets(board, rest))
    if verb == "pay":
        return Action(kind="pay", cards=parse_cards(rest))
    if verb == "station":
        city, cards = _split(rest, "with", f"station needs a city and cards: station {board.cities[0].id} with 1 red")
        return Action(kind="station", city=find_city(board, city), cards=parse_cards(cards))
    if verb == "claim":
        return _claim(board, rest)
    near = _near(verb, ["take", "draw", "tickets", "keep", "claim", "station", "pay", "decline", "give", "pass"])
    raise InvalidAction(f"unknown action {verb!r}{near}")


def parse_cards(text: str) -> Cards:
    """`3 red 1 locomotive`, also `red` for one; commas and `and` are welcome."""
    cards: Cards = {}
    count = None
    for word in re.findall(r"[^\s,]+", text):
        if word == "and":
            continue
        if re.fullmatch(r"[0-9]{1,3}", word):
            if count is not None:
                raise InvalidAction(f"{text!r}: {count} of what?")
            count = int(word)
            continue
        card = _card(word)
        if count == 0:
            raise InvalidAction(f"{text!r}: 0 {card} is nothing to lay")
        cards[card] = cards.get(card, 0) + (1 if count is None else count)
        count = None
    if count is not None:
        raise InvalidAction(f"{text!r}: {count} of what?")
    if not cards:
        raise InvalidAction("no cards are named; cards are named so: 3 red 1 locomotive")
    return cards


def find_lane(board: Board, text: str) -> str:
    """The id of the lane that a text names, its ends in either order."""
    match = re.fullmatch(r"([^/:]+)/([^/:]+)(?::([0-9]{1,3}))?", text.strip().lower())
    if not match:
        raise InvalidAction(f"{text!r} is no lane; a lane is written {board.lanes[0].id}")
    a, b, number = match[1].strip(), match[2].strip(), match[3]
    suffix = f":{int(number)}" if number and int(number) != 1 else ""
    for lane in (f"{a}/{b}{suffix}", f"{b}/{a}{suffix}"):
        if lane in board.lane_index:
            return lane
    for end in (a, b):
        if end not in board.city_index:
            raise InvalidAction(f"unknown city {end!r}{_near(end, list(board.city_index))}")
    parallel = [lane.id for lane in board.lanes if {lane.a, lane.b} == {a, b}]
    if parallel:
        raise InvalidAction(f"there is no lane {text.strip()!r}: only {', '.join(parallel)}")
    beside = sorted({lane.b if lane.a == a else lane.a for lane in board.lanes if a in (lane.a, lane.b)})
    raise InvalidAction(f"no lane joins {a} and {b}; from {a} lanes go to {', '.join(beside)}")


def find_city(board: Board, text: str) -> str:
    name = text.strip().lower()
    cities = [city.id for city in board.cities]
    if name not in cities:
        raise InvalidAction(f"unknown city {name!r}{_near(name, cities)}")
    return name


def find_ticket(board: Board, text: str) -> str:
    """The id of the ticket that a text names, its ends in either order."""
    a, _, b = text.strip().lower().partition("/")
    for ticket in (f"{a}/{b}", f"{b}/{a}"):
        if ticket in board.ticket_index:
            return ticket
    raise InvalidAction(f"unknown ticket {text.strip()!r}{_near(f'{a}/{b}', list(board.ticket_index))}")


def _claim(board: Board, text: str) -> Action:
    head, substitutes = text, ""
    swaps = 0
    match = re.fullmatch(r"(.*?)\s+for\s+([0-9]{1,2})\s*(?::\s*(.*))?", text)
    if match:
        head, swaps, substitutes = match[1], int(match[2]), match[3] or ""
        if swaps == 0:
            raise InvalidAction(f"{text!r}: substitutes for 0 are none; leave out 'for 0'")
    lane, _, cards = (part.strip() for part in head.partition(" with "))
    if not cards and not swaps:
        first = board.lanes[0]  # the lanes without a colour come last
        raise InvalidAction(f"claim needs a lane and cards: claim {first.id} with {first.length} {first.colour}")
    return Action(
        kind="claim",
        lane=find_lane(board, lane),
        cards=parse_cards(cards) if cards else {},
        swaps=swaps,
        substitutes=parse_cards(substitutes) if substitutes else {},
    )


def _tickets(board: Board, text: str) -> tuple[str, ...]:
    if not text:
        raise InvalidAction("keep needs tickets: keep a/b, c/d")
    tickets = tuple(find_ticket(board, part) for part in re.split(r"\s*,\s*|\s+", text) if part)
    if len(set(tickets)) < len(tickets):
        raise InvalidAction(f"{text!r} names a ticket twice")
    return tickets


def _card(text: str) -> str:
    word = text.strip().lower()
    if word not in CARDS:
        alike = {"loco": LOCOMOTIVE, "locomotives": LOCOMOTIVE, "wild": LOCOMOTIVE, "pink": "purple"}
        if word not in alike:
            raise InvalidAction(f"{word!r} is no card; cards are {', '.join(COLOURS)} and {LOCOMOTIVE}")
        word = alike[word]
    return word


def _split(text: str, word: str, advice: str) -> tuple[str, str]:
    head, found, tail = text.partition(f" {word} ")
    if not found or not head.strip() or not tail.strip():
        raise InvalidAction(advice)
    return head, tail


def _near(word: str, words: list[str]) -> str:
    near = difflib.get_close_matches(word, words, n=1)
    return f" (did you mean {near[0]!r}?)" if near else ""
