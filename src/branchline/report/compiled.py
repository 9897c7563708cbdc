"""Numba compiler of the game recorder. Bots and rules are compiled into it, so their sources key its cache too."""

from __future__ import annotations

from pathlib import Path

from branchline.bots.compiling import COMPILER as BOTS
from branchline.rules.compiling import PackageCompiler

_HERE = Path(__file__).parent
COMPILER = PackageCompiler("report", [*BOTS.sources, _HERE / "game_record.py", _HERE / "game_recorder.py"])
inner = COMPILER.inner
jit = COMPILER.jit
