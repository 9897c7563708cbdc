"""HTTP request handling: authentication, origin checks, rate limits, decoding, responses and error responses."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_address
from time import perf_counter
from typing import Generic, Literal, NamedTuple, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response, StreamingResponse

from branchline.server import wire
from branchline.server.app.answers import as_coded, decoded, details_of, retry_after, sentence, status_of
from branchline.server.app.documents import Document
from branchline.server.app.middleware import ROUTE
from branchline.server.app.services import Services
from branchline.server.base import RequestRefused, metrics
from branchline.server.base.metering import current, idle
from branchline.server.base.sources import Source, host_of, source_of
from branchline.server.live.hub import view_for, viewer_of, visible_state
from branchline.server.people.identity import hash_of
from branchline.server.people.passkeys import Site
from branchline.server.store import Person, account_statements
from branchline.server.table.log import Stale
from branchline.texts.languages import LANGUAGES, accepted_language

BODY_SECONDS = 10.0  # time to receive a request body
COOKIE_SECONDS = 400 * 86_400  # the longest that browsers allow
LARGEST = 16_384  # bytes of a request body
JSON = "application/json"

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Reply:
    """What an endpoint returns. `token` is set as the cookie; an empty token deletes the cookie."""

    body: msgspec.Struct | bytes | Document | AsyncIterator[bytes]  # an iterator is streamed
    status: int = 200
    token: str | None = None
    media: str = JSON
    headers: dict[str, str] = field(default_factory=dict)


class ApiRequest(NamedTuple):
    """A request that passed all checks, as endpoints receive it."""

    services: Services
    person: Person | None
    token: str | None
    source: Source
    host: str  # the address of the source
    data: bytes  # the request's body: see JsonBody
    path: dict[str, str]
    query: dict[str, str]
    language: str  # of the person, else of the browser
    site: Site  # the address of the page, as the browser has it
    agent: str = ""  # what the browser calls itself

    @property
    def someone(self) -> Person:
        if self.person is None:
            raise RequestRefused("no-guest")
        return self.person

    @property
    def device(self) -> bytes | None:
        """The hash of the token, by which the store knows it."""
        return hash_of(self.token) if self.token is not None else None

    def number(self, name: str, usual: int = 0) -> int:
        return whole_number(self.query, name, usual)

    def asked_language(self, usual: str = LANGUAGES[0]) -> str:
        """The language named in the query string."""
        language = self.query.get("language", usual)
        if language not in LANGUAGES:
            raise RequestRefused("bad-message", error=f"language is {', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}")
        return language


Handler = Callable[[ApiRequest], Awaitable[Reply]]
B = TypeVar("B")


class JsonBody(Generic[B]):
    """A handler of requests with a JSON body, which it gets decoded and checked, as a second argument."""

    def __init__(self, decoder: msgspec.json.Decoder[B], handler: Callable[[ApiRequest, B], Awaitable[Reply]]) -> None:
        self.__name__ = handler.__name__
        self.type = decoder.type
        self._decoder = decoder
        self._handler = handler

    async def __call__(self, ask: ApiRequest) -> Reply:
        return await self._handler(ask, decoded(self._decoder, ask.data))


@dataclass(frozen=True)
class Endpoint:
    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    handler: Handler  # a JsonBody if the request has a body
    summary: str
    reply: type[msgspec.Struct] | None  # the type of the response, or None for text
    query: tuple[str, ...] = ()
    ready: bool = True  # whether it needs compiled rules
    status: int = 200
    media: str = "application/jsonl"  # media type of a reply without a type
    kept: bool = False  # the reply is a cacheable document: 304 is possible
    largest: int = LARGEST  # bytes of a request body
    anyone: bool = False  # the reply is the same for everybody, so the person is not looked up in the store
    guessed: bool = False  # it limits guesses: links in pages of other sites must not lead here, and use them up
    moderators: bool = False  # for everybody else there is nothing at this path

    @property
    def parameters(self) -> tuple[str, ...]:
        """The parameter names in the path."""
        return tuple(part[1:-1] for part in self.path.split("/") if part.startswith("{"))

    @property
    def body(self) -> object:
        """The type of the request's body: a struct or a union of structs, or None if it has no body."""
        return self.handler.type if isinstance(self.handler, JsonBody) else None


