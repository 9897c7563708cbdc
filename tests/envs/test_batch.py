"""A batch for learning programs: resets, sampling, rewards, records, and the same arrays everywhere."""

from __future__ import annotations

import pickle
import subprocess
import sys

import numpy as np
import pytest

from branchline import Batch, Game
from branchline.bots import SeatInput, new_player
from branchline.envs import Opponents
from branchline.game.errors import BatchError, IllegalAction
from branchline.game.scores import final_rewards
from branchline.rules.records import LEGAL

DIGEST = (
    "import hashlib, numpy as np\n"
    "from branchline import Batch\n"
    "batch = Batch('nordic', players=3, games=40, seed=5, threads={threads}, autoreset=True)\n"
    "digest = hashlib.sha256()\n"
    "for _ in range(300):\n"
    "    masks = batch.masks()\n"
    "    actions = batch.sample(np.linspace(0, 3, masks.size, dtype=np.float32).reshape(masks.shape))\n"
    "    digest.update(batch.observe().tobytes() + masks.tobytes() + actions.tobytes())\n"
    "    batch.check(batch.step(actions))\n"
    "    digest.update(batch.rewards('margin').tobytes())\n"
    "events, rows = batch.history()\n"
    "digest.update(events.tobytes() + rows.tobytes())\n"
    "print(digest.hexdigest())\n"
)


def test_the_same_seed_gives_the_same_arrays_in_every_process_with_any_number_of_threads(
    capsys: pytest.CaptureFixture[str],
) -> None:
    command = [sys.executable, "-c", DIGEST.format(threads=2)]
    elsewhere = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    exec(compile(DIGEST.format(threads=1), "digest", "exec"), {})
    assert capsys.readouterr().out == elsewhere
    assert len(elsewhere) == 65


def test_a_pickled_batch_and_a_copy_go_on_in_the_same_way() -> None:
    batch = Batch("usa", 3, 20, seed=2, autoreset=True, opponents=Opponents("usa", 3, "random"))
    for _ in range(30):
        batch.step(batch.random())
    others = [pickle.loads(pickle.dumps(batch)), batch.copy()]
    for _ in range(90):
        batch.masks()
        actions = batch.random()
        refusals, rewards, rows = batch.step(actions), batch.rewards(), batch.observe()
        for other in others:
            other.masks()
            assert (other.random() == actions).all()
            assert (other.step(actions) == refusals).all()
            assert (other.rewards() == rewards).all()
            assert (other.observe() == rows).all()
    events, lengths = batch.history(1)
    for other in others:
        found, same = other.history(1)
        assert found.tobytes() == events.tobytes()
        assert (same == lengths).all()


def test_games_are_reset_to_given_and_to_new_seeds() -> None:
    batch = Batch("usa", 2, 4, seed=1)
    fresh = batch.states.tobytes()
    for _ in range(9):
        batch.step(batch.random())
    batch.reset([1, 3], seeds=[77, "0xff"])
    assert batch.game(1) == Game.new("usa", 2, seed=77)
    assert batch.game(3) == Game.new("usa", 2, seed=255)
    assert batch.decisions.tolist() == [9, 0, 9, 0]
    batch.reset(np.array([True, False, False, False]))
    assert batch.decisions.tolist() == [0, 0, 9, 0]
    assert len({batch.game(i).seed for i in range(4)}) == 4
    batch.reset()
    assert batch.states.tobytes() != fresh
    for where in ([4], [-1], [0.5], np.array([True]), "all"):
        with pytest.raises(BatchError, match="where: a mask of 4 games, or numbers of games"):
            batch.reset(where)
    with pytest.raises(BatchError, match="2 games are reset, but 1 seeds are given"):
        batch.reset([0, 1], seeds=[3])


def test_a_game_that_ends_is_followed_by_a_new_one_and_rewarded_once() -> None:
    batch, plain = (Batch("thistledown", 2, 8, seed=6, autoreset=auto) for auto in (True, False))
    ended = np.zeros(8, dtype=np.int64)
    while not plain.over.all():
        running = ~plain.over
        actions = plain.random()
        plain.step(actions)
        batch.step(np.where(running, actions, -1))
        assert (batch.ended == plain.ended).all()
        assert not (plain.ended & ~running).any()
        assert not batch.over.any()
        for reward in ("win", "margin", "points"):
            found = batch.rewards(reward)
            assert (found == plain.rewards(reward)).all()
            assert not found[~batch.ended].any()
        which, rows = batch.final_observations(0)
        assert which.tolist() == np.flatnonzero(batch.ended).tolist()
        assert (batch.layout.split(rows)["phase"][:, -1] == 1).all()
        ended += batch.ended
    assert (ended == 1).all()
    assert (batch.final_scores() == plain.scores()).all()
    assert (batch.decisions == 0).any()


