"""Worker process: runs uvicorn on a socket inherited from the supervisor, until the supervisor stops it or dies."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import threading
import time

import uvicorn

from branchline.server.app.app import new_app
from branchline.server.app.protocol_limits import CONNECTIONS, protocols
from branchline.server.base.config import Config
from branchline.server.base.connection_limit import ConnectionLimit
from branchline.server.process.logs import set_up_logging
from branchline.server.process.supervisor import ALIVE, IN_INTERPRETER, UP

LARGEST_MESSAGE = 16_384  # bytes of one WebSocket message from a client
PING, PONG = 45.0, 20.0  # seconds between WebSocket pings, and allowed for the pong
GRACE = 3  # seconds that requests have to finish when the worker stops
WAITING = 4096  # listen backlog: connections waiting to be accepted
# Thread switch interval in seconds. An act changes threads about ten times (event loop, reader, writer), and each time
# waits this long for every thread that computes.
SWITCH = 0.0002
MOST_FILES = 65_536  # open files that a worker asks for
BEAT, BEATS = 1.0, 4  # seconds between heartbeats at most, and heartbeats in the time that the watchdog allows
WHEN_READY = "when-ready"  # argument: start serving only when games can be played

# Garbage collection (`run_gc`).
NEW = 1_000  # allocations before the youngest generation is collected, which takes two or three milliseconds
NEVER = 1 << 30  # a threshold that is never reached
CHECK_SECONDS = 1.0  # between checks whether a collection is due
FEW_ENDED = 100  # ended connections that make a collection of new objects due: it takes some five milliseconds
MOST_SECONDS = 600.0  # after which a full collection is due in any case
LEAST_SECONDS = 120.0  # between full collections
ENDED = 1_000  # ended connections that make a full one due; but at least half as many as are open


def settings(config: Config, connections: ConnectionLimit, *, when_ready: bool = False) -> uvicorn.Config:
    http, ws = protocols(connections, proxied=bool(config.proxies))
    return uvicorn.Config(
        new_app(config, when_ready=when_ready, on_interpreter=lambda: tell_supervisor(IN_INTERPRETER)),
        http=http,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=",".join(config.proxies),
        timeout_graceful_shutdown=GRACE,
        backlog=WAITING,
    )


def _connection_limit(config: Config) -> ConnectionLimit:
    if config.no_limits:
        return ConnectionLimit(None, None)
    return ConnectionLimit(*CONNECTIONS)


class Worker(uvicorn.Server):
    """A uvicorn server that reports when it is up, and stops when its parent is gone."""

    def __init__(self, config: Config, *, when_ready: bool) -> None:
        self._connections = _connection_limit(config)
        self._beat = min(BEAT, config.watchdog / BEATS)
        super().__init__(settings(config, self._connections, when_ready=when_ready))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._watch, args=(loop,), daemon=True).start()
        self._gc_task = loop.create_task(run_gc(self._connections))
        await super().startup(sockets)
        tell_supervisor(UP)
        if self._beat:
            self._beat_task = loop.create_task(self._send_heartbeats())

    async def _send_heartbeats(self) -> None:
        """Tells the supervisor that the event loop runs."""
        with contextlib.suppress(OSError):  # the supervisor is gone, and this worker will stop
            while True:
                tell_supervisor(ALIVE)
                await asyncio.sleep(self._beat)

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """Stops at the end of standard input: the parent holds the other end, and closes it to stop the worker."""
        sys.stdin.buffer.read()
        if not self.started:
            os._exit(0)  # nobody has been served yet, so there is nothing to shut down in order
        loop.call_soon_threadsafe(setattr, self, "should_exit", True)


async def run_gc(connections: ConnectionLimit) -> None:
    """Garbage collection tuned for latency: collects young objects often and everything rarely, until cancelled.

    A worker with a thousand tables and five thousand sockets has half a million objects, and a full collection takes
    most of a second. Games leave almost no reference cycles: reference counting frees their objects immediately. So
    only the youngest generation is collected automatically, a few objects at a time. Connections do leave cycles, so
    what is new since the last collection is collected whenever some have ended: short connections and refused
    handshakes, however many. After many have ended, a full collection runs, but at most every two minutes, because
    visitors decide how many end. What was loaded at the start is frozen (`Warmup.settle`).
    """
    gc.set_threshold(NEW, NEVER, NEVER)
    full_at, left, left_at_full = time.monotonic() - LEAST_SECONDS, connections.left, connections.left
    while True:
        await asyncio.sleep(CHECK_SECONDS)
        since = time.monotonic() - full_at
        many_ended = connections.left - left_at_full >= max(ENDED, connections.total // 2)
        if since >= MOST_SECONDS or (many_ended and since >= LEAST_SECONDS):
            gc.collect()
            full_at, left, left_at_full = time.monotonic(), connections.left, connections.left
        elif connections.left - left >= FEW_ENDED:
            gc.collect(1)
            left = connections.left


def tell_supervisor(message: bytes) -> None:
    sys.stdout.buffer.write(message)
    sys.stdout.buffer.flush()


def raise_file_limit() -> None:
    """Allow as many open files as the system lets us have: each connection needs one."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def main() -> None:
    raise_file_limit()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, which then stops its workers in order
    sys.setswitchinterval(SWITCH)
    config = Config.from_environment()
    set_up_logging(config.log_format)
    listening = socket.socket(fileno=int(sys.argv[1]))
    Worker(config, when_ready=WHEN_READY in sys.argv[2:]).run(sockets=[listening])


if __name__ == "__main__":
    main()
