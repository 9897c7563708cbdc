"""Atomic file write: temporary file in the same folder, fsync, rename. A reader sees the old file or the new one."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path


@contextlib.contextmanager
def atomic_file(path: Path) -> Iterator[Path]:
    """Yields the path of a draft to write, and renames it to `path` at the end; deletes it if anything fails.

    Only its owner may read the file (mode 0600).
    """
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    os.close(handle)
    draft = Path(name)
    try:
        yield draft
        with draft.open("rb+") as file:
            os.fsync(file.fileno())
        draft.replace(path)
    except BaseException:
        with contextlib.suppress(OSError):
            draft.unlink()
        raise


def write_atomically(path: Path, content: bytes) -> None:
    """Replaces a file, or creates it."""
    with atomic_file(path) as draft:
        draft.write_bytes(content)


def error_reason(error: BaseException) -> str:
    """Why a file can't be read or written, without its path: what the system says, else the error's own text."""
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
