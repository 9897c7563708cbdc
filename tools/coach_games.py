"""Check the coach on recorded games between bots: does accuracy rank them as the ladder does, are blunders found?

    python tools/coach_games.py rank --games 20 --out /tmp/coach
    python tools/coach_games.py blunders --games 20 --out /tmp/coach

`rank` reviews games between neighbours of the ladder and prints every bot's mean accuracy. `blunders` plants a blunder
in a won position: late in a game of two racers, the winner draws tickets and keeps them all. Racers then play on, and
the blunder should be the first turning point. Each game is kept in the folder, so that an interrupted run goes on.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np

from branchline import Game
from branchline.bots import new_player
from branchline.bots.coach.accuracy import accuracy, turning_points
from branchline.bots.coach.playouts import Simulator
from branchline.bots.coach.review import PLAYOUTS, Review, review
from branchline.bots.interface import seen_by
from branchline.game.record import Record
from branchline.rules import engine

LADDER = ("random", "greedy", "planner", "racer", "search:playouts=200")
BOARDS = ("usa", "europe", "nordic", "poland")
SEED = 0xC0AC4  # no other tool plays these games
WON, LOST, CHECKS = 0.85, 0.4, 200  # win chance before and after a blunder, and the playouts that say so


def bot_game(board: str, bots: Sequence[str], seed: int) -> Record:
    """A game between bots, one per seat."""
    game = Game.new(board, players=len(bots), seed=seed)
    finish(game, bots)
    return msgspec.structs.replace(game.record, seats=tuple(bots))


def finish(game: Game, bots: Sequence[str]) -> None:
    players = [new_player(bot, board=game.board, players=game.players, seed=seat) for seat, bot in enumerate(bots)]
    while not game.over:
        seat = game.actors[0]
        game.play(players[seat].choose(seen_by(game, seat)), seat)


def blunder_game(board: str, seed: int) -> tuple[Record, int] | None:
    """A game with a planted blunder, and the act with which it begins; None if there is no place for one.

    The place is the latest turn of the winner in which the blunder turns a won position into a lost one, judged by
    playouts of the true position that the coach does not see.
    """
    whole = bot_game(board, ("racer", "racer"), seed)
    winners = whole.result["winners"] if whole.result else []
    game = Game.replay(msgspec.structs.replace(whole, acts=(), result=None))
    places = []
    for number, act in enumerate(whole.acts, start=1):
        if (
            len(winners) == 1
            and act.seat == winners[0]
            and game.phase == "turn"
            and game.why("tickets", act.seat) is None
        ):
            places.append((number, game.copy()))
        game.play(act.act, act.seat, act.outcomes)
    simulator = Simulator(game.board, 2)
    seeds = np.random.default_rng(seed).integers(0, 1 << 63, (CHECKS, 2)).astype(np.uint64)
    for number, place in reversed(places):
        seat, before = place.turn, _chance(simulator, place, seeds)
        place.play("tickets", seat)
        place.play(f"keep {', '.join(place.offer(seat))}", seat)
        if before >= WON and not place.over and _chance(simulator, place, seeds, seat) <= LOST:
            finish(place, ("racer", "racer"))
            return place.record, number
    return None


def _chance(simulator: Simulator, game: Game, seeds: np.ndarray, seat: int | None = None) -> float:
    wins = simulator.from_position(engine.array_of(game.state), seeds).wins
    return float(wins[:, game.turn if seat is None else seat].mean())


def reviewed(path: Path, make: Any, playouts: int) -> dict[str, Any] | None:
    """A game and its review, from its file or computed now."""
    if not path.exists():
        made = make()
        if made is None:
            return None
        record, planted = made
        began = process_time()
        found = review(record, playouts=playouts)
        seconds = process_time() - began
        kept = {"seats": record.seats, "planted": planted, "seconds": seconds, "review": msgspec.to_builtins(found)}
        path.write_text(json.dumps(kept), encoding="utf-8")
    loaded: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    loaded["review"] = msgspec.convert(loaded["review"], Review)
    return loaded


def rank(games: int, out: Path, playouts: int, seed: int) -> bool:
    """Review games between neighbours of the ladder; returns whether accuracy ranks the bots as the ladder does."""
    found: dict[str, list[float]] = {bot: [] for bot in LADDER}
    pairs = list(pairwise(LADDER))
    for number in range(games):
        bots = pairs[number % len(pairs)]
        bots = bots if number // len(pairs) % 2 else bots[::-1]
        board = BOARDS[(number // len(pairs)) % len(BOARDS)]
        path = out / f"rank-{number}.json"
        kept = reviewed(path, lambda b=board, s=bots, n=number: (bot_game(b, s, seed + n), None), playouts)
        assert kept is not None
        for seat, bot in enumerate(bots):
            value = accuracy(act for act in kept["review"].acts if act.seat == seat and act.best is not None)
            found[bot].extend([] if value is None else [value])
        numbers = ", ".join(f"{bot} {found[bot][-1]:.1f}" for bot in bots if found[bot])
        print(f"{number:3} {board:8} {numbers}  ({kept['seconds']:.1f} s)", flush=True)
    means = [float(np.mean(found[bot])) if found[bot] else float("nan") for bot in LADDER]
    for bot, mean in zip(LADDER, means, strict=True):
        print(f"{bot:22} {mean:5.1f}  ({len(found[bot])} games)")
    return all(a < b for a, b in pairwise(means))


def blunders(games: int, out: Path, playouts: int, seed: int) -> bool:
    """Plant blunders; returns whether at least 19 of 20 are the first turning point."""
    hits = total = tried = 0
    while total < games:
        board = BOARDS[tried % len(BOARDS)]
        kept = reviewed(out / f"blunder-{tried}.json", lambda b=board, n=tried: blunder_game(b, seed + n), playouts)
        tried += 1
        if kept is None:
            continue
        first = (*turning_points(act for act in kept["review"].acts if act.best is not None), None)[0]
        hit = first in (kept["planted"], kept["planted"] + 1)
        total, hits = total + 1, hits + hit
        print(f"{total:3} {board:8} planted {kept['planted']}, first turning point {first}  {'' if hit else 'MISSED'}"
              f"  ({kept['seconds']:.1f} s)", flush=True)  # fmt: skip
    print(f"{hits} of {total}")
    return hits >= 0.95 * total


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("rank", "blunders"))
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--playouts", type=int, default=PLAYOUTS)
    parser.add_argument("--seed", type=lambda text: int(text, 0), default=SEED, help="of other games")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    run = rank if options.what == "rank" else blunders
    return 0 if run(options.games, options.out, options.playouts, options.seed) else 1


if __name__ == "__main__":
    raise SystemExit(main())
