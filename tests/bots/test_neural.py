"""The neural bot: its weights file, the same choice everywhere, and a network that has learned something."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.bots import BotError, new_player
from branchline.bots.fingerprints import fingerprint
from branchline.bots.interface import seen_by
from branchline.bots.neural.features import ACTION, POSITION, VERSION
from branchline.bots.neural.network import Network, score_actions
from branchline.bots.neural.weights import FILE, HABITS_VERSION, SHAPES, load_network, new_network, save_network
from branchline.game.game import Game
from branchline.rules.compiling import INTERPRETED
from branchline.testing import check_bot_contract, final_totals, play_game, seat_players
from tests.support import ROOT, run_interpreted
from tests.volume import long

Arrays = dict[str, np.ndarray]
CHOICES = """
from branchline.bots import new_player
from branchline.bots.interface import seen_by
from branchline.game.game import Game
game = Game.new("{board}", players=2, seed=3)
bots = [new_player("neural", board=game.board, players=2, seed=seat) for seat in range(2)]
while not game.over and len(game.acts) < {most}:
    game.play(bots[game.actors[0]].choose(seen_by(game, game.actors[0])), game.actors[0])
print(game.record)
"""


def without_bias(arrays: Arrays) -> None:
    del arrays["bias"]


def of_another_version(arrays: Arrays) -> None:
    arrays["version"] = np.array(VERSION + 1)


def without_version(arrays: Arrays) -> None:
    del arrays["version"]


def with_more_features(arrays: Arrays) -> None:
    arrays["action"] = np.zeros((ACTION + 1, arrays["action"].shape[1]), np.float32)


def in_double_precision(arrays: Arrays) -> None:
    arrays["score"] = arrays["score"].astype(np.float64)


def not_a_number(arrays: Arrays) -> None:
    arrays["second"][0, 0] = np.nan


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (without_bias, "bias is missing, and must be float32 of shape"),
        (of_another_version, f"weights of version {VERSION + 1}, and this bot needs version {VERSION}"),
        (without_version, f"weights without a version, and this bot needs version {VERSION}"),
        (with_more_features, f"action is float32 of shape ({ACTION + 1}, "),
        (in_double_precision, "score is float64 of shape"),
        (not_a_number, "second contains values that are not numbers"),
    ],
)
def test_wrong_weights_are_refused_in_one_line(change: Callable[[Arrays], None], says: str, tmp_path: Path) -> None:
    arrays: Arrays = {"version": np.array(VERSION), **new_network(1)._asdict()}
    change(arrays)
    file = tmp_path / "weights.npz"
    np.savez(file, allow_pickle=False, **arrays)
    with pytest.raises(BotError) as caught:
        new_player(f"neural:weights={file}", board=load_board("thistledown"), players=2, seed=1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


def test_arrays_of_another_shape_are_not_read(tmp_path: Path) -> None:
    """A small file may hold an array that fills the memory: here it is only announced."""
    file = tmp_path / "weights.npz"
    save_network(new_network(1), file)
    with zipfile.ZipFile(file) as archive:
        parts = {name: archive.read(name) for name in archive.namelist()}
    header = io.BytesIO()
    np.lib.format.write_array_header_1_0(header, {"descr": "<f4", "fortran_order": False, "shape": (1 << 40,)})
    with zipfile.ZipFile(file, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, header.getvalue() if name == "score.npy" else content)
    with pytest.raises(BotError, match=r"score is float32 of shape \(1099511627776,\), and must be"):
        load_network(file)


@pytest.mark.parametrize("share", [0.0, 0.3, 0.99])
def test_a_truncated_file_is_refused_in_one_line(share: float, tmp_path: Path) -> None:
    content = FILE.read_bytes()
    file = tmp_path / "weights.npz"
    file.write_bytes(content[: int(share * len(content))])
    with pytest.raises(BotError, match="not a whole weights file") as caught:
        load_network(file)
    assert "\n" not in str(caught.value)
    with pytest.raises(BotError, match="there is no such weights file"):
        load_network(tmp_path / "nothing.npz")


def test_weights_are_written_as_they_are_and_always_the_same(tmp_path: Path) -> None:
    net = new_network(2)
    for name in ("a", "b"):
        save_network(net, tmp_path / name)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
    for saved, array, shape in zip(load_network(tmp_path / "a"), net, SHAPES, strict=True):
        assert saved.shape == shape
        assert (saved == array).all()


def test_a_fingerprint_covers_the_weights(tmp_path: Path) -> None:
    for seed, name in enumerate("ab"):
        save_network(new_network(seed), tmp_path / name)
    shutil.copy(tmp_path / "a", tmp_path / "again")
    found = [fingerprint(f"neural:weights={tmp_path / name}") for name in "ab"]
    assert len({*found, fingerprint("neural")}) == 3
    with pytest.raises(BotError, match="there is no file"):
        fingerprint(f"neural:weights={tmp_path / 'nothing'}")


def test_the_network_is_a_multilayer_perceptron() -> None:
    """The same logits as by matrix products, up to rounding."""
    rng = np.random.default_rng(5)
    net = Network(*(rng.normal(0, 0.3, shape).astype(np.float32) for shape in map(tuple, SHAPES)))
    position = rng.normal(0, 1, POSITION).astype(np.float32)
    actions = rng.normal(0, 1, (7, ACTION)).astype(np.float32)
    logits = np.zeros(7, np.float32)
    score_actions(net, position, actions, 7, logits)
    hidden = np.maximum(position @ net.position + net.bias + actions @ net.action, 0)
    expected = np.maximum(hidden @ net.second + net.second_bias, 0) @ net.score
    np.testing.assert_allclose(logits, expected, rtol=1e-4, atol=1e-4)


@pytest.mark.skipif(INTERPRETED, reason="compares with compiled code")
@pytest.mark.parametrize("board", ["thistledown", "europe"])
def test_the_interpreter_and_another_process_choose_the_same(board: str) -> None:
    code = CHOICES.format(board=board, most=24)
    compiled = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert len(compiled.stdout.splitlines()) > 1
    assert run_interpreted("-c", code) == compiled.stdout
    assert compiled.stdout.strip() == str(played(board, 24)).strip()


def played(board: str, most: int) -> object:
    game = Game.new(board, players=2, seed=3)
    bots = [new_player("neural", board=game.board, players=2, seed=seat) for seat in range(2)]
    while not game.over and len(game.acts) < most:
        game.play(bots[game.actors[0]].choose(seen_by(game, game.actors[0])), game.actors[0])
    return game.record


def test_it_keeps_the_contract_of_bots() -> None:
    """Legal and deterministic, and hidden cards make no difference."""
    assert check_bot_contract("neural", boards=["thistledown", "europe"]) > 100


@pytest.mark.parametrize("name", ["usa", "europe", "poland", "nordic"])
def test_it_beats_random_players_clearly(name: str) -> None:
    board = load_board(name)
    for seed in range(2):
        points = final_totals(board, play_game(board, seat_players(board, ["neural", "random"], seed), seed))
        assert points[0] > points[1] + 30


@long
def test_training_makes_a_network_that_plays(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    files = {name: tmp_path / name for name in ("weights.npz", "curve.csv", "curve.svg")}
    command = [sys.executable, "examples/train.py", "--boards=thistledown", "--minutes=10", "--rounds=1", "--games=40"]
    outputs = [f"--weights={files['weights.npz']}", f"--curve={files['curve.csv']}", f"--plot={files['curve.svg']}"]
    subprocess.run([*command, "--stop-after=2", *outputs], cwd=ROOT, check=True, capture_output=True)
    assert files["curve.csv"].read_text().splitlines()[0].startswith("round,stage,games")
    assert files["curve.svg"].read_text().startswith("<svg")
    assert check_bot_contract(f"neural:weights={files['weights.npz']}", boards=["thistledown"]) > 10


@pytest.mark.skipif(INTERPRETED, reason="a game to an empty deck takes minutes in the interpreter")
@pytest.mark.parametrize("name", ["usa", "europe"])
def test_an_empty_deck_is_left_to_the_policy(name: str) -> None:
    """At five players the deck runs out, which the network hardly ever saw: it would draw tickets again and again."""
    game = Game.new(name, players=5, seed=12)
    racers, networks = (
        [new_player(bot, board=game.board, players=5, seed=seat) for seat in range(5)]
        for bot in (f"racer:version={HABITS_VERSION}", "neural")
    )
    empty = 0
    while not game.over:
        seat = game.actors[0]
        choice = racers[seat].choose(seen_by(game, seat))
        if game.state.deck_size == 0:
            empty += 1
            assert networks[seat].choose(seen_by(game, seat)) == choice
        game.play(choice, seat)
    assert empty > 20
