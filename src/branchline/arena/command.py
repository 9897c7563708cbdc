"""`branchline arena`, `branchline ladder` and `branchline bots check`: play games between bots, print results."""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from branchline._util.command_line import (
    FOUND_PROBLEMS,
    Commands,
    add_json,
    add_parallel,
    add_players,
    add_seed,
    print_interrupted,
    show,
)
from branchline.errors import BranchlineError

if TYPE_CHECKING:
    from branchline.arena.blocks import Plan
    from branchline.arena.workers import WorkerPool

RAY = "ray"
FAULTS_SHOWN = 10


# --- arena -----------------------------------------------------------------------------------------------------------


def add(commands: Commands) -> None:
    arena = commands.add_parser(
        "arena", help="play bots against each other to find out which is stronger, and how certain that is"
    )
    _add_bots(arena)
    arena.add_argument("--board", required=True, metavar="BOARD", help="a board's id or its file")
    add_players(arena)
    arena.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000; rounded up to whole blocks")
    add_seed(arena)
    arena.add_argument(
        "--sprt", metavar="A,B", help="stop once it's clear whether the first bot is A or B Elo stronger"
    )
    arena.add_argument("--output", metavar="FILE", help="a Parquet file for the results (default: named after the run)")
    arena.add_argument(
        "--records", metavar="DIR", help="save a record of every game that is played now, as DIR/BLOCK-GAME.jsonl"
    )
    _add_running(arena)
    arena.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from branchline._util.processes import ignore_further_interrupts
    from branchline.arena.blocks import new_plan
    from branchline.arena.faults import Faults
    from branchline.arena.live import live_standings
    from branchline.arena.match import play_match
    from branchline.arena.run_file import RunFile
    from branchline.arena.sprt import parse_sprt
    from branchline.arena.summary import as_json, as_table, summarise
    from branchline.boards import load_board

    test = parse_sprt(options.sprt) if options.sprt is not None else None
    if test is not None and len(options.bots) != 2:
        raise BranchlineError(f"--sprt is for two bots, not {len(options.bots)}")
    board = load_board(options.board)
    players = board.rules.players[0] if options.players is None else options.players
    seed = _saved_seed(options.output) if options.resume and options.seed is None else options.seed
    plan = new_plan(board, options.bots, players, seed)
    blocks = plan.blocks(options.games)
    run_file = RunFile(
        Path(options.output or default_output(plan)),
        plan,
        resume=options.resume,
        allow_changed_bots=options.allow_changed_bots,
    )
    faults = Faults(len(plan.bots))
    try:
        with (
            ignore_further_interrupts(),
            _worker_pool(options.workers, options.on) as pool,
            live_standings(plan, max(blocks, run_file.finished), test, hidden=options.json) as update,
        ):
            records = Path(options.records) if options.records else None
            rows = play_match(board, run_file, blocks, pool, sprt=test, on_rows=update, faults=faults, records=records)
    except KeyboardInterrupt:
        return print_interrupted(run_file.saved_message() + (f" (--output {run_file.path})" if run_file.played else ""))
    summary = summarise(run_file.plan, rows, test, faults)
    if options.json:
        print(json.dumps(as_json(summary) | {"output": str(run_file.path)}))
    else:
        show(as_table(summary))
        print(f"results: {run_file.path}")
        if options.records:
            print(f"records: {options.records}/BLOCK-GAME.jsonl, for branchline replay, analyse and show")
    return 0


def default_output(plan: Plan) -> str:
    """The file name for a run's results when none is given."""
    return f"arena-{plan.board}-{plan.players}-{plan.seed}.parquet"


def _saved_seed(output: str | None) -> str | None:
    """The seed of the run to resume."""
    from branchline.arena.run_file import saved_plan

    if output is None:
        raise BranchlineError("--resume needs the run's --output FILE, or its --seed")
    plan = saved_plan(Path(output))
    return plan.seed if plan is not None else None


# --- ladder ----------------------------------------------------------------------------------------------------------


def add_ladder(commands: Commands) -> None:
    ladder = commands.add_parser("ladder", help="play every bot against every other on several boards")
    _add_bots(ladder)
    ladder.add_argument("--boards", default="all", metavar="A,B,…", help="default: all")
    ladder.add_argument(
        "--players", default="2", metavar="N,M,…", help="default: 2; all: every number the boards allow"
    )
    ladder.add_argument("--games", type=int, default=200, metavar="N", help="games per match (default: 200)")
    ladder.add_argument(
        "--chain", action="store_true", help="play each bot only against the next one, in the order given"
    )
    add_seed(ladder)
    ladder.add_argument(
        "--output",
        default="ladder.md",
        metavar="FILE",
        help="a Markdown file, with JSON beside it (default: ladder.md)",
    )
    _add_running(ladder)
    ladder.set_defaults(run=run_ladder)


