"""WebSocket endpoint of a table: the server pushes updates, the client sends commands and chat.

    /api/tables/{table}/live?version=12&line=3

The client states the table version and the chat line that it has, and receives everything it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from branchline.server.app.commands import execute, rate_limited
from branchline.server.app.http import Policy, address_of, language_of, person_of, refusal_for, whole_number
from branchline.server.app.protocol_limits import AT_ONCE
from branchline.server.app.refusals import decoded
from branchline.server.app.services import Services
from branchline.server.base import RequestRefused, metrics
from branchline.server.base.rate_limits import place
from branchline.server.live.hub import Client
from branchline.server.store import Person, StoreDown
from branchline.server.table.state import TableRefusal
from branchline.server.wire import FromSocket, Heartbeat, Ping, Refusal, Said, Say

# Close codes. Applications may define their own from 4000 up.
TOO_SLOW, GOING, NOT_ALLOWED, NO_TABLE, TROUBLE, FLOOD = 4008, 4012, 4003, 4004, 4011, 4029
WELCOME_SECONDS = 60.0  # after this long, the identity behind the connection is checked again
FLOODED = 20  # the socket is closed after this many rate-limit refusals

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromSocket)
_log = logging.getLogger("branchline.socket")


def handle_socket(services: Services, policy: Policy) -> Callable[[WebSocket], Awaitable[None]]:
    async def respond(websocket: WebSocket) -> None:
        try:
            policy.check_origin(websocket)
            address = address_of(websocket)
            services.limits.sockets.check(address)
            if not await services.warming.soon():
                raise RequestRefused("not-ready")
            token = policy.token(websocket)
            person = await person_of(services, token)
            version, line = (whole_number(websocket.query_params, name) for name in ("version", "line"))
            table = str(websocket.path_params["table"])
            await services.log.at_least(table, 1)
            with place(services.followers, address):
                await _accept(websocket)
                await _Connection(services, websocket, token, Client(table, person, version=version, line=line)).run()
        except (RequestRefused, TableRefusal, StoreDown) as error:
            await _reject(services, websocket, error)
        except WebSocketDisconnect:
            pass

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
        self.asked = services.clock.now()  # when the person was last known to be allowed here
        self.quickly: Callable[[bytes], bool] | None = (
            websocket.scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
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
            _log.exception("a conversation that broke off", extra={"table": self.client.table})
            await self._close(TROUBLE)
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
            self._check_rate()
            asked: FromSocket = decoded(_decoder, data)
            if isinstance(asked, Ping):
                return Heartbeat(self.services.clock.now())
            move_id = asked.move_id
            return await self._do(await self._current_person(), asked)
        except Exception as error:
            refusal, _ = await refusal_for(
                self.services, error, self.client.person, self.language, self.client.table, move_id
            )
            return refusal

    async def _do(self, person: Person, asked: FromSocket) -> msgspec.Struct:
        table = self.client.table
        if isinstance(asked, Say):
            known = await self.services.log.read(table)
            said: Said = await self.services.chat.say(person, known.table_state, asked)
            return said
        assert not isinstance(asked, Ping)
        with rate_limited(self.services.limits, person, address_of(self.websocket), asked):
            return await execute(self.services.service, person, table, asked)

    async def _current_person(self) -> Person:
        """Looks the person up again: they may have been banned, or have logged out, since they connected."""
        return await self.services.people.find(self.token)

    def _check_rate(self) -> None:
        """Applies the rate limit per connection, to every message including pings and malformed ones."""
        if not self.services.limits.commands.take(f"socket {id(self)}"):
            self.hasty += 1
            raise RequestRefused("too-many")

    def _send_at_once(self, message: bytes) -> bool:
        """Sends without the queue; most messages can go out immediately."""
        return self.quickly is not None and self._recently_checked() and self.quickly(message)

    async def _send(self) -> None:
        """Sends the queued messages, for when the fast path is not available."""
        while (message := await self.client.next()) is not None:
            if not await self._still_allowed():
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

    def _recently_checked(self) -> bool:
        """Whether the last identity check is recent enough."""
        return self.client.person is None or self.services.clock.now() < self.asked + WELCOME_SECONDS

    async def _still_allowed(self) -> bool:
        """Repeats the identity check from time to time; people banned or deleted since then get no more messages."""
        if self._recently_checked():
            return True
        assert self.client.person is not None
        self.asked = self.services.clock.now()
        try:
            return (await self._current_person()).id == self.client.person.id
        except RequestRefused:
            return False
        except StoreDown:
            return True

    async def _close(self, code: int) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await self.websocket.close(code)


async def _reject(services: Services, websocket: WebSocket, error: Exception) -> None:
    """Accepts, sends the reason and closes, because a browser hides the cause of a failed handshake from its page."""
    refusal, status = await refusal_for(services, error, None, language_of(websocket, None), None)
    assert isinstance(refusal, Refusal)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await _accept(websocket)
        await websocket.send_text(_encode(refusal).decode())
        await websocket.close({403: NOT_ALLOWED, 404: NO_TABLE, 429: FLOOD}.get(status, TROUBLE))


async def _accept(websocket: WebSocket) -> None:
    """Accepts the handshake; the client may disconnect before it completes."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError):
        raise WebSocketDisconnect from None
