"""What all tests share: tests that prove clauses of docs/rules.md name them, and can be chosen by clause."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.bots.parts import GAMES, POLICY, SEARCH
from branchline.layout.curves import COMPILER as LAYOUT
from branchline.report.play import RECORDER
from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.parts import PLAY, SIMULATION
from branchline.rules.vector.engine import VECTOR
from branchline.rules.warmup import ensure_compiled


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules.md that this test proves")


@pytest.fixture(scope="session", autouse=True)
def _compiled() -> None:
    """Tests run on compiled code from the start; those of the interpreter start processes of their own."""
    ensure_compiled(PLAY, SIMULATION, VECTOR, RECORDER, GAMES, SEARCH, POLICY)
    for compiler in (RULES, LAYOUT):  # entry points that only tests call
        compiler.load()


@pytest.fixture(autouse=True)
def _same_environment() -> Iterator[None]:
    """No test changes the environment of those that follow: one with an empty cache would make them all compile."""
    before = _environment()
    yield
    assert _environment() == before


def _environment() -> dict[str, str]:
    ours = ("BRANCHLINE_", "NUMBA_", "XDG_")
    return {name: value for name, value in os.environ.items() if name.startswith(ours)}


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that prove this clause")
    parser.addoption("--renew-layouts", action="store_true", help="write tests/page/layouts.json anew")
    parser.addoption("--pictures", type=Path, help="a folder for pictures of what layout tests measure")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause:
        chosen = [item for item in items if clause in clauses_of(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def clauses_of(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("rule") for clause in mark.args}
