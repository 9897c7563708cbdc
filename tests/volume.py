"""Test volume: `make test` takes a sample of what is tested at random, `make test-long` all of it.

`make test-long` sets BRANCHLINE_TESTS=long, and also runs the tests marked `long`.
"""

from __future__ import annotations

import os
from collections.abc import Collection, Iterable
from typing import Any, TypeVar

import pytest

LONG = os.environ.get("BRANCHLINE_TESTS") == "long"

T = TypeVar("T")

long = pytest.mark.long


def volume(sample: T, full: T) -> T:
    """How much of something to test: a sample, or all of it in the long suite."""
    return full if LONG else sample


def some_of(values: Iterable[T], sample: Collection[T]) -> list[Any]:
    """Parameters of a test of which `make test` takes only a sample."""
    return [value if value in sample else pytest.param(value, marks=long) for value in values]
