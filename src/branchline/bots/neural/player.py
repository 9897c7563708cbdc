"""The neural bot: chooses the candidate that its network scores highest. It has no randomness of its own."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np

from branchline.boards import builtin_boards, load_board
from branchline.bots.interface import SeatInput
from branchline.bots.neural import COMPILER, entries
from branchline.bots.neural.entries import Decision
from branchline.bots.neural.features import ACTION, MOST, POSITION
from branchline.bots.neural.network import Network
from branchline.bots.neural.weights import FILE, load_network, new_network
from branchline.bots.policy.habits import Habits, habits
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import engine
from branchline.rules.warmup import Example, Part


def new_decision() -> Decision:
    """Memory for one decision."""
    return Decision(
        np.zeros(POSITION, np.float32),
        np.zeros(MOST, np.int64),
        np.zeros((MOST, ACTION), np.float32),
        np.zeros(MOST, np.float32),
    )


class NeuralPlayer:
    """A network with its memory. Runs in the interpreter until compiled code is loaded."""

    def __init__(self, usual: Habits, file: Path = FILE) -> None:
        self.network: Network = load_network(file)
        self._habits, self._work, self._decision = usual, new_scratch(), new_decision()

    def choose(self, seen: SeatInput) -> int:
        boards = engine.array_of(engine.board_record(seen.board))
        return int(
            entries.choose_by_network(
                boards, seen.states, seen.seat, self._habits, self._work, self.network, self._decision
            )
        )


def _examples() -> Sequence[Example]:
    boards = engine.array_of(engine.board_record(load_board(builtin_boards()[0])))
    arguments = (boards, engine.new_states(1), 0, habits(), new_scratch(), new_network(0), new_decision())
    return [(entries.choose_by_network, arguments)]


NEURAL = Part("branchline.bots.neural.player:NEURAL", COMPILER, _examples)  # a network's choice
