"""`branchline export`: write the decisions of bot games as Parquet, for offline learning."""

from __future__ import annotations

import argparse
from pathlib import Path

from branchline._util.command_line import (
    Commands,
    add_board,
    add_json,
    add_players,
    add_seed,
    games_bar,
    print_interrupted,
    print_json,
)


def add(commands: Commands) -> None:
    export = commands.add_parser("export", help="write the decisions of bot games as a data set for offline learning")
    add_board(export)
    export.add_argument("--bot", action="append", metavar="BOT", help="default: racer; several take turns in the seats")
    add_players(export)
    export.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000")
    add_seed(export)
    export.add_argument("-o", "--output", required=True, metavar="DIR", help="a new folder for the Parquet files")
    export.add_argument("--resume", action="store_true", help="write what is missing in the folder")
    add_json(export)
    export.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    from branchline._util.processes import ignore_further_interrupts
    from branchline.arena.results import check_packages
    from branchline.boards import load_board
    from branchline.envs.export import export, new_export_plan, saved_seed

    check_packages()
    board, folder = load_board(options.board), Path(options.output)
    seed = saved_seed(folder) if options.resume and options.seed is None else options.seed
    plan = new_export_plan(board, options.bot or ["racer"], options.players, seed)
    try:
        with ignore_further_interrupts(), games_bar(options.games, hidden=options.json) as progress:
            played = export(board, plan, options.games, folder, resume=options.resume, progress=progress)
    except KeyboardInterrupt:
        return print_interrupted(f"finished files are kept, and --resume goes on with them (--output {folder})")
    if options.json:
        print_json({"output": str(folder), "games": options.games, "played": played, "seed": plan.seed})
    else:
        print(f"{options.games:,} games, {played:,} of them played now: {folder}")
    return 0
