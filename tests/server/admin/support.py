"""Tables for who looks after them: one open, one running, one played to its end; and the command, in this process."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from branchline.cli import main
from branchline.server.store import Line, Person, Status, Store, TableExport
from branchline.server.table.service import Service
from branchline.server.table.state import TableState
from branchline.server.wire import Act, SeatBot, Settings, Sit
from branchline.testing import NONCE, any_action, service_on, someone, started


@dataclass(frozen=True)
class Answer:
    code: int
    out: str
    err: str


Admin: TypeAlias = Callable[..., Answer]


@dataclass(frozen=True)
class Place:
    """A database with a table of each status."""

    url: str
    store: Store
    wholes: dict[str, TableExport]

    @property
    def ids(self) -> dict[str, str]:
        return {status: whole.table.id for status, whole in self.wholes.items()}


def admin_of(capsys: pytest.CaptureFixture[str]) -> Admin:
    """`branchline admin …` on a database."""

    def run(url: str, *arguments: str) -> Answer:
        capsys.readouterr()
        command, *more = arguments
        database = ["--database", url] if url else []
        code = main(["admin", command, *database, "--language", "en", *more])
        printed = capsys.readouterr()
        return Answer(code, printed.out, printed.err)

    return run


def refused(answer: Answer, text: str) -> None:
    """Exit code 2, nothing but one line that says why."""
    assert (answer.code, answer.out) == (2, "")
    assert answer.err.startswith("branchline: ")
    assert answer.err.count("\n") == 1
    assert text in answer.err


async def made_tables(store: Store) -> dict[str, TableExport]:
    """A table that is open, one that is running, one that was played to its end, with chat; by status."""
    service = service_on(store)
    waiting = await service.make("p0", "make", Settings("europe", 4, public=True))
    await service.do(someone("p1", "Ben \xa0[31m"), waiting.id, Sit("s", 2, NONCE))
    await service.do(someone("p0"), waiting.id, SeatBot("b", 1, "hard"))
    running = await play(service, await started(service, 3), acts=8)
    over = await play(service, await started(service), acts=1000)
    assert (running.status, over.status) == (Status.RUNNING, Status.OVER)
    for number, said in enumerate(('{"name":"Ana","seat":0,"text":"hi"}', '{"name":"Żaneta","phrase":"thanks"}')):
        line = Line(over.id, 0, "players", "p0", f"say{number}", said.encode(), 7.0)
        await store.add_line(over.id, "p0", line.move_id, lambda table, seat, line=line: line)  # type: ignore[misc]
    wholes = [await store.export_table(table) for table in (waiting.id, running.id, over.id)]
    return {str(whole.table.status): whole for whole in wholes if whole is not None}


async def fill(store: Store, wholes: Iterable[TableExport]) -> None:
    await store.add_person(Person("p0", "Ana", "ro", 1.0, 2.0), bytes(32))
    await store.add_person(Person("p1", "Żaneta", "pl", 1.0, 3.0), bytes([1] * 32))
    for whole in wholes:
        await store.import_table(whole, {})


async def play(service: Service, table_state: TableState, acts: int, seed: int = 1) -> TableState:
    """Random acts, at most so many."""
    luck = random.Random(seed)
    for _ in range(acts):
        if table_state.status is not Status.RUNNING:
            break
        seat, action = any_action(table_state, luck)
        move = f"act{table_state.version}"
        table_state = (
            await service.do(someone(f"p{seat}"), table_state.id, Act(move, seat, table_state.version, (action,)))
        ).table_state
    return table_state
