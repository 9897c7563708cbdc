"""Warm-up: compiles the bots once, when the first one is created or by `branchline warm`, with a progress bar."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from branchline.boards import builtin_boards, load_board
from branchline.bots.compiled import COMPILER
from branchline.bots.policy.habits import habits
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import engine
from branchline.rules.chance import no_fate
from branchline.rules.compiling import INTERPRETED
from branchline.rules.records import SEATS, TICKETS
from branchline.rules.warmup import Progress, compile_with_progress, ensure_compiled, marker_of

POLICY, SEARCH, GAMES = "policy", "search", "games"

_ready = {POLICY, SEARCH, GAMES} if INTERPRETED else set()


def ensure_bots(*parts: str, progress: Progress | None = None) -> bool:
    """Compile these parts unless they are compiled already; returns whether this call compiled anything."""
    did = False
    for part in parts:
        if part not in _ready:
            if not bots_compiled(part):
                marker = marker_of(COMPILER, part)
                ensure_compiled(progress)
                did = compile_with_progress([(f"bots: {part}", _step(part))], marker, progress) or did
            _ready.add(part)
    return did


def bots_compiled(part: str) -> bool:
    """Whether a part is completely compiled."""
    return part in _ready or marker_of(COMPILER, part).exists()


def _step(part: str) -> Callable[[], object]:
    """A function that calls each entry point of a part, with the argument types of all its calls."""
    from branchline.bots import entries
    from branchline.bots.search import candidates, rollouts

    board = engine.board_record(load_board(builtin_boards()[0]))
    boards, states, work = engine.boards_of(board), engine.new_states(3), new_scratch()
    engine.set_up(board, states[:1], players=2, seed=0)
    rows = np.tile(habits(), (2, 1))

    def compile_policy() -> None:
        one = np.zeros(1, dtype=np.int64)
        entries.choose_batch(boards, states[:1], one, rows[0], work, one)

    def compile_search() -> None:
        found, fit = np.zeros(candidates.MOST, dtype=np.int64), np.zeros((SEATS, TICKETS))
        candidates.find_candidates(boards, states[:1], 0, rows[0], work, found)
        rollouts.weigh_rivals(boards, states[:1], 0, work, fit)
        rollouts.try_actions(
            boards, states, 0, rows, fit, found[:1].copy(), 0, 0, np.uint64(0), work, engine.new_counts(1), no_fate(),
            np.zeros((1, 1)),
        )  # fmt: skip

    def compile_games() -> None:
        tally = np.zeros((1, SEATS, 2), dtype=np.int64)
        entries.finish_games(boards, states[:1].copy(), rows, work, no_fate(), tally)
        entries.play_games(
            boards, engine.new_states(2), 2, -1, 0, np.uint64(0), np.uint64(0), 0, rows, work, no_fate(),
            engine.new_counts(1), engine.new_results(1),
        )  # fmt: skip

    return {POLICY: compile_policy, SEARCH: compile_search, GAMES: compile_games}[part]
