"""Compiled entry points for many games at once: step, list legal actions, sample, observe, reset, replay.

`advance_batch` does several of these in one pass, game by game, so that a state is still in the processor's cache when
it is observed, and a single game costs one call. Python uses it through `vector.engine`.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.rules.batch import RNG_STREAM, SEED_HIGH_STREAM, SEED_LOW_STREAM, Run, single_record
from branchline.rules.bits import NONE, ONE
from branchline.rules.chance import roll, roll_word, siphash
from branchline.rules.knowledge import blind
from branchline.rules.legal import TALLY, legal_actions, next_seat
from branchline.rules.play import play, set_up
from branchline.rules.records import KEEP, LEGAL, STATION
from branchline.rules.refusals import refusal
from branchline.rules.vector import inner, jit
from branchline.rules.vector.observations import Notes, write_event, write_observation

# What `advance_batch` does, in this order (bits).
STEP, LIST, OBSERVE = 1, 2, 4

# Columns of `Games.table`: the action to play; why it was refused; who is observed (below 0: the seat to act); the
# number of legal actions; one of them, drawn at random; decisions so far; the seat to act (-1: the game is over).
ACTION, REFUSAL, OBSERVER, COUNT, DRAWN, LENGTH, TO_ACT, COLUMNS = range(8)

LISTED = 256  # legal actions that are listed; if there are more, the mask has them
NO_SAMPLE = -2  # the logits of a game's legal actions are not numbers


class Games(NamedTuple):
    """The games of a batch, row by row, with everything that is written about them."""

    states: npt.NDArray[np.record]
    table: npt.NDArray[np.int64]  # COLUMNS
    rng: npt.NDArray[np.uint64]
    log: npt.NDArray[np.int16]  # actions so far
    lists: npt.NDArray[np.int16]  # legal actions, LISTED at most
    masks: npt.NDArray[np.bool_]
    searches: npt.NDArray[np.uint64]  # what is remembered of searches for lost tickets; empty: they are not looked for
    observations: npt.NDArray[np.int16]


class Scratch(NamedTuple):
    """Memory of one thread, for games on one board."""

    hidden: np.ndarray  # an array of one state
    numbers: np.ndarray  # int32: tally of claims, then legal actions
    notes: Notes
    outcomes: np.ndarray


@jit
def advance_batch(board: np.ndarray | np.record, games: Games, scratch: Scratch, what: int) -> None:
    """Step, list and observe the games, as the bits of `what` say.

    An action below 0 skips its game; a refused one changes nothing.
    """
    record = single_record(board)
    for i in range(games.states.size):
        state = games.states[i]
        row = games.table[i]
        if what & STEP:
            row[REFUSAL] = LEGAL
            if row[ACTION] >= 0:
                seat = next_seat(state)
                row[REFUSAL] = refusal(record, state, seat, row[ACTION])
                if row[REFUSAL] == LEGAL:
                    play(record, state, seat, row[ACTION], scratch.outcomes)
                    write_log(games.log[i], row, row[ACTION])
        row[TO_ACT] = next_seat(state)
        if what & LIST:
            _list(record, state, row, games.rng[i : i + 1], games.lists[i], games.masks[i], scratch.numbers)
        if what & OBSERVE:
            seat = row[OBSERVER] if row[OBSERVER] >= 0 else max(row[TO_ACT], 0)
            scratch.hidden[0] = state
            blind(scratch.hidden[0], seat)
            write_observation(record, scratch.hidden[0], seat, games.searches[i], scratch.notes, games.observations[i])


@inner
def write_log(log: np.ndarray, row: np.ndarray, action: int) -> None:
    """Append an action to a game's log, as far as there is room, and count it."""
    if row[LENGTH] < log.size:
        log[row[LENGTH]] = action
    row[LENGTH] += 1


@inner
def _list(
    board: np.record,
    state: np.record,
    row: np.ndarray,
    rng: np.ndarray,
    listed: np.ndarray,
    mask: np.ndarray,
    numbers: np.ndarray,
) -> None:
    """List the legal actions, write their mask, and draw one of them without advancing the generator."""
    for k in range(mask.size):
        mask[k] = False
    found = numbers[TALLY:]
    n = legal_actions(board, state, row[TO_ACT], numbers[:TALLY], found) if row[TO_ACT] >= 0 else 0
    for k in range(n):
        mask[found[k]] = True
    for k in range(min(n, LISTED)):
        listed[k] = found[k]
    row[COUNT] = n
    row[DRAWN] = -1
    if n:
        before = rng[0]
        row[DRAWN] = found[roll(rng, n)]
        rng[0] = before


