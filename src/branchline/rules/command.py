"""`branchline warm`: compile everything now instead of at the first game."""

from __future__ import annotations

import argparse

from branchline._util.command_line import Commands


def add(commands: Commands) -> None:
    warm = commands.add_parser("warm", help="compile the rules now instead of at the first game")
    warm.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    # Bots and reports are compiled too. These two imports are exceptions from the import contracts in pyproject.toml.
    from branchline.bots.compiling import GAMES, POLICY, SEARCH, ensure_bots
    from branchline.report.play import ensure_recorder
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    compiled_now = ensure_compiled(None, PLAY, SIMULATION)
    compiled_now = ensure_bots(POLICY, SEARCH, GAMES) or compiled_now
    compiled_now = ensure_recorder() or compiled_now
    print("the rules are compiled" if compiled_now else "the rules were compiled already")
    return 0
