"""Processes for tests: free ports, bounded waits, child processes, their CPU time and memory."""

from __future__ import annotations

import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

WAIT = 60.0  # seconds until a wait fails: long enough for a busy machine


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_until(condition: Callable[[], bool], message: str, *, seconds: float = WAIT, pause: float = 0.02) -> None:
    """Poll until a condition holds; TimeoutError with the message if it takes too long."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            raise TimeoutError(message)
        time.sleep(pause)


def start_process(
    command: Sequence[str | Path], log: Path, ready: Callable[[], bool], *, user: str | None = None
) -> subprocess.Popen[bytes]:
    """Start a program in its log's folder and wait until it is ready; RuntimeError with the log if it exits before."""
    with log.open("ab") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, user=user, cwd=log.parent)

    def up() -> bool:
        if process.poll() is not None:
            raise RuntimeError(f"{command[0]} exited with {process.returncode}: {log.read_text()[-2000:]}")
        return ready()

    wait_until(up, f"{command[0]} does not answer")
    return process


def child_pids(pid: int) -> list[int]:
    listed = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True)
    return [int(child) for child in listed.stdout.split()]


def is_alive(pid: int) -> bool:
    """Whether a process exists and is not a zombie."""
    return _stat(pid)[:1] not in ([], ["Z"], ["X"])


def cpu_seconds(pids: Iterable[int]) -> float:
    """CPU time that processes have used together."""
    ticks = sum(int(field) for pid in pids for field in _stat(pid)[11:13])
    return ticks / os.sysconf("SC_CLK_TCK")


def memory_megabytes(pids: Iterable[int]) -> float:
    """Resident memory of processes together."""
    lines = [line for pid in pids for line in Path(f"/proc/{pid}/status").read_text().splitlines()]
    return sum(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def _stat(pid: int) -> list[str]:
    """The fields of `/proc/PID/stat` after the program's name: state, parent …; none if there is no such process."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []
