"""A whole game with nothing but the keyboard: Tab goes to what can be done, Enter does it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from branchline.testing import ServerProcess, start_game
from tests.page.conftest import Opener
from tests.volume import long

MOST_STEPS = 300
MOST_TABS = 120
WAIT = 30_000
_OFFERED = """() => {
  const there = (selector) => document.querySelectorAll(selector).length;
  return {
    over: there("[data-status=over]"), offer: there("[data-offer][aria-pressed=false]"),
    keep: there("[data-keep]:enabled"), send: there("[data-send]:enabled"),
    give: there("[data-give]:enabled"), payment: there("[data-payment]:enabled"),
    decline: there("[data-decline]:enabled"), pass: there("[data-pass]:enabled"), route: there(".lit-can[data-route]"),
    draw: there("[data-deck]:enabled"), take: there("[data-take]:enabled"), tickets: there("[data-tickets]:enabled"),
    version: document.querySelector("[data-version]").dataset.version,
  };
}"""
# How many times Tab has to be pressed from here; less than nothing: backwards.
_DISTANCE = """(selector) => {
  const all = [...document.querySelectorAll("a[href], button, input, select, summary, [tabindex]")].filter((each) =>
    each.tabIndex >= 0 && !each.disabled && each.getClientRects().length > 0);
  const inside = document.querySelector("dialog[open]");
  const order = inside ? all.filter((each) => inside.contains(each)) : all;
  const here = order.indexOf(document.activeElement);
  const there = order.map((each, i) => [each, i]).filter(([each]) => each.matches(selector)).map(([, i]) => i - here);
  return there.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 1;
}"""
_SELECTORS = {"offer": "[data-offer][aria-pressed=false]", "route": ".lit-can[data-route]", "draw": "[data-deck]"}
_READY = """() => document.querySelector("[data-status=over], [data-acting=true]")
  && !document.querySelector(".board [aria-busy]")"""


@long
def test_a_whole_game_by_keyboard(server: ServerProcess, open_page: Opener) -> None:
    played = start_game(server)
    page = open_page(None)
    played.enter(page, f"/table/{played.table.id}")
    seen = set()
    for _ in range(MOST_STEPS):
        page.wait_for_function(_READY, timeout=WAIT)
        offered: dict[str, Any] = page.evaluate(_OFFERED)
        if offered["over"]:
            break
        seen.add(_press_something(page, offered))
    expect(page.locator("tfoot")).to_be_visible()
    assert {"offer", "keep", "route", "payment", "draw"} <= seen


def _press_something(page: Page, offered: dict[str, Any]) -> str:
    """What is asked for; a route whenever one is lit, which then has to be paid for; else a card."""
    order = ("keep", "offer", "send", "give", "payment", "decline", "pass", "route", "draw", "take", "tickets")
    name = "offer" if offered["offer"] else next(each for each in order if offered[each])
    _tab_to(page, _SELECTORS.get(name, f"[data-{name}]:enabled"))
    page.keyboard.press("Enter")
    if name == "route":
        page.wait_for_selector("[data-payment]")
        return name
    if name == "tickets":
        page.wait_for_selector("dialog[open]")
        _tab_to(page, "dialog footer button:last-child")
        page.keyboard.press("Enter")
    if name not in ("offer", "give"):
        page.wait_for_function(
            "(version) => document.querySelector('[data-version]')?.dataset.version !== version",
            arg=offered["version"],
            timeout=WAIT,
        )
    return name


def _tab_to(page: Page, selector: str) -> None:
    """By the shorter way round. How far it seems is counted once; near the end each key is followed by a look."""
    steps: int = page.evaluate(_DISTANCE, selector)
    for _ in range(max(abs(steps) - 1, 0)):
        page.keyboard.press("Tab" if steps > 0 else "Shift+Tab")
    for _ in range(MOST_TABS):
        if page.evaluate("(selector) => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab" if steps >= 0 else "Shift+Tab")
    raise AssertionError(f"Tab never comes to {selector}")
