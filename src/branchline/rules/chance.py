"""Chance: the i-th number of a stream is SipHash-2-4 of the game's seed, or the outcome is given from outside.

Every draw of a card, a ticket or the first seat ends here. `fate` is how a caller looks on, or takes the dice in hand:
an int16 array with the outcomes given in advance; each draw takes the next of them, or else is drawn and written down
there.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import wide
from branchline.rules.compiled import inner

# The head of a fate array; the outcomes follow.
GIVEN, USED, IMPOSSIBLE, FIRST = range(4)
FATE_SIZE = 256  # room for more outcomes than any single action can need


def new_fate(outcomes: list[int] | tuple[int, ...] = ()) -> np.ndarray:
    """A fate that gives these outcomes first, and has room to write down all that follow."""
    fate = np.zeros(FATE_SIZE, dtype=np.int16)
    fate[GIVEN] = len(outcomes)
    fate[FIRST : FIRST + len(outcomes)] = outcomes
    return fate


def no_fate() -> np.ndarray:
    """A fate that gives nothing and writes nothing down."""
    return np.zeros(FIRST, dtype=np.int16)


@inner
def below(state: np.record, stream: int, n: int) -> int:
    """The stream's next number, brought into 0 … n - 1 by multiply-high."""
    index = state.drawn[stream]
    state.drawn[stream] = index + np.uint32(1)
    word = np.uint64(index) | (np.uint64(stream) << np.uint64(56))
    upper = siphash(state.seed[0], state.seed[1], word) >> np.uint64(32)
    return wide((upper * np.uint64(n)) >> np.uint64(32))


@inner
def skip(state: np.record, stream: int) -> None:
    """A given outcome uses up a number too, so that the draws after it stay the same."""
    state.drawn[stream] += np.uint32(1)


@inner
def siphash(k0: np.uint64, k1: np.uint64, word: np.uint64) -> np.uint64:
    """SipHash-2-4 of the eight bytes of `word`, little-endian, under the 128-bit key (k0, k1)."""
    v0 = k0 ^ np.uint64(0x736F6D6570736575)
    v1 = k1 ^ np.uint64(0x646F72616E646F6D)
    v2 = k0 ^ np.uint64(0x6C7967656E657261)
    v3 = k1 ^ np.uint64(0x7465646279746573) ^ word
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= word
    length = np.uint64(8 << 56)
    v3 ^= length
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0 ^= length
    v2 ^= np.uint64(0xFF)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    v0, v1, v2, v3 = _round(v0, v1, v2, v3)
    return v0 ^ v1 ^ v2 ^ v3


@inner
def _round(
    v0: np.uint64, v1: np.uint64, v2: np.uint64, v3: np.uint64
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64]:
    v0 += v1
    v2 += v3
    v1 = ((v1 << np.uint64(13)) | (v1 >> np.uint64(51))) ^ v0
    v3 = ((v3 << np.uint64(16)) | (v3 >> np.uint64(48))) ^ v2
    v0 = (v0 << np.uint64(32)) | (v0 >> np.uint64(32))
    v2 += v1
    v0 += v3
    v1 = ((v1 << np.uint64(17)) | (v1 >> np.uint64(47))) ^ v2
    v3 = ((v3 << np.uint64(21)) | (v3 >> np.uint64(43))) ^ v0
    v2 = (v2 << np.uint64(32)) | (v2 >> np.uint64(32))
    return v0, v1, v2, v3


@inner
def given(fate: np.ndarray) -> int:
    """The next outcome given in advance, or -1."""
    used = fate[USED]
    if used < fate[GIVEN]:
        return int(fate[FIRST + used])
    return -1


@inner
def note(fate: np.ndarray, outcome: int) -> None:
    """Write an outcome down, where there is room."""
    at = FIRST + fate[USED]
    if at < fate.size:
        fate[at] = outcome
        fate[USED] += 1
