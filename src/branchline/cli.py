"""Command-line interface: the `branchline` command, a list of the commands of all packages.

A package's commands are in its `command.py`: `add` declares a command and its options, `run` carries it out and returns
the exit code. `run` imports what it needs, so that `branchline --version` does not load the compiler. An error prints
one line to standard error and exits with code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from branchline import __version__
from branchline._util.command_line import INTERRUPTED, PLAIN_LETTERS, print_error
from branchline.arena import command as arena
from branchline.boards import command as boards
from branchline.bots import command as bots
from branchline.client import command as client
from branchline.draw import command as draw
from branchline.envs import command as envs
from branchline.errors import BranchlineError
from branchline.game import command as game
from branchline.layout import command as layout
from branchline.report import command as report
from branchline.rules import command as rules
from branchline.server.admin import options as admin
from branchline.server.process import command as server
from branchline.terminal import command as terminal

BROKEN_PIPE = 141  # exit code


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # what the terminal can't encode is written in plain letters
            stream.reconfigure(errors=PLAIN_LETTERS)
    try:
        options = _parser().parse_args(arguments)
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except BranchlineError as error:
        return print_error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader is gone; /dev/null keeps the interpreter's final flush from failing too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BranchlineError(f"{message} (see {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    description = (
        "Railway board games, fast and exactly by their rules. "
        "Without a command, branchline starts a server for this machine only and opens the game in the browser."
    )
    parser: argparse.ArgumentParser = _Parser(prog="branchline", description=description)
    parser.add_argument("--version", action="version", version=f"branchline {__version__}")
    parser.set_defaults(run=server.run_locally)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    server.add(commands)  # serve
    server.add_show(commands)
    client.add_join(commands)
    client.add_mcp(commands)
    boards_commands = boards.add(commands)
    layout.add(boards_commands)
    rules.add(commands)  # warm
    terminal.add_play(commands)
    terminal.add_resume(commands)
    terminal.add_replay(commands)
    bots.add_analyse(commands)
    bots.add_coach(commands)
    game.add_verify(commands)
    draw.add(commands)
    game.add_simulate(commands)
    bots_commands = bots.add(commands)
    arena.add_check(bots_commands)
    arena.add(commands)
    arena.add_ladder(commands)
    envs.add(commands)  # export
    report.add(commands)
    admin.add(commands)
    return parser


if __name__ == "__main__":
    sys.exit(main())
