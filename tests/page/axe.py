"""What axe says of a page: the judge of whether everybody can use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

# Every language, and both light and dark: colours don't depend on words.
READERS = [
    pytest.param("en", False, id="en-light"),
    pytest.param("pl", True, id="pl-dark"),
    pytest.param("ro", False, id="ro-light"),
]

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """() => axe.run({ resultTypes: ["violations"] }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]))"""


def found_by_axe(page: Page) -> list[Any]:
    """What keeps people out, seriously. The script comes in as the console would: the policy forbids all else."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8") + "; true")
    found: list[Any] = page.evaluate(_RUN)
    return found
