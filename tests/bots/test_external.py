"""External bots: how they are named, what they are told, and that they play; as files, packages and programs."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path

import jsonschema
import numpy as np
import pytest

from branchline.boards import builtin_boards
from branchline.bots import BotError, ExternalPlayer, Fault, SeatInput, check_bot, is_bot, new_player, parse_spec
from branchline.bots.external import protocol
from branchline.bots.external.host import Host
from branchline.bots.external.players import external_entries
from branchline.bots.interface import seen_by
from branchline.game.action_numbers import route_payments
from branchline.game.game import Game
from branchline.rules import engine
from branchline.rules.records import OVER
from tests.bots.external_bots import EXAMPLES, ROOT, board, play

BOTS = '''
import os, random, subprocess, sys
from branchline.game.actions import Action

print("loaded")

class Loud:
    """Prints wherever it can."""
    def choose(self, view):
        print("thinking", flush=True)
        os.write(1, b"still thinking\\\\n")
        os.system("echo and so is my child")
        return view.actions[0]

class Wanting:
    def __init__(self, *, board, players, seat, seed, depth=1, name="x"):
        self.told = (board.id, players, seat, type(seed).__name__, depth, name)
        self.board = board
        self.games = globals().setdefault("games", [])
        self.games.append(self)

    def choose(self, seen):
        assert self.told == (seen.board.id, len(seen.view.seats), seen.seat, "int", 3, "anna"), self.told
        assert seen.view.seat == seen.seat and seen.board is self.board
        choice = random.choice(seen.view.actions)
        from branchline.game.actions import parse_action
        return parse_action(seen.board, choice)

    def over(self, view):
        assert view.scores and view.phase == "over"

class Faulty:
    def __init__(self, kind):
        self.kind, self.count = kind, 0
    def choose(self, view):
        self.count += 1
        if self.count <= 2:
            return view.actions[0]
        if self.kind == "raise":
            raise ValueError("no\\\\nidea")
        if self.kind == "die":
            os._exit(5)
        return None if self.kind == "none" else "claim nowhere/else with 3 red"

def drawing(view, *, eager=0, players=0):
    assert players == 2 and eager == 1.5
    return 9 if view.legal.draw else view.actions[-1]

number = 3

class Empty: pass

def broken(): pass
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a file of bots, where one works."""
    (tmp_path / "mine.py").write_text(BOTS.replace("\\\\", "\\"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


# --- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("./mine.py:MyBot", "./mine.py:MyBot"),
        (" mine.py:MyBot:depth=3,b=x ", "mine.py:MyBot:b=x,depth=3"),
        ("/a b/mine.py:MyBot:limit=2", "/a b/mine.py:MyBot:limit=2"),
        ("exec:./mine", "exec:./mine"),
        ("exec:limit=5  depth=3 ./mine --fast 'a b'", "exec:depth=3 limit=5 ./mine --fast 'a b'"),
        ("exec:'name=a b' ./mine x=1", "exec:'name=a b' ./mine x=1"),
    ],
)
def test_specs_are_written_in_one_way(text: str, written: str) -> None:
    assert str(parse_spec(text)) == written
    assert parse_spec(written) == parse_spec(text)
    assert is_bot(text.strip())


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("./nowhere.py:MyBot", "there is no file ./nowhere.py"),
        ("./mine.py", "the name of a class or function is missing, as in ./mine.py:MyBot"),
        ("./:MyBot", "there is no file ./"),
        ("./mine.py:My Bot", "the name of a class or function is missing"),
        ("./mine.py:Loud:depth", "settings are written key=value"),
        ("./mine.py:Loud:limit=0", "limit must be from 0.01 to 3600, not 0"),
        ("exec:", "the command is missing, as in exec:./mybot"),
        ("exec:limit=3", "the command is missing"),
        ("exec:'./mine", "No closing quotation"),
        ("exec:no-such-program --fast", "there is no program no-such-program"),
        ("exec:limit=ages true", "limit is a number, not 'ages'"),
        ("nobody", "no bot 'nobody'; there are random"),
    ],
)
def test_a_wrong_name_is_one_clear_line(spec: str, says: str, folder: Path) -> None:
    with pytest.raises(BotError) as caught:
        new_player(spec, board=board(), players=2, seed=1)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("name", "settings", "says"),
    [
        ("mine.py:Nobody", {}, "there is no Nobody in it"),
        ("mine.py:number", {}, "number is neither a function nor a class with a method choose"),
        ("mine.py:Empty", {}, "Empty is neither a function nor a class with a method choose"),
        ("mine.py:Wanting", {"seat": 3}, "no setting 'seat'; it has depth, name, limit"),
        ("mine.py:drawing", {"speed": 3}, "no setting 'speed'; it has eager, limit"),
        ("mine.py:Faulty", {}, "TypeError: Faulty.__init__() missing 1 required positional argument: 'kind'"),
        ("worse.py:Bot", {}, "SyntaxError: '(' was never closed (worse.py, line 1)"),
    ],
)
def test_what_a_host_says_to_a_bot_that_can_not_be(
    name: str, settings: dict[str, int | float | str], says: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "worse.py").write_text("def choose(view:\n")
    monkeypatch.setattr(sys, "path", [*sys.path])
    for module in ("mine", "worse"):
        monkeypatch.setitem(sys.modules, module, sys)
    hello = protocol.hello(board(), players=2, seat=0, seed=1, limit=1.0, settings=settings)
    answer = Host("file", name).answer(hello)
    assert answer is not None
    assert answer.error == says


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("./mine.py:Wanting:speed=3", "no setting 'speed'; it has depth, name, limit"),
        ("exec:true", "ended with code 0"),
        ("exec:sh -c 'read line; echo 3'", "no answer: 3"),
        ("exec:sh -c 'read line; echo {}'", "does not say ready"),
        (
            """exec:sh -c 'read line; echo "{\\"ready\\": 1}"'""",
            'speaks protocol 1: the answer to hello is {"ready": 2}',
        ),
        ("exec:./mine.py", "there is no program ./mine.py"),
    ],
)
def test_what_only_the_bot_knows_is_reported_before_the_game(spec: str, says: str, folder: Path) -> None:
    with pytest.raises(BotError) as caught:
        check_bot(spec, board=board(), players=2)
    assert says in str(caught.value)
    assert "\n" not in str(caught.value)


