"""Saved games: their folder, and atomic writes."""

from __future__ import annotations

import contextlib
import os
import time
from itertools import count
from pathlib import Path

from branchline._util.files import error_reason, write_atomically
from branchline.boards import Board, BoardError, builtin_boards, parse_board
from branchline.boards.folders import played_boards
from branchline.bots.seats import check_names
from branchline.errors import CodedError
from branchline.game.errors import RecordError
from branchline.game.record import Record


def saves_folder() -> Path:
    """The default folder for saved games."""
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data, "branchline", "saves")


def new_save(board: str) -> Path:
    """Creates an empty file for a new game, named after its board and the time."""
    name = f"{board}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    for number in count(1):
        path = saves_folder() / (f"{name}.jsonl" if number == 1 else f"{name}-{number}.jsonl")
        try:
            path.parent.mkdir(0o700, parents=True, exist_ok=True)
            path.touch(0o600, exist_ok=False)
        except FileExistsError:
            if path.exists():
                continue
        except OSError:
            pass  # writing the game will report it
        break
    return path


def keep_board(board: Board) -> None:
    """Keeps a copy of a board of the user's own, so that its saved games open after its file is moved or changed."""
    if board.path is None or board.id in builtin_boards():
        return
    with contextlib.suppress(OSError, BoardError):  # without a copy, `--board` still names the file
        text = board.path.read_bytes()
        copy = played_boards() / f"{board.id}-{board.digest}.toml"
        if parse_board(text.decode("utf-8-sig")).digest == board.digest and not copy.exists():
            copy.parent.mkdir(0o700, parents=True, exist_ok=True)
            write_atomically(copy, text)


def newest_save() -> Path:
    """The most recently played game; CodedError if there is none."""
    times: dict[Path, float] = {}
    for path in saves_folder().glob("*.jsonl"):
        with contextlib.suppress(OSError):
            if path.stat().st_size:
                times[path] = path.stat().st_mtime
    if not times:
        raise CodedError("no-saves", path=str(saves_folder()))
    return max(times, key=lambda path: (times[path], path))


def write_save(path: Path, record: Record) -> None:
    """Writes a record atomically: a reader sees either the old file or the new one."""
    try:
        _refuse_other_files(path)
        write_atomically(path, str(record).encode())
    except (OSError, ValueError) as error:  # ValueError: an invalid file name
        raise CodedError("save-failed", path=str(path), error=error_reason(error)) from None


def read_save(path: Path) -> Record:
    """Reads a record; CodedError names the file, and the line that is broken."""
    try:
        record = Record.load(path)
        check_names(record.seats)
        return record
    except RecordError as error:
        raise CodedError("save-broken", path=str(path), error=error) from None
    except ValueError as error:
        raise CodedError("file-unreadable", path=str(path), error=str(error)) from None


def _refuse_other_files(path: Path) -> None:
    """Refuses to overwrite a file that is not a saved game."""
    if not path.exists() or path.stat().st_size == 0:
        return
    with path.open("rb") as file:
        if b'"branchline"' not in file.read(200):
            raise CodedError("save-not-ours", path=str(path))
