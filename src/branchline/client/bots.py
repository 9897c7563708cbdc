"""Bots at the tables of a server: any of ours, or of yours, by its spec. They see what the server sends, no more."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable

from branchline.boards import Board, load_board
from branchline.bots import Fault, Leaving, Player, Seen, check_bot, new_player
from branchline.client.table import Table, Turn
from branchline.game.action_numbers import action_for
from branchline.game.view_reader import states_of
from branchline.game.views import View

OnFault = Callable[[Fault], None]


def check_bot_for(table: Table, spec: str) -> None:
    """BotError if a bot can't be had so at a table."""
    settings = table.shown.settings
    check_bot(spec, board=load_board(settings.board), players=settings.players)


def play_as(table: Table, seat: int, spec: str, *, seed: int | None = None, on_fault: OnFault | None = None) -> None:
    """Let a bot play a seat until the game is over. What it forfeits is drawn evenly from the legal actions."""
    settings = table.shown.settings
    board = load_board(settings.board)
    luck = random.Random(secrets.randbits(53) if seed is None else seed)
    player = new_player(spec, board=board, players=settings.players, seed=luck.getrandbits(53))
    try:
        for turn in table.turns([seat]):
            turn.play(_choice(board, player, turn, luck, on_fault))
        game = table.look(seat).game
        if isinstance(player, Leaving) and game is not None:
            player.over(_seen(board, game))
    finally:
        leave = getattr(player, "leave", None)
        if leave is not None:
            leave()


def _choice(board: Board, player: Player, turn: Turn, luck: random.Random, on_fault: OnFault | None) -> str:
    seen = _seen(board, turn.view)
    try:
        return str(action_for(board, seen.states[0], turn.seat, player.choose(seen)))
    except Fault as fault:
        if on_fault is not None:
            on_fault(fault)
        return luck.choice(turn.view.actions)


def _seen(board: Board, view: View) -> Seen:
    assert view.seat is not None
    return Seen(board, states_of(board, view), view.seat)
