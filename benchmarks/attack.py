"""What other players notice while somebody does the worst that a visitor may do.

    python benchmarks/attack.py [--seconds 10] [--rows control,bots]

For each row a server with its usual limits is started, behind a proxy on this machine, so that addresses can be chosen.
An attacker in a process of its own does one thing as fast as it is let. That process has a lower priority than the
server, because it stands for other machines. Meanwhile five tables of two people act, about twenty times a second, and
somebody plays against an `easy` bot. A row lasts until there are enough of both. Told are the times until others' acts
are answered, and until the bot has moved, and how busy the server was. Long logs are written into the database before
the server starts: a visitor would need minutes for each. The first row has no attacker: on a busy machine, compare with
it. Targets: p95 at most 50 ms, longest at most 250 ms, the bot within a second. The table takes about five minutes.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import itertools
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from branchline.boards import load_board
from branchline.game import deal
from branchline.server.store import Status, Table, open_store
from branchline.server.table.log import new_change
from branchline.server.table.state import Made, Sat, Started, Voted
from branchline.server.wire import Settings, TableView, Update
from branchline.testing import NONCE, ServerProcess, cpu_seconds
from branchline.testing.clients import ForwardedConnection

BOARD = "thistledown"
LONG, LONG_TABLES = 2000, 70  # events, tables
ATTACKER = "198.51.100.7"
NETWORK = [f"2001:db8:77:{number:x}::1" for number in range(0, 0x10000, 0x400)]  # 64 addresses of one /48
CONNECTIONS = 24
ACTS, BOT_MOVES = 150, 10  # at least so many are measured in a row
LONGER = 3.0  # times as long as usual a row lasts at most, if there are fewer
P95, MOST, BOT = 0.050, 0.250, 1.0  # targets, in seconds

_update = msgspec.json.Decoder(Update)
_numbers = itertools.count()


def move_id() -> str:
    return f"attack-{next(_numbers):08d}"


class Connection(ForwardedConnection):
    """A visitor's connection, and what they do by it."""

    async def guest(self, name: str) -> Connection:
        await self.done("POST", "/api/guests", {"name": name})
        return self

    async def make(self, **more: Any) -> str:
        asked = {"move_id": move_id(), "board": BOARD, "players": 2, "public": True, **more}
        return str((await self.done("POST", "/api/tables", asked))["id"])

    async def do(self, table: str, do: str, **more: Any) -> Any:
        return await self.done("POST", f"/api/tables/{table}/commands", {"do": do, "move_id": move_id(), **more})

    async def see(self, table: str, **query: int) -> Update:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        status, answer = await self.ask("GET", f"/api/tables/{table}?{asked}")
        if status != 200:
            raise RuntimeError(f"{table}: {status} {answer[:200]!r}")
        return _update.decode(answer)


# Other players.


