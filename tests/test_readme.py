"""The examples in the README are true."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_readmes_examples() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 10
    assert failed == 0


def test_its_pictures_are_of_today() -> None:
    pictures = re.findall(r"\(([^)]*\.svg)\)", (ROOT / "README.md").read_text("utf-8"))
    assert len(pictures) == 4
    assert all((ROOT / picture).exists() for picture in pictures)
    command = [sys.executable, "-m", "tools.pictures", "--check"]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert (told.returncode, told.stdout) == (0, "nothing to be written\n")
