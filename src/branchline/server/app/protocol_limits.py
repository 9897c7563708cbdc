"""How long, and how much, a worker listens to one connection: who dawdles or never stops is cut off.

Whoever connects may send a head without an end, one letter a minute, a thousand pieces of nothing, or pings whose
answers nobody reads. None of that is an error of ours, and none of it may cost more than what is set here.
"""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from branchline.server.app.connection_count import Crowd
from branchline.server.app.headers import EVERYWHERE

HEAD_SECONDS = 10.0  # from connecting, or the first letter of a request, to the end of its head
WHOLE_SECONDS = 300.0  # for all of a request, its answer read
LARGEST_HEAD = 32_768  # bytes
LARGEST_REQUEST = 131_072  # bytes, with its head: what comes after them is not read
UNREAD = 1_048_576  # bytes of answers that a socket may leave unread
PIECES = 64  # of one message
CONNECTIONS = (256, 8192)  # connections of an address, and of all

AT_ONCE = "branchline.at_once"  # the extension by which an application finds `send_at_once`

_NO_HTTP = b'{"type":"refused","code":"bad-message","text":"this message can\'t be understood: no HTTP request"}'


class Patient(HttpToolsProtocol):
    """HTTP with limits."""

    crowd: ClassVar[Crowd] = Crowd(*CONNECTIONS)
    head_seconds: ClassVar[float] = HEAD_SECONDS
    whole_seconds: ClassVar[float] = WHOLE_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._heading = True  # its head is not complete yet
        self._count = 0  # bytes of this request
        self._upgraded = False
        self._inside = self.crowd.enter(_address(self.client))
        if self._inside:
            self._arm(self.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        if self._inside:
            self.crowd.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._count > LARGEST_REQUEST:
            return  # nobody waits for it: the answer, or the time, ends this
        self._count += len(data)
        super().data_received(data)
        if self._upgraded or self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete:
            if self._count > LARGEST_HEAD:
                self.send_400_response("")
            elif self._timer is None:
                self._arm(self.head_seconds)
        elif self._heading:
            self._heading = False
            self._arm(self.whole_seconds)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._disarm()  # from here the time that a connection may be idle is counted
        self._heading, self._count = True, 0
        if not self.cycle.response_complete:  # the next request is here already
            self._heading = False
            self._arm(self.whole_seconds)

    def handle_websocket_upgrade(self) -> None:
        self._disarm()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """As refusals look."""
        headers = [
            *EVERYWHERE, (b"content-type", b"application/json"), (b"content-length", b"%d" % len(_NO_HTTP)),
            (b"cache-control", b"no-store"), (b"connection", b"close"),
        ]  # fmt: skip
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        self.transport.write(b"HTTP/1.1 400 Bad Request\r\n" + lines + b"\r\n" + _NO_HTTP)
        self.transport.close()

    def _arm(self, seconds: float) -> None:
        self._disarm()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _disarm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class PatientSocket(WebSocketsSansIOProtocol):
    """WebSockets with limits, and with a short way out for what is sent most."""

    crowd: ClassVar[Crowd] = Crowd(*CONNECTIONS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """Give a message to the system now. False: it takes no more at present, or the socket is not open."""
        if not (self.writable.is_set() and self.handshake_complete) or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.writelines(self.conn.data_to_send())
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(_address(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        no_handshake = not self.handshake_initiated  # its head was complete, and is none: nothing would come of it
        if no_handshake or self.transport.get_write_buffer_size() > UNREAD or len(self.frames) > PIECES:
            self.transport.abort()


def protocols(crowd: Crowd, **limits: Any) -> tuple[type[Patient], type[PatientSocket]]:
    """How a worker speaks HTTP, and WebSocket, with a crowd of its own."""
    http = type("Http", (Patient,), {"crowd": crowd, **limits})
    socket = type("Socket", (PatientSocket,), {"crowd": crowd})
    return cast(type[Patient], http), cast(type[PatientSocket], socket)


def _address(client: tuple[str, int] | None) -> str:
    return client[0] if client is not None else "?"
