"""Whole games by programs, at tables of real servers: whatever happens to the server, they don't notice."""

from __future__ import annotations

import random
from itertools import count

import pytest

from branchline.boards import builtin_boards
from branchline.client import Refused, Table, Turn, connect
from branchline.game.record import Record, replay
from branchline.game.verify import verify
from branchline.server.wire import Status, TableView
from branchline.testing import ServerProcess
from tests.client.lossy_proxy import LossyProxy
from tests.volume import long

pytestmark = long  # every test starts processes of its own, or plays whole games

LONGEST = 2000  # decisions


def greedy(turn: Turn, luck: random.Random) -> str:
    """Any claim, else anything: such games are short."""
    actions = turn.view.actions
    return luck.choice([action for action in actions if action.startswith("claim ")] or actions)


def play(table: Table, luck: random.Random) -> int:
    """To the end; returns how many decisions of one's own are in the log."""
    played = 0
    for _, turn in zip(range(LONGEST), table.turns(), strict=False):
        played += turn.play(greedy(turn, luck))
    return played


def acted(table: Table, *seats: int) -> int:
    """How many acts of some seats are in the finished game's record."""
    return sum(act.seat in seats for act in Record.parse(table.record()).acts)


def check_count(table: Table) -> TableView:
    """The game is over, and its record comes to the same count."""
    view = table.view
    assert (view.status, view.ending) == (Status.OVER, "played")
    game = replay(table.record())
    assert game.over
    assert tuple(game.scores) == view.scores
    assert game.winners == view.winners
    verdict = verify(Record.parse(table.record()), heads=[table.head])
    assert (verdict.problems, verdict.kept_to) == ((), view.version)
    return view


@pytest.mark.parametrize("board", builtin_boards())
def test_a_program_plays_against_bots(server: ServerProcess, board: str) -> None:
    with connect(server.url, name="Robo") as me:
        table = me.new_table(board, bots={1: "medium"} if board != "europe" else {0: "hard", 2: "medium"})
        seat = table.sit()
        table.start()
        assert play(table, random.Random(1)) == acted(table, seat)
        assert check_count(table).seats[seat].name == "Robo"


@pytest.mark.parametrize("server", ["cluster"], indirect=True)
def test_one_person_plays_two_seats_and_gets_the_view_of_each(server: ServerProcess) -> None:
    with connect(server.url, name="Both") as me:
        table = me.new_table("thistledown")
        assert [table.sit(name="Left"), table.sit(name="Right")] == [0, 1]
        table.start()
        luck, seen = random.Random(2), set()
        for turn in table.turns():
            assert turn.view.seat == turn.seat
            seen.add(turn.seat)
            turn.play(greedy(turn, luck))
        assert seen == {0, 1}
        assert [seat.name for seat in check_count(table).seats] == ["Left", "Right"]


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_restart_and_a_killed_worker_are_not_noticed(server: ServerProcess) -> None:
    with connect(server.url, name="Robo") as me:
        table = me.new_table("usa", bots={1: "medium"})
        table.sit(0)
        table.start()
        luck, played = random.Random(3), 0
        for number, turn in zip(count(), table.turns(), strict=False):
            if number == 5:
                server.restart()
            if number == 30:
                server.kill_worker()
            played += turn.play(greedy(turn, luck))
        assert played == acted(table, 0)
        check_count(table)
    server.await_ready()


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_a_program_without_sockets_asks(server: ServerProcess) -> None:
    """Of its own accord, or since there is something on the way that lets none through."""
    proxy = LossyProxy(server)
    try:
        for url, sockets in ((server.url, False), (proxy.url, True)):
            with connect(url, name="Robo", sockets=sockets) as me:
                table = me.new_table("thistledown", bots={1: "medium"})
                table.sit(0)
                table.start()
                assert play(table, random.Random(4)) == acted(table, 0)
                check_count(table)
        assert proxy.refused
    finally:
        proxy.close()


@pytest.mark.parametrize("server", ["cluster"], indirect=True)
def test_what_is_lost_on_the_way_happens_once(server: ServerProcess) -> None:
    """Answers get lost, the server is busy, or asks for patience: every command is in the log once."""
    proxy = LossyProxy(server, ("none", "lost", "none", "busy", "none", "lost", "haste"))
    try:
        with connect(proxy.url, name="Robo") as me:
            table = me.new_table("thistledown", bots={1: "medium"})
            table.sit(0)
            table.start()
            assert play(table, random.Random(5)) == acted(table, 0)
            check_count(table)
            assert len(me.my_tables()) == 1
        assert proxy.lost > 5
    finally:
        proxy.close()


@pytest.mark.parametrize("server", ["embedded"], indirect=True)
def test_who_comes_back_is_given_the_seat_by_the_bot_that_stood_in(server: ServerProcess) -> None:
    with connect(server.url, name="Robo") as me:
        table = me.new_table("thistledown", bots={1: "medium"})
        table.sit(0)
        table.start()
        table.stand_in(0)
        assert any(turn.play(turn.view.actions[0]) for turn in table.turns())  # the first may come too late
        assert table.view.seats[0].stand_in is None


def test_spectators_and_players_are_told_what_happens(server: ServerProcess) -> None:
    with connect(server.url, name="Robo") as me, connect(server.url, name="Eva") as watcher:
        table = me.new_table("thistledown", bots={1: "medium"}, public=True)
        table.sit(0)
        assert table.id in [each.id for each in watcher.tables(board="thistledown")]
        seen = watcher.table(table.id).updates()
        first = next(seen).table.version
        table.start()
        play(table, random.Random(6))
        told = [happening for update in seen for happening in update.happened]
        assert [each.seq for each in told] == list(range(first + 1, table.view.version + 1))
        assert {each.what for each in told} == {"started", "acted"}
        with pytest.raises(Refused) as refused:
            watcher.table(table.id).sit(0)
        assert (refused.value.code, refused.value.status) == ("table-not-open", 409)
