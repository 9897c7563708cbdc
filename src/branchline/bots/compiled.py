"""How the bots are compiled: inside them are the rules, so the rules' files count too."""

from __future__ import annotations

from pathlib import Path

from branchline.compiling import Workshop
from branchline.rules.compiled import WORKSHOP as RULES

_ROOM = Path(__file__).parent
_FILES = (
    "graph",
    "guess",
    "habits",
    "hands",
    "judge",
    "offers",
    "policy",
    "rollouts",
    "scratch",
    "stations",
    "tables",
    "trying",
)
WORKSHOP = Workshop("bots", [*RULES.sources, *(_ROOM / f"{name}.py" for name in _FILES)])
inner = WORKSHOP.inner
jit = WORKSHOP.jit
