"""Ray workers: plays the chunks of a run as tasks on a Ray cluster.

Ray retries a task on another worker when its worker dies. A chunk's rows carry the numbers of their blocks, and each
block is saved once, so nothing is lost and nothing counts twice.
"""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from types import ModuleType
from typing import Any

from branchline._util.files import error_reason
from branchline.arena.blocks import ArenaError, Plan
from branchline.arena.workers import Chunk, ChunkResult, play_chunk
from branchline.boards import Board

_RETRIES = 5  # retries of a chunk whose worker dies; after that it is the chunk's fault
_CONNECT_SECONDS = 5.0  # seconds to wait for a connection to an address
_PROBE_SECONDS = 30.0  # seconds to wait for Ray to answer there

# Runs in its own process: if something other than Ray answers, Ray retries for minutes and logs all the time.
_PROBE = """
import logging, sys, ray
try:
    ray.init(address=sys.argv[1], logging_level=logging.ERROR, log_to_driver=False)
except BaseException as error:
    sys.exit(print(error) or 1)
"""


class RayPool:
    """Plays on the cluster at an address, or on a temporary one on this machine."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self._ray = _import_ray()
        _connect(self._ray, address, workers)
        cpus = int(self._ray.cluster_resources().get("CPU", 1))
        self.workers = max(1, cpus if workers is None else min(workers, cpus))
        self._play = self._ray.remote(max_retries=_RETRIES)(play_chunk)
        self._running: list[Any] = []

    def begin(self, board: Board, plan: Plan, chunk: Chunk, records: str | None = None) -> None:
        with self._as_arena_error():
            self._running.append(self._play.remote(board, plan, chunk, records))

    def finished(self) -> ChunkResult:
        with self._as_arena_error():
            (ready, *_), self._running = self._ray.wait(self._running, num_returns=1)
            done: ChunkResult = self._ray.get(ready)
        return done

    def drop(self) -> None:
        for task in self._running:
            self._ray.cancel(task)
        self._running.clear()

    def stop(self) -> None:
        self._ray.shutdown()

    @contextlib.contextmanager
    def _as_arena_error(self) -> Iterator[None]:
        try:
            yield
        except self._ray.exceptions.RayTaskError as error:
            raise ArenaError(f"a worker on Ray failed: {_first_line(error.cause)}") from None
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            raise ArenaError(f"Ray failed: {_first_line(error)}") from None


def _connect(ray: ModuleType, address: str | None, workers: int | None) -> None:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    try:
        if address is None:
            ray.init(address="local", num_cpus=workers, include_dashboard=False, **quiet)
        else:
            _check_address(address)
            ray.init(address=address, **quiet)
    except Exception as error:  # Ray has no common base class for these errors
        raise ArenaError(f"no Ray cluster at {address or 'this machine'}: {_first_line(error)}") from None


def _check_address(address: str) -> None:
    """Raise OSError unless a Ray cluster answers at an address. A name without a port is left to Ray."""
    host, colon, port = address.rpartition("://")[2].rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host.strip("[]"), int(port)), _CONNECT_SECONDS).close()
    command = [sys.executable, "-c", _PROBE, address]
    try:
        probe = subprocess.run(command, capture_output=True, text=True, timeout=_PROBE_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise ConnectionError("what answers there is no Ray") from None
    if probe.returncode:
        raise ConnectionError(probe.stdout.strip() or "it can't be joined")


def _first_line(error: BaseException | None) -> str:
    return (
        (error_reason(error).strip().splitlines() or [type(error).__name__])[0]
        if error is not None
        else "no reason given"
    )


def _import_ray() -> ModuleType:
    try:
        import ray
    except ImportError:
        raise ArenaError("--on ray needs Ray: pip install 'branchline[ray]'") from None
    module: ModuleType = ray
    return module
