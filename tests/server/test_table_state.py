"""Table state as the fold of its events: seats, the deal, acts, undo, resignation, agreement, clocks."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from branchline.boards import load_board
from branchline.bots.seats import CHARACTERS
from branchline.errors import CodedError
from branchline.game.deal import commitment, proof_of, seed_of
from branchline.game.errors import IllegalAction
from branchline.game.game import Game
from branchline.game.verify import verify
from branchline.server.store.rows import Status, Table
from branchline.server.table import state
from branchline.server.table.commands import Absence, Context, decide
from branchline.server.table.state import (
    Acted,
    Body,
    BotSat,
    CameBack,
    Gone,
    Left,
    Made,
    Resigned,
    Sat,
    Started,
    StoodIn,
    TableState,
    Undone,
    Voted,
    after,
    deadline,
    decode,
    encode,
    first,
    fold,
    waiting_bots,
)
from branchline.server.wire import (
    Act,
    ComeBack,
    Command,
    Leave,
    Pace,
    Resign,
    SeatBot,
    Settings,
    Sit,
    StandIn,
    Start,
    Undo,
    Vote,
    kind_of,
)
from branchline.testing import NONCE, someone

SECRET = bytes(range(32))
NONCES = [bytes([i] * 16) for i in range(5)]
# What the person in seat 0 may do while they play.
PLAYING: tuple[Command, ...] = (
    Act("m", 0, 0, ("draw",)), Undo("m", 0, 0), Resign("m", 0), Vote("m", 0, True), StandIn("m", 0),
)  # fmt: skip


def made(players: int = 2, **settings: Any) -> TableState:
    chosen = Settings("thistledown", players, **settings)
    return first("t1", SECRET, Made(chosen, "digest", commitment(SECRET)), load_board("thistledown"), at=0.0)


def seated(players: int = 2, **settings: Any) -> TableState:
    """A table of people, all there."""
    people = [(Sat(i, f"p{i}", f"Name {i}", NONCES[i]), float(i)) for i in range(players)]
    return fold(made(players, **settings), people)


def started(players: int = 2, *, at: float = 10.0, **settings: Any) -> TableState:
    return after(seated(players, **settings), Started(), at)


def keep(table_state: TableState, seat: int, at: float) -> TableState:
    assert table_state.game is not None
    return after(table_state, Acted(seat, (str(table_state.game.legal(seat)[0]),)), at)


def playing(players: int = 2, **settings: Any) -> TableState:
    """Everyone has chosen tickets, at times 11, 12 …"""
    table_state = started(players, **settings)
    for seat in range(players):
        table_state = keep(table_state, seat, 11.0 + seat)
    return table_state


def ask(table_state: TableState, person: str, command: Command, absence: Absence | None = None) -> Body:
    """What is decided about a command; the host is p0."""
    row = Table("t1", None, True, "thistledown", len(table_state.seats), 0, "none", table_state.status,
                table_state.version, "p0", SECRET, 0.0, 0.0)  # fmt: skip
    return decide(command, Context(someone(person), row, table_state, absence))


def refused(code: str, check: Any, *arguments: Any) -> None:
    with pytest.raises(CodedError) as caught:
        check(*arguments)
    assert caught.value.code == code
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "body",
    [
        Made(Settings("europe", 3, pace=Pace("live", 600, 20), longest_path=False), "d", "c"),
        Sat(0, "p", "Ana", b"\0\1"),
        Left(1),
        BotSat(2, "search:seconds=1", b"x"),
        Started(),
        Acted(0, ("draw", "take red"), ((1,), ())),
        Undone(0),
        Resigned(0),
        Voted(1, True),
        StoodIn(0, "hard", "time"),
        CameBack(0),
        Gone(),
    ],
)
def test_events_are_written_and_read(body: Body) -> None:
    assert decode(encode(body)) == body
    assert f'"{kind_of(body)}"'.encode() in encode(body)


def test_people_and_bots_sit_down_and_get_up() -> None:
    table_state = after(made(3), Sat(1, "p1", "Ana", NONCES[1]), 1.0)
    assert table_state.seats_of("p1") == (1,)
    refused("seat-taken", ask, table_state, "p2", Sit("m", 1, NONCE))
    refused("no-such-seat", ask, table_state, "p2", Sit("m", 3, NONCE))
    refused("seats-free", ask, table_state, "p0", Start("m"))
    table_state = after(table_state, BotSat(0, "hard", NONCES[0]), 2.0)
    refused("seat-not-yours", ask, table_state, "p2", Leave("m", 1))
    refused("not-host", ask, table_state, "p1", Leave("m", 0))
    assert ask(table_state, "p0", Leave("m", 0)) == Left(0)
    assert ask(table_state, "p1", Leave("m", 1)) == Left(1)
    table_state = after(table_state, Left(1), 3.0)
    assert ask(table_state, "p2", Sit("m", 1, NONCE)) == Sat(1, "p2", "Ana", bytes(16))
    assert (table_state.version, table_state.touched) == (4, 3.0)


def test_one_person_may_have_several_seats() -> None:
    table_state = fold(made(), [(Sat(i, "p0", name, NONCES[i]), 1.0) for i, name in enumerate(("Ana", "Ben"))])
    assert table_state.seats_of("p0") == (0, 1)


def test_the_deal_is_made_of_the_secret_and_all_nonces() -> None:
    table_state = started()
    assert table_state.game == Game.new("thistledown", 2, seed=seed_of("t1", SECRET, NONCES[:2]))
    assert table_state.game != Game.new("thistledown", 2, seed=seed_of("t1", SECRET, NONCES[1:3]))
    refused("table-not-open", ask, table_state, "p0", SeatBot("m", 0, "easy"))
    refused("table-not-open", ask, table_state, "p0", Start("m"))


def test_the_record_of_a_table_can_prove_its_deal() -> None:
    table_state = keep(started(), 0, 11.0)
    assert table_state.game is not None
    proof = proof_of(table_state.id, table_state.made.commitment, table_state.secret, NONCES[:2])
    verdict = verify(msgspec.structs.replace(table_state.game.record, proof=proof))
    assert (verdict.problems, verdict.deal_holds) == ((), True)


def test_tickets_are_chosen_in_any_order() -> None:
    one = keep(keep(started(), 0, 11.0), 1, 12.0)
    other = keep(keep(started(), 1, 11.0), 0, 12.0)
    assert one.game == other.game
    assert one.actors == (one.game.turn if one.game else None,)


def test_a_whole_game() -> None:
    """Every act is checked first, believed then, and the value before it stays what it was."""
    luck = random.Random(4)
    table_state, events = started(), list[tuple[Body, float]]()
    for at in range(1000):
        if table_state.status is Status.OVER:
            break
        assert table_state.game is not None
        seat = luck.choice(table_state.actors)
        action = str(luck.choice(table_state.game.legal(seat)))
        before = table_state.game.copy()
        events.append((ask(table_state, f"p{seat}", Act("m", seat, table_state.version, (action,))), 20.0 + at))
        then = after(table_state, *events[-1])
        assert table_state.game == before
        table_state = then
    assert table_state.game is not None
    assert table_state.game.over
    assert (table_state.ending, table_state.winners, table_state.actors) == ("played", table_state.game.winners, ())
    assert fold(started(), events).game == table_state.game
    refused("table-over", ask, table_state, "p0", Act("m", 0, 0, ("draw",)))


def test_an_act_is_all_or_nothing() -> None:
    offered = after(playing(), Acted(playing().actors[0], ("tickets",)), 20.0)
    assert offered.game is not None
    seat, before = offered.actors[0], offered.game.copy()
    keep_all = str(offered.game.legal(seat)[-1])
    with pytest.raises(IllegalAction):
        after(offered, Acted(seat, (keep_all, keep_all)), 21.0)
    with pytest.raises(IllegalAction):
        after(offered, Acted(1 - seat, ("draw",)), 21.0)
    assert offered.game == before
    both = after(offered, Acted(seat, (keep_all,)), 21.0)
    assert both.actors == (1 - seat,)
    assert both.version == offered.version + 1


def test_what_follows_on_chance_is_an_act_of_its_own() -> None:
    """Else its refusal would tell what chance would have brought, and nothing would be done."""
    table_state = playing()
    seat = table_state.actors[0]
    for second in ("draw", "take red", "take locomotive", "pay 1 red", "nonsense"):
        refused("after-chance", after, table_state, Acted(seat, ("draw", second)), 20.0)
    one = after(table_state, Acted(seat, ("draw",)), 20.0)
    assert after(one, Acted(seat, ("draw",)), 21.0).actors == (1 - seat,)


def test_what_drew_nothing_can_be_taken_back_until_the_next_event() -> None:
    before = started()
    table_state = keep(before, 0, 11.0)
    refused("nothing-to-undo", ask, table_state, "p1", Undo("m", 1, 0))
    assert ask(table_state, "p0", Undo("m", 0, 0)) == Undone(0)
    back = after(table_state, Undone(0), 12.0)
    assert back.game == before.game
    assert back.version == table_state.version + 1
    refused("nothing-to-undo", ask, back, "p0", Undo("m", 0, 0))
    refused("nothing-to-undo", ask, keep(table_state, 1, 12.0), "p0", Undo("m", 0, 0))


def test_what_drew_something_stays() -> None:
    table_state = playing()
    seat = table_state.actors[0]
    table_state = after(table_state, Acted(seat, ("draw",)), 20.0)
    refused("nothing-to-undo", ask, table_state, f"p{seat}", Undo("m", seat, 0))


def test_of_two_who_gives_up_loses() -> None:
    table_state = after(playing(), Resigned(0), 20.0)
    assert (table_state.status, table_state.ending, table_state.winners) == (Status.OVER, "resigned", (1,))


def test_of_three_a_bot_plays_on() -> None:
    table_state = after(playing(3), Resigned(0), 20.0)
    assert table_state.status is Status.RUNNING
    assert table_state.seats[0].player is not None
    refused("seat-resigned", ask, table_state, "p0", ComeBack("m", 0))
    assert after(table_state, Resigned(2), 21.0).winners == (1,)


def test_who_has_resigned_takes_nothing_back_and_ends_nothing() -> None:
    """A bot plays on for them: its moves are not theirs to undo, and the others decide how the game ends."""
    table_state = keep(after(started(3), Resigned(0), 20.0), 0, 21.0)  # choosing tickets reveals nothing
    assert table_state.undoable is None
    for command in PLAYING:
        refused("seat-resigned", ask, table_state, "p0", command)


def test_the_last_person_who_resigned_does_not_end_a_game_of_bots() -> None:
    table_state = after(after(made(3), BotSat(1, "easy", NONCES[1]), 1.0), BotSat(2, "easy", NONCES[2]), 2.0)
    table_state = after(after(table_state, Sat(0, "p0", "Ana", NONCES[0]), 3.0), Started(), 4.0)
    resigned = after(table_state, Resigned(0), 5.0)
    assert resigned.status is Status.RUNNING
    for end in (False, True):
        assert after(resigned, Voted(0, end), 6.0).status is Status.RUNNING


def test_what_a_stand_in_did_is_not_taken_back() -> None:
    """Neither while it plays, nor by who comes back: they could let it try for them, without a clock."""
    table_state = keep(after(started(3), StoodIn(0, "hard", "left"), 20.0), 0, 21.0)
    refused("seat-stood-in", ask, table_state, "p0", Undo("m", 0, 0))
    refused("nothing-to-undo", ask, after(table_state, CameBack(0), 30.0), "p0", Undo("m", 0, 0))


def test_the_end_by_agreement_takes_all_people() -> None:
    table_state = after(after(made(3), BotSat(1, "easy", NONCES[1]), 1.0), Sat(0, "p0", "Ana", NONCES[0]), 2.0)
    table_state = after(after(table_state, Sat(2, "p2", "Ben", NONCES[2]), 3.0), Started(), 4.0)
    table_state = after(table_state, Voted(0, True), 5.0)
    assert table_state.status is Status.RUNNING
    assert after(after(table_state, Voted(0, False), 6.0), Voted(2, True), 7.0).status is Status.RUNNING
    assert ask(table_state, "p0", Vote("m", 0, False)) == Voted(0, False)
    declined = ask(table_state, "p2", Vote("m", 2, False))
    assert declined == Voted(2, False, declines=True)
    assert decode(encode(declined)) == declined
    asked_again = after(table_state, declined, 6.0)
    assert not any(seat.wants_end for seat in asked_again.seats)
    assert after(asked_again, Voted(2, True), 7.0).status is Status.RUNNING
    assert ask(asked_again, "p2", Vote("m", 2, False)) == Voted(2, False)  # nothing to decline
    over = after(table_state, Voted(2, True), 6.0)
    assert (over.status, over.ending, over.winners) == (Status.OVER, "agreed", ())


def test_bots_in_logs_from_before_they_had_names_get_one_each() -> None:
    old = b'{"event":"bot","seat":%d,"spec":"easy","nonce":"AAAA"}'
    table_state = after(made(4), Sat(0, "p0", "Ana", NONCES[0]), 1.0)
    for seat in (1, 2):
        table_state = after(table_state, decode(old % seat), 2.0)
    named = [seat.name for seat in table_state.seats[1:3]]
    assert len(set(named)) == 2
    assert {*named} < {*CHARACTERS}
    event = ask(table_state, "p0", SeatBot("m", 3, "hard"))
    assert isinstance(event, BotSat)
    assert event.name in {*CHARACTERS} - {*named}
    assert decode(encode(event)) == event
    assert after(table_state, event, 3.0).seats[3].name == event.name


def test_bots_that_are_to_move() -> None:
    table_state = after(made(2), BotSat(0, "easy", NONCES[0]), 1.0)
    table_state = after(after(table_state, Sat(1, "p1", "Ana", NONCES[1]), 2.0), Started(), 3.0)
    assert waiting_bots(table_state) == ((0, "easy"),)
    assert waiting_bots(after(table_state, StoodIn(1, "hard", "left"), 4.0)) == ((0, "easy"), (1, "hard"))
    assert waiting_bots(keep(table_state, 0, 4.0)) == ()


def test_a_live_clock_counts_the_time_of_ones_own_turns() -> None:
    table_state = started(pace=Pace("live", bank=100, increment=5))
    assert deadline(table_state) == (110.0, 0)
    table_state = keep(table_state, 0, 40.0)  # 30 of 100 seconds, 5 more
    assert (table_state.seats[0].bank, table_state.seats[0].since) == (75.0, None)
    assert deadline(table_state) == (110.0, 1)
    table_state = keep(table_state, 1, 50.0)
    seat = table_state.actors[0]
    assert deadline(table_state) == (50.0 + table_state.seats[seat].bank, seat)
    assert table_state.seats[seat].bank == (75.0 if seat == 0 else 65.0)
    twice = after(after(table_state, Acted(seat, ("draw",)), 55.0), Acted(seat, ("draw",)), 60.0)
    assert twice.seats[seat].bank == table_state.seats[seat].bank - 10.0 + 5.0


def test_days_are_for_each_turn() -> None:
    table_state = started(pace=Pace("days", days=2))
    assert deadline(table_state) == (10.0 + 2 * 86_400, 0)
    table_state = keep(keep(table_state, 0, 1000.0), 1, 5000.0)
    assert deadline(table_state) == (5000.0 + 2 * 86_400, table_state.actors[0])


def test_without_a_clock_nothing_runs_out() -> None:
    assert deadline(playing()) is None


def test_who_ran_out_of_time_can_come_back() -> None:
    table_state = playing(pace=Pace("live", bank=60, increment=5))
    seat = table_state.actors[0]
    refused("seat-present", ask, table_state, f"p{seat}", ComeBack("m", seat))
    away = after(table_state, StoodIn(seat, "hard", "time"), 500.0)
    assert waiting_bots(away) == ((seat, "hard"),)
    assert deadline(away) is None
    assert ask(away, f"p{seat}", ComeBack("m", seat)) == CameBack(seat)
    back = after(away, CameBack(seat), 510.0)
    assert waiting_bots(back) == ()
    assert deadline(back) == (510.0, seat)  # no bot has moved: there is nothing to come back to
    moved = after(after(away, Acted(seat, ("draw",)), 501.0), CameBack(seat), 510.0)
    assert deadline(moved) == (510.0 + state.COMEBACK, seat)


def test_a_bot_may_play_for_somebody_who_is_away() -> None:
    """If they are waited for, have given no sign of life for long enough, and no clock runs."""
    table_state = playing()
    seat = table_state.actors[0]
    other, since = 1 - seat, table_state.seats[seat].since
    assert since is not None

    def stand_in(person: str, seen: float, now: float, of: int = seat, at: TableState = table_state) -> Body:
        return ask(at, person, StandIn("m", of), Absence({of: seen}, 180.0, now))

    assert stand_in(f"p{other}", 0.0, since + 180.0) == StoodIn(seat, "expert", "away")
    assert stand_in(f"p{other}", since + 100.0, since + 280.0)
    too_soon = ((0.0, since + 179.5, 1), (since + 100.0, since + 200.0, 80), (since + 280.0, since + 280.0, 180))
    for seen, now, left in too_soon:
        with pytest.raises(state.TableRefusal) as caught:
            stand_in(f"p{other}", seen, now)
        assert (caught.value.code, caught.value.details) == ("seat-not-away", {"seat": seat, "number": left})
    late = since + 1000.0
    refused("seat-not-awaited", stand_in, f"p{seat}", 0.0, late, other)
    refused("seat-not-yours", stand_in, "stranger", 0.0, late)
    refused("no-such-seat", stand_in, f"p{other}", 0.0, late, 7)
    refused("table-not-started", stand_in, "p0", 0.0, late, 0, seated())
    gone = after(table_state, StoodIn(seat, "expert", "away"), late)
    assert waiting_bots(gone) == ((seat, "expert"),)
    refused("seat-has-bot", stand_in, f"p{other}", 0.0, late, seat, gone)
    assert ask(gone, f"p{seat}", ComeBack("m", seat)) == CameBack(seat)
    for pace in (Pace("live", bank=60), Pace("days", days=1)):
        timed = playing(pace=pace)
        refused("clock-decides", stand_in, f"p{1 - timed.actors[0]}", 0.0, 1e9, timed.actors[0], timed)
    three = after(playing(3), Resigned(1), 20.0)
    if three.actors[0] != 1:
        refused("seat-resigned", stand_in, "p1", 0.0, late, three.actors[0], three)


def test_a_table_that_nobody_touched_is_gone() -> None:
    assert after(made(), Gone(), 99.0).status is Status.GONE


def test_before_the_start_nothing_can_be_played() -> None:
    for command in (*PLAYING, ComeBack("m", 0)):
        refused("table-not-started", ask, seated(), "p0", command)
