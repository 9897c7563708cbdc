"""Compiled opponents: bots play their seats in many games until another seat is to act."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from branchline.bots.compiling import COMPILER as BOTS
from branchline.bots.policy.choice import choose
from branchline.rules.chance import roll
from branchline.rules.compiling import PackageCompiler
from branchline.rules.legal import TALLY, legal_actions, next_seat
from branchline.rules.play import play
from branchline.rules.records import DECLINE, DRAW, DRAW_TICKETS, GIVE, KEEP, PASS, PAY, STATION
from branchline.rules.vector import COMPILER as VECTOR
from branchline.rules.vector.entries import TO_ACT, Games, write_log

# The rules and the bots are compiled into the opponents, so their sources key this cache too.
COMPILER = PackageCompiler("envs", [*BOTS.sources, *VECTOR.sources, Path(__file__)])
inner = COMPILER.inner
jit = COMPILER.jit

# Who plays a seat.
LEARNER, RANDOM, POLICY = range(3)


@jit
def play_rivals(
    board: np.ndarray,
    games: Games,
    habits: np.ndarray,
    kinds: np.ndarray,
    work: np.ndarray,
    numbers: np.ndarray,
    outcomes: np.ndarray,
) -> None:
    """Play the seats that are not the learner's: a row of `habits` and one of `kinds` for each seat."""
    for i in range(games.states.size):
        state = games.states[i]
        seat = next_seat(state)
        while seat >= 0 and kinds[seat] != LEARNER:
            if kinds[seat] == RANDOM:
                action = _random_kind(board[0], state, seat, numbers, games.rng[i : i + 1])
            else:
                action = choose(board[0], state, seat, habits[seat], work[0])
            play(board[0], state, seat, action, outcomes)
            write_log(games.log[i], games.table[i], action)
            seat = next_seat(state)
        games.table[i, TO_ACT] = seat


@inner
def _random_kind(board: np.record, state: np.record, seat: int, numbers: np.ndarray, rng: np.ndarray) -> int:
    """Choose a kind of action first, then one of that kind, as the bot `random` does."""
    found = numbers[TALLY:]
    n = legal_actions(board, state, seat, numbers[:TALLY], found)
    kinds = 1
    for k in range(1, n):
        if _kind(board, int(found[k])) != _kind(board, int(found[k - 1])):
            kinds += 1
    chosen = roll(rng, kinds)
    start = 0
    while chosen > 0:
        start += 1
        if _kind(board, int(found[start])) != _kind(board, int(found[start - 1])):
            chosen -= 1
    end = start + 1
    while end < n and _kind(board, int(found[end])) == _kind(board, int(found[start])):
        end += 1
    return int(found[start + roll(rng, end - start)])


@inner
def _kind(board: np.record, action: int) -> int:
    """Return the kind of an action; actions of a kind are adjacent numbers."""
    if action >= board.claim:
        return 9
    if action >= STATION:
        return 8
    if action >= KEEP:
        return 7
    if action >= PAY:
        return 6
    if action >= GIVE:
        return 5
    if action >= DECLINE:
        return 4
    if action >= PASS:
        return 3
    if action >= DRAW_TICKETS:
        return 2
    return 1 if action >= DRAW else 0
