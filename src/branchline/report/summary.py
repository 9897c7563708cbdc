"""All numbers of a report, for one number of players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from branchline._version import __version__
from branchline.boards import Board
from branchline.report.estimates import Floats
from branchline.report.game_record import Noted
from branchline.report.routes import CityNumbers, Claims, LaneNumbers, city_numbers, claim_numbers, lane_numbers
from branchline.report.scores import (
    QUANTILES,
    Place,
    Scores,
    Specials,
    Turns,
    places,
    score_numbers,
    special_numbers,
    turn_numbers,
)
from branchline.report.tickets import Holding, Openings, TicketNumbers, holding_numbers, opening_numbers, ticket_numbers
from branchline.rules.records import WON

FORMAT = 1  # of the JSON


@dataclass(frozen=True, slots=True)
class Run:
    """Whose games a report is about."""

    bot: str
    seed: str
    games: int  # for each number of players


@dataclass(frozen=True, slots=True)
class Summary:
    players: int
    games: int
    places: list[Place]
    scores: Scores
    turns: Turns
    claims: Claims
    lanes: list[LaneNumbers]
    cities: list[CityNumbers]
    holding: Holding
    tickets: list[TicketNumbers]
    openings: Openings
    specials: Specials

    @property
    def par(self) -> float:
        """An even share of victories."""
        return 1 / self.players


def summarise(board: Board, players: int, noted: Noted) -> Summary:
    """The numbers of the games that were noted."""
    won = victories(noted, players)
    return Summary(
        players=players,
        games=len(noted),
        places=places(noted, players, won),
        scores=score_numbers(noted, players),
        turns=turn_numbers(noted, players),
        claims=claim_numbers(board, noted),
        lanes=lane_numbers(board, noted, won),
        cities=city_numbers(board, noted, players),
        holding=holding_numbers(board, noted, players),
        tickets=ticket_numbers(board, noted, players, won),
        openings=opening_numbers(board, noted, players, won),
        specials=special_numbers(board, noted, players),
    )


def victories(noted: Noted, players: int) -> Floats:
    """By game and seat: 1 for a victory, or a part of it if it is shared."""
    won = (noted["score"][:, :players, WON] != 0).astype(np.float64)
    shares: Floats = won / won.sum(axis=1, keepdims=True)
    return shares


def as_json(board: Board, run: Run, summaries: Sequence[Summary]) -> dict[str, Any]:
    """The same numbers for programs."""
    return {
        "format": FORMAT,
        "version": __version__,
        "board": board.id,
        "digest": board.digest,
        **asdict(run),
        "quantiles": QUANTILES,
        "players": [asdict(summary) for summary in summaries],
    }
