"""The page that people open. It is there at once; how far the server is, it asks for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

_FOLDER = Path(__file__).parent
_FILES = {"/": "index.html", "/start.js": "start.js", "/start.css": "start.css"}


def page_routes() -> list[Route]:
    return [Route(path, _file(name)) for path, name in _FILES.items()]


def _file(name: str) -> Callable[[Request], Awaitable[Response]]:
    async def respond(request: Request) -> Response:
        return FileResponse(_FOLDER / name, headers={"Cache-Control": "no-cache"})

    return respond
