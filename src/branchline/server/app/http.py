"""Requests: who asks, whether they are let through, and how they are answered or refused."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import IPv6Address, ip_address
from time import perf_counter
from typing import Any, Literal, NamedTuple

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from branchline.server import wire
from branchline.server.app.documents import Document
from branchline.server.app.refusals import RETRY, Declined, as_coded, decoded, details_of, sentence, status_of
from branchline.server.live.hub import eyes_of, look, sight
from branchline.server.process import metrics
from branchline.server.process.services import Desk
from branchline.server.store import Person
from branchline.server.table.log import Stale
from branchline.texts.languages import LANGUAGES

COOKIE = "branchline"
BODY_SECONDS = 10.0  # for a body to come
COOKIE_SECONDS = 400 * 86_400  # as long as browsers allow
LARGEST = 16_384  # bytes of a body
JSON = "application/json"

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Reply:
    """What an endpoint gives back; `token` becomes the cookie, and an empty one takes it away."""

    body: msgspec.Struct | bytes | Document
    status: int = 200
    token: str | None = None
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


class Ask(NamedTuple):
    """A request that was let through."""

    desk: Desk
    person: Person | None
    token: str | None
    address: str
    body: Any  # what the endpoint declares
    path: dict[str, str]
    query: dict[str, str]
    language: str  # of who asks

    @property
    def someone(self) -> Person:
        if self.person is None:
            raise Declined("no-guest")
        return self.person

    def number(self, name: str, usual: int = 0) -> int:
        return whole_number(self.query, name, usual)

    def asked_language(self, usual: str = LANGUAGES[0]) -> str:
        """The one that the address names."""
        language = self.query.get("language", usual)
        if language not in LANGUAGES:
            raise Declined("bad-message", error=f"language is {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
        return language


Handler = Callable[[Ask], Awaitable[Reply]]


@dataclass(frozen=True)
class Endpoint:
    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Handler
    summary: str
    reply: Any  # a type, or None for text
    body: Any = None
    query: tuple[str, ...] = ()
    ready: bool = True  # whether it needs compiled rules
    status: int = 200
    media: str = "application/jsonl"  # of a reply without a type
    kept: bool = False  # a document, which may be the one that the client has already
    largest: int = LARGEST  # bytes of a body
    anyone: bool = False  # whether it is the same for all: nobody is looked up in the store

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names in the path."""
        return tuple(part[1:-1] for part in self.path.split("/") if part.startswith("{"))


@dataclass(frozen=True)
class Policy:
    """Whom a worker lets in."""

    origins: frozenset[str] = frozenset()  # besides its own
    secure: bool = False  # behind HTTPS: cookies and pages only there
    local: bool = False  # for this machine alone

    def check_host(self, connection: HTTPConnection) -> None:
        """Any name can be made to point at this machine, by a page that would then be of the same origin."""
        if self.local and not _is_address(connection.headers.get("host", "")):
            raise Declined("other-origin")

    def check_origin(self, connection: HTTPConnection) -> None:
        """What changes something must come from a page of ours; programs that are no browsers say nothing."""
        self.check_host(connection)
        site = connection.headers.get("sec-fetch-site")
        origin = connection.headers.get("origin")
        if origin is None and site in (None, "same-origin", "none"):
            return
        if origin not in self.origins and not (origin is not None and self._is_own(origin, connection)):
            raise Declined("other-origin")

    def _is_own(self, origin: str, connection: HTTPConnection) -> bool:
        scheme, _, place = origin.partition("://")
        schemes = ("https",) if self.secure else ("http", "https")
        return place != "" and place == connection.headers.get("host") and scheme in schemes