# --- files and packages ----------------------------------------------------------------------------------------------


def test_a_class_gets_what_it_asks_for_and_plays_the_same_again(folder: Path) -> None:
    games = [play("./mine.py:Wanting:depth=3,name=anna", "random") for _ in range(2)]
    assert [faults for _, faults in games] == [[], []]
    assert np.array_equal(games[0][0], games[1][0])


def test_a_function_gets_it_too(folder: Path) -> None:
    assert play("./mine.py:drawing:eager=1.5", "random")[1] == []


def test_faults_of_a_python_bot(folder: Path) -> None:
    found = {}
    for kind in ("raise", "die", "none", "illegal"):
        rows, faults = play(f"./mine.py:Faulty:kind={kind}", "random")
        found[kind] = (faults[0].kind, faults[0].text)
        assert rows["decisions"][0] - len(faults) == (6 if kind in ("raise", "die") else 2)
    line = BOTS.split("\n").index('            raise ValueError("no\\\\nidea")') + 1
    assert found["raise"] == ("crashed", f"ValueError: no idea (mine.py, line {line})")
    assert found["die"][0] == "crashed"
    assert found["die"][1].startswith("ended with code 5")
    assert found["none"] == ("garbage", "choose returned None, not an action")
    assert found["illegal"][0] == "illegal"
    assert "nowhere" in found["illegal"][1]


