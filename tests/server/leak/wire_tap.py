"""A server's application, driven as a web server drives it; every byte that leaves it is kept, in its order.

Nothing is decoded, sorted or left out: what is kept is what would go over the network.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from starlette.types import ASGIApp, Message

WAIT = 60.0


@dataclass
class Answered:
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


@dataclass(eq=False)
class Browser:
    """Somebody's browser: one cookie, requests, and any number of sockets, each with an order of its own."""

    app: ASGIApp
    name: str
    cookie: str | None = None
    heard: list[bytes] = field(default_factory=list)  # replies, in the order in which they were asked for
    sockets: list[Socket] = field(default_factory=list)

    @property
    def connections(self) -> list[list[bytes]]:
        return [self.heard, *(socket.heard for socket in self.sockets)]

    async def get(self, path: str) -> Answered:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Mapping[str, Any]) -> Answered:
        return await self.ask("POST", path, json.dumps(body).encode())

    async def ask(self, method: str, path: str, body: bytes = b"") -> Answered:
        answered = await self.quietly(method, path, body)
        self.keep(method, path, answered)
        return answered

    async def quietly(self, method: str, path: str, body: bytes = b"") -> Answered:
        """The same, for those who keep it later."""
        told: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: Message) -> None:
            told.append(message)

        async with asyncio.timeout(WAIT):
            await self.app(self._scope("http", path) | {"method": method}, receive, send)
        start = told[0]
        return Answered(start["status"], list(start["headers"]), b"".join(each.get("body", b"") for each in told[1:]))

    def keep(self, method: str, path: str, answered: Answered) -> None:
        self.heard.append(f"{method} {path} {answered.status} {answered.headers}\n".encode() + answered.body)
        for name, value in answered.headers:
            if name == b"set-cookie":
                self.cookie = value.decode().split(";")[0]

    async def socket(self, path: str) -> Socket:
        """A socket that is open, and has been told who is there."""
        socket = Socket()
        self.sockets.append(socket)
        socket.task = asyncio.ensure_future(self.app(self._scope("websocket", path), socket.inbox.get, socket.send))
        socket.inbox.put_nowait({"type": "websocket.connect"})
        await socket.until(lambda: socket.closed or socket.has("present"))
        return socket

    def _scope(self, kind: str, path: str) -> dict[str, Any]:
        path, _, query = path.partition("?")
        headers = [(b"host", b"branchline.test"), (b"cookie", (self.cookie or "").encode())]
        return {
            "type": kind, "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "path": path,
            "raw_path": path.encode(), "query_string": query.encode(), "root_path": "", "subprotocols": [],
            "headers": headers[: 1 + (self.cookie is not None)], "client": ("127.0.0.2", 1), "server": ("127.0.0.1", 2),
        }  # fmt: skip


@dataclass(eq=False)
class Socket:
    heard: list[bytes] = field(default_factory=list)
    inbox: asyncio.Queue[Message] = field(default_factory=asyncio.Queue)
    texts: list[str] = field(default_factory=list)
    closed: bool = False
    task: asyncio.Future[None] | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    async def send(self, message: Message) -> None:
        """What the application sends."""
        head = {name: value for name, value in message.items() if name != "text"}
        self.heard.append(f"{head}\n{message.get('text', '')}".encode())
        if message["type"] == "websocket.send":
            self.texts.append(message["text"])
        self.closed = self.closed or message["type"] == "websocket.close"
        self._news.set()

    def has(self, kind: str) -> bool:
        return any(json.loads(text)["type"] == kind for text in self.texts)

    async def tell(self, message: Mapping[str, Any], *answers: str) -> dict[str, Any]:
        """Send something, and wait for an answer of one of these types."""
        before = len(self.texts)
        self.inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        found: list[dict[str, Any]] = []

        def answered() -> bool:
            found[:] = [each for each in map(json.loads, self.texts[before:]) if each["type"] in answers]
            return bool(found)

        await self.until(answered)
        return found[0]

    async def until(self, there: Callable[[], bool]) -> None:
        async with asyncio.timeout(WAIT):
            while not there():
                self._news.clear()
                await self._news.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            async with asyncio.timeout(WAIT):
                await self.task
            self.task = None
