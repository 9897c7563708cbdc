"""Compiled game recorder: replays whole games and writes a fixed-size NumPy record of each.

In these records, sets of tickets, cities and cards are bit sets.
"""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from branchline.boards import limits
from branchline.rules.batch import Memory, Run, set_up_batch
from branchline.rules.bits import has
from branchline.rules.compiling import COMPILER as RULES
from branchline.rules.compiling import PackageCompiler
from branchline.rules.count import final_count
from branchline.rules.legal import next_seat
from branchline.rules.play import play
from branchline.rules.records import (
    DECLINE,
    DRAW_TICKETS,
    OFFER,
    OVER,
    PASS,
    PAYING,
    ROUTES,
    SEATS,
    START,
    TUNNEL,
    TURN,
    UNKNOWN_TICKET,
    WON,
)
from branchline.rules.records import STATION as FIRST_STATION

# The rules are compiled into the recorder, so their sources key its cache too.
COMPILER = PackageCompiler("report", [*RULES.sources, Path(__file__)])
inner = COMPILER.inner
jit = COMPILER.jit


# What a turn was used for.
CARDS, TICKETS, ROUTE, STATION, GIVEN_UP, PASSED = range(6)
USES = ("cards", "tickets", "route", "station", "given-up", "passed")

NOBODY = -1

GAME_RECORD = np.dtype(
    (
        np.record,
        np.dtype(
            [
                ("kept", "<u8", (SEATS, 2)),  # tickets kept at the start
                ("tickets", "<u8", (SEATS, 2)),  # tickets held at the end
                ("complete", "<u8", (SEATS, 2)),
                ("stations", "<u8", (SEATS,)),  # cities
                ("country_cards", "<u8", (SEATS,)),
                ("score", "<i4", (SEATS, WON + 1)),  # columns of the final scores
                ("turns", "<i4"),
                ("uses", "<i2", (SEATS, len(USES))),  # turns by what they were used for
                ("tunnels", "<i2", (limits.TUNNEL_CARDS + 1,)),  # tunnels tried, by the number of extra cards required
                ("declined", "<i2"),  # how many of these were given up
                ("claimed", "<i2", (ROUTES,)),  # the round in which the route was claimed, from 1; 0: not claimed
                ("owner", "i1", (ROUTES,)),  # the seat that claimed the route, or NOBODY
                ("rivals", "i1", (ROUTES,)),  # number of seats that contested the route when it was claimed
                ("offered", "u1", (SEATS, OFFER)),  # tickets offered at the start; 255: none
                ("first", "i1"),
                ("ending", "i1"),
            ],
            align=True,
        ),
    )
)
GameRecords: TypeAlias = npt.NDArray[np.record]


@jit
def record_games(
    board: np.ndarray,
    run: Run,
    index: int,
    memory: Memory,
    actions: np.ndarray,
    out: np.ndarray,
) -> None:
    """Replay games `index`, `index + 1` … of a run, one for each blank record of `out`, and record them.

    `actions` are those of all games, one game after another.
    """
    rng = np.empty(1, dtype=np.uint64)
    states, state = memory.states, memory.states[0]
    next_action = 0
    for i in range(out.size):
        states[0] = states[1]
        set_up_batch(board, states[:1], run, index + i, rng, memory.outcomes)
        game = out[i]
        _record_start(board[0], state, game)
        use = CARDS
        while state.phase != OVER:
            seat = next_seat(state)
            action = actions[next_action]
            next_action += 1
            phase = int(state.phase)
            if phase == TURN:
                use = _use(board[0], action)
            elif action == DECLINE:
                use = GIVEN_UP
            route = _route(board[0], state, action)
            rivals = _rivals(board[0], state, seat, route) if route >= 0 else 0
            play(board[0], state, seat, action, memory.outcomes)
            if route >= 0:
                _record_route(board[0], state, seat, route, rivals, action, run.players, game)
            if phase == START:
                if state.phase != START:
                    _record_kept(state, game)
            elif state.phase == TURN or state.phase == OVER:
                game.uses[seat, use] += 1
                game.turns += 1
        final_count(board[0], state, memory.counts[0])
        _record_end(state, memory.counts[0], game)


@inner
def _use(board: np.record, action: int) -> int:
    """The use of a turn that begins with this action."""
    if action >= board.claim:
        return ROUTE
    if action >= FIRST_STATION:
        return STATION
    if action == DRAW_TICKETS:
        return TICKETS
    return PASSED if action == PASS else CARDS


@inner
def _route(board: np.record, state: np.record, action: int) -> int:
    """The route that is being claimed by this action or an earlier one; -1 if none."""
    return int(board.action_route[action]) if action >= board.claim else int(state.laid_route)


@inner
def _rivals(board: np.record, state: np.record, seat: int, route: int) -> int:
    """The number of others who could claim the route and have built at both its ends (for a country, at its city)."""
    rivals = 0
    for other in range(state.players):
        if other != seat and has(state.open[other], route):
            one = _stands_at(board, state, other, int(board.ends[route, 0]))
            if one and (board.country[route] >= 0 or _stands_at(board, state, other, int(board.ends[route, 1]))):
                rivals += 1
    return rivals


@inner
def _stands_at(board: np.record, state: np.record, seat: int, place: int) -> bool:
    for route in range(board.route_count):
        if (board.ends[route, 0] == place or board.ends[route, 1] == place) and has(state.routes[seat], route):
            return True
    return False


@inner
def _record_route(
    board: np.record,
    state: np.record,
    seat: int,
    route: int,
    rivals: int,
    action: int,
    players: int,
    game: np.record,
) -> None:
    """After an action towards a claim: record the tunnel's extra cards, and the claim if it is complete."""
    if action >= board.claim and board.tunnel[route] and state.phase != PAYING:
        asked = int(state.owed) if state.phase == TUNNEL else 0
        game.tunnels[asked] += 1
    if action == DECLINE:
        game.declined += 1
    if game.owner[route] == NOBODY and has(state.routes[seat], route):
        game.owner[route] = seat
        game.rivals[route] = rivals
        game.claimed[route] = game.turns // players + 1


@inner
def _record_start(board: np.record, state: np.record, game: np.record) -> None:
    game.first = state.first
    for route in range(game.owner.size):
        game.owner[route] = NOBODY
    for seat in range(game.offered.shape[0]):
        for i in range(OFFER):
            game.offered[seat, i] = state.offer[seat, i] if i < state.offer_size[seat] else UNKNOWN_TICKET


@inner
def _record_kept(state: np.record, game: np.record) -> None:
    for seat in range(state.players):
        for word in range(2):
            game.kept[seat, word] = state.tickets[seat, word]


@inner
def _record_end(state: np.record, count: np.record, game: np.record) -> None:
    game.ending = state.ending
    for seat in range(state.players):
        for word in range(2):
            game.tickets[seat, word] = state.tickets[seat, word]
            game.complete[seat, word] = count.complete[seat, word]
        game.stations[seat] = state.stations[seat]
        game.country_cards[seat] = state.country_cards[seat]
        for column in range(WON + 1):
            game.score[seat, column] = count.score[seat, column]
