"""A run is not continued with other bots than it was begun with: their code, or the board, may have changed."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from branchline.arena import ArenaError, RunFile, new_plan, new_worker_pool, play_block, play_match, read_results
from branchline.arena.run_file import part_of
from branchline.boards import load_board
from branchline.bots import BotError, fingerprints
from branchline.bots.external.players import external_entries
from branchline.bots.fingerprints import fingerprint
from branchline.cli import main
from tests.arena.support import BOARD, board, plan, run
from tests.support import fails_with

BOT = """import habits


def first(view):
    return view.actions[habits.CHOICE]
"""


def bot_file(folder: Path) -> Path:
    (folder / "mine.py").write_text(BOT)
    (folder / "habits.py").write_text("CHOICE = 0\n")
    (folder / "other.py").write_text("CHOICE = 5\n")
    return folder / "mine.py"


def test_a_run_is_resumed_only_with_the_same_code(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = f"{bot_file(tmp_path)}:first"
    output = tmp_path / "it.parquet"
    command = ["arena", spec, "random", "--board", BOARD, "--workers", "1", "--seed", "5", "--output", str(output)]
    assert main([*command, "--games", "2"]) == 0
    before = output.read_bytes()
    (tmp_path / "other.py").write_text("CHOICE = 6\n")  # not imported
    assert main([*command, "--games", "2", "--resume"]) == 0
    (tmp_path / "habits.py").write_text("CHOICE = -1\n")
    fails_with(f"{spec} has changed since the games in {output} were played; --output", [*command, "--resume"], capsys)
    assert output.read_bytes() == before
    assert main([*command, "--games", "4", "--resume", "--allow-changed-bots"]) == 0
    found, rows = read_results(output)
    assert (len(found.code[0].split()), len(found.code[1].split()), len(rows)) == (2, 1, 8)
    assert found.code[0].split()[-1] == fingerprint(spec)
    assert main([*command, "--games", "4", "--resume"]) == 0  # the latest code is the present one


@pytest.mark.parametrize("finished", [True, False])
def test_a_run_without_fingerprints_is_refused(tmp_path: Path, finished: bool) -> None:
    old, path = msgspec.structs.replace(plan(), code=()), tmp_path / "it.parquet"
    if finished:
        run(path, 1)
        found, rows = read_results(path)
        fingerprints_gone = RunFile(tmp_path / "other.parquet", msgspec.structs.replace(found, code=()))
        fingerprints_gone.add(rows)
        fingerprints_gone.finish(1)
        path = tmp_path / "other.parquet"
    else:
        kept = RunFile(path, old)
        kept.add(play_block(board(), old.bots, 2, old.block(0)))
        kept.close()
    with pytest.raises(ArenaError, match=r"does not say which code its bots had; --output .* --allow-changed-bots"):
        RunFile(path, plan(), resume=True)
    allowed = RunFile(path, plan(), resume=True, allow_changed_bots=True)
    assert [code.split()[0] for code in allowed.plan.code] == ["unknown", "unknown"]
    assert len(allowed.played) == 1


def test_a_board_whose_file_has_changed_is_another_board(tmp_path: Path) -> None:
    source = load_board("thistledown").path
    assert source is not None
    file, path = tmp_path / "thistledown.toml", tmp_path / "it.parquet"
    text = source.read_text("utf-8").replace('id = "thistledown"', 'id = "moor"', 1)
    file.write_text(text, encoding="utf-8")
    first = new_plan(load_board(file), ("random", "random"), 2, 5)
    run(path, 1, of=first)
    file.write_text(f"# A comment changes nothing.\n{text}", encoding="utf-8")
    RunFile(path, new_plan(load_board(file), ("random", "random"), 2, 5), resume=True)
    changed = text.replace("points = ", "points = 1", 1)
    assert changed != text
    file.write_text(changed, encoding="utf-8")
    with pytest.raises(ArenaError, match="the board moor has changed since then"):
        RunFile(path, new_plan(load_board(file), ("random", "random"), 2, 5), resume=True)


def test_a_bot_that_changes_during_a_run_stops_it(tmp_path: Path) -> None:
    file = bot_file(tmp_path)
    changing = new_plan(board(), (f"{file}:first", "random"), 2, 5)
    pool, path = new_worker_pool(1), tmp_path / "it.parquet"

    def change(_: object) -> None:
        file.write_text(f"{BOT}\n# another bot\n")

    try:
        with pytest.raises(ArenaError, match=r":first has changed during the run; \d+ games are kept"):
            play_match(board(), RunFile(path, changing), 50, pool, on_rows=change)
    finally:
        pool.stop()
    assert part_of(path).exists()


# --- fingerprints ----------------------------------------------------------------------------------------------------


def test_of_a_file_and_the_modules_that_it_imports(tmp_path: Path) -> None:
    file = bot_file(tmp_path)
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "__init__.py").write_text("")
    (tmp_path / "habits.py").write_text("from deep import more\nCHOICE = 0\n")
    (tmp_path / "deep" / "more.py").write_text("X = 1\n")
    seen = [fingerprint(f"{file}:first")]
    assert seen == [fingerprint(f"{file}:second:depth=3")]  # the rest of the spec is compared by itself
    for changed in (file, tmp_path / "habits.py", tmp_path / "deep" / "more.py"):
        changed.write_text(f"{changed.read_text()}# changed\n")
        seen.append(fingerprint(f"{file}:first"))
    assert len(set(seen)) == 4
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for source in (file, tmp_path / "habits.py"):
        (elsewhere / source.name).write_text(source.read_text())
    assert fingerprint(f"{elsewhere}/mine.py:first") != seen[-1]  # without the package it is another bot
    with pytest.raises(BotError, match="there is no file"):
        fingerprint(f"{tmp_path}/nothing.py:first")


def test_of_a_program_and_the_files_among_its_arguments(tmp_path: Path) -> None:
    program, script = tmp_path / "bot", bot_file(tmp_path)
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    specs = (f"exec:{program} --fast", f"exec:{sys.executable} {script}")
    before = [fingerprint(spec) for spec in specs]
    program.write_text("#!/bin/sh\n# changed\n")
    script.write_text(f"{BOT}# changed\n")
    assert all(now != then for now, then in zip(map(fingerprint, specs), before, strict=True))
    with pytest.raises(BotError, match="there is no program"):
        fingerprint(f"exec:{tmp_path}/nothing")


def test_of_a_built_in_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All built-in bots share one, over their sources and the tuned habits."""
    assert len({fingerprint(spec) for spec in ("random", "racer:rate=3", "hard", "search:playouts=4")}) == 1
    copy = tmp_path / "bots"
    for file in (*fingerprints._FOLDER.glob("*.py"), *fingerprints._FOLDER.glob("*/*")):
        if file.is_file():
            (copy / file.relative_to(fingerprints._FOLDER)).parent.mkdir(parents=True, exist_ok=True)
            (copy / file.relative_to(fingerprints._FOLDER)).write_bytes(file.read_bytes())
    before = fingerprint("racer")
    monkeypatch.setattr(fingerprints, "_FOLDER", copy)
    assert fingerprint("racer") == before
    for name in ("policy/tuned.json", "policy/choice.py", "search/player.py", "players.py"):
        (copy / name).write_text((copy / name).read_text("utf-8") + "\n", encoding="utf-8")
        assert fingerprint("racer") != before, name
        before = fingerprint("racer")


@pytest.mark.parametrize("change", ["module", "version"])
def test_of_an_installed_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str) -> None:
    def install(version: str, source: str) -> None:
        info = tmp_path / "flora-1.dist-info"
        info.mkdir(exist_ok=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: flora\nVersion: {version}\n")
        (info / "entry_points.txt").write_text("[branchline.bots]\nflora = flora_bot.play:choose\n")
        (tmp_path / "flora_bot").mkdir(exist_ok=True)
        (tmp_path / "flora_bot" / "__init__.py").write_text("raise ImportError('not to be imported here')\n")
        (tmp_path / "flora_bot" / "play.py").write_text(source)

    def found() -> str:
        external_entries.cache_clear()
        return fingerprint("flora")

    monkeypatch.syspath_prepend(str(tmp_path))
    cleanup: Callable[[], None] = external_entries.cache_clear
    try:
        install("1.0", "def choose(view): ...\n")
        before = found()
        assert found() == before
        install("1.1" if change == "version" else "1.0", "#\n" if change == "module" else "def choose(view): ...\n")
        assert found() != before
    finally:
        cleanup()
