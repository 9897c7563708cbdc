"""How the rules are compiled, and which files decide what comes of it."""

from __future__ import annotations

from pathlib import Path

from branchline.compiling import INTERPRETED as INTERPRETED
from branchline.compiling import Workshop
from branchline.compiling import wrapping as wrapping

_ROOM = Path(__file__).parent
WORKSHOP = Workshop("rules", [*sorted(_ROOM.glob("*.py")), _ROOM.parent / "boards" / "limits.py"])  # sizes of records
inner = WORKSHOP.inner
jit = WORKSHOP.jit
