"""Recorded games: one random game for each board and number of players, a line a decision, with all that can be seen.

    python tools/playthrough.py            write tests/playthroughs/*.txt anew
    python tools/playthrough.py usa-3      those of one table only

The tests play the same games again and compare line by line. A change of the rules shows there as a difference: look at
it, and if it is meant, write the files anew.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

from branchline.boards import builtin_boards, load_board
from branchline.boards.model import CARDS
from branchline.game.game import Game

FOLDER = Path(__file__).parents[1] / "tests" / "playthroughs"

HEAD = """\
# {title}, {players} players, seed {seed}. Written by tools/playthrough.py.
# number seat: action | how many actions were legal, and a hash of their list || what is seen after it:
# face-up cards | hands | deck + discards, ticket deck | trains | points | phase and seat | hash of the whole position
# Face-up cards: Purple Blue Orange White Green Yellow blacK Red Locomotive, - a gap.
"""
LETTERS = dict(zip(CARDS, "PBOWGYKRL", strict=True))


def tables() -> list[tuple[str, int]]:
    """Every built-in board with every number of players."""
    return [
        (name, players)
        for name in builtin_boards()
        for players in range(load_board(name).rules.players[0], load_board(name).rules.players[1] + 1)
    ]


def path_of(board: str, players: int) -> Path:
    return FOLDER / f"{board}-{players}.txt"


def playthrough(board: str, players: int) -> Iterator[str]:
    """The lines of the file, without their ends."""
    game = Game.new(board, players, seed=_number(board, players))
    yield from HEAD.format(title=game.board.title, players=players, seed=game.seed).splitlines()
    yield f"0 {_position(game)}"
    number = 0
    while not game.over:
        number += 1
        seat = game.actors[_number("seat", game.seed, number) % len(game.actors)]
        legal = game.legal(seat)
        action = legal[_number("action", game.seed, number) % len(legal)]
        offered = f"{len(legal)} {_short_hash(legal.numbers)}"
        game.play(action, seat)
        yield f"{number} {seat}: {action} | {offered} || {_position(game)}"
    yield f"ending: {game.ending}, winners: {', '.join(map(str, game.winners))}"
    for seat, score in enumerate(game.scores):
        parts = (
            f"routes {score.routes}, tickets {score.tickets}, stations {score.stations}, countries {score.countries}"
        )
        parts += f", longest path {score.longest_path}, most tickets {score.most_tickets}"
        yield f"seat {seat}: {score.total} = {parts}; path {score.path}"
        yield f"  completed: {' '.join(score.completed) or 'none'}"
        yield f"  failed: {' '.join(score.failed) or 'none'}"
        if score.borrowed:
            yield f"  borrowed: {' '.join(f'{city}={route}' for city, route in score.borrowed.items())}"


def _position(game: Game) -> str:
    state = game.state
    seats = range(game.players)
    face_up = "".join("-" if card is None else LETTERS[card] for card in game.face_up)
    hands = " ".join(str(sum(game.hand(seat).values())) for seat in seats)
    decks = f"{int(state.deck_size)}+{int(state.discards.sum())}, {int(state.deck_tickets.sum())}"
    trains = " ".join(map(str, game.trains))
    points = " ".join(map(str, game.points))
    position_hash = _short_hash(game.to_dict())
    return f"{face_up} | {hands} | {decks} | {trains} | {points} | {game.phase} {game.turn} | {position_hash}"


def _short_hash(value: object) -> str:
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:8]


def _number(*words: object) -> int:
    """A number that looks drawn, and is the same everywhere and for ever."""
    return int.from_bytes(hashlib.sha256(" ".join(map(str, words)).encode()).digest()[:8], "little")


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the recorded games that the tests compare with.")
    parser.add_argument("names", nargs="*", help="tables, e.g. usa-3; without one all of them")
    names = parser.parse_args().names
    known = {path_of(*table).stem: table for table in tables()}
    for name in names:
        if name not in known:
            print(f"there is no table {name}: {', '.join(known)}", file=sys.stderr)
            return 2
    FOLDER.mkdir(exist_ok=True)
    for name in names or known:
        path = path_of(*known[name])
        path.write_text("\n".join(playthrough(*known[name])) + "\n", encoding="utf-8")
        print(f"{path.relative_to(FOLDER.parents[1])}: {path.stat().st_size // 1024 + 1} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
