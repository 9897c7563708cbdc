"""No time is won by anything but moves: not by taking back, not by letting a bot play and coming back."""

from __future__ import annotations

from branchline.server.table import state
from branchline.server.table.state import CameBack, StoodIn, Undone, after, deadline
from branchline.server.wire import Pace
from tests.server.test_table_state import keep, playing, started

LIVE = Pace("live", bank=100, increment=20)


def test_taking_back_wins_no_time() -> None:
    table_state = started(pace=LIVE)
    at = 10.0
    for _ in range(10):
        acted = keep(table_state, 0, at)
        assert acted.seats[0].bank <= 100 + 20
        table_state = after(acted, Undone(0), at)
    assert table_state.seats[0].bank == 100
    assert table_state.seats[1].bank == 100


def test_a_turn_taken_back_costs_its_time() -> None:
    table_state = after(keep(started(pace=LIVE), 0, 40.0), Undone(0), 50.0)
    assert (table_state.seats[0].bank, table_state.seats[0].since) == (70.0, 50.0)


def test_a_bot_in_between_wins_no_time() -> None:
    table_state = playing(pace=LIVE)
    seat = table_state.actors[0]
    end = deadline(table_state)
    at = table_state.touched
    for _ in range(10):
        at += 5.0
        away = after(table_state, StoodIn(seat, state.STAND_IN, "left"), at)
        table_state = after(away, CameBack(seat), at)
    assert deadline(table_state) == end


def test_a_clock_that_is_set_back_wins_no_time() -> None:
    table_state = started(pace=LIVE)
    later = keep(table_state, 0, table_state.touched - 3600.0)
    assert later.seats[0].bank == 100 + 20
    assert later.touched == table_state.touched


def test_who_ran_out_of_time_stays_out_until_the_bot_has_moved() -> None:
    table_state = playing(pace=LIVE)
    seat = table_state.actors[0]
    away = after(table_state, StoodIn(seat, state.STAND_IN, "time"), 500.0)
    assert deadline(after(away, CameBack(seat), 500.0)) == (500.0, seat)
