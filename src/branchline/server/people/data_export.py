"""The export of somebody's data, piece by piece: what a person has done and said in a month may be hundreds of
megabytes.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

from branchline.server.people.results import Run, run_later
from branchline.server.store import Person, Store, erasure_statements

TABLES = 10  # whose events or lines are read at a time
ROWS = 500  # results, or seats, that are read at a time


async def exported(store: Store, person: Person, now: float, run: Run) -> AsyncIterator[bytes]:
    """Everything stored about a person, as JSON; `run` encodes it away from the event loop.

    It may be refused until this returns; then the pieces wait for their turn.
    """
    found = {"exported": now, **await store.read_snapshot(erasure_statements.export, person.id)}
    first = await run(lambda: json.dumps(found, ensure_ascii=False, indent=2).removesuffix("\n}").encode())
    tables = await store.read(erasure_statements.active_at, person.id)
    return _pieces(store, person.id, first, tables, run)


async def _pieces(store: Store, person_id: str, first: bytes, tables: list[str], run: Run) -> AsyncIterator[bytes]:
    yield first
    for name in erasure_statements.PAGED:
        yield f',\n  "{name}": ['.encode()
        separator, after = b"\n", None
        while page := await store.read(erasure_statements.export_page, name, person_id, after, ROWS):
            yield separator + await run_later(run, lambda rows=page: _encoded(rows))  # type: ignore[misc]
            separator, after = b",\n", page[-1]
        yield b"\n  ]"
    for name, read in (("chat", erasure_statements.export_lines), ("events", erasure_statements.export_events)):
        yield f',\n  "{name}": ['.encode()
        separator = b"\n"
        for start in range(0, len(tables), TABLES):
            rows = await store.read(read, person_id, tables[start : start + TABLES])
            if rows:
                yield separator + await run_later(run, lambda rows=rows: _encoded(rows))  # type: ignore[misc]
                separator = b",\n"
        yield b"\n  ]"
    yield b"\n}"


def _encoded(rows: list[dict[str, Any]]) -> bytes:
    return ",\n".join(f"    {json.dumps(row, ensure_ascii=False)}" for row in rows).encode()
