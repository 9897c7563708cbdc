"""A player who clicks: on highlighted routes, and on what the page offers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

WAIT = 60_000
MOST_STEPS = 600

# What can be clicked now; of the routes that are lit, also how long they are.
_OFFERED = """() => {
  const all = (selector) => document.querySelectorAll(selector).length;
  const table = document.querySelector(".table");
  return {
    status: table.dataset.status, version: table.dataset.version, acting: table.dataset.acting === "true",
    keep: all("[data-keep]:enabled"), offer: all("[data-offer][aria-pressed=false]"),
    payment: all("[data-payment]:enabled"), decline: all("[data-decline]:enabled"), give: all("[data-give]:enabled"),
    send: all("[data-send]:enabled"),
    pass: all("[data-pass]:enabled"), take: all("[data-take]:enabled"), draw: all("[data-deck]:enabled"),
    tickets: all("[data-tickets]:enabled"),
    routes: Array.from(document.querySelectorAll(".route.lit-can"), ({ dataset }) => [dataset.route, +dataset.length]),
  };
}"""

# A point of the route that belongs to it and to nothing above it, once the board rests.
_POINT = """(route) => {
  const group = document.querySelector(`.route[data-route="${route}"]`);
  for (const space of group.querySelectorAll(".space")) {
    const box = space.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [glass, thing] = document.elementsFromPoint(x, y);
    if (!glass?.matches(".glass") || thing?.closest("[data-route]") !== group) continue;
    const rests = window.lastPoint === `${x} ${y}`;
    window.lastPoint = `${x} ${y}`;
    return rests ? [x, y] : null;
  }
  return null;
}"""

# Whether a space of the route is where it can be tapped.
_IN_VIEW = """(route) => [...document.querySelectorAll(`.route[data-route="${route}"] .space`)].some((space) => {
  const { x, y, width, height } = space.getBoundingClientRect();
  const [glass, thing] = document.elementsFromPoint(x + width / 2, y + height / 2);
  return glass?.matches(".glass") && thing?.closest("[data-route]")?.dataset.route === route;
})"""

READY = """() => {
  const buttons = ["keep", "offer", "payment", "decline", "give", "send", "pass", "take", "deck", "tickets"];
  const CLICKABLE = [".lit-can", ...buttons.map((name) => `[data-${name}]:enabled`)].join();
  const table = document.querySelector(".table");
  if (table?.dataset.status === "over") return true;
  if (document.querySelector(".board [aria-busy]")) return false; // what is lit is not what can be chosen yet
  return table?.dataset.acting === "true" && document.querySelector(CLICKABLE) !== null;
}"""

_WHOLE = "() => document.querySelector('.holder').style.transform.endsWith('scale(1)')"


class Clicker:
    """Builds the longest route that it can, else draws. Remembers what it came across."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.seen: set[str] = set()
        self.taps: list[int] = []  # how many it took for each thing that was done, after it was found on the board
        self._tapped = 0

    def play(self) -> None:
        """Until the game is over."""
        for _ in range(MOST_STEPS):
            self.page.wait_for_function(READY, timeout=WAIT)
            if self.over():
                return
            self.act()
        raise AssertionError("the game does not end")

    def over(self) -> bool:
        return self.page.locator("[data-status=over]").count() > 0

    def ready(self) -> bool:
        """Whether something can be clicked, or all is over."""
        return bool(self.page.evaluate(READY))

    def act(self) -> None:
        """Whatever is to be done now."""
        self._act(self.page.evaluate(_OFFERED))

    def _act(self, offered: dict[str, Any]) -> None:
        routes = sorted(offered["routes"], key=lambda route: -route[1])
        for name in ("keep", "offer", "send", "give", "payment", "decline", "pass"):
            if offered[name]:
                self._click(name, offered["version"])
                return
        if routes and (routes[0][1] > 2 or not (offered["draw"] or offered["take"])):
            self.seen.add("route")
            self.tap(routes[0][0])
        else:
            self._click(next(name for name in ("draw", "take", "tickets") if offered[name]), offered["version"])

    def tap(self, route: str) -> None:
        """Select a route that can be claimed."""
        if self.touch and not self.page.evaluate(_IN_VIEW, route):
            self.page.get_by_role("button", name="Whole board").tap()
            self.page.wait_for_function(_WHOLE)
        point = self.page.wait_for_function(_POINT, arg=route).json_value()
        (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(*point)
        self._tapped += 1
        self.page.wait_for_selector("[data-payment]")
        assert self.page.locator(".lit-chosen[data-route]").get_attribute("data-route") == route

    def _click(self, name: str, version: str) -> None:
        self.seen.add(name)
        selector = {"draw": "[data-deck]", "offer": "[data-offer][aria-pressed=false]"}.get(
            name, f"[data-{name}]:enabled"
        )
        self.page.locator(selector).first.click()
        self._tapped += 1
        if name == "tickets":
            self.page.locator("dialog[open] footer button").last.click()
            self._tapped += 1
        self.taps.append(self._tapped)
        self._tapped = 0
        if name not in ("offer", "give"):
            self.page.wait_for_function(
                "(version) => document.querySelector('.table')?.dataset.version !== version", arg=version, timeout=WAIT
            )
