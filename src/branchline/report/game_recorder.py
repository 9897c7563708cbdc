"""The compiled part: whole games, and what happens in them written down."""

from __future__ import annotations

import numpy as np

from branchline.bots.policy.choice import choose
from branchline.report.compiled import inner, jit
from branchline.report.game_record import CARDS, GIVEN_UP, LANE, NOBODY, PASSED, STATION, TICKETS
from branchline.rules.batch import set_up_batch
from branchline.rules.bits import has
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
    START,
    TUNNEL,
    TURN,
    UNKNOWN_TICKET,
    WON,
)
from branchline.rules.records import STATION as FIRST_STATION


@jit
def note_games(
    board: np.ndarray,
    states: np.ndarray,
    players: int,
    run_low: np.uint64,
    run_high: np.uint64,
    index: int,
    habits: np.ndarray,
    work: np.ndarray,
    actions: np.ndarray,
    fate: np.ndarray,
    counts: np.ndarray,
    out: np.ndarray,
) -> None:
    """Games `index`, `index + 1` … of a run, one for each blank record of `out`.

    They are played by a policy with these habits; or, if `actions` are given, by these, one game after another.
    `states` holds two: the first is played on, the second must be blank.
    """
    luck = np.empty(1, dtype=np.uint64)
    state = states[0]
    told = 0
    for i in range(out.size):
        states[0] = states[1]
        set_up_batch(board, states[:1], players, -1, 0, run_low, run_high, index + i, luck, fate)
        game = out[i]
        _note_start(board[0], state, game)
        deed = CARDS
        while state.phase != OVER:
            seat = next_seat(state)
            if told < actions.size:
                action = actions[told]
                told += 1
            else:
                action = choose(board[0], state, seat, habits, work[0])
            phase = int(state.phase)
            if phase == TURN:
                deed = _deed(board[0], action)
            elif action == DECLINE:
                deed = GIVEN_UP
            lane = _lane(board[0], state, action)
            rivals = _rivals(board[0], state, seat, lane) if lane >= 0 else 0
            play(board[0], state, seat, action, fate)
            if lane >= 0:
                _note_lane(board[0], state, seat, lane, rivals, action, players, game)
            if phase == START:
                if state.phase != START:
                    _note_kept(state, game)
            elif state.phase == TURN or state.phase == OVER:
                game.deeds[seat, deed] += 1
                game.turns += 1
        final_count(board[0], state, counts[0])
        _note_end(state, counts[0], game)


@inner
def _deed(board: np.record, action: int) -> int:
    """What a turn that begins with this action is used for."""
    if action >= board.claim:
        return LANE
    if action >= FIRST_STATION:
        return STATION
    if action == DRAW_TICKETS:
        return TICKETS
    return PASSED if action == PASS else CARDS


@inner
def _lane(board: np.record, state: np.record, action: int) -> int:
    """The lane that is being claimed, now or since an earlier action; -1: none."""
    return int(board.action_lane[action]) if action >= board.claim else int(state.laid_lane)


@inner
def _rivals(board: np.record, state: np.record, seat: int, lane: int) -> int:
    """How many others might have claimed the lane and have built at both its ends; of a country, at the other end."""
    rivals = 0
    for other in range(state.players):
        if other != seat and has(state.open[other], lane):
            one = _stands_at(board, state, other, int(board.ends[lane, 0]))
            if one and (board.country[lane] >= 0 or _stands_at(board, state, other, int(board.ends[lane, 1]))):
                rivals += 1
    return rivals


@inner
def _stands_at(board: np.record, state: np.record, seat: int, place: int) -> bool:
    for lane in range(board.lane_count):
        if (board.ends[lane, 0] == place or board.ends[lane, 1] == place) and has(state.lanes[seat], lane):
            return True
    return False


@inner
def _note_lane(
    board: np.record,
    state: np.record,
    seat: int,
    lane: int,
    rivals: int,
    action: int,
    players: int,
    game: np.record,
) -> None:
    """After an action towards a claim: what the tunnel asked for, and the claim if it is done."""
    if action >= board.claim and board.tunnel[lane] and state.phase != PAYING:
        asked = int(state.owed) if state.phase == TUNNEL else 0
        game.tunnels[asked] += 1
    if action == DECLINE:
        game.declined += 1
    if game.owner[lane] == NOBODY and has(state.lanes[seat], lane):
        game.owner[lane] = seat
        game.rivals[lane] = rivals
        game.claimed[lane] = game.turns // players + 1


@inner
def _note_start(board: np.record, state: np.record, game: np.record) -> None:
    game.first = state.first
    for lane in range(game.owner.size):
        game.owner[lane] = NOBODY
    for seat in range(game.offered.shape[0]):
        for i in range(OFFER):
            game.offered[seat, i] = state.offer[seat, i] if i < state.offer_size[seat] else UNKNOWN_TICKET


@inner
def _note_kept(state: np.record, game: np.record) -> None:
    for seat in range(state.players):
        for word in range(2):
            game.kept[seat, word] = state.tickets[seat, word]


@inner
def _note_end(state: np.record, count: np.record, game: np.record) -> None:
    game.ending = state.ending
    for seat in range(state.players):
        for word in range(2):
            game.tickets[seat, word] = state.tickets[seat, word]
            game.complete[seat, word] = count.complete[seat, word]
        game.stations[seat] = state.stations[seat]
        game.country_cards[seat] = state.country_cards[seat]
        for column in range(WON + 1):
            game.score[seat, column] = count.score[seat, column]
