"""How a server bears many tables at once, beside a bare one that only passes messages on.

    python benchmarks/server.py [--tables 1000] [--rate 300] [--seconds 30] [--limit] [--cluster] [--accounts [PAIRS]]

Starts the server, sits five guests at each table with a socket each, and lets them act at a fixed rate whatever the
server does. Told are the times from sending an act until the last of the five has the update, the server's memory, and
the same for a server that copies a message of the same size to five sockets. Clients are in this process, servers in
their own. On a virtual machine the times are also told without those in which the host ran something else. `--limit`
raises the rate until acts wait longer and longer; `--cluster` starts PostgreSQL and Valkey beside it, and two workers.
`--accounts` starts servers in pairs instead, with guests, and with accounts and rated games, and compares the processor
time of an act, which other programs on the machine change less than the times.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import os
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar, cast
from urllib.parse import urlsplit

import msgspec
import uvloop

from branchline.testing import ServerProcess, cpu_seconds, free_port, memory_megabytes, running, wait_until

T = TypeVar("T")

SEATS = 5
CONNECTIONS = 16  # for setting up
PATIENCE = 120.0
WINDOW = 0.5  # seconds in which the host takes away a hundredth of a second at most, or they count as disturbed


class _Legal(msgspec.Struct):
    take: list[str] = []
    decline: bool = False
    draw: bool = False
    keep: int = 0
    pass_: bool = msgspec.field(default=False, name="pass")
    claims: list[dict[str, list[str]]] = []


class _Game(msgspec.Struct):
    legal: _Legal = msgspec.field(default_factory=_Legal)
    offer: list[dict[str, str]] = []


class _Table(msgspec.Struct):
    version: int
    status: str
    seat: int | None = None
    actors: list[int] = []
    game: _Game | None = None


class _Message(msgspec.Struct):
    type: str
    table: _Table | None = None
    code: str | None = None


_decoder = msgspec.json.Decoder(_Message)
_VERSION = re.compile(rb'"version":(\d+)')


class Socket(asyncio.Protocol):
    """As little of a WebSocket as does, so that what is measured is the server."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Cookie: {cookie}",
        ]  # fmt: skip
        self._hello = ("\r\n".join(lines) + "\r\n\r\n").encode()
        self._heard = heard
        self._buffer = bytearray()
        self._open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            end = self._buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in self._buffer[:16]:
                self.opened.set_exception(ConnectionError(bytes(self._buffer[:200])))
                return
            del self._buffer[: end + 4]
            self._open = True
            self.opened.set_result(None)
        self._frames()

    def _frames(self) -> None:
        while len(self._buffer) >= 2:
            size, at = self._buffer[1] & 127, 2
            if size == 126:
                size, at = int.from_bytes(self._buffer[2:4], "big"), 4
            elif size == 127:
                size, at = int.from_bytes(self._buffer[2:10], "big"), 10
            if len(self._buffer) < at + size or (at > 2 and len(self._buffer) < at):
                return
            kind, body = self._buffer[0] & 15, bytes(self._buffer[at : at + size])
            del self._buffer[: at + size]
            if kind == 1:
                self._heard(body)
            elif kind == 9:
                self._frame(10, body)

    def send(self, body: bytes) -> None:
        self._frame(1, body)

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        head = bytes([128 | kind, 128 | size]) if size < 126 else bytes([128 | kind, 254]) + size.to_bytes(2, "big")
        self._transport.write(head + bytes(4) + body)  # a mask of zeros changes nothing


