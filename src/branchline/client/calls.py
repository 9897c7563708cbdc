"""Requests to a server, over one connection that is kept. Whatever is lost on the way is asked again.

That is safe: to ask twice changes nothing, and what does change something carries a `move_id` by which a server knows
it again. So a program notices neither lost connections nor servers that are restarted.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from http.cookies import CookieError, SimpleCookie
from typing import Any, TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from branchline._version import __version__
from branchline.client.errors import Refused, Unreachable
from branchline.errors import BranchlineError
from branchline.server.wire import Refusal

T = TypeVar("T")

COOKIE = "branchline"
SECONDS = 15.0  # for an answer, besides what a request is to wait for
PAUSES = (0.05, 2.0)  # seconds before it is asked again: the second time, and at most
AGAIN = (408, 429)  # too slow, too often: nothing was done; nor was it if the fault is the server's
SERVERS_FAULT = 500  # and all above


class Calls:
    """The way to one server, for one person; for one thread at a time."""

    def __init__(self, url: str, patience: float) -> None:
        self.server = server_of(url)
        self.patience = patience
        self.token: str | None = None
        self._connection: HTTPConnection | None = None

    def get(self, path: str, kind: type[T], *, wait: int = 0, **query: str | int | None) -> T:
        """With `wait`, the server may wait so many seconds until there is something to tell."""
        query["wait"] = wait or None
        asked = urlencode({name: value for name, value in query.items() if value is not None})
        return read(self.text("GET", f"{path}?{asked}" if asked else path, wait=wait), kind)

    def post(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return read(self.text("POST", path, body), kind)

    def patch(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return read(self.text("PATCH", path, body), kind)

    def text(self, method: str, path: str, body: msgspec.Struct | None = None, *, wait: int = 0) -> bytes:
        """Ask until there is an answer, or patience is over. Refused if it is no."""
        data = msgspec.json.encode(body) if body is not None else None
        until = time.monotonic() + self.patience + wait
        for pause in pauses():
            try:
                status, headers, answer = self._ask(method, path, data, wait)
            except (OSError, HTTPException) as error:
                self.close()
                trouble: BranchlineError = Unreachable(f"{self.server} can't be reached: {_line(error)}")
            else:
                if status < 400:
                    return answer
                trouble = _refused(status, answer)
                if status not in AGAIN and status < SERVERS_FAULT:
                    raise trouble
                pause = max(pause, _seconds(headers.get("Retry-After")))
            if time.monotonic() + pause > until:
                raise trouble
            time.sleep(pause)
        raise AssertionError("pauses have no end")

    def headers(self) -> dict[str, str]:
        """Who asks."""
        return {"Cookie": f"{COOKIE}={self.token}"} if self.token else {}

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _ask(self, method: str, path: str, data: bytes | None, wait: int) -> tuple[int, Any, bytes]:
        connection = self._connected(SECONDS + wait)
        headers = {"User-Agent": f"branchline/{__version__}", "Accept": "application/json", **self.headers()}
        if data is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        response = connection.getresponse()
        answer = response.read()
        self._take_token(response)
        return response.status, response.headers, answer

    def _connected(self, seconds: float) -> HTTPConnection:
        if self._connection is None:
            address = urlsplit(self.server)
            kind = HTTPSConnection if address.scheme == "https" else HTTPConnection
            self._connection = kind(address.hostname or "", address.port, timeout=seconds)
        self._connection.timeout = seconds
        if self._connection.sock is not None:
            self._connection.sock.settimeout(seconds)
        return self._connection

    def _take_token(self, response: HTTPResponse) -> None:
        for line in response.headers.get_all("Set-Cookie", ()):
            try:
                cookie = SimpleCookie(line)
            except CookieError:
                continue
            if COOKIE in cookie:
                self.token = cookie[COOKIE].value or None


def read(data: bytes | str, kind: type[T]) -> T:
    """What a server has said."""
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.DecodeError as error:
        raise BranchlineError(f"the server says what this version of Branchline does not understand: {error}") from None


def server_of(url: str) -> str:
    """A server's address, without what may stand behind it."""
    try:
        address = urlsplit(url)
        good = address.scheme in ("http", "https") and bool(address.hostname) and address.port != 0
    except ValueError:
        good = False
    if not good:
        raise BranchlineError(f"a server is named as in http://127.0.0.1:8421, not {url!r}")
    return f"{address.scheme}://{address.netloc.rpartition('@')[2]}"


def pauses() -> Iterator[float]:
    """Seconds to wait before each new try: doubled, and never quite the same, so that not all come at once.

    At first none: a server hangs up on those who are quiet for a while, and that is no trouble.
    """
    yield 0.0
    pause, most = PAUSES
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, most)


def _refused(status: int, answer: bytes) -> Refused:
    try:
        return Refused(msgspec.json.decode(answer, type=Refusal), status)
    except msgspec.DecodeError:  # from something between us and the server
        return Refused(Refusal(f"http-{status}", f"the server answers with HTTP status {status}"), status)


def _seconds(text: str | None) -> float:
    return float(text) if text is not None and text.isdigit() else 0.0


def _line(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error) or type(error).__name__
