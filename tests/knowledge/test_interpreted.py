"""The same lines of Python give the same games in the interpreter as compiled, to the byte."""

from __future__ import annotations

import pytest

from branchline.boards import builtin_boards
from branchline.rules.compiling import INTERPRETED
from tests.knowledge.interpreted import lines
from tests.support import run_interpreted
from tests.volume import some_of


@pytest.mark.skipif(INTERPRETED, reason="compares with compiled code")
@pytest.mark.parametrize("name", some_of(builtin_boards(), ["europe", "poland", "thistledown"]))
def test_whole_games_in_the_interpreter(name: str) -> None:
    assert run_interpreted("-m", "tests.knowledge.interpreted", name).splitlines() == list(lines(name))
