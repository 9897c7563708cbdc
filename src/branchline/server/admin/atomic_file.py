"""Atomic file creation: write to a temporary file, fsync, rename. Only its owner may read the file."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from branchline.errors import CodedError


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """Yields a draft to write, and renames it to `path` at the end; CodedError if `path` exists or can't be written."""
    try:
        if path.exists():
            raise CodedError("file-there", path=str(path))
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        os.close(handle)
        draft = Path(name)
        try:
            yield draft
            with draft.open("rb+") as file:
                os.fsync(file.fileno())
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        reason = getattr(error, "strerror", None) or str(error)
        raise CodedError("file-unwritable", path=str(path), error=reason) from error
