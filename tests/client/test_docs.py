"""What docs/server.md says is so."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from branchline.bots.seats import CHARACTERS
from branchline.server.app.api import ENDPOINTS
from branchline.server.wire import cookie_name
from branchline.testing import ServerProcess
from tests.support import codes_of

FOLDER = Path(__file__).parents[2] / "docs"
TEXT = (FOLDER / "server.md").read_text("utf-8")


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_the_bot_plays_as_it_stands(server: ServerProcess) -> None:
    example = FOLDER / "examples" / "robo.py"
    assert f"```python\n{example.read_text('utf-8')}```" in TEXT
    done = subprocess.run([sys.executable, example, server.url], capture_output=True, text=True, timeout=120)
    assert done.stderr == ""
    first, second = (line.split()[0] for line in done.stdout.splitlines())
    assert first == "Robo"
    assert second in CHARACTERS


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_the_walk_can_be_walked(server: ServerProcess, tmp_path: Path) -> None:
    walk = re.search(r"```sh\n(.*?)```", TEXT, re.DOTALL)
    assert walk is not None
    script = walk[1].replace("http://127.0.0.1:8421", server.url)
    assert server.url in script
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, timeout=60, cwd=tmp_path)
    assert done.stderr == ""
    me, sat, started, kept, again = done.stdout.splitlines()
    assert me == '{"name":"Ana","language":"en"}'
    assert [re.findall(r'"version":(\d+)', line) for line in (sat, started, kept)] == [["3"], ["4"], ["6"]]
    assert again == kept


def test_every_code_and_every_address_is_told() -> None:
    assert {code for code in codes_of("TableRefusal", "RequestRefused") if f"`{code}`" not in TEXT} == set()
    paths = {endpoint.path.replace("{code}", "ABC234") for endpoint in ENDPOINTS}
    assert {path for path in paths | {"/api/health"} if path not in TEXT} == set()
    assert f"a cookie, `{cookie_name(secure=False)}` (`{cookie_name(secure=True)}` over HTTPS)" in TEXT
