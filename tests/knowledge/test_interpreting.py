"""Records as the interpreter reads them: the same values as NumPy's records, of the same types, in the same memory."""

from __future__ import annotations

import random

import numpy as np
import pytest

from branchline.rules import engine
from branchline.rules.batch import Memory
from branchline.rules.interpreting import RecordArray, for_interpreter
from branchline.rules.records import COUNT, STATE, SURVEY


@pytest.mark.parametrize("dtype", [STATE, COUNT, SURVEY], ids=["state", "count", "survey"])
def test_every_field_is_read_and_written_as_numpy_does(dtype: np.dtype[np.void]) -> None:
    rng = random.Random(1)
    content = rng.randbytes(3 * dtype.itemsize)
    array, twin = (np.frombuffer(bytearray(content), dtype) for _ in range(2))
    records = for_interpreter(array)
    assert dtype.names is not None
    for name in dtype.names:
        value, expected = getattr(records[1], name), getattr(twin[1], name)
        assert type(value) is type(expected)
        np.testing.assert_array_equal(value, expected)
        setattr(records[1], name, 1)
        setattr(twin[1], name, 1)
        np.testing.assert_array_equal(records[1][name], twin[1][name])
    assert array.tobytes() == twin.tobytes()


def test_small_integers_overflow_as_they_do_in_numpy() -> None:
    """The warning shows where the compiler would have widened a small integer."""
    states = for_interpreter(engine.new_states(1))
    states[0].players = 127
    with pytest.warns(RuntimeWarning, match="overflow"):
        _ = states[0].players + np.int8(1)


def test_whole_records_and_slices() -> None:
    states = engine.new_states(3)
    states["players"] = [2, 3, 4]
    memory = for_interpreter(Memory(states, engine.new_counts(1), np.zeros(2, dtype=np.int16)))
    assert isinstance(memory, Memory)
    assert isinstance(memory.states, RecordArray)
    assert type(memory.outcomes) is np.ndarray
    first = memory.states[0]
    memory.states[0] = memory.states[2]
    assert first.players == 4
    memory.states[1:][0].players = 5
    assert states["players"].tolist() == [4, 5, 4]
    assert for_interpreter(states) is for_interpreter(states)
    assert for_interpreter(memory.states) is memory.states
