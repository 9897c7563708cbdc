"""A table over a WebSocket: updates come as they happen, deeds go the same way.

    /api/tables/{table}/live?version=12&line=3

The client says which version and which line of the chat it has, and gets what it missed.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from branchline.server.app.commands import carry_out, not_too_often
from branchline.server.app.http import COOKIE, Policy, address_of, language_of, person_of, refusal_for, whole_number
from branchline.server.app.protocol_limits import AT_ONCE
from branchline.server.app.rate_limits import place
from branchline.server.app.refusals import Declined, decoded
from branchline.server.live.hub import Client
from branchline.server.process import metrics
from branchline.server.process.services import Desk
from branchline.server.store import Person, StoreDown
from branchline.server.table.state import TableRefusal
from branchline.server.wire import Beat, FromSocket, Ping, Refusal, Said, Say

# Why a socket is closed; 4000 and above are ours to choose.
TOO_SLOW, GOING, NOT_ALLOWED, NO_TABLE, TROUBLE, FLOOD = 4008, 4012, 4003, 4004, 4011, 4029
WELCOME_SECONDS = 60.0  # after which it is asked again whether somebody may be here
FLOODED = 20  # refusals for haste after which a socket is closed

_encode = msgspec.json.Encoder().encode
_decoder = msgspec.json.Decoder(FromSocket)
_log = logging.getLogger("branchline.socket")


def handle_socket(desk: Desk, policy: Policy) -> Callable[[WebSocket], Awaitable[None]]:
    async def respond(websocket: WebSocket) -> None:
        try:
            policy.check_origin(websocket)
            address = address_of(websocket)
            desk.limits.sockets.check(address)
            if not await desk.warming.soon():
                raise Declined("not-ready")
            person = await person_of(desk, websocket)
            version, line = (whole_number(websocket.query_params, name) for name in ("version", "line"))
            table = str(websocket.path_params["table"])
            await desk.log.at_least(table, 1)
            with place(desk.followers, address):
                await _accept(websocket)
                await _Conversation(desk, websocket, Client(table, person, version=version, line=line)).run()
        except (Declined, TableRefusal, StoreDown) as error:
            await _turn_away(desk, websocket, error)
        except WebSocketDisconnect:
            pass

    return respond


class _Conversation:
    """One socket: what comes in is answered in order, what goes out waits in the client's queue."""

    def __init__(self, desk: Desk, websocket: WebSocket, client: Client) -> None:
        self.desk = desk
        self.websocket = websocket
        self.client = client
        self.language = language_of(websocket, client.person)
        self.hasty = 0
        self.asked = desk.clock.now()  # when they were last known to be welcome
        self.quickly: Callable[[bytes], bool] | None = (
            websocket.scope.get("extensions", {}).get(AT_ONCE, {}).get("send")
        )

    async def run(self) -> None:
        sending = asyncio.create_task(self._send())
        self.client.cut = sending.cancel
        self.client.send = self._send_at_once
        metrics.SOCKETS.inc()
        try:
            await self.desk.hub.join(self.client)
            await self._listen()
        except WebSocketDisconnect:
            pass
        except Exception:
            _log.exception("a conversation that broke off", extra={"table": self.client.table})
            await self._close(TROUBLE)
        finally:
            metrics.SOCKETS.dec()
            await self.desk.hub.part(self.client)
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
            self._slowly()
            asked: FromSocket = decoded(_decoder, data)
            if isinstance(asked, Ping):
                return Beat(self.desk.clock.now())
            move_id = asked.move_id
            return await self._do(await self._someone(), asked)
        except Exception as error:
            refusal, _ = await refusal_for(
                self.desk, error, self.client.person, self.language, self.client.table, move_id
            )
            return refusal

    async def _do(self, person: Person, asked: FromSocket) -> msgspec.Struct:
        table = self.client.table
        if isinstance(asked, Say):
            known = await self.desk.log.read(table)
            said: Said = await self.desk.talk.say(person, known.sitting, asked)
            return said
        assert not isinstance(asked, Ping)
        with not_too_often(self.desk.limits, person, address_of(self.websocket), asked):
            return await carry_out(self.desk.service, person, table, asked)

    async def _someone(self) -> Person:
        """Who they are now: somebody may have been banned, or have left this device, since they came."""
        return await self.desk.people.find(self.websocket.cookies.get(COOKIE))

    def _slowly(self) -> None:
        """Whatever it is that comes, and whoever sends it."""
        if not self.desk.limits.deeds.take(f"socket {id(self)}"):
            self.hasty += 1
            raise Declined("too-many")

    def _send_at_once(self, message: bytes) -> bool:
        """Most messages need not wait for anything."""
        return self.quickly is not None and self._welcome() and self.quickly(message)

    async def _send(self) -> None:
        """Those that have to wait."""
        while (message := await self.client.next()) is not None:
            if not await self._still_welcome():
                await self._close(NOT_ALLOWED)
                return
            self.client.sending = time.monotonic()
            try:
                await self.websocket.send_text(message.decode())
            except asyncio.CancelledError:
                if not self.client.lost:
                    raise
                break  # it was cut off
            self.client.sending = 0.0
        if self.client.lost:
            metrics.CUT.inc()
        await self._close(TOO_SLOW if self.client.lost else GOING)

    def _welcome(self) -> bool:
        """Whether that is known."""
        return self.client.person is None or self.desk.clock.now() < self.asked + WELCOME_SECONDS

    async def _still_welcome(self) -> bool:
        """Asked now and then: whoever was shut out, or forgotten, since they came is told nothing more."""
        if self._welcome():
            return True
        assert self.client.person is not None
        self.asked = self.desk.clock.now()
        try:
            return (await self._someone()).id == self.client.person.id
        except Declined:
            return False
        except StoreDown:
            return True

    async def _close(self, code: int) -> None:
        if self.websocket.application_state is WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                await self.websocket.close(code)


async def _turn_away(desk: Desk, websocket: WebSocket, error: Exception) -> None:
    """Say why, and close: a browser does not tell its page about a handshake that failed."""
    refusal, status = await refusal_for(desk, error, None, language_of(websocket, None), None)
    assert isinstance(refusal, Refusal)
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await _accept(websocket)
        await websocket.send_text(_encode(refusal).decode())
        await websocket.close({403: NOT_ALLOWED, 404: NO_TABLE, 429: FLOOD}.get(status, TROUBLE))


async def _accept(websocket: WebSocket) -> None:
    """They may be gone before it is done."""
    try:
        await websocket.accept()
    except (OSError, RuntimeError):
        raise WebSocketDisconnect from None
