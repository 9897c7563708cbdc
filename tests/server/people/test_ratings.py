"""Ratings: the same numbers as openskill used directly, identical whenever computed, and in the order of strength."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import Connection, select

from branchline.boards import load_board
from branchline.server.people import ratings
from branchline.server.store import open_store, result_statements, schema
from branchline.server.store.rows import FinishedGame, SeatResult, Skill
from tests.volume import long

BOARDS = ("thistledown", "poland", "nordic", "europe", "usa")
LEVELS = ("novice", "easy", "medium", "hard", "expert", "master")


def game_of(number: int, board: str, seats: Sequence[tuple[str | None, str | None]], places: list[int]) -> FinishedGame:
    """A finished game with these people and bots, and these places."""
    return FinishedGame(
        f"game{number:05d}", board, "digest", len(seats), "none", True, "played", 1000.0 + number,
        tuple(
            SeatResult(seat, person, person, bot, place, 100 - 10 * place, 3, 1, 20)
            for seat, ((person, bot), place) in enumerate(zip(seats, places, strict=True))
        ),
        ratings,
    )  # fmt: skip


def simulated(seed: int, games: int) -> list[FinishedGame]:
    """Games of people and bots of known strengths, with ties, on two boards."""
    luck = random.Random(seed)
    strength = {f"p{number}": luck.gauss(25, 8) for number in range(40)} | {"easy": 14, "medium": 25, "hard": 38}
    found = []
    for number in range(games):
        players = luck.choice((2, 2, 3, 4))
        names = luck.sample([name for name in strength if name.startswith("p")], players - 1)
        names.append(luck.choice(("easy", "medium", "hard", names[0] + "x")))
        strength.setdefault(names[-1], luck.gauss(25, 8))
        if players > 2 and luck.random() < 0.3:
            names[1:] = [luck.choice(("easy", "medium"))] * (players - 1)  # one level in several seats
        luck.shuffle(names)
        form = [strength[name] + luck.gauss(0, 4) for name in names]
        score = [round(each / 4) for each in form]  # coarse, so that there are ties
        places = [1 + sum(other > own for other in score) for own in score]
        seats = [(None, name) if name in LEVELS else (name, None) for name in names]
        found.append(game_of(number, luck.choice(("thistledown", "usa")), seats, places))
    return found


def straight(games: list[FinishedGame]) -> dict[tuple[str, str, int], tuple[float, float]]:
    """The same by openskill directly: rating objects that live on from game to game, and no code of ours."""
    model = PlackettLuce()
    known: dict[tuple[str, str, int], Any] = {}
    for game in games:
        keys = [(seat.bot or seat.person or "", game.board, game.players) for seat in game.seats]
        for key, seat in zip(keys, game.seats, strict=True):
            if key not in known:
                first = ratings.first_skill(f"b:{seat.bot}", game.board, game.players)
                known[key] = model.rating(*first) if seat.bot is not None else model.rating()
        places = [float(seat.place or 0) for seat in game.seats]
        teams = [[model.rating(known[key].mu, known[key].sigma)] for key in keys]  # a level may have several seats
        rated = [team[0] for team in model.rate(teams, ranks=places)]
        for key in set(keys):
            own = [each for each, other in zip(rated, keys, strict=True) if other == key]
            mean = (math.fsum(each.mu for each in own) / len(own), math.fsum(each.sigma for each in own) / len(own))
            known[key] = model.rating(*mean)
    return {key: (each.mu, each.sigma) for key, each in known.items()}


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> str:
    return f"sqlite:///{tmp_path_factory.mktemp('ratings') / 'branchline.db'}"


def test_a_thousand_games_give_what_openskill_gives_and_a_recomputation_changes_no_bit(template: str) -> None:
    games = simulated(1, 1000)

    def add_all(connection: Connection) -> None:
        for game in games:
            result_statements.add_finished_game(connection, game)

    def stored(connection: Connection) -> dict[tuple[str, str, int], tuple[float, ...]]:
        found = connection.execute(select(schema.ratings)).mappings()
        return {
            (row["subject"][2:], row["board"], row["players"]): (row["mu"], row["sigma"], row["shown"], row["games"])
            for row in found
        }

    async def run() -> tuple[Any, Any, Any]:
        store = await open_store(template)
        try:
            await store.write(add_all)
            first = await store.read(stored)
            differences = await store.read(result_statements.rating_differences, ratings)
            assert await store.write(result_statements.recompute_ratings, ratings) == 1000
            return first, differences, await store.read(stored)
        finally:
            await store.close()

    first, differences, again = asyncio.run(run())
    right = straight(games)
    assert first.keys() == right.keys()
    for key, (mu, sigma) in right.items():
        assert first[key][:2] == pytest.approx((mu, sigma), rel=1e-12, abs=1e-12)
    assert sum(each[3] for each in first.values()) == sum(game.players for game in games)
    assert differences == (1000, [])
    assert again == first


@pytest.mark.parametrize("board", BOARDS)
def test_bots_start_in_the_order_of_their_strength(board: str) -> None:
    fewest, most = load_board(board).rules.players
    for players in range(fewest, most + 1):
        skills = [ratings.first_skill(f"b:{level}", board, players) for level in LEVELS]
        assert all(weak.mu < strong.mu for weak, strong in pairwise(skills))
        assert not any(ratings.is_provisional(skill) for skill in skills)


def test_unknown_boards_use_the_usual_strengths_and_people_begin_at_1500() -> None:
    assert ratings.first_skill("b:hard", "my-own-board", 4).mu == ratings.USUAL["hard"]
    assert ratings.shown(ratings.first_skill("p:somebody", "usa", 3), 3) == 1500.0
    assert ratings.is_provisional(ratings.first_skill("p:somebody", "usa", 3))


def test_two_hundred_points_are_three_games_of_four() -> None:
    for players in (2, 5):
        unit = ratings.shown(Skill(26.0, 1.0), players) - 1500.0
        ahead = 200.0 / unit
        odds = math.exp(ahead / (ratings.BETA * math.sqrt(players)))
        assert odds / (1 + odds) == pytest.approx(0.76, abs=0.01)


def test_a_first_game_against_a_bot_says_something() -> None:
    """Beating a strong bot lifts a newcomer, losing to it costs almost nothing, and the bot hardly changes."""
    newcomer, bot = Skill(ratings.START, ratings.DOUBT), ratings.first_skill("b:master", "usa", 2)
    won, lost = ratings.rate([newcomer, bot], [1, 2]), ratings.rate([newcomer, bot], [2, 1])
    assert ratings.shown(won[0], 2) > 1600
    assert 0 < newcomer.mu - lost[0].mu < (won[0].mu - newcomer.mu) / 5
    assert abs(won[1].mu - bot.mu) < 0.1 * (won[0].mu - newcomer.mu)


def test_leaving_never_pays() -> None:
    """Whatever the place on the board would have been: last costs at least as much as any other place."""
    luck = random.Random(3)
    for _ in range(200):
        skills = [Skill(luck.gauss(25, 8), luck.uniform(1, 8)) for _ in range(luck.choice((2, 3, 4, 5)))]
        others = luck.sample(range(1, len(skills)), len(skills) - 1)
        as_last = ratings.rate(skills, [len(skills), *others])[0].mu
        for place in range(1, len(skills)):
            places = [place, *(each + (each >= place) for each in others)]
            assert ratings.rate(skills, places)[0].mu >= as_last


def _order_on(board: str, players: int, games: int, luck: random.Random, levels: Sequence[str]) -> list[str]:
    """Newcomers who play exactly as well as these levels, in the order of their ratings after some games."""
    skills = {level: Skill(ratings.START, ratings.DOUBT) for level in levels}
    strength = {level: ratings.first_skill(f"b:{level}", board, players) for level in LEVELS}
    unit = ratings.BETA * math.sqrt(players)
    for _ in range(games):
        for level in levels:
            rivals = [luck.choice(LEVELS) for _ in range(players - 1)]
            # The model's own assumption: who gets the largest of these random numbers finishes first.
            form = [strength[each].mu / unit - math.log(-math.log(luck.random())) for each in (level, *rivals)]
            places = [1 + sum(other > own for other in form) for own in form]
            before = [skills[level], *(strength[rival] for rival in rivals)]
            skills[level] = ratings.rate(before, places)[0]
    return sorted(skills, key=lambda level: skills[level].mu)


@pytest.mark.parametrize("board", BOARDS)
def test_players_of_known_strength_come_out_in_the_right_order(board: str) -> None:
    # On the smallest board luck counts for more: levels are as little as 40 Elo apart there.
    levels, games = (LEVELS, 60) if board != "thistledown" else (("novice", "medium", "expert", "master"), 240)
    assert _order_on(board, 2, games, random.Random(5), levels) == list(levels)


@long
@pytest.mark.parametrize("board", BOARDS)
def test_real_games_of_bots_come_out_in_the_right_order(board: str, tmp_path: Path) -> None:
    """Three levels that begin as newcomers, in real games with every number of players."""
    import numpy as np

    from branchline.arena import new_plan, play_block
    from branchline.bots import LEVELS as SPECS

    fewest, most = load_board(board).rules.players
    levels = ("novice", "medium", "expert")
    for players in range(fewest, most + 1):
        specs = tuple(SPECS[level] for level in levels)
        plan = new_plan(load_board(board), specs, players, 7)
        rows = [play_block(load_board(board), specs, players, plan.block(n)) for n in range(plan.blocks(300))]
        skills = [Skill(ratings.START, ratings.DOUBT)] * 3
        for game in np.concatenate(rows).reshape(-1, players):
            bots = game["bot"].tolist()
            after = ratings.rate([skills[bot] for bot in bots], game["rank"].tolist())
            for bot in set(bots):
                own = [skill for skill, other in zip(after, bots, strict=True) if other == bot]
                skills[bot] = Skill(sum(s.mu for s in own) / len(own), sum(s.sigma for s in own) / len(own))
        assert skills[0].mu < skills[1].mu < skills[2].mu, (board, players)
