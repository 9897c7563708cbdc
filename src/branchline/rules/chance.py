"""Chance: the i-th number of a stream is SipHash-2-4 of the game's seed, or the outcome is given from outside.

Every draw of a card, a ticket or the first seat ends here. `fate` is how a caller looks on, or takes the dice in hand:
an int16 array with the outcomes given in advance; each draw takes the next of them, or else is drawn and written down
there. Behind them is a log of all that happened in its order: the outcomes, and what brought them about.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import wide
from branchline.rules.compiled import inner, wrapping

# The head of a fate array: outcomes given, outcomes used, whether one was impossible, entries in the log. The outcomes
# follow, then the log; both have room for more than any action can need.
GIVEN, USED, IMPOSSIBLE, LOGGED, FIRST = range(5)
LOG = FIRST + 256
FATE_SIZE = LOG + 256

# What else is logged: that the row has been discarded (G8), and, as ROW_RESET less their number, that so many discards
# have become the pile (G9).
ROW_RESET = -1


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
@wrapping
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
    if at < min(LOG, fate.size):
        fate[at] = outcome
        fate[USED] += 1
        log(fate, outcome)


@inner
def log(fate: np.ndarray, what: int) -> None:
    """Write down what happens, where there is room."""
    at = LOG + fate[LOGGED]
    if at < fate.size:
        fate[at] = what
        fate[LOGGED] += 1


@inner
def roll(luck: np.ndarray, n: int) -> int:
    """A number from 0 to n - 1, to choose among actions and to deal anew: quick, and apart from a game's chance."""
    return wide(((roll_word(luck) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inner
@wrapping
def roll_word(luck: np.ndarray) -> np.uint64:
    """64 bits from SplitMix64."""
    luck[0] += np.uint64(0x9E3779B97F4A7C15)
    z = luck[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))
