"""ASGI application of one worker: all routes, and startup and shutdown.

It serves before anything heavy is loaded: the rest loads in the background while the page shows the progress.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, TypeAlias

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Lifespan, Receive, Scope, Send
from starlette.websockets import WebSocket

from branchline.errors import BranchlineError
from branchline.server.app.middleware import CostLimits, Failures, Headers, trouble
from branchline.server.app.pages import page_routes
from branchline.server.base import WallClock
from branchline.server.base.config import Config
from branchline.server.base.metering import Accounts
from branchline.server.base.rate_limits import Limits, rates_of

if TYPE_CHECKING:
    from branchline.server.app.services import Services

LATER = 2.0  # seconds that a request waits for a starting worker; less than the grace period of a stopping one
READY_SECONDS = 40.0  # after which a worker serves even if it is not ready

NO_SOCKET = 4004  # close code of a WebSocket at an unknown path

Responder: TypeAlias = Callable[[Request], Awaitable[Response]]

_LIVE = re.compile("/api/tables/(?P<table>[^/]+)/live")
_log = logging.getLogger("branchline.app")


class LoadingApp:
    """A placeholder for the API while it loads: requests wait briefly for it, then get 503 with Retry-After."""

    def __init__(self) -> None:
        self.app: ASGIApp | None = None
        self.failure: str | None = None
        self.trouble: str | None = None
        self._there = asyncio.Event()

    def arrive(self, app: ASGIApp) -> None:
        self.app = app
        self._there.set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self.app is None and scope["type"] == "http" and scope["path"].endswith("/ready"):
            trouble = {"trouble": self.trouble} if self.trouble is not None else {}
            await JSONResponse({"ready": False, **trouble}, 503)(scope, receive, send)
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


def new_app(config: Config, *, when_ready: bool = False, on_interpreter: Callable[[], None] | None = None) -> Headers:
    """The application of a worker. With `when_ready` it serves only when games can be played; others serve so far.

    `on_interpreter` is called if it plays in the interpreter, because nothing is compiled yet.
    """
    later = LoadingApp()
    accounts = Accounts(Limits(WallClock(), rates_of(config)))

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        opening = asyncio.create_task(_open(config, later, accounts, on_interpreter))
        app.state.opening = opening
        try:
            if when_ready:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(_ready(opening), READY_SECONDS)
            yield
        finally:
            if not opening.done():
                opening.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await (await opening).close()

    return around(later, config, accounts, lifespan)


def around(inner: ASGIApp, config: Config, accounts: Accounts, lifespan: Lifespan[Starlette] | None = None) -> Headers:
    """The API together with what works from the start: the health endpoint and the page; everything is paid for."""

    async def health(request: Request) -> Response:
        return JSONResponse({"status": "up"})

    async def nothing(request: Request, error: Exception) -> Response:
        refusal = {"type": "refused", "code": "nothing-here", "text": "there is nothing at this address"}
        return JSONResponse(refusal, 404)

    async def failed(request: Request, error: Exception) -> Response:
        return trouble(request.scope)

    routes = [Route("/api/health", health), Mount("/api", inner), *page_routes()]
    whole = Starlette(routes=routes, lifespan=lifespan, exception_handlers={404: nothing, 405: nothing, 500: failed})
    requests: ASGIApp = Failures(_without_redirects(whole))
    inner = Failures(inner)
    if not config.no_accounting:
        requests, inner = CostLimits(requests, accounts), CostLimits(inner, accounts)
    return Headers(requests, sockets=inner, secure=config.secure)


async def _open(
    config: Config, later: LoadingApp, accounts: Accounts, on_interpreter: Callable[[], None] | None
) -> Services:
    """Loads the API and opens the store, retrying until it is reachable. The same error is logged only once."""
    logged = ""
    while True:
        try:
            services = await asyncio.to_thread(_load, config)
            opened = await services(config, accounts)
            opened.warmup.on_interpreter = on_interpreter
            await opened.open()
            later.arrive(api(opened, config))
            if logged:
                _log.warning("the store is open now")
            return opened
        except asyncio.CancelledError:
            raise
        except Exception as error:
            if (trouble := str(error) or repr(error)) != logged:
                logged = trouble
                expected = isinstance(error, BranchlineError)
                _log.error("the store can't be opened, and is tried again: %s", logged, exc_info=not expected)
            later.failure, later.trouble = f"The server can't open its store: {type(error).__name__}", "store"
            await asyncio.sleep(1.0)


async def _ready(opening: asyncio.Task[Services]) -> None:
    services = await asyncio.shield(opening)
    while not services.warmup.ready:
        await asyncio.sleep(0.05)


def _load(config: Config) -> Callable[[Config, Accounts], Awaitable[Services]]:
    """Imports the heavy modules; runs off the event loop."""
    from branchline.server.app.services import open_services

    return open_services


def api(services: Services, config: Config) -> ASGIApp:
    """Everything below /api."""
    from branchline.server.app import openapi
    from branchline.server.app.api import ENDPOINTS
    from branchline.server.app.http import Policy, answer_errors, handle, is_here
    from branchline.server.app.web_socket import handle_socket
    from branchline.server.base import metrics

    policy = Policy(frozenset(config.origins), config.secure, config.local)
    by_path: dict[str, dict[str, Responder]] = {}
    for endpoint in ENDPOINTS:
        by_path.setdefault(endpoint.path, {})[endpoint.method] = handle(endpoint, services, policy)
    routes: list[BaseRoute] = [
        Route(path.removeprefix("/api"), _by_method(methods), methods=list(methods))
        for path, methods in by_path.items()
    ]
    texts = {
        "/openapi.json": (json.dumps(openapi.document()), "application/json"),
        "/docs": (openapi.page(), "text/html"),
        "/docs.css": (openapi.STYLE, "text/css"),
    }
    routes += [Route(path, _text(*text)) for path, text in texts.items()]

    async def numbers(request: Request) -> Response:
        if not is_here(request):
            return Response("only for this machine", 403, media_type="text/plain")
        return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    routes.append(Route("/metrics", numbers))
    requests = _without_redirects(Starlette(routes=routes, exception_handlers=answer_errors(services)))
    return _Api(requests, handle_socket(services, policy))


class _Api:
    """Routes HTTP through Starlette; WebSockets bypass its layers, since thousands of them stay open for hours."""

    def __init__(self, requests: ASGIApp, conversation: Callable[[WebSocket], Awaitable[None]]) -> None:
        self._requests = requests
        self._socket = conversation

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._requests(scope, receive, send)
        elif (found := _LIVE.fullmatch(scope["path"])) is not None:
            scope["path_params"] = found.groupdict()
            await self._socket(WebSocket(scope, receive, send))
        else:
            await send({"type": "websocket.close", "code": NO_SOCKET})


def _without_redirects(app: Starlette) -> Starlette:
    """Turns off redirects for trailing slashes: such a path is simply unknown."""
    app.router.redirect_slashes = False
    return app


def _text(text: str, media: str) -> Responder:
    async def respond(request: Request) -> Response:
        return Response(text, headers={"Cache-Control": "no-cache"}, media_type=media)

    return respond


def _by_method(methods: dict[str, Responder]) -> Responder:
    async def respond(request: Request) -> Response:
        return await methods["GET" if request.method == "HEAD" else request.method](request)

    return respond
