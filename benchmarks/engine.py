"""How fast the engine is, as ratios measured in one run.

    python benchmarks/engine.py [--yardstick DIR] [--quick]

The yardstick is a plain C program that plays the same random games on the United States: DIR holds `limit.c`,
`usa-routes.txt` and `usa-tickets.txt`; it prints `G games/s S steps/s L steps/game M mean score`, timed by itself. Both
sides are measured in process time, in alternating pairs, and the median counts: other work on the machine slows both.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

import numpy as np

from branchline import Batch, builtin_boards, load_board
from branchline.rules import engine
from branchline.rules.batch import DECISIONS, SEAT_COLUMNS
from branchline.rules.longest_trail import longest_path

PAIRS = 7
NETWORKS = Path(__file__).with_name("networks.json")


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the engine is, as ratios measured in one run.")
    parser.add_argument("--yardstick", type=Path, metavar="DIR", help="folder of the C program to compare with")
    parser.add_argument("--quick", action="store_true", help="fewer games, and no cold compiling")
    options = parser.parse_args()
    games = 300 if options.quick else 3000
    with tempfile.TemporaryDirectory() as folder:
        yardstick = Yardstick(options.yardstick, Path(folder)) if options.yardstick else None
        per_decision = united_states(yardstick, games)
        other_boards(per_decision, games)
        copying()
        worst_networks()
        batches(games)
        starting(Path(folder), cold=not options.quick)


@dataclass(frozen=True)
class Pace:
    games: float  # a second of process time
    length: float  # decisions a game
    score: float

    @property
    def decision(self) -> float:
        """Nanoseconds."""
        return 1e9 / (self.games * self.length)


class Yardstick:
    def __init__(self, source: Path, folder: Path) -> None:
        self.source = source
        self.program = folder / "yardstick"
        compiler = os.environ.get("CC", "gcc")
        subprocess.run([compiler, "-O3", "-march=native", "-o", self.program, source / "limit.c"], check=True)

    def play(self, players: int, games: int) -> Pace:
        files = (self.source / "usa-routes.txt", self.source / "usa-tickets.txt")
        done = subprocess.run(
            [self.program, *files, str(players), str(games)], check=True, capture_output=True, text=True
        )
        rate, _, length, score = (float(number) for number in re.findall(r"-?\d+(?:\.\d+)?", done.stdout))
        return Pace(rate, length, score)


def ours(board: str, players: int, games: int) -> Pace:
    record = engine.board_record(load_board(board))
    results = engine.new_results(games)
    began = time.process_time()
    engine.random_games(record, players=players, seed=1, index=0, results=results)
    seconds = time.process_time() - began
    scores = results[:, SEAT_COLUMNS : SEAT_COLUMNS + players]
    return Pace(games / seconds, float(results[:, DECISIONS].mean()), float(scores.mean()))


def united_states(yardstick: Yardstick | None, games: int) -> dict[int, float]:
    """Whole games with the final count. Returns nanoseconds a decision by players: the yardstick's if given."""
    print(f"United States, random games to the final count, medians of {PAIRS} pairs of {games:,} games")
    ours("usa", 2, 1)  # loads the code
    measure: dict[int, float] = {}
    for players in range(2, 6):
        pairs = [(ours("usa", players, games), yardstick and yardstick.play(players, games)) for _ in range(PAIRS)]
        own = pairs[0][0]
        rate = median(pace.games for pace, _ in pairs)
        measure[players] = median(pace.decision for pace, _ in pairs)
        line = f"  {players} players: {rate:,.0f} games/s, {measure[players]:.0f} ns a decision, "
        line += f"{own.length:.1f} decisions, score {own.score:.1f}"
        theirs = [other for _, other in pairs if other]
        if theirs:
            ratios = sorted(pace.games / other.games for pace, other in pairs if other)
            measure[players] = median(other.decision for other in theirs)
            line += f"; yardstick {median(other.games for other in theirs):,.0f} games/s, "
            line += f"{theirs[0].length:.1f} decisions, score {theirs[0].score:.1f}; "
            line += f"ratio {median(ratios):.2f} ({ratios[0]:.2f}–{ratios[-1]:.2f})"
        print(line)
    return measure


