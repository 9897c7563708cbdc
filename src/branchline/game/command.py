"""`branchline verify` and `branchline simulate`: check recorded games; play random games and print statistics."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from branchline._util.command_line import (
    Commands,
    add_board,
    add_json,
    add_language,
    add_own_board,
    add_parallel,
    add_players,
    add_seed,
    games_bar,
    show,
)
from branchline.boards.command import show_notes

if TYPE_CHECKING:
    from branchline.boards import Board
    from branchline.game.simulate import Simulation


# --- verify ----------------------------------------------------------------------------------------------------------


def add_verify(commands: Commands) -> None:
    verify = commands.add_parser(
        "verify", help="check that recorded games follow the rules and that their deals were fair"
    )
    verify.add_argument("files", nargs="+", metavar="FILE", help="a record; - reads standard input")
    verify.add_argument("--head", metavar="HEAD", help="a file with heads that were kept during the game")
    add_language(verify)
    add_own_board(verify)
    add_json(verify)
    verify.set_defaults(run=run_verify)


def run_verify(options: argparse.Namespace) -> int:
    from branchline.game.verify import verify_files

    return verify_files(
        options.files,
        board=options.board,
        boards=options.boards,
        language=options.language,
        as_json=options.json,
        heads=options.head,
    )


# --- simulate --------------------------------------------------------------------------------------------------------


def add_simulate(commands: Commands) -> None:
    simulate = commands.add_parser("simulate", help="play random games and show statistics")
    add_board(simulate)
    add_players(simulate)
    simulate.add_argument("--games", type=int, default=1000, metavar="N", help="default: 1000")
    add_seed(simulate)
    add_parallel(simulate, "--threads")
    add_json(simulate)
    simulate.set_defaults(run=run_simulate)


def run_simulate(options: argparse.Namespace) -> int:
    from branchline.boards import load_board

    board = load_board(options.board)  # before the compiler is imported, so that errors show at once
    players = board.rules.players[0] if options.players is None else options.players

    from branchline.game.simulate import simulate

    with games_bar(options.games, hidden=options.json) as progress:
        result = simulate(board, players, options.games, seed=options.seed, threads=options.threads, progress=progress)
    if options.json:
        _print_json(board, result)
    else:
        _print_table(board, result)
    return 0


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
    show(table)
    show_notes([board])
