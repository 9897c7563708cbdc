"""The command `branchline show`: opens a link to the page that contains a game record.

The record is in the fragment of the link, compressed (zlib) and in base64url. Browsers don't send a fragment to the
server; the page uploads the record like one that is opened from a file (`web/src/replay/record_link.ts`). So the link
doesn't depend on what a server keeps in memory.
"""

from __future__ import annotations

import argparse
import base64
import json
import urllib.request
import zlib
from http.client import HTTPException
from pathlib import Path

from branchline.game.record import Record
from branchline.server import PORT
from branchline.server.process.command import LOCAL, address_of, open_browser, serve_locally

PATIENCE = 2.0  # seconds to wait for a running server's answer


def show(options: argparse.Namespace) -> int:
    """Opens a record in the page of a running server, or of one that is started and runs until stopped."""
    page = record_page(options.file)
    address = address_of(options.port or PORT, LOCAL)
    if is_running(address):
        open_browser(address + page)
        return 0
    return serve_locally(page=page, boards=options.boards, port=options.port, language=options.language)


def record_page(file: str) -> str:
    """The page of a record, relative to a server's address; an error if the file is not a record."""
    text = str(Record.load(Path(file)))
    packed = base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).decode().rstrip("=")
    return f"record#record={packed}"


def is_running(address: str) -> bool:
    """Whether a Branchline server answers at an address."""
    try:
        with urllib.request.urlopen(f"{address}api/health", timeout=PATIENCE) as answer:
            return bool(json.load(answer) == {"status": "up"})
    except (OSError, ValueError, HTTPException):
        return False
