"""The page in a real Chromium, against a real server. Its console stays silent, and it asks nobody else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, expect, sync_playwright

from branchline.boards import builtin_boards
from branchline.testing import ServerProcess, get, launch_chromium, wait_until
from tests.page.layout import Gauge
from tests.page.prepared_people import fill_with_people

OF_THE_NETWORK = ("Failed to load resource", "WebSocket connection to")  # how a browser's own complaints begin

# What Playwright says where it keeps service workers away.
NO_WORKER = "Service Worker registration blocked by Playwright"

WAIT = 60_000  # milliseconds: bounds every wait, long enough for a machine that does much else at the same time

Opener = Callable[..., Page]


def pytest_configure(config: pytest.Config) -> None:
    folder: Path | None = config.getoption("--pictures")
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        Gauge.pictures = folder.resolve()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def boards_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("boards")


@pytest.fixture
def boards(boards_folder: Path) -> Iterator[Path]:
    """The folder with the server's own boards; what a test puts there is gone afterwards."""
    yield boards_folder
    for file in boards_folder.iterdir():
        file.unlink()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, boards_folder: Path) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("page")
    running = ServerProcess(f"sqlite:///{folder / 'branchline.db'}", log=folder / "log", boards=boards_folder)
    try:
        running.start()
        _draw_boards(running)
        yield running
    finally:
        running.stop()


def _draw_boards(running: ServerProcess) -> None:
    """Have every board drawn once, which takes a while on a busy machine: pages then get their maps at once."""
    for name in builtin_boards():
        path = f"/api/boards/{name}/drawing"
        wait_until(lambda path=path: get(running.port, path)[0] == 200, f"{name} is not drawn", pause=0.2)  # type: ignore[misc]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=WAIT)
    with sync_playwright() as playwright:
        started = launch_chromium(playwright)
        try:
            yield started
        finally:
            started.close()


@pytest.fixture(scope="session")
def xenia(server: ServerProcess) -> str:
    """The token of somebody with an account, a friend and a hundred rated games."""
    return fill_with_people(server)


@pytest.fixture
def open_page(server: ServerProcess, browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """A page of somebody new: `open_page("/", width=360, height=640, touch=True, dark=True, language="pl")`."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def heard(message: ConsoleMessage, allowed: tuple[str, ...] = ()) -> None:
        if message.type in ("error", "warning") and not message.text.startswith((NO_WORKER, *allowed)):
            complaints.append(f"{message.type}: {message.text} ({message.location['url']})")

    def failed(request: Request) -> None:
        """The browser knows no other computer, so whatever it asks elsewhere fails (and not every request is told)."""
        if not request.url.startswith((server.url, "data:", "blob:")):
            complaints.append(f"asked elsewhere: {request.url}")

    def opened(
        path: str | None = "/", *, width: int = 1280, height: int = 800, touch: bool = False, dark: bool = False,
        language: str = "en", still: bool = True, refused: bool = False, paced: bool = False,
        worker: bool = False, tips: bool = False,
    ) -> Page:  # fmt: skip
        """`path`: None where a test goes somewhere itself, because to open a page takes a second.
        `refused`: something will be, or the server is away, and browsers complain of that by themselves.
        `paced`: bots' moves are shown one after another, as usual; otherwise at once, because tests are in a hurry.
        `worker`: with the service worker, which fetches all files of the page once more.
        `tips`: with the tips of first games; otherwise they are switched off.
        """
        context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce" if still else "no-preference",
            locale=language,
            service_workers="allow" if worker else "block",
        )
        contexts.append(context)
        if not paced:
            context.add_init_script("try { localStorage.setItem('branchline.speed', 'none') } catch {}")
        if not tips:
            context.add_init_script("try { localStorage.setItem('branchline.tips', 'off') } catch {}")
        page = context.new_page()
        page.set_default_timeout(WAIT)
        page.on("console", lambda message: heard(message, OF_THE_NETWORK if refused else ()))
        page.on("pageerror", lambda error: complaints.append(f"thrown: {error}"))
        page.on("requestfailed", failed)
        if path is not None:
            page.goto(f"{server.url}{path}")
        return page

    yield opened
    for context in contexts:
        context.close()
    assert not complaints, f"the server's log: {server.log.read_text() if server.log is not None else ''}"