def test_the_bots_of_an_installed_package(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Built-in names win. This one prints wherever it can, which spoils nothing."""
    about = folder / "others-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: others\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[branchline.bots]\nloud = mine:Loud\nracer = mine:Loud\n")
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", f"{folder}:{ROOT / 'src'}")
    external_entries.cache_clear()
    try:
        from branchline.cli import main

        assert is_bot("loud:limit=3")
        assert play("loud", "random")[1] == []
        assert not isinstance(new_player("racer", board=board(), players=2, seed=1), ExternalPlayer)
        with pytest.raises(BotError, match=r"there are random, .*, master, loud, "):
            new_player("nobody", board=board(), players=2, seed=1)
        assert main(["bots"]) == 0
        assert "mine:Loud, of others" in capsys.readouterr().out
    finally:
        external_entries.cache_clear()


# --- programs --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", ["./mybot.py:MyBot:eager=2", "exec:./plain.py", "exec:sh last.sh"])
def test_the_examples_play_on_every_board(spec: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(EXAMPLES)
    for name in builtin_boards():
        _, faults = play(spec, *["random"] * (board(name).rules.players[1] - 1), name=name)
        assert faults == []


def test_the_examples_of_the_manual_are_those_that_are_run() -> None:
    manual = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```(?:python|sh)\n(.*?)```", manual, re.DOTALL)
    files = [EXAMPLES / name for name in ("mybot.py", "plain.py", "last.sh")]
    assert len(blocks) == len(files)
    for block, file in zip(blocks, files, strict=True):
        assert file.read_text(encoding="utf-8").startswith(block)


def test_a_program_hears_its_view_and_nothing_else(tmp_path: Path) -> None:
    """Every line that reaches the process is what its seat may know, and the same however the rest is dealt."""
    log = tmp_path / "heard"
    code = (
        "import sys\n"
        "log = open(sys.argv[1], 'w')\n"
        "for line in sys.stdin:\n"
        "    log.write(line); log.flush()\n"
        "    if 'over' not in line[:20]:\n"
        "        print('{\"ready\": 2}' if 'hello' in line[:20] else '{\"index\": 0}', flush=True)\n"
    )
    script = tmp_path / "spy.py"
    script.write_text(code)
    record, states, rng = engine.board_record(board()), engine.new_states(1), np.full(1, 5, dtype=np.uint64)
    engine.set_up(record, states, players=3, seed=5)
    spec = f"exec:depth=3 {sys.executable} -I -S {script} {log}"
    spy = new_player(spec, board=board(), players=3, seed=2**63 + 11)
    others = new_player("random", board=board(), players=3, seed=1)
    assert isinstance(spy, ExternalPlayer)
    expected = []
    while states["phase"][0] != OVER:
        seat = next(seat for seat in range(3) if engine.legal_masks(record, states, seat).any())
        seen = SeatInput.by(board(), states, seat)
        other = SeatInput.by(board(), engine.redeal(record, states, seat, rng), seat)
        assert protocol.choose(seen) == protocol.choose(other)
        assert protocol.shown(seen) == protocol.shown(other)
        if seat == 1:
            expected.append(protocol.choose(seen))
        engine.play(record, states, (spy if seat == 1 else others).choose(seen), seat)
    spy.over(SeatInput.by(board(), states, 1))
    check_bot(spec, board=board(), players=3)  # the same process: what was said last has arrived by then
    hello, *chosen, over, again = log.read_bytes().splitlines()
    assert chosen == expected
    told = json.loads(hello)
    printed = told.pop("board")
    assert told == {
        "type": "hello", "protocol": 2, "players": 3, "seat": 1, "seed": 11, "limit": 10.0, "settings": {"depth": 3},
    }  # fmt: skip
    assert [route["id"] for route in printed["routes"]] == [route.id for route in board().routes]
    assert "path" not in printed
    assert json.loads(over)["view"]["scores"][1]["total"] is not None
    schema = json.loads((ROOT / "src/branchline/bots/external/schema/message.json").read_text())
    for line in (hello, chosen[0], chosen[-1], over, again):
        jsonschema.Draft202012Validator(schema).validate(json.loads(line))


def test_an_action_of_several_decisions_is_asked_for_once(tmp_path: Path) -> None:
    """A claim with substitutes, all of it in one answer."""
    nordic = board("nordic")
    script = tmp_path / "claims.py"
    place, route = next(
        (i, route)
        for i, route in enumerate(nordic.routes)
        if route.symbols and any(p.swaps == 1 and p.locomotives == route.symbols - 1 for p in route_payments(nordic, i))
    )
    payment = next(p for p in route_payments(nordic, place) if p.swaps == 1)
    price = route.swap_price(nordic.rules)
    paid = {str(payment.colour or "red"): payment.cards, "locomotive": payment.locomotives}
    paid = {card: number for card, number in paid.items() if number}
    spare = "white" if payment.colour != "white" else "black"
    laid = " ".join(f"{number} {card}" for card, number in paid.items())
    text = f"claim {route.id}{f' with {laid}' if laid else ''} for 1: {price} {spare}"
    script.write_text(
        f"def choose(view):\n    assert not view.legal.give, 'asked for what was said already'\n    return {text!r}\n"
    )
    hand = paid | {spare: price}
    face_up = ["purple", "blue", "orange", "white", "green"]
    game = Game.from_dict({"board": "nordic", "players": 2, "hands": [hand, {}], "face_up": face_up})
    bot = new_player(f"{script}:choose", board=nordic, players=2, seed=1)
    for _ in range(1 + price):
        game.play(bot.choose(seen_by(game, 0)), 0)
    assert route.id in game.view(1).seats[0].routes
    with pytest.raises(Fault) as caught:
        bot.choose(seen_by(game, 0))
    assert caught.value.kind == "illegal"
