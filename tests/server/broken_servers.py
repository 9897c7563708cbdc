"""Servers with a planted bug, to see that the history checker finds it.

python -m tests.server.broken_servers early serve …       answers before it commits
python -m tests.server.broken_servers careless serve …    does not sync the disk
python -m tests.server.broken_servers forgetful serve …   does not recognize a repeated command
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from sqlalchemy.event import listen

from branchline.boards import Board
from branchline.server.process import supervisor, worker
from branchline.server.store import Change, Event, Store, Table
from branchline.server.store.sqlite import SqliteStore
from branchline.server.table import log

VARIABLE = "BRANCHLINE_TEST_BROKEN"
LATE = 30.0  # seconds from the answer to the commit: longer than a test takes


def answer_early() -> None:
    """An append is only promised, and carried out much later."""
    append, later = Store.append, set[asyncio.Task[None]]()

    async def execute(store: Store, change: Change) -> None:
        await asyncio.sleep(LATE)
        await append(store, change)

    async def promise(store: Store, change: Change) -> bool:
        later.add(asyncio.get_running_loop().create_task(execute(store, change)))
        return True

    Store.append = promise  # type: ignore[assignment, method-assign]


def trust_the_disk() -> None:
    """A commit is handed to the operating system, and that is all."""
    post_init = SqliteStore.__post_init__

    def without_flush(store: SqliteStore) -> None:
        post_init(store)
        listen(store._writing, "connect", lambda line, _: line.execute("PRAGMA synchronous=OFF"))

    SqliteStore.__post_init__ = without_flush  # type: ignore[assignment, method-assign]


def forget_moves() -> None:
    """Each command is a new one. The schema must allow it: see `drop_index`."""

    class Nothing(dict[str, tuple[int, str | None]]):
        def get(self, key: str, default: object = None) -> None:  # type: ignore[override]
            return None

    first_cached = log.first_cached

    def forgetful(row: Table, event: Event, board: Board) -> log.CachedTable:
        known = first_cached(row, event, board)
        known.moves = Nothing(known.moves)
        return known

    log.first_cached = forgetful


def drop_index(path: Path) -> None:
    """Let a `move_id` be in a log twice. SQLite can't take away a constraint, so the empty table is made anew."""
    with sqlite3.connect(path) as connection:
        (made,) = connection.execute("SELECT sql FROM sqlite_master WHERE name = 'events'").fetchone()
        kept = [line for line in made.splitlines() if "UNIQUE" not in line]
        connection.execute("DROP TABLE events")
        connection.execute("\n".join(kept))


BROKEN: Mapping[str, Callable[[], None]] = {
    "early": answer_early,
    "careless": trust_the_disk,
    "forgetful": forget_moves,
}


def main() -> None:
    """Run the supervisor, which then starts this module again as its worker."""
    if sys.argv[1] in BROKEN:
        from branchline.cli import main as cli

        os.environ[VARIABLE] = sys.argv.pop(1)
        supervisor.WORKER = "tests.server.broken_servers"
        sys.exit(cli())
    BROKEN[os.environ[VARIABLE]]()
    worker.main()


if __name__ == "__main__":
    main()
