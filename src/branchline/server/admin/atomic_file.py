"""A new file that is there when it is whole, and not before; nobody but its owner may read it."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

from branchline.errors import CodedError


@contextlib.contextmanager
def new_file(path: Path) -> Iterator[Path]:
    """A draft to be written; afterwards it is the file, on disk. CodedError if the file is there, or can't be."""
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
    except (OSError, ValueError) as error:  # ValueError: a name that no file can have
        told = getattr(error, "strerror", None) or str(error)
        raise CodedError("file-unwritable", path=str(path), error=told) from error
