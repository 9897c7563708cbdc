"""Lines are found in every form that TOML allows."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from branchline.boards.problems import Place, Positions

MIXED = '''\
# a comment with a [table] and a "quote
top = 1
two.words = """
[not.a.table]
x = 2 \\
""" # one value, three lines
'literal key' = 'it # is'
"quoted \\"key\\"" = [ # a comment, ] included
  1, 2,
  { a = "x]", b = { c = '}' } }, { a = "y" },

  [ [ 3 ],
    "# no comment" ], # last
]
date = 1979-05-27 07:32:00
quotes = """"two""""" # two quotes belong to the text
lines = \'\'\'
[x]\'\'\'

[one.table]
a = {}
b = []
[[many]]
a = 1
[many.inner]
b = 2
[[many.deep]]
c = 3
[[many.deep]]
c = 4
  [[ many ]] # the second
  a . b = 5
'''
LINES: dict[Place, int] = {
    ("top",): 2,
    ("two",): 3,
    ("two", "words"): 3,
    ("literal key",): 7,
    ('quoted "key"',): 8,
    ('quoted "key"', 0): 9,
    ('quoted "key"', 1): 9,
    ('quoted "key"', 2): 10,
    ('quoted "key"', 2, "a"): 10,
    ('quoted "key"', 2, "b"): 10,
    ('quoted "key"', 2, "b", "c"): 10,
    ('quoted "key"', 3): 10,
    ('quoted "key"', 3, "a"): 10,
    ('quoted "key"', 4): 12,
    ('quoted "key"', 4, 0): 12,
    ('quoted "key"', 4, 0, 0): 12,
    ('quoted "key"', 4, 1): 13,
    ("date",): 15,
    ("quotes",): 16,
    ("lines",): 17,
    ("one",): 20,
    ("one", "table"): 20,
    ("one", "table", "a"): 21,
    ("one", "table", "b"): 22,
    ("many",): 23,
    ("many", 0): 23,
    ("many", 0, "a"): 24,
    ("many", 0, "inner"): 25,
    ("many", 0, "inner", "b"): 26,
    ("many", 0, "deep"): 27,
    ("many", 0, "deep", 0): 27,
    ("many", 0, "deep", 0, "c"): 28,
    ("many", 0, "deep", 1): 29,
    ("many", 0, "deep", 1, "c"): 30,
    ("many", 1): 31,
    ("many", 1, "a"): 32,
    ("many", 1, "a", "b"): 32,
}


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_every_form(newline: str) -> None:
    positions = Positions(MIXED.replace("\n", newline))
    assert set(LINES) == set(_places(tomllib.loads(MIXED)))
    assert {place: positions.line(place) for place in LINES} == LINES
    assert len(positions) == len(LINES)


def test_what_is_not_there_has_the_line_around_it() -> None:
    positions = Positions("\n[a]\nb = 1\n")
    assert positions.line(("a", "c")) == 2
    assert positions.line(("x", 3)) == 1


def _places(value: Any, place: Place = ()) -> list[Place]:
    inner: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        inner = list(value.items())
    elif isinstance(value, list):
        inner = list(enumerate(value))
    here = [place] if place else []
    return here + [deep for key, element in inner for deep in _places(element, (*place, key))]


def _quoted(text: str) -> str:
    """Every character by its number: nothing in a key or value can be mistaken, except by a careless scanner."""
    plain = "".join(char if char in "abz #[]{}',.=" else f"\\U{ord(char):08X}" for char in text)
    return f'"{plain}"'


_texts = st.text(st.sampled_from("abz #[]{}\"'\\,.=\nü"), max_size=6)
_values = st.recursive(
    st.integers() | st.booleans() | _texts,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_texts, inner, max_size=4),
    max_leaves=12,
)
_gaps = st.lists(st.sampled_from(["", " ", "\n", "# ]}\"'\n"]), min_size=1, max_size=8)


@given(document=st.dictionaries(_texts, _values, max_size=5), gaps=_gaps)
def test_any_document(document: dict[str, Any], gaps: list[str]) -> None:
    """A writer that knows on which line it puts everything, and a scanner that must find it."""
    text = ""
    expected: dict[Place, int] = {}
    used = 0

    def note(place: Place) -> None:
        expected[place] = text.count("\n") + 1

    def gap() -> str:
        nonlocal used
        used += 1
        return gaps[used % len(gaps)]

    def write(value: Any, place: Place) -> None:
        nonlocal text
        if isinstance(value, dict):
            text += "{ "
            for number, (key, inner) in enumerate(value.items()):
                text += ", " if number else ""
                note((*place, key))
                text += f"{_quoted(key)} = "
                write(inner, (*place, key))
            text += " }"
        elif isinstance(value, list):
            text += "["
            for number, inner in enumerate(value):
                text += gap()
                note((*place, number))
                write(inner, (*place, number))
                text += gap() + ","
            text += gap() + "]"
        else:
            text += str(value).lower() if isinstance(value, int) else _quoted(value)

    for key, value in document.items():
        text += "\n" + gap()
        note((key,))
        text += f"{_quoted(key)} ="
        write(value, (key,))
    assert tomllib.loads(text) == document
    positions = Positions(text)
    assert {place: positions.line(place) for place in expected} == expected
    assert len(positions) == len(expected)
