"""Monte Carlo rollouts, compiled: plays actions in sampled deals, lets policies play on, and evaluates the result."""

from __future__ import annotations

import numpy as np

from branchline.bots.compiled import inner, jit
from branchline.bots.policy.choice import choose
from branchline.bots.search.determinization import deal, weigh_tickets
from branchline.bots.search.evaluation import judge
from branchline.rules.chance import siphash
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import OVER, SEATS, TURN

OTHERS = 0.25  # share of the rivals that play with habits from the pool instead of the policy's own
DEAL, SEED, MANNERS = np.uint64(0x6465616C), np.uint64(0x73656564), np.uint64(0x6D616E6E)  # random streams


@jit
def weigh_rivals(board: np.ndarray, states: np.ndarray, seat: int, work: np.ndarray, fit: np.ndarray) -> None:
    """Rate how well each ticket fits each rival's routes; see `weigh_tickets`."""
    weigh_tickets(board[0], states[0], seat, work[0], fit)


@jit
def try_actions(
    board: np.ndarray,
    states: np.ndarray,
    seat: int,
    habits: np.ndarray,
    fit: np.ndarray,
    actions: np.ndarray,
    depth: int,
    first: int,
    seed: np.uint64,
    work: np.ndarray,
    counts: np.ndarray,
    fate: np.ndarray,
    ends: np.ndarray,
) -> None:
    """Play each action and then `depth` turns per player, or to the end (0), in the same deals for all actions.

    The deals have the numbers `first`, `first + 1` …. `states`: what the seat knows, then two scratch records.
    `habits`: the seat's own, then those that rivals may have. `ends`: one row per deal, with the evaluation of each
    action for the seat, from 0 to 1.
    """
    printed = board[0]
    luck = np.empty(1, dtype=np.uint64)
    habit_of = np.zeros(SEATS, dtype=np.int64)
    for i in range(ends.shape[0]):
        number = np.uint64(first + i)
        luck[0] = siphash(seed, DEAL, number)
        deal(printed, states, seat, fit, luck)
        states[1].seed[0] = siphash(seed, SEED, number + number)
        states[1].seed[1] = siphash(seed, SEED, number + number + np.uint64(1))
        _seat_rivals(states[1], seat, habits.shape[0], siphash(seed, MANNERS, number), habit_of)
        for k in range(actions.size):
            states[2] = states[1]
            state = states[2]
            play(printed, state, seat, actions[k], fate)
            _play_on(printed, state, habits, habit_of, depth, work[0], fate)
            ends[i, k] = judge(printed, state, seat, habits[0], work[0], counts[0])


@inner
def _play_on(
    board: np.record,
    state: np.record,
    habits: np.ndarray,
    habit_of: np.ndarray,
    depth: int,
    work: np.record,
    fate: np.ndarray,
) -> None:
    """Play to the end, or until everyone has had `depth` turns."""
    left = depth * int(state.players) if depth > 0 else -1
    while state.phase != OVER and left != 0:
        mover = next_seat(state)
        play(board, state, mover, choose(board, state, mover, habits[habit_of[mover]], work), fate)
        if state.phase == TURN:
            left -= 1


@inner
def _seat_rivals(state: np.record, seat: int, kinds: int, luck: np.uint64, habit_of: np.ndarray) -> None:
    """Choose each seat's habits in a deal: rivals have the policy's own, or some from the pool."""
    for other in range(state.players):
        habit_of[other] = 0
        chance = float(luck & np.uint64(0xFFF)) / 4096.0
        luck = luck >> np.uint64(12)
        if other != seat and kinds > 1 and chance < OTHERS:
            habit_of[other] = 1 + int(chance / OTHERS * (kinds - 1))
