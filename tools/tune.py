"""Tune the racer's habits for a board and a number of players, by playing: CMA-ES against a pool of rivals.

    python tools/tune.py europe 2 --minutes 20
    python tools/tune.py --check        # today's habits against those of the version before, at all tables

The rivals are the racer as it was at the start, the best habits found so far (which count as much as all others
together), a planner, and the styles of `bots/policy/habits.py`, who build at once, hoard, block or draw tickets. At the
end, the habits are measured against those from before in games that tuning has not seen, and written into
src/branchline/bots/policy/tuned.json only if they win more than chance explains. Needs `pip install cma`.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from time import perf_counter

import numpy as np

from branchline.boards import Board, load_board
from branchline.bots.players import PLANNER
from branchline.bots.policies import play_games
from branchline.bots.policy.habits import NAMES, NEWEST, TUNED_FILE, VERSION, Habits, bounds, habits, rivals, tuned
from branchline.rules import engine
from branchline.rules.batch import SEAT_COLUMNS, TURNS

TOO_LONG = 0.05
AHEAD = 25.0  # points that count as a clear victory
TUNING_SEED = 0x7E57  # no other tool plays these games
POPULATION = 12
CHECK_EVERY = 5  # generations
STEP = 0.08  # of a habit's range: how far the first trials go
BETTER = 0.004  # on the scale of `Table.against`: new habits must be better by this to become a rival
FRESH = 10**9  # first of the games that tuning does not see
BOARDS = ("usa", "europe", "poland", "nordic")
START_GAMES = 900
MATCH_GAMES = 6000  # against the habits from before


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


def tune(name: str, players: int, minutes: float, games: int, most_turns: float) -> Habits:
    import cma

    table = Table(name, players)
    limits = bounds()
    before = tuned(load_board(name).id, players)
    low = np.array([limits[key][0] for key in NAMES])
    high = np.array([limits[key][1] for key in NAMES])
    low[VERSION] = high[VERSION] - 1e-9  # always the newest
    best = best_start(table, load_board(name), before)
    best[VERSION] = high[VERSION]
    others = [*rivals(), habits(PLANNER), before]
    options = {"popsize": POPULATION, "bounds": [0, 1], "verbose": -9, "seed": 1}
    strategy = cma.CMAEvolutionStrategy((best - low) / (high - low), STEP, options)

    def value(mine: Habits, games: int, index: int) -> float:
        """How well habits do, half of the games against the best so far."""
        against_best = table.against(mine, best, games // 2, index, most_turns)
        share = games // 2 // len(others)
        against_others = sum(table.against(mine, one, share, index, most_turns) for one in others) / len(others)
        return (against_best + against_others) / 2

    start = perf_counter()
    index = 0
    generation = 0
    while perf_counter() - start < 60 * minutes:
        tried = strategy.ask()
        index += games
        strategy.tell(tried, [-value(low + (high - low) * np.clip(point, 0, 1), games, index) for point in tried])
        generation += 1
        if generation % CHECK_EVERY == 0:
            mean = low + (high - low) * np.clip(strategy.mean, 0, 1)
            now, then = (value(one, 4 * games, index + games) for one in (mean, best))
            index += 4 * games
            print(
                f"{name} {players}, generation {generation}, {perf_counter() - start:.0f} s: {now:.3f}, was {then:.3f}",
                flush=True,
            )
            if now > then + BETTER:
                best = mean
    return best


def best_start(table: Table, board: Board, before: Habits) -> Habits:
    """The best of the habits tuned for any number of players on this board: some do well at larger tables too."""
    least, most = board.rules.players
    tried = [tuned(board.id, players) for players in range(least, most + 1)]
    shares = [match(table, one, before, START_GAMES, 3 * FRESH)[0] for one in tried]
    return tried[int(np.argmax(shares))].copy()


def match(table: Table, mine: Habits, rival: Habits, games: int, index: int = FRESH) -> tuple[float, float]:
    """The share of the points (by pairs of seats) against a table of rivals in fresh games, and its standard error."""
    shares = []
    for seat in range(table.players):
        rows = np.tile(rival, (table.players, 1))
        rows[seat] = mine
        results = table.play(rows, games // table.players, index)
        scores = results[:, SEAT_COLUMNS : SEAT_COLUMNS + table.players].astype(np.float64)
        lead = np.sign(scores[:, [seat]] - np.delete(scores, seat, axis=1))
        shares.append((0.5 + lead / 2).mean(axis=1))
    deals = np.mean(shares, axis=0)  # every deal from all seats
    return float(deals.mean()), float(deals.std() / np.sqrt(len(deals)))


def check() -> None:
    """Print a table in Markdown: the newest habits against those of the version before."""
    print("| board | players | games | share | ± | Elo |\n|---|---:|---:|---:|---:|---:|")
    for name in BOARDS:
        board = load_board(name)
        for players in range(board.rules.players[0], board.rules.players[1] + 1):
            new, old = tuned(board.id, players), tuned(board.id, players, NEWEST - 1)
            games = MATCH_GAMES // players * players
            share, error = match(Table(name, players), new, old, games, 2 * FRESH)
            elo = 400 * np.log10(share / (1 - share))
            print(f"| {board.title} | {players} | {games:,} | {share:.1%} | {2 * error:.1%} | {elo:+.0f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("board", nargs="?")
    parser.add_argument("players", type=int, nargs="?")
    parser.add_argument("--check", action="store_true", help="tune nothing, only compare")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--games", type=int, default=420, help="for each trial, shared among the rivals")
    parser.add_argument("--turns", type=float, default=1000, help="a player should have at most so many")
    parser.add_argument("--output", type=Path, default=TUNED_FILE)
    options = parser.parse_args()
    if options.check:
        check()
        return
    if options.players is None:
        parser.error("name a board and a number of players")
    found = tune(options.board, options.players, options.minutes, options.games, options.turns)
    board = load_board(options.board)
    share, error = match(Table(options.board, options.players), found, tuned(board.id, options.players), MATCH_GAMES)
    print(
        f"{options.board} {options.players}: {share:.1%} ± {2 * error:.1%} against the habits from before", flush=True
    )
    if share < 0.5 + 2 * error:
        print("not better: nothing is written")
        return
    every = json.loads(options.output.read_text()) if options.output.exists() else {}
    values = {key: round(float(value), 3) for key, value in zip(NAMES, found, strict=True)}
    every.setdefault(board.id, {})[str(options.players)] = values
    options.output.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n")


if __name__ == "__main__":
    main()