def other_boards(usa: dict[int, float], games: int) -> None:
    print("Other boards, time a decision relative to the United States above with as many players")
    for name in builtin_boards():
        low, high = load_board(name).rules.players
        for players in {low, high} if name != "usa" else ():
            pace = median(ours(name, players, games).decision for _ in range(3))
            print(f"  {name}, {players} players: {pace / usa[players]:.2f} ({pace:.0f} ns)")


def copying() -> None:
    games = 64
    states, copies = engine.new_states(games), engine.new_states(games)
    source, target = states.view(np.uint8), copies.view(np.uint8)
    print(f"Copy of a state ({states.itemsize} bytes)")
    print(f"  in a batch: {best(lambda: np.copyto(target, source)) / games:.0f} ns")
    print(f"  alone, into new memory, called from Python: {best(lambda: engine.copy_states(states[:1])):.0f} ns")


def worst_networks() -> None:
    if not NETWORKS.exists():
        return
    print("Longest path on the worst networks found (microseconds)")
    for network in json.loads(NETWORKS.read_text()):
        ends = np.zeros((128, 2), dtype=np.uint8)
        length = np.zeros(128, dtype=np.int8)
        chosen = np.zeros(2, dtype=np.uint64)
        for i, (a, b, trains) in enumerate(network["routes"]):
            ends[i], length[i] = (a, b), trains
            chosen[i >> 6] |= np.uint64(1 << (i & 63))
        print(f"  {network['name']}: {best(partial(longest_path, ends, length, chosen)) / 1000:.1f}")


def batches(games: int) -> None:
    games *= 3
    print(f"Batch of {games} games of 4 on the United States, masks and a step, relative to one thread")
    single = step_time(games, 1)
    print(f"  1 thread: {single * 1e9 / games:.0f} ns a game and step")
    for threads in range(2, (os.cpu_count() or 1) + 1):
        print(f"  {threads} threads: {single / step_time(games, threads):.2f} times as fast")


def step_time(games: int, threads: int) -> float:
    def run() -> float:
        batch = Batch("usa", players=4, games=games, seed=1, threads=threads)
        began = time.perf_counter()
        for _ in range(60):
            batch.masks()
            batch.step(batch.random())
        return (time.perf_counter() - began) / 60

    return min(run() for _ in range(PAIRS))


def starting(folder: Path, cold: bool) -> None:
    print("Start, relative to bare Python")
    bare = start("-c", "pass")
    for name, command in {
        "branchline --version": ["-m", "branchline.cli", "--version"],
        "a first game, compiled before": ["-c", "from branchline import Game; Game.new('usa').legal(0)"],
        "a first random game and its count": ["-m", "branchline.cli", "simulate", "usa", "--games", "1", "--json"],
    }.items():
        seconds = start(*command)
        print(f"  {name}: {seconds / bare:.1f} times, {seconds - bare:.2f} s more")
    if cold:
        environment = os.environ | {"BRANCHLINE_CACHE": str(folder / "cache")}
        for what, command in {
            "compiling for play, once": [
                "-c",
                "from branchline.rules import parts, warmup; warmup.ensure_compiled(parts.PLAY)",
            ],
            "compiling the rest, for simulations and searches": ["-m", "branchline.cli", "warm"],
        }.items():
            before = resource.getrusage(resource.RUSAGE_CHILDREN)
            subprocess.run([sys.executable, *command], check=True, env=environment, stdout=subprocess.DEVNULL)
            after = resource.getrusage(resource.RUSAGE_CHILDREN)
            seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
            print(f"  {what}: {seconds:.0f} s of CPU")


def start(*arguments: str) -> float:
    def run() -> float:
        began = time.perf_counter()
        subprocess.run([sys.executable, *arguments], check=True, stdout=subprocess.DEVNULL)
        return time.perf_counter() - began

    return min(run() for _ in range(5))


def best(work: Callable[[], object]) -> float:
    """Nanoseconds of one call, the best of some rounds."""
    work()
    rounds, calls = 7, 2000
    times = []
    for _ in range(rounds):
        began = time.perf_counter_ns()
        for _ in range(calls):
            work()
        times.append((time.perf_counter_ns() - began) / calls)
    return min(times)


if __name__ == "__main__":
    main()
