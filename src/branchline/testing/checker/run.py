"""One checker run: clients play, faults are injected, games end, and the histories are checked against the database."""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from branchline.server.store import open_store
from branchline.testing.checker.chat import check_chat
from branchline.testing.checker.clients import Surroundings, give_account
from branchline.testing.checker.endings import check_endings
from branchline.testing.checker.faults import Faults
from branchline.testing.checker.history import Acknowledged, Book, Entry, Refused, Saw, Unknown, read_histories
from branchline.testing.checker.logs import Fold, Logged, fold_all, read_logs
from branchline.testing.checker.players_at_tables import Workload
from branchline.testing.checker.promises import check_promises
from branchline.testing.checker.report import Report, Violation
from branchline.testing.checker.results import StoredResults, check_results, read_results
from branchline.testing.checker.sights import check_sights
from branchline.testing.checker.table_rules import check_table_rules

END = 180.0  # seconds after the faults in which the games must end; then the run stops anyway


async def run(
    port: int, database: str, folder: Path, faults: Faults, *, at_once: int = 4, play_on: float = 12.0
) -> Report:
    """Runs the checker against a server on this machine. Histories are written to the folder and stay there."""
    books = contextlib.ExitStack()
    store = await open_store(database, migrate=False)
    crowd = Workload(
        Surroundings(port),
        lambda name: books.enter_context(Book(folder / f"{name}.jsonl")),
        faults.seed,
        at_once,
        play_on,
        register=partial(give_account, store),
    )
    playing = asyncio.create_task(crowd.run())
    try:
        await faults.run()
        crowd.enough.set()
        async with asyncio.timeout(END):
            await playing
    except TimeoutError:
        pass  # the checks will report games that are not over
    finally:
        playing.cancel()
        await asyncio.wait([playing])
        books.close()
        await store.close()
    if not playing.cancelled():
        playing.result()
    return await report(database, folder, faults)


async def report(database: str, folder: Path, faults: Faults) -> Report:
    histories, logs, results = read_histories(folder), await read_logs(database), await read_results(database)
    kinds = Counter(type(entry) for entries in histories.values() for entry in entries)
    return Report(
        struck=faults.struck,
        killed=faults.killed,
        tables=len(logs),
        events=sum(len(logged.events) for logged in logs.values()),
        acknowledged=_commands(histories, Acknowledged),
        refused=_commands(histories, Refused),
        unanswered=kinds[Unknown],
        broken=sum(_is_broken(entry) for entries in histories.values() for entry in entries),
        sights=kinds[Saw],
        finished=len(results.games),
        rated=sum(bool(game["rated"]) for game in results.games),
        violations=judge(histories, logs, results),
    )


def judge(
    histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged], results: StoredResults | None = None
) -> list[Violation]:
    """All violations; empty if the server kept every guarantee."""
    folds, violations = fold_all(logs)
    if results is not None:
        violations += check_results(results, folds)
    return violations + judge_folded(histories, logs, folds)


def judge_folded(
    histories: Mapping[str, Sequence[Entry]], logs: Mapping[str, Logged], folds: Mapping[str, Fold]
) -> list[Violation]:
    """All violations besides those that folding the logs has found."""
    violations: list[Violation] = []
    violations += check_promises(histories, logs)
    violations += check_sights(histories, folds)
    violations += check_endings(histories, folds)
    violations += check_chat(histories, logs)
    violations += check_table_rules(logs, folds)
    return violations


def _commands(histories: Mapping[str, Sequence[Entry]], kind: type[Acknowledged | Refused]) -> int:
    return len({(e.table, e.move_id) for entries in histories.values() for e in entries if isinstance(e, kind)})


def _is_broken(entry: Entry) -> bool:
    return isinstance(entry, Unknown) and entry.why.startswith("status")
