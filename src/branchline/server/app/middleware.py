"""ASGI middleware around the whole application: security headers, CPU budgets that requests are charged to, and what
becomes of unexpected exceptions.
"""

from __future__ import annotations

import contextlib
import logging
import time
from collections.abc import Callable
from pathlib import Path
from traceback import walk_tb

from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from branchline.server.base import RequestRefused
from branchline.server.base.metering import BASE_MS, Account, Accounts, charged_to
from branchline.server.base.sources import source_at
from branchline.texts.languages import accepted_language

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
EVERYWHERE = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
ROUTE = "branchline.route"  # the key under which an ASGI scope has the endpoint's path, with names of parameters
LOG_SECONDS = 1.0  # between two lines of the log about unexpected exceptions
FRAMES = 4  # that such a line names
CONNECTION = "branchline.connection"  # the ASGI extension with what the application may ask of the connection
_NO_STORE = (b"cache-control", b"no-store")
_log = logging.getLogger("branchline.app")
_HSTS = (b"strict-transport-security", b"max-age=31536000")


class Headers:
    """ASGI middleware: adds each header unless the response already sets it. WebSockets bypass it."""

    def __init__(self, app: ASGIApp, *, sockets: ASGIApp | None = None, secure: bool = False) -> None:
        self.app = app
        self._sockets = sockets or app
        self._added = [*EVERYWHERE, _NO_STORE, *([_HSTS] if secure else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._sockets(scope, receive, send)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", [])
                present = {name for name, _ in headers}
                message["headers"] = [*headers, *(each for each in self._added if each[0] not in present)]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)  # else: lifespan


class CostLimits:
    """ASGI middleware: charges every request, of the page as well as of the API, to its sender's CPU budget.

    A request whose sender is over budget waits; if the debt is too large, it gets 429 with Retry-After.
    """

    def __init__(self, app: ASGIApp, accounts: Accounts) -> None:
        self._app = app
        self._accounts = accounts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        account = self._accounts.of_source(source_at(client[0] if client else "?"))
        account.charge(BASE_MS)
        connection = scope.get("extensions", {}).get(CONNECTION)
        if connection is not None:
            connection["pay"](account)  # only now is it known who sends what comes through a reverse proxy
        if scope["type"] == "http":
            await charged_to(account, self._request(account, scope, receive, send))
        else:  # its messages take turns, each by itself
            await charged_to(account, self._socket(scope, receive, send))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._app(scope, receive, send)

    async def _request(self, account: Account, scope: Scope, receive: Receive, send: Send) -> None:
        entered = False

        async def sending(message: Message) -> None:
            account.leave()  # a client that doesn't read its answer keeps nobody else waiting
            await send(message)

        try:
            async with account.turn():
                entered = True
                await self._app(scope, receive, sending)
        except RequestRefused as refused:
            if entered:
                raise
            retry = {"Retry-After": str(refused.retry_after)}
            await refusal_response(refused, scope, 429, retry)(scope, receive, send)


class Failures:
    """ASGI middleware: answers a request that ends with an unexpected exception, which means a bug of ours.

    Visitors may repeat such a request as often as they like, so there is one line per second in the log, with the kind
    of exception, the route and the places in the code. Messages and tracebacks may contain what the visitor sent.
    """

    def __init__(self, app: ASGIApp, seconds: Callable[[], float] = time.monotonic) -> None:
        self._app = app
        self._seconds = seconds
        self._next = 0.0
        self._unlogged = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        begun = False

        async def sending(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            await self._app(scope, receive, sending)
        except Exception as error:
            self._note(error, scope)
            with contextlib.suppress(Exception):  # the connection may be gone
                if scope["type"] == "websocket":
                    await send({"type": "websocket.close", "code": 1011})
                elif not begun:  # otherwise the connection ends in the middle of the answer
                    await trouble(scope)(scope, receive, send)

    def _note(self, error: Exception, scope: Scope) -> None:
        now = self._seconds()
        if now < self._next:
            self._unlogged += 1
            return
        frames = [(frame.f_code.co_filename, line) for frame, line in walk_tb(error.__traceback__)][-FRAMES:]
        places = ", ".join(f"{Path(file).name}:{line}" for file, line in frames)
        kind, route = type(error).__name__, scope.get(ROUTE, scope["type"])
        _log.error("%s at %s (%s); %d more since the last such line", kind, route, places, self._unlogged)
        self._next, self._unlogged = now + LOG_SECONDS, 0


def trouble(scope: Scope) -> JSONResponse:
    """The answer to a request that ends with an unexpected exception."""
    return refusal_response(RequestRefused("trouble"), scope, 500)


def refusal_response(
    refused: RequestRefused, scope: Scope, status: int, headers: dict[str, str] | None = None
) -> JSONResponse:
    from branchline.texts import Texts  # imported when it is needed, because the page is served before the rest loads

    accepted = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"accept-language"), "")
    text = Texts(accepted_language(accepted)).refusal(refused)
    refusal = {"type": "refused", "code": refused.code, "text": text}
    return JSONResponse(refusal, status, {"Cache-Control": "no-store", **(headers or {})})
