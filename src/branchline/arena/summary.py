"""Run summary: standings with confidence intervals, and statistics of the games."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.box import SIMPLE_HEAD
from rich.console import Group
from rich.table import Table

from branchline.arena.blocks import Plan
from branchline.arena.faults import FaultEntry, Faults, fault_lines
from branchline.arena.games import Rows
from branchline.arena.ratings import Rating, block_points, openskill, rate
from branchline.arena.sprt import BOUND, Sprt
from branchline.rules.records import ENDINGS


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot's results. Points, tickets and turns are means over its seats."""

    name: str
    games: int  # in which it had a seat
    seats: int
    wins: float  # shared victories count in parts
    share: float  # victories per seat
    rating: Rating
    points: float
    margin: float  # to the mean of other bots' seats at the table
    tickets: float  # completed
    turns: float
    faults: int
    fault_kinds: dict[str, int]  # in the games that were played now
    first_faults: list[FaultEntry]
    skill: tuple[float, float] | None  # openskill's mean and deviation, at tables of three or more


@dataclass(frozen=True, slots=True)
class Summary:
    """A run in numbers, all computed from its rows except the details of faults."""

    plan: Plan
    games: int
    blocks: int
    standings: list[Standing]
    first_share: float  # victories of the player who goes first
    first_error: float | None  # its standard error over blocks; None for a single block
    endings: dict[str, int]
    sprt: Sprt | None = None
    remarks: tuple[str, ...] = ()  # about faults


def summarise(plan: Plan, rows: Rows, sprt: Sprt | None = None, faults: Faults | None = None) -> Summary:
    """Summarise the rows of whole blocks, in order; `faults` are those of the games that were played now."""
    bots, players = len(plan.bots), plan.players
    faults = Faults(bots) if faults is None else faults
    ratings = rate(block_points(rows, bots), seed=int(plan.seed, 16))
    skills = openskill(rows, bots, players) if players > 2 else [None] * bots
    tables = rows.reshape(-1, players)
    margins = _margins(tables).reshape(-1)
    standings = []
    for bot, name in enumerate(plan.names):
        own = rows["bot"] == bot
        mine = rows[own]
        standings.append(
            Standing(
                name=name,
                games=int((tables["bot"] == bot).any(axis=1).sum()),
                seats=len(mine),
                wins=float(mine["share"].sum()),
                share=float(mine["share"].mean()),
                rating=ratings[bot],
                points=float(mine["total"].mean()),
                margin=float(margins[own].mean()),
                tickets=float(mine["completed"].mean()),
                turns=float(mine["turns"].mean()),
                faults=int(mine["faults"].sum()),
                fault_kinds=dict(sorted(faults.kinds[bot].items())),
                first_faults=faults.first[bot],
                skill=skills[bot],
            )
        )
    first = (tables["share"] * tables["first"]).sum(axis=1).reshape(-1, plan.block_games).mean(axis=1)
    return Summary(
        plan=plan,
        games=len(tables),
        blocks=len(first),
        standings=standings,
        first_share=float(first.mean()),
        first_error=float(first.std(ddof=1) / np.sqrt(len(first))) if len(first) > 1 else None,
        endings={name: int((tables["ending"][:, 0] == i).sum()) for i, name in enumerate(ENDINGS) if name},
        sprt=sprt,
        remarks=tuple(fault_lines(plan.names, faults)),
    )


def as_json(summary: Summary) -> dict[str, Any]:
    """The summary as plain data."""
    found = asdict(summary)
    del found["remarks"]  # the standings contain the same
    for standing in found["standings"]:
        standing["first_faults"] = [
            dict(zip(FaultEntry._fields, entry, strict=True)) for entry in standing["first_faults"]
        ]
    found |= {"plan": {name: getattr(summary.plan, name) for name in summary.plan.__struct_fields__}}
    if summary.sprt is not None:
        test = summary.sprt
        found["sprt"] = {"low": test.low, "high": test.high, "ratio": test.ratio, "verdict": test.verdict}
    return found


def as_table(summary: Summary) -> Group:
    """The summary for a terminal: strength, then play, in two tables to fit into eighty columns."""
    plan = summary.plan
    skilled = plan.players > 2
    strength = _table("bot", "seats", "wins", "share", "Elo", "95%", *(("openskill",) if skilled else ()))
    play = _table("bot", "points", "margin", "tickets", "turns", "faults")
    for it in sorted(summary.standings, key=lambda it: -it.rating.elo):
        skill = [f"{it.skill[0]:.1f} ± {it.skill[1]:.1f}"] if it.skill else []
        strength.add_row(it.name, f"{it.seats:,}", f"{it.wins:,.1f}", f"{it.share:.1%}", *elo_cells(it.rating), *skill)
        numbers = (f"{it.points:.1f}", f"{it.margin:+.1f}", f"{it.tickets:.2f}", f"{it.turns:.1f}", f"{it.faults:,}")
        play.add_row(it.name, *numbers)
    title = f"{plan.board}, {plan.players} players, {summary.games:,} games in {summary.blocks:,} blocks"
    return Group(title, strength, play, *_remarks(summary))


def _table(first: str, *numbers: str) -> Table:
    table = Table(first, box=SIMPLE_HEAD)
    for name in numbers:
        table.add_column(name, justify="right", no_wrap=True)
    return table


def elo_cells(rating: Rating) -> tuple[str, str]:
    """A rating and its interval, formatted for tables."""
    if rating.elo == rating.low == rating.high == 0:
        return "0", ""
    if not rating.bounded:
        return f"{rating.elo:+.0f}", "not bounded"
    return f"{rating.elo:+.0f}", f"{rating.low:+.0f} to {rating.high:+.0f}"


def _remarks(summary: Summary) -> list[str]:
    even = 1 / summary.plan.players
    error = "" if summary.first_error is None else f" ± {summary.first_error:.1%}"
    lines = [
        f"who begins wins {summary.first_share:.1%}{error} (an even share is {even:.1%})",
        f"seed: {summary.plan.seed}",
        "endings: " + ", ".join(f"{name} {number:,}" for name, number in summary.endings.items() if number),
    ]
    if summary.sprt is not None:
        lines.append(_sprt_line(summary))
    return [*lines, *summary.remarks]


def _sprt_line(summary: Summary) -> str:
    test, (first, second, *_) = summary.sprt, summary.plan.names
    assert test is not None
    asked = f"{first} against {second}: {test.low:+g} Elo or {test.high:+g}?"
    bounds = f"ratio {test.ratio:+.2f}, bounds ±{BOUND:.2f}"
    if test.verdict is None:
        return f"{asked} not decided ({bounds})"
    return f"{asked} {getattr(test, test.verdict):+g}, decided after {test.blocks:,} blocks ({bounds})"


def _margins(tables: Rows) -> NDArray[np.float64]:
    """Each seat's points minus the mean of the seats of other bots at its table."""
    totals = tables["total"].astype(np.float64)
    others = (tables["bot"][:, :, None] != tables["bot"][:, None, :]).astype(np.float64)
    rivals = (others * totals[:, None, :]).sum(axis=2) / np.maximum(others.sum(axis=2), 1)
    margins: NDArray[np.float64] = totals - rivals
    return margins
