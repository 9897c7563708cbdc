"""Compiled functions of the vectorized rules: their decorators, and the sources that key their cache.

The rules are compiled into them, so the key covers the sources of the rules too.
"""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler

_FOLDER = Path(__file__).parent
COMPILER = PackageCompiler("vector", [*RULES.sources, _FOLDER / "entries.py", _FOLDER / "observations.py"])
inner = COMPILER.inner
jit = COMPILER.jit
