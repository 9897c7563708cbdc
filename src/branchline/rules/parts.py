"""The parts of the rules that are compiled together: one call of each entry point, with the types of all its calls."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from branchline.boards import builtin_boards, load_board
from branchline.rules import batch, engine, legal, play
from branchline.rules.board_records import board_record
from branchline.rules.chance import no_outcomes
from branchline.rules.compiling import COMPILER
from branchline.rules.records import ACTIONS, SURVEY
from branchline.rules.warmup import Example, Part


def _play_examples() -> Sequence[Example]:
    board = board_record(load_board(builtin_boards()[0]))
    boards, states, numbers = engine.array_of(board), engine.new_states(1), np.zeros(1, dtype=np.int64)
    run, outcomes, counts = engine.run_of(players=2, seed=0), no_outcomes(), engine.new_counts(1)
    words = engine.blank_string_table()
    tally, found, out = np.empty(legal.TALLY, dtype=np.int32), np.ndarray(1, SURVEY), np.empty(1, dtype=np.uint8)
    text = (words.letters, words.starts, out)
    masks = np.empty((1, 1), dtype=np.bool_)
    return [
        (batch.view_of_seat, (boards, states, 0, counts, tally, found, *text)),
        (batch.count_batch, (boards, states, counts)),
        (batch.play_batch, (boards, states, numbers, numbers, numbers, outcomes, False)),
        (batch.legal_batch, (boards, states, numbers, tally, np.empty(ACTIONS, dtype=np.int32), masks)),
        (batch.view_of_all, (boards, states, counts, *text)),
        (batch.set_up_batch, (boards, states, run, 0, engine.new_rng(1), outcomes)),
        (play.derive, (board, states[0], False, outcomes)),
        (batch.blind_batch, (states, numbers)),
        (batch.country_gains, (boards, states, 0, np.zeros(1, dtype=np.uint64))),
    ]


def _simulation_examples() -> Sequence[Example]:
    boards = engine.array_of(board_record(load_board(builtin_boards()[0])))
    states, rng, numbers = engine.new_states(1), engine.new_rng(1), np.zeros(1, dtype=np.int64)
    tally, run = np.empty(legal.TALLY, dtype=np.int32), engine.run_of(players=2, seed=0)
    return [
        (batch.random_batch, (boards, states, rng, tally, numbers)),
        (batch.random_games, (boards, run, 0, engine.new_memory(), tally, engine.new_results(1))),
        (batch.redeal_batch, (boards, states, numbers, rng)),  # shares much with searches, the next part
    ]


PLAY = Part("branchline.rules.parts:PLAY", COMPILER, _play_examples)  # what every game needs
SIMULATION = Part("branchline.rules.parts:SIMULATION", COMPILER, _simulation_examples)  # batches and searches too
