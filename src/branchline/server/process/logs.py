"""What the server writes down about itself: lines of JSON, or plain ones. Never a secret, a cookie, a card, a name."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Literal

Format = Literal["plain", "json"]
_EXTRAS = ("table", "work", "bot", "status", "seconds")  # what a line may carry besides its message


_VISITORS = ("Invalid HTTP request", "Unsupported upgrade", "Invalid UTF-8 sequence", "ASGI callable returned without")


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: getattr(record, name) for name in _EXTRAS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether it says something about this server: what any visitor can cause would only fill the disk."""
    return not str(record.msg).startswith(_VISITORS)


def set_up_logging(form: Format = "plain") -> None:
    """To the standard error: warnings of libraries, and what Branchline itself has to say."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("branchline").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
