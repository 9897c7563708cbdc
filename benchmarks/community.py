"""How long player pages, histories and leaderboards take to open on a server with many results.

    python benchmarks/community.py [--database sqlite|postgres] [--games 10000] [--players 100000] [--times 40]

Fills a database with one player of many games against people and bots, and a leaderboard of many players. Then starts a
real server, and asks its HTTP API as the page does: one request after the other, over one connection, signed in as that
player. A page is open when all its requests are answered. It prints how long the first time takes, when the server has
just been started, the median and the 95th percentile of the other times, and the processor time that the server's
worker needs for one of them, which other programs on the machine hardly change.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import random
import statistics
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from hashlib import sha256
from itertools import islice
from pathlib import Path
from urllib.parse import urlencode

from sqlalchemy import Connection, Table, insert, text

from branchline.server.people import ratings
from branchline.server.store import Store, open_store, schema
from branchline.server.store.meeting_statements import recount_meetings
from branchline.server.store.postgres import PostgresStore
from branchline.server.store.rows import Skill
from branchline.server.wire import cookie_name
from branchline.testing import Postgres, ServerProcess, cpu_seconds

Row = dict[str, object]

BOARD, PLAYERS = "europe", 3
BOARDS = ("europe", "usa", "poland", "nordic")
RIVALS = 2000  # people whom the player has met
TOKEN = "a" * 32
COOKIE = f"{cookie_name(secure=False)}={TOKEN}"
TARGET = 200.0  # milliseconds
FIRST = 1_700_000_000.0  # when the first game ended
CHUNK = 5000  # rows per statement


def _people(number: int) -> Iterator[tuple[Row, Row]]:
    """Rows of people, and of their accounts. The first is the player."""
    for each in range(number):
        person, name = f"person{each:07d}", f"Player {each}"
        yield (
            {
                "id": person, "name": name, "language": "en", "created": FIRST, "seen": FIRST, "banned": False,
                "account": f"acc{each:07d}",
            },
            {"person": person, "key": f"player{each}", "created": FIRST},
        )  # fmt: skip


def _ratings(number: int, luck: random.Random) -> Iterator[Row]:
    """Everybody is on one leaderboard."""
    for each in range(number):
        skill = Skill(luck.gauss(25.0, 6.0), 2.0)
        games = luck.randint(10, 500)
        yield {
            "subject": f"p:person{each:07d}", "board": BOARD, "players": PLAYERS, "mu": skill.mu, "sigma": skill.sigma,
            "games": games, "wins": games // 3, "shown": ratings.shown(skill, PLAYERS), "listed": True,
            "changed": FIRST,
        }  # fmt: skip


def _games(number: int, people: int, luck: random.Random) -> Iterator[tuple[Row, list[Row]]]:
    """The player's games, each with a row for every seat: half of them on one board with three players."""
    record = luck.randbytes(2500)  # as long as a compressed record
    for seq in range(1, number + 1):
        board, players = (BOARD, PLAYERS) if seq % 2 else (luck.choice(BOARDS), luck.randint(2, 5))
        game = {
            "id": f"game{seq:08d}", "seq": seq, "board": board, "digest": "0" * 64, "players": players, "pace": "none",
            "rated": True, "ending": "played", "finished": FIRST + 600.0 * seq, "record": record,
        }  # fmt: skip
        places = luck.sample(range(1, players + 1), players)
        seats = []
        for seat, place in enumerate(places):
            person = 0 if seat == 0 else luck.randint(1, min(RIVALS, people - 1))
            bot = luck.choice(("easy", "medium", "hard")) if seat and luck.random() < 0.4 else None
            mu = luck.gauss(25.0, 2.0)
            seats.append(
                {
                    "game": game["id"], "seat": seat, "person": None if bot else f"person{person:07d}",
                    "name": "Robo" if bot else f"Player {person}", "bot": bot, "board": board, "players": players,
                    "seq": seq, "finished": game["finished"], "rated": True, "place": place,
                    "points": luck.randint(40, 160), "tickets": luck.randint(1, 7),
                    "tickets_failed": luck.randint(0, 2),
                    "longest": luck.randint(8, 45), "left": None, "mu": mu, "sigma": 2.0, "mu_after": mu + 0.1,
                    "sigma_after": 2.0, "accuracy": luck.uniform(60.0, 98.0) if seq % 5 == 0 else None,
                }
            )  # fmt: skip
        yield game, seats


async def _insert(store: Store, table: Table, rows: Iterable[Row]) -> None:
    """Insert rows in short transactions: the store gives up on one that takes longer than a server's ever should."""
    left = iter(rows)
    while chunk := list(islice(left, CHUNK)):
        await store.write(_insert_chunk, table, chunk)


