"""The lesson of a game: what each seat should do differently, checked against the game that it speaks of."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytest

from branchline import Game
from branchline.bots import new_player
from branchline.bots.coach.lesson import FEWEST_SHORT, LATE, LEFT, OVERLOOKED, STRAYED, Lesson, lesson
from branchline.bots.coach.output import lesson_in_words
from branchline.bots.interface import seen_by
from branchline.game.shortest_path import ticket_paths
from branchline.texts import LANGUAGES, Texts

GAMES = (("thistledown", "greedy", 4), ("usa", "greedy", 3), ("thistledown", "random", 4), ("nordic", "greedy", 2))


class Told(NamedTuple):
    """A lesson, and the game that it is about: the positions before the acts of its seat, and the end."""

    lesson: Lesson
    seat: int
    before: list[Game]
    acts: list[str]
    end: Game


@cache
def lessons() -> list[Told]:
    found = []
    for board, bot, games in GAMES:
        for seed in range(games):
            game = Game.new(board, players=2, seed=seed)
            bots = [new_player(bot, board=game.board, players=2, seed=seed + seat) for seat in range(2)]
            before: tuple[list[Game], list[Game]] = [], []
            while not game.over:
                seat = game.actors[0]
                before[seat].append(game.copy())
                game.play(bots[seat].choose(seen_by(game, seat)), seat)
            for seat in range(2):
                acts = [act for actor, act, _ in game.acts if actor == seat]
                seen = [seen_by(each, seat) for each in before[seat]]
                told = lesson(game.board, zip(seen, acts, strict=True), game.view(seat), seat)
                if told is not None:
                    found.append(Told(told, seat, before[seat], acts, game))
    return found


def trains_needed(game: Game, seat: int) -> dict[str, int]:
    """How many trains each ticket of a seat still takes."""
    return {ticket: path.trains for ticket, path in ticket_paths(game.board, game.view(seat)).items()}


def test_a_ticket_that_failed_while_trains_went_elsewhere() -> None:
    """The trains are those of the claims after which every ticket takes as many more as before."""
    strayed = [told for told in lessons() if told.lesson[0] == "coach-lesson-strayed"]
    strayed = [
        told for told in strayed if not any(route.tunnel for route in told.end.board.routes)
    ]  # one act per claim
    assert len(strayed) > 1
    for (_, data), seat, before, acts, end in strayed:
        (ticket,) = data["goals"]
        assert ticket in end.scores[seat].failed
        trains = 0
        for game, act in zip(before, acts, strict=True):
            needed = trains_needed(game, seat)
            if not act.startswith("claim") or ticket not in needed:
                continue
            after = game.copy()
            after.play(act, seat)
            closer = any(trains_needed(after, seat).get(each, left) < left for each, left in needed.items())
            trains += 0 if closer else game.trains[seat] - after.trains[seat]
        assert data["trains"] == trains >= STRAYED


def test_a_ticket_that_came_too_late() -> None:
    late = [told for told in lessons() if told.lesson[0] == "coach-lesson-late"]
    assert late
    for (_, data), seat, before, acts, end in late:
        (ticket,) = data["goals"]
        assert ticket in end.scores[seat].failed
        kept = [game for game, act in zip(before, acts, strict=True) if act.startswith("keep") and ticket in act]
        assert [game.trains[seat] for game in kept] == [data["trains"]]
        assert data["trains"] <= LATE


def test_the_other_lessons_speak_of_the_end_of_the_game() -> None:
    """A ticket that failed, trains and cards that were left, short routes; and cards that lay face up."""
    for (code, data), seat, before, acts, end in lessons():
        lengths = [end.board.routes[end.board.route_index[route]].length for route in end.routes(seat)]
        if code == "coach-lesson-failed":
            assert {*data["goals"]} <= {*end.scores[seat].failed}
        elif code == "coach-lesson-left":
            assert LEFT <= data["trains"] == end.trains[seat]
            assert data["number"] == sum(end.hand(seat).values())
        elif code == "coach-lesson-short":
            assert FEWEST_SHORT <= data["number"] == sum(length <= 2 for length in lengths)
            assert data["total"] == len(lengths)
        elif code == "coach-lesson-overlooked":
            shown = [game for game, act in zip(before, acts, strict=True) if act == "draw" and any(game.face_up)]
            assert OVERLOOKED <= data["number"] <= len(shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_is_what_happened_and_what_would_help(language: str) -> None:
    for told in lessons():
        texts = Texts(language, told.end.board, ["Ada", "Bo"])
        words = lesson_in_words(told.lesson, texts)
        assert words.endswith(".")
        assert words.count(". ") + words.count(": ") >= 1
