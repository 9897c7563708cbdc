"""Faults of external bots cost only that bot: real processes that crash, hang, write garbage and fork."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from branchline.bots import BotError, Fault, SeatInput, check_bot, new_player
from branchline.bots.external import players
from branchline.bots.external.players import STRIKES
from branchline.bots.external.program import KEPT, Program
from branchline.bots.interface import LONGEST_REASON
from branchline.rules import engine
from tests.bots.external_bots import board, misbehaving, play, wait_until_gone
from tests.volume import long

pytestmark = long  # every test starts processes of its own, or plays whole games


@pytest.mark.parametrize(
    ("mode", "kind", "text"),
    [
        ("crash", "crashed", "ended with code 1: ValueError: no idea"),
        ("exit", "crashed", "ended with code 7"),
        ("closes", "crashed", "closed its output"),
        ("forks", "crashed", "ended with code 3"),
        ("garbage", "garbage", "no answer: hello there"),
        ("half", "garbage", 'no answer: {"action": "dra'),
        ("huge", "garbage", "a line of more than 65,536 bytes"),
        ("says-error", "crashed", "out of ideas"),
    ],
)
def test_who_breaks_the_conversation_is_started_anew_twice_then_forfeits(
    mode: str, kind: str, text: str, tmp_path: Path
) -> None:
    log = tmp_path / "pids"
    rows, faults = play(misbehaving(mode, log=log), "random")
    told: Counter[str] = Counter(fault.kind for fault in faults)
    assert told[kind] == STRIKES
    assert told["forfeited"] == len(faults) - STRIKES > 0
    assert text in faults[0].text
    # Between its faults it plays: three good decisions each time.
    assert rows["decisions"][0] - rows["faults"][0] == 3 * STRIKES
    if mode != "says-error":
        wait_until_gone(log, STRIKES)


@pytest.mark.parametrize("mode", ["hang", "deaf"])
def test_who_does_not_answer_in_time_loses_the_decision(mode: str, tmp_path: Path) -> None:
    log = tmp_path / "pids"
    _, faults = play(misbehaving(mode, log=log, limit=0.3), "random")
    assert faults[0].text == "no answer in 0.3 s"
    assert Counter(fault.kind for fault in faults)["timed-out"] == STRIKES
    wait_until_gone(log, STRIKES)


@pytest.mark.parametrize(
    ("mode", "kind", "text"),
    [
        ("illegal", "illegal", "give red: "),
        ("no-index", "illegal", "index 100000, but there are "),
        ("no-number", "illegal", "there is no action -5"),
        ("nothing", "garbage", "an answer without an action"),
    ],
)
def test_a_bad_choice_costs_that_choice_and_no_more(mode: str, kind: str, text: str, tmp_path: Path) -> None:
    log = tmp_path / "pids"
    rows, faults = play(misbehaving(mode, log=log), "random")
    assert {fault.kind for fault in faults} == {kind}
    assert len(faults) == rows["decisions"][0] - 3
    assert faults[0].text.startswith(text)
    assert len(log.read_text().split()) == 1  # never started anew


def test_who_says_more_than_asked_is_out_of_step() -> None:
    _, faults = play(misbehaving("twice"), "random")
    assert "says more than it is asked" in {fault.text[:26] for fault in faults if fault.kind == "garbage"}


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        (b'{"number": ' + b"9" * 60_000 + b"}", "garbage"),
        (b'{"number": ' + b"9" * 30 + b"}", "illegal"),
        (b'{"number": 100}', "illegal"),
        (b'{"action": "claim ' + b" " * 60_000 + b'for"}', "illegal"),  # would take a parser ages
        (b"[" * 60_000, "garbage"),
        (b'{"action":' * 6_000, "garbage"),
        (b"\xff\xfe", "garbage"),
        (b"", "garbage"),
        (b'{"action": {"kind": "claim"}}', "illegal"),
        (b'{"action": {"kind": "pay", "cards": {"red": -3}}}', "illegal"),
        (b'{"action": "keep \\u0000"}', "illegal"),
    ],
)
def test_no_answer_upsets_the_table(line: bytes, kind: str, tmp_path: Path) -> None:
    (tmp_path / "line").write_bytes(line)
    states = engine.new_states(1)
    engine.set_up(engine.board_record(board()), states, players=2, seed=5)
    bot = new_player(misbehaving(f"say={tmp_path / 'line'}", first=0), board=board(), players=2, seed=1)
    with pytest.raises(Fault) as caught:
        bot.choose(SeatInput.by(board(), states, 0))
    assert caught.value.kind == kind
    assert "\n" not in caught.value.text
    assert 0 < len(caught.value.text) <= LONGEST_REASON


def test_noise_on_the_standard_error_is_no_fault() -> None:
    _, faults = play(misbehaving("loud"), "random")
    assert faults == []
    assert KEPT < 10_000


@pytest.mark.parametrize(
    ("mode", "text"),
    [
        ("crash", "ended with code 1: ValueError: no idea"),
        ("hang", "no answer in 0.5 s"),
        ("garbage", "no answer: hello"),
    ],
)
def test_who_fails_at_the_start_is_refused_before_the_game(
    mode: str, text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(players, "START", 0.5 if mode == "hang" else 60.0)
    spec = misbehaving(mode, first=-1, log=tmp_path / "pids", limit=0.2)
    with pytest.raises(BotError) as caught:
        check_bot(spec, board=board(), players=2)
    assert text in str(caught.value)
    assert "\n" not in str(caught.value)
    wait_until_gone(tmp_path / "pids", 1)
    # One that fails only in the midst of a run breaks nothing either.
    rows, faults = play(spec, "random")
    assert len(faults) == rows["decisions"][0]
    wait_until_gone(tmp_path / "pids", 1 + STRIKES)


def test_a_program_that_does_not_read_can_be_talked_to_without_end(tmp_path: Path) -> None:
    program = Program([sys.executable, "-I", "-S", "-c", "import time; time.sleep(600)"])
    for _ in range(20):
        program.tell(b"x" * 100_000)
    program.close()
    program.close()


def test_all_end_with_a_process_that_is_killed(tmp_path: Path) -> None:
    """Bots that hang outlive neither a run that is killed, with its workers, nor one that is interrupted."""
    for sent, group, workers in ((signal.SIGKILL, False, 2), (signal.SIGINT, True, 1)):
        notes = 8 if workers == 2 else 3  # two of the check, two of each worker unless it is the same; then one hangs
        log = tmp_path / f"pids-{sent}"
        arguments = ["arena", misbehaving("hang", log=log, limit=600), misbehaving("good", log=log)]
        arguments += ["--board", "thistledown", "--workers", str(workers)]
        arguments += ["--output", str(tmp_path / f"{sent}.parquet")]
        code = (
            "import signal, sys; signal.signal(signal.SIGINT, signal.default_int_handler)\n"
            f"from branchline import cli; sys.exit(cli.main({arguments!r}))"
        )
        run = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
        )
        try:
            for _ in range(3000):
                if log.exists() and len(log.read_text().split()) >= notes:
                    break
                with pytest.raises(subprocess.TimeoutExpired):
                    run.wait(0.02)
            else:
                raise AssertionError("the run has not begun")
            (os.killpg if group else os.kill)(run.pid, sent)
            _, said = run.communicate(timeout=60)
            assert run.returncode == (130 if group else -signal.SIGKILL)
            assert not group or said == b"branchline: interrupted; nothing was played yet\n"
        finally:
            run.kill()
        wait_until_gone(log, notes)
