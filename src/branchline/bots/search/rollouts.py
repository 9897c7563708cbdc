"""Monte Carlo rollouts, compiled: plays actions in sampled deals, lets policies play on, and evaluates the result."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.bots.compiling import inner, jit
from branchline.bots.policy.choice import choose
from branchline.bots.search.determinization import deal, weigh_tickets
from branchline.bots.search.evaluation import evaluate, share_victory
from branchline.rules.batch import Memory
from branchline.rules.chance import siphash
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import OVER, SEATS, TURN

OTHERS = 0.25  # share of the rivals that play with habits from the pool instead of the policy's own
DEAL, SEED, STYLES = np.uint64(0x6465616C), np.uint64(0x73656564), np.uint64(0x6D616E6E)  # random streams


@jit
def weigh_rivals(board: np.ndarray, states: np.ndarray, seat: int, work: np.ndarray, fit: np.ndarray) -> None:
    """Rate how well each ticket fits each rival's routes; see `weigh_tickets`."""
    weigh_tickets(board[0], states[0], seat, work[0], fit)


class Trial(NamedTuple):
    """What all rollouts of a decision have in common."""

    board: np.ndarray  # an array of one
    seat: int
    actions: np.ndarray  # the candidates
    strategies: np.ndarray  # the row of `habits` with which the seat itself plays on after each candidate
    habits: np.ndarray  # the seat's own, then those that rivals may have, then other strategies of the seat
    kinds: int  # how many rows of `habits` rivals may have, the first one included
    fit: np.ndarray  # how well tickets fit the rivals' routes; see `weigh_rivals`
    depth: int  # turns per player; 0: to the end
    seed: np.uint64


@jit
def try_actions(trial: Trial, first: int, work: np.ndarray, memory: Memory, ends: np.ndarray) -> None:
    """Play each action and then `depth` turns per player, or to the end, in the same deals for all actions.

    The deals have the numbers `first`, `first + 1` …. The states in `memory` are what the seat knows, then two scratch
    records. `ends`: for each deal and action, the evaluation for the seat, from 0 to 1, and each seat's share of the
    victory.
    """
    board, seat, states = trial.board[0], trial.seat, memory.states
    rng = np.empty(1, dtype=np.uint64)
    habit_of = np.zeros(SEATS, dtype=np.int64)
    for i in range(ends.shape[0]):
        number = np.uint64(first + i)
        rng[0] = siphash(trial.seed, DEAL, number)
        deal(board, states, seat, trial.fit, rng)
        states[1].seed[0] = siphash(trial.seed, SEED, number + number)
        states[1].seed[1] = siphash(trial.seed, SEED, number + number + np.uint64(1))
        _seat_rivals(states[1], seat, trial.kinds, siphash(trial.seed, STYLES, number), habit_of)
        for k in range(trial.actions.size):
            states[2] = states[1]
            state = states[2]
            habit_of[seat] = trial.strategies[k]
            play(board, state, seat, trial.actions[k], memory.outcomes)
            _play_on(board, state, trial.habits, habit_of, trial.depth, work[0], memory.outcomes)
            value = evaluate(board, state, seat, trial.habits[0], work[0], memory.counts[0])
            ends[i, k, 0] = value
            share_victory(state, memory.counts[0], seat, value, ends[i, k, 1:])


@inner
def _play_on(
    board: np.record,
    state: np.record,
    habits: np.ndarray,
    habit_of: np.ndarray,
    depth: int,
    work: np.record,
    outcomes: np.ndarray,
) -> None:
    """Play to the end, or until everyone has had `depth` turns."""
    left = depth * int(state.players) if depth > 0 else -1
    while state.phase != OVER and left != 0:
        mover = next_seat(state)
        play(board, state, mover, choose(board, state, mover, habits[habit_of[mover]], work), outcomes)
        if state.phase == TURN:
            left -= 1


@inner
def _seat_rivals(state: np.record, seat: int, kinds: int, random_bits: np.uint64, habit_of: np.ndarray) -> None:
    """Choose each seat's habits in a deal: rivals have the policy's own, or some from the pool."""
    for other in range(state.players):
        habit_of[other] = 0
        chance = float(random_bits & np.uint64(0xFFF)) / 4096.0
        random_bits = random_bits >> np.uint64(12)
        if other != seat and kinds > 1 and chance < OTHERS:
            habit_of[other] = 1 + int(chance / OTHERS * (kinds - 1))
