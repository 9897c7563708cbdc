"""A batch of games is the same games as those played one by one, whatever the number of threads."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from branchline import Batch, builtin_boards, load_board
from branchline.game.errors import TableError
from branchline.rules import engine
from branchline.rules.batch import DECISIONS, SEAT_COLUMNS
from branchline.rules.records import LEGAL, NO_SUCH_ACTION, OVER

GAMES = 70  # enough for several threads


def test_a_batch_plays_the_same_games_as_one_by_one() -> None:
    board = load_board("europe")
    record = engine.board_record(board)
    batch = Batch(board, players=3, games=GAMES, seed=11, threads=2)
    alone = [engine.new_states(1) for _ in range(GAMES)]
    for index, states in enumerate(alone):
        engine.set_up(record, states, players=3, seed=11, index=index)
    for _ in range(60):
        masks, actions, to_act = batch.masks(), batch.random(), batch.to_act
        for i, states in enumerate(alone):
            assert (engine.legal_masks(record, states)[0] == masks[i]).all()
            assert masks[i, actions[i]]
            assert engine.play(record, states, actions[i], to_act[i])[0] == LEGAL
        assert (batch.step(actions) == LEGAL).all()
        assert b"".join(states.tobytes() for states in alone) == batch.states.tobytes()


@pytest.mark.parametrize("name", builtin_boards())
def test_random_steps_to_the_end_are_the_random_games_of_simulate(name: str) -> None:
    players = load_board(name).rules.players[1]
    batch = Batch(name, players, GAMES, seed="0xbeef")
    decisions = np.zeros(GAMES, dtype=np.int64)
    while not batch.over.all():
        decisions += ~batch.over
        batch.step(batch.random())
    results = engine.new_results(GAMES)
    record = engine.board_record(batch.board)
    engine.random_games(record, players=players, seed=0xBEEF, index=0, results=results)
    assert (results[:, DECISIONS] == decisions).all()
    assert (results[:, SEAT_COLUMNS : SEAT_COLUMNS + players] == batch.scores()).all()
    assert batch.winners().any(axis=1).all()
    assert not batch.masks().any()
    assert (batch.to_act == -1).all()
    assert (batch.random() == -1).all()
    assert (batch.step(batch.random()) == LEGAL).all(), "an action below 0 leaves its game alone"
    assert (batch.states["phase"] == OVER).all()


@pytest.mark.parametrize("threads", [2, 3, 64])
def test_threads_change_nothing(threads: int) -> None:
    def play(threads: int) -> tuple[bytes, npt.NDArray[np.bool_], npt.NDArray[np.int32]]:
        batch = Batch("nordic", players=3, games=GAMES, seed=5, threads=threads)
        for _ in range(100):
            batch.step(batch.random())
        return batch.states.tobytes(), batch.masks(), batch.scores()

    states, masks, scores = play(threads)
    expected_states, expected_masks, expected_scores = play(1)
    assert states == expected_states
    assert (masks == expected_masks).all()
    assert (scores == expected_scores).all()


def test_a_refused_action_changes_nothing_and_says_why() -> None:
    batch = Batch("usa", players=2, games=GAMES, seed=1)
    before = batch.states.tobytes()
    actions = np.full(GAMES, 1 << 20)
    assert (batch.step(actions) == NO_SUCH_ACTION).all()
    assert batch.states.tobytes() == before


def test_a_copy_goes_on_by_itself() -> None:
    batch = Batch("usa", players=2, games=GAMES, seed=1)
    batch.step(batch.random())
    twin = batch.copy()
    assert not np.shares_memory(twin.states, batch.states)
    assert not np.shares_memory(twin.masks(), batch.masks())
    before = batch.states.tobytes()
    ahead = twin.random()
    twin.step(ahead)
    assert batch.states.tobytes() == before
    assert (batch.random() == ahead).all()
    batch.step(ahead)
    assert batch.states.tobytes() == twin.states.tobytes()


def test_masks_are_written_into_the_same_buffer() -> None:
    batch = Batch("usa", players=2, games=GAMES, seed=1)
    assert batch.masks() is batch.masks()


def test_a_larger_batch_begins_with_the_same_games() -> None:
    small, large = (Batch("usa", players=4, games=games, seed=9) for games in (GAMES, 2 * GAMES))
    assert small.states.tobytes() == large.states[:GAMES].tobytes()


def test_the_first_seat_and_options_are_every_games() -> None:
    batch = Batch("usa", players=4, games=GAMES, seed=9, first=2)
    assert (batch.states["first"] == 2).all()
    assert len(set(Batch("usa", players=4, games=GAMES, seed=9).states["first"].tolist())) == 4


def test_what_can_not_be_set_up_is_refused() -> None:
    with pytest.raises(TableError, match="2 to 5 players"):
        Batch("usa", players=6, games=1)
    with pytest.raises(TableError, match="at least one game"):
        Batch("usa", players=2, games=0)
    with pytest.raises(TableError, match="seat 2 can’t go first"):
        Batch("usa", players=2, games=1, first=2)
    with pytest.raises(TableError, match="one action each"):
        Batch("usa", players=2, games=3).step([1, 2])
