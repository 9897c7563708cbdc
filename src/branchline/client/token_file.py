"""Who a program is, kept in a file: the token of each server that it has been to. Nobody else may read it."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import msgspec

from branchline.errors import BranchlineError


def kept_token(file: Path, server: str) -> str | None:
    """The token for a server; None if it has not been there. It is never shown to another server."""
    return _read(file).get(server)


def keep_token(file: Path, server: str, token: str) -> None:
    """Keep it with the others. The file is there as a whole or not at all, and only its owner may read it."""
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
