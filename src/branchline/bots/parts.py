"""The parts of the bots that are compiled together: one call of each entry point, with the types of all its calls."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from branchline.boards import builtin_boards, load_board
from branchline.bots import entries
from branchline.bots.compiling import COMPILER
from branchline.bots.policy.habits import habits
from branchline.bots.policy.scratch import new_scratch
from branchline.bots.search import candidates, determinization, rollouts
from branchline.rules import engine
from branchline.rules.chance import no_outcomes
from branchline.rules.records import SEATS, TICKETS
from branchline.rules.warmup import Example, Part


def _policy_examples() -> Sequence[Example]:
    numbers = np.zeros(1, dtype=np.int64)
    return [(entries.choose_batch, (_boards(), engine.new_states(1), numbers, habits(), new_scratch(), numbers))]


def _search_examples() -> Sequence[Example]:
    boards, states, work = _boards(), engine.new_states(1), new_scratch()
    found, fit = np.zeros(candidates.MOST, dtype=np.int64), np.zeros((SEATS, TICKETS))
    trial = rollouts.Trial(boards, 0, found, found, np.tile(habits(), (2, 1)), 2, fit, 0, np.uint64(0))
    return [
        (rollouts.try_actions, (trial, 0, work, engine.new_memory(states=3), np.zeros((1, 1, 1 + SEATS)))),
        (candidates.find_candidates, (boards, states, 0, habits(), work, found)),
        (rollouts.weigh_rivals, (boards, states, 0, work, fit)),
        (determinization.deal_batch, (boards, engine.new_states(3), 0, fit, np.uint64(0), 0, states)),
    ]


def _games_examples() -> Sequence[Example]:
    states, rows, work = engine.new_states(1), np.tile(habits(), (2, 1)), new_scratch()
    tally, log = np.zeros((1, SEATS, 2), dtype=np.int64), np.zeros(1, dtype=np.int64)
    return [(entries.finish_games, (_boards(), states, rows, work, no_outcomes(), tally, log))]


def _boards() -> np.ndarray:
    return engine.array_of(engine.board_record(load_board(builtin_boards()[0])))


POLICY = Part("branchline.bots.parts:POLICY", COMPILER, _policy_examples)  # a bot's choice
SEARCH = Part("branchline.bots.parts:SEARCH", COMPILER, _search_examples)  # a search's choice
GAMES = Part("branchline.bots.parts:GAMES", COMPILER, _games_examples)  # whole games between bots
