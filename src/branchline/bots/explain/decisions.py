"""Game analysis: each decision of a record, with a bot's choice from what the seat knew at the time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

import msgspec
import numpy as np

from branchline.boards import Board
from branchline.bots import Player, SeatInput, new_player
from branchline.bots.explain.explanation import Explained, explain
from branchline.bots.interface import seen_by
from branchline.game.action_numbers import action_for, numbers_for
from branchline.game.actions import Action, parse_action
from branchline.game.game import Game
from branchline.game.record import Act, Record
from branchline.rules import engine


@dataclass(frozen=True)
class Decision:
    """What a seat did, and what a bot would have done in its place."""

    act: int  # its number in the record, from 1
    seat: int
    played: Action
    bot: Explained
    loss: float | None = None  # how much worse than the bot's choice it ends, from 0 to 1; None: not measured

    @property
    def agreed(self) -> bool:
        return self.played == self.bot.action


def decisions(
    record: Record,
    bot: str,
    *,
    seat: int | None = None,
    board: Board | None = None,
    progress: Callable[[int], None] | None = None,
) -> Iterator[Decision]:
    """Every decision of a seat, or of all seats, with a choice; RecordError if the record is not a valid game.

    `progress` is called after each act.
    """
    Game.replay(record, board)
    game = Game.replay(msgspec.structs.replace(record, acts=(), result=None), board)
    player, judge = (new_player(bot, board=game.board, players=game.players, seed=seed) for seed in range(2))
    for number, act in enumerate(record.acts, start=1):
        if seat is None or act.seat == seat:
            yield from _decisions_of(game, number, act, player, judge)
        game.play(act.act, act.seat, act.outcomes)
        if progress:
            progress(1)


def _decisions_of(game: Game, number: int, act: Act, player: Player, judge: Player) -> Iterator[Decision]:
    """An act is one decision; each substitute card named in it is one more."""
    board, game = engine.board_record(game.board), game.copy()
    steps = numbers_for(game.board, game.state, act.seat, parse_action(game.board, act.act))
    for i, step in enumerate(steps):
        seen = seen_by(game, act.seat)
        if np.count_nonzero(engine.legal_masks(board, seen.states, act.seat)) > 1:
            played = action_for(game.board, seen.states[0], act.seat, step)
            bot = explain(player, seen)
            yield Decision(number, act.seat, played, bot, _loss(judge, seen, bot.number, step))
        if i + 1 < len(steps):
            game.play(step, act.seat)


def _loss(judge: Player, seen: SeatInput, chosen: int, played: int) -> float | None:
    """The loss that a search measures in fresh deals: those that led to its choice would be biased towards it."""
    from branchline.bots.search.player import SearchPlayer

    if not isinstance(judge, SearchPlayer):
        return None
    if chosen == played:
        return 0.0
    better, worse = judge.compare(seen, (chosen, played), max(1, judge.playouts // 2))
    return better.value - worse.value
