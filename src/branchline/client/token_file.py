"""Token file: stores the authentication token of each server, readable only by its owner (mode 0600)."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from branchline.errors import BranchlineError


def load_token(file: Path, server: str) -> str | None:
    """The stored token of a server, or None. A token is never sent to another server."""
    return _read(file).get(server)


def save_token(file: Path, server: str, token: str) -> None:
    """Adds a token to the file. The file is replaced atomically, and only its owner may read it."""
    tokens = {**_read(file), server: token}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        number, new = tempfile.mkstemp(dir=file.parent, prefix=file.name)  # mode 0600
        with os.fdopen(number, "wb") as out:
            out.write(msgspec.json.format(msgspec.json.encode(tokens)))
        os.replace(new, file)
    except OSError as error:
        raise BranchlineError(f"{file}: can't be written: {error.strerror}") from None


def _read(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BranchlineError(f"{file}: can't be read: {error.strerror}") from None
    except msgspec.DecodeError:
        raise BranchlineError(f"{file}: this is not a file with tokens of servers") from None
