"""Typed commands in the player's language: reads them as English notation, and writes notation in the language.

    zajmij połączenie Berlin – Wien za 3 niebieskie karty  ->  claim Berlin – Wien with 3 blue

The words are data: `typing.ftl` has those of each language, and English ones work in every language. This module
translates words only. It knows no rules; names of places stay as they were typed, for the parser of the notation.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from functools import cache
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, NamedTuple

from branchline.boards.model import CARDS
from branchline.texts.languages import LANGUAGES, format_message, plain_letters

if TYPE_CHECKING:
    from branchline.texts.texts import Texts

ENGLISH = LANGUAGES[0]  # the language of the notation
VERBS = ("draw", "take", "tickets", "keep", "claim", "station", "pay", "decline", "give", "pass")
ALONE = ("draw", "tickets", "decline", "pass")  # nothing follows them


def fold(text: str) -> str:
    """Normalizes a name to the form of an id: lower case, no diacritics, a hyphen for everything else."""
    return re.sub(r"[^a-z0-9]+", "-", plain_letters(text.casefold())).strip("-")


def slashed(text: str) -> str:
    """Turns `a – b` and `a / b` into `a/b`. Only a hyphen between blanks separates: names may contain hyphens."""
    return re.sub(r"\s*/\s*|\s+[-–—]\s+", "/", text)


class Found(NamedTuple):
    """What some words mean in the notation, and how many words they are."""

    meaning: str
    length: int


class Phrases:
    """Phrases of one or more words with their meanings; of several that begin the same, the longest is found."""

    def __init__(self, meanings: Mapping[str, Iterable[str]]) -> None:
        self.by_words: dict[tuple[str, ...], str] = {}
        for meaning, phrases in meanings.items():
            for phrase in phrases:
                self.by_words.setdefault(tuple(map(fold, phrase.split())), meaning)
        self.longest = max(map(len, self.by_words), default=0)

    def at(self, words: list[str], place: int) -> Found | None:
        """The longest phrase at a place in a list of folded words."""
        for length in range(min(self.longest, len(words) - place), 0, -1):
            if meaning := self.by_words.get(tuple(words[place : place + length])):
                return Found(meaning, length)
        return None

    def single(self, meaning: str) -> list[str]:
        """The one-word phrases for a meaning, folded; these can be abbreviated."""
        return [words[0] for words, its in self.by_words.items() if its == meaning and len(words) == 1]


class TypedWords:
    """The words that players of one language may type; English words are among them."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.verbs = Phrases(_alternatives(language, VERBS))
        self.joints = Phrases(_alternatives(language, ("with", "for")))
        self.cards = Phrases(_alternatives(language, CARDS))
        self.fillers = Phrases(_alternatives(language, ("filler", "and")))
        self.ands = Phrases(_alternatives(language, ("and",)))
        self._payment = Phrases(_alternatives(language, ("with", "for", "and", "filler", *CARDS)))

    def shown(self, word: str) -> str:
        """The word for a word of the notation that the program itself writes."""
        return word if self.language == ENGLISH else _listed(self.language, word)[0]

    def split(self, text: str) -> tuple[str, str] | None:
        """The verb that a line begins with and what follows; None if it begins with no complete verb."""
        words = [*re.finditer(r"\S+", text)]
        found = self.verbs.at([fold(word[0]) for word in words], 0)
        return (found.meaning, text[words[found.length - 1].end() :].strip()) if found else None

    def notation(self, text: str, places: Collection[str] = ()) -> str:
        """A line in the notation, as far as its words are known; `places` are the folded names on the board."""
        found = self.split(text)
        return " ".join(self.action(*found, places)).strip() if found else text.strip()

    def action(self, verb: str, rest: str, places: Collection[str] = ()) -> tuple[str, str]:
        """The verb and the rest of an action in the notation."""
        if verb in ALONE:
            left = self._without_fillers(rest)
            card = self.cards.at([*map(fold, left)], 0)
            if verb == "draw" and card and card.length == len(left):
                return "take", card.meaning  # only a face-up card can be chosen by its colour
            return verb, rest if left else ""
        if verb == "keep":
            return verb, self._tickets(self._place(rest, places), places)
        if verb in ("claim", "station"):
            place, joint, cards = self.split_payment(rest)
            payment = f" {joint} {self.payment(cards)}" if joint else ""
            return verb, f"{self._place(place, places)}{payment}".strip()
        return verb, self.payment(rest)

    def split_payment(self, text: str) -> tuple[str, str, str]:
        """Splits into a place, `with` or `for`, and what follows."""
        words = [*re.finditer(r"\S+", text)]
        folded = [fold(word[0]) for word in words]
        for place in range(len(words)):
            if found := self.joints.at(folded, place):
                rest = text[words[place + found.length - 1].end() :]
                return text[: words[place].start()].strip(" ,\t"), found.meaning, rest.strip()
        return text.strip(), "", ""

    def payment(self, text: str) -> str:
        """Cards with their numbers, in the notation; words that are not known stay."""
        words = re.findall(r"[0-9]+|:|[^\s,:0-9×+]+", text)
        folded = [fold(word) for word in words]
        written: list[str] = []
        at = 0
        while at < len(words):
            found = self._payment.at(folded, at)
            if found and found.meaning not in ("filler", "and"):
                written.append(found.meaning)
            elif not found and folded[at] != "x":  # `2x red`
                written.append(words[at])
            at += found.length if found else 1
        return " ".join(written).replace(" :", ":")

    def _place(self, text: str, places: Collection[str]) -> str:
        """A text without the fillers before the name of a place."""
        words = [*re.finditer(r"\S+", text)]
        folded = [fold(word[0]) for word in words]
        at = 0
        while at < len(words) and (found := self.fillers.at(folded, at)):
            if at + found.length >= len(words) or _begins_with_a_place(text[words[at].start() :], places):
                break
            at += found.length
        return text[words[at].start() :] if words else ""

    def _tickets(self, text: str, places: Collection[str]) -> str:
        """Tickets separated by commas. *And* separates them too, unless it belongs to a name (`Mo i Rana`)."""
        parts = [part for part in re.split(r"\s*,\s*", slashed(text)) if part]
        return ", ".join(ticket for part in parts for ticket in self._split_at_and(part, places))

    def _split_at_and(self, text: str, places: Collection[str]) -> list[str]:
        number = text.count("/")
        words = text.split(" ")
        ands = [at for at, word in enumerate(words) if at and self.ands.at([fold(word)], 0)]
        ways = []
        for cuts in combinations(ands, number - 1) if number > 1 else ():
            ends = [-1, *cuts, len(words)]
            parts = [" ".join(words[a + 1 : b]) for a, b in pairwise(ends)]
            if all(part.count("/") == 1 for part in parts):
                ways.append(parts)
        known = [way for way in ways if all(_is_a_place(end, places) for part in way for end in part.split("/"))]
        return next(iter(known or ways), [text])

    def _without_fillers(self, text: str) -> list[str]:
        words = re.findall(r"\S+", text)
        folded = [fold(word) for word in words]
        left, at = [], 0
        while at < len(words):
            found = self.fillers.at(folded, at)
            if not found:
                left.append(words[at])
            at += found.length if found else 1
        return left


