"""What axe says of a page: the judge of whether everybody can use it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from tests.volume import volume

COLOURS_KNOWN = {"color-contrast": {"enabled": False}}  # the rule that takes most of the time
# Colours depend on the theme alone, all else on the language: with these everybody's page is judged.
READERS: tuple[tuple[str, str, dict[str, Any]], ...] = volume(
    (("en", "light", {}), ("ro", "dark", {})),
    (("en", "light", {}), ("en", "dark", {}), ("pl", "light", COLOURS_KNOWN), ("ro", "light", COLOURS_KNOWN)),
)

_AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """(rules) => axe.run({ resultTypes: ["violations"], rules }).then(({ violations }) => violations
  .filter(({ impact }) => impact === "serious" || impact === "critical")
  .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]))"""

# As if it had been chosen in another tab: nothing else on the screen changes.
_CHOOSE = """(choices) => {
  for (const [name, value] of Object.entries(choices)) localStorage.setItem(`branchline.${name}`, value);
  dispatchEvent(new StorageEvent("storage"));
}"""
_CHOSEN = """({ language, theme }) => {
  const { lang, dataset } = document.documentElement;
  return lang === language && dataset.theme === theme;
}"""


def troubles(page: Page, number: int = 0) -> dict[str, list[Any]]:
    """What keeps people out, seriously, of the screen as it is now, in every language, light and dark.

    In `make test` one reader judges each screen; `number` is the screen's, so that they take turns.
    """
    readers = volume(READERS[number % len(READERS) :][:1], READERS)
    found = {f"{language}, {theme}": _found_by(page, language, theme, rules) for language, theme, rules in readers}
    return {reader: trouble for reader, trouble in found.items() if trouble}


def _found_by(page: Page, language: str, theme: str, rules: dict[str, Any]) -> list[Any]:
    choices = {"language": language, "theme": theme}
    page.evaluate(_CHOOSE, choices)
    page.wait_for_function(_CHOSEN, arg=choices)
    return found_by_axe(page, rules)


def found_by_axe(page: Page, rules: dict[str, Any] | None = None) -> list[Any]:
    """The script comes in as the console would: the policy forbids all else."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(_AXE.read_text(encoding="utf-8") + "; true")
    found: list[Any] = page.evaluate(_RUN, rules or {})
    return found
