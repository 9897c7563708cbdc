"""What `branchline serve` says and sets before anybody connects."""

from __future__ import annotations

import socket
import subprocess
import sys

import pytest

from branchline.server.base.config import Config
from branchline.server.process.command import _say_where
from branchline.server.process.supervisor import UNREAD_MILLISECONDS, bind
from branchline.texts import Texts

RAISED = """
import resource
from branchline.server.process.worker import raise_file_limit
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (64, hard))
raise_file_limit()
print(*resource.getrlimit(resource.RLIMIT_NOFILE), hard)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="of Linux")
def test_the_system_keeps_nothing_that_nobody_reads() -> None:
    with (
        bind("127.0.0.1", 0) as listening,
        socket.create_connection(listening.getsockname()),
        listening.accept()[0] as connection,
    ):
        assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == UNREAD_MILLISECONDS


def test_a_worker_may_open_as_many_files_as_the_system_allows() -> None:
    done = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    soft, hard, before = map(int, done.stdout.split())
    assert hard == before
    assert soft == (65_536 if hard == -1 else min(hard, 65_536))


@pytest.mark.parametrize(
    ("host", "secure", "said"),
    [
        ("127.0.0.1", False, "Only this machine can reach it"),
        ("0.0.0.0", False, "Without HTTPS"),
        ("0.0.0.0", True, ""),
    ],
)
def test_an_open_server_without_https_is_warned_of(
    host: str, secure: bool, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    _say_where(Texts("en"), host, Config("", secure=secure))
    printed = capsys.readouterr().out
    assert printed.startswith(said)
    assert bool(printed) == bool(said)
