"""`branchline arena` and `branchline ladder`: from what was typed to files and tables."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from branchline.arena.blocks import Plan, new_plan
from branchline.arena.crew import Crew, new_crew
from branchline.arena.errors import ArenaError
from branchline.arena.kept import Kept, kept_plan
from branchline.arena.live import live
from branchline.arena.match import play_match
from branchline.arena.sprt import parse_sprt
from branchline.arena.summary import Summary, as_json, as_table, summarise
from branchline.boards import Board, load_board
from branchline.threads import cores

INTERRUPTED = 130
RAY = "ray"


def arena(
    specs: Sequence[str],
    *,
    board: str,
    players: int | None = None,
    games: int,
    seed: str | None = None,
    workers: int | None = None,
    output: str | None = None,
    resume: bool = False,
    sprt: str | None = None,
    on: str | None = None,
    plain: bool = False,
) -> int:
    """Play bots against each other, show and keep what came of it; returns the exit code."""
    test = parse_sprt(sprt) if sprt is not None else None
    if test is not None and len(specs) != 2:
        raise ArenaError(f"--sprt is for two bots, not {len(specs)}")
    loaded = load_board(board)
    players = loaded.rules.players[0] if players is None else players
    if resume and seed is None:
        seed = _kept_seed(output)
    plan = new_plan(loaded, specs, players, seed)
    blocks = plan.blocks(games)
    kept = Kept(Path(output or default_output(plan)), plan, resume=resume)
    crew = hire(loaded, plan, workers, on)
    try:
        with live(plan, max(blocks, kept.finished), test, hidden=plain) as tell:
            rows = play_match(kept, blocks, crew, sprt=test, tell=tell)
    except KeyboardInterrupt:
        print(f"branchline: interrupted; {kept.told()}", file=sys.stderr)
        return INTERRUPTED
    _show(summarise(plan, rows, test), kept.path, plain)
    return 0


def hire(board: Board, plan: Plan, workers: int | None, on: str | None) -> Crew:
    """Who plays: processes here, or a Ray cluster (`ray`, `ray=ADDRESS`)."""
    if workers is not None and workers < 1:
        raise ArenaError(f"the number of workers must be 1 or more, not {workers}")
    if on is None:
        return new_crew(board, plan, cores() if workers is None else workers)
    where, _, address = on.partition("=")
    if where != RAY:
        raise ArenaError(f"--on takes {RAY} or {RAY}=ADDRESS, not {on!r}")
    from branchline.arena.ray import RayCrew

    return RayCrew(board, plan, address or None, workers)


def default_output(plan: Plan) -> str:
    """A name for the results of a run that was given none."""
    return f"arena-{plan.board}-{plan.players}-{plan.seed}.parquet"


def _kept_seed(output: str | None) -> str | None:
    """The seed of the run to go on with."""
    if output is None:
        raise ArenaError("--resume needs the run's --output FILE, or its --seed")
    plan = kept_plan(Path(output))
    return plan.seed if plan is not None else None


def _show(summary: Summary, path: Path, plain: bool) -> None:
    if plain:
        print(json.dumps(as_json(summary) | {"output": str(path)}))
        return
    from rich.console import Console

    console = Console(highlight=False, markup=False, emoji=False)
    console.print(as_table(summary))
    console.print(f"results: {path}", soft_wrap=True)
