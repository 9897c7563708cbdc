"""Run file: an append-only log of played blocks, so that Ctrl-C, a crash or a full disk lose only the last chunk.

During a run its rows are in `FILE.part`: a line with the plan, then chunks of whole blocks, each with its length and a
checksum. An incomplete chunk at the end is dropped when the run is resumed. Once all is played, the rows are written in
the order of blocks to `FILE`, and the part file is deleted.
"""

from __future__ import annotations

import contextlib
import os
import struct
import zlib
from pathlib import Path
from typing import BinaryIO

import msgspec
import numpy as np

from branchline._util.files import error_reason
from branchline.arena.blocks import ArenaError, Plan
from branchline.arena.games import ROW, Rows
from branchline.arena.results import check_packages, read_results, write_results
from branchline.bots.fingerprints import fingerprint

_CHUNK = struct.Struct("<QI")  # length in bytes, CRC-32
_LONGEST_PLAN = 1 << 20
UNKNOWN_CODE = "unknown"  # the fingerprint of a bot in a run that does not have it


class RunFile:
    """The played blocks of a run by number, in memory and on disk."""

    def __init__(self, path: Path, plan: Plan, *, resume: bool = False, allow_changed_bots: bool = False) -> None:
        """Begin a run that is saved at `path`, or resume it; ArenaError if the file is of another run.

        A run of which a bot's code has changed since is another run, unless `allow_changed_bots` is set.
        """
        check_packages()
        self._allow_changed_bots = allow_changed_bots
        self.path, self.part, self.plan = path, part_of(path), plan
        self.played: dict[int, Rows] = {}
        self.finished = 0  # blocks in the results file
        if not resume and (there := next((file for file in (path, self.part) if file.exists()), None)):
            raise ArenaError(f"{there} is there already: --resume goes on with it, --output takes another name")
        if not path.parent.is_dir():
            raise ArenaError(f"{path}: there is no folder {path.parent}")
        if path.exists():
            found, rows = read_results(path)
            self._check_same(path, found)
            self._take(rows)
            self.finished = len(self.played)
        self._file: BinaryIO | None = None
        if self.part.exists():
            self._read_part()

    def add(self, rows: Rows) -> None:
        """Save a chunk of whole blocks; blocks that are already saved are skipped."""
        fresh = [block for block in np.unique(rows["block"]).tolist() if block not in self.played]
        new = rows[np.isin(rows["block"], fresh)]
        if not new.size:
            return
        try:
            self._append(new.tobytes())
        except OSError as error:
            raise ArenaError(f"{self.part}: can't be written: {error_reason(error)}") from None
        self._take(new)

    def rows(self, blocks: int) -> Rows:
        """The rows of the first `blocks` blocks, in order, as far as they are played."""
        found = [self.played[block] for block in sorted(self.played) if block < blocks]
        return np.concatenate(found) if found else np.zeros(0, dtype=ROW)

    def finish(self, blocks: int) -> Rows:
        """Write the results of the first `blocks` blocks, which must all be played; returns their rows."""
        self.close()
        rows = self.rows(blocks)
        if blocks > self.finished:
            write_results(self.path, self.plan, rows)
            self.finished = blocks
        with contextlib.suppress(OSError):
            self.part.unlink(missing_ok=True)
        return rows

    def saved_message(self) -> str:
        """What is saved, for a user whose run has stopped."""
        games = len(self.played) * self.plan.block_games
        if not games:
            return "nothing was played yet"
        return f"{games:,} games are kept in {self.part}, and --resume goes on with them"

    def close(self) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):  # every chunk is already written: the file is unbuffered
                self._file.close()
            self._file = None

    def check_bots(self) -> None:
        """Raise ArenaError if a bot's code has changed since the run was begun or resumed."""
        for bot, code in zip(self.plan.bots, self.plan.code, strict=False):
            if fingerprint(bot) != code.split()[-1]:
                raise ArenaError(f"{bot} has changed during the run")

    def _check_same(self, path: Path, found: Plan) -> None:
        """Raise ArenaError if saved games are of another run. Earlier fingerprints of its bots are kept."""
        plan = self.plan
        for name in ("board", "players", "bots", "seed", "version", "format"):
            theirs, ours = getattr(found, name), getattr(plan, name)
            if theirs != ours:
                theirs, ours = (" ".join(it) if name == "bots" else it for it in (theirs, ours))
                raise ArenaError(f"{path} is of another run: its {name} is {theirs}, not {ours}")
        if found.digest != plan.digest:
            raise ArenaError(
                f"{path} is of another run: the board {plan.board} has changed since then; --output takes another name"
            )
        if not self._allow_changed_bots:
            _check_same_code(path, found, plan)
        earlier = found.code or (UNKNOWN_CODE,) * len(plan.bots)
        self.plan = msgspec.structs.replace(
            plan, code=tuple(map(_joined, earlier, (code.split()[-1] for code in plan.code)))
        )

    def _take(self, rows: Rows) -> None:
        """Store rows by block; the rows of a block are adjacent."""
        starts = np.flatnonzero(np.diff(rows["block"], prepend=-1))
        for block in np.split(rows, starts[1:]):
            if block.size:
                self.played.setdefault(int(block["block"][0]), block)

    def _append(self, rows: bytes) -> None:
        if self._file is None:
            self._file = self.part.open("ab", buffering=0)
            if not self._file.tell():
                self._write(msgspec.json.encode(self.plan) + b"\n")
        self._write(_CHUNK.pack(len(rows), zlib.crc32(rows)) + rows)

    def _write(self, data: bytes) -> None:
        """Write everything or, on a full disk, nothing."""
        assert self._file is not None
        before = self._file.tell()
        try:
            view = memoryview(data)
            while view:
                view = view[self._file.write(view) :]
        except OSError:
            self._file.truncate(before)
            raise

    def _read_part(self) -> None:
        try:
            with self.part.open("rb") as file:
                found = _read_plan(self.part, file)
                if found is not None:
                    self._check_same(self.part, found)
                good = file.tell() if found is not None else 0
                while (rows := _read_chunk(file)) is not None:
                    self._take(rows)
                    good = file.tell()
            os.truncate(self.part, good)
        except OSError as error:
            raise ArenaError(f"{self.part}: can't be read: {error_reason(error)}") from None


