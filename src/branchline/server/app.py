"""The application of one worker: all routes, and what is done when it starts and stops.

It is up before anything heavy is loaded: the rest comes in the background, and until then the page says how far it is.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send

from branchline.server.config import Config
from branchline.server.pages import page_routes

if TYPE_CHECKING:
    from branchline.server.desk import Desk

LATER = 2.0  # seconds that a request waits for a worker that begins: fewer than one that ends waits for its requests
PATIENCE = 40.0  # seconds until a worker serves, ready or not

_log = logging.getLogger("branchline.app")


class Headers:
    """What every answer carries: nothing from elsewhere, nothing guessed, nothing framed."""

    POLICY = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._added = [
            (b"content-security-policy", self.POLICY.encode()),
            (b"x-content-type-options", b"nosniff"),
            (b"referrer-policy", b"same-origin"),
            (b"cross-origin-opener-policy", b"same-origin"),
            (b"cross-origin-resource-policy", b"same-origin"),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Any) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *self._added]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


class Later:
    """An application that is there as soon as it can be; until then requests wait a little, or are told to."""

    def __init__(self) -> None:
        self.app: ASGIApp | None = None
        self.failure: str | None = None
        self._there = asyncio.Event()

    def arrive(self, app: ASGIApp) -> None:
        self.app = app
        self._there.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.app is None and scope["path"].endswith("/ready"):
            await JSONResponse({"ready": False, "done": 0, "total": 0}, 503)(scope, receive, send)
            return
        if self.app is None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._there.wait(), LATER)
        if self.app is None:
            refusal = {"type": "refused", "code": "not-ready", "text": self.failure or "Starting. Try again."}
            if scope["type"] == "websocket":
                await receive()
                await send({"type": "websocket.close", "code": 4011})
            else:
                await JSONResponse(refusal, 503, {"Retry-After": "1"})(scope, receive, send)
            return
        await self.app(scope, receive, send)


def new_app(config: Config, *, patient: bool = False) -> Headers:
    """The application that a worker runs. A patient one serves only when games can be played: others do until then."""
    later = Later()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opening = asyncio.create_task(_open(config, later))
        app.state.opening = opening
        try:
            if patient:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(_ready(opening), PATIENCE)
            yield
        finally:
            if not opening.done():
                opening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await (await opening).close()

    async def health(request: Request) -> Response:
        return JSONResponse({"status": "up"})

    routes = [Route("/api/health", health), Mount("/api", later), *page_routes()]
    return Headers(Starlette(routes=routes, lifespan=lifespan))


async def _open(config: Config, later: Later) -> Desk:
    """Load the rest and open the store; while that can't be reached, try again."""
    while True:
        try:
            desk = await asyncio.to_thread(_load, config)
            opened = await desk(config)
            await opened.open()
            later.arrive(_api(opened, config))
            return opened
        except asyncio.CancelledError:
            raise
        except Exception as error:
            _log.exception("the server can't open its store")
            later.failure = f"The server can't open its store: {type(error).__name__}"
            await asyncio.sleep(1.0)


async def _ready(opening: asyncio.Task[Desk]) -> None:
    desk = await asyncio.shield(opening)
    while not desk.warming.ready:
        await asyncio.sleep(0.05)


def _load(config: Config) -> Callable[[Config], Awaitable[Desk]]:
    """Import what takes its time, off the event loop."""
    from branchline.server.desk import open_desk

    return open_desk


def _api(desk: Desk, config: Config) -> ASGIApp:
    from branchline.server import metrics, openapi
    from branchline.server.api import ENDPOINTS
    from branchline.server.http import Policy, address_of, handle
    from branchline.server.socket import handle_socket

    policy = Policy(frozenset(config.origins), config.secure)
    by_path: dict[str, dict[str, Any]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = handle(endpoint, desk, policy)
    routes: list[Any] = [
        Route(path.removeprefix("/api"), _by_method(methods), methods=list(methods))
        for path, methods in by_path.items()
    ]
    routes.append(WebSocketRoute("/tables/{table}/live", handle_socket(desk, policy)))

    async def document(request: Request) -> Response:
        return JSONResponse(openapi.document())

    async def page(request: Request) -> Response:
        return Response(openapi.page(), media_type="text/html")

    async def style(request: Request) -> Response:
        return Response(openapi.STYLE, media_type="text/css")

    async def numbers(request: Request) -> Response:
        if address_of(request) not in ("127.0.0.1", "::1"):
            return Response("only for this machine", 403, media_type="text/plain")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    routes += [
        Route("/metrics", numbers),
        Route("/openapi.json", document),
        Route("/docs", page),
        Route("/docs.css", style),
    ]
    return Starlette(routes=routes)


def _by_method(methods: dict[str, Any]) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        method = "GET" if request.method == "HEAD" else request.method
        response: Response = await methods[method](request)
        return response

    return respond
