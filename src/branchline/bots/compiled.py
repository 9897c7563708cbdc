"""Numba compilation of the bots: the cache key covers their sources and those of the rules, which they inline."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiled import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler

_FOLDER = Path(__file__).parent
_MODULES = (
    "entries",
    "policy/choice",
    "policy/graph",
    "policy/habits",
    "policy/hands",
    "policy/offers",
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
