"""What is the same for everybody: browsers keep it and ask whether it has changed, and it is sent packed.

Nothing else is packed, ever. How long a packed answer is depends on what is in it: whoever can put words of their own
beside a secret, and sees only how much is sent, could find the secret letter by letter.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

from starlette.datastructures import Headers
from starlette.responses import Response

ASK_AGAIN = "no-cache"  # may be kept, but not used without asking
FOR_GOOD = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class Document:
    body: bytes
    media: str
    tag: str
    packed: bytes | None = None  # if that is worth it

    @classmethod
    def of(cls, content: str | bytes, media: str, *, pack: bool = True) -> Document:
        body = content.encode() if isinstance(content, str) else content
        packed = gzip.compress(body, mtime=0) if pack else body
        tag = f'W/"{sha256(body).hexdigest()[:24]}"'
        return cls(body, media, tag, packed if len(packed) < 0.9 * len(body) else None)

    def answer(self, asked: Headers, cache: str = ASK_AGAIN) -> Response:
        """It, or the news that there is nothing new."""
        headers = {"Cache-Control": cache, "ETag": self.tag}
        if self.packed is not None:
            headers["Vary"] = "Accept-Encoding"
        if self.tag.removeprefix("W/") in asked.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and _unpacks(asked):
            return Response(self.packed, headers={**headers, "Content-Encoding": "gzip"}, media_type=self.media)
        return Response(self.body, headers=headers, media_type=self.media)


def _unpacks(asked: Headers) -> bool:
    parts = [part.replace(" ", "").lower().split(";") for part in asked.get("accept-encoding", "").split(",")]
    return any(name == "gzip" and not (more and _weight(more[0]) == 0.0) for name, *more in parts)


def _weight(text: str) -> float:
    """Of `q=0.5` the number; whatever is none counts as wanted."""
    try:
        return float(text.removeprefix("q="))
    except ValueError:
        return 1.0
