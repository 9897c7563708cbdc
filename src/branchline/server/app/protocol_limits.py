"""Slow-client protection: time and size limits for request heads, bodies and WebSocket frames.

A hostile client may send an endless head, one byte a minute, thousands of empty fragments, or pings whose pongs it
never reads. These limits bound what each of those can cost a worker.
"""

from __future__ import annotations

import asyncio
from typing import ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from branchline.server.app.middleware import EVERYWHERE
from branchline.server.base.rate_limits import ConnectionLimit
from branchline.server.base.sources import Source, source_at

HEAD_SECONDS = 10.0  # from connecting, or from the first byte of a request, to the end of its head
WHOLE_SECONDS = 300.0  # for a whole request, including reading the response
LARGEST_HEAD = 32_768  # bytes
LARGEST_REQUEST = 294_912  # bytes, including the head: more than any endpoint takes. Anything beyond is ignored
UNREAD = 1_048_576  # bytes of output that a WebSocket client may leave unread
PIECES = 64  # fragments of one WebSocket message
PIPELINED = 4  # requests that a client may send before it has the answer to an earlier one
CONNECTIONS = (256, 8192)  # per address (an IPv6 /64 is one), in total

AT_ONCE = "branchline.at_once"  # the ASGI extension under which the application finds `send_at_once`

_NO_HTTP = b'{"type":"refused","code":"bad-message","text":"this message can\'t be understood: no HTTP request"}'


class LimitedHttp(HttpToolsProtocol):
    """The HTTP protocol with limits on time, size and connections."""

    crowd: ClassVar[ConnectionLimit] = ConnectionLimit(*CONNECTIONS)
    head_seconds: ClassVar[float] = HEAD_SECONDS
    whole_seconds: ClassVar[float] = WHOLE_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._heading = True  # the head is not complete yet
        self._count = 0  # bytes of this request
        self._upgraded = False
        self._answering: RequestResponseCycle | None = None
        self._inside = self.crowd.enter(_source(self.client))
        if self._inside:
            self._arm(self.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        if self._inside:
            self.crowd.leave(_source(self.client))
        self.pipeline.clear()  # nobody would read the answers to requests that wait
        if self._answering is not None:  # uvicorn tells only the latest of several requests
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def data_received(self, data: bytes) -> None:
        if self._count > LARGEST_REQUEST:
            return  # ignored: the response or the timeout ends the connection
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

    def on_message_begin(self) -> None:
        # One packet may hold thousands of requests, and uvicorn keeps an object of 2 kB for each that waits.
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            raise ConnectionAbortedError  # ends the parsing
        super().on_message_begin()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._disarm()  # from here on uvicorn's keep-alive timeout applies
        self._heading, self._count = True, 0
        if not self.cycle.response_complete:  # the next request has already arrived (pipelining)
            self._heading = False
            self._arm(self.whole_seconds)

    def handle_websocket_upgrade(self) -> None:
        if self._answering is not None and not self._answering.response_complete:
            self.transport.abort()  # a socket takes the connection over, so no answer may still be on its way
            return
        self._disarm()
        self._upgraded = True
        super().handle_websocket_upgrade()

    def send_400_response(self, msg: str) -> None:
        """Sends the error in the JSON format of all refusals."""
        if self.transport.is_closing():
            return
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


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """The WebSocket protocol with limits, and with a synchronous fast path for sending."""

    crowd: ClassVar[ConnectionLimit] = ConnectionLimit(*CONNECTIONS)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][AT_ONCE] = {"send": self.send_at_once}

    def send_at_once(self, text: bytes) -> bool:
        """Writes a message immediately. Returns False if the write buffer is full or the socket is not open."""
        if not (self.writable.is_set() and self.handshake_complete) or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.writelines(self.conn.data_to_send())
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self.crowd.leave(_source(self.client))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        no_handshake = not self.handshake_initiated  # a complete head that is no handshake: nothing would ever follow
        if no_handshake or self.transport.get_write_buffer_size() > UNREAD or len(self.frames) > PIECES:
            self.transport.abort()


def protocols(
    crowd: ConnectionLimit, *, head_seconds: float = HEAD_SECONDS, whole_seconds: float = WHOLE_SECONDS
) -> tuple[type[LimitedHttp], type[LimitedWebSocket]]:
    """The protocol classes of a worker, bound to its connection count."""

    class Http(LimitedHttp):
        pass

    class Socket(LimitedWebSocket):
        pass

    Http.crowd = Socket.crowd = crowd
    Http.head_seconds, Http.whole_seconds = head_seconds, whole_seconds
    return Http, Socket


def _source(client: tuple[str, int] | None) -> Source:
    return source_at(client[0] if client is not None else "?")
