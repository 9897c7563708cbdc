"""All statistics of a report for one number of players, and their JSON form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from branchline import __version__
from branchline.boards import Board
from branchline.report.estimates import Floats
from branchline.report.game_recorder import GameRecords
from branchline.report.routes import CityNumbers, Claims, RouteNumbers, city_numbers, claim_numbers, route_numbers
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

FORMAT = 1  # version of the JSON format


@dataclass(frozen=True, slots=True)
class Run:
    """The games that a report is about."""

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
    routes: list[RouteNumbers]
    cities: list[CityNumbers]
    holding: Holding
    tickets: list[TicketNumbers]
    openings: Openings
    specials: Specials

    @property
    def par(self) -> float:
        """An even share of victories."""
        return 1 / self.players


def summarise(board: Board, players: int, records: GameRecords) -> Summary:
    """Compute the statistics of recorded games."""
    won = victories(records, players)
    return Summary(
        players=players,
        games=len(records),
        places=places(records, players, won),
        scores=score_numbers(records, players),
        turns=turn_numbers(records, players),
        claims=claim_numbers(board, records),
        routes=route_numbers(board, records, won),
        cities=city_numbers(board, records, players),
        holding=holding_numbers(board, records, players),
        tickets=ticket_numbers(board, records, players, won),
        openings=opening_numbers(board, records, players, won),
        specials=special_numbers(board, records, players),
    )


def victories(records: GameRecords, players: int) -> Floats:
    """The share of the victory by game and seat: 1 for a sole winner, a fraction for a shared victory, else 0."""
    won = (records["score"][:, :players, WON] != 0).astype(np.float64)
    shares: Floats = won / won.sum(axis=1, keepdims=True)
    return shares


def as_json(board: Board, run: Run, summaries: Sequence[Summary]) -> dict[str, Any]:
    """The statistics as data for JSON."""
    return {
        "format": FORMAT,
        "version": __version__,
        "board": board.id,
        "digest": board.digest,
        **asdict(run),
        "quantiles": QUANTILES,
        "players": [asdict(summary) for summary in summaries],
    }
