"""How the noting of games is compiled: inside it are the bots and the rules, so their files count too."""

from __future__ import annotations

from pathlib import Path

from branchline.bots.compiled import WORKSHOP as BOTS
from branchline.rules.compiling import Workshop

_ROOM = Path(__file__).parent
WORKSHOP = Workshop("report", [*BOTS.sources, _ROOM / "game_record.py", _ROOM / "game_recorder.py"])
inner = WORKSHOP.inner
jit = WORKSHOP.jit
