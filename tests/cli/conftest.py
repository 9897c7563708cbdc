"""The real command: in this process, which is quick, or in one of its own."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from branchline.cli import main

Run = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """The command in this process, without input: the compiled code is loaded already."""

    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
        with monkeypatch.context() as changes:
            for name, value in environment.items():
                changes.setenv(name, value)
            for name, stream in {"stdin": io.StringIO(), "stdout": out, "stderr": err}.items():
                changes.setattr(sys, name, stream)
            try:
                code = main(arguments)
            except SystemExit as exit:
                code = int(exit.code or 0)
        printed = []
        for stream in (out, err):
            stream.flush()
            printed.append(stream.buffer.getvalue().decode())
        return subprocess.CompletedProcess(arguments, code, *printed)

    return run


@pytest.fixture(scope="session")
def run_process() -> Run:
    """The command in a process of its own."""

    def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "branchline.cli", *arguments],
            capture_output=True,
            text=True,
            env=os.environ | environment,
            timeout=120,
            check=False,
        )

    return run
