"""`branchline arena` and `branchline ladder`: run matches, write result files, print tables."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console

from branchline._util.processes import ignore_further_interrupts
from branchline.arena.blocks import Plan, new_plan
from branchline.arena.errors import ArenaError
from branchline.arena.faults import Faults, fault_lines
from branchline.arena.ladder import ladder_json, ladder_text, plan_ladder, sum_up, write_ladder
from branchline.arena.live import live
from branchline.arena.match import play_match
from branchline.arena.run_file import RunFile, saved_plan
from branchline.arena.sprt import parse_sprt
from branchline.arena.summary import as_json, as_table, summarise
from branchline.arena.workers import WorkerPool, new_worker_pool
from branchline.boards import load_board

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
    """Play bots against each other, print and save the results; returns the exit code."""
    test = parse_sprt(sprt) if sprt is not None else None
    if test is not None and len(specs) != 2:
        raise ArenaError(f"--sprt is for two bots, not {len(specs)}")
    loaded = load_board(board)
    players = loaded.rules.players[0] if players is None else players
    if resume and seed is None:
        seed = _saved_seed(output)
    plan = new_plan(loaded, specs, players, seed)
    blocks = plan.blocks(games)
    kept = RunFile(Path(output or default_output(plan)), plan, resume=resume)
    faults = Faults(len(plan.bots))
    try:
        with (
            ignore_further_interrupts(),
            hire(workers, on) as crew,
            live(plan, max(blocks, kept.finished), test, hidden=plain) as tell,
        ):
            rows = play_match(loaded, kept, blocks, crew, sprt=test, tell=tell, faults=faults)
    except KeyboardInterrupt:
        return _interrupted(kept.told() + (f" (--output {kept.path})" if kept.played else ""))
    summary = summarise(plan, rows, test, faults)
    if plain:
        print(json.dumps(as_json(summary) | {"output": str(kept.path)}))
    else:
        console = Console(highlight=False, markup=False, emoji=False)
        console.print(as_table(summary))
        console.print(f"results: {kept.path}", soft_wrap=True)
    return 0


def ladder(
    specs: Sequence[str],
    *,
    boards: str,
    players: str,
    games: int,
    chain: bool = False,
    seed: str | None = None,
    workers: int | None = None,
    output: str = "ladder.md",
    resume: bool = False,
    on: str | None = None,
    plain: bool = False,
) -> int:
    """Play matches between pairs of bots, by board and number of players; returns the exit code."""
    cells = plan_ladder(
        specs, boards.split(","), players.split(","), games, chain=chain, seed=seed, output=output, resume=resume
    )
    done = 0
    try:
        with ignore_further_interrupts(), hire(workers, on) as crew:
            for cell in cells:
                kept = RunFile(cell.path, cell.plan, resume=resume)
                with live(cell.plan, cell.blocks, title=f"{cell} ({done + 1} of {len(cells)})", hidden=plain) as tell:
                    faults = Faults(len(cell.plan.bots))
                    play_match(cell.board, kept, cell.blocks, crew, tell=tell, faults=faults)
                for line in fault_lines(cell.plan.names, faults):
                    print(f"{cell}: {line.strip()}", file=sys.stderr)
                done += 1
    except KeyboardInterrupt:
        return _interrupted(f"{done} of {len(cells)} matches are finished, go on with --resume --output {output}")
    rungs = sum_up(cells)
    write_ladder(Path(output), rungs)
    print(ladder_json(rungs) if plain else ladder_text(rungs))
    return 0


@contextlib.contextmanager
def hire(workers: int | None, on: str | None) -> Iterator[WorkerPool]:
    """Start the workers: processes on this machine, or a Ray cluster (`ray`, `ray=ADDRESS`)."""
    where, _, address = (on or "").partition("=")
    if on is None:
        crew = new_worker_pool(workers)
    elif where == RAY:
        from branchline.arena.ray import RayPool

        crew = RayPool(address or None, workers)
    else:
        raise ArenaError(f"--on takes {RAY} or {RAY}=ADDRESS, not {on!r}")
    try:
        yield crew
    finally:
        crew.stop()


def default_output(plan: Plan) -> str:
    """The file name for a run's results when none is given."""
    return f"arena-{plan.board}-{plan.players}-{plan.seed}.parquet"


def _saved_seed(output: str | None) -> str | None:
    """The seed of the run to resume."""
    if output is None:
        raise ArenaError("--resume needs the run's --output FILE, or its --seed")
    plan = saved_plan(Path(output))
    return plan.seed if plan is not None else None


def _interrupted(what: str) -> int:
    print(f"branchline: interrupted; {what}", file=sys.stderr)
    return INTERRUPTED
