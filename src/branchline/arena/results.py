"""Results as a Parquet file: one row per seat and game, in the order of blocks, with the run's plan as metadata.

The same rows give the same bytes, whoever played them and however often the run was resumed.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import struct
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import numpy as np

from branchline._util.files import error_reason
from branchline.arena.blocks import ArenaError, Plan
from branchline.arena.games import ROW, Rows
from branchline.errors import BranchlineError
from branchline.rules.records import ENDINGS

PLAN_KEY = "branchline.arena"  # in the file's metadata
_ROW_GROUP = 1 << 20
_MISSING = "the arena needs more packages: pip install 'branchline[arena]'"
_MAGIC = b"PAR1"  # at both ends of a file
_TAIL = struct.Struct("<I4s")  # the footer's length, then the closing magic


def write_results(path: Path, plan: Plan, rows: Rows) -> None:
    """Write the rows of a run with its plan."""
    core, _ = parquet_modules()
    columns: dict[str, Any] = {
        name: core.Array.from_numpy(np.ascontiguousarray(rows[name])) for name in ROW.names or ()
    }
    columns["name"] = core.Array([plan.names[bot] for bot in rows["bot"].tolist()], core.DataType.string())
    columns["ending"] = core.Array([ENDINGS[ending] for ending in rows["ending"].tolist()], core.DataType.string())
    write_parquet(path, columns, plan.version, {PLAN_KEY: msgspec.json.encode(plan).decode()}, ArenaError)


def write_parquet(
    path: Path, columns: Mapping[str, Any], version: str, metadata: dict[str, str], failure: type[BranchlineError]
) -> None:
    """Write columns of `arro3` to a file atomically: an existing one stays intact until the new one replaces it."""
    core, io = parquet_modules()
    temporary = path.with_name(f"{path.name}.new")
    try:
        io.write_parquet(
            core.Table.from_pydict(columns),
            str(temporary),
            compression="zstd(3)",
            created_by=f"branchline {version}",
            key_value_metadata=metadata,
            max_row_group_size=_ROW_GROUP,
        )
        os.replace(temporary, path)
    except Exception as error:  # the writer wraps system errors in its own types
        raise failure(f"{path}: can't be written: {error_reason(error)}") from None
    finally:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)


def read_results(path: Path) -> tuple[Plan, Rows]:
    """The plan and the rows of a finished run."""
    _, io = parquet_modules()
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
        raise ArenaError(f"{path}: can't be read: {error_reason(error)}") from None
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException:  # any other content; the reader's panics are not Exceptions
        raise ArenaError(f"{path}: not the results of an arena") from None
    return plan, rows


def check_packages() -> None:
    """Raise ArenaError, before the games, if packages for writing or rating results are missing."""
    parquet_modules()
    if importlib.util.find_spec("openskill") is None:
        raise ArenaError(_MISSING)


def _check_ends(path: Path) -> None:
    """Raise ValueError unless a file begins and ends like Parquet: the reader panics on others, and prints that."""
    with path.open("rb") as file:
        size = file.seek(0, os.SEEK_END)
        file.seek(0)
        begins = file.read(len(_MAGIC))
        file.seek(max(size - _TAIL.size, 0))
        ends = file.read(_TAIL.size)
    footer, magic = _TAIL.unpack(ends.rjust(_TAIL.size, b"\0"))
    if begins != _MAGIC or magic != _MAGIC or not 0 < footer <= size - len(_MAGIC) - _TAIL.size:
        raise ValueError("no Parquet")


def parquet_modules() -> tuple[ModuleType, ModuleType]:
    """The two modules of the Parquet library; ArenaError if it is not installed."""
    try:
        from arro3 import core, io
    except ImportError:
        raise ArenaError(_MISSING) from None
    return core, io
