"""What the hash chain of a table's log costs: per event, as a share of folding an event, and for a signature.

python benchmarks/hash_chain.py
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable

from msgspec.structs import replace

from branchline.boards import load_board
from branchline.game.hash_chain import Head, next_hash
from branchline.server.features.signatures import PRIVATE_KEY, key_of
from branchline.server.table import state
from branchline.server.table.state import Acted, Body, Made, Sat, Started, entry_of
from branchline.server.wire import Settings, Status

SECRET = bytes(range(32))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--board", default="europe")
    parser.add_argument("--rounds", type=int, default=7, metavar="N", help="the best of so many (default: 7)")
    options = parser.parse_args()
    bodies = _game(options.board)
    entry, before = entry_of(bodies[-1], 1e9), bytes(32)

    def best(work: Callable[[], object], number: int) -> float:
        """Microseconds of one call, in the best round."""
        rounds = []
        for _ in range(options.rounds):
            start = time.process_time()
            for _ in range(number):
                work()
            rounds.append((time.process_time() - start) / number * 1e6)
        return min(rounds)

    hashed = best(lambda: next_hash(SECRET, before, 57, entry_of(bodies[-1], 1e9)), 2000)
    folded = best(lambda: _fold(options.board, bodies), 1) / len(bodies)
    key = key_of(bytes(PRIVATE_KEY))
    head = Head("table", 57, "ab" * 32)
    signed = replace(head, key=key.public_key().public_bytes_raw().hex(), signature=key.sign(head.message).hex())
    print(f"{len(bodies)} events on {options.board}")
    print(f"hash of an event       {hashed:7.1f} µs, {hashed / folded:.1%} of folding it ({folded:.0f} µs)")
    print(f"  without its encoding {best(lambda: next_hash(SECRET, before, 57, entry), 2000):7.1f} µs")
    print(f"signature              {best(lambda: key.sign(head.message), 200):7.1f} µs")
    print(f"its verification       {best(lambda: signed.is_signed, 200):7.1f} µs")


def _game(board: str) -> list[Body]:
    """The events of a random game of two."""
    luck = random.Random(1)
    bodies: list[Body] = [Sat(seat, f"p{seat}", f"Name {seat}", bytes([seat] * 16)) for seat in (0, 1)]
    bodies.append(Started())
    table_state = _fold(board, bodies)
    while table_state.status is Status.RUNNING:
        assert table_state.game is not None
        seat = luck.choice(table_state.actors)
        bodies.append(Acted(seat, (str(luck.choice(table_state.game.legal(seat))),)))
        table_state = state.after(table_state, bodies[-1], 1e9)
    return bodies


def _fold(board: str, bodies: list[Body]) -> state.TableState:
    loaded = load_board(board)
    first = state.first("table", SECRET, Made(Settings(board, 2), loaded.digest, ""), loaded, 1e9)
    return state.fold(first, ((body, 1e9) for body in bodies))


if __name__ == "__main__":
    main()
