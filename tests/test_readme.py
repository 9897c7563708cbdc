"""The examples in the README are true."""

from __future__ import annotations

import doctest
from pathlib import Path


def test_the_readmes_examples() -> None:
    readme = Path(__file__).parents[1] / "README.md"
    failed, tried = doctest.testfile(str(readme), module_relative=False)
    assert tried > 10
    assert failed == 0
