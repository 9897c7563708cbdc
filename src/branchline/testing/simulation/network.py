"""Simulated network: connected pairs of asyncio transports, with delays, lost connections and stalled clients.

A connection delivers its bytes in order. Different connections are independent of each other, so what is sent on two of
them may arrive in any order.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import Context, copy_context
from random import Random
from typing import Any, Protocol

from branchline.testing.simulation.loop import Process, SimulatedLoop

QUICK, SLOW = 0.005, 2.0  # seconds for a message: on average, and at most when it is slow
SLOW_SHARE = 0.01
ROOM = 65_536  # unread bytes after which the sender is told to pause
TINY = 1e-6  # seconds between two deliveries on a connection: they keep their order
ADDRESS = ("10.0.0.1", 40000)


class Peer(Protocol):
    """What accepts connections."""

    process: Process

    def new_protocol(self) -> asyncio.Protocol: ...


class End(asyncio.Transport):
    """One end of a connection. Its protocol is called in the context of its process."""

    peer: End

    def __init__(self, loop: SimulatedLoop, rng: Random, context: Context) -> None:
        super().__init__({"peername": ADDRESS, "sockname": ("10.0.0.2", 80)})
        self._loop = loop
        self._rng = rng
        self._context = context
        self._protocol: Any = None
        self._arrival = 0.0  # when the last bytes sent arrive
        self._unread: deque[bytes] = deque()
        self._unsent = 0  # bytes written here and not read there
        self._reading = True
        self._paused = False
        self._closing = False
        self.lost = False

    def delay(self) -> float:
        if self._rng.random() < SLOW_SHARE:
            return self._rng.uniform(0.0, SLOW)
        return self._rng.expovariate(1 / QUICK)

    def schedule(self, call: Callable[..., object], *arguments: object) -> None:
        """Call something at the other end after all that was sent before."""
        self._arrival = max(self._arrival + TINY, self._loop.time() + self.delay())
        self._loop.call_at(self._arrival, call, *arguments, context=self.peer._context)

    def attach(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol
        protocol.connection_made(self)

    def stall(self, seconds: float) -> None:
        """Stop reading for some time, whatever the protocol wants."""
        self._reading = False
        self._loop.call_later(seconds, self.resume_reading, context=self._context)

    def drop(self, error: Exception | None) -> None:
        """The connection is gone, for this end."""
        if not self.lost:
            self.lost = self._closing = True
            self._unread.clear()
            if self._protocol is not None:
                self._protocol.connection_lost(error)

    def cut(self) -> None:
        """Both ends lose the connection, at different times; what is on its way is lost."""
        for end in (self, self.peer):
            end._closing = True
            self._loop.call_later(end.delay(), end.drop, ConnectionResetError(), context=end._context)

    # What protocols call.

    def write(self, data: Any) -> None:
        if self._closing or not data:
            return
        self._unsent += len(data)
        self.schedule(self.peer._arrive, bytes(data))
        if self._unsent > ROOM and not self._paused:
            self._paused = True
            self._protocol.pause_writing()

    def writelines(self, list_of_data: Any) -> None:
        self.write(b"".join(list_of_data))

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            self.schedule(self.peer._closed)
            self._loop.call_soon(self.drop, None, context=self._context)

    def abort(self) -> None:
        self.close()

    def is_closing(self) -> bool:
        return self._closing

    def can_write_eof(self) -> bool:
        return False

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        self._loop.call_soon(self._read, context=self._context)

    def is_reading(self) -> bool:
        return self._reading

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self._protocol
        return found

    def get_write_buffer_size(self) -> int:
        return self._unsent

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    # Arrivals.

    def _arrive(self, data: bytes) -> None:
        if not self.lost:
            self._unread.append(data)
            self._read()

    def _read(self) -> None:
        while self._reading and self._unread and not self.lost:
            data = self._unread.popleft()
            self._loop.call_soon(self.peer._was_read, len(data), context=self.peer._context)
            self._protocol.data_received(data)

    def _was_read(self, count: int) -> None:
        self._unsent -= count
        if self._paused and self._unsent <= ROOM // 2 and not self.lost:
            self._paused = False
            self._protocol.resume_writing()

    def _closed(self) -> None:
        """The other end has closed the connection."""
        if not self.lost:
            self._closing = True
            self._protocol.eof_received()
            self.drop(None)


class SimulatedNetwork:
    """Connects clients to any worker that listens."""

    def __init__(self, loop: SimulatedLoop, rng: Random, route: Callable[[], Peer | None]) -> None:
        self._loop = loop
        self._rng = rng
        self._route = route
        self._connections: list[tuple[End, Process]] = []  # the clients' ends, and who is at the other one

    async def connect(self, factory: Callable[[], asyncio.BaseProtocol]) -> tuple[asyncio.Transport, Any]:
        await asyncio.sleep(self._rng.expovariate(1 / QUICK))
        peer = self._route()
        if peer is None:
            raise ConnectionRefusedError
        here = End(self._loop, self._rng, copy_context())
        there = End(self._loop, self._rng, peer.process.context)
        here.peer, there.peer = there, here
        self._connections = [each for each in self._connections if not each[0].lost]
        self._connections.append((here, peer.process))
        here.schedule(lambda: there.attach(peer.new_protocol()))
        protocol = factory()
        here.attach(protocol)
        return here, protocol

    def open_ends(self) -> list[End]:
        """The clients' ends of all connections."""
        return [end for end, _ in self._connections if not end.lost]

    def reset(self, process: Process) -> None:
        """A process has died: its clients learn it soon."""
        for end, owner in self._connections:
            if owner is process and not end.lost:
                end._closing = True
                self._loop.call_later(end.delay(), end.drop, ConnectionResetError(), context=end._context)
