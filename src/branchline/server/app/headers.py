"""Security headers middleware: Content-Security-Policy, nosniff, no framing, no-store, HSTS."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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
_NO_STORE = (b"cache-control", b"no-store")
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
