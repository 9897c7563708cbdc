"""Typed commands in every language: no word is ambiguous, and every action can be typed as people say it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.boards.model import CARDS, City
from branchline.game.actions import Action, parse_action
from branchline.game.game import Game
from branchline.game.names import find_city, place_names
from branchline.game.views import View
from branchline.terminal.commands import COMMANDS, actions_meant, command_words, read
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from branchline.texts.typed_words import VERBS, fold, typed_words
from tests.volume import volume

NORDIC = load_board("nordic")
OTHERS = LANGUAGES[1:]
SAMPLE = 24  # actions of each position in a short test


# No word means two things.


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_has_two_meanings(language: str) -> None:
    words = typed_words(language)
    for kinds in (VERBS, CARDS, ("with", "for", "and", "filler")):
        listed = [(tuple(map(fold, each.split())), kind) for kind in kinds for each in _listed(language, kind)]
        for phrase, kind in listed:
            found = [other for other_phrase, other in listed if other_phrase == phrase]
            assert set(found) == {kind}, phrase
    commands = {fold(word) for command in COMMANDS for word in command_words(command, Texts(language))}
    assert not commands & {"-".join(phrase) for phrase in words.verbs.by_words}
    payment = [words.cards, words.joints, words.fillers]
    assert len({phrase for each in payment for phrase in each.by_words}) == sum(len(each.by_words) for each in payment)
    longer = {phrase[length:] for phrase in words.verbs.by_words for length in range(1, len(phrase))}
    assert not longer & words.cards.by_words.keys()  # `take …` followed by a card is never another verb


@pytest.mark.parametrize(("language", "name"), [*product(LANGUAGES, builtin_boards())])
def test_no_word_is_part_of_a_name(language: str, name: str) -> None:
    board, words = load_board(name), typed_words(language)
    ends = {phrase[at:] for phrase in words.verbs.by_words for at in range(1, len(phrase))}
    for place in place_names(board):
        parts = place.split("-")
        assert not [at for at in range(len(parts)) if words.joints.at(parts, at)], place
        assert not words.fillers.at(parts, 0), place
        assert not [end for end in ends if tuple(parts[: len(end)]) == end], place
        assert not words.verbs.at(parts, 0), place


@pytest.mark.parametrize("name", builtin_boards())
def test_other_names_hide_no_place(name: str) -> None:
    """Old logs have abbreviations as they were typed: another name must not change what they mean."""
    board = load_board(name)
    places = board.places
    for place in places:
        for other in places:
            if other is not place:
                printed = {other.id, fold(other.name)}
                if not isinstance(other, City):
                    printed |= {*map(fold, other.names.values())}
                for each in map(fold, (*place.names.values(), *place.also)):
                    assert not [form for form in printed if form.startswith(each)], (place.id, other.id)
                    assert each not in map(fold, (*other.names.values(), *other.also)), (place.id, other.id)
        for each in (*place.names.values(), *place.also):
            if isinstance(place, City):
                assert find_city(board, each) == find_city(board, each.upper()) == place.id


def _listed(language: str, word: str) -> list[str]:
    both = dict.fromkeys(("en", language))
    return [word, *(each.strip() for its in both for each in Texts(its)(f"typed-{word}").split(","))]


# Every action can be typed.


def _actions(name: str, positions: int, sample: int) -> Iterator[tuple[Game, View, str]]:
    """Legal actions of positions that random play reaches: some of each kind."""
    game, chance = Game.new(name, players=2, seed=11), Random(11)
    steps, phases = 0, set[str]()
    while positions and not game.over:
        seat = game.actors[0]
        view = game.view(seat)
        actions = list(view.actions)
        if steps % 13 == 0 or view.phase not in phases:
            positions -= 1
            phases.add(view.phase)
            by_kind = {action.split()[0]: action for action in actions}.values()
            for action in (*by_kind, *chance.sample(actions, min(sample, len(actions)))):
                yield game, view, action
        kinds = sorted({action.split()[0] for action in actions})
        kind = chance.choice(kinds)
        game.play(chance.choice([action for action in actions if action.split()[0] == kind]), seat=seat)
        steps += 1


def _ways_to_type(board: Board, texts: Texts, action: Action, chance: Random) -> Iterator[str]:
    """An action as the program writes it, as it says it in words, and as people may type it."""
    written = texts.written(str(action))
    yield str(action)
    yield written
    yield texts.action(action)
    yield texts.action(action).upper()
    yield _plain(written)
    yield _by_hand(board, texts.language, action, chance)
    yield _plain(_by_hand(board, texts.language, action, chance))


def _plain(text: str) -> str:
    """Without diacritics, as on a foreign keyboard."""
    return " ".join(
        fold(word) + ("," if word.endswith(",") else ":" if word.endswith(":") else "")
        if not any(mark in word for mark in "/0123456789") and fold(word)
        else word
        for word in text.split()
    )


def _by_hand(board: Board, language: str, action: Action, chance: Random) -> str:
    """The action put together from any of the words, with any names of the places."""

    def word(kind: str) -> str:
        return chance.choice(_listed(language, kind))

    def cards(counts: dict[str, int]) -> str:
        return chance.choice((" ", ", ", f" {word('and')} ")).join(f"{n} {word(card)}" for card, n in counts.items())

    def place(id: str) -> str:
        found = next(each for each in board.places if each.id == id)
        return chance.choice((found.id, found.name, *found.names.values(), *found.also))

    def pair(id: str) -> str:
        ends, colon, number = id.partition(":")
        a, b = chance.sample(ends.split("/"), 2)
        return f"{place(a)}{chance.choice((' – ', '/', ' - '))}{place(b)}{colon}{number}"

    verb = word(action.kind)
    match action.kind:
        case "take" | "give":
            return f"{verb} {word(str(action.card))}"
        case "keep":
            return f"{verb} {', '.join(map(pair, action.tickets))}"
        case "pay":
            return f"{verb} {cards(action.cards)}"
        case "station":
            return f"{verb} {place(str(action.city))} {word('with')} {cards(action.cards)}"
        case "claim":
            text = f"{verb} {pair(str(action.route))}"
            if action.cards:
                text += f" {word('with')} {cards(action.cards)}"
            if action.swaps:
                text += f" {word('for')} {action.swaps}"
            return text + (f": {cards(action.substitutes)}" if action.substitutes else "")
    return verb


def _check(name: str, language: str, positions: int, sample: int) -> set[str]:
    board, chance = load_board(name), Random(5)
    texts, words, places = Texts(language, board, you=0), typed_words(language), place_names(board)
    kinds: set[str] = set()
    for _, view, action in _actions(name, positions, sample):
        wanted = parse_action(board, action)
        kinds.add(wanted.kind)
        for line in _ways_to_type(board, texts, wanted, chance):
            assert parse_action(board, words.notation(line, places)) == wanted, line
            (meant,) = actions_meant(board, view, texts, read(line, view, texts))
            assert parse_action(board, meant) == wanted, line
    return kinds


@pytest.mark.parametrize(("language", "name"), [*product(LANGUAGES, builtin_boards())])
def test_actions_can_be_typed_in_every_language(language: str, name: str) -> None:
    assert {"keep", "take", "draw", "tickets", "claim"} <= _check(
        name, language, volume(4, 30), volume(SAMPLE, 8 * SAMPLE)
    )


@pytest.mark.parametrize(
    ("language", "line", "action"),
    [
        ("pl", "dobierz", "draw"),
        ("pl", "Dobierz kartę ze stosu", "draw"),
        ("pl", "weź czerwoną", "take red"),
        ("pl", "wez czerwona karte", "take red"),
        ("pl", "dobierz czerwony", "take red"),
        ("pl", "biorę lokomotywę", "take locomotive"),
        ("pl", "dobierz bilety", "tickets"),
        ("pl", "zajmij oslo – mo i rana", "claim oslo – mo i rana"),
        ("pl", "zajmij połączenie oslo/bergen za 2 białe i lokomotywę", "claim oslo/bergen with 2 white locomotive"),
        (
            "pl",
            "zajmij oslo/bergen za 2 białe z zastępczymi za 1: 4 żółte",
            "claim oslo/bergen with 2 white for 1: 4 yellow",
        ),
        ("pl", "zatrzymaj Mo i Rana – Oslo i Bergen – Mo i Rana", "keep Mo i Rana/Oslo, Bergen/Mo i Rana"),
        ("pl", "zbuduj dworzec w mieście Oslo za 1 czarną", "station Oslo with 1 black"),
        ("pl", "rezygnuję z tunelu", "decline"),
        ("ro", "trage", "draw"),
        ("ro", "trage o carte din teanc", "draw"),
        ("ro", "ia roșu", "take red"),
        ("ro", "ia o carte rosie dintre cele la vedere", "take red"),
        ("ro", "ocupă oslo/bergen cu 2 albe și o locomotivă", "claim oslo/bergen with 2 white locomotive"),
        ("ro", "ocupa ruta oslo/bergen cu 21 de cărți roșii", "claim oslo/bergen with 21 red"),
        ("ro", "construiește o gară în Oslo cu 1 carte neagră", "station Oslo with 1 black"),
        ("ro", "spune pas", "pass"),
        ("en", "take a red card", "take red"),
        ("en", "draw tickets", "tickets"),
        ("en", "build a station in Oslo with a pink card", "station Oslo with purple"),
        ("pl", "claim oslo/bergen with 2 white", "claim oslo/bergen with 2 white"),
        ("ro", "take red", "take red"),
        ("pl", "tańcz", "tańcz"),
    ],
)
def test_what_people_type(language: str, line: str, action: str) -> None:
    assert typed_words(language).notation(line, place_names(NORDIC)) == action


def test_the_program_writes_in_the_language() -> None:
    claim = "claim bergen/oslo with 3 red 1 locomotive for 2: 5 white"
    told = {language: Texts(language, NORDIC).written(claim) for language in LANGUAGES}
    assert told == {
        "en": claim,
        "pl": "zajmij bergen/oslo za 3 czerwone karty i 1 lokomotywę z zastępczymi za 2: 5 białych kart",
        "ro": "ocupă bergen/oslo cu 3 cărți roșii și 1 locomotivă cu înlocuitoare pentru 2: 5 cărți albe",
    }
    assert [Texts(language).written("take red") for language in LANGUAGES] == [
        *("take red", "weź czerwoną kartę", "ia o carte roșie"),
    ]
