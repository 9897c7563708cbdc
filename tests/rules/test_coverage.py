"""Every clause of the rules has a test that names it, and a mutant that such a test finds."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
RULES = TESTS.parent / "docs" / "rules.md"


def clauses() -> list[str]:
    return re.findall(r"^\| ([GUEPND]\d+) \|", RULES.read_text(encoding="utf-8"), re.M)


@cache
def named_by_tests() -> set[str]:
    """The arguments of every `@rule(…)` on a test function, read from the sources."""
    named: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for decorator in node.decorator_list:
                    if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "rule":
                        named |= {ast.literal_eval(argument) for argument in decorator.args}
    return named


@cache
def with_mutants() -> set[str]:
    files = (TESTS / "mutants").glob("*.toml")
    return {mutant["rule"] for path in files for mutant in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]}


def test_the_rules_have_all_their_clauses() -> None:
    counts = {"G": 20, "U": 3, "E": 15, "P": 10, "N": 12, "D": 22}
    assert clauses() == [f"{letter}{i}" for letter, n in counts.items() for i in range(1, n + 1)]


@pytest.mark.parametrize("clause", clauses())
def test_the_clause_has_a_test_that_names_it(clause: str) -> None:
    assert clause in named_by_tests()


def test_no_test_names_a_clause_that_is_not_there() -> None:
    assert named_by_tests() <= set(clauses())


@pytest.mark.parametrize("clause", clauses())
def test_the_clause_has_a_mutant(clause: str) -> None:
    assert clause in with_mutants()


def test_every_mutant_still_finds_the_text_that_it_breaks() -> None:
    source = TESTS.parent / "src" / "branchline"
    for path in (TESTS / "mutants").glob("*.toml"):
        for mutant in tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]:
            assert (source / mutant["file"]).read_text(encoding="utf-8").count(mutant["find"]) == 1, mutant
