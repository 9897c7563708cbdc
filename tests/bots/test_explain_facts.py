"""Every reason is true, in hundreds of positions on every board, and told from what the seat may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pytest

from branchline.boards import Board, builtin_boards, load_board
from branchline.boards.model import CARDS, LOCOMOTIVE
from branchline.bots import SeatInput
from branchline.bots.explain.explanation import AGAINST, SHOWN, explain, numbers, words
from branchline.bots.explain.reasons import Reason
from branchline.bots.policies import Policy
from branchline.bots.policy.plans import plan_of
from branchline.bots.search.player import SearchPlayer
from branchline.rules import engine
from branchline.rules.records import LEGAL, OVER
from branchline.terminal.look import Look
from branchline.terminal.table import ticket_line
from branchline.texts import Texts
from branchline.texts.languages import LANGUAGES
from tests.bots.facts import HABITS, TRUE, Check
from tests.bots.ticket_facts import TRUE_OF_TICKETS, worth
from tests.volume import some_of, volume

POSITIONS = volume(80, 200)
GOES_BACK = {"en": "goes back: ", "pl": "Odrzuć ", "ro": " se înapoiază: "}
EVERY = TRUE | TRUE_OF_TICKETS


class Racer:
    """A policy with the same habits on every board."""

    def __init__(self) -> None:
        self.habits = HABITS
        self._policy = Policy(HABITS)

    def choose(self, seen: SeatInput) -> int:
        return self._policy.choose(engine.board_record(seen.board), seen.states, seen.seat)


def positions(board: Board, number: int) -> Iterator[tuple[engine.States, int]]:
    """Games at so many decisions, of policies that now and then do something at random."""
    record, rng = engine.board_record(board), np.random.default_rng(len(board.routes))
    found, seed, racer = 0, 0, Racer()
    while found < number:
        states = engine.new_states(1)
        low, high = board.rules.players
        engine.set_up(record, states, players=low + seed % (high - low + 1), seed=seed)
        seed += 1
        while states["phase"][0] != OVER and found < number:
            seat = engine.to_act(states)
            if rng.random() < 0.25:
                yield states, seat
                found += 1
            legal = np.flatnonzero(engine.legal_masks(record, states, seat)[0])
            chosen = rng.choice(legal) if rng.random() < 0.15 else racer.choose(SeatInput.by(board, states, seat))
            assert engine.play(record, states, [chosen], seat)[0] == LEGAL


@pytest.mark.parametrize("name", builtin_boards())
def test_every_reason_is_true_and_fair(name: str) -> None:
    board = load_board(name)
    record, rng = engine.board_record(board), np.full(1, 7, dtype=np.uint64)
    told: Counter[str] = Counter()
    for states, seat in positions(board, POSITIONS):
        seen = SeatInput.by(board, states, seat)
        explained = explain(Racer(), seen)
        assert explained.reasons
        for code, data in explained.reasons:
            told[code] += 1
            assert EVERY[code](Check(seen, explained, states), data), (code, data, explained.action)
        if explained.action.kind == "draw":
            lacking = {card for code, data in explained.reasons if code == "because-lacks" for card in data["short"]}
            face_up = {*seen.view.legal.take} - ({LOCOMOTIVE} if board.rules.face_up_locomotive_ends_draw else set())
            assert not lacking & face_up
            if LOCOMOTIVE in lacking and LOCOMOTIVE in seen.view.face_up:  # it is not taken, and that is explained
                codes = {code for code, _ in explained.reasons}
                assert codes & {"because-face-up-locomotive", "because-locomotive-turn", "because-locomotive-second"}
        dealt = SeatInput.by(board, engine.redeal(record, states, seat, rng), seat)
        assert explain(Racer(), dealt) == explained
        for language in LANGUAGES:
            lines = words(explained, Texts(language, board))
            assert all(line.endswith((".", ":")) and line[0] == line[0].upper() for line in lines)
    assert len(told) > 10


@pytest.mark.parametrize("name", builtin_boards())
def test_so_are_those_of_a_search_which_may_choose_otherwise(name: str) -> None:
    board = load_board(name)
    other, unexplained = 0, 0
    for states, seat in positions(board, 20):
        seen = SeatInput.by(board, states, seat)
        player = SearchPlayer(HABITS, seed=1, playouts=24, seconds=None, depth=0, threads=1, sure=0.0, version=2)
        explained = explain(player, seen)
        other += explained.number != Racer().choose(seen)
        unexplained += {code for code, _ in explained.reasons} <= {"because-playouts"}
        for code, data in explained.reasons:
            assert EVERY[code](Check(seen, explained, states, player.tried), data), (code, data, explained.action)
        if explained.chosen:
            options = {(option.playouts, option.chance) for option in (explained.chosen, *explained.others)}
            results = {(tried.playouts, tried.chance) for tried in player.tried if tried.playouts}
            if explained.number in {tried.action for tried in player.tried}:
                assert options == results
            else:  # the same claim with another payment, tried afterwards
                assert len(options & results) >= len(results) - 1
            assert explained.chosen.action == explained.action
            lines = numbers(explained, Texts("en", board))
            assert len(lines) == 2 + min(len(explained.others), SHOWN)
            told = [int(line.partition("%")[0]) for line in lines if "%" in line]
            assert told[0] == max(told)  # what is advised has the best number
    assert other
    assert unexplained <= 1


@pytest.mark.parametrize("language", some_of(LANGUAGES, ["en"]))
@pytest.mark.parametrize("name", builtin_boards())
def test_trains_are_those_that_the_table_shows(name: str, language: str) -> None:
    """A hint and the table beside it never contradict each other, and a ticket that goes back is said to."""
    board = load_board(name)
    texts, look = Texts(language, board), Look(140)
    compared: Counter[str] = Counter()
    for states, seat in positions(board, 400):
        seen = SeatInput.by(board, states, seat)
        view = seen.view
        explained = explain(Racer(), seen)
        sentences = dict(zip((code for code, _ in explained.reasons), words(explained, texts), strict=True))
        for code, data in explained.reasons:
            for ticket, trains in data.get("ways", {}).items():
                held = next(each for each in view.offer if each.ticket == ticket)
                shown = ticket_line(board, view, held, texts, look, 140, number=1).plain
                assert shown.endswith(texts("offer-way", trains=trains)), (shown, trains)
                assert texts.goal(ticket, trains) in sentences[code]
                compared[code] += 1
            if code == "because-points-spare":
                length = board.routes[board.route_index[str(explained.action.route)]].length
                assert data["trains"] == view.seats[seat].trains - length
                compared[code] += 1
            if code in AGAINST:
                (ticket,) = data["goals"]
                assert ticket not in explained.action.tickets
                assert GOES_BACK[language] in words(explained._replace(reasons=(Reason(code, data),)), texts)[0]
                compared[code] += 1
    assert compared["because-keep"] > 3
    assert compared.total() > 10


@pytest.mark.parametrize("name", builtin_boards())
def test_a_plan_is_read_as_the_policy_made_it(name: str) -> None:
    """What it wishes for is part of what the policy wants of each card; the tickets kept are those of the best plan."""
    board = load_board(name)
    for states, seat in positions(board, 40):
        seen = SeatInput.by(board, states, seat)
        plan = plan_of(seen, HABITS)
        for card in CARDS:
            wanted = sum(wish.worth for wish in plan.wishes if card in wish.cards)
            assert plan.need[card] >= wanted - 1e-9, card
        if seen.view.legal.keep:
            explained = explain(Racer(), seen)
            check = Check(seen, explained, states)
            offer = [held.ticket for held in seen.view.offer]
            for number in range(seen.view.legal.keep, len(offer) + 1):
                for kept in combinations(offer, number):
                    other = plan_of(seen, HABITS, [*check.held, *(board.ticket_index[ticket] for ticket in kept)])
                    assert worth(check, other, kept) <= worth(check, check.plan, explained.action.tickets) + 1e-9
