"""Every bot does everything that a board offers, where it makes sense: counted over some games of each."""

from __future__ import annotations

from collections import Counter
from functools import partial

import numpy as np
import pytest

from branchline.boards import load_board
from branchline.bots import BOTS
from branchline.rules import engine
from branchline.rules.records import DECLINE, DRAW, DRAW_TICKETS, GIVE, KEEP, LOCOMOTIVE, OFFERED, PAY, STATION, TAKE
from branchline.testing import play_game, seat_players
from tests.volume import some_of

BOARDS = ("usa", "europe", "poland", "nordic")
GAMES = 24  # at most, on each board: fewer if everything was done before
SEARCH = "search:playouts=5"


def kind_of(record: np.record, states: engine.States, action: int) -> list[str]:
    """What an action is, by the names below."""
    if action < DRAW:
        return ["locomotive taken"] if action == TAKE + LOCOMOTIVE else ["card taken"]
    if action >= int(record.claim):
        route = int(record.action_route[action])
        return ["claim", *["tunnel"] * bool(record.tunnel[route]), *["country"] * (int(record.country[route]) >= 0)]
    if action >= STATION:
        return ["station"]
    if action >= KEEP:
        return ["tickets kept later"] if states["phase"][0] == OFFERED else ["tickets kept"]
    names = {DRAW: "card drawn", DRAW_TICKETS: "tickets drawn", DECLINE: "tunnel declined"}
    if action in names:
        return [names[action]]
    return ["tunnel paid"] if action >= PAY else ["card given"] if action >= GIVE else ["passed"]


def offered_by(name: str) -> set[str]:
    """The kinds of action that a board's own rules bring."""
    board = load_board(name)
    record = engine.board_record(board)
    kinds = {"card drawn", "card taken", "claim", "tickets kept"}
    if record.stations:
        kinds |= {"station"}
    if record.tunnel.any():
        kinds |= {"tunnel", "tunnel paid", "tunnel declined"}
    if record.country_count:
        kinds |= {"country"}
    if record.group_price.any():
        kinds |= {"card given"}
    return kinds


@pytest.mark.parametrize("bot", some_of(BOTS, set(BOTS) - {"search"}))
def test_a_bot_uses_every_kind_of_action(bot: str) -> None:
    """On each board what its own rules bring; new tickets and face-up locomotives on at least one board.

    A greedy bot never draws tickets: it counts points now, and a ticket has none.
    """
    spec, players = (bot, 3) if bot != "search" else (SEARCH, 2)
    rare = {"locomotive taken"} if bot == "greedy" else {"locomotive taken", "tickets drawn", "tickets kept later"}
    everywhere: Counter[str] = Counter()
    lacking = {name: offered_by(name) for name in BOARDS}
    for seed in range(GAMES):
        for name in BOARDS:
            if lacking[name] or rare - set(everywhere):
                board = load_board(name)
                done: Counter[str] = Counter()
                watch = partial(_count, engine.board_record(board), done)
                play_game(board, seat_players(board, [spec] * players, seed), seed, watch)
                lacking[name] -= set(done)
                everywhere += done
    assert not any(lacking.values()), f"{bot} never did {lacking}"
    assert rare <= set(everywhere)
    assert everywhere["tickets drawn"] == everywhere["tickets kept later"]


def _count(record: np.record, done: Counter[str], states: engine.States, mover: int, chosen: int) -> None:
    done.update(kind_of(record, states, chosen))
