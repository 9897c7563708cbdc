"""Tune the racer's habits for a board and a number of players, by playing: CMA-ES against a pool of rivals.

    python tools/tune.py europe 2 --minutes 20

The rivals are the present racer and those of `bots/policy/habits.py`, who build at once, hoard or block. Whenever
better habits are found, they become a rival too. The result goes into src/branchline/bots/policy/tuned.json. Needs
`pip install cma`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter

import numpy as np

from branchline.boards import load_board
from branchline.bots.policies import play_games
from branchline.bots.policy.habits import NAMES, TUNED_FILE, VERSION, Habits, bounds, rivals, tuned
from branchline.rules import engine
from branchline.rules.batch import SEAT_COLUMNS, TURNS

TOO_LONG = 0.05
AHEAD = 25.0  # points that count as a clear victory
TUNING_SEED = 0x7E57  # no other tool plays these games
POPULATION = 12
CHECK_EVERY = 5  # generations


class Table:
    """Games of one board and number of players, by compiled policies."""

    def __init__(self, name: str, players: int) -> None:
        self.board = engine.board_record(load_board(name))
        self.players = players

    def play(self, rows: np.ndarray, games: int, index: int) -> engine.Results:
        """Games `index`, `index + 1` … with each seat's habits."""
        results = engine.new_results(games)
        play_games(self.board, rows, seed=TUNING_SEED, index=index, results=results)
        return results

    def against(self, mine: Habits, rival: Habits, games: int, index: int, most_turns: float) -> float:
        """How well habits do against a table of rivals, from -1 to 1, in each seat in as many games.

        Games with more than `most_turns` turns a player count less, by a twentieth for each.
        """
        total = 0.0
        share = -(-games // self.players)
        for seat in range(self.players):
            rows = np.tile(rival, (self.players, 1))
            rows[seat] = mine
            results = self.play(rows, share, index + seat * share)
            scores = results[:, SEAT_COLUMNS : SEAT_COLUMNS + self.players].astype(np.float64)
            ahead = scores[:, seat] - np.delete(scores, seat, axis=1).max(axis=1)
            total += float(np.tanh(ahead / AHEAD).mean())
            total -= TOO_LONG * max(0.0, float(results[:, TURNS].mean()) / self.players - most_turns)
        return total / self.players


def tune(name: str, players: int, minutes: float, games: int, most_turns: float) -> dict[str, float]:
    import cma

    table = Table(name, players)
    limits = bounds()
    best = tuned(load_board(name).id, players)
    low = np.array([limits[key][0] for key in NAMES])
    high = np.array([limits[key][1] for key in NAMES])
    low[VERSION] = high[VERSION] - 1e-9  # always the newest
    best[VERSION] = high[VERSION]
    pool = [*rivals(), best]
    options = {"popsize": POPULATION, "bounds": [0, 1], "verbose": -9, "seed": 1}
    strategy = cma.CMAEvolutionStrategy((best - low) / (high - low), 0.1, options)
    start = perf_counter()
    index = 0
    generation = 0
    while perf_counter() - start < 60 * minutes:
        tried = strategy.ask()
        index += games
        values = []
        for point in tried:
            mine = low + (high - low) * np.clip(point, 0, 1)
            values.append(
                -np.mean([table.against(mine, rival, games // len(pool), index, most_turns) for rival in pool])
            )
        strategy.tell(tried, values)
        generation += 1
        if generation % CHECK_EVERY == 0:
            mean = low + (high - low) * np.clip(strategy.mean, 0, 1)
            index += 4 * games
            now, before = (
                np.mean([table.against(one, rival, games, index - 3 * games, most_turns) for rival in pool])
                for one in (mean, best)
            )
            results = table.play(np.tile(mean, (players, 1)), 300, 10**7)
            points = results[:, SEAT_COLUMNS : SEAT_COLUMNS + players].mean()
            turns = results[:, TURNS].mean() / players
            print(
                f"{name} {players}: generation {generation}, {perf_counter() - start:.0f} s: "
                f"{now:.3f} against {before:.3f}; among themselves {points:.1f} points in {turns:.1f} turns",
                flush=True,
            )
            if now > before + 0.01:
                best = mean
                pool[-1] = mean
    return {key: round(float(value), 3) for key, value in zip(NAMES, best, strict=True)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board")
    parser.add_argument("players", type=int)
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=240, help="for each trial, shared among the rivals")
    parser.add_argument("--turns", type=float, default=1000, help="a player should have at most so many")
    parser.add_argument("--output", type=Path, default=TUNED_FILE)
    options = parser.parse_args()
    found = tune(options.board, options.players, options.minutes, options.games, options.turns)
    every = json.loads(options.output.read_text()) if options.output.exists() else {}
    every.setdefault(load_board(options.board).id, {})[str(options.players)] = found
    options.output.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
