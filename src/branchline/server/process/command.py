"""Commands `branchline`, `branchline serve` and `branchline show`: option parsing and starting the supervisor."""

from __future__ import annotations

import argparse
import contextlib
import os
import webbrowser
from importlib.util import find_spec
from typing import TYPE_CHECKING

from branchline._util.command_line import Commands, add_language
from branchline.errors import BranchlineError
from branchline.server import PORT
from branchline.texts.languages import choose_language

if TYPE_CHECKING:
    from branchline.server.base.config import Config
    from branchline.texts import Texts

LOCAL = "127.0.0.1"
LOOPBACK = (LOCAL, "localhost", "::1")
PORTS = 20  # tried in order, unless a port was given


def add(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="run a server: tables for browsers and programs, on the network")
    serve.add_argument("--host", default=LOCAL, metavar="H", help=f"the address to listen on (default: {LOCAL})")
    serve.add_argument("--port", type=int, metavar="P", help=f"default: {PORT}, or one of the next if it is taken")
    serve.add_argument(
        "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)"
    )
    serve.add_argument(
        "--boards", metavar="DIR", help="a folder with your own boards to offer (default: one in your data folder)"
    )
    serve.add_argument("--bus", metavar="URL", help="valkey://HOST:PORT/DB, the message bus between several workers")
    serve.add_argument("--workers", type=int, default=1, metavar="N", help="number of worker processes (default: 1)")
    serve.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="also accept requests from pages of this site"
    )
    serve.add_argument("--https", action="store_true", help="players connect by HTTPS, through a proxy")
    serve.add_argument(
        "--proxy", action="append", default=[], metavar="IP", help="trust the client addresses that this proxy reports"
    )
    serve.add_argument(
        "--accounts", choices=("guests", "open", "invited", "closed"), default="open",
        help="who may make an account: nobody, everybody, people with a code of yours, nobody any more (default: open)",
    )  # fmt: skip
    serve.add_argument(
        "--away", type=float, default=3, metavar="MINUTES",
        help="in games without a clock, players may let a bot play for someone away this long (default: 3)",
    )  # fmt: skip
    serve.add_argument(
        "--undo", type=float, default=3, metavar="SECONDS",
        help="against bots, time to undo a move before they answer (default: 3)",
    )  # fmt: skip
    serve.add_argument(
        "--limit", action="append", default=[], metavar="NAME=VALUE",
        help="change a limit on what visitors may use, such as storage=200 (see docs/server.md)",
    )  # fmt: skip
    serve.add_argument(
        "--watchdog", type=float, default=60, metavar="SECONDS",
        help="replace a worker that hangs for this long; 0 never does (default: 60)",
    )  # fmt: skip
    serve.add_argument("--log", choices=("plain", "json"), default="plain", help="log format (default: plain)")
    serve.add_argument("--open", action="store_true", help="open the page in a browser")
    for name in ("--no-limits", "--no-accounting"):  # for load tests
        serve.add_argument(name, action="store_true", help=argparse.SUPPRESS)
    add_language(serve)
    serve.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from branchline.server.base.config import Config, default_database
    from branchline.server.base.rate_limits import parse_limit

    database = options.database or default_database()
    if options.workers < 1 or options.workers > 64:
        raise BranchlineError("--workers is from 1 to 64")
    if options.workers > 1 and options.bus is None:
        raise BranchlineError("several workers need a --bus to tell each other what is new")
    if not 0 < options.away <= 24 * 60:
        raise BranchlineError("--away is more than 0 minutes, and at most a day: 1440")
    if not 0 <= options.undo <= 60:
        raise BranchlineError("--undo is from 0 to 60 seconds")
    if options.watchdog and not 0.5 <= options.watchdog <= 3600:
        raise BranchlineError("--watchdog is from 0.5 seconds to an hour, 3600, or 0 for none")
    config = Config(
        database,
        options.bus,
        migrate=database.startswith("sqlite"),
        origins=tuple(options.origin),
        secure=options.https,
        local=options.host in LOOPBACK and not (options.origin or options.https or options.proxy),
        proxies=tuple(options.proxy),
        away=60 * options.away,
        undo=options.undo,
        watchdog=options.watchdog,
        boards=_boards_folder(options.boards),
        accounts=options.accounts,
        limits=dict(parse_limit(limit) for limit in options.limit),
        no_limits=options.no_limits,
        no_accounting=options.no_accounting,
        log_format=options.log,
    )
    page = "" if options.open else None
    return _serve(config, options.host, options.port, options.workers, page=page, language=options.language)


