"""The first start: a server plays in the interpreter until everything is compiled; players don't notice the switch."""

from __future__ import annotations

from pathlib import Path

import pytest

from branchline.boards import builtin_boards
from branchline.client import connect
from branchline.game.game import Game
from branchline.rules import warmup
from branchline.server.app.warmup import worker_parts
from branchline.server.process import compilation
from branchline.server.process.compilation import PARTS, Compilation
from branchline.server.wire import Hint, HintAsked
from branchline.testing import ServerProcess, child_pids, get, wait_until
from branchline.testing.uncompiled import UncompiledMachine, uncompiled
from tests.volume import long, some_of

SWITCH_AFTER = 12  # acts


def server_on(machine: UncompiledMachine, folder: Path) -> ServerProcess:
    database = f"sqlite:///{folder / 'games.db'}"
    return ServerProcess(database, log=folder / "log", environment=machine.environment)


def compilers(server: ServerProcess) -> list[int]:
    return [pid for pid in child_pids(server.pid) if pid not in server.worker_pids()]


@pytest.mark.parametrize("board", some_of(builtin_boards(), ["thistledown"]))
def test_a_game_goes_on_across_the_switch(board: str, tmp_path: Path) -> None:
    with uncompiled(tmp_path / "cache") as machine:
        server = server_on(machine, tmp_path)
        server.start()
        try:
            assert server.warming_up
            workers = server.worker_pids()
            with connect(server.url, name="Ana") as me:
                table = me.new_table(board, 2, bots={1: "hard"})
                table.sit(0)
                table.start()
                for number, turn in enumerate(table.turns([0])):
                    if number == SWITCH_AFTER:
                        machine.compile()
                        server.await_replaced(workers)
                        assert not server.warming_up
                    turn.play(turn.view.actions[number % len(turn.view.actions)])
                record = table.record()
            assert not any("error" in line.lower() for line in (tmp_path / "log").read_text().splitlines())
        finally:
            server.stop()
    assert Game.replay(record).scores  # compiled code alone comes to the same end: a record has a hash of each position


@long
def test_the_master_and_hints_do_what_the_interpreter_can(tmp_path: Path) -> None:
    with uncompiled(tmp_path / "cache") as machine:
        server = server_on(machine, tmp_path)
        server.start()
        try:
            with connect(server.url, name="Ana") as me:
                table = me.new_table("thistledown", 2, bots={1: "master"})
                table.sit(0)
                table.start()
                acts = 0
                for turn in table.turns([0]):
                    acts += turn.play(turn.view.actions[0])  # false if the bot was quicker: the turn comes again
                    if acts == 4:
                        break
                next(table.turns([0]))
                hint = me._http.post(f"/api/tables/{table.id}/hint", HintAsked(0), Hint)
            assert hint.advice.why
            assert server.warming_up
        finally:
            server.stop()


@long
def test_two_servers_that_start_at_once_compile_once(tmp_path: Path) -> None:
    with uncompiled(tmp_path / "cache") as machine:
        folders = [tmp_path / "one", tmp_path / "two"]
        for folder in folders:
            folder.mkdir()
        servers = [server_on(machine, folder) for folder in folders]
        try:
            for server in servers:
                server.start_process()
            for server in servers:
                server.await_ready()
                assert server.warming_up
            workers = [server.worker_pids() for server in servers]
            machine.compile()
            for server, before in zip(servers, workers, strict=True):
                server.await_replaced(before)
                assert not server.warming_up
        finally:
            for server in servers:
                server.stop()


def test_without_memory_to_compile_games_go_on_and_the_log_says_why_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The real compiler, without memory for its library."""
    tries = tmp_path / "tries"
    starved = ("sh", "-c", f'echo >>{tries} && ulimit -v 250000 && exec "$0" "$@"', *warmup.COMMAND)
    monkeypatch.setattr(warmup, "COMMAND", starved)
    monkeypatch.setattr(compilation, "AGAIN", 0.01)
    monkeypatch.setattr(warmup, "base_dir", lambda: tmp_path)  # an empty cache
    monkeypatch.setenv("BRANCHLINE_CACHE", str(tmp_path))  # what the compilation sets for workers ends with this test
    compiling = Compilation()
    compiling.want()
    try:
        wait_until(lambda: compiling.finished() or _lines(tries) == 3, "the compiler does not end")
    finally:
        compiling.stop()
    assert _lines(tries) == 3
    assert len(caplog.messages) == 1  # two failures, and the third try has begun
    assert caplog.messages[0].startswith("the rules can't be compiled, so games go on in the interpreter")


def _lines(file: Path) -> int:
    return len(file.read_text().splitlines()) if file.exists() else 0


def test_what_a_server_compiles_is_what_a_worker_loads() -> None:
    assert all(warmup.part_named(name).name == name for name in PARTS)
    assert {warmup.part_named(name) for name in PARTS} == set(worker_parts())


def test_a_stopped_server_leaves_no_compiler_behind(tmp_path: Path) -> None:
    with uncompiled(tmp_path / "cache") as machine:
        server = server_on(machine, tmp_path)
        server.start()
        wait_until(lambda: len(compilers(server)) == 1, "nothing is compiled")
        (pid,) = compilers(server)
        server.stop()
        assert not Path(f"/proc/{pid}").exists()
        assert get(server.port, "/")[0] == 0
