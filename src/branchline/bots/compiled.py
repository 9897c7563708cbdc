"""How the bots are compiled: inside them are the rules, so the rules' files count too."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiled import WORKSHOP as RULES
from branchline.rules.compiling import Workshop

_ROOM = Path(__file__).parent
_FILES = (
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
WORKSHOP = Workshop("bots", [*RULES.sources, *(_ROOM / f"{name}.py" for name in _FILES)])
inner = WORKSHOP.inner
jit = WORKSHOP.jit
