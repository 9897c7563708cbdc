"""A stand-in bot in a game without a clock: the page offers one for somebody who has left, until they are back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from branchline.client import connect
from branchline.testing import PlayedTable, ServerProcess
from tests.page.clicker import WAIT
from tests.page.conftest import Opener
from tests.volume import long, volume

AWAY = 0.05  # minutes
BUTTON = "[data-seat-bot]"
SCREENS = [(360, 640, "ro"), (390, 844, "pl"), (820, 1180, "en"), (1440, 900, "pl"), (740, 360, "ro")]

# What is cut off of a button, or lies beside the screen or under something else.
_TROUBLE = """(selector) => {
  const button = document.querySelector(selector);
  const box = button.getBoundingClientRect();
  const trouble = [];
  if (button.scrollWidth > button.clientWidth) trouble.push("its words are cut off");
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) trouble.push("off the screen");
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  for (const at of [[box.left + 2, y], [box.right - 2, y], [x, box.top + 2], [x, box.bottom - 2]])
    if (!button.contains(document.elementFromPoint(...at))) trouble.push(`covered at ${at}`);
  for (const line of document.querySelectorAll(".prompt .words p")) {
    const words = line.getBoundingClientRect();
    const beside = words.right <= box.left || words.top >= box.bottom;
    if (words.width < 100 || !beside) trouble.push(`no room for ${line.textContent}`);
    if (line.scrollWidth > line.clientWidth) trouble.push(`cut off: ${line.textContent}`);
  }
  if (document.documentElement.scrollWidth > innerWidth) trouble.push("the page scrolls sideways");
  return trouble;
}"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One that is quick to take somebody for absent."""
    database = f"sqlite:///{tmp_path_factory.mktemp('absence') / 'branchline.db'}"
    running = ServerProcess(database, options=("--no-limits", "--away", str(AWAY)))
    try:
        running.start()
        yield running
    finally:
        running.stop()


def waiting(server: ServerProcess, language: str = "en") -> tuple[PlayedTable, PlayedTable]:
    """Who is there, and who is away while it is their turn."""
    anna, ben = (connect(server.url, name=name, language=language) for name in ("Anna", "Ben"))  # type: ignore[arg-type]
    table = anna.new_table("thistledown", 2)
    other = ben.table(table.id, code=table.code)
    table.sit(0)
    other.sit(1)
    table.start()
    for seat, each in enumerate((table, other)):
        turn = next(each.turns([seat]))
        turn.play(turn.view.actions[0])
    players = [PlayedTable(anna, table), PlayedTable(ben, other)]
    turn_of = table.refresh().actors[0]
    return players[1 - turn_of], players[turn_of]


def test_a_bot_plays_for_somebody_who_is_away_until_they_are_back(server: ServerProcess, open_page: Opener) -> None:
    here, away = waiting(server)
    page, absent = open_page(None, refused=True), open_page(None, refused=True)
    here.enter(page, f"/table/{here.table.id}")
    expect(page.locator(".prompt .last")).to_contain_text(f"{away.me.name} is away", timeout=WAIT)
    page.locator(BUTTON).click(timeout=WAIT)
    expect(page.get_by_text(f"{away.me.name} has been away for a while").first).to_be_attached()
    expect(page.locator("li", has_text=away.me.name).get_by_text("bot playing", exact=True)).to_be_visible()
    expect(page.locator("[data-acting=true]")).to_be_visible(timeout=WAIT)  # the bot has moved
    expect(page.locator(BUTTON)).to_have_count(0)
    away.enter(absent, f"/table/{here.table.id}")
    absent.get_by_role("button", name="I’m back").click()
    expect(page.locator("li", has_text=away.me.name).get_by_text("bot playing", exact=True)).to_have_count(0)


@long
def test_nobody_who_has_the_table_open_is_replaced(server: ServerProcess, open_page: Opener) -> None:
    here, away = waiting(server)
    page, present = open_page(None, refused=True), open_page(None, refused=True)
    away.enter(present, f"/table/{here.table.id}")
    here.enter(page, f"/table/{here.table.id}")
    expect(present.locator("[data-acting=true]")).to_be_visible()
    expect(page.locator(".prompt .last")).not_to_contain_text("is away")
    page.wait_for_timeout(2 * AWAY * 60_000)
    expect(page.locator(BUTTON)).to_have_count(0)
    present.context.close()
    expect(page.locator(BUTTON)).to_be_visible(timeout=WAIT)


@pytest.mark.parametrize(("width", "height", "language"), SCREENS[: volume(1, None)])
def test_the_offer_fits_every_screen(
    server: ServerProcess, open_page: Opener, width: int, height: int, language: str
) -> None:
    here, _ = waiting(server, language)
    page = open_page(None, width=width, height=height, touch=width < 1000, language=language)
    here.enter(page, f"/table/{here.table.id}")
    expect(page.locator(BUTTON)).to_be_visible(timeout=WAIT)
    assert _trouble(page) == []


def _trouble(page: Page) -> list[str]:
    found: list[str] = page.evaluate(_TROUBLE, BUTTON)
    return found
