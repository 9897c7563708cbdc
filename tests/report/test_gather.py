"""What is records of games: as seen at the table, by compiled and by other bots alike, with any number of workers."""

from __future__ import annotations

import numpy as np
import pytest

from branchline.game.positions import bits, indexes
from branchline.report import ReportError, gather
from branchline.report.game_recorder import NOBODY, USES
from branchline.report.play import play_slowly
from branchline.rules.records import COMPLETED, ENDINGS, TOTAL, UNKNOWN_TICKET, WON
from tests.report.replay import SEED, board_of, records_of, watch

TABLES = [("thistledown", 2), ("thistledown", 4), ("usa", 2), ("europe", 3), ("poland", 2), ("nordic", 3)]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_notes_are_what_is_seen_at_the_table(name: str, players: int) -> None:
    board = board_of(name)
    records = records_of(name, players, 2)[1]
    seen = watch(name, players, 1)
    game = seen.game
    tickets = [ticket.id for ticket in board.tickets]
    assert (records["first"], records["turns"], ENDINGS[records["ending"]]) == (game.first, seen.turns, game.ending)
    claims = {
        route.id: (int(records["owner"][i]), int(records["claimed"][i]), int(records["rivals"][i]))
        for i, route in enumerate(board.routes)
        if records["owner"][i] != NOBODY
    }
    assert claims == seen.claims
    assert {i: n for i, n in enumerate(records["tunnels"].tolist()) if n} == seen.asked
    assert records["declined"] == seen.declined
    for seat in range(players):
        offered = [tickets[i] for i in records["offered"][seat] if i != UNKNOWN_TICKET]
        assert offered == seen.offered[seat]
        assert sorted(tickets[i] for i in indexes(records["kept"][seat])) == sorted(seen.kept[seat])
        assert sorted(tickets[i] for i in indexes(records["tickets"][seat])) == sorted(game.tickets(seat))
        assert sorted(tickets[i] for i in indexes(records["complete"][seat])) == sorted(game.scores[seat].completed)
        assert sorted(board.cities[i].id for i in bits(records["stations"][seat])) == sorted(game.stations(seat))
        assert {name: n for name, n in zip(USES, records["uses"][seat].tolist(), strict=True) if n} == seen.uses[seat]
        assert records["score"][seat, TOTAL] == game.scores[seat].total
        assert records["score"][seat, COMPLETED] == len(game.scores[seat].completed)
        assert bool(records["score"][seat, WON]) == (seat in game.winners)


@pytest.mark.parametrize(("name", "players"), [("thistledown", 3), ("europe", 2)])
def test_a_policy_plays_the_same_games_compiled_and_decision_by_decision(name: str, players: int) -> None:
    slow = play_slowly(board_of(name), "racer", players, SEED, 0, 3)
    assert slow.tobytes() == records_of(name, players, 3).tobytes()


def test_the_seed_decides_and_the_number_of_workers_does_not() -> None:
    board = board_of("thistledown")
    many = gather(board, "greedy", 2, 40, seed=3, workers=3)
    assert many.tobytes() == gather(board, "greedy", 2, 40, seed=3, workers=1).tobytes()
    assert many.tobytes() != gather(board, "greedy", 2, 40, seed=4, workers=1).tobytes()


def test_bots_in_processes_play_as_in_this_one() -> None:
    board = board_of("thistledown")
    told: list[int] = []
    many = gather(board, "random", 2, 6, seed=3, workers=2, progress=told.append)
    assert many.tobytes() == gather(board, "random", 2, 6, seed=3, workers=1).tobytes()
    assert sum(told) == 6
    assert np.all(many["turns"] > 0)


def test_a_bot_that_fails_ends_the_report_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    from branchline.bots.players import RandomPlayer

    board = board_of("thistledown")
    monkeypatch.setattr(RandomPlayer, "choose", lambda self, seen: 10**6)
    with pytest.raises(ReportError, match="random chose 1000000, which is not legal, in game 0"):
        gather(board, "random", 2, 1, seed=3, workers=1)
    monkeypatch.setattr(RandomPlayer, "choose", lambda self, seen: 1 // 0)
    with pytest.raises(ReportError, match="random failed: ZeroDivisionError"):
        gather(board, "random", 2, 1, seed=3, workers=1)
