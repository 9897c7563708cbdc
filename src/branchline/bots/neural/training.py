"""Training data: plays games in compiled code and returns the decisions in them, for `examples/train.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from branchline.boards import Board, builtin_boards, load_board
from branchline.bots.neural import COMPILER, entries
from branchline.bots.neural.entries import Recording
from branchline.bots.neural.features import ACTION, POSITION
from branchline.bots.neural.network import Network
from branchline.bots.neural.player import new_decision
from branchline.bots.neural.weights import HABITS_VERSION, new_network
from branchline.bots.policy.habits import Habits, habits, tuned
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import engine
from branchline.rules.chance import no_outcomes
from branchline.rules.records import SEATS, TOTAL
from branchline.rules.warmup import Example, Part, ensure_compiled

TEACHER, BEST, SAMPLED, RIVAL = range(4)  # who plays a seat
LEAD = 40.0  # points of a lead that count as a result of 0.76


class Lessons(NamedTuple):
    """Decisions of games: see `entries.Recording`; `results` is what the seat reached in the end, from -1 to 1."""

    positions: npt.NDArray[np.float32]
    actions: npt.NDArray[np.float32]
    starts: npt.NDArray[np.int64]
    played: npt.NDArray[np.int64]
    taught: npt.NDArray[np.int64]
    chances: npt.NDArray[np.float32]
    values: npt.NDArray[np.float32]
    results: npt.NDArray[np.float32]
    seats: npt.NDArray[np.int64]  # a number for each seat of each game


def record(
    board: Board, net: Network, mix: npt.NDArray[np.int64], *, seed: int, index: int = 0, rival: Habits | None = None
) -> Lessons:
    """Play one game for each row of `mix`, which says who plays each seat; the teacher is the racer."""
    ensure_compiled(TRAINING)
    games, players = mix.shape
    record, states = engine.board_record(board), engine.new_states(games)
    engine.set_up(record, states, players=players, seed=seed, index=index)
    own = tuned(board.id, players, HABITS_VERSION)
    rows = np.array([own, own if rival is None else rival])
    room = max(games * 75 * players, 1400)
    out = _new_recording(room, max(room * 56, 40_000))
    rng = np.full(1, np.uint64(seed * 1_000_003 + index), dtype=np.uint64)
    done, made = entries.record_games(
        engine.array_of(record), states, rows, net, mix, new_scratch(), no_outcomes(), rng, new_decision(), out
    )
    results = _results(engine.counts(record, states[:done])["score"][:, :players, TOTAL].astype(np.float64))
    game, seat = out.places[:made].T
    return Lessons(
        out.positions[:made],
        out.actions[: out.starts[made]],
        out.starts[: made + 1],
        out.played[:made],
        out.taught[:made],
        out.chances[:made],
        out.values[:made],
        results[game, seat],
        game * SEATS + seat,
    )


def _results(totals: npt.NDArray[np.float64]) -> npt.NDArray[np.float32]:
    """Half the result is the victory and half the lead over the best rival."""
    rivals = np.where(np.eye(totals.shape[1], dtype=bool), -np.inf, totals[:, None, :]).max(axis=2)
    lead = totals - rivals
    return (0.5 * np.sign(lead) + 0.5 * np.tanh(lead / LEAD)).astype(np.float32)


def _new_recording(decisions: int, candidates: int) -> Recording:
    return Recording(
        np.zeros((decisions, POSITION), np.float32),
        np.zeros((candidates, ACTION), np.float32),
        np.zeros(decisions + 1, np.int64),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.int64),
        np.zeros(decisions, np.float32),
        np.zeros(decisions, np.float32),
        np.zeros((decisions, 2), np.int64),
    )


def _examples() -> Sequence[Example]:
    boards = engine.array_of(engine.board_record(load_board(builtin_boards()[0])))
    arguments = (
        boards,
        engine.new_states(1),
        np.tile(habits(), (2, 1)),
        new_network(0),
        np.zeros((1, 2), np.int64),
        new_scratch(),
        no_outcomes(),
        engine.new_rng(1),
        new_decision(),
        _new_recording(1, 1),
    )
    return [(entries.record_games, arguments)]


TRAINING = Part("branchline.bots.neural.training:TRAINING", COMPILER, _examples)  # games to learn from
