"""A server's own boards, from a file dropped into its folder to a bot's game: one process, and a cluster of workers."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest

from branchline.boards import load_board
from branchline.client import connect
from branchline.client.bots import play_as
from branchline.game.record import replay
from branchline.testing import Postgres, ServerProcess, Valkey, create_schema
from branchline.testing.processes import wait_until
from tests.volume import some_of

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "amber-coast.toml"


@pytest.mark.parametrize("kind", some_of(["embedded", "cluster"], ["embedded"]))
def test_a_bot_of_mine_plays_on_a_board_that_is_dropped_in(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest, loop: asyncio.Runner
) -> None:
    server = _server(kind, tmp_path, request, loop)
    try:
        server.start()
        with connect(server.url, name="Ana") as ana:
            assert "amber-coast" not in [board.id for board in ana.boards()]
            for file in (EXAMPLE.with_suffix(".layout.json"), EXAMPLE):
                shutil.copy(file, tmp_path / "boards")
            wait_until(lambda: "amber-coast" in [board.id for board in ana.boards()], "the board is not listed")
            table = ana.new_table("amber-coast", bots={1: "easy"})
            table.sit(0)
            table.start()
            assert table.board.digest == load_board(EXAMPLE).digest
            assert table.board.path is None
            play_as(table, 0, "racer", seed=1)
            game = replay(table.record(), table.board)
            assert tuple(game.scores) == table.view.scores
    finally:
        server.stop()


def _server(kind: str, folder: Path, request: pytest.FixtureRequest, loop: asyncio.Runner) -> ServerProcess:
    (folder / "boards").mkdir()
    if kind == "embedded":
        return ServerProcess(f"sqlite:///{folder / 'branchline.db'}", log=folder / "log", boards=folder / "boards")
    postgres: Postgres = request.getfixturevalue("postgres")
    valkey: Valkey = request.getfixturevalue("valkey")
    database = postgres.new_database("own_boards")
    loop.run(create_schema(database))
    return ServerProcess(database, valkey.url, workers=2, log=folder / "log", boards=folder / "boards")
