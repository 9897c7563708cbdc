"""What the Python API accepts: reasons are always returned, integers of any type, and copies that are independent."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from branchline import Batch, Game, load_board
from branchline.arena.blocks import new_plan
from branchline.bots import new_player
from branchline.bots.interface import SeatInput
from branchline.errors import BranchlineError
from branchline.game.actions import Action
from branchline.game.errors import IllegalAction, InvalidAction, OutcomeError, PositionError, SeedError, TableError
from branchline.game.simulate import simulate
from branchline.report.play import ReportError, gather
from branchline.texts import Texts
from tests.engine.playing import played_on
from tests.support import position

INTEGERS = (np.int8, np.uint8, np.int64, np.uint64)
COPIES: dict[str, Callable[[Any], Any]] = {
    "copy()": lambda value: value.copy(),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda value: pickle.loads(pickle.dumps(value)),
}

# --- why -------------------------------------------------------------------------------------------------------------

NOT_LEGAL: list[tuple[object, object, type[IllegalAction], str]] = [
    ("take locomotive", None, IllegalAction, "not-face-up"),
    ("fly to boston", None, InvalidAction, "unknown-action"),
    ("", None, InvalidAction, "empty-action"),
    ("claim d/s with 1 red", None, InvalidAction, "ambiguous-route"),
    ("claim boston with 1 red", None, InvalidAction, "no-route-text"),
    ("keep atlantis/boston", None, InvalidAction, "unknown-ticket"),
    ("draw", 1, IllegalAction, "not-your-turn"),
    ("draw", 9, IllegalAction, "no-such-seat"),
    ("draw", -1, IllegalAction, "no-such-seat"),
    ("draw", "one", IllegalAction, "no-such-seat"),
    ("draw", 0.0, IllegalAction, "no-such-seat"),
    ("draw", False, IllegalAction, "no-such-seat"),
    (100_000, None, IllegalAction, "no-such-action"),
    (-1, None, IllegalAction, "no-such-action"),
    (True, None, InvalidAction, "unknown-action"),
    (2.5, None, InvalidAction, "unknown-action"),
    (None, None, InvalidAction, "unknown-action"),
    (b"draw", None, InvalidAction, "unknown-action"),
    (["draw"], None, InvalidAction, "unknown-action"),
    (Action("keep", tickets=5), None, InvalidAction, "unknown-action"),  # type: ignore[arg-type]
    (Action("claim"), None, InvalidAction, "action-form"),
    (Action("take", card="gold"), None, InvalidAction, "no-such-card"),
]


@pytest.mark.parametrize(("action", "seat", "kind", "code"), NOT_LEGAL)
def test_why_returns_what_play_raises(action: Any, seat: Any, kind: type[IllegalAction], code: str) -> None:
    game = position("usa", {"red": 3})
    with pytest.raises(IllegalAction) as raised:
        game.play(action, seat)
    reason = game.why(action, seat)
    assert isinstance(reason, IllegalAction)
    assert (type(reason), reason.code) == (type(raised.value), raised.value.code) == (kind, code)
    for language in ("en", "pl", "ro"):
        assert "\n" not in Texts(language, game.board).refusal(reason)
    assert seat is not None or action not in game.legal()


def test_why_says_that_a_game_is_over_and_asks_which_seat() -> None:
    over, new = position("usa", phase="over"), Game.new("usa", seed=1)
    assert [over.why("draw", seat).code for seat in (None, 0, 1)] == ["game-over"] * 3  # type: ignore[union-attr]
    assert new.why("draw").code == "which-seat"  # type: ignore[union-attr]
    assert new.why("fly", 0).code == "unknown-action"  # type: ignore[union-attr]


# --- integers --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", INTEGERS)
def test_integers_of_numpy_are_integers(kind: Callable[[int], Any]) -> None:
    game = Game.new("europe", players=kind(3), seed=kind(7), first=kind(1))
    plain = Game.new("europe", players=3, seed=7, first=1)
    assert game == plain
    assert str(game.record) == str(plain.record)
    for seat in range(3):
        number = game.legal(kind(seat)).numbers[0]
        assert kind(number) in game.legal(seat)
        assert game.why(kind(number), kind(seat)) is None
        game.play(kind(number), kind(seat))
        plain.play(number, seat)
    assert game == plain
    assert game.view(kind(0)) == plain.view(0)
    assert game.hand(kind(2)) == plain.hand(2)
    assert game.redeal(kind(0), kind(5)) == plain.redeal(0, 5)
    card = Game.new("usa", seed=1, outcomes=[kind(0)]).record
    assert json.loads(str(card).splitlines()[0])["start"]["outcomes"] == [0]


def test_integers_of_numpy_in_a_position() -> None:
    given = {"players": np.int64(2), "hands": [{"red": np.int8(3)}, {}], "routes": {"boston/new-york": np.uint8(1)}}
    plain = {"players": 2, "hands": [{"red": 3}, {}], "routes": {"boston/new-york": 1}}
    usa = load_board("usa")
    assert Game.from_dict({"seed": np.int64(40921), **given}, usa) == Game.from_dict({"seed": 40921, **plain}, usa)


def test_integers_of_numpy_in_batches_simulations_arenas_reports_and_bots() -> None:
    usa, one, two, three = load_board("usa"), np.int64(1), np.int64(2), np.int64(3)
    batch = Batch(usa, two, three, seed=np.int64(9), first=one, threads=one)
    same = Batch(usa, 2, 3, seed=9, first=1, threads=1)
    assert batch.states.tobytes() == same.states.tobytes()
    assert (batch.step(batch.random().astype(np.int16)) == same.step(same.random())).all()
    assert simulate(usa, two, three, seed=one, threads=one).mean_score == simulate(usa, 2, 3, seed=1).mean_score
    plan = new_plan(usa, ["random", "greedy"], two, np.int64(40921))
    assert (plan, plan.blocks(three)) == (new_plan(usa, ["random", "greedy"], 2, 40921), 2)
    records = gather(usa, "greedy", two, three, seed=one, workers=one)
    assert records.tobytes() == gather(usa, "greedy", 2, 3, seed=1, workers=1).tobytes()
    game = Game.new(usa, players=2, seed=3)
    seen = SeatInput.by(usa, engine_states(game), 0)
    for spec in ("random", "search:playouts=4"):
        choices = [new_player(spec, board=usa, players=n, seed=s).choose(seen) for n, s in ((two, three), (2, 3))]
        assert choices[0] == choices[1]


def engine_states(game: Game) -> Any:
    return game._states


REFUSED: list[tuple[Callable[[], object], type[BranchlineError], str]] = [
    (lambda: Game.new("usa", seed=np.int64(-40921)), SeedError, "seed “-40921” is neither"),
    (lambda: Game.new("usa", seed=True), SeedError, "seed “True” is neither"),
    (lambda: Game.new("usa", seed=1.5), SeedError, "seed “1.5” is neither"),  # type: ignore[arg-type]
    (lambda: Game.new("usa", players=40921), TableError, "not 40921"),
    (lambda: Game.new("usa", players=True), TableError, "not True"),
    (lambda: Game.new("usa", players="3"), TableError, "not '3'"),  # type: ignore[arg-type]
    (lambda: Game.new("usa", first=40921), TableError, "seat 40921 can’t go first"),
    (lambda: Game.new("usa", first=False), TableError, "seat False can’t go first"),
    (lambda: Game.new("usa", seed=1).hand(40921), IllegalAction, "no seat 40921"),
    (lambda: Game.new("usa", seed=1).view(True), IllegalAction, "no seat True"),
    (lambda: Game.new("usa", seed=1, outcomes=[True]), OutcomeError, "outcome True is not"),
    (lambda: Game.new("usa", seed=1).redeal(0, True), SeedError, "seed “True” is neither"),
    (lambda: Game.from_dict({"board": "usa", "turn": np.int64(40921)}), PositionError, "turn: 40921 is not"),
    (lambda: Game.from_dict({"board": "usa", "turn": False}), PositionError, "turn: False is not"),
    (lambda: Batch("usa", 2, True), TableError, "not True"),
    (lambda: Batch("usa", 2, 2.0), TableError, "not 2.0"),  # type: ignore[arg-type]
    (lambda: Batch("usa", 2, 2, threads=-40921), TableError, "not -40921"),
    (lambda: simulate(load_board("usa"), 2, -40921), TableError, "not -40921"),
    (lambda: gather(load_board("usa"), "greedy", 2, 4092100, seed=1), ReportError, "not 4092100"),
    (lambda: new_player("random", board=load_board("usa"), players=2, seed=True), SeedError, "seed “True” is neither"),
]


@pytest.mark.parametrize(("call", "kind", "told"), REFUSED)
def test_a_refusal_shows_the_value_as_it_was_given(
    call: Callable[[], object], kind: type[BranchlineError], told: str
) -> None:
    with pytest.raises(kind) as refused:
        call()
    assert told in str(refused.value)


# --- copies ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
def test_a_copy_of_a_batch_is_independent_and_goes_on_in_the_same_way(make: Callable[[Batch], Batch]) -> None:
    batch = Batch("europe", players=3, games=20, seed=4, threads=2)
    for _ in range(25):
        batch.step(batch.random())
    before, masks = batch.states.tobytes(), batch.masks().copy()
    other = make(batch)
    assert (other.board, other.players, other.threads, len(other)) == (batch.board, 3, 2, 20)
    assert (other.masks() == masks).all()
    played = []
    for _ in range(30):
        played.append(other.random())
        assert not other.step(played[-1]).any()
    assert batch.states.tobytes() == before
    for actions in played:
        assert (batch.random() == actions).all()
        batch.step(actions)
    assert batch.states.tobytes() == other.states.tobytes()
    assert (batch.scores() == other.scores()).all()


@pytest.mark.parametrize("make", COPIES.values(), ids=COPIES)
@pytest.mark.parametrize("board", ["nordic", "poland"])
def test_a_copy_of_a_game_is_independent_and_goes_on_in_the_same_way(make: Callable[[Game], Game], board: str) -> None:
    game = played_on(Game.new(board, players=3, seed=5), 40)
    views = [game.view(seat) for seat in (None, 0, 1, 2)]
    before, acts = game.state.tobytes(), list(game.acts)
    other = make(game)
    assert other == game
    assert (str(other.record), other.start) == (str(game.record), game.start)
    assert [other.view(seat) for seat in (None, 0, 1, 2)] == views
    played_on(other, 20, seed=1)
    assert (game.state.tobytes(), game.acts) == (before, acts)
    played_on(game, 20, seed=1)
    assert (game, game.acts) == (other, other.acts)


@pytest.mark.parametrize("name", ["copy.copy", "copy.deepcopy", "pickle"])
def test_views_and_legal_actions_can_be_copied(name: str) -> None:
    game = played_on(Game.new("europe", players=2, seed=5), 30)
    for seat in (None, 0, 1):
        assert COPIES[name](game.view(seat)) == game.view(seat)
    assert list(COPIES[name](game.legal())) == list(game.legal())
