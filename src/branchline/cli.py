"""Command-line interface: the `branchline` command and its subcommands.

Each command imports what it needs when it runs, so that `branchline --version` does not load the compiler. An error
prints one line to standard error and exits with code 2.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NoReturn

from branchline._version import __version__
from branchline.client.command import add_join
from branchline.errors import BranchlineError
from branchline.server.admin.options import add_admin
from branchline.server.process.command import add_serve
from branchline.texts.languages import LANGUAGES

if TYPE_CHECKING:
    from branchline.boards import Board
    from branchline.game.simulate import Simulation

FAULTY = 1  # the checked bot has faults
BAD_INPUT = 2
INTERRUPTED = 130
BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):  # a character that the terminal can't encode becomes `?`
            stream.reconfigure(errors="replace")
    try:
        options = _parser().parse_args(arguments)
        code: int = options.run(options)
        sys.stdout.flush()
        return code
    except BranchlineError as error:
        return _print_error(str(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader is gone; /dev/null keeps the interpreter's final flush from failing too
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE


def _print_error(message: str) -> int:
    print(f"branchline: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise BranchlineError(f"{message} (see {self.prog} --help)")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="branchline", description="A family of railway board games, exactly by their rules and fast.")
    parser.add_argument("--version", action="version", version=f"branchline {__version__}")
    parser.set_defaults(run=_serve_locally)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")

    add_serve(commands)
    add_join(commands)

    boards = commands.add_parser("boards", help="list the boards, or check a board's file")
    boards.set_defaults(run=_list_boards)
    about = boards.add_subparsers(metavar="COMMAND")
    check = about.add_parser("check", help="say what is wrong in a board's file")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.set_defaults(run=_check_boards)
    layout = about.add_parser("layout", help="arrange boards on their sheets, and keep that beside their files")
    layout.add_argument("boards", nargs="+", metavar="BOARD", help="a board's file, or its id")
    layout.add_argument(
        "--geography", metavar="DIR", help="where npm has put the true coasts; ./node_modules unless given"
    )
    layout.add_argument("--tries", type=int, metavar="N", help="the best of so many arrangements; 6 unless given")
    layout.set_defaults(run=_lay_out_boards)

    warm = commands.add_parser("warm", help="compile the rules now instead of at the first game")
    warm.set_defaults(run=_warm)

    play = commands.add_parser("play", help="play a game in the terminal")
    play.add_argument("board", nargs="?", metavar="BOARD", help="a board's id (see `branchline boards`) or its file")
    play.add_argument("--seats", metavar="A,B,…", help="who plays: people by name (`me` is you), bots by level or spec")
    play.add_argument("--players", type=int, metavar="N", help="fill the table up to N with random players")
    play.add_argument("--seed", metavar="S", help="a number below 2^128, or hex: the same seed deals the same cards")
    play.set_defaults(run=_play)
    resume = commands.add_parser("resume", help="go on with a saved game")
    resume.add_argument("file", nargs="?", metavar="FILE", help="the newest save unless given")
    resume.add_argument("--allow-bots", action="store_true", help="start the files and programs that the save seats")
    resume.set_defaults(run=_resume)
    replay = commands.add_parser("replay", help="look at a saved game step by step")
    replay.add_argument("file", metavar="FILE")
    replay.set_defaults(run=_replay)
    for command in (play, resume, replay):
        command.add_argument("--language", choices=LANGUAGES, help="the system's unless given, else en")
        command.add_argument("--no-colour", "--no-color", dest="colour", action="store_false", help="plain text")
    for command in (resume, replay):
        command.add_argument("--board", metavar="FILE", help="the file of a board of your own")

    analyse = commands.add_parser("analyse", help="tell what a bot would have done in a recorded game, and why")
    analyse.add_argument("file", metavar="FILE", help="a record, as `play` saves it")
    analyse.add_argument("--bot", default="racer", metavar="BOT", help="racer unless given; search measures mistakes")
    analyse.add_argument("--seat", type=int, metavar="N", help="one seat's decisions, counted from 0; all unless given")
    analyse.add_argument("--language", choices=LANGUAGES, help="the record's or the system's unless given, else en")
    analyse.add_argument("--board", metavar="FILE", help="the file of a board of your own")
    analyse.add_argument("--json", action="store_true", help="print one JSON object")
    analyse.set_defaults(run=_analyse)

    verify = commands.add_parser("verify", help="check that recorded games, and their deals, can have been so")
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record; - is the standard input")
    verify.add_argument("--language", choices=LANGUAGES, help="the system's unless given, else en")
    verify.add_argument("--board", metavar="FILE", help="the file of a board of your own")
    verify.add_argument("--json", action="store_true", help="print one JSON object")
    verify.set_defaults(run=_verify)

    draw = commands.add_parser("draw", help="draw a board, a position or a finished game as SVG or PNG")
    draw.add_argument("board", nargs="?", metavar="BOARD", help="a board's id (see `branchline boards`) or its file")
    draw.add_argument("-o", "--output", metavar="FILE", help="a .svg or .png file; SVG on standard output unless given")
    draw.add_argument("--record", metavar="FILE", help="a recorded game instead of a board")
    draw.add_argument("--at", type=int, metavar="N", help="the game after so many acts; its end unless given")
    draw.add_argument("--board", dest="own_board", metavar="FILE", help="the file of a record's board of your own")
    draw.add_argument("--heat", metavar="FILE", help="JSON with numbers by id: routes, cities; title and unit")
    draw.add_argument("--theme", default="light", metavar="THEME", help="light, unless given, or dark")
    draw.add_argument("--language", choices=LANGUAGES, help="the record's or the system's unless given, else en")
    draw.add_argument("--width", type=int, metavar="PX", help="of a PNG; 1600 unless given")
    draw.add_argument("--no-furniture", dest="furniture", action="store_false", help="the map alone")
    draw.set_defaults(run=_draw)

    simulate = commands.add_parser("simulate", help="play random games and tell what came of them")
    simulate.add_argument("board", metavar="BOARD", help="a board's id (see `branchline boards`) or its file")
    simulate.add_argument("--players", type=int, metavar="N", help="the fewest that the board is for, unless given")
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help="1000 unless given")
    simulate.add_argument(
        "--seed", metavar="S", help="a number below 2^128, or hex: the same seed gives the same games"
    )
    simulate.add_argument("--threads", type=int, metavar="T", help="one a core unless given; changes no result")
    simulate.add_argument("--json", action="store_true", help="print one JSON object")
    simulate.set_defaults(run=_simulate)

    bots = commands.add_parser("bots", help="list the bots, or see how one does at every table")
    bots.set_defaults(run=_list_bots)
    about = bots.add_subparsers(metavar="COMMAND")
    check = about.add_parser("check", help="play some games with a bot on all boards, and tell its faults and its time")
    check.add_argument("bot", metavar="BOT", help="as in ./mybot.py:MyBot, exec:./mybot or racer")
    check.add_argument("--boards", metavar="A,B,…", help="all unless given")
    check.add_argument("--games", type=int, default=1, metavar="N", help="of each number of players; 1 unless given")
    check.add_argument("--seed", type=int, default=1, metavar="S", help="another seed gives other games")
    check.set_defaults(run=_check_bot)

    arena = commands.add_parser("arena", help="play bots against each other and tell which is stronger, and how sure")
    arena.add_argument("bots", nargs="+", metavar="BOT", help="two or more, as in racer or search:playouts=200")
    arena.add_argument("--board", required=True, metavar="BOARD", help="a board's id or its file")
    arena.add_argument("--players", type=int, metavar="N", help="the fewest that the board is for, unless given")
    arena.add_argument("--games", type=int, default=1000, metavar="N", help="1000 unless given; made whole blocks")
    arena.add_argument("--seed", metavar="S", help="a number below 2^128, or hex: the same seed gives the same games")
    arena.add_argument("--sprt", metavar="A,B", help="stop when sure whether the first bot is A or B Elo stronger")
    arena.add_argument(
        "--output", metavar="FILE", help="where results go, as Parquet; named after the run unless given"
    )
    arena.set_defaults(run=_arena)
    ladder = commands.add_parser("ladder", help="play every bot against every other, on several boards")
    ladder.add_argument("bots", nargs="+", metavar="BOT", help="two or more, as in racer or search:playouts=200")
    ladder.add_argument("--boards", default="all", metavar="A,B,…", help="all unless given")
    ladder.add_argument("--players", default="2", metavar="N,M,…", help="2 unless given; all: as the boards allow")
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="of each match; 200 unless given")
    ladder.add_argument("--chain", action="store_true", help="each bot only against the next, in the order given")
    ladder.add_argument("--seed", metavar="S", help="a number below 2^128, or hex: the same seed gives the same games")
    ladder.add_argument(
        "--output", default="ladder.md", metavar="FILE", help="Markdown, with JSON beside; ladder.md unless given"
    )
    ladder.set_defaults(run=_ladder)
    for command in (arena, ladder):
        command.add_argument("--workers", type=int, metavar="W", help="one a core unless given; changes no result")
        command.add_argument("--resume", action="store_true", help="go on with what an earlier run has kept")
        command.add_argument("--on", metavar="ray[=ADDRESS]", help="play on a Ray cluster, or on a local one")
        command.add_argument("--json", action="store_true", help="print one JSON object")

    report = commands.add_parser("report", help="draw what thousands of a bot's games tell about a board, as a page")
    report.add_argument("board", metavar="BOARD", help="a board's id (see `branchline boards`) or its file")
    report.add_argument("--players", metavar="N,M,…", help="the fewest that the board is for, unless given; or all")
    report.add_argument("--bot", default="racer", metavar="BOT", help="who sits in every seat; racer unless given")
    report.add_argument(
        "--games", type=int, default=1000, metavar="N", help="with each number of players; 1000 unless given"
    )
    report.add_argument("--seed", metavar="S", help="a number below 2^128, or hex: the same seed gives the same games")
    report.add_argument("--workers", type=int, metavar="W", help="one a core unless given; changes no result")
    report.add_argument("--language", choices=LANGUAGES, help="the system's unless given, else en")
    report.add_argument("-o", "--output", metavar="FILE", help="an HTML file; report-BOARD.html unless given")
    report.add_argument("--json", metavar="FILE", help="write the same numbers for programs")
    report.set_defaults(run=_report)

    add_admin(commands)
    return parser


def _list_boards(options: argparse.Namespace) -> int:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    from branchline.boards import builtin_boards, load_board

    boards = [load_board(name) for name in builtin_boards()]
    table = Table("board", "title", "players", "cities", "routes", "tickets", box=SIMPLE_HEAD)
    for board in boards:
        low, high = board.rules.players
        counts = (len(board.cities), len(board.routes), len(board.tickets))
        table.add_row(board.id, board.title, f"{low}–{high}", *(str(n) for n in counts))
    _show(table)
    _show_notes(boards)
    return 0


def _check_boards(options: argparse.Namespace) -> int:
    from branchline.boards import check_file

    code = 0
    for file in options.files:
        try:
            problems = check_file(file)
        except (OSError, ValueError) as error:  # ValueError: not a possible file name
            code = _print_error(f"{file}: can't be read: {getattr(error, 'strerror', None) or error}")
            continue
        for problem in problems:
            print(problem)
            code = BAD_INPUT
        if not problems:
            print(f"{file}: good")
    return code


def _lay_out_boards(options: argparse.Namespace) -> int:
    from branchline.layout.command import lay_out

    lay_out(options.boards, options.geography, options.tries)
    return 0


def _serve_locally(options: argparse.Namespace) -> int:
    from branchline.server.process.command import run_here

    return run_here(options)


def _warm(options: argparse.Namespace) -> int:
    from branchline.bots.compiling import GAMES, POLICY, SEARCH, ensure_bots
    from branchline.report.play import ensure_noting
    from branchline.rules.warmup import PLAY, SIMULATION, ensure_compiled

    compiled_now = ensure_compiled(None, PLAY, SIMULATION)
    compiled_now = ensure_bots(POLICY, SEARCH, GAMES) or compiled_now
    compiled_now = ensure_noting() or compiled_now
    print("the rules are compiled" if compiled_now else "the rules were compiled already")
    return 0


def _play(options: argparse.Namespace) -> int:
    from branchline.terminal import play

    return play(
        options.board,
        seats=options.seats,
        players=options.players,
        seed=options.seed,
        language=options.language,
        colour=options.colour,
    )


def _resume(options: argparse.Namespace) -> int:
    from branchline.terminal import resume

    return resume(
        options.file,
        board=options.board,
        language=options.language,
        colour=options.colour,
        allow_bots=options.allow_bots,
    )


def _replay(options: argparse.Namespace) -> int:
    from branchline.terminal import replay

    return replay(options.file, board=options.board, language=options.language, colour=options.colour)


def _analyse(options: argparse.Namespace) -> int:
    from branchline._util.progress import games_bar
    from branchline.bots.explain.analyse_command import as_json, read, show
    from branchline.bots.explain.decisions import decisions

    question = read(options.file, bot=options.bot, seat=options.seat, language=options.language, board=options.board)
    acts = question.record.acts
    with games_bar(len(acts), hidden=options.json, word="acts") as progress:
        found = list(
            decisions(question.record, question.bot, seat=question.seat, board=question.board, progress=progress)
        )
    if options.json:
        print(as_json(question, found))
    else:
        show(question, found)
    return 0


def _verify(options: argparse.Namespace) -> int:
    from branchline.game.verify import verify_files

    return verify_files(options.files, board=options.board, language=options.language, as_json=options.json)


def _draw(options: argparse.Namespace) -> int:
    from branchline.draw.command import draw

    draw(
        options.board,
        output=options.output,
        record=options.record,
        at=options.at,
        own_board=options.own_board,
        heat=options.heat,
        theme=options.theme,
        language=options.language,
        width=options.width,
        furniture=options.furniture,
    )
    return 0


def _simulate(options: argparse.Namespace) -> int:
    from branchline.boards import load_board

    board = load_board(options.board)
    players = board.rules.players[0] if options.players is None else options.players

    from branchline._util.progress import games_bar
    from branchline.game.simulate import simulate

    with games_bar(options.games, hidden=options.json) as progress:
        result = simulate(board, players, options.games, seed=options.seed, threads=options.threads, progress=progress)
    if options.json:
        _print_json(board, result)
    else:
        _print_table(board, result)
    return 0


def _list_bots(options: argparse.Namespace) -> int:
    from branchline.arena.check import bots_table

    _show(bots_table())
    return 0


def _check_bot(options: argparse.Namespace) -> int:
    from branchline.arena.check import check_tables, checked_table

    found = []
    boards = options.boards.split(",") if options.boards else []
    for checked in check_tables(options.bot, boards, options.games, options.seed):
        found.append(checked)
        if sys.stderr.isatty():
            print(f"\r{checked.board}, {checked.players} players …\x1b[K", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    _show(checked_table(found))
    faults = dict.fromkeys(line for checked in found for line in checked.first_faults)
    for line in list(faults)[:10]:
        _show(line)
    return FAULTY if faults else 0


def _arena(options: argparse.Namespace) -> int:
    from branchline.arena.command import arena

    return arena(
        options.bots,
        board=options.board,
        players=options.players,
        games=options.games,
        seed=options.seed,
        workers=options.workers,
        output=options.output,
        resume=options.resume,
        sprt=options.sprt,
        on=options.on,
        plain=options.json,
    )


def _ladder(options: argparse.Namespace) -> int:
    from branchline.arena.command import ladder

    return ladder(
        options.bots,
        boards=options.boards,
        players=options.players,
        games=options.games,
        chain=options.chain,
        seed=options.seed,
        workers=options.workers,
        output=options.output,
        resume=options.resume,
        on=options.on,
        plain=options.json,
    )


def _report(options: argparse.Namespace) -> int:
    from branchline.report.command import report

    return report(
        options.board,
        players=options.players,
        bot=options.bot,
        games=options.games,
        seed=options.seed,
        workers=options.workers,
        language=options.language,
        output=options.output,
        numbers=options.json,
    )


def _print_json(board: Board, result: Simulation) -> None:
    import json
    from dataclasses import asdict

    more = {
        "games_per_second": result.games_per_second,
        "decisions_per_second": result.decisions_per_second,
        "note": board.note,
    }
    print(json.dumps(asdict(result) | more))


def _print_table(board: Board, result: Simulation) -> None:
    from rich.table import Table

    games, decisions, cpu = result.games, result.decisions, max(result.cpu_seconds, 1e-9)
    rate, pace = result.games_per_second, result.decisions_per_second
    share, error, even = result.first_seat_share, result.first_seat_error, 1 / result.players
    rows = {
        board.title: f"{result.players} players, {games:,} games of random play",
        "seed": result.seed,
        "games/s": f"{rate:,.0f} with {result.threads} threads, {games / cpu:,.0f} a core",
        "decisions/s": f"{pace:,.0f} with {result.threads} threads, {decisions / cpu:,.0f} a core",
        "decisions a game": f"{decisions / games:.1f}",
        "turns a game": f"{result.turns / games:.1f}",
        "score": f"{result.mean_score:.1f}, spread {result.score_spread:.1f}",
        "tickets completed": f"{result.tickets_completed:.2f} a seat",
        "first seat wins": f"{share:.1%} ± {error:.1%} (an even share is {even:.1%})",
        "endings": ", ".join(f"{name} {number:,}" for name, number in result.endings.items() if number),
    }
    table = Table(box=None, show_header=False, pad_edge=False)
    for name, value in rows.items():
        table.add_row(name, value)
    _show(table)
    _show_notes([board])


def _show_notes(boards: Sequence[Board]) -> None:
    """Prints the boards' notes for their players."""
    for board in boards:
        if board.note:
            _show(f"{board.title}: {board.note}")


def _show(what: object) -> None:
    from rich.console import Console

    Console(highlight=False, markup=False, emoji=False).print(what)


if __name__ == "__main__":
    sys.exit(main())
