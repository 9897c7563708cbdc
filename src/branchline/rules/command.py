"""`branchline warm`: compile everything now instead of at the first game."""

from __future__ import annotations

import argparse

from branchline._util.command_line import Commands


def add(commands: Commands) -> None:
    warm = commands.add_parser("warm", help="compile the rules now rather than at the first game")
    warm.add_argument(
        "--environments", action="store_true", help="also compile batches, environments and the neural bot"
    )
    warm.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Bots, reports and opponents are compiled too: exceptions from the import contracts in pyproject.toml.
    from branchline.bots.neural.player import NEURAL
    from branchline.bots.parts import GAMES, POLICY, SEARCH
    from branchline.envs.opponents import RIVALS
    from branchline.report.play import RECORDER
    from branchline.rules.parts import PLAY, SIMULATION
    from branchline.rules.vector.engine import VECTOR
    from branchline.rules.warmup import ensure_compiled

    more = [VECTOR, RIVALS, NEURAL] if options.environments else []
    compiled_now = ensure_compiled(PLAY, SIMULATION, *more, RECORDER, GAMES, SEARCH, POLICY)
    print("the rules are compiled" if compiled_now else "the rules were compiled already")
    return 0
