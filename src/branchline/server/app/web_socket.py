"""WebSocket endpoint of a table: the server pushes updates, the client sends commands and chat.

    /api/tables/{table}/live?version=12&line=3&audience=players

The client states the table version and the chat line that it has, and receives everything it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Awaitable, Callable
from functools import partial

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from branchline.server.app.answers import decoded, execute, is_new, rate_limited
from branchline.server.app.http import (
    Policy,
    audience_of,
    language_of,
    person_of,
    refusal_for,
    whole_number,
)
from branchline.server.app.middleware import CONNECTION, ROUTE
from branchline.server.app.services import Services
from branchline.server.base import RequestRefused, metrics
from branchline.server.base.metering import current, turn
from branchline.server.base.sources import host_of, source_of
from branchline.server.live.hub import Client
from branchline.server.people.identity import hash_of
from branchline.server.store import Person, StoreDown
from branchline.server.table.state import TableRefusal
from branchline.server.wire import FromSocket, Heartbeat, Ping, Refusal, Said, Say

# Close codes. Applications may define their own from 4000 up.
TOO_SLOW, GOING, NOT_ALLOWED, NO_TABLE, TROUBLE, FLOOD = 4008, 4012, 4003, 4004, 4011, 4029
FLOODED = 20  # the socket is closed after this many rate-limit refusals

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromSocket)
_numbers = itertools.count()


def handle_socket(services: Services, policy: Policy) -> Callable[[WebSocket], Awaitable[None]]:
    async def respond(websocket: WebSocket) -> None:
        websocket.scope[ROUTE] = "/api/tables/{table}/live"
        try:
            source, account = source_of(websocket), current()
            async with turn():
                services.limits.sockets.check(source)
                services.moderation.bans.check(host := host_of(websocket))
                policy.check_origin(websocket)
                if not await services.warmup.soon():
                    raise RequestRefused("not-ready")
                token = policy.token(websocket)
                version, line = (whole_number(websocket.query_params, name) for name in ("version", "line"))
                audience = audience_of(websocket.query_params.get("audience"))
                table = str(websocket.path_params["table"])
                person = await person_of(services, token)
                if person is not None and account is not None and await account.identify(person.id):
                    person = await person_of(services, token)
                await services.log.at_least(table, 1)
            device = hash_of(token) if person is not None and token is not None else None
            client = Client(table, person, device, host, version=version, line=line, audience=audience, payer=account)
            if not services.followers.enter(source, client, partial(_give_way, client)):
                raise RequestRefused("too-many")
        except (RequestRefused, TableRefusal, StoreDown) as error:
            if isinstance(error, RequestRefused) and error.code == "too-many":
                await _turn_away(websocket)  # to accept it first would cost more than the limit or budget allows
            else:
                await _reject(services, websocket, error)
            return
        try:
            await _accept(websocket)
            await _Connection(services, websocket, token, client).run()
        except (RequestRefused, TableRefusal, StoreDown) as error:
            await _reject(services, websocket, error)
        except WebSocketDisconnect:
            pass
        finally:
            services.followers.leave(source, client)

    return respond


class _Connection:
    """One WebSocket connection: answers messages in order; outgoing messages wait in the client's queue."""

    def __init__(self, services: Services, websocket: WebSocket, token: str | None, client: Client) -> None:
        self.services = services
        self.websocket = websocket
        self.token = token
        self.client = client
        self.language = language_of(websocket, client.person)
        self.hasty = 0
        self.name = f"socket {next(_numbers)}"  # of its rate limit: never that of an earlier connection
        self.quickly: Callable[[bytes], bool] | None = (
            websocket.scope.get("extensions", {}).get(CONNECTION, {}).get("send")
        )

    async def run(self) -> None:
        sending = asyncio.create_task(self._send())
        self.client.cut = sending.cancel
        self.client.send = self._send_at_once
        metrics.SOCKETS.inc()
        try:
            await self.services.hub.join(self.client)
            await self._listen()
        except WebSocketDisconnect:
            pass
        except Exception:
            await self._close(TROUBLE)
            raise
        finally:
            metrics.SOCKETS.dec()
            await self.services.hub.leave(self.client)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    async def _listen(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            data = text.encode("utf-8", "replace") if text is not None else message.get("bytes") or b""
            self.client.put(_encode(await self._answer(data)))
            if self.hasty > FLOODED:
                await self._close(FLOOD)
                return

    async def _answer(self, data: bytes) -> msgspec.Struct:
        move_id: str | None = None
        try:
            async with turn():
                self._check_rate()
                asked: FromSocket = decoded(_decoder, data)
                if isinstance(asked, Ping):
                    return Heartbeat(self.services.clock.now())
                move_id = asked.move_id
                return await self._do(await self._current_person(), asked)
        except Exception as error:
            refusal, _ = await refusal_for(
                self.services, await self._unless_signed_out(error) if move_id is not None else error,
                self.client.person, self.language, self.client.table, move_id,
            )  # fmt: skip
            return refusal

    async def _unless_signed_out(self, error: Exception) -> Exception:
        """A refusal may show the table as the person sees it, and nothing was written that would check the token."""
        if self.client.person is None:
            return error
        try:
            await self.services.people.find(self.token)
        except (RequestRefused, StoreDown) as refused:
            return refused
        return error

    async def _do(self, person: Person, asked: FromSocket) -> msgspec.Struct:
        table = self.client.table
        if isinstance(asked, Say):
            await self.services.quotas.check(new=True)
            known = await self.services.log.read(table)
            said: Said = await self.services.chat.say(person, known.table_state, asked, self.client.device)
            return said
        assert not isinstance(asked, Ping)
        await self.services.quotas.check(new=is_new(asked))
        with rate_limited(self.services.limits, person, source_of(self.websocket), table, asked):
            return await execute(self.services.service, person, table, asked, self.client.device)

    async def _current_person(self) -> Person:
        """Looks the person up again, as their name may have changed. The token is checked when something is written."""
        return await self.services.people.find(self.token, cached=True)

    def _check_rate(self) -> None:
        """Applies the rate limit per connection, to every message including pings and malformed ones."""
        if not self.services.limits.commands.take(self.name):
            self.hasty += 1
            raise RequestRefused("too-many")

    def _send_at_once(self, message: bytes) -> bool:
        """Sends without the queue; most messages can go out immediately."""
        return self.quickly is not None and self.client.allowed and self.quickly(message)

    async def _send(self) -> None:
        """Sends the queued messages, for when the fast path is not available."""
        while (message := await self.client.next()) is not None:
            if not self.client.allowed:
                await self._close(NOT_ALLOWED)
                return
            self.client.sending = asyncio.get_running_loop().time()
            try:
                await self.websocket.send_text(message.decode())
            except asyncio.CancelledError:
                if not self.client.lost:
                    raise
                break  # the hub cut a client that is too slow
            self.client.sending = 0.0
        if self.client.lost:
            metrics.CUT.inc()
        await self._close(TOO_SLOW if self.client.lost else GOING)

    async def _close(self, code: int) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await self.websocket.close(code)


def _give_way(client: Client) -> None:
    """Close a connection, because another network needs its place."""
    if client.sending:
        client.lost = True
        client.cut()
    else:
        client.put(None)


async def _reject(services: Services, websocket: WebSocket, error: Exception) -> None:
    """Accepts, sends the reason and closes, because a browser hides the cause of a failed handshake from its page."""
    refusal, status = await refusal_for(services, error, None, language_of(websocket, None), None)
    assert isinstance(refusal, Refusal)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await _accept(websocket)
        await websocket.send_text(_encode(refusal).decode())
        await websocket.close({403: NOT_ALLOWED, 404: NO_TABLE, 429: FLOOD}.get(status, TROUBLE))


async def _turn_away(websocket: WebSocket) -> None:
    """Answers the handshake with an HTTP error."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await websocket.close(FLOOD)


async def _accept(websocket: WebSocket) -> None:
    """Accepts the handshake; the client may disconnect before it completes."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError):
        raise WebSocketDisconnect from None