def run_locally(options: argparse.Namespace) -> int:
    """`branchline` without a command: serves this machine only and opens the browser."""
    return serve_locally(page="", boards=None, port=None, language=None)


def serve_locally(*, page: str, boards: str | None, port: int | None, language: str | None) -> int:
    from branchline.server.base.config import Config, default_database

    config = Config(default_database(), local=True, boards=_boards_folder(boards))
    return _serve(config, LOCAL, port, 1, page=page, language=language)


def add_show(commands: Commands) -> None:
    show = commands.add_parser("show", help="open a recorded game in the page, with a server for this machine only")
    show.add_argument("file", metavar="FILE", help="a record, for example of a row of an arena's results")
    show.add_argument(
        "--port", type=int, metavar="P", help=f"of a server that is running or to be started (default: {PORT})"
    )
    show.add_argument("--boards", metavar="DIR", help="the folder with the record's board, if it isn't built in")
    add_language(show)
    show.set_defaults(run=run_show)


def run_show(options: argparse.Namespace) -> int:
    from branchline.server.process.show import show

    return show(options)


def _boards_folder(given: str | None) -> str:
    """The folder with the operator's own boards. The default one is created, so that there is a place to put them."""
    from branchline.boards.folders import own_boards
    from branchline.server.base.file_modes import make_folder

    if given is not None:
        if not os.path.isdir(given):
            raise BranchlineError(f"--boards: {given} is not a folder")
        return os.path.abspath(given)
    with contextlib.suppress(OSError):  # without it there are no boards to be offered; that is all
        make_folder(own_boards().parent)
        make_folder(own_boards())
    return str(own_boards())


def _serve(config: Config, host: str, port: int | None, workers: int, *, page: str | None, language: str | None) -> int:
    """Serves until stopped; returns the exit code. The browser opens `page` of the server, if that is not None."""
    from branchline.server.process.supervisor import Supervisor, bind, bind_with_retry
    from branchline.texts import Texts

    texts = Texts(choose_language(language))
    _check_drivers(config, texts)
    try:
        listening = bind(host, PORT, tries=PORTS) if port is None else bind_with_retry(host, port)
    except OSError as error:
        raise BranchlineError(f"can't listen at {host}:{port or PORT}: {error.strerror}") from None
    _check_database(config.database)
    address = address_of(listening.getsockname()[1], host)
    supervisor = Supervisor(config, listening, workers)
    with supervisor.signals():
        supervisor.start()
        print(texts("serve-up", address=address), flush=True)
        _say_where(texts, host, config)
        if config.boards is not None and os.path.isdir(config.boards):
            print(texts("serve-boards", path=config.boards), flush=True)
        if page is not None:
            open_browser(address + page)
        code = supervisor.run()
    print(texts("serve-down"), flush=True)
    return code


def open_browser(address: str) -> None:
    """Opens a page. If no browser can be started, the address of a record's page is printed: nothing else names it."""
    opened = False
    with contextlib.suppress(webbrowser.Error):
        opened = webbrowser.open(address)
    if not opened and "#" in address:
        print(address, flush=True)


def address_of(port: int, host: str) -> str:
    name = {"0.0.0.0": LOCAL, "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{name}:{port}/"


def _say_where(texts: Texts, host: str, config: Config) -> None:
    if host in LOOPBACK:
        print(texts("serve-alone"), flush=True)
    elif not config.secure:
        print(texts("serve-no-https"), flush=True)


def _check_drivers(config: Config, texts: Texts) -> None:
    """Reports a missing driver package once, instead of repeatedly in every worker."""
    if config.database.startswith("postgresql:") and find_spec("asyncpg") is None:
        raise BranchlineError(texts("refusal-no-driver", text="branchline[postgres]"))
    if config.bus is not None and config.bus.startswith("valkey:") and find_spec("valkey") is None:
        raise BranchlineError(texts("serve-no-valkey", text="branchline[valkey]"))


def _check_database(url: str) -> None:
    """Reports an unwritable database once, instead of repeatedly in every worker."""
    from branchline.server.base.config import sqlite_path
    from branchline.server.base.file_modes import make_folder

    kind = url.partition("://")[0]
    if kind == "postgresql":
        return
    if kind != "sqlite":
        raise BranchlineError(f"a database is sqlite:///FILE or postgresql://…, not {kind}")
    folder = sqlite_path(url).parent
    try:
        make_folder(folder)
    except OSError as error:
        raise BranchlineError(f"can't write to {folder}: {error.strerror}") from None
    if not os.access(folder, os.W_OK):
        raise BranchlineError(f"can't write to {folder}")
