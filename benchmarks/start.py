"""The first minute: how long a newcomer waits on a machine where nothing has been compiled yet.

    python benchmarks/start.py [--trials 5] [--board europe]

Each trial has an empty home folder. Told are medians, and the worst:

- page:      from `branchline serve` until the page is answered
- first act: from the command until the first act of a game against two bots is acknowledged
- compiled:  from the command until everything that a server uses is compiled, and workers that use it have taken over
- switch:    the longest wait for an act while the workers are replaced
- prompt:    from `branchline play` to the first prompt in a terminal
- warm:      `branchline warm`, which compiles everything, simulations and reports included
- act, bot:  95th percentiles in the interpreter: an act with the views of all seats, and a bot's move
"""

from __future__ import annotations

import argparse
import contextlib
import os
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pexpect

from branchline.boards import builtin_boards, load_board
from branchline.bots import new_player
from branchline.bots.interface import seen_by
from branchline.client import connect
from branchline.game.game import Game
from branchline.rules.warmup import stay_in_the_interpreter
from branchline.testing import ServerProcess, get, wait_until

WAIT = 600.0
BOTS = {1: "medium", 2: "hard"}


def serve(home: Path, board: str) -> dict[str, float]:
    """Start a server as a newcomer does, and play until the compiled workers have taken over."""
    server = ServerProcess(f"sqlite:///{home / 'games.db'}", environment=_empty(home))
    found, began = {}, time.monotonic()
    server.start_process()
    try:
        wait_until(lambda: get(server.port, "/")[0] == 200, "there is no page", seconds=WAIT, pause=0.01)
        found["page"] = time.monotonic() - began
        with connect(server.url, name="Newcomer", retry_seconds=WAIT) as me:
            table = me.new_table(board, 3, bots=BOTS)  # type: ignore[arg-type]
            table.sit(0)
            table.start()
            waits = []
            for turn in table.turns([0]):
                asked = time.monotonic()
                turn.play(turn.view.actions[0])
                waits.append(time.monotonic() - asked)
                found.setdefault("first act", time.monotonic() - began)
                if not server.warming_up:
                    break
                time.sleep(1.0)  # as quick as people get
        wait_until(lambda: not server.warming_up, "nothing is compiled", seconds=WAIT, pause=0.05)
        found["compiled"] = time.monotonic() - began
        found["switch"] = max(waits)
        return found
    finally:
        server.stop()


def prompt(home: Path, board: str) -> dict[str, float]:
    began = time.monotonic()
    child = pexpect.spawn(
        sys.executable, ["-m", "branchline", "play", board, "--seats", "me,medium,hard"],
        env={**_empty(home), "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}, dimensions=(50, 100), timeout=WAIT,
    )  # fmt: skip
    child.expect(">")
    found = time.monotonic() - began
    child.close(force=True)
    _stop_compilers(home)
    return {"prompt": found}


def _stop_compilers(home: Path) -> None:
    """Stop what a terminal game compiles in the background, which would go on."""
    for process in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if f"HOME={home}".encode() in (process / "environ").read_bytes().split(b"\0"):
                os.kill(int(process.name), signal.SIGKILL)


def warm(home: Path) -> dict[str, float]:
    began = time.monotonic()
    subprocess.run(
        [sys.executable, "-m", "branchline", "warm"], env=_empty(home), check=True, stdout=subprocess.DEVNULL
    )
    return {"warm": time.monotonic() - began}


def interpreter() -> None:
    """Times of acts and bots in the interpreter, in games of the largest tables of each board."""
    stay_in_the_interpreter()
    for name in builtin_boards():
        board = load_board(name)
        players = board.rules.players[1]
        game = Game.new(board, players, seed=1)
        bots = [
            new_player(("planner", "racer")[seat % 2], board=board, players=players, seed=1) for seat in range(players)
        ]
        acts, moves = [], []
        while not game.over:
            seat = game.actors[0]
            began = time.perf_counter()
            action = bots[seat].choose(seen_by(game, seat))
            moves.append(time.perf_counter() - began)
            began = time.perf_counter()
            game.play(action, seat)
            for each in range(players):
                game.view_json(each)
            acts.append(time.perf_counter() - began)
        act, move = (1000 * float(np.quantile(times, 0.95)) for times in (acts, moves))
        print(
            f"  {name}, {players} players, {len(acts)} acts: act with all views {act:.0f} ms, bot {move:.0f} ms (p95)"
        )


def _empty(home: Path) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "BRANCHLINE_"))}
    kept.pop("PYTHONDONTWRITEBYTECODE", None)  # an installed program finds its bytecode
    return {**kept, "HOME": str(home)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=5)
    parser.add_argument("--board", default="europe")
    options = parser.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    times: dict[str, list[float]] = {}
    measures: tuple[Callable[[Path], dict[str, float]], ...] = (
        lambda home: serve(home, options.board),
        lambda home: prompt(home, options.board),
        warm,
    )
    for trial in range(options.trials):
        for measure in measures:
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
                for name, seconds in measure(Path(home)).items():
                    times.setdefault(name, []).append(seconds)
        print(f"trial {trial + 1}:", ", ".join(f"{name} {told[-1]:.2f} s" for name, told in times.items()), flush=True)
    for name, all_seconds in times.items():
        print(f"  {name}: median {statistics.median(all_seconds):.2f} s, worst {max(all_seconds):.2f} s")
    print("In the interpreter:")
    interpreter()
    print(f"load after: {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
