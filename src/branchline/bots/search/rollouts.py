"""Games played on from a decision, compiled: guesses at what a seat can't know, and what comes of its actions there."""

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

OTHERS = 0.25  # of the rivals play not as the policy does, but with habits of the pool
DEAL, SEED, MANNERS = np.uint64(0x6465616C), np.uint64(0x73656564), np.uint64(0x6D616E6E)  # what luck is for


@jit
def weigh_rivals(board: np.ndarray, states: np.ndarray, seat: int, work: np.ndarray, fit: np.ndarray) -> None:
    """How well each ticket fits what each rival has built; see `guess`."""
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
    """Play each action, and on from there for `depth` turns a player or to the end (0), in deals number `first`,
    `first + 1` …: the same deals for all actions.

    `states`: what the seat knows, then two of scratch. `habits`: the seat's own, then those that rivals may have.
    Into `ends`, a row a deal, goes for each action how well it ended for the seat, from 0 to 1.
    """
    printed = board[0]
    luck = np.empty(1, dtype=np.uint64)
    manners = np.zeros(SEATS, dtype=np.int64)
    for i in range(ends.shape[0]):
        number = np.uint64(first + i)
        luck[0] = siphash(seed, DEAL, number)
        deal(printed, states, seat, fit, luck)
        states[1].seed[0] = siphash(seed, SEED, number + number)
        states[1].seed[1] = siphash(seed, SEED, number + number + np.uint64(1))
        _seat_rivals(states[1], seat, habits.shape[0], siphash(seed, MANNERS, number), manners)
        for k in range(actions.size):
            states[2] = states[1]
            state = states[2]
            play(printed, state, seat, actions[k], fate)
            _play_on(printed, state, habits, manners, depth, work[0], fate)
            ends[i, k] = judge(printed, state, seat, habits[0], work[0], counts[0])


@inner
def _play_on(
    board: np.record,
    state: np.record,
    habits: np.ndarray,
    manners: np.ndarray,
    depth: int,
    work: np.record,
    fate: np.ndarray,
) -> None:
    """To the end, or until everyone has had so many turns."""
    left = depth * int(state.players) if depth > 0 else -1
    while state.phase != OVER and left != 0:
        mover = next_seat(state)
        play(board, state, mover, choose(board, state, mover, habits[manners[mover]], work), fate)
        if state.phase == TURN:
            left -= 1


@inner
def _seat_rivals(state: np.record, seat: int, kinds: int, luck: np.uint64, manners: np.ndarray) -> None:
    """Which habits each seat has in a deal: rivals the policy's own, or any of the others."""
    for other in range(state.players):
        manners[other] = 0
        chance = float(luck & np.uint64(0xFFF)) / 4096.0
        luck = luck >> np.uint64(12)
        if other != seat and kinds > 1 and chance < OTHERS:
            manners[other] = 1 + int(chance / OTHERS * (kinds - 1))
