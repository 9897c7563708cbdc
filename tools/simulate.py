"""Simulate clusters with faults, and prove from their logs and histories that they kept every promise.

    python -m tools.simulate [--seeds 10] [--hours 20] [--first 0] [--jobs N]

A seed decides everything that happens. One that fails is printed with the command that repeats it. See
docs/decisions/simulation.md.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from branchline.testing.simulation import Outcome, Template, simulate

SHOWN = 20  # violations of a seed
MEMORY = Path("/dev/shm")  # databases are kept in memory where that is possible


class Timed(NamedTuple):
    outcome: Outcome
    cpu: float  # seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seeds", type=int, default=10, metavar="N", help="how many simulations")
    parser.add_argument("--hours", type=int, default=20, metavar="H", help="that each of them lasts")
    parser.add_argument("--first", type=int, default=0, metavar="N", help="the first seed")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes")
    options = parser.parse_args()
    console = Console()
    total = _Total()
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder, _progress(console) as progress:
        template = Template.make(Path(folder))
        task = progress.add_task("simulating", total=options.seeds)
        for timed in _all(range(options.first, options.first + options.seeds), options.hours, options.jobs, template):
            total.add(timed)
            _say_violations(console, timed.outcome, options.hours)
            if options.seeds == 1:
                console.print(f"trace: {timed.outcome.trace}", highlight=False)
            progress.advance(task)
    console.print(str(total), highlight=False, soft_wrap=True)
    return 1 if total.failed else 0


def _all(seeds: range, hours: int, jobs: int, template: Template) -> Iterator[Timed]:
    if jobs <= 1 or len(seeds) == 1:
        yield from (_timed(seed, hours, template) for seed in seeds)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = [pool.submit(_timed, seed, hours, template) for seed in seeds]
        yield from (each.result() for each in waiting)


def _timed(seed: int, hours: int, template: Template) -> Timed:
    began = time.process_time()
    return Timed(simulate(seed, hours, template), time.process_time() - began)


def _progress(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeElapsedColumn(), TimeRemainingColumn(), console=console)


def _say_violations(console: Console, outcome: Outcome, hours: int) -> None:
    if not outcome.violations:
        return
    for violation in outcome.violations[:SHOWN]:
        console.print(str(violation), highlight=False, markup=False, soft_wrap=True)
    again = f"python -m tools.simulate --seeds 1 --first {outcome.seed} --hours {hours}"
    console.print(f"seed {outcome.seed}, trace {outcome.trace}: {again}", highlight=False, soft_wrap=True)


class _Total:
    """Sums over all simulations."""

    def __init__(self) -> None:
        self.hours = self.cpu = 0.0
        self.failed = 0
        self.struck: Counter[str] = Counter()
        self.counts: Counter[str] = Counter()

    def add(self, timed: Timed) -> None:
        self.hours += timed.outcome.hours
        self.cpu += timed.cpu
        self.failed += bool(timed.outcome.violations)
        self.struck += timed.outcome.struck
        self.counts += timed.outcome.counts

    def __str__(self) -> str:
        struck = ", ".join(f"{name} {count:,}" for name, count in sorted(self.struck.items()))
        named = {
            "tables": "tables", "events": "events", "sent": "commands sent", "acknowledged": "acknowledged",
            "refused": "refused", "unknown": "times no answer", "saw": "updates", "messages": "messages searched",
            "finished": "finished games", "rated": "of them rated",
        }  # fmt: skip
        return "\n".join(
            (
                f"{self.hours:,.0f} hours simulated: "
                + ", ".join(f"{self.counts[key]:,} {name}" for key, name in named.items()),
                f"faults: {struck}",
                f"CPU: {self.cpu:,.0f} s, {self.cpu / max(self.hours, 1e-9):.2f} s an hour",
                f"seeds with violations: {self.failed}",
            )
        )


if __name__ == "__main__":
    raise SystemExit(main())
