"""What it costs a server to charge visitors for CPU time.

    python benchmarks/accounting.py [--acts 600]
    python benchmarks/accounting.py --load [--rounds 5] [--tables 60] [--rate 120] [--seconds 8]

Two applications in this process, one that charges and one that does not, share everything else. Acts go to both in
turn, and the CPU time of all threads is measured for each act. Told are the medians and the ratio of sums without the
slowest tenth. HTTP is not parsed here, so in a real server the share is smaller. `--load` instead runs servers with and
without charging in turn, under the load of `benchmarks/server.py`: that needs an idle machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec

from branchline.server.app import app
from branchline.server.app.services import Services
from branchline.server.app.warmup import Warmup
from branchline.server.base import SystemRandom, WallClock
from branchline.server.base.bus import LocalBus
from branchline.server.base.config import Config
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import UNLIMITED, Limits
from branchline.server.store import open_store
from branchline.server.wire import TableView, Update
from branchline.testing import NONCE, ServerProcess

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


class Players:
    """Two people who act at tables, each act by the application that is asked for."""

    def __init__(self, services: Services) -> None:
        self._luck, self._moves = random.Random(1), 0
        self._apps = {
            charged: app.around(app.api(services, Config("")), Config("", no_accounting=not charged), services.accounts)
            for charged in (True, False)
        }
        self._people = [dict[bool, httpx.AsyncClient](), dict[bool, httpx.AsyncClient]()]
        self._table = ""

    async def open(self) -> None:
        for number, clients in enumerate(self._people):
            for charged, one in self._apps.items():
                transport = httpx.ASGITransport(one, client=(f"198.51.100.{number}", 1))
                clients[charged] = httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1")
            await self._post(number, "/api/guests", {"name": "Ana"})
            clients[False].cookies = clients[True].cookies

    async def milliseconds_of_act(self, charged: bool) -> float:
        """The CPU time of an act; a new game is begun when one is over."""
        seen = await self._see(0) if self._table else None
        if seen is None or not seen.actors:
            await self._begin()
            seen = await self._see(0)
        seat = seen.actors[0]
        view = await self._see(seat)
        assert view.game is not None
        action = self._luck.choice(view.game.actions)
        command = {"do": "act", "seat": seat, "seen": view.version, "actions": [action], "move_id": self._move_id()}
        path, body = f"/api/tables/{self._table}/commands", json.dumps(command)
        began = time.process_time()
        answer = await self._people[seat][charged].post(path, content=body)
        spent = time.process_time() - began
        assert answer.status_code == 200, answer.text
        return 1000 * spent

    async def _begin(self) -> None:
        asked = {"move_id": self._move_id(), "board": "thistledown", "players": 2, "public": True}
        self._table = (await self._post(0, "/api/tables", asked))["id"]
        commands = f"/api/tables/{self._table}/commands"
        for seat in (0, 1):
            await self._post(seat, commands, {"do": "sit", "move_id": self._move_id(), "seat": seat, "nonce": NONCE})
        await self._post(0, commands, {"do": "start", "move_id": self._move_id()})

    async def _see(self, seat: int) -> TableView:
        answer = await self._people[seat][True].get(f"/api/tables/{self._table}")
        return msgspec.json.decode(answer.content, type=Update).table

    async def _post(self, seat: int, path: str, body: dict[str, Any]) -> Any:
        answer = await self._people[seat][True].post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def _move_id(self) -> str:
        self._moves += 1
        return f"accounting-{self._moves}"


async def alternate(acts: int) -> None:
    """Acts that are charged and acts that are not, in turn."""
    with tempfile.TemporaryDirectory(prefix="branchline-accounting-") as folder:
        clock = WallClock()
        store = await open_store(f"sqlite:///{folder}/branchline.db")
        accounts = Accounts(Limits(clock, UNLIMITED))
        services = Services(store, LocalBus(), clock, SystemRandom(), accounts, warmup=Warmup(ready=True))
        await services.open(work=False)
        players = Players(services)
        await players.open()
        times: dict[bool, list[float]] = {True: [], False: []}
        for number in range(acts + 40):
            spent = await players.milliseconds_of_act(charged=number % 2 == 0)
            if number >= 40:  # what is done for the first time takes longer
                times[number % 2 == 0].append(spent)
        await services.close()
    sums = {charged: sum(sorted(each)[: len(each) * 9 // 10]) for charged, each in times.items()}
    medians = {charged: statistics.median(each) for charged, each in times.items()}
    print(f"ms of CPU time an act, medians: charged {medians[True]:.3f}, not charged {medians[False]:.3f}")
    print(f"charging adds {sums[True] / sums[False] - 1:+.1%} (medians: {medians[True] / medians[False] - 1:+.1%})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=60)
    parser.add_argument("--rate", type=float, default=120)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--acts", type=int, default=600)
    parser.add_argument("--load", action="store_true", help="whole servers under load")
    options = parser.parse_args()
    if not options.load:
        asyncio.run(alternate(options.acts))
        return
    charged, free = list[float](), list[float]()
    for _ in range(options.rounds):
        charged.append(milliseconds_an_act(options))
        free.append(milliseconds_an_act(options, "--no-accounting"))
    print("ms of CPU time an act, charged:", *charged, "not charged:", *free)
    print(f"charging adds {statistics.median(charged) / statistics.median(free) - 1:+.1%}")


if __name__ == "__main__":
    main()
