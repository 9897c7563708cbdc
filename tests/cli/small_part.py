"""A part of two small functions, which are compiled in a second: they stand for the rules in tests of compiling."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from branchline.rules.compiling import PackageCompiler
from branchline.rules.warmup import Example, Part

COMPILER = PackageCompiler("small", [Path(__file__)])


@COMPILER.inner
def twice(number: int) -> int:
    return 2 * number


@COMPILER.jit
def total(numbers: np.ndarray) -> int:
    found = 0
    for number in numbers:
        found += twice(number)
    return found


@COMPILER.jit
def largest(numbers: np.ndarray) -> int:
    return int(numbers.max())


def _examples() -> Sequence[Example]:
    numbers = np.arange(3)
    return [(total, (numbers,)), (largest, (numbers,))]


SMALL = Part("tests.cli.small_part:SMALL", COMPILER, _examples)