@dataclass
class Others:
    port: int
    tables: int = 5
    pause: float = 0.25  # seconds between acts at a table
    times: list[float] = field(default_factory=list)
    bot_times: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    on: bool = False  # whether it counts

    async def run(self) -> None:
        await asyncio.gather(self._with_bot(), *(self._table(number) for number in range(self.tables)))

    async def _table(self, number: int) -> None:
        luck = random.Random(number)
        people = [await Connection(self.port, f"192.0.2.{2 * number + seat}").guest("Ana") for seat in (1, 2)]
        while True:
            table = await self._begin(people)
            with contextlib.suppress(_Over):
                while True:
                    await self._act(people, table, luck)
                    await asyncio.sleep(self.pause * luck.uniform(0.8, 1.2))

    async def _begin(self, people: list[Connection]) -> str:
        table = await people[0].make()
        for seat, person in enumerate(people):
            await person.do(table, "sit", seat=seat, nonce=NONCE)
        await people[0].do(table, "start")
        return table

    async def _act(self, people: list[Connection], table: str, luck: random.Random) -> None:
        seen = (await people[0].see(table)).table
        if not seen.actors:
            raise _Over
        seat = seen.actors[0]
        view = (await people[seat].see(table)).table
        assert view.game is not None
        actions = [luck.choice(view.game.actions)]
        command = {"do": "act", "move_id": move_id(), "seat": seat, "seen": view.version, "actions": actions}
        began = time.perf_counter()
        status, answer = await people[seat].ask("POST", f"/api/tables/{table}/commands", command)
        if self.on:
            self.times.append(time.perf_counter() - began)
        if status != 200:
            self.errors[str(json.loads(answer).get("code", status))] += 1

    async def _with_bot(self) -> None:
        """Somebody who plays against an easy bot: how long it takes to move."""
        luck, me = random.Random(99), await Connection(self.port, "192.0.2.99").guest("Ola")
        while True:
            table = await me.make(bots={"1": "easy"})
            await me.do(table, "sit", seat=0, nonce=NONCE)
            await me.do(table, "start")
            while True:
                view = await self._after_bot(me, table)
                if not view.actors:
                    break
                assert view.game is not None
                command = {"do": "act", "seat": 0, "seen": view.version, "actions": [luck.choice(view.game.actions)]}
                await me.ask("POST", f"/api/tables/{table}/commands", command | {"move_id": move_id()})
                view = await self._after_bot(me, table, view.version)
                await asyncio.sleep(self.pause)

    async def _after_bot(self, me: Connection, table: str, since: int | None = None) -> TableView:
        """The table when the bot has moved, if it is its turn. `since`: the version before my act, to measure that."""
        began, moved = time.perf_counter(), False
        update = await me.see(table, **({} if since is None else {"since": since}))
        while True:
            moved = moved or any(each.seat == 1 and each.what == "acted" for each in update.happened)
            if not update.table.actors or 0 in update.table.actors:
                break
            update = await me.see(table, since=update.table.version, wait=20)
        if self.on and moved and since is not None:
            self.bot_times.append(time.perf_counter() - began)
        return update.table


class _Over(Exception):
    pass


# The attacker: each does its worst until it is stopped.


