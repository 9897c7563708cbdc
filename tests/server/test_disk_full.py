"""A full disk: commands are refused, nothing is half done, and with room again everything goes on by itself."""

from __future__ import annotations

import json
import os
import resource
import sqlite3
import subprocess
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from branchline.testing import ServerProcess
from branchline.testing.processes import wait_until
from tests.server.test_end_to_end import NONCE, Guest
from tests.volume import some_of

SIZE = 8 << 20  # bytes of the file system
MOST = 400  # commands until there is no room left

Fill = Callable[[ServerProcess], Callable[[], None]]  # leaves no room, and says how to make some


@pytest.fixture(params=some_of(["full", "limited"], ["limited"]))
def small(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Fill]]:
    """A folder that can be filled: a small file system where one can be had; and files that must not grow."""
    if request.param == "limited":
        yield tmp_path, _limit
        return
    folder = tmp_path / "small"
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)], capture_output=True, timeout=30
    )
    if mounted.returncode:
        pytest.skip("no file system can be mounted here")
    try:
        yield folder, lambda server: _fill(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True, timeout=30)


def test_a_full_disk_refuses_and_heals(small: tuple[Path, Fill], tmp_path: Path) -> None:
    folder, fill = small
    database = folder / "branchline.db"
    server = ServerProcess(f"sqlite:///{database}", log=tmp_path / "log", options=("--no-limits", "--log", "json"))
    server.start()
    try:
        ana = Guest(server, "Ana")
        asked = {"move_id": ana.move_id(), "board": "thistledown", "players": 2}
        table = ana.http.post("/api/tables", json=asked).json()["id"]
        for seat in (0, 1):
            assert ana.do(table, "sit", seat=seat, nonce=NONCE).is_success
        assert ana.do(table, "start").is_success
        path = f"/api/tables/{table}"
        acknowledged, refused = [], []
        make_room = fill(server)
        for number in range(MOST):  # what room is left in the files is used first
            command = {"do": "vote", "move_id": f"vote-number-{number}", "seat": 0, "end": number % 2 == 0}
            answer = ana.http.post(f"{path}/commands", json=command)
            if answer.status_code != 200:
                refused.append(command["move_id"])
                break
            acknowledged.append(command["move_id"])
        assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
        assert answer.headers["Retry-After"] == "1"
        shown = ana.http.get(path, params={"seat": 1}).json()["table"]  # what is there can be read
        offer = ", ".join(ticket["ticket"] for ticket in shown["game"]["offer"])
        keep = {
            "do": "act", "move_id": "keep-all-of-them", "seat": 1, "seen": shown["version"],
            "actions": [f"keep {offer}"],
        }  # fmt: skip
        for _ in range(3):
            answer = ana.http.post(f"{path}/commands", json=keep)
            assert (answer.status_code, answer.json()["code"]) == (503, "try-again")
        assert ana.http.get(path).json()["table"]["version"] == shown["version"] == 4 + len(acknowledged)
        ready = [_ready(ana, False)]
        make_room()
        ready.append(_ready(ana, True))
        assert ready == [{"ready": False, "trouble": "store"}, {"ready": True}]
        done = ana.http.post(f"{path}/commands", json=keep)
        assert (done.status_code, done.json()["version"]) == (200, shown["version"] + 1)
        acknowledged.append(keep["move_id"])
        assert ana.http.post(f"{path}/commands", json=keep).json() == done.json()
    finally:
        server.stop()
    _check_log(tmp_path / "log")
    with sqlite3.connect(database) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        rows = connection.execute("SELECT seq, move_id FROM events ORDER BY seq").fetchall()
    connection.close()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))
    there = Counter(move_id for _, move_id in rows)
    assert all(there[move_id] == 1 for move_id in acknowledged)
    assert not any(move_id in there for move_id in refused)


def _ready(guest: Guest, wanted: bool) -> dict[str, Any]:
    """What `/api/ready` says as soon as it is so."""
    said: dict[str, Any] = {}

    def is_so() -> bool:
        said.clear()
        said.update(guest.http.get("/api/ready").json())
        return bool(said["ready"]) == wanted

    wait_until(is_so, f"/api/ready says {said}", pause=0.1)
    return {name: value for name, value in said.items() if name != "warming_up"}


def _check_log(log: Path) -> None:
    """It is said when it begins and when it is over, not for each command."""
    lines: list[dict[str, Any]] = [json.loads(line) for line in log.read_text().splitlines() if line.startswith("{")]
    said = [(line["level"], line["message"]) for line in lines if line["from"] == "branchline.store"]
    assert [level for level, _ in said] == ["error", "warning"]
    assert "nothing can be written" in said[0][1]
    assert "can be written again" in said[1][1]


def _fill(folder: Path) -> Callable[[], None]:
    filler = folder / "filler"
    with filler.open("wb", buffering=0) as file:
        for size in (1 << 16, 1 << 9):
            try:
                for _ in range(SIZE // size):
                    file.write(bytes(size))
            except OSError:
                continue
    return filler.unlink


def _limit(server: ServerProcess) -> Callable[[], None]:
    """Files may not grow beyond a size that some have already: a quota, as it were."""
    (worker,) = server.worker_pids()
    _, most = resource.prlimit(worker, resource.RLIMIT_FSIZE)
    path = Path(server.database.removeprefix("sqlite:///"))
    size = max(os.path.getsize(path), os.path.getsize(f"{path}-wal"))
    resource.prlimit(worker, resource.RLIMIT_FSIZE, (size, most))
    return lambda: resource.prlimit(worker, resource.RLIMIT_FSIZE, (most, most)) and None
