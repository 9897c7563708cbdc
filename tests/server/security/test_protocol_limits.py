"""Slow-client protection: connections that are slow or never stop, against short time and size limits."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from branchline.server.app import protocol_limits
from branchline.server.app.protocol_limits import (
    LARGEST_HEAD,
    LARGEST_REQUEST,
    MOST_HEADERS,
    PIECES,
    PIPELINED,
    UNREAD,
    protocols,
)
from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.features.records import LARGEST_RECORD

WAIT = 30.0
HEAD = b"GET / HTTP/1.1\r\nHost: here.test\r\n"
UPGRADE = (
    HEAD + b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
Chat = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Coroutine[Any, Any, bytes]]


async def echo(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads everything, says how much it was; takes any socket, and says nothing there."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    size, more = 0, True
    while more:
        message = await receive()
        size += len(message.get("body", b""))
        more = message.get("more_body", False) and message["type"] == "http.request"
    text = str(size).encode()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(text))]})
    await send({"type": "http.response.body", "body": text})


@contextlib.asynccontextmanager
async def serving(crowd: ConnectionLimit, seconds: float, app: ASGIApp, proxied: bool) -> AsyncIterator[int]:
    http, ws = protocols(crowd, proxied=proxied, head_seconds=seconds, whole_seconds=2 * seconds)
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(
        app,
        http=http,
        ws=ws,
        ws_max_size=16_384,
        lifespan="off",
        log_config=None,
        access_log=False,
        loop="asyncio",
        timeout_keep_alive=1,
    )
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve(sockets=[listening]))
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        yield int(listening.getsockname()[1])
    finally:
        server.should_exit = server.force_exit = True
        await asyncio.wait_for(running, WAIT)


def talk(
    *talks: Chat,
    crowd: ConnectionLimit | None = None,
    seconds: float = WAIT,
    app: ASGIApp = echo,
    proxied: bool = False,
) -> list[bytes]:
    """What each got until it was cut off, or stopped listening."""

    async def one(port: int, each: Chat) -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        try:
            return await asyncio.wait_for(each(reader, writer), WAIT)
        except (ConnectionError, EOFError):
            return b"cut"
        finally:
            writer.close()

    async def all_of_them() -> list[bytes]:
        async with serving(crowd or ConnectionLimit(None, None), seconds, app, proxied) as port:
            return await asyncio.gather(*(one(port, each) for each in talks))

    return asyncio.run(all_of_them())


def saying(*parts: bytes) -> Chat:
    """Says it, then listens to the end."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        for part in parts:
            writer.write(part)
            await writer.drain()
        return await reader.read()

    return say


