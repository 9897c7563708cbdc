"""Commands of players without a page: `branchline join` seats a bot, `branchline mcp` serves language models."""

from __future__ import annotations

import argparse
from collections.abc import Collection
from typing import TYPE_CHECKING

from branchline._util.command_line import Commands, add_language, exit_code, ignored_signals, stop_signals
from branchline.errors import BranchlineError
from branchline.server import PORT
from branchline.texts.languages import choose_language

LEAVING_SECONDS = 5.0  # how long requests are retried when the command has been stopped

if TYPE_CHECKING:
    from branchline.client.table import Table
    from branchline.texts import Texts


def add_join(commands: Commands) -> None:
    join = commands.add_parser("join", help="let a bot play at a server's table")
    join.add_argument("table", metavar="LINK|CODE", help="the link to a table, or its code")
    join.add_argument("--bot", required=True, metavar="BOT", help="for example racer, ./mybot.py:MyBot or exec:./mybot")
    join.add_argument("--seat", type=int, metavar="N", help="counted from 0 (default: the first free seat)")
    join.add_argument("--name", metavar="NAME", help="the bot's name at the table (default: its spec)")
    join.add_argument(
        "--server", metavar="URL", help=f"the server that the code belongs to (default: http://127.0.0.1:{PORT})"
    )
    join.add_argument("--keep", metavar="FILE", help="a file that remembers the bot's identity on each server")
    add_language(join)
    join.set_defaults(run=run_join)


def run_join(options: argparse.Namespace) -> int:
    from branchline.client import connect
    from branchline.client.bots import check_bot_for
    from branchline.client.guest import LOCAL, parse_invitation
    from branchline.texts import Texts

    texts = Texts(choose_language(options.language))
    invitation = parse_invitation(options.table)
    if invitation.server is not None and options.server is not None:
        raise BranchlineError("--server is for codes; a link names its own")
    server = invitation.server or options.server or LOCAL
    name = (options.name or options.bot)[:32]
    with connect(server, name=name, language=texts.language, keep=options.keep) as me:  # type: ignore[arg-type]
        table = me.join(options.table)
        check_bot_for(table, options.bot)
        before = table.view.yours
        seat: int | None = None
        with stop_signals(insist=True):
            try:
                seat = _sit(table, options.seat)
                print(texts("join-seated", name=name, number=seat), flush=True)
                _play(table, seat, options.bot, texts)
            except KeyboardInterrupt as stop:
                with ignored_signals():
                    _leave(table, seat, before, name, texts)
                return exit_code(stop)
    return 0


def add_mcp(commands: Commands) -> None:
    mcp = commands.add_parser("mcp", help="let language models play at a server's tables (Model Context Protocol)")
    mcp.add_argument("--server", metavar="URL", help=f"the game server (default: http://127.0.0.1:{PORT})")
    mcp.add_argument("--name", default="Model", metavar="NAME", help="the player's name at tables (default: Model)")
    mcp.add_argument("--keep", metavar="FILE", help="a file that remembers the player's identity on each server")
    mcp.set_defaults(run=run_mcp)


def run_mcp(options: argparse.Namespace) -> int:
    try:
        from branchline.client.mcp_server import TableSession, mcp_server
    except ModuleNotFoundError as error:
        raise BranchlineError(f"mcp needs one more package ({error.name}): pip install 'branchline[mcp]'") from None
    from branchline.client.guest import LOCAL

    session = TableSession(options.server or LOCAL, options.name, options.keep)
    try:
        mcp_server(session).run()
    except* BrokenPipeError:  # the program that started it has gone
        pass
    finally:
        session.close()
    return 0


def _sit(table: Table, seat: int | None) -> int:
    """Takes a seat; a guest that already has one resumes in it."""
    own = table.view.yours
    if seat is None and own:
        return own[0]
    return seat if seat in own and seat is not None else table.sit(seat)


def _play(table: Table, seat: int, spec: str, texts: Texts) -> None:
    from branchline.bots import Fault
    from branchline.client.bots import play_as

    def report_fault(fault: Fault) -> None:
        print(texts("join-fault", error=fault.text), flush=True)

    play_as(table, seat, spec, on_fault=report_fault)
    view = table.view
    if not view.scores:
        print(texts("join-ended"), flush=True)
        return
    for number in sorted(range(len(view.seats)), key=lambda each: -view.scores[each].total):
        name = view.seats[number].name or view.seats[number].bot
        print(texts("join-points", name=name, points=view.scores[number].total), flush=True)


def _leave(table: Table, seat: int | None, before: Collection[int], name: str, texts: Texts) -> None:
    """Gives the seat up as a person who leaves: before the start it becomes free, afterwards a bot stands in.

    If `seat` is None, the command was stopped while it sat down. `before` are the seats that it had before that.
    """
    from branchline.server.wire import Status

    table.http.retry_seconds = LEAVING_SECONDS
    try:
        view = table.refresh()
        taken = [seat] if seat is not None else [each for each in view.yours if each not in before]
        for number in taken:
            if view.status is Status.OPEN:
                table.leave(number)
                print(texts("join-left", name=name, number=number), flush=True)
            elif view.status is Status.RUNNING and view.seats[number].stand_in is None:
                table.stand_in(number)
                print(texts("join-stood-in", name=name, number=number), flush=True)
            else:
                print(texts("join-stopped", name=name), flush=True)
        if not taken:
            print(texts("join-stopped", name=name), flush=True)
    except BranchlineError as error:
        print(texts("join-not-left", name=name, error=str(error)), flush=True)
