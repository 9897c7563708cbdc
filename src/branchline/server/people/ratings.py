"""Ratings: openskill's Plackett–Luce model as pure functions, and the number that people see.

A skill is a mean (mu) and an uncertainty (sigma). There is one for each player, board and number of players. Bots are
in the same pool. They begin with strengths that were measured beforehand (`tools/strengths.py`) and are well known, so
that a first game against a bot already says something about a person.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import log, sqrt
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from branchline.server.store.rows import BOT, Skill

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

START, DOUBT = 25.0, 25.0 / 3  # skill of a newcomer, and its uncertainty
BETA = 25.0 / 6  # how much luck there is in a game: openskill's usual value
TAU = 25.0 / 300  # how much a skill may change between two games
BOT_DOUBT = 1.0  # bots were measured in hundreds of games
PROVISIONAL = 5.0  # a rating is provisional while its uncertainty is larger: for about ten even games
CENTRE, ELO = 1500.0, 400.0 / log(10)  # of the number that people see
STRENGTHS = Path(__file__).with_name("strengths.json")
# Skills of bots, on boards that were not measured.
USUAL = {"novice": 11.0, "easy": 19.0, "medium": START, "hard": 31.0, "expert": 38.0, "master": 47.0}


def first_skill(subject: str, board: str, players: int) -> Skill:
    """The skill before the first rated game, of a person (`p:` and an id) or a bot (`b:` and its level)."""
    if not subject.startswith(BOT):
        return Skill(START, DOUBT)
    measured = _strengths().get(board, {}).get(str(players), USUAL)
    return Skill(measured.get(subject.removeprefix(BOT), START), BOT_DOUBT)


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game, by seat, given the skills before it and the places: 1 for the best, ties are equal."""
    model = _model()
    teams = [[model.rating(mu=skill.mu, sigma=skill.sigma)] for skill in skills]
    rated = model.rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in rated]


def shown(skill: Skill, players: int) -> float:
    """The number that people see: 1500 for a newcomer, and on the scale of Elo for each number of players.

    Of two players whose skills are well known, one who is 200 points ahead finishes first in three games of four.
    """
    return CENTRE + ELO / (BETA * sqrt(players)) * (skill.mu - START)


def is_provisional(skill: Skill) -> bool:
    return skill.sigma > PROVISIONAL


@cache
def _strengths() -> dict[str, dict[str, dict[str, float]]]:
    return msgspec.json.decode(STRENGTHS.read_bytes(), type=dict[str, dict[str, dict[str, float]]])


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START, sigma=DOUBT, beta=BETA, tau=TAU)
