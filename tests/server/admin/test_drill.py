"""The restore drill: a backup is restored in a temporary folder, checked and replayed, and nothing is left behind."""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
from pathlib import Path

import pytest

from branchline.server.store import TableExport, open_store
from branchline.server.store.revisions import newest_revision
from tests.server.admin.support import Admin, fill, refused
from tools.schema_fixtures import FOLDER


@pytest.fixture
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder for temporary files."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


@pytest.fixture
def backup(tmp_path: Path, wholes: dict[str, TableExport], admin: Admin, loop: asyncio.Runner) -> Path:
    url = f"sqlite:///{tmp_path / 'branchline.db'}"

    async def prepare() -> None:
        store = await open_store(url)
        await fill(store, wholes.values())
        await store.close()

    loop.run(prepare())
    assert admin(url, "backup", str(tmp_path / "backup.db")).code == 0
    return tmp_path / "backup.db"


def drill(admin: Admin, file: Path) -> tuple[int, str]:
    answer = admin("", "drill", str(file))
    assert answer.err == ""
    return answer.code, answer.out


def test_a_good_backup(backup: Path, scratch: Path, wholes: dict[str, TableExport], admin: Admin) -> None:
    before = backup.read_bytes()
    code, out = drill(admin, backup)
    events = sum(len(whole.events) for whole in wholes.values())
    assert code == 0
    assert f"3 tables, {events} events, 2 people; all games replayed, none damaged" in out
    assert f"revision {newest_revision()}" in out
    assert backup.read_bytes() == before
    assert [*scratch.iterdir()] == []


def test_a_backup_of_an_older_version(tmp_path: Path, scratch: Path, admin: Admin) -> None:
    old = tmp_path / "old.db"
    with sqlite3.connect(old) as connection:
        connection.executescript((FOLDER / "0001.sql").read_text(encoding="utf-8"))
    connection.close()
    code, out = drill(admin, old)
    assert code == 0
    assert "none damaged" in out
    assert f"Schema migrated from revision 0001 to {newest_revision()}" in out
    assert [*scratch.iterdir()] == []


@pytest.mark.parametrize("also", ["", ", hash = NULL"], ids=["", "hash removed"])
def test_a_backup_whose_history_was_edited(also: str, backup: Path, scratch: Path, admin: Admin) -> None:
    """The game could still have been played that way; but it is not what was hashed when it was."""
    with sqlite3.connect(backup) as connection:
        connection.execute(f"UPDATE events SET at = at + 1{also} WHERE seq = 5")
    connection.close()
    code, out = drill(admin, backup)
    assert code == 1
    assert "event 5 or one before it was changed: its stored hash doesn’t match" in out
    assert [*scratch.iterdir()] == []


def test_what_is_no_backup(backup: Path, scratch: Path, admin: Admin) -> None:
    refused(admin("", "drill", str(backup.with_name("missing.db"))), "No such file")
    text = backup.with_name("text")
    text.write_text("-- PostgreSQL database dump")
    refused(admin("", "drill", str(text)), "not a SQLite database")
    content = bytearray(backup.read_bytes())
    content[4096 * 2 : 4096 * 4] = bytes([255]) * 8192
    broken = backup.with_name("broken.db")
    broken.write_bytes(content)
    answer = admin("", "drill", str(broken))
    assert answer.code == 2
    assert "the backup is damaged" in answer.err
    half = backup.with_name("half.db")
    half.write_bytes(backup.read_bytes()[: 4096 * 3])
    assert admin("", "drill", str(half)).code == 2
    assert [*scratch.iterdir()] == []