@jit
def sample_batch(games: Games, logits: np.ndarray, weights: np.ndarray) -> None:
    """Draw a legal action of each game with probabilities proportional to exp(logit), into the column DRAWN.

    The games must be listed. `weights` is scratch memory with room for every action.
    """
    for i in range(games.states.size):
        row = games.table[i]
        n = row[COUNT]
        row[DRAWN] = -1
        if n == 0:
            continue
        if n > LISTED:
            row[DRAWN] = _sample_wide(games.masks[i], logits[i], weights, games.rng[i : i + 1])
            continue
        listed = games.lists[i]
        top = logits[i, listed[0]]
        for k in range(1, n):
            top = max(top, logits[i, listed[k]])
        total = 0.0
        for k in range(n):
            total += exp(logits[i, listed[k]] - top)
            weights[k] = total
        if not 1.0 <= total <= n:  # the highest weight is 1
            row[DRAWN] = NO_SAMPLE
            continue
        at = _uniform(games.rng[i : i + 1]) * total
        k = 0
        while k < n - 1 and weights[k] <= at:
            k += 1
        row[DRAWN] = listed[k]


@inner
def _sample_wide(mask: np.ndarray, logits: np.ndarray, weights: np.ndarray, rng: np.ndarray) -> int:
    """Sample from a mask with more legal actions than are listed."""
    top = -np.inf
    for k in range(mask.size):
        if mask[k]:
            top = max(top, logits[k])
    total = 0.0
    last = NO_SAMPLE
    for k in range(mask.size):
        if mask[k]:
            total += exp(logits[k] - top)
            last = k
        weights[k] = total
    if not 1.0 <= total <= mask.size:
        return NO_SAMPLE
    at = _uniform(rng) * total
    for k in range(mask.size):
        if mask[k] and weights[k] > at:
            return k
    return last


@inner
def _uniform(rng: np.ndarray) -> float:
    """Return a random number from 0 up to, but not including, 1."""
    return float(roll_word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)


@jit
def reset_batch(
    board: np.ndarray | np.record, games: Games, which: np.ndarray, seeds: np.ndarray, run: Run, outcomes: np.ndarray
) -> None:
    """Set up new games in the rows `which`, whose states must be blank.

    `seeds` has three columns: one more than the number of the game in the run, or, if that is 0, the game's own seed.
    """
    for k in range(which.size):
        i = which[k]
        low = seeds[k, 1]
        high = seeds[k, 2]
        games.rng[i] = siphash(low, high, RNG_STREAM)
        if seeds[k, 0] != NONE:
            number = seeds[k, 0] - ONE
            low = siphash(run.seed_low, run.seed_high, number | SEED_LOW_STREAM)
            high = siphash(run.seed_low, run.seed_high, number | SEED_HIGH_STREAM)
            games.rng[i] = siphash(run.seed_low, run.seed_high, number | RNG_STREAM)
        state = games.states[i]
        set_up(single_record(board), state, run.players, run.first, run.options, low, high, outcomes)
        games.searches[i] = NONE
        games.table[i, LENGTH] = 0
        games.table[i, TO_ACT] = next_seat(state)


@jit
def history_batch(
    board: np.ndarray | np.record,
    states: np.ndarray,
    seats: np.ndarray,
    log: np.ndarray,
    lengths: np.ndarray,
    scratch: Scratch,
    events: np.ndarray,
) -> None:
    """Replay games from their start and write what a seat saw: a row for the deal, and one for each action.

    `states` are the games at their start. What others chose from an offer is not visible. Unused rows are set to -1.
    """
    record = single_record(board)
    for i in range(states.size):
        state = states[i]
        seat = seats[i]
        actor, action = -1, -1
        for k in range(lengths[i] + 1):
            if k:
                actor = next_seat(state)
                action = int(log[i, k - 1])
                play(record, state, actor, action, scratch.outcomes)
                if actor != seat and KEEP <= action < STATION:
                    action = KEEP
            scratch.hidden[0] = state
            blind(scratch.hidden[0], seat)
            write_event(scratch.hidden[0], seat, actor, action, events[i, k])
        events[i, lengths[i] + 1 :] = -1
