"""Vectorized rules: compiled code that steps, observes, samples and resets many games at once.

A compiled package of its own, with its own cache, which is compiled when a batch or an environment is first used.
`engine` is its facade; only it calls the entry points in `entries`.
"""

from pathlib import Path

from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler

_FOLDER = Path(__file__).parent
# The rules are compiled into its functions, so the key of the cache covers their sources too.
COMPILER = PackageCompiler("vector", [*RULES.sources, _FOLDER / "entries.py", _FOLDER / "observations.py"])
inner = COMPILER.inner
jit = COMPILER.jit
