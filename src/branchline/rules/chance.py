"""Counter-based random numbers: number i of a stream is SipHash-2-4 of (stream, i), keyed by the game's seed.

Every draw of a card, a ticket or the first seat uses this module. A caller can observe or dictate the results through
`outcomes`, an int16 array. It starts with results supplied in advance: each draw takes the next one of them; when none
is left, it is drawn at random and recorded there. After the results comes a log of everything that happened, in order:
the results, and the resets and reshuffles among them.
"""

from __future__ import annotations

import numpy as np

from branchline.rules.bits import wide
from branchline.rules.compiling import inner, wrapping

# Header of an outcomes array: number of results given, number used, whether one was impossible, entries in the log. The
# results follow, then the log; both have space for more than any action can need.
GIVEN, USED, IMPOSSIBLE, LOGGED, FIRST = range(5)
LOG = FIRST + 256
OUTCOMES_SIZE = LOG + 256

# Other log entries: FACE_UP_RESET means that the face-up cards were discarded (G8); FACE_UP_RESET - n means that n
# discards became the deck (G9).
FACE_UP_RESET = -1


def new_outcomes(given: list[int] | tuple[int, ...] = ()) -> np.ndarray:
    """Return an array that supplies these results first and has space to record all that follow."""
    outcomes = np.zeros(OUTCOMES_SIZE, dtype=np.int16)
    outcomes[GIVEN] = len(given)
    outcomes[FIRST : FIRST + len(given)] = given
    return outcomes


def no_outcomes() -> np.ndarray:
    """Return an array that supplies no results and records nothing."""
    return np.zeros(FIRST, dtype=np.int16)


@inner
def below(state: np.record, stream: int, n: int) -> int:
    """Return the stream's next number, reduced to 0 … n - 1 by multiply-high."""
    index = state.drawn[stream]
    state.drawn[stream] = index + np.uint32(1)
    word = np.uint64(index) | (np.uint64(stream) << np.uint64(56))
    upper = siphash(state.seed[0], state.seed[1], word) >> np.uint64(32)
    return wide((upper * np.uint64(n)) >> np.uint64(32))


@inner
def skip(state: np.record, stream: int) -> None:
    """Skip one number of a stream: a given outcome uses one up too, so that later draws stay the same."""
    state.drawn[stream] += np.uint32(1)


@inner
@wrapping
def siphash(k0: np.uint64, k1: np.uint64, word: np.uint64) -> np.uint64:
    """Return SipHash-2-4 of the eight bytes of `word`, little-endian, under the 128-bit key (k0, k1)."""
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
def given(outcomes: np.ndarray) -> int:
    """Return the next outcome supplied in advance, or -1."""
    used = outcomes[USED]
    if used < outcomes[GIVEN]:
        return int(outcomes[FIRST + used])
    return -1


@inner
def note(outcomes: np.ndarray, outcome: int) -> None:
    """Record an outcome if there is space for it."""
    at = FIRST + outcomes[USED]
    if at < min(LOG, outcomes.size):
        outcomes[at] = outcome
        outcomes[USED] += 1
        log(outcomes, outcome)


@inner
def log(outcomes: np.ndarray, what: int) -> None:
    """Append an entry to the log if there is space for it."""
    at = LOG + outcomes[LOGGED]
    if at < outcomes.size:
        outcomes[at] = what
        outcomes[LOGGED] += 1


@inner
def roll(rng: np.ndarray, n: int) -> int:
    """Return a random number from 0 to n - 1, for choosing actions and redealing: fast, and independent of the seed.

    `rng` is an array of one: the state of the random number generator.
    """
    return wide(((roll_word(rng) >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inner
@wrapping
def roll_word(rng: np.ndarray) -> np.uint64:
    """Return 64 random bits (SplitMix64)."""
    rng[0] += np.uint64(0x9E3779B97F4A7C15)
    z = rng[0]
    z = (z ^ (z >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return z ^ (z >> np.uint64(31))
