"""Kill a server again and again while people play on it, and prove from the database that nothing was lost.

    python tools/durability.py [--kills 100] [--seed 1] [--kind cluster] [--folder DIR]

Starts a server of its own: with SQLite and one worker, or with PostgreSQL, Valkey and two. See docs/durability.md.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from branchline.testing import IMPATIENT_PROGRAM, running
from branchline.testing.checker import Faults, Report, run

SHOWN = 20  # violations


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=("embedded", "cluster"), default="embedded")
    parser.add_argument("--kills", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="of what is done, and when")
    parser.add_argument("--tables", type=int, default=6, metavar="N", help="at once")
    parser.add_argument("--pause", type=float, default=5.0, metavar="S", help="seconds between faults of one kind")
    parser.add_argument("--folder", type=Path, metavar="DIR", help="keeps histories and the server's log there")
    options = parser.parse_args()
    folder = options.folder or Path(tempfile.mkdtemp(prefix="branchline-history-"))
    folder.mkdir(parents=True, exist_ok=True)
    with running(options.kind, folder, program=IMPATIENT_PROGRAM) as deployment:
        began = time.monotonic()

        def tell(name: str, killed: int) -> None:
            print(f"{time.monotonic() - began:6.0f} s  {killed:4d} of {options.kills}  {name}", flush=True)

        faults = Faults(deployment.faults(options.pause), options.seed, options.kills, tell)
        server = deployment.server
        report = asyncio.run(run(server.port, server.database, folder, faults, at_once=options.tables))
    return _say(report, folder)


def _say(report: Report, folder: Path) -> int:
    for violation in report.violations[:SHOWN]:
        print(violation)
    print(report)
    print(f"histories: {folder}")
    return 1 if report.violations else 0


if __name__ == "__main__":
    raise SystemExit(main())
