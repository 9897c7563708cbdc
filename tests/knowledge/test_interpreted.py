"""The same lines of Python give the same games in the interpreter as compiled, to the byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.boards import builtin_boards
from branchline.rules.compiling import INTERPRETED
from tests.knowledge.interpreted import lines
from tests.volume import some_of

ROOT = Path(__file__).parents[2]


@pytest.mark.skipif(INTERPRETED, reason="compares with compiled code")
@pytest.mark.parametrize("name", some_of(builtin_boards(), ["europe", "poland", "thistledown"]))
def test_whole_games_in_the_interpreter(name: str) -> None:
    """A small integer that overflows in NumPy, where the compiler takes a wide one, is a warning: here an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.knowledge.interpreted", name],
        cwd=ROOT,
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == list(lines(name))
