"""Atomic file writes: all or nothing, for the owner only, and nothing is left behind."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest

from branchline._util.files import atomic_file, error_reason, write_atomically
from branchline.client.guest import load_token, save_token
from branchline.errors import BranchlineError


def full_disk(handle: int) -> None:
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_file_is_created_and_replaced_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "file"
    for content in (b"first", b"second"):
        write_atomically(path, content)
        assert path.read_bytes() == content
        assert path.stat().st_mode & 0o777 == 0o600
    assert [*tmp_path.iterdir()] == [path]


def test_a_failed_write_changes_and_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "file"
    write_atomically(path, b"old")

    def write_half() -> None:
        with atomic_file(path) as draft:
            draft.write_bytes(b"ne")
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_half()
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_bytes() == b"old"


def test_a_token_that_cannot_be_saved_leaves_no_draft(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "guests.json"
    save_token(file, "http://here", "secret")
    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(BranchlineError, match=r"guests\.json: can't be written: No space left"):
        save_token(file, "http://there", "another")
    assert [*tmp_path.iterdir()] == [file]
    assert load_token(file, "http://here") == "secret"
    folder = tmp_path / "folder"
    folder.mkdir()
    monkeypatch.undo()
    with pytest.raises(BranchlineError, match="folder: can't be"):
        save_token(folder, "http://here", "secret")
    assert sorted(tmp_path.iterdir()) == [folder, file]


def test_an_error_has_a_reason_without_its_path() -> None:
    assert error_reason(FileNotFoundError(errno.ENOENT, "No such file", "/secret")) == "No such file"
    assert error_reason(ValueError("embedded null byte")) == "embedded null byte"
    assert error_reason(OSError()) == "OSError"