@cache
def typed_words(language: str) -> TypedWords:
    return TypedWords(language)


def written(texts: Texts, text: str) -> str:
    """An action of the notation in the words of the language, for the player to type; other texts are unchanged."""
    words = typed_words(texts.language)
    verb, _, rest = text.partition(" ")
    if texts.language == ENGLISH or verb not in VERBS:
        return text
    if verb in ("take", "give") and rest in CARDS:
        rest = texts.card(rest, "object")
    elif verb == "pay":
        rest = _cards(texts, rest)
    elif verb in ("claim", "station"):
        place, blank, payment = rest.partition(" ")
        rest = f"{place}{blank}{written_payment(texts, payment)}"
    return f"{words.shown(verb)} {rest}".strip()


def written_payment(texts: Texts, payment: str) -> str:
    """A payment such as `with 3 red 1 locomotive for 2: 5 white` in the words of the language."""
    match = re.fullmatch(r"(?:with (.*?))?(?:(?:^| )for ([0-9]+)(?:: (.*))?)?", payment)
    if texts.language == ENGLISH or not match:
        return payment
    words = typed_words(texts.language)
    laid, swaps, substitutes = match.groups()
    parts = [f"{words.shown('with')} {_cards(texts, laid)}"] if laid else []
    if swaps:
        parts.append(f"{words.shown('for')} {swaps}" + (f": {_cards(texts, substitutes)}" if substitutes else ""))
    return " ".join(parts)


def _cards(texts: Texts, text: str) -> str:
    found = re.findall(r"([0-9]+) (\w+)", text)
    return texts.cards({card: int(number) for number, card in found}, "object") if found else text


def _alternatives(language: str, words: Iterable[str]) -> dict[str, list[str]]:
    """What may be typed for words of the notation: the word itself, and what the catalogs list."""
    both = dict.fromkeys((ENGLISH, language))
    return {word: [word, *(each for its in both for each in _listed(its, word))] for word in words}


def _listed(language: str, word: str) -> list[str]:
    return [each.strip() for each in format_message(language, f"typed-{word}", {}).split(",")]


def _begins_with_a_place(text: str, places: Iterable[str]) -> bool:
    folded = f"{fold(text)}-"
    return any(folded.startswith(f"{place}-") for place in places)


def _is_a_place(text: str, places: Iterable[str]) -> bool:
    folded = fold(text)
    return any(place.startswith(folded) for place in places)