class Attack:
    def __init__(self, port: int, long_tables: list[str], addresses: list[str]) -> None:
        self.port, self.long_tables, self.addresses = port, long_tables, addresses
        self.answers: Counter[int] = Counter()
        self.ready = asyncio.Event()

    async def flood(self, requests: Callable[[int], tuple[str, str, Any]], cookie: str = "") -> None:
        """Sends requests by many connections, each as soon as the one before is answered."""
        numbers = itertools.count()
        self.ready.set()

        async def one(number: int) -> None:
            connection = Connection(self.port, self.addresses[number % len(self.addresses)])
            connection.cookie = cookie
            while True:
                try:
                    status, _ = await connection.ask(*requests(next(numbers)))
                except (OSError, EOFError, asyncio.IncompleteReadError):
                    connection.close()
                    status = 0
                    await asyncio.sleep(0.05)
                self.answers[status] += 1

        await asyncio.gather(*(one(number) for number in range(max(CONNECTIONS, len(self.addresses)))))

    async def warm(self) -> None:
        await self.flood(lambda number: ("GET", f"/api/tables/{self.long_tables[0]}?since=0", None))

    async def in_turn(self) -> None:
        tables = self.long_tables
        await self.flood(lambda number: ("GET", f"/api/tables/{tables[number % len(tables)]}?since=0", None))

    async def cold(self) -> None:
        """Two hundred requests at once for a table that nobody has looked at, again and again."""
        self.ready.set()
        for table in self.long_tables:
            lines = [Connection(self.port, ATTACKER) for _ in range(200)]
            asked = (line.ask("GET", f"/api/tables/{table}?since=0") for line in lines)
            for each in await asyncio.gather(*asked, return_exceptions=True):
                self.answers[0 if isinstance(each, BaseException) else each[0]] += 1
            for line in lines:
                line.close()

    async def records(self) -> None:
        me, table = await self._finished()
        _, record = await me.ask("GET", f"/api/tables/{table}/record")
        body = {"text": record.decode()}
        paths = ("/api/records", "/api/verify")
        await self.flood(lambda number: ("POST", paths[number % 2], body), me.cookie)

    async def features(self) -> None:
        """Everything that takes long, in turn."""
        me, table = await self._finished()
        deep = b'{"do":' + b"[" * 8000 + b"]" * 8000 + b"}"
        lesson: dict[str, list[str]] = {"actions": []}
        at = f"/api/tables/{table}"
        asked: list[tuple[str, str, Any]] = [
            ("GET", f"{at}/why?at=6", None), ("GET", f"{at}/replay?at=6", None), ("GET", f"{at}/course", None),
            ("GET", f"{at}/record", None), ("GET", f"{at}/picture.svg", None), ("GET", f"{at}/picture.png", None),
            ("POST", "/api/lesson", lesson), ("POST", f"{at}/commands", deep), ("PATCH", "/api/me", {"name": "Mob"}),
            ("POST", "/api/me/transfer", None), ("GET", "/api/tables?status=running", None),
            ("GET", "/api/boards/usa/drawing", None),
        ]  # fmt: skip
        await self.flood(lambda number: asked[number % len(asked)], me.cookie)

    async def page(self) -> None:
        await self.flood(lambda number: ("GET", ("/", "/api/health", "/api/openapi.json")[number % 3], None))

    async def ahead(self) -> None:
        """Thousands of requests in one packet, without waiting for answers, by 200 connections again and again."""
        head = f"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nX-Forwarded-For: {ATTACKER}\r\n\r\n"
        packet = head.encode() * (250_000 // len(head))
        self.ready.set()

        async def one() -> None:
            while True:
                answered = 0
                with contextlib.suppress(OSError):
                    reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
                    try:
                        writer.write(packet)
                        while data := await reader.read(65_536):
                            answered += data.count(b"HTTP/1.1 200")
                    finally:
                        writer.close()
                self.answers[200 if answered else 0] += max(answered, 1)
                await asyncio.sleep(0.05)

        await asyncio.gather(*(one() for _ in range(200)))

    async def newcomers(self) -> None:
        """New guests and wrong codes from everywhere in a network."""
        await self.flood(
            lambda number: (
                ("POST", "/api/guests", {"name": "Mob"}) if number % 2 else ("GET", "/api/codes/WRONG2", None)
            )
        )

    async def sockets(self) -> None:
        """Toggled votes and pings by as many sockets as one address may have."""
        me, table = await self._playing()
        sockets = await self._sockets(me, table)
        self.ready.set()

        async def one(socket: ClientConnection) -> None:
            for number in itertools.count():
                vote = {"do": "vote", "move_id": move_id(), "seat": 0, "end": number % 2 == 0}
                with contextlib.suppress(Exception):
                    await socket.send(json.dumps(vote if number % 4 else {"do": "ping"}))
                    answer = await socket.recv()
                    self.answers[429 if "too-many" in str(answer)[:60] else 200] += 1
                await asyncio.sleep(0.1)

        await asyncio.gather(*map(one, sockets))

    async def chat(self) -> None:
        """Lines of chat at a table that as many sockets follow as one address may have."""
        me, table = await self._playing()
        sockets = await self._sockets(me, table)
        self.ready.set()

        async def listen(socket: ClientConnection) -> None:
            with contextlib.suppress(Exception):
                async for _ in socket:
                    pass

        async def talk() -> None:
            for number in itertools.count():
                line = {"move_id": move_id(), "text": f"line {number}"}
                status, _ = await me.ask("POST", f"/api/tables/{table}/lines", line)
                self.answers[status] += 1
                await asyncio.sleep(0.1)

        await asyncio.gather(talk(), *map(listen, sockets))

    async def bots(self) -> None:
        """Tables of master bots that play by themselves, as many as may be made, each watched by its host."""
        tables = list[tuple[Connection, str]]()
        bots = {str(seat): "master" for seat in range(1, 5)}

        async def make(host: Connection) -> None:
            for _ in range(20):
                with contextlib.suppress(RuntimeError):
                    table = await host.make(players=5, bots=bots, board="usa")
                    await host.do(table, "sit", seat=0, nonce=NONCE)
                    await host.do(table, "start")
                    await host.do(table, "stand-in", seat=0)
                    tables.append((host, table))

        hosts = [await Connection(self.port, ATTACKER).guest(f"Mob {host}") for host in range(3)]
        making = asyncio.gather(*map(make, hosts))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(30):
                await asyncio.shield(making)
        self.ready.set()
        for number in itertools.count():
            host, table = tables[number % len(tables)]
            status, _ = await host.ask("GET", f"/api/tables/{table}")
            self.answers[status] += 1
            await asyncio.sleep(0.02)

    async def _playing(self) -> tuple[Connection, str]:
        """A game of the attacker against themselves."""
        me = await Connection(self.port, self.addresses[0]).guest("Mob")
        table = await me.make()
        for seat in (0, 1):
            await me.do(table, "sit", seat=seat, nonce=NONCE, name=f"Mob {seat}")
        await me.do(table, "start")
        return me, table

    async def _sockets(self, me: Connection, table: str) -> list[ClientConnection]:
        """As many sockets that follow a table as may be opened."""
        sockets: list[ClientConnection] = []
        headers = {"Cookie": me.cookie, "X-Forwarded-For": ATTACKER}
        for _ in range(190):
            with contextlib.suppress(Exception):
                url = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"
                sockets.append(await connect(url, additional_headers=headers, max_size=None))
        return sockets

    async def _finished(self) -> tuple[Connection, str]:
        """A game that is over."""
        luck = random.Random(5)
        me, table = await self._playing()
        for _ in range(40):
            seen = (await me.see(table)).table
            if not seen.actors:
                break
            view = (await me.see(table, seat=seen.actors[0])).table
            assert view.game is not None
            action = luck.choice(view.game.actions)
            await me.do(table, "act", seat=seen.actors[0], seen=view.version, actions=[action])
        await me.do(table, "resign", seat=0)
        return me, table


@dataclass(frozen=True)
class Row:
    about: str
    attack: Callable[[Attack], Awaitable[None]] | None = None
    network: bool = False  # from many addresses of one /48


ROWS = {
    "control": Row("nobody"),
    "warm": Row("one warm 2,000-event table", Attack.warm),
    "in-turn": Row("70 such in turn", Attack.in_turn),
    "cold": Row("200 requests at once for a cold one", Attack.cold),
    "records": Row("records read and verified", Attack.records),
    "features": Row("why, replay, record, lesson, pictures, deep JSON, PATCH, transfer, lists", Attack.features),
    "page": Row("the page, health, the API's description", Attack.page),
    "ahead": Row("thousands of requests sent ahead, by 200 connections", Attack.ahead),
    "sockets": Row("190 sockets: votes, pings", Attack.sockets),
    "chat": Row("chat at a table that 190 sockets follow", Attack.chat),
    "bots": Row("60 tables with four masters each", Attack.bots),
    "newcomers-48": Row("new guests and wrong codes, 64 addresses of one /48", Attack.newcomers, network=True),
    "in-turn-48": Row("70 long tables in turn, 64 addresses of one /48", Attack.in_turn, network=True),
    "features-48": Row("why, replay …, 64 addresses of one /48", Attack.features, network=True),
}


async def attack(name: str, port: int, tables: list[str]) -> None:
    """The process of an attacker: says when it has begun, and at the end of its input how often it was answered."""
    if hasattr(os, "nice"):
        os.nice(10)
    row = ROWS[name]
    assert row.attack is not None
    one = Attack(port, tables, NETWORK if row.network else [ATTACKER])
    working = asyncio.ensure_future(row.attack(one))
    beginning = asyncio.ensure_future(one.ready.wait())
    await asyncio.wait([working, beginning], return_when=asyncio.FIRST_COMPLETED)
    if working.done():
        working.result()
    print("begun", flush=True)
    await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
    working.cancel()
    print(json.dumps(one.answers), flush=True)


# The measurement.


async def long_logs(url: str) -> list[str]:
    """Writes tables with long logs into a new database."""
    store = await open_store(url)
    board, names = load_board(BOARD), []
    for number in range(LONG_TABLES):
        id, secret, host = f"long{number:08d}", number.to_bytes(deal.SECRET, "big"), "nobody000000"
        row = Table(id, None, True, board.id, 2, 2, "none", Status.OPEN, 1, host, secret, time.time(), time.time())
        made = Made(Settings(BOARD, 2, public=True), board.digest, deal.commitment(secret))
        sat = [(f"sat:{seat}", Sat(seat, host, f"Nobody {seat}", bytes(deal.NONCE))) for seat in (0, 1)]
        votes = [(f"vote:{vote}", Voted(0, end=False)) for vote in range(LONG - 4)]
        change = new_change(row, board, [("made", made), *sat, ("started", Started()), *votes], time.time())
        await store.add_table(msgspec.structs.replace(change, due={}))
        names.append(id)
    await store.close()
    return names


@contextlib.asynccontextmanager
async def attacked(name: str, port: int, tables: list[str]) -> AsyncIterator[Counter[str]]:
    answers: Counter[str] = Counter()
    if ROWS[name].attack is None:
        yield answers
        return
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--attack", name, "--port", str(port), "--tables", ",".join(tables),
        stdin=subprocess.PIPE, stdout=subprocess.PIPE,
    )  # fmt: skip
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        async with asyncio.timeout(120):
            begun = await process.stdout.readline()
        if begun != b"begun\n":
            raise RuntimeError(f"the attacker of {name} did not begin")
        yield answers
        process.stdin.close()
        async with asyncio.timeout(10):
            answers.update(json.loads(await process.stdout.readline() or b"{}"))
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()


