"""Graceful restart: players and spectators notice nothing when workers are replaced."""

from __future__ import annotations

import itertools
import os
import random
import signal
import threading
from pathlib import Path

import pytest

from branchline.client import Table, connect
from branchline.testing import WAIT, ServerProcess
from tests.volume import some_of

TURNS = 6


@pytest.mark.parametrize("how", some_of(["restarted", "killed"], ["killed"]))
def test_a_game_goes_on_when_workers_are_replaced(server: ServerProcess, how: str) -> None:
    with connect(server.url, name="Ana") as ana, connect(server.url, name="Eva") as eva:
        table = ana.new_table("thistledown", 2)
        for seat in (0, 1):
            table.sit(seat)
        table.start()
        seen: list[int] = []
        watching = threading.Thread(target=_watch, args=(eva.table(table.id), seen), daemon=True)
        watching.start()
        luck = random.Random(1)
        _play(table, luck)
        before, workers = table.view.version, server.worker_pids()
        if how == "restarted":
            server.restart()
        else:
            server.kill_worker()
        _play(table, luck)  # while it happens
        assert table.view.version > before
        server.await_replaced(workers if how == "restarted" else workers[:1])
        _play(table, luck)
        for seat in (0, 1):
            table.vote(seat)
        watching.join(WAIT)
        assert not watching.is_alive()
        last = table.refresh()
    assert last.ending == "agreed"
    assert seen == list(range(seen[0], last.version + 1))


def test_a_worker_that_hangs_is_replaced(tmp_path: Path) -> None:
    """It is frozen, so nothing but its parent notices. The others' answers are not lost: another worker gives them."""
    log = tmp_path / "log"
    options = ("--no-limits", "--watchdog", "1")
    server = ServerProcess(f"sqlite:///{tmp_path / 'branchline.db'}", options=options, log=log)
    try:
        server.start()
        (worker,) = server.worker_pids()
        with connect(server.url, name="Ana") as ana:
            table = ana.new_table("thistledown", 2)
            os.kill(worker, signal.SIGSTOP)
            assert table.sit(0) == 0  # answered by its successor
        server.await_replaced([worker])
    finally:
        server.stop()
    assert log.read_text().count(f"worker {worker} has hung for") == 1
    assert log.read_text().count("has hung for") == 1


def _play(table: Table, luck: random.Random) -> None:
    for turn in itertools.islice(table.turns(), TURNS):
        turn.play(luck.choice(turn.view.actions))


def _watch(table: Table, seen: list[int]) -> None:
    for update in table.updates():
        seen += [each.seq for each in update.happened]
