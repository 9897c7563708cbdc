"""Minimal HTTP and WebSocket client connections that are cut when a timeout passes.

They are hand-written because the tests need what libraries hide: late responses, connections that break in the
middle, one command on two connections.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable
from typing import NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

HOST = "127.0.0.1"
LEFT = 1.0  # seconds that a connection stays open after its response timed out
LARGEST = 2**22  # bytes of a message from the server


class Lost(Exception):
    """No response arrived. The request may have been carried out."""


class Reply(NamedTuple):
    status: int
    body: bytes
    cookie: str | None


class Http:
    """One keep-alive connection, reopened when necessary."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: bytes, cookie: str | None, patience: float) -> Reply:
        try:
            async with asyncio.timeout(patience):
                return await self._ask(method, path, body, cookie)
        except TimeoutError:
            self.leave()
            raise Lost("TimeoutError") from None
        except (OSError, EOFError, ValueError) as error:
            self.cut()
            raise Lost(type(error).__name__) from None
        except asyncio.CancelledError:
            self.cut()
            raise

    def cut(self) -> None:
        if self._streams is not None:
            self._streams[1].transport.abort()
            self._streams = None

    def leave(self) -> None:
        """Stops waiting but keeps the connection open for a while: a server may not even read from one that was cut."""
        if self._streams is not None:
            asyncio.get_running_loop().call_later(LEFT, self._streams[1].transport.abort)
            self._streams = None

    async def _ask(self, method: str, path: str, body: bytes, cookie: str | None) -> Reply:
        if self._streams is None:
            self._streams = await asyncio.open_connection(HOST, self._port)
        reader, writer = self._streams
        head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{self._port}\r\nContent-Length: {len(body)}\r\n"
        head += f"Cookie: {cookie}\r\n" if cookie else ""
        writer.write(head.encode() + b"\r\n" + body)
        first, *rest = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in rest)}
        answer = await reader.readexactly(int(headers["content-length"])) if "content-length" in headers else b""
        if headers.get("connection", "").lower() == "close":
            self.cut()
        cookie = headers["set-cookie"].partition(";")[0] if "set-cookie" in headers else None
        return Reply(int(first.split()[1]), answer, cookie)


class _Kind(msgspec.Struct):
    type: str
    move_id: str | None = None


class Socket:
    """A table's WebSocket. Answers go to the callers that wait for them, all other messages to `heard`."""

    def __init__(self, connection: ClientConnection, heard: Callable[[str, bytes], None]) -> None:
        self._connection = connection
        self._heard = heard
        self._waiting: defaultdict[str, deque[asyncio.Future[bytes]]] = defaultdict(deque)

    @classmethod
    async def open(cls, port: int, path: str, cookie: str | None, heard: Callable[[str, bytes], None]) -> Socket:
        try:
            connection = await connect(
                f"ws://{HOST}:{port}{path}",
                additional_headers={"Cookie": cookie} if cookie else None,
                proxy=None,
                compression=None,
                open_timeout=5,
                close_timeout=0.1,
                ping_interval=None,
                max_size=LARGEST,
            )
        except (OSError, EOFError, WebSocketException) as error:
            raise Lost(type(error).__name__) from None
        return cls(connection, heard)

    async def listen(self) -> None:
        """Receives messages until the other side closes the connection."""
        try:
            async for message in self._connection:
                data = message.encode() if isinstance(message, str) else message
                kind = msgspec.json.decode(data, type=_Kind)
                waiting = self._waiting[kind.move_id] if kind.move_id is not None else None
                if waiting:
                    future = waiting.popleft()
                    if not future.done():
                        future.set_result(data)
                else:
                    self._heard(kind.type, data)
        except (OSError, EOFError, WebSocketException):
            pass
        finally:
            self._connection.transport.abort()
            for futures in self._waiting.values():
                for future in futures:
                    future.cancel()

    async def ask(self, move_id: str, body: bytes, patience: float) -> bytes:
        future: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[move_id].append(future)
        try:
            async with asyncio.timeout(patience):
                await self._connection.send(body.decode())
                await asyncio.wait([future])
        except (OSError, EOFError, WebSocketException) as error:
            raise Lost(type(error).__name__) from None
        if future.cancelled():
            raise Lost("closed")
        return future.result()

    def cut(self) -> None:
        with contextlib.suppress(OSError):
            self._connection.transport.abort()
