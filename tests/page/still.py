"""Whether anything on a page is moved aside by something else, as browsers score it."""

from __future__ import annotations

from playwright.sync_api import Page

# Also what moves just after a click, which browsers forgive: who is about to click again does not.
_WATCH = """() => {
  window.shifts = [];
  const name = ({ node }) => (node?.closest ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? "gone";
  const told = ({ value, sources }) => `${value.toFixed(5)}: ${sources.map(name).join(" | ")}`;
  window.still = new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map(told)));
  window.still.observe({ type: "layout-shift" });
}"""

_SHIFTS = """() => {
  const last = window.still.takeRecords().map(({ value }) => `${value}`);
  return [...window.shifts, ...last];
}"""


def watch_for_shifts(page: Page) -> None:
    """From now on."""
    page.evaluate(_WATCH)


def shifts(page: Page) -> list[str]:
    """How much, and what was moved."""
    found: list[str] = page.evaluate(_SHIFTS)
    return found
