"""What it costs to tell a seat what it may know: views, events, re-dealing.

    python benchmarks/knowledge.py

Times are of the process, the best of some rounds. The first line is the yardstick: how long Python takes just now, on
this machine, to add up a thousand numbers.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial

import msgspec
import numpy as np

from branchline import Game, builtin_boards, load_board
from branchline.boards import Board
from branchline.game.action_numbers import numbers_for
from branchline.game.event_builder import events_between
from branchline.rules import engine, records
from branchline.rules.chance import LOG, LOGGED, new_outcomes

ENCODER = msgspec.json.Encoder()
HANDS = (5, 10, 16, 22)  # cards of the seat that is to move


def main() -> None:
    print(f"the sum of a thousand numbers: {best(lambda: sum(range(1000))):.0f} µs")
    for name in builtin_boards():
        print(load_board(name).title)
        game = Game.new(name, load_board(name).rules.players[1], seed=3)
        views(game)
        redeals(game.board)
        events(game.board)


def views(game: Game) -> None:
    for cards in HANDS:
        gather(game, cards)
        if game.over:
            return
        seat = game.turn
        spent = best(partial(encoded_view, game, seat))
        size, actions = len(encoded_view(game, seat)), len(game.legal(seat))
        print(f"  a view, {cards} cards in hand, {actions} legal actions: {spent:.0f} µs, {size / 1024:.1f} KB")


def encoded_view(game: Game, seat: int) -> bytes:
    return game.copy().view_json(seat)  # a copy has nothing made already


def redeals(board: Board) -> None:
    record, states = engine.board_record(board), middle_games(board)
    rng = engine.new_rng(states.size)
    spent = best(lambda: engine.redeal(record, states, 0, rng)) / states.size
    print(f"  a re-deal: {spent:.1f} µs")


def events(board: Board) -> None:
    """Made, cut for a seat and encoded: the decisions of a random game."""
    game = Game.new(board, board.rules.players[1], seed=4)
    chance = random.Random(4)
    decisions = []
    while not game.over:
        seat, outcomes = game.actors[0], new_outcomes()
        action = chance.choice(game.legal(seat))
        before, after = game._states, engine.copy_states(game._states)
        number = numbers_for(board, before[0], seat, action)[0]
        engine.play(engine.board_record(board), after, number, seat, outcomes=outcomes)
        decisions.append((before, after, seat, action, outcomes[LOG : LOG + outcomes[LOGGED]].tolist()))
        game.play(number, seat)

    def tell() -> int:
        told = [event for decision in decisions for event in events_between(board, *decision)]
        return len([ENCODER.encode(event.seen_by(1)) for event in told])

    print(f"  an event for one seat: {best(tell, calls=5) / tell():.1f} µs")


def gather(game: Game, cards: int) -> None:
    """Play on, mostly drawing, until the seat whose turn it is holds so many cards."""
    chance = random.Random(cards)
    while not game.over and (game.phase != "turn" or int(game.state.hand_size[game.turn]) < cards):
        legal = game.legal()
        drawing = [action for action in legal if action.kind in ("draw", "take", "keep")]
        game.play(chance.choice(drawing or list(legal)), game.actors[0])


def middle_games(board: Board) -> engine.States:
    """Random games, some way on."""
    record, states, rng = engine.board_record(board), engine.new_states(256), engine.new_rng(256)
    engine.set_up(record, states, players=board.rules.players[1], seed=1, index=0, rng=rng)
    for _ in range(40 * board.rules.players[1]):
        engine.play(record, states, engine.random_actions(record, states, rng))
    going: engine.States = np.ascontiguousarray(states[states["phase"] != records.OVER])
    return going


def best(work: Callable[[], object], calls: int = 100) -> float:
    """Microseconds of one call, the best of some rounds."""
    work()
    times = []
    for _ in range(9):
        began = time.process_time_ns()
        for _ in range(calls):
            work()
        times.append((time.process_time_ns() - began) / calls)
    return min(times) / 1000


if __name__ == "__main__":
    main()
