"""How fast and how well bots play: games a second, what a playout takes, what searches manage, what racers reach.

    python benchmarks/bots.py [--quick]
    python benchmarks/bots.py --against FOLDER      # only playouts, beside those of an older checkout

One core, process time, medians of several runs. Beside each pace stands that of random games on the same board in the
same run, so that a busy machine can be told from a slow bot. An older checkout is measured in turn with this one.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

import numpy as np

from branchline import builtin_boards, load_board
from branchline._util.threads import cores
from branchline.bots import SeatInput, new_player
from branchline.bots.policies import Policy, finish_games, play_games
from branchline.bots.policy.habits import Habits, tuned
from branchline.bots.search.player import SearchPlayer
from branchline.rules import engine
from branchline.rules.batch import SEAT_COLUMNS, TURNS
from branchline.rules.records import OVER, START

ROUNDS = 5


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast and how well bots play.")
    parser.add_argument("--quick", action="store_true", help="fewer games, and no cold compiling")
    parser.add_argument("--against", type=Path, metavar="FOLDER", help="compare playouts with another checkout")
    parser.add_argument("--playouts", action="store_true", help="only playouts, as JSON")
    options = parser.parse_args()
    games = 100 if options.quick else 1000
    if options.playouts:
        print(json.dumps(playouts(40)))
        return
    if options.against:
        against(options.against)
        return
    racers(games)
    playing_on(games)
    searching(1 if options.quick else 3)
    if not options.quick:
        compiling()


def racers(games: int) -> None:
    print(f"Racers among themselves, medians of {ROUNDS} times {games:,} games on one core")
    for name in builtin_boards():
        board = load_board(name)
        record = engine.board_record(board)
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            rows = np.tile(tuned(board.id, players), (players, 1))
            results, cards, seconds = zip(*(_race(record, rows, games, i) for i in range(ROUNDS)), strict=True)
            points = np.concatenate(results)[:, SEAT_COLUMNS : SEAT_COLUMNS + players].mean()
            turns = np.concatenate(results)[:, TURNS].mean() / players
            chance = median(_at_random(record, players, games) for _ in range(ROUNDS))
            print(
                f"  {name}, {players} players: {games / median(seconds):,.0f} games/s (random {chance:,.0f}), "
                f"{points:.1f} points in {turns:.1f} turns a player, {np.mean(cards):.1f} cards left over"
            )


def _race(record: np.record, rows: Habits, games: int, run: int) -> tuple[engine.Results, float, float]:
    """Rows of the games, cards left over a player, seconds."""
    players = len(rows)
    results = engine.new_results(games)
    began = time.process_time()
    play_games(record, rows, seed=run | 1 << 64, index=0, results=results)
    seconds = time.process_time() - began
    states = engine.new_states(min(games, 200))
    engine.set_up(record, states, players=players, seed=run, index=0)
    finish_games(record, states, rows)
    return results, float(states["hand_size"][:, :players].mean()), seconds


def _at_random(record: np.record, players: int, games: int) -> float:
    results = engine.new_results(games)
    began = time.process_time()
    engine.random_games(record, players=players, seed=1, index=0, results=results)
    return games / (time.process_time() - began)


def playing_on(games: int) -> None:
    print("A playout from the middle of a game (half of all decisions made), 2 racers, milliseconds")
    for name in builtin_boards():
        board = load_board(name)
        record = engine.board_record(board)
        rows = np.tile(tuned(board.id, 2), (2, 1))
        middle = engine.new_states(games)
        for i in range(games):
            middle[i : i + 1] = _half_way(record, rows, i)
        times = []
        for _ in range(ROUNDS):
            states = engine.copy_states(middle)
            began = time.process_time()
            finish_games(record, states, rows)
            times.append((time.process_time() - began) / games)
        print(f"  {name}: {1000 * median(times):.3f}")


def playouts(games: int) -> dict[str, float]:
    """Playouts per CPU second, on every board with every number of players: whole games between racers."""
    found = {}
    for name in builtin_boards():
        board = load_board(name)
        record = engine.board_record(board)
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            rows = np.tile(tuned(board.id, players), (players, 1))
            times = []
            for _ in range(ROUNDS):
                states = engine.new_states(games)
                engine.set_up(record, states, players=players, seed=1, index=0)
                began = time.process_time()
                finish_games(record, states, rows)
                times.append(time.process_time() - began)
            found[f"{name}, {players} players"] = games / median(times)
    return found


def against(folder: Path) -> None:
    """Measure this checkout and another one in turn, in processes of their own."""
    print(f"Playouts of whole games per CPU second, here and in {folder}, medians of 3")
    rates: dict[Path, list[dict[str, float]]] = {Path(__file__).parent.parent: [], folder: []}
    for _ in range(3):
        for checkout, found in rates.items():
            environment = os.environ | {"PYTHONPATH": str(checkout.absolute() / "src")}
            command = [sys.executable, __file__, "--playouts"]
            done = subprocess.run(command, check=True, env=environment, stdout=subprocess.PIPE)
            found.append(json.loads(done.stdout))
    here, there = rates.values()
    for table in here[0]:
        new, old = (median(one[table] for one in found) for found in (here, there))
        print(f"  {table}: {new:,.0f} against {old:,.0f}: {new / old:.2f} times as many")


def _half_way(record: np.record, rows: Habits, seed: int) -> engine.States:
    """A game between policies after half of its decisions."""
    policies = [Policy(row) for row in rows]

    def play(most: int) -> tuple[engine.States, int]:
        states = engine.new_states(1)
        engine.set_up(record, states, players=len(rows), seed=seed)
        decisions = 0
        while states["phase"][0] != OVER and decisions < most:
            seat = engine.to_act(states)
            engine.play(record, states, policies[seat].choose(record, states, seat), seat)
            decisions += 1
        return states, decisions

    return play(play(10**6)[1] // 2)[0]


def searching(seconds: int) -> None:
    print(f"A search of {seconds} s at the first turn: playouts a second")
    for name in builtin_boards():
        board = load_board(name)
        for players in sorted(set(board.rules.players)):
            states = engine.new_states(1)
            record = engine.board_record(board)
            engine.set_up(record, states, players=players, seed=1)
            while states["phase"][0] == START:
                seat = engine.to_act(states)
                racer = new_player("racer", board=board, players=players, seed=1)
                engine.play(record, states, [racer.choose(SeatInput.by(board, states, seat))], seat)
            seat = engine.to_act(states)
            rates = []
            for threads in sorted({1, cores()}):
                spec = f"search:seconds={seconds},threads={threads}"
                player = new_player(spec, board=board, players=players, seed=1)
                assert isinstance(player, SearchPlayer)
                player.choose(SeatInput.by(board, states, seat))
                rates.append(f"{player.rate:,.0f} on {threads} thread{'s' if threads > 1 else ''}")
            print(f"  {name}, {players} players: {', '.join(rates)}")


def compiling() -> None:
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"BRANCHLINE_CACHE": folder}
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        command = [sys.executable, "-m", "branchline.cli", "warm"]
        subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    print(f"Compiling everything: {after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime:.0f} s of CPU")


if __name__ == "__main__":
    main()
