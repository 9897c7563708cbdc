"""Slow-client protection: time and size limits for request heads, bodies and WebSocket frames.

A hostile client may send an endless head, one byte a minute, thousands of empty fragments, or pings whose pongs it
never reads. These limits bound what each of those can cost a worker.
"""

from __future__ import annotations

import asyncio
from time import thread_time_ns
from typing import Any, ClassVar

from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from branchline.server.app.middleware import CONNECTION, EVERYWHERE
from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.base.fair_pool import FairQueue
from branchline.server.base.metering import Account
from branchline.server.base.sources import Source, source_at

HEAD_SECONDS = 10.0  # from connecting, or from the first byte of a request, to the end of its head
WHOLE_SECONDS = 300.0  # for a whole request, including reading the response
LARGEST_HEAD = 32_768  # bytes
MOST_HEADERS = 100  # of a request, including the trailers after its body
PARSED = 8_192  # bytes of a request that are parsed before its limits are checked again
LARGEST_REQUEST = 294_912  # bytes, including the head: more than any endpoint takes. Anything beyond is ignored
UNREAD = 1_048_576  # bytes of output that a WebSocket client may leave unread
PIECES = 64  # fragments of one WebSocket message
PIPELINED = 4  # requests that a client may send before it has the answer to an earlier one
UNREAD_ANSWERS = (32, 256)  # large answers that clients may leave unread: per address, in total
CONNECTIONS = (256, 8192)  # per address (an IPv6 /64 is one), in total
SLICE = 512  # bytes of WebSocket frames that are parsed in one turn of the event loop: up to 85 frames
UNPARSED = 32_768  # bytes of them that may wait for that
LONGEST_PAUSE = 10.0  # seconds for which nothing is read from a client whose budget is in debt

_NO_HTTP = b'{"type":"refused","code":"bad-message","text":"this message can\'t be understood: no HTTP request"}'


class ConnectionPlace:
    """The place of a connection in the connection limit. Behind a reverse proxy it counts for the visitor whose request
    the connection carries.
    """

    def __init__(self, crowd: ConnectionLimit, transport: asyncio.Transport, own: Source, proxied: bool) -> None:
        self.source = self._own = own
        self._crowd, self._transport, self._proxied = crowd, transport, proxied

    def enter(self) -> bool:
        limited = not self._proxied or self.source != self._own  # a proxy has no limit of its own
        return self._crowd.enter(self.source, self._transport, self._transport.abort, limited=limited)

    def move(self, source: Source | None) -> None:
        """Count it for another source; the connection ends if that has too many."""
        source = source or self._own
        if source != self.source and not self._transport.is_closing():
            self._crowd.leave(self.source, self._transport, ended=False)
            self.source = source
            if not self.enter():
                self._transport.abort()

    def leave(self) -> None:
        self._crowd.leave(self.source, self._transport)


