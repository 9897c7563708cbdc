"""Prove that the tests of the rules can fail: break one clause at a time, and see a test of that clause notice.

    python tools/mutants.py            a fixed part of the mutants, as `make test` does
    python tools/mutants.py --all      all of them
    python tools/mutants.py E6 G17     those of some clauses

A mutant, in tests/mutants/*.toml, names its clause, a file under src/branchline, a text that stands there exactly once,
and what to put in its place. It is applied to a copy, and the tests of the clause run on that copy, interpreted.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
EVERY = 32  # one in so many runs in `make test`


@dataclass(frozen=True)
class Mutant:
    rule: str
    file: str
    find: str
    replace: str
    why: str
    place: str


def load() -> list[Mutant]:
    mutants = []
    for path in sorted((ROOT / "tests" / "mutants").glob("*.toml")):
        for i, entry in enumerate(tomllib.loads(path.read_text(encoding="utf-8"))["mutant"]):
            mutants.append(Mutant(**entry, place=f"{path.name}[{i}]"))
    return mutants


def run(mutant: Mutant) -> str:
    """An empty text if a test of the clause notices the mutant; else what is wrong."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "src"
        shutil.copytree(ROOT / "src", source, ignore=shutil.ignore_patterns("dist"))  # with bytecode: it is as new
        path = source / "branchline" / mutant.file
        text = path.read_text(encoding="utf-8")
        if text.count(mutant.find) != 1:
            return f"its text stands {text.count(mutant.find)} times in {mutant.file}"
        path.write_text(text.replace(mutant.find, mutant.replace), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-p", "no:xdist"]
        command += ["--clause", mutant.rule, "tests/rules"]
        environment = os.environ | {"PYTHONPATH": str(source), "NUMBA_DISABLE_JIT": "1", "PYTHONDONTWRITEBYTECODE": "1"}
        try:
            done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300)
        except subprocess.TimeoutExpired:
            return ""  # a game that never ends is noticed too
    if done.returncode == 1:
        return ""
    if done.returncode == 0:
        return "every test of the clause still passes"
    return f"the tests could not run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"


def main() -> int:
    parser = argparse.ArgumentParser(description="Break one clause at a time and see a test notice.")
    parser.add_argument("rules", nargs="*", help="clauses, e.g. E6")
    parser.add_argument("--all", action="store_true", help="all mutants")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    mutants = load()
    if arguments.rules:
        mutants = [mutant for mutant in mutants if mutant.rule in arguments.rules]
    elif not arguments.all:
        mutants = mutants[::EVERY]
    survivors = 0
    with ThreadPoolExecutor(arguments.jobs) as pool:
        for mutant, problem in zip(mutants, pool.map(run, mutants), strict=True):
            if problem:
                survivors += 1
                print(f"{mutant.rule} {mutant.place} ({mutant.why}): {problem}")
            else:
                print(f"{mutant.rule} {mutant.place}: noticed")
    print(f"{len(mutants) - survivors} passed, {survivors} failed")
    return 1 if survivors or not mutants else 0


if __name__ == "__main__":
    sys.exit(main())