@dataclass(frozen=True)
class Policy:
    """Which hosts and origins a worker accepts."""

    origins: frozenset[str] = frozenset()  # allowed in addition to the server's own
    secure: bool = False  # behind HTTPS: cookies and origins must be HTTPS too
    local: bool = False  # serve this machine only

    def token(self, connection: HTTPConnection) -> str | None:
        """The token in the guest's cookie."""
        return connection.cookies.get(wire.cookie_name(self.secure))

    def check_host(self, connection: HTTPConnection) -> None:
        """Prevents DNS rebinding: a hostile page could point its own name at this machine and be same-origin."""
        if self.local and not _is_address(connection.headers.get("host", "")):
            raise RequestRefused("other-origin")

    def check_origin(self, connection: HTTPConnection) -> None:
        """Prevents CSRF: a browser's changes must come from our own pages. Other programs send no origin headers."""
        self.check_host(connection)
        site = connection.headers.get("sec-fetch-site")
        origin = connection.headers.get("origin")
        if origin is None and site in (None, "same-origin", "none"):
            return
        if origin not in self.origins and not (origin is not None and self._is_own(origin, connection)):
            raise RequestRefused("other-origin")

    def check_reader(self, connection: HTTPConnection, *, guessed: bool) -> None:
        """Pages of other sites read nothing: a picture or a frame in one would use up the limits of who visits it. To
        follow a link is allowed, except to what limits guesses (`guessed`).
        """
        self.check_host(connection)
        headers = connection.headers
        followed = headers.get("sec-fetch-dest") == "document" and not guessed
        if headers.get("sec-fetch-site") in ("cross-site", "same-site") and not followed:
            self.check_origin(connection)

    def _is_own(self, origin: str, connection: HTTPConnection) -> bool:
        scheme, _, place = origin.partition("://")
        schemes = ("https",) if self.secure else ("http", "https")
        return place != "" and place == connection.headers.get("host") and scheme in schemes


def _check_characters(request: Request) -> None:
    """Refuses NUL characters, with which PostgreSQL refuses a query: no name or id has any."""
    if any("\0" in value for value in request.path_params.values()):
        raise RequestRefused("nothing-here")
    if any("\0" in value for value in request.query_params.values()):
        raise RequestRefused("bad-message", error="no NUL characters")


def handle(endpoint: Endpoint, services: Services, policy: Policy) -> Callable[[Request], Awaitable[Response]]:
    """Wraps an endpoint as a Starlette handler."""

    async def respond(request: Request) -> Response:
        person: Person | None = None
        request.scope[ROUTE] = endpoint.path
        began = perf_counter()
        try:
            source = source_of(request)
            services.limits.requests.check(source)
            services.moderation.bans.check(host_of(request))
            _check_characters(request)
            if endpoint.method == "GET":
                policy.check_reader(request, guessed=endpoint.guessed)
            else:
                policy.check_origin(request)
            token = policy.token(request)
            if endpoint.moderators:
                await _check_moderator(services, token)
            data = await _read(request, endpoint.largest) if endpoint.body is not None else b""
            # After the body was read: a client may take its time to send it, and the token be revoked meanwhile.
            person = None if endpoint.anyone else await person_of(services, token)
            if endpoint.moderators and data:
                await _check_moderator(services, token)
            if person is not None:
                services.online.saw(person)
            if person is not None and (account := current()) is not None and await account.identify(person.id):
                person = await person_of(services, token)  # who may have been signed out meanwhile
            if endpoint.ready and not await services.warmup.soon():
                raise RequestRefused("not-ready")
            ask = ApiRequest(
                services,
                person,
                token,
                source,
                host_of(request),
                data,
                request.path_params,
                dict(request.query_params),
                language_of(request, person),
                Site(request.headers.get("host", ""), policy.secure),
                request.headers.get("user-agent", ""),
            )
            reply = await endpoint.handler(ask)
            if reply.token and person is not None:
                await services.moderation.note_sign_in(person, hash_of(reply.token))
            response = _response(reply, policy, request)
        except ClientDisconnect:  # before the whole request arrived: nothing was done, and nobody reads this
            response = Response(status_code=400)
        except asyncio.CancelledError:  # the worker is stopping, and its grace period for requests is over
            response = await _refuse(services, RequestRefused("try-again"), person, request)
        except Exception as error:
            response = await _refuse(services, error, person, request)
        metrics.REQUESTS.labels(f"{endpoint.method} {endpoint.path}", str(response.status_code)).inc()
        if "wait" not in request.query_params:
            metrics.ANSWERED.observe(perf_counter() - began)
        return response

    return respond


async def _check_moderator(services: Services, token: str | None) -> None:
    """For everybody but moderators it is like an unknown path, which is answered in the browser's language."""
    person = await person_of(services, token)
    if person is None or not await services.moderation.is_moderator(person):
        raise RequestRefused("nothing-here")


async def _refuse(services: Services, error: Exception, person: Person | None, request: Request) -> Response:
    language, at = language_of(request, person), request.path_params.get("table")
    refusal, status = await refusal_for(services, error, person, language, at)
    headers = {"Cache-Control": "no-store"}
    if status in (429, 503):
        headers["Retry-After"] = str(retry_after(error))
    if status in (408, 413):
        headers["Connection"] = "close"  # the rest of the body is not read
    return Response(_encode(refusal), status, headers, JSON)


