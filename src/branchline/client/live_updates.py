"""Live updates of a table over a WebSocket, with long polling as the fallback and automatic reconnection.

A new connection resumes from the last version received, so no update is missed.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import ExitStack, suppress
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from branchline.client.http_client import HttpClient, read
from branchline.server.wire import Update

QUIET = 40.0  # seconds of silence before a socket counts as dead: a server sends a heartbeat every 15
OPENING = 10.0  # seconds allowed for opening a socket
WAIT = 20  # seconds that the server may hold a long poll
MOST_POLLS = 64  # most polls before a socket is tried again
LARGEST = 1 << 24  # most bytes of a message


class _Kind(msgspec.Struct):
    type: str


class LiveUpdates:
    """A self-healing subscription to one table."""

    def __init__(self, http: HttpClient, table: str, *, sockets: bool = True) -> None:
        self._http = http
        self._table = table
        self._sockets = sockets
        self._socket: ClientConnection | None = None
        self._socket_owner = ExitStack()  # owns the open socket
        self._failures = 0  # consecutive sockets without an update, for the back-off
        self._polls_left = 0  # polls left before the next socket is tried

    def newer_than(self, version: int) -> Iterable[Update]:
        """Blocks until there is something newer than a version; returns an update for each seat of the guest."""
        while True:
            if self._socket is None and self._sockets and not self._polls_left:
                self._open(version)
            found = self._receive() if self._socket is not None else self._poll(version)
            if found:
                return found

    def close(self) -> None:
        self._socket = None
        with suppress(OSError, WebSocketException):
            self._socket_owner.close()

    def _open(self, version: int) -> None:
        address = f"ws{self._http.server.removeprefix('http')}/api/tables/{self._table}/live"
        try:
            opening = connect(
                f"{address}?{urlencode({'version': version})}",
                additional_headers=self._http.headers(),
                compression=None,
                open_timeout=OPENING,
                max_size=LARGEST,
                proxy=None,
            )
            self._socket = self._socket_owner.enter_context(opening)
        except (OSError, WebSocketException):
            self._drop_socket()

    def _receive(self) -> list[Update]:
        """Receives the next message; returns it if it is an update."""
        assert self._socket is not None
        try:
            data = self._socket.recv(timeout=QUIET)
        except (ConnectionClosed, TimeoutError, OSError):
            self._drop_socket()
            return []
        match read(data, _Kind).type:
            case "update":
                self._failures = 0
                return [read(data, Update)]
            case "refused":  # the next poll gets the same refusal and raises it
                self._drop_socket()
        return []  # other messages are only for people

    def _drop_socket(self) -> None:
        """Closes the socket. Exponential back-off: each failure in a row doubles the polls before the next attempt."""
        self.close()
        self._polls_left = min(1 << self._failures, MOST_POLLS)
        self._failures += 1

    def _poll(self, version: int) -> list[Update]:
        self._polls_left = max(self._polls_left - 1, 0)
        path = f"/api/tables/{self._table}"
        first = self._http.get(path, Update, wait=WAIT, since=version)
        if first.table.version == version:
            return []
        own = first.table.yours[1:]
        return [first, *(self._http.get(path, Update, since=version, seat=seat) for seat in own)]
