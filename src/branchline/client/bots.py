"""Runs a bot, built-in or custom, in a seat at a server's table. The bot sees only the views that the server sends."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from branchline.boards import Board
from branchline.bots import EndObserver, Fault, Player, SeatInput, check_bot, new_player
from branchline.client.table import Table, Turn
from branchline.game.action_numbers import action_for
from branchline.game.view_reader import states_of
from branchline.game.views import View

OnFault = Callable[[Fault], None]


def check_bot_for(table: Table, spec: str) -> None:
    """Raises BotError if a bot can't play at a table."""
    check_bot(spec, board=table.board, players=table.view.settings.players)


def play_as(table: Table, seat: int, spec: str, *, seed: int | None = None, on_fault: OnFault | None = None) -> None:
    """Lets a bot play a seat until the game is over. After a fault, a random legal action replaces its choice."""
    settings = table.view.settings
    board = table.board
    rng = random.Random(secrets.randbits(53) if seed is None else seed)
    player = new_player(spec, board=board, players=settings.players, seed=rng.getrandbits(53))
    try:
        for turn in table.turns([seat]):
            turn.play(_choice(board, player, turn, rng, on_fault))
        game = table.view_from(seat).game
        if isinstance(player, EndObserver) and game is not None:
            player.over(_seen(board, game))
    finally:
        leave = getattr(player, "leave", None)
        if leave is not None:
            leave()


def _choice(board: Board, player: Player, turn: Turn, rng: random.Random, on_fault: OnFault | None) -> str:
    seen = _seen(board, turn.view)
    try:
        return str(action_for(board, seen.states[0], turn.seat, player.choose(seen)))
    except Fault as fault:
        if on_fault is not None:
            on_fault(fault)
        return rng.choice(turn.view.actions)


def _seen(board: Board, view: View) -> SeatInput:
    assert view.seat is not None
    return SeatInput(board, states_of(board, view), view.seat)
