"""How quick and how still the page is while a game goes on, in a real Chromium.

    python benchmarks/page.py [--slow 1 4] [--players 3] [--untraced]

A game on the board with the most routes, with all its movement: one seat is played through the server, so that the page
only shows, on a processor as it is and on one that is slowed down. Times are of the page's main thread, taken from the
browser's own trace; where the browser tells it they are processor time, so that neighbours on the machine count little:

- update:  scripting for what comes after an act, style and layout that the script itself asks for apart
- task:    all that the main thread does at a stretch, in which no frame can be shown; the longest and what they are
           made of (the screen of the end, which comes afterwards, is told apart)
- gap:     between two frames, by the wall's clock: the machine's other work counts too, and the trace's own, which is
           slowed down with the rest (`--untraced` measures gaps and shifts alone)
- shift:   of the layout, as browsers score it; all of it, and that without a click or a key just before
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from branchline.boards import Board, builtin_boards, load_board
from branchline.game.views import View
from branchline.testing import PlayedTable, ServerProcess, launch_chromium, start_game

REST = 350  # milliseconds between the acts of the seat: cards have almost landed
SETTLED = 1500
LONG = 50.0  # milliseconds
ROUNDED = 0.2  # three frames of a screen with 60 a second are 50.0 or 50.1
TOLD = 6  # of the longest tasks

WATCH = """() => {
  window.shifts = [];
  window.gaps = [];
  let ended = Infinity;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources, startTime } of list.getEntries()) {
      if (startTime > ended) return;
      const name = ({ node }) => (node?.closest ? node : node?.parentElement)?.outerHTML.slice(0, 60) ?? "gone";
      window.shifts.push({ value, clicked: hadRecentInput, moved: sources.map(name) });
    }
  }).observe({ type: "layout-shift" });
  new MutationObserver(() => {
    ended = performance.mark("over").startTime;
  }).observe(document.querySelector("main"), { childList: true });
  new MutationObserver(() => performance.mark("update")).observe(document.body, {
    subtree: true, attributeFilter: ["data-version"],
  });
  let last = performance.now();
  const frame = (now) => {
    if (now > ended) return;
    window.gaps.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""

CATEGORIES = ["devtools.timeline", "disabled-by-default-devtools.timeline", "v8", "blink.user_timing", "loading",
              "toplevel"]  # fmt: skip
KINDS = {
    "script": ("FunctionCall", "EvaluateScript", "RunMicrotasks", "FireAnimationFrame", "TimerFire", "EventDispatch",
               "MinorGC", "MajorGC", "V8.GC", "BlinkGC", "v8"),
    "style": ("UpdateLayoutTree", "ScheduleStyleRecalculation", "InvalidateLayout", "ParseAuthorStyleSheet"),
    "layout": ("Layout", "HitTest", "IntersectionObserver"),
    "paint": ("PrePaint", "Paint", "Layerize", "Commit", "UpdateLayer", "CompositeLayers", "Animation"),
}  # fmt: skip


@dataclass
class Task:
    """Something that the main thread did at a stretch: milliseconds of each kind of work."""

    begin: float
    end: float
    whole: float
    parts: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    update: bool = False
    after: bool = False  # the game is over: another screen comes

    def told(self) -> str:
        parts = sorted(self.parts.items(), key=lambda part: -part[1])
        return f"{self.whole:.0f} ms: " + ", ".join(f"{name} {time:.0f}" for name, time in parts if time >= 0.5)


@dataclass
class Measured:
    tasks: list[Task]
    gaps: list[float]
    shifts: list[dict[str, Any]]


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick and how still the page is while a game goes on.")
    parser.add_argument("--slow", type=float, nargs="+", default=[1, 4], help="how many times slower the processor is")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--trace", type=Path, help="keep the browser's traces here")
    parser.add_argument("--untraced", action="store_true", help="gaps and shifts alone, without the browser's trace")
    asked = parser.parse_args()
    board = max(map(load_board, builtin_boards()), key=lambda each: len(each.routes))
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{Path(folder) / 'page.db'}")
        browser = launch_chromium(playwright)
        try:
            server.start()
            for slow in asked.slow:
                played = start_game(server, board.id, bots=("easy",) * (asked.players - 1))
                print(f"{board.id}, {slow:g} times slower")
                told(measured(browser, played, board, slow, asked))
        finally:
            browser.close()
            server.stop()


def measured(browser: Browser, played: PlayedTable, board: Board, slow: float, asked: argparse.Namespace) -> Measured:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="no-preference")
    page = context.new_page()
    played.enter(page, f"/table/{played.table.id}")
    page.wait_for_selector(".holder svg")
    page.wait_for_timeout(SETTLED)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate(WATCH)
    turns = played.table.turns([0])
    first = next(turns)
    first.play(first.view.actions[0])  # tickets, and the first sound
    page.wait_for_timeout(SETTLED)
    if not asked.untraced:
        browser.start_tracing(page=page, categories=CATEGORIES)
    for turn in turns:
        turn.play(longest_route_or_draw(board, turn.view))
        page.wait_for_timeout(REST)
    page.wait_for_selector("[data-status=over]")
    trace = b"" if asked.untraced else browser.stop_tracing()
    gaps, shifts = page.evaluate("[window.gaps, window.shifts]")
    context.close()
    if asked.trace is not None:
        (asked.trace / f"page-{slow:g}.json").write_bytes(trace)
    return Measured(tasks_of(json.loads(trace)["traceEvents"]) if trace else [], gaps, shifts)


