"""Token file: stores the authentication token of each server, readable only by its owner (mode 0600)."""

from __future__ import annotations

from pathlib import Path

import msgspec

from branchline._util.files import error_reason, write_atomically
from branchline.errors import BranchlineError


def load_token(file: Path, server: str) -> str | None:
    """The stored token of a server, or None. A token is never sent to another server."""
    return _read(file).get(server)


def save_token(file: Path, server: str, token: str) -> None:
    """Adds a token to the file. The file is replaced atomically, and only its owner may read it."""
    tokens = {**_read(file), server: token}
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_atomically(file, msgspec.json.format(msgspec.json.encode(tokens)))
    except OSError as error:
        raise BranchlineError(f"{file}: can't be written: {error_reason(error)}") from None


def _read(file: Path) -> dict[str, str]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise BranchlineError(f"{file}: can't be read: {error_reason(error)}") from None
    except msgspec.DecodeError:
        raise BranchlineError(f"{file}: this is not a file with tokens of servers") from None