class LimitedHttp(HttpToolsProtocol):
    """The HTTP protocol with limits on time, size and connections."""

    crowd: ClassVar[ConnectionLimit] = ConnectionLimit(*CONNECTIONS)
    unread: ClassVar[ConnectionLimit] = ConnectionLimit(*UNREAD_ANSWERS)
    proxied: ClassVar[bool] = False  # a reverse proxy is in front
    head_seconds: ClassVar[float] = HEAD_SECONDS
    whole_seconds: ClassVar[float] = WHOLE_SECONDS

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._heading = True  # the head is not complete yet
        self._count = self._headers = 0  # bytes and headers of this request
        self._upgraded = False
        self._answering: RequestResponseCycle | None = None
        self._place = ConnectionPlace(self.crowd, transport, _source(self.client), self.proxied)
        self._unread: ConnectionPlace | None = None  # while more of an answer waits than the system takes
        if self._place.enter():
            self._arm(self.head_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._disarm()
        self._place.leave()
        self._leave_unread()
        self.pipeline.clear()  # nobody would read the answers to requests that wait
        if self._answering is not None:  # uvicorn tells only the latest of several requests
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        if self.proxied:
            cycle.scope.setdefault("extensions", {})[CONNECTION] = {"pay": self.pay}
        super()._start_asgi_task(cycle, app)

    def pay(self, account: Account) -> None:
        self._place.move(account.source)

    def data_received(self, data: bytes) -> None:
        """Parses a part at a time, so that what is too large is found before all of it is parsed."""
        if len(data) <= PARSED:
            self._parse(data)
            return
        for start in range(0, len(data), PARSED):
            if not (self._upgraded or self.transport.is_closing()):
                self._parse(data[start : start + PARSED])

    def _parse(self, data: bytes) -> None:
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

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = ConnectionPlace(self.unread, self.transport, self._place.source, proxied=False)
            if not self._unread.enter():
                self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._leave_unread()

    def _leave_unread(self) -> None:
        if self._unread is not None:
            self._unread.leave()
            self._unread = None

    def on_message_begin(self) -> None:
        # One packet may hold thousands of requests, and uvicorn keeps an object of 2 kB for each that waits.
        if len(self.pipeline) >= PIPELINED:
            self.transport.abort()
            raise ConnectionAbortedError  # ends the parsing
        self._headers = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        if self._headers > MOST_HEADERS:  # each of 62,500 that a packet may hold costs as much as a long one
            if self._answering is not None and not self._answering.response_complete:
                self.transport.abort()
            raise ConnectionAbortedError
        super().on_header(name, value)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.proxied and self.cycle.response_complete:
            self._place.move(_source(self.client))  # it waits for another visitor's request
        self._disarm()  # from here on uvicorn's keep-alive timeout applies
        self._heading, self._count = True, 0
        if not self.cycle.response_complete:  # the next request has already arrived (pipelining)
            self._heading = False
            self._arm(self.whole_seconds)

    def handle_websocket_upgrade(self) -> None:
        if self._unread is not None or (self._answering is not None and not self._answering.response_complete):
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
    turns: ClassVar[ParsingTurns]
    proxied: ClassVar[bool] = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        # Its place was taken when it was connected.
        self._place = ConnectionPlace(self.crowd, transport, _source(self.client), self.proxied)
        self._payer: Account | None = None
        self._unparsed = bytearray()
        self._waiting = False  # for its turn to parse more, or for the budget to be out of debt

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][CONNECTION] = {"send": self.send_at_once, "pay": self.pay}

    def pay(self, account: Account) -> None:
        """From now on an account pays for what is parsed."""
        self._payer = account
        self._place.move(account.source)

    def send_at_once(self, text: bytes) -> bool:
        """Writes a message immediately. Returns False if the write buffer is full or the socket is not open."""
        if not (self.writable.is_set() and self.handshake_complete) or self.close_sent or self.transport.is_closing():
            return False
        self.conn.send_text(text)
        self.transport.writelines(self.conn.data_to_send())
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        self._place.leave()
        self._unparsed.clear()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parses a few frames now and the others later: a packet may hold 40,000 of them, which takes half a second."""
        if not self.handshake_initiated:
            self._parse(data)
            return
        if len(data) <= SLICE and not (self._unparsed or self._waiting or self.turns.busy):
            self._parse(data)
        else:
            self._unparsed += data
            if len(self._unparsed) > UNPARSED:
                self.transport.abort()
        self._go_on()

    async def receive(self) -> Any:
        message = await super().receive()
        if self._unparsed or self._waiting:
            self.transport.pause_reading()
            self._go_on()
        return message

    def parse_some(self) -> None:
        """Parse the next frames. Called when it is this connection's turn."""
        self._waiting = False
        some = bytes(self._unparsed[:SLICE])
        del self._unparsed[:SLICE]
        if not self.transport.is_closing():
            self._parse(some)
            self._go_on()

    def _parse(self, data: bytes) -> None:
        began = thread_time_ns()
        super().data_received(data)
        if self._payer is not None:
            self._payer.charge((thread_time_ns() - began) * 1e-6)
        no_handshake = not self.handshake_initiated  # a complete head that is no handshake: nothing would ever follow
        if no_handshake or self.transport.get_write_buffer_size() > UNREAD or len(self.frames) > PIECES:
            self.transport.abort()

    def _go_on(self) -> None:
        """Wait until the sender's budget is out of debt, then for a turn to parse the rest, then read again."""
        if self._waiting or self.transport.is_closing():
            return
        debt = self._payer.debt_seconds if self._payer is not None else 0.0
        if debt > 0.0:
            self._waiting = True
            self.transport.pause_reading()
            self.loop.call_later(min(debt, LONGEST_PAUSE), self._parse_or_read)
        elif self._unparsed:
            self.transport.pause_reading()
            self._parse_or_read()

    def _parse_or_read(self) -> None:
        """Some is read even from those who stay in debt, so that their answers to pings arrive."""
        self._waiting = False
        if self.transport.is_closing() or self.read_paused:  # a message waits for the application: see `receive`
            return
        if self._unparsed:
            self._waiting = True
            self.turns.push(self, self._place.source.group)
        else:
            self.transport.resume_reading()


class ParsingTurns:
    """Lets connections parse WebSocket frames, one in each turn of the event loop; networks take turns."""

    def __init__(self) -> None:
        self._queue: FairQueue[LimitedWebSocket] = FairQueue()
        self.busy = False

    def push(self, connection: LimitedWebSocket, group: str) -> None:
        self._queue.push(connection, group, awaited=True)
        if not self.busy:
            self.busy = True
            connection.loop.call_soon(self._next, connection.loop)

    def _next(self, loop: asyncio.AbstractEventLoop) -> None:
        connection = self._queue.pop()
        if connection is None:
            self.busy = False
        else:
            loop.call_soon(self._next, loop)
            connection.parse_some()


def protocols(
    crowd: ConnectionLimit,
    *,
    proxied: bool = False,
    head_seconds: float = HEAD_SECONDS,
    whole_seconds: float = WHOLE_SECONDS,
) -> tuple[type[LimitedHttp], type[LimitedWebSocket]]:
    """The protocol classes of a worker, bound to its connection count."""

    class Http(LimitedHttp):
        pass

    class Socket(LimitedWebSocket):
        pass

    Http.crowd = Socket.crowd = crowd
    Http.unread = ConnectionLimit(*UNREAD_ANSWERS) if crowd.all is not None else ConnectionLimit(None, None)
    Http.proxied = Socket.proxied = proxied
    Socket.turns = ParsingTurns()
    Http.head_seconds, Http.whole_seconds = head_seconds, whole_seconds
    return Http, Socket


def _source(client: tuple[str, int] | None) -> Source:
    return source_at(client[0] if client is not None else "?")
