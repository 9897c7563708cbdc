"""The complete rules say the same in every language: the same headings, clauses, references and numbers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from branchline.boards import builtin_boards, load_board
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES

DOCS = Path(__file__).parents[2] / "docs"
OTHERS = LANGUAGES[1:]
LETTERS = {"U": "usa", "E": "europe", "P": "poland", "N": "nordic"}  # of the clauses of each board


def book(language: str) -> str:
    return (DOCS / ("rules.md" if language == "en" else f"{language}/rules.md")).read_text(encoding="utf-8")


def clauses(language: str) -> dict[str, str]:
    found = re.findall(r"^\| ([A-Z]\d+) \| (.+) \|$", book(language), re.M)
    assert len(dict(found)) == len(found)
    return dict(found)


def parts(language: str) -> list[tuple[int, str, str]]:
    """Level, heading and text of each part."""
    found = re.split(r"^(#+) (.+)$", book(language), flags=re.M)[1:]
    return [(len(marks), title, text) for marks, title, text in zip(found[::3], found[1::3], found[2::3], strict=True)]


def numbers(text: str) -> list[str]:
    """Numbers, also those of clauses that are referred to, in any order."""
    return sorted(re.findall(r"\b[A-Z]?\d+\b", text))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_clauses(language: str) -> None:
    there, here = clauses("en"), clauses(language)
    assert list(here) == list(there)
    assert {id: numbers(text) for id, text in here.items()} == {id: numbers(text) for id, text in there.items()}
    assert not [id for id, text in here.items() if text == there[id]]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_headings_lists_and_numbers(language: str) -> None:
    def outline(language: str) -> list[tuple[int, int, int, list[str]]]:
        return [
            (level, len(re.findall(r"^- ", text, re.M)), len(re.findall(r"^\d\. ", text, re.M)), numbers(text))
            for level, _, text in parts(language)
        ]

    assert outline(language) == outline("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boards_are_called_by_their_titles(language: str) -> None:
    """And each letter is that of its board."""
    headings = {title: set(re.findall(r"^\| ([A-Z])\d+ ", text, re.M)) for _, title, text in parts(language)}
    for letter, name in LETTERS.items():
        assert headings[Texts(language).title(load_board(name))] == {letter}
    assert set(LETTERS.values()) <= set(builtin_boards())
