"""Command-line options of `branchline admin` (argparse)."""

from __future__ import annotations

import argparse

from branchline._util.command_line import Commands, add_json, add_language

STATUSES = ("open", "running", "over", "gone")


def add(commands: Commands) -> None:
    """Adds the `admin` command and its subcommands."""
    admin = commands.add_parser("admin", help="look after a server's database: list, check, back up, move tables")
    admin.set_defaults(run=lambda options: _help(admin))
    commands = admin.add_subparsers(title="commands", metavar="COMMAND")

    migrate = _command(commands, "migrate", "bring the schema up to date")
    migrate.add_argument("--check", action="store_true", help="only say whether it is; exit code 1 if not")

    listing = _command(commands, "list", "list tables")
    listing.add_argument("--status", choices=STATUSES, help="any unless given")
    listing.add_argument("--board", metavar="BOARD", help="a board's id; any unless given")
    listing.add_argument("--older-than", type=float, metavar="DAYS", help="that nobody has touched for so long")
    people = _command(commands, "people", "list people")
    for command in (listing, people):
        add_json(command)

    export = _command(commands, "export", "write tables to a file, with all that is hidden in them")
    which = export.add_mutually_exclusive_group(required=True)
    which.add_argument("tables", nargs="*", default=[], metavar="TABLE")
    which.add_argument("--all", action="store_true", help="all tables")
    export.add_argument("-o", "--output", required=True, metavar="FILE", help="JSON lines; must not be there yet")
    bring = _command(commands, "import", "take tables from a file that `export` wrote, if they are whole and new here")
    bring.add_argument("file", metavar="FILE")

    delete = _command(commands, "delete", "delete tables for good")
    delete.add_argument("tables", nargs="+", metavar="TABLE")
    delete.add_argument("--yes", action="store_true", help="do not ask")
    for name, about in (("ban", "keep a person out"), ("unban", "let a person in again")):
        _command(commands, name, about).add_argument(
            "person", metavar="PERSON", help="an id, as `admin people` lists them"
        )

    backup = _command(commands, "backup", "copy a SQLite database, also while a server writes to it")
    backup.add_argument("file", metavar="FILE", help="must not be there yet")
    check = _command(commands, "check", "replay tables and see that everything fits; exit code 1 if something does not")
    check.add_argument("tables", nargs="*", metavar="TABLE", help="all unless given")


def _command(commands: Commands, name: str, about: str) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about)
    command.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://…; what BRANCHLINE_DATABASE says, else a file of your own, unless given",
    )
    add_language(command)
    command.set_defaults(run=run, command=name)
    return command


def run(options: argparse.Namespace) -> int:
    from branchline.server.admin.command import run_subcommand

    return run_subcommand(options)


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0