def test_rewards_add_up() -> None:
    scores = np.array([[90, 60, 30], [50, 50, 20]], dtype=np.int32)
    won = np.array([[True, False, False], [True, True, False]])
    assert final_rewards(scores, won, "win").tolist() == [[1, -0.5, -0.5], [0.25, 0.25, -0.5]]
    assert final_rewards(scores, won, "margin").tolist() == [[45, 0, -45], [15, 15, -30]]
    assert final_rewards(scores, won, "points").tolist() == scores.tolist()
    with pytest.raises(BatchError, match="no reward 'fame'; there are win, margin, points"):
        Batch("usa", 2, 1, seed=1).rewards("fame")  # type: ignore[arg-type]


def test_actions_are_sampled_from_logits() -> None:
    batch = Batch("usa", 2, 400, seed=3)
    for _ in range(12):
        batch.step(batch.random())
    masks = batch.masks().copy()
    offsets, numbers = batch.legal()
    assert (np.diff(offsets) == masks.sum(axis=1)).all()
    assert (numbers == np.nonzero(masks)[1]).all()
    logits = np.zeros(masks.shape, dtype=np.float32)
    best = np.argmax(masks, axis=1)
    logits[np.arange(400), best] = 50
    assert (batch.sample(logits) == best).all(), "the others are e^50 times less likely"
    logits[:, 0:2] = [np.log(3), 0]
    logits[:, 2:] = -np.inf
    both = masks[:, 0] & masks[:, 1]
    logits[~both] = 0
    assert (batch.copy().sample(logits) == batch.copy().sample(logits)).all()
    many = np.concatenate([batch.sample(logits)[both] for _ in range(30)])
    share = (many == 0).mean()
    assert abs(share - 0.75) < 5 * np.sqrt(0.75 * 0.25 / many.size)
    with pytest.raises(BatchError, match="logits of game 0 are not numbers"):
        batch.sample(np.full(masks.shape, np.nan))
    with pytest.raises(BatchError, match="logits have the shape"):
        batch.sample(logits[:, 1:])


def test_one_game_of_a_batch_can_be_recorded_replayed_rendered_and_explained() -> None:
    batch = Batch("europe", 2, 3, seed=8, strict_ferries=None)
    for _ in range(40):
        batch.step(batch.random())
    again = Game.replay(str(batch.record(1)))
    assert again == batch.game(1)
    assert again._states.tobytes() == batch.states[1:2].tobytes()
    action = int(batch.random()[1])
    assert batch.text(1, action) == str(again.legal()[again.legal().numbers.index(action)])
    assert batch.render(1).startswith("<svg")
    with pytest.raises(BatchError, match="numbered from 0 to 2, not 3"):
        batch.record(3)
    with pytest.raises(IllegalAction):
        batch.text(1, 5_000)
    blind = batch.blind(0)
    assert not blind["hand"][:, 1].any()
    other = batch.redeal(0, 4)
    assert other.states.tobytes() != batch.states.tobytes()
    assert other.blind(0).tobytes() == blind.tobytes()
    with pytest.raises(BatchError, match="redealt"):
        other.record(0)


def test_opponents_play_their_seats() -> None:
    batch = Batch("usa", 3, 30, seed=4, opponents=Opponents("usa", 3, {0: "greedy", 2: "random"}))
    while not batch.over.all():
        assert set(batch.to_act.tolist()) <= {1, -1}
        assert (batch.step(batch.random()) == LEGAL).all()
    assert batch.winners().any(axis=1).all()
    assert batch.record(7).result is not None
    for bots, message in (
        ("search", "is not compiled; opponents are random, greedy, planner or racer"),
        ({0: "random", 1: "random", 2: "random"}, "at least one is left for the learner"),
        ({3: "random"}, "seats are numbered from 0 to 2, not 3"),
    ):
        with pytest.raises(BatchError, match=message):
            Opponents("usa", 3, bots)


def test_compiled_opponents_choose_what_the_bot_chooses() -> None:
    """With planners in both other seats, each of their decisions is the one that the bot makes in that position."""
    batch = Batch("nordic", 3, 2, seed=9, opponents=Opponents("nordic", 3, "planner"))
    for _ in range(25):
        batch.step(batch.random())
    bot = new_player("planner", board=batch.board, players=3, seed=0)
    game = batch.game(0)
    again = Game.new("nordic", 3, seed=game.seed)
    for number in batch._games.log[0, : batch.decisions[0]].tolist():
        seat = again.actors[0]
        if seat:
            assert bot.choose(SeatInput.by(again.board, again._states, seat)) == number
        again.play(number, seat)


@pytest.mark.parametrize("actions", [[0.5] * 3, ["a"] * 3, [None] * 3, [True] * 3])
def test_actions_are_whole_numbers(actions: list[object]) -> None:
    with pytest.raises(BatchError, match="actions are whole numbers, not "):
        Batch("usa", 2, 3, seed=1).step(actions)  # type: ignore[arg-type]
