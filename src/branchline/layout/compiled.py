"""How the search for a layout is compiled, and which files decide what comes of it."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import Workshop

_FILES = ("curves", "energy", "fidelity", "labels", "model", "order", "separation", "spaces")
jit = Workshop("layout", [Path(__file__).with_name(f"{name}.py") for name in _FILES]).jit
