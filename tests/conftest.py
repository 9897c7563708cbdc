"""What all tests share: tests that prove clauses of docs/rules.md name them, and can be chosen by clause."""

from __future__ import annotations

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*clauses): the clauses of docs/rules.md that this test proves")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clause", help="run only the tests that prove this clause")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    clause = config.getoption("--clause")
    if clause:
        chosen = [item for item in items if clause in clauses_of(item)]
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = chosen


def clauses_of(item: pytest.Item) -> set[str]:
    return {clause for mark in item.iter_markers("rule") for clause in mark.args}
