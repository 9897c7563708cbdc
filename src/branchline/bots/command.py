"""`branchline bots`, `analyse` and `coach`: list the bots; say what a bot would have done; review a recorded game.

`branchline bots check` plays games, so it is in `arena/command.py`.
"""

from __future__ import annotations

import argparse

from branchline._util.command_line import (
    Commands,
    add_json,
    add_language,
    add_own_board,
    games_bar,
    print_json,
    show,
)

# --- bots ------------------------------------------------------------------------------------------------------------


def add(commands: Commands) -> Commands:
    """Adds the command; returns what its subcommands are added to."""
    bots = commands.add_parser("bots", help="list the bots, or test one on every board")
    bots.set_defaults(run=run)
    return bots.add_subparsers(metavar="COMMAND")


def run(options: argparse.Namespace) -> int:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from branchline.bots.external.players import external_entries
    from branchline.bots.players import ABOUT, BOTS, LEVELS

    table = Table("bot", "what it does", box=SIMPLE_HEAD)
    for name in BOTS:
        table.add_row(name, ABOUT[name])
    for level, spec in LEVELS.items():
        table.add_row(level, f"a level for people: {spec}")
    for name, entry in external_entries().items():
        if name not in BOTS and name not in LEVELS:
            package = f", of {entry.dist.name}" if entry.dist else ""
            table.add_row(name, f"{entry.value}{package}")
    table.add_row("./FILE.py:NAME", "a class or function of yours")
    table.add_row("exec:COMMAND", "a program in any language")
    show(table)
    return 0


# --- analyse ---------------------------------------------------------------------------------------------------------


def add_analyse(commands: Commands) -> None:
    analyse = commands.add_parser("analyse", help="show what a bot would have done in a recorded game, and why")
    analyse.add_argument("file", metavar="FILE", help="a record, as saved by `play`")
    analyse.add_argument("--bot", default="racer", metavar="BOT", help="default: racer; search also measures mistakes")
    analyse.add_argument(
        "--seat", type=int, metavar="N", help="show only this seat's decisions, counted from 0 (default: all seats)"
    )
    add_language(analyse, "the record's, the system's, or en")
    add_own_board(analyse)
    add_json(analyse)
    analyse.set_defaults(run=run_analyse)


def run_analyse(options: argparse.Namespace) -> int:
    from branchline.bots.explain import analysis_output
    from branchline.bots.explain.decisions import decisions

    question = analysis_output.read(
        options.file,
        bot=options.bot,
        seat=options.seat,
        language=options.language,
        board=options.board,
        boards=options.boards,
    )
    acts = question.record.acts
    with games_bar(len(acts), hidden=options.json, word="acts") as progress:
        found = list(
            decisions(question.record, question.bot, seat=question.seat, board=question.board, progress=progress)
        )
    if options.json:
        print_json(analysis_output.as_json(question, found))
    else:
        analysis_output.show(question, found)
    return 0


# --- coach -----------------------------------------------------------------------------------------------------------


def add_coach(commands: Commands) -> None:
    coach = commands.add_parser("coach", help="review a recorded game: win chances, luck, accuracy, turning points")
    coach.add_argument("file", metavar="FILE", help="the record of a finished game, as saved by `play`")
    coach.add_argument("--seat", type=int, metavar="N", help="show only this seat, counted from 0 (default: all seats)")
    coach.add_argument("--playouts", type=int, metavar="N", help="simulated games per act (default: 64)")
    add_language(coach, "the record's, the system's, or en")
    add_own_board(coach)
    add_json(coach)
    coach.set_defaults(run=run_coach)


def run_coach(options: argparse.Namespace) -> int:
    from branchline.bots.coach import output
    from branchline.bots.coach.review import PLAYOUTS, Reviewer
    from branchline.bots.explain import analysis_output

    question = analysis_output.read(
        options.file,
        bot="racer",
        seat=options.seat,
        language=options.language,
        board=options.board,
        boards=options.boards,
    )
    playouts = PLAYOUTS if options.playouts is None else options.playouts
    reviewer = Reviewer(question.record, question.board, playouts=playouts)
    with games_bar(len(question.record.acts), hidden=options.json, word="acts") as progress:
        review = reviewer.run(progress)
    if options.json:
        print_json(output.as_json(review, question.texts, options.seat))
    else:
        output.show(review, question.texts, options.seat)
    return 0
