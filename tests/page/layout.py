"""Layouts of the page: in which sizes, languages and themes it is measured, and recorded layouts to compare with."""

from __future__ import annotations

import json
import re
from itertools import product
from pathlib import Path
from typing import ClassVar, NamedTuple

from playwright.sync_api import Page, Route

from branchline.texts.languages import LANGUAGES
from tests.volume import volume

SIZES = ((1440, 900), (1280, 720), (820, 1180), (390, 844), (360, 640), (844, 390))
THEMES = ("light", "dark")
WIDE = 960  # CSS pixels: on wider screens the side panel lies beside the board

_SCRIPTS = [Path(__file__).with_name(name) for name in ("layout_checks.js", "layout_screens.js")]


class Look(NamedTuple):
    """How a screen is looked at."""

    size: tuple[int, int]
    language: str
    theme: str

    def __str__(self) -> str:
        return f"{self.size[0]}×{self.size[1]} {self.language} {self.theme}"


def looks(number: int) -> list[Look]:
    """All of them; in `make test` one with a side panel and one without.

    `number` is any number of the screen: the two differ from screen to screen.
    """
    wide, narrow = ([size for size in SIZES if (size[0] > WIDE) is has_panel] for has_panel in (True, False))
    few = [
        Look(sizes[number % len(sizes)], LANGUAGES[(number + at) % len(LANGUAGES)], THEMES[(number + at) % len(THEMES)])
        for at, sizes in enumerate((wide, narrow))
    ]
    every = [Look(size, language, theme) for language, theme, size in product(LANGUAGES, THEMES, SIZES)]
    return volume(few, every)


class Gauge:
    """Measures the screens that a page shows one after the other, and collects what is wrong with them."""

    pictures: ClassVar[Path | None] = None  # where a picture of each is kept

    def __init__(self, page: Page) -> None:
        self.page = page
        self._found: dict[str, list[str]] = {}
        self._screens = 0
        self._recorded: dict[str, dict[str, Boxes]] = {}

    def measure(self, screen: str, *, narrow: bool = False) -> None:
        """In all looks; `narrow`: only small windows have this screen. Afterwards the page is as it was, in English."""
        before = self.page.viewport_size
        assert before is not None
        self._screens += 1
        for look in looks(self._screens):
            if narrow and look.size[0] > WIDE:
                continue
            show(self.page, look)
            for what, detail in self.page.evaluate("() => layoutChecks.problems()"):
                self._found.setdefault(f"{screen}: {what}", []).append(f"{look}: {detail}")
            if self.pictures is not None:
                self.page.evaluate("() => layoutChecks.restore()")
                wait_two_frames(self.page)
                self.page.screenshot(path=self.pictures / f"{screen}, {look}.png")
        show(self.page, Look((before["width"], before["height"]), "en", "light"))
        self.page.evaluate("() => layoutChecks.restore()")

    def record(self, screen: str) -> None:
        """Compare the screen with the recorded layout; it has been measured."""
        self._recorded[screen] = record(self.page)

    def check(self, *, renew: bool = False) -> None:
        """Fails with all that was found: for each problem where it is, and of each an example."""
        before = load_recorded()
        if renew:
            save_recorded(before | self._recorded)
            before |= self._recorded
        for screen, sizes in self._recorded.items():
            for size, boxes in sizes.items():
                for what in compare(before.get(screen, {}).get(size, {}), boxes, tuple(map(int, size.split("×")))):  # type: ignore[arg-type]
                    self._found.setdefault(f"{screen}: {what}", []).append(f"{size}: the recorded layout differs")
        assert not self._found, "".join(
            f"\n{what} [{len(where)}×, {where[0]}]" for what, where in sorted(self._found.items())
        )


def show(page: Page, look: Look) -> None:
    """Resize the page, and switch its language and theme in place."""
    width, height = look.size
    if page.viewport_size != {"width": width, "height": height}:
        resize(page, width, height)
    load_checks(page)
    page.evaluate("(choices) => layoutChecks.choose(choices)", {"language": look.language, "theme": look.theme})


def resize(page: Page, width: int, height: int) -> None:
    """Resize the page, and wait until parts that depend on their own size have been drawn anew, a frame later."""
    page.set_viewport_size({"width": width, "height": height})
    wait_two_frames(page)


def wait_for_camera(page: Page) -> None:
    """Wait until the camera has not moved for some frames."""
    page.evaluate("() => { window.still = 0; }")
    page.wait_for_function(
        """() => {
          const now = document.querySelector(".holder").style.transform + innerWidth;
          window.still = now === window.lastCamera ? (window.still ?? 0) + 1 : 0;
          window.lastCamera = now;
          return window.still > 8;
        }"""
    )


def wait_two_frames(page: Page) -> None:
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")


def advise(page: Page, action: str) -> None:
    """Let the next hint be this action, whatever a bot would do."""

    def answer(route: Route) -> None:
        version = int(page.locator(".table").get_attribute("data-version") or 0)
        advice = {"action": action, "words": "do this", "why": ["A reason.", "Another."], "routes": [], "numbers": []}
        route.fulfill(json={"version": version, "seat": 0, "advice": advice})

    page.unroute("**/hint")
    page.route("**/hint", answer)


def load_checks(page: Page) -> None:
    """As the console would: the page's policy forbids all other scripts."""
    if not page.evaluate("() => 'layoutChecks' in window"):
        for script in _SCRIPTS:
            page.evaluate(script.read_text(encoding="utf-8"))


# --- recorded layouts -------------------------------------------------------------------------------------------------

RECORDED = Path(__file__).with_name("layouts.json")
RECORDED_SIZES = volume(((1440, 900), (390, 844)), ((1440, 900), (820, 1180), (390, 844), (844, 390)))
TOLERANCE = 0.04  # of the window: fonts differ a little from one browser to the next
EDGES = ("left", "top", "width", "height")

Box = list[int]
Boxes = dict[str, Box]


def record(page: Page) -> dict[str, Boxes]:
    """The boxes of the main parts of a screen at each recorded size."""
    before = page.viewport_size
    found: dict[str, Boxes] = {}
    for size in RECORDED_SIZES:
        show(page, Look(size, "en", "light"))
        found["×".join(map(str, size))] = page.evaluate("() => layoutChecks.parts()")
    page.evaluate("() => layoutChecks.restore()")
    assert before is not None
    resize(page, **before)
    return found


def compare(recorded: Boxes, now: Boxes, size: tuple[int, int]) -> list[str]:
    """What is not where it was. A height follows from the texts, so it may differ more; new parts are no mistake."""
    wrong = [f"{part} is not shown" for part in recorded if part not in now]
    for part, box in recorded.items():
        for at, (then, here) in enumerate(zip(box, now.get(part, box), strict=True)):
            allowed = TOLERANCE * size[at % 2] * (2 if EDGES[at] == "height" else 1)
            if abs(then - here) > allowed:
                wrong.append(f"{part}: {EDGES[at]} is {here}, was {then}")
    return wrong


def load_recorded() -> dict[str, dict[str, Boxes]]:
    found: dict[str, dict[str, Boxes]] = json.loads(RECORDED.read_text("utf-8")) if RECORDED.exists() else {}
    return found


def save_recorded(screens: dict[str, dict[str, Boxes]]) -> None:
    """One line for each part, so that changes are easy to read."""
    text = json.dumps(dict(sorted(screens.items())), indent=1, ensure_ascii=False)
    RECORDED.write_text(
        re.sub(r"\[\s+([^\]]*?)\s+\]", lambda box: f"[{' '.join(box[1].split())}]", text) + "\n", "utf-8"
    )
