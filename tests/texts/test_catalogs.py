"""The catalogs of all languages say the same: same files, keys, variables and choices; none missing, none idle."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

from branchline.boards.model import CARDS, COLOURS, GREY, TIE_BREAKS
from branchline.bots import BOTS, LEVELS
from branchline.bots.interface import FaultKind
from branchline.game.actions import Action, Kind
from branchline.rules import records
from branchline.texts import Texts
from branchline.texts.languages import FOLDER, LANGUAGES, entries
from branchline.texts.typed_words import VERBS
from tests.support import codes_of, raised, source_nodes
from tests.texts.catalogs import all_selectors, all_variables, messages

PAGE = Path(__file__).parents[2] / "web" / "src"
OTHERS = LANGUAGES[1:]
ERRORS = (
    *("IllegalAction", "InvalidAction", "TableError", "SeedError", "RecordError", "CodedError"),
    *("TableRefusal", "RequestRefused", "Damage"),
)
EVENTS = (
    *("keep", "kept", "take", "draw", "tickets", "claim", "give", "tunnel", "pay", "decline", "claimed", "station"),
    *("countries", "pass", "turned-up", "reset", "reshuffle", "last-turns", "over"),
)
SPECIAL_EVENTS = (
    *("keep-returning", "keep-number", "keep-secret", "kept-seen", "tickets-seen", "draw-secret"),
    *("claim-swaps", "claim-only-swaps", "tunnel-nothing"),
)
SPECIAL_ACTIONS = ("claim-swaps", "claim-only-swaps", "claim-swaps-given", "claim-only-swaps-given")


def spoken() -> set[str]:
    """Every key that the source asks for: those made of a code and a prefix, and those written out."""
    kinds = get_args(Kind)
    families = {
        "refusal": codes_of(*ERRORS) | set(records.REFUSALS[1:]),
        "event": {*EVENTS, *SPECIAL_EVENTS, *(f"fault-{kind}" for kind in get_args(FaultKind))},
        "action": {*kinds, *SPECIAL_ACTIONS},
        "doing": set(kinds),
        "phase": set(records.PHASES),
        "prompt": set(records.PHASES),
        "tie": {tie.replace(" ", "-") for tie in TIE_BREAKS},
        "card": set(CARDS),
        "cards": {*CARDS, "none"},
        "colour": {*COLOURS, GREY},
        "list": {"and", "or"},
        "typed": {*VERBS, *CARDS, "with", "for", "and", "filler"},
        "name": {*BOTS, *LEVELS},
    }
    return {f"{family}-{code}" for family, codes in families.items() for code in codes}


def written_out() -> set[str]:
    return {node.value for node in source_nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def written_in_the_page() -> tuple[set[str], tuple[str, ...]]:
    """Texts between quotes in the page's source, and the beginnings of those that end with something computed."""
    files = [path for end in ("ts", "svelte") for path in PAGE.rglob(f"*.{end}")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    return set(re.findall(r'"([a-z][\w.-]*)"', source)), tuple(re.findall(r"`([a-z][a-z-]*-)\$\{", source))


def test_every_language_has_the_same_files() -> None:
    assert sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__") == sorted(
        LANGUAGES
    )
    names = {language: sorted(path.name for path in (FOLDER / language).iterdir()) for language in LANGUAGES}
    assert all(names[language] == names["en"] for language in OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_keys_in_the_same_order(language: str) -> None:
    assert [(key, message.file) for key, message in messages(language).items()] == [
        (key, message.file) for key, message in messages("en").items()
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_uses_the_same_variables_and_chooses_by_the_same(language: str) -> None:
    for key in messages("en"):
        assert all_variables(language, key) == all_variables("en", key), key
        assert all_selectors(language, key) == all_selectors("en", key), key


def test_every_code_has_a_message() -> None:
    assert not spoken() - set(messages("en"))


def test_no_message_is_idle() -> None:
    whole, beginnings = written_in_the_page()
    keys = {key for key in messages("en") if "." not in key and not key.startswith(beginnings)}
    referred = {reference for message in messages("en").values() for reference in message.references}
    assert not keys - spoken() - written_out() - whole - referred


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_plain(language: str) -> None:
    """One language's letters and quotes, no tabs; Romanian has commas below, not cedillas."""
    for path in (FOLDER / language).glob("*.ftl"):
        text = path.read_text(encoding="utf-8")
        assert "\t" not in text
        assert not set(text) & set("şţŞŢ"), path
        assert all(line == line.rstrip() for line in text.splitlines()), path


CARD_COUNTS = [{"red": 1}, {"white": 3, "locomotive": 2}, {"blue": 21, "black": 5, "green": 1}, {}]

# What an argument of each name may be; names that are not here are plain numbers.
ARGUMENTS: dict[str, list[Any]] = {
    "seat": [0, 1],
    "owner": [0, 1],
    "turn": [1],
    "seats": [(0, 1), (0, 1, 2)],
    "winners": [(0,), (1,), (0, 2)],
    "card": [*CARDS],
    "asked": ["orange"],
    "cards": CARD_COUNTS,
    "short": CARD_COUNTS,
    "substitutes": CARD_COUNTS,
    "turned_up": [("red", "locomotive", "red"), ("blue",)],
    "face_up": [("locomotive", "red", "locomotive", None, "locomotive")],
    "colour": [*COLOURS, GREY],
    "route": ["berlin/warszawa"],
    "city": ["zurich"],
    "other": ["paris"],
    "routes": [("berlin/warszawa",), ("berlin/warszawa", "budapest/wien")],
    "lent": ["budapest/wien"],
    "cities": [("paris", "zurich", "roma")],
    "country": ["germany"],
    "countries": [{"germany": [7], "russia": [7, 4]}],
    "ticket": ["berlin/roma", None],
    "tickets": [("berlin/roma",), ("berlin/roma", "athina/wilno", "brest/venezia")],
    "returned": [("berlin/roma",), ("berlin/roma", "athina/wilno", "brest/venezia")],
    "goals": [("berlin/roma",), ("berlin/roma", "athina/wilno")],
    "ways": [{"berlin/roma": 9}, {"berlin/roma": 1, "athina/wilno": 21}],
    "title": ["Europe"],
    "move": [Action(kind="draw"), Action(kind="claim", route="berlin/warszawa", cards={"red": 3})],
    "action": [*get_args(Kind), None],
    "phase": list(records.PHASES),
    "ties": [TIE_BREAKS],
    "ending": list(records.ENDINGS[1:]),
    "near": [[], ["boston"], ["boston", "houston", "denver"]],
    **{name: [["a", "b", "c"], ["a"]] for name in ("choices", "words", "values")},
    "error": ["no such thing"],
    "verb": [*VERBS],
    "example": ["x", "claim berlin/warszawa with 3 purple"],
    "examples": [("draw", "take red"), ("keep a/b, c/d",)],
    "colours": [CARDS],
    **{name: ["x"] for name in ("text", "path", "digest", "shape", "version")},
}
DERIVED = {"you": "seat", "yours": "owner"}
NUMBERS = [0, 1, 2, 5, 12, 21, 22, 101]
PARTS = {
    "seat-number",
    "list-and",
    "list-or",
    "city-also",
    "route-number",
    "country-cards",
    "quoted",
}  # of which words are made
FORMS = ("-subject", "-object", "-lacking", "-number", "-kind", "-route")


def argument_names(key: str) -> set[str]:
    """The arguments that a message takes, from its variables."""
    names = set()
    for variable in all_variables("en", key):
        base = next((variable.removesuffix(form) for form in FORMS if variable.endswith(form)), variable)
        names.add(DERIVED.get(base, base))
    return names - ({"seat"} if "winners" in names else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_told(language: str) -> None:
    texts = Texts(language, names=("Anna", "Ben", "Cezar"), you=0)
    for key in sorted(set(messages("en")) - PARTS):
        chosen = {name: ARGUMENTS.get(name, NUMBERS) for name in argument_names(key)}
        for i in range(max([len(values) for values in chosen.values()], default=1)):
            told = texts(key, **{name: values[i % len(values)] for name, values in chosen.items()})
            assert not [bad for bad in ("{", "\n", "  ") if bad in told], (key, told)
            assert key == "suggestion" or told == told.strip() != "", key


def test_every_error_has_the_details_that_its_sentence_names() -> None:
    for code, details in raised(*ERRORS):
        if None not in details:  # details collected elsewhere: tests/engine/test_game.py provokes these
            assert argument_names(f"refusal-{code}") == details, code


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_there_is_an_error_and_never_a_text(language: str) -> None:
    texts = Texts(language)
    with pytest.raises(KeyError, match="no text 'refusal-nonsense'"):
        texts("refusal-nonsense")
    with pytest.raises(KeyError, match=r"card-red\.vocative"):
        texts("card-red.vocative")
    with pytest.raises(KeyError, match="Unknown external: route"):
        texts("refusal-no-substitutes")
    with pytest.raises(KeyError, match="no language 'xx'"):
        Texts("xx")("refusal-game-over")


@pytest.mark.parametrize("language", LANGUAGES)
def test_entries_parsed_one_by_one_are_those_of_the_whole_file(language: str) -> None:
    parser = FluentParser(with_spans=False)
    for file in (FOLDER / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        whole = {
            f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name: entry
            for entry in parser.parse(text).body
            if isinstance(entry, Message | Term)
        }
        alone = {name: parser.parse_entry(source) for name, source in entries(text).items()}
        assert alone.keys() == whole.keys()
        for name, entry in whole.items():
            assert alone[name].equals(entry, ignored_fields=["comment"]), f"{file}: {name}"