def dripping(letter: bytes, start: bytes = HEAD) -> Chat:
    """One letter after another, as long as anybody listens."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(start)
        while True:
            writer.write(letter)
            await writer.drain()
            with contextlib.suppress(TimeoutError):
                return await asyncio.wait_for(reader.read(), 0.02)

    return say


def flooding(start: bytes, piece: bytes, least: int) -> Chat:
    """All that can be sent until one is cut off; it was not cut off before so much of it."""

    async def say(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(start)
        await writer.drain()
        sent = 0
        try:
            while sent < 64 * UNREAD:
                writer.write(piece)
                await writer.drain()
                sent += len(piece)
        except ConnectionError:
            return b"cut" if sent >= least else b"too soon"
        return b"never cut"

    return say


def test_who_dawdles_is_cut_off() -> None:
    """Saying nothing, half a head, a head letter by letter, empty lines, half a body; between two requests too."""
    post = b"POST / HTTP/1.1\r\nHost: here.test\r\nContent-Length: 10\r\n\r\n"
    found = talk(
        saying(b""),
        saying(HEAD),
        dripping(b"x"),
        dripping(b"\r\n", b""),
        saying(post + b"12345"),
        dripping(b"", post),
        saying(HEAD + b"\r\n", HEAD),
        seconds=0.4,
    )
    assert found[:6] == [b""] * 6 or set(found[:6]) <= {b"", b"cut"}
    assert found[6].endswith(b"0") or found[6] == b"cut"


def test_a_head_has_an_end() -> None:
    for start in (b"GET /", HEAD, HEAD + b"X: "):
        (found,) = talk(saying(start + b"x" * (LARGEST_HEAD + 1) * 2))
        assert found == b"cut" or found.startswith(b"HTTP/1.1 400 ")
    (found,) = talk(saying(HEAD + b"X: y\r\n" * LARGEST_HEAD))
    assert found == b"cut" or found.startswith(b"HTTP/1.1 400 ")


def test_a_head_has_only_so_many_headers_and_so_have_trailers() -> None:
    """A packet may hold 60,000, which takes longer than everything else about a request."""
    last = HEAD + b"Connection: close\r\n"
    post = HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n0\r\n"
    most, more, trailers = talk(
        saying(last + b"a: b\r\n" * (MOST_HEADERS - 2) + b"\r\n"),
        saying(last + b"a: b\r\n" * (MOST_HEADERS - 1) + b"\r\n"),
        saying(post + b"a: b\r\n" * MOST_HEADERS + b"\r\n"),
    )
    assert most.startswith(b"HTTP/1.1 200 ")
    assert more.startswith(b"HTTP/1.1 400 ")
    assert trailers in (b"", b"cut")


def test_a_head_that_is_too_large_is_not_parsed_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = [0]

    def counting(self: HttpToolsProtocol, name: bytes, value: bytes) -> None:
        parsed[0] += 1

    monkeypatch.setattr(HttpToolsProtocol, "on_header", counting)
    (found,) = talk(saying(HEAD + (b"a: " + b"b" * 4091 + b"\r\n") * 60))
    assert found == b"cut" or found.startswith(b"HTTP/1.1 400 ")
    assert parsed[0] <= 2 * LARGEST_HEAD // 4096


def test_what_comes_after_too_much_is_not_kept() -> None:
    """The end of a chunked body could carry headers for ever."""
    start = HEAD.replace(b"GET", b"POST") + b"Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n"
    (found,) = talk(saying(start, *[b"X: " + b"y" * 1000 + b"\r\n"] * (4 * LARGEST_REQUEST // 1000)), seconds=0.5)
    assert found in (b"", b"cut")


def test_the_largest_record_is_read() -> None:
    start = HEAD.replace(b"GET", b"POST") + b"Content-Length: %d\r\n\r\n" % LARGEST_RECORD
    (found,) = talk(saying(start, *[b"x" * 1000] * (LARGEST_RECORD // 1000)))
    assert found.endswith(b"\r\n\r\n%d" % LARGEST_RECORD)


def test_few_requests_may_be_sent_ahead() -> None:
    """One packet with thousands of requests would keep the event loop, and much memory, for its sender."""
    last = HEAD + b"Connection: close\r\n\r\n"
    polite, greedy, endless = talk(
        saying((HEAD + b"\r\n") * PIPELINED + last),
        saying((HEAD + b"\r\n") * (PIPELINED + 1) + last),
        saying((HEAD + b"\r\n") * 5_000),
    )
    assert polite.count(b"200 OK") == PIPELINED + 1
    assert {greedy, endless} <= {b"", b"cut"}


def test_few_large_answers_are_kept_for_those_who_do_not_read_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_limits, "UNREAD_ANSWERS", (2, 100))
    body, begun, all_there = b"x" * 16_000_000, 0, asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        nonlocal begun
        length = (b"content-length", b"%d" % len(body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        begun += 1
        if begun == 5:
            asyncio.get_running_loop().call_soon(all_there.set)
        await send({"type": "http.response.body", "body": body})

    async def wait(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HEAD + b"Connection: close\r\n\r\n")
        await all_there.wait()
        found = await reader.read()
        return b"whole" if len(found) > len(body) else b"cut"

    assert sorted(talk(*[wait] * 5, crowd=ConnectionLimit(100, 100), app=app)) == [b"cut"] * 3 + [b"whole"] * 2


def test_no_socket_takes_over_a_connection_with_an_unread_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place of the unread answer would never be given back."""
    monkeypatch.setattr(protocol_limits, "UNREAD_ANSWERS", (1, 100))
    body, answered, gone = b"x" * 16_000_000, asyncio.Event(), asyncio.Event()

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            return await echo(scope, receive, send)
        length = (b"content-length", b"%d" % len(body))
        await send({"type": "http.response.start", "status": 200, "headers": [length]})
        await send({"type": "http.response.body", "body": body})
        answered.set()

    async def upgrade(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HEAD + b"\r\n")
        await answered.wait()
        writer.write(UPGRADE + b"\r\n")
        try:
            return b"whole" if len(await reader.read()) > len(body) else b"cut"
        finally:
            gone.set()

    async def read(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        await gone.wait()
        writer.write(HEAD + b"Connection: close\r\n\r\n")
        return b"whole" if len(await reader.read()) > len(body) else b"cut"

    assert talk(upgrade, read, crowd=ConnectionLimit(100, 100), app=app) == [b"cut", b"whole"]


def test_no_http_is_refused_as_everything_is() -> None:
    (found,) = talk(saying(b"\x16\x03\x01 hello\r\n\r\n"))
    head, _, body = found.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert b"nosniff" in head
    assert b"content-security-policy" in head
    assert b'"bad-message"' in body


class Wire(asyncio.Transport):
    """The server's end of a connection from an address."""

    aborted = False

    def __init__(self, host: str) -> None:
        super().__init__({"peername": (host, 1), "sockname": ("::", 80)})

    def abort(self) -> None:
        self.aborted = True


def test_who_owns_an_ipv6_network_has_one_address() -> None:
    async def refused(*hosts: str) -> list[bool]:
        http, ws = protocols(ConnectionLimit(2, None))
        config = uvicorn.Config(echo, http=http, ws=ws, lifespan="off", log_config=None)
        config.load()
        wires = [Wire(host) for host in hosts]
        for wire in wires:
            http(config, ServerState(), {}).connection_made(wire)
        return [wire.aborted for wire in wires]

    found = asyncio.run(refused("2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:1::1", "198.51.100.1"))
    assert found == [False, False, True, False, False]


def test_only_so_many_at_once() -> None:
    """Of one address; those who are in are served, and who leaves makes room."""
    close = saying(HEAD + b"Connection: close\r\n\r\n")

    heads: list[bytes] = []

    async def staying(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(HEAD + b"\r\n")
        try:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
        except (ConnectionError, EOFError):
            heads.append(b"cut")
        while len(heads) < 8:  # nobody goes before all know
            await asyncio.sleep(0.01)
        return b""

    crowd = ConnectionLimit(3, None)
    talk(*[staying] * 8, crowd=crowd)
    assert sum(each.startswith(b"HTTP/1.1 200") for each in heads) == 3
    assert talk(close, crowd=crowd)[0].startswith(b"HTTP/1.1 200")


def test_answers_that_nobody_reads_are_not_kept() -> None:
    """Pings are answered at once; whoever never reads the answers is cut off."""
    ping = b"\x89\xfd" + bytes(4) + b"x" * 125
    (found,) = talk(flooding(UPGRADE + b"\r\n", ping * 500, UNREAD))
    assert found == b"cut"


def test_a_message_in_pieces_has_so_many() -> None:
    (found,) = talk(flooding(UPGRADE + b"\r\n" + b"\x01\x80" + bytes(4), (b"\x00\x80" + bytes(4)) * PIECES, 0))
    assert found == b"cut"


def test_a_handshake_that_is_none_is_cut_off() -> None:
    (found,) = talk(saying(UPGRADE + b"X: y\r\n" * 500 + b"\r\n"))
    assert found == b"cut" or b" 101 " not in found[:20]


def test_an_honest_socket_is_left_alone() -> None:
    """Longer than all patience with requests."""

    async def stay(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> bytes:
        writer.write(UPGRADE + b"\r\n")
        head = await reader.readuntil(b"\r\n\r\n")
        await asyncio.sleep(0.5)
        writer.write(b"\x89\x80" + bytes(4))
        return head[:12] + await reader.readexactly(2)

    assert talk(stay, seconds=0.1) == [b"HTTP/1.1 101\x8a\x00"]