def _insert_chunk(connection: Connection, table: Table, rows: list[Row]) -> None:
    connection.execute(insert(table), rows)


async def _fill(store: Store, games: int, people: int) -> None:
    luck = random.Random(1)
    await _insert(store, schema.people, (person for person, _ in _people(people)))
    await _insert(store, schema.accounts, (account for _, account in _people(people)))
    device = {"token_hash": sha256(TOKEN.encode()).digest(), "person": "person0000000", "created": FIRST}
    await _insert(store, schema.devices, [device])
    await _insert(store, schema.ratings, _ratings(people, luck))
    played = list(_games(games, people, luck))
    await _insert(store, schema.games, (game for game, _ in played))
    await _insert(store, schema.results, (seat for _, seats in played for seat in seats))
    await _insert(store, schema.counters, [{"name": "games", "value": games}])
    await store.write(recount_meetings)
    if isinstance(store, PostgresStore):  # autovacuum does this by itself, a minute later
        await store.write(lambda connection: connection.execute(text("ANALYZE")))


async def _prepare(database: str, games: int, people: int) -> None:
    store = await open_store(database)
    try:
        await _fill(store, games, people)
    finally:
        await store.close()


# Measuring.


def _screens(games: int) -> dict[str, list[str]]:
    """What the page asks for when each of its screens opens."""
    player = "/api/players/acc0000000"
    pool = urlencode({"board": BOARD, "players": PLAYERS})
    return {
        "profile": [player, f"{player}/rivals", f"{player}/rating?{pool}"],
        "history": [f"{player}/games"],
        "history, page 100": [f"{player}/games?before={games // 2}"],
        "history, by opponent": [f"{player}/games?{urlencode({'opponent': 'player 17'})}"],
        "history, opponent nobody met": [f"{player}/games?{urlencode({'opponent': 'nobody at all'})}"],
        "history, lost on one board": [f"{player}/games?{urlencode({'board': 'nordic', 'result': 'lost'})}"],
        "leaderboard": [f"/api/leaderboard?{pool}"],
        "leaderboard, from the middle": [f"/api/leaderboard?{pool}&after=acc0000001"],
    }


def _ask(connection: http.client.HTTPConnection, path: str) -> float:
    """Milliseconds until the whole answer is here."""
    began = time.perf_counter()
    connection.request("GET", path, headers={"Cookie": COOKIE})
    answer = connection.getresponse()
    body = answer.read()
    if answer.status != 200:
        raise RuntimeError(f"{path}: {answer.status} {body[:200]!r}")
    return 1000.0 * (time.perf_counter() - began)


def _measure(server: ServerProcess, games: int, times: int) -> bool:
    """Print a table; returns whether every screen opens in time."""
    in_time = True
    print(f"{'':32}   first   median      p95      CPU   (milliseconds)")
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    for screen, paths in _screens(games).items():
        before = cpu_seconds(server.worker_pids())
        rounds = [[_ask(connection, path) for path in paths] for _ in range(1 + times)]
        cpu = 1000.0 * (cpu_seconds(server.worker_pids()) - before) / len(rounds)
        lines = [(screen, [sum(found) for found in rounds])]
        if len(paths) > 1:
            named = (path.partition("?")[0].rpartition("/")[2] for path in paths)
            lines += [(f"  {name}", list(found)) for name, found in zip(named, zip(*rounds, strict=True), strict=True)]
        for name, (first, *found) in lines:
            late = statistics.quantiles(found, n=20)[-1]
            in_time = in_time and late <= TARGET
            used = f"{cpu:7.1f}" if name == screen else ""
            print(f"{name:32} {first:7.1f}  {statistics.median(found):7.1f}  {late:7.1f}  {used}", flush=True)
    return in_time


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--games", type=int, default=10_000, help="of the player")
    parser.add_argument("--players", type=int, default=100_000, help="on the leaderboard")
    parser.add_argument("--times", type=int, default=40, help="how often each screen is opened")
    options = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        if options.database == "sqlite":
            database = f"sqlite:///{folder / 'branchline.db'}"
        else:
            postgres = Postgres()
            stack.callback(postgres.stop)
            database = postgres.new_database("community")
        asyncio.run(_prepare(database, options.games, options.players))
        server = ServerProcess(database)
        stack.callback(server.stop)
        server.start()
        in_time = _measure(server, options.games, options.times)
    print(f"load after: {os.getloadavg()[0]:.1f}; every screen within {TARGET:.0f} ms: {'yes' if in_time else 'no'}")


if __name__ == "__main__":
    main()
