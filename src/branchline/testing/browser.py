"""Chromium for tests, tools and benchmarks of the page: which one is started, and how."""

from __future__ import annotations

import os
import shutil
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Playwright

    from branchline.client import Guest

FLAGS = (
    *("--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",  # no other computer is asked
)
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def launch_chromium(playwright: Playwright) -> Browser:
    """Start the Chromium that the environment variable CHROMIUM names, or the first one that is installed."""
    return playwright.chromium.launch(executable_path=chromium_path(), args=FLAGS)


def sign_in(context: BrowserContext, guest: Guest) -> None:
    """Let the pages of a browser context be those of a client's guest."""
    context.add_cookies([{"name": "branchline", "value": guest.token, "url": guest.server}])


def chromium_path() -> str | None:
    return os.environ.get("CHROMIUM") or next((path for name in NAMES if (path := shutil.which(name))), None)
