"""Static files of the single-page application, with its client-side routes.

The page is served as soon as the server starts, and polls for the server's readiness itself. The build of `web/` is in
`dist/`. Paths that do not name a file return `index.html`: the page routes them itself.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from branchline.server.app.documents import ASK_AGAIN, FOR_GOOD, Document

DIST = Path(__file__).parent / "dist"
INDEX = "index.html"

_TEXTS = {
    ".html": "text/html",
    ".js": "text/javascript",
    ".css": "text/css",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
}
_OTHERS = {
    ".png": "image/png",
    ".ico": "image/x-icon",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".ogg": "audio/ogg",
    ".mp3": "audio/mpeg",
    ".m4a": "audio/mp4",
    ".wav": "audio/wav",
}


def page_routes(files: Path = DIST) -> list[Route]:
    """The route for everything but the API."""

    async def respond(request: Request) -> Response:
        path = request.scope["path"]
        # On the event loop, where its time is charged to the visitor: only the first read of a file takes longer.
        found = _found(files, path)
        if found is None:
            raise HTTPException(404)
        # Asset names contain a content hash, so they may be cached for good; other files keep their names.
        return found.answer(request.headers, FOR_GOOD if path.startswith("/assets/") else ASK_AGAIN)

    return [Route("/{path:path}", respond)]


def _found(folder: Path, path: str) -> Document | None:
    """The file at a path; `index.html` for a path that may be a client-side route; None if there is neither.

    What visitors ask for is looked up in a list of the files: their text never reaches the file system.
    """
    if "." not in path and not path.startswith("/assets/") and path != "/api":
        path = f"/{INDEX}"
    try:
        file = _files(folder, (folder / INDEX).stat().st_mtime_ns).get(path)
        return _document(file, file.stat().st_mtime_ns) if file is not None else None
    except OSError:  # the page has not been built, or is being built now
        return None


@lru_cache(maxsize=1)
def _files(folder: Path, built: int) -> dict[str, Path]:
    """The files of the page, by path."""
    files = (file for file in folder.rglob("*") if file.suffix in _TEXTS | _OTHERS and file.is_file())
    return {f"/{file.relative_to(folder).as_posix()}": file for file in files if not file.name.startswith(".")}


@lru_cache(maxsize=256)
def _document(file: Path, changed: int) -> Document:
    media = _TEXTS.get(file.suffix)
    return Document.of(file.read_bytes(), media or _OTHERS[file.suffix], pack=media is not None)
