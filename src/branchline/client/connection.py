"""The line to a table: what is new there, as soon as it happens, whatever becomes of connections meanwhile.

By a socket, where there can be one; else by asking the server to answer when there is something. A line that was lost
goes on with the version that it had, so nothing is missed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack, suppress
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from branchline.client.calls import Calls, read
from branchline.server.wire import Update

QUIET = 40.0  # seconds: a server gives a sign of life every 15
OPENING = 10.0  # seconds
WAIT = 20  # seconds that the server may wait until there is something new
MOST_POLLS = 64  # before a socket is tried again
LARGEST = 1 << 24  # bytes of a message


class _Kind(msgspec.Struct):
    type: str


class Line:
    def __init__(self, calls: Calls, table: str, *, sockets: bool = True) -> None:
        self._calls = calls
        self._table = table
        self._sockets = sockets
        self._socket: ClientConnection | None = None
        self._held = ExitStack()  # holds it open
        self._lost = 0  # sockets in a row that brought nothing
        self._polls = 0  # until the next one is tried

    def news(self, version: int) -> Iterable[Update]:
        """What is new since a version, for each seat of the person; waits for it as long as it takes."""
        while True:
            if self._socket is None and self._sockets and not self._polls:
                self._open(version)
            found = self._hear() if self._socket is not None else self._poll(version)
            if found:
                return found

    def close(self) -> None:
        self._socket = None
        with suppress(OSError, WebSocketException):
            self._held.close()

    def _open(self, version: int) -> None:
        address = f"ws{self._calls.server.removeprefix('http')}/api/tables/{self._table}/live"
        try:
            opening = connect(
                f"{address}?{urlencode({'version': version})}",
                additional_headers=self._calls.headers(),
                compression=None,
                open_timeout=OPENING,
                max_size=LARGEST,
                proxy=None,
            )
            self._socket = self._held.enter_context(opening)
        except (OSError, WebSocketException):
            self._lose()

    def _hear(self) -> list[Update]:
        """The next message, if it is news."""
        assert self._socket is not None
        try:
            data = self._socket.recv(timeout=QUIET)
        except (ConnectionClosed, TimeoutError, OSError):
            self._lose()
            return []
        match read(data, _Kind).type:
            case "update":
                self._lost = 0
                return [read(data, Update)]
            case "refused":  # turned away: why, a request will be told as well
                self._lose()
        return []  # the rest of what is said over a socket is for people

    def _lose(self) -> None:
        """Sockets that can't be had, or don't last, are tried ever more seldom."""
        self.close()
        self._polls = min(1 << self._lost, MOST_POLLS)
        self._lost += 1

    def _poll(self, version: int) -> list[Update]:
        self._polls = max(self._polls - 1, 0)
        path = f"/api/tables/{self._table}"
        first = self._calls.get(path, Update, wait=WAIT, since=version)
        if first.table.version == version:
            return []
        own = first.table.yours[1:]
        return [first, *(self._calls.get(path, Update, since=version, seat=seat) for seat in own)]
