"""Numba compiler of the layout search, and the source files that key its cache."""

from __future__ import annotations

from pathlib import Path

from branchline.rules.compiling import PackageCompiler

_FILES = ("curves", "energy", "fidelity", "labels", "model", "order", "separation", "spaces")
jit = PackageCompiler("layout", [Path(__file__).with_name(f"{name}.py") for name in _FILES]).jit