def run_ladder(options: argparse.Namespace) -> int:
    from branchline._util.processes import ignore_further_interrupts
    from branchline.arena.faults import Faults, fault_lines
    from branchline.arena.ladder import ladder_json, ladder_text, plan_ladder, sum_up, write_ladder
    from branchline.arena.live import live_standings
    from branchline.arena.match import play_match
    from branchline.arena.run_file import RunFile

    cells = plan_ladder(
        options.bots,
        options.boards.split(","),
        options.players.split(","),
        options.games,
        chain=options.chain,
        seed=options.seed,
        output=options.output,
        resume=options.resume,
    )
    done = 0
    try:
        with ignore_further_interrupts(), _worker_pool(options.workers, options.on) as pool:
            for cell in cells:
                run_file = RunFile(
                    cell.path, cell.plan, resume=options.resume, allow_changed_bots=options.allow_changed_bots
                )
                title = f"{cell} ({done + 1} of {len(cells)})"
                with live_standings(cell.plan, cell.blocks, title=title, hidden=options.json) as update:
                    faults = Faults(len(cell.plan.bots))
                    play_match(cell.board, run_file, cell.blocks, pool, on_rows=update, faults=faults)
                for line in fault_lines(cell.plan.names, faults):
                    print(f"{cell}: {line.strip()}", file=sys.stderr)
                done += 1
    except KeyboardInterrupt:
        finished = f"{done} of {len(cells)} matches are finished"
        return print_interrupted(f"{finished}, go on with --resume --output {options.output}")
    rungs = sum_up(cells)
    write_ladder(Path(options.output), rungs)
    print(ladder_json(rungs) if options.json else ladder_text(rungs))
    return 0


# --- bots check ------------------------------------------------------------------------------------------------------


def add_check(subcommands: Commands) -> None:
    """Adds `check` to the subcommands of `branchline bots`."""
    check = subcommands.add_parser(
        "check", help="test a bot: play some games on all boards, and report its faults and its speed"
    )
    check.add_argument("bot", metavar="BOT", help="for example ./mybot.py:MyBot, exec:./mybot or racer")
    check.add_argument("--boards", metavar="A,B,…", help="default: all")
    check.add_argument(
        "--games", type=int, default=1, metavar="N", help="games for each number of players (default: 1)"
    )
    check.add_argument("--seed", type=int, default=1, metavar="S", help="a different seed gives different games")
    check.set_defaults(run=run_check)


def run_check(options: argparse.Namespace) -> int:
    from branchline.arena.check import check_tables, checked_table

    found = []
    boards = options.boards.split(",") if options.boards else []
    for checked in check_tables(options.bot, boards, options.games, options.seed):
        found.append(checked)
        if sys.stderr.isatty():
            print(f"\r{checked.board}, {checked.players} players …\x1b[K", end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[K", end="", file=sys.stderr, flush=True)
    show(checked_table(found))
    faults = dict.fromkeys(line for checked in found for line in checked.first_faults)
    for line in list(faults)[:FAULTS_SHOWN]:
        show(line)
    return FOUND_PROBLEMS if faults else 0


# --- shared by arena and ladder --------------------------------------------------------------------------------------


def _add_bots(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", metavar="BOT", help="two or more, for example racer or search:playouts=200")


def _add_running(parser: argparse.ArgumentParser) -> None:
    add_parallel(parser)
    parser.add_argument("--resume", action="store_true", help="continue an earlier run")
    parser.add_argument(
        "--allow-changed-bots", action="store_true", help="resume even if a bot's code has changed since"
    )
    parser.add_argument(
        "--on", metavar="ray[=ADDRESS]", help="play on a Ray cluster; without an address, on a local one"
    )
    add_json(parser)


@contextlib.contextmanager
def _worker_pool(workers: int | None, on: str | None) -> Iterator[WorkerPool]:
    """Starts the workers: processes on this machine, or a Ray cluster (`ray`, `ray=ADDRESS`)."""
    from branchline.arena.workers import new_worker_pool

    where, _, address = (on or "").partition("=")
    if on is None:
        pool = new_worker_pool(workers)
    elif where == RAY:
        from branchline.arena.ray import RayPool

        pool = RayPool(address or None, workers)
    else:
        raise BranchlineError(f"--on takes {RAY} or {RAY}=ADDRESS, not {on!r}")
    try:
        yield pool
    finally:
        pool.stop()
