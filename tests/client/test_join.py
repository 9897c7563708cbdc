"""`branchline join`: bots of one's own at somebody's table."""

from __future__ import annotations

import io
import random
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from branchline._util import command_line
from branchline.client import connect
from branchline.client.bots import play_as
from branchline.testing import ServerProcess, wait_until
from branchline.texts.languages import MINUS
from tests.client.test_games import check_count, play

ROOT = Path(__file__).parents[2]
SPECS = {"greedy": "greedy", "search": "search:playouts=4", "file": f"{ROOT}/docs/examples/bots/mybot.py:MyBot"}
COMMAND = (sys.executable, "-m", "branchline", "join")


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_bot_joins_by_link_and_plays(server: ServerProcess) -> None:
    with connect(server.url, name="Ana") as ana:
        table = ana.new_table("poland")
        table.sit(0)
        link = f"{server.url}/{table.view.code}"
        joining = subprocess.Popen(
            [*COMMAND, link, "--bot", "racer", "--language", "ro"], stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
            encoding="utf-8",
        )  # fmt: skip
        try:
            for update in table.updates():
                if update.table.seats[1].name is not None:
                    break
            table.start()
            play(table, random.Random(7))
            told, _ = joining.communicate(timeout=60)
        finally:
            joining.kill()
            joining.wait()
        totals = [score.total for score in check_count(table).scores]
    assert joining.returncode == 0, told
    seated, *points = told.splitlines()
    assert seated == "racer stă pe locul 1 și așteaptă începerea partidei"
    assert [int(re.findall(r"−?\d+", line)[0].replace(MINUS, "-")) for line in points] == sorted(totals, reverse=True)


LEAVES = {
    "open": "racer leaves seat 1, which is free again",
    "running": "racer leaves seat 1, and a bot takes over",
}


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
@pytest.mark.parametrize("status", LEAVES)
def test_a_stopped_bot_gives_up_its_seat(server: ServerProcess, stop: signal.Signals, status: str) -> None:
    with connect(server.url, name="Ana") as ana:
        table = ana.new_table("thistledown")
        table.sit(0)
        link = f"{server.url}/{table.view.code}"
        joining = subprocess.Popen(
            [*COMMAND, link, "--bot", "racer", "--language", "en"], stdout=subprocess.PIPE, stderr=subprocess.PIPE,
            encoding="utf-8",
        )  # fmt: skip
        try:
            assert joining.stdout is not None
            assert joining.stdout.readline() == "racer has seat 1 and is waiting for the game\n"
            if status == "running":
                table.start()
                wait_until(lambda: 1 not in table.refresh().actors, "the bot does not choose its tickets")
            joining.send_signal(stop)
            told, complained = joining.communicate(timeout=60)
        finally:
            joining.kill()
            joining.wait()
        seat = table.refresh().seats[1]
    assert (told, complained) == (f"{LEAVES[status]}\n", "")
    assert joining.returncode == 128 + stop
    assert (seat.name is None, seat.stand_in is None) == ((True, True) if status == "open" else (False, False))


@pytest.mark.parametrize("stop", [signal.SIGTERM, signal.SIGINT])
def test_an_interrupt_that_a_finalizer_drops_comes_again(stop: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    class ClosesItself(io.RawIOBase):
        def close(self) -> None:
            signal.raise_signal(stop)

    monkeypatch.setattr(command_line, "INSIST_SECONDS", 0.01)
    before = signal.getsignal(signal.SIGALRM)
    with command_line.stop_signals(insist=True):
        ClosesItself()  # Python drops what the finalizer of a file raises
        with pytest.raises(command_line.Stopped) as stopped:
            time.sleep(60)
        with command_line.ignored_signals():
            time.sleep(0.05)  # nothing comes while the seat is given up
    assert command_line.exit_code(stopped.value) == 128 + stop
    assert signal.getsignal(signal.SIGALRM) == before


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_bots_play_by_what_the_server_sends(server: ServerProcess, spec: str) -> None:
    """None of their moves is refused, and none is forfeited."""
    faults: list[str] = []
    with connect(server.url, name="Robo") as me:
        table = me.new_table("thistledown", bots={0: "medium"})
        seat = table.sit()
        table.start()
        play_as(table, seat, spec, seed=8, on_fault=lambda fault: faults.append(fault.text))
        check_count(table)
    assert faults == []


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["ABC", "--bot", "racer"], "a table's code has six letters and digits"),
        (["http://127.0.0.1:1/ABC234", "--bot", "racer", "--server", "http://127.0.0.1:2"], "--server is for codes"),
        (["ABC234"], "--bot"),
    ],
)
def test_what_can_not_be_is_told_in_one_line(arguments: list[str], told: str) -> None:
    done = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert told in done.stderr
