"""Compiled entry points of the neural bot: a choice, and games that record what a network can be trained on."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from branchline.bots.neural import inner, jit
from branchline.bots.neural.features import describe, is_decided
from branchline.bots.neural.network import Network, evaluate_position, score_actions
from branchline.bots.policy.choice import choose
from branchline.rules.chance import roll_word
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import OVER

NO_TEACHER = -1  # instead of the teacher's candidate: its choice is not among them


class Decision(NamedTuple):
    """Memory for one decision: features of the position, then the candidates: their numbers, features and logits."""

    position: np.ndarray
    numbers: np.ndarray
    actions: np.ndarray
    logits: np.ndarray


class Recording(NamedTuple):
    """Decisions of many games, with room for a fixed number of decisions and of candidates."""

    positions: np.ndarray  # a row for each decision
    actions: np.ndarray  # a row for each candidate, decision by decision
    starts: np.ndarray  # the first candidate of each decision, and the end of the last one
    played: np.ndarray  # the candidate that was played, counted from the decision's first one
    taught: np.ndarray  # the teacher's choice, or NO_TEACHER
    chances: np.ndarray  # logarithm of the probability with which the network plays the candidate
    values: np.ndarray  # the network's estimate of the result
    places: np.ndarray  # game and seat


@jit
def choose_by_network(
    board: np.ndarray,
    states: np.ndarray,
    seat: int,
    habits: np.ndarray,
    work: np.ndarray,
    net: Network,
    decision: Decision,
) -> int:
    """The candidate with the highest logit, and of equal ones the first.

    Payments are left to the policy, and so is everything while the deck is empty, which is common only at five players
    and so was rare in the training (docs/neural.md).
    """
    if is_decided(states[0]) or states[0].deck_size == 0:
        return choose(board[0], states[0], seat, habits, work[0])
    count = describe(board[0], states[0], seat, habits, work[0], decision.position, decision.numbers, decision.actions)
    score_actions(net, decision.position, decision.actions, count, decision.logits)
    return int(decision.numbers[_best(decision.logits, count)])


@jit
def record_games(
    board: np.ndarray,
    states: np.ndarray,
    habits: np.ndarray,
    net: Network,
    mix: np.ndarray,
    work: np.ndarray,
    outcomes: np.ndarray,
    rng: np.ndarray,
    decision: Decision,
    out: Recording,
) -> tuple[int, int]:
    """Play games to the end and record the decisions of seats that learn; returns how many games and decisions.

    `mix` says for each game and seat who plays: 0 the teacher, 1 the network's best candidate, 2 one drawn by its
    probabilities, 3 a policy with the second row of habits, whose decisions are not recorded. Stops before a game that
    may not fit.
    """
    made = 0
    used = 0
    for i in range(states.size):
        state = states[i]
        if made + 700 > out.played.size or used + 20_000 > out.actions.shape[0]:
            return i, made
        while state.phase != OVER:
            seat = next_seat(state)
            by = mix[i, seat]
            if by == 3 or is_decided(state):
                action = choose(board[0], state, seat, habits[1 if by == 3 else 0], work[0])
                play(board[0], state, seat, action, outcomes)
                continue
            teacher = choose(board[0], state, seat, habits[0], work[0])
            position, numbers, actions = decision.position, decision.numbers, decision.actions
            count = describe(board[0], state, seat, habits[0], work[0], position, numbers, actions)
            score_actions(net, position, actions, count, decision.logits)
            at = NO_TEACHER
            for k in range(count):
                if numbers[k] == teacher:
                    at = k
            if by == 2:
                pick = _sample(decision.logits, count, rng)
            elif by == 1 or at < 0:
                pick = _best(decision.logits, count)
            else:
                pick = at
            if made < out.played.size and used + count <= out.actions.shape[0]:
                out.positions[made] = position
                for k in range(count):
                    out.actions[used + k] = actions[k]
                out.starts[made] = used
                out.starts[made + 1] = used + count
                out.played[made] = pick
                out.taught[made] = at
                out.chances[made] = _chance(decision.logits, count, pick)
                out.values[made] = evaluate_position(net, position)
                out.places[made, 0] = i
                out.places[made, 1] = seat
                made += 1
                used += count
            play(board[0], state, seat, int(numbers[pick]), outcomes)
    return states.size, made


@inner
def _best(logits: np.ndarray, count: int) -> int:
    best = 0
    for k in range(1, count):
        if logits[k] > logits[best]:
            best = k
    return best


@inner
def _chance(logits: np.ndarray, count: int, pick: int) -> float:
    """The logarithm of a candidate's probability: softmax of the logits."""
    top = float(logits[_best(logits, count)])
    total = 0.0
    for k in range(count):
        total += np.exp(float(logits[k]) - top)
    return float(logits[pick]) - top - np.log(total)


@inner
def _sample(logits: np.ndarray, count: int, rng: np.ndarray) -> int:
    """Draw a candidate by its probability."""
    top = float(logits[_best(logits, count)])
    total = 0.0
    for k in range(count):
        total += np.exp(float(logits[k]) - top)
    at = total * float(roll_word(rng) >> np.uint64(11)) * (1.0 / 9007199254740992.0)
    for k in range(count - 1):
        at -= np.exp(float(logits[k]) - top)
        if at < 0.0:
            return k
    return count - 1
