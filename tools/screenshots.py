"""Take the pictures of the page that the README shows, in a real browser, from real games.

Each time the games are others, as the server draws their deal: the pictures are taken anew when the page has changed.

python -m tools.screenshots
"""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

from branchline import load_board
from branchline.bots import SeatInput, new_player
from branchline.client import Guest, Table, connect
from branchline.game.action_numbers import action_for
from branchline.game.view_reader import states_of
from branchline.game.views import View
from branchline.testing import ServerProcess, launch_chromium, sign_in

FOLDER = Path(__file__).parents[1] / "docs" / "images"
LARGEST = 250_000  # bytes
COLOURS = 256
# The first is kinder to shadows, the second smaller: it keeps what is rare but stands out, as the colours of routes do.
METHODS = (Image.Quantize.MEDIANCUT, Image.Quantize.FASTOCTREE)
SERVICES: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "device_scale_factor": 1.25}
PHONE: dict[str, Any] = {
    **{"viewport": {"width": 390, "height": 780}, "device_scale_factor": 2, "is_mobile": True, "has_touch": True},
    "color_scheme": "dark",
}
PEOPLE = ("Anna", "Ben", "Ioana")
BOT = "racer"
MOST_GAMES = 25
Until = Callable[[View], bool]


def played(server: str, board: str, until: Until) -> tuple[list[Guest], Table]:
    """Three people at a table, who play as a bot would, until the first sees what is wanted or the game is over."""
    guests = [connect(server, name=name) for name in PEOPLE]
    first = guests[0].new_table(board, len(PEOPLE), public=True)
    tables = [first, *(guest.table(first.id) for guest in guests[1:])]
    for seat, table in enumerate(tables):
        table.sit(seat)
    first.start()
    layout, luck = load_board(board), random.Random(7)
    bots = [new_player(BOT, board=layout, players=len(PEOPLE), seed=luck.getrandbits(53)) for _ in PEOPLE]
    while actors := first.refresh().actors:
        seat = actors[0]
        turn = next(tables[seat].turns([seat]))
        if seat == 0 and until(turn.view):
            break
        seen = SeatInput(layout, states_of(layout, turn.view), seat)
        turn.play(str(action_for(layout, seen.states[0], seat, bots[seat].choose(seen))))
    return guests, first


def well_under_way(server: str, board: str) -> tuple[list[Guest], Table]:
    """A turn with something to be seen: some trains are laid, and some routes are lit, but not all of them."""

    def until(view: View) -> bool:
        routes = {route for claims in view.legal.claims for route in claims.routes}
        return view.phase == "turn" and view.seats[0].trains <= 26 and 3 <= len(routes) <= 20

    for _ in range(MOST_GAMES):
        guests, table = played(server, board, until)
        if not table.over:
            return guests, table
    raise SystemExit(f"no game on {board} came to what is wanted")


@contextmanager
def page_of(browser: Browser, how: dict[str, Any], guest: Guest | None = None) -> Iterator[Page]:
    context = browser.new_context(locale="en", reduced_motion="reduce", **how)
    context.add_init_script("localStorage.setItem('branchline.tips', 'off')")
    if guest is not None:
        sign_in(context, guest)
    try:
        yield context.new_page()
    finally:
        context.close()


def at_table(browser: Browser, how: dict[str, Any], guests: list[Guest], table: Table, awaited: str, name: str) -> None:
    """What the first of them sees while the others are there too."""
    address = f"{guests[0].server}/table/{table.id}"
    with ExitStack() as stack:
        for guest in guests[1:]:
            stack.enter_context(page_of(browser, how, guest)).goto(address)
        take(stack.enter_context(page_of(browser, how, guests[0])), address, awaited, name)


def take(page: Page, address: str, awaited: str, name: str) -> None:
    page.goto(address)
    page.wait_for_selector(awaited)
    page.evaluate("document.fonts.ready.then(() => true)")
    page.wait_for_timeout(1500)  # pictures are fetched, the log comes to its end
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    data = next((found for each in METHODS if len(found := packed(picture, each)) <= LARGEST), None)
    if data is None:
        raise SystemExit(f"{name} is too large")
    (FOLDER / name).write_bytes(data)
    print(name, len(data), "bytes")


def packed(picture: Image.Image, method: Image.Quantize) -> bytes:
    file = io.BytesIO()
    picture.quantize(COLOURS, method=method, dither=Image.Dither.NONE).save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = ServerProcess(f"sqlite:///{folder}/screens.db")
        browser = launch_chromium(playwright)
        try:
            server.start()
            with page_of(browser, SERVICES) as page:
                take(page, server.url, "main img, main svg", "page-start.png")
            at_table(browser, SERVICES, *well_under_way(server.url, "europe"), ".lit-can", "page-table.png")
            at_table(browser, PHONE, *well_under_way(server.url, "nordic"), ".lit-can", "page-phone.png")
            over = played(server.url, "usa", lambda _: False)
            at_table(browser, SERVICES, *over, "[data-rematch]", "page-end.png")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
