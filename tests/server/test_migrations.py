"""The schema is frozen: databases of every revision can be opened, and a migration that was released never changes."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Boolean, Connection, MetaData, text

from branchline.game.record import Record
from branchline.game.verify import verify
from branchline.server.admin.transfer import check_tables
from branchline.server.features.signatures import Signer
from branchline.server.store import ChatReader, Status, Store, open_store
from branchline.server.store.admin_queries import Filter
from branchline.server.store.migrating import upgrade
from branchline.server.store.revisions import newest_revision
from branchline.server.store.schema import metadata
from branchline.server.table.record import record_text
from branchline.server.table.service import Service
from branchline.server.wire import Act
from branchline.testing import ManualClock, SeededRandom, service_on, someone
from tools.schema_fixtures import FOLDER, RELEASED, hash_of, migrations

FIXTURES = sorted(FOLDER.glob("*.sql"))
RENEW = "python -m tools.schema_fixtures"


def test_a_released_migration_never_changes() -> None:
    released: dict[str, str] = json.loads(RELEASED.read_text())
    now = {revision: hash_of(path) for revision, path in migrations().items()}
    assert now.keys() == released.keys() == {path.stem for path in FIXTURES}, f"a new migration needs {RENEW}"
    changed = [revision for revision, found in now.items() if released[revision] != found]
    assert changed == [], "databases have been made with this migration: write another one instead"


@pytest.mark.parametrize("path", FIXTURES, ids=lambda path: path.stem)
def test_a_database_of_every_revision_is_opened_and_its_games_are_replayed(
    path: Path, empty_url: str, loop: asyncio.Runner
) -> None:
    loop.run(_load(path, empty_url))
    store = loop.run(open_store(empty_url))
    try:
        assert loop.run(store.read(_differences)) == []
        loop.run(store.check())
        ids = loop.run(store.table_ids())
        assert loop.run(check_tables(store, ids, None)) == []
        assert {row.status for row in loop.run(store.all_tables(Filter()))} == set(Status) - {Status.GONE}
        assert {person.name: tables for person, tables in loop.run(store.all_people())} == {
            "Ana": 3, "Żaneta": 4, "Ion": 1,
        }  # fmt: skip
        loop.run(_replay(store))
    finally:
        loop.run(store.close())


async def _replay(store: Store) -> None:
    """Finished games have records that hold, with their logs; and the running one goes on."""
    service = service_on(store)
    signer = Signer(store, ManualClock(), SeededRandom())
    for row in await store.all_tables(Filter()):
        table_state = await service.table_state(row.id)
        if row.status is Status.RUNNING:
            assert table_state.game is not None
            await _go_on(service, row.id)
        if row.status is Status.OVER:
            log = await signer.sign_log(table_state, service.log)
            verdict = verify(Record.parse(record_text(table_state, "en", log)))
            assert (verdict.problems, verdict.deal_holds, verdict.log_holds) == ((), True, True)
    lines = [(await store.chat_lines(row.id, [ChatReader("p0")]))[0] for row in await store.all_tables(Filter())]
    assert [line.person for each in lines for line in each] == ["p0", "p1"]


async def _go_on(service: Service, table: str) -> None:
    table_state = await service.table_state(table)
    assert table_state.game is not None
    seat = table_state.actors[0]
    act = Act("and-it-goes-on", seat, table_state.version, (str(table_state.game.legal(seat)[0]),))
    done = await service.do(someone(f"p{seat}"), table, act)
    assert done.table_state.version == table_state.version + 1


def test_the_newest_fixture_is_of_the_newest_revision() -> None:
    assert FIXTURES[-1].stem == newest_revision()


# Loading.


async def _load(path: Path, url: str) -> None:
    """A fixture as a database: a SQLite file as it is; for PostgreSQL, its rows in a schema of the same revision."""
    if url.startswith("sqlite"):
        with sqlite3.connect(url.removeprefix("sqlite:///")) as connection:
            connection.executescript(path.read_text(encoding="utf-8"))
        connection.close()
        return
    source = sqlite3.connect(":memory:")
    source.executescript(path.read_text(encoding="utf-8"))
    store = await open_store(url, migrate=False)
    try:
        await store.write(_copy, source, path.stem)
    finally:
        await store.close()
        source.close()


def _copy(connection: Connection, source: sqlite3.Connection, revision: str) -> None:
    upgrade(connection, revision)
    found = MetaData()
    found.reflect(connection)
    source.row_factory = sqlite3.Row
    for table in found.sorted_tables:
        if table.name == "alembic_version":
            continue
        rows = [dict(row) for row in source.execute(f'SELECT * FROM "{table.name}"')]
        flags = [column.name for column in table.columns if isinstance(column.type, Boolean)]
        for row in rows:
            row.update({name: bool(row[name]) for name in flags})
        if rows:
            connection.execute(table.insert(), rows)
    assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == revision


def _differences(connection: Connection) -> Sequence[object]:
    found: Sequence[object] = compare_metadata(MigrationContext.configure(connection), metadata)
    return found
