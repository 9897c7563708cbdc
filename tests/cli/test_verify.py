"""`branchline verify`: a verdict a file, in three languages and for programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from branchline.cli import main
from branchline.texts.languages import LANGUAGES
from tests.cli.conftest import Run
from tests.engine.test_verify import flipped, proof, proven, with_proof, with_start


@pytest.fixture
def files(tmp_path: Path) -> dict[str, str]:
    records = {
        "good": proven(),
        "plain": replace(proven(), proof=None),
        "secret": with_proof(secret=flipped(proof().secret)),
        "seed": with_start(seed=flipped(proven().start["seed"])),
    }
    for name, record in records.items():
        record.save(tmp_path / name)
    (tmp_path / "text").write_text("hello\nworld\n")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    return {path.name: str(path) for path in tmp_path.iterdir()}


def test_the_process_tells_what_was_checked(run: Run, files: dict[str, str]) -> None:
    done = run("verify", files["good"], "--language", "en")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(
        f"{files['good']}: the record is valid\n  The game is as recorded: Isle of Thistledown, 2"
    )
    for shown in ("The deal is proven", proof().table, proof().commitment, *proof().nonces):
        assert shown in done.stdout


def test_the_process_says_what_does_not_fit(run: Run, files: dict[str, str]) -> None:
    done = run("verify", files["secret"], "--language", "en")
    assert (done.returncode, done.stderr) == (1, "")
    first, second, *_ = done.stdout.splitlines()
    assert first == f"{files['secret']}: the record isn’t valid"
    assert second.startswith(f"  record, line {proven().proof_line}: the secret isn’t the one committed to")
    assert "proven" not in done.stdout


def test_the_standard_input_is_a_file_too(files: dict[str, str]) -> None:
    for name, code in (("good", 0), ("seed", 1), ("bytes", 2)):
        with open(files[name], "rb") as file:
            command = [sys.executable, "-m", "branchline.cli", "verify", "-", "--language", "en"]
            done = subprocess.run(
                command, stdin=file, capture_output=True, text=True, env=os.environ, timeout=120, check=False
            )
        assert done.returncode == code, done.stderr
        assert (done.stdout or done.stderr.removeprefix("branchline: ")).startswith("-: ")


def test_each_file_has_its_verdict(capsys: pytest.CaptureFixture[str], files: dict[str, str]) -> None:
    names = ["good", "seed", "plain", "text"]
    assert main(["verify", *(files[name] for name in names), "--language", "en"]) == 1
    heads = [line for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")]
    verdicts = ("is valid", "isn’t valid", "is valid", "isn’t valid")
    assert heads == [f"{files[name]}: the record {verdict}" for name, verdict in zip(names, verdicts, strict=True)]


def test_a_record_without_a_proof_says_so(capsys: pytest.CaptureFixture[str], files: dict[str, str]) -> None:
    assert main(["verify", files["plain"], "--language", "en"]) == 0
    assert "no proof of its deal" in capsys.readouterr().out


@pytest.mark.parametrize("file", ["bytes", "nowhere", "."])
def test_a_file_that_cannot_be_read_is_one_line(
    capsys: pytest.CaptureFixture[str], files: dict[str, str], file: str
) -> None:
    assert main(["verify", files.get(file, file), files["plain"]]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith("branchline: ")
    assert printed.err.count("\n") == 1
    assert files["plain"] in printed.out


def test_a_board_that_cannot_be_read_is_one_line(capsys: pytest.CaptureFixture[str], files: dict[str, str]) -> None:
    assert main(["verify", files["good"], "--board", "nowhere.toml"]) == 2
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(capsys: pytest.CaptureFixture[str], files: dict[str, str], language: str) -> None:
    names = ("good", "plain", "secret")
    assert main(["verify", *(files[name] for name in names), "--language", language]) == 1
    told = capsys.readouterr().out
    assert proof().commitment in told
    assert ("the record is valid" in told) == (language == "en")


def test_programs_get_codes(capsys: pytest.CaptureFixture[str], files: dict[str, str]) -> None:
    names = ["good", "plain", "secret", "bytes"]
    assert main(["verify", "--json", *(files[name] for name in names)]) == 2
    printed = capsys.readouterr()
    assert printed.err == ""
    told = json.loads(printed.out)
    good, plain, secret, unreadable = told["files"]
    assert not told["holds"]
    assert (good["holds"], good["proof"]["holds"], good["problems"]) == (True, True, [])
    assert good["proof"]["commitment"] == proof().commitment
    assert good["result"] == proven().result
    assert (plain["holds"], plain["proof"]) == (True, None)
    assert (secret["holds"], secret["game_holds"], secret["proof"]["holds"]) == (False, True, False)
    assert [(problem["code"], problem["line"]) for problem in secret["problems"]] == [
        ("deal-secret", proven().proof_line),
        ("deal-seed", proven().proof_line),
    ]
    assert [problem["code"] for problem in unreadable["problems"]] == ["file-not-text"]
