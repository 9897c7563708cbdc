"""Ladder: pairwise matches between bots (round robin, or each against the next) by board and number of players.

Every pair, board and number of players is a separate match, a cell, stored in its own file. All matches of a ladder
share its seed, so block n is the same deal for all pairs, and their results count as one block.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, groupby, pairwise
from pathlib import Path

import numpy as np

from branchline._util.files import error_reason
from branchline.arena.blocks import ArenaError, Plan, new_plan
from branchline.arena.ratings import Points, Rating, block_points, rate
from branchline.arena.results import read_results
from branchline.arena.run_file import saved_plan
from branchline.arena.summary import elo_cells
from branchline.boards import Board, builtin_boards, load_board

ALL = "all"  # all boards, or all numbers of players that a board allows


@dataclass(frozen=True)
class Cell:
    """One match of a ladder."""

    board: Board
    plan: Plan
    bots: tuple[str, ...]  # all bots on the ladder
    pair: tuple[int, int]  # the two that play
    blocks: int
    path: Path

    def __str__(self) -> str:
        return f"{self.board.id}, {self.plan.players} players: {' – '.join(self.plan.bots)}"


@dataclass(frozen=True, slots=True)
class Rung:
    """The bots on one board with one number of players, strongest first; `won[i][j]`: i's share against j."""

    board: str
    players: int
    seed: str
    version: str
    games: int  # per match
    bots: list[str]
    ratings: list[Rating]
    won: list[list[float | None]]


def plan_ladder(
    specs: Sequence[str],
    boards: Sequence[str],
    players: Sequence[str],
    games: int,
    *,
    chain: bool,
    seed: str | None,
    output: str,
    resume: bool,
) -> list[Cell]:
    """The matches in playing order; anything wrong with one of them is reported now."""
    if len(set(specs)) != len(specs):
        raise ArenaError("a bot can be on a ladder only once")
    if len(specs) < 2:
        raise ArenaError("a ladder is for two bots or more")
    folder = Path(output).with_suffix(".cells")
    loaded = [load_board(name) for name in (builtin_boards() if ALL in boards else boards)]
    pairs = list(pairwise(range(len(specs))) if chain else combinations(range(len(specs)), 2))
    cells: list[Cell] = []
    for board in loaded:
        for number in _numbers(board, players):
            for pair in pairs:
                path = folder / f"{board.id}-{number}-{pair[0]}-{pair[1]}.parquet"
                if seed is None and resume and (saved := saved_plan(path)) is not None:
                    seed = saved.seed
                plan = new_plan(board, [specs[bot] for bot in pair], number, seed)
                seed = plan.seed
                cells.append(Cell(board, plan, tuple(specs), pair, plan.blocks(games), path))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ArenaError(f"{folder}: can't be made: {error_reason(error)}") from None
    return cells


def sum_up(cells: Iterable[Cell]) -> list[Rung]:
    """Combine the results of the played matches: one rung for each board and number of players."""
    rungs = []
    for (board, players), group in groupby(cells, key=lambda cell: (cell.board, cell.plan.players)):
        matches = list(group)
        bots, plan, blocks = matches[0].bots, matches[0].plan, matches[0].blocks
        points = np.zeros((blocks, len(bots), len(bots)))
        for cell in matches:
            played = block_points(read_results(cell.path)[1], 2)[:blocks]
            points[np.ix_(range(blocks), cell.pair, cell.pair)] += played
        rungs.append(_rung(board, players, plan, bots, points))
    return rungs


def write_ladder(path: Path, rungs: Sequence[Rung]) -> None:
    """Write Markdown to the path, and JSON next to it."""
    for file, text in ((path, ladder_text(rungs)), (path.with_suffix(".json"), ladder_json(rungs))):
        try:
            file.write_text(text + "\n", encoding="utf-8")
        except OSError as error:
            raise ArenaError(f"{file}: can't be written: {error_reason(error)}") from None


def ladder_json(rungs: Sequence[Rung]) -> str:
    return json.dumps({"rungs": [asdict(rung) for rung in rungs]}, indent=1)


def ladder_text(rungs: Sequence[Rung]) -> str:
    """The ladder as Markdown."""
    lines = ["# Ladder", ""]
    lines.append(
        f"Branchline {rungs[0].version}, seed {rungs[0].seed}. Elo above the bot named last, with 95% intervals"
    )
    lines.append("over blocks; then each bot's share of the points against each other.")
    for rung in rungs:
        lines += ["", f"## {rung.board}, {rung.players} players, {rung.games:,} games a match", ""]
        lines.append(_line("bot", "Elo", "95%", *rung.bots))
        lines.append(_line("---", *["---:"] * (2 + len(rung.bots))))
        for bot, rating, won in zip(rung.bots, rung.ratings, rung.won, strict=True):
            shares = ("" if share is None else f"{share:.1%}" for share in won)
            lines.append(_line(bot, *elo_cells(rating), *shares))
    return "\n".join(lines)


def _rung(board: Board, players: int, plan: Plan, bots: Sequence[str], points: Points) -> Rung:
    ratings = rate(points, seed=int(plan.seed, 16))
    total = points.sum(axis=0)
    met = total + total.T
    order = sorted(range(len(bots)), key=lambda bot: -ratings[bot].elo)
    return Rung(
        board=board.id,
        players=players,
        seed=plan.seed,
        version=plan.version,
        games=len(points) * plan.block_games,
        bots=[bots[bot] for bot in order],
        ratings=[ratings[bot] for bot in order],
        won=[[float(total[i, j] / met[i, j]) if met[i, j] else None for j in order] for i in order],
    )


def _numbers(board: Board, players: Sequence[str]) -> list[int]:
    low, high = board.rules.players
    if ALL in players:
        return list(range(low, high + 1))
    try:
        return [int(number) for number in players]
    except ValueError:
        raise ArenaError(f"--players takes numbers, as in 2,3, or {ALL}, not {','.join(players)!r}") from None


def _line(*cells: str) -> str:
    return f"| {' | '.join(cells)} |"
