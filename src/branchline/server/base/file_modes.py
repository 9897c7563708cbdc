"""File permissions of a database: readable by its owner only, since it contains all hidden cards.

SQLite creates its side files (`-wal`, `-shm`, `-journal`) with the mode of the database, so it is enough to set that
before SQLite opens it. The umask makes no difference.
"""

from __future__ import annotations

import contextlib
import logging
import os
from pathlib import Path

from branchline.server.base.config import default_folder

FILE, FOLDER = 0o600, 0o700
OTHERS = 0o077
BESIDE = ("", "-wal", "-shm", "-journal")  # suffixes of a database and its side files

_log = logging.getLogger("branchline.store")


def make_folder(folder: Path) -> None:
    """Creates the folder for a database, accessible to its owner only.

    An existing folder keeps its mode, since somebody chose it and may store other things in it. The exception is
    Branchline's default data folder, which is always closed to others.
    """
    if folder.is_dir():
        if folder.absolute() == default_folder():
            _restrict(folder, FOLDER)
        return
    folder.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError):  # another worker was first
        folder.mkdir(FOLDER)
        folder.chmod(FOLDER)


def make_private(database: Path) -> None:
    """Creates an empty database file if there is none; removes other users' permissions from an existing one."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(database, os.O_RDWR | os.O_CREAT | os.O_EXCL, FILE))
    for suffix in BESIDE:
        _restrict(database.with_name(database.name + suffix), FILE)


def _restrict(path: Path, mode: int) -> None:
    """Removes other users' permissions; logs a warning if that fails because somebody else owns the file."""
    with contextlib.suppress(FileNotFoundError):
        if path.stat().st_mode & OTHERS:
            try:
                path.chmod(mode)
            except OSError as error:
                _log.warning("others may read %s, and its mode can't be changed: %s", path, error.strerror)
