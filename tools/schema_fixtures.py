"""Freeze the database schema: write a small database of each revision, and the hashes of all migrations.

Tests open and migrate these databases, replay their games, and compare the hashes: a migration that was released is
never changed. Revisions that have a database already are left alone; `--renew REVISION` makes one anew, which is right
only before it is released.

python -m tools.schema_fixtures
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sqlite3
import tempfile
from collections.abc import Iterable
from hashlib import sha256
from pathlib import Path

from sqlalchemy import create_engine

from branchline.server.store import Line, Person, Store, open_store
from branchline.server.store.migrating import upgrade
from branchline.server.store.revisions import MIGRATIONS
from branchline.server.table.service import Service
from branchline.server.table.state import TableState
from branchline.server.wire import Act, Rematch, SeatBot, Settings, Sit, Status, Undo, Vote
from branchline.testing import NONCE, any_action, service_on, someone, started

FOLDER = Path(__file__).parents[1] / "tests" / "server" / "databases"
RELEASED = FOLDER / "released.json"  # by revision: the hash of its migration
NAMELESS = ("0001",)  # revisions from a time when bots had no names


def migrations() -> dict[str, Path]:
    """The migration files, by revision."""
    found = sorted((MIGRATIONS / "versions").glob("[0-9]*_*.py"))
    return {path.name.partition("_")[0]: path for path in found}


def hash_of(migration: Path) -> str:
    return sha256(migration.read_bytes()).hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--renew", action="append", default=[], metavar="REVISION", help="make this one anew")
    renewed = parser.parse_args().renew
    released: dict[str, str] = json.loads(RELEASED.read_text()) if RELEASED.exists() else {}
    wanted = [each for each in migrations() if each in renewed or not (FOLDER / f"{each}.sql").exists()]
    with tempfile.TemporaryDirectory() as folder:
        newest = Path(folder) / "newest.db"
        asyncio.run(_fill(newest))
        for revision in wanted:
            text = _dump(newest, Path(folder) / f"{revision}.db", revision)
            (FOLDER / f"{revision}.sql").write_text(text, encoding="utf-8")
            released[revision] = hash_of(migrations()[revision])
    RELEASED.write_text(json.dumps(dict(sorted(released.items())), indent=2) + "\n")
    print("written:", ", ".join(wanted) or "nothing")


# What a database contains.


async def _fill(database: Path) -> None:
    """Tables of every status, with people, bots, chat, an undone move and a rematch: the same each time."""
    store = await open_store(f"sqlite:///{database}")
    try:
        for number, name in enumerate(("Ana", "Żaneta", "Ion")):
            await store.add_person(Person(f"p{number}", name, "en", 900.0, 1000.0), bytes([number] * 32))
        service = service_on(store)
        waiting = await service.make("p0", "make-waiting", Settings("europe", 4, public=True))
        await service.do(someone("p1", "Żaneta"), waiting.id, Sit("sit-down", 2, NONCE))
        await service.do(someone("p0"), waiting.id, SeatBot("seat-a-bot", 1, "hard"))
        running = await _play(service, await started(service, 3), 20)
        over = await _play(service, await started(service), 1000)
        agreed = await started(service)
        for seat in (0, 1):
            await service.do(someone(f"p{seat}"), agreed.id, Vote(f"vote-{seat}", seat, end=True))
        await service.do(someone("p1"), agreed.id, Rematch("play-again"))
        assert (running.status, over.status) == (Status.RUNNING, Status.OVER)
        await _talk(store, over.id)
    finally:
        await store.close()


async def _play(service: Service, table_state: TableState, acts: int) -> TableState:
    """Random acts, the first of which that can be undone is undone."""
    luck, undone = random.Random(5), False
    for _ in range(acts):
        if table_state.status is not Status.RUNNING:
            break
        seat, action = any_action(table_state, luck)
        act = Act(f"act-{table_state.version}", seat, table_state.version, (action,))
        table_state = (await service.do(someone(f"p{seat}"), table_state.id, act)).table_state
        if table_state.undoable is not None and not undone:
            undone = True
            undo = Undo(f"undo-{table_state.version}", seat, table_state.version)
            table_state = (await service.do(someone(f"p{seat}"), table_state.id, undo)).table_state
    return table_state


async def _talk(store: Store, table: str) -> None:
    for number, said in enumerate(('{"name":"Ana","seat":0,"text":"hi"}', '{"name":"Żaneta","phrase":"thanks"}')):
        line = Line(table, 0, "players", f"p{number}", f"say-{number}", said.encode(), 1000.0)
        await store.add_line(table, line.person, line.move_id, lambda row, seat, line=line: line)  # type: ignore[misc]


# The same in an older schema.


def _dump(newest: Path, database: Path, revision: str) -> str:
    """A database of a revision as SQL, with what its columns can hold of the newest one."""
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        upgrade(connection, revision)
    engine.dispose()
    with contextlib.closing(sqlite3.connect(database, isolation_level=None)) as made:
        made.execute("ATTACH ? AS newest", (str(newest),))
        for table in _names(made, "main"):
            columns = ", ".join(f'"{name}"' for name in _columns(made, table))
            made.execute(f'INSERT INTO main."{table}" ({columns}) SELECT {columns} FROM newest."{table}"')
        made.execute("DETACH newest")
        if revision in NAMELESS:
            made.execute("UPDATE events SET body = CAST(json_remove(body, '$.name') AS BLOB) WHERE kind = 'bot'")
            made.execute("UPDATE tables SET summary = CAST(json_remove(summary, '$.bots') AS BLOB)")
        return "\n".join(made.iterdump()) + "\n"


def _names(connection: sqlite3.Connection, schema: str) -> Iterable[str]:
    found = connection.execute(f"SELECT name FROM {schema}.sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found.fetchall() if name != "alembic_version" and not name.startswith("sqlite_")]


def _columns(connection: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in connection.execute(f'PRAGMA main.table_info("{table}")')]


if __name__ == "__main__":
    main()
