"""A proxy in front of a server, on a free port: it refuses WebSockets, and loses or refuses requests."""

from __future__ import annotations

import contextlib
import itertools
import socket
import threading
from collections.abc import Sequence
from typing import Literal

from branchline.testing import ServerProcess

Mishap = Literal["none", "lost", "busy", "haste"]  # the answer is lost; 503; 429
SECONDS = 60.0
ANSWERS = {
    "socket": b"HTTP/1.1 501 Not Implemented\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
    "busy": b"HTTP/1.1 503 Unavailable\r\nContent-Length: 0\r\nConnection: close\r\nRetry-After: 0\r\n\r\n",
    "haste": b"HTTP/1.1 429 Too Many\r\nContent-Length: 0\r\nConnection: close\r\nRetry-After: 0\r\n\r\n",
}


class LossyProxy:
    """Each request that changes something meets the next of the mishaps, over and over."""

    def __init__(self, server: ServerProcess, mishaps: Sequence[Mishap] = ("none",)) -> None:
        self._server = server
        self._mishaps = itertools.cycle(mishaps)
        self.refused = 0  # sockets
        self.lost = 0
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        self._listening.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._listening.accept()
                threading.Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        client.settimeout(SECONDS)
        server = socket.create_connection(("127.0.0.1", self._server.port), timeout=SECONDS)
        with client, server, contextlib.suppress(OSError):
            while request := _message(client):
                mishap = next(self._mishaps) if request.startswith(b"POST") else "none"
                if b"/live?" in request:
                    self.refused += 1
                    client.sendall(ANSWERS["socket"])
                    return
                if mishap in ANSWERS:
                    client.sendall(ANSWERS[mishap])
                    return
                server.sendall(request)
                answer = _message(server)
                if mishap == "lost":
                    self.lost += 1
                    return
                client.sendall(answer)


def _message(end: socket.socket) -> bytes:
    """A request or an answer, with its body; nothing at the end."""
    data = b""
    while b"\r\n\r\n" not in data:
        chunk = end.recv(65536)
        if not chunk:
            return b""
        data += chunk
    head, _, body = data.partition(b"\r\n\r\n")
    lengths = [line.split(b":")[1] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    left = int(lengths[0]) - len(body) if lengths else 0
    while left > 0:
        chunk = end.recv(min(left, 65536))
        if not chunk:
            return b""
        data += chunk
        left -= len(chunk)
    return data
