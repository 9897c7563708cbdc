"""HTTP client with a persistent connection, and retries with exponential back-off and jitter.

Retrying is safe: GET requests change nothing, and commands carry an idempotency key (`move_id`) by which the server
recognizes duplicates. So a program notices neither lost connections nor restarts of the server.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from http.client import HTTPConnection, HTTPException, HTTPMessage, HTTPResponse, HTTPSConnection
from http.cookies import CookieError, SimpleCookie
from typing import TypeVar
from urllib.parse import urlencode, urlsplit

import msgspec

from branchline import __version__
from branchline._util.files import error_reason
from branchline.errors import BranchlineError
from branchline.server.wire import Refusal, cookie_name

T = TypeVar("T")

TIMEOUT = 15.0  # seconds until a response, in addition to the wait of a long poll
PAUSES = (0.05, 2.0)  # seconds before a retry: before the second one, and the maximum
LARGEST = 64 << 20  # bytes of an answer
RETRIED = (408, 429)  # timeout, rate limit: nothing was done, so the request is retried; likewise after server errors
SERVER_ERROR = 500  # this status and all above are server errors


class Refused(BranchlineError):
    """The server refused, and nothing was done. `code` is for programs; `text` is for people, in their language."""

    def __init__(self, refusal: Refusal, status: int) -> None:
        super().__init__(refusal.text)
        self.code = refusal.code
        self.text = refusal.text
        self.details = refusal.details
        self.table = refusal.table  # the current table, if the command was stale
        self.status = status


class Unreachable(BranchlineError):
    """The server could not be reached within the time allowed for retries."""


class HttpClient:
    """HTTP client of one guest at one server. Not thread-safe."""

    def __init__(self, url: str, retry_seconds: float) -> None:
        self.server = server_of(url)
        self.retry_seconds = retry_seconds
        self.token: str | None = None
        self._cookie = cookie_name(secure=self.server.startswith("https:"))
        self._connection: HTTPConnection | None = None

    def get(self, path: str, kind: type[T], *, wait: int = 0, **query: str | int | None) -> T:
        """Sends a GET request. With `wait`, a long poll: the server may wait that many seconds for something new."""
        query["wait"] = wait or None
        encoded = urlencode({name: value for name, value in query.items() if value is not None})
        return read(self.text("GET", f"{path}?{encoded}" if encoded else path, wait=wait), kind)

    def post(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return read(self.text("POST", path, body), kind)

    def patch(self, path: str, body: msgspec.Struct, kind: type[T]) -> T:
        return read(self.text("PATCH", path, body), kind)

    def text(self, method: str, path: str, body: msgspec.Struct | None = None, *, wait: int = 0) -> bytes:
        """Sends a request, with retries for `retry_seconds`, and returns the body. Raises Refused on an error."""
        data = msgspec.json.encode(body) if body is not None else None
        until = time.monotonic() + self.retry_seconds + wait
        for pause in pauses():
            try:
                status, headers, answer = self._send(method, path, data, wait)
            except (OSError, HTTPException) as error:
                self.close()
                failure: BranchlineError = Unreachable(f"{self.server} can't be reached: {error_reason(error)}")
            else:
                if status < 400:
                    return answer
                failure = _refused(status, answer)
                if status not in RETRIED and status < SERVER_ERROR:
                    raise failure
                pause = max(pause, _retry_after(headers.get("Retry-After")))
            if time.monotonic() + pause > until:
                raise failure
            time.sleep(pause)
        raise AssertionError("pauses have no end")

    def headers(self) -> dict[str, str]:
        """The authentication headers."""
        return {"Cookie": f"{self._cookie}={self.token}"} if self.token else {}

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
        self._connection = None

    def _send(self, method: str, path: str, data: bytes | None, wait: int) -> tuple[int, HTTPMessage, bytes]:
        connection = self._connected(TIMEOUT + wait)
        headers = {"User-Agent": f"branchline/{__version__}", "Accept": "application/json", **self.headers()}
        if data is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, path, data, headers)
        response = connection.getresponse()
        answer = response.read(LARGEST + 1)
        if len(answer) > LARGEST:
            self.close()
            raise BranchlineError(f"the server's answer has more than {LARGEST >> 20} MiB")
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
            for name in cookie.keys() & {cookie_name(secure) for secure in (False, True)}:
                self._cookie = name
                self.token = cookie[name].value or None


def read(data: bytes | str, kind: type[T]) -> T:
    """Decodes a message of the server."""
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise BranchlineError(f"the server says what this version of Branchline does not understand: {error}") from None


def server_of(url: str) -> str:
    """The origin (scheme, host and port) of a URL."""
    try:
        address = urlsplit(url)
        good = address.scheme in ("http", "https") and bool(address.hostname) and address.port != 0
    except ValueError:
        good = False
    if not good:
        raise BranchlineError(f"a server is named as in http://127.0.0.1:8421, not {url!r}")
    return f"{address.scheme}://{address.netloc.rpartition('@')[2]}"


def pauses() -> Iterator[float]:
    """Yields the seconds to wait before each retry: exponential back-off, with jitter so clients don't retry in step.

    The first retry is immediate: a server closes idle connections, and that is no fault.
    """
    yield 0.0
    pause, most = PAUSES
    while True:
        yield pause * random.uniform(0.5, 1.0)
        pause = min(2 * pause, most)


def _refused(status: int, answer: bytes) -> Refused:
    try:
        return Refused(msgspec.json.decode(answer, type=Refusal), status)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):  # of a proxy, not of the server
        return Refused(Refusal(f"http-{status}", f"the server answers with HTTP status {status}"), status)


def _retry_after(text: str | None) -> float:
    return float(text) if text is not None and text.isdecimal() else 0.0
