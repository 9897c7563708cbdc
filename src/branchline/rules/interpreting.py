"""Record access for the interpreter: arrays of records whose fields cost a tenth of what NumPy's own records cost.

In the interpreter, the rules spend most of their time on fields such as `state.phase`, which NumPy's records look up in
Python code. A `RecordArray` gives the same values and writes to the same memory, through views that are made once.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any

import numpy as np

KNOWN = 256  # arrays whose wrappers are kept: boards are passed again and again


def for_interpreter(argument: Any) -> Any:
    """Return an argument of an entry point as interpreted code gets it: arrays of records are wrapped."""
    if type(argument) is np.ndarray and argument.dtype.names is not None:
        found = _known.get(id(argument))
        if found is None:
            if len(_known) >= KNOWN:
                _known.clear()
            found = _known[id(argument)] = RecordArray(argument)
        return found
    if isinstance(argument, tuple) and hasattr(argument, "_fields"):
        return type(argument)(*map(for_interpreter, argument))
    return argument


class RecordArray:
    """An array of records, as interpreted code uses one: by index, by slice, and by assigning a whole record."""

    __slots__ = ("_records", "array", "shape", "size")

    def __init__(self, array: np.ndarray) -> None:
        self.array, self.size, self.shape = array, array.size, array.shape
        self._records: dict[int, FastRecord] = {}

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, slice):
            return RecordArray(self.array[key])
        record = self._records.get(key)
        if record is None:
            record = self._records[key] = _record_class(self.array.dtype)(self.array, int(key))
        return record

    def __setitem__(self, key: int, value: FastRecord) -> None:
        self.array[key] = value.array[value.index]


_known: dict[int, RecordArray] = {}  # by id; a wrapper keeps its array alive, so that no other one gets its id


class FastRecord:
    """One record of an array. `_record_class` adds a property for each field."""

    def __init__(self, array: np.ndarray, index: int) -> None:
        self.array, self.index = array, index

    def __getattr__(self, name: str) -> Any:
        """Make the view of a field when it is first used: `_phase` is an array of one for a scalar field `phase`."""
        column = self.array[name[1:]]
        view = column[self.index] if column.ndim > self.array.ndim else column[self.index : self.index + 1]
        self.__dict__[name] = view
        return view

    def __getitem__(self, name: str) -> Any:
        return getattr(self, name)


@cache
def _record_class(dtype: np.dtype[Any]) -> type[FastRecord]:
    assert dtype.names is not None
    assert dtype.fields is not None
    assert not {"array", "index"} & set(dtype.names), "names of its own attributes"
    fields = {name: _array_field(name) if dtype.fields[name][0].shape else _scalar_field(name) for name in dtype.names}
    return type("FastRecord", (FastRecord,), fields)


def _array_field(name: str) -> property:
    view: Callable[[Any], Any] = attrgetter(f"_{name}")

    def assign(record: Any, value: Any) -> None:
        view(record)[...] = value

    return property(view, assign)


def _scalar_field(name: str) -> property:
    view: Callable[[Any], Any] = attrgetter(f"_{name}")

    def assign(record: Any, value: Any) -> None:
        view(record)[0] = value

    return property(lambda record: view(record)[0], assign)