def handle(endpoint: Endpoint, desk: Desk, policy: Policy) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint as Starlette calls it."""
    decoder = msgspec.json.Decoder(endpoint.body) if endpoint.body is not None else None

    async def respond(request: Request) -> Response:
        person: Person | None = None
        began = perf_counter()
        try:
            address = address_of(request)
            desk.limits.requests.check(address)
            if endpoint.method == "GET":
                policy.check_host(request)
            else:
                policy.check_origin(request)
            token = request.cookies.get(COOKIE)
            person = None if endpoint.anyone else await person_of(desk, request)
            body = decoded(decoder, await _read(request, endpoint.largest)) if decoder is not None else None
            if endpoint.ready and not await desk.warming.soon():
                raise Declined("not-ready")
            ask = Ask(
                desk,
                person,
                token,
                address,
                body,
                request.path_params,
                dict(request.query_params),
                language_of(request, person),
            )
            reply = await endpoint.handler(ask)
            response = _response(reply, policy, request)
        except ClientDisconnect:  # before all was sent: nothing was done, and nobody hears this
            response = Response(status_code=400)
        except asyncio.CancelledError:  # the worker stops, and has waited for this long enough
            response = await _refuse(desk, Declined("try-again"), person, request)
        except Exception as error:
            response = await _refuse(desk, error, person, request)
        metrics.REQUESTS.labels(f"{endpoint.method} {endpoint.path}", str(response.status_code)).inc()
        if "wait" not in request.query_params:
            metrics.ANSWERED.observe(perf_counter() - began)
        return response

    return respond


async def _refuse(desk: Desk, error: Exception, person: Person | None, request: Request) -> Response:
    language, at = language_of(request, person), request.path_params.get("table")
    refusal, status = await refusal_for(desk, error, person, language, at)
    headers = {"Cache-Control": "no-store"}
    if status in (429, 503):
        headers["Retry-After"] = str(RETRY)
    if status in (408, 413):
        headers["Connection"] = "close"  # the rest of the body is not read
    return Response(_encode(refusal), status, headers, JSON)


def answer_errors(desk: Desk) -> dict[Any, Callable[[Request, Exception], Awaitable[Response]]]:
    """What is said where no endpoint is, and when something broke: never how."""

    async def nothing(request: Request, error: Exception) -> Response:
        return await _refuse(desk, Declined("nothing-here"), None, request)

    async def no_method(request: Request, error: Exception) -> Response:
        response = await _refuse(desk, Declined("no-such-method"), None, request)
        response.headers.update(getattr(error, "headers", None) or {})
        return response

    async def trouble(request: Request, error: Exception) -> Response:
        return await _refuse(desk, Declined("trouble"), None, request)

    return {404: nothing, 405: no_method, 500: trouble}


async def refusal_for(
    desk: Desk, error: Exception, person: Person | None, language: str, at: str | None, move_id: str | None = None
) -> tuple[wire.Refusal, int]:
    """What somebody is told whose request, at a table or not, was refused.

    An error that is nobody's fault but ours is raised again.
    """
    coded = as_coded(error)
    there = desk.log.remembered(at) if at is not None else None
    sitting = there.sitting if there is not None else None
    text = sentence(coded, language, sitting, person.id if person is not None else None)
    table = None
    if isinstance(error, Stale):
        known = await desk.log.at_least(error.sitting.id, error.sitting.version)
        eyes, now = eyes_of(known, person)[0], desk.clock.now()
        table = look(known, await sight(desk.log, known, eyes, now), eyes, now)
    refusal = wire.Refusal(coded.code, text, details_of(coded), move_id, table)
    return refusal, status_of(coded)


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """A person's own, else the first of ours that the browser asks for."""
    if person is not None:
        return person.language
    for part in connection.headers.get("accept-language", "").split(","):
        language = part.split(";")[0].strip().lower()[:2]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


async def person_of(desk: Desk, connection: HTTPConnection) -> Person | None:
    """Whose cookie it is; with none, or one that nobody has, it is nobody."""
    token = connection.cookies.get(COOKIE)
    try:
        return await desk.people.find(token) if token else None
    except Declined as error:
        if error.code == "no-guest":
            return None
        raise


def whole_number(query: Mapping[str, str], name: str, usual: int = 0) -> int:
    """What an address says of something that is counted."""
    text = query.get(name, str(usual))
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise Declined("bad-message", error=f"{name} is a whole number")
    return int(text)


def address_of(connection: HTTPConnection) -> str:
    """Where somebody is. Of the long addresses the first half is one household's: it could use all of the rest."""
    host = connection.client.host if connection.client is not None else "?"
    if ":" not in host:
        return host
    try:
        long = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(long.ipv4_mapped or IPv6Address(int(long) >> 64 << 64))


def is_here(connection: HTTPConnection) -> bool:
    """Whether somebody asks from this machine, and for themselves: a proxy on it speaks for others."""
    here = connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
    return here and not any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))


def _is_address(host: str) -> bool:
    """Whether somebody asks for a number, or for this machine: no name that others give."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    if name in ("", "localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _read(request: Request, most: int) -> bytes:
    """The body, unless it is too large, or takes too long."""
    body = b""
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise Declined("too-large", most=most)
    except TimeoutError:
        raise Declined("too-slow") from None
    return body


def _response(reply: Reply, policy: Policy, request: Request) -> Response:
    if isinstance(reply.body, Document):
        response = reply.body.answer(request.headers)
        response.headers.update(reply.headers)
        return response
    body = reply.body if isinstance(reply.body, bytes) else _encode(reply.body)
    response = Response(body, reply.status, {"Cache-Control": "no-store", **reply.headers}, reply.media)
    if reply.token:
        response.set_cookie(
            COOKIE, reply.token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=policy.secure
        )
    elif reply.token is not None:
        response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=policy.secure)
    return response
