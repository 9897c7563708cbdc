"""How the rules are compiled, and which files decide what comes of it."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import INTERPRETED as INTERPRETED
from branchline.rules.compiling import Workshop
from branchline.rules.compiling import wrapping as wrapping

_ROOM = Path(__file__).parent
_PYTHON_ONLY = {"__init__", "compiling", "engine", "warmup"}  # nothing in them is compiled
_SOURCES = [path for path in sorted(_ROOM.glob("*.py")) if path.stem not in _PYTHON_ONLY]
WORKSHOP = Workshop("rules", [*_SOURCES, _ROOM.parent / "boards" / "limits.py"])  # sizes of records
inner = WORKSHOP.inner
jit = WORKSHOP.jit
