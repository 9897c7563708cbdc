"""Numba compiler of the rules package: its decorators, and the source files that its cache key covers."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import INTERPRETED as INTERPRETED
from branchline.rules.compiling import PackageCompiler
from branchline.rules.compiling import wrapping as wrapping

_FOLDER = Path(__file__).parent
_PYTHON_ONLY = {"__init__", "compiling", "engine", "warmup"}  # modules without compiled functions
_SOURCES = [path for path in sorted(_FOLDER.glob("*.py")) if path.stem not in _PYTHON_ONLY]
# limits.py determines the sizes of the records.
COMPILER = PackageCompiler("rules", [*_SOURCES, _FOLDER.parent / "boards" / "limits.py"])
inner = COMPILER.inner
jit = COMPILER.jit
