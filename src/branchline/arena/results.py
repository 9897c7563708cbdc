"""Results as a Parquet file: a row for each seat of each game, in the order of blocks, and the run's plan with them.

The same rows give the same bytes, whoever played them and in however many sittings.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import struct
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from branchline.arena.blocks import Plan
from branchline.arena.errors import ArenaError
from branchline.arena.games import ROW, Rows
from branchline.rules.records import ENDINGS

PLAN_KEY = "branchline.arena"  # in the file's metadata
_ROW_GROUP = 1 << 20
_MISSING = "the arena needs more packages: pip install 'branchline[arena]'"
_MAGIC = b"PAR1"  # at both ends of a file
_TAIL = struct.Struct("<I4s")  # the footer's length before the last of them


def write_results(path: Path, plan: Plan, rows: Rows) -> None:
    """Write all of it or nothing: a file of that name stays whole until the new one takes its place."""
    core, io = _parquet()
    columns: dict[str, Any] = {
        name: core.Array.from_numpy(np.ascontiguousarray(rows[name])) for name in ROW.names or ()
    }
    columns["name"] = core.Array([plan.names[bot] for bot in rows["bot"].tolist()], core.DataType.string())
    columns["ending"] = core.Array([ENDINGS[ending] for ending in rows["ending"].tolist()], core.DataType.string())
    beside = path.with_name(f"{path.name}.new")
    try:
        io.write_parquet(
            core.Table.from_pydict(columns),
            str(beside),
            compression="zstd(3)",
            created_by=f"branchline {plan.version}",
            key_value_metadata={PLAN_KEY: msgspec.json.encode(plan).decode()},
            max_row_group_size=_ROW_GROUP,
        )
        os.replace(beside, path)
    except Exception as error:  # the writer wraps the system's errors in its own
        raise ArenaError(f"{path}: can't be written: {reason(error)}") from None
    finally:
        with contextlib.suppress(OSError):
            beside.unlink(missing_ok=True)


def read_results(path: Path) -> tuple[Plan, Rows]:
    """The plan and the rows of a finished run."""
    _, io = _parquet()
    try:
        _check_ends(path)
        table = io.read_parquet(str(path)).read_all()
        plan = msgspec.json.decode(table.schema.metadata[PLAN_KEY.encode()], type=Plan)
        rows: Rows = np.zeros(table.num_rows, dtype=ROW)
        for name in ROW.names or ():
            if name != "ending":
                rows[name] = table[name].to_numpy()
        rows["ending"] = [ENDINGS.index(ending) for ending in table["ending"].to_pylist()]
    except OSError as error:
        raise ArenaError(f"{path}: can't be read: {reason(error)}") from None
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # whatever else is in the file; the reader's panics are no Exceptions
        raise ArenaError(f"{path}: not the results of an arena") from None
    return plan, rows


def check_packages() -> None:
    """ArenaError if results could not be written or summed up: better now than after the games."""
    _parquet()
    if importlib.util.find_spec("openskill") is None:
        raise ArenaError(_MISSING)


def reason(error: BaseException) -> str:
    """What the system says, in one line."""
    return str(getattr(error, "strerror", None) or error or type(error).__name__)


def _check_ends(path: Path) -> None:
    """ValueError unless a file begins and ends as Parquet does: the reader panics at others, and loudly."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        begins = file.read(len(_MAGIC))
        file.seek(max(size - _TAIL.size, 0))
        ends = file.read(_TAIL.size)
    footer, magic = _TAIL.unpack(ends.rjust(_TAIL.size, b"\0"))
    if begins != _MAGIC or magic != _MAGIC or not 0 < footer <= size - len(_MAGIC) - _TAIL.size:
        raise ValueError("no Parquet")


def _parquet() -> tuple[ModuleType, ModuleType]:
    try:
        from arro3 import core, io
    except ImportError:
        raise ArenaError(_MISSING) from None
    return core, io
