"""Cacheable public documents: ETag, 304 Not Modified, and gzip.

No other response is ever compressed. The size of a compressed response depends on its content, so somebody who can
place chosen text next to a secret and observe the size could guess the secret letter by letter (the BREACH attack).
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response

ASK_AGAIN = "no-cache"  # browsers may cache it, but must revalidate before use
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Document:
    body: bytes
    media: str
    tag: str
    packed: bytes | None = None  # gzip, if it saves at least a tenth

    @classmethod
    def of(cls, content: str | bytes, media: str, *, pack: bool = True) -> Document:
        body = content.encode() if isinstance(content, str) else content
        packed = gzip.compress(body, mtime=0) if pack else body
        tag = f'W/"{sha256(body).hexdigest()[:24]}"'
        return cls(body, media, tag, packed if len(packed) < 0.9 * len(body) else None)

    def answer(self, asked: Headers, cache: str = ASK_AGAIN) -> Response:
        """The document, or 304 if the client already has this version."""
        headers = {"Cache-Control": cache, "ETag": self.tag}
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.tag.removeprefix("W/") in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and _accepts_gzip(asked):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


def _accepts_gzip(asked: Headers) -> bool:
    parts = [part.replace(" ", "").lower().split(";") for part in asked.get("accept-encoding", "").split(",")]
    return any(name == "gzip" and not (more and _quality(more[0]) == 0.0) for name, *more in parts)


def _quality(text: str) -> float:
    """The number in `q=0.5`; anything unreadable counts as accepted (1.0)."""
    try:
        return float(text.removeprefix("q="))
    except ValueError:
        return 1.0
