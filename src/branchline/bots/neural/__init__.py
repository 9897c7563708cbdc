"""The neural bot: a small policy and value network in compiled code, with its weights in the package.

A compiled package of its own, with its own cache, which is compiled when the bot is first used. `player` is the bot,
`training` plays the games that networks are trained on.
"""

from pathlib import Path

from branchline.bots.compiling import COMPILER as BOTS
from branchline.rules.compiling import PackageCompiler

_FOLDER = Path(__file__).parent
# Policies and rules are compiled into its functions, so the key of the cache covers their sources too.
COMPILER = PackageCompiler(
    "neural", [*BOTS.sources, *(_FOLDER / f"{name}.py" for name in ("entries", "features", "network"))]
)
inner = COMPILER.inner
jit = COMPILER.jit
