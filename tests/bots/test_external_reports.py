"""How faults of external bots are reported: in the arena, in the terminal, and by `branchline bots check`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from branchline.arena import RunFile, new_plan, new_worker_pool, play_match, summarise
from branchline.arena.faults import Faults
from branchline.boards import builtin_boards
from branchline.bots.external.players import needs_trust
from branchline.bots.interface import Fault, FaultKind
from branchline.bots.seats import seat_names, seats_for
from branchline.cli import main
from branchline.game.record import Record
from branchline.terminal.external_bots import FaultNote
from branchline.texts import Texts
from tests.bots.external_bots import board, misbehaving
from tests.terminal.test_bad_input import piped
from tests.volume import long

pytestmark = long  # every test starts processes of its own, or plays whole games


def test_a_summary_tells_faults_and_their_first_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names = [misbehaving("crash", limit=19), misbehaving("illegal", limit=19), misbehaving("good", limit=19)]
    arguments = ["arena", *names, "--board", "thistledown", "--players", "2", "--games", "6", "--seed", "5"]
    arguments += ["--workers", "1", "--output", str(tmp_path / "it.parquet")]
    assert main(arguments) == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    told = " ".join(lines)
    assert f"{names[0]} forfeited " in told
    assert "12 crashed" in told  # three in each of its four games
    assert "block 0, game 0: crashed: ended with code 1: ValueError: no idea" in told
    assert "illegal: give red: " in told
    assert f"{names[2]} forfeited" not in told

    (tmp_path / "it.parquet").unlink()
    assert main([*arguments, "--json"]) == 0
    crashed, illegal, good = json.loads(capsys.readouterr().out)["standings"]
    assert crashed["fault_kinds"]["crashed"] == 12
    assert crashed["faults"] == sum(crashed["fault_kinds"].values())
    assert illegal["first_faults"][0]["kind"] == "illegal"
    assert (good["faults"], good["fault_kinds"], good["first_faults"]) == (0, {}, [])


def test_results_and_reasons_are_the_same_with_any_number_of_workers(tmp_path: Path) -> None:
    plan = new_plan(board(), [misbehaving("crash", limit=18), "random"], 2, 5)
    found = []
    for workers in (1, 2):
        path, faults = tmp_path / f"{workers}.parquet", Faults(2)
        pool = new_worker_pool(workers)
        try:
            rows = play_match(board(), RunFile(path, plan), 6, pool, faults=faults)
        finally:
            pool.stop()
        found.append((path.read_bytes(), summarise(plan, rows, None, faults).remarks))
    assert found[0] == found[1]
    assert len(found[0][1]) > 2


def test_the_terminal_says_that_a_move_was_random(tmp_path: Path) -> None:
    """And what a save names is not started unasked."""
    seats = f"me,{misbehaving('hang', first=0, limit=0.2)}"
    command = ("play", "thistledown", "--seats", seats, "--seed", "5", "--language", "pl")
    told = piped(tmp_path, "keep 1 2\ndraw\ndraw\nlog\nquit\n", *command)
    assert told.returncode == 0, told.stderr
    assert "myśli za długo (no answer in 0.2 s): wykonany zostaje losowy ruch" in " ".join(told.stdout.split())
    assert "--allow-bots" in told.stdout

    (save,) = (tmp_path / "branchline" / "saves").glob("*.jsonl")
    refused = piped(tmp_path, "quit\n", "resume", str(save), "--language", "en")
    assert refused.returncode == 2
    assert "has players that run programs or open files: exec:limit=0.2" in refused.stderr
    assert refused.stderr.count("\n") == 1
    assert piped(tmp_path, "quit\n", "resume", str(save), "--allow-bots").returncode == 0

    named = ("me", "neural:weights=/nowhere.npz")  # no program, but a file
    save.write_text(str(msgspec.structs.replace(Record.load(save), seats=named)))
    refused = piped(tmp_path, "quit\n", "resume", str(save), "--language", "en")
    assert "has players that run programs or open files: neural:weights=/nowhere.npz" in refused.stderr
    assert not needs_trust("search:seconds=0.1,threads=0")


@pytest.mark.parametrize(("language", "word"), [("en", "random"), ("pl", "losowan"), ("ro", "la sorți")])
def test_every_kind_of_fault_is_reported_in_every_language(language: str, word: str) -> None:
    texts = Texts(language, names=("Anna", "MyBot"), you=0)
    for kind in get_args(FaultKind):
        sentence = texts.event(FaultNote.of(1, Fault(kind, "no idea")))
        assert sentence.startswith("MyBot ")
        assert word in sentence


def test_names_and_settings_at_the_table() -> None:
    seats = seats_for(board(), "me, ./mine.py:MyBot:depth=3,limit=2, search:playouts=4,exec:/x/thinker --fast", None)
    assert seats == ("me", "./mine.py:MyBot:depth=3,limit=2", "search:playouts=4", "exec:/x/thinker --fast")
    assert seat_names(seats, Texts("en")) == ["You", "MyBot", "Thinker", "thinker"]


def test_a_check_is_a_table_and_an_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots", "check", misbehaving("good")]) == 0
    printed = capsys.readouterr().out
    assert all(name in printed for name in builtin_boards())
    assert printed.count("\n") > 16
    assert main(["bots", "check", misbehaving("illegal"), "--boards", "thistledown", "--games", "2"]) == 1
    assert "illegal: give red: " in capsys.readouterr().out
    assert main(["bots", "check", "nobody"]) == 2
    assert main(["bots", "check", "random", "--games", "0"]) == 2


def test_the_list_of_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bots"]) == 0
    printed = capsys.readouterr().out
    assert all(word in printed for word in ("racer", "master", "search:seconds=1", "exec:COMMAND"))
