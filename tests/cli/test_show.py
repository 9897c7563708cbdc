"""`branchline show`: a recorded game in the page of a server on this machine, opened by a link that contains it."""

from __future__ import annotations

import base64
import os
import signal
import stat
import subprocess
import sys
import zlib
from pathlib import Path

from branchline import Game
from branchline.testing import free_port, get, wait_until
from tests.cli.conftest import Run

BROWSER = '#!/bin/sh\necho "$1" >> "$OPENED"\n'


def test_a_record_is_opened_by_a_server_of_its_own_and_by_one_that_is_running(tmp_path: Path) -> None:
    record, opened, browser = tmp_path / "0-1.jsonl", tmp_path / "opened", tmp_path / "browser"
    game = Game.new("usa", 2, seed=5)
    game.play(game.legal(0)[0], 0)
    game.record.save(record)
    browser.write_text(BROWSER, encoding="utf-8")
    browser.chmod(stat.S_IRWXU)
    environment = os.environ | {"BROWSER": str(browser), "OPENED": str(opened), "XDG_DATA_HOME": str(tmp_path)}
    port = free_port()
    command = [sys.executable, "-m", "branchline.cli", "show", str(record), "--port", str(port), "--language", "en"]
    server = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        wait_until(lambda: opened.exists() and opened.read_text(encoding="utf-8").endswith("\n"), "no page was opened")
        address, link = f"http://127.0.0.1:{port}/", opened.read_text(encoding="utf-8").strip()
        assert link.startswith(f"{address}record#record=")
        packed = link.partition("#record=")[2]
        text = zlib.decompress(base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))).decode()
        assert text == record.read_text(encoding="utf-8")
        wait_until(lambda: get(port, "/api/health")[0] == 200, "the server didn't start")
        assert get(port, "/record")[0] == 200
        again = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=True)
        assert again.stdout == ""
        wait_until(lambda: opened.read_text(encoding="utf-8").splitlines() == [link, link], "not opened again")
    finally:
        server.send_signal(signal.SIGINT)
        server.communicate(timeout=60)


def test_a_file_that_is_no_record_is_refused_in_one_line(run: Run, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Anna", encoding="utf-8")
    for file in (letter, tmp_path / "missing.jsonl"):
        refused = run("show", str(file))
        assert refused.returncode == 2
        assert len(refused.stderr.splitlines()) == 1
        assert refused.stdout == ""
