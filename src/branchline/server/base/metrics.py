"""Prometheus metrics.

Several workers write their metrics to files in a folder that the supervisor creates, and any worker reports the sum.
"""

from __future__ import annotations

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # read by prometheus_client
_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

REQUESTS = Counter("branchline_requests", "Requests by endpoint and status", ["endpoint", "status"])
ANSWERED = Histogram("branchline_request_seconds", "Time to answer, without waiting for news", buckets=_QUICK)
COMMANDS = Counter("branchline_commands", "Commands by kind, and whether they were done or why not", ["kind", "came"])
APPENDED = Histogram("branchline_append_seconds", "Time until an event was on disk", buckets=_QUICK)
SOCKETS = Gauge("branchline_sockets", "Sockets that are open", multiprocess_mode="livesum")
CUT = Counter("branchline_sockets_cut", "Sockets that were cut off because they did not follow")
OVER_BUDGET = Counter(
    "branchline_over_budget", "Requests over a CPU budget, and whether they waited or were refused", ["came"]
)
LIMIT = Gauge("branchline_limit", "The limits in force: see docs/server.md", ["name", "part"], multiprocess_mode="max")
WORK = Counter("branchline_work", "Work that was due, by kind", ["kind"])
THOUGHT = Histogram("branchline_bot_seconds", "Time that bots thought about a move", buckets=_QUICK)


def report_limit(name: str, burst: float, per_second: float) -> None:
    """Tells a limit that is in force: how much at once, and how much for every second."""
    LIMIT.labels(name, "burst").set(burst)
    LIMIT.labels(name, "per_second").set(per_second)


def text() -> bytes:
    """All metrics in the Prometheus text format."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
