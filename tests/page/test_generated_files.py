"""Files of the page that are generated from Python are current."""

from __future__ import annotations

import pytest

from tools.page import FILES, SOURCE


@pytest.mark.parametrize("name", FILES)
def test_the_file_is_current(name: str) -> None:
    assert (SOURCE / name).read_text(encoding="utf-8") == FILES[name](), "python -m tools.page"
