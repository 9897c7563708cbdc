"""Record fields in compiled code: they mean the same as in the interpreter, with and without the project's lowering."""

from __future__ import annotations

import subprocess
import sys

import numpy as np
import pytest

from branchline.rules.compiling import INTERPRETED, PackageCompiler
from branchline.rules.interpreting import for_interpreter
from tests.support import ROOT

if INTERPRETED:
    pytest.skip("nothing is compiled", allow_module_level=True)

COMPILER = PackageCompiler("record-test", [])
FIELDS = np.dtype(
    (
        np.record,
        np.dtype([("table", "<i2", (3, 4)), ("row", "u1", (5,)), ("weight", "<f8"), ("count", "i1")], align=True),
    )
)


@COMPILER.inner
def row_sum(row: np.ndarray) -> int:
    total = 0
    for i in range(row.size):
        total = 3 * total + int(row[i])
    return total


@COMPILER.jit
def change(records: np.ndarray, seat: int) -> float:
    """Read and write items of every kind."""
    record = records[0]
    total = row_sum(record.row) + 100 * row_sum(record.table[1]) + 1000 * row_sum(record.table[seat])
    record.table[seat, 2] = record.table[-1, seat] + int(record.table[0, -2])
    record.table[2] = 7
    record.row[-1] = seat + 1
    record.row[1:3] = 9
    record.weight += record.row[seat] / 2
    record.count = int(record.count) + record.table[2, 3] - record.row.shape[0]
    total += len(record.table) + int(record.table[:, 1].sum())
    records[1] = record
    return total + record.weight


def example() -> np.ndarray:
    records = np.zeros(2, dtype=FIELDS)
    records[0].table[:] = np.arange(12).reshape(3, 4) - 5
    records[0].row[:] = [3, 1, 4, 1, 5]
    records[0].weight = 1.5
    return records


def test_record_fields_are_the_same_when_compiled() -> None:
    plain = "sys.modules['branchline.rules.numba_records'] = None"
    for seat in (0, 1):
        records = example()
        total = change.function(for_interpreter(records), seat)
        for setting in ("", plain):
            code = (
                f"import sys; {setting}\n"
                "from branchline.rules import numba_backend\n"
                "from tests.engine.test_numba_records import change, example\n"
                "records, compiled = example(), numba_backend.dispatcher_of(change)\n"
                "compiled._cache.disable()\n"
                f"print(compiled(records, {seat}), records.tobytes().hex())\n"
                f"print(numba_backend.simplify_records is None)"
            )
            done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
            assert done.stdout.split() == [str(float(total)), records.tobytes().hex(), str(bool(setting))]
