"""`branchline play`, `branchline resume` and `branchline replay`: the game in a terminal."""

from __future__ import annotations

import argparse

from branchline._util.command_line import Commands, add_board, add_language, add_own_board, add_seed


def add_play(commands: Commands) -> None:
    play = commands.add_parser("play", help="play a game in the terminal")
    add_board(play, optional=True)
    play.add_argument("--seats", metavar="A,B,…", help="who plays: people by name (`me` is you), bots by level or spec")
    play.add_argument("--players", type=int, metavar="N", help="fill the table up to N with random players")
    add_seed(play, "deals the same cards")
    _add_display(play)
    play.set_defaults(run=run_play)


def run_play(options: argparse.Namespace) -> int:
    from branchline.terminal.start import play

    return play(options)


def add_resume(commands: Commands) -> None:
    resume = commands.add_parser("resume", help="continue a saved game")
    resume.add_argument("file", nargs="?", metavar="FILE", help="default: the newest save")
    resume.add_argument(
        "--allow-bots", action="store_true", help="run the bot files and programs that play in the saved game"
    )
    _add_display(resume)
    add_own_board(resume)
    resume.set_defaults(run=run_resume)


def run_resume(options: argparse.Namespace) -> int:
    from branchline.terminal.start import resume

    return resume(options)


def add_replay(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="watch a saved game step by step")
    replay.add_argument("file", metavar="FILE")
    _add_display(replay)
    add_own_board(replay)
    replay.set_defaults(run=run_replay)


def run_replay(options: argparse.Namespace) -> int:
    from branchline.terminal.start import replay

    return replay(options)


def _add_display(parser: argparse.ArgumentParser) -> None:
    add_language(parser)
    parser.add_argument("--no-colour", "--no-color", dest="colour", action="store_false", help="don't use colours")