@dataclass(frozen=True)
class Measured:
    others: Others
    answers: Counter[str]  # the attacker's, by status
    busy: float  # part of a core that the server used


async def measure(name: str, server: ServerProcess, tables: list[str], seconds: float) -> Measured:
    others = Others(server.port)
    playing = asyncio.ensure_future(others.run())
    await asyncio.sleep(3.0)
    async with attacked(name, server.port, tables) as answers:
        (pid,) = server.worker_pids()
        others.on, began, used = True, time.monotonic(), cpu_seconds([pid])
        while (lasted := time.monotonic() - began) < LONGER * seconds:
            if lasted >= seconds and len(others.times) >= ACTS and len(others.bot_times) >= BOT_MOVES:
                break
            await asyncio.wait([playing], timeout=0.5)
            if playing.done():
                playing.result()
        others.on = False
        busy = (cpu_seconds([pid]) - used) / lasted
    playing.cancel()
    return Measured(others, answers, busy)


def show(name: str, measured: Measured) -> bool:
    """Prints a row; returns whether it meets the targets."""
    others, answers = measured.others, measured.answers
    times, bot = sorted(others.times), max(others.bot_times, default=float("nan"))
    p50, p95 = (times[min(int(part * len(times)), len(times) - 1)] for part in (0.5, 0.95))
    refused = sum(number for status, number in answers.items() if status in ("0", "429", "503"))
    did = f"{answers.total()} ({refused} refused)" if answers else ""
    print(
        f"| {ROWS[name].about} | {did} | {100 * measured.busy:.0f} % | {len(times)} | {1000 * p50:.0f} | "
        f"{1000 * p95:.0f} | {1000 * times[-1]:.0f} | {len(others.bot_times)} | {bot:.2f} | "
        f"{', '.join(f'{count} {code}' for code, count in others.errors.items())} |",
        flush=True,
    )
    return p95 <= P95 and times[-1] <= MOST and bot <= BOT


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--rows", default=",".join(ROWS), metavar="ROW,...", help=f"some of {', '.join(ROWS)}")
    parser.add_argument("--attack", choices=ROWS, help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--tables", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if unknown := set(options.rows.split(",")) - set(ROWS):
        parser.error(f"no row {', '.join(sorted(unknown))}; there are {', '.join(ROWS)}")
    if options.attack:
        asyncio.run(attack(options.attack, options.port, options.tables.split(",")))
        return
    with tempfile.TemporaryDirectory(prefix="branchline-attack-") as folder:
        original = Path(folder, "long.db")
        tables = asyncio.run(long_logs(f"sqlite:///{original}"))
        print(
            "| attacker | its requests | server's CPU | others' acts | p50 ms | p95 ms | longest ms | bot's moves | "
            "bot s | refused |"
        )
        print("|---|---|---|---|---|---|---|---|---|---|", flush=True)
        gc.disable()
        missed = list[str]()
        for name in options.rows.split(","):
            path = Path(folder, f"{name}.db")
            path.write_bytes(original.read_bytes())
            server = ServerProcess(f"sqlite:///{path}", options=("--proxy", "127.0.0.1", "--undo", "0"))
            server.start()
            try:
                if not show(name, asyncio.run(measure(name, server, tables, options.seconds))):
                    missed.append(name)
            finally:
                server.stop()
            gc.collect()
        print(f"rows that miss a target: {', '.join(missed) or 'none'}")


if __name__ == "__main__":
    main()
