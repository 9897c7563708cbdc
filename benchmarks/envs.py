"""Speed of batches and environments on one core, in one run with those of other projects where they are installed.

    python benchmarks/envs.py
    uv pip install catanatron 'pettingzoo[classic]'; python benchmarks/envs.py    # with peers

Rates are decisions per CPU second, the best of many short rounds, since CPU seconds are longer on a busy machine: its
caches and cores are shared. The ratio is to random games that never return to Python (`branchline simulate`), for
single-step environments to each peer. The comparison of threads needs two idle cores.
"""

from __future__ import annotations

import argparse
import importlib
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from branchline import Batch, load_board
from branchline.envs.aec import env
from branchline.envs.gym import BranchlineEnv
from branchline.envs.vector_env import BranchlineVectorEnv
from branchline.game.simulate import simulate

TABLES = (("usa", 2), ("europe", 3))
PEERS = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6", "go_v5")
Work = Callable[[], int]  # returns the number of decisions


def rate(work: Work, rounds: int, clock: Callable[[], float] = time.process_time) -> float:
    """Decisions per second, the best of several rounds after one to warm up."""
    work()
    found = []
    for _ in range(rounds):
        began = clock()
        decisions = work()
        found.append(decisions / (clock() - began))
    return max(found)


def show(name: str, value: float, baseline: float | None = None) -> None:
    ratio = "" if baseline is None else f"{value / baseline:8.2f}"
    print(f"  {name:<44}{value / 1000:>10,.1f} k/s{ratio}", flush=True)


def batches(name: str, players: int, games: int, rounds: int) -> None:
    """A batch on one thread, with more and more work in each step."""
    print(f"{name}, {players} players, batch of {games}, one thread (ratio to simulate)")
    board = load_board(name)

    def simulated() -> int:
        return simulate(board, players, 200, seed=1, threads=1).decisions

    baseline = rate(simulated, rounds)
    show("simulate", baseline, baseline)
    batch = Batch(name, players, games, seed=1, threads=1, autoreset=True)
    logits = np.random.default_rng(1).normal(size=batch.masks().shape).astype(np.float32)
    steps = max(1, 20_000 // games)

    def stepping(step: Callable[[], Any]) -> Work:
        def work() -> int:
            for _ in range(steps):
                step()
            return steps * games

        return work

    def with_masks() -> None:
        batch.masks()
        batch.step(batch.random())

    def with_logits() -> None:
        batch.masks()
        batch.step(batch.sample(logits))

    def with_observations() -> None:
        batch.observe()
        with_masks()

    show("random, step", rate(stepping(lambda: batch.step(batch.random())), rounds), baseline)
    show("masks, random, step", rate(stepping(with_masks), rounds), baseline)
    show("masks, sample from logits, step", rate(stepping(with_logits), rounds), baseline)
    show("observe, masks, random, step", rate(stepping(with_observations), rounds), baseline)


def vector_environment(games: int, rounds: int) -> None:
    envs = BranchlineVectorEnv(games, "usa", 2, opponents="random", threads=1, copy=False)
    envs.reset(seed=1)
    steps = max(1, 10_000 // games)

    def work() -> int:
        for _ in range(steps):
            envs.step(envs.batch.random())
        return steps * games

    print(f"Gymnasium VectorEnv, usa, 2 players, {games} games, one thread, against random (which decides as often)")
    show("steps of the agent", rate(work, rounds))


def threads(rounds: int) -> None:
    """Two threads against one, by wall time."""
    rates = []
    for number in (1, 2):
        batch = Batch("usa", 2, 4096, seed=1, threads=number, autoreset=True)

        def work(batch: Batch = batch) -> int:
            for _ in range(25):
                batch.observe()
                batch.masks()
                batch.step(batch.random())
            return 25 * 4096

        rates.append(rate(work, rounds, time.perf_counter))
    print(f"two threads: {rates[1] / rates[0]:.2f} times one, at batch 4096 with observations (wall time)")


def aec_work(game: Any, steps: int) -> Work:
    """Random play through the AEC interface."""
    rng = np.random.default_rng(1)

    def work() -> int:
        done = 0
        while done < steps:
            game.reset(seed=done)
            for _agent in game.agent_iter():
                observation, _, terminated, truncated, info = game.last()
                action = None
                if not (terminated or truncated):
                    mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
                    legal = np.flatnonzero(mask)
                    action = int(legal[rng.integers(legal.size)])
                    done += 1
                game.step(action)
        return done

    return work


def gym_work(game: BranchlineEnv, steps: int) -> Work:
    rng = np.random.default_rng(1)

    def work() -> int:
        done = 0
        while done < steps:
            _, info = game.reset(seed=done)
            over = False
            while not over:
                legal = np.flatnonzero(info["action_mask"])
                _, _, over, _, info = game.step(int(legal[rng.integers(legal.size)]))
                done += 1
        return done

    return work


def catanatron_work() -> Work | None:
    """Random games in catanatron's engine, which is faster than its environment (and all that its package has)."""
    try:
        models: Any = importlib.import_module("catanatron")
    except ImportError:
        return None

    def work() -> int:
        players = [models.RandomPlayer(colour) for colour in (models.Color.RED, models.Color.BLUE)]
        table, done = models.Game(players), 0
        while table.winning_color() is None and done < 400:
            table.play_tick()
            done += 1
        return done

    return work


def single_steps(steps: int, rounds: int) -> None:
    print("single-step environments, usa, 2 players")
    ours = rate(aec_work(env("usa", 2), steps), rounds)
    show("PettingZoo", ours)
    show("Gymnasium, against random", rate(gym_work(BranchlineEnv("usa", 2), steps), rounds))
    print("peers (ratio: our PettingZoo environment to theirs)")
    works: dict[str, Work | None] = {"catanatron's engine": catanatron_work()}
    for name in PEERS:
        try:
            module: Any = importlib.import_module(f"pettingzoo.classic.{name}")
            works[f"PettingZoo {name}"] = aec_work(module.env(), max(steps // 20, 50))
        except ImportError:
            works[f"PettingZoo {name}"] = None
    for name, work in works.items():
        if work is None:
            print(f"  {name:<44} not installed")
            continue
        theirs = rate(work, min(rounds, 5))
        print(f"  {name:<44}{theirs / 1000:>10,.1f} k/s{ours / theirs:8.1f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1024, help="games of a batch (default: 1024)")
    parser.add_argument("--rounds", type=int, default=20, help="rounds, of which the best counts (default: 20)")
    options = parser.parse_args()
    for name, players in TABLES:
        batches(name, players, options.games, options.rounds)
    vector_environment(options.games, options.rounds)
    single_steps(2000, options.rounds)
    threads(options.rounds)


if __name__ == "__main__":
    main()
