"""Modes of a database's files and folder: whoever reads them knows all hidden cards, so only their owner may.

SQLite gives what it puts beside a database (`-wal`, `-shm`, `-journal`) the mode of the database itself, so it is
enough that this is right before SQLite sees it. The umask makes no difference.
"""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

from branchline.server.process.paths import default_folder

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")  # after the database's name

_log = logging.getLogger("branchline.store")


def make_folder(folder: Path) -> None:
    """Make a folder for a database, if it is not there, that only its owner may enter.

    One that is there keeps its mode, since somebody chose it and may keep other things in it; but for the folder of
    Branchline's own among the user's data, which is closed to others.
    """
    if folder.is_dir():
        if folder.absolute() == default_folder():
            _close(folder, FOLDER)
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):  # another worker was first
        folder.mkdir(FOLDER)
        folder.chmod(FOLDER)


def make_private(database: Path) -> None:
    """Make an empty file for a database, if there is none; take from others what they may do with one that is there."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))
    for suffix in BESIDE:
        _close(database.with_name(database.name + suffix), FILE)


def _close(path: Path, mode: int) -> None:
    """Take a mode away from others. If it is somebody else's, that can't be done, and is said."""
    with contextlib.suppress(FileNotFoundError):
        if path.stat().st_mode & OTHERS:
            try:
                path.chmod(mode)
            except OSError as error:
                _log.warning("others may read %s, and its mode can't be changed: %s", path, error.strerror)
