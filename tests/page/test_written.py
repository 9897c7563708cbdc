"""What the page takes from Python is as Python has it now."""

from __future__ import annotations

import pytest

from tools.page import FILES, SOURCE


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_current(name: str) -> None:
    assert (SOURCE / name).read_text(encoding="utf-8") == FILES[name](), "python -m tools.page"
