"""Command-line options of `branchline admin` (argparse)."""

from __future__ import annotations

import argparse

from branchline._util.command_line import Commands, add_json, add_language

STATUSES = ("open", "running", "over", "gone")


def add(commands: Commands) -> None:
    """Adds the `admin` command and its subcommands."""
    admin = commands.add_parser("admin", help="manage a server's database: list, check, back up and move tables")
    admin.set_defaults(run=lambda options: _help(admin))
    commands = admin.add_subparsers(title="commands", metavar="COMMAND")

    migrate = _command(commands, "migrate", "bring the schema up to date")
    migrate.add_argument("--check", action="store_true", help="only check; exit code 1 if it isn't")

    listing = _command(commands, "list", "list tables")
    listing.add_argument("--status", choices=STATUSES, help="default: any")
    listing.add_argument("--board", metavar="BOARD", help="a board's id (default: any)")
    listing.add_argument("--older-than", type=float, metavar="DAYS", help="only tables inactive for at least this long")
    people = _command(commands, "people", "list people")
    usage = _command(commands, "usage", "list who has stored how much today: people, addresses and networks")
    usage.add_argument("--most", type=int, default=50, metavar="N", help="how many (default: 50)")
    audit = _command(commands, "audit", "list what operators did, and whom hosts removed")
    audit.add_argument("--table", metavar="TABLE", help="only what concerns this table")
    audit.add_argument("--person", metavar="PERSON", help="only what this person did, or what was done to them")
    audit.add_argument("--most", type=int, default=100, metavar="N", help="the latest N entries (default: 100)")
    accounts = _command(commands, "accounts", "list accounts")
    invite = _command(commands, "invite", "make a code with which people may register (see `serve --accounts invited`)")
    invite.add_argument("--uses", type=int, default=1, metavar="N", help="how many accounts (default: 1)")
    invite.add_argument("--days", type=float, default=7, metavar="N", help="how long it is valid (default: 7)")
    reset = _command(commands, "reset-password", "make a recovery code for somebody who has lost everything else")
    reset.add_argument("name", metavar="NAME", help="the name of the account")
    for command in (listing, people, usage, audit, accounts):
        add_json(command)

    export = _command(commands, "export", "write tables to a file, including everything hidden")
    which = export.add_mutually_exclusive_group(required=True)
    which.add_argument("tables", nargs="*", default=[], metavar="TABLE")
    which.add_argument("--all", action="store_true", help="all tables")
    export.add_argument(
        "-o", "--output", required=True, metavar="FILE", help="a JSON Lines file, which must not exist yet"
    )
    bring = _command(
        commands, "import", "read tables from a file written by `export`, if they are intact and not here yet"
    )
    bring.add_argument("file", metavar="FILE")

    delete = _command(commands, "delete", "delete tables for good")
    delete.add_argument("tables", nargs="+", metavar="TABLE")
    delete.add_argument("--yes", action="store_true", help="don't ask for confirmation")
    for name, about in (("ban", "ban a person"), ("unban", "lift a ban")):
        _command(commands, name, about).add_argument("person", metavar="PERSON", help="an id from `admin people`")

    moderator = _command(commands, "moderator", "appoint moderators, or list them")
    _add_actions(moderator, "the name of an account, or a player's id")
    names = _command(commands, "names", "reserve names and forbid words in names, or list these rules")
    adding = _add_actions(names, "a name; how it is written does not matter")
    adding.add_argument("--word", action="store_true", help="no name may contain it, instead of being it")

    backup = _command(commands, "backup", "copy a SQLite database, even while a server is writing to it")
    backup.add_argument("file", metavar="FILE", help="must not exist yet")
    about = "restore a backup into a temporary folder and replay its games; exit code 1 if one is damaged"
    drill = _command(commands, "drill", about, database=False)
    drill.add_argument("file", metavar="BACKUP", help="a file written by `backup`")
    check = _command(commands, "check", "replay tables and check that everything is consistent; exit code 1 if not")
    check.add_argument("tables", nargs="*", metavar="TABLE", help="default: all")
    ratings = _command(commands, "ratings", "compute all ratings from the finished games again")
    what = ratings.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="only compare; exit code 1 if a stored rating differs")
    what.add_argument("--recompute", action="store_true", help="replace the stored ratings")


def _command(commands: Commands, name: str, about: str, *, database: bool = True) -> argparse.ArgumentParser:
    command = commands.add_parser(name, help=about)
    command.set_defaults(database=None)
    if database:
        command.add_argument(
            "--database",
            metavar="URL",
            help="sqlite:///FILE or postgresql://… (default: BRANCHLINE_DATABASE, or a file in your data folder)",
        )
    add_language(command)
    command.set_defaults(run=run, command=name)
    return command


def _add_actions(command: argparse.ArgumentParser, about: str) -> argparse.ArgumentParser:
    """Adds `add NAME`, `remove NAME` and `list` to a command; returns the first."""
    actions = command.add_subparsers(dest="what", required=True, metavar="add NAME | remove NAME | list")
    found = {what: actions.add_parser(what) for what in ("add", "remove", "list")}
    for what, action in found.items():
        action.add_argument("--database", default=argparse.SUPPRESS, metavar="URL", help=argparse.SUPPRESS)
        if what != "list":
            action.add_argument("name", metavar="NAME", help=about)
    return found["add"]


def run(options: argparse.Namespace) -> int:
    from branchline.server.admin.command import run_subcommand

    return run_subcommand(options)


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0
