"""Layout shifts: whether anything on a page is moved aside by something else, as browsers score it."""

from __future__ import annotations

from playwright.sync_api import Page

# What moves with the screen of the end does not count, nor what a ticket needs within its own line.
_WATCH = """() => {
  window.shifts = [];
  let ended = Infinity;
  new MutationObserver(() => {
    if (document.querySelector("[data-status=over]")) ended = Math.min(ended, performance.now());
  }).observe(document.querySelector("main"), { childList: true, subtree: true });
  const isInner = ({ node }) => node?.parentElement?.closest("[data-ticket]");
  const counts = ({ startTime, sources }) => startTime < ended && !sources.every(isInner);
  const name = ({ node }) => (node?.closest ? node : node?.parentElement)?.outerHTML.slice(0, 120) ?? "gone";
  const keep = (entries) => window.shifts.push(...entries.filter(counts).map(({ value, hadRecentInput, sources }) =>
    ({ clicked: hadRecentInput, told: `${value.toFixed(5)}: ${sources.map(name).join(" | ")}` })));
  const watcher = new PerformanceObserver((list) => keep(list.getEntries()));
  watcher.observe({ type: "layout-shift" });
  window.allShifts = () => {
    keep(watcher.takeRecords());
    return window.shifts;
  };
}"""


def watch_for_shifts(page: Page) -> None:
    """From now on."""
    page.evaluate(_WATCH)


def shifts(page: Page, *, forgiving: bool = False) -> list[str]:
    """How much, and what was moved. Forgiving, as browsers are: not what moves just after a click, and answers it."""
    found = page.evaluate("() => window.allShifts()")
    return [each["told"] for each in found if not (forgiving and each["clicked"])]


def load_fonts(page: Page) -> None:
    """Wait for all fonts of the page: `document.fonts.ready` alone may come before the first text asks for one."""
    page.evaluate("Promise.all([...document.fonts].map((face) => face.load())).then(() => true)")
