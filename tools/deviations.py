"""Measure what a search gains where it deviates from its policy, in the true positions of recorded games.

    branchline arena search:playouts=300 racer --board usa --games 60 --records /tmp/games
    python tools/deviations.py /tmp/games [--bots search:playouts=300 search:playouts=300,version=2] [--positions 400]

At some decisions of the searches in these games, each bot chooses; its choice and the policy's are played to the end
by racers in the same futures, from the position as it was: with what the bot could not know. So mistaken beliefs about
the rivals cost here what they cost in a game. It takes a second for ten positions: far less than matches that show the
same difference.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path

import msgspec
import numpy as np

from branchline import Game
from branchline.bots import new_player, parse_spec
from branchline.bots.coach.playouts import Simulator
from branchline.bots.interface import seen_by
from branchline.game.record import Record
from branchline.rules import engine

SKIPPED = ("start", "paying", "tunnel")  # at the start the rivals' offers are not decided either
FUTURES = 200


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("records", type=Path, help="a folder of records of games with searches")
    parser.add_argument("--bots", nargs="+", default=["search:playouts=300", "search:playouts=300,version=2"])
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.default_rng(options.seed)
    files = sorted(options.records.glob("*.jsonl"))
    per_game = -(-options.positions // len(files))
    gains: dict[tuple[str, str], list[tuple[float, float, float]]] = {}  # by bot and phase: deviates, wins, leads
    for file in files:
        places = list(decisions(Record.load(file)))
        for at in rng.choice(len(places), size=min(per_game, len(places)), replace=False).tolist():
            game, seat = places[at]
            for bot, gain in measured(game, seat, options.bots, rng).items():
                gains.setdefault((bot, "all"), []).append(gain)
                gains.setdefault((bot, game.phase), []).append(gain)
    print("| bot | phase | decisions | deviates | victories | lead |\n|---|---|---:|---:|---:|---:|")
    for (bot, phase), found in sorted(gains.items()):
        rows = np.array(found)
        means, errors = rows.mean(axis=0), rows.std(axis=0) / np.sqrt(len(rows))
        told = " | ".join(f"{100 * means[k]:+.2f} ± {100 * errors[k]:.2f}" for k in (1, 2))
        print(f"| {bot} | {phase} | {len(rows)} | {means[0]:.0%} | {told} |")


def decisions(record: Record) -> Iterator[tuple[Game, int]]:
    """The positions in which searches have decided, and their seats."""
    searches = [seat for seat, bot in enumerate(record.seats) if parse_spec(bot).name == "search"]
    game = Game.replay(msgspec.structs.replace(record, acts=(), result=None))
    for act in record.acts:
        if act.seat in searches and game.phase not in SKIPPED:
            yield game.copy(), act.seat
        game.play(act.act, act.seat, act.outcomes)


def measured(game: Game, seat: int, bots: list[str], rng: np.random.Generator) -> dict[str, tuple[float, float, float]]:
    """For each bot, whether it deviates, and by how much its choice wins more often and leads by more."""
    seen, seed = seen_by(game, seat), int(rng.integers(1 << 40))
    simulator = Simulator(game.board, game.players)
    seeds = rng.integers(0, 1 << 63, (FUTURES, 2)).astype(np.uint64)
    values: dict[int, tuple[float, float]] = {}

    def value(action: int) -> tuple[float, float]:
        if action not in values:
            ends = simulator.from_position(engine.array_of(game.state), seeds, seat, [action])
            values[action] = float(ends.wins[:, seat].mean()), float(ends.leads[:, seat].mean())
        return values[action]

    own = simulator.choice(seen.states, seat)
    gains = {}
    for bot in bots:
        chosen = new_player(bot, board=game.board, players=game.players, seed=seed).choose(seen)
        wins, leads = (after - before for after, before in zip(value(chosen), value(own), strict=True))
        gains[bot] = float(chosen != own), wins, leads
    return gains


if __name__ == "__main__":
    main()
