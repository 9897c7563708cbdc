"""Compiled functions of the bots: their decorators, and the sources that key their cache.

The key covers the sources of the bots and those of the rules, which are compiled into them.
"""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler

_FOLDER = Path(__file__).parent
_MODULES = (
    "entries",
    "policy/choice",
    "policy/forest",
    "policy/graph",
    "policy/habits",
    "policy/hands",
    "policy/scratch",
    "policy/stations",
    "search/candidates",
    "search/determinization",
    "search/evaluation",
    "search/rollouts",
)
COMPILER = PackageCompiler("bots", [*RULES.sources, *(_FOLDER / f"{name}.py" for name in _MODULES)])
inner = COMPILER.inner
jit = COMPILER.jit
