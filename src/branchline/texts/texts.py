"""`Texts`: formats a message code with plain data as a sentence in one language.

The name of an argument determines how its value becomes words: `route="berlin/warszawa"` gives the message the variable
`$route`, with the names printed on the board. The table at the end maps argument names to formatters, each of which
returns one or more variables. None becomes the word `none`, so that a message can select on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from numbers import Integral
from typing import TYPE_CHECKING, Any, NamedTuple

from branchline._util import printable
from branchline.boards.model import CARDS, LOCOMOTIVE
from branchline.errors import CodedError
from branchline.texts.examples import Example, Rule
from branchline.texts.languages import format_message
from branchline.texts.rules import rule_sections
from branchline.texts.typed_words import VERBS, typed_words, written

if TYPE_CHECKING:
    from branchline.boards import Board
    from branchline.game.actions import Action

LONGEST = 80  # longest user input shown, in characters; the rest is cut off
FORMS = ("subject", "object", "lacking")


class RulesText(NamedTuple):
    """One subject of a board's rules in words."""

    code: str
    title: str
    sentences: list[str]  # one or more for each rule
    examples: list[tuple[Example, str]]
    points: tuple[tuple[int, int], ...]  # a table: lengths of routes with their points


class Texts:
    """Formats sentences in one language for one reader.

    With a `board`, its names replace ids; `names` are the players' names. Sentences about the reader's seat, `you`, say
    *you*. `numbered`: the second route of a double route has its number in its name, which readers need who type
    commands; those who see the map do not.
    """

    def __init__(
        self,
        language: str = "en",
        board: Board | None = None,
        names: Sequence[str] = (),
        you: int | None = None,
        *,
        numbered: bool = True,
    ) -> None:
        self.language = language
        self.board = board
        self.names = tuple(map(printable, names))
        self.you = you
        self.numbered = numbered

    def __call__(self, code: str, **arguments: Any) -> str:
        """The sentence for a code. KeyError if the code does not exist or an argument is missing."""
        variables: dict[str, Any] = {}
        for name, value in arguments.items():
            if value is None:
                variables[name] = "none"
            elif name in _KINDS:
                variables |= _KINDS[name](self, name, value)
            else:
                variables[name] = _plain(value)
        return format_message(self.language, code, variables)

    # Sentences.

    def refusal(self, error: BaseException) -> str:
        """The message of an error: translated if the error has a code, otherwise its own text."""
        if isinstance(error, CodedError):
            return self(f"refusal-{error.code}", **error.details)
        return "\n".join(map(printable, str(error).split("\n")))

    def event(self, event: Any) -> str:
        """An event as a sentence in the present tense, without hidden details."""
        fields = {name: getattr(event, name, None) for name in _EVENT_FIELDS}
        visible = {name: value for name, value in fields.items() if value is not None and value not in ((), [], {})}
        sentence = self(_event_code(event.code, visible), **visible)
        return sentence if self.names else sentence[:1].upper() + sentence[1:]

    def action(self, action: Action) -> str:
        """An action in words, as an instruction."""
        code = f"action-{action.kind}"
        if action.kind == "claim" and action.swaps:
            code += "-swaps" if action.cards else "-only-swaps"
            code += "-given" if action.substitutes else ""
        fields = ("card", "tickets", "route", "city", "cards", "swaps", "substitutes")
        return self(code, **{name: getattr(action, name) for name in fields})

    def rules(self, board: Board, players: int) -> list[RulesText]:
        """The rules of a board for a number of players by subject, generated from its settings."""
        texts = Texts(self.language, board, self.names, self.you, numbered=self.numbered)

        def told(rules: Iterable[Rule]) -> list[str]:
            return [texts(code, **arguments) for code, arguments in rules]

        return [
            RulesText(
                section.title.removeprefix("rules-of-"),
                texts(section.title),
                told(section.rules),
                [(example, " ".join(told(example.sentences))) for example in section.examples],
                section.points,
            )
            for section in rule_sections(board, players)
        ]

    def written(self, action: str) -> str:
        """An action of the notation as the player may type it in the language; other texts are unchanged."""
        return written(self, action)

    # Words.

    def verb(self, verb: str) -> str:
        """The word to type for a verb of the notation; other words are unchanged."""
        return typed_words(self.language).shown(verb) if verb in VERBS else verb

    def cards(self, cards: Mapping[str, int], form: str = "") -> str:
        """`2 red cards and 1 locomotive`, in the order of CARDS; `form` is a grammatical form, one of FORMS."""
        end = f".{form}" if form and form != "subject" else ""
        parts = [self(f"cards-{card}{end}", number=cards[card]) for card in CARDS if cards.get(card)]
        return self.listed(parts) if parts else self(f"cards-none{end}")

    def card(self, card: str, form: str = "") -> str:
        return self(f"card-{card}.{form}" if form else f"card-{card}")

    def colour(self, colour: str) -> str:
        """The colour of a card, which is also its short name."""
        return self.card(colour) if colour == LOCOMOTIVE else self(f"colour-{colour}")

    def route(self, route: str) -> str:
        if self.board is None:
            return route
        found = self.board.routes[self.board.route_index[route]]
        ends = f"{self.city(found.a)} – {self.city(found.b)}"
        return (
            ends
            if found.number == 1 or not self.numbered
            else format_message(self.language, "route-number", {"route": ends, "number": found.number})
        )

    def city(self, city: str) -> str:
        """The name of a city, or of a country in which a route ends."""
        if self.board is None:
            return city
        at = self.board.city_index[city]
        return self.board.cities[at].name if at < len(self.board.cities) else self.country(city)

    def full_city(self, city: str) -> str:
        """The name of a city with the one that it has in the language: `Danzig (Gdańsk)`."""
        name, at = self.city(city), self.board.city_index[city] if self.board else 0
        its = self.board.cities[at].names if self.board and at < len(self.board.cities) else {}
        other = its.get(self.language, name)
        return name if other == name else format_message(self.language, "city-also", {"city": name, "other": other})

    def country(self, country: str) -> str:
        found = next((c for c in self.board.countries if c.id == country), None) if self.board else None
        return found.names.get(self.language, found.name) if found else country

    def ticket(self, ticket: str) -> str:
        if self.board is None:
            return ticket
        found = self.board.tickets[self.board.ticket_index[ticket]]
        return f"{self.city(found.a)} – {self.city(found.b)}"

    def goal(self, ticket: str, trains: int | None = None) -> str:
        """A ticket with its points and, if they are given, the trains that it needs."""
        if self.board is None:
            return ticket
        points = self.board.tickets[self.board.ticket_index[ticket]].points
        variables = {"ticket": self.ticket(ticket), "points": points}
        if trains is None:
            return format_message(self.language, "ticket-points", variables)
        return format_message(self.language, "ticket-points-trains", {**variables, "trains": trains})

    def seat(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else self("seat-number", number=seat)

    def title(self, board: Board) -> str:
        return board.titles.get(self.language, board.title)

    def note(self, board: Board) -> str:
        """The board's note for its players; empty if there is none."""
        return board.notes.get(self.language, board.note)

    def listed(self, parts: Iterable[str], word: str = "and") -> str:
        """`a, b and c`; `word` may also be `or`."""
        *head, last = [*parts] or [""]
        return format_message(self.language, f"list-{word}", {"list": ", ".join(head), "last": last}) if head else last


def _plain(value: Any) -> int | str:
    """A number unchanged; all else, also very large numbers (which Fluent formats badly), as one line of text."""
    if isinstance(value, Integral):  # includes NumPy integers
        number = int(value)
        if abs(number) < 10**15:
            return number
        if abs(number) >= 10**1000:
            return "…"  # Python refuses to convert very long ones to text
    text = printable(str(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 1]}…"


# --- events ----------------------------------------------------------------------------------------------------------

_EVENT_FIELDS = (
    *("seat", "card", "slot", "tickets", "returned", "number", "route", "cards", "swaps", "turned_up", "owed"),
    *("points", "trains", "city", "countries", "face_up", "turns", "ending", "winners"),
    "text",
)


def _event_code(code: str, visible: dict[str, Any]) -> str:
    """The message code of an event. It depends on which fields are present: hidden ones need another sentence."""
    match code:
        case "keep" if "returned" in visible and "tickets" in visible:
            code = "keep-returning"
        case "keep" if "tickets" not in visible:
            code = "keep-number" if "number" in visible else "keep-secret"
        case "kept" | "tickets" if "tickets" in visible:
            code = f"{code}-seen"
        case "draw" if "card" not in visible:
            code = "draw-secret"
        case "claim" if visible.get("swaps"):
            code = "claim-swaps" if "cards" in visible else "claim-only-swaps"
        case "tunnel" if "turned_up" not in visible:
            code = "tunnel-nothing"
    return f"event-{code}"


# --- arguments -------------------------------------------------------------------------------------------------------

Variables = dict[str, Any]


def _word(make: Callable[[Texts, Any], str]) -> Callable[[Texts, str, Any], Variables]:
    return lambda texts, name, value: {name: make(texts, value)}


def _words(make: Callable[[Texts, Any], str], word: str = "and") -> Callable[[Texts, str, Any], Variables]:
    """A list as text, and its length."""

    def variables(texts: Texts, name: str, values: Sequence[Any]) -> Variables:
        return {name: texts.listed((make(texts, value) for value in values), word), f"{name}-number": len(values)}

    return variables


def _card(texts: Texts, name: str, card: str) -> Variables:
    return {name: texts.card(card)} | {f"{name}-{form}": texts.card(card, form) for form in FORMS}


def _cards(texts: Texts, name: str, cards: Mapping[str, int] | Sequence[str | None]) -> Variables:
    """Cards, given as counts or as a list."""
    counts = cards if isinstance(cards, Mapping) else Counter(card for card in cards if card)
    number = {f"{name}-number": sum(counts.values())}
    return {name: texts.cards(counts)} | {f"{name}-{form}": texts.cards(counts, form) for form in FORMS} | number


def _colour(texts: Texts, name: str, colour: str) -> Variables:
    """The colour of a card, and the form that goes with a route."""
    with_route = texts.colour(colour) if colour == LOCOMOTIVE else texts(f"colour-{colour}.route")
    return {name: texts.colour(colour), f"{name}-route": with_route}


def _seat(flag: str) -> Callable[[Texts, str, int], Variables]:
    """A player's name, and whether it is the reader."""
    return lambda texts, name, seat: {name: texts.seat(seat), flag: "yes" if seat == texts.you else "no"}


def _winners(texts: Texts, name: str, seats: Sequence[int]) -> Variables:
    return _words(Texts.seat)(texts, name, seats) | {"you": "yes" if [*seats] == [texts.you] else "no"}


def _countries(texts: Texts, name: str, countries: Mapping[str, Sequence[int]]) -> Variables:
    def part(country: str) -> str:
        values = ", ".join(str(value) for value in countries[country])
        return format_message(texts.language, "country-cards", {"country": texts.country(country), "values": values})

    return {name: texts.listed(part(country) for country in countries)}


def _ways(texts: Texts, name: str, ways: Mapping[str, int]) -> Variables:
    """Tickets, each with its points and the trains that it needs."""
    return {name: texts.listed(texts.goal(ticket, trains) for ticket, trains in ways.items())}


def _title(texts: Texts, title: str) -> str:
    return texts.title(texts.board) if texts.board and texts.board.title == title else title


def _quoted(texts: Texts, text: str) -> str:
    return texts("quoted", text=text)


def _suggested(texts: Texts, word: str) -> str:
    return _quoted(texts, texts.verb(word))


def _verb(texts: Texts, name: str, verb: str) -> Variables:
    return {name: texts.verb(verb), f"{name}-kind": verb}


def _examples(texts: Texts, name: str, actions: Sequence[str]) -> Variables:
    return {name: ", ".join(map(texts.written, actions))}


def _error(texts: Texts, error: BaseException | str) -> str:
    return str(_plain(error)) if isinstance(error, str) else texts.refusal(error)


def _same(texts: Texts, value: Any) -> str:
    return str(_plain(value))


_KINDS: dict[str, Callable[[Texts, str, Any], Variables]] = {
    "seat": _seat("you"),
    "owner": _seat("yours"),
    "turn": _word(Texts.seat),
    "seats": _words(Texts.seat),
    "winners": _winners,
    "card": _card,
    "asked": _card,
    "cards": _cards,
    "short": _cards,
    "substitutes": _cards,
    "turned_up": _cards,
    "face_up": _cards,
    "colour": _colour,
    "colours": _words(Texts.colour),
    "route": _word(Texts.route),
    "routes": _words(Texts.route),
    "lent": _word(Texts.route),
    "waits": _word(Texts.route),
    "city": _word(Texts.city),
    "other": _word(Texts.city),
    "cities": _words(Texts.city),
    "country": _word(Texts.country),
    "countries": _countries,
    "ticket": _word(Texts.ticket),
    "tickets": _words(Texts.ticket),
    "returned": _words(Texts.ticket),
    "goals": _words(Texts.goal),
    "ways": _ways,
    "title": _word(_title),
    "move": _word(Texts.action),
    "action": _word(lambda texts, kind: texts(f"doing-{kind}")),
    "phase": _word(lambda texts, phase: texts(f"phase-{phase}")),
    "ties": _words(lambda texts, tie: texts(f"tie-{tie.replace(' ', '-')}")),
    "ending": _word(lambda texts, ending: ending.replace(" ", "-")),  # messages select on it
    "text": _word(_same),  # what somebody typed or gave: a number is not formatted
    "near": _words(_suggested, "or"),
    "verb": _verb,
    "example": _word(Texts.written),
    "examples": _examples,
    "choices": _words(_same, "or"),
    "words": _words(_same),
    "values": _words(_same),
    "error": _word(_error),
    "path": _word(lambda texts, path: printable(str(path))),  # never shortened
}
