"""Logging setup: plain or JSON lines. Logs never contain secrets, cookies, cards or names."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Literal

Format = Literal["plain", "json"]
_EXTRAS = ("table", "work", "bot", "status", "seconds")  # additional fields that a JSON line may have
_CLIENT_ERRORS = (
    "Invalid HTTP request",
    "Unsupported upgrade",
    "Invalid UTF-8 sequence",
    "ASGI callable returned without",
)


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
    """Filters out messages that any visitor can cause: they say nothing about the server and could fill the disk."""
    return not str(record.msg).startswith(_CLIENT_ERRORS)


def set_up_logging(form: Format = "plain") -> None:
    """Logs to standard error: warnings from libraries, and everything from INFO up from Branchline."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if form == "json" else logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("branchline").setLevel(logging.INFO)
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
