"""docs/adding-a-board.md agrees with the reader: every key with its default and its bounds, and a worked example."""

from __future__ import annotations

import json
import re
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any

import pytest

from branchline.boards import check_board, parse_board
from branchline.boards.model import Route, Rules, Ticket
from branchline.boards.reader import (
    BOARD,
    CITY,
    COUNTRY,
    LESSON,
    PARTS,
    RETURNED,
    ROUTE,
    RULE_SECTIONS,
    RULES,
    TICKET,
    Key,
    Wrong,
)

PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-board.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) ?\|$", re.MULTILINE)
SECTIONS: dict[str, tuple[dict[str, Key], type | None]] = {
    "The board": (BOARD, None),
    "Each of `cities`": (CITY, None),
    "Each of `countries`": (COUNTRY, None),
    "Each of `routes`": (ROUTE, Route),
    "Each of `tickets`": (TICKET, Ticket),
    "`[rules]`": (RULES, Rules),
    **{f"`[rules.{name}]`": (keys, Rules) for name, keys in RULE_SECTIONS.items()},
    "`[lesson]`": (LESSON, None),
}
TABLES = {"The board": set(PARTS), "`[rules]`": set(RULE_SECTIONS)}  # keys of a section that are tables of their own


def rows(section: str) -> dict[str, tuple[str, str]]:
    """The values and the default of each key."""
    text = PAGE.split(f"\n### {section}\n", 1)[1].split("\n### ", 1)[0].split("\n## ", 1)[0]
    return {key: (value, default) for key, value, default, _ in ROW.findall(text)}


def test_every_section_is_there() -> None:
    assert re.findall(r"^### (.*)$", PAGE, re.MULTILINE) == list(SECTIONS)


@pytest.mark.parametrize("section", SECTIONS)
def test_every_key_is_there(section: str) -> None:
    assert set(rows(section)) == set(SECTIONS[section][0]) | TABLES.get(section, set())


@pytest.mark.parametrize("section", SECTIONS)
def test_defaults(section: str) -> None:
    keys, model = SECTIONS[section]
    for name, key in keys.items():
        default = rows(section)[name][1]
        if key.required:
            assert default == "required", name
        elif model is not None:
            assert default == f"`{_default(name, key, model)}`", name
        else:
            assert default == "none", name


def _default(name: str, key: Key, model: type) -> str:
    if name == "number":
        return "1"  # of a route: the model has no default
    value: Any = next(each.default for each in fields(model) if each.name == (key.field or name))
    assert value is not MISSING
    if key.read is RETURNED:
        value = "out of the game" if value else "under the deck"
    return json.dumps(list(value) if isinstance(value, tuple) else value)


@pytest.mark.parametrize("section", SECTIONS)
def test_bounds(section: str) -> None:
    """The least and the most are accepted, and nothing beyond."""
    for name, key in SECTIONS[section][0].items():
        value = rows(section)[name][0]
        bounds = re.search(r"(-?\d+)–(\d+)", value)
        if bounds is None:
            continue
        low, high = int(bounds[1]), int(bounds[2])
        for number in (low, high):
            key.read(_shaped(value, number, low))
        for number in (low - 1, high + 1):
            with pytest.raises(Wrong):
                key.read(_shaped(value, number, low))


def _shaped(value: str, number: int, low: int) -> object:
    """A value of the documented shape with this number in it."""
    if "characters" in value:
        return "x" * number
    if value.startswith("two"):
        return [min(number, low), max(number, low)]
    if value.startswith("array"):
        return [number]
    return {"1": number} if value.startswith("table") else number


def test_choices() -> None:
    for section, (keys, _) in SECTIONS.items():
        for name, key in keys.items():
            value = rows(section)[name][0]
            for choice in re.findall(r'`"(.*?)"`', value):
                key.read([choice] if value.startswith("array") else choice)


def test_the_worked_example_is_good() -> None:
    (text,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert check_board(text) == []
    assert parse_board(text).title == "Three Rivers"
    told = re.findall(r"^    three-rivers\.toml:\d+: (.*)$", PAGE, re.MULTILINE)
    broken = text.replace('b = "cedar",  length = 2', 'b = "ceder",  length = 7', 1)
    assert [problem.message for problem in check_board(broken)] == told