def longest_route_or_draw(board: Board, view: View) -> str:
    """As people play who want it to be over."""
    lengths = {str(route.id): route.length for route in board.routes}
    claims = [action for action in view.actions if action.startswith("claim ")]
    best = max(claims, key=lambda action: lengths.get(action.split()[1], 0), default=None)
    if best is not None and (lengths.get(best.split()[1], 0) > 2 or "draw" not in view.actions):
        return best
    return "draw" if "draw" in view.actions else view.actions[0]


# --- the browser's trace ---------------------------------------------------------------------------------------------


def tasks_of(events: Sequence[dict[str, Any]]) -> list[Task]:
    """What the page's main thread did, from the first update on."""
    marks = [event for event in events if event["name"] == "update" and "blink.user_timing" in event["cat"]]
    where = (marks[0]["pid"], marks[0]["tid"])
    spans = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) == where]
    tasks: list[Task] = []
    for event, own in alone(spans):
        if event["name"] == "RunTask":
            tasks.append(Task(event["ts"], event["ts"] + event["dur"], took(event)))
        if tasks and event["ts"] < tasks[-1].end:
            tasks[-1].parts[kind(event["name"])] += own
    over = min((event["ts"] for event in events if event["name"] == "over"), default=tasks[-1].end)
    for task in tasks:
        task.after = task.end > over
        task.update = any(task.begin <= mark["ts"] <= task.end for mark in marks)
    return tasks


def alone(spans: Sequence[dict[str, Any]]) -> Iterator[tuple[dict[str, Any], float]]:
    """Each span with what it took without those inside it, in milliseconds."""
    inner: dict[int, float] = defaultdict(float)
    open_: list[dict[str, Any]] = []
    ordered = sorted(spans, key=lambda event: (event["ts"], -event["dur"]))
    for event in ordered:
        while open_ and event["ts"] >= open_[-1]["ts"] + open_[-1]["dur"]:
            open_.pop()
        if open_:
            inner[id(open_[-1])] += took(event)
        open_.append(event)
    for event in ordered:
        yield event, max(0.0, took(event) - inner[id(event)])


def took(event: dict[str, Any]) -> float:
    return float(event.get("tdur", event["dur"])) / 1000


def kind(name: str) -> str:
    return next((kind for kind, names in KINDS.items() if name.startswith(names)), "other")


# --- told ------------------------------------------------------------------------------------------------------------


def told(found: Measured) -> None:
    if found.tasks:
        tell_work(found.tasks)
    gaps, shifts = found.gaps, found.shifts
    unasked = sum(each["value"] for each in shifts if not each["clicked"])
    print(f"  gap     {spread(gaps)}, over {LONG:.0f} ms: {sum(gap > LONG + ROUNDED for gap in gaps)} of {len(gaps)}")
    print(f"  shift   {sum(each['value'] for each in shifts):.4f} in all, {unasked:.4f} without a click")
    for shift in shifts[:TOLD]:
        print(f"    shift {shift['value']:.4f}: {', '.join(shift['moved'])}")


def tell_work(tasks: Sequence[Task]) -> None:
    updates = [task.parts["script"] for task in tasks if task.update]
    before, after = ([task for task in tasks if task.after is late] for late in (False, True))
    before.sort(key=lambda task: -task.whole)
    print(f"  update  {spread(updates)}, over 8 ms: {sum(each > 8 for each in updates)} of {len(updates)}")
    print(f"  task    {spread([task.whole for task in before if task.whole > 1])}, "
          f"over {LONG:.0f} ms: {sum(task.whole > LONG for task in before)}")  # fmt: skip
    for task in before[:TOLD]:
        print(f"    {task.told()}{' (update)' if task.update else ''}")
    print(f"    the end's screen: {max(after, key=lambda task: task.whole).told()}")


def spread(values: Sequence[float]) -> str:
    ordered = sorted(values)
    at = {share: ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.95, 0.99)}
    parts = (("half", statistics.median(ordered)), ("p95", at[0.95]), ("p99", at[0.99]), ("worst", ordered[-1]))
    return ", ".join(f"{name} {value:.1f}" for name, value in parts)


if __name__ == "__main__":
    main()
