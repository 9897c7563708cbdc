"""Numba compilation of the bots: decorators, cache key and warm-up.

The cache key covers the sources of the bots and those of the rules, which they inline. `ensure_bots` compiles a part
once, when the first bot is created or by `branchline warm`, with a progress bar.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from branchline.boards import builtin_boards, load_board
from branchline.bots.policy.habits import habits
from branchline.bots.policy.scratch import new_scratch
from branchline.rules import engine
from branchline.rules.chance import no_outcomes
from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import INTERPRETED, PackageCompiler
from branchline.rules.records import SEATS, TICKETS
from branchline.rules.warmup import Progress, compile_with_progress, ensure_compiled, marker_of

_FOLDER = Path(__file__).parent
_MODULES = (
    "entries",
    "policy/choice",
    "policy/graph",
    "policy/habits",
    "policy/hands",
    "policy/scratch",
    "policy/stations",
    "search/candidates",
    "search/determinization",
    "search/evaluation",
    "search/rollouts",
)
COMPILER = PackageCompiler("bots", [*RULES.sources, *(_FOLDER / f"{name}.py" for name in _MODULES)])
inner = COMPILER.inner
jit = COMPILER.jit

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
    boards, states, work = engine.array_of(board), engine.new_states(3), new_scratch()
    engine.set_up(board, states[:1], players=2, seed=0)
    rows = np.tile(habits(), (2, 1))

    def compile_policy() -> None:
        one = np.zeros(1, dtype=np.int64)
        entries.choose_batch(boards, states[:1], one, rows[0], work, one)

    def compile_search() -> None:
        found, fit = np.zeros(candidates.MOST, dtype=np.int64), np.zeros((SEATS, TICKETS))
        candidates.find_candidates(boards, states[:1], 0, rows[0], work, found)
        rollouts.weigh_rivals(boards, states[:1], 0, work, fit)
        trial = rollouts.Trial(boards, 0, found[:1].copy(), rows, fit, 0, np.uint64(0))
        memory = engine.new_memory(states=3)
        memory.states[:] = states
        rollouts.try_actions(trial, 0, work, memory, np.zeros((1, 1)))

    def compile_games() -> None:
        tally = np.zeros((1, SEATS, 2), dtype=np.int64)
        entries.finish_games(boards, states[:1].copy(), rows, work, no_outcomes(), tally)
        run = engine.run_of(players=2, seed=0)
        entries.play_games(boards, run, 0, rows, work, engine.new_memory(), engine.new_results(1))

    return {POLICY: compile_policy, SEARCH: compile_search, GAMES: compile_games}[part]
