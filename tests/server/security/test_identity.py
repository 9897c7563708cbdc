"""Nobody acts for another: not without a cookie, not with a wrong, old or stolen one, not by another's move."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.in_process import NONCE, InProcessServer, code_of, keep, playing

# Every command that is somebody's own, and how a stranger is refused it at a running table.
OTHERS_COMMANDS: list[tuple[str, dict[str, Any], str]] = [
    ("act", {"seat": 1, "seen": 4, "actions": ["draw"]}, "seat-not-yours"),
    ("act", {"seat": 1, "seen": 2, "actions": ["draw"]}, "seat-not-yours"),
    ("undo", {"seat": 1, "seen": 4}, "seat-not-yours"),
    ("undo", {"seat": 1, "seen": 999}, "seat-not-yours"),
    ("resign", {"seat": 1}, "seat-not-yours"),
    ("vote", {"seat": 1, "end": True}, "seat-not-yours"),
    ("stand-in", {"seat": 1}, "seat-not-yours"),
    ("come-back", {"seat": 1}, "seat-not-yours"),
    ("sit", {"seat": 1, "nonce": NONCE}, "table-not-open"),
    ("leave", {"seat": 1}, "table-not-open"),
    ("dismiss", {"seat": 1}, "not-host"),
    ("bot", {"seat": 1, "level": "easy"}, "not-host"),
    ("start", {}, "not-host"),
    ("rematch", {}, "table-not-over"),
    ("resign", {"seat": 9}, "no-such-seat"),
]


def test_no_command_for_anothers_seat(local_server: InProcessServer) -> None:
    """Neither by somebody at the table, nor by a stranger, nor by nobody; and nothing is written."""
    ana, _, table = playing(local_server)
    eva, nobody = local_server.guest("Eva"), local_server.visitor()
    before = local_server.events(table)
    for do, more, code in OTHERS_COMMANDS:
        assert code_of(eva.do(table, do, **more)) == code
        assert code_of(nobody.do(table, do, **more)) == "no-guest"
        if code == "seat-not-yours":  # for somebody who is away, players may seat a bot; nobody is, yet
            assert code_of(ana.do(table, do, **more)) == ("seat-not-away" if do == "stand-in" else code)
    assert local_server.events(table) == before


def test_before_the_start_seats_are_safe_too(local_server: InProcessServer) -> None:
    ana, ola, eva = local_server.guest("Ana"), local_server.guest("Ola"), local_server.guest("Eva")
    table = ana.make(public=True, players=3, bots={"2": "easy"})["id"]
    assert ola.do(table, "sit", seat=1, nonce=NONCE).is_success
    before = local_server.events(table)
    assert code_of(eva.do(table, "sit", seat=1, nonce=NONCE)) == "seat-taken"
    assert code_of(eva.do(table, "leave", seat=1)) == "seat-not-yours"
    assert code_of(ana.do(table, "leave", seat=1)) == "seat-not-yours"
    assert code_of(eva.do(table, "leave", seat=2)) == "not-host"
    assert code_of(ola.do(table, "bot", seat=0, level="easy")) == "not-host"
    assert local_server.events(table) == before


def test_a_cookie_is_right_or_nobodys(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    assert ana.token is not None
    thief, before = local_server.visitor(), local_server.events(table)
    flipped = ("A" if ana.token[0] != "A" else "B") + ana.token[1:]
    for token in (
        ana.token[:-1],
        ana.token + "=",
        ana.token.lower(),
        flipped,
        "",
        " ",
        "x" * 4000,
        "' or 1=1 --",
        "%00",
    ):
        thief.token = token
        assert code_of(thief.do(table, "resign", seat=0)) == "no-guest", token
        assert code_of(thief.get("/api/me")) == "no-guest"
    assert ola.token is not None
    thief.token = ola.token  # somebody's, but not of this seat
    assert code_of(thief.do(table, "resign", seat=0)) == "seat-not-yours"
    assert local_server.events(table) == before


def test_a_forgotten_device_is_nobodys_and_others_stay(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    code = ana.post("/api/me/transfer", None).json()["code"]
    other = local_server.visitor()
    assert other.post("/api/arrivals", {"code": code}).status_code == 201
    assert code_of(local_server.visitor().post("/api/arrivals", {"code": code})) == "wrong-code"
    token = other.token
    assert other.ask("DELETE", "/api/me").status_code == 204
    assert token is not None
    other.token = token
    assert code_of(other.do(table, "resign", seat=0)) == "no-guest"
    assert ana.do(table, "vote", seat=0, end=True).is_success


def test_a_transfer_ends_with_its_time_and_with_the_next_one(local_server: InProcessServer) -> None:
    ana, other = local_server.guest(), local_server.visitor()
    first, second = (ana.post("/api/me/transfer", None).json() for _ in range(2))
    assert code_of(other.post("/api/arrivals", {"code": first["code"]})) == "wrong-code"
    local_server.clock.at = second["until"] + 1
    assert code_of(other.post("/api/arrivals", {"code": second["code"]})) == "wrong-code"
    assert other.token is None


def test_whoever_is_banned_does_nothing(local_server: InProcessServer) -> None:
    ana, _, table = playing(local_server)
    person = local_server.events(table)[1].person
    assert person is not None
    local_server.loop.run(local_server.store.change_person(person, banned=True))
    local_server.clock.at += 60
    before = local_server.events(table)
    name = {"name": "Ana"}
    asked = (("POST", "/api/guests", name), ("PATCH", "/api/me", name), ("GET", f"/api/tables/{table}", None))
    for answer in (
        ana.do(table, "resign", seat=0),
        *(ana.ask(method, path, json=body) for method, path, body in asked),
    ):
        assert (answer.status_code, code_of(answer)) == (403, "banned")
    assert local_server.events(table) == before


def test_anothers_move_id_gets_nothing_of_their_move(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    done = keep(ana, table, 0).json()
    stolen = {"do": "vote", "move_id": done["move_id"], "seat": 1, "end": True}
    before = local_server.events(table)
    refusal = ola.post(f"/api/tables/{table}/commands", stolen)
    assert code_of(refusal) == "move-id-taken"
    assert "events" not in refusal.text
    eva = local_server.guest("Eva")
    for move_id in (done["move_id"], "never-used-by-anybody"):  # strangers don't learn whether somebody has used it
        guess = eva.post(f"/api/tables/{table}/commands", stolen | {"move_id": move_id})
        assert code_of(guess) == "seat-not-yours"
    assert local_server.events(table) == before


@pytest.mark.parametrize("seat", [1, 9])
def test_ones_own_move_id_for_another_seat_shows_no_more_than_a_spectator_sees(
    local_server: InProcessServer, seat: int
) -> None:
    ana, _, table = playing(local_server)
    done = keep(ana, table, 0).json()
    assert "tickets" in done["happened"]["events"][0]
    again = {"do": "vote", "move_id": done["move_id"], "seat": seat, "end": True}
    answer = ana.post(f"/api/tables/{table}/commands", again)
    assert answer.status_code == 200
    assert answer.json()["version"] == done["version"]
    assert "tickets" not in answer.json()["happened"]["events"][0]


def test_moves_of_the_server_itself_cant_be_named(local_server: InProcessServer) -> None:
    """What bots and clocks do has ids that no client may send."""
    ana, _, table = playing(local_server)
    for move_id in ("bot:4:0", "clock:4:0", "made", "gone:4", "abcdefgh\n", "", "x" * 65):
        command = {"do": "vote", "move_id": move_id, "seat": 0, "end": True}
        assert code_of(ana.post(f"/api/tables/{table}/commands", command)) == "bad-message", move_id


def test_two_seats_of_one_person_are_not_mixed_up(local_server: InProcessServer) -> None:
    """Each seat's view has its own hand, and an act is the seat's that it names."""
    ana = local_server.guest()
    table = ana.make()["id"]
    for seat in (0, 1):
        assert ana.do(table, "sit", seat=seat, nonce=NONCE, name=f"Seat {seat}").is_success
    assert ana.do(table, "start").is_success
    offers = [ana.see(table, seat=seat)["game"]["offer"] for seat in (0, 1)]
    assert offers[0] != offers[1]
    theirs = ", ".join(ticket["ticket"] for ticket in offers[1])
    wrong = ana.do(table, "act", seat=0, seen=4, actions=[f"keep {theirs}"])
    assert wrong.status_code == 422
    assert len(local_server.events(table)) == 4
    assert code_of(ana.get(f"/api/tables/{table}", seat=2)) == "seat-not-yours"


def test_a_rematch_is_for_those_who_played(local_server: InProcessServer) -> None:
    ana, ola, table = playing(local_server)
    ana.do(table, "resign", seat=0)
    eva, before = local_server.guest("Eva"), local_server.events(table)
    assert code_of(eva.do(table, "rematch")) == "not-player"
    assert local_server.events(table) == before
    assert ola.do(table, "rematch").is_success
    new = ola.see(table)["rematch"]
    assert code_of(eva.do(new["table"], "sit", seat=0, nonce=NONCE)) == "code-needed"
    assert new["code"]
    assert eva.see(table)["rematch"]["code"] is None