class Http:
    """Requests one after another on some connections."""

    def __init__(self, host: str) -> None:
        self._host = host
        self._free: asyncio.Queue[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = asyncio.LifoQueue()

    async def open(self) -> None:
        for _ in range(CONNECTIONS):
            self._free.put_nowait(await self._connect())

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        name, port = self._host.split(":")
        return await asyncio.open_connection(name, int(port))

    async def post(self, path: str, body: object, cookie: str = "") -> tuple[str, Any]:
        """The cookie that is set, and the answer."""
        data = msgspec.json.encode(body)
        head = f"POST {path} HTTP/1.1\r\nHost: {self._host}\r\nContent-Length: {len(data)}\r\nCookie: {cookie}\r\n\r\n"
        reader, writer = await self._free.get()
        if reader.at_eof():  # the server closes connections that are idle
            reader, writer = await self._connect()
        writer.write(head.encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        found = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        answer = await reader.readexactly(int(found["content-length"]))
        self._free.put_nowait((reader, writer))
        if lines[0].split()[1] not in ("200", "201"):
            raise RuntimeError(f"{path}: {lines[0]} {answer.decode()}")
        return found.get("set-cookie", "").split(";")[0], msgspec.json.decode(answer)


@dataclass
class Table:
    """Five sockets, and the act that is under way."""

    id: str
    sockets: list[Socket] = field(default_factory=list)
    updates: list[bytes] = field(default_factory=lambda: [b""] * SEATS)  # the last of each seat, read when it is needed
    waiting: set[int] = field(default_factory=set)  # seats that have not heard of the act yet
    version: int = 0
    sent: float = 0.0


class Load:
    def __init__(self, url: str, seed: int = 1, *, accounts: bool = False) -> None:
        self.url = url
        self.accounts = accounts  # whether everybody has one, and games are rated
        self.host = urlsplit(url).netloc
        self.luck = random.Random(seed)
        self.tables: list[Table] = []
        self.idle: list[Table] = []
        self.times: list[tuple[float, float]] = []  # when an act was sent, and how long it took
        self.quiet: list[tuple[float, float]] = []  # from when until when the host left the processors alone
        self.refused: Counter[str] = Counter()
        self.missed = 0  # acts for which no table was free: the server was behind

    async def seat(self, count: int, board: str) -> None:
        """Tables with five guests each; a guest sits at five tables."""
        http = Http(self.host)
        await http.open()
        hashing = 2 if self.accounts else 64  # passwords at once: the server refuses to keep many waiting
        cookies = await _gather([self._guest(http, number) for number in range(count)], hashing)
        made = await _gather([self._table(http, number, cookies, board) for number in range(count)])
        for number, table in enumerate(made):
            self.tables.append(table)
            for seat in range(SEATS):
                cookie = cookies[(number + seat) % count]
                path = f"/api/tables/{table.id}/live"
                table.sockets.append(Socket(self.host, path, cookie, self._listener(table, seat)))
        await _gather([self._open(socket) for table in self.tables for socket in table.sockets])
        until = time.monotonic() + PATIENCE
        while not all(each for table in self.tables for each in table.updates):
            if time.monotonic() > until:
                raise TimeoutError("some seats have no view")
            await asyncio.sleep(0.1)
        self.idle = list(self.tables)

    async def act(self, rate: float, seconds: float) -> None:
        """Acts at a rate, whatever comes back."""
        self.times.clear()
        self.quiet.clear()
        self.missed = 0
        self.refused.clear()
        start = time.perf_counter()
        watching = asyncio.ensure_future(self._watch_host())
        number = 0
        while (now := time.perf_counter()) < start + seconds:
            while number < (now - start) * rate:
                number += 1
                self._act_somewhere()
            await asyncio.sleep(0.001)
        until = time.monotonic() + 10
        while any(table.waiting for table in self.tables) and time.monotonic() < until:
            await asyncio.sleep(0.05)
        watching.cancel()

    async def _watch_host(self) -> None:
        """Times in which nothing was taken away, nor just before: what had to wait then has been done."""
        calm = False
        while True:
            start, before = time.perf_counter(), stolen()
            await asyncio.sleep(WINDOW)
            calm_now = stolen() <= before + 1
            if calm and calm_now:
                self.quiet.append((start, time.perf_counter()))
            calm = calm_now

    def _act_somewhere(self) -> None:
        for _ in range(20):
            if not self.idle:
                break
            place = self.luck.randrange(len(self.idle))
            table = self.idle[place]
            self.idle[place] = self.idle[-1]
            self.idle.pop()
            if self._act(table):
                return
        self.missed += 1

    def _act(self, table: Table) -> bool:
        seen = _decoder.decode(table.updates[0]).table
        view = _decoder.decode(table.updates[seen.actors[0]]).table if seen is not None and seen.actors else None
        if view is None or view.status != "running" or view.seat is None or view.game is None:
            return False  # the game is over
        command = {
            "do": "act", "move_id": f"load-{table.id}-{view.version}", "seat": view.seat, "seen": view.version,
            "actions": [_action(view.game, self.luck)],
        }  # fmt: skip
        table.version, table.waiting, table.sent = view.version + 1, set(range(SEATS)), time.perf_counter()
        table.sockets[view.seat].send(msgspec.json.encode(command))
        return True

    def _listener(self, table: Table, seat: int) -> Callable[[bytes], None]:
        def heard(body: bytes) -> None:
            if body.startswith(b'{"type":"refused"'):
                self.refused[_decoder.decode(body).code or "?"] += 1
                return
            if not body.startswith(b'{"type":"update"'):
                return
            table.updates[seat] = body
            version = _VERSION.search(body)
            if seat in table.waiting and version is not None and int(version[1]) >= table.version:
                table.waiting.discard(seat)
                if not table.waiting:
                    self.times.append((table.sent, time.perf_counter() - table.sent))
                    self.idle.append(table)

        return heard

    async def _guest(self, http: Http, number: int) -> str:
        if self.accounts:
            account = {"name": f"Guest {number}", "password": "seven slow trains to Narvik"}
            return (await http.post("/api/accounts", account))[0]
        return (await http.post("/api/guests", {"name": f"Guest {number}"}))[0]

    async def _table(self, http: Http, number: int, cookies: list[str], board: str) -> Table:
        asked = {"move_id": f"table-{number:06d}", "board": board, "players": SEATS, "public": True}
        asked["rated"] = self.accounts
        _, made = await http.post("/api/tables", asked, cookies[number])
        path = f"/api/tables/{made['id']}/commands"
        for seat in range(SEATS):
            command = {"do": "sit", "move_id": f"sit-{seat:05d}", "seat": seat, "nonce": "00" * 16}
            await http.post(path, command, cookies[(number + seat) % len(cookies)])
        await http.post(path, {"do": "start", "move_id": "start-it"}, cookies[number])
        return Table(made["id"])

    async def _open(self, socket: Socket) -> None:
        host, port = self.host.split(":")
        await asyncio.get_running_loop().create_connection(lambda: socket, host, int(port))
        await socket.opened


def _action(game: _Game, luck: random.Random) -> str:
    legal = game.legal
    if legal.keep:
        return "keep " + ", ".join(ticket["ticket"] for ticket in game.offer)
    if legal.claims and luck.random() < 0.3:
        claims = luck.choice(legal.claims)
        return f"claim {claims['routes'][0]} {claims['payments'][0]}"
    if legal.draw or legal.decline:
        return "draw" if legal.draw else "decline"
    if legal.take:
        return f"take {legal.take[0]}"
    if legal.claims:
        return f"claim {legal.claims[0]['routes'][0]} {legal.claims[0]['payments'][0]}"
    return "pass"


async def _gather(work: list[Coroutine[Any, Any, T]], at_once: int = 64) -> list[T]:
    gate = asyncio.Semaphore(at_once)

    async def one(job: Coroutine[Any, Any, T]) -> T:
        async with gate:
            return await job

    return list(await asyncio.gather(*(one(job) for job in work)))


# A bare server to compare with.

ECHO = """
import asyncio, sys
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

rooms = {}

async def room(websocket):
    members = rooms.setdefault(websocket.path_params["room"], [])
    await websocket.accept()
    members.append(websocket)
    answer = '{"type":"update"' + " " * 6200 + "}"
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        for each in members:
            await each.send_text(answer)

app = Starlette(routes=[WebSocketRoute("/rooms/{room}", room)])
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), http="httptools", ws="websockets-sansio", loop="uvloop",
            ws_per_message_deflate=False, access_log=False, log_level="warning", backlog=4096)
"""


class Echo(Load):
    """The same sockets and the same rate, and a server that does nothing else."""

    async def seat(self, count: int, board: str) -> None:
        for number in range(count):
            table = Table(str(number))
            self.tables.append(table)
            for seat in range(SEATS):
                table.sockets.append(Socket(self.host, f"/rooms/{number}", "", self._listener(table, seat)))
        await _gather([self._open(socket) for table in self.tables for socket in table.sockets])
        self.idle = list(self.tables)

    def _act(self, table: Table) -> bool:
        table.waiting, table.sent = set(range(SEATS)), time.perf_counter()
        table.sockets[self.luck.randrange(SEATS)].send(b" " * 120)
        return True

    def _listener(self, table: Table, seat: int) -> Callable[[bytes], None]:
        def heard(body: bytes) -> None:
            table.waiting.discard(seat)
            if not table.waiting:
                self.times.append((table.sent, time.perf_counter() - table.sent))
                self.idle.append(table)

        return heard


# Running it.


def stolen() -> int:
    """How many hundredths of a second the host has given this machine's processors to others."""
    return int(Path("/proc/stat").read_text().split(maxsplit=9)[8])


def show(name: str, load: Load, rate: float, seconds: float, used: float) -> None:
    if not load.times:
        print(f"{name}: nothing came back")
        return
    times = [took for _, took in load.times]
    print(
        f"{name}: {len(times) / seconds:,.0f} acts/s of {rate:,.0f} asked for; until the last seat has it: "
        f"{spread(times)}; {1000 * used / len(times):.2f} ms of processor an act; refused {dict(load.refused)}, "
        f"missed {load.missed}",
        flush=True,
    )
    calm = [took for sent, took in load.times if any(start <= sent < end for start, end in load.quiet)]
    if calm:
        share = sum(end - start for start, end in load.quiet) / seconds
        print(
            f"{name}: in the {share:.0%} of the time when the host took no processor away: {spread(calm)}", flush=True
        )


def spread(times: list[float]) -> str:
    ordered = sorted(times)
    p50, p99 = (1000 * ordered[min(int(share * len(ordered)), len(ordered) - 1)] for share in (0.5, 0.99))
    return f"median {p50:.1f} ms, p99 {p99:.1f} ms, longest {1000 * ordered[-1]:.0f} ms"


async def measure(options: argparse.Namespace, pids: Callable[[], list[int]], load: Load, name: str) -> float:
    """Prints what was found; returns the milliseconds of processor time that an act costs at the rate asked for."""
    began = time.perf_counter()
    await load.seat(options.tables, options.board)
    sockets = SEATS * options.tables
    print(f"{name}: {options.tables:,} tables, {sockets:,} sockets, ready after {time.perf_counter() - began:.0f} s")
    gc.collect()
    gc.disable()  # what is measured is the server
    await load.act(options.rate, min(5.0, options.seconds))  # to warm up
    rates = [options.rate]
    if options.limit:
        rates += [options.rate * factor for factor in (1.5, 2, 3, 4, 6, 8)]
    costs = []
    for rate in rates:
        before = cpu_seconds(pids())
        await load.act(rate, options.seconds)
        used = cpu_seconds(pids()) - before
        costs.append(1000 * used / max(len(load.times), 1))
        show(name, load, rate, options.seconds, used)
        if load.missed > 0.02 * rate * options.seconds or len(load.times) < 0.9 * rate * options.seconds:
            break
    print(f"{name}: {memory_megabytes(pids()):.0f} MB of memory", flush=True)
    return costs[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=300)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--board", default="europe")
    parser.add_argument("--database")
    parser.add_argument("--bus")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--cluster", action="store_true", help="PostgreSQL and Valkey of our own, and two workers")
    parser.add_argument("--url", help="a server that runs already, instead of one of our own")
    parser.add_argument("--pid", type=int, help="its process, for memory and processor time")
    parser.add_argument("--limit", action="store_true", help="raise the rate until the server can't follow")
    parser.add_argument(
        "--accounts", type=int, nargs="?", const=1, default=0, metavar="PAIRS",
        help="compare servers with guests to servers with accounts and rated games, so many times",
    )  # fmt: skip
    options = parser.parse_args()
    if options.url:
        pids = [options.pid] if options.pid else []
        uvloop.run(measure(options, lambda: pids, Load(options.url, accounts=options.accounts > 0), "Branchline"))
        return
    if options.accounts:
        compare_accounts(options)
        return
    measure_bare(options)
    measure_ours(options, "Branchline", accounts=False)


def compare_accounts(options: argparse.Namespace) -> None:
    """Prints by how much accounts and ratings raise the processor time of an act. The order of a pair alternates, so
    that what else the machine does is on neither side.
    """
    ratios = []
    for number in range(options.accounts):
        costs = {}
        for accounts in (False, True) if number % 2 == 0 else (True, False):
            costs[accounts] = measure_ours(options, "accounts" if accounts else "guests", accounts=accounts)
        ratios.append(costs[True] / costs[False] - 1)
        print(f"pair {number + 1}: accounts and ratings {ratios[-1]:+.1%} of processor time an act", flush=True)
    print(f"median of {len(ratios)} pairs: {statistics.median(ratios):+.1%}")


def measure_ours(options: argparse.Namespace, name: str, *, accounts: bool) -> float:
    with tempfile.TemporaryDirectory(prefix="branchline-load-") as folder, our_server(options, Path(folder)) as server:
        return uvloop.run(measure(options, server.worker_pids, Load(server.url, accounts=accounts), name))


@contextmanager
def our_server(options: argparse.Namespace, folder: Path) -> Iterator[ServerProcess]:
    if options.database:
        server = ServerProcess(options.database, options.bus, options.workers)
        try:
            server.start()
            yield server
        finally:
            server.stop()
    else:
        with running("cluster" if options.cluster else "embedded", folder) as deployment:
            yield deployment.server


def measure_bare(options: argparse.Namespace) -> None:
    """The same load on a server that only passes messages on."""
    port = free_port()
    echo = subprocess.Popen([sys.executable, "-c", ECHO, str(port)])
    try:
        wait_until(lambda: _listens(port), "the bare server does not answer")
        uvloop.run(measure(options, lambda: [echo.pid], Echo(f"http://127.0.0.1:{port}"), "bare server"))
    finally:
        echo.send_signal(signal.SIGTERM)
        echo.wait(10)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


if __name__ == "__main__":
    main()
