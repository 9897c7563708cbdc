"""`branchline export` writes every decision of bot games, the same bytes however often it is resumed."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
from arro3.io import read_parquet

from branchline import Game, load_board
from branchline.arena import read_results
from branchline.arena.records import record_path
from branchline.cli import main
from branchline.envs import export as module
from branchline.envs.export import ExportError, export, file_of, new_export_plan
from branchline.game.observations import observation_layout
from branchline.game.record import Record


def test_a_data_set_has_every_decision_with_what_the_seat_knew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "set"
    assert main(["export", "thistledown", "--games", "3", "--seed", "5", "--bot", "planner", "-o", str(folder)]) == 0
    assert "3 games, 3 of them played now" in capsys.readouterr().out
    table = read_parquet(str(file_of(folder, 0, 3))).read_all()
    columns = {name: table[name].to_numpy() for name in ("game", "decision", "seat", "action", "win", "points")}
    assert set(columns["game"]) == {0, 1, 2}
    legal, rows = table["legal"].to_pylist(), np.array(table["observation"].to_pylist())
    assert rows.shape == (table.num_rows, observation_layout(load_board("thistledown"), 2).size)
    assert all(action in numbers for action, numbers in zip(columns["action"], legal, strict=True))
    plan = json.loads((folder / "plan.json").read_bytes())
    assert json.loads(table.schema.metadata[b"branchline.export"]) == plan
    for number in range(3):
        ours = columns["game"] == number
        assert columns["decision"][ours].tolist() == list(range(int(ours.sum())))
        for seat in range(2):
            assert len(set(columns["win"][ours & (columns["seat"] == seat)])) == 1
        assert set(columns["win"][ours]) <= {-1.0, 0.0, 1.0}


def test_an_interrupted_export_is_resumed_to_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHUNK", 2)
    board = load_board("thistledown")
    plan = new_export_plan(board, ["greedy", "planner"], 2, 3)
    assert export(board, plan, 4, tmp_path / "whole") == 4
    assert export(board, plan, 2, tmp_path / "parts") == 2
    with pytest.raises(ExportError, match="is there already: --resume goes on with it"):
        export(board, plan, 4, tmp_path / "parts")
    assert export(board, plan, 4, tmp_path / "parts", resume=True) == 2
    files = [sorted(path.name for path in (tmp_path / name).iterdir()) for name in ("whole", "parts")]
    assert files[0] == files[1]
    assert len(files[0]) == 3
    for name in files[0]:
        assert (tmp_path / "whole" / name).read_bytes() == (tmp_path / "parts" / name).read_bytes()
    with pytest.raises(ExportError, match=r"another data set: its seed is 0+3"):
        export(board, new_export_plan(board, ["greedy", "planner"], 2, 4), 4, tmp_path / "parts", resume=True)


def test_a_search_notes_its_win_chances(tmp_path: Path) -> None:
    board = load_board("thistledown")
    plan = new_export_plan(board, ["search:playouts=4", "greedy"], 2, 1)
    export(board, plan, 1, tmp_path / "set")
    table = read_parquet(str(file_of(tmp_path / "set", 0, 1))).read_all()
    chances, seats = table["chance"].to_numpy(), table["seat"].to_numpy()
    searched = chances[seats == 0]
    assert np.isnan(chances[seats == 1]).all()
    assert ((searched[~np.isnan(searched)] >= 0) & (searched[~np.isnan(searched)] <= 1)).all()
    assert (~np.isnan(searched)).any()


def test_what_is_wrong_is_said_before_a_game_is_played(tmp_path: Path) -> None:
    board = load_board("usa")
    with pytest.raises(ExportError, match="a table of 2 is for 1 to 2 bots, not 3"):
        new_export_plan(board, ["greedy"] * 3, 2, 1)
    plan = new_export_plan(board, ["greedy"], 2, 1)
    (tmp_path / "file").write_text("mine")
    with pytest.raises(ExportError, match="has other files in it"):
        export(board, plan, 1, tmp_path)
    with pytest.raises(ExportError, match="can't be used"):
        export(board, plan, 1, tmp_path / "file" / "set")
    with pytest.raises(ExportError, match="must be from 1"):
        export(board, plan, 0, tmp_path / "set")


def test_every_row_of_an_arenas_results_has_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    output, folder = tmp_path / "run.parquet", tmp_path / "records"
    command = ["arena", "greedy", "random", "--board", "thistledown", "--games", "4", "--seed", "2", "--workers", "1"]
    assert main([*command, "--output", str(output), "--records", str(folder)]) == 0
    assert f"records: {folder}/BLOCK-GAME.jsonl" in capsys.readouterr().out
    plan, rows = read_results(output)
    assert len([*folder.iterdir()]) == 4
    for row in rows:
        record = Record.load(record_path(folder, int(row["block"]), int(row["game"])))
        game = Game.replay(record)
        assert game.scores[row["seat"]].total == row["total"]
        assert record.seats[row["seat"]] == plan.bots[row["bot"]]
        assert len([act for act in record.acts if act.seat == row["seat"]]) == row["decisions"]
