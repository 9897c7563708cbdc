"""A part of three small functions, which are compiled in seconds: they stand for the rules in tests of compiling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from branchline.rules.compiling import PackageCompiler
from branchline.rules.warmup import Example, Part, SharedExample

COMPILER = PackageCompiler("small", [Path(__file__)])


@COMPILER.inner
def twice(number: int) -> int:
    return 2 * number


@COMPILER.shared
def sum_up(numbers: np.ndarray) -> int:
    found = 0
    for number in numbers:
        found += twice(number)
    return found


@COMPILER.jit
def total(numbers: np.ndarray) -> int:
    return sum_up(numbers)


@COMPILER.jit
def largest(numbers: np.ndarray) -> int:
    return int(numbers.max())


def _examples() -> Sequence[Example]:
    numbers = np.arange(3)
    return [(total, (numbers,)), (largest, (numbers,))]


def _shared_examples() -> Sequence[SharedExample]:
    return [(sum_up, (np.arange(3),))]


SMALL = Part("tests.cli.small_part:SMALL", COMPILER, _examples, _shared_examples)
