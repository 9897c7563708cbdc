"""One worker: a process that serves on a socket which its parent has bound, until the parent goes or says so."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import threading

import uvicorn

from branchline.server.app.app import new_app
from branchline.server.app.connection_count import Crowd
from branchline.server.app.protocol_limits import CONNECTIONS, protocols
from branchline.server.process.config import Config
from branchline.server.process.gc_tuning import tidy_often
from branchline.server.process.logs import set_up_logging

LARGEST_MESSAGE = 16_384  # bytes that a client may send over a socket
PING, PONG = 45.0, 20.0  # seconds between pings, and for the answer
GRACE = 3  # seconds for requests to end when the worker stops
WAITING = 4096  # connections that may wait to be accepted
SWITCH = 0.001  # seconds that a thread may keep the others waiting: the one that writes is short
UP = b"up\n"  # what the parent reads once a worker serves
PATIENT = "patient"  # what it says to one that is to serve only when it is ready


def settings(config: Config, crowd: Crowd, *, patient: bool = False) -> uvicorn.Config:
    http, ws = protocols(crowd)
    return uvicorn.Config(
        new_app(config, patient=patient),
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


def _crowd(config: Config) -> Crowd:
    if config.generous:
        return Crowd(None, None)
    each, total = CONNECTIONS
    return Crowd(None if config.proxies else each, total)  # a proxy speaks for everybody


class Worker(uvicorn.Server):
    """A server that tells when it is up, and stops when its parent is gone."""

    def __init__(self, config: Config, *, patient: bool) -> None:
        self._crowd = _crowd(config)
        super().__init__(settings(config, self._crowd, patient=patient))

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        loop = asyncio.get_running_loop()
        threading.Thread(target=self._watch, args=(loop,), daemon=True).start()
        self._tidying = loop.create_task(tidy_often(self._crowd))
        await super().startup(sockets)
        sys.stdout.buffer.write(UP)
        sys.stdout.buffer.flush()

    def _watch(self, loop: asyncio.AbstractEventLoop) -> None:
        """The parent holds the other end of the standard input, and says nothing there."""
        sys.stdin.buffer.read()
        if not self.started:
            os._exit(0)  # nobody has been served yet: there is nothing to end in order
        loop.call_soon_threadsafe(setattr, self, "should_exit", True)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the parent too, which then stops its workers in order
    sys.setswitchinterval(SWITCH)
    config = Config.from_environment()
    set_up_logging(config.log_format)
    listening = socket.socket(fileno=int(sys.argv[1]))
    Worker(config, patient=PATIENT in sys.argv[2:]).run(sockets=[listening])


if __name__ == "__main__":
    main()
