"""File permissions: only their owner may read databases, backups, exports and saves, whatever the umask."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from branchline.cli import main
from branchline.server.base.config import default_database, default_folder
from branchline.server.store import open_store
from branchline.terminal.saves import new_save
from branchline.testing import service_on, started


@pytest.fixture(params=[0o022, 0o000], ids=oct)
def umask(request: pytest.FixtureRequest) -> Iterator[int]:
    before = os.umask(request.param)
    try:
        yield request.param
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


async def modes(url: str) -> dict[str, int]:
    """Of all files in a database's folder, while it is open and has been written to."""
    store = await open_store(url)
    try:
        await started(service_on(store))
        folder = Path(url.removeprefix("sqlite:///")).parent
        return {path.name: mode(path) for path in folder.iterdir() if path.is_file()}
    finally:
        await store.close()


PRIVATE = {"branchline.db": 0o600, "branchline.db-wal": 0o600, "branchline.db-shm": 0o600}


@pytest.mark.usefixtures("umask")
def test_a_new_database(tmp_path: Path, loop: asyncio.Runner) -> None:
    folder = tmp_path / "above" / "data"
    assert loop.run(modes(f"sqlite:///{folder / 'branchline.db'}")) == PRIVATE
    assert mode(folder) == 0o700
    assert mode(folder / "branchline.db") == 0o600


@pytest.mark.usefixtures("umask")
def test_a_database_that_others_could_read(tmp_path: Path, loop: asyncio.Runner) -> None:
    """What a killed server left beside it too. The folder was somebody's choice, and stays as it is."""
    tmp_path.chmod(0o755)
    file = tmp_path / "branchline.db"
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE notes (text TEXT)")
    connection.commit()
    for name in PRIVATE:
        (tmp_path / name).chmod(0o666)
    assert loop.run(modes(f"sqlite:///{file}")) == PRIVATE
    assert mode(tmp_path) == 0o755
    connection.close()


@pytest.mark.usefixtures("umask")
def test_branchlines_own_folder(tmp_path: Path, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("BRANCHLINE_DATABASE", raising=False)
    assert default_folder().parent == tmp_path
    for existing in (None, 0o755, 0o777):
        if existing is not None:
            default_folder().chmod(existing)
        assert loop.run(modes(default_database())) == PRIVATE
        assert mode(default_folder()) == 0o700


@pytest.mark.usefixtures("umask")
def test_backups_exports_and_saves(tmp_path: Path, loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    url, backup, export = f"sqlite:///{tmp_path / 'branchline.db'}", tmp_path / "copy.db", tmp_path / "tables.jsonl"
    loop.run(modes(url))
    assert main(["admin", "backup", "--database", url, str(backup)]) == 0
    assert main(["admin", "export", "--database", url, "--all", "-o", str(export)]) == 0
    imported = tmp_path / "imported" / "branchline.db"
    assert main(["admin", "import", "--database", f"sqlite:///{imported}", str(export)]) == 0
    save = new_save("europe")
    assert {mode(path) for path in (backup, export, imported, save)} == {0o600}
    assert (mode(imported.parent), mode(save.parent)) == (0o700, 0o700)
