"""Environments for learning programs: PettingZoo, Gymnasium, OpenSpiel, and bots as opponents inside a batch.

The interfaces need extras (`branchline[rl]`, `branchline[openspiel]`); their modules are `aec`, `gym`, `vector_env` and
`spiel`. Observations come from blind records only (`game.observations`).
"""

from typing import TYPE_CHECKING

from branchline._util import lazy_exports

if TYPE_CHECKING:
    from branchline.envs.opponents import Opponents
    from branchline.envs.rendering import render_rgb, render_text
    from branchline.envs.single import SingleGame
    from branchline.game.observations import Layout, observation_layout
    from branchline.game.scores import REWARDS

__all__ = ["REWARDS", "Layout", "Opponents", "SingleGame", "observation_layout", "render_rgb", "render_text"]

_own, _own_dir = lazy_exports(
    __name__,
    {
        "opponents": "Opponents",
        "rendering": "render_rgb render_text",
        "single": "SingleGame",
    },
)
_game, _ = lazy_exports("branchline.game", {"scores": "REWARDS", "observations": "Layout observation_layout"})


def __getattr__(name: str) -> object:
    return (_game if name in ("REWARDS", "Layout", "observation_layout") else _own)(name)


__dir__ = _own_dir
