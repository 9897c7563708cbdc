"""Final scores, from the compiled count: by category and by name for people, as rewards for learning programs."""

from __future__ import annotations

from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from branchline._util.threads import parallel_slices
from branchline.boards import Board
from branchline.game.errors import BatchError
from branchline.game.positions import bits, ticket_names
from branchline.game.views import Score as Score
from branchline.rules import engine, records

Reward = Literal["win", "margin", "points"]
REWARDS: tuple[Reward, ...] = get_args(Reward)


def scores(board: Board, state: np.record, counted: np.record) -> list[Score]:
    """The score of every seat; `counted` is a record of dtype COUNT."""
    return [_score(board, state, counted, seat) for seat in range(int(state.players))]


def winners(state: np.record, counted: np.record) -> tuple[int, ...]:
    """The seats that have won; several if they share the victory."""
    return tuple(seat for seat in range(int(state.players)) if counted.score[seat, records.WON])


def total_scores(
    board: np.record, states: engine.States, players: int, threads: int
) -> tuple[npt.NDArray[np.int32], npt.NDArray[np.bool_]]:
    """Total scores and victories of many games, by seat: final, or as if the games ended now."""
    totals = np.empty((states.size, players), dtype=np.int32)
    won = np.empty((states.size, players), dtype=np.bool_)

    def count(part: slice) -> None:
        score = engine.counts(board, states[part])["score"][:, :players]
        totals[part], won[part] = score[..., records.TOTAL], score[..., records.WON]

    parallel_slices(count, states.size, threads)
    return totals, won


def _score(board: Board, state: np.record, counted: np.record, seat: int) -> Score:
    row = counted.score[seat]
    complete = ticket_names(board, counted.complete[seat])
    borrowed: dict[str, str | None] = {}
    for city in bits(state.stations[seat]):
        route = int(counted.borrowed[seat, city])
        borrowed[board.cities[city].id] = board.routes[route].id if route >= 0 else None
    return Score(
        routes=int(row[records.ROUTE_POINTS]),
        tickets=int(row[records.TICKET_POINTS]),
        stations=int(row[records.STATION_POINTS]),
        longest_path=int(row[records.PATH_BONUS]),
        most_tickets=int(row[records.TICKET_BONUS]),
        countries=int(row[records.COUNTRY_POINTS]),
        total=int(row[records.TOTAL]),
        completed=tuple(complete),
        failed=tuple(t for t in ticket_names(board, state.tickets[seat]) if t not in complete),
        path=int(row[records.PATH]),
        borrowed=borrowed,
    )


def check_reward(reward: object) -> None:
    """Raises BatchError for a reward that does not exist."""
    if reward not in REWARDS:
        raise BatchError(f"no reward {reward!r}; there are {', '.join(REWARDS)}")


def final_rewards(scores: npt.NDArray[np.int32], won: npt.NDArray[np.bool_], reward: Reward) -> npt.NDArray[np.float64]:
    """Rewards by seat, one row per game.

    `win` is 1 for a victory and -1 / (players - 1) for a defeat; several winners share what one would get. `margin` is
    the score minus the mean score of the others, `points` the score. Those of `win` and `margin` add up to zero.
    """
    check_reward(reward)
    players = scores.shape[1]
    if reward == "points":
        return scores.astype(np.float64)
    rewards: npt.NDArray[np.float64]
    if reward == "margin":
        rewards = scores - (scores.sum(axis=1, keepdims=True) - scores) / (players - 1)
    else:
        share = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
        rewards = (players * share - 1) / (players - 1)
    return rewards
