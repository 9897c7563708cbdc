"""How long players wait when a server is restarted, stopped and started again, or loses a worker.

    python benchmarks/restart.py [--kind embedded|cluster] [--trials 5] [--players 3]

Starts real servers as the tests do: SQLite with one worker (embedded), PostgreSQL and Valkey with two (cluster). Each
player is a thread with the package's own client: it follows a table by socket, acts as soon as it may, with a short
rest between acts, and repeats whatever gets lost. Told are medians over the trials, and the worst:

- restart: SIGHUP; the longest that any player waited for an act while workers were replaced
- start:   SIGTERM, then from the start command until the last player's next act is acknowledged
- killed:  SIGKILL of one worker, until the last player's next act is acknowledged
- cpu:     the processor's time that a start takes until games can be played: the same on a busy machine, nearly

The very first start, with nothing compiled yet, is measured by `benchmarks/start.py`.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import statistics
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

from branchline.client import connect
from branchline.testing import DeploymentKind, ServerProcess, cpu_seconds, running, wait_until

BOARD = "thistledown"
REST = 0.05  # seconds between a player's acts
CALM = 2.0  # seconds of play before and after something happens
WAIT = 120.0
PATIENCE = 300.0  # of the client


@dataclass
class Player(threading.Thread):
    """Plays both seats of a table, and another table when that is over."""

    url: str
    luck: random.Random
    acts: list[tuple[float, float]] = field(default_factory=list)  # when each was begun, and acknowledged
    failed: BaseException | None = None

    def __post_init__(self) -> None:
        super().__init__(daemon=True)
        self.done = False

    def __hash__(self) -> int:
        return id(self)

    def run(self) -> None:
        try:
            with connect(self.url, name="Player", retry_seconds=PATIENCE) as me:
                while not self.done:
                    table = me.new_table(BOARD, 2)
                    table.sit(0)
                    table.sit(1)
                    table.start()
                    for turn in table.turns():
                        if self.done:
                            return
                        begun = time.monotonic()
                        if turn.play(self.luck.choice(turn.view.actions)):
                            self.acts.append((begun, time.monotonic()))
                        time.sleep(REST)
        except BaseException as error:
            self.failed = error

    def after(self, moment: float) -> float | None:
        """How long after a moment an act was acknowledged that was begun after it: no answer was on its way then."""
        return next((acknowledged - moment for begun, acknowledged in list(self.acts) if begun > moment), None)

    def longest(self, since: float, until: float) -> float:
        """The longest wait for an act that overlaps a span of time."""
        pairs = itertools.pairwise([acknowledged for _, acknowledged in list(self.acts)])
        return max((late - early - REST for early, late in pairs if late > since and early < until), default=0.0)


@dataclass
class Hall:
    server: ServerProcess
    players: list[Player] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)  # seconds, of each start

    def seat(self, count: int) -> None:
        self.players = [Player(self.server.url, random.Random(number)) for number in range(count)]
        for player in self.players:
            player.start()
        self.go_on()

    def go_on(self) -> None:
        """Until everybody has played on for a while."""
        self.next_acts(time.monotonic())
        time.sleep(CALM)

    def next_acts(self, moment: float) -> float:
        """How long after a moment the last player's next act was acknowledged."""
        wait_until(lambda: None not in self._waits(moment), "players wait in vain", seconds=WAIT)
        return max(wait for wait in self._waits(moment) if wait is not None)

    def _waits(self, moment: float) -> list[float | None]:
        for player in self.players:
            if player.failed is not None:
                raise RuntimeError("a player gave up") from player.failed
        return [player.after(moment) for player in self.players]

    def restart(self) -> float:
        before, began = set(self.server.worker_pids()), time.monotonic()
        self.server.restart()
        wait_until(lambda: not before & set(self.server.worker_pids()), "workers are not replaced", seconds=WAIT)
        ended = time.monotonic()
        self.next_acts(ended)
        return max(player.longest(began, ended) for player in self.players)

    def start(self) -> float:
        self.server.stop()
        began = time.monotonic()
        self.server.start()
        self.cpu.append(cpu_seconds([self.server.pid, *self.server.worker_pids()]))
        return self.next_acts(began)

    def killed(self) -> float:
        workers = self.server.worker_pids()
        self.server.kill_worker()
        found = self.next_acts(time.monotonic())  # it is dead now: to find it took some time
        wait_until(lambda: len(self.server.worker_pids()) == len(workers), "no new worker comes", seconds=WAIT)
        return found


def _tell(name: str, found: list[float]) -> None:
    print(
        f"{name:24} median {statistics.median(found):5.2f} s   worst {max(found):5.2f} s   of {len(found)}", flush=True
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kind", choices=("embedded", "cluster"), help="both unless given")
    parser.add_argument("--trials", type=int, default=5)
    parser.add_argument("--players", type=int, default=3)
    options = parser.parse_args()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed server finds its bytecode
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    kinds: tuple[DeploymentKind, ...] = (options.kind,) if options.kind else ("embedded", "cluster")
    for kind in kinds:
        with tempfile.TemporaryDirectory() as folder, running(kind, Path(folder)) as deployment:
            hall = Hall(deployment.server)
            hall.seat(options.players)
            for name, happens in (("restart", hall.restart), ("start", hall.start), ("killed", hall.killed)):
                found = []
                for _ in range(options.trials):
                    found.append(happens())
                    hall.go_on()
                _tell(f"{kind} {name}", found)
            _tell(f"{kind} cpu", hall.cpu)
            for player in hall.players:
                player.done = True
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
