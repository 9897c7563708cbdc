"""What it costs a server to charge visitors for CPU time: servers with and without that, in turn, under the same load.

    python benchmarks/accounting.py [--rounds 5] [--tables 60] [--rate 120] [--seconds 8]

The load is that of `benchmarks/server.py`. Told is the CPU time an act takes in each server, and the ratio of medians.
"""

from __future__ import annotations

import argparse
import re
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from branchline.testing import ServerProcess

LOAD = Path(__file__).with_name("server.py")
_COST = re.compile(r"([\d.]+) ms of processor an act")


def milliseconds_an_act(options: argparse.Namespace, *more: str) -> float:
    """What an act costs a server, in CPU time."""
    with tempfile.TemporaryDirectory(prefix="branchline-load-") as folder:
        server = ServerProcess(f"sqlite:///{folder}/branchline.db", options=("--no-limits", *more))
        server.start()
        try:
            (pid,) = server.worker_pids()
            command = [sys.executable, str(LOAD), "--url", server.url, "--pid", str(pid)]
            for name in ("tables", "rate", "seconds"):
                command += [f"--{name}", str(getattr(options, name))]
            shown = subprocess.run(command, capture_output=True, text=True, check=True, timeout=600).stdout
        finally:
            server.stop()
    found = _COST.search(shown)
    if found is None:
        raise RuntimeError(shown)
    return float(found[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=120)
    parser.add_argument("--seconds", type=float, default=8)
    options = parser.parse_args()
    charged, free = list[float](), list[float]()
    for _ in range(options.rounds):
        charged.append(milliseconds_an_act(options))
        free.append(milliseconds_an_act(options, "--no-accounting"))
    print("ms of CPU time an act, charged:", *charged, "not charged:", *free)
    print(f"charging adds {statistics.median(charged) / statistics.median(free) - 1:+.1%}")


if __name__ == "__main__":
    main()
