"""Hints: what the strongest bot would do, from what the seat knows, and only where nobody else plays."""

from __future__ import annotations

import re

from branchline.game.game import Game
from branchline.server.base.rate_limits import USUAL
from branchline.server.features.hints import MASTER, advice_in_words, ask_bot
from branchline.server.table.state import Made, Seat, TableState
from branchline.server.wire import Settings
from tests.server.features.games import act, alone
from tests.server.in_process import NONCE, InProcessServer, code_of, playing


def test_a_hint_can_be_followed(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    for language, word in (("en", "keep"), ("pl", "zatrzymaj"), ("ro", "păstrează")):
        assert ana.ask("PATCH", "/api/me", json={"language": language}).is_success
        found = ana.post(f"/api/tables/{table}/hint", {"seat": 0}).json()
        assert (found["seat"], found["version"]) == (0, ana.see(table)["version"])
        assert word in found["advice"]["words"].lower()
        first = found["advice"]["why"][0]  # one sentence; numbers are told apart
        assert first.endswith(".")
        assert not re.search(r"[.:] [A-ZĂÂÎȘȚĄĆĘŁŃÓŚŹŻ]|%|\n", first), first
    act(local_server, ana, table, found["advice"]["action"])
    assert ana.post(f"/api/tables/{table}/hint", {"seat": 0}).json()["version"] > found["version"]


def test_hints_are_for_those_who_play_alone(local_server: InProcessServer) -> None:
    ana, table = alone(local_server)
    ask = {"seat": 0}
    assert code_of(local_server.visitor().post(f"/api/tables/{table}/hint", ask)) == "no-guest"
    assert code_of(local_server.guest("Eve").post(f"/api/tables/{table}/hint", ask)) == "seat-not-yours"
    assert code_of(ana.post(f"/api/tables/{table}/hint", {"seat": 1})) == "seat-not-yours"
    assert code_of(ana.post(f"/api/tables/{table}/hint", {"seat": 7})) == "no-such-seat"
    assert code_of(ana.post("/api/tables/nowhere/hint", ask)) == "no-such-table"
    ana.do(table, "stand-in", seat=0)
    assert code_of(ana.post(f"/api/tables/{table}/hint", ask)) == "seat-stood-in"
    olga, _, together = playing(local_server)
    answer = olga.post(f"/api/tables/{together}/hint", ask)
    assert (answer.status_code, code_of(answer)) == (403, "hints-off")
    olga.do(together, "resign", seat=0)
    assert code_of(olga.post(f"/api/tables/{together}/hint", ask)) == "table-over"


def test_a_hint_is_for_ones_own_turn(local_server: InProcessServer) -> None:
    ana = local_server.guest("Ana")
    table = ana.make()["id"]
    for seat in (0, 1):
        assert ana.do(table, "sit", seat=seat, nonce=NONCE, name=f"Ana {seat}").is_success
    assert code_of(ana.post(f"/api/tables/{table}/hint", {"seat": 0})) == "table-not-started"
    ana.do(table, "start")
    act(local_server, ana, table, seat=0)
    assert code_of(ana.post(f"/api/tables/{table}/hint", {"seat": 0})) == "not-your-turn"


def test_thinking_is_not_for_nothing(rate_limited_server: InProcessServer) -> None:
    """The same question costs nothing; a new one counts."""
    ana, table = alone(rate_limited_server)
    ask = {"seat": 0}
    first = ana.post(f"/api/tables/{table}/hint", ask).json()
    for _ in range(int(USUAL.hints.burst) + 2):
        assert ana.post(f"/api/tables/{table}/hint", ask).json() == first
    while rate_limited_server.services.limits.hints.take("127.0.0.1"):
        pass
    act(rate_limited_server, ana, table)
    assert code_of(ana.post(f"/api/tables/{table}/hint", ask)) == "too-many"


def test_a_hint_tells_nothing_that_the_seat_does_not_know() -> None:
    """Whatever is dealt anew of all that seat 0 can't know: the same words. A count of playouts, not of seconds."""
    bot = MASTER.replace("seconds=1", "playouts=60")
    game = Game.new("thistledown", 2, seed=11)
    for step in range(12):
        if 0 in game.actors:
            deals = [_table_state(game.redeal(0, seed) if seed else game) for seed in range(3)]
            assert len({advice_in_words(ask_bot(deal, 0, bot), deal, 0, "en") for deal in deals}) == 1, step
        seat = game.actors[0]
        game.play(game.legal(seat)[step % len(game.legal(seat))], seat)


def test_a_master_thinks_for_a_second() -> None:
    assert MASTER == "search:seconds=1,threads=1"


def _table_state(game: Game) -> TableState:
    made = Made(Settings(game.board.id, game.players), game.board.digest, "")
    return TableState("table", b"", made, game.board, (Seat(name="Ana"), Seat(bot="easy")), game=game)