def answer_errors(services: Services) -> dict[int, Callable[[Request, Exception], Awaitable[Response]]]:
    """Error handlers for unknown paths and methods, and for crashes, which never reveal internals."""

    async def nothing(request: Request, error: Exception) -> Response:
        return await _refuse(services, RequestRefused("nothing-here"), None, request)

    async def no_method(request: Request, error: Exception) -> Response:
        response = await _refuse(services, RequestRefused("no-such-method"), None, request)
        response.headers.update(getattr(error, "headers", None) or {})
        return response

    async def trouble(request: Request, error: Exception) -> Response:
        return await _refuse(services, RequestRefused("trouble"), None, request)

    return {404: nothing, 405: no_method, 500: trouble}


async def refusal_for(
    services: Services,
    error: Exception,
    person: Person | None,
    language: str,
    at: str | None,
    move_id: str | None = None,
) -> tuple[wire.Refusal, int]:
    """The error message and HTTP status for a refused request, at table `at` or at none.

    An unexpected error, which means a bug of ours, is raised again.
    """
    coded = as_coded(error)
    there = services.log.cached(at) if at is not None else None
    table_state = there.table_state if there is not None else None
    text = sentence(coded, language, table_state, person.id if person is not None else None)
    table = None
    if isinstance(error, Stale):
        known = await services.log.at_least(error.table_state.id, error.table_state.version)
        viewer, now = viewer_of(known, person)[0], services.clock.now()
        table = view_for(known, await visible_state(services.log, known, viewer, now), viewer, now)
    refusal = wire.Refusal(coded.code, text, details_of(coded), move_id, table)
    return refusal, status_of(coded)


def language_of(connection: HTTPConnection, person: Person | None) -> str:
    """The person's language, else the browser's."""
    return person.language if person is not None else accepted_language(connection.headers.get("accept-language", ""))


def me_of(person: Person) -> wire.Me:
    """A guest, or somebody who has just made an account, as they see themselves."""
    return wire.Me(person.name, person.language, person.account)


async def known_me(services: Services, person: Person) -> wire.Me:
    """A person as they see themselves, with what only accounts have."""
    if person.account is None:
        return me_of(person)
    train = await services.store.read(account_statements.train, person.id)
    moderator = await services.moderation.is_moderator(person)
    return wire.Me(person.name, person.language, person.account, moderator, train)


async def check_still_allowed(ask: ApiRequest) -> None:
    """For what was asked long ago: refuses if the device has been signed out since, or the person or network banned."""
    ask.services.moderation.bans.check(ask.host)
    if ask.person is not None:
        await ask.services.people.find(ask.token)


async def person_of(services: Services, token: str | None) -> Person | None:
    """The person with this token; None without a token or with an unknown one."""
    try:
        return await services.people.find(token) if token else None
    except RequestRefused as error:
        if error.code == "no-guest":
            return None
        raise


def whole_number(query: Mapping[str, str], name: str, usual: int = 0) -> int:
    """A non-negative integer from the query string."""
    text = query.get(name, str(usual))
    if not text.isascii() or not text.isdigit() or len(text) > 9:
        raise RequestRefused("bad-message", error=f"{name} is a whole number")
    return int(text)


def audience_of(text: str | None) -> wire.Audience | None:
    """The audience named in the query string."""
    try:
        found: wire.Audience | None = msgspec.convert(text, wire.Audience | None)
    except msgspec.ValidationError:
        raise RequestRefused("bad-message", error="audience is players or spectators") from None
    return found


def is_here(connection: HTTPConnection) -> bool:
    """Whether the request comes from this machine itself, and not through a proxy that runs on it."""
    here = connection.client is not None and connection.client.host in ("127.0.0.1", "::1")
    return here and not any(name in connection.headers for name in ("forwarded", "x-forwarded-for", "x-real-ip", "via"))


def _is_address(host: str) -> bool:
    """Whether a Host header is an IP address or localhost, so not a name that others control."""
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    if name in ("", "localhost"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _read(request: Request, most: int) -> bytes:
    """Reads the body; refuses one that is too large or too slow."""
    body = b""
    try:
        async with idle(), asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                body += chunk
                if len(body) > most:
                    raise RequestRefused("too-large", most=most)
    except TimeoutError:
        raise RequestRefused("too-slow") from None
    return body


def _response(reply: Reply, policy: Policy, request: Request) -> Response:
    if isinstance(reply.body, Document):
        response = reply.body.answer(request.headers)
        response.headers.update(reply.headers)
        return response
    if isinstance(reply.body, AsyncIterator):
        return StreamingResponse(reply.body, reply.status, {"Cache-Control": "no-store", **reply.headers}, reply.media)
    body = reply.body if isinstance(reply.body, bytes) else _encode(reply.body)
    response = Response(body, reply.status, {"Cache-Control": "no-store", **reply.headers}, reply.media)
    cookie = wire.cookie_name(policy.secure)
    if reply.token:
        response.set_cookie(
            cookie, reply.token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=policy.secure
        )
    elif reply.token is not None:
        response.delete_cookie(cookie, httponly=True, samesite="lax", secure=policy.secure)
    return response