def part_of(path: Path) -> Path:
    """The path of a run's rows until it is finished."""
    return path.with_name(f"{path.name}.part")


def saved_plan(path: Path) -> Plan | None:
    """The plan of the run saved at a path, finished or not; None if there is none."""
    if path.exists():
        return read_results(path)[0]
    try:
        with part_of(path).open("rb") as file:
            return _read_plan(part_of(path), file)
    except OSError:
        return None


def _read_plan(path: Path, file: BinaryIO) -> Plan | None:
    """The plan in the first line of a part file; None if the line is incomplete."""
    line = file.readline(_LONGEST_PLAN)
    if len(line) < _LONGEST_PLAN and not line.endswith(b"\n"):
        return None
    try:
        return msgspec.json.decode(line, type=Plan)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise ArenaError(f"{path}: not the results of an arena") from None


def _read_chunk(file: BinaryIO) -> Rows | None:
    """The next complete chunk; None if there is none."""
    head = file.read(_CHUNK.size)
    if len(head) < _CHUNK.size:
        return None
    length, checksum = _CHUNK.unpack(head)
    data = file.read(length) if length <= os.fstat(file.fileno()).st_size else b""
    if len(data) != length or zlib.crc32(data) != checksum or length % ROW.itemsize:
        return None
    return np.frombuffer(data, dtype=ROW)


def _check_same_code(path: Path, found: Plan, plan: Plan) -> None:
    remedy = "--output takes another name for a new run, --allow-changed-bots goes on with this one"
    if len(found.code) != len(found.bots):
        raise ArenaError(f"{path} does not say which code its bots had; {remedy}")
    for bot, theirs, ours in zip(plan.bots, found.code, plan.code, strict=True):
        if theirs.split()[-1] != ours.split()[-1]:
            raise ArenaError(f"{bot} has changed since the games in {path} were played; {remedy}")


def _joined(earlier: str, code: str) -> str:
    """A bot's fingerprints so far, with the present one at the end."""
    return earlier if earlier.split()[-1] == code else f"{earlier} {code}"
